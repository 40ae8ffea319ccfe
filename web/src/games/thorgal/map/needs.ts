/** What a Location asks for, in words: for tips and screen readers. */
import { t, words } from "$lib/words.svelte";
import type { BoxFacts, BoxView, LocationFacts, LocationView } from "../shown";

const kind = (id: string) => words.name(`th-resource-${id}`);

function one(box: BoxFacts, now: BoxView): string {
  if (now.offering) return t("th-web-say-wound", { shape: words.name(`th-tile-${now.offering}`) });
  if (box.action === "sacrifice") return t("th-web-say-wound", { shape: words.name(`th-tile-${box.shape}`) });
  if (box.defeat) return t("th-web-say-defeat");
  if (box.distrust)
    return t("th-web-say-trust", {
      kinds: box.of.map(kind).join(", "),
      die: words.name(`th-die-${box.distrust}`),
    });
  if (box.open) return t("th-web-say-open", { kind: kind(box.open) });
  const price = Object.entries(now.price)
    .map(([id, number]) => `${number} ${kind(id)}`)
    .join(", ");
  return t("th-web-say-assign", { price, missing: now.missing ?? 0 });
}

export function needsInWords(place: LocationFacts, now: LocationView): string {
  return place.boxes.map((box, i) => one(box, now.boxes[i]!)).join(" · ");
}
