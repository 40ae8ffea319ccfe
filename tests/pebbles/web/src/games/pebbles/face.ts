import type { Face } from "$lib/face";

export const face: Face = {
  arms: { charge: "gi:stone-pile", size: 32, top: 6, field: `<path fill="#555" d="M0 0h44v52H0z"/>` },
  credit: { name: "Pebbles", designers: ["Nobody"], publisher: "Fabletop", year: 2026 },
};
