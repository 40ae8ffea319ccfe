/** The Hunt. */
import type { Signs } from "../signs";

export default {
  emblem: "gi:hunting-horn",
  deeds: { steps: "gi:horned-skull" },
} satisfies Signs;
