/** A token of the Row that was lifted, and not yet put down: the first click of two. */
import type { Sitting } from "../shown";
import { viewOf } from "../shown";

export class Lifted {
  readonly sitting: Sitting;
  #slot = $state<number | null>(null);
  #ply = $state(-1);

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  asked = $derived.by(() => this.sitting.decision?.kind === "token");
  /** The slots from which a token may be taken; −1 is beside the Row. */
  sources = $derived.by((): number[] => [
    ...new Set(this.sitting.options({ do: "put" }).flatMap(({ is }) => (is.slot === undefined ? [] : [is.slot]))),
  ]);
  /** Where the lifted token lay; the only one that there is needs no lifting. */
  slot = $derived.by((): number | null => {
    if (this.sources.length === 1) return this.sources[0]!;
    return this.#slot !== null && this.#ply === this.sitting.state?.ply && this.sources.includes(this.#slot)
      ? this.#slot
      : null;
  });

  lift(slot: number): void {
    this.#ply = this.sitting.state?.ply ?? -1;
    this.#slot = this.slot === slot ? null : slot;
  }

  /** What a card would be worth: with the lifted token, or with any. */
  outlook(slot: number): { worth: number[]; times: number[] } {
    const card = viewOf(this.sitting).row[slot]!;
    return (this.slot !== null && card.from[this.slot]) || card;
  }
}
