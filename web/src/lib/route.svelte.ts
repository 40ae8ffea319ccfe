/** Where the reader is. One page, real addresses, the browser's own history. */

class Route {
  path = $state(location.pathname);
  hash = $state(decodeURIComponent(location.hash.slice(1)));
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = decodeURIComponent(location.hash.slice(1));
    this.query = new URLSearchParams(location.search);
  }

  /** The parts of the path: /t/abc is ["t", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#read();
    if (!this.hash) scrollTo(0, 0);
  }
}

export const route = new Route();

/** Links inside the app do not load the page again. Whoever does something else with a click is asked before. */
export function followLinks(_: HTMLElement): { destroy(): void } {
  const click = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    route.go(link.pathname + link.search + link.hash);
  };
  window.addEventListener("click", click); // Svelte's own listeners sit on the root and on the document
  return { destroy: () => window.removeEventListener("click", click) };
}
