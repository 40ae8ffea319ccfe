/** What flies when something happened: copies that travel between places that stay. */
import type { Flight } from "$lib/fly";
import type { Event, State } from "$lib/types";
import type { Table } from "./types";

export function flights(event: Event, state: State): Flight[] {
  const table = state.table as Table;
  const [first, second, third, , won] = event.args;
  const stack = (card: unknown) =>
    Object.keys(table.village).find((each) => String(card) in table.village[each]!.cards);
  switch (event.name) {
    case "gained": {
      const pile = stack(second);
      return [{ from: pile ? `pile-${pile}` : `foe-${second}-0`, to: `discard-${first}` }];
    }
    case "fought":
      return won ? [{ from: `foe-${second}-0`, to: `discard-${first}` }] : [];
    case "infected":
      return third ? [{ from: "diseases", to: `discard-${first}` }] : [];
    case "sent_under":
      return [{ from: `foe-${first}-0`, to: "dungeon-deck" }];
    case "escaped":
      return [{ from: `foe-${first}-0`, to: "escaped" }];
    default:
      return [];
  }
}
