/** Six Legends. */
import type { Signs } from "../signs";

export default {
  emblem: "gi:harp",
  deeds: { priest: "gi:prayer", trial: "gi:jeweled-chalice" },
  marks: { artifact: ["gi:jeweled-chalice", "artifact"] },
} satisfies Signs;
