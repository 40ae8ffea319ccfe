"""EU-35: Free Actions."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .euthia import PACK, at, here, hero, kind, marked, options, play, table
from .euthia_arena import arm

TREASURE = {"1,1": "i_fixed_2"}  # on 2,1, with a Monster


# -- the Church -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-35.2")
def test_a_gold_heals_six_wounds_on_the_church() -> None:
    worn = {"board": ["plate_helm", "plate_boots", "plate_gloves"], "health": 1, "gold": 3}
    game = play(at("acting", h0=worn), ("church", "heal"))
    assert (hero(game)["health"], hero(game)["gold"]) == (7, 2)
    assert hero(play(game, ("church", "heal")))["health"] == 13
    assert at("acting", h0={"health": 1}).why(("church", "heal")) == (False, "EU-35.2")


@pytest.mark.rule("EU-35.3", "EU-2.14")
def test_potions_cost_a_gold_each_and_never_run_out() -> None:
    game = at("acting", h0={"gold": 14})
    for _ in range(14):
        play(game, ("church", "potion"))
        if kind(game) == "tidy":
            play(game, ("throw", "healing_potion"))
    assert hero(game)["gold"] == 0 and hero(game)["bag"] == ["healing_potion"] * 3
    assert game.why(("church", "potion")) == (False, "EU-35.3")


@pytest.mark.rule("EU-35.4")
def test_the_church_is_no_place_of_trade() -> None:
    game = at("acting", h0={"gold": 9, "health": 1})
    assert ("trade",) not in options(game)
    assert options(game, "church") == [("church", "heal"), ("church", "potion")]


# -- Treasures ------------------------------------------------------------------------------------------------


def treasure(**laid: Any) -> Game[Any]:
    laid["h0"] = {"at": "2,1", **laid.get("h0", {})}
    return at("acting", **{"land": TREASURE, "freed": ["2,1"], "draws": {"treasure_1": ["pilgrims_charm"]}, **laid})


@pytest.mark.rule("EU-35.5", "EU-35.9")
def test_a_treasure_is_found_once_on_a_liberated_space_without_a_hero_token() -> None:
    game = play(treasure(), ("treasure",))
    assert hero(game)["bag"] == ["pilgrims_charm"] and marked(game, "2,1") == ["h0"]
    assert options(game, "treasure") == []
    for tokens in (["h0"], ["h1"]):
        taken = treasure(tokens={"2,1": tokens})
        assert options(taken, "treasure") == [] and taken.why(("treasure",)) == (False, "EU-35.5")


@pytest.mark.rule("EU-35.6", "EU-35.7")
@pytest.mark.parametrize(
    "answer", [("throw", "pilgrims_charm"), ("use", "pilgrims_charm"), ("throw", "healing_potion")]
)
def test_without_room_something_is_used_or_discarded_and_the_token_stays(answer: tuple[str, str]) -> None:
    game = play(treasure(h0={"bag": ["healing_potion"] * 3}), ("treasure",))
    assert kind(game) == "tidy" and answer in options(game)
    play(game, answer)
    if kind(game) == "teleport":
        play(game, ("skip",))
    assert kind(game) == "act" and marked(game, "2,1") == ["h0"] and hero(game)["overflow"] == 0
    assert options(game, "treasure") == []


@pytest.mark.rule("EU-35.8")
def test_the_monster_of_a_treasure_space_comes_first() -> None:
    assert options(treasure(freed=[]), "treasure") == []


@pytest.mark.rule("EU-35.10")
def test_the_winner_of_the_combat_draws_the_treasure_at_once() -> None:
    mine = {"id": "dral", "at": "2,1", "bag": ["scroll_of_thunder"]}
    draws = {"treasure_1": ["pilgrims_charm"]}
    game = at("use_moment", 0, "own_before", land=TREASURE, h0=mine, fight={"foe": "dragonfly"}, draws=draws)
    play(game, ("use", "scroll_of_thunder"), ("leave",))
    assert "pilgrims_charm" in hero(game)["bag"] and marked(game, "2,1") == ["h0"]
    assert options(game, "treasure") == []


@pytest.mark.rule("EU-35.11")
def test_a_treasure_may_be_found_at_any_time_of_the_turn() -> None:
    game = play(treasure(), ("march", "combat"), ("march", "mining"))
    assert ("treasure",) in options(game)


# -- Elementals -----------------------------------------------------------------------------------------------


def confront(element: str, *dice: int, **laid: Any) -> Game[Any]:
    laid["h0"] = {"id": "dral", **laid.get("h0", {})}
    return here(f"elemental_{element}", dice=list(dice), **laid)


@pytest.mark.rule("EU-35.12", "EU-35.13", "EU-35.16", "EU-35.17", "EU-35.18")
def test_a_confrontation_leaves_a_token_is_rolled_for_and_comes_once() -> None:
    game = confront("water", 3, 4)
    assert ("confront",) in options(game) and ("end",) in options(game)  # one may decline
    play(game, ("confront",))
    assert kind(game) == "change" and ("gaar", 0) in options(game)
    assert marked(game, str(hero(game)["at"])) == ["e0"]
    play(game, ("final",))
    assert hero(game)["essences"] == {"water": 1}  # 7 to 9
    assert game.why(("confront",)) == (False, "EU-35.13")


@pytest.mark.rule("EU-35.14", "EU-35.15")
def test_every_other_player_with_a_token_there_is_paid() -> None:
    space = str(hero(confront("water"))["at"])
    laid: dict[str, Any] = {"seats": 3, "tokens": {space: ["e1", "e2"]}}
    game = play(confront("water", 3, 4, **laid, h0={"gold": 2}), ("confront",))
    assert [hero(game, seat)["gold"] for seat in range(3)] == [0, 1, 1]
    assert confront("water", **laid, h0={"gold": 1}).why(("confront",)) == (False, "EU-35.15")


@pytest.mark.rule("EU-35.17", "EU-10.9")
def test_powers_and_tiles_change_the_roll_of_a_confrontation() -> None:
    game = play(confront("earth", 2, 3, h0={"id": "taesiri"}), ("confront",))
    assert table(game)["roll"]["sum"] == 5 + 2 + 2  # Earth, and Spirit Talk


@pytest.mark.rule("EU-35.18")
@pytest.mark.parametrize(
    ("dice", "essences", "health"), [((2, 2), 0, 3), ((3, 3), 1, 5), ((4, 4), 1, 6), ((6, 6), 2, 6)]
)
def test_the_band_of_the_card_says_what_happens(dice: tuple[int, int], essences: int, health: int) -> None:
    game = play(confront("fire", *dice), ("confront",), ("final",))
    assert hero(game)["essences"].get("fire", 0) == essences and hero(game)["health"] == health


@pytest.mark.rule("EU-35.19")
def test_a_result_in_no_band_has_no_effect_and_the_token_stays() -> None:
    game = confront("water", 1, 2, h0={"health": 3})
    play(game, ("confront",), ("final",))
    assert hero(game)["essences"] == {} and hero(game)["health"] == 3
    assert game.why(("confront",)) == (False, "EU-35.13")


@pytest.mark.rule("EU-35.20")
def test_a_hero_who_dies_of_it_gets_nothing() -> None:
    game = confront("fire", 3, 3, h0={"health": 1})
    space = str(hero(game)["at"])
    play(game, ("confront",), ("final",))
    assert hero(game)["at"] == "0,0*" and hero(game)["essences"] == {} and marked(game, space) == ["e0"]
    assert table(game)["roll"] is None and kind(game) == "act"


@pytest.mark.rule("EU-35.21")
def test_the_space_must_be_liberated() -> None:
    game = at("acting", land={"1,1": "v_general_3"}, h0={"at": "1,1"})
    assert game.why(("confront",)) == (False, "EU-35.21")
    freed = at("acting", land={"1,1": "v_general_3"}, freed=["1,1"], h0={"at": "1,1"})
    assert ("confront",) in options(play(freed, ("march", "trade")))


# -- Quests ---------------------------------------------------------------------------------------------------


def quest(*ids: str, **laid: Any) -> Game[Any]:
    """The first Hero is at the Encounter of these Quests, which lie face up."""
    encounter = PACK.encounter_of[ids[0]]
    tile = PACK.map_tiles[PACK.encounters[encounter].tile]
    spaces = dict(zip(("1,1", "2,1", "1,2", "1,1*"), (*tile.hexes, tile.centre)))
    at_ = next(name for name, space in spaces.items() if space is not None and space.encounter == encounter)
    laid["h0"] = {"id": "dral", "at": at_, **laid.get("h0", {})}
    laid = {"land": {"1,1": tile.id}, "freed": ["1,1", "2,1", "1,2"], "faceup": {encounter: list(ids)}, **laid}
    return at("acting", **laid)


@pytest.mark.rule("EU-35.22", "EU-35.23", "EU-35.24", "EU-35.28")
def test_one_or_both_quests_are_fulfilled_for_their_rewards_and_kept() -> None:
    bag = ["healing_potion"] * 3
    game = quest("refugees_bread", "refugees_blankets", h0={"gold": 5, "gaar": 0, "bag": bag})
    play(game, ("quest", "refugees_bread"), ("quest", "refugees_blankets"))
    shown = hero(game)
    assert (shown["gold"], shown["reputation"], shown["gaar"], len(shown["silver"])) == (0, 3, 1, 2)
    assert shown["quests"] == ["refugees_bread", "refugees_blankets"]
    assert shown["overflow"] == 0 and kind(game) == "act"  # they need no Sack
    poor = quest("refugees_bread", h0={"gold": 1})
    assert poor.why(("quest", "refugees_bread")) == (False, "EU-35.22")


@pytest.mark.rule("EU-35.22")
@pytest.mark.parametrize(
    ("id", "mine", "may"),
    [
        ("emissary_matched", {"gems": {"ruby": 1, "opal": 1}}, False),
        ("emissary_matched", {"gems": {"ruby": 2}}, True),
        ("cutter_colours", {"gems": {"ruby": 2, "opal": 1}}, False),
        ("cutter_colours", {"gems": {"ruby": 1, "opal": 1, "onyx": 1}}, True),
        ("hunter_matching_pair", {"gold": 1, "bag": ["dragonfly"]}, False),
        ("hunter_matching_pair", {"gold": 1, "bag": ["dragonfly", "ash_wolf"]}, True),
        ("hunter_matching_pair", {"gold": 1, "bag": ["dragonfly", "cyclops"]}, False),
        ("refugees_roofs", {"tokens": ["mining", "combat"]}, False),
        ("refugees_roofs", {"tokens": ["mining", "trade"]}, True),
        ("refugees_lost_children", {"moves": 3, "gaar": 1}, False),
        ("refugees_lost_children", {"moves": 4, "gaar": 1}, True),
        ("hunter_night_watch", {"bag": ["dragonfly"], "gaar": 2, "health": 2}, False),
        ("hunter_night_watch", {"bag": ["dragonfly"], "gaar": 2, "health": 3}, True),
        ("lord_fealty", {"gold": 3, "reputation": 19}, False),
        ("lord_fealty", {"gold": 3, "reputation": 20}, True),
        ("gravedigger_paid", {"gaar": 3}, False),
        ("gravedigger_paid", {"gaar": 0, "deaths": 1}, True),
        ("hermit_give_away", {"gold": 3}, False),
        ("hermit_give_away", {"gold": 7}, True),
        ("ferryman_eels", {"bag": ["iron_ore"]}, False),
        ("ferryman_eels", {"bag": ["deep_reed"]}, True),
        ("ferryman_cargo", {"gold": 1, "bag": ["buckler"]}, False),
        ("ferryman_cargo", {"gold": 1, "bag": ["hand_axe"]}, True),
        ("ferryman_cargo", {"gold": 1, "bag": ["assayers_box"]}, False),
        ("hermit_unarmed", {"gaar": 1, "bag": ["scouts_hood"]}, False),
        ("hermit_unarmed", {"gaar": 1, "bag": ["oak_pavise"]}, False),
        ("hermit_unarmed", {"gaar": 1, "bag": ["mirror_shield"]}, True),
        ("armourer_pommel", {"gold": 2, "gems": {"ruby": 1}}, True),
        ("armourer_pommel", {"gold": 2, "gems": {"opal": 1}}, False),
        ("emissary_treaty", {"gold": 2, "gems": {"opal": 1}, "essences": {"air": 1}}, True),
        ("emissary_treaty", {"gold": 2, "gems": {"opal": 2}}, False),
        ("armourer_tempering", {"gold": 2, "essences": {"air": 1}}, False),
        ("armourer_tempering", {"gold": 2, "essences": {"fire": 1}}, True),
        ("witch_candles", {"essences": {"air": 2}}, False),
        ("witch_candles", {"essences": {"air": 1, "fire": 1}}, True),
        ("refugees_land", {"gold": 2, "bag": ["deep_reed"]}, True),
        ("refugees_land", {"gold": 2, "bag": ["hand_axe"]}, False),
        ("ferryman_nets", {"gold": 1, "tokens": ["combat"]}, True),
        ("ferryman_nets", {"gold": 1, "tokens": []}, False),
        ("refugees_medicine", {"bag": ["healing_potion"]}, False),
        ("refugees_medicine", {"bag": ["healing_potion"] * 2}, True),
        ("stargazer_silver_nights", {"silver": ["curse"] * 3}, False),
        ("stargazer_silver_nights", {"silver": ["curse"] * 4}, True),
        ("stargazer_silver_nights", {"golden": ["frenzy"] * 4}, False),
        ("witch_voices", {"silver": ["curse"] * 2}, False),
        ("witch_voices", {"golden": ["frenzy"]}, False),
        ("witch_voices", {"golden": ["frenzy"] * 2}, True),
        ("armourer_proof", {"gold": 1, "board": ["leather_helm", "leather_gloves"]}, False),
        ("armourer_proof", {"gold": 1, "board": ["leather_helm", "leather_gloves", "leather_boots"]}, True),
        ("cutter_set", {"board": ["chain_gloves"], "gems_on": {"chain_gloves": ["ruby"]}}, False),
        ("lord_justice", {"bag": ["cyclops"]}, False),
        ("lord_justice", {"bag": ["cyclops", "mire_troll"]}, True),
    ],
)
def test_a_quest_needs_what_it_asks_for(id: str, mine: dict[str, Any], may: bool) -> None:
    game = quest(id, h0=mine)
    assert (("quest", id) in options(game)) == may
    assert may or game.why(("quest", id)) == (False, "EU-35.22")


@pytest.mark.rule("EU-35.27")
@pytest.mark.parametrize(("id", "hand"), [("witch_voices", {"golden": ["frenzy"] * 2}), ("hunter_bait", {})])
def test_whoever_pays_with_cards_of_the_hand_is_asked_though_they_are_all_alike(id: str, hand: dict[str, Any]) -> None:
    bait = {"bag": ["dragonfly", "healing_potion"], "silver": ["curse"] * 2}
    game = play(quest(id, h0={**bait, **hand}), ("quest", id))
    assert kind(game) == "pay" and len(options(game)) == 1  # or others would know


@pytest.mark.rule("EU-35.22")
@pytest.mark.parametrize(
    ("id", "tokens", "may"),
    [
        ("emissary_letter", ["t0"], False),
        ("emissary_letter", ["t0", "t0"], True),
        ("emissary_letter", ["t0", "t1"], False),
        ("fortress_scars", ["h0", "h0"], False),
        ("fortress_scars", ["h0", "h0", "h0"], True),
        ("prospector_many_shafts", ["m0", "m0", "e0", "e0"], False),
        ("prospector_many_shafts", ["m0", "m0", "m0", "e0", "e0"], True),
    ],
)
def test_a_quest_may_ask_for_tokens_on_the_map(id: str, tokens: list[str], may: bool) -> None:
    game = quest(id, tokens={"0,0": tokens})
    assert (("quest", id) in options(game)) == may


@pytest.mark.rule("EU-35.22")
@pytest.mark.parametrize(("seats", "may"), [((0, 0, 1), False), ((0, 1, 0), True), ((1, 1, 1), False)])
def test_a_quest_may_ask_for_different_elementals(seats: tuple[int, ...], may: bool) -> None:
    land = {**table(quest("stargazer_winds"))["land"], "-1,2": "i_general_3", "1,-2": "ii_fixed_1", "2,-1": "i_fixed_1"}
    homes = ("0,2", "2,-2", "3,-1")  # of water, water, and earth
    tokens = {space: [f"e{seat}"] for space, seat in zip(homes, seats)}
    game = quest("stargazer_winds", land=land, tokens=tokens)
    assert [game.state.space(space).element for space in homes] == ["water", "water", "earth"]
    assert (("quest", "stargazer_winds") in options(game)) == may


@pytest.mark.rule("EU-35.22")
@pytest.mark.parametrize(("dice", "done"), [((5, 5), True), ((4, 5), False)])
def test_a_quest_with_a_roll_is_fulfilled_if_the_roll_is_high_enough(dice: tuple[int, int], done: bool) -> None:
    game = quest("fortress_ring", dice=list(dice))
    play(game, ("quest", "fortress_ring"), ("final",))
    assert hero(game)["quests"] == (["fortress_ring"] if done else []) and hero(game)["gold"] == (3 if done else 0)


@pytest.mark.rule("EU-35.26", "EU-43.3", "EU-43.5")
def test_a_gem_on_equipment_cannot_be_handed_in() -> None:
    worn = {"board": ["chain_gloves"], "gems_on": {"chain_gloves": ["ruby"]}}
    assert options(quest("emissary_court_colours", h0=worn), "quest") == []
    game = play(quest("emissary_court_colours", h0={"gems": {"ruby": 1}}), ("quest", "emissary_court_colours"))
    assert (hero(game)["gems"], hero(game)["gold"], hero(game)["reputation"]) == ({}, 3, 1)


@pytest.mark.rule("EU-35.27")
def test_what_is_handed_in_goes_away_before_the_reward_is_taken() -> None:
    game = quest("emissary_tribute", h0={"gems": {"onyx": 1}, "gold": 0})
    assert options(game, "quest") == []  # the Gold of the reward does not pay for it
    paid = play(quest("ferryman_cargo", h0={"gold": 1, "bag": ["hand_axe"]}), ("quest", "ferryman_cargo"))
    assert table(paid)["discards"]["merchant"] == ["hand_axe"] and hero(paid)["gold"] == 5


@pytest.mark.rule("EU-35.27", "EU-40.6")
def test_equipment_that_keeps_the_hero_alive_cannot_be_handed_in() -> None:
    worn = {"gold": 1, "board": ["plate_helm"]}
    assert options(quest("ferryman_cargo", h0={**worn, "health": 3}), "quest") == []
    game = play(quest("ferryman_cargo", h0={**worn, "health": 4}), ("quest", "ferryman_cargo"))
    assert hero(game)["health"] == 1 and "plate_helm" not in hero(game)["worn"]


@pytest.mark.rule("EU-35.27")
def test_different_essences_and_gems_are_handed_in_one_after_the_other() -> None:
    game = play(quest("witch_candles", h0={"essences": {"fire": 2, "air": 1, "water": 1}}), ("quest", "witch_candles"))
    assert kind(game) == "different" and len(options(game)) == 3
    play(game, ("pay", "fire"))
    assert options(game) == [("pay", "air"), ("pay", "water")] and hero(game)["essences"]["fire"] == 1
    play(game, ("pay", "water"))
    assert hero(game)["essences"] == {"fire": 1, "air": 1} and "witch_candles" in hero(game)["quests"]
    gems = {"ruby": 2, "opal": 2, "onyx": 2, "emerald": 2}
    cut = play(quest("cutter_colours", h0={"gems": gems}), ("quest", "cutter_colours"))
    for gem in ("ruby", "opal", "onyx"):
        play(cut, ("pay", gem))
    assert [hero(cut)["gems"][gem] for gem in gems][:3] == [1, 1, 1] and "cutter_colours" in hero(cut)["quests"]


@pytest.mark.rule("EU-35.27")
def test_gaar_tokens_and_wounds_are_paid_for_a_quest() -> None:
    game = quest(
        "witch_blood_price", h0={"id": "dral", "gaar": 3, "health": 6}, draws={"witch_reward": ["amulet_of_rot"]}
    )
    play(game, ("quest", "witch_blood_price"))
    assert hero(game)["gaar"] == 1 and hero(game)["health"] == 1


@pytest.mark.rule("EU-41.9")
def test_room_is_made_after_a_free_action_or_a_tile_that_brought_too_much() -> None:
    full: dict[str, Any] = {"id": "dral", "gold": 1, "bag": ["healing_potion"] * 3, "gems": {"opal": 3}, "gaar": 4}
    met = play(confront("water", 3, 4, h0=full), ("confront",), ("final",))
    bought = play(at("acting", h0=full), ("church", "potion"))
    charm = {"do": "gain", "use": "exhaust", "timing": "", "what": "gaar", "n": 1}
    ring = arm("test_ring", "jewellery", slot="ring", effects=[charm])
    worn = {**full, "unlocked": True, "board": ["test_ring"]}
    used = play(at("acting", h0=worn, content={"merchant": [ring]}), ("use", "test_ring"))
    for game in (met, bought, used):
        assert kind(game) == "tidy" and hero(game)["overflow"] == 1
