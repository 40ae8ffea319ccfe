/** How fast the turns of others are shown, in milliseconds. */

export const PACES = ["slow", "normal", "fast", "skip"] as const;
export type Pace = (typeof PACES)[number];

export interface Times {
  /** A piece travels. */
  travel: number;
  /** A die rolls. */
  roll: number;
  /** A beat stays before the next one ... */
  rest: number;
  /** ... before the first one of another player ... */
  between: number;
  /** ... and if it touches the reader; null waits until the reader goes on. */
  touched: number | null;
}

export const TIMES: Record<Pace, Times> = {
  slow: { travel: 520, roll: 720, rest: 1400, between: 1600, touched: null },
  normal: { travel: 260, roll: 480, rest: 650, between: 900, touched: 1800 },
  fast: { travel: 130, roll: 200, rest: 200, between: 300, touched: 900 },
  skip: { travel: 130, roll: 200, rest: 0, between: 0, touched: 0 }, // only one's own pieces travel
};

/** The icon of a pace. */
export const SIGNS: Record<Pace, string> = {
  slow: "gi:snail",
  normal: "gi:walking-boot",
  fast: "gi:sprint",
  skip: "gi:fast-forward-button",
};
