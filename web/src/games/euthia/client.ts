import sprite from "virtual:icons/euthia";
import type { GameClient } from "$lib/game";
import type { Event, State } from "$lib/types";
import { t, words } from "$lib/words.svelte";
import { waitsAt } from "./asked";
import Board from "./Board.svelte";
import { guide } from "./guide.svelte";
import Ending from "./rails/Ending.svelte";
import type { Told } from "./sent";
import { untold } from "./telling";
import { tableOf } from "./shown";

type Name = Told["name"];

export const client: GameClient = {
  get Board() {
    return Board; // the board itself needs the client, for the log: whichever is loaded first
  },
  sprite,
  tabs: [
    {
      id: "board",
      label: "eu-web-tab-map",
      icon: "gi:compass",
      waits: (sitting) => waitsAt(sitting, (where) => where !== "board"),
    },
    {
      id: "hero",
      label: "eu-web-tab-hero",
      icon: "gi:visored-helm",
      waits: (sitting) => waitsAt(sitting, (where) => where === "board"),
    },
    { id: "others", label: "eu-web-tab-others", icon: "gi:three-friends", waits: () => false },
    { id: "log", label: "eu-web-tab-log", icon: "gi:quill-ink", waits: () => false },
  ],
  get guide() {
    return guide.steps;
  },
  phase(state: State) {
    const { scenario, round, rounds, heroes, fight } = tableOf(state);
    const parts = [words.name(`eu-${scenario}`)];
    if (heroes.some(({ id }) => !id)) parts.push(t("eu-web-setup"));
    else parts.push(t("eu-web-round-of", { round, rounds }));
    if (fight) parts.push(fight.round ? t("eu-web-combat-round", { round: fight.round }) : t("eu-web-combat"));
    return parts;
  },
  heading(event) {
    const told = event as Event & Told;
    return told.name === "round" ? t("eu-web-round", { round: told.fields.number }) : null;
  },
  untold,
  parts(event) {
    const { name } = event as Event & Told;
    if (name === "turn") return "turn";
    if (name === "fights" || name === "challenges") return "fight";
    return name === "defeated" || name === "fell" || name === "parted" ? "end" : null;
  },
  tells: [
    ["defeated", "fell", "parted", "died"],
    ["quest", "bounty_won"],
    ["learned", "bought"],
    ["treasure"],
    ["sold"],
    ["mines"],
    ["fights", "challenges"],
    ["moved"],
    ["turn"],
  ] satisfies Name[][],
  scores: (state: State) => tableOf(state).scores,
  category: (name) => words.name(`eu-category-${name}`),
  line: (_category, what) => words.name(`eu-line-${what}`),
  points: (number) => t("eu-points", { number }),
  ties: ["EU-47.22", "EU-47.23"],
  Ending,
  entries: (options) => [String(options.scenario ?? "hunt")],
};
