/** Small readings of the table that several parts of the board need. */
import { does } from "$lib/choices";
import type { Tip } from "$lib/tips.svelte";
import type { Message, ScoreLine } from "$lib/types";
import { TINCTURES } from "$look/tinctures";
import { minus, t, words } from "$lib/words.svelte";
import { ICONS } from "./icons";
import type { Chosen, Printed, Goal, MarketCard, Option, Refused, Row, SheetView, Sitting, TableView } from "./sent";

export const ROWS: readonly Row[] = ["STR", "DEX", "CON", "INT", "WIS", "CHA"];
const PLUS = 99; // the upper end of a goal with a plus sign
export const KIND_TINCTURE: Record<string, string> = {
  weapon: "gules",
  armor: "sable",
  trait: "azure",
  skill: "purpure",
};
const ON_SPACE = does("flip", "swap", "with", "raise", "lower", "reroll", "out");
const ON_CARD = does("take", "turn", "pick", "card");
/** The questions for an action of an Attribute Row. */
const ACTING = ["action", "granted_action"];

export const tableOf = (sitting: Sitting): TableView => sitting.shown!.table;
export const contentOf = (sitting: Sitting): Printed => sitting.content;
export const icon = (kind: string, id: string): string =>
  ICONS[`${kind}-${id}`] ?? "gi:perspective-dice-six-faces-five";

/** The others, in turn order after the seat that is drawn large. */
export function others(sitting: Sitting): number[] {
  const count = tableOf(sitting).seats.length;
  return Array.from({ length: count - 1 }, (_, i) => (sitting.front + 1 + i) % count);
}

export function tinctureOf(content: Printed, sheet: SheetView): string {
  const klass = content.classes[sheet.class];
  return klass ? TINCTURES[klass.colour]! : "";
}

/** How many dice the bag holds. */
export const bagged = (table: TableView): number => Object.values(table.bag).reduce((sum, number) => sum + number, 0);

/** "Dwarf Ranger", as far as setup has come. */
export function hero(sheet: SheetView): string {
  const names = [
    sheet.race && words.name(`rp-race-${sheet.race}`),
    sheet.class && words.name(`rp-class-${sheet.class}`),
  ];
  return names.filter(Boolean).join(" ");
}

/** 14–15, 18, 14+ */
export function span({ low, high }: Goal): string {
  return high === PLUS ? `${low}+` : low === high ? String(low) : `${low}–${high}`;
}

/** How far a value is from its goal: below zero it is short of it, above zero over it. */
export function off(value: number, { low, high }: Goal): number {
  return value < low ? value - low : value > high ? value - high : 0;
}

export function standing(value: number, goal: Goal): string {
  const far = off(value, goal);
  if (!far) return t("rp-web-goal-met", { value: minus(value) });
  return far < 0
    ? t("rp-web-short", { value: minus(value), number: -far })
    : t("rp-web-over", { value: minus(value), number: far });
}

/** The Stars that an option brings; null where chance has a say. */
export function gain(sitting: Sitting, option: Option | null | undefined): number | null {
  if (!option?.then) return null;
  return "total" in option.then ? option.then.total! - (figuresOf(sitting).total ?? 0) : 0;
}

export function figuresOf(sitting: Sitting, seat = sitting.seat ?? sitting.front): Record<string, number> {
  return tableOf(sitting).figures[seat] ?? {};
}

/** The Gold that a card costs by an option, besides tokens. */
export const goldOf = (asked: Option | Refused): number => asked.terms!.gold;

/** What may be done with the die in a space. */
export function spaceOptions(sitting: Sitting, row: Row, space: number): Option[] {
  const all = sitting.decision?.options ?? [];
  return all.filter(ON_SPACE).filter(({ is }) => is.row === row && is.space === space);
}

const ACTIONS: Partial<Record<Chosen["do"], Row>> = {
  flip: "STR",
  swap: "DEX",
  raise: "CON",
  lower: "CON",
  reroll: "INT",
  move: "WIS",
  token: "CHA",
};

/** Whether the action that is printed beside a row is offered now. */
export function acting(sitting: Sitting, row: Row): boolean {
  const { kind, options } = sitting.decision ?? { kind: "", options: [] };
  return ACTING.includes(kind) && options.some(({ is }) => ACTIONS[is.do] === row);
}

/** What an Initiative card is offered for now, or refused. */
export function offeredCard({ decision }: Sitting, number: number): Chosen | undefined {
  const { options, refused } = decision ?? { options: [], refused: [] };
  return [...options, ...refused].filter(ON_CARD).find(({ is }) => is.number === number)?.is;
}

const said = (sentences: Message[]): string => sentences.map((sentence) => words.say(sentence)).join(" ");
/** What a Market card does, as the server says it. */
export const cardText = (content: Printed, card: string): string => said(content.texts[card]!);
/** What the ability of a Class does. */
export const classText = (content: Printed, klass: string): string => said(content.abilities[klass]!);

/** "Trait · to good" */
export function kindOf(card: MarketCard): string {
  const type = words.name(`rp-type-${card.type}`);
  if (card.weapon) return `${type} · ${t("rp-web-hands", { number: card.weapon.hands })}`;
  return card.arrow ? `${type} · ${t(`rp-web-toward-${card.arrow}`)}` : type;
}

export function cardTip(sitting: Sitting, card: string): Tip {
  const entry = contentOf(sitting).market[card]!;
  const timing = entry.skill ? ` ${t("rp-web-usable", { when: words.name(`rp-timing-${entry.skill.timing}`) })}` : "";
  return {
    title: `${words.name(`rp-card-${card}`)} (${kindOf(entry)})`,
    text: cardText(contentOf(sitting), card) + timing,
  };
}

/** What a line of the score is called. */
export function lineName(category: string, what: string): string {
  if (category === "armor")
    return words.name(["chain", "leather", "mystic"].includes(what) ? `rp-armor-${what}` : `rp-card-${what}`);
  if (category === "colour") return t(`rp-web-dice-${what}`);
  const kind: Record<string, string> = { goals: "row", traits: "card", gold: "label" };
  return words.name(`rp-${kind[category] ?? category}-${what}`);
}

export function points(lines: ScoreLine[], category: string, what?: string): number {
  return lines
    .filter((line) => line[0] === category && (what === undefined || line[1] === what))
    .reduce((sum, line) => sum + line[2], 0);
}

/** The die that was rerolled, while it may be kept or go back. */
export function rerolled({ decision }: Sitting): number | null {
  const die = decision?.kind === "keep" ? decision.about.die : null;
  return typeof die === "number" ? die : null;
}

/** By how many steps a die is raised or lowered: one, unless the choice names a number. */
export const stepsOf = ({ is }: Option): number => (is.do === "raise" ? (is.by ?? 1) : 1);
