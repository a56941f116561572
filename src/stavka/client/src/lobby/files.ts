/** A file to begin from: a save, or a position. */
export interface GameFile {
  is: "save" | "position";
  name: string;
  text: string;
  /** The game that it says it is of; empty if it does not say. */
  game: string;
}

export async function readGameFile(file: File): Promise<GameFile> {
  const text = await file.text();
  const saved = /^\s*\{/.test(text);
  const game = (saved ? /"game"\s*:\s*"([^"]*)"/ : /^\s*game\s*=\s*"([^"]*)"/m).exec(text)?.[1] ?? "";
  return { is: saved ? "save" : "position", name: file.name, text, game };
}
