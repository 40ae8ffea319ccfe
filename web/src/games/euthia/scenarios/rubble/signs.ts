/** Rubble, in all Scenarios that leave it. */
import type { Signs } from "../signs";

export default {
  deeds: { clear: "gi:stone-pile" },
  marks: { rubble_a: ["gi:stone-pile", "rubble"], rubble_b: ["gi:stone-pile", "rubble"] },
} satisfies Signs;
