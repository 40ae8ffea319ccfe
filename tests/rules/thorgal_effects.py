"""What effects do to the Heroes of Thorgal and to the table: how much there is more of everything, in short words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

import fabletop
from fabletop import Game
from fabletop.kernel import Rulebook

from .thorgal import GAME, Tale, kind, options, play

HURT = [  # the biggest first: what heals only little ones passes it by
    {"shape": "tri_i", "cells": [(1, 1), (2, 1), (3, 1)]},
    {"shape": "domino", "cells": [(1, 2), (2, 2)]},
    {"shape": "mono", "cells": [(3, 2)]},
]
SOME = {"building": 3, "ore": 3, "gossip": 3, "magic": 3}
WORN: dict[str, Any] = {"pool": SOME, "threat": 2, "wounds": HURT, "skill": False, "items": ["sunstone"]}
DRAWS = {"items": ["deep_basket", "pack_frame"], "findings": ["whispering_skull", "cast_offs"]}
SHOWN = ["whetstone", "war_paint", "knucklebones", "snowshoes", "berry_knife"]
GATHERED = [(0, 0), (1, 1), (2, 2), (3, 3)]
RUBBLE = [(0, 2)]
OPEN = 4  # a round in which most Areas are open
FIRST = "sacrifice_1"  # of the Row: the card with the lowest number
LEFT_ALONE = {"skip", "done", "stop", "stay", "nothing", "leave", "close", "go", "keep", "no", "enough", "suffer"}

Key = tuple[str | int, ...]


class Worn(Tale):
    """Positions of an adventure in which everybody has some of everything, good and bad."""

    def at(self, scene: str, *args: str | int, seats: int = 2, seed: str = "0", **laid: Any) -> Game[Any]:
        names = [f"h{i}" for i in range(max(2, seats))]
        worn = {name: {**WORN, "items": WORN["items"][i:], **laid.pop(name, {})} for i, name in enumerate(names)}
        laid = {"draws": DRAWS, "display": SHOWN, "dice": [6] * 6, **worn, **laid}
        return super().at(scene, *args, seats=seats, seed=seed, **laid)

    def book(self) -> Rulebook[Any]:
        return fabletop.book(GAME)


def _heroes(game: Game[Any]) -> Iterator[tuple[str, int]]:
    for number, hero in enumerate(game.state.heroes):
        whose = "" if number == 0 else "friend " if number == 1 else f"{number} "
        yield from ((f"{whose}{each}", amount) for each, amount in hero.pool.items())
        yield from ((f"{whose}{item}", 1) for item in hero.items)
        yield from ((f"{whose}wound {shape}", 1) for shape, _ in hero.wounds)
        yield f"{whose}threat", hero.threat
        yield f"{whose}combat level", hero.dial
        yield f"{whose}journey level", hero.track
        yield f"{whose}skill", int(hero.ready)
        yield f"{whose}at {hero.area}", 1


def _map(game: Game[Any]) -> Iterator[tuple[str, int]]:
    t = game.state
    yield from ((f"{tier} at {place}", 1) for place, tiers in t.enemies.items() for tier in tiers)
    yield from ((f"block {each}", 1) for each in t.blocked)
    yield from ((f"read {each}", 1) for each in t.read)
    yield from ((f"{what} on {box}", n) for box, lying in t.on_box.items() for what, n in lying.items())
    yield from ((f"raised {each}", len(kinds)) for each, kinds in t.raised.items())
    yield from ((f"{shape} on {each}", 1) for each, shape in t.offerings.items())
    yield from ((f"{shape} over {each}", 1) for each, shape in t.over.items())
    yield "blocked spaces", len(t.rubble)
    yield from ((f"source {each} {kind}", 1) for each, kinds in t.sources.items() for kind in kinds)
    yield from ((f"goal {each}", n) for each, n in t.goals.items())
    yield from ((f"flag {each}", 1) for each in t.flags)
    yield from ((f"opens {each}", 1) for each in (*t.queue, t.reading) if each)
    yield from ((f"shield {each}", n) for each, n in t.shields.items())
    yield from ((f"special {each}", 1) for each in t.special)
    yield from ((f"card {each}", 1) for each in t.row)
    yield from ((f"finding {each}", 1) for each in t.finding_discard)
    yield from {"track": t.track, f"ship {t.ship}": 1, "terrain": len(t.path), "gather tokens": len(t.gathered)}.items()
    yield f"end {t.ending}", int(bool(t.ending))


def _tale(game: Game[Any]) -> Iterator[tuple[str, int]]:
    """What the adventure remembers."""
    for part in game.state.tales.by_name.values():
        for field, value in msgspec.to_builtins(part).items():
            yield from _said(field, value)


def _said(name: str, value: Any) -> Iterator[tuple[str, int]]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _said(f"{name} {key}", each)
    elif isinstance(value, list):
        for each in value:
            yield from _said(name, each if isinstance(each, str | list) else str(each))
    elif isinstance(value, str):
        yield f"{name} {value}".strip(), 1
    else:
        yield name, int(value or 0)


def _acts(game: Game[Any], first: int = 0) -> Iterator[tuple[str, int]]:
    """The actions that are going on, and what was granted to them; the Enemies of a Combat."""
    for act in game.state.acts[first:]:
        yield f"do {act.type}", act.value
        yield from act.may.items()
        for colour, number in act.dice.items():
            price = act.prices.get(colour)
            yield f"{colour} die for {price} threat" if price else f"{colour} die", number
        yield from ((f"ignore {colour}", n) for colour, n in act.ignore.items())
        yield from ((f"may {shape}", 1) for shape in act.shapes)
    if fight := game.state.fight:
        yield from ((f"fight {tier}", 1) for tier in fight.tiers)
        yield from ((f"tile {shape}", 1) for shape in fight.tiles)


def stock(game: Game[Any], act: int = 0) -> Counter[str]:
    """All there is, by name; of the actions those from there on."""
    found: Counter[str] = Counter()
    for name, number in (*_heroes(game), *_map(game), *_tale(game), *_acts(game, act)):
        found[name] += number
    return found


def told(after: Counter[str], before: Counter[str]) -> str:
    """`ore 1, threat -2`: what changed, in the order of the alphabet."""
    change = Counter(after)
    change.subtract(before)
    return ", ".join(f"{name} {change[name]}" for name in sorted(change) if change[name])


def follow(game: Game[Any], *keys: Key) -> Game[Any]:
    """Answer with these keys where they can be had, else with the first option that does something.

    The rest of an action or a Combat that begins is left alone.
    """
    acts, wanted = len(game.state.acts), list(keys)
    while kind(game) and len(game.state.acts) == acts and not game.state.fight:
        _answer(game, wanted)
    return game


def through(game: Game[Any], *keys: Key) -> Iterator[str]:
    """The same, and the actions that begin; they are resolved with as little as can be."""
    wanted, before = list(keys), game.state.acts[:]
    while kind(game) and not game.state.fight:
        acts = game.state.acts[len(before) :]
        if acts and not set(wanted).intersection(options(game)):
            play(game, next((key for key in options(game) if key[0] in LEFT_ALONE), options(game)[0]))
        else:
            _answer(game, wanted)
        yield from (f"{act.type} of {act.value}" for act in game.state.acts[len(before) + len(acts) :])


def _answer(game: Game[Any], wanted: list[Key]) -> None:
    offered = options(game)
    key = next((key for key in wanted if key in offered), None)
    if key is not None:
        wanted.remove(key)
    play(game, key or next((key for key in offered if key[0] not in LEFT_ALONE), offered[0]))


def gained(tale: Tale, name: str, /, *keys: Key, where: str = "", **laid: Any) -> str:
    """What a list of effects changes when the first Hero resolves it; a list that is not there changes nothing."""
    if name not in tale.book().pack.load().lists:
        return ""
    before = tale.at("take_token", **laid)
    after = tale.at("effects", name, 0, 0, where, **laid)
    return told(stock(follow(after, *keys)), stock(before))


# -- Action cards --------------------------------------------------------------------------------------------


def resolving(tale: Tale, card: str, under: int, left: int, main: int = 0, **laid: Any) -> Game[Any]:
    """The first Hero resolves an Action card with so many tokens under it, and so many under a card to its left."""
    tokens = [{"under": card, "active": False}] * under + [{"under": FIRST, "active": False}] * left
    row = [FIRST, card] if left else [card]
    laid = {"row": row, "tokens": [*tokens, *[{}] * (4 - len(tokens))], **laid}
    game = tale.at("main_action", 0, row.index(card), **laid)
    return play(game, ("main", main)) if kind(game) == "main" else game


def begun(*resolved: Any, **laid: Any) -> str:
    """The Main Action as it begins, and what is granted to it."""
    game = resolving(*resolved, **laid)
    return told(Counter(dict(_acts(game))), Counter())


def besides(*resolved: Any, **laid: Any) -> str:
    """What the Bonuses give that come after the Main Action, of which no more is done than must be."""
    game = resolving(*resolved, **laid)
    while kind(game) not in ("bonus", "token", ""):
        offered = options(game)
        play(game, next((key for key in offered if key[0] in LEFT_ALONE), offered[-1]))
    before = stock(game, 1)
    return told(stock(follow(game), 1), before) if kind(game) == "bonus" else ""


# -- adventures ----------------------------------------------------------------------------------------------


def happens(tale: Tale, name: str, /, *keys: Key, **laid: Any) -> str:
    """What a list of an adventure changes, for a Hero who is where it stands, if it stands somewhere."""
    content = tale.book().pack.load()
    full = name if name in content.lists else f"{tale.key}:{name}"  # Special Action cards are named alone
    if full not in content.lists:
        return ""
    listing, map = content.listings[full], content.maps[tale.key]
    on = map.paragraphs[listing.paragraph].on if listing.paragraph else ""
    where = laid.pop("where", "") or listing.location or (on if on in map.locations else "")
    area = map.locations[where].area if where else ""
    own = {**({"area": area} if area else {}), **laid.pop("h0", {})}
    laid = {"round": OPEN, "path": ["birch_valley"], "gathered": GATHERED, "rubble": RUBBLE, "h0": own, **laid}
    before, after = tale.at("take_token", **laid), tale.at("effects", full, 0, 0, where, **laid)
    done = Counter(through(after, *keys))
    return told(stock(after) + done, stock(before))
