/** One ledger that is read and searched. */
import { api } from "$lib/api";
import type { Block, GameInfo } from "$lib/types";
import { words } from "$lib/words.svelte";
import { asNumber, entries, finders, type Entry, type Term } from "./search";
import { ask } from "./translate";

export interface Section {
  id: string;
  level: number;
  text: string;
  /** The clauses below it, up to the next heading. */
  clauses: string[];
}

export class Search {
  blocks = $state.raw<Block[]>([]);
  question = $state("");
  only = $state(false);
  hits = $state.raw<string[]>([]);
  terms = $state.raw<Term[]>([]);
  /** No clause has all the words: those with most of them are shown. */
  partly = $state(false);
  at = $state(0);
  /** The hit that is looked at, from when somebody went to it. */
  current = $state("");

  #game: GameInfo | null = null;
  #entries: Entry[] = [];

  constructor() {
    $effect(() => {
      const question = this.question;
      const language = words.language;
      const { blocks } = this;
      let stale = false;
      if (blocks.length) void this.#find(question, language).then((show) => !stale && show());
      return () => {
        stale = true;
      };
    });
  }

  sections = $derived.by(() => {
    const found: Section[] = [];
    for (const [i, block] of this.blocks.entries()) {
      if (block.kind === "heading" && block.level > 1)
        found.push({ id: `section-${i}`, level: block.level, text: block.text, clauses: [] });
      else if (block.kind === "clause") found.at(-1)?.clauses.push(block.id);
    }
    return found;
  });
  hit = $derived(new Set(this.hits));

  async read(game: GameInfo): Promise<void> {
    if (this.#game?.id === game.id) return;
    const { blocks } = await api.rules(game.id);
    this.#game = game;
    this.#entries = entries(game.id, blocks);
    this.current = "";
    this.blocks = blocks;
  }

  async #find(question: string, language: string): Promise<() => void> {
    const text = question.trim();
    let terms: Term[] = [];
    let hits: Entry[] = [];
    let partly = false;
    const number = this.#game ? asNumber(text, [this.#game]) : "";
    if (number) {
      hits = this.#entries.filter(
        (each) => each.id === number || each.id.startsWith(number.includes(".") ? number : `${number}.`),
      );
    } else if (text.length > 1) {
      terms = await ask(text, language, [this.blocks]);
      const found = finders(this.#entries, terms);
      const counted = this.#entries.map((each) => ({ each, number: found.filter((fits) => fits(each)).length }));
      const most = Math.max(0, ...counted.map(({ number }) => number));
      partly = most > 0 && most < terms.length;
      if (most) hits = counted.filter(({ number }) => number === most).map(({ each }) => each);
    }
    return () => {
      this.hits = hits.map((each) => each.id);
      this.terms = terms;
      this.partly = partly;
      this.at = 0;
      this.current = this.hits[0] ?? "";
    };
  }

  step(by: number): void {
    if (!this.hits.length) return;
    this.at = (this.at + by + this.hits.length) % this.hits.length;
    this.current = this.hits[this.at]!;
  }
}
