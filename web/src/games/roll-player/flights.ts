/** What flies when something happened, beside the dice and cards that travel by themselves: Gold. */
import type { Flight } from "$lib/fly";
import type { Event, State } from "$lib/types";
import type { Table } from "./types";

let placed = ""; // the die that was placed last: Gold for a full row or a gold die comes from it
let sold = ""; // the Market card that was discarded last

export function flights(event: Event, state: State): Flight[] {
  const [seat] = event.args;
  if (event.name === "placed") placed = `die-${event.args[4]}`;
  if (event.name === "discarded") {
    sold = `card-${event.args[1]}`;
    return [{ from: sold, to: "discard", as: "discard" }];
  }
  if (event.name !== "gold") return [];
  const purse = `purse-${seat}`;
  switch (event.clause) {
    case "RP-5.10": {
      const card = (state.table as Table).initiative.find(({ taken_by }) => taken_by === seat);
      return card ? [{ from: `gold-${card.number}`, to: purse, as: purse }] : [];
    }
    case "RP-3.39":
    case "RP-3.40":
    case "RP-5.11":
    case "RP-5.12":
      return [{ from: placed, to: purse, as: purse }];
    case "RP-7.4":
      return [{ from: sold || "deck", to: purse, as: purse }];
    default:
      return [{ from: "bag", to: purse, as: purse }];
  }
}
