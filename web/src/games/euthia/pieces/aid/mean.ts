/** Faer Power that is spent in a Combat with Mirrezil. */
import { t, words } from "$lib/words.svelte";
import type { Mean } from "../../combat/means";
import type { Chosen, Sitting } from "../../sent";
import { powerOf } from "../mirrezil/power";

export default function mean(sitting: Sitting, is: Extract<Chosen, { do: "aid" }>): Mean {
  const id = is.use;
  const [name, text] = [words.name(`eu-faer-${id}`), words.name(`eu-faer-${id}`, "text")];
  return {
    name,
    text: [t("eu-tale-faer-cost", { n: powerOf(sitting)?.costs[id] ?? 0 }), text].join(": "),
    icon: "gi:sun",
    tincture: "azure",
    tip: { title: name, text, clause: "EU-66.15" },
    thing: id,
  };
}
