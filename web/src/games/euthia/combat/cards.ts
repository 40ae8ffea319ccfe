/** The emblems of the Silver and Gold cards. */
export const CARDS: Record<string, string> = {
  curse: "gi:cursed-star",
  savagery: "gi:fangs",
  bloodthirst: "gi:bleeding-wound",
  frenzy: "gi:enrage",
  healing_card: "gi:regeneration",
  soul_control: "gi:voodoo-doll",
  mind_control: "gi:brain-tentacle",
};

/** Equal cards together. */
export function heaps(cards: string[]): [card: string, count: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
