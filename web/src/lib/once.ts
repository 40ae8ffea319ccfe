/** Whether something was told in this tab already, of this table; it is remembered from now on. */
export function seenBefore(what: string, table: string): boolean {
  try {
    const seen = sessionStorage.getItem(what) === table;
    sessionStorage.setItem(what, table);
    return seen;
  } catch {
    return false; // a browser that keeps nothing tells it again
  }
}
