import type { Face } from "$lib/face";

export const face: Face = {
  arms: {
    charge: "gi:perspective-dice-six-faces-five",
    size: 32,
    top: 7,
    field: `<path fill="#2c619c" d="M0 0h44v52H0z"/><path fill="#efe8d8" d="M0 0h22v52H0z" opacity=".14"/>`,
  },
  players: { brannoc: "gi:breastplate", odda: "gi:evil-moon", mirel: "gi:swap-bag", quillon: "gi:quill-ink" },
  credit: { name: "Roll Player", designers: ["Keith Matejka"], publisher: "Thunderworks Games", year: 2016 },
};
