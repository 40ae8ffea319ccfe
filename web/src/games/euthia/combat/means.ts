/** What a key of the fight stands for: the tile, Gem or Essence, its picture and what it does. */
import type { Tip } from "$lib/tips.svelte";
import { t, words } from "$lib/words.svelte";
import { ELEMENTS, GEMS, thingIcon, thingTincture } from "../icons";
import { factsOf, type Chosen, type Facts, type Sitting } from "../shown";
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

export function meanOf(sitting: Sitting, is: Chosen): Mean {
  const facts = factsOf(sitting);
  const own = MEANS[is.do];
  if (own) return own(sitting, is);
  if (is.do === "gem" || is.do === "essence") {
    const id = is.kind;
    const token = facts.tokens[id];
    const [icon, tincture] =
      is.do === "gem" ? ["gi:cut-diamond", GEMS[id] ?? "argent"] : (ELEMENTS[id] ?? ["gi:floating-crystal", "argent"]);
    const text = token ? words.say(token.say) : "";
    const where = is.do === "gem" ? t("eu-combat-gem-on", { thing: thingName(is.thing) }) : "";
    return {
      name: words.name(`eu-${is.do}-${id}`),
      text: [text, where].filter(Boolean).join(" · "),
      icon: icon!,
      tincture: tincture!,
      tip: { title: words.name(`eu-${is.do}-${id}`), text: thingLines(facts, id).join("\n") },
      thing: id,
    };
  }
  const id = "thing" in is && is.thing ? is.thing : "";
  const entry = entryOf(facts, id);
  const text = is.do === "use" ? usage(facts, is) : thingShort(facts, id);
  return {
    name: thingName(id),
    text,
    icon: thingIcon(facts, id),
    tincture: thingTincture(entry),
    tip: { title: thingName(id), text: thingLines(facts, id).join("\n") },
    thing: id,
  };
}

/** What comes of a tile that is used in this way. */
function usage(facts: Facts, { thing, option, kind, number }: Extract<Chosen, { do: "use" }>): string {
  const entry = entryOf(facts, thing);
  const way = option === undefined ? undefined : entry?.ways[option];
  if (way) return words.say(way);
  if (option !== undefined || number !== undefined) return thingShort(facts, thing);
  if (kind !== undefined) return `${words.name(`eu-essence-${kind}`)}: ${thingShort(facts, thing)}`;
  return entry ? sayAll(entry.uses) : thingShort(facts, thing);
}
