/** Where friends find a table. */
import type { TableInfo } from "./types";

/** Names by which a computer finds only itself. */
const LOCAL = ["localhost", "127.0.0.1", "[::1]", "0.0.0.0"];

export interface Reach {
  /** The addresses that work, the best one first. */
  origins: string[];
  /** Whether they work on this computer only. */
  local: boolean;
}

/** The address of this page, if it is not the computer's own name for itself; then those that the server knows. */
export function reach(table: TableInfo): Reach {
  const known = table.addresses ?? [];
  if (!LOCAL.includes(location.hostname))
    return { origins: [location.origin, ...known.filter((each) => each !== location.origin)], local: false };
  return known.length ? { origins: known, local: false } : { origins: [location.origin], local: true };
}
