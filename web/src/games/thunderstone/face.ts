import type { Face } from "$lib/face";

export const face: Face = {
  arms: {
    charge: "gi:floating-crystal",
    size: 32,
    top: 6,
    field: `<path fill="#a02c21" d="M0 0h44v52H0z"/><path fill="#1f1a17" d="M22 52L0 20V0h0L22 34 44 0v20z" opacity=".35"/>`,
  },
  players: { rogna: "gi:torch", pell: "gi:knapsack", isaura: "gi:rank-3", ambrose: "gi:spell-book" },
  credit: {
    name: "Thunderstone",
    designers: ["Mike Elliott"],
    publisher: "Alderac Entertainment Group",
    year: 2009,
    ours: "web-credits-solitaire",
  },
};
