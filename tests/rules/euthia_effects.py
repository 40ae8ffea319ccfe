"""What effects do to a Hero of Euthia: how much there is more of everything afterwards, in short words."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from fabletop import Game

from ..effects import with_given, written
from .euthia import CHURCH, GAME, PACK, at, kind, options, play
from .euthia_arena import CONTENT, Key, arena, arm, until

LAND = {"1,1": "i_general_2", "2,-1": "i_general_3"}
NUMBERS = ("gold", "reputation", "gaar", "dwurt", "health", "most", "moves")
DRAWS = {  # the tile that is drawn first from each stack, and kept
    "hunter_reward": ["game_bag"],
    "armourer_reward": ["reforged_blade"],
    "witch_reward": ["amulet_of_rot"],
    "mountain": ["gold_nugget"],
    "lake": ["silverfin"],
    "cave": ["blood_garnet"],
    "treasure_1": ["rusted_sabre"],
    "treasure_2": ["chapel_sword"],
    "treasure_3": ["cairn_cleaver"],
}
TIRED = ["dral_war_cry", "dral_old_buckler"]
KEPT = {name for names in DRAWS.values() for name in names}
ARMOUR = {  # a whole set, by the kind of its slots
    kind: arm(f"test_{kind}", "armour", slot=kind, colour="grey", health=3, gem_places=1)
    for kind in ("helm", "cuirass", "gloves", "greaves", "boots")
}
OWN = {"monster": CONTENT["monster"], "merchant": [*CONTENT["merchant"], *ARMOUR.values()]}


def packed() -> dict[str, Any]:
    """The things of the tests' own, and what the pack of the moment was given besides its files."""
    return with_given(GAME, OWN)


def picture(game: Game[Any]) -> dict[str, Any]:
    """The table; also after a scene that nothing follows, when there is no result yet."""
    shown: dict[str, Any] = msgspec.to_builtins(game.book.picture(game.state))
    return shown


def stock(game: Game[Any], number: int = 0) -> Counter[str]:
    """What a Hero has, by name."""
    return _stock(picture(game), number)


def _stock(table: dict[str, Any], number: int) -> Counter[str]:
    hero = table["heroes"][number]
    found = Counter({name: hero[name] for name in NUMBERS})
    found.update(hero["gems"])
    found.update(hero["essences"])
    found.update(thing.partition(".")[0] for thing in hero["bag"])
    found.update(f"{action} action" for action in hero["granted"])
    found.update({"silver card": len(hero["silver"]), "gold card": len(hero["golden"])})
    found.update({"revealed": len(hero["aside"]), f"at {hero['at']}": 1})
    found.update({"open slot": sum(hero["slots_open"]) + sum(hero["worn_open"])})
    found.update(f"{tile} tired" for tile in hero["tired"])
    found.update(gem for gems in hero["gems_on"].values() for gem in gems)
    found.update({"beaten": sum(map(len, table["beaten"].values()))})
    found.update({f"{metal} bank": len(cards) for metal, cards in (table.get("banks") or {}).items()})
    return found


def told(after: Counter[str], before: Counter[str]) -> str:
    """`gaar 1, gold -2`: what changed, in the order of the alphabet."""
    change = Counter(after)
    change.subtract(before)
    return ", ".join(f"{name} {change[name]}" for name in sorted(change) if change[name])


def follow(game: Game[Any]) -> Game[Any]:
    """Take what is best until nothing is asked."""
    while kind(game):
        play(game, _best(options(game)))
    return game


def clad(**laid: Any) -> dict[str, Any]:
    """Dral in a set of five pieces, half alive, tired and with nothing in hand."""
    board = [*(piece["id"] for piece in ARMOUR.values()), *TIRED]
    return {"bare": True, "id": "dral", "gaar": 0, "health": 8, "board": board, "tired": TIRED, **laid}


def gained(name: str, **laid: Any) -> str:
    """What a list of effects gives to the first Hero."""
    laid = {"land": LAND, "content": packed(), "draws": DRAWS, **laid, "h0": clad(**laid.get("h0", {}))}
    before = at("acting", **laid)
    after = follow(at("effects", name, 0, 0, **laid))
    return told(stock(after), stock(before))


