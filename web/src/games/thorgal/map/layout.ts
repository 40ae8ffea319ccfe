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
}
export interface Point {
  x: number;
  y: number;
}
const ROUNDS = 260;
export const COAST = 9; // how far an island reaches beyond what lies on it

/** Push bodies apart inside a frame; what is left of overlaps, in pixels. */
export function settle(bodies: Body[], width: number, height: number, gap: number): number {
  for (const body of bodies) {
    body.x = clamp(body.wantX, body.w / 2 + COAST, width - body.w / 2 - COAST);
    body.y = clamp(body.wantY, body.h / 2 + COAST, height - body.h / 2 - COAST);
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
      for (let j = i + 1; j < bodies.length; j++) left = Math.max(left, part(bodies[i]!, bodies[j]!, gap));
    for (const body of bodies) {
      body.x = clamp(body.x, body.w / 2 + COAST, width - body.w / 2 - COAST);
      body.y = clamp(body.y, body.h / 2 + COAST, height - body.h / 2 - COAST);
    }
    if (!pull && left < 0.5) break;
  }
  return left;
}

/** Part two bodies along the way that is shorter. */
function part(a: Body, b: Body, gap: number): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const overX = (a.w + b.w) / 2 + gap - Math.abs(dx);
  const overY = (a.h + b.h) / 2 + gap - Math.abs(dy);
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

const clamp = (value: number, least: number, most: number) => (most < least ? (least + most) / 2 : Math.max(least, Math.min(most, value)));

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

/** The way between two islands, from coast to coast, bent so that it touches no third one. */
export function way(a: Body, b: Body, others: Body[], through?: Point): Way {
  let best: Point[] = [];
  let least = Infinity;
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const bends = through ? [bendThrough(a, b, through)] : [0, 0.12, -0.12, 0.24, -0.24, 0.38, -0.38, 0.55, -0.55];
  for (const bend of bends) {
    const points = open(curve(a, b, bend * far), a, b);
    const touched = through ? 0 : others.reduce((sum, each) => sum + points.filter((point) => inside(each, point, 4)).length, 0);
    const worth = touched * 12 + Math.abs(bend) * 20;
    if (worth < least) [best, least] = [points, worth];
  }
  let length = 0;
  for (let i = 1; i < best.length; i++) length += Math.hypot(best[i]!.x - best[i - 1]!.x, best[i]!.y - best[i - 1]!.y);
  return { points: best, middle: best[Math.floor(best.length / 2)] ?? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, length };
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

/** A line through points. */
export const line = (points: Point[]): string => points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

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
      found.push({ x: p.x + ((q.x - p.x) * k) / parts - ((q.y - p.y) / far) * off, y: p.y + ((q.y - p.y) * k) / parts + ((q.x - p.x) / far) * off });
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
