/** Where things lie on the chart: islands around the centres that the adventure gives, pushed apart until none overlaps. */

export interface Body {
  id: string;
  /** Where it wants to be, its size, and where it is (its centre). */
  wantX: number;
  wantY: number;
  w: number;
  h: number;
  x: number;
  y: number;
  /** A single plate: it needs less air. */
  lone?: boolean;
}
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  w: number;
  h: number;
}
/** What lies in an Area: its title and its Locations. They stand below each other, or in pairs. */
export interface Stuff {
  title: Size;
  plates: Size[];
}
const ROUNDS = 200;
const GAP_X = 40; // between two islands, their coasts included: figures and ways need room
const GAP_Y = 25;
const FINE = 1.5; // an overlap in pixels that nobody sees
const NEAR = 26; // one that another arrangement may undo
export const COAST = 7; // how far an island reaches beyond what lies on it
const EDGE_X = COAST + 19; // from what lies on it to the frame of the chart: a figure may stand there
const EDGE_Y = COAST + 8;

/** The size of an Area in one arrangement or the other; as the style sheet lays it out. */
export function blockSize({ title, plates }: Stuff, pairs: boolean): Size {
  if (!plates.length) return { ...title };
  const most = (all: Size[]) => Math.max(0, ...all.map(({ w }) => w));
  if (!pairs || plates.length < 2) {
    const w = most(plates) + (plates.length > 1 ? 14 : 0);
    return {
      w: Math.max(title.w, w),
      h: title.h + 5 + plates.reduce((sum, { h }) => sum + h, 0) + 4 * (plates.length - 1),
    };
  }
  const last = plates.length % 2 ? plates.at(-1)!.w : 0;
  const even = last ? plates.slice(0, -1) : plates;
  const w = most(even.filter((_, i) => i % 2 === 0)) + 6 + most(even.filter((_, i) => i % 2 === 1));
  let h = title.h + 5 - 4;
  for (let i = 0; i < plates.length; i += 2) h += 4 + Math.max(plates[i]!.h, plates[i + 1]?.h ?? 0);
  return { w: Math.max(title.w, w, last), h };
}

export interface Wish {
  id: string;
  /** Where the adventure puts it on its own map. */
  x: number;
  y: number;
  /** An Area with what lies in it, or the size of a Location on a Border. */
  stuff?: Stuff;
  size?: Size;
}
export interface Plan {
  scale: number;
  w: number;
  h: number;
  bodies: Body[];
  pairs: Set<string>;
  left: number;
}
const SCALES = [1.25, 1.15, 1.08, 1, 0.96, 0.92, 0.88, 0.84, 0.8, 0.75, 0.7];

/**
 * Lay everything out in a frame, at the largest scale at which nothing overlaps. A table is calm: the arrangement
 * of before is kept as long as it does.
 */
export function plan(wishes: Wish[], width: number, height: number, before: Plan | null): Plan {
  if (
    before &&
    before.left <= FINE &&
    Math.abs(before.w * before.scale - width) < 1 &&
    Math.abs(before.h * before.scale - height) < 1
  ) {
    const same = tryOut(wishes, before.w, before.h, before.scale, before.pairs);
    if (same.left <= FINE) return same;
  }
  let best: Plan | undefined;
  const flexible = wishes.filter(({ stuff }) => (stuff?.plates.length ?? 0) > 1).map(({ id }) => id);
  for (const scale of SCALES) {
    let found = tryOut(
      wishes,
      width / scale,
      height / scale,
      scale,
      new Set(flexible.filter((id) => wishes.find((each) => each.id === id)!.stuff!.plates.length > 3)),
    );
    const all = tryOut(wishes, width / scale, height / scale, scale, new Set(flexible));
    if (all.left < found.left) found = all;
    // turn one Area after the other, as long as that helps
    for (let tries = 0; tries < 4 && found.left > FINE && found.left < NEAR; tries++) {
      const turns = flexible.map((id) => {
        const pairs = new Set(found.pairs);
        if (!pairs.delete(id)) pairs.add(id);
        return tryOut(wishes, width / scale, height / scale, scale, pairs);
      });
      const better = turns.reduce((a, b) => (b.left < a.left ? b : a), found);
      if (better === found) break;
      found = better;
    }
    if (!best || found.left < best.left - 0.5) best = found;
    if (best.left <= FINE) break;
  }
  return best!;
}

