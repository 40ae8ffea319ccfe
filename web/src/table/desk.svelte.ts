/** What lies open over a table: one leaf at a time, the menu, and the guide. */
import { tick } from "svelte";
import type { GameClient } from "$lib/game";
import { prefs } from "$lib/prefs.svelte";
import { route } from "$lib/route.svelte";
import type { Sitting } from "$lib/sitting.svelte";
import type { Key } from "$lib/types";
import { since, turnsOf, type Turn } from "./turns";

export type Leaf = "" | "why" | "list" | "score" | "end" | "log" | "keys" | "leave";

export class Desk {
  leaf = $state<Leaf>("");
  menu = $state(false);
  /** The step of the guide that is shown, or -1. */
  step = $state(-1);
  /** A hint is being thought about. */
  pondering = $state(false);
  readonly sitting: Sitting;
  client = $state.raw<GameClient | null>(null);

  constructor(sitting: Sitting) {
    this.sitting = sitting;
  }

  open(leaf: Leaf): void {
    this.menu = false;
    this.leaf = this.leaf === leaf ? "" : leaf;
  }

  close(): void {
    this.leaf = "";
  }

  /** Whether there is a score to look at: a party has none. */
  get scored(): boolean {
    const { shown } = this.sitting;
    return Boolean(shown && this.client?.scores(shown).some((lines) => lines === null || lines.length));
  }

  // -- the log ------------------------------------------------------------------------------------

  /** Show the log where it is: in its tab, on the board, or as a leaf. */
  async showLog(talk = false): Promise<void> {
    this.menu = false;
    const tab = this.client?.tabs.find((each) => each.id === "log");
    if (tab && innerWidth <= 700) this.sitting.tab = tab.id;
    else if (!seen(document.querySelector(".tale"))) this.leaf = "log";
    await tick();
    const tale = [...document.querySelectorAll(".tale")].reverse().find(seen);
    tale?.querySelector<HTMLElement>(talk ? "input" : "[tabindex='0']")?.focus();
  }

  // -- others' turns ------------------------------------------------------------------------------

  /** What others did since the reader's last turn lies open. It closes when the reader has chosen. */
  recap = $state(false);
  /** What is shown again ends by itself at the table of now. */
  again = $state(false);

  turns = $derived.by((): Turn[] => (this.client ? turnsOf(this.sitting.lines, this.client, this.sitting) : []));
  since = $derived.by((): Turn[] => (this.sitting.mine ? since(this.turns, this.sitting.seat) : []));

  /** To the end of what others do, or on from a pause. */
  goOn(): void {
    const { watching } = this.sitting;
    if (watching.paused) watching.pause(false);
    else watching.skip();
  }

  async showAgain(): Promise<void> {
    const [first] = this.since;
    if (!first) return;
    this.recap = false;
    this.again = true;
    await this.replay(Math.max(this.sitting.table!.first, first.first - 1));
  }

  // -- hints --------------------------------------------------------------------------------------

  async hint(): Promise<void> {
    const { sitting } = this;
    if (this.pondering || !sitting.decision) return;
    if (!sitting.hint || sitting.hint.ply !== sitting.state?.ply) {
      this.pondering = true;
      await sitting.askHint();
      this.pondering = false;
    }
    await tick();
    await this.#bring(".hinted");
  }

  /** Show one of the options that a hint names on the board. */
  async point(key: Key): Promise<void> {
    const { sitting } = this;
    if (!sitting.hint) await this.hint();
    sitting.pointed = key;
    await tick();
    await this.#bring(".hinted");
  }

  /** Bring a thing of the board before the reader's eyes, if need be by turning to its tab. */
  async #bring(selector: string): Promise<void> {
    const thing = document.querySelector(selector);
    if (!thing) return;
    const before = this.sitting.tab;
    for (const tab of seen(thing) ? [] : (this.client?.tabs ?? [])) {
      this.sitting.tab = tab.id;
      await tick();
      if (seen(thing)) break;
    }
    if (!seen(thing)) this.sitting.tab = before;
    else thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  // -- looking back -------------------------------------------------------------------------------

  /** Look at the whole game from its beginning, or at one moment of it. */
  async replay(ply?: number): Promise<void> {
    const { sitting } = this;
    this.menu = false;
    this.leaf = "";
    this.step = -1;
    await sitting.lookAt(ply ?? sitting.table!.first);
    const [first] = this.client?.tabs ?? [];
    if (sitting.tab === "log" && first) sitting.tab = first.id;
  }

  async leaveReplay(): Promise<void> {
    this.again = false;
    await this.sitting.lookAt(null);
    if (route.query.has("replay")) route.go(`/t/${this.sitting.id}`, true);
  }

  // -- the guide ----------------------------------------------------------------------------------

  guide(): void {
    this.menu = false;
    this.leaf = "";
    this.step = 0;
  }

  endGuide(): void {
    this.step = -1;
    prefs.setGuided(this.sitting.table!.game, true);
  }
}

/** Whether somebody can see it: what lies in another tab of a phone has no size. */
export function seen(node: Element | null | undefined): boolean {
  return Boolean(node && node.getClientRects().length);
}
