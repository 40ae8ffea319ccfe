/** The map as geometry: where spaces lie on the drawing. The names of spaces are those of the server (EU-4). */
import type { TableView, Facts, SpaceFacts } from "../shown";

export const SIZE = 47; // from the middle of a hex to a corner
export const WIDE = SIZE * Math.sqrt(3);
export interface Point {
  x: number;
  y: number;
}
/** A space of the land as it lies now. */
export interface Spot extends Point {
  space: string;
  anchor: string;
  tile: string;
  facts: SpaceFacts;
  centre: boolean;
}
/** The six ways, in the order of the edges: north-east, east, south-east, south-west, west, north-west. */
export const WAYS: [number, number][] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

export const isCentre = (space: string): boolean => space.endsWith("*");
export function hexOf(space: string): [number, number] {
  const [q, r] = space.replace("*", "").split(",").map(Number);
  return [q!, r!];
}
const name = (q: number, r: number): string => `${q},${r}`;

/** The anchor of the tile that covers a space. */
export function anchorOf(space: string): string {
  const [q, r] = hexOf(space);
  if (isCentre(space)) return name(q, r);
  const k = (((q - r) % 3) + 3) % 3;
  return k === 0 ? name(q, r) : k === 1 ? name(q - 1, r) : name(q, r - 1);
}
export function hexesOf(anchor: string): [string, string, string] {
  const [q, r] = hexOf(anchor);
  return [name(q, r), name(q + 1, r), name(q, r + 1)];
}
export function beside(space: string): string[] {
  const [q, r] = hexOf(space);
  return isCentre(space) ? hexesOf(name(q, r)) : WAYS.map(([dq, dr]) => name(q + dq, r + dr));
}
const middleOf = (q: number, r: number): Point => ({ x: WIDE * (q + r / 2), y: SIZE * 1.5 * r });
/** The middle of a space; a centre lies where its three hexes meet. */
export function at(space: string): Point {
  const [q, r] = hexOf(space);
  const { x, y } = middleOf(q, r);
  return isCentre(space) ? { x: x + WIDE / 2, y: y + SIZE / 2 } : { x, y };
}
/** The middle of a tile. */
export const middle = (anchor: string): Point => at(`${anchor}*`);

export function corners({ x, y }: Point, size = SIZE): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = ((i * 60 - 90) * Math.PI) / 180;
    return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
  });
}
export const points = (spot: Point, size = SIZE): string =>
  corners(spot, size)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(" ");

/** The outline of several hexes as closed paths. */
export function outline(spaces: string[]): string {
  const inside = new Set(spaces);
  const next = new Map<string, Point[]>();
  const key = ({ x, y }: Point) => `${Math.round(x * 4)},${Math.round(y * 4)}`;
  for (const space of spaces) {
    const [q, r] = hexOf(space);
    const ends = corners(middleOf(q, r));
    WAYS.forEach(([dq, dr], i) => {
      if (inside.has(name(q + dq, r + dr))) return;
      const from = ends[i]!;
      next.set(key(from), [...(next.get(key(from)) ?? []), from, ends[(i + 1) % 6]!]);
    });
  }
  let path = "";
  while (next.size) {
    const [start, [first]] = [...next.entries()][0] as [string, Point[]];
    path += `M${first!.x.toFixed(1)} ${first!.y.toFixed(1)}`;
    for (let here = start; next.has(here);) {
      const edges = next.get(here)!;
      const to = edges[1]!;
      if (edges.length > 2) next.set(here, edges.slice(2));
      else next.delete(here);
      path += `L${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
      here = key(to);
    }
    path += "z";
  }
  return path;
}

/** All spaces of the land. */
export function spotsOf(view: TableView, facts: Facts): Spot[] {
  return Object.entries(view.land).flatMap(([anchor, tile]) => {
    const entry = facts.map_tiles[tile]!;
    const hexes = hexesOf(anchor).map((space, i): Spot => ({
      space,
      anchor,
      tile,
      facts: entry.hexes[i]!,
      centre: false,
      ...at(space),
    }));
    return entry.centre
      ? [...hexes, { space: `${anchor}*`, anchor, tile, facts: entry.centre, centre: true, ...middle(anchor) }]
      : hexes;
  });
}
export function spotAt(view: TableView, facts: Facts, space: string): Spot | null {
  const anchor = anchorOf(space);
  const tile = view.land[anchor];
  const entry = tile ? facts.map_tiles[tile] : undefined;
  if (!entry || !tile) return null;
  const centre = isCentre(space);
  const found = centre ? entry.centre : entry.hexes[hexesOf(anchor).indexOf(space)];
  return found ? { space, anchor, tile, facts: found, centre, ...at(space) } : null;
}
/** The level of the Monster that is still there, or 0. */
export function monsterAt(view: TableView, spot: Spot): number {
  return view.besieged[spot.space] ?? (view.freed.includes(spot.space) ? 0 : spot.facts.monster);
}
/** A number from 0 to 1 that is always the same for the same name: every hex has its own trees. */
export function chance(name: string, nth: number): number {
  let seed = 2166136261 ^ (nth * 374761393);
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  seed = Math.imul(seed ^ (seed >>> 15), 2246822519);
  return ((seed ^ (seed >>> 13)) >>> 0) / 4294967296;
}
