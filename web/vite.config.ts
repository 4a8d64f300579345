import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { rules } from "./rules-plugin.ts";

// The bundle is part of the Python package; the server serves it.
export default defineConfig({
  plugins: [rules(), svelte()],
  // From wherever it is served: a server has its own address, a web space a folder of somebody.
  base: "./",
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: "../src/spieluhr/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // The rules are read from the Python package beside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8700", "/ws": { target: "ws://127.0.0.1:8700", ws: true } },
  },
});
