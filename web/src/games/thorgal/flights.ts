/** What flies when something happened: copies that travel between places that stay. */
import type { Flight } from "$lib/fly";
import type { Event, State } from "$lib/types";
import { tableOf } from "./types";

export function flights(event: Event, state: State): Flight[] {
  const { heroes } = tableOf(state);
  const args = event.args.map(String);
  const hero = heroes.findIndex(({ id }) => id === args[0]);
  const at = (name: string | undefined) => `place-${(name ?? "").split("-location-")[1] ?? ""}`;
  switch (event.name) {
    case "gained":
      return [{ from: `fig-${hero}`, to: `pool-${hero}-${args[1]}`, as: `pool-${hero}-${args[1]}` }];
    case "assigned":
      return [{ from: `pool-${hero}-${args[2]}`, to: at(args[1]) }];
    case "item":
      return [{ from: "display-deck", to: `item-${args[1]}` }];
    default:
      return [];
  }
}
