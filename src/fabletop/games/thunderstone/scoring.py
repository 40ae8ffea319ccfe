"""Scoring and ties (TS-22), and the verdict of a solitaire game (TS-S4)."""

from __future__ import annotations

from typing import TypeAlias

from ...kernel import Result
from .content import STONE
from .state import NOBODY, State

Line: TypeAlias = tuple[str, str, int]  # group of cards, card, victory points

# TS-S4.4: the lead over the dark that a rank needs
VERDICTS = ((25, "legend"), (12, "champion"), (5, "hero"), (1, "survivor"))


def owned(t: State, seat: int) -> list[str]:
    """Deck, hand, discard pile and all else under the own control (TS-22.1, TS-22.10)."""
    player = t.players[seat]
    cards = [*player.deck.items(), *player.hand, *player.discard]
    for slot in t.slots:
        owner = t.active if slot.owner == NOBODY else slot.owner
        if slot.here and owner == seat:
            cards.append(slot.card)
    if seat == t.active:
        cards += t.revealed
    return cards


def reckoning(t: State, seat: int) -> list[Line]:
    """Victory points by card; cards without any score nothing (TS-22.2, TS-22.3)."""
    cards = owned(t, seat)
    lines: list[Line] = []
    for name in sorted(dict.fromkeys(cards)):
        card = t.card(name)
        if card.vp:
            group = "stone" if name == STONE else "monsters" if card.type == "monster" else "heroes"
            group = group if card.type in ("monster", "hero", "thunderstone") else "village"
            lines.append((group, name, card.vp * cards.count(name)))
    return lines


def score(t: State, seat: int) -> int:
    return sum(points for _, _, points in reckoning(t, seat))


def dark_score(t: State) -> int:
    """TS-S4.1, TS-S4.2: what slipped away scores for the dark, and so does the Thunderstone that nobody took."""
    lost = [STONE] if STONE in t.hall[:1] else []
    return sum(t.card(name).vp for name in (*t.escaped, *lost))


def rank(lead: int) -> str:
    return next((name for least, name in VERDICTS if lead >= least), "fallen")


def result(t: State) -> Result:
    scores = tuple(score(t, seat) for seat in range(t.n))
    lines = tuple(tuple(reckoning(t, seat)) for seat in range(t.n))
    if t.solo:
        lead = scores[0] - dark_score(t)
        return Result(scores, (1 if lead > 0 else 2,), lines, f"ts-rank-{rank(lead)}")
    best = max(scores)  # TS-22.5: the Thunderstone decides a tie for the first place only
    standings = [(scores[seat], scores[seat] == best and seat == t.stone_owner) for seat in range(t.n)]
    places = tuple(1 + sum(other > own for other in standings) for own in standings)
    return Result(scores, places, lines)
