/** What is asked of the server by HTTP. */
import type { Created, GameDescription, GameSummary, NewTable, Overlay, RuleText, Sight, TableInfo } from "../wire";

/** Why something did not happen: a word of the client's, or the server's with its message in each language. */
export interface Trouble {
  word: string;
  message?: Record<string, string>;
  rule?: string;
}

export class Refused extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.message?.en ?? trouble.word);
  }
}

/** Any error as trouble; what is no refusal of the server's is a server out of reach. */
export function troubleOf(error: unknown): Trouble {
  return error instanceof Refused ? error.trouble : { word: "offline" };
}

async function ask(path: string, token = "", body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(
    `/api/${path}`,
    body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) },
  );
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as Trouble | null;
  throw new Refused(told?.word ? told : { word: response.status === 404 ? "not-found" : "offline" });
}

async function json<T>(path: string, token?: string, body?: unknown): Promise<T> {
  return (await (await ask(path, token, body)).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await ask(path)).text();
}

/** Where something of a game is: on which of its maps, and in which edition, so that it can be kept. */
const at = (map: string, edition: string): string => `?${new URLSearchParams({ map, v: edition })}`;

export const api = {
  games: () => json<GameSummary[]>("games"),
  game: (id: string, map: string) => json<GameDescription>(`games/${id}?${new URLSearchParams({ map })}`),
  board: ({ id, map, edition }: GameDescription) => text(`games/${id}/board.svg${at(map, edition)}`),
  sprite: ({ id, map, edition }: GameDescription) => text(`games/${id}/sprite.svg${at(map, edition)}`),
  words: (lang: string) => text(`words/${lang}.ftl`),
  gameWords: ({ id, map, edition }: GameDescription, lang: string) =>
    text(`games/${id}/words/${lang}.ftl${at(map, edition)}`),
  rule: (game: string, ref: string) => json<RuleText[]>(`games/${game}/rules/${encodeURIComponent(ref)}`),

  create: (wish: NewTable) => json<Created>("tables", "", wish),
  table: (id: string) => json<TableInfo>(`tables/${id}`),
  moment: (id: string, number: number, token: string) => json<Sight>(`tables/${id}/moments/${number}`, token),
  overlay: (id: string, name: string, unit: string, token: string) =>
    json<Overlay>(`tables/${id}/overlays/${name}${unit ? `?unit=${encodeURIComponent(unit)}` : ""}`, token),
  fork: (id: string, at: number, tokens: string) => json<Created>(`tables/${id}/fork`, tokens, { at }),
  save: async (id: string, tokens: string) => (await ask(`tables/${id}/save`, tokens)).blob(),
};
