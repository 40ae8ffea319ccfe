"""Gather (TH-21)."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import Gather, OneHero
from ..content import PENALTIES
from ..events import Gathered
from ..hero.resources import KIND, choose_kind, give
from ..rounds.event_card import counts_as, trigger
from ..scenes import in_turn, scene
from ..state import State
from .covering import area_kind, gives


def gatherable(t: State, icons: tuple[str, ...]) -> str:
    """The icon of a space that can be gathered: a Resource or an Area icon (TH-21.1, TH-21.16)."""
    for icon in icons:
        counted = counts_as(t, icon)
        if counted == "area" or gives(counted):
            return counted
    return ""


def _open_spaces(t: State) -> Iterator[int]:
    covered = t.covered()
    first = 0
    for card in t.path:
        board = t.content.boards[card]
        for place, icons in board.icons.items():
            if not covered >> (first + place) & 1 and gatherable(t, icons):
                yield first + place
        first += board.grid.width * board.grid.height


def _gather_spaces(t: State, seat: int, hero: int) -> list[Gather]:
    return [Gather(cell) for cell in _open_spaces(t)]


GATHER = Ask("gather", "TH-21.2", _gather_spaces)


@scene(below=in_turn)
def do_gather(t: State, hero: int) -> Rules[None]:
    if next(_open_spaces(t), None) is None:
        return  # TH-21.15
    cell = (yield from ask(t, t.seat(hero), GATHER, hero)).cell
    t.gathered.append(cell)
    card, found = t.space(cell)
    icon = gatherable(t, found)
    t.tell(Gathered, "TH-21.2", t.heroes[hero].id, card)
    if icon == "area":
        kind = yield from area_kind(t, hero)
    else:
        kind = yield from choose_kind(t, hero, gives(icon), KIND)
    for counted in reversed([counts_as(t, each) for each in found]):
        if counted in PENALTIES:
            t.then("penalty_due", hero, card, counted)  # TH-21.5; after the Resources (TH-21.14)
    if kind:
        yield from share(t, hero, kind, t.act.value)  # TH-21.3
        trigger(t, "gain_resource", hero, what=kind)


SHARE = Ask("share", "TH-15.18", lambda t, seat, hero: [OneHero(each) for each in t.here(hero)])


def share(t: State, hero: int, kind: str, count: int) -> Rules[None]:
    """To the own pool; with Shared Stores each may go to a Hero in the Area."""
    if not t.act.may.get("shared_stores"):
        give(t, hero, kind, count)
        return
    for _ in range(count):
        key = yield from ask(t, t.seat(hero), SHARE, hero)
        give(t, key.hero, kind, 1)
