/**
 * What only some games lay on the table: Bounties, banks, goals, the story of a Scenario. It is fetched when the game
 * has it.
 */
import type { TableView } from "../shown";

class Tale {
  parts = $state.raw<typeof import("./parts") | null>(null);
  #asked = false;

  needs(view: TableView): boolean {
    return view.mode !== "competitive" || view.elites !== null || view.tale.facts.length > 0;
  }

  async fetch(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.parts = await import("./parts");
    } catch {
      this.#asked = false; // the connection was lost: with the next move it is tried again
    }
  }
}

export const tale = new Tale();
