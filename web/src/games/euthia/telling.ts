/** What the log leaves out, because another line of the same move says it: the price of what was bought, and the like. */
import type { Event, Line } from "$lib/types";
import type { Told } from "./sent";

type Happened = Event & Told;

export function untold(event: Event, line: Line): boolean {
  const told = event as Happened;
  const besides = line.events as Happened[];
  switch (told.name) {
    case "gold":
      return besides.some((other) => costs(other, told.fields.seat, Math.abs(told.fields.number)));
    case "gained":
      return besides.some(
        ({ name, fields }) =>
          name === "bought" && fields.seat === told.fields.seat && fields.thing === told.fields.thing,
      );
    case "gaar":
      return told.fields.reroll;
    case "damaged":
      return besides.some(
        ({ name, fields }) =>
          name === "attack" && fields.seat === told.fields.seat && fields.damage === told.fields.number,
      );
    default:
      return false;
  }
}

/** Whether a deal of that seat names that much Gold. */
function costs(deal: Happened, seat: number, gold: number): boolean {
  if (deal.name !== "bought" && deal.name !== "learned" && deal.name !== "sold") return false;
  return deal.fields.seat === seat && deal.fields.gold === gold;
}
