"""The Dice Pool on the Initiative cards (RP-4.3 to RP-4.7)."""

from __future__ import annotations

from ...kernel import Question, Rules, ask
from .choices import LAY, GetDie, Lay, PickCard, TurnOver
from .events import LaidOut
from .state import EMPTY, State


def unclaimed(t: State) -> list[int]:
    """The Initiative cards that nobody has taken and that carry a die."""
    return [card for card in range(len(t.pool)) if t.taken[card] == EMPTY and t.pool[card] != EMPTY]


def _lowest(t: State, seat: int, card: int) -> list[Lay]:
    low = min(t.faces[die] for die in t.loose)
    return list(dict.fromkeys(LAY[t.colour(die)] for die in t.loose if t.faces[die] == low))  # RP-4.6


ORDER = Question("order", "RP-4.5", _lowest)


def lay_out(t: State, chooser: int) -> Rules[None]:
    """The loose dice in rising order on the cards still on the table; the chooser decides ties (RP-4.4)."""
    for card in range(len(t.pool)):
        if t.taken[card] != EMPTY or not t.loose:
            continue
        low = min([t.faces[die] for die in t.loose])
        lowest = [die for die in t.loose if t.faces[die] == low]
        if len(lowest) > 1:
            key = yield from ask(t, chooser, ORDER, card + 1)
            lowest = [die for die in lowest if t.colour(die) == key.colour]
        t.loose.remove(lowest[0])
        t.pool[card] = lowest[0]
    t.tell(LaidOut, "RP-4.4")


def lay_out_again(t: State, seat: int) -> Rules[None]:
    """The unclaimed dice on the unclaimed cards, ties by the user (RP-15.14, RP-15.15, RP-15.16)."""
    for card in unclaimed(t):
        t.loose.append(t.pool[card])
        t.pool[card] = EMPTY
    yield from lay_out(t, seat)


def card_refusal(t: State, seat: int, key: GetDie | TurnOver | PickCard) -> str:
    """Only unclaimed dice can be touched."""
    return "" if key.number - 1 in unclaimed(t) else "RP-15.13"
