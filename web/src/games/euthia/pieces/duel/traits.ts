/** A Combat with Farruga: whose Initiative it is, and her Attack card. */
import { t, words } from "$lib/words.svelte";
import { trait, type Trait } from "../../combat/traits";
import type { FightView } from "../../sent";
import type { FightPieceOf } from "../laid";

const TOKENS = 3;

export default function traits({ initiative, drawn, spared }: FightPieceOf<"duel">, fight: FightView): Trait[] {
  const found: Trait[] = [];
  const attack = fight.round ? drawn.at(-1) : undefined;
  if (initiative >= 0)
    found.push(
      trait(t("eu-tale-initiative", { n: initiative, most: TOKENS }), t("eu-tale-initiative", {}, "text"), "EU-65.7"),
    );
  if (attack)
    found.push(trait(words.name(`eu-attack-${attack}`), words.name(`eu-attack-${attack}`, "text"), "EU-65.17"));
  if (spared) found.push(trait(t("eu-tale-spared"), t("eu-tale-spared", {}, "text"), "EU-65.17"));
  return found;
}
