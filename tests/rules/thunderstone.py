"""Short words for the tests of Thunderstone's clauses."""

from __future__ import annotations

from typing import Any

import fabletop
from fabletop import Game
from fabletop.kernel.position import Position, checked, lay_out, with_content

from .roll_player import events, kind, options, play, table

GAME = "thunderstone"

__all__ = ["at", "battle", "events", "kind", "options", "party", "play", "seat", "slot", "table"]


def at(scene: str, *args: str | int, seats: int = 2, **fields: Any) -> Game[Any]:
    """A position at a scene; `table`, `draws`, `options`, `content` as in docs/positions.md.

    Seats may be given as keywords: at("dungeon", s0={"hand": [...], "xp": 2}, s1={...}, hall=["famine"]).
    """
    laid = dict(fields.pop("table", {}))
    for name in ("hall", "village", "dungeon", "active", "diseases", "unrest", "escaped", "purchases"):
        if name in fields:
            laid[name] = fields.pop(name)
    given = [fields.pop(f"s{i}", {}) for i in range(seats)]
    if any(given):
        laid["seats"] = given
    data = {"game": GAME, "seats": seats, "at": [scene, *args], "table": laid, **fields}
    position = checked(Position, data, "position")
    return lay_out(with_content(fabletop.book(GAME), position), position)


def seat(game: Game[Any], number: int = 0) -> dict[str, Any]:
    """A seat as positions show it: deck (count), hand, discard, xp, vp."""
    shown: dict[str, Any] = table(game)["seats"][number]
    return shown


def party(game: Game[Any]) -> list[str]:
    """The cards of the revealed hand that are still there."""
    return [each["card"] for each in table(game)["party"] if each["here"]]


def slot(game: Game[Any], card: str, nth: int = 1) -> int:
    """The number of the slot in which the nth copy of a card lies (keys count slots from 1)."""
    found = [each["slot"] for each in table(game)["party"] if each["card"] == card and each["here"]]
    return int(found[nth - 1])


def battle(game: Game[Any], rank: int = 1) -> dict[str, Any]:
    """The battle ledger of a Rank: attack, magic, light, penalty, total, health, wins, forbidden, lines."""
    return next(each for each in table(game)["battle"] if each["rank"] == rank)
