"""EU-1: what is in the box; EU-2: modes and the priority of rules."""

from __future__ import annotations

from collections import Counter

import pytest

import fabletop
from fabletop.games.euthia.content import GEMS, HOPE, REWARDS, TRADES, TREASURES, HeroTile
from fabletop.games.euthia.land.explore import open_encounter
from fabletop.games.euthia.scenarios.defending_settlements.cards import PEOPLE
from fabletop.kernel import SetupError

from .euthia import GAME, PACK, at, fresh, hero, options, play, table

REPORT = fabletop.book(GAME).pack.report()


def in_box(kind: str) -> int:
    """How many pieces the pack holds; the list of the box must say the same."""
    assert REPORT[kind]["pack"] == REPORT[kind]["box"]
    return REPORT[kind]["pack"]


@pytest.mark.parametrize("kind", list(REPORT))
def test_the_pack_holds_as_much_as_the_box(kind: str) -> None:
    assert in_box(kind) == sum(REPORT[kind][source] for source in ("rulebook", "published", "designed"))


@pytest.mark.rule("EU-1.1", "EU-1.3", "EU-1.4")
def test_69_map_tiles_of_three_spaces_in_five_chapters_and_four_kinds() -> None:
    tiles = PACK.map_tiles.values()
    assert in_box("map_tile") == 69
    assert Counter(tile.chapter for tile in tiles) == {1: 16, 2: 13, 3: 14, 4: 14, 5: 12}
    assert {tile.kind for tile in tiles} == {"start", "fixed", "encounter", "scenario", "general"}
    assert all(len(tile.hexes) == 3 for tile in tiles)


@pytest.mark.rule("EU-1.5", "EU-1.6")
def test_rounds_reputation_and_three_offers_of_four_places_are_kept() -> None:
    shown = table(fresh())
    assert (shown["round"], shown["heroes"][0]["reputation"]) == (1, 0)
    assert {stack: len(offer) for stack, offer in shown["offers"].items()} == dict.fromkeys(TRADES, 4)


@pytest.mark.rule("EU-1.7", "EU-1.16")
def test_six_heroes_and_135_hero_tiles() -> None:
    colours = {id: board.colour for id, board in PACK.heroes.items()}
    assert colours == {
        "ael": "white",
        "dral": "blue",
        "keleia": "yellow",
        "maeldur": "red",
        "skoldur": "black",
        "taesiri": "purple",
    }
    assert in_box("hero") == 6 and in_box("hero_tile") == 135
    numbers = {id: len(tiles) for id, tiles in PACK.tiles_of.items()}
    assert numbers == {"maeldur": 21, "ael": 22, "dral": 22, "keleia": 22, "skoldur": 24, "taesiri": 24}


@pytest.mark.rule("EU-1.8", "EU-1.9")
def test_a_hero_has_two_dice_with_faces_one_to_six_whose_opposites_add_up_to_seven() -> None:
    land = {"1,1": "ii_general_1"}  # under the Power of Air on 1,2
    turned = {}
    for face in range(2, 7):
        game = at("acting", land=land, h0={"at": "1,2", "bag": ["locked_coffer"]}, dice=[face, 1])
        dice = table(play(game, ("use", "locked_coffer")))["roll"]["dice"]
        assert len(dice) == 2
        turned[face] = dice[0]
    assert turned == {2: 5, 3: 4, 4: 3, 5: 2, 6: 1}


@pytest.mark.rule("EU-1.12", "EU-1.14")
def test_action_tokens_come_in_two_sets_and_interaction_tokens_have_two_sides() -> None:
    game = at("begin_round", h0={"tokens": ["trade"]})
    assert sorted(hero(game)["tokens"]) == ["combat", "mining", "trade", "trade"]
    both = at("acting", land={"1,1": "i_general_3"}, tokens={"1,1": ["m0", "m0"], "2,1": ["e0"]}).state
    assert both.tokens_of(0, "me") == 3


@pytest.mark.rule("EU-1.17")
def test_trade_tiles() -> None:
    assert [in_box(stack) for stack in TRADES] == [73, 76, 70]


@pytest.mark.rule("EU-1.18", "EU-1.19", "EU-1.20", "EU-1.21", "EU-1.22")
def test_resources_potions_sacks_rewards_treasures_artifacts_and_scrolls() -> None:
    assert [in_box(stack) for stack in ("mountain", "lake", "cave")] == [25, 25, 24]
    assert [in_box(stack) for stack in ("healing_potion", "grey_sack", "supplies")] == [12, 12, 6]
    assert [in_box(stack) for stack in REWARDS] == [12, 12, 7]
    assert [in_box(stack) for stack in TREASURES] == [20, 20, 20]
    assert [in_box(stack) for stack in ("artifact", "teleport_scroll")] == [6, 4]


@pytest.mark.rule("EU-1.24", "EU-1.29", "EU-1.30")
def test_monsters_elite_monsters_and_bounties_by_level() -> None:
    assert Counter(each.level for each in PACK.monsters.values()) == {1: 14, 2: 14, 3: 12}
    assert Counter(each.level for each in PACK.elites.values()) == {1: 7, 2: 7, 3: 6}
    assert Counter(each.level for each in PACK.bounties.values()) == {1: 7, 2: 7, 3: 6}


@pytest.mark.rule("EU-1.25", "EU-1.26")
def test_two_control_cards_for_each_hero() -> None:
    assert Counter(fresh(4).state.control.items()) == {"0": 2, "1": 2, "2": 2, "3": 2}


