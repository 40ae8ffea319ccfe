"""Short words for the tests of Thunderstone's clauses."""

from __future__ import annotations

from typing import Any

import fabletop
from fabletop import Game
from fabletop.kernel.position import Position, checked, lay_out, shown

from ..effects import with_given
from .roll_player import events, kind, options, play

GAME = "thunderstone"
STONE = "stone_of_mystery"
STAND_IN = "harbinger"
ZONES = ("hand", "deck", "discard")

__all__ = ["at", "battle", "events", "kind", "options", "party", "play", "seat", "slot", "table"]


def at(scene: str, *args: str | int, seats: int = 2, **fields: Any) -> Game[Any]:
    """A position at a scene; `table`, `draws`, `options`, `content` as in docs/positions.md.

    Seats may be given as keywords: at("dungeon", s0={"hand": [...], "xp": 2}, s1={...}, hall=["famine"]).
    """
    if "content" in fields:
        fields["content"] = with_given(GAME, fields["content"])
    laid = dict(fields.pop("table", {}))
    for name in ("hall", "village", "dungeon", "active", "diseases", "unrest", "escaped", "purchases"):
        if name in fields:
            laid[name] = fields.pop(name)
    given = [fields.pop(f"s{i}", {}) for i in range(seats)]
    if any(given):
        laid["seats"] = given
    data = {"game": GAME, "seats": seats, "at": [scene, *args], "table": laid, **fields}
    if any(STONE in each.get(zone, ()) for each in given for zone in ZONES):
        return _with_the_stone(data, given)
    return lay_out(fabletop.book(GAME), checked(Position, data, "position"))


def _with_the_stone(data: dict[str, Any], given: list[dict[str, Any]]) -> Game[Any]:
    """No position gives a player the Thunderstone: who wins it ends the game. Clauses say what it would count for."""
    for each in given:
        each.update(
            {zone: [STAND_IN if card == STONE else card for card in each[zone]] for zone in ZONES if zone in each}
        )
    game = lay_out(fabletop.book(GAME), checked(Position, data, "position"))
    base = game.base
    base.buried = False
    for player in base.players:
        for cards in (player.hand, player.discard, *player.deck.parts):
            cards[:] = sorted(STONE if card == STAND_IN else card for card in cards)
    for each in base.slots:
        each.card = STONE if each.card == STAND_IN else each.card
    return Game(game.book, base)


def table(game: Game[Any]) -> dict[str, Any]:
    """The table as positions show it, but of decks only how many cards they have, and the Village by stacks."""
    found = shown(game)
    for each in found["seats"]:
        each["deck"] = len(each["deck"])
    for each in found["battle"]:
        each["lines"] = [tuple(line.values()) for line in each["lines"]]
    found["dungeon"], found["village"] = len(found["dungeon"]), found["stacks"]
    return found


def seat(game: Game[Any], number: int = 0) -> dict[str, Any]:
    """A seat as positions show it: deck (count), hand, discard, xp, vp."""
    found: dict[str, Any] = table(game)["seats"][number]
    return found


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
