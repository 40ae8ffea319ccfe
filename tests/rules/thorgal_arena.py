"""A small quiet map, and cards with the icons that the tests of Locations, Combats and Events need."""

from __future__ import annotations

from typing import Any

import msgspec

from fabletop import Game
from fabletop.games.thorgal.content import Content
from fabletop.kernel import Rulebook

from .thorgal import Tale, book_with, kind, options, play, teach
from .thorgal_ground import never

DECKS = ("mountain", "rural", "survival", "battle", "sea", "magic")


def _area(id: str, number: int, *sources: str) -> dict[str, Any]:
    return {"id": id, "number": number, "sources": sources, "x": 0, "y": 0}


def _border(id: str, a: str, b: str, kind: str = "normal", times: int = 1) -> dict[str, Any]:
    return {"id": id, "a": a, "b": b, "kind": kind, "multiplicity": times}


def _place(id: str, where: str, *boxes: dict[str, Any], **more: Any) -> dict[str, Any]:
    at = "border" if where == "lane" else "area"
    return {"id": id, at: where, "x": 0, "y": 0, "boxes": boxes, **more}


def _box(action: str, needs: dict[str, Any], *effects: dict[str, Any]) -> dict[str, Any]:
    return {"action": action, "needs": needs, "effect": effects}


MAGIC = {"do": "gain", "what": "magic"}
ORE = {"do": "gain", "what": "ore"}


def read(number: int) -> dict[str, Any]:
    return {"do": "read", "p": number}


def _adventure(deck: str) -> dict[str, Any]:
    """The map; with a deck, its Events are drawn only while the flag is up."""
    return {
        "id": f"arena_{deck}" if deck else "arena",
        "source": "designed",
        "number": 9,
        "rounds": 9,
        "flags": ["storm"],
        "goals": ["win"],
        "areas": [
            _area("home", 1, "ore", "gossip"),
            _area("wood", 1, "building"),
            _area("hill", 1),
            _area("far", 2, "magic"),
        ],
        "borders": [
            _border("lane", "home", "wood"),
            _border("climb", "home", "hill", times=2),
            _border("gate", "home", "far"),
            _border("ford", "wood", "hill", "red"),
        ],
        "locations": [
            _place(
                "hut",
                "home",
                _box("assign", {"cost": {"gossip": 2}}, MAGIC),
                _box("sacrifice", {"shape": "mono"}, MAGIC),
            ),
            _place("yard", "home", _box("assign", {"cost": {"ore": 2, "gossip": 1}}, MAGIC), runes=["A"]),
            _place("store", "home", _box("assign", {"cost": {"any": 2}}, MAGIC)),
            _place("den", "home", _box("combat", {"defeat": True}, ORE), runes=["K"]),
            _place("pit", "home", _box("combat", {"defeat": True}, MAGIC), combined=True),
            _place("post", "lane", _box("assign", {"cost": {"ore": 1}}, MAGIC)),
            _place("mill", "wood", _box("assign", {"cost": {"building": 1}}, read(1))),
            _place("scroll", "wood", _box("assign", {"cost": {"gossip": 1}}, read(2), ORE, read(3))),
            _place("altar", "wood", _box("sacrifice", {"size": 3}, MAGIC)),
            _place("cairn", "hill", _box("sacrifice", {"shape": "domino"}, read(4)), runes=["K"]),
            _place("keep", "far", _box("combat", {"defeat": True}, MAGIC)),
        ],
        "border_rules": {"red": "threat"},
        "decks": [deck or "calm", "still"],
        "first_deck": {"is": "flag", "flag": "storm"} if deck else {"is": "track_min", "n": 5},
        "icons": {"left": [] if deck else [{"do": "track"}], "middle": [], "right": never("storm")},
        "rounds_marked": [
            {"round": 4, "effect": [{"do": "move_hero", "area": "far"}]},
            {"round": 5, "effect": [{"do": "heal"}]},
            {"round": 6, "effect": [read(5)]},
        ],
        "track": {"first": 0, "last": 9, "start": 4, "good": "right"},
        "watches": [{"id": "top", "if": {"is": "track_min", "n": 9}, "effect": [{"do": "end", "ending": "won"}]}],
        "setup": {"start": "home"},
        "row": ["sacrifice_1", "craft_4", "combat_11", "move_12", "journey_19", "gather_22", "assign_25"],
        "paragraphs": [
            {
                "number": 1,
                "on": "mill",
                "effects": [MAGIC, {"do": "threat", "who": "each"}, {"do": "block", "at": {"id": "mill"}}],
                "threads": [{"effects": [ORE, ORE]}, {"effects": [{"do": "lower_cost"}]}],
            },
            {"number": 2, "on": "scroll", "effects": [read(3)], "threads": [{"effects": [ORE]}, {"effects": [MAGIC]}]},
            {"number": 3, "effects": [{"do": "gain", "what": "building"}]},
            {"number": 4, "on": "here", "effects": [ORE]},
            {"number": 5, "effects": [MAGIC], "threads": [{"effects": [ORE]}, {"effects": [MAGIC]}]},
        ],
        "endings": [
            {"id": "won", "number": 6, "won": True, "kind": "good", "goals": ["win"]},
            {"id": "lost", "number": 7, "won": False, "kind": "bad", "goals": ["time", "death"]},
        ],
    }


