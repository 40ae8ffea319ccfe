/**
 * Polyominoes as pictures. Which placements are legal comes from the server as choices (turn, x, y): `turn`
 * counts the orientations in the order of `turns` in games/thorgal/geometry.py, so the order here is the same.
 */
import type { Cell } from "../shown";

const same = (a: Cell[], b: Cell[]): boolean =>
  a.length === b.length && a.every(([x, y], i) => x === b[i]![0] && y === b[i]![1]);

/** Moved to the top left corner, its cells in order: two shapes that look alike are equal. */
function atOrigin(cells: Cell[]): Cell[] {
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return cells.map(([x, y]): Cell => [x - left, y - top]).sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
}

const quarter = (cells: Cell[]): Cell[] => cells.map(([x, y]): Cell => [-y, x]);
const mirror = (cells: Cell[]): Cell[] => cells.map(([x, y]): Cell => [-x, y]);

/** Every distinct orientation: the rotations first, then the mirror images. */
export function turns(cells: Cell[]): Cell[][] {
  const found: Cell[][] = [];
  for (const start of [cells, mirror(cells)]) {
    let shape = start;
    for (let i = 0; i < 4; i++) {
      const turned = atOrigin(shape);
      if (!found.some((each) => same(each, turned))) found.push(turned);
      shape = quarter(shape);
    }
  }
  return found;
}

/** The number of the orientation that a quarter turn to the right, or the mirror, makes of one. */
export const turnedRight = (all: Cell[][], turn: number): number => number(all, quarter(all[turn]!));
export const flipped = (all: Cell[][], turn: number): number => number(all, mirror(all[turn]!));

function number(all: Cell[][], shape: Cell[]): number {
  const wanted = atOrigin(shape);
  return all.findIndex((each) => same(each, wanted));
}

export const moved = (cells: Cell[], x: number, y: number): Cell[] => cells.map(([cx, cy]): Cell => [cx + x, cy + y]);

/** Left, top, width and height of the cells. */
export function frame(cells: Cell[]): { x: number; y: number; w: number; h: number } {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
}

/** The middle of a tile, in cells. */
export function middle(cells: Cell[]): [x: number, y: number] {
  const sum = cells.reduce(([ax, ay], [x, y]) => [ax + x + 0.5, ay + y + 0.5] as [number, number], [0, 0] as [
    number,
    number,
  ]);
  return [sum[0] / cells.length, sum[1] / cells.length];
}

/** The corners of the outline of the cells, clockwise, one list for each closed line. */
export function corners(cells: Cell[]): [number, number][][] {
  const here = new Set(cells.map(([x, y]) => `${x},${y}`));
  const next = new Map<string, string[]>(); // the edges of the outline, clockwise, by their first corner
  const edge = (from: string, to: string, outside: string) => {
    if (!here.has(outside)) next.set(from, [...(next.get(from) ?? []), to]);
  };
  for (const [x, y] of cells) {
    edge(`${x},${y}`, `${x + 1},${y}`, `${x},${y - 1}`);
    edge(`${x + 1},${y}`, `${x + 1},${y + 1}`, `${x + 1},${y}`);
    edge(`${x + 1},${y + 1}`, `${x},${y + 1}`, `${x},${y + 1}`);
    edge(`${x},${y + 1}`, `${x},${y}`, `${x - 1},${y}`);
  }
  const lines: [number, number][][] = [];
  for (const start of next.keys()) {
    let corner: string | undefined = start;
    const line: [number, number][] = [];
    while (corner) {
      const to: string | undefined = next.get(corner)?.pop();
      if (!to) break;
      line.push(corner.split(",").map(Number) as [number, number]);
      corner = to;
    }
    if (line.length) lines.push(line);
  }
  return lines;
}

/** The outline of the cells as an SVG path, a cell being `unit` wide. */
export function outline(cells: Cell[], unit: number): string {
  return corners(cells)
    .map((line) => `${line.map(([x, y], i) => `${i ? "L" : "M"}${x * unit} ${y * unit}`).join("")}z`)
    .join("");
}

/** The cells as a CSS shape inside their frame: what can be clicked of a tile. */
export function clip(cells: Cell[]): string {
  const { x: left, y: top, w, h } = frame(cells);
  const line = corners(cells)[0] ?? [];
  return `polygon(${line.map(([x, y]) => `${((x - left) / w) * 100}% ${((y - top) / h) * 100}%`).join(", ")})`;
}
