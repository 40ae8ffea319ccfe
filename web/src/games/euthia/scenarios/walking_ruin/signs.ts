/** The Golem. */
import type { Signs } from "../signs";

export default {
  emblem: "gi:rock-golem",
  deeds: { golem: "gi:rock-golem", burn: "gi:card-burn" },
  figures: { giant: { icon: "gi:rock-golem", tincture: "vert" } },
  foes: { golem: "gi:rock-golem" },
} satisfies Signs;