function tryOut(wishes: Wish[], w: number, h: number, scale: number, pairs: Set<string>): Plan {
  const sized = wishes.map((wish) => ({
    ...wish,
    ...(wish.stuff ? blockSize(wish.stuff, pairs.has(wish.id)) : wish.size!),
  }));
  // the map of the adventure is stretched to the frame: its outermost Areas lie at the edges
  const spread = (key: "x" | "y", side: "w" | "h", room: number) => {
    const low = sized.reduce((a, b) => (b[key] < a[key] ? b : a));
    const high = sized.reduce((a, b) => (b[key] > a[key] ? b : a));
    const edge = key === "x" ? EDGE_X : EDGE_Y;
    const [from, to] = [low[side] / 2 + edge, room - high[side] / 2 - edge];
    return (value: number) => from + ((value - low[key]) / (high[key] - low[key] || 1)) * (to - from);
  };
  const [atX, atY] = [spread("x", "w", w), spread("y", "h", h)];
  const bodies = sized.map((each): Body => ({
    id: each.id,
    wantX: atX(each.x),
    wantY: atY(each.y),
    w: each.w,
    h: each.h,
    x: 0,
    y: 0,
    lone: !each.stuff,
  }));
  return { scale, w, h, bodies, pairs, left: settle(bodies, w, h) };
}

/** Push bodies apart inside a frame; what is left of overlaps, in pixels. */
export function settle(bodies: Body[], width: number, height: number): number {
  for (const body of bodies) {
    body.x = clamp(body.wantX, body.w / 2 + EDGE_X, width - body.w / 2 - EDGE_X);
    body.y = clamp(body.wantY, body.h / 2 + EDGE_Y, height - body.h / 2 - EDGE_Y);
  }
  let left = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const pull = round < ROUNDS * 0.7 ? 0.03 : 0;
    left = 0;
    for (const body of bodies) {
      body.x += (body.wantX - body.x) * pull;
      body.y += (body.wantY - body.y) * pull;
    }
    for (let i = 0; i < bodies.length; i++)
      for (let j = i + 1; j < bodies.length; j++) left = Math.max(left, part(bodies[i]!, bodies[j]!));
    for (const body of bodies) {
      body.x = clamp(body.x, body.w / 2 + EDGE_X, width - body.w / 2 - EDGE_X);
      body.y = clamp(body.y, body.h / 2 + EDGE_Y, height - body.h / 2 - EDGE_Y);
    }
    if (!pull && left < 0.5) break;
  }
  return left;
}

/** Part two bodies along the way that is shorter. */
function part(a: Body, b: Body): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const lone = a.lone || b.lone;
  const overX = (a.w + b.w) / 2 + GAP_X * (lone ? 0.85 : 1) - Math.abs(dx);
  const overY = (a.h + b.h) / 2 + GAP_Y * (lone ? 0.55 : 1) - Math.abs(dy);
  if (overX <= 0 || overY <= 0) return 0;
  if (overX < overY) {
    const step = (overX / 2) * (dx < 0 || (dx === 0 && a.wantX > b.wantX) ? -1 : 1);
    a.x -= step;
    b.x += step;
  } else {
    const step = (overY / 2) * (dy < 0 || (dy === 0 && a.wantY > b.wantY) ? -1 : 1);
    a.y -= step;
    b.y += step;
  }
  return Math.min(overX, overY);
}

const clamp = (value: number, least: number, most: number) =>
  most < least ? (least + most) / 2 : Math.max(least, Math.min(most, value));

// -- coasts ----------------------------------------------------------------------------------------

const BEND = 3.4; // between an ellipse (2) and a rectangle

/** How far the coast of an island is from its centre in a direction. */
export function reach(body: Body, angle: number): number {
  const [a, b] = [body.w / 2 + COAST, body.h / 2 + COAST];
  const plain = 1 / (Math.abs(Math.cos(angle) / a) ** BEND + Math.abs(Math.sin(angle) / b) ** BEND) ** (1 / BEND);
  const phase = seedOf(body.id);
  return plain * (1.04 + 0.022 * Math.sin(angle * 5 + phase) + 0.018 * Math.sin(angle * 9 + phase * 3));
}

/** The coast as a closed smooth path. */
export function coast(body: Body, grow = 0): string {
  const steps = 44;
  const points: Point[] = [];
  for (let i = 0; i < steps; i++) {
    const angle = (i / steps) * Math.PI * 2;
    const far = reach(body, angle) + grow;
    points.push({ x: body.x + Math.cos(angle) * far, y: body.y + Math.sin(angle) * far });
  }
  const at = (i: number) => points[(i + steps) % steps]!;
  let path = `M${at(0).x.toFixed(1)} ${at(0).y.toFixed(1)}`;
  for (let i = 0; i < steps; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = { x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6 };
    const c2 = { x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6 };
    path += `C${c1.x.toFixed(1)} ${c1.y.toFixed(1)} ${c2.x.toFixed(1)} ${c2.y.toFixed(1)} ${p2.x.toFixed(1)} ${p2.y.toFixed(1)}`;
  }
  return `${path}z`;
}

/** A number that is the same for the same name: every island has its own coast. */
export function seedOf(id: string): number {
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 997;
  return (seed / 997) * Math.PI * 2;
}

// -- ways ------------------------------------------------------------------------------------------

export interface Way {
  points: Point[];
  middle: Point;
  length: number;
}
const STEPS = 40;
const AIR = 8; // between a way and the frame of the chart

