import type { How } from "../../rules/how";

export const how: How = {
  lessons: [
    ["RP-2.2", "RP-2.15", "RP-12.1"],
    ["RP-4.4", "RP-5.3", "RP-7.1"],
    ["RP-5.7", "RP-5.11", "RP-5.12", "RP-5.17"],
    ["RP-7.2", "RP-7.4", "RP-8.12"],
    ["RP-13.21", "RP-2.25", "RP-6.10", "RP-8.15"],
    ["RP-13.2", "RP-14.1", "RP-14.2"],
  ],
  habits: [["RP-13.11"], ["RP-4.4", "RP-7.1"], ["RP-8.15", "RP-8.17"]],
  first: ["RP-2.5", "RP-3.13"],
  options: {},
};
