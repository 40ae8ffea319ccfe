/** What tiles, cards and Rewards do, in words made from the same data that the rules read. */
import { minus, signed, t, words } from "$lib/words.svelte";
import type { Band, Effect, Kinds } from "../types";

const ALL = ["any", "all"];
const listed = (names: string[], type: "conjunction" | "disjunction"): string =>
  new Intl.ListFormat(words.language, { type }).format(names);
const several = (kinds: Kinds): string[] => (typeof kinds === "string" ? [kinds] : [...kinds]);
/** Goods without a number: "Gaar", "Silver card". */
export const label = (what: string): string => t(`eu-web-what-${what}`, {}, "label");
/** A Gem, an Essence, an Action, a kind of thing: whatever has a name. */
export function called(what: string): string {
  if (words.has(`eu-web-what-${what}`, "label")) return label(what);
  for (const id of [`eu-web-type-${what}`, `eu-gem-${what}`, `eu-action-${what}`])
    if (words.has(id)) return words.t(id);
  return words.name(`eu-thing-${what}`);
}
/** So much of something. */
export const goods = (what: string, n: number | string): string => t(`eu-web-what-${what}`, { n });

function object(effect: Effect): string {
  const what = several(effect.what)[0] ?? "";
  if (what !== "gem" && what !== "essence") return called(what);
  const kinds = several(effect.kind);
  if (!kinds[0] || ALL.includes(kinds[0])) return called(what);
  return listed(
    kinds.map((kind) => words.name(`eu-${what}-${kind}`)),
    "disjunction",
  );
}

/** One effect, without its use and its time. */
export function sayEffect(effect: Effect): string {
  const n = effect.n === "all" ? "all" : effect.n;
  const args = {
    n,
    number: typeof n === "number" ? Math.abs(n) : n,
    plus: typeof n === "number" ? signed(n) : "",
    what: object(effect),
    stack: listed(
      several(effect.stack).map((each) => (each ? words.name(`eu-stack-${each}`) : "")),
      "disjunction",
    ),
    keep: effect.keep,
    powers: listed(
      effect.powers.map((each) => words.name(`eu-web-element-${each}`)),
      "conjunction",
    ),
    roll: effect.roll,
    on: effect.on,
    gold: effect.gold_max,
    kinds: listed(several(effect.what).filter(Boolean).map(called), "disjunction"),
    kind: several(effect.what)[0] ?? "",
    name: effect.name,
    bank: effect.bank,
    exactly: effect.exactly ? "yes" : "no",
  };
  let said = "";
  if (effect.do === "choose")
    said = listed(
      effect.options.map((option) =>
        [timed(option.timing), paid(option.pay), option.effects.map(sayEffect).join(", ")].filter(Boolean).join(" "),
      ),
      "disjunction",
    );
  else if (effect.do === "hero_roll") said = `${t("eu-web-verb-hero_roll")} ${sayBands(effect.bands)}`;
  else if (effect.do === "for_combat")
    said = t("eu-web-verb-for_combat", { what: sayEffect({ ...effect, do: effect.effect }) });
  else said = t(`eu-web-verb-${effect.do}`, args);
  if (effect.per) said = t(`eu-web-per-${effect.per}`, { what: said, max: effect.max });
  return said;
}

const timed = (timing: string): string => (timing ? `${t(`eu-web-time-${timing}`)}:` : "");
function paid(pay: Record<string, unknown>): string {
  const parts = Object.entries(pay).map(([what, n]) => {
    const number = typeof n === "object" && n ? Number((n as { min: number }).min) : n;
    if (what === "essence" && number !== "any") return words.name(`eu-essence-${String(number)}`);
    return t(`eu-web-what-${what}`, { n: typeof number === "number" ? number : 1 });
  });
  return parts.length ? `${t("eu-web-pay", { what: listed(parts, "conjunction") })}:` : "";
}

/** Effects with one use, one time and one condition are one sentence. */
export function sayEffects(effects: Effect[]): string[] {
  const lines: { head: string; parts: string[] }[] = [];
  for (const effect of effects) {
    const head = [
      effect.use ? t(`eu-web-use-${effect.use}`) : "",
      effect.timing && effect.timing !== "T1" && effect.use !== "attack" ? t(`eu-web-time-${effect.timing}`) : "",
      effect.armour_set ? t("eu-web-set", { number: effect.armour_set }) : "",
      effect.trigger ? t(`eu-web-trigger-${effect.trigger}`) : "",
      effect.if ? t(`eu-web-if-${effect.if}`) : "",
      effect.limit ? t(`eu-web-limit-${effect.limit}`) : "",
      paid(effect.pay).replace(/:$/, ""),
    ]
      .filter(Boolean)
      .join(", ");
    const last = lines.at(-1);
    if (last && last.head === head) last.parts.push(sayEffect(effect));
    else lines.push({ head, parts: [sayEffect(effect)] });
  }
  return lines.map(({ head, parts }) => upper(head ? `${head}: ${parts.join(", ")}` : parts.join(", ")));
}
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "7–9", "10+", "up to 4" */
export function sayRange(low: number, high: number): string {
  if (high >= 99) return t("eu-web-from", { low: minus(low) });
  if (low <= -99) return t("eu-web-upto", { high: minus(high) });
  return low === high ? minus(low) : `${minus(low)}–${minus(high)}`;
}
export function sayBand(band: Band): string {
  const parts = band.effects.map(sayEffect);
  if (band.damage) parts.unshift(t("eu-web-damage", { n: band.damage }));
  if (band.wounds) parts.unshift(t("eu-web-wounds", { n: band.wounds }));
  return parts.join(", ") || t("eu-web-nothing");
}
export const sayBands = (bands: Band[]): string =>
  bands.map((band) => `${sayRange(band.low, band.high)}: ${sayBand(band)}`).join("; ");
export const useCost = (cost: Record<string, unknown> | undefined): string =>
  cost && Object.keys(cost).length ? paid(cost).replace(/:$/, "") : "";
