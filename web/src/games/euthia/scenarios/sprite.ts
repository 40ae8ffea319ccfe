/** The icons that this folder names: those of Scenarios, of what they lay out, and of the record. */
export { default } from "virtual:icons/euthia/scenarios";
