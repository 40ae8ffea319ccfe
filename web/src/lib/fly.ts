/**
 * Things move, they do not appear. What carries the same `data-fly` before and after a change travels from its
 * old place to its new one; what is new and names its origin with `data-from` comes from there; a die whose
 * `data-v` changed tumbles. Flights are copies that travel between two things that both stay.
 */
import { reducedMotion } from "./prefs.svelte";

const MOVE = 260;
const ROLL = 480;
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

/** Let everything travel from where it was. Resolves when all has arrived. */
export async function travel(before: Picture, flights: Flight[] = []): Promise<void> {
  if (reducedMotion() || document.hidden || !before.size) return;
  const moving: Promise<unknown>[] = [];
  const after = new Map<string, HTMLElement>();
  for (const thing of things()) after.set(thing.dataset.fly!, thing);
  for (const [id, thing] of after) {
    const rect = thing.getBoundingClientRect();
    if (!rect.width) continue;
    const own = before.get(id);
    const origin = own ?? (thing.dataset.from ? place(thing.dataset.from, before, after) : undefined);
    if (own && own.face !== null && thing.dataset.v && own.face !== thing.dataset.v) moving.push(tumble(thing));
    if (origin) moving.push(glide(thing, origin.rect, rect));
  }
  for (const { from, to, as } of flights) {
    const start = place(from, before, after);
    const end = place(to, before, after);
    const model = (as && after.get(as)) || (after.get(from) ?? before.get(from)?.thing ?? after.get(to));
    if (start && end && model)
      moving.push(fly(model, as ? centred(start.rect, model.getBoundingClientRect()) : start.rect, end.rect));
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

function glide(thing: HTMLElement, from: DOMRect, to: DOMRect): Promise<unknown> {
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
    { duration: MOVE, easing: EASE },
  ).finished;
}

function tumble(thing: HTMLElement): Promise<unknown> {
  return thing.animate([{ rotate: "0deg" }, { rotate: "200deg", scale: "1.18", offset: 0.5 }, { rotate: "360deg" }], {
    duration: ROLL,
    easing: EASE,
  }).finished;
}

async function fly(model: HTMLElement, from: DOMRect, to: DOMRect): Promise<void> {
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
  (document.querySelector("main") ?? document.body).append(copy); // where the styles of its game reach it
  const scale = Math.max(0.25, Math.min(1, to.width / (from.width || 1)));
  const x = to.left + to.width / 2 - from.left - (from.width * scale) / 2;
  const y = to.top + to.height / 2 - from.top - (from.height * scale) / 2;
  try {
    await copy.animate(
      [
        { transform: "none", transformOrigin: "0 0", opacity: 1 },
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", opacity: 0.9 },
      ],
      { duration: MOVE * 1.4, easing: EASE },
    ).finished;
  } finally {
    copy.remove();
  }
}
