"""Short words for the tests of Euthia's clauses."""

from __future__ import annotations

import random
from typing import Any

import fabletop
from fabletop import Game
from fabletop.kernel.position import Position, checked, lay_out, with_content

from ..effects import with_given
from .roll_player import events, kind, options, play, table

GAME = "euthia"
PACK = fabletop.book(GAME).pack.load()
CHURCH = "0,0*"
# The six slots around the start tile (EU-4.9)
AROUND = ("1,1", "2,-1", "1,-2", "-1,-1", "-2,1", "-1,2")

__all__ = [
    "AROUND",
    "CHURCH",
    "GAME",
    "PACK",
    "at",
    "events",
    "fresh",
    "here",
    "hero",
    "kind",
    "marked",
    "options",
    "play",
    "seen",
    "table",
    "terms",
    "wander",
]


def at(scene: str, *args: str | int, seats: int = 2, scenario: str = "hunt", **laid: Any) -> Game[Any]:
    """A position at a scene; fields of the table as keywords, `h0`, `h1`... for its Heroes, `options` of the game.

    Unless `stack` is given, no Map tile is left to be revealed.
    """
    fields: dict[str, Any] = {name: laid.pop(name) for name in ("draws", "dice", "content", "seed") if name in laid}
    given = [laid.pop(f"h{i}", {}) for i in range(seats)]
    chosen = {"scenario": scenario, **laid.pop("options", {})}
    if "content" in fields:
        fields["content"] = with_given(GAME, fields["content"])
    if scene:
        laid = {"first": 0, "stack": [], "heroes": given, **laid}
    data: dict[str, Any] = {
        "game": GAME,
        "seats": seats,
        "at": [scene, *args],
        "options": chosen,
        "table": laid,
        **fields,
    }
    position = checked(Position, data, "position")
    return lay_out(with_content(fabletop.book(GAME), position), position)


def terms(game: Game[Any], key: tuple[str | int, ...]) -> Any:
    """What an option, or what is refused, is besides its fields."""
    decision = game.decision
    assert decision is not None
    return game.book.terms(game.state, decision, decision.things(game.state)[key])


def here(type: str, **laid: Any) -> Game[Any]:
    """The turn of the first Hero, who stands on a space of that type without a Monster, hex a of the tile at 1,1."""
    tile, index = next(
        (id, index)
        for id, tile in PACK.map_tiles.items()
        for index, space in enumerate(tile.hexes)
        if space.type == type and not space.monster
    )
    space = ("1,1", "2,1", "1,2")[index]
    laid["h0"] = {"at": space, **laid.get("h0", {})}
    laid["land"] = {"1,1": tile, **laid.get("land", {})}
    return at("acting", **laid)


def hero(game: Game[Any], number: int = 0) -> dict[str, Any]:
    shown: dict[str, Any] = table(game)["heroes"][number]
    return shown


def seen(game: Game[Any], seat: int | None = None) -> dict[str, Any]:
    """The table as a seat sees it, or a spectator."""
    shown: dict[str, Any] = game.view(seat)["table"]
    return shown


def marked(game: Game[Any], space: str) -> list[str]:
    """The tokens on a space."""
    found: list[str] = table(game)["tokens"].get(space, [])
    return found


def fresh(seats: int = 2, scenario: str = "hunt", seed: str = "0", **chosen: bool) -> Game[Any]:
    """A game from its beginning, Heroes chosen: the first round has begun."""
    game = fabletop.new(GAME, seats=seats, seed=seed, scenario=scenario, **chosen)
    while kind(game) == "hero":
        play(game, options(game)[0])
    return game


def wander(seed: int, choices: int = 400, seats: int = 2, scenario: str = "hunt", **chosen: bool) -> Game[Any]:
    """A game in which the Heroes have gone about at random, and seldom rested."""
    chance = random.Random(seed)
    game = fresh(seats, scenario, str(seed), **chosen)
    for _ in range(choices):
        if game.over:
            break
        lively = [key for key in options(game) if key not in (("end",), ("pack",), ("pass",))]
        play(game, chance.choice(lively or options(game)))
    return game