def _terrain(id: str, *column: str, **penalties: list[dict[str, Any]]) -> dict[str, Any]:
    """The icons stand in the left column, the right one is empty."""
    shown = {"kind": "standard", "reveal": 1, "grid": [f"{code} ." for code in column], "corner": []}
    return {"id": id, "source": "designed", **shown, **penalties}


def _enemy(id: str, *rows: str, tier: str = "minor", **penalties: list[dict[str, Any]]) -> dict[str, Any]:
    return {"id": id, "source": "designed", "tier": tier, "grid": rows, **penalties}


MONO = {"do": "wound", "shape": "mono"}
CONTENT: dict[str, Any] = {
    "adventure": [_adventure(deck) for deck in ("", *DECKS)],
    "event": [
        {"id": "calm_day", "source": "designed", "deck": "calm", "next": {"icon": "left"}},
        {"id": "still_day", "source": "designed", "deck": "still", "next": {"icon": "left"}},
    ],
    "terrain": [
        _terrain("spring", "A", "A", "B/O", "O"),
        _terrain("glade", "+", "X", "F", "H"),
        _terrain("moor", "r", "r", "y", ".", red=[MONO, MONO]),
        _terrain("thorn", "r", "y", "Xy", ".", red=[{"do": "threat"}, MONO], yellow=[{"do": "lose", "what": "magic"}]),
        _terrain("scree", "r", "y", ".", ".", red=[{"do": "wound", "die": "yellow"}], yellow=[{"do": "threat"}]),
        _terrain("mine", "OF", "Or", "Ar", "y", red=[{"do": "lose", "what": "ore"}], yellow=[MONO]),
        _terrain("vein", "Oy", "X", "B/O", "A", red=[MONO], yellow=[{"do": "threat"}]),
        _terrain("stack", "O", "O", "X", "B", red=[MONO]),
    ],
    "enemy": [
        _enemy("dummy", "y . . .", ". H H .", ". . . O", yellow=[{"do": "threat"}]),
        _enemy("shaman", "y . . .", ". H H .", red=[MONO]),
        _enemy("carter", "B . H", ". . ."),
        _enemy("rich", "A A HX", ". . ."),
        _enemy("speck", "H"),
        _enemy("twig", "H H"),
        _enemy("ogre", "H .", ". H", tier="average"),
    ],
}


WRITTEN = msgspec.json.encode(CONTENT).decode()


class Arena(Tale):
    """Positions there, of Heroes without possessions.

    Event icons do nothing here, but the left one of `arena` moves the Adventure-track marker.
    """

    def at(self, scene: str, *args: str | int, seats: int = 2, seed: str = "0", **laid: Any) -> Game[Any]:
        poor = {f"h{i}": {"pool": {}, "items": [], **laid.pop(f"h{i}", {})} for i in range(max(2, seats))}
        return super().at(scene, *args, seats=seats, seed=seed, **poor, **laid)

    def book(self) -> Rulebook[Any]:
        return book_with(WRITTEN)

    def run(self, *effects: dict[str, Any], **laid: Any) -> Game[Any]:
        """These effects, resolved by the first Hero, and nothing after them."""
        name = msgspec.json.encode(effects).decode().replace("/", "")
        teach(cards(), name, effects)
        return self.at("effects", name, 0, 0, "", **laid)

    def fights(self, *tokens: str, value: int = 1, at: str = "den", **laid: Any) -> Game[Any]:
        """A Combat action against these tokens, the first Enemy cards as given by `foes`."""
        draws: dict[str, list[str]] = {}
        for foe in laid.pop("foes", ["dummy"]):
            draws.setdefault(f"enemy_{cards().enemies[foe].tier}", []).append(foe)
        places = {at: {"enemies": list(tokens or ("minor",))}, **laid.pop("locations", {})}
        return self.act("combat", value, "home", locations=places, draws=draws, **laid)


def cards() -> Content:
    """The whole pack, with the cards above."""
    content: Content = book_with(WRITTEN).pack.load()
    return content


arena = Arena("arena")
under = {deck: Arena(f"arena_{deck}") for deck in DECKS}  # for an Event card of that deck


def cover(card: str, shape: str = "mono", y: int = 0, area: str = "home", **laid: Any) -> Game[Any]:
    """A Journey tile upright in the left column of a Terrain card, from that row on."""
    table: Arena = laid.pop("tale", arena)
    game = table.act("journey", 1, area, path=[card], tiles=[shape], **laid)
    if kind(game) == "tile":
        play(game, ("tile", shape))
    if kind(game) == "spot":
        upright = 0 if shape == "mono" else 1
        play(game, ("lay", upright, 0, y))
    return game


def go(game: Game[Any], *keys: tuple[str | int, ...]) -> Game[Any]:
    """Play these keys; what may be used before and after an action is left alone."""
    for key in (*keys, ()):
        while kind(game) == "use":
            play(game, ("go",))
        if key:
            play(game, key)
    return game


def spaces(game: Game[Any]) -> Game[Any]:
    """Resolve covered spaces from the top until something else is asked."""
    while kind(game) in ("space", "covered"):
        play(game, options(game)[0])
    return game
