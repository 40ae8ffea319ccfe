"""Conditions, and the places and Heroes that effects may choose from."""

from __future__ import annotations

from .content import TESTS, TIERS, AreaTest, Condition, Place
from .state import State


def holds(t: State, condition: Condition, hero: int, at: str = "") -> bool:
    """Whether all that a condition names is so, for the Hero who resolves it."""
    c = condition
    if c.all_ and not all(holds(t, each, hero, at) for each in c.all_):
        return False
    if c.any_ and not any(holds(t, each, hero, at) for each in c.any_):
        return False
    return (
        (not c.read or c.read in t.told)
        and (not c.not_read or c.not_read not in t.told)
        and (c.read_at_least is None or sum(p in t.told for p in c.read_at_least.of) >= c.read_at_least.n)
        and (not c.flag or c.flag in t.flags)
        and (not c.not_flag or c.not_flag not in t.flags)
        and (c.enemies is None or _enemies(t, c, hero, at))
        and (c.track_min is None or t.track >= c.track_min)
        and (c.track_max is None or t.track <= c.track_max)
        and (not c.uncovered_penalties or uncovered_penalties(t) >= c.uncovered_penalties)
        and goals_on_cards(t) >= c.goals_on_cards
        and (c.goals_on_cards_max is None or goals_on_cards(t) <= c.goals_on_cards_max)
        and (not c.enemy_on_map or _on_map(t, c.enemy_on_map))
        and max(each.threat for each in t.heroes) >= c.any_threat
        and (not c.no_token_under or not _tokens_under(t, c.no_token_under))
        and (
            not c.slot_tokens
            or max((t.tokens.count(slot) for slot in t.tokens if slot >= 0), default=0) >= c.slot_tokens
        )
        and (not c.inactive_skills or sum(not each.ready for each in t.heroes) >= c.inactive_skills)
        and _of_action(t, c)
        and _of_hero(t, c, hero)
        and (c.place is None or bool(places(t, c.place, hero, at)))
        and (not c.named or bool(TESTS[c.named](t, c, hero, at)))
    )


def _of_action(t: State, c: Condition) -> bool:
    if not (c.tokens_here or c.borders or c.assigned or c.resolved):
        return True
    act = t.acts[-1] if t.acts else None
    return (
        act is not None
        and act.stack >= c.tokens_here
        and act.crossed >= c.borders
        and act.done >= c.assigned
        and (act.resolved or not c.resolved)
    )


def _of_hero(t: State, c: Condition, hero: int) -> bool:
    own = t.heroes[hero]
    return (
        own.threat >= c.threat
        and (not c.skill or own.ready == (c.skill == "active"))
        and (c.area is None or area_fits(t, c.area, own.area))
    )


def area_fits(t: State, test: AreaTest, area: str) -> bool:
    sources = t.sources_of(area)
    heroes = sum(each.area == area for each in t.heroes)
    enemy = any(t.enemies.get(each) for each in t.locations_of(area))
    return (
        (not test.source or (test.source in sources if test.source != "none" else not sources))
        and (test.enemy is None or test.enemy == enemy)
        and heroes >= test.heroes_min
        and (not test.heroes_max or heroes <= test.heroes_max)
    )


def _enemies(t: State, c: Condition, hero: int, at: str) -> bool:
    assert c.enemies is not None
    number = sum(len(t.enemies.get(each, ())) for each in places(t, c.enemies.at, hero, at))
    return number >= c.enemies.min and (c.enemies.max is None or number <= c.enemies.max)


def _on_map(t: State, tier: str) -> bool:
    return any(tokens and (tier == "any" or tier in tokens) for tokens in t.enemies.values())


def _tokens_under(t: State, type: str) -> int:
    return sum(slot >= 0 and type in t.types_under(slot) for slot in t.tokens)


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
    if place.id == "here":
        return [at] if at else []
    if place.id and place.id != "any":
        return [place.id]
    runes = (place.rune,) if place.rune else place.runes
    areas = _areas(t, place, hero)
    found = []
    for location in t.map.locations.values():
        if not t.there(location) or (runes and not any(rune in location.runes for rune in runes)):
            continue
        if areas is not None and not any(t.lies_in(location, area) for area in areas):
            continue
        tokens = t.enemies.get(location.id, [])
        if len(tokens) < place.enemies or ("enemy" in place.free_of and tokens):
            continue
        if "block" in place.free_of and location.id in t.blocked:
            continue
        if "read" in place.free_of and location.id in t.read:
            continue
        if place.box and not any(box.action == place.box for box in location.boxes):
            continue
        if place.only and not TESTS[place.only](t, place, hero, location.id):
            continue
        found.append(location.id)
    if place.area == "highest_open":
        found = _highest(t, found)
    if place.fewest and found:
        least = min(raised_on(t, each) for each in found)
        found = [each for each in found if raised_on(t, each) == least]
    return found


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
    numbers = {
        location: max(
            (
                t.map.areas[area].number
                for area, there in t.map.in_area.items()
                if location in there and t.open_area(area)
            ),
            default=0,
        )
        for location in found
    }
    most = max(numbers.values(), default=0)
    return [location for location in found if numbers[location] == most and most]


def adjacent(t: State, area: str) -> list[str]:
    """TH-6.15"""
    found = []
    for name in t.map.around[area]:
        border = t.map.borders[name]
        if border.kind != "impassable":
            found.append(border.b if border.a == area else border.a)
    return list(dict.fromkeys(found))


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


def weaker(tier: str, most: str) -> bool:
    """Whether an Enemy is of at most that tier; Mystic ones have none (TH-25.14)."""
    return tier in TIERS and TIERS.index(tier) <= TIERS.index(most)
