/** The guided first turn. It begins when the Heroes are chosen: before, there is no land to speak of. */
import type { GuideStep } from "$lib/game";
import type { TableView } from "./shown";

const STEPS: GuideStep[] = [
  { at: ".eu .chart", say: "eu-web-guide-map", tab: "board" },
  { at: ".eu .actions", say: "eu-web-guide-actions", tab: "board" },
  { at: ".eu .chart", say: "eu-web-guide-walk", tab: "board" },
  { at: ".eu .preview, .eu .here", say: "eu-web-guide-place", tab: "board" },
  { at: ".eu .person", say: "eu-web-guide-health", tab: "board" },
  { at: ".eu .boards", say: "eu-web-guide-slots", tab: "hero" },
  { at: ".eu .carried", say: "eu-web-guide-sacks", tab: "hero" },
  { at: ".eu section.round", say: "eu-web-guide-goal", tab: "others" },
  { at: ".eu .rivals", say: "eu-web-guide-rivals", tab: "others" },
  { at: ".prompt", say: "eu-web-guide-help", tab: "board" },
];

/** Without rivals some of it is otherwise. */
const ALONE: Record<string, string> = {
  "eu-web-guide-walk": "eu-tale-guide-walk",
  "eu-web-guide-sacks": "eu-tale-guide-sacks",
  "eu-web-guide-rivals": "eu-tale-guide-party",
};
const GOALS: GuideStep = { at: "[data-guide=tale]", say: "eu-tale-guide-goals", tab: "others" };

class Guide {
  ready = $state(false);
  mode = $state<TableView["mode"]>("competitive");
  steps = $derived.by((): GuideStep[] => {
    if (!this.ready) return [];
    if (this.mode === "competitive") return STEPS;
    const steps = STEPS.filter(({ at }) => this.mode === "cooperative" || at !== ".eu .rivals");
    return steps.map((step) =>
      step.say === "eu-web-guide-goal" ? GOALS : { ...step, say: ALONE[step.say] ?? step.say },
    );
  });
}

export const guide = new Guide();
