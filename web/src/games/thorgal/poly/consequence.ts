/** What laying a tile brings, as the server says it with the option. */
import type { Option, Said } from "$lib/types";
import { t, words } from "$lib/words.svelte";

export interface Part {
  text: string;
  tone: "gain" | "loss" | "";
}
const AREA = "th-icon-area"; // what it brings is a Resource of the Area
const PENALTIES = ["th-icon-red", "th-icon-yellow"];

/** A thing and how many of it: {ref}, or "2 x {thing}". */
function counted(said: Said): { ref: string; number: number; text: string } {
  if (typeof said === "object" && !Array.isArray(said) && "ref" in said)
    return { ref: said.ref, number: 1, text: words.name(said.ref === AREA ? "th-resource-area" : said.ref) };
  if (typeof said === "object" && !Array.isArray(said)) {
    const [id, args] = said.say;
    if (id === "th-times" && args.thing !== undefined) return { ...counted(args.thing), number: Number(args.number) };
    return { ref: "", number: 1, text: words.say(said.say) };
  }
  return { ref: "", number: 1, text: String(said) };
}

export function consequence(option: Option, reveals = false): Part[] {
  const icons = option.say[1].icons;
  const parts: Part[] = [];
  const bad: Part[] = [];
  for (const said of Array.isArray(icons) ? icons : []) {
    const { ref, number, text } = counted(said);
    if (ref === "th-empty") continue;
    if (PENALTIES.includes(ref)) bad.push({ text: t("th-tiles-here-penalty", { number, kind: text }), tone: "loss" });
    else if (ref === "th-icon-heart") parts.push({ text: t("th-tiles-here-hearts", { number }), tone: "gain" });
    else parts.push({ text: t("th-tiles-here-gain", { number, kind: text }), tone: "gain" });
  }
  if (Array.isArray(icons) && !parts.length && !bad.length) parts.push({ text: t("th-tiles-here-nothing"), tone: "" });
  else if (parts.length && !bad.length) bad.push({ text: t("th-tiles-here-safe"), tone: "" });
  if (reveals) bad.push({ text: t("th-tiles-here-reveals"), tone: "gain" });
  return [...parts, ...bad];
}
