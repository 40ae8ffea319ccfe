/** The guided first turn. It begins when the Heroes are chosen: before, there is no map to speak of. */
import type { GuideStep } from "$lib/game";

const STEPS: GuideStep[] = [
  { at: ".th .saga", say: "th-web-guide-goal", tab: "tale" },
  { at: ".th .chart", say: "th-web-guide-map", tab: "map" },
  { at: ".th .plate", say: "th-web-guide-location", tab: "map" },
  { at: ".th .arow", say: "th-web-guide-row", tab: "board" },
  { at: ".th .arow .slot:nth-child(2)", say: "th-web-guide-value", tab: "board" },
  { at: ".th .lower", say: "th-web-guide-path", tab: "board" },
  { at: ".th .hb", say: "th-web-guide-hero", tab: "heroes" },
  { at: ".th .ev, .th .saga .track", say: "th-web-guide-event", tab: "tale" },
  { at: ".prompt", say: "th-web-guide-help", tab: "board" },
];

class Guide {
  ready = $state(false);
  steps = $derived(this.ready ? STEPS : []);
}

export const guide = new Guide();
