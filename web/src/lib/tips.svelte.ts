/** Tips: slips of vellum beside a thing, after a moment of hovering, on focus, or by a long press. */
import type { Attachment } from "svelte/attachments";

export interface Tip {
  title?: string;
  text?: string;
  /** Why it may not be chosen. */
  reason?: string;
  clause?: string;
}

const WAIT = 300;

class Tips {
  current = $state.raw<{ tip: Tip; at: DOMRect } | null>(null);
  #timer = 0;

  show(node: Element, tip: Tip, wait = 0): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (node.isConnected) this.current = { tip, at: node.getBoundingClientRect() };
    }, wait);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => (this.current = null), 120);
  }

  /** The pointer is on the slip itself: it stays. */
  keep(): void {
    clearTimeout(this.#timer);
  }
}

export const tips = new Tips();

/** {@attach tip(() => ({ title, text }))} */
export function tip(make: () => Tip | null): Attachment<HTMLElement> {
  return (node) => {
    let press = 0;
    const show = (wait: number) => {
      const found = make();
      if (found) tips.show(node, found, wait);
    };
    const enter = (event: PointerEvent) => event.pointerType !== "touch" && show(WAIT);
    const leave = () => tips.hide();
    const focus = () => node.matches(":focus-visible") && show(WAIT);
    const down = (event: PointerEvent) => {
      if (event.pointerType !== "touch") return tips.hide();
      press = window.setTimeout(() => show(0), 450);
    };
    const up = () => clearTimeout(press);
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", leave);
    node.addEventListener("focus", focus);
    node.addEventListener("blur", leave);
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", up);
    return () => {
      clearTimeout(press);
      tips.hide();
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", leave);
      node.removeEventListener("focus", focus);
      node.removeEventListener("blur", leave);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
    };
  };
}
