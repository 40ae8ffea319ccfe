import type { How } from "../../rules/how";

export const how: How = {
  lessons: [
    ["TH-2.1", "TH-5.10"],
    ["TH-13.2", "TH-13.4", "TH-13.6", "TH-14.4"],
    ["TH-16.1", "TH-16.5", "TH-6.12", "TH-6.13"],
    ["TH-17.6", "TH-17.9", "TH-21.3", "TH-19.11"],
    ["TH-23.6", "TH-23.11", "TH-23.12"],
    ["TH-28.2", "TH-5.1", "TH-5.4", "TH-5.5"],
  ],
  habits: [["TH-14.6"], ["TH-20.4"], ["TH-9.3", "TH-10.2"]],
  first: ["TH-4.2"],
  options: {},
};
