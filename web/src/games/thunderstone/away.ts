/** A card leaves the hand: it travels to the pile where it will lie, and shrinks on the way. */
import type { TransitionConfig } from "svelte/transition";
import { reducedMotion } from "$lib/prefs.svelte";

export function away(node: HTMLElement, { to }: { to: string }): TransitionConfig {
  const pile = document.querySelector(`[data-fly="${to}"]`)?.getBoundingClientRect();
  const from = node.getBoundingClientRect();
  if (reducedMotion() || !pile?.width || !from.width) return { duration: 0 };
  const x = pile.left + pile.width / 2 - from.left - from.width / 2;
  const y = pile.top + pile.height / 2 - from.top - from.height / 2;
  // the others close up at once
  Object.assign(node.style, {
    position: "absolute",
    left: `${node.offsetLeft}px`,
    top: `${node.offsetTop}px`,
    margin: "0",
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  return {
    duration: 300,
    css: (_, gone) =>
      `transform: translate(${x * gone}px, ${y * gone}px) scale(${1 - gone * 0.8}); opacity: ${1 - gone * gone}; z-index: 40`,
  };
}
