"""Goal tokens on Action cards (TH-35.25)."""

from __future__ import annotations

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import RowCard
from ..events import GoalOff
from ..state import State


def _marked(t: State, seat: int) -> list[RowCard]:
    return [RowCard(card) for card in t.row if t.goals.get(card)]


GOAL_OFF = Ask("goal_off", "TH-2.2", _marked, of="chooser")


def goals_off(t: State, left: int) -> Rules[None]:
    """Up to so many Goal tokens off the Action cards."""
    while left and any(t.goals.get(card) for card in t.row):
        marked = [card for card in t.row if t.goals.get(card)]
        all_go = len(marked) <= left
        target = marked[0] if all_go else (yield from ask(t, t.seat(t.chooser), GOAL_OFF)).card
        left -= 1
        del t.goals[target]
        t.tell(GoalOff, "TH-2.8", target)
