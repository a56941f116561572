// Writes src/stavka/render/symbols.svg: the NATO symbols of the branches that our games have, by milsymbol.
// The result is kept in the repository, so that nobody needs Node to draw a counter. To make it anew:
//
//     npm install --no-save milsymbol@3 && node tools/symbols.mjs

import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ms from "milsymbol";

/** Each branch by its function in MIL-STD-2525C, for a friendly unit on the ground. */
const BRANCHES = {
  infantry: "UCI---",
  mechanised: "UCIZ--",
  motorised: "UCIM--",
  armoured: "UCA---",
  cavalry: "UCR---", // the bare stroke that players know, not the one of motorised scouts
  reconnaissance: "UCR---",
  mountain: "UCIO--",
  airborne: "UCIA--",
  marines: "UCIN--",
  artillery: "UCF---",
  rockets: "UCFR--",
  "anti-tank": "UCAA--",
  "anti-aircraft": "UCD---",
  engineer: "UCE---",
  air: "UCVF--",
  supply: "USS---",
};

/** The icon without its frame, in the colour of whoever uses it. */
function icon(code) {
  const symbol = new ms.Symbol(`SFGP${code}-----`, { frame: false, fill: false, monoColor: "black" });
  if (!symbol.isValid()) throw new Error(`milsymbol does not know ${code}`);
  const [, inner] = /<svg[^>]*>(.*)<\/svg>/s.exec(symbol.asSVG());
  return inner
    .replaceAll(/\s*(stroke-dasharray|fill-opacity)="[^"]*"/g, "")
    .replaceAll(/(stroke|fill)="black"/g, '$1="currentColor"')
    .replaceAll(/stroke-width="[^"]*"/g, 'stroke-width="9"')
    .replaceAll(/ ?><\/(path|circle)>/g, "/>");
}

const symbols = Object.entries(BRANCHES).map(
  ([name, code]) => `<symbol id="nato-${name}" viewBox="20 45 160 110">${icon(code)}</symbol>`,
);
const target = join(dirname(fileURLToPath(import.meta.url)), "../src/stavka/render/symbols.svg");
writeFileSync(target, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
