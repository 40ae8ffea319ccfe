/**
 * Walking farther than one step: the steps that the server has shown are chosen one after the other, until the Hero
 * is there or until anything else has happened on the way.
 */
import { reducedMotion } from "$lib/prefs.svelte";
import type { Sitting } from "../shown";
import { viewOf, type TableView } from "../shown";

const PACE = 260; // milliseconds that a step may be seen

/** The spaces from the Hero to a space in reach, the last one first chosen last. */
export function routeTo(view: TableView, space: string): string[] {
  const steps: string[] = [];
  for (let at = space; view.reach[at]; at = view.ways[at]!) steps.unshift(at);
  return steps;
}

class Walk {
  /** Where the Hero is going; "" when it stands. */
  to = $state("");

  async go(sitting: Sitting, space: string): Promise<void> {
    if (this.to) return;
    const steps = routeTo(viewOf(sitting), space);
    this.to = space;
    try {
      for (const [i, step] of steps.entries()) {
        const ply = sitting.state?.ply ?? 0;
        const option = sitting.decision?.kind === "act" ? sitting.option({ do: "walk", space: step }) : undefined;
        if (!option || !(await sitting.choose(option)) || i === steps.length - 1) return;
        if (!uneventful(sitting, ply + 1)) return;
        await new Promise((done) => setTimeout(done, reducedMotion() ? 0 : PACE));
        if (sitting.state?.ply !== ply + 1) return; // somebody has chosen something else meanwhile
      }
    } finally {
      this.to = "";
    }
  }
}

/** Whether nothing happened in a move but the step, and perhaps what Water does for whoever comes there. */
function uneventful(sitting: Sitting, ply: number): boolean {
  const events = sitting.lines.filter((line) => line.ply >= ply).flatMap((line) => line.events);
  return sitting.state?.ply === ply && events.every(({ name }) => ["moved", "healed"].includes(name));
}

export const walk = new Walk();
