/**
 * The ledgers are in English. Who asks in another language names things as the game does in that language, so the
 * names of the Fluent files and the glossary of the ledger lead from there to the English words.
 */
import loaders from "virtual:words";
import type { Block } from "$lib/types";
import { plain, stem, stems, telling, terms, type Term } from "./search";

/** Everyday words by their beginnings, which no card bears. */
const COMMON: Record<string, string> = {
  pl:
    "walcz fight, walk fight, bitw battle, ciemn dark, mrok dark, kup buy, kupo buy, zakup buy, rzad row, " +
    "rzed row, peln full, remis tie, kosc die dice, rzut roll, rzuc roll, odrzu discard, dobier draw, " +
    "dobra draw, ciagn draw, zniszcz destroy, wygr win, zwyci win, koni end, konc end, kolej order turn, " +
    "zlot gold, zakle spell, poziom level, awans level, pust empty, tali deck, taso shuffle, " +
    "przetas shuffle, wymien swap, zamien swap, obroc turn, drug second, pierw first start, " +
    "punkt points stars, pole space, bron weapon",
  cs:
    "bojov fight, boj fight, utoc attack, tma dark, tme dark, temn dark, koup buy, nakup buy, kupo buy, " +
    "rad row, pln full, remiz tie, nerozh tie, kostk die dice, kostek dice, hod roll, haz roll, " +
    "odhod discard, odhaz discard, liz draw, dober draw, znic destroy, vyhr win, vitez win, konec end, " +
    "konc end, porad order, zlat gold, kouz spell, uroven level, prazd empty, balic deck, mich shuffle, " +
    "zamich shuffle, vymen swap, otoc turn, druh second, prvni first start, zacin start, bod points stars, " +
    "pole space, zbran weapon",
};
/** Words that tell nothing. */
const STOP: Record<string, string> = {
  pl:
    "czy moge mozna moze jest sa na do ze sie co jak gdy kiedy ile kto za przy po od dla ma mam nie tak gra " +
    "gry grze gracz gracza",
  cs:
    "mohu muzu muze lze jsem je se na do ze co jak kdyz kdy kolik kdo za pri po od pro ma mam ne ano hra hry " +
    "hre hrac hrace jestli",
};

type Names = { words: string[]; english: string[] }[];
const GAME_NAME = /^((?:rp|ts|th|eu)-[\w-]+) = ([^{}\n]{2,40})$/gm;
const kept = new Map<string, Promise<Names>>();

const foreign = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((each) => each.length > 2);

/** All words of a language, the games' own ones included. */
async function text(language: string): Promise<string> {
  const parts = await Promise.all(Object.values(loaders[language] ?? {}).map((load) => load()));
  return parts.map((each) => each.default).join("\n");
}

async function names(language: string): Promise<Names> {
  const [own, english] = await Promise.all([text(language), text("en")]);
  const theirs = new Map([...english.matchAll(GAME_NAME)].map(([, id, name]) => [id, name!]));
  return [...own.matchAll(GAME_NAME)].flatMap(([, id, name]) => {
    const there = theirs.get(id!);
    return there && there !== name ? [{ words: foreign(name!), english: stems(there) }] : [];
  });
}

/** The glossary of a ledger: the first column in the language of its source, the second in English. */
export function glossary(blocks: Block[]): Names {
  const found: Names = [];
  for (const block of blocks) {
    if (block.kind !== "text" || !/source term/i.test(block.html)) continue;
    for (const [, row] of block.html.matchAll(/<tr>([\s\S]*?)<\/tr>/g)) {
      const [source, english] = [...row!.matchAll(/<td>([\s\S]*?)<\/td>/g)].map(([, cell]) =>
        cell!.replace(/<[^>]*>/g, ""),
      );
      if (source && english) found.push({ words: foreign(source), english: stems(english) });
    }
  }
  return found;
}

/** Words of one root: "walce" and "walka" begin alike. */
function alike(a: string, b: string): boolean {
  if (a === b) return true;
  const least = Math.min(a.length, b.length);
  if (least < 4) return false;
  let same = 0;
  while (same < least && a[same] === b[same]) same++;
  return same >= Math.max(4, Math.max(a.length, b.length) - 3);
}

/** The words of a question; in another language each with the English words that it may mean. */
export async function ask(question: string, language: string, ledgers: Block[][]): Promise<Term[]> {
  if (language === "en" || !loaders[language]) return terms(question);
  if (!kept.has(language)) kept.set(language, names(language));
  const known = [...(await kept.get(language)!), ...ledgers.flatMap(glossary)];
  const asked = [...new Set(foreign(question))].filter((each) => !STOP[language]?.split(" ").includes(each));
  const meant = new Map(asked.map((word) => [word, new Set([word])]));
  for (const { words, english } of known) {
    const of = words.map((word) => asked.find((each) => alike(word, each)));
    if (!words.length || of.some((each) => each === undefined)) continue;
    for (const word of of) for (const each of english) if (telling(each)) meant.get(word!)!.add(each);
  }
  for (const entry of COMMON[language]?.split(", ") ?? []) {
    const [start, ...english] = entry.split(" ");
    for (const [word, own] of meant) if (word.startsWith(start!)) for (const each of english) own.add(stem(each));
  }
  return asked.length ? [...meant.values()].map((each) => [...each]) : terms(question);
}
