/** "Pass for the rest of this fight": a standing order of the table, given for this Combat alone. */
import type { Sitting } from "../shown";

/** Whether the own windows are passed in this Combat. */
export function passes(sitting: Sitting): boolean {
  const own = sitting.seat === null ? undefined : sitting.table?.seats[sitting.seat];
  return Boolean(own?.passes || (own?.during && own.during === sitting.state?.occasion));
}
export const passThisFight = (sitting: Sitting): Promise<void> => sitting.order(true, sitting.state?.occasion);
export const passNoMore = (sitting: Sitting): Promise<void> => sitting.order(false);
