/** Sentences about a battle that is read from the server's ledger. */
import { t } from "$lib/words.svelte";
import { cardName, heap } from "./cards";
import type { Play } from "./play.svelte";
import type { Battle } from "./types";

/** "8 against 6, won" */
export function outcome(battle: Battle): string {
  const { total, health } = battle;
  const end = battle.wins ? "won" : total >= health ? "magic" : "lost";
  return t(`ts-web-outcome-${end}`, { total, health });
}

/** What the battle takes: cards that are lost, Weapons that are dropped. */
export function toll(play: Play, battle: Battle, diseases = true): string[] {
  // of the own hand there are no slots yet: its cards are counted in their order
  const cards = play.foretold ? (play.own.hand ?? []) : play.table.party.map((slot) => slot.card);
  const names = (slots: number[]) => heap(slots.map((slot) => cards[slot - 1] ?? "")).map(([card]) => cardName(card));
  const lines = battle.losses.map(([, slots]) => {
    const kinds = names(slots);
    return kinds.length === 1
      ? t("ts-web-loses", { card: kinds[0]! })
      : t("ts-web-loses-one", { cards: kinds.join(", ") });
  });
  lines.push(...names(battle.dropped).map((card) => t("ts-web-drops", { card })));
  if (diseases && battle.diseases) lines.push(t("ts-web-infects", { number: battle.diseases }));
  return [...new Set(lines)];
}
