/** Everything of this folder that the table draws. */
import scenarios from "../scenarios/sprite";
import tale from "./sprite";

export { default as Figures } from "./Figures.svelte";
export { HERE } from "./drawn";
export { default as Tale } from "./Tale.svelte";

export const sprite = tale + scenarios;
