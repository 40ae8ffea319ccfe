/** Everything of this folder that the table draws. */
export { default as Figures } from "./Figures.svelte";
export { HERE } from "./drawn";
export { DEEDS, MARKS } from "./icons";
export { default as sprite } from "./sprite";
export { default as Tale } from "./Tale.svelte";
