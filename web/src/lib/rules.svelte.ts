/** The ledger in the app: any clause can be opened from anywhere. */
import { api } from "./api";
import type { Block } from "./types";
import { words } from "./words.svelte";

export type Clause = Extract<Block, { kind: "clause" }>;

class Reader {
  /** The clause that is open in the dialog, or "". */
  open = $state("");

  show(clause: string): void {
    this.open = clause;
  }
}

export const reader = new Reader();

/** The game whose ledger a clause stands in. */
export async function gameOf(clause: string): Promise<string> {
  const prefix = clause.split("-")[0];
  const { games } = await api.games();
  return games.find((each) => each.prefix === prefix)?.id ?? "";
}

/** A clause in the reader's language. */
export async function findClause(id: string): Promise<{ game: string; clause: Clause } | null> {
  const { language } = words; // read before anything is waited for, so that who shows it changes with the language
  const game = await gameOf(id);
  if (!game) return null;
  const { blocks } = await api.rules(game, language);
  const clause = blocks.find((each): each is Clause => each.kind === "clause" && each.id === id);
  return clause ? { game, clause } : null;
}

/** Why something may not be chosen, in a few words; where we have none, the clause speaks for itself. */
export function reason(clause: string): string {
  const id = `why-${clause.replace(".", "-")}`;
  return words.has(id) ? words.t(id) : "";
}
