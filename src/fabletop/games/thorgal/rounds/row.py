"""The Action Row (TH-14, TH-15): tokens lie in slots, cards are sorted over the slots."""

from __future__ import annotations

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import KEEP, Keep, LeftOf, Replace, RightOf
from ..events import CardAdded, CardRemoved, NewCard, Replaced
from ..named import word
from ..state import BESIDE, State
from .event_card import round_rule


def sort_row(t: State) -> None:
    """TH-14.15, TH-15.7; equal numbers of a setup keep the order of the adventure (TH-4.29)."""
    t.row.sort(key=lambda card: t.content.actions[card].number)


def left_of(t: State, slot: int, taken: int | None = None) -> int:
    """TH-14.6, TH-14.7, without a token that is taken from another slot; an Event may turn the Row round."""
    if round_rule(t, "mirrored_row"):
        return sum([other > slot for other in t.tokens]) - (taken is not None and taken > slot)
    return sum([BESIDE < other < slot for other in t.tokens]) - (taken is not None and BESIDE < taken < slot)


def _replaceable(t: State, seat: int, card: str) -> list[Keep | Replace]:
    types = t.content.actions[card].types()
    found = [each for each in t.row if any(type in types for type in t.content.actions[each].types())]
    return [KEEP, *(Replace(each) for each in found)]


REPLACE = Ask(
    "replace", "TH-15.2", _replaceable, of="chooser", details=lambda t, card: {"action": word("action", card)}
)


def _alike(t: State, seat: int, card: str, old: str) -> list[LeftOf | RightOf]:
    """Beside the cards of the same number that stay in the Row."""
    number = t.content.actions[card].number
    found = [each for each in t.row if each != old and t.content.actions[each].number == number]
    return [*(LeftOf(each) for each in found), *(RightOf(each) for each in found[-1:])]


BESIDE_WHICH = Ask(
    "beside", "TH-14.20", _alike, of="chooser", details=lambda t, card, old: {"action": word("action", card)}
)


def place_for(t: State, card: str, old: str) -> Rules[int]:
    """Where a new card goes when the old one is gone; among equal numbers the players say."""
    if not _alike(t, t.seat(t.chooser), card, old):
        return sum(t.content.actions[each].number < t.content.actions[card].number for each in t.row if each != old)
    key = yield from ask(t, t.seat(t.chooser), BESIDE_WHICH, card, old)
    left = [each for each in t.row if each != old].index(key.action)
    return left if isinstance(key, LeftOf) else left + 1


def offer_card(t: State, card: str) -> Rules[None]:
    """A new Action card: it may replace one of its type (TH-15.1 to TH-15.12)."""
    if card not in t.unused:
        return
    t.tell(NewCard, "TH-15.1", card)
    key = yield from ask(t, t.seat(t.chooser), REPLACE, card)
    if isinstance(key, Keep):
        return
    old = key.action
    place = yield from place_for(t, card, old)
    t.row.remove(old)
    t.row.insert(place, card)
    t.unused[t.unused.index(card)] = old
    strip(t, old)
    t.tell(Replaced, "TH-15.3", old, card)


def add_card(t: State, card: str) -> Rules[None]:
    """Without replacing one: the Row has a slot more at its right end, and tokens keep theirs (TH-15.14)."""
    if card not in t.unused:
        return
    place = yield from place_for(t, card, "")
    t.row.insert(place, card)
    t.unused.remove(card)
    t.tell(CardAdded, "TH-15.14", card)


def remove_card(t: State, card: str) -> None:
    """The Row has a slot less at its right end; tokens that lay there go to the new last slot (TH-15.14)."""
    t.row.remove(card)
    t.unused.append(card)
    strip(t, card)
    t.tokens = [min(slot, len(t.row) - 1) for slot in t.tokens]
    t.tell(CardRemoved, "TH-15.14", card)


def strip(t: State, card: str) -> None:
    """What lay on a card is discarded (TH-15.6)."""
    t.goals.pop(card, None)
    if card in t.blocked:
        t.blocked.remove(card)


def specials_of(t: State, type: str) -> list[str]:
    """TH-15.18"""
    return [each for each in t.special if t.content.specials[each].belongs_to == type]
