// Says by the client's words what is asked of it, so that it can be compared with the server's.
// Standard input: {lang: {files, game, asked: [[method, ...arguments], ...]}}; standard output: {lang: [...]}.
import { runnerImport } from "vite";

const input = [];
for await (const part of process.stdin) input.push(part);
const asked = JSON.parse(Buffer.concat(input).toString("utf-8"));

const { module } = await runnerImport(new URL("../src/words/words.ts", import.meta.url).pathname, {
    logLevel: "error",
});
const said = {};
for (const [lang, { files, game, asked: calls }] of Object.entries(asked)) {
    const words = new module.Words(lang, files, game);
    said[lang] = calls.map(([method, ...given]) => words[method](...given));
}
process.stdout.write(JSON.stringify(said));
