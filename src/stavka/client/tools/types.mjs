// Writes src/wire.ts from openapi.json, which `python -m stavka.server.openapi` makes of the server's structs.
import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const source = new URL("../openapi.json", import.meta.url);
const target = new URL("../src/wire.ts", import.meta.url);

let document;
try {
    document = JSON.parse(await readFile(source, "utf-8"));
} catch (error) {
    console.error(
        `There is no ${source.pathname} to read (${error.message}): python -m stavka.server.openapi makes it.`,
    );
    process.exit(1);
}
const names = Object.keys(document.components.schemas);
const aliases = names.map((name) => `export type ${name} = components["schemas"]["${name}"];`);
const types = astToString(await openapiTS(document, { defaultNonNullable: false, emptyObjectsUnknown: true }));
await writeFile(target, `// Made by npm run types from the server's structs.\n${types}\n${aliases.join("\n")}\n`);
