/** What Scenarios lay on the table. A kind of piece has a folder of its own (`pieces/`), and nothing else names it. */
import type { Row } from "../place/rows";
import type { Mean } from "../combat/means";
import type { Chosen, FightView, Sitting, TableView } from "../sent";
import type { Trait } from "../combat/traits";

export type Piece = TableView["tale"]["pieces"][number];
export type PieceOf<K extends Piece["piece"]> = Extract<Piece, { piece: K }>;
type FightPiece = FightView["pieces"][number];
export type FightPieceOf<K extends FightPiece["piece"]> = Extract<FightPiece, { piece: K }>;

/** What a piece says to the map and to the places on it (`laid.ts` of its folder). */
export interface Laid {
  /** Signs on a space. */
  signs?(space: string): [icon: string, kind: string][];
  /** Of the Monster on a space. */
  ofMonster?(space: string, level: number): Row[];
  /** Of what else lies on a space. */
  rows?(space: string): Row[];
  /** Spaces that lie waste. */
  waste?: string[];
  /** The last walk of a figure, space by space. */
  trail?: string[];
  /** What goes on in this round. */
  event?(): { title: string; text: string; clause: string } | undefined;
}

/** By kind: what the folders of pieces hold under one name. */
export const byKind = <T>(found: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(found).map(([path, each]) => [path.split("/").at(-2)!, each]));
const LAID = byKind(import.meta.glob<(piece: Piece) => Laid>("./*/laid.ts", { eager: true, import: "default" }));
const TRAITS = byKind(
  import.meta.glob<(piece: FightPiece, fight: FightView) => Trait[]>("./*/traits.ts", {
    eager: true,
    import: "default",
  }),
);

const made = new WeakMap<TableView, Laid[]>();
export function laidOut(view: TableView): Laid[] {
  const laid = made.get(view) ?? view.tale.pieces.flatMap((piece) => LAID[piece.piece]?.(piece) ?? []);
  made.set(view, laid);
  return laid;
}
/** What a choice in a Combat stands for that only a Scenario gives. */
export const MEANS = byKind(
  import.meta.glob<(sitting: Sitting, is: Chosen) => Mean>("./*/mean.ts", { eager: true, import: "default" }),
);
/** What the pieces of a Combat say of the foe. */
export const traitsOf = (fight: FightView): Trait[] =>
  fight.pieces.flatMap((piece) => TRAITS[piece.piece]?.(piece, fight) ?? []);