# -- tiles at their moments ----------------------------------------------------------------------------

STACKS = (
    *("merchant", "alchemist", "dragonslayer", "treasure_1", "treasure_2", "treasure_3", "artifact", "lake"),
    *("hunter_reward", "armourer_reward", "witch_reward", "supplies", "healing_potion", "teleport_scroll"),
)
TILES = {id: tile for stack in (*STACKS, "hero_tile") for id, tile in written(GAME, stack).items()}
HURT = ["test_salve"]  # something to do in the next Healing phase, so that a Combat stops there
TOOLS = [f"test_{name}" for name in ("dram", "haze", "mist", "hide", "oil", "luck", "salve", "net")]
RESTING = {  # an ability of each Hero that is exhausted, to be readied
    "maeldur": "maeldur_ember_dart",
    "ael": "ael_ray_of_light",
    "dral": "dral_heavy_swing",
    "keleia": "keleia_twin_cut",
    "skoldur": "skoldur_hammer_fall",
    "taesiri": "taesiri_gloom_bolt",
}
OPEN = ("act", "moment", "change", "hero_word", "rival_word", "cards", "before_combat", "deal", "cart", "tidy")
MARKS = (  # of a Combat
    *(
        "bleed",
        "bleeding",
        "brief",
        "chaos",
        "clover",
        "cursed",
        "dice",
        "damage",
        "damage_minus",
        "damage_plus",
        "for_combat",
        "gaar",
        "hope",
    ),
    *("ignores_penalty", "lying", "muted", "next_attack", "next_foot", "one_die", "skipped", "spared", "value"),
    *("wound_minus", "wound_plus", "wounds", "blows", "curses", "mend"),
)


def fought(game: Game[Any]) -> Counter[str]:
    """What a Hero has, the numbers and marks of the Combat, and the sum of a Hero Roll."""
    table = picture(game)
    found = _stock(table, 0)
    fight = table["fight"] or {}
    for name in MARKS:
        value = fight.get(name, 0)
        if isinstance(value, dict):
            found.update({f"{key} {name}": number for key, number in value.items()})
        elif isinstance(value, list):
            found.update(f"{entry} {name}" for entry in value)
        else:
            found[f"fight {name}"] += int(value)
    found["still to come"] += len(fight.get("pending", []))
    found["roll"] += table["roll"]["sum"] if table["roll"] else 0
    return found


def bearer(tile: str, bag: list[str]) -> dict[str, Any]:
    """The Hero of a tile, which lies where it belongs, with some of everything that it could ask for."""
    entry = TILES[tile]
    hero, slot = entry.get("hero", "dral"), entry.get("slot", "")
    place = "board" if slot else "artifacts" if entry["item_type"] == "artifact" else "bag"
    pieces = [piece["id"] for kind, piece in ARMOUR.items() if kind != slot]
    resting = {RESTING[hero]} - {tile}
    return {
        "id": hero,
        "at": "2,1",
        "bare": True,
        "health": 8,
        "gold": 9,
        "essences": dict.fromkeys(("fire", "water", "air", "earth"), 1),
        "silver": ["curse", "curse"],
        "board": [*pieces, "test_sword", *resting, *([tile] if place == "board" else [])],
        "bag": [*bag, *([tile] if place == "bag" else [])],
        "artifacts": [tile] if place == "artifacts" else [],
        "tired": [*resting],
        "gems_on": {"test_boots" if slot == "gloves" else "test_gloves": ["-opal"]},
        "essences_on": {tile: ["air"]} if entry.get("essence_places") else {},
        **({"dwurt": 3} if hero == "skoldur" else {"gaar": 1}),
    }


