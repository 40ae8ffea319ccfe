"""What effects do with the Path (TH-18.4, TH-21.11)."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
from ..content import Effect
from ..path.journey import reveal
from ..state import State
from .walk import GOOD, number, verb


@verb("neutral", each=False)
def reveal_terrain(t: State, effect: Effect, name: str, hero: int, at: str) -> bool:
    """Without the bonus of the card (TH-18.4)."""
    for _ in range(number(t, effect, hero)):
        reveal(t)
    return True


def _gather_tokens(t: State, seat: int) -> list[Key]:
    return [("done",), *(("clear", cell) for cell in t.gathered)]


CLEAR = Question("clear", "TH-21.11", _gather_tokens)
CLEAR_CARD = Question("clear_card", "TH-2.2", lambda t, seat: [("done",), *(("card", card) for card in crowded(t))])


def crowded(t: State) -> list[str]:
    """Terrain cards with Gather tokens."""
    return list(dict.fromkeys(t.space(cell)[0] for cell in t.gathered))


@verb(GOOD, each=False)
def clear_gather(t: State, effect: Effect, name: str, hero: int, at: str) -> Rules[bool]:
    """Gather tokens off the Path: so many, or all of so many cards."""
    for _ in range(effect.cards):
        if t.gathered:
            key = yield from ask(t, t.seat(hero), CLEAR_CARD)
            if key != ("done",):
                t.gathered = [cell for cell in t.gathered if t.space(cell)[0] != key[1]]
    for _ in range(0 if effect.cards else number(t, effect, hero)):
        if t.gathered:
            token = yield from ask(t, t.seat(hero), CLEAR)
            if token != ("done",):
                t.gathered.remove(int(token[1]))
    return True
