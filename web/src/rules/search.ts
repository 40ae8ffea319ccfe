/** Finding rules by words. Words are compared by their stems, and a beginning is enough. */
import type { Block, GameInfo } from "$lib/types";

export interface Entry {
  game: string;
  id: string;
  /** The clause without the place in the rulebook that it comes from. */
  html: string;
  heading: string;
  stems: string[];
  headingStems: string[];
}
/** A word of a question with all that it may stand for. */
export type Term = string[];

const STOP = new Set(
  (
    "a an and any are as at be been but by can did do does for from had has have he her his how i if in into is it its may me my of on or our " +
    "out she should so than that the their them then there these they this to us was we were what when where which who why will with would you your " +
    "must get gets got game player players happen happens many much allowed need one two"
  ).split(" "),
);

/** Without capitals and accents, so that "Światło" and "swiatlo" are one word. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("’", "'");
}

export function stem(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.endsWith("ing") && word.length > 6) return word.slice(0, -3);
  if (word.endsWith("ed") && word.length > 5) return word.slice(0, -2);
  if (word.endsWith("s") && !word.endsWith("ss") && !word.endsWith("us")) return word.slice(0, -1);
  return word;
}

const split = (text: string): string[] =>
  plain(text)
    .replaceAll("'s", "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
export const stems = (text: string): string[] => split(text).map(stem);

/** Whether a word says anything of what is asked. */
export const telling = (word: string): boolean => word.length > 1 && !STOP.has(word);

/** The words of a question that mean something; all of them, if none does. */
export function terms(question: string): Term[] {
  const all = [...new Set(split(question))];
  const some = all.filter(telling);
  return (some.length ? some : all).map((each) => [stem(each)]);
}

/** How well a word of the ledger answers one of the question: the word itself, its beginning, or not at all. */
function likeness(word: string, wanted: string): number {
  if (word === wanted) return 1;
  if (wanted.length >= 3 && word.startsWith(wanted)) return 0.7;
  return word.length >= 4 && wanted.startsWith(word) ? 0.5 : 0;
}

function best(words: string[], term: Term): number {
  let found = 0;
  for (const wanted of term)
    for (const word of words) {
      const like = likeness(word, wanted);
      if (like > found) found = like;
    }
  return found;
}

const has = (entry: Entry, term: Term): boolean => best(entry.stems, term) > 0;

/** A word that stands somewhere as it is asked for is wanted as it is; a beginning is meant only where it is not. */
export function finders(all: Entry[], question: Term[]): ((entry: Entry) => boolean)[] {
  return question.map((term) => {
    const whole = (entry: Entry) => term.some((each) => entry.stems.includes(each));
    return all.some(whole) ? whole : (entry) => has(entry, term);
  });
}

const SOURCE = /\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*$/;

/** A clause and the words in brackets at its end, which name the place of the rulebook. */
export function parts(html: string): { body: string; source: string; mark: string } {
  const source = SOURCE.exec(html)?.[1] ?? "";
  let body = source ? html.replace(SOURCE, "") : html;
  const mark = /^\[([^\]]+)\]\s*/.exec(body)?.[1] ?? "";
  if (mark) body = body.replace(/^\[[^\]]+\]\s*/, "");
  return { body, source, mark };
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

export function entries(game: string, blocks: Block[]): Entry[] {
  const found: Entry[] = [];
  const open: string[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") {
      open.length = Math.min(open.length, Math.max(0, block.level - 2));
      if (block.level > 1) open.push(block.text);
    } else if (block.kind === "clause") {
      const { body } = parts(block.html);
      const heading = open.join(" · ");
      found.push({ game, id: block.id, html: body, heading, stems: stems(textOf(body)), headingStems: stems(heading) });
    }
  }
  return found;
}

/** What people say, and what the rules say for it. */
const SYNONYMS = [
  "fight attack battle declare",
  "dark darkness light",
  "kill defeat slay",
  "money gold coin",
  "point vp star victory",
  "purchase buy",
  "flip turn opposite",
  "reroll roll",
  "tie tied equal",
  "upgrade level",
  "refuse decline",
  "trash destroy discard remove",
  "win winner",
  "end over last",
  "swap exchange",
  "shuffle reshuffle",
  "spell magic",
  "first start",
  "price cost pay",
].map((each) => each.split(" ").map(stem));
const SAID_OTHERWISE = 0.6;
const ASIDE = /solo|solitaire|variant/i; // sections that are meant only when somebody names them
const LESS = 0.6;

const HEADING = 0.35; // a word in the heading counts less than one in the clause
const NEAR = 0.25; // two words of the question that stand beside each other
const RARE = 1.5; // how much more a rare word says than a common one
const LONG = 0.004; // by how much a word more makes a clause a weaker answer

/** The clauses that answer a question best. */
export function rank(all: Entry[], question: Term[], most: number): Entry[] {
  const wide = question.map((term) => [
    ...new Set(SYNONYMS.filter((each) => term.some((word) => each.includes(word))).flat()),
  ]);
  const rare = question.map((term, i) => {
    const number = all.reduce((sum, each) => sum + Number(has(each, term) || has(each, wide[i]!)), 0);
    return number ? Math.log(1 + all.length / number) ** RARE : 0;
  });
  const like = (words: string[], i: number) =>
    Math.max(best(words, question[i]!), SAID_OTHERWISE * best(words, wide[i]!));
  const aside = question.some((term) => term.some((word) => ASIDE.test(word)));
  const total = rare.reduce((a, b) => a + b, 0);
  if (!total) return [];
  const scored = all.map((entry) => {
    let score = 0;
    let covered = 0;
    question.forEach((_, i) => {
      const own = like(entry.stems, i);
      const above = like(entry.headingStems, i);
      score += rare[i]! * (own + HEADING * above);
      covered += rare[i]! * Math.max(own, HEADING * above);
    });
    const near = question.slice(1).filter((term, i) => beside(entry.stems, question[i]!, term)).length;
    const far = !aside && ASIDE.test(entry.heading) ? LESS : 1;
    return {
      entry,
      score: (score * (1 + NEAR * near) * far * (covered / total) ** 2) / (1 + LONG * entry.stems.length),
    };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

function beside(words: string[], first: Term, second: Term): boolean {
  return words.some((word, i) => best([word], first) > 0 && best(words.slice(i + 1, i + 3), second) > 0);
}

/** "ts 13.4", "RP-5.7": somebody who knows the number wants that clause. */
export function asNumber(question: string, games: GameInfo[]): string {
  const found = /^\s*([a-z]{2})[\s-]*([a-z]?\d+(?:\.\d+)?)\s*$/i.exec(question);
  const prefix = found?.[1]?.toUpperCase() ?? "";
  return found && games.some((each) => each.prefix === prefix) ? `${prefix}-${found[2]!.toUpperCase()}` : "";
}

/** The same HTML with the words of the question marked. */
export function marked(html: string, question: Term[]): string {
  return html.replace(/<[^>]*>|&\w+;|[\p{L}\p{N}]+/gu, (piece) => {
    if (piece.startsWith("<") || piece.startsWith("&")) return piece;
    const word = stem(plain(piece));
    return question.some((term) => best([word], term) > 0) ? `<mark>${piece}</mark>` : piece;
  });
}
