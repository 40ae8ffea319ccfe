/**
 * The hand that holds a tile over a grid. It offers exactly the places that the server offers; everywhere else
 * the tile is red. The pointer, the arrows and the list of options all move the same ghost.
 */
import { does } from "$lib/choices";
import type { Decision, Doing, Option } from "$lib/types";
import { factsOf, type Cell, type Chosen, type Sitting, type Terms } from "../shown";
import { flipped, frame, middle, moved, turnedRight, turns } from "./turns";

export type Kind = "spot" | "wound" | "fight_spot";

export interface Spot {
  option: Option<Terms, Doing<Chosen, "lay">>;
  cells: Cell[];
}
/** What is drawn on the grid, for the reason of a red tile: its cells, what covers them, and what else holds there. */
export interface Ground {
  there(): Cell[];
  taken(): Cell[];
  rule(): Fault;
  /** The icons under a tile, of each its alternatives. */
  icons?(cells: Cell[]): string[][];
  /** Whether the question is about this grid, where there are several of a kind. */
  mine?(): boolean;
}
/** Why a tile cannot lie where it is held: what is said, and the clause. */
export interface Fault {
  say: string;
  clause: string;
}
const OUTSIDE: Fault = { say: "th-tiles-fault-outside", clause: "TH-3.9" };
const TAKEN: Fault = { say: "th-tiles-fault-taken", clause: "TH-3.10" };

const REACH = 1.6; // cells between the pointer and the middle of a place that it still means

/** The question on the table, also while the answer is on its way: what lies there does not jump meanwhile. */
export const asked = (sitting: Sitting): Decision<Terms, Chosen> | null =>
  sitting.past || sitting.link === "lost" ? null : sitting.asked;
/** The tile that a question is about, and the Hero. */
export const shapeAsked = (sitting: Sitting): string => String(asked(sitting)?.about.shape ?? "");
export const heroAsked = (sitting: Sitting): number => Number(asked(sitting)?.about.hero ?? -1);

/** The id under which the tile in the hand travels. */
export const HELD = "th-held";
/** Where a tile that was just laid comes from: out of the own hand, or from the tiles that somebody else chose from. */
export const laidFrom = (sitting: Sitting, shape: string): string =>
  sitting.seat !== null && sitting.lines.at(-1)?.seat === sitting.seat ? HELD : `th-shape-${shape}`;

export class Placement {
  readonly sitting: Sitting;
  readonly kind: Kind;
  /** Where the tile is held: its orientation and the corner of its frame, in cells. */
  turn = $state(0);
  x = $state(0);
  y = $state(0);
  #ground: Ground;
  #begun = "";

  constructor(sitting: Sitting, kind: Kind, ground: Ground) {
    this.sitting = sitting;
    this.kind = kind;
    this.#ground = ground;
  }

