"""Covering effects (TH-19), for Journey tiles, Gather tokens and Combat tiles alike."""

from __future__ import annotations

from functools import cache

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import IGNORE, SUFFER, Ignore, Space
from ..content import ALL, RESOURCES
from ..content.parts import alternatives
from ..events import Ignored
from ..hero.body import heal, wound
from ..hero.experience import experience
from ..hero.items import find
from ..hero.resources import AREA_KIND, KIND, choose_kind, give
from ..hero.skills import PENALTY_DUE, may_use_item, use_items
from ..lists import run
from ..named import word
from ..rounds.event_card import counts_as, trigger
from ..scenes import in_turn, scene
from ..state import State


@cache
def gives(icon: str) -> tuple[str, ...]:
    """The Resources that an icon offers: one, or alternatives (TH-19.5)."""
    kinds = alternatives(icon)
    return kinds if all(kind in RESOURCES for kind in kinds) else ()


def area_kind(t: State, hero: int) -> Rules[str]:
    """TH-19.2, TH-19.4: one kind for all Area icons that are covered at once."""
    if not t.act.area_kind:
        kinds = tuple(t.sources_of(t.heroes[hero].area))
        if not kinds:
            return ""  # TH-19.19
        t.act.area_kind = yield from choose_kind(t, hero, kinds, AREA_KIND)
    return t.act.area_kind


def resolve_icon(t: State, hero: int, card: str, icon: str) -> Rules[None]:
    if icon == "area":
        kind = yield from area_kind(t, hero)
        if kind:
            cover_gain(t, hero, kind)
    elif kinds := gives(icon):
        kind = yield from choose_kind(t, hero, kinds, KIND)
        cover_gain(t, hero, kind)
    elif icon == "heal":
        yield from heal(t, hero, 0)  # TH-19.6
    elif icon == "xp":
        t.then("covered_xp", hero)  # TH-19.8
    elif icon == "finding":
        find(t, hero)  # TH-19.9
    else:
        yield from penalty(t, hero, card, icon)


def cover_gain(t: State, hero: int, kind: str) -> None:
    give(t, hero, kind, 1)
    t.act.gained.append(kind)


@scene()
def covered_xp(t: State, hero: int) -> Rules[None]:
    yield from experience(t, hero, 1, "")


PENALTY = Ask(
    "ignore",
    "TH-19.11",
    lambda t, seat, hero, colour: [IGNORE, SUFFER],
    details=lambda t, hero, colour: {"penalty": word("icon", colour)},
)


def penalty(t: State, hero: int, card: str, colour: str) -> Rules[None]:
    """The effect that the card defines for the colour, once for the space (TH-19.11, TH-19.16, TH-19.23)."""
    if f"{colour}-{card}" not in t.content.lists:
        return
    t.then("suffer", hero, card, colour)
    helpful = any(may_use_item(t, hero, item, PENALTY_DUE) for item in t.heroes[hero].items)
    if helpful and t.may("ignore_penalty") < ALL:
        yield from use_items(t, hero, PENALTY_DUE)


@scene()
def penalty_due(t: State, hero: int, card: str, colour: str) -> Rules[None]:
    yield from penalty(t, hero, card, colour)


@scene()
def suffer(t: State, hero: int, card: str, colour: str) -> Rules[None]:
    if (yield from ignores(t, hero, colour)):
        t.tell(Ignored, "TH-19.11", t.heroes[hero].id, colour)
    elif shape := t.over.get(f"{colour}-{card}"):
        yield from wound(t, hero, (shape,))  # TH-31.7
    else:
        run(t, f"{colour}-{card}", hero)


def ignores(t: State, hero: int, colour: str) -> Rules[bool]:
    """What lets all Penalties be ignored is not asked about; what is good for one colour is used first."""
    of_colour = bool(t.act.ignore.get(colour))
    left = t.act.ignore[colour] if of_colour else t.may("ignore_penalty")
    if not left:
        return False
    if left >= ALL:
        return True
    if not isinstance((yield from ask(t, t.seat(hero), PENALTY, hero, colour)), Ignore):
        return False
    if of_colour:
        t.act.ignore[colour] -= 1
    else:
        t.act.may["ignore_penalty"] -= 1
    return True


def _spaces(t: State, seat: int, hero: int) -> list[Space]:
    """Spaces of the Path that the last tile covers and that are still to be resolved."""
    return [Space(cell) for cell in t.act.cells]


SPACE = Ask("space", "TH-17.18", _spaces)


@scene(below=in_turn)
def cover(t: State, hero: int) -> Rules[None]:
    """The spaces of a Journey tile, in an order that the player likes (TH-17.9, TH-17.18)."""
    if not t.act.cells:
        return
    if all(_alike(t, cell) for cell in t.act.cells):
        cell = t.act.cells[0]
    else:
        cell = (yield from ask(t, t.seat(hero), SPACE, hero)).cell
    t.act.cells.remove(cell)
    t.then("cover", hero)
    card, found = t.space(cell)
    for index in reversed(range(len(found))):
        t.then("icons", hero, card, cell, index)


def _alike(t: State, cell: int) -> bool:
    """A space whose time makes no difference: Resources only."""
    _, icons = t.space(cell)
    return all(gives(icon) for icon in icons)


@scene()
def icons(t: State, hero: int, card: str, cell: int, index: int) -> Rules[None]:
    """One icon of a space after the other; a reward and a Penalty are both resolved (TH-19.17)."""
    _, found = t.space(cell)
    before = len(t.act.gained)
    yield from resolve_icon(t, hero, card, counts_as(t, found[index]))
    for kind in t.act.gained[before:]:
        if kind not in t.act.gained[:before]:  # once for each tile
            trigger(t, "gain_resource", hero, what=kind)
