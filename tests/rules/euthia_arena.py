"""A Combat to try clauses in: a Monster, Weapons and tools of the tests' own, so that no number of the box matters."""

from __future__ import annotations

from typing import Any

from fabletop import Game
from fabletop.games.euthia.state import State

from .euthia import at, kind, options, play, seen, table

Key = tuple[str | int, ...]

# 1,1: a Monster of level 2, four kinds of Loot; 2,1: a cave, level 1, 1 Gold and a Gaar; 1,2: mountains, free
LAND = {"1,1": "i_general_2"}
CAVE = "2,1"
AIR = {**LAND, "2,-1": "ii_general_1"}  # its Air Elemental, on 2,0, is beside the cave
EARTH = {**LAND, "3,0": "i_general_6"}  # its Earth Elemental, on 3,1, is beside the cave

BEAST: dict[str, Any] = {
    "id": "test_beast",
    "source": "designed",
    "item_type": "trophy",
    "level": 1,
    "health": 9,
    "bands": [{"low": 4, "high": 7, "wounds": 1}, {"low": 8, "high": 11, "wounds": 2}, {"low": 12, "wounds": 4}],
    "reward_range": {"high": 15},
    "reward": [{"do": "gain", "what": "reputation", "n": 1}],
    "least": 1,
}
LEECH = {
    **BEAST,
    "id": "test_leech",
    "penalty": -2,
    "bands": [{"low": 4, "wounds": 1, "effects": [{"do": "monster_heal", "n": 2}]}],
}

HOWLER = {  # its howl lowers the Hero's next attack roll
    **BEAST,
    "id": "test_howler",
    "bands": [{"low": 2, "wounds": 0, "effects": [{"do": "hero_penalty", "n": -2}]}],
}


def tool(id: str, do: str, timing: str, n: int = 0, **more: Any) -> dict[str, Any]:
    """A Flask with one effect; some verbs have no number."""
    effect = {"do": do, "timing": timing, "use": "discard", **({"n": n} if n else {}), **more}
    return {"id": id, "source": "designed", "item_type": "flask", "effects": [effect], "sale_price": 1}


def arm(id: str, item_type: str, **more: Any) -> dict[str, Any]:
    return {
        "id": id,
        "source": "designed",
        "item_type": item_type,
        "slot": "sword",
        "purchase_price": 2,
        "sale_price": 1,
        **more,
    }


def shielding(do: str, n: int) -> dict[str, Any]:
    return {"do": do, "timing": "T8", "use": "shield", "n": n}


def ability(id: str, **more: Any) -> dict[str, Any]:
    return {
        "id": f"dral_{id}",
        "hero": "dral",
        "value": 40,
        "source": "designed",
        "item_type": "ability",
        "slot": "ability",
        "learning_cost": 1,
        **more,
    }


