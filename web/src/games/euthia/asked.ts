/** Where on the table each choice lies. What lies nowhere else stands among the answers. */
import { has } from "$lib/choices";
import { viewOf, type Chosen, type Option, type Part, type Refused, type Sitting } from "./shown";

/** A part of the table; a Combat and a Hero Roll are stages of their own. */
export type Where = Part | "roll" | "fight" | "answers";

const ROLL = ["change", "reroll"];
/** What lies where the Hero stands, in its turn. */
const PLACE: Part[] = ["here", "quest", "piece"];

export function whereIs(sitting: Sitting, { is, terms }: Option | Refused): Where {
  const kind = sitting.decision?.kind ?? "";
  if (viewOf(sitting).fight) return "fight"; // a Combat is a stage of its own, with a place for every question
  if (ROLL.includes(kind)) return "roll";
  if (kind === "trade_first" || kind === "cart") return "answers";
  if (kind === "deal" && (is.do === "done" || is.do === "deed")) return "trade";
  if (kind === "pack" && is.do === "done") return "board";
  const { part } = terms!;
  return part === "lent" || (kind !== "act" && PLACE.includes(part)) ? "answers" : part;
}
export function waitsAt(sitting: Sitting, at: (where: Where) => boolean): boolean {
  return (sitting.decision?.options ?? []).some((option) => at(whereIs(sitting, option)));
}
export function optionsAt(sitting: Sitting, where: Where): Option[] {
  return (sitting.decision?.options ?? []).filter((option) => whereIs(sitting, option) === where);
}
/** All that may be chosen, and all that may not. */
export const asked = (sitting: Sitting): (Option | Refused)[] => [
  ...(sitting.decision?.options ?? []),
  ...(sitting.decision?.refused ?? []),
];

/** Verbs that name things which somebody owns. */
const OWN: Chosen["do"][] = [
  "use",
  "equip",
  "swap",
  "unequip",
  "set_gem",
  "throw",
  "sell",
  "learn",
  "unlearn",
  "charge",
  "gem",
  "essence",
  "ready",
  "pay",
  "deed",
];
/** These are done with one click; of the others the menu speaks first. */
const PLAIN: Chosen["do"][] = ["use", "gem", "essence", "ready", "pay", "learn", "equip"];
/** The fields that name them. */
const NAMING = ["thing", "other", "kind", "foe", "price"];
const about = (is: Chosen, thing: string): boolean =>
  OWN.includes(is.do) && NAMING.some((field) => has(is, { [field]: thing }));

/** What may be done with a thing, and what may not, with the reason. */
export function doings(
  sitting: Sitting,
  thing: string,
): { options: Option[]; all: (Option | Refused)[]; plain: Option | undefined } {
  const options = (sitting.decision?.options ?? []).filter(({ is }) => about(is, thing));
  const refused = (sitting.decision?.refused ?? []).filter(({ is }) => about(is, thing));
  const single = options.length === 1 && !refused.length ? options[0] : undefined;
  return {
    options,
    all: [...options, ...refused],
    plain: single && PLAIN.includes(single.is.do) ? single : undefined,
  };
}
