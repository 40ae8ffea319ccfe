/** What the client takes from packages and from the Python side: fonts, icons as used, words by language. */
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import subsetFont from "subset-font";
import { optimize } from "svgo";
import type { Plugin } from "vite";

const SRC = join(import.meta.dirname, "..", "src");
const PACKAGES = join(import.meta.dirname, "..", "node_modules");
/** The faces that tokens.css names, each with the weights that are used of it. */
const FACES = [
  [
    "alegreya",
    ["latin-wght-normal", "latin-ext-wght-normal", "latin-wght-italic", "latin-ext-wght-italic"],
    { min: 400, max: 800 },
  ],
  ["grenze-gotisch", ["latin-wght-normal", "latin-ext-wght-normal"], { min: 400, max: 700 }],
] as const;

// What a reader sees of a font: joined letters, accents, and the figures that we ask for.
const FEATURES = [
  "kern",
  "liga",
  "clig",
  "calt",
  "rlig",
  "ccmp",
  "locl",
  "mark",
  "mkmk",
  "lnum",
  "onum",
  "pnum",
  "tnum",
];

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
const LATIN =
  range(0x20, 0xff) +
  "\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u20ac\u2122\u2191\u2193\u2212\u2215" +
  range(0x2000, 0x206f);
// Of the wide fonts: the letters of Central Europe, for our languages and for the names of players.
const CENTRAL = "ĂăĄąĆćČčĎďĐđĘęĚěĹĺĽľŁłŃńŇňŐőŔŕŘřŚśŞşŠšŢţŤťŮůŰűŹźŻżŽž";

/** tokens.css names its fonts beside itself; they lie in their packages. */
export function fonts(): Plugin {
  return {
    name: "fabletop-fonts",
    async buildStart() {
      const target = join(SRC, "look", "fonts");
      mkdirSync(target, { recursive: true });
      for (const [face, files, weights] of FACES)
        for (const file of files) {
          const name = `${face}-${file}.woff2`;
          const whole = readFileSync(join(PACKAGES, "@fontsource-variable", face, "files", name));
          const letters = file.startsWith("latin-ext") ? CENTRAL : LATIN;
          const part = await subsetFont(whole, letters, {
            targetFormat: "woff2",
            keepFeatures: FEATURES,
            variationAxes: { wght: weights },
          });
          writeFileSync(join(target, name), part);
        }
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
 * A game's folder has its own sprite, so that nobody loads the icons of a game that is not played; its face.ts is on
 * every page. So has a folder
 * in it with a file sprite.ts, `virtual:icons/GAME/FOLDER`, whose icons are fetched when they are needed.
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
        const [folder, name, part] = relative(SRC, file).split("/");
        const own = part && existsSync(join(SRC, "games", name!, part, "sprite.ts")) ? `/${part}` : "";
        const owner = folder === "games" && name && part !== "face.ts" ? name + own : "app";
        if (owner !== game) continue;
        this.addWatchFile(file);
        for (const match of readFileSync(file, "utf8").matchAll(/\bgi:([a-z0-9-]+)/g)) found.add(match[1]!);
      }
      const symbols = [...found].sort().map((name) => {
        const icon = set!.icons[name];
        if (!icon) throw new Error(`there is no icon ${name} in game-icons`);
        return `<symbol id="i-${name}" viewBox="0 0 512 512">${small(icon.body)}</symbol>`;
      });
      return `export default ${JSON.stringify(symbols.join(""))};`;
    },
  };
}

/** An icon is drawn at 200 px at most, on a grid of 512: whole numbers are enough. */
function small(body: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`;
  const { data } = optimize(svg, {
    plugins: [{ name: "preset-default", params: { overrides: { convertPathData: { floatPrecision: 0 } } } }],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, "").replaceAll(' fill="currentColor"', "");
}

/**
 * `virtual:words`: for each language the loaders of its parts. The part "app" is what every page may say; a game
 * has a part of its own: its rules, its components, its board. Of a game every page may say its name, its options
 * and its points. How it is played (GAME_how.ftl) is a part for who wants to know: "GAME/how".
 */
export function words(locale: string): Plugin {
  const prefix = "virtual:words";
  const languages = () => readdirSync(locale).filter((name) => statSync(join(locale, name)).isDirectory());

  /** The messages of a language by the part that they belong to. */
  function parts(language: string): Map<string, string[]> {
    const folder = join(locale, language);
    const files = readdirSync(folder)
      .filter((name) => name.endsWith(".ftl") && !/^cli\.ftl$|_terminal\.ftl$/.test(name))
      .sort();
    const games = files.flatMap((name) => /^(.*)_content\.ftl$/.exec(name)?.[1] ?? []);
    const found = new Map<string, string[]>();
    const short = new Map<string, string>(); // "rp" -> "roll-player"
    for (const game of games) {
      const text = readFileSync(join(folder, `${game}_content.ftl`), "utf8");
      short.set(/^([a-z]+)-/m.exec(text)![1]!, game.replaceAll("_", "-"));
    }
    for (const name of files) {
      const text = readFileSync(join(folder, name), "utf8")
        .replaceAll(/^#.*\n/gm, "")
        .replaceAll(/\n{2,}/g, "\n");
      for (const message of text.split(/^(?=[a-z][\w-]* =)/m)) {
        const id = /^[\w-]+/.exec(message)?.[0];
        if (!id) continue;
        const game = short.get(/^(?:why-)?([A-Za-z]+)-/.exec(id)?.[1]?.toLowerCase() ?? "");
        const own = name.endsWith("_how.ftl") ? `${game}/how` : game;
        const part = !game || /^[a-z]+-(game$|option-|points$)/.test(id) ? "app" : own!;
        found.set(part, [...(found.get(part) ?? []), message]);
      }
    }
    return found;
  }

  return {
    name: "fabletop-words",
    resolveId: (id) => (id === prefix || id.startsWith(`${prefix}/`) ? "\0" + id : undefined),
    load(id) {
      if (id === "\0" + prefix) {
        const maps = languages().map((language) => {
          const loaders = [...parts(language).keys()].map(
            (part) => `${JSON.stringify(part)}: () => import("${prefix}/${language}/${part}")`,
          );
          return `${JSON.stringify(language)}: { ${loaders.join(", ")} }`;
        });
        return `export default { ${maps.join(", ")} };`;
      }
      if (!id.startsWith(`\0${prefix}/`)) return undefined;
      const [language, ...rest] = id.slice(prefix.length + 2).split("/") as [string, ...string[]];
      const part = rest.join("/");
      for (const name of readdirSync(join(locale, language))) this.addWatchFile(join(locale, language, name));
      return `export default ${JSON.stringify((parts(language).get(part) ?? []).join(""))};`;
    },
  };
}
