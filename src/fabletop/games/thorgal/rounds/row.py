"""The Action Row (TH-14, TH-15): tokens lie in slots, cards are sorted over the slots."""

from __future__ import annotations

from ....kernel import Key, Question, Rules, ask
from ..state import BESIDE, State
from .event_card import round_rule


def sort_row(t: State) -> None:
    """TH-14.15, TH-15.7; equal numbers of a setup keep the order of the adventure (TH-4.29)."""
    t.row.sort(key=lambda card: t.content.actions[card].number)


def left_of(t: State, slot: int) -> int:
    """TH-14.6, TH-14.7; an Event may turn the Row round."""
    if round_rule(t, "mirrored_row"):
        return sum(other > slot for other in t.tokens)
    return sum(BESIDE < other < slot for other in t.tokens)


def _replaceable(t: State, seat: int, card: str) -> list[Key]:
    types = t.content.actions[card].types()
    found = [each for each in t.row if any(type in types for type in t.content.actions[each].types())]
    return [("keep",), *(("replace", each) for each in found)]


REPLACE = Question("replace", "TH-15.2", _replaceable)


def _alike(t: State, seat: int, card: str, old: str) -> list[Key]:
    """Beside the cards of the same number that stay in the Row."""
    number = t.content.actions[card].number
    found = [each for each in t.row if each != old and t.content.actions[each].number == number]
    return [*(("left_of", each) for each in found), *(("right_of", each) for each in found[-1:])]


BESIDE_WHICH = Question("beside", "TH-14.20", _alike)


def place_for(t: State, card: str, old: str) -> Rules[int]:
    """Where a new card goes when the old one is gone; among equal numbers the players say."""
    if not _alike(t, 0, card, old):
        return sum(t.content.actions[each].number < t.content.actions[card].number for each in t.row if each != old)
    side, other = yield from ask(t, t.seat(t.chooser), BESIDE_WHICH, card, old)
    left = [each for each in t.row if each != old].index(str(other))
    return left if side == "left_of" else left + 1


def offer_card(t: State, card: str) -> Rules[None]:
    """A new Action card: it may replace one of its type (TH-15.1 to TH-15.12)."""
    if card not in t.unused:
        return
    t.tell("new_card", "TH-15.1", card)
    key = yield from ask(t, t.seat(t.chooser), REPLACE, card)
    if key == ("keep",):
        return
    old = str(key[1])
    place = yield from place_for(t, card, old)
    t.row.remove(old)
    t.row.insert(place, card)
    t.unused[t.unused.index(card)] = old
    t.goals.pop(old, None)  # TH-15.6
    if old in t.blocked:
        t.blocked.remove(old)
    t.tell("replaced", "TH-15.3", old, card)


def specials_of(t: State, type: str) -> list[str]:
    """TH-15.18"""
    return [each for each in t.special if t.content.specials[each].belongs_to == type]
