/** The Book of Tales at one table: which page lies open, and which pages there are. */
import type { Sitting } from "../shown";
import { seenBefore } from "$lib/once";
import { asked } from "../poly/placement.svelte";
import { viewOf } from "../shown";

export type Page = "intro" | "ending" | number;

const SEEN = "fabletop-thorgal-begun"; // the table whose beginning was read in this tab

class Book {
  readonly sitting: Sitting;
  /** The page that lies open; null while the book is closed. */
  page = $state<Page | null>(null);
  #told: number[] | null = null;
  #asked = "";
  #read: number | null = null;
  #ended = false;

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  /** Every page that may be read: how it begins, what was told, how it ends. */
  pages = $derived.by((): Page[] => {
    const view = viewOf(this.sitting);
    return ["intro", ...view.told, ...(view.ending ? ["ending" as const] : [])];
  });
  /** Something is to be chosen on the page that is being read. */
  asks = $derived.by((): boolean => {
    const kind = asked(this.sitting)?.kind;
    return kind === "thread" || (kind === "option" && viewOf(this.sitting).reading !== null);
  });

  open(page?: Page): void {
    const view = viewOf(this.sitting);
    this.page = page ?? view.reading ?? this.pages.at(-1) ?? "intro";
  }

  close(): void {
    this.page = null;
  }

  turn(by: number): void {
    const at = this.page === null ? -1 : this.pages.indexOf(this.page);
    this.page = this.pages[at + by] ?? this.page;
  }

  /** After every move: a new Paragraph is read aloud to all, and a choice on a page opens it again. */
  follow(): void {
    const { told, reading, ending, phase } = viewOf(this.sitting);
    if (this.sitting.past) return;
    const first = this.#told === null;
    const fresh = first ? [] : told.filter((number) => !this.#told!.includes(number));
    this.#told = [...told];
    if (first && phase === "setup" && !seenBefore(SEEN, this.sitting.id)) this.open("intro");
    else if (fresh.length) this.open(fresh[0]);
    else if (first && reading !== null) this.open(reading);
    const question = this.asks ? `${reading}/${asked(this.sitting)?.kind}/${this.sitting.state?.ply}` : "";
    if (question && question !== this.#asked && !fresh.length) this.open(reading ?? undefined);
    else if (!question && this.#asked && this.page === this.#read) this.close(); // answered: the table shows what follows
    this.#asked = question;
    this.#read = reading;
    if (ending && !this.#ended) this.open("ending");
    this.#ended = Boolean(ending);
  }
}

const books = new WeakMap<Sitting, Book>();

export function bookOf(sitting: Sitting): Book {
  const found = books.get(sitting) ?? new Book(sitting);
  books.set(sitting, found);
  return found;
}
export type { Book };
