/** Mirrezil. */
import type { Signs } from "../signs";

export default {
  emblem: "gi:hasty-grave",
  deeds: { mirrezil: "gi:hasty-grave", restore: "gi:stone-pile", guard: "gi:magic-shield", prayer: "gi:prayer" },
  marks: { guard: ["gi:magic-shield", "guard"] },
  figures: { church: { icon: "gi:church", tincture: "or", metal: "or", small: true } },
  foes: {
    rot_breath: "gi:tentacles-skull",
    grave_wing: "gi:wyvern",
    bone_tail: "gi:dragon-spiral",
    hollow_heart: "gi:heart-inside",
  },
} satisfies Signs;
