/** What flies when something happened: copies that travel between places that stay. */
import type { Flight } from "$lib/fly";
import type { Event, State } from "$lib/types";
import { combatFlights } from "./combat/flights";

export function flights(event: Event, _state: State): Flight[] {
  const seat = Number(event.args[0]);
  switch (event.name) {
    case "gold":
      return [{ from: `fig-${seat}`, to: `gold-${seat}`, as: `gold-${seat}` }];
    case "reputation":
      return [{ from: `fig-${seat}`, to: `reputation-${seat}`, as: `reputation-${seat}` }];
    default:
      return combatFlights(event);
  }
}
