/** The small menu of a thing with which several things may be done. One is open at a time. */
import type { Option, Refused } from "./shown";

class Menu {
  current = $state.raw<{ node: HTMLElement; title: string; options: (Option | Refused)[] } | null>(null);

  open(node: HTMLElement, title: string, options: (Option | Refused)[]): void {
    this.current = this.current?.node === node ? null : { node, title, options };
  }

  close(): void {
    const node = this.current?.node;
    this.current = null;
    node?.querySelector<HTMLElement>("button")?.focus();
  }
}

export const menu = new Menu();
