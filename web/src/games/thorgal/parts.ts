import type { Component } from "svelte";
import type { Sitting } from "$lib/sitting.svelte";
type P = Component<{ sitting: Sitting; hero?: number; small?: boolean }>;
const found = import.meta.glob<{ default: P }>("./{path,wounds,fight,book}/{Path,Wounds,Fight,Book}.svelte", { eager: true });
export const Wounds = found["./wounds/Wounds.svelte"]?.default;
export const Path = found["./path/Path.svelte"]?.default;
export const Fight = found["./fight/Fight.svelte"]?.default;
export const Book = found["./book/Book.svelte"]?.default;
