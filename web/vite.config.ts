import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fonts, icons, words } from "./plugins/assets.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [fonts(), icons(), words(here("../src/fabletop/locale")), svelte()],
  resolve: { alias: { $lib: here("src/lib"), $look: here("src/look"), $table: here("src/table") } },
  build: { outDir: here("../src/fabletop/client"), emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "^/api/": { target: process.env.FABLETOP_API ?? "http://127.0.0.1:8377", ws: true } } },
});
