/** The Dwurt die: what each of its values does at the end of Skoldur's turn (EU-50.19, EU-50.20). */
import type { Tip } from "$lib/tips.svelte";
import { t, words } from "$lib/words.svelte";
import type { DwurtFace, Facts, HeroView } from "../shown";

const PARTS: (keyof DwurtFace)[] = ["dwurt", "silver", "gold", "reputation", "wounds"];

export function dwurtDoes(facts: Facts, value: number): string {
  const face = facts.dwurt_die[value];
  if (!face) return "";
  return PARTS.filter((part) => face[part])
    .map((part) => words.t(`eu-dwurt-${part}`, { number: Math.abs(face[part]) }))
    .join(", ");
}

/** The whole table, with the value that the die shows now before it. */
export function dwurtTip(facts: Facts, hero: HeroView): Tip {
  const rows = facts.dwurt_die.map((_, value) => `${value}: ${dwurtDoes(facts, value)}`);
  return {
    title: t("eu-web-dwurt-die", { n: hero.dwurt_die }),
    text: [t("eu-web-dwurt-tip"), ...rows].join("\n"),
    clause: "EU-50.20",
  };
}
