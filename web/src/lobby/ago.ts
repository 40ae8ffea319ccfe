/** "2 minutes ago", "yesterday": in the words of the reader's language. */
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];
const JUST_NOW = 45; // seconds

export function ago(language: string, then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.max(0, now - then);
  if (seconds < JUST_NOW) return format.format(0, "second");
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["minute", 60];
  return format.format(-Math.max(1, Math.round(seconds / length)), unit);
}
