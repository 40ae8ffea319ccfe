/** What the log leaves out, because another line of the same move says it: the price of what was bought, and the like. */
import type { Event, Line } from "$lib/types";

/** Clauses under which a die is rerolled with a Gaar: the line of the die says so. */
const GAAR = ["EU-10.4", "EU-25.16"];

export function untold(event: Event, line: Line): boolean {
  const [seat, number] = event.args;
  const beside = (...names: string[]): Event[] =>
    line.events.filter(({ name, args }) => names.includes(name) && args[0] === seat);
  switch (event.name) {
    case "gold":
      return beside("bought", "learned", "sold").some(({ args }) => Math.abs(Number(number)) === args[2]);
    case "gained":
      return beside("bought").some(({ args }) => args[1] === number);
    case "gaar":
      return number === -1 && GAAR.includes(event.clause);
    case "damaged":
      return beside("attack").some(({ args }) => args[2] === number);
    default:
      return false;
  }
}
