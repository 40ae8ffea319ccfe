/** The guided first turn. It begins when the Heroes are chosen: before, there is no land to speak of. */
import type { GuideStep } from "$lib/game";

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

class Guide {
  ready = $state(false);
  steps = $derived(this.ready ? STEPS : []);
}

export const guide = new Guide();
