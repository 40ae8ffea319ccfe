/** What the server has shown of the table and of its components, and short ways to them. */
import type { State } from "$lib/types";
import type { Facts, FoeFacts, GreatFoeView, Option, Refused, Sitting, TableView } from "./sent";

export type * from "./sent";

export const viewOf = (sitting: Sitting): TableView => sitting.shown!.table;
export const tableOf = (state: State): TableView => state.table as TableView;
export const factsOf = (sitting: Sitting): Facts => sitting.content;
/** The entry that a copy is one of: short_sword.2 is a short_sword. */
export const base = (thing: string): string => thing.split(".")[0]!;
export const foeOf = (facts: Facts, id: string): FoeFacts | undefined => facts.foes[id];
export const handSize = (hand: string[] | number): number => (typeof hand === "number" ? hand : hand.length);

/** The Gold that a tile costs by an option, where it is bought or learnt. */
export const goldOf = (asked: Option | Refused | undefined): number | undefined => asked?.terms?.gold ?? undefined;

export const greatFoe = (view: TableView, id: string): GreatFoeView | undefined =>
  view.tale.foes.find((each) => each.id === id);
