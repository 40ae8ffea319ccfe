/** Where things lie on the curve: moves from left to right, figures from below. */
import type { CurvePoint, GradedChoice } from "$lib/types";

export const MARK = 22; // the room of a mark
const ROWS = 4; // of marks, at most

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  first: number;
  last: number;
  low: number;
  high: number;
}

export function x(frame: Frame, ply: number): number {
  const part = (ply - frame.first) / Math.max(1, frame.last - frame.first);
  return frame.left + part * (frame.right - frame.left);
}

export function y(frame: Frame, value: number): number {
  return frame.bottom - ((value - frame.low) / (frame.high - frame.low || 1)) * (frame.bottom - frame.top);
}

/** The values between which the curve lies, with round steps for the grid. */
export function scale(values: number[], steps: number): { low: number; high: number; ticks: number[] } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max((most - least) / steps, 1e-6);
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * unit).find((each) => each >= rough) ?? 10 * unit;
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const ticks = [];
  for (let value = low; value <= high + step / 2; value += step) ticks.push(Math.round(value * 1e6) / 1e6);
  return { low, high: high === low ? low + step : high, ticks };
}

export function line(frame: Frame, curve: CurvePoint[], value: (point: CurvePoint) => number): string {
  return curve.map((each) => `${x(frame, each.ply).toFixed(1)},${y(frame, value(each)).toFixed(1)}`).join(" ");
}

/** The value at a move, on the line between the two points around it. */
export function valueAt(curve: CurvePoint[], ply: number, value: (point: CurvePoint) => number): number | null {
  const after = curve.findIndex((each) => each.ply >= ply);
  if (after < 0) return curve.length ? value(curve.at(-1)!) : null;
  const [start, end] = [curve[Math.max(0, after - 1)]!, curve[after]!];
  const part = end.ply === start.ply ? 0 : (ply - start.ply) / (end.ply - start.ply);
  return value(start) + part * (value(end) - value(start));
}

export interface Placed {
  choice: GradedChoice;
  x: number;
  row: number;
}

/** Marks under their moves, in as many rows as it takes that none lies on another. */
export function placed(frame: Frame, choices: GradedChoice[]): Placed[] {
  const ends: number[] = [];
  return choices.map((choice) => {
    const at = x(frame, choice.ply);
    let row = ends.findIndex((end) => end <= at);
    if (row < 0 && ends.length < ROWS) row = ends.length;
    if (row < 0) row = ends.indexOf(Math.min(...ends));
    const found = Math.max(at, ends[row] ?? -Infinity);
    ends[row] = found + MARK;
    return { choice, x: found, row };
  });
}

const ORDER = ["best", "good", "inaccuracy", "mistake", "blunder"];

/** Where there is little room: of each round or turn the worst choice. */
export function worst(curve: CurvePoint[], choices: GradedChoice[]): GradedChoice[] {
  const rounds = new Map<number, GradedChoice>();
  for (const each of choices) {
    const round = curve.findLastIndex((point) => point.ply <= each.ply);
    const known = rounds.get(round);
    if (!known || ORDER.indexOf(each.grade) > ORDER.indexOf(known.grade)) rounds.set(round, each);
  }
  return [...rounds.values()];
}
