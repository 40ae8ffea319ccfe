/** Farruga. */
import type { Signs } from "../signs";

export default {
  emblem: "gi:dragon-breath",
  deeds: { farruga: "gi:dragon-breath", ballista: "gi:ballista" },
  marks: { closed: ["gi:halt", "closed"] },
  figures: { dragon: { icon: "gi:dragon-breath", tincture: "gules" } },
  cards: { flight: "gi:dragon-breath" },
  foes: {
    farruga_circling: "gi:bat-wing",
    farruga_raging: "gi:dragon-breath",
    farruga_bleeding: "gi:dragon-head",
    farruga_last_fire: "gi:spiked-dragon-head",
  },
  told: {
    initiative: "gi:tribal-pendant",
    farruga_attack: "gi:dragon-breath",
    talons: "gi:perspective-dice-six-faces-five",
  },
} satisfies Signs;