TWO_BANDS = [{"low": 5, "high": 8, "damage": 1}, {"low": 9, "damage": 3}]
BREW = [
    {"do": "gain", "timing": "T2", "use": "discard", "n": 1, "what": "gaar"},
    {"do": "heal", "timing": "T2", "use": "discard", "n": 2},
]
STORM = [  # Damage stands first, so that a dead Monster could take the rest away
    {"do": "deal", "timing": "T9", "use": "discard", "n": 9},
    {"do": "gain", "timing": "T9", "use": "discard", "n": 2, "what": "gaar"},
]
WRATH = {"do": "choose", "timing": "T9", "use": "discard"}
BLOOD = [{"do": "deal", "n": 9}, {"do": "heal", "n": 2}, {"do": "gain", "what": "gold", "n": 3}]
CONTENT: dict[str, Any] = {
    "monster": [BEAST, LEECH, HOWLER],
    "merchant": [
        arm("test_sword", "weapon", timings=["T5"], bands=TWO_BANDS),
        arm("test_bow", "weapon", timings=["T4"], bands=TWO_BANDS),
        arm("test_sling", "weapon", timings=["T4"], bands=TWO_BANDS),
        arm(
            "test_fang",
            "weapon",
            timings=["T5"],
            bands=[
                {"low": 2, "damage": 9, "effects": [{"do": "heal", "n": 1}, {"do": "gain", "what": "gaar", "n": 1}]}
            ],
        ),
        arm("test_shield", "shield", effects=[shielding("rabbit_foot", -2), shielding("next_attack", -3)]),
        arm("test_wall", "shield", effects=[shielding("reduce_wounds", 1)]),
        tool("test_salve", "heal", "T2", 2),
        tool("test_dram", "heal", "T9", 2),
        tool("test_charm", "gain", "T2", 1, what="gaar"),
        {**tool("test_brew", "gain", "T2"), "effects": BREW},
        tool("test_map", "move", "", 2),
        tool("test_net", "remove", "T3", 1, what="chaos_token"),
        tool("test_haze", "rabbit_foot", "T6", -2),
        tool("test_veil", "no_monster_attack", "T6"),
        tool("test_mist", "rabbit_foot", "T7", -3),
        tool("test_hide", "reduce_wounds", "T8", 3),
        tool("test_oil", "damage_plus", "T9", 2),
        tool("test_bomb", "deal", "T9", 9),
        {**tool("test_storm", "deal", "T9"), "effects": STORM},
        {
            **tool("test_wrath", "deal", "T9"),
            "effects": [
                {**WRATH, "options": [{"timing": "T9", "effects": BLOOD}, {"timing": "T9", "effects": BLOOD[1:]}]}
            ],
        },
        tool("test_luck", "clover", "T10", 3, roll="attack"),
        tool("test_dial", "hero_roll", "T6", bands=[{"low": -9, "effects": [{"do": "gain", "what": "gold", "n": 1}]}]),
    ],
    "hero_tile": [
        ability("test_cut", timings=["T5"], bands=TWO_BANDS),
        ability("test_rest", effects=[{"do": "heal", "timing": "T2", "use": "exhaust", "n": 1}]),
        ability("test_rush", effects=[{"do": "grant_action", "use": "exhaust", "what": "combat"}]),
    ],
    "card": [
        {
            "id": "savagery",
            "source": "designed",
            "metal": "silver",
            "timing": "after_monster_roll",
            "segments": [[{"do": "monster_value", "n": 2}], [{"do": "monster_value", "n": 4}]],
        },
        {
            "id": "bloodthirst",
            "source": "designed",
            "metal": "silver",
            "timing": "before_monster_roll",
            "segments": [[{"do": "wound_plus", "n": 1}], [{"do": "wound_plus", "n": 2}]],
        },
        {
            "id": "curse",
            "source": "designed",
            "metal": "silver",
            "timing": "before_hero_roll",
            "segments": [[{"do": "clover", "n": -2}], [{"do": "clover", "n": -4}, {"do": "damage_minus", "n": 1}]],
        },
    ],
}


def arena(scene: str, *args: str | int, **laid: Any) -> Game[Any]:
    """Dral, with a Sword and nothing else, against the Beast without tokens; he is the first Hero."""
    laid["h0"] = {"id": "dral", "bare": True, "board": ["test_sword"], "at": CAVE, "gaar": 0, **laid.get("h0", {})}
    if "fight" in laid or scene not in ("combat", "acting"):
        laid["fight"] = {"foe": "test_beast", "chaos": 0, "gaar": 0, **laid.get("fight", {})}
    return at(scene, *args, **{"land": LAND, "content": CONTENT, **laid})


def meet(**laid: Any) -> Game[Any]:
    """A Combat Action from its start; the Beast is on top of its deck."""
    return arena("combat", 0, **{"tops": {1: "test_beast"}, **laid})


def fight(game: Game[Any]) -> dict[str, Any]:
    shown: dict[str, Any] = table(game)["fight"]
    return shown


def sums(game: Game[Any]) -> dict[str, Any]:
    shown: dict[str, Any] = seen(game)["fight"]["sums"]
    return shown


def asked(game: Game[Any]) -> int:
    """Who is waited for."""
    assert game.decision is not None
    return game.decision.seat


def until(game: Game[Any], wanted: Key | str) -> Game[Any]:
    """Pass and wait until a key is on offer, or a kind of decision."""
    for _ in range(80):
        if wanted == kind(game) or wanted in options(game):
            return game
        play(game, options(game)[0])
    raise AssertionError(f"{wanted} never comes")


def idle(game: Game[Any], phase: str) -> Game[Any]:
    """Pass until that phase of the Combat has begun and somebody is asked in it, or the Combat is over."""
    for _ in range(80):
        if table(game)["fight"] is None or fight(game)["phase"] == phase:
            return game
        play(game, options(game)[0])
    raise AssertionError(f"{phase} never comes")


def in_combat(fight: dict[str, Any] | None = None, **laid: Any) -> State:
    state: State = arena("acting", fight=fight or {}, **laid).state
    assert state.fight is not None
    return state


def scenes(t: State) -> list[str]:
    """What comes next, the next first."""
    return [str(each[0]) for each in reversed(t.agenda)]
