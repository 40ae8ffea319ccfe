"""What a seat decides by: its figures, and what a card would change of them."""

from __future__ import annotations

from .content import ROWS
from .scoring import CATEGORIES, attribute, goals_reached, matches, reckoning, row_faces, score
from .state import STEPS, State


def worth(t: State, seat: int, card: str) -> int:
    """The Stars that a Market card would change if the seat owned it now; a Trait moves the token (RP-8.15)."""
    if not t.sheets[seat].complete():
        return 0
    entry, then = t.content.market[card], t.clone()
    sheet = then.sheets[seat]
    sheet.area(entry.type).append(card)
    if entry.type == "trait" and entry.arrow and STEPS[entry.arrow][sheet.token] >= 0:
        sheet.token = STEPS[entry.arrow][sheet.token]
    return score(then, seat) - score(t, seat)


def figures(t: State, seat: int) -> dict[str, int]:
    """Stars by category and in all, the value of each row and whether its goal is met, matches, purse."""
    sheet = t.sheets[seat]
    found = {"purse": sheet.gold, "charisma": sheet.charisma}
    if not sheet.complete():
        return found
    lines = reckoning(t, seat)
    found["total"] = sum(n for _, _, n in lines)
    for category in CATEGORIES:
        found[category] = sum(n for each, _, n in lines if each == category)
    reached = goals_reached(t, seat)
    for i, name in enumerate(ROWS):
        found[f"value-{name}"] = attribute(t, seat, i)
        found[f"plus-{name}"] = attribute(t, seat, i) - sum(row_faces(t, seat, i))
        found[f"met-{name}"] = int(name in reached)
    found["matches"] = matches(t, seat)
    return found
