import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` shows the page while it is written; the tables are those of a server that runs beside it.
const server = process.env.STAVKA_SERVER ?? "http://127.0.0.1:8127";

export default defineConfig({
  base: "/",
  plugins: [svelte()],
  build: {
    outDir: "dist",
    assetsInlineLimit: 0, // the page's security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["test/**/*.test.ts"] },
});
