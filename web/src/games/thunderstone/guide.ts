/** The guided first turn. */
import type { GuideStep } from "$lib/game";

export const guide: GuideStep[] = [
  { at: ".ts .hand", say: "ts-web-guide-hand", tab: "board" },
  { at: ".ts .answers", say: "ts-web-guide-turn", tab: "board" },
  { at: ".ts .hall", say: "ts-web-guide-hall", tab: "board" },
  { at: ".ts .ledger", say: "ts-web-guide-ledger", tab: "board" },
  { at: ".ts .village", say: "ts-web-guide-village", tab: "village" },
  { at: ".ts .xp", say: "ts-web-guide-xp", tab: "village" },
  { at: ".ts .deck", say: "ts-web-guide-end", tab: "board" },
  { at: ".prompt", say: "ts-web-guide-help", tab: "board" },
];
