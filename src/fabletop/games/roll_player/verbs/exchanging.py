"""Skills that exchange a die of the own sheet (RP-15.62, RP-15.63)."""

from __future__ import annotations

from typing import ClassVar, Literal

from ....kernel import Question, Rules, ask
from ....kernel.messages import Said
from ..choices import OUT, PASS, ChooseColour, GetDie, Out, Pass
from ..content import COLOURS, GOLD_DIE, Colour
from ..dice_pool import card_refusal, lay_out_again, unclaimed
from ..events import Exchanged, from_die
from ..state import EMPTY, State
from .base import Skill


def swap_in(t: State, seat: int, space: int, die: int, clause: str) -> int:
    """A die comes onto the sheet in place of another; gives back the one that left."""
    sheet = t.sheets[seat]
    old = sheet.dice[space]
    sheet.dice[space] = die
    t.tell(Exchanged, clause, seat, t.colour(old), t.colour(die), t.faces[die], die)
    if t.colour(die) == "gold":
        t.gain(seat, t.klass(seat).gold_die, clause, from_die(die))
    return old


def _bag_colours(t: State, seat: int) -> list[Pass | ChooseColour]:
    return [PASS, *[ChooseColour(colour) for colour in COLOURS]]


def _bag_colour_refusal(t: State, seat: int, key: Pass | ChooseColour) -> str:
    if isinstance(key, Pass):
        return ""
    if not any(t.colour(die) == key.colour for die in t.bag.items()):
        return "RP-15.44"
    own = [die for die in t.sheets[seat].dice if die != EMPTY and t.colour(die) != key.colour]
    return "" if own else "RP-15.62"


def _out_for(t: State, seat: int, colour: Colour) -> list[Out]:
    return list(OUT)


def _out_for_refusal(t: State, seat: int, key: Out, colour: Colour) -> str:
    die = t.sheets[seat].dice[key.at]
    if die == EMPTY:
        return "RP-6.18"
    return "RP-15.62" if t.colour(die) == colour else ""


SEARCH_COLOUR = Question("search_colour", "RP-15.41", _bag_colours, _bag_colour_refusal)
SEARCH_DIE = Question("search_die", "RP-15.62", _out_for, _out_for_refusal)


class Exchange(Skill, frozen=True, kw_only=True):
    """A gold die that comes onto the sheet brings what it always brings."""

    def words(self) -> dict[str, Said]:
        return {"gold": GOLD_DIE}


class Search(Exchange, frozen=True, kw_only=True, tag="search"):
    """A die from the bag takes over the space and the value of one on the sheet."""

    touches: ClassVar[Literal["", "pool", "bag"]] = "bag"
    hundredths: ClassVar[int] = 24

    def apply(self, t: State, seat: int) -> Rules[None]:
        key = yield from ask(t, seat, SEARCH_COLOUR)
        if isinstance(key, Pass):
            return
        space = (yield from ask(t, seat, SEARCH_DIE, key.colour)).at
        die = next(die for die in t.bag.items() if t.colour(die) == key.colour)
        t.bag.take(die)
        t.faces[die] = t.faces[t.sheets[seat].dice[space]]
        t.return_die(swap_in(t, seat, space, die, "RP-15.42"))  # RP-15.43


def _outs(t: State, seat: int) -> list[Pass | Out]:
    return [PASS, *OUT]


def _out_refusal(t: State, seat: int, key: Pass | Out) -> str:
    if isinstance(key, Pass):
        return ""
    if not unclaimed(t):
        return "RP-15.13"
    return "RP-6.18" if t.sheets[seat].dice[key.at] == EMPTY else ""


def _pool_cards(t: State, seat: int) -> list[GetDie]:
    return [GetDie(card + 1) for card in range(len(t.pool))]


NEGOTIATE_DIE = Question("negotiate_die", "RP-15.62", _outs, _out_refusal)
NEGOTIATE_CARD = Question("negotiate_card", "RP-15.62", _pool_cards, card_refusal)


class Negotiate(Exchange, frozen=True, kw_only=True, tag="negotiate"):
    touches: ClassVar[Literal["", "pool", "bag"]] = "pool"
    hundredths: ClassVar[int] = 24

    def apply(self, t: State, seat: int) -> Rules[None]:
        out = yield from ask(t, seat, NEGOTIATE_DIE)
        if isinstance(out, Pass):
            return
        card = (yield from ask(t, seat, NEGOTIATE_CARD)).number - 1
        t.pool[card] = swap_in(t, seat, out.at, t.pool[card], "RP-15.32")
        yield from lay_out_again(t, seat)
