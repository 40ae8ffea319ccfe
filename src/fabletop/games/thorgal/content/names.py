"""What no schema can say: names that must exist.

`loose_ends` asks whether a story holds together, `word_checks` whether it can be told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....kernel import PackError
from ....kernel.content import Fault
from ..story.special import BORDERS, RULES
from .compiled import Content
from .parts import ANY, COMMON, RESOURCES
from .story import Adventure


def check(content: Content) -> None:
    """Refuse what cannot be played."""
    for fault in names(content):
        raise PackError(str(fault))


def names(content: Content) -> Iterator[Fault]:
    """Everything that is called by a name exists."""
    for name, effects in content.lists.items():
        listing = content.listings[name]
        own = content.adventures.get(listing.adventure)
        for i, effect in enumerate(effects):
            for reason in effect.faults(content, own):
                yield Fault(listing.file, f"{listing.key}[{i}]", reason)
    for card in content.terrain.values():
        if len(card.grid) != content.rows:
            yield Fault("terrain.yaml", f"{card.id}.grid", "all Terrain cards have the same number of rows (TH-3.14)")
    for hero in content.heroes.values():
        if hero.item not in content.items or content.items[hero.item].hero != hero.id:
            yield Fault("hero.yaml", f"{hero.id}.item", f"'{hero.item}' is not the Item of this Hero")
    for adventure in content.adventures.values():
        for key, reason in _adventure(content, adventure):
            yield Fault(file_of(adventure), key, reason)


def file_of(adventure: Adventure) -> str:
    return f"{adventure.id}/adventure.yaml"


def _resources(cost: Iterable[str], of: Iterable[str]) -> Iterator[str]:
    for kind in (*cost, *of):
        if kind not in (*RESOURCES, ANY):
            yield f"there is no Resource '{kind}'"


# -- adventures ------------------------------------------------------------------------------------


def _adventure(content: Content, adventure: Adventure) -> Iterator[tuple[str, str]]:
    areas = [area.id for area in adventure.areas]
    yield from _twice(adventure)
    yield from _rules(adventure)
    yield from _land(adventure, areas)
    yield from _cards(content, adventure)
    yield from _setup(adventure, areas)
    yield from _locations(content, adventure, areas)
    yield from _moments(content, adventure)


def _rules(adventure: Adventure) -> Iterator[tuple[str, str]]:
    for rule in adventure.rules:
        if rule not in RULES:
            yield "rules", f"there is no rule '{rule}'"
    for kind, rule in adventure.border_rules.items():
        if rule not in BORDERS:
            yield f"border_rules.{kind}", f"there is no rule '{rule}'"


def _land(adventure: Adventure, areas: list[str]) -> Iterator[tuple[str, str]]:
    for area in adventure.areas:
        for source in (*area.sources, *(area.dark_sources or ())):
            if source not in (*COMMON, *adventure.resources):
                yield f"areas.{area.id}.sources", f"there is no Resource '{source}' in this adventure"
    for border in adventure.borders:
        for end in (border.a, border.b):
            if end not in areas:
                yield f"borders.{border.id}", f"there is no Area '{end}'"


def _setup(adventure: Adventure, areas: list[str]) -> Iterator[tuple[str, str]]:
    for key, area_id in (("start", adventure.setup.start), ("ship", adventure.setup.ship)):
        if area_id not in (*areas, *(("",) if key == "ship" else ())):
            yield f"setup.{key}", f"there is no Area '{area_id}'"
    for thing in adventure.setup.goals:
        if thing not in (*areas, *adventure.cards):
            yield "setup.goals", f"'{thing}' is neither a card nor an Area of this adventure"


def _cards(content: Content, adventure: Adventure) -> Iterator[tuple[str, str]]:
    """Action cards, Event decks, and the adventure's own cards."""
    for card in adventure.row:
        if card not in content.actions:
            yield "row", f"there is no Action card '{card}'"
    decks = {event.deck for event in content.events.values()}
    for deck in adventure.decks:
        if deck not in decks:
            yield "decks", f"there is no Event deck '{deck}'; there are: {', '.join(sorted(decks))}"
    for card, number in adventure.card_paragraphs.items():
        if card not in adventure.cards or number not in [each.number for each in adventure.paragraphs]:
            yield f"card_paragraphs.{card}", f"there is no such card, or no Paragraph {number}"


def _twice(adventure: Adventure) -> Iterator[tuple[str, str]]:
    """What stands twice."""
    for key, ids in (
        ("areas", [each.id for each in adventure.areas]),
        ("borders", [each.id for each in adventure.borders]),
        ("locations", [each.id for each in adventure.locations]),
        ("paragraphs", [str(each.number) for each in adventure.paragraphs]),
        ("endings", [each.id for each in adventure.endings]),
        ("watches", [each.id for each in adventure.watches]),
        ("rounds_marked", [str(each.round) for each in adventure.rounds_marked]),
    ):
        for id in dict.fromkeys(id for id in ids if ids.count(id) > 1):
            yield f"{key}.{id}", "it stands twice"


def _locations(content: Content, adventure: Adventure, areas: list[str]) -> Iterator[tuple[str, str]]:
    borders = [border.id for border in adventure.borders]
    for location in adventure.locations:
        key = f"locations.{location.id}"
        if bool(location.area) == bool(location.border):
            yield key, "it lies in an Area or on a Border"
        if location.area and location.area not in areas:
            yield f"{key}.area", f"there is no Area '{location.area}'"
        if location.border and location.border not in borders:
            yield f"{key}.border", f"there is no Border '{location.border}'"
        for i, box in enumerate(location.boxes):
            for reason in _resources(box.needs.cost, box.needs.of):
                yield f"{key}.boxes[{i}].needs", reason
            if box.only is not None:
                for reason in box.only.faults(content, adventure):
                    yield f"{key}.boxes[{i}].only", reason


def _moments(content: Content, adventure: Adventure) -> Iterator[tuple[str, str]]:
    """Rounds, the track, what is waited for, and how it may end."""
    for marked in adventure.rounds_marked:
        if marked.round > adventure.rounds:
            yield f"rounds_marked.{marked.round}", f"there are only {adventure.rounds} rounds"
    for side in ("left", "middle", "right"):
        if side not in adventure.icons:
            yield "icons", f"there is no effect for the {side} icon"
    track = adventure.track
    if track is not None:
        for space in (track.start, *track.at, *track.ends):
            if not track.first <= space <= track.last:
                yield "track", f"there is no space {space}: it goes from {track.first} to {track.last}"
    conditions = [("first_deck", adventure.first_deck)]
    conditions += [(f"watches.{each.id}.if", each.if_) for each in adventure.watches]
    conditions += [(f"endings.{each.id}.if", each.if_) for each in adventure.endings if each.if_ is not None]
    for key, condition in conditions:
        for reason in condition.faults(content, adventure):
            yield key, reason
