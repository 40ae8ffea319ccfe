/** What the adventures add to map and board, as the view tells it: Guests, Fleets, Reflections, cards that lie somewhere. */
import { t, words } from "$lib/words.svelte";
import { hero as heroIcon } from "./icons";
import type { AdventureFacts, ThorgalView } from "./types";

export interface Mark {
  id: string;
  icon: string;
  label: string;
  tincture?: string;
  /** What the mark is of a choice: the last part of its key. */
  key?: string | number;
}
const FLEET_TINCTURES = ["argent", "gules", "sable"];

const word = (view: ThorgalView, kind: string, id: string) => `th-${view.adventure}-${kind}-${id}`;
const card = (view: ThorgalView, id: string) => words.name(word(view, "card", id));
export const heroName = (view: ThorgalView, hero: number): string =>
  words.name(`th-hero-${view.heroes[hero]?.id}`, "short");

/** The cards of the adventure that are Fleets with a place on the map. */
const fleetsIn = (view: ThorgalView, tale: AdventureFacts, area: string): string[] =>
  tale.cards.filter((each) => view.names[each] === area);

export function fleetMark(view: ThorgalView, tale: AdventureFacts, fleet: string): Mark {
  const number = view.goals[fleet] ?? 0;
  return {
    id: fleet,
    key: fleet,
    icon: "gi:drakkar-dragon",
    tincture: FLEET_TINCTURES[tale.cards.indexOf(fleet)] ?? "argent",
    label: t("th-web-fleet", { fleet: card(view, fleet), number }),
  };
}

/** Whose the Mystic tokens of a Location are, if they are told apart. */
export function foeMarks(view: ThorgalView, tale: AdventureFacts, location: string): Mark[] {
  const facts = tale.locations.find(({ id }) => id === location);
  if (!view.locations[location]?.enemies.includes("mystic")) return [];
  const found: Mark[] = view.heroes.flatMap((hero, i) =>
    view.names[`reflection_${i}`] === location
      ? [
          {
            id: `reflection-${i}`,
            key: i,
            icon: heroIcon(hero.id),
            label: t("th-web-reflection", { hero: heroName(view, i) }),
          },
        ]
      : [],
  );
  if (facts?.area) found.push(...fleetsIn(view, tale, facts.area).map((fleet) => fleetMark(view, tale, fleet)));
  return found;
}

/** What lies on a Location besides Enemies, tokens and Resources. */
export function marksOn(view: ThorgalView, location: string): Mark[] {
  const found: Mark[] = [];
  const lying = view.names[`card-${location}`];
  if (lying === "face_down") found.push({ id: "card", icon: "gi:card-draw", label: t("th-web-face-down") });
  else if (lying) found.push({ id: "card", icon: "gi:cowled", label: card(view, lying), tincture: "or" });
  if (view.names.thief_ship === location)
    found.push({ id: "thief", icon: "gi:cloak-dagger", label: t("th-web-thief-ship"), tincture: "gules" });
  const goals = view.goals[location];
  if (goals)
    found.push({ id: "goal", icon: "gi:check-mark", label: t("th-web-goals", { number: goals }), tincture: "vert" });
  return found;
}

/** What stands in an Area: the Ship, Guests who wait there. */
export function marksIn(view: ThorgalView, tale: AdventureFacts, area: string): Mark[] {
  const found: Mark[] = [];
  if (view.ship === area) found.push({ id: "ship", icon: "gi:drakkar", label: t("th-label-ship"), tincture: "or" });
  for (const [name, place] of Object.entries(view.names))
    if (name.startsWith("guest-") && place === `area-${area}`)
      found.push({ id: name, icon: "gi:cowled", label: card(view, name.slice(6)), tincture: "or" });
  if (tale.cards.every((each) => !(each in view.names))) return found;
  const anchored = tale.locations.some(
    ({ id, area: of }) => of === area && view.locations[id]?.enemies.includes("mystic"),
  );
  if (!anchored) found.push(...fleetsIn(view, tale, area).map((fleet) => fleetMark(view, tale, fleet)));
  return found;
}

/** Who goes with a Hero. */
export const inTow = (view: ThorgalView, hero: number): string[] =>
  Object.entries(view.names).flatMap(([name, place]) =>
    name.startsWith("guest-") && place === `hero-${hero}` ? [card(view, name.slice(6))] : [],
  );

/** Whether an Area shows its dark face. */
export const isDark = (view: ThorgalView, tale: AdventureFacts, area: string): boolean =>
  tale.areas.find(({ id }) => id === area)?.dark_sources != null && Boolean(view.goals[area]);
