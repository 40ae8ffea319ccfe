import sprite from "virtual:icons/thorgal";
import type { GameClient } from "$lib/game";
import type { Event, ScoreLine, State } from "$lib/types";
import { t, words } from "$lib/words.svelte";
import { waitsAt } from "./asked";
import Board from "./Board.svelte";
import { bookOf } from "./book/book.svelte";
import { guide } from "./guide.svelte";
import Card from "./rails/Turned.svelte";
import type { Told } from "./sent";
import { tableOf } from "./shown";

type Name = Told["name"];

/** Questions that are asked elsewhere; what the Hero could do besides does not turn a phone to the sheet. */
const BESIDES = ["token", "before_roll", "after_roll", "put", "tile", "cross"];

export const client: GameClient = {
  get Board() {
    return Board; // the board itself needs the client, for the log: whichever is loaded first
  },
  sprite,
  /** The words of the adventure that is played. */
  entries: ({ adventure }) => [String(adventure ?? "torkans_temple")],
  tabs: [
    {
      id: "board",
      label: "th-web-tab-path",
      icon: "gi:boot-prints",
      waits: (sitting) => waitsAt(sitting, "setup", "row", "path", "fight", "items", "book"),
    },
    { id: "map", label: "th-web-tab-map", icon: "gi:compass", waits: (sitting) => waitsAt(sitting, "map") },
    {
      id: "heroes",
      label: "th-web-tab-heroes",
      icon: "gi:viking-head",
      waits: (sitting) => waitsAt(sitting, "hero") && !BESIDES.includes(sitting.decision!.kind),
    },
    { id: "tale", label: "th-web-tab-tale", icon: "gi:rule-book", waits: () => false },
    { id: "log", label: "th-web-tab-log", icon: "gi:quill-ink", waits: () => false },
  ],
  get guide() {
    return guide.steps;
  },
  phase(state: State) {
    const { adventure, round, rounds, turn, phase, act } = tableOf(state);
    const parts = [words.name(`th-${adventure}`)];
    if (phase === "setup") parts.push(words.name("th-phase-setup"));
    else parts.push(t(phase === "action" ? "th-web-when" : "th-web-round-of", { round, rounds, turn: turn + 1 }));
    if (phase === "event") parts.push(words.name("th-phase-event"));
    else if (act) parts.push(words.name(`th-type-${act.type}`));
    return parts;
  },
  heading(event) {
    if (event.name === "round") return t("th-web-round", { round: Number(event.fields.round) });
    return event.name === "next_round" ? words.name("th-phase-event") : null;
  },
  parts(event) {
    const { name } = event as Event & Told;
    if (name === "token") return "turn";
    return name === "fights" ? "fight" : name === "won_combat" || name === "lost_combat" ? "end" : null;
  },
  whose({ fields }, state) {
    return typeof fields.hero === "string"
      ? tableOf(state).heroes.find(({ id }) => id === fields.hero)?.seat
      : undefined;
  },
  tells: [
    ["ending", "died"],
    ["won_combat", "lost_combat"],
    ["paragraph", "resolved"],
    ["event"],
    ["icon"],
    ["sailed", "moved"],
    ["item", "laid"],
    ["assigned", "gained"],
    ["token"],
  ] satisfies Name[][],
  Card,
  reads: (sitting) => bookOf(sitting).page === "ending",
  scores: (state: State) =>
    Array.from({ length: Math.max(...tableOf(state).heroes.map(({ seat }) => seat + 1), 1) }, (): ScoreLine[] => []),
  category: (name) => name,
  line: (_category, what) => what,
  points: (number) => t("th-points", { number }),
};
