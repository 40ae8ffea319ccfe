/** Everything of this folder that the table draws. */
export { default as Figures } from "./Figures.svelte";
export { DEEDS, MARKS } from "./icons";
export { default as Legend } from "./Legend.svelte";
export { default as sprite } from "./sprite";
export { default as Tale } from "./Tale.svelte";
