import type { Face } from "$lib/face";

export const face: Face = {
  arms: {
    charge: "gi:drakkar",
    size: 34,
    top: 5,
    field: `<path fill="#24695a" d="M0 0h44v52H0z"/><path d="M0 38c5-4 10-4 15 0s10 4 15 0 10-4 15 0v16H0z" fill="#efe8d8" opacity=".22"/>`,
  },
  players: {
    hallbera: "gi:crossed-axes",
    eilif: "gi:feathered-wing",
    vesna: "gi:walking-boot",
    gunnlod: "gi:basket",
  },
  credit: {
    name: "Thorgal: The Board Game",
    designers: ["Joanna Kijanka", "Jan Maurycy", "Rafał Szyma"],
    publisher: "Portal Games",
    year: 2023,
    comics: ["Grzegorz Rosiński", "Jean Van Hamme"],
  },
};
