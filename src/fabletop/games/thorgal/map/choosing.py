"""Choosing a Location or a Border for the group (TH-2.2)."""

from __future__ import annotations

from ....kernel import Rules, ask
from ..choices import AtLocation, TheBorder
from ..content import Place
from ..state import State
from ..why import AskWhy

ANYWHERE = Place(id="any")


def _locations(t: State, seat: int, found: tuple[str, ...]) -> list[AtLocation]:
    return [AtLocation(each) for each in found]


def _borders(t: State, seat: int, found: tuple[str, ...]) -> list[TheBorder]:
    return [TheBorder(each) for each in found]


LOCATION = AskWhy("location", "TH-2.2", _locations)
BORDER = AskWhy("border", "TH-2.2", _borders)


def choose_location(t: State, found: list[str]) -> Rules[str]:
    return (yield from ask(t, t.seat(t.chooser), LOCATION, tuple(found))).location


def choose_border(t: State, found: list[str]) -> Rules[str]:
    return (yield from ask(t, t.seat(t.chooser), BORDER, tuple(found))).border