def ready(tile: str, phase: str, **laid: Any) -> Game[Any]:
    """The turn of the Hero of a tile, or its Combat with the Beast, at the beginning of the round."""
    laid = {"content": packed(), "dice": [3, 4, 2, 3, 5, 6, *[3, 4] * 10], **laid}
    if phase == "turn":
        draws = {stack: names for stack, names in DRAWS.items() if tile not in names}
        return arena("acting", **{"draws": draws, **laid}, h0=bearer(tile, []))
    return arena("prepare", 0, **laid, h0=bearer(tile, TOOLS), fight={"chaos": 2, "gaar": 2, "hope": 2})


def used(tile: str, phase: str, *choice: str | int, **laid: Any) -> str:
    """What it changes to use a tile in the turn, or in a phase of a Combat."""
    game, key = ready(tile, phase, **laid), ("use", tile, *choice)
    for _ in range(20):
        if key in options(game) and (phase == "turn" or picture(game)["fight"]["phase"] == phase):
            break
        play(game, options(game)[0])
    before = fought(game)
    play(game, key)
    while kind(game) not in OPEN:
        play(game, _best(options(game)))
    return told(fought(game), before)


def _best(offered: list[Key]) -> Key:
    """Home, a tile that was meant to be drawn, or whatever comes first; nothing is skipped that could be had."""
    wanted = [key for key in offered if {CHURCH, *KEPT}.intersection(map(str, key))]
    return next(iter(wanted or [key for key in offered if key != ("skip",)]), ("skip",))


def dealt(name: str, **laid: Any) -> str:
    """What a list of effects changes in a Combat with the Beast, when dice lie there."""
    fight = {"chaos": 2, "gaar": 2, "damage": 5, "dice": [3, 4], "value": 7, "phase": "monster_attack"}
    laid = {"content": packed(), "h0": clad(gaar=2, gems={"ruby": 1}), "fight": fight, **laid}
    return told(fought(follow(arena("effects", name, 0, 0, **laid))), fought(arena("acting", **laid)))


def blow(tile: str, value: int) -> int:
    """The Damage of an attack with a Weapon or an Ability whose dice show that sum."""
    mine = {**bearer(tile, HURT), "gaar": 0, "essences": {}}
    dice = [min(6, value - 1), max(1, value - 6), *[3, 4] * 3]
    game = arena("attack_with", 0, tile, content=packed(), h0=mine, dice=dice, fight={})
    if kind(game) == "change":
        play(game, ("final",))
    return int(picture(game)["fight"]["damage"])


# -- Monsters and their cards --------------------------------------------------------------------------


def bitten(foe: str, value: int, **laid: Any) -> str:
    """What an attack of a Monster with that Battle Value does, up to the second Healing phase."""
    hurt = min(3, PACK.things[foe].health - 1)
    fight = {"foe": foe, "chaos": 0, "gaar": 0, "damage": hurt, "phase": "monster_attack", "value": value}
    laid = {"land": LAND, "content": packed(), "h0": clad(at="2,1", health=15, bag=HURT), "fight": fight, **laid}
    before, after = at("acting", **laid), at("wounds_dealt", 0, **laid)
    return told(fought(after) + _hand(after), fought(before) + _hand(before))


def _hand(game: Game[Any]) -> Counter[str]:
    """The cards of the Monster Player."""
    rival = picture(game)["heroes"][1]
    return Counter({"rival silver": len(rival["silver"]), "rival gold": len(rival["golden"])})


def carded(card: str, number: int) -> str:
    """What so many copies of a card do when the Monster Player plays them, in whatever games they are."""
    content = packed()
    entry = next(iter(content.get("card", [])), written(GAME, "card")[card])
    content["card"] = [{**entry, "modes": ["competitive"]}]
    metal = "silver" if entry["metal"] == "silver" else "golden"
    game = arena(
        *("monster_attack", 0),
        content=content,
        dice=[3, 4] * 9,
        fight={"chaos": 3, "gaar": 1, "damage": 7},
        h0={"bare": True, "health": 5, "gaar": 3, "bag": HURT},
        h1={metal: [card] * 3},
    )
    before = fought(until(game, ("play", card, number)))
    return told(fought(play(game, ("play", card, number))), before)
