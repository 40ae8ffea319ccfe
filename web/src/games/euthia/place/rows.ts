/** The facts of a space, row by row, each with its clause. */
import type { Sitting } from "../shown";
import { t, words } from "$lib/words.svelte";
import { beside, monsterAt, spotAt, type Spot } from "../map/geometry";
import { factsOf, viewOf, type TokenView } from "../shown";
import { laidOut } from "../pieces/laid";
import { backReward, range, thingName } from "../words/things";
import { lootOf } from "./described";

export interface Row {
  label: string;
  text: string;
  clause: string;
}
const CLAUSES: Record<string, string> = {
  mountains: "EU-18.1",
  lake: "EU-18.1",
  cave: "EU-18.1",
  merchants: "EU-19.1",
  alchemists: "EU-19.1",
  dragonslayers_towers: "EU-19.3",
  church: "EU-35.2",
  portal: "EU-16.4",
  treasure_1: "EU-35.5",
  treasure_2: "EU-35.5",
  treasure_3: "EU-35.5",
  encounter: "EU-35.22",
  elemental_fire: "EU-35.12",
  elemental_water: "EU-35.12",
  elemental_air: "EU-35.12",
  elemental_earth: "EU-35.12",
};
const POWERS: Record<string, string> = { fire: "EU-17.2", water: "EU-17.4", air: "EU-10.8", earth: "EU-10.9" };

export function rowsOf(sitting: Sitting, spot: Spot): Row[] {
  const view = viewOf(sitting);
  const pieces = laidOut(view);
  const facts = factsOf(sitting);
  const rows: Row[] = [];
  const add = (label: string, text: string, clause = "") =>
    rows.push({ label: t(`eu-web-row-${label}`), text, clause });
  const level = monsterAt(view, spot);
  const { type, kind } = spot.facts;
  if (level) {
    const back = view.backs[level];
    const siege = spot.space in view.besieged;
    add(
      "monster",
      back ? t("eu-web-back", { level, health: back.health, least: back.least }) : t("eu-web-monster-of", { level }),
      "EU-22.3",
    );
    const known = view.known.find((card) => facts.foes[card]?.level === level);
    if (known) add("known", thingName(known), "EU-22.2");
    if (back) {
      const mine = view.heroes[sitting.front]?.reputation ?? 0;
      const yours = mine >= back.low && mine <= back.high;
      add(
        "reward",
        t(yours ? "eu-web-reward-yours" : "eu-web-reward-not", {
          what: backReward(back),
          range: range(back.low, back.high),
        }),
        "EU-31.2",
      );
    }
    if (!siege && lootOf(spot)) add("loot", lootOf(spot), "EU-31.5");
    for (const each of pieces) rows.push(...(each.ofMonster?.(spot.space, level) ?? []));
    add("costs", t("eu-web-costs-combat"), "EU-11.5");
  }
  if (type in CLAUSES) add("place", t(`eu-web-place-${kind}`), CLAUSES[type]!);
  if (type === "portal" && view.heroes[sitting.front]?.at === spot.space) {
    const others = Object.keys(view.land).length && sitting.options({ do: "portal" }).length;
    if (others) add("portal", t("eu-web-portal-lit"), "EU-16.4");
  }
  const powers = [
    ...new Set(
      [spot.space, ...beside(spot.space)].flatMap((space) => {
        const element = spotAt(view, facts, space)?.facts.element;
        return element ? [element] : [];
      }),
    ),
  ];
  for (const power of powers)
    rows.push({ label: t(`eu-web-element-${power}`), text: t(`eu-web-power-${power}`), clause: POWERS[power]! });
  const owners = view.tokens[spot.space] ?? [];
  const alike = (one: TokenView, other: TokenView): boolean => one.kind === other.kind && one.seat === other.seat;
  const laid = (token: TokenView): string => {
    const number = owners.filter((each) => alike(each, token)).length;
    return `${t(`eu-web-token-${token.kind}`, { who: sitting.who(token.seat) })}${number > 1 ? ` × ${number}` : ""}`;
  };
  if (owners.length)
    add(
      "tokens",
      owners
        .filter((each, i) => owners.findIndex((other) => alike(each, other)) === i)
        .map(laid)
        .join(", "),
      type in { mountains: 1, lake: 1, cave: 1 } ? "EU-18.7" : "",
    );
  for (const each of pieces) rows.push(...(each.rows?.(spot.space) ?? []));
  const marks = view.tale.marks[spot.space] ?? [];
  for (const { id, clause } of marks.filter((each, i) => marks.findIndex((other) => other.id === each.id) === i)) {
    const number = marks.filter((each) => each.id === id).length;
    rows.push({
      label: number > 1 ? `${words.name(id)} × ${number}` : words.name(id),
      text: words.name(id, "text"),
      clause,
    });
  }
  const { elites } = view;
  const open = elites?.lair.includes(spot.space);
  if (elites?.elite && (open || elites.barred.includes(spot.space)))
    rows.push({
      label: t("eu-tale-lair"),
      text: t(open ? "eu-tale-lair-open" : "eu-tale-lair-barred", { foe: thingName(elites.elite) }),
      clause: open ? "EU-46.12" : "EU-46.11",
    });
  return rows;
}
