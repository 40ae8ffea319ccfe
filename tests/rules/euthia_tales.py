"""Short words for the tests of Scenarios in which a dragon is fought."""

from __future__ import annotations

from typing import Any

from fabletop import Game

from .euthia import PACK, hero, kind, options, play, table


def tile(id: str, *types: str, **centre: str) -> dict[str, Any]:
    """A Map tile with these spaces and no Monster on it."""
    entry = PACK.map_tiles[id]
    hexes = [{"type": each} for each in types]
    changed = {"id": id, "source": "designed", "chapter": entry.chapter, "kind": entry.kind, "hexes": hexes}
    return {**changed, "special": entry.special, "centre": dict(centre)} if centre else changed


def tale(game: Game[Any]) -> dict[str, Any]:
    shown: dict[str, Any] = {**table(game), **table(game)["tale"]}
    return shown


def facts(game: Game[Any]) -> dict[str, dict[str, int]]:
    return {told[0].removeprefix("eu-fact-"): told[1] for told in tale(game)["facts"]}


def marks(game: Game[Any]) -> dict[str, list[str]]:
    shown = tale(game)["marks"]
    return {space: [each[0].removeprefix("eu-mark-") for each in found] for space, found in shown.items()}


def line(game: Game[Any], name: str, seat: int = 0) -> int:
    """Of the reckoning as it stands."""
    return sum(each[2] for each in table(game)["scores"][seat] if each[1] == name)


def pass_round(game: Game[Any]) -> Game[Any]:
    """To the beginning of the next round; nobody does anything."""
    number = table(game)["round"]
    while not game.over and table(game)["round"] == number:
        play(game, ("end",) if kind(game) == "act" else options(game)[0])
    return game


def strike_down(game: Game[Any]) -> Game[Any]:
    """With Scrolls of Thunder, as soon as they may be used; to the end of the Combat."""
    while table(game)["fight"]:
        thunder = [key for key in options(game, "use") if str(key[1]).startswith("scroll_of_thunder")]
        play(game, (thunder or options(game))[0])
    return game


def damage(game: Game[Any], dragon: str, seat: int = 0) -> int:
    return int(hero(game, seat)["notes"].get(f"{dragon}_damage", 0))


def rank(game: Game[Any]) -> str:
    """How a game is called that is over."""
    assert game.over and game.result is not None
    return game.result.rank
