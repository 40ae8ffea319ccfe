/** Changes of a state, as the server tells them (`server/changes.py`, docs/protocol.md). */

/** `[value]`: it is this now; an object: what has changed in it, by name or place; 0: it is gone. */
export type Change = [value: unknown] | 0 | { [name: string]: Change | [place: number, went: number, came: unknown[]] };

const MOVED = "";

/** The state after a change; what has not changed is the same object as before. */
export function putIn<T>(old: T, change: Change): T {
  if (change === 0) return old;
  if (Array.isArray(change)) return change[0] as T;
  if (Array.isArray(old)) {
    const entries: unknown[] = [...old];
    for (const [place, each] of Object.entries(change))
      if (place !== MOVED) entries[Number(place)] = putIn(entries[Number(place)], each as Change);
    if (MOVED in change) {
      const [place, went, came] = change[MOVED] as [number, number, unknown[]];
      entries.splice(place, went, ...came);
    }
    return entries as T;
  }
  const fields: Record<string, unknown> = { ...(old as object) };
  for (const [name, each] of Object.entries(change)) {
    if (each === 0) delete fields[name];
    else fields[name] = putIn(fields[name], each as Change);
  }
  return fields as T;
}
