"""What tiles of Euthia do by lying there: wards, holders, prices, rolls, and what follows on a defeat or a Quest."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .euthia import at, hero, kind, options, play
from .euthia_arena import AIR, arena, until
from .euthia_effects import HURT, TOOLS, fought, packed, picture, stock, told
from .test_eu_13_spaces import FIRE
from .test_eu_18_mining import miner
from .test_eu_19_trade import deal

# -- Powers --------------------------------------------------------------------------------------------


def burnt(scenario: str = "hunt", **mine: Any) -> int:
    """Wounds of a Hero who walks into Fire: 2 of them, unless it is warded."""
    game = at("acting", scenario=scenario, land=FIRE, h0={"id": "dral", "at": "0,1", "moves": 3, "health": 5, **mine})
    return 5 - int(hero(play(game, ("walk", "0,2")))["health"])


@pytest.mark.uses("ember_ring", "dragonscale_shield", "dragon_cuirass")
@pytest.mark.parametrize("tile", ["ember_ring", "dragonscale_shield", "dragon_cuirass"])
def test_a_ward_against_fire_keeps_wounds_off(tile: str) -> None:
    assert (burnt(), burnt(board=[tile])) == (2, 0)


@pytest.mark.uses("maeldur_cinder_step", "heart_of_fire")
def test_an_ability_and_an_artifact_ward_against_fire() -> None:
    assert (burnt(id="maeldur", bare=True), burnt(id="maeldur")) == (2, 0)
    assert (burnt("six_legends"), burnt("six_legends", artifacts=["heart_of_fire"])) == (2, 0)


@pytest.mark.rule("EU-51.3", "EU-17.2")
@pytest.mark.parametrize(
    ("essences", "wounds"), [([], 2), (["water"], 2), (["fire"], 0), (["earth", "air"], 2), (["air", "fire"], 0)]
)
def test_the_ability_sleep_wards_off_the_powers_whose_essences_lie_on_it(essences: list[str], wounds: int) -> None:
    mine = {"id": "taesiri", "board": ["taesiri_sleep"], "essences_on": {"taesiri_sleep": essences}}
    assert burnt(**mine) == wounds


@pytest.mark.uses("ring_of_four_winds", "mantle_of_winds")
@pytest.mark.parametrize(
    ("place", "tile", "total"),
    [("board", "ring_of_four_winds", 9), ("artifacts", "mantle_of_winds", 9), ("bag", "", 4)],
)
def test_a_ward_against_air_keeps_the_dice_as_they_fell(place: str, tile: str, total: int) -> None:
    mine: dict[str, Any] = {"board": ["test_sword"], "gaar": 1}
    mine[place] = [*mine.get(place, []), *filter(None, [tile])]
    scenario = "six_legends" if place == "artifacts" else "hunt"
    game = arena("attack_with", 0, "test_sword", scenario=scenario, content=packed(), land=AIR, h0=mine, dice=[6, 3, 1])
    assert picture(game)["roll"]["sum"] == total


# -- storage -------------------------------------------------------------------------------------------

RESOURCES = ["gold_sand", "gold_sand.2", "gold_sand.3", "silverfin", "silverfin.2", "silverfin.3"]
HOLDERS = [  # besides two Sacks that are left
    ("satchel", 3, ["healing_potion"] * 5),
    ("backpack", 2, ["healing_potion"] * 4),
    ("vial_bandolier", 3, ["healing_potion"] * 5),
    ("herb_satchel", 4, ["healing_potion"] * 6),
    ("war_pack", 3, ["healing_potion"] * 5),
    ("game_bag", 4, RESOURCES),
]


@pytest.mark.uses(*{tile for tile, _, _ in HOLDERS})
@pytest.mark.parametrize(("tile", "places", "things"), HOLDERS)
def test_a_holder_has_so_many_places(tile: str, places: int, things: list[str]) -> None:
    assert len(things) == places + 2
    for more in (0, 1):
        game = at("acting", h0={"id": "dral", "bag": [tile, *things, *["rusted_sabre"] * more]})
        assert hero(game)["overflow"] == more


@pytest.mark.uses("ruby")
def test_a_ruby_adds_to_the_maximum_health() -> None:
    mine = {"id": "dral", "board": ["bloodstone_ring"]}
    most = [hero(at("acting", h0={**mine, "gems_on": {"bloodstone_ring": [gem]}}))["most"] for gem in ("opal", "ruby")]
    assert most == [7, 8]


# -- prices and Actions --------------------------------------------------------------------------------


def paid(*keys: tuple[str | int, ...], **mine: Any) -> int:
    """What the Gold changes by in a Trade Action."""
    game = deal(h0=mine)
    before = hero(game)["gold"]
    return int(hero(play(game, *keys))["gold"]) - int(before)


@pytest.mark.uses("haggling_gloves", "dral_quartermaster", "guild_seal", "training_manual")
def test_tiles_change_prices() -> None:
    assert paid(("buy", 0)) == -3
    assert paid(("buy", 0), board=["dral_quartermaster"]) == -2
    assert paid(("use", "haggling_gloves"), ("buy", 0), board=["haggling_gloves"]) == -2
    assert paid(("sell", "gold_sand", 0), bag=["gold_sand"]) == 5
    assert paid(("sell", "gold_sand", 0), bag=["gold_sand"], board=["guild_seal"]) == 6
    assert paid(("learn", "dral_cleave", 4), aside=["dral_cleave"]) == -2
    manual: dict[str, Any] = {"aside": ["dral_cleave"], "bag": ["training_manual"]}
    assert paid(("use", "training_manual"), ("learn", "dral_cleave", 4), **manual) == -1


@pytest.mark.uses("skoldur_tunneller", "skoldur_guild_seal")
def test_tiles_pay_for_actions() -> None:
    tunneller = play(miner(h0={"id": "skoldur", "board": ["skoldur_tunneller"]}), ("mine",))
    assert ("with", "skoldur_tunneller") in options(tunneller)
    assert ("with", "skoldur_guild_seal") in options(deal(h0={"id": "skoldur", "board": ["skoldur_guild_seal"]}))


@pytest.mark.uses("keleia_tracker")
def test_the_tracker_looks_at_the_monsters() -> None:
    tops = {1: "dragonfly", 2: "cyclops", 3: "wyvern"}
    game = at("acting", tops=tops, h0={"id": "keleia", "board": ["keleia_tracker"]})
    game.state.tops[2] = ""  # the deck and its discard pile are used up
    play(game, ("use", "keleia_tracker"))
    (looked,) = [event for _, _, told in game.log(0) for event in told if event.name == "looked"]
    assert looked.secret == ("dragonfly", "wyvern")


# -- what follows on something -------------------------------------------------------------------------


@pytest.mark.uses("dral_signed_contract", "keleia_trophy_hunter")
@pytest.mark.parametrize(
    ("id", "tile", "more"),
    [
        ("keleia", "keleia_poultice", "gold 1"),  # the Loot of the cave
        ("dral", "dral_signed_contract", "gold 2"),
        ("keleia", "keleia_trophy_hunter", "gold 2, moves 1"),
    ],
)
def test_a_defeated_monster_brings_more(id: str, tile: str, more: str) -> None:
    mine = {"id": id, "board": ["test_sword", tile], "bag": ["test_bomb"]}
    game = arena("use_moment", 0, "own_before", content=packed(), h0=mine, fight={})
    before = stock(game)
    play(game, ("use", "test_bomb"))
    while kind(game) != "act":
        play(game, options(game)[-1])
    assert told(stock(game), before) == f"beaten 1, gaar 1, {more}, reputation 1, test_bomb -1"


@pytest.mark.uses("ael_procession")
def test_the_procession_gives_gold_and_heals_after_a_quest() -> None:
    mine = {"id": "ael", "board": ["ael_procession"], "at": "1,1", "gold": 5, "health": 1}
    quests = {"hunter": ["hunter_snares", "hunter_big_game"]}
    draws = {"hunter_reward": ["game_bag"]}
    game = at("acting", land={"1,1": "i_encounter_1"}, faceup=quests, draws=draws, h0=mine)
    before = stock(game)
    assert told(stock(play(game, ("quest", "hunter_snares"))), before) == "game_bag 1, gold -2, health 3, reputation 1"
    names = [event.name for _, _, happened in game.log(0) for event in happened]
    assert names.index("healed") > max(place for place, name in enumerate(names) if name == "gold")  # as written


@pytest.mark.uses("maeldur_phoenix_vigil")
def test_the_phoenix_vigil_answers_to_death() -> None:
    for board, asked in (["maeldur_meteor"], ""), (["maeldur_phoenix_vigil"], "dying"):
        mine = {"id": "maeldur", "board": board, "health": 2, "bag": ["healing_potion"]}
        fight = {"value": 12, "phase": "monster_attack"}
        game = arena("wounds_dealt", 0, content=packed(), h0=mine, fight=fight)
        assert (kind(game) == "dying") == bool(asked)
    play(game, ("use", "maeldur_phoenix_vigil"))
    assert kind(game) == "moment"  # the Combat goes on
    assert hero(game)["health"] == 4 and hero(game)["tired"] == ["maeldur_phoenix_vigil"] and not hero(game)["deaths"]
    spent = arena("wounds_dealt", 0, content=packed(), h0={**mine, "tired": board}, fight=fight)
    assert kind(spent) != "dying" and hero(spent)["deaths"] == 1


# -- rolls ---------------------------------------------------------------------------------------------


def attacking(id: str, weapon: str, *others: str, foe: str = "test_beast") -> Game[Any]:
    """An attack with two ones."""
    mine = {"id": id, "board": [weapon, *others], "gaar": 2, "bag": HURT, "health": 4}
    return arena("attack_with", 0, weapon, content=packed(), h0=mine, dice=[1, 1, 3, 4, 3, 4], fight={"foe": foe})


@pytest.mark.uses("maeldur_comet_staff", "maeldur_worldfire_staff")
@pytest.mark.parametrize(
    ("staff", "total"), [("maeldur_coalheart_staff", 2), ("maeldur_comet_staff", 3), ("maeldur_worldfire_staff", 3)]
)
def test_a_staff_helps_the_attack_of_an_ability(staff: str, total: int) -> None:
    assert picture(attacking("maeldur", "maeldur_ember_dart", staff))["roll"]["sum"] == total


@pytest.mark.uses("keleia_aimed_shot", "keleia_heartseeker")
@pytest.mark.parametrize(
    ("shot", "total"), [("keleia_twin_cut", 0), ("keleia_aimed_shot", 2), ("keleia_heartseeker", 2)]
)
def test_some_shots_ignore_the_penalty_of_a_monster(shot: str, total: int) -> None:
    assert picture(attacking("keleia", shot, foe="test_leech"))["roll"]["sum"] == total


@pytest.mark.uses("ael_lantern_mace")
@pytest.mark.parametrize(("mace", "hope"), [("ael_pilgrims_mace", 0), ("ael_lantern_mace", 1)])
def test_the_lantern_mace_gives_hope_for_a_miss(mace: str, hope: int) -> None:
    game = attacking("ael", mace)
    before = fought(game)["fight hope"]
    assert fought(play(game, ("final",)))["fight hope"] - before == hope


@pytest.mark.uses("taesiri_spirit_talk")
@pytest.mark.parametrize(("id", "total"), [("ael", 7), ("taesiri", 9)])
def test_who_talks_with_spirits_confronts_them_better(id: str, total: int) -> None:
    game = at("acting", land=FIRE, h0={"id": id, "at": "1,2", "gaar": 2}, dice=[3, 4])
    assert picture(play(game, ("confront",)))["roll"]["sum"] == total


# -- what the Monster Player wears ---------------------------------------------------------------------


def played(tile: str, id: str = "ael") -> str:
    """What it changes that the Monster Player uses a tile, for the Combat and for that player."""
    mine = {"gaar": 1, "health": 4, "bag": TOOLS}
    theirs = {"id": id, "board": [tile], "bare": True, "silver": ["curse"]}
    game = arena("combat", 0, content=packed(), tops={1: "test_beast"}, h0=mine, h1=theirs, dice=[3, 4] * 9)
    until(game, ("use", tile))
    before, purse = fought(game), stock(game, 1)
    play(game, ("use", tile))
    while kind(game) == "foe_die":
        play(game, ("die", 0))
    return " / ".join(filter(None, [told(fought(game), before), told(stock(game, 1), purse)]))


@pytest.mark.uses("amulet_of_malice", "amulet_of_whispers", "amulet_of_thorns", "amulet_of_rot", "amulet_of_regrowth")
@pytest.mark.parametrize(
    ("amulet", "does"),
    [
        ("amulet_of_malice", "fight chaos 1 / amulet_of_malice tired 1"),
        ("amulet_of_whispers", "amulet_of_whispers tired 1, gold card 1"),
        ("amulet_of_thorns", "fight value 3 / amulet_of_thorns tired 1"),
        ("amulet_of_rot", "-3 blows 1 / amulet_of_rot tired 1"),
        ("amulet_of_regrowth", "3 dice 1, 4 dice 1, fight gaar 1, fight mend 2 / amulet_of_regrowth tired 1"),
    ],
)
def test_a_dark_amulet_serves_the_monster(amulet: str, does: str) -> None:
    assert played(amulet) == does


@pytest.mark.uses("taesiri_puppet_strings")
def test_puppet_strings_turn_a_die_of_the_monster() -> None:
    assert played("taesiri_puppet_strings", "taesiri") == "3 dice -1, 4 dice 1"


@pytest.mark.uses("skoldur_grudge_book")
@pytest.mark.parametrize(("tile", "chaos"), [("skoldur_stonehide", 0), ("skoldur_grudge_book", 1)])
def test_the_book_of_grudges_brings_chaos(tile: str, chaos: int) -> None:
    theirs = {"id": "skoldur", "board": [tile], "bare": True}
    mine = {"gaar": 1, "bag": TOOLS}
    game = arena("combat", 0, content=packed(), tops={1: "test_beast"}, h0=mine, h1=theirs, dice=[3, 4] * 9)
    assert picture(until(game, ("use", "test_net")))["fight"]["chaos"] == chaos


@pytest.mark.uses("amulet_of_hunger", "skoldur_grudge_book", "taesiri_puppet_strings")
@pytest.mark.parametrize(
    ("id", "tile", "gains"),
    [
        ("ael", "ael_mercy", ""),
        ("ael", "amulet_of_hunger", "gold 3, reputation 1"),
        ("skoldur", "skoldur_grudge_book", "gold 2"),
        ("taesiri", "taesiri_puppet_strings", "gold 2"),
    ],
)
def test_a_hero_who_falls_pays_the_monster_player(id: str, tile: str, gains: str) -> None:
    laid: dict[str, Any] = {
        "content": packed(),
        "h0": {"gaar": 1, "health": 1, "bag": HURT},
        "h1": {"id": id, "bare": True, "board": [tile]},
        "fight": {"value": 12, "phase": "monster_attack"},
    }
    assert told(stock(arena("wounds_dealt", 0, **laid), 1), stock(arena("acting", **laid), 1)) == gains
