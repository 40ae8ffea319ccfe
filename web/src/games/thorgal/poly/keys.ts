/** The keyboard while a tile is held: it comes before the keys of the table, which mean other things. */
import { tick } from "svelte";
import type { Placement } from "./placement.svelte";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Where keys have meanings of their own. */
const ELSEWHERE =
  "input, select, textarea, [contenteditable], dialog, [popover], .tale, [role=radiogroup], [role=tablist], [role=listbox]";

export function onKeys(placement: Placement): () => void {
  const press = (event: KeyboardEvent): void => {
    const from = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (from.closest?.(ELSEWHERE) || document.querySelector("dialog[open]")) return;
    if (act(placement, event.key, from)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  window.addEventListener("keydown", press, { capture: true });
  return () => window.removeEventListener("keydown", press, { capture: true });
}

function act(placement: Placement, key: string, from: HTMLElement): boolean {
  const way = ARROWS[key];
  if (way) {
    placement.step(...way);
    void tick().then(() => document.querySelector(".inhand")?.scrollIntoView({ block: "nearest", inline: "nearest" }));
    return true;
  }
  switch (key) {
    case "r":
    case "R":
      placement.rotate(key === "R");
      return true;
    case "f":
    case "F":
      if (placement.flippable) placement.flip();
      return true;
    case "Enter":
      if (from.closest("button, a, summary, [role=button]") && !from.closest(".inhand")) return false; // it is theirs
      void placement.lay();
      return true;
    default:
      return false;
  }
}
