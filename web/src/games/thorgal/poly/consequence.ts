/** What laying a tile brings: the icons that it covers, several of a kind as one. */
import { t, words } from "$lib/words.svelte";
import { signWord } from "./signs";

export interface Part {
  text: string;
  tone: "gain" | "loss" | "";
}

function named(icon: string[]): string {
  const names = icon.map((each) => words.name(each === "area" ? "th-resource-area" : signWord(each)));
  return names.length > 1 ? t("th-or", { first: names[0]!, second: names[1]! }) : names[0]!;
}

function counted(icons: string[][]): { icon: string[]; number: number }[] {
  const found = new Map<string, { icon: string[]; number: number }>();
  for (const icon of icons) {
    const known = found.get(icon.join());
    if (known) known.number += 1;
    else found.set(icon.join(), { icon, number: 1 });
  }
  return [...found.values()];
}

/** `icons`: what is covered, or null where nothing is printed. */
export function consequence(icons: string[][] | null, reveals = false): Part[] {
  const parts: Part[] = [];
  const bad: Part[] = [];
  for (const { icon, number } of counted(icons ?? [])) {
    const [first] = icon;
    if (first === "red" || first === "yellow")
      bad.push({ text: t("th-tiles-here-penalty", { number, kind: named(icon) }), tone: "loss" });
    else if (first === "heart") parts.push({ text: t("th-tiles-here-hearts", { number }), tone: "gain" });
    else parts.push({ text: t("th-tiles-here-gain", { number, kind: named(icon) }), tone: "gain" });
  }
  if (icons && !parts.length && !bad.length) parts.push({ text: t("th-tiles-here-nothing"), tone: "" });
  else if (parts.length && !bad.length) bad.push({ text: t("th-tiles-here-safe"), tone: "" });
  if (reveals) bad.push({ text: t("th-tiles-here-reveals"), tone: "gain" });
  return [...parts, ...bad];
}
