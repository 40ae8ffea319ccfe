/** The keyboard at the table: numbers choose, arrows walk over what shines, letters help. */
import { reader } from "$lib/rules.svelte";
import { tips } from "$lib/tips.svelte";
import { seen, type Desk } from "./desk.svelte";
import { restart, undo } from "./undoing";

/** What the page of keys tells. */
export const KEYS: [keys: string[], id: string][] = [
  [["1", "9"], "web-key-number"],
  [["left", "up", "right", "down"], "web-key-arrows"],
  [["Enter"], "web-key-enter"],
  [["Space"], "web-key-skip"],
  [["p"], "web-key-pause"],
  [["y"], "web-key-recap"],
  [["w"], "web-key-why"],
  [["l"], "web-key-list"],
  [["u"], "web-key-undo"],
  [["r"], "web-key-restart"],
  [["h"], "web-key-hint"],
  [["s"], "web-key-score"],
  [["g"], "web-key-log"],
  [["c"], "web-key-talk"],
  [["?"], "web-key-keys"],
  [["Esc"], "web-key-escape"],
];

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
type Way = (typeof WAYS)[keyof typeof WAYS];
const isArrow = (key: string): key is keyof typeof WAYS => key in WAYS;

const SECOND = 700; // milliseconds to type the second digit of a number

export class Keyboard {
  #desk: Desk;
  #digits = "";
  #typedAt = -1; // the ply of the decision that the digits answer
  #timer = 0;
  #last: DOMRect | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  press = (event: KeyboardEvent): void => {
    const from = event.target as HTMLElement;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (from.closest?.("input, select, textarea, [contenteditable], dialog, [popover]"))
      return this.#inside(event, from);
    if (document.querySelector("dialog[open]")) return this.#inside(event, from);
    if (this.#act(event.key, from)) event.preventDefault();
  };

  /** In a leaf only the numbers of the list count; in a field, nothing. */
  #inside(event: KeyboardEvent, from: HTMLElement): void {
    if (reader.open || from.closest("input, select, textarea, [contenteditable]")) return;
    if ((this.#desk.leaf === "list" || this.#desk.leaf === "why") && /^\d$/.test(event.key)) this.#digit(event.key);
  }

  #act(key: string, from: HTMLElement): boolean {
    const desk = this.#desk;
    const { sitting } = desk;
    if (!sitting.state) return false;
    if (/^\d$/.test(key)) return this.#digit(key);
    if (isArrow(key)) return !sitting.past && this.#walk(WAYS[key], from);
    const own = sitting.seat !== null && !sitting.past;
    const watched = sitting.watching.active && !sitting.past;
    const acts: Record<string, (() => void) | false> = {
      " ": watched && !from.closest("button:not(.dim), a") && (() => desk.goOn()),
      p: watched && (() => sitting.watching.pause()),
      y: own && desk.since.length > 0 && (() => (desk.recap = !desk.recap)),
      w: own && (() => desk.open("why")),
      l: () => (sitting.decision ? desk.open("list") : void desk.showLog()),
      u: own && (() => undo(sitting)),
      r: own && (() => restart(sitting)),
      h: own && (() => void desk.hint()),
      s: (sitting.over || desk.scored) && (() => desk.open(sitting.over ? "end" : "score")),
      g: () => void desk.showLog(),
      c: () => void desk.showLog(true),
      "?": () => desk.open("keys"),
      Escape: () => this.#escape(),
    };
    const act = acts[key.length === 1 ? key.toLowerCase() : key];
    if (!act) return false;
    tips.hide();
    act();
    return true;
  }

  #escape(): void {
    const desk = this.#desk;
    if (desk.menu) desk.menu = false;
    else if (desk.recap) desk.recap = false;
    else if (desk.step >= 0) desk.endGuide();
    else if (desk.sitting.past) void desk.leaveReplay();
    else desk.sitting.hint = null;
  }

  /** With more than nine options a number may have two digits: then the second one is waited for a moment. */
  #digit(key: string): boolean {
    const { sitting } = this.#desk;
    const options = sitting.decision?.options ?? [];
    const ply = sitting.state?.ply ?? -1;
    if (!options.length) return false;
    clearTimeout(this.#timer);
    this.#digits = this.#typedAt === ply ? this.#digits + key : key;
    this.#typedAt = ply;
    const number = Number(this.#digits);
    const choose = (): void => {
      const option = options[number - 1];
      this.#digits = "";
      if (!option || sitting.state?.ply !== ply) return;
      this.#desk.leaf = "";
      void sitting.choose(option);
    };
    if (number * 10 > options.length || !number) choose();
    else this.#timer = window.setTimeout(choose, SECOND);
    return true;
  }

  /** To the nearest shining thing in that direction. */
  #walk(way: Way, from: HTMLElement): boolean {
    const things = [...document.querySelectorAll<HTMLElement>(".thing.lit")].filter(seen);
    const here = from.closest<HTMLElement>(".thing.lit");
    if (!things.length || from.closest(".tale, [role=radiogroup], [role=tablist], [role=listbox]")) return false; // they have arrows of their own
    const start = here?.getBoundingClientRect() ?? this.#last;
    const next = start ? nearest(things, start, way, here) : things[0];
    if (!next) return true;
    next.focus({ focusVisible: true } as FocusOptions);
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.#last = next.getBoundingClientRect();
    return true;
  }
}

/** The thing whose middle lies that way, counting what lies aside of the way double. */
function nearest(
  things: HTMLElement[],
  start: DOMRect,
  [right, down]: Way,
  but: HTMLElement | null,
): HTMLElement | undefined {
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const thing of things) {
    if (thing === but) continue;
    const rect = thing.getBoundingClientRect();
    const x = rect.left + rect.width / 2 - start.left - start.width / 2;
    const y = rect.top + rect.height / 2 - start.top - start.height / 2;
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    if (ahead < 4) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [least, best] = [cost, thing];
  }
  return best ?? (but ? undefined : things[0]);
}
