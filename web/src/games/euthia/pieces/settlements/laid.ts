/** Settlements: Badges, people, Supplies, sieges, and the event of the round. */
import { t, words } from "$lib/words.svelte";
import type { Row } from "../../place/rows";
import type { Laid, PieceOf } from "../laid";

const row = (label: string, text: string, clause: string): Row => ({ label: t(`eu-web-row-${label}`), text, clause });

export default (piece: PieceOf<"settlements">): Laid => ({
  signs(space) {
    const found: [string, string][] = [];
    if (piece.badges.includes(space)) found.push(["gi:ribbon-medal", "badge"]);
    if (piece.people.includes(space)) found.push(["gi:cowled", "person"]);
    if (piece.face_up[space]) found.push(["gi:talk", "person"]);
    if (piece.supplies[space]) found.push(["gi:wooden-crate", "crate"]);
    return found;
  },
  ofMonster(space, level) {
    const since = piece.since[space];
    return since === undefined ? [] : [row("siege", t("eu-web-siege-of", { level, round: since + 1 }), "EU-62.12")];
  },
  rows(space) {
    const found: Row[] = [];
    const [peeked, person, supplies] = [piece.peeked[space], piece.face_up[space], piece.supplies[space]];
    if (piece.badges.includes(space)) found.push(row("badge", t("eu-web-badge"), "EU-62.6"));
    if (piece.people.includes(space))
      found.push(row("person", peeked ? words.name(`eu-person-${peeked}`) : t("eu-web-stranger"), "EU-62.4"));
    if (person) {
      const about = [words.name(`eu-person-${person}`), words.name(`eu-person-${person}`, "text")];
      found.push(row("person", about.filter(Boolean).join(". "), "EU-62.4"));
    }
    if (supplies) found.push(row("supplies", t("eu-web-supplies", { n: supplies }), "EU-62.8"));
    if (piece.pillaged.includes(space)) found.push(row("pillaged", t("eu-web-pillaged"), "EU-62.13"));
    return found;
  },
  waste: piece.pillaged,
  event() {
    const name = `eu-event-${piece.event}`;
    return piece.event ? { title: words.name(name), text: words.name(name, "text"), clause: "EU-62.8" } : undefined;
  },
});
