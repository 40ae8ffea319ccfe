import sprite from "virtual:icons/thunderstone";
import type { GameClient } from "$lib/game";
import { t, words } from "$lib/words.svelte";
import Board from "./Board.svelte";

export const client: GameClient = {
  Board,
  sprite,
  tabs: [],
  guide: [],
  phase: () => "",
  heading: () => null,
  flights: () => [],
  scores: () => [],
  category: (name) => words.name(`ts-category-${name}`),
  line: (_category, what) => what,
  points: (number) => t("ts-points", { number }),
};
