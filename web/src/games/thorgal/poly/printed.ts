/** What the colours and the corner of an open card do, in words that the server sends. */
import type { Sitting } from "../shown";
import type { Message } from "$lib/types";
import { t, words } from "$lib/words.svelte";
import { viewOf } from "../shown";

export interface Printed {
  red: string;
  yellow: string;
  corner: string;
  /** All of it, for a tip. */
  all: string;
}
export const sayAll = (list: Message[] | undefined): string => (list ?? []).map((each) => words.say(each)).join(", ");

export function printed(sitting: Sitting, card: string): Printed {
  const found = viewOf(sitting).printed[card];
  const [red, yellow, corner] = [sayAll(found?.red), sayAll(found?.yellow), sayAll(found?.corner)];
  const all = [
    corner && t("th-tiles-corner", { effects: corner }),
    red && t("th-tiles-red", { effects: red }),
    yellow && t("th-tiles-yellow", { effects: yellow }),
  ];
  return { red, yellow, corner, all: all.filter(Boolean).join(" · ") };
}
