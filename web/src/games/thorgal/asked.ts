/** Where on the table a question is answered, and which Hero it is about. */
import { ownHeroes, viewOf, type Chosen, type Option, type Part, type Refused, type Sitting } from "./shown";

export type Where = Part | "consent";

/** What lies elsewhere in some questions. */
const BY_KIND: Record<string, Partial<Record<Chosen["do"], Where>>> = {
  first: { hero: "setup" },
  fight_tile: { tile: "fight" },
  fight_spot: { lay: "fight" },
  covered: { space: "fight" },
  wound: { lay: "hero" },
  consent: { yes: "consent", no: "consent" },
  come: { yes: "consent", no: "consent" },
};

export function whereIs(sitting: Sitting, { is, terms }: Option | Refused): Where {
  // the choices of a Paragraph stand on its page
  if (is.do === "option" && viewOf(sitting).reading !== null) return "book";
  return BY_KIND[sitting.decision?.kind ?? ""]?.[is.do] ?? terms!.part;
}

/** Whether something in a part of the table may be chosen now. */
export function waitsAt(sitting: Sitting, ...parts: Where[]): boolean {
  return (sitting.decision?.options ?? []).some((option) => parts.includes(whereIs(sitting, option)));
}

export function optionsAt(sitting: Sitting, where: Where): Option[] {
  return (sitting.decision?.options ?? []).filter((option) => whereIs(sitting, option) === where);
}
/** All that may be chosen, and all that may not. */
export const offered = (sitting: Sitting): (Option | Refused)[] => [
  ...(sitting.decision?.options ?? []),
  ...(sitting.decision?.refused ?? []),
];

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
