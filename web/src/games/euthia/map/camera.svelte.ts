/** Where the map is looked at, and how closely. It stays as it is when the table is drawn again. */
import type { Point } from "./geometry";

export const NEAR = 2;
export const FAR = 0.45;
const AIR = 70; // what the land keeps around it when it is shown as a whole

export class Camera {
  /** The point of the land in the middle of the frame, and pixels for one unit of it. */
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  /** What lies over the frame at its lower edge, in pixels. */
  low = 0;
  /** Somebody has moved it: it no longer chooses by itself. */
  held = false;

  screen({ x, y }: Point): Point {
    return { x: (x - this.x) * this.scale + this.width / 2, y: (y - this.y) * this.scale + this.height / 2 };
  }

  move(dx: number, dy: number): void {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.held = true;
  }

  /** Closer or farther, with one point of the frame staying where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    const scale = Math.max(FAR, Math.min(NEAR, this.scale * factor));
    const [wx, wy] = [(px - this.width / 2) / this.scale + this.x, (py - this.height / 2) / this.scale + this.y];
    this.x = wx - (px - this.width / 2) / scale;
    this.y = wy - (py - this.height / 2) / scale;
    this.scale = scale;
    this.held = true;
  }

  centre({ x, y }: Point): void {
    this.x = x;
    this.y = y;
  }

  /** As much as needed so that a point is well inside. */
  show(point: Point, air = 90): void {
    const { x, y } = this.screen(point);
    const free = this.height - this.low;
    const [ax, ay] = [Math.min(air, this.width / 3), Math.min(air, free / 3)];
    if (x < ax) this.x -= (ax - x) / this.scale;
    if (x > this.width - ax) this.x += (x - this.width + ax) / this.scale;
    if (y < ay) this.y -= (ay - y) / this.scale;
    if (y > free - ay) this.y += (y - free + ay) / this.scale;
  }

  /** The whole land, if it can still be read then; else what is around a point. */
  fit(all: Point[], around: Point | null, least: number): void {
    if (!all.length || !this.width) return;
    const [left, right] = [Math.min(...all.map(({ x }) => x)) - AIR, Math.max(...all.map(({ x }) => x)) + AIR];
    const [top, bottom] = [Math.min(...all.map(({ y }) => y)) - AIR, Math.max(...all.map(({ y }) => y)) + AIR];
    const whole = Math.min(this.width / (right - left), this.height / (bottom - top));
    this.scale = Math.max(least, Math.min(1.25, whole));
    this.x = (left + right) / 2;
    this.y = (top + bottom) / 2;
    if (around && whole < least) this.show(around, Math.min(this.width, this.height) / 2.4);
  }
}
