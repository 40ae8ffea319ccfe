/** Where on the table a question is answered, and which Hero it is about. */
import type { Sitting } from "./shown";
import type { Key, Option } from "$lib/types";
import { ownHeroes, viewOf } from "./shown";

export type Part = "setup" | "map" | "row" | "path" | "fight" | "items" | "hero" | "book" | "consent" | "answers";

/** By verb; a verb that means different things in different questions stands with its question, "lay_wound". */
const PARTS: Record<string, Part> = {
  hero_hero: "setup",
  hero_first: "setup",
  put_token: "row",
  card_goal_card: "row",
  card_goal_off: "row",
  card_row_card: "row",
  replace: "row",
  cross: "map",
  border: "map",
  location: "map",
  box: "map",
  foe: "map",
  group: "map",
  token: "map",
  area: "map",
  harbour: "map",
  peek: "map",
  ask_leave: "map",
  tile: "path",
  lay: "path",
  space: "path",
  gather: "path",
  clear: "path",
  card_clear_card: "path",
  card_penalty_card: "path",
  tile_fight_tile: "fight",
  lay_fight_spot: "fight",
  space_covered: "fight",
  card_enemy_card: "fight",
  next: "fight",
  roll: "fight",
  add: "fight",
  upgrade: "fight",
  reroll: "fight",
  blood: "fight",
  critical: "fight",
  stand: "fight",
  take: "items",
  scrap: "items",
  lay_wound: "hero",
  heal: "hero",
  shape: "hero",
  item: "hero",
  skill: "hero",
  refresh: "hero",
  drop: "hero",
  dial: "hero",
  track: "hero",
  hero: "hero",
  thread: "book",
  close: "book",
  yes_consent: "consent",
  no_consent: "consent",
  yes_come: "consent",
  no_come: "consent",
};

export function partOf(sitting: Sitting, key: Key): Part {
  const kind = sitting.decision?.kind ?? "";
  const verb = String(key[0]);
  const found = PARTS[`${verb}_${kind}`] ?? PARTS[verb];
  // the choices of a Paragraph stand on its page
  if (verb === "option" && viewOf(sitting).reading !== null) return "book";
  return found ?? "answers";
}

/** Whether something in a part of the table may be chosen now. */
export function waitsAt(sitting: Sitting, ...parts: Part[]): boolean {
  return (sitting.decision?.options ?? []).some(({ key }) => parts.includes(partOf(sitting, key)));
}

export function optionsAt(sitting: Sitting, part: Part): Option[] {
  return (sitting.decision?.options ?? []).filter(({ key }) => partOf(sitting, key) === part);
}

/** The Hero whom the question concerns, or null. */
export function askedHero(sitting: Sitting): number | null {
  const hero = sitting.decision?.about.hero;
  return typeof hero === "number" ? hero : null;
}

/** The Hero who is drawn large: of the own ones the one that is asked, else the one at turn. */
export function leadHero(sitting: Sitting): number | null {
  const own = ownHeroes(sitting);
  const asked = askedHero(sitting);
  if (asked !== null && own.includes(asked)) return asked;
  const { active } = viewOf(sitting);
  return own.includes(active) ? active : (own[0] ?? null);
}
