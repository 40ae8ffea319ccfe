"""What is read off the table after every move of a recorded game.

Only what a player could say aloud: who stands where with how much of what. A state that is laid out anew changes
the way to a number here, never the number. The order of what has no order is not read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from fabletop.games.euthia.scenarios.defending_settlements.parts import Settlements
from fabletop.games.euthia.scenarios.dragons.rules import Dragons
from fabletop.games.euthia.scenarios.farruga.flight import Farruga
from fabletop.games.euthia.scenarios.mirrezil.faer import Blight
from fabletop.games.euthia.scenarios.rubble.rules import Rubble
from fabletop.games.euthia.scenarios.six_legends.rules import Legends
from fabletop.games.euthia.scenarios.walking_ruin.parts import Golem

Reading = tuple[object, ...]


def roll_player(t: Any) -> Reading:
    sheets = [
        (
            *(sheet.race, sheet.klass, sheet.backstory, sheet.alignment, sheet.token, sheet.gold, sheet.charisma),
            *(_dice(t, sheet.dice), _bunch(sheet.owned()), _bunch(sheet.exhausted)),
        )
        for sheet in t.sheets
    ]
    pool = (_dice(t, t.pool), tuple(t.purse), tuple(t.taken))
    market = (_bunch(t.market), _bunch(t.discard), _bunch(t.trash), len(t.deck), len(t.bag))
    return (t.round, t.start, *sheets, pool, market)


def _dice(t: Any, dice: Iterable[int]) -> Reading:
    return tuple((t.colour(die), t.faces[die]) if die >= 0 else None for die in dice)


def thunderstone(t: Any) -> Reading:
    players = [(len(each.deck), _bunch(each.hand), _bunch(each.discard), each.xp) for each in t.players]
    party = [(slot.card, slot.holder, slot.strength, slot.attack) for slot in t.slots if slot.here]
    dungeon = (tuple(t.hall), len(t.dungeon), t.stone_owner, _bunch(t.escaped), t.unrest)
    village = (_counts(t.stock), t.diseases, _bunch(t.destroyed))
    purse = (t.gold, t.spent, t.purchases)
    return (t.turn, t.active, t.doing, *players, tuple(party), dungeon, village, purse)


def thorgal(t: Any) -> Reading:
    heroes = [
        (
            *(hero.id, hero.area, hero.dial, hero.track, hero.threat, hero.ready, _counts(hero.pool)),
            *(_bunch(hero.items), _bunch(tile for tile, _ in hero.wounds), sum(mask for _, mask in hero.wounds)),
        )
        for hero in t.heroes
    ]
    land = (_bunches(t.enemies), _bunch(t.blocked), _bunch(t.read), _counts(t.goals), t.ship, t.track)
    row = (tuple(t.row), tuple(t.tokens), tuple(t.awake), _bunch(t.special))
    path = (tuple(t.path), _bunch(shape for shape, *_ in t.laid), t.tiles_mask(), _bunch(t.gathered))
    cards = (_bunch(t.display), _bunch(t.item_discard), _bunch(t.finding_discard), _bunches(t.foe_discard), t.event)
    fight = (_bunch(t.fight.cards), tuple(t.fight.dice), tuple(t.fight.faces)) if t.fight else ()
    return (t.round, t.turn, t.first, t.active, *heroes, land, row, path, cards, fight, tuple(t.told), t.ending)


def euthia(t: Any) -> Reading:
    heroes = [_hero(hero, t.tales.look(Dragons).taken.get(seat, ())) for seat, hero in enumerate(t.heroes)]
    land = (_pairs(t.land), _pairs(t.freed), _bunches(t.tokens), len(t.tiles))
    decks = (_bunches(t.offers), _bunches(t.monster_discards), _bunches(t.faceup), len(t.silver), len(t.golden))
    town = t.tales.look(Settlements)
    tale = (
        _pairs(t.besieged),
        _bunch(town.pillaged),
        _counts(town.supplies),
        t.tales.look(Golem).at,
        _pairs(t.tales.look(Rubble).lying),
        t.tales.look(Farruga).at,
        t.church,
    )
    blight = t.tales.look(Blight)
    more = (_bunches(t.tales.look(Legends).tokens), blight.faer, _counts(blight.guards), town.event, t.bounty, t.elite)
    return (t.round, t.first, t.active, *heroes, land, decks, tale, more, _combat(t.fight))


def _hero(hero: Any, dragons: Iterable[str]) -> Reading:
    return (
        *(hero.id, hero.at, hero.health, hero.gold, hero.reputation, hero.gaar, hero.dwurt, hero.dwurt_die, hero.moves),
        *(_bunch(hero.tokens), tuple(hero.slots), tuple(hero.worn), _bunch(hero.bag), _bunch(hero.artifacts)),
        *(_counts(hero.gems), _counts(hero.essences), _bunches(_written(hero.gems_on)), _bunches(hero.essences_on)),
        *(_bunch(hero.tired), _bunch(hero.silver), _bunch(hero.golden), hero.control, _bunch(hero.aside)),
        *(_bunch(hero.quests), _bunch(hero.bounties), _bunch(dragons), hero.deaths, _bunch(hero.kills)),
    )


def _written(gems_on: Any) -> dict[str, list[str]]:
    """An inactive Gem has a mark before its name."""
    return {thing: [f"-{gem.id}" if gem.idle else gem.id for gem in gems] for thing, gems in gems_on.items()}


def _combat(fight: Any) -> Reading:
    if fight is None:
        return ()
    tokens = (fight.damage, fight.chaos, fight.gaar, fight.hope, fight.bleed, fight.wounds)
    return (fight.foe, fight.great, fight.round, tokens, tuple(fight.dice), _bunch(fight.lying), _bunch(fight.shields))


def _bunch(things: Iterable[Any]) -> Reading:
    """Things that lie together without an order."""
    return tuple(sorted(things))


def _counts(numbers: Mapping[Any, Any]) -> Reading:
    """How much of what; nothing is the same as none."""
    return tuple(sorted((name, n) for name, n in numbers.items() if n))


def _pairs(places: Mapping[Any, Any]) -> Reading:
    """What lies where."""
    return tuple(sorted(places.items()))


def _bunches(places: Mapping[Any, Iterable[Any]]) -> Reading:
    return tuple(sorted((place, _bunch(things)) for place, things in places.items() if things))


READINGS: dict[str, Callable[[Any], Reading]] = {
    "roll-player": roll_player,
    "thunderstone": thunderstone,
    "thorgal": thorgal,
    "euthia": euthia,
}
