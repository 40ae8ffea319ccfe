"""EU-36, EU-37, EU-38: Hero tiles, locked slots, using Abilities and Items."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.content import EQUIPMENT, HeroTile
from fabletop.games.euthia.hero.using import usable
from fabletop.games.euthia.verbs.tiles import READY

from .euthia import PACK, at, here, hero, kind, options, play, table


def school(**laid: Any) -> Game[Any]:
    """A Trade Action of Maeldur at Merchants."""
    laid["h0"] = {"id": "maeldur", "gold": 9, **laid.get("h0", {})}
    return play(here("merchants", **laid), ("trade",))


# -- revealing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-36.1", "EU-36.2", "EU-36.3")
def test_hero_tiles_are_equipment_abilities_or_first_strikes_with_a_value_on_the_back() -> None:
    for tile in (PACK.things[each] for tiles in PACK.tiles_of.values() for each in tiles):
        assert isinstance(tile, HeroTile)
        assert tile.starting == (tile.value is None)
        assert tile.slot in ("sword", "ability", "first")
        assert tile.ability == (tile.item_type == "ability") == (tile.item_type not in EQUIPMENT)


@pytest.mark.rule("EU-36.4", "EU-36.5", "EU-36.6", "EU-36.7", "EU-36.8", "EU-5.13")
def test_a_gold_reveals_all_tiles_up_to_the_reputation_and_of_equal_values_one_is_kept() -> None:
    game = play(school(h0={"reputation": 5}), ("reveal",))
    assert sorted(options(game)) == [("pick", "maeldur_ember_dart"), ("pick", "maeldur_hearth_glow")]
    play(game, ("pick", "maeldur_hearth_glow"), ("pick", "maeldur_dodge"))
    assert kind(game) == "deal" and hero(game)["gold"] == 8
    assert hero(game)["aside"] == ["maeldur_hearth_glow", "maeldur_dodge"]
    assert table(game)["removed"] == ["maeldur_burning_blood", "maeldur_ember_dart"]
    assert hero(game)["unseen"][0] in ("maeldur_coalheart_staff", "maeldur_flashfire")


@pytest.mark.rule("EU-36.9")
def test_a_revealed_tile_is_not_lost_with_the_reputation() -> None:
    game = school(h0={"aside": ["maeldur_fireball"], "reputation": 0})
    assert hero(game)["aside"] == ["maeldur_fireball"] and ("learn", "maeldur_fireball", 5) in options(game)


@pytest.mark.rule("EU-36.11")
def test_revealing_is_not_offered_if_there_is_nothing_to_reveal() -> None:
    assert options(school(h0={"reputation": 1}), "reveal") == []
    assert school(h0={"reputation": 2, "gold": 0}).why(("reveal",)) == (False, "EU-36.4")


# -- learning -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-36.12", "EU-36.13", "EU-36.14", "EU-36.19")
def test_abilities_are_learned_in_a_trade_action_for_their_cost_on_a_free_slot() -> None:
    mine = {"aside": ["maeldur_fireball", "maeldur_dodge"], "unlocked": True, "gold": 3}
    outside = here("merchants", h0={"id": "maeldur", **mine})
    assert options(outside, "learn", "unlearn") == []
    packing = play(outside, ("pack",))
    assert not any("fireball" in str(key) or "focus" in str(key) for key in options(packing))
    game = school(h0=mine)
    play(game, ("learn", "maeldur_fireball", 5))
    assert hero(game)["slots"][5] == "maeldur_fireball" and hero(game)["gold"] == 1
    play(game, ("learn", "maeldur_dodge", 6))
    assert hero(game)["gold"] == 0 and hero(game)["aside"] == []


@pytest.mark.rule("EU-36.13", "EU-36.14", "EU-37.1")
def test_learning_needs_the_gold_and_an_unlocked_empty_slot_with_the_icon() -> None:
    poor = school(h0={"aside": ["maeldur_fireball"], "gold": 1})
    assert poor.why(("learn", "maeldur_fireball", 5)) == (False, "EU-36.13")
    first = school(h0={"aside": ["maeldur_flashfire"]})  # its one slot is locked
    assert first.why(("learn", "maeldur_flashfire", -1)) == (False, "EU-36.14")
    assert ("learn", "maeldur_flashfire", 2) in options(play(first, ("unlock", 2, "gold")))


@pytest.mark.rule("EU-36.16", "EU-36.17", "EU-36.18")
def test_an_ability_taken_off_keeps_its_state_and_is_paid_for_again() -> None:
    mine = {"board": ["maeldur_fireball"], "tired": ["maeldur_fireball"], "gold": 3, "tokens": ["trade", "trade"]}
    game = play(school(h0=mine), ("unlearn", "maeldur_fireball"))
    assert hero(game)["aside"] == ["maeldur_fireball"] and hero(game)["gold"] == 3
    assert hero(game)["tired"] == ["maeldur_fireball"]
    play(game, ("done",), ("trade",), ("learn", "maeldur_fireball", 5))
    assert hero(game)["gold"] == 1 and hero(game)["tired"] == ["maeldur_fireball"]


@pytest.mark.rule("EU-36.25")
def test_an_ability_taken_off_is_not_learned_again_in_the_same_trade_action() -> None:
    game = school(h0={"board": ["maeldur_fireball"], "aside": ["maeldur_flashfire"], "unlocked": True})
    play(game, ("unlearn", "maeldur_fireball"))
    assert game.why(("learn", "maeldur_fireball", 5)) == (False, "EU-36.25")
    assert any(key[1] == "maeldur_flashfire" for key in options(game, "learn"))  # another one may be


@pytest.mark.rule("EU-36.20")
def test_essences_on_an_ability_taken_off_are_lost() -> None:
    mine = {"id": "taesiri", "board": ["taesiri_sleep"], "essences_on": {"taesiri_sleep": ["fire"]}}
    game = play(school(h0=mine), ("unlearn", "taesiri_sleep"))
    assert hero(game)["essences_on"] == {} and hero(game)["essences"] == {}


@pytest.mark.rule("EU-36.21", "EU-36.22", "EU-36.23")
def test_own_weapons_are_bought_onto_a_free_slot_or_into_a_sack_and_changed_at_will() -> None:
    mine = {"aside": ["maeldur_coalheart_staff", "maeldur_comet_staff"], "unlocked": True}
    game = play(school(h0=mine), ("learn", "maeldur_coalheart_staff", 1), ("learn", "maeldur_comet_staff", -1))
    assert hero(game)["slots"][:2] == ["maeldur_fire_staff", "maeldur_coalheart_staff"]
    assert hero(game)["bag"] == ["maeldur_comet_staff"] and hero(game)["gold"] == 9 - 3 - 5
    play(game, ("done",), ("pack",), ("swap", "maeldur_comet_staff", "maeldur_fire_staff"))
    assert hero(game)["slots"][0] == "maeldur_comet_staff" and hero(game)["bag"] == ["maeldur_fire_staff"]


# -- locked slots ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-37.1")
def test_a_locked_slot_holds_nothing() -> None:
    game = play(at("acting", h0={"id": "maeldur", "bag": ["leather_cuirass"]}), ("pack",))
    assert options(game, "equip") == []


@pytest.mark.rule("EU-37.3")
def test_a_slot_that_is_open_is_not_unlocked_again() -> None:
    game = school(h0={"essences": {"fire": 2}, "gold": 9})
    play(game, ("unlock", 7, "fire"), ("unlock", 101, "gold"))
    unlocked = {(7, "gold"), (7, "fire"), (101, "gold")}
    assert options(game, "unlock") and not unlocked & {key[1:] for key in options(game, "unlock")}


@pytest.mark.rule("EU-37.2", "EU-37.3")
def test_slots_are_unlocked_in_a_trade_action_for_the_gold_or_the_essence_shown() -> None:
    game = school(h0={"essences": {"fire": 1}, "gold": 3})
    assert {key[1:] for key in options(game, "unlock")} >= {(1, "gold"), (7, "fire"), (101, "gold")}
    assert game.why(("unlock", 8, "gold")) == game.why(("unlock", 9, "air")) == (False, "EU-37.2")
    play(game, ("unlock", 7, "fire"), ("unlock", 101, "gold"), ("done",))
    assert hero(game)["gold"] == 0 and hero(game)["essences"] == {}
    assert hero(game)["slots_open"][7] and hero(game)["worn_open"][1] and options(game, "unlock") == []
    play(game, ("end",), ("none",), ("end",), ("none",))
    assert hero(game)["slots_open"][7] and table(game)["round"] == 2


@pytest.mark.rule("EU-37.5")
def test_of_two_prices_the_player_chooses_one() -> None:
    board = PACK.heroes["maeldur"]
    slots = [{"kind": slot.kind, "gold": slot.gold, "essence": slot.essence} for slot in board.slots]
    slots[9] |= {"gold": 5}
    fixture = {
        "id": "maeldur",
        "source": "designed",
        "colour": "red",
        "health": 6,
        "slots": slots,
        "equipment": [{"kind": slot.kind, "gold": slot.gold} for slot in board.equipment],
        "gaar_slots": 4,
        "dwurt_slots": 0,
        "gem_slots": 4,
        "sacks": 3,
        "start": list(board.start),
    }
    game = school(content={"hero": [fixture]}, h0={"essences": {"air": 1}, "gold": 5})
    assert {("unlock", 9, "gold"), ("unlock", 9, "air")} <= set(options(game))
    assert hero(play(game, ("unlock", 9, "air")))["gold"] == 5


@pytest.mark.rule("EU-37.6")
def test_marks_of_unlocked_slots_are_no_hero_tokens_on_the_map() -> None:
    state = at("acting", h0={"unlocked": True}).state
    assert state.tokens_of(0, "h") == 0


@pytest.mark.rule("EU-37.7")
def test_an_essence_on_an_ability_does_not_unlock() -> None:
    mine = {"id": "taesiri", "board": ["taesiri_sleep"], "essences_on": {"taesiri_sleep": ["fire"]}}
    assert not any(key[2] == "fire" for key in options(school(h0=mine), "unlock"))


# -- using ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-38.1", "EU-38.2", "EU-38.4")
@pytest.mark.parametrize(("tile", "moves"), [("maeldur_cinder_step", 1), ("leather_boots", 1)])
def test_a_used_tile_is_exhausted_until_the_next_round(tile: str, moves: int) -> None:
    board = [] if tile.startswith("maeldur") else [tile]
    game = play(at("acting", h0={"id": "maeldur", "board": board}), ("use", tile))
    assert hero(game)["moves"] == moves and hero(game)["tired"] == [tile] and ("use", tile) not in options(game)
    play(game, ("end",), ("none",), ("end",), ("none",))
    assert ("use", tile) in options(game)


BAG = {
    "": "scroll_of_the_long_road",
    "T2": "scroll_of_gaar",
    "T3": "scroll_of_binding",
    "T6": "scroll_of_mist",
    "T7": "flask_of_smoke",
    "T8": "scroll_of_twisted_fate",
    "T9": "scroll_of_thunder",
    "T10": "potion_of_hope",
}


@pytest.mark.rule(
    "EU-38.5", "EU-38.7", "EU-38.8", "EU-38.11", "EU-38.12", "EU-38.13", "EU-38.14", "EU-38.15", "EU-38.17"
)
@pytest.mark.parametrize(
    ("moment", "icons"),
    [
        ("out", ["", "T2"]),
        ("before", ["", "T2"]),
        ("prep", ["T2", "T3"]),
        ("foe_before", ["T2", "T6", "T7"]),
        ("foe_after", ["T2", "T7", "T8"]),
        ("own_before", ["T2", "T9"]),
        ("own_after", ["T2", "T10"]),
    ],
)
def test_an_icon_says_when_a_tile_may_be_used(moment: str, icons: list[str]) -> None:
    mine = {"id": "dral", "bare": True, "bag": list(BAG.values())}
    fighting = moment not in ("out", "before")
    game = at("prepare", 0, h0=mine, fight={"foe": "tusked_boar"}) if fighting else at("acting", h0=mine)
    used = [str(key[1]) for key in usable(game.state, 0, moment)]
    assert sorted(used) == sorted(BAG[icon] for icon in icons)


@pytest.mark.rule("EU-38.6")
def test_a_permanent_effect_works_always_and_exhausts_nothing() -> None:
    land = {"1,1": "iii_general_5", "-1,2": "i_general_1"}
    tired = {"id": "maeldur", "at": "0,1", "moves": 2, "tired": ["maeldur_cinder_step"]}
    game = play(at("acting", land=land, h0=tired), ("walk", "0,2"))
    assert hero(game)["health"] == 6  # Cinder Step wards off Fire
    ready = play(at("acting", land=land, h0={**tired, "tired": []}), ("walk", "0,2"))
    assert hero(ready)["tired"] == [] and ("use", "maeldur_cinder_step") in options(ready)


@pytest.mark.rule("EU-38.9", "EU-38.10")
def test_first_strikes_and_attacks_are_used_at_their_times() -> None:
    mine = {"id": "keleia", "unlocked": True, "board": ["keleia_barbed_arrow", "keleia_twin_cut"]}
    first = play(at("first_strike", 0, h0=mine, fight={"foe": "tusked_boar"}), ("first_strike",))
    assert options(first, "attack") == [("attack", "keleia_hunting_bow"), ("attack", "keleia_barbed_arrow")]
    later = at("choose_weapon", 0, h0=mine, fight={"foe": "tusked_boar"})
    assert options(later, "attack") == [("attack", "keleia_skinning_knife"), ("attack", "keleia_twin_cut")]


@pytest.mark.rule("EU-38.16", "EU-38.19")
def test_every_effect_of_an_exhausted_tile_comes_at_its_own_time() -> None:
    mine = {"id": "maeldur", "board": ["maeldur_wall_of_fire"]}
    game = at("monster_attack", 0, h0=mine, fight={"foe": "tusked_boar"}, dice=[3, 3])
    play(game, ("use", "maeldur_wall_of_fire"))  # step A: -3
    assert table(game)["fight"]["value"] == -3 and table(game)["fight"]["damage"] == 0
    while table(game)["fight"]["phase"] == "monster_attack":
        play(game, options(game)[0])
    assert table(game)["fight"]["damage"] == 1  # step C
    assert hero(game)["tired"] == ["maeldur_wall_of_fire"]


@pytest.mark.rule("EU-38.18")
def test_gems_and_essences_have_times_of_their_own() -> None:
    gems = {"board": ["prism_amulet"], "gems_on": {"prism_amulet": ["amethyst", "onyx", "sapphire"]}}
    laid: dict[str, Any] = {
        "h0": {**gems, "id": "dral", "essences": {"air": 1, "fire": 1}},
        "fight": {"foe": "tusked_boar"},
    }
    state = at("prepare", 0, **laid).state
    found = {
        moment: [key[-1] for key in usable(state, 0, moment) if key[0] != "use"]
        for moment in ("foe_after", "own_after")
    }
    assert found == {"foe_after": ["amethyst"], "own_after": ["onyx"]}
    assert [key[-1] for key in usable(state, 0, "foe_before") if key[0] != "use"] == ["air"]
    assert [key[-1] for key in usable(state, 0, "own_before") if key[0] != "use"] == ["fire"]


@pytest.mark.rule("EU-38.20", "EU-38.21")
def test_potions_and_scrolls_are_discarded_also_if_they_change_nothing() -> None:
    game = at("acting", h0={"bag": ["healing_potion", "scroll_of_mending"]})
    assert hero(game)["health"] == hero(game)["most"]
    play(game, ("use", "healing_potion"), ("use", "scroll_of_mending"))
    assert hero(game)["bag"] == [] and table(game)["discards"]["merchant"] == ["scroll_of_mending"]


@pytest.mark.rule("EU-38.2")
@pytest.mark.parametrize(
    ("what", "offered"),
    [
        ("any", ["dral_heavy_swing", "dral_war_cry", "dral_old_buckler"]),
        ("ability", ["dral_heavy_swing", "dral_war_cry"]),
        ("attack_ability", ["dral_heavy_swing"]),
    ],
)
def test_what_makes_tiles_ready_says_of_which_kind(what: str, offered: list[str]) -> None:
    tired = ["dral_heavy_swing", "dral_war_cry", "dral_old_buckler"]
    game = at("acting", h0={"id": "dral", "unlocked": True, "board": tired[:1], "tired": tired})
    assert READY.options(game.state, 0, (what,)) == [("skip",), *(("ready", tile) for tile in offered)]
