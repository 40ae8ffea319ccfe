/** The ledgers of all games as one book that can be asked. They are fetched when somebody begins to ask. */
import { api } from "$lib/api";
import type { Block, GameInfo } from "$lib/types";
import { asNumber, entries, finders, rank, type Entry, type Term } from "./search";
import { ask } from "./translate";

interface Book {
  games: GameInfo[];
  blocks: Map<string, Block[]>;
  all: Entry[];
}
export interface Answers {
  best: Entry[];
  /** How many clauses of each game have all the words. */
  counts: { game: string; number: number }[];
  terms: Term[];
}

let book: Promise<Book> | undefined;

async function read(): Promise<Book> {
  const { games } = await api.games();
  const ledgers = await Promise.all(games.map((each) => api.rules(each.id)));
  return {
    games,
    blocks: new Map(ledgers.map((each) => [each.game, each.blocks])),
    all: ledgers.flatMap((each) => entries(each.game, each.blocks)),
  };
}

/** Begin to fetch, so that the first answer comes at once. */
export function open(): Promise<Book> {
  book ??= read();
  book.catch(() => (book = undefined));
  return book;
}

export async function answer(question: string, language: string, most: number): Promise<Answers> {
  const { games, blocks, all } = await open();
  const number = asNumber(question, games);
  if (number) {
    const exact = all.filter((each) => each.id === number);
    const below = all.filter(
      (each) => each.id.startsWith(`${number}.`) || (number.includes(".") && each.id.startsWith(number)),
    );
    return { best: [...new Set([...exact, ...below])].slice(0, most), counts: [], terms: [] };
  }
  const terms = await ask(question, language, [...blocks.values()]);
  const counts = games.map(({ id }) => {
    const own = all.filter((each) => each.game === id);
    const found = finders(own, terms);
    return { game: id, number: own.filter((each) => found.every((fits) => fits(each))).length };
  });
  return { best: rank(all, terms, most), counts: counts.filter((each) => each.number), terms };
}
