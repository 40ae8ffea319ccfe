import type { How } from "../../rules/how";

export const how: How = {
  lessons: [
    ["TS-2.23", "TS-5.2", "TS-5.5"],
    ["TS-4.3", "TS-20.1", "TS-4.5"],
    ["TS-6.14", "TS-6.20", "TS-7.2"],
    ["TS-8.11", "TS-13.1", "TS-13.10"],
    ["TS-9.5", "TS-18.4", "TS-18.6", "TS-18.2"],
    ["TS-2.8", "TS-21.1", "TS-22.4"],
  ],
  habits: [["TS-13.9"], ["TS-20.2", "TS-14.15"], ["TS-7.14", "TS-22.2"]],
  first: ["TS-3.1"],
  options: { first_game: true },
};
