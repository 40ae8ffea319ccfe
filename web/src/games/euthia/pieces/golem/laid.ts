/** The Golem: where it walked. */
import type { Laid, PieceOf } from "../laid";

export default ({ trail }: PieceOf<"golem">): Laid => ({ trail });
