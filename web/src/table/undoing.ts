/** What may be taken back, and if nothing may, why not. */
import type { Sitting } from "$lib/sitting.svelte";
import type { Tip } from "$lib/tips.svelte";
import { t, words } from "$lib/words.svelte";

export interface Undoing {
  may: boolean;
  /** The choices that can be taken back by oneself. */
  own: number;
  tip: Tip;
}

/** The other people at the table, who have to agree before more is taken back. */
export function others(sitting: Sitting): number[] {
  const seats = sitting.table?.seats ?? [];
  return seats.flatMap((each, seat) => (each.kind === "person" && seat !== sitting.seat ? [seat] : []));
}

export function undoing(sitting: Sitting): Undoing {
  const { table, state, seat, lines } = sitting;
  const barred = (text: string): Undoing => ({ may: false, own: 0, tip: { title: t("web-table-undo-barred"), text } });
  if (!table || !state || seat === null) return barred(t("web-table-undo-watching"));
  if (table.asked_undo) return barred(t("web-table-undo-asked"));
  const back = state.back ?? [];
  if (back[0])
    return { may: true, own: back.length, tip: { title: t("web-table-undo-takes"), text: words.say(back[0].say) } };
  const newest = lines.findLastIndex((line) => line.seat === seat && !line.auto);
  if (newest < 0) return barred(t("web-table-undo-nothing"));
  const chose = lines.slice(newest + 1).find((line) => line.seat !== null && line.seat !== seat && !line.auto);
  const event = lines[newest]!.events.at(-1);
  const since = chose
    ? t("web-table-undo-chose", { who: sitting.called(chose.seat!) })
    : t("web-table-undo-learnt", { what: event ? sitting.tell(event) : "" });
  if (table.undo !== "friendly" || state.over) return barred(since);
  const how = others(sitting).length ? t("web-table-undo-agree") : t("web-table-undo-again");
  return { may: true, own: 0, tip: { title: t("web-table-undo-further"), text: `${since}\n${how}` } };
}

/** Whether the table may go back to the moment after a ply, by oneself or with the others' consent. */
export function mayGoBack(sitting: Sitting, ply: number): "" | "own" | "friendly" {
  const { table, state, seat } = sitting;
  if (!table || !state || seat === null || state.over || table.asked_undo || ply >= state.ply) return "";
  if (state.back?.some((each) => each.ply === ply)) return "own";
  return table.undo === "friendly" && ply >= table.first ? "friendly" : "";
}

export function undo(sitting: Sitting): void {
  if (undoing(sitting).may && !sitting.busy) void sitting.undo();
}

/** Back to the first choice of the turn that can be taken back. */
export function restart(sitting: Sitting): void {
  const first = sitting.state?.back?.at(-1);
  if (first && !sitting.busy) void sitting.undo(first.ply);
}
