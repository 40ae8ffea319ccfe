/** What the server has shown of the table and of its components, and short ways to them. */
import type { State } from "$lib/types";
import type { AdventureFacts, Facts, Sitting, TableView } from "./sent";

export type * from "./sent";
/** A column and a row, from 0, the first at the top left. */
export type Cell = [x: number, y: number];

export const viewOf = (sitting: Sitting): TableView => sitting.shown!.table;
export const tableOf = (state: State): TableView => state.table as TableView;
export const factsOf = (sitting: Sitting): Facts => sitting.content;
export const taleOf = (sitting: Sitting): AdventureFacts => factsOf(sitting).adventures[viewOf(sitting).adventure]!;
/** The name in the Fluent files of a thing of this adventure. */
export const wordOf = (sitting: Sitting, kind: string, id: string | number): string =>
  `th-${viewOf(sitting).adventure}-${kind}-${id}`;
/** The Heroes of the seat at the front: two in a solo game. */
export const ownHeroes = (sitting: Sitting): number[] =>
  viewOf(sitting).heroes.flatMap((hero, i) => (hero.seat === sitting.front ? [i] : []));
