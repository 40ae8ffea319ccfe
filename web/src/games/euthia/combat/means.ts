/** What a key of the fight stands for: the tile, Gem or Essence, its picture and what it does. */
import type { Key } from "$lib/types";
import type { Tip } from "$lib/tips.svelte";
import { t, words } from "$lib/words.svelte";
import { ELEMENTS, GEMS, thingIcon, thingTincture } from "../icons";
import { type Facts } from "../shown";
import { MEANS } from "../pieces/laid";
import { sayAll } from "../words/effects";
import { entryOf, thingLines, thingName, thingShort } from "../words/things";

export interface Mean {
  name: string;
  text: string;
  icon: string;
  tincture: string;
  tip: Tip;
  /** The tile from which it travels. */
  thing: string;
}

export function meanOf(facts: Facts, key: Key): Mean {
  const [verb, what, more] = key;
  const id = String(verb === "gem" ? more : what);
  const own = MEANS[String(verb)];
  if (own) return own(facts, id);
  if (verb === "gem" || verb === "essence") {
    const token = facts.tokens[id];
    const [icon, tincture] =
      verb === "gem" ? ["gi:cut-diamond", GEMS[id] ?? "argent"] : (ELEMENTS[id] ?? ["gi:floating-crystal", "argent"]);
    const text = token ? words.say(token.say) : "";
    const where = verb === "gem" ? t("eu-combat-gem-on", { thing: thingName(String(what)) }) : "";
    return {
      name: words.name(`eu-${verb}-${id}`),
      text: [text, where].filter(Boolean).join(" · "),
      icon: icon!,
      tincture: tincture!,
      tip: { title: words.name(`eu-${verb}-${id}`), text: thingLines(facts, id).join("\n") },
      thing: id,
    };
  }
  const entry = entryOf(facts, id);
  let text = thingShort(facts, id);
  if (verb === "use" && typeof more === "number") {
    const chosen = entry?.ways[more];
    if (chosen) text = words.say(chosen);
  } else if (verb === "use" && typeof more === "string") text = `${words.name(`eu-essence-${more}`)}: ${text}`;
  else if (verb === "use" && entry) text = sayAll(entry.uses);
  return {
    name: thingName(id),
    text,
    icon: thingIcon(facts, id),
    tincture: thingTincture(entry),
    tip: { title: thingName(id), text: thingLines(facts, id).join("\n") },
    thing: id,
  };
}
