/**
 * What the parts of the board share: the table as it is shown, whose cards lie in front, and what the reader has
 * picked up or opened. It knows no rules: what may be done is asked of the sitting.
 */
import { tips } from "$lib/tips.svelte";
import type { BattleView, Card, Chosen, Option, Refused, SeatView, Sitting, SlotView } from "./sent";

/** A card that lies in front of the reader. */
export interface Item {
  id: string;
  /** "" is the back of a hidden card. */
  card: string;
  slot?: SlotView;
  /** The choice that the card itself stands for, if there is one. */
  is?: Chosen;
  owner?: number;
}

/** Cards that are looked through in a dialog. */
export interface Opened {
  title: string;
  note?: string;
  piles: { title?: string; cards: [card: string, number: number | null][] }[];
}

export interface Drag {
  slot: number;
  card: string;
  x: number;
  y: number;
}

/** A choice of a card of the hand is named by the card, one of the party by its slot. */
const OF_HAND = ["destroy", "discard", "hero"] as const;
const OF_PARTY = ["hero", "food", "card", "victim", "discard"] as const;
/** Choices that have a place of their own on the board. All others stand in the bar of answers. */
const PLACED: Chosen["do"][] = [
  ...OF_PARTY,
  "attack",
  "monster",
  "use",
  "equip",
  "buy",
  "spoils",
  "level",
  "destroy",
  "borrow",
];
/** Questions that are answered in the Village; all others are of the Dungeon, or of the hand that lies before it. */
const SHOPPING = ["village_effect", "buy", "level_up", "spoils", "pawn"];

/** The part of the board where a question is answered: a phone turns to it. */
export function placeOf(sitting: Sitting): string {
  if (!sitting.decision) return "";
  return SHOPPING.includes(sitting.decision.kind) ? "village" : "board";
}

