/** Who is fought: the Monster on the stage, or the one that all know they will meet there. */
import { foeOf, type EffectFacts, type Facts, type FoeFacts } from "../shown";
import type { Fight } from "./fight";

/** An Elite Monster and what a Scenario brings are known before the fight. */
export const foeId = (facts: Facts, fight: Fight): string =>
  fight.foe || fight.great || facts.bounties[fight.bounty]?.elite || "";
export const foeIn = (facts: Facts, fight: Fight): FoeFacts | undefined => foeOf(facts, foeId(facts, fight));
/** The Reward for whoever wins: of a Bounty that of its card. */
export const rewardIn = (facts: Facts, fight: Fight): EffectFacts[] =>
  facts.bounties[fight.bounty]?.reward ?? foeIn(facts, fight)?.reward ?? [];

/** What a band does besides its Wounds: its sign on the ruler. */
export const SIGNS: Record<string, string> = {
  kill: "gi:skull-crossed-bones",
  clover: "gi:clover",
  monster_draw: "gi:card-pickup",
  monster_heal: "gi:regeneration",
};
