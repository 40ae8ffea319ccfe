"""Short words for the tests of Roll Player's clauses."""

from __future__ import annotations

from typing import Any

import fabletop
from fabletop import Game
from fabletop.kernel.position import Position, checked, lay_out, with_content
from fabletop.kernel.position import shown as shown_of

GAME = "roll-player"


def at(scene: str, *args: str | int, seats: int = 2, **fields: Any) -> Game[Any]:
    """A position at a scene; `table`, `dice`, `draws`, `options`, `content` as in docs/positions.md.

    Seats may be given as keywords s0, s1...: at("dice_turn", 0, s0={"gold": 4}).
    """
    table = dict(fields.pop("table", {}))
    given = [fields.pop(f"s{i}", {}) for i in range(seats)]
    if any(given):
        table["seats"] = given
    data = {
        "game": GAME,
        "seats": seats,
        "at": [scene, *args],
        "table": {"start_player": 0, **table},
        **fields,
    }
    position = checked(Position, data, "position")
    return lay_out(with_content(fabletop.book(GAME), position), position)


def pool(*dice: str, gold: dict[int, int] | None = None, taken: dict[int, int] | None = None) -> list[dict[str, Any]]:
    """The dice on Initiative cards 1, 2, ...: pool("red 1", "blue 4"); "" is an empty card."""
    cards: list[dict[str, Any]] = []
    for number, die in enumerate(dice, 1):
        card: dict[str, Any] = {"number": number}
        if die:
            card["die"] = die
        if gold and number in gold:
            card["gold"] = gold[number]
        if taken and number in taken:
            card["taken_by"] = taken[number]
        cards.append(card)
    return cards


def play(game: Game[Any], *keys: tuple[str | int, ...]) -> Game[Any]:
    for key in keys:
        game.choose(key)
    return game


def seat(game: Game[Any], number: int = 0) -> dict[str, Any]:
    """A seat as positions show it: gold, token, STR..., weapons, stars, values."""
    shown: dict[str, Any] = shown_of(game)["seats"][number]
    return shown


def table(game: Game[Any]) -> dict[str, Any]:
    return shown_of(game)


def options(game: Game[Any], *verbs: str) -> list[tuple[str | int, ...]]:
    """The options of the open decision, all or only those of some verbs."""
    assert game.decision is not None
    return [key for key in game.decision.options if not verbs or key[0] in verbs]


def kind(game: Game[Any]) -> str:
    return game.decision.kind if game.decision is not None else ""


def events(game: Game[Any], name: str = "") -> list[Any]:
    """All events so far, or those of one name."""
    return [event for _, _, told in game.log(None) for event in told if not name or event.name == name]
