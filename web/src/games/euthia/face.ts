import type { Face } from "$lib/face";

export const face: Face = {
  arms: {
    charge: "gi:spiked-dragon-head",
    size: 32,
    top: 6,
    field: `<path fill="#6a3580" d="M0 0h44v52H0z"/><path d="M22 4l17 10v20L22 44 5 34V14z" fill="none" stroke="#efe8d8" stroke-width="2" opacity=".3"/>`,
  },
  credit: {
    name: "Euthia: Torment of Resurrection",
    designers: ["Tadeáš Spousta", "Markéta Bláhová"],
    publisher: "Diea Games",
    year: 2021,
  },
};