@pytest.mark.rule("EU-1.27", "EU-1.28")
def test_silver_and_gold_cards() -> None:
    assert in_box("card") == 24 + 32
    silver = [card for card in PACK.cards.values() if card.metal == "silver"]
    gold = [card for card in PACK.cards.values() if card.metal == "gold"]
    assert [card.copies for card in silver] == [8, 8, 8] and [card.copies for card in gold] == [8, 8, 8, 8]
    assert [card.id for card in gold if "competitive" not in card.modes] == ["mind_control"]


@pytest.mark.rule("EU-1.31")
def test_14_encounters_of_seven_cards_and_five_more_for_other_modes() -> None:
    assert in_box("encounter") == 103 and len(PACK.encounters) == 14
    for encounter in PACK.encounters.values():
        assert sum(not quest.solo for quest in encounter.quests) == 7
    assert sum(quest.solo for quest in PACK.quests.values()) == 5


@pytest.mark.rule("EU-1.41")
def test_what_is_for_one_player_alone_is_marked_and_left_out_of_the_competitive_game() -> None:
    quests = {quest.id for quest in PACK.quests.values() if quest.solo}
    cards = {card.id for card in PACK.cards.values() if "competitive" not in card.modes}
    tiles = {id for id, tile in PACK.things.items() if isinstance(tile, HeroTile) and tile.players == "solo"}
    assert len(quests) == 5 and len(cards) == 1 and any(id.startswith("taesiri") for id in tiles)
    state = at("acting", seats=4, h0={"id": "taesiri"}).state
    for id in PACK.encounters:
        open_encounter(state, id)
    dealt = [*state.silver.items(), *state.golden.items()]
    dealt += [tile for hero in state.heroes for tile in (*hero.slots, *hero.unseen)]
    dealt += [quest for id in PACK.encounters for quest in (*state.quests[id].items(), *state.faceup[id])]
    dealt += [quest for id in PACK.encounters for quest in state.unused_quests[id]]
    assert {*quests, *cards, *tiles}.isdisjoint(dealt) and len(dealt) > 48


@pytest.mark.rule("EU-1.32", "EU-1.33", "EU-1.34")
def test_combat_elemental_and_scenario_cards() -> None:
    assert (in_box("combat_card"), in_box("elemental"), in_box("event_card")) == (36, 4, 7)
    assert set(PACK.elementals) == {"fire", "water", "air", "earth"}
    assert Counter(person.kind for person in PEOPLE(PACK).values()) == {"character": 4, "accomplice": 1, "saboteur": 1}


@pytest.mark.rule("EU-1.36", "EU-1.37")
def test_essences_and_gems() -> None:
    assert (in_box("essence"), in_box("gem")) == (60, 110)
    assert {id: each.tokens for id, each in PACK.essences.items()} == dict.fromkeys(
        ("fire", "water", "air", "earth"), 15
    )
    assert {id: PACK.gems[id].tokens for id in GEMS} == {
        **dict.fromkeys(("amethyst", "emerald", "onyx", "opal", "ruby", "sapphire"), 15),
        **dict.fromkeys(("demonite", "diamond"), 10),
    }


@pytest.mark.rule("EU-1.38")
def test_the_hope_die_shows_nought_to_five() -> None:
    fight = {"foe": "tusked_boar", "hope": 4}
    game = at("roll", 0, "attack", h0={"id": "dral"}, fight={**fight, "weapon": "dral_notched_sword"}, dice=[1, 1])
    assert HOPE == 5 and table(game)["fight"]["hope"] == 5


# -- modes and priorities -------------------------------------------------------------------------------------


@pytest.mark.rule("EU-2.1")
def test_two_to_four_players_each_play_one_hero() -> None:
    for seats in (2, 3, 4):
        heroes = [hero(fresh(seats), seat)["id"] for seat in range(seats)]
        assert len(set(heroes)) == seats
    with pytest.raises(SetupError):
        fabletop.new(GAME, seats=5)


@pytest.mark.rule("EU-2.3")
def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(SetupError):
        fabletop.new(GAME, seats=2, scenario="the_long_road")


@pytest.mark.rule("EU-2.4")
def test_the_text_of_a_component_overrides_the_rules() -> None:
    game = at("acting", h0={"id": "dral", "bag": ["skeleton_key"]})
    play(game, ("use", "skeleton_key"), ("unlock", 2))  # a slot is unlocked outside a Trade Action, for nothing
    assert hero(game)["slots_open"][2] and hero(game)["gold"] == 1


@pytest.mark.rule("EU-2.11")
def test_the_map_stack_is_never_refilled() -> None:
    game = at("acting", stack=["i_general_1"], h0={"moves": 3})
    play(game, ("walk", "0,0"), ("slot", "-1,-1"), ("walk", "1,0"), ("walk", "0,1"))
    assert len(table(game)["stack"]) == 0 and len(table(game)["land"]) == 2
    assert options(game, "slot") == []


@pytest.mark.rule("EU-1.40")
@pytest.mark.parametrize("scenario", PACK.scenarios)
def test_a_figure_stands_on_the_map_only_where_its_scenario_says_so(scenario: str) -> None:
    seats = 1 if "competitive" not in PACK.scenarios[scenario].modes else 2
    game = fabletop.new(GAME, seats=seats, seed=1, scenario=scenario)
    marked = [mark["id"] for marks in game.view(None)["table"]["tale"]["marks"].values() for mark in marks]
    figures = {"eu-mark-golem": "walking_ruin", "eu-mark-farruga": "farruga", "eu-mark-church": "mirrezil"}
    assert all(figures.get(mark, scenario) == scenario for mark in marked)
