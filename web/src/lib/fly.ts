/**
 * Things move, they do not appear. What carries the same `data-fly` before and after a change travels from its
 * old place to its new one; what is new and names its origin with `data-from` comes from there; a die whose
 * `data-v` changed tumbles. Flights are copies that travel between two things that both stay.
 */
import { TIMES, type Times } from "./pace";
import { reducedMotion } from "./prefs.svelte";

const EASE = "cubic-bezier(.2, .7, .2, 1)";

export interface Flight {
  from: string;
  to: string;
  /** Whose copy flies; the first of the two that is there, unless something else is named. */
  as?: string;
}
interface Seen {
  rect: DOMRect;
  face: string | null;
  /** The thing itself: its copy may fly even when it is gone. */
  thing?: HTMLElement;
}
export type Picture = Map<string, Seen>;

function things(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>("[data-fly]");
}

/** Where everything is now. */
export function look(): Picture {
  const seen: Picture = new Map();
  if (reducedMotion()) return seen;
  for (const thing of things()) {
    const rect = thing.getBoundingClientRect();
    if (rect.width) seen.set(thing.dataset.fly!, { rect, face: thing.dataset.v ?? null, thing });
  }
  return seen;
}

function now(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const thing of things()) found.set(thing.dataset.fly!, thing);
  return found;
}

/** Let everything travel from where it was. Resolves when all has arrived. */
export async function travel(
  before: Picture,
  flights: Flight[] = [],
  times: Times = TIMES.normal,
  watched = false,
): Promise<void> {
  if (reducedMotion() || document.hidden || !before.size) return;
  const moving: Promise<unknown>[] = [];
  const after = now();
  for (const [id, thing] of after) {
    const rect = thing.getBoundingClientRect();
    if (!rect.width) continue;
    const own = before.get(id);
    const origin = own ?? (thing.dataset.from ? place(thing.dataset.from, before, after) : undefined);
    if (own && own.face !== null && thing.dataset.v && own.face !== thing.dataset.v)
      moving.push(tumble(thing, times.roll));
    if (!own && !thing.dataset.from && thing.dataset.v && watched) moving.push(tumble(thing, times.roll)); // it was rolled
    if (origin) moving.push(glide(thing, origin.rect, rect, times.travel));
  }
  moving.push(flyAll(before, flights, times, watched));
  await Promise.allSettled(moving);
}

/** Copies that travel between two things that both stay. Who watches sees where each came from, and its path. */
export async function flyAll(before: Picture, flights: Flight[], times: Times, watched = false): Promise<void> {
  if (!flights.length || reducedMotion() || document.hidden || !before.size) return;
  const moving: Promise<unknown>[] = [];
  const after = now();
  for (const { from, to, as } of flights) {
    const start = place(from, before, after);
    const end = place(to, before, after);
    const model = (as && after.get(as)) || (after.get(from) ?? before.get(from)?.thing ?? after.get(to));
    if (!start || !end || !model) continue;
    const origin = as ? centred(start.rect, model.getBoundingClientRect()) : start.rect;
    moving.push(fly(model, origin, end.rect, times.travel * 1.4));
    if (watched) void trace(origin, end.rect, times.travel * 1.4 + times.rest / 2);
  }
  await Promise.allSettled(moving);
}

function place(id: string, before: Picture, after: Map<string, HTMLElement>): Seen | undefined {
  const known = before.get(id);
  if (known) return known;
  const rect = after.get(id)?.getBoundingClientRect();
  return rect?.width ? { rect, face: null } : undefined;
}

/** A rectangle of the size of another one, in the middle of a place. */
function centred(at: DOMRect, { width, height }: DOMRect): DOMRect {
  return new DOMRect(at.left + (at.width - width) / 2, at.top + (at.height - height) / 2, width, height);
}

function glide(thing: HTMLElement, from: DOMRect, to: DOMRect, duration: number): Promise<unknown> {
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return Promise.resolve();
  const scale = to.width ? Math.max(0.3, Math.min(3, from.width / to.width)) : 1;
  return thing.animate(
    [
      {
        transform: `translate(${x}px, ${y}px) scale(${scale})`,
        transformOrigin: "0 0",
        zIndex: 30,
        position: "relative",
      },
      { transform: "none", transformOrigin: "0 0", zIndex: 30, position: "relative" },
    ],
    { duration, easing: EASE },
  ).finished;
}

function tumble(thing: HTMLElement, duration: number): Promise<unknown> {
  return thing.animate([{ rotate: "0deg" }, { rotate: "200deg", scale: "1.18", offset: 0.5 }, { rotate: "360deg" }], {
    duration,
    easing: EASE,
  }).finished;
}

async function fly(model: HTMLElement, from: DOMRect, to: DOMRect, duration: number): Promise<void> {
  const copy = model.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-fly");
  copy.removeAttribute("id");
  copy.setAttribute("aria-hidden", "true");
  copy.classList.remove("lit", "dim");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    pointerEvents: "none",
    zIndex: "60",
  });
  board().append(copy);
  const scale = Math.max(0.25, Math.min(1, to.width / (from.width || 1)));
  const x = to.left + to.width / 2 - from.left - (from.width * scale) / 2;
  const y = to.top + to.height / 2 - from.top - (from.height * scale) / 2;
  try {
    await copy.animate(
      [
        { transform: "none", transformOrigin: "0 0", opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", opacity: 0.9 },
      ],
      { duration, easing: EASE },
    ).finished;
  } finally {
    copy.remove();
  }
}

/** Where the styles of the game reach a copy. */
function board(): HTMLElement {
  return document.querySelector("main") ?? document.body;
}

/** The place that something left, dashed, and its path, dotted, for a while. */
async function trace(from: DOMRect, to: DOMRect, duration: number): Promise<void> {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const [x2, y2] = [to.left + to.width / 2, to.top + to.height / 2];
  const bow = Math.min(60, Math.hypot(x2 - x, y2 - y) / 5);
  svg.setAttribute("class", "trace");
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = `<rect x="${from.left}" y="${from.top}" width="${from.width}" height="${from.height}" rx="6" />
    <path d="M${x} ${y}Q${(x + x2) / 2} ${(y + y2) / 2 - bow} ${x2} ${y2}" />`;
  board().append(svg);
  try {
    await svg.animate([{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], { duration }).finished;
  } finally {
    svg.remove();
  }
}
