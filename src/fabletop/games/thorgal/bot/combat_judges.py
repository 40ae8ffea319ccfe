"""The decisions of a Combat."""

from __future__ import annotations

from ....kernel import Key
from ..combat.combat import fight_icons
from .fight import Strike, against, cell_worths, left_open, odds, rolled_tiles
from .items import using
from .judgement import Code, Judgement, judges


def victory(j: Judgement) -> float:
    """What it is worth to win the running Combat."""
    t = j.t
    assert t.fight is not None
    place = t.fight.at
    if not place:
        listed, _, index = t.fight.lists.rpartition("/")
        effect = t.content.lists[listed][int(index)]
        return max(2.0, j.mind.worth(effect.then, t.act.hero) - j.mind.worth(effect.else_, t.act.hero))
    return 4.0 + j.place(place) / max(1, len(t.enemies.get(place, ()))) + j.mind.aims.foes.get(place, 0.0)


def strike(j: Judgement) -> Strike:
    t = j.t
    assert t.fight is not None
    hero = t.act.hero
    worths = {}
    for card in t.fight.cards:
        own = {"xp": j.mind.experience, "finding": 1.6, "heal": j.mind.heal(hero, 0)}
        own |= dict.fromkeys(("building", "ore", "gossip", "magic", "power", "fate", "building/ore"), 0.9)
        for colour in ("red", "yellow"):
            own[colour] = j.mind.worth(t.content.lists.get(f"{colour}-{card}", ()), hero)
        worths[card] = own
    threat = max(0.6, j.mind.threat(hero, 1))
    return Strike(t, cell_worths(t, worths), victory(j), threat)


@judges("foe")
def foe(j: Judgement) -> Code:
    t = j.t

    def mark(key: Key) -> float:
        if key == ("enough",):
            return j.actions.idle
        place = str(key[1])
        may = t.act.may
        given = (min(3, may.get("reroll", 0)), min(3, may.get("upgrade", 0)))
        if key[0] == "group":
            return min(j.actions.fight(place, tier, *given) for tier in t.enemies[place])
        return j.actions.fight(place, str(key[2]), *given)

    return mark


@judges("enemy_card")
def enemy_card(j: Judgement) -> Code:
    return lambda key: -float(j.t.content.boards[str(key[1])].hearts.bit_count())


@judges("before_roll")
def before_roll(j: Judgement) -> Code:
    t = j.t
    fight = t.fight
    assert fight is not None
    worth = victory(j)

    def chance(dice: tuple[str, ...]) -> float:
        rerolls = min(2, t.act.may.get("reroll", 0))
        if len(fight.cards) == 1:
            return against(t.content, tuple(sorted(dice[:3])), fight.cards[0], rerolls, ())[0]
        return min(odds(t.content, dice[:3], tier, rerolls, ())[0] for tier in fight.tiers)

    now = chance(tuple(fight.dice))

    def mark(key: Key) -> float:
        if key == ("roll",):
            return 0.0
        if key[0] == "add":
            cost = j.mind.threat(t.act.hero, t.act.may.get(f"price-{key[1]}", 0))
            return (chance((*fight.dice, str(key[1]))) - now) * worth - cost
        if key[0] == "upgrade":
            colours = list(t.content.dice)
            dice = list(fight.dice)
            dice[dice.index(str(key[1]))] = colours[colours.index(str(key[1])) + 1]
            return 0.05 + (chance(tuple(dice)) - now) * worth
        return using(j, key)

    return mark


@judges("after_roll")
def after_roll(j: Judgement) -> Code:
    t = j.t
    fight = t.fight
    assert fight is not None
    tiles = rolled_tiles(t)
    heart = max(0.6, j.mind.threat(t.act.hero, 1))
    worth = victory(j)

    def value(found: tuple[str, ...]) -> float:
        left = left_open(t, found)
        return worth if not left else -heart * left

    now = value(tiles)

    def mark(key: Key) -> float:
        if key == ("stand",):
            return 0.0
        if key[0] in ("reroll", "blood", "critical"):
            i = int(key[1])
            faces = t.content.dice[fight.dice[i]].faces
            if key[0] == "critical":
                return value((*tiles[:i], faces[fight.faces[i]].critical, *tiles[i + 1 :])) - now - 0.01
            after = sum(value((*tiles[:i], face.white, *tiles[i + 1 :])) for face in faces) / len(faces)
            cost = j.mind.wound(t.act.hero, t.heroes[t.act.hero].threat) if key[0] == "blood" else 0.05
            return after - now - cost
        return using(j, key)

    return mark


@judges("fight_tile")
def fight_tile(j: Judgement) -> Code:
    assert j.t.fight is not None
    _, tile, _ = strike(j).best(tuple(j.t.fight.tiles), laid(j))
    return lambda key: float(key[1] == tile)


@judges("fight_spot")
def fight_spot(j: Judgement) -> Code:
    assert j.t.fight is not None
    shape = str(j.decision.args[0])
    _, _, spot = strike(j).best(tuple(j.t.fight.tiles), laid(j), shape)
    return lambda key: float(spot is not None and key[1:] == spot[:3])


def laid(j: Judgement) -> int:
    assert j.t.fight is not None
    mask = 0
    for _, each in j.t.fight.laid:
        mask |= each
    return mask


@judges("covered")
def covered(j: Judgement) -> Code:
    """Gains first, so that a loss finds something; healing last."""
    order = {"xp": 3.0, "finding": 2.0, "red": 1.0, "yellow": 1.0, "heal": 0.0}
    return lambda key: max((order.get(icon, 2.5) for icon in fight_icons(j.t, int(key[1]))[1]), default=4.0)
