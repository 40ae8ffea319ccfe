/** Faer Power, wherever it is asked for. */
import { viewOf, type Sitting } from "../../shown";
import type { PieceOf } from "../laid";

export const powerOf = (sitting: Sitting): PieceOf<"mirrezil"> | undefined =>
  viewOf(sitting).tale.pieces.find((piece) => piece.piece === "mirrezil");
