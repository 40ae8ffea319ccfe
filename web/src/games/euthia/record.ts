/** How the record of a player draws the sheets of Euthia: one for each Hero, one for each Scenario (EU-67.1). */
import heroes from "virtual:icons/euthia";
import type { GameRecord } from "$lib/record";
import { heroIcon, heroTincture } from "./icons";
import { SCENARIOS } from "./tale/icons";
import scenarios from "./tale/sprite";

const HERO = /^eu-hero-/;
const nameOf = (sheet: string): string => sheet.replace(HERO, "").replace(/^eu-/, "");

export const record: GameRecord = {
  sprite: heroes + scenarios,
  emblem: (sheet) =>
    HERO.test(sheet)
      ? [heroIcon(nameOf(sheet)), heroTincture(nameOf(sheet))]
      : [SCENARIOS[nameOf(sheet)] ?? "gi:rule-book", "sable"],
  kind: (sheet) => (HERO.test(sheet) ? "eu-web-sheet-hero" : "eu-web-sheet-scenario"),
  entries: (sheets) => sheets.filter((sheet) => !HERO.test(sheet)).map(nameOf),
};
