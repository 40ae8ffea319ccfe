"""What `make screenshots` pictures: tables of every game, and the moments that are worth it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

BOOK_PAGE = "book"  # a scene that lies over the table
TABBED = ("map",)  # scenes of which a phone shows every tab
Reached = Callable[[dict[str, Any]], bool]
Scenes = dict[str, Reached]


def kind(name: str, least: int = 0) -> Reached:
    """A question of that kind, from a round or turn on."""

    def reached(now: dict[str, Any]) -> bool:
        table = now["table"]
        return (
            bool(now["decision"])
            and now["decision"]["kind"] == name
            and max(table.get("round", 0), table.get("turn", 0)) >= least
        )

    return reached


def encounter(now: dict[str, Any]) -> bool:
    """A Hero among people who ask for something, whether it can be paid or not."""
    asked = now["decision"] or {"options": (), "refused": ()}
    return any(each["key"][0] == "quest" for each in (*asked["options"], *asked["refused"]))


def on_the_way(now: dict[str, Any]) -> bool:
    """A Hero with Movement points left, in a land that has grown."""
    return kind("act", 4)(now) and now["table"]["heroes"][0]["moves"] > 1


def automatic_fight(now: dict[str, Any]) -> bool:
    fight = now["table"]["fight"]
    return bool(now["decision"] and fight and fight["card"])


def over(now: dict[str, Any]) -> bool:
    return bool(now["over"])


def always(now: dict[str, Any]) -> bool:
    return True


@dataclass(frozen=True)
class Sitting:
    """A table, and what is pictured of it as soon as it comes."""

    game: str
    scenes: Scenes
    name: str = ""  # in the names of the pictures, if the game has several tables
    computers: int = 2
    seeds: tuple[str, ...] = ("11", "12", "13")
    options: dict[str, Any] = field(default_factory=dict)


SITTINGS = (
    Sitting(
        "roll-player",
        {
            "setup": kind("sheet"),
            "starting": kind("starting_row"),
            "initiative": kind("initiative", 4),
            "row": kind("row", 7),
            "market": kind("market", 7),
            "end": over,
        },
    ),
    Sitting(
        "thunderstone",
        {"turn": kind("turn"), "village": kind("buy", 8), "battle": kind("dungeon", 14), "end": over},
    ),
    Sitting(
        "thorgal",
        {
            BOOK_PAGE: always,
            "heroes": kind("hero"),
            "token": kind("token", 3),
            "journey": kind("spot"),
            "fight": kind("fight_spot"),
            "end": over,
        },
    ),
    Sitting(
        "euthia",
        {
            BOOK_PAGE: always,
            "heroes": kind("hero"),
            "land": kind("slot"),
            "map": on_the_way,
            "fight": kind("hero_word"),
            "monster": kind("rival_word"),
            "trade": kind("deal"),
            "encounter": encounter,
            "spoils": kind("trophy"),
            "end": over,
        },
    ),
    Sitting(
        "euthia",
        {BOOK_PAGE: always, "map": on_the_way, "fight": automatic_fight, "end": over},
        name="alone",
        computers=0,
        options={"elites": True},
    ),
    Sitting(
        "euthia",
        {BOOK_PAGE: always, "map": on_the_way, "end": over},
        name="dragon",
        computers=1,
        options={"scenario": "farruga", "cooperative": True},
    ),
)
