/** Settlements that are defended. */
import type { Signs } from "../signs";

export default {
  emblem: "gi:huts-village",
  deeds: {
    supplies: "gi:wooden-crate",
    deliver: "gi:ribbon-medal",
    caravan: "gi:wooden-crate",
    run: "gi:run",
    column: "gi:campfire",
  },
} satisfies Signs;
