/** The small menu of a thing with which several things may be done. One is open at a time. */
import type { Option } from "./sent";

class Menu {
  current = $state.raw<{ node: HTMLElement; title: string; options: Option[] } | null>(null);

  open(node: HTMLElement, title: string, options: Option[]): void {
    this.current = { node, title, options };
  }

  close(): void {
    const node = this.current?.node;
    this.current = null;
    node?.querySelector<HTMLElement>("button")?.focus();
  }
}

export const menu = new Menu();
