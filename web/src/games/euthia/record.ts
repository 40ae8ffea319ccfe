/** How the record of a player draws the sheets of Euthia: one for each Hero, one for each Scenario (EU-67.1). */
import heroes from "virtual:icons/euthia";
import type { GameRecord } from "$lib/record";
import { heroIcon, heroTincture } from "./icons";
import { scenarioIcon } from "./scenarios/signs";
import scenarios from "./scenarios/sprite";

export const record: GameRecord = {
  sprite: heroes + scenarios,
  emblem: ({ kind, about }) =>
    kind === "hero" ? [heroIcon(about), heroTincture(about)] : [scenarioIcon(about), "sable"],
  kind: ({ kind }) => `eu-web-sheet-${kind}`,
  entries: (sheets) => sheets.filter(({ kind }) => kind === "scenario").map(({ about }) => about),
};
