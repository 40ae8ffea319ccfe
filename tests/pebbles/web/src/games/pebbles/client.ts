import sprite from "virtual:icons/pebbles";
import type { GameClient } from "$lib/game";
import { t } from "$lib/words.svelte";
import Board from "./Board.svelte";

export const client: GameClient = {
  Board,
  sprite,
  tabs: [],
  guide: [],
  phase: () => [t("pb-phase")],
  heading: () => null,
  flights: () => [],
  scores: () => [null, null],
  category: (name) => name,
  line: (_, what) => what,
  points: (number) => t("pb-points", { number }),
};
