/** A tile, a Gem, an Essence, a card or the card of a Monster, told in full. */
import { signed, t, words } from "$lib/words.svelte";
import type { Tip } from "$lib/tips.svelte";
import { base, foeOf, type AnyFoe, type BackView, type Facts, type ThingFacts } from "../types";
import { goods, sayBands, sayEffect, sayEffects, upper, useCost } from "./effects";

export function thingName(thing: string): string {
  const id = base(thing.replace(/^-/, ""));
  for (const kind of ["gem", "essence", "thing"])
    if (words.has(`eu-${kind}-${id}`)) return words.name(`eu-${kind}-${id}`);
  return id === "gaar" ? t("eu-web-what-gaar", {}, "label") : words.name(`eu-thing-${id}`);
}
export const entryOf = (facts: Facts, thing: string): ThingFacts | undefined =>
  facts.things[thing] ?? facts.things[base(thing)];

/** The lines of a tile: what it is, how it attacks, what it does, what it is worth. */
export function thingLines(facts: Facts, thing: string): string[] {
  const id = base(thing);
  const entry = entryOf(facts, thing);
  const token = facts.gems[id] ?? facts.essences[id];
  if (!entry && token) {
    const when = token.timing && token.timing !== "T1" ? `${t(`eu-web-time-${token.timing}`)}: ` : "";
    return [upper(when + token.effects.map(sayEffect).join(", ")), t("eu-web-worth", { gold: 2 })];
  }
  if (!entry) return [];
  const foe = foeOf(facts, id);
  if (foe) return foeLines(foe);
  const lines: string[] = [];
  const kinds = [t(`eu-web-type-${entry.item_type}`)];
  if (entry.colour) kinds.push(t(`eu-web-colour-${entry.colour}`));
  if (entry.health) kinds.push(t("eu-web-adds-health", { n: signed(entry.health) }));
  if (entry.sack) kinds.push(t("eu-web-adds-sacks", { n: signed(entry.sack) }));
  if (entry.gem_places) kinds.push(t("eu-web-gem-places", { n: entry.gem_places }));
  if (entry.essence_places) kinds.push(t("eu-web-essence-places", { n: entry.essence_places }));
  lines.push(kinds.join(" · "));
  if (entry.bands.length)
    lines.push(`${upper(entry.timings.map((time) => t(`eu-web-time-${time}`)).join(", "))}: ${sayBands(entry.bands)}`);
  const cost = useCost(entry.use_cost);
  if (cost) lines.push(upper(cost));
  lines.push(...sayEffects(entry.effects));
  if (words.has(`eu-thing-${id}`, "text")) lines.push(words.name(`eu-thing-${id}`, "text"));
  for (const sale of entry.options ?? []) {
    const parts = [
      sale.gold ? goods("gold", sale.gold) : "",
      sale.reputation ? goods("reputation", sale.reputation) : "",
      ...Object.entries(sale.gems).map(([gem, n]) => (n > 1 ? `${n} × ` : "") + words.name(`eu-gem-${gem}`)),
    ];
    lines.push(t("eu-web-sells-for", { what: parts.filter(Boolean).join(", ") }));
  }
  const prices: string[] = [];
  if (entry.learning_cost !== undefined && entry.learning_cost !== null && entry.slot !== "sword")
    prices.push(t("eu-web-learn-price", { gold: entry.learning_cost }));
  else if (entry.purchase_price !== null) prices.push(t("eu-web-price", { gold: entry.purchase_price }));
  if (entry.sale_price !== null) prices.push(t("eu-web-sale", { gold: entry.sale_price }));
  if (entry.value) prices.push(t("eu-web-value", { n: entry.value }));
  if (prices.length) lines.push(prices.join(" · "));
  return lines;
}

export function foeLines(foe: AnyFoe): string[] {
  const means = [
    foe.silver ? goods("silver_card", foe.silver) : "",
    foe.gold ? goods("gold_card", foe.gold) : "",
    foe.chaos ? goods("chaos_token", foe.chaos) : "",
    foe.gaar ? goods("gaar", foe.gaar) : "",
  ].filter(Boolean);
  const lines = [t("eu-web-foe", { level: foe.level, health: foe.health })];
  lines.push(sayBands(foe.bands));
  if (foe.penalty) lines.push(t("eu-web-penalty", { n: signed(foe.penalty) }));
  if (means.length) lines.push(t("eu-web-means", { what: means.join(", ") }));
  if (foe.immune) lines.push(`${words.name("eu-label-immunity")}: ${words.name("eu-label-immunity", "text")}`);
  if (words.has(`eu-thing-${foe.id}`, "text")) lines.push(words.name(`eu-thing-${foe.id}`, "text"));
  if (foe.reward && foe.reward_range)
    lines.push(
      t("eu-web-reward", {
        what: foe.reward.map(sayEffect).join(", "),
        range: range(foe.reward_range.low, foe.reward_range.high),
      }),
    );
  return lines;
}
export const range = (low: number, high: number): string => (high > 999 ? t("eu-web-from", { low }) : `${low}–${high}`);
/** What the back of the top Monster card tells. */
export function backReward(back: BackView): string {
  return back.reward
    .map(([verb, what, kind, n]) => {
      if (verb !== "gain") return t(`eu-web-verb-${verb}`, { n, number: n, plus: signed(n), what });
      if (what === "gem" || what === "essence") {
        const kinds = typeof kind === "string" ? [kind] : kind;
        return kinds[0] && kinds[0] !== "any"
          ? `${n > 1 ? `${n} × ` : ""}${new Intl.ListFormat(words.language, { type: "disjunction" }).format(kinds.map((each) => words.name(`eu-${what}-${each}`)))}`
          : goods(what, n);
      }
      return goods(what, n);
    })
    .join(", ");
}
export const thingTip = (facts: Facts, thing: string): Tip => ({
  title: thingName(thing),
  text: thingLines(facts, thing).join("\n"),
});

/** The one line that fits on a small tile: how it attacks, or the first thing that it does. */
export function thingShort(facts: Facts, thing: string): string {
  const entry = entryOf(facts, thing);
  if (!entry) return "";
  if (entry.bands.length)
    return entry.bands
      .filter(({ damage }) => damage)
      .map(({ low, damage }) => `${low > -99 ? `${low}+` : "0+"}: ${damage}`)
      .join(", ");
  return entry.effects.slice(0, 2).map(sayEffect).join(", ");
}
