import sprite from "virtual:icons/thunderstone";
import type { GameClient } from "$lib/game";
import type { Event, ScoreLine, State } from "$lib/types";
import { t, words } from "$lib/words.svelte";
import Board from "./Board.svelte";
import { guide } from "./guide";
import { placeOf } from "./play.svelte";
import type { TableView, Told } from "./sent";

type Name = Told["name"];

const STEPS: Record<string, string> = {
  "village-2": "effects",
  "village-4": "buying",
  "village-5": "levels",
  "dungeon-2": "prepare",
  "dungeon-4": "battle",
};

export const client: GameClient = {
  get Board() {
    return Board; // the board itself needs the client, for the log: whichever is loaded first
  },
  sprite,
  tabs: [
    {
      id: "board",
      label: "ts-web-tab-dungeon",
      icon: "gi:dungeon-gate",
      waits: (sitting) => placeOf(sitting) === "board",
    },
    {
      id: "village",
      label: "ts-label-village",
      icon: "gi:village",
      waits: (sitting) => placeOf(sitting) === "village",
    },
    { id: "others", label: "ts-web-tab-others", icon: "gi:visored-helm", waits: () => false },
    { id: "log", label: "ts-web-tab-log", icon: "gi:quill-ink", waits: () => false },
  ],
  guide,
  phase({ table: { turn, doing, step }, over }: State<TableView>) {
    if (over) return [t("ts-step-end")];
    const name = STEPS[`${doing}-${step}`];
    if (name) return [t(`ts-web-phase-${doing}`), t(`ts-web-step-${name}`)];
    return [t(doing === "rest" ? "ts-web-phase-rest" : "ts-web-turn", { number: turn })];
  },
  heading: () => null, // every turn is a line of its own
  parts(event) {
    const { name } = event as Event & Told;
    return name === "turn" ? "turn" : name === "attacks" ? "fight" : name === "fought" ? "end" : null;
  },
  tells: [["stone", "stone_lost"], ["fought"], ["gained", "taken"], ["destroyed"], ["turn"]] satisfies Name[][],
  scores({ table, result }: State<TableView>) {
    return table.seats.map((seat, i): ScoreLine[] | null => result?.lines[i] ?? seat.own?.lines ?? null);
  },
  category: (name) => words.name(`ts-category-${name}`),
  line: (_category, what) => words.name(`ts-card-${what}`),
  points: (number) => t("ts-points", { number }),
};
