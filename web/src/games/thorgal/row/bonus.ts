/** What a card of the Row does besides its value, in few words. */
import { signed, t, words } from "$lib/words.svelte";
import type { ActionFacts, Effect } from "../types";

const kinds = (what: unknown): string => {
  const all = Array.isArray(what) ? what.map(String) : [String(what)];
  const name = (id: string) => (words.has(`th-resource-${id}`) ? words.t(`th-resource-${id}`) : t("th-web-of-area"));
  return all.map(name).join(` ${t("th-web-or")} `);
};

function effect(each: Effect): string {
  const number = typeof each.n === "number" ? each.n : 1;
  const args = {
    number,
    plus: signed(number),
    most: Number(each.max ?? 0),
    least: Number(each.min ?? -1),
    size: Number(each.size ?? 0),
    kind: each.what ? kinds(each.what) : "",
    type: each.type ? words.name(`th-type-${each.type}`) : "",
    value: Number(each.value ?? 0),
    tokens: Number((each.if as { tokens_here?: number } | undefined)?.tokens_here ?? 0),
    shape: each.shape ? words.name(`th-tile-${each.shape}`) : "",
    colour: each.colour ? words.name(`th-die-${each.colour}`) : "",
  };
  const id = `th-web-eff-${each.do}`;
  return words.has(id) ? t(id, args) : words.name(`th-verb-${each.do}`);
}

export const effectWords = (effects: Effect[]): string => effects.map(effect).join(", ");

export interface Line {
  mode: string;
  text: string;
  /** How often it would work now; null: always. */
  times: number | null;
}
export function lines(card: ActionFacts, times: number[]): Line[] {
  return [
    ...card.extra.map((each) => ({ mode: "", text: effectWords([each]), times: null })),
    ...card.bonus.map(({ mode, effects }, i) => ({
      mode: t(`th-web-mode-${mode}`),
      text: effectWords(effects),
      times: times[i] ?? 0,
    })),
  ];
}
