/** What a card of the Row does besides its value, in few words. */
import { t, words } from "$lib/words.svelte";
import type { ActionFacts } from "../sent";

export interface Line {
  mode: string;
  text: string;
  /** How often it would work now; null: always. */
  times: number | null;
}
export function lines(card: ActionFacts, times: number[]): Line[] {
  return [
    ...card.extra.map((each) => ({ mode: "", text: words.say(each), times: null })),
    ...card.bonus.map(({ mode, say }, i) => ({
      mode: t(`th-web-mode-${mode}`),
      text: words.say(say),
      times: times[i] ?? 0,
    })),
  ];
}
