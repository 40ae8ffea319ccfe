/** The icons that this folder names: those of cards, of Monsters and of the stage. */
export { default } from "virtual:icons/euthia/combat";
