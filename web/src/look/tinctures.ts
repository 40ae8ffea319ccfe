/** The tincture of each colour that a game names: colour, hatching and charge travel together. */
export const TINCTURES: Record<string, string> = {
  red: "gules",
  blue: "azure",
  green: "vert",
  purple: "purpure",
  black: "sable",
  white: "argent",
  gold: "or",
  orange: "tenne",
};
