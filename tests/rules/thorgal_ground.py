"""A proving ground for Thorgal's clauses: a map with every kind of Border, quiet Events, and any effect at will."""

from __future__ import annotations

from typing import Any

import msgspec

from fabletop import Game
from fabletop.kernel import Rulebook

from .thorgal import Tale, book_with, teach

KEY = "proving_ground"


def _area(id: str, number: int, *sources: str) -> dict[str, Any]:
    return {"id": id, "number": number, "sources": sources, "x": 0, "y": 0}


def _border(id: str, a: str, b: str, kind: str = "normal", times: int = 1) -> dict[str, Any]:
    return {"id": id, "a": a, "b": b, "kind": kind, "multiplicity": times}


def _place(id: str, where: dict[str, Any], *boxes: dict[str, Any]) -> dict[str, Any]:
    return {"id": id, "x": 0, "y": 0, "boxes": boxes, **where}


def _box(action: str, needs: dict[str, Any], **gain: str) -> dict[str, Any]:
    return {"action": action, "needs": needs, "effect": [{"do": "gain", **gain}]}


def _card(id: str, number: int, main: str, *bonus: dict[str, Any]) -> dict[str, Any]:
    bonuses = [{"mode": "stack", "effects": [effect]} for effect in bonus]
    shown = {"main": [{"type": main, "value": 1}], "bonus": bonuses, "tier": "found"}
    return {"id": id, "source": "designed", "number": number, **shown}


def _moor(id: str) -> dict[str, Any]:
    """A Terrain card without icons."""
    shown = {"kind": "standard", "reveal": 2, "grid": [". . . ."] * 4, "corner": [{"do": "gain", "what": "fate"}]}
    return {"id": id, "source": "designed", **shown}


def never(*flags: str) -> list[dict[str, Any]]:
    """Enemies could come to the den, and a flag be raised: no end is loose. The tests lay out their own."""
    impossible = {
        "is": "all",
        "of": [{"is": "flag", "flag": each} for each in flags] + [{"is": "not_flag", "flag": flags[0]}],
    }
    come = {"do": "place_enemy", "tier": "minor", "at": {"id": "den"}, "if": impossible}
    return [come, {"do": "flag", "flag": flags[0], "if": impossible}]


