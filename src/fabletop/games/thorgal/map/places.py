"""The places that effects may choose from, and what is counted on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from ..content import ANY, Adventure, Content, Location, Place
from ..state import State

HERE = "here"  # where the effect is resolved
AREAS = ("", "yours", "yours_or_adjacent", "highest_open")  # what a place may say instead of an Area


def area_fits(t: State, area: str, source: str, enemy: bool | None, heroes_min: int, heroes_max: int) -> bool:
    sources = t.sources_of(area)
    heroes = sum(each.area == area for each in t.heroes)
    return (
        (not source or (source in sources if source != "none" else not sources))
        and (enemy is None or enemy == any(t.enemies.get(each) for each in t.locations_of(area)))
        and heroes >= heroes_min
        and (not heroes_max or heroes <= heroes_max)
    )


def uncovered_penalties(t: State) -> int:
    """TH-35.2, TH-35.23: red and yellow Penalty spaces in sight on the Path."""
    covered = t.covered()
    count = 0
    column = 0
    for card in t.path:
        board = t.content.boards[card]
        for place, icons in board.icons.items():
            if ("red" in icons or "yellow" in icons) and not covered >> (column * t.rows + place) & 1:
                count += 1
        column += board.grid.width
    return count


def goals_on_cards(t: State) -> int:
    return sum(t.goals.get(card, 0) for card in t.row)


# -- places ----------------------------------------------------------------------------------------


def places(t: State, place: Place, hero: int, at: str = "") -> list[str]:
    """The Locations that fit, in the order of the map."""
    if place.id == HERE:
        return [at] if at else []
    if place.id and place.id != ANY:
        return [place.id]
    areas = _areas(t, place, hero)
    found = [
        each.id
        for each in t.map.locations.values()
        if t.there(each)
        and _lies_right(t, place, each, areas)
        and _is_free(t, place, each.id)
        and (place.only is None or place.only.holds(t, hero, each.id))
    ]
    if place.area == "highest_open":
        found = _highest(t, found)
    if place.fewest and found:
        least = min(raised_on(t, each) for each in found)
        found = [each for each in found if raised_on(t, each) == least]
    return found


def _lies_right(t: State, place: Place, location: Location, areas: list[str] | None) -> bool:
    runes = (place.rune,) if place.rune else place.runes
    return (
        (not runes or any(rune in location.runes for rune in runes))
        and (areas is None or any(t.lies_in(location, area) for area in areas))
        and (not place.box or any(box.action == place.box for box in location.boxes))
    )


def _is_free(t: State, place: Place, location: str) -> bool:
    tokens = t.enemies.get(location, ())
    return (
        len(tokens) >= place.enemies
        and not ("enemy" in place.free_of and tokens)
        and not ("block" in place.free_of and location in t.blocked)
        and not ("read" in place.free_of and location in t.read)
    )


def raised_on(t: State, location: str) -> int:
    """The Raised-cost tokens of all boxes of a Location."""
    boxes = t.map.locations[location].boxes
    return sum(len(t.raised.get(f"{location}-{i}", ())) for i in range(len(boxes)))


def _areas(t: State, place: Place, hero: int) -> list[str] | None:
    """The Areas that a place is limited to, or None."""
    if place.area_of == "first_player":
        return [t.heroes[t.first].area]
    if place.area_of == "most_threat":
        most = max(each.threat for each in t.heroes)
        return list(dict.fromkeys(each.area for each in t.heroes if each.threat == most))
    own = t.heroes[hero].area
    if place.area == "yours":
        return [own]
    if place.area == "yours_or_adjacent":
        return [own, *adjacent(t, own)]
    if place.area and place.area != "highest_open":
        return [place.area]
    return None


def _highest(t: State, found: list[str]) -> list[str]:
    """Of those in Areas that are open this round, the ones in the Areas with the highest number."""
    there = {
        location: [area for area, inside in t.map.in_area.items() if location in inside and t.open_area(area)]
        for location in found
    }
    numbers = {location: max(t.map.areas[area].number for area in areas) for location, areas in there.items() if areas}
    return [location for location, number in numbers.items() if number == max(numbers.values())]


def adjacent(t: State, area: str) -> tuple[str, ...]:
    """TH-6.15"""
    return t.map.beside[area]


def distances(start: Iterable[str], beside: Callable[[str], Sequence[str]]) -> dict[str, int]:
    """How many steps away each Area is that can be reached."""
    found: dict[str, int] = {}
    rim, steps = list(start), 0
    while rim:
        found |= dict.fromkeys(rim, steps)
        rim, steps = [each for area in rim for each in beside(area) if each not in found], steps + 1
    return found


def borders(t: State, place: Place, hero: int) -> list[str]:
    """The Borders that fit, without a Block token."""
    areas = _areas(t, place, hero)
    return [
        name
        for name, border in t.map.borders.items()
        if name not in t.blocked
        and (not place.kinds or border.kind in place.kinds)
        and (areas is None or border.a in areas or border.b in areas)
    ]


def place_faults(content: Content, adventure: Adventure | None, place: Place | None) -> Iterator[str]:
    """What a place calls by a name that the adventure does not have."""
    if place is None:
        return
    if place.only is not None:
        yield from place.only.faults(content, adventure)
    if adventure is None:
        return
    known = ("", HERE, ANY, *(each.id for each in adventure.locations))
    if place.id not in known:
        yield f"there is no Location '{place.id}'"
    areas = (*AREAS, *(each.id for each in adventure.areas))
    if place.area not in areas:
        yield f"there is no Area '{place.area}'"
    for rune in (place.rune, *place.runes):
        if rune and not any(rune in each.runes for each in adventure.locations):
            yield f"no Location has the rune '{rune}'"
