/** One ledger that is read and searched. The server finds; here is who looks at what was found. */
import { api } from "$lib/api";
import type { Answers, Block } from "$lib/types";

export interface Section {
  id: string;
  level: number;
  text: string;
  /** The clauses below it, up to the next heading. */
  clauses: string[];
}

const NOTHING: Answers = { best: [], hits: {}, whole: true, words: [] };

export class Search {
  blocks = $state.raw<Block[]>([]);
  /** The game whose ledger is shown. */
  game = $state("");
  language = $state("");
  question = $state("");
  only = $state(false);
  at = $state(0);
  /** The hit that is looked at, from when somebody went to it. */
  current = $state("");
  #found = $state.raw<Answers>(NOTHING);

  constructor() {
    // the newest question wins, however late an older answer comes
    $effect(() => {
      const { game, language } = this;
      const question = this.question.trim();
      let stale = false;
      if (!game || question.length < 2) this.#show(NOTHING);
      else
        api.search(question, language, game).then(
          (found) => !stale && this.#show(found),
          () => !stale && this.#show(NOTHING),
        );
      return () => {
        stale = true;
      };
    });
  }

  sections = $derived.by(() => {
    const found: Section[] = [];
    for (const [i, block] of this.blocks.entries()) {
      if (block.kind === "heading")
        found.push({ id: `section-${i}`, level: block.level, text: block.text, clauses: [] });
      else if (block.kind === "clause") found.at(-1)?.clauses.push(block.id);
    }
    return found;
  });
  hits = $derived(this.#found.hits[this.game] ?? []);
  hit = $derived(new Set(this.hits));
  best = $derived(this.#found.best);
  words = $derived(new Set(this.#found.words));
  /** No clause has all the words: those with most of them are shown. */
  partly = $derived(!this.#found.whole);

  async read(game: string, language: string): Promise<void> {
    if (this.game === game && this.language === language) return;
    const ledger = await api.rules(game, language);
    if (this.game !== ledger.game) this.current = "";
    this.blocks = ledger.blocks;
    this.game = ledger.game;
    this.language = ledger.language;
  }

  /** The page keeps its order; who looks begins with the best answer. */
  #show(found: Answers): void {
    this.#found = found;
    const best = found.best[0]?.clause.id ?? "";
    this.at = Math.max(0, this.hits.indexOf(best));
    this.current = this.hits[this.at] ?? "";
  }

  step(by: number): void {
    if (!this.hits.length) return;
    this.at = (this.at + by + this.hits.length) % this.hits.length;
    this.current = this.hits[this.at]!;
  }
}
