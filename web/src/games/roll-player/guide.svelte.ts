/** The guided first turn. It begins when the sheet lies on the table: before, there is nothing to point at. */
import type { GuideStep } from "$lib/game";

const STEPS: GuideStep[] = [
  { at: ".rp .me .title", say: "rp-web-guide-hero", tab: "board" },
  { at: ".rp .me .row-STR", say: "rp-web-guide-goals", tab: "board" },
  { at: ".rp .me .rows .want", say: "rp-web-guide-backstory", tab: "board" },
  { at: ".rp .side .alignment", say: "rp-web-guide-alignment", tab: "board" },
  { at: ".rp .initiative", say: "rp-web-guide-initiative", tab: "board" },
  { at: ".rp .me .row-STR .what", say: "rp-web-guide-action", tab: "board" },
  { at: ".rp .market", say: "rp-web-guide-market", tab: "market" },
  { at: ".prompt", say: "rp-web-guide-help", tab: "board" },
];

class Guide {
  ready = $state(false);
  steps = $derived(this.ready ? STEPS : []);
}

export const guide = new Guide();