export class Play {
  readonly sitting: Sitting;
  #picked = $state.raw<{ ply: number; slot: number } | null>(null);
  /** The Rank whose ledger the reader turned to. */
  turnedTo = $state(0);
  drag = $state.raw<Drag | null>(null);
  opened = $state.raw<Opened | null>(null);

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  table = $derived.by(() => this.sitting.shown!.table);
  content = $derived.by(() => this.sitting.content);
  /** A spectator looks over the shoulder of who moves. */
  me = $derived.by(() =>
    this.sitting.seat === null && this.sitting.eyes === null ? this.table.active : this.sitting.front,
  );
  watches = $derived.by(() => this.sitting.seat === null && this.sitting.eyes === null);
  own = $derived.by(() => this.table.seats[this.me]!);
  turn = $derived.by(() => this.table.active === this.me && !this.sitting.shown!.over);
  /** The reader buys with Spoils after a battle. */
  spoiling = $derived.by(() => this.turn && !this.table.revealed.length && this.table.spoils.length > 0);
  shopping = $derived.by(() => this.spoiling || (this.turn && this.table.doing === "village"));
  rivals = $derived.by(() => {
    const n = this.table.seats.length;
    return Array.from({ length: n - 1 }, (_, i) => (this.me + 1 + i) % n);
  });
  /** The party or hand belongs to the turn after which it was drawn: so a new hand is new cards. */
  #drawn = $derived.by(() => {
    const n = this.table.seats.length;
    const since = (this.table.active - this.me + n) % n;
    return this.table.turn - (since || n);
  });

  card(name: string): Card {
    return this.content.cards[name]!;
  }

  /** The slot with this number; slots count from 1. */
  slot(number: number): SlotView | undefined {
    return this.table.party[number - 1];
  }

  seat(number: number): SeatView {
    return this.table.seats[number]!;
  }

  // -- the cards in front -----------------------------------------------------------------------------

  items = $derived.by((): Item[] => {
    const borrowed = this.sitting.options({ do: "borrow" });
    if (borrowed.length) {
      return borrowed.map(({ is }) => ({
        id: `borrow-${is.owner}-${is.card}`,
        card: is.card,
        is,
        owner: is.owner,
      }));
    }
    if (this.turn && this.table.revealed.length) {
      return this.#each(this.table.revealed, "seen").map((item) => ({
        ...item,
        is: { do: "destroy", card: item.card },
      }));
    }
    if (this.turn && this.table.party.length) return this.#party();
    const hand = this.own.hand ?? Array.from({ length: this.own.cards_in_hand }, () => "");
    return this.#each(hand, `mine-${this.#drawn}`).map((item) => {
      const uses = OF_HAND.map((verb): Chosen => ({ do: verb, card: item.card }));
      return { ...item, is: uses.find((each) => this.sitting.option(each)) };
    });
  });

  #each(cards: string[], prefix: string): Item[] {
    const seen = new Map<string, number>();
    return cards.map((card) => {
      const number = seen.get(card) ?? 0;
      seen.set(card, number + 1);
      return { id: `${prefix}-${card}-${number}`, card };
    });
  }

  /** Slots in their order, but a Weapon lies beside the Hero who holds it. */
  #party(): Item[] {
    const ids = this.#each(
      this.table.party.map((slot) => slot.card),
      `mine-${this.#drawn}`,
    );
    const items = this.table.party.map((slot, i) => {
      const uses = OF_PARTY.map((verb): Chosen => ({ do: verb, slot: slot.slot }));
      return { ...ids[i]!, slot, is: uses.find((each) => this.sitting.option(each)) };
    });
    const there = items.filter(({ slot }) => slot.here || slot.thrown || slot.doomed);
    const lying = there.filter(({ slot }) => !there.some((other) => other.slot.slot === slot.held_by));
    return lying.flatMap((item) => [item, ...there.filter(({ slot }) => slot.held_by === item.slot.slot)]);
  }

  // -- equipping ----------------------------------------------------------------------------------------

  /** The Weapon that the reader has picked up; putting it down is the next choice. */
  weapon = $derived.by(() => (this.#picked && this.#picked.ply === this.sitting.shown?.ply ? this.#picked.slot : 0));

  pick(slot: number): void {
    this.#picked = slot && slot !== this.weapon ? { ply: this.sitting.shown!.ply, slot } : null;
  }

  hold(slot: number): void {
    if (this.weapon !== slot) this.pick(slot);
  }

  /** Follow the pointer with a Weapon until it is let go, over a Hero or elsewhere. */
  grab(event: PointerEvent, item: Item): void {
    const weapon = item.slot?.slot;
    if (!weapon || event.button || !this.sitting.options({ do: "equip", slot: weapon }).length) return;
    const start = { x: event.clientX, y: event.clientY };
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      const { clientX: x, clientY: y } = moved;
      if (!this.drag && Math.hypot(x - start.x, y - start.y) < 9) return;
      tips.hide();
      if (!this.drag) this.hold(weapon);
      this.drag = { slot: weapon, card: item.card, x, y };
    };
    const stop = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", cancel);
    };
    const cancel = () => {
      stop();
      if (this.drag) this.pick(0);
      this.drag = null;
    };
    const drop = (at: PointerEvent) => {
      if (at.pointerId !== event.pointerId) return;
      stop();
      if (!this.drag) return;
      const under = document.elementFromPoint(at.clientX, at.clientY)?.closest<HTMLElement>("[data-slot]");
      const option = under && this.sitting.option({ do: "equip", slot: weapon, hero: Number(under.dataset.slot) });
      // the click that ends a drag comes after this and must not pick the Weapon up again
      const swallow = (click: Event) => {
        click.stopPropagation();
        click.preventDefault();
      };
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
      this.drag = null;
      this.pick(0);
      if (option) void this.sitting.choose(option);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", cancel);
  }

  // -- what a card of the party can do ------------------------------------------------------------------

  /** The effects of a slot that may be used, and those that may not. */
  effects(slot: number): (Option | Refused)[] {
    const found = [...this.sitting.options({ do: "use", slot }), ...this.sitting.refusals({ do: "use", slot })];
    return found.sort((a, b) => a.is.effect - b.is.effect);
  }

  levels(slot: number): Option[] {
    return this.sitting.options({ do: "level", slot });
  }

  /** Choices that stand nowhere on the board. */
  answers = $derived.by((): Option[] =>
    (this.sitting.decision?.options ?? []).filter(({ is }) => !PLACED.includes(is.do)),
  );

  // -- the battle ---------------------------------------------------------------------------------------

  /** The ledger that can be read now: of the party in the Dungeon, or of the own hand if it went there. */
  battles = $derived.by((): BattleView[] => {
    if (this.table.doing === "dungeon") return this.table.battle;
    return this.sitting.shown!.over ? [] : (this.own.own?.forecast ?? []);
  });
  /** It is what the hand would come to, not what a party does. */
  foretold = $derived.by(() => this.table.doing !== "dungeon");
  /** The one whose lines are read: under the pointer, turned to, or the best one. */
  battle = $derived.by((): BattleView | undefined => {
    const { aim } = this.sitting;
    const rank = aim?.is.do === "attack" ? aim.is.rank : this.turnedTo;
    const open = this.battles.filter((each) => !each.forbidden);
    return (
      this.battles.find((each) => each.rank === rank) ?? open.find((each) => each.wins) ?? open[0] ?? this.battles[0]
    );
  });

  /** The hint names a Weapon and a Hero; the Weapon comes first. */
  hints(slot: number): boolean {
    const hinted = this.sitting.hinted?.is;
    return hinted?.do === "equip" && hinted.slot === slot && !this.weapon;
  }
}
