/** The icons that this folder names. */
export { default } from "virtual:icons/euthia/tale";
