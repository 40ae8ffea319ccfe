/** What flies in a Combat: a Gaar token onto the dice. Cards and dice travel by themselves. */
import type { Flight } from "$lib/fly";
import type { Event } from "$lib/types";

export function combatFlights(event: Event): Flight[] {
  if (event.clause === "EU-25.15") return [{ from: "eu-gaar-monster", to: "eu-monster-die-0" }];
  if (event.name === "foe_dice" && event.clause === "EU-25.16")
    return [{ from: "eu-gaar-hero", to: "eu-monster-die-0" }];
  if (event.name === "rerolled" && event.clause === "EU-10.4") return [{ from: "eu-gaar-hero", to: "eu-hero-die-0" }];
  if (event.name === "rerolled" && event.clause === "EU-26.2")
    return [{ from: "eu-gaar-monster", to: "eu-hero-die-0" }];
  if (event.name === "gaar_used") return [{ from: "eu-gaar-monster", to: "eu-monster-die-0" }];
  if (event.name === "played" || event.name === "stack_played") return [{ from: "eu-chaos", to: "eu-hand" }];
  return [];
}