  active = $derived.by(() => asked(this.sitting)?.kind === this.kind && (this.#ground.mine?.() ?? true));
  shape = $derived.by(() => (this.active ? shapeAsked(this.sitting) : ""));
  turns = $derived.by((): Cell[][] => {
    const found = this.shape ? factsOf(this.sitting).tiles[this.shape] : undefined;
    return found ? turns(found.cells) : [];
  });
  spots = $derived.by((): Spot[] => {
    if (!this.active || !this.turns.length) return [];
    return asked(this.sitting)!
      .options.filter(does("lay"))
      .map((option) => ({ option, cells: moved(this.turns[option.is.turn]!, option.is.x, option.is.y) }));
  });
  /** Whether the tile has other orientations, and another mirror image; the turn may still be that of the tile before. */
  turnable = $derived.by(() => this.turns.length > 1);
  flippable = $derived.by(
    () => this.turnable && this.turn < this.turns.length && flipped(this.turns, this.turn) !== this.turn,
  );
  cells = $derived.by((): Cell[] => (this.turns[this.turn] ? moved(this.turns[this.turn]!, this.x, this.y) : []));
  /** The place under the ghost, if the tile may lie there. */
  spot = $derived.by((): Spot | undefined =>
    this.spots.find(({ option: { is } }) => is.turn === this.turn && is.x === this.x && is.y === this.y),
  );
  /** The icons that it covers there; null where none are printed. */
  covers = $derived.by((): string[][] | null => (this.spot && this.#ground.icons?.(this.spot.cells)) ?? null);
  /** The cells that the tile can reach as it is turned. */
  reach = $derived.by((): Cell[] => {
    const found = new Map<string, Cell>();
    for (const { option, cells } of this.spots)
      if (option.is.turn === this.turn) for (const cell of cells) found.set(cell.join(), cell);
    return [...found.values()];
  });
  fault = $derived.by((): Fault | null => {
    if (this.spot || !this.cells.length) return null;
    const there = new Set(this.#ground.there().map((cell) => cell.join()));
    if (this.cells.some((cell) => !there.has(cell.join()))) return OUTSIDE;
    const taken = new Set(this.#ground.taken().map((cell) => cell.join()));
    return this.cells.some((cell) => taken.has(cell.join())) ? TAKEN : this.#ground.rule();
  });

  /** A new question: the tile is held over its first place, turned as the last one was if it can be. */
  begin(): void {
    const question = `${this.sitting.state?.ply} ${this.shape}`; // after an undo the same ply may ask for another tile
    if (!this.active || question === this.#begun) return;
    this.#begun = question;
    const first = this.spots.find(({ option }) => option.is.turn === this.turn) ?? this.spots[0];
    if (first) this.hold(first);
  }

  hold(spot: Spot): void {
    const { turn, x, y } = spot.option.is;
    [this.turn, this.x, this.y] = [turn, x, y];
  }

  /** The advice of the computer takes the tile there. */
  follow(): void {
    const found = this.spots.find(({ option }) => option === this.sitting.hinted);
    if (found) this.hold(found);
  }

  /** The pointer is here, in cells: the nearest place that it can mean, or just there, in red. */
  point(px: number, py: number): void {
    const near = this.#nearest(px, py, (spot) => spot.option.is.turn === this.turn);
    const over = near?.spot.cells.some(([x, y]) => x === Math.floor(px) && y === Math.floor(py));
    if (near && (over || near.far < REACH)) return this.hold(near.spot);
    const shape = this.turns[this.turn];
    if (!shape) return;
    const [mx, my] = middle(shape);
    this.#put(px - mx, py - my);
  }

  /** Over the grid as far as it goes: a tile is not held beside it. */
  #put(x: number, y: number): void {
    const ground = frame(this.#ground.there());
    const { w, h } = frame(this.turns[this.turn]!);
    this.x = Math.max(0, Math.min(ground.x + ground.w - w, Math.round(x)));
    this.y = Math.max(0, Math.min(ground.y + ground.h - h, Math.round(y)));
  }

  #nearest(px: number, py: number, fits: (spot: Spot) => boolean): { spot: Spot; far: number } | undefined {
    let best: { spot: Spot; far: number } | undefined;
    for (const spot of this.spots) {
      if (!fits(spot)) continue;
      const [mx, my] = middle(spot.cells);
      const far = Math.hypot(mx - px, my - py);
      if (!best || far < best.far) best = { spot, far };
    }
    return best;
  }

  rotate(back = false): void {
    if (!this.cells.length) return;
    let to = this.turn;
    for (let i = 0; i < (back ? 3 : 1); i++) to = turnedRight(this.turns, to);
    this.#turnTo(to);
  }

  flip(): void {
    if (this.cells.length) this.#turnTo(flipped(this.turns, this.turn));
  }

  /** Turn about the middle, then to the nearest place for it so turned. */
  #turnTo(turn: number): void {
    if (turn < 0 || turn === this.turn || !this.cells.length) return;
    const [px, py] = middle(this.cells);
    this.turn = turn;
    const near = this.#nearest(px, py, (spot) => spot.option.is.turn === turn);
    if (near) return this.hold(near.spot);
    const { w, h } = frame(this.turns[turn]!);
    this.#put(px - w / 2, py - h / 2);
  }

  /** To the nearest place in a direction; at the last one, to the nearest in another orientation. */
  step(dx: number, dy: number): void {
    if (!this.cells.length) return;
    const [px, py] = middle(this.cells);
    const ahead = (spot: Spot): number => {
      const [mx, my] = middle(spot.cells);
      return (mx - px) * dx + (my - py) * dy;
    };
    const cost = (spot: Spot): number => {
      const [mx, my] = middle(spot.cells);
      return ahead(spot) + 2 * Math.abs((mx - px) * dy + (my - py) * dx);
    };
    const there = this.spots.filter((spot) => spot.option.is.turn === this.turn && ahead(spot) > 0.2);
    const best = there.sort((a, b) => cost(a) - cost(b))[0];
    if (best) this.hold(best);
  }

  async lay(): Promise<void> {
    if (this.spot) await this.sitting.choose(this.spot.option);
  }
}
