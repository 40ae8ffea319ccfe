"""The decisions of a Combat."""

from __future__ import annotations

from ..choices import (
    Add,
    Blood,
    Critical,
    Enough,
    Foe,
    Group,
    MarkedFoe,
    OnDie,
    Option,
    Roll,
    Stand,
    Upgrade,
)
from ..combat.dice import stronger
from ..combat.grid import fight_icons
from ..content import PENALTIES
from ..geometry import Spot
from ..rounds.event_card import counts_as
from .fight import Strike, against, cell_worths, left_open, odds, rolled_tiles
from .items import using
from .judgement import Code, Judgement, judges
from .tiles import first_resolved


def victory(j: Judgement) -> float:
    """What it is worth to win the running Combat."""
    t = j.t
    place = t.fight_now.at
    if not place:
        effect = t.content.effects[t.fight_now.lists]
        won, lost = (j.mind.worth(inner, t.act.hero) for _, _, inner in effect.inner())
        return max(2.0, won - lost)
    return 4.0 + j.place(place) / max(1, len(t.enemies.get(place, ()))) + j.mind.aims.foes.get(place, 0.0)


def strike(j: Judgement) -> Strike:
    t = j.t
    hero = t.act.hero
    worths = {}
    for card in t.fight_now.cards:
        own = {"xp": j.mind.experience, "finding": 1.6, "heal": j.mind.heal(hero, 0)}
        own |= dict.fromkeys(("building", "ore", "gossip", "magic", "power", "fate", "building/ore"), 0.9)
        for colour in PENALTIES:
            own[colour] = j.mind.worth(t.content.lists.get(f"{counts_as(t, colour, 'enemy')}-{card}", ()), hero)
        worths[card] = own
    threat = max(0.6, j.mind.threat(hero, 1))
    return Strike(t, cell_worths(t, worths), victory(j), threat)


@judges("foe")
def foe(j: Judgement) -> Code:
    t = j.t

    def mark(key: Foe | MarkedFoe | Group | Enough) -> float:
        if isinstance(key, Enough):
            return j.actions.idle
        given = (min(3, t.act.may.get("reroll", 0)), min(3, t.act.may.get("upgrade", 0)))
        if isinstance(key, Group):
            return min(j.actions.fight(key.location, tier, *given) for tier in t.enemies[key.location])
        return j.actions.fight(key.location, key.tier, *given)

    return mark


@judges("enemy_card")
def enemy_card(j: Judgement) -> Code:
    return lambda key: -float(j.t.content.boards[key.card].hearts.bit_count())


@judges("before_roll")
def before_roll(j: Judgement) -> Code:
    t = j.t
    fight = t.fight_now
    worth = victory(j)

    def chance(dice: tuple[str, ...]) -> float:
        rerolls = min(2, t.act.may.get("reroll", 0))
        if len(fight.cards) == 1:
            return against(t.content, tuple(sorted(dice[:3])), fight.cards[0], rerolls, ())[0]
        return min(odds(t.content, dice[:3], tier, rerolls, ())[0] for tier in fight.tiers)

    now = chance(tuple(fight.dice))

    def mark(key: Option) -> float:
        match key:
            case Roll():
                return 0.0
            case Add(colour):
                cost = j.mind.threat(t.act.hero, t.act.prices.get(colour, 0))
                return (chance((*fight.dice, colour)) - now) * worth - cost
            case Upgrade(colour):
                dice = list(fight.dice)
                dice[dice.index(colour)] = stronger(t, colour)
                return 0.05 + (chance(tuple(dice)) - now) * worth
            case _:
                return using(j, key)

    return mark


@judges("after_roll")
def after_roll(j: Judgement) -> Code:
    t = j.t
    fight = t.fight_now
    tiles = rolled_tiles(t)
    heart = max(0.6, j.mind.threat(t.act.hero, 1))
    worth = victory(j)

    def value(found: tuple[str, ...]) -> float:
        left = left_open(t, found)
        return worth if not left else -heart * left

    now = value(tiles)

    def mark(key: Option) -> float:
        if isinstance(key, Stand):
            return 0.0
        if not isinstance(key, OnDie):
            return using(j, key)
        i = key.die
        faces = t.content.dice[fight.dice[i]].faces
        if isinstance(key, Critical):
            return value((*tiles[:i], faces[fight.faces[i]].critical, *tiles[i + 1 :])) - now - 0.01
        after = sum(value((*tiles[:i], face.white, *tiles[i + 1 :])) for face in faces) / len(faces)
        cost = j.mind.wound(t.act.hero, t.heroes[t.act.hero].threat) if isinstance(key, Blood) else 0.05
        return after - now - cost

    return mark


@judges("fight_tile")
def fight_tile(j: Judgement) -> Code:
    found: dict[str, float] = {}
    for (tile, _), worth in laying(j).items():
        found[tile] = max(worth, found.get(tile, worth))
    return lambda key: found.get(key.shape, min(found.values()))


@judges("fight_spot")
def fight_spot(j: Judgement) -> Code:
    found = {spot[:3]: worth for (_, spot), worth in laying(j, j.args[1]).items() if spot is not None}
    least = min(found.values(), default=0.0)
    return lambda key: found.get((key.turn, key.x, key.y), least)


def laying(j: Judgement, begin: str = "") -> dict[tuple[str, Spot | None], float]:
    """What comes of each tile and place to begin with."""
    return strike(j).ways(tuple(j.t.fight_now.tiles), j.t.fight_now.covered_mask(), begin)


@judges("covered")
def covered(j: Judgement) -> Code:
    return lambda key: first_resolved(fight_icons(j.t, key.cell)[1])
