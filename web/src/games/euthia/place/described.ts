/** A space in one sentence: for those who walk over the map with the keys, and for the line under the pointer. */
import type { Sitting } from "../shown";
import { t, words } from "$lib/words.svelte";
import { factsOf, viewOf } from "../shown";
import { monsterAt, spotAt, type Spot } from "../map/geometry";
import { goods } from "../words/effects";
import { thingName } from "../words/things";

export function kindOf({ facts: { type, encounter } }: Spot): string {
  return type === "encounter" && encounter ? words.name(`eu-encounter-${encounter}`) : words.name(`eu-space-${type}`);
}
export const lootOf = ({ facts: { loot } }: Spot): string =>
  Object.entries(loot)
    .map(([kind, n]) => goods(kind, n))
    .join(", ");

export function described(sitting: Sitting, space: string): string {
  const view = viewOf(sitting);
  const spot = spotAt(view, factsOf(sitting), space);
  if (!spot) return "";
  const level = monsterAt(view, spot);
  const parts = [words.name(`eu-map-${spot.tile}`), kindOf(spot)];
  if (level) parts.push(t("eu-web-monster-of", { level }));
  if (level && lootOf(spot)) parts.push(t("eu-web-loot-of", { what: lootOf(spot) }));
  for (const { id } of view.tale.marks[space] ?? []) parts.push(words.name(id));
  if (view.elites?.elite && view.elites.lair.includes(space))
    parts.push(t("eu-tale-lair-of", { foe: thingName(view.elites.elite) }));
  const here = view.heroes.flatMap((hero, seat) => (hero.at === space ? [sitting.who(seat)] : []));
  if (here.length) parts.push(here.join(", "));
  return parts.join(" · ");
}
