"""TH-23: Combat; TH-25: combined and Mystic Enemies, levels."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from fabletop import Game
from fabletop.games.thorgal.state import Act, Fight

from .thorgal import Tale, events, hero, kind, options, play, table
from .thorgal_arena import arena, cards, go

LILY = Tale("seekers_of_the_blood_lily", round=6, goals={})
WINGS = Tale("borrowed_wings")


def foes(game: Game[Any], location: str = "den") -> list[str]:
    found: list[str] = table(game)["locations"][location]["enemies"]
    return found


def combat(game: Game[Any]) -> dict[str, Any]:
    shown: dict[str, Any] = table(game)["fight"]
    return shown


def strike(game: Game[Any], *spots: tuple[str, int, int, int]) -> Game[Any]:
    """Place tiles: the shape, its turn, column and row; what leaves no choice is not asked."""
    for shape, turn, x, y in spots:
        if kind(game) == "fight_tile":
            play(game, ("tile", shape))
        if kind(game) == "fight_spot":
            play(game, ("lay", turn, x, y))
    return game


WIN = (("domino", 0, 1, 1), ("mono", 0, 1, 0))  # both Hearts of the dummy
LOSS = (("mono", 0, 1, 1), ("domino", 0, 1, 0))


# -- choosing, drawing, rolling -------------------------------------------------------------------------------


@pytest.mark.rule("TH-23.1", "TH-23.2")
def test_any_enemy_token_of_the_area_may_be_chosen_and_no_other() -> None:
    places = {"hut": {"enemies": ["average", "average"]}, "mill": {"enemies": ["minor"]}}
    game = arena.fights("minor", "powerful", locations=places)
    assert options(game) == [("foe", "hut", "average"), ("foe", "den", "minor"), ("foe", "den", "powerful")]


@pytest.mark.rule("TH-23.3", "TH-23.4")
@pytest.mark.parametrize("tier", ["minor", "average", "powerful", "monstrous"])
def test_the_top_card_of_the_deck_of_the_tokens_type_is_laid_out(tier: str) -> None:
    before = table(arena.at("take_token"))["decks"][f"enemy_{tier}"]
    game = arena.fights(tier, foes=[], may={"reroll": 1})
    assert [cards().enemies[card].tier for card in combat(game)["cards"]] == [tier]
    assert table(game)["decks"][f"enemy_{tier}"] == before - 1


@pytest.mark.rule("TH-23.5", "TH-25.1")
def test_what_a_mystic_token_is_the_adventure_says() -> None:
    for tale, tier in ((LILY, "minor"), (WINGS, "average")):
        area, place = next((each.area, id) for id, each in tale.at("take_token").state.map.locations.items())
        places: dict[str, Any] = {id: {"enemies": []} for id in tale.at("take_token").state.map.in_area[area]}
        game = tale.act("combat", 1, area, locations={**places, place: {"enemies": ["mystic"]}}, may={"reroll": 1})
        assert combat(game)["tiers"] == [tier]


@pytest.mark.rule("TH-23.6")
@pytest.mark.parametrize("level", range(1, 8))
def test_the_dice_are_those_of_the_dial_at_its_level(level: int) -> None:
    game = arena.fights(h0={"id": "kriss", "dial": level}, may={"reroll": 1})
    assert combat(game)["dice"] == list(cards().heroes["kriss"].dial[level - 1])


@pytest.mark.rule("TH-23.7")
def test_each_die_names_a_tile() -> None:
    game = arena.fights(dice=[1, 6])
    assert combat(game)["tiles"] == ["mono", "tri_l"]


# -- placing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-23.8", "TH-23.9", "TH-23.16")
def test_the_first_tile_lies_anywhere_and_the_next_one_touches_it() -> None:
    game = arena.fights(dice=[1, 2])
    assert options(game) == [("lay", 0, x, y) for x in range(4) for y in range(3)]
    strike(game, ("mono", 0, 1, 1))
    assert options(game) == [("lay", 0, 0, 1), ("lay", 0, 1, 0), ("lay", 0, 1, 2), ("lay", 0, 2, 1)]


@pytest.mark.rule("TH-23.17")
def test_the_order_of_the_tiles_is_free_but_as_long_as_one_fits_one_is_placed() -> None:
    game = arena.fights(foes=["twig"], dice=[1, 3], tiles=["tri_l"])
    assert game.why(("tile", "tri_l")).clause == "TH-23.9"
    assert events(strike(game, ("domino", 0, 0, 0)), "won_combat")  # those that do not fit went back
    game = arena.fights(dice=[1, 6])
    assert options(game) == [("tile", "mono"), ("tile", "tri_l")]
    strike(game, ("tri_l", 0, 0, 0))
    assert {key[0] for key in options(game)} == {"lay"}  # no way to leave the other one out


@pytest.mark.rule("TH-23.10", "TH-23.18")
def test_covered_spaces_are_resolved_when_all_tiles_lie_in_an_order_of_choice() -> None:
    game = arena.fights(foes=["rich"], dice=[3, 3])
    strike(game, ("domino", 0, 1, 0))
    assert kind(game) == "fight_spot" and not events(game, "gained")
    strike(game, ("domino", 0, 0, 1))
    assert kind(game) == "covered" and options(game) == [("space", 2), ("space", 4)]
    assert kind(play(game, ("space", 4))) == "xp"


# -- the result -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-23.11", "TH-23.14")
def test_with_all_hearts_covered_the_token_is_discarded() -> None:
    game = strike(play(arena.fights("minor", "average", dice=[3, 1]), ("foe", "den", "minor")), *WIN)
    assert foes(game) == ["average"] and hero(game)["threat"] == 0
    assert table(game)["discards"]["enemy_minor"] == ["dummy"] and combat(game) is None


@pytest.mark.rule("TH-23.12", "TH-23.13", "TH-23.14", "TH-23.26")
def test_each_heart_left_open_draws_a_threat_and_the_token_stays() -> None:
    game = strike(arena.fights(dice=[1, 3]), *LOSS)
    assert hero(game)["threat"] == 1 and foes(game) == ["minor"]
    assert table(game)["discards"]["enemy_minor"] == ["dummy"] and combat(game) is None
    game = strike(arena.fights(dice=[1, 1]), ("mono", 0, 3, 0), ("mono", 0, 3, 1))
    assert hero(game)["threat"] == 2


@pytest.mark.rule("TH-23.15", "TH-23.28")
def test_when_all_enemies_of_a_combat_location_are_beaten_its_effect_is_resolved_at_once() -> None:
    game = strike(arena.fights(dice=[3, 1]), *WIN)
    assert hero(game)["pool"] == {"ore": 1}
    names = [each.name for each in events(game)]
    assert names.index("won_combat") < names.index("gained") < names.index("next_round")
    assert hero(strike(arena.fights("minor", "minor", dice=[3, 1]), *WIN))["pool"] == {}


@pytest.mark.rule("TH-23.28")
def test_the_effect_of_the_location_comes_before_a_further_combat() -> None:
    game = arena.fights(value=2, dice=[3, 1], locations={"hut": {"enemies": ["minor"]}})
    strike(play(game, ("foe", "den", "minor")), *WIN)
    assert kind(game) == "foe" and hero(game)["pool"] == {"ore": 1}


@pytest.mark.rule("TH-23.19")
def test_damage_does_not_last() -> None:
    game = arena.fights(value=2, dice=[1, 3, 1, 1], foes=["dummy", "twig"])
    strike(game, *LOSS)
    play(game, ("foe", "den", "minor"))
    assert combat(game)["cards"] == ["twig"] and combat(game)["laid"] == []


@pytest.mark.rule("TH-23.20")
def test_a_value_of_2_is_two_combats_of_which_the_second_is_optional() -> None:
    places = {"hut": {"enemies": ["minor"]}}
    game = arena.fights(value=2, dice=[3, 1], locations=places)
    assert ("enough",) not in options(game)
    strike(play(game, ("foe", "den", "minor")), *WIN)
    assert options(game) == [("foe", "hut", "minor"), ("enough",)]
    assert kind(play(game, ("enough",))) == "token"
    game = strike(play(arena.fights(dice=[3, 1], locations=places), ("foe", "den", "minor")), *WIN)
    assert kind(game) == "token"


@pytest.mark.rule("TH-23.21", "TH-23.22")
def test_without_an_enemy_that_may_be_fought_nothing_happens() -> None:
    game = arena.fights(locations={"den": {"enemies": ["minor"], "blocked": True}})
    assert kind(game) == "token" and hero(game)["threat"] == 0 and not events(game, "fights")
    places = {"den": {"enemies": ["minor"], "blocked": True}, "hut": {"enemies": ["minor", "average"]}}
    game = arena.fights(locations=places)
    assert game.why(("foe", "den", "minor")).clause == "TH-23.22"


@pytest.mark.rule("TH-23.23")
def test_other_heroes_of_the_area_take_no_part() -> None:
    game = arena.fights(dice=[1, 1])
    assert combat(game)["dice"] == ["yellow", "yellow"]
    strike(game, ("mono", 0, 0, 0), ("mono", 0, 0, 1))
    assert hero(game)["threat"] == 3 and hero(game, 1)["threat"] == 0


@pytest.mark.rule("TH-23.24")
def test_covered_rewards_are_gained_in_a_lost_combat_too() -> None:
    game = strike(arena.fights(dice=[1, 1]), ("mono", 0, 3, 2), ("mono", 0, 3, 1))
    assert events(game, "lost_combat") and hero(game)["pool"] == {"ore": 1}


@pytest.mark.rule("TH-23.25")
def test_enemies_never_attack_by_themselves() -> None:
    game = arena.at("take_token", locations={"den": {"enemies": ["monstrous"]}}, h0={"skill": False})
    for _ in range(4):
        go(game, ("put", -1, 1), ("done",), ("keep",))
    assert table(game)["round"] == 2
    assert [(each["threat"], each["wounds"]) for each in table(game)["heroes"]] == [(0, [])] * 2


@pytest.mark.rule("TH-23.27")
def test_an_enemy_that_leaves_otherwise_opens_no_combat_location() -> None:
    game = arena.run({"do": "remove_enemy", "at": {"id": "den"}}, locations={"den": {"enemies": ["minor"]}})
    assert foes(game) == [] and hero(game)["pool"] == {}
    move = {"do": "move_enemy", "from": {"id": "den"}, "to": {"id": "hut"}}
    game = arena.run(move, locations={"den": {"enemies": ["minor"]}})
    assert foes(game, "hut") == ["minor"] and hero(game)["pool"] == {}


# -- combined Enemies -----------------------------------------------------------------------------------------


def group(**laid: Any) -> Game[Any]:
    return arena.fights("minor", "average", at="pit", foes=["twig", "ogre"], **laid)


@pytest.mark.rule("TH-25.2", "TH-25.3", "TH-25.11")
def test_all_tokens_of_a_combined_location_are_one_group_in_an_order_fixed_before_the_roll() -> None:
    game = group(may={"reroll": 1}, locations={"den": {"enemies": ["minor"]}})
    assert options(game) == [("foe", "den", "minor"), ("group", "pit")]
    play(game, ("group", "pit"))
    assert kind(game) == "order" and not combat(game)["faces"]
    assert combat(game)["tiers"] == ["minor", "average"]
    assert combat(play(game, ("next", 1)))["cards"] == ["ogre", "twig"]


@pytest.mark.rule("TH-25.4", "TH-25.10", "TH-25.12", "TH-25.13")
def test_a_group_is_one_grid_and_falls_as_a_whole_with_one_roll() -> None:
    game = play(group(dice=[3, 3], tiles=["mono"]), ("next", 0))  # twig HH, then ogre H. / .H
    assert combat(game)["hearts"] == 4 and combat(game)["tiles"] == ["domino", "domino", "mono"]
    strike(game, ("domino", 0, 1, 0), ("domino", 0, 2, 1))  # the first one lies on both cards
    assert combat(game)["hearts"] == 1
    strike(game, ("mono", 0, 0, 0))
    assert foes(game, "pit") == [] and hero(game)["pool"] == {"magic": 1}
    assert table(game)["discards"]["enemy_minor"] == ["twig"] and table(game)["discards"]["enemy_average"] == ["ogre"]


@pytest.mark.rule("TH-25.10", "TH-23.10")
@pytest.mark.parametrize(("row", "pool"), [(0, {"building": 1}), (1, {})])
def test_what_is_covered_on_the_second_card_of_a_group_is_resolved(row: int, pool: dict[str, int]) -> None:
    game = arena.fights("minor", "minor", at="pit", foes=["twig", "carter"], dice=[1, 1])
    strike(play(game, ("next", 0)), ("mono", 0, 2, row), ("mono", 0, 3, row))  # twig HH, then carter B.H / ...
    assert events(game, "lost_combat") and hero(game)["pool"] == pool


@pytest.mark.rule("TH-25.12")
def test_of_a_group_that_is_not_beaten_no_token_goes_and_every_open_heart_counts() -> None:
    game = play(group(dice=[1, 1]), ("next", 1))  # ogre, then twig
    strike(game, ("mono", 0, 2, 0), ("mono", 0, 3, 0))
    assert foes(game, "pit") == ["minor", "average"] and hero(game)["threat"] == 2
    assert table(game)["discards"]["enemy_minor"] == ["twig"] and table(game)["discards"]["enemy_average"] == ["ogre"]


@pytest.mark.rule("TH-25.3", "TH-25.15")
@pytest.mark.parametrize(("die", "pool", "threat"), [(3, {"ore": 1}, 0), (1, {"magic": 1}, 1)])
def test_enemies_of_a_paragraph_use_no_token_and_it_says_what_comes_of_it(
    die: int, pool: dict[str, int], threat: int
) -> None:
    then, otherwise = [{"do": "gain", "what": "ore"}], [{"do": "gain", "what": "magic"}]
    effect = {"do": "combat", "tiers": ["minor", "minor"], "then": then, "else": otherwise}
    laid: dict[str, Any] = {"draws": {"enemy_minor": ["twig", "speck"]}, "dice": [die, 1]}
    game = arena.run(effect, act={"type": "assign", "value": 1}, locations={"den": {"enemies": ["minor"]}}, **laid)
    strike(play(game, ("next", 0)), ("domino" if die == 3 else "mono", 0, 0, 0))
    assert foes(game) == ["minor"] and (hero(game)["pool"], hero(game)["threat"]) == (pool, threat)


@pytest.mark.rule("TH-25.15")
@pytest.mark.parametrize(("die", "threat"), [(3, 0), (1, 1)])
def test_a_combat_of_a_paragraph_with_nothing_to_win_or_to_lose_is_over_when_it_was_fought(
    die: int, threat: int
) -> None:
    laid: dict[str, Any] = {"draws": {"enemy_minor": ["twig", "speck"]}, "dice": [die, 1]}
    game = arena.run({"do": "combat", "tiers": ["minor", "minor"]}, act={"type": "assign", "value": 1}, **laid)
    strike(play(game, ("next", 0)), ("domino" if die == 3 else "mono", 0, 0, 0))
    assert game.over and (hero(game)["pool"], hero(game)["threat"]) == ({}, threat)


@pytest.mark.rule("TH-23.7")
def test_further_tiles_are_for_one_combat() -> None:
    game = arena.fights("minor", "minor", value=2, tiles=["mono"] * 9, dice=[1, 1, 1, 1])
    while kind(game) and not events(game, "won_combat"):
        play(game, options(game)[0])
    assert game.state.act.shapes == []


@pytest.mark.rule("TH-25.2", "TH-1.29")
@pytest.mark.parametrize(("second", "asked"), [("twig", False), ("speck", True)])
def test_cards_that_are_alike_are_laid_in_any_order_unasked(second: str, asked: bool) -> None:
    base = arena.fights("minor", "minor", at="pit").newest().state.clone()
    base.fight = Fight("pit", [0, 1], ["minor", "minor"], ["twig", second])
    base.agenda = [("combat_order", 0)]
    base.acts = [Act("combat", 1, 0, main=True, card="", left=0, stack=0, sole=False)]
    game = Game(arena.book(), base)
    assert (kind(game) == "order") == asked


@pytest.mark.rule("TH-15.18")
@pytest.mark.parametrize(
    ("token", "ward", "threat"), [("mystic", 1, 0), ("mystic", 0, 1), ("minor", 1, 1), ("minor", 0, 1)]
)
def test_a_talisman_wards_off_the_penalties_of_mystic_enemies_alone(token: str, ward: int, threat: int) -> None:
    laid: dict[str, Any] = {"may": {"talisman_ward": ward}, "dice": [1, 1], "tiles": ["mono"] * 9}
    game = arena.fights(token, **laid)
    while kind(game) and not game.over:
        play(game, options(game)[0])
    assert events(game, "won_combat") and hero(game)["threat"] == threat


# -- levels ---------------------------------------------------------------------------------------------------


def change(verb: str, *tokens: str, **laid: Any) -> Game[Any]:
    return arena.run({"do": verb, "at": {"id": "den"}}, locations={"den": {"enemies": list(tokens)}}, **laid)


@pytest.mark.rule("TH-25.5", "TH-25.6", "TH-25.8")
def test_raising_and_lowering_replace_the_token_by_one_of_the_next_strength() -> None:
    levels = ["minor", "average", "powerful", "monstrous"]
    state = arena.at("take_token").state
    assert [state.strength(tier) for tier in levels] == [1, 2, 3, 4]
    for low, high in pairwise(levels):
        assert foes(change("raise_enemy", low)) == [high]
        assert foes(change("lower_enemy", high)) == [low]


@pytest.mark.rule("TH-25.7", "TH-25.16", "TH-12.7")
@pytest.mark.parametrize("tokens", [["monstrous"], []])
def test_an_enemy_that_cannot_be_raised_is_an_unmet_requirement_of_all_heroes(tokens: list[str]) -> None:
    game = change("raise_enemy", *tokens, h0={"threat": 1}, h1={"threat": 1})
    for number in (0, 1):
        assert game.decision is not None and game.decision.seat == number and kind(game) == "wound"
        play(game, options(game)[0])
    assert foes(game) == tokens


@pytest.mark.rule("TH-25.9")
def test_lowering_a_minor_enemy_is_ignored() -> None:
    game = change("lower_enemy", "minor", h0={"threat": 2})
    assert foes(game) == ["minor"] and not events(game, "unmet")


@pytest.mark.rule("TH-25.14", "TH-25.17")
def test_an_enemy_that_can_be_raised_must_be_chosen_and_a_mystic_one_cannot() -> None:
    game = change("raise_enemy", "mystic", "monstrous", "average", "minor")
    assert options(game) == [("token", "den", "average"), ("token", "den", "minor")]
    assert game.why(("token", "den", "monstrous")).clause == "TH-25.17"
    assert game.why(("token", "den", "mystic")).clause == "TH-25.17"
    game = change("lower_enemy", "mystic", "average", "powerful")
    assert ("token", "den", "mystic") not in options(game)
    assert arena.at("take_token").state.strength("mystic") == 0


@pytest.mark.rule("TH-25.18")
def test_an_enemy_without_level_includes_mystic_ones() -> None:
    assert foes(change("remove_enemy", "mystic")) == []
    move = {"do": "move_enemy", "from": {"id": "den"}, "to": {"id": "hut"}}
    game = arena.run(move, locations={"den": {"enemies": ["mystic"]}})
    assert foes(game, "hut") == ["mystic"]
    cautious = {"do": "remove_enemy", "at": {"id": "den"}, "max_tier": "average"}
    assert foes(arena.run(cautious, locations={"den": {"enemies": ["mystic"]}})) == ["mystic"]
