/** What a card looks like and what is said of it. */
import type { Tip } from "$lib/tips.svelte";
import { signed, t, words } from "$lib/words.svelte";
import { ICONS } from "./icons";
import type { Card, Printed, SlotView } from "./sent";

const TINCTURE: Record<Card["type"], string> = {
  hero: "azure",
  weapon: "gules",
  item: "or",
  spell: "purpure",
  villager: "vert",
  disease: "tenne",
  monster: "sable",
  thunderstone: "gules",
};

export const icon = (name: string): string => ICONS[name] ?? ICONS["type-monster"]!;
export const emblem = (card: Card): string => ICONS[`card-${card.id}`] ?? ICONS[`type-${card.type}`] ?? ICONS.stone!;
export const tincture = (card: Card): string => TINCTURE[card.type];
/** Gold for heroes and treasures, silver for the rest. */
export const metal = (card: Card): "" | "or" => (card.type === "hero" || card.type === "thunderstone" ? "or" : "");
export const cardName = (id: string): string => words.name(`ts-card-${id}`);
/** What a card does, as the server says it. */
export const cardText = (content: Printed, id: string): string =>
  (content.texts[id] ?? []).map((sentence) => words.say(sentence)).join(" ");

/** "Fighter, level 1", "Weapon, edged", "Undead • Doom". */
export function kind(card: Card): string {
  if (card.type === "monster") return words.name(`ts-group-${card.group}`);
  const parts = card.classes.length
    ? card.classes.map((each) => words.name(`ts-class-${each}`))
    : [words.name(`ts-type-${card.type}`)];
  parts.push(...card.subtypes.map((each) => words.name(`ts-subtype-${each}`)));
  if (card.level) parts.push(t("ts-web-level", { level: card.level }));
  return parts.join(", ");
}

export interface Stat {
  what: string;
  text: string;
  /** It is not what is printed: better or worse. */
  change: number;
}

/** The figures of a card: printed ones, and of a card in the party what they are now. */
export function stats(content: Printed, card: Card, slot?: SlotView): Stat[] {
  const found: Stat[] = [];
  const add = (what: string, text: string, change = 0) => found.push({ what, text, change });
  const fights = card.type !== "monster" || Boolean(card.attack || card.magic || card.light);
  if (fights && card.attack + (slot?.attack ?? 0))
    add("attack", String(card.attack + (slot?.attack ?? 0)), slot?.attack ?? 0);
  if (card.magic) add("magic", String(card.magic));
  if (card.light) add("light", String(card.light));
  if (card.type === "hero") {
    const now = slot?.has_strength ?? card.strength;
    add("strength", String(now), now - card.strength);
  }
  if (card.type === "weapon") add("weight", String(card.weight));
  const given = card.type === "hero" ? 0 : (content.strengthens[card.id] ?? 0);
  if (given) add("strength", signed(given));
  return found;
}

/** The slip of vellum of a card: its kind, all its figures in words, and what it does. */
export function about(content: Printed, card: Card, more: string[] = []): Tip {
  const figures = stats(content, card).map(({ what, text }) => t("ts-web-figure", { what: t(`ts-web-${what}`), text }));
  if (card.type === "monster") {
    figures.unshift(t("ts-web-figure", { what: t("ts-web-health"), text: String(card.health) }));
    figures.push(t("ts-web-figure", { what: t("ts-web-xp"), text: String(card.xp) }));
  }
  if (card.gold !== null) figures.push(t("ts-web-figure", { what: t("ts-web-gold"), text: String(card.gold) }));
  if (card.vp) figures.push(t("ts-web-figure", { what: t("ts-web-vp"), text: String(card.vp) }));
  const lines = [
    `${kind(card)}${figures.length ? " · " : ""}${figures.join(" · ")}`,
    cardText(content, card.id),
    ...more,
  ];
  return { title: cardName(card.id), text: lines.filter(Boolean).join("\n") };
}

/** Cards of a pile, several of a kind as one, in the order in which they were first seen. */
export function heap(cards: string[]): [card: string, number: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
