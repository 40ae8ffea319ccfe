/** What the client takes from packages and from the Python side: fonts, icons as used, words by language. */
import { cpSync, mkdirSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { Plugin } from "vite";

const SRC = join(import.meta.dirname, "..", "src");
const PACKAGES = join(import.meta.dirname, "..", "node_modules");
const FACES = [
  ["alegreya", ["latin-wght-normal", "latin-ext-wght-normal", "latin-wght-italic", "latin-ext-wght-italic"]],
  ["grenze-gotisch", ["latin-wght-normal", "latin-ext-wght-normal"]],
] as const;

/** tokens.css names its fonts beside itself; they lie in their packages. */
export function fonts(): Plugin {
  return {
    name: "fabletop-fonts",
    buildStart() {
      mkdirSync(join(SRC, "look", "fonts"), { recursive: true });
      for (const [face, files] of FACES)
        for (const file of files)
          cpSync(
            join(PACKAGES, "@fontsource-variable", face, "files", `${face}-${file}.woff2`),
            join(SRC, "look", "fonts", `${face}-${file}.woff2`),
          );
    },
  };
}

function* sources(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* sources(path);
    else if (/\.(svelte|ts)$/.test(name)) yield path;
  }
}

/**
 * `virtual:icons/app` and `virtual:icons/GAME`: a sprite of the icons that the source names as "gi:NAME".
 * A game's folder has its own sprite, so that nobody loads the icons of a game that is not played.
 */
export function icons(): Plugin {
  const prefix = "virtual:icons/";
  type Set = { icons: Record<string, { body: string; width?: number }>; width?: number };
  let set: Set | undefined;
  return {
    name: "fabletop-icons",
    resolveId: (id) => (id.startsWith(prefix) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + prefix)) return undefined;
      set ??= JSON.parse(readFileSync(join(PACKAGES, "@iconify-json", "game-icons", "icons.json"), "utf8")) as Set;
      const game = id.slice(prefix.length + 1);
      const found = new Set<string>();
      for (const file of sources(SRC)) {
        const [folder, name] = relative(SRC, file).split("/");
        const owner = folder === "games" && name && !name.includes(".") ? name : "app";
        if (owner !== game) continue;
        this.addWatchFile(file);
        for (const match of readFileSync(file, "utf8").matchAll(/\bgi:([a-z0-9-]+)/g)) found.add(match[1]!);
      }
      const symbols = [...found].sort().map((name) => {
        const icon = set!.icons[name];
        if (!icon) throw new Error(`there is no icon ${name} in game-icons`);
        return `<symbol id="i-${name}" viewBox="0 0 512 512">${icon.body.replaceAll(' fill="currentColor"', "")}</symbol>`;
      });
      return `export default ${JSON.stringify(symbols.join(""))};`;
    },
  };
}

/** `virtual:words/LANGUAGE`: all Fluent files of a language but those of the terminal, as one text. */
export function words(locale: string): Plugin {
  const prefix = "virtual:words/";
  return {
    name: "fabletop-words",
    resolveId: (id) => (id.startsWith(prefix) ? "\0" + id : undefined),
    load(id) {
      if (!id.startsWith("\0" + prefix)) return undefined;
      const folder = join(locale, id.slice(prefix.length + 1));
      const files = readdirSync(folder).filter((name) => name.endsWith(".ftl") && name !== "cli.ftl");
      for (const name of files) this.addWatchFile(join(folder, name));
      const text = files.sort().map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
      return `export default ${JSON.stringify(text.replaceAll(/^#.*\n/gm, "").replaceAll(/\n{2,}/g, "\n"))};`;
    },
  };
}