/** The way between two islands, from coast to coast, bent so that it touches no third one. */
export function way(a: Body, b: Body, others: Body[], frame: Size, through?: Point): Way {
  let best: Point[] = [];
  let least = Infinity;
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const bends = through
    ? [bendThrough(a, b, through)]
    : [0, 0.08, -0.08, 0.16, -0.16, 0.24, -0.24, 0.32, -0.32, 0.4, -0.4, 0.5, -0.5];
  for (const bend of bends) {
    const points = open(curve(a, b, bend * far), a, b);
    const touched = through
      ? 0
      : others.reduce((sum, each) => sum + points.filter((point) => inside(each, point, 4)).length, 0);
    const lost = points.filter(({ x, y }) => x < AIR || y < AIR || x > frame.w - AIR || y > frame.h - AIR).length;
    const worth = touched * 12 + lost * 30 + Math.abs(bend) * 20;
    if (worth < least) [best, least] = [points, worth];
  }
  let length = 0;
  for (let i = 1; i < best.length; i++) length += Math.hypot(best[i]!.x - best[i - 1]!.x, best[i]!.y - best[i - 1]!.y);
  return {
    points: best,
    middle: best[Math.floor(best.length / 2)] ?? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    length,
  };
}

function curve(a: Point, b: Point, bow: number): Point[] {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const mid = { x: (a.x + b.x) / 2 - ((b.y - a.y) / far) * bow, y: (a.y + b.y) / 2 + ((b.x - a.x) / far) * bow };
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const u = 1 - t;
    return { x: u * u * a.x + 2 * u * t * mid.x + t * t * b.x, y: u * u * a.y + 2 * u * t * mid.y + t * t * b.y };
  });
}

/** The bend with which the curve passes near a point. */
function bendThrough(a: Point, b: Point, point: Point): number {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const off = ((point.x - a.x) * -(b.y - a.y) + (point.y - a.y) * (b.x - a.x)) / far;
  return (off * 2) / far;
}

/** The part of a curve between the two coasts, a little of the land included. */
function open(points: Point[], a: Body, b: Body): Point[] {
  const free = points.filter((point) => !inside(a, point, -5) && !inside(b, point, -5));
  if (free.length >= 3) return free;
  const mid = points[Math.floor(points.length / 2)]!;
  const before = points[Math.floor(points.length / 2) - 3]!;
  return [before, mid, points[Math.floor(points.length / 2) + 3]!];
}

function inside(body: Body, point: Point, grow: number): boolean {
  const angle = Math.atan2(point.y - body.y, point.x - body.x);
  return Math.hypot(point.x - body.x, point.y - body.y) < reach(body, angle) + grow;
}

/** A line through points, without those that change nothing: long rows of points on one line are drawn badly. */
export const line = (points: Point[]): string =>
  thin(points)
    .map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");

function thin(points: Point[]): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const far = Math.hypot(last.x - first.x, last.y - first.y) || 1;
  let most = 0;
  let at = 0;
  points.forEach((point, i) => {
    const off = Math.abs((point.x - first.x) * (last.y - first.y) - (point.y - first.y) * (last.x - first.x)) / far;
    if (off > most) [most, at] = [off, i];
  });
  if (most < 0.35) return [first, last];
  return [...thin(points.slice(0, at + 1)).slice(0, -1), ...thin(points.slice(at))];
}

/** The same line as a wave: water. */
export function wavy({ points }: Way): string {
  const found: Point[] = [];
  let gone = 0;
  for (let i = 0; i + 1 < points.length; i++) {
    const [p, q] = [points[i]!, points[i + 1]!];
    const far = Math.hypot(q.x - p.x, q.y - p.y) || 1;
    const parts = Math.max(1, Math.round(far / 2.5));
    for (let k = 0; k < parts; k++) {
      const off = Math.sin((gone + (far * k) / parts) / 3.2) * 3.2;
      found.push({
        x: p.x + ((q.x - p.x) * k) / parts - ((q.y - p.y) / far) * off,
        y: p.y + ((q.y - p.y) * k) / parts + ((q.x - p.x) / far) * off,
      });
    }
    gone += far;
  }
  return line(found);
}

/** Short strokes across a line: a palisade. */
export function strokes({ points }: Way, every: number, long: number): string {
  let path = "";
  let gone = every / 2;
  for (let i = 0; i + 1 < points.length; i++) {
    const [p, q] = [points[i]!, points[i + 1]!];
    const far = Math.hypot(q.x - p.x, q.y - p.y) || 1;
    const [nx, ny] = [(-(q.y - p.y) / far) * long, ((q.x - p.x) / far) * long];
    for (; gone <= far; gone += every) {
      const [x, y] = [p.x + ((q.x - p.x) * gone) / far, p.y + ((q.y - p.y) * gone) / far];
      path += `M${(x - nx).toFixed(1)} ${(y - ny).toFixed(1)}L${(x + nx).toFixed(1)} ${(y + ny).toFixed(1)}`;
    }
    gone -= far;
  }
  return path;
}
