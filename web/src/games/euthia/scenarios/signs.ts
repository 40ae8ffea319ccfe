/** The emblems of Scenarios and of what they bring. Each has a folder of its own here, and nothing else names it. */
import { byKind } from "../pieces/laid";
import type { Chosen, Told } from "../sent";

export interface Figure {
  icon: string;
  tincture: string;
  metal?: "or";
  small?: boolean;
}
export interface Signs {
  /** Of the Scenario itself. */
  emblem?: string;
  /** What it lets a Hero do. */
  deeds?: Partial<Record<Extract<Chosen, { do: "deed" }>["sub"], string>>;
  /** Marks on spaces; what stands there as a figure has none. */
  marks?: Partial<Record<string, [icon: string, kind: string]>>;
  /** Marks that are figures on the map. */
  figures?: Partial<Record<string, Figure>>;
  /** Cards that are turned up. */
  cards?: Partial<Record<string, string>>;
  /** Whom one fights. */
  foes?: Record<string, string>;
  /** What happens in a Combat by itself. */
  told?: Partial<Record<Told["name"], string>>;
}

const FOUND = byKind(import.meta.glob<Signs>("./*/signs.ts", { eager: true, import: "default" }));
const all = <K extends keyof Signs>(what: K): NonNullable<Signs[K]> =>
  Object.assign({}, ...Object.values(FOUND).map((signs) => signs[what]));

export const [DEEDS, MARKS, FIGURES] = [all("deeds"), all("marks"), all("figures")];
export const [CARDS, FOES, TOLD] = [all("cards"), all("foes"), all("told")];
export const scenarioIcon = (scenario: string): string => FOUND[scenario]?.emblem ?? "gi:rule-book";
