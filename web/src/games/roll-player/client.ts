import sprite from "virtual:icons/roll-player";
import type { GameClient } from "$lib/game";
import type { Event, State } from "$lib/types";
import { t, words } from "$lib/words.svelte";
import Board from "./Board.svelte";
import { lineName } from "./facts";
import { guide } from "./guide.svelte";
import Held from "./Held.svelte";
import type { Chosen, Sitting, TableView, Told } from "./sent";

type Verb = Chosen["do"];
type Name = Told["name"];

const IN_MARKET: Verb[] = ["buy", "buy_top", "discard", "return"];
const AT_OTHERS: Verb[] = ["target"];

/** Whether an option lies in a part of the board that a phone shows by itself. */
function waits(sitting: Sitting, here: (verb: Verb) => boolean): boolean {
  return (sitting.decision?.options ?? []).some(({ is }) => here(is.do));
}

export const client: GameClient = {
  Board,
  Held,
  sprite,
  tabs: [
    {
      id: "board",
      label: "rp-web-tab-sheet",
      icon: "gi:tied-scroll",
      waits: (sitting) => waits(sitting, (verb) => ![...IN_MARKET, ...AT_OTHERS].includes(verb)),
    },
    {
      id: "market",
      label: "rp-label-market",
      icon: "gi:two-coins",
      waits: (sitting) => waits(sitting, (verb) => IN_MARKET.includes(verb)),
    },
    {
      id: "others",
      label: "rp-web-tab-others",
      icon: "gi:dwarf-helmet",
      waits: (sitting) => waits(sitting, (verb) => AT_OTHERS.includes(verb)),
    },
    { id: "log", label: "rp-web-tab-log", icon: "gi:quill-ink", waits: () => false },
  ],
  get guide() {
    return guide.steps;
  },
  phase({ table: { phase, round, rounds } }: State<TableView>) {
    const name = words.name(`rp-phase-${phase}`);
    return round && phase !== "end" ? [name, t("rp-web-round-of", { round, rounds })] : [name];
  },
  heading(event) {
    const told = event as Event & Told;
    if (told.name === "start_player") return words.name("rp-phase-setup");
    return told.name === "round" ? t("rp-web-round", { round: told.fields.round }) : null;
  },
  tells: [["bought"], ["class", "sheet"], ["discarded"], ["placed", "skill", "diplomacy"], ["took"]] satisfies Name[][],
  scores({ table }: State<TableView>) {
    return table.scores.map((lines) => (lines.length ? lines : null));
  },
  category: (name) => words.name(`rp-category-${name}`),
  line: lineName,
  ties: ["RP-14.2", "RP-14.3", "RP-14.4"],
  points: (number) => t("rp-points", { number }),
};
