"""Short words for the tests of games without rivals: alone (EU-48) and together (EU-49)."""

from __future__ import annotations

from typing import Any

from fabletop import Game
from fabletop.games.euthia.alone.banks import known_under

from .euthia import at, events, table

LAND = {"1,1": "i_general_2"}  # 2,1: a Monster of level 1
COOPERATIVE = {"options": {"cooperative": True}}
FOE: dict[str, Any] = {"foe": "tusked_boar", "chaos": 0}


def alone(scene: str, *args: str | int, **laid: Any) -> Game[Any]:
    return at(scene, *args, seats=1, **laid)


def together(scene: str, *args: str | int, seats: int = 2, **laid: Any) -> Game[Any]:
    return at(scene, *args, seats=seats, **{**COOPERATIVE, **laid})


def attacked(cards: str, foe: dict[str, Any] | None = None, **laid: Any) -> Game[Any]:
    """The first attack of a Monster, by that Combat card (others may follow), up to the response of Dral."""
    laid["h0"] = {"id": "dral", "at": "2,1", **laid.get("h0", {})}
    fight = {**FOE, "round": 0, **(foe or {})}
    return alone("combat_round", 0, draws={"combat": cards.split()}, **{"land": LAND, **laid}, fight=fight)


def fight(game: Game[Any]) -> dict[str, Any]:
    shown: dict[str, Any] = table(game)["fight"]
    return shown


def bank(game: Game[Any], metal: str) -> list[str]:
    """From the top; "" is a card that nobody has seen."""
    found: list[str] = table(game)["banks_seen"][metal]
    return found


def plays(game: Game[Any]) -> list[tuple[str, int]]:
    return [(card, n) for card, n in fight(game)["plays"]]


def told(game: Game[Any], *names: str) -> list[tuple[Any, ...]]:
    """The events of these names, or all, each with its clause and its parts."""
    return [(event.name, event.clause, *event.args) for event in events(game) if not names or event.name in names]


def under(game: Game[Any], metal: str) -> list[str]:
    """The cards that lie open at the bottom of a deck, the lowest last."""
    return known_under(game.state.silver if metal == "silver" else game.state.golden)