ADVENTURE: dict[str, Any] = {
    "id": KEY,
    "source": "designed",
    "number": 9,
    "rounds": 3,
    "flags": ["proud", "marked"],
    "goals": ["win"],
    "areas": [
        _area("home", 1, "ore", "gossip"),
        _area("wood", 1, "building"),
        _area("hill", 1),
        _area("isle", 1, "magic"),
        _area("far", 2, "magic"),
    ],
    "borders": [
        _border("lane", "home", "wood"),
        _border("ford", "home", "wood", "red"),
        _border("climb", "home", "hill", times=2),
        _border("gate", "home", "far"),
        _border("rift", "hill", "isle", "impassable"),
        _border("mist", "wood", "hill", "blue"),
        _border("gorge", "wood", "isle", "red", times=2),
    ],
    "locations": [
        _place(
            "hut",
            {"area": "home", "runes": ["A"]},
            _box("assign", {"cost": {"gossip": 1}}, what="ore"),
            _box("sacrifice", {"shape": "mono"}, what="magic"),
        ),
        _place("den", {"area": "home", "runes": ["K"]}, _box("combat", {"defeat": True}, what="ore")),
        _place("mill", {"area": "wood", "runes": ["A"]}, _box("assign", {"cost": {"building": 2}}, what="ore")),
        _place("crag", {"area": "hill"}, _box("assign", {"cost": {"any": 1}}, what="ore")),
        _place("shrine", {"area": "isle"}, _box("sacrifice", {"shape": "domino"}, what="magic")),
        _place(
            "lair",
            {"area": "isle"},
            _box("combat", {"defeat": True}, what="ore"),
            _box("combat", {"defeat": True}, what="magic"),
        ),
        _place("post", {"border": "gate"}, _box("assign", {"cost": {"ore": 1}}, what="magic")),
        _place("keep", {"area": "far", "runes": ["K"]}, _box("assign", {"cost": {"magic": 1}}, what="ore")),
    ],
    "border_rules": {"red": "threat"},  # the blue one has no rule
    "decks": ["calm", "still"],
    "first_deck": {"is": "track_min", "n": 5},
    "icons": {"left": [], "middle": [], "right": never("proud", "marked")},
    "rounds_marked": [
        {"round": 1, "effect": [{"do": "track", "n": 1}]},
        {"round": 2, "effect": [{"do": "flag", "flag": "marked"}]},
    ],
    "track": {"first": 0, "last": 9, "start": 4, "good": "right"},
    "watches": [
        {
            "id": "pride",
            "if": {"is": "all", "of": [{"is": "flag", "flag": "proud"}, {"is": "any_threat", "n": 5}]},
            "effect": [{"do": "end", "ending": "won"}],
        },
        {"id": "summit", "if": {"is": "track_min", "n": 9}, "effect": [{"do": "end", "ending": "won"}]},
    ],
    "setup": {"start": "home"},
    "row": ["sacrifice_1", "craft_4", "combat_11", "move_12", "journey_19", "gather_22", "assign_25"],
    "paragraphs": [],
    "endings": [
        {"id": "won", "number": 1, "won": True, "kind": "good", "goals": ["win"]},
        {"id": "lost", "number": 2, "won": False, "kind": "bad", "goals": ["doom", "time", "death"]},
    ],
}
CONTENT = {
    "adventure": [ADVENTURE],
    "event": [
        {"id": "calm_day", "source": "designed", "deck": "calm", "next": {"icon": "left"}},
        {
            "id": "long_day",
            "source": "designed",
            "deck": "calm",
            "action_phase": [
                {"when": "after_action", "type": "craft", "effects": [{"do": "gain", "what": "common"}]},
                {"when": "after_action", "type": "craft", "effects": [{"do": "choose_item"}]},
            ],
            "next": {"icon": "left"},
        },
        {"id": "still_day", "source": "designed", "deck": "still", "next": {"icon": "left"}},
    ],
    "terrain": [
        *(_moor(f"moor_{i}") for i in (1, 2, 3)),
        {**_moor("thorns"), "grid": ["y y y y"] * 4, "yellow": [{"do": "threat"}]},
        {**_moor("bog"), "grid": ["y y r r"] * 4, "yellow": [{"do": "lose", "what": "ore"}]},
        {**_moor("orchard"), "grid": ["B O + X"] * 4, "corner": [{"do": "gain", "what": "magic", "n": 2}]},
    ],
    "action": [
        _card("twin", 50, "gather", {"do": "gain", "what": "ore"}, {"do": "gain", "what": "magic"}),
        _card("grim", 51, "gather", {"do": "threat"}, {"do": "gain", "what": "magic"}),
        _card("plain_move", 52, "move"),
        _card("long_road", 53, "journey", {"do": "plus", "n": 1}, {"do": "plus", "n": 1}),
        _card("busy", 54, "craft", {"do": "action", "type": "gather", "value": 2}),
        _card("lofty", 56, "craft", {"do": "track"}),
        {**_card("wary", 55, "move"), "extra": [{"do": "gain", "what": "common"}]},
    ],
}
WRITTEN = msgspec.json.encode(CONTENT).decode()


class Ground(Tale):
    """Positions there; the pack is the box with the proving ground added."""

    def __init__(self) -> None:
        super().__init__(KEY)

    def book(self) -> Rulebook[Any]:
        return book_with(WRITTEN)

    def run(self, *effects: dict[str, Any], hero: int = 0, where: str = "", **laid: Any) -> Game[Any]:
        """These effects, resolved by a Hero at a Location, and nothing after them."""
        name = msgspec.json.encode(effects).decode().replace("/", "")
        teach(self.book().pack.load(), name, effects)
        return self.at("effects", name, 0, hero, where, **laid)


ground = Ground()
run = ground.run
