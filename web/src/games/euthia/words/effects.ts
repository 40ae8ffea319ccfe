/** What tiles, cards and Rewards do: the messages that the server sends with them. */
import type { Message } from "$lib/types";
import { t, words } from "$lib/words.svelte";

/** So much of something. */
export const goods = (what: string, n: number | string): string => t(`eu-web-what-${what}`, { n });
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Sentences that belong together. */
export const sayAll = (sentences: Message[], by = ", "): string => sentences.map((each) => words.say(each)).join(by);
export const sayEffects = (effects: { say: Message }[]): string => sayAll(effects.map(({ say }) => say));
