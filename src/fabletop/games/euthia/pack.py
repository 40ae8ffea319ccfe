"""The pack of Euthia: its data files, checked and compiled."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from ...kernel.content import ContentEntry, Pack, Raw
from ...kernel.errors import PackError
from .content import (
    CHECKS,
    COUNTS,
    EQUIPMENT,
    OF_MONSTER,
    RULES,
    STACKS,
    Achievement,
    Bounty,
    Card,
    CombatCard,
    Content,
    DwurtDie,
    Elemental,
    Elite,
    Encounter,
    Hero,
    HeroTile,
    Item,
    MapTile,
    Monster,
    Quest,
    Scenario,
    Thing,
    Token,
)
from .lists import all_lists
from .tale_cards import HOMES, OWN, TrialCard, great_kinds, kinds_of

FOLDER = Path(__file__).parent / "content"

OF_THE_GAME: dict[str, type[ContentEntry]] = {
    "hero": Hero,
    "hero_tile": HeroTile,
    **dict.fromkeys(STACKS, Item),
    "monster": Monster,
    "elite": Elite,
    "bounty": Bounty,
    "dwurt_die": DwurtDie,
    "card": Card,
    "combat_card": CombatCard,
    "elemental": Elemental,
    "gem": Token,
    "essence": Token,
    "map_tile": MapTile,
    "encounter": Encounter,
    "scenario": Scenario,
    "achievement": Achievement,
}
KINDS = ChainMap(OWN, OF_THE_GAME)  # and what Scenarios declare


def copies(item: Item) -> Iterator[str]:
    for number in range(1, item.copies + 1):
        yield item.id if number == 1 else f"{item.id}.{number}"


def _granted(thing: Thing) -> tuple[str, ...]:
    return tuple(each.granted for each in thing.effects if each.granted and each.use in ("exhaust", "discard"))


def _timed(things: dict[str, Thing], timing: str) -> list[str]:
    return [name for name, thing in things.items() if any(each.timing == timing for each in thing.effects)]


def _only_grants(thing: Thing) -> bool:
    """A tile that gives an Action and nothing else is spent for it (EU-9.6)."""
    used = [each for each in thing.effects if each.use in ("exhaust", "discard")]
    return all(each.granted or each.of_action == "trade" for each in used)


def _elements(tile: MapTile) -> tuple[str, ...]:
    return tuple(each.element for each in tile.hexes)


def _check_endings(tale: Scenario) -> None:
    """Rules have code; whoever plays alone gets a rank, whoever plays together a goal; what is counted can be."""
    file = f"scenarios/{tale.id}/scenario.yaml"
    for rule in tale.rules:
        if rule not in RULES:
            raise PackError(f"{file}: rules: there is no code for '{rule}'; there is for: {', '.join(RULES)}")
    for goal in tale.goals:
        if goal.count not in COUNTS:
            raise PackError(f"{file}: goals: nothing counts '{goal.count}'; there are: {', '.join(COUNTS)}")
    if "cooperative" in tale.modes and not tale.goals:
        raise PackError(f"{file}: goals: a co-operative Scenario needs a goal")
    if "solo" in tale.modes:
        steps = [rank.least for rank in tale.ranks]
        if not steps or steps[-1] or any(low >= high for high, low in pairwise(steps)):
            raise PackError(f"{file}: ranks: from the highest down to one from 0")
        if tale.victory not in [rank.id for rank in tale.ranks[:-1]]:
            raise PackError(f"{file}: victory: one of the ranks above the lowest")


def _bounties(raw: Raw) -> dict[str, Bounty]:
    """Every Elite Monster has one Bounty card, of its own level."""
    bounties: dict[str, Bounty] = raw["bounty"]
    for id, bounty in bounties.items():
        elite = raw["elite"].get(bounty.elite)
        if elite is None or elite.level != bounty.level:
            raise PackError(f"bounty.yaml: {id}: there is no Elite Monster '{bounty.elite}' of level {bounty.level}")
    hunted = [bounty.elite for bounty in bounties.values()]
    for id in raw["elite"]:
        if hunted.count(id) != 1:
            raise PackError(f"elite.yaml: {id}: it has {hunted.count(id)} Bounty cards")
    return bounties


def _trials(raw: Raw) -> dict[str, Quest]:
    """Of the cards of Scenarios: they are paid for as Quests are."""
    taken = [quest.id for encounter in raw["encounter"].values() for quest in encounter.quests]
    found: dict[str, Quest] = {}
    for kind in kinds_of(TrialCard):
        for id, card in raw[kind].items():
            if id in taken:
                raise PackError(f"{kind}.yaml: {id}: the id is taken by a Quest")
            found[id] = Quest(id=id, cost=card.cost, reward=())
    return found


def _in_order(cards: dict[str, ContentEntry]) -> dict[str, ContentEntry]:
    return dict(sorted(cards.items(), key=lambda each: each[1].order()))


def _make(raw: Raw) -> Content:
    content = _compiled(raw)
    for check in CHECKS:
        check(content)
    return content


def _compiled(raw: Raw) -> Content:
    for tale in raw["scenario"].values():
        _check_endings(tale)
    things: dict[str, Thing] = {}
    stacks: dict[str, tuple[str, ...]] = {}
    stack_of: dict[str, str] = {}
    for stack in STACKS:
        names = [(name, item) for item in raw[stack].values() for name in copies(item)]
        for name, item in names:
            if name in things:
                raise PackError(f"{stack}.yaml: {name}: the id stands in two stacks")
            things[name] = item
            stack_of[name] = stack
        stacks[stack] = tuple(name for name, _ in names)
    for kind in ("hero_tile", "monster", "elite", *great_kinds()):
        for id, entry in raw[kind].items():
            if id in things:
                raise PackError(f"{kind}.yaml: {id}: the id is taken by another thing")
            things[id] = entry
    heroes: dict[str, Hero] = raw["hero"]
    tiles: dict[str, HeroTile] = raw["hero_tile"]
    encounters: dict[str, Encounter] = raw["encounter"]
    lists, sources = all_lists(raw)
    return Content(
        heroes=heroes,
        things=things,
        dark=frozenset(name for name, thing in things.items() if isinstance(thing, Item) and thing.dark),
        equipment=frozenset(name for name, thing in things.items() if thing.item_type in EQUIPMENT),
        for_monster={timing: frozenset(_timed(things, timing)) for timing in OF_MONSTER},
        granting={name: granted for name, thing in things.items() if (granted := _granted(thing))},
        only_granting=frozenset(name for name, thing in things.items() if _only_grants(thing)),
        use_costs={id: tile.least_cost for id, tile in tiles.items() if tile.use_cost},
        stacks=stacks,
        stack_of=stack_of,
        tiles_of={hero: tuple(id for id, tile in tiles.items() if tile.hero == hero) for hero in heroes},
        monsters=raw["monster"],
        elites=raw["elite"],
        bounties=_bounties(raw),
        dwurt_die=raw["dwurt_die"]["dwurt_die"],
        cards=raw["card"],
        lasting={effect.tag: effect for card in raw["card"].values() for effect in card.lasting},
        combat_cards=raw["combat_card"],
        elementals={each.element: each for each in raw["elemental"].values()},
        gems=raw["gem"],
        gem_health={id: n for id, gem in raw["gem"].items() if (n := sum(each.more_health for each in gem.effects))},
        essences=raw["essence"],
        map_tiles=raw["map_tile"],
        spaces={id: tile.spaces for id, tile in raw["map_tile"].items()},
        elements={id: found for id, tile in raw["map_tile"].items() if any(found := _elements(tile))},
        encounters=encounters,
        quests={quest.id: quest for each in encounters.values() for quest in each.quests} | _trials(raw),
        encounter_of={quest.id: each.id for each in encounters.values() for quest in each.quests},
        scenarios=raw["scenario"],
        achievements=raw["achievement"],
        great_foes={id: foe for kind in great_kinds() for id, foe in raw[kind].items()},
        own={kind: _in_order(raw[kind]) for kind in OWN},
        lists=lists,
        single={f"{name}/{i}": effect for name, listed in lists.items() for i, effect in enumerate(listed)},
        sources=sources,
    )


def _count(kind: str, raw: Raw) -> int:
    return sum(entry.pieces() for entry in raw.get(kind, {}).values())


PACK: Pack[Content] = Pack(
    FOLDER, KINDS, _make, _count, apart=("scenario",), home=FOLDER.parent, beside=HOMES, draft=_compiled
)
