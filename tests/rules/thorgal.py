"""Short words for the tests of Thorgal's adventures."""

from __future__ import annotations

import dataclasses
from functools import cache
from typing import Any

import msgspec

import fabletop
from fabletop import Game
from fabletop.games.thorgal.content import Content, Listing, nested, spoken
from fabletop.kernel import Origin, Rulebook
from fabletop.kernel.position import Position, checked, lay_out
from fabletop.kernel.saves import base_of

from .roll_player import events, kind, options, play, table

GAME = "thorgal"
RICH = {"building": 9, "ore": 9, "gossip": 9, "magic": 9}
SURE: dict[str, Any] = {"tiles": ["mono"] * 40, "may": {"ignore_penalty": 99}}  # of an act: a Combat is won

EffectData = dict[str, Any]

__all__ = [
    "RICH",
    "SURE",
    "Tale",
    "begun",
    "events",
    "fight",
    "hero",
    "kind",
    "options",
    "play",
    "quiet_book",
    "table",
    "teach",
]


def quiet_book() -> Rulebook[Any]:
    """The box without what adventures do in setup to be as hard for two players as for four: tuning is no rule."""
    book = fabletop.book(GAME)
    pack = dataclasses.replace(book.pack, inline=book.pack.inline or '{"finding": []}', make=_quietly)
    return dataclasses.replace(book, pack=pack)


def book_with(content: str) -> Rulebook[Any]:
    """The game with some entries more, in JSON; those that the game of the moment was given come last."""
    book = fabletop.book(GAME)
    return dataclasses.replace(book, pack=book.pack.with_entries(_merged(content, book.pack.inline or "{}")))


@cache
def _merged(content: str, given: str) -> str:
    more, most = msgspec.json.decode(content), msgspec.json.decode(given)
    return msgspec.json.encode({kind: [*more.get(kind, []), *most.get(kind, [])] for kind in {**more, **most}}).decode()


def _quietly(raw: Any) -> Any:
    """Made so whenever the pack is loaded: the kernel keeps only so many packs at a time."""
    content = fabletop.book(GAME).pack.make(raw)
    for name in [name for name in content.lists if ":setup-" in name]:
        del content.lists[name]
    return content


def begun(adventure: str, seats: int = 2, first: int = 0, until: str = "token") -> Game[Any]:
    """A game of it from its beginning to the first token of the first turn, or that question; that Hero begins."""
    book = quiet_book()
    origin = Origin(book.id, seats, {"adventure": adventure}, "1")
    game = Game(book, base_of(book, origin, book.pack.load()), origin=origin)
    while kind(game) != until:
        play(game, ("hero", first) if kind(game) == "first" else options(game)[0])
    return game


class Tale:
    """Positions of one adventure; fields of the table as keywords, `h0`, `h1`... for its Heroes."""

    def __init__(self, key: str, **always: Any) -> None:
        self.key = key
        self.always = always

    def at(self, scene: str, *args: str | int, seats: int = 2, seed: str = "0", **laid: Any) -> Game[Any]:
        draws, dice = laid.pop("draws", {}), laid.pop("dice", [])
        heroes = [laid.pop(f"h{i}", {}) for i in range(max(2, seats))]
        data = {
            "game": GAME,
            "seats": seats,
            "seed": seed,
            "at": [scene, *args],
            "options": {"adventure": self.key},
            "table": {**self.always, "heroes": heroes, **laid},
            "draws": draws,
            "dice": dice,
        }
        return lay_out(self.book(), checked(Position, data, "position"))

    def book(self) -> Rulebook[Any]:
        return quiet_book()

    def act(self, action: str, value: int, area: str, **laid: Any) -> Game[Any]:
        """The first Hero, in that Area, resolves an action."""
        own = {"area": area, "items": [], **laid.pop("h0", {})}
        act = {"type": action, "value": value, "may": laid.pop("may", {}), "tiles": laid.pop("tiles", [])}
        act |= {"dice": laid.pop("extra", {}), "prices": laid.pop("prices", {}), "ignore": laid.pop("ignore", {})}
        return self.at(f"do_{action}", 0, h0=own, act=act, **laid)

    def effects(self, name: str, where: str = "", **laid: Any) -> Game[Any]:
        """A list of effects of the adventure, and nothing after it."""
        return self.at("effects", f"{self.key}:{name}", 0, 0, where, **laid)


def teach(content: Content, name: str, effects: tuple[EffectData, ...]) -> None:
    """A list of effects that no card has."""
    given = msgspec.convert(effects, spoken.Effects)
    for inner, listed, listing in nested(name, given, Listing("test", name)):
        content.lists[inner], content.listings[inner] = listed, listing
        for i, effect in enumerate(listed):
            content.effects[f"{inner}/{i}"], content.listing_of[f"{inner}/{i}"] = effect, listing


def hero(game: Game[Any], number: int = 0) -> dict[str, Any]:
    shown: dict[str, Any] = table(game)["heroes"][number]
    return shown


def fight(game: Game[Any], *, well: bool = True) -> Game[Any]:
    """Fight the Combat that has begun: cover everything (with SURE), or leave as many Hearts open as can be."""

    def hearts(key: tuple[str | int, ...]) -> int:
        after = play(game.copy(), key)
        return int(table(after)["fight"]["hearts"]) if after.state.fight else 0

    while not game.over and game.state.fight is not None:
        badly = kind(game).startswith("fight_") and not well
        play(game, max(options(game), key=hearts) if badly else options(game)[0])
    assert bool(events(game, "won_combat")) == well
    return game
