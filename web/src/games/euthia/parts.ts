/** The stage of the Combat. */
import type { Component } from "svelte";
import type { Sitting } from "$lib/sitting.svelte";

const found = import.meta.glob<{ default: Component<{ sitting: Sitting }> }>("./combat/Combat.svelte", { eager: true });
export const Combat = found["./combat/Combat.svelte"]?.default;
