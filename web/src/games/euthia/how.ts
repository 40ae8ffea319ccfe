import type { How } from "../../rules/how";

export const how: How = {
  lessons: [
    ["EU-2.1", "EU-12.1", "EU-47.21"],
    ["EU-7.2", "EU-9.2", "EU-8.11"],
    ["EU-11.2", "EU-12.1", "EU-11.5", "EU-11.6"],
    ["EU-21.1", "EU-23.11", "EU-25.27", "EU-28.23"],
    ["EU-31.5", "EU-18.2", "EU-19.11", "EU-35.29"],
    ["EU-47.8", "EU-47.11", "EU-47.12", "EU-47.20"],
  ],
  habits: [["EU-22.2", "EU-22.3"], ["EU-35.2", "EU-34.10", "EU-34.18"], ["EU-47.8"]],
  first: ["EU-61.8"],
  options: {},
};
