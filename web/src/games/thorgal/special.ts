/** What the adventure adds to map and board: the server says what lies where, and what it is called. */
import { words } from "$lib/words.svelte";
import { hero as heroIcon } from "./icons";
import type { MarkView, Sign, TableView } from "./shown";

export interface Mark {
  id: string;
  icon: string;
  label: string;
  tincture?: string;
  /** By what choices name a token that is told apart. */
  mark?: string | number;
}
const SIGNS: Record<Exclude<Sign, "hero">, string> = {
  card: "gi:card-draw",
  dagger: "gi:cloak-dagger",
  goal: "gi:check-mark",
  lens: "gi:magnifying-glass",
  person: "gi:cowled",
  shield: "gi:checked-shield",
  ship: "gi:drakkar-dragon",
  throne: "gi:throne-king",
};
export const sign = (name: Exclude<Sign, "hero">): string => SIGNS[name];

export const heroName = (view: TableView, hero: number): string =>
  words.name(`th-hero-${view.heroes[hero]?.id}`, "short");

const heroOf = (view: TableView, { mark }: MarkView): string =>
  heroIcon(typeof mark === "number" ? view.heroes[mark]!.id : "");
const mark = (view: TableView, each: MarkView): Mark => ({
  id: each.id,
  mark: each.mark ?? undefined,
  icon: each.sign === "hero" ? heroOf(view, each) : SIGNS[each.sign],
  tincture: each.tincture,
  label: words.say(each.say),
});
const marks = (view: TableView, found: MarkView[] | undefined): Mark[] => (found ?? []).map((each) => mark(view, each));

/** Whose the Mystic tokens of a Location are, if they are told apart. */
export const foeMarks = (view: TableView, location: string): Mark[] => marks(view, view.tale.foes[location]);
/** What lies on a Location besides Enemies, tokens and Resources. */
export const marksOn = (view: TableView, location: string): Mark[] => marks(view, view.tale.places[location]);
/** What stands in an Area: the Ship, and who waits there. */
export const marksIn = (view: TableView, area: string): Mark[] => marks(view, view.tale.areas[area]);
/** Who goes with a Hero. */
export const inTow = (view: TableView, hero: number): string[] =>
  (view.tale.company[hero] ?? []).map((each) => words.say(each));
export const isDark = (view: TableView, area: string): boolean => view.areas[area]?.dark ?? false;
