/** Cards that tell where something strikes. */
import type { Signs } from "../signs";

export default {
  cards: { doom: "gi:earth-crack" },
} satisfies Signs;
