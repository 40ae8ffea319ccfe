"""EU-48: solo mode, its setup, its Encounters and the banks."""

from __future__ import annotations

from collections import Counter

import pytest

import fabletop
from fabletop.games.euthia.content import HeroTile
from fabletop.games.euthia.setup import settled
from fabletop.kernel import Game, Rng, SetupError

from .euthia import GAME, PACK, at, fresh, hero, kind, options, play, seen, table
from .euthia_solo import alone, bank, together, told, under

SCENARIOS = ("hunt", "defending_settlements")


# -- setup ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-2.1", "EU-48.1", "EU-48.12")
def test_one_player_plays_alone_with_the_usual_setup_and_two_banks() -> None:
    game = fresh(1)
    assert table(game)["mode"] == "solo" and (hero(game)["gaar"], hero(game)["gold"]) == (4, 0)
    assert {stack: len(offer) for stack, offer in table(game)["offers"].items()}["merchant"] == 4
    assert sorted(table(game)["banks"]) == ["gold", "silver"] and table(fresh(2))["banks"] == {}


@pytest.mark.rule("EU-48.2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_alone_two_fixed_tiles_of_each_chapter_are_used(scenario: str) -> None:
    assert sum(tile.solo for tile in PACK.map_tiles.values()) == 2 * 5  # of five Chapters
    tiles = [PACK.map_tiles[each] for each in fresh(1, scenario).state.tiles.items()]
    fixed = [tile for tile in tiles if tile.kind == "fixed"]
    assert Counter(tile.chapter for tile in fixed) == {1: 2, 2: 2, 3: 2, 4: 2} and all(tile.solo for tile in fixed)


@pytest.mark.rule("EU-48.4", "EU-48.5", "EU-49.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_without_rivals_there_are_36_combat_cards_and_no_control_cards(seats: int) -> None:
    state = (fresh(1) if seats == 1 else fresh(seats, cooperative=True)).state
    assert not len(state.control) and state.combat_deck.items() == sorted(PACK.combat_cards)
    assert len(state.combat_deck) == 36


@pytest.mark.rule("EU-6.17", "EU-48.6", "EU-48.7", "EU-49.2")
def test_mind_control_takes_the_place_of_soul_control() -> None:
    for game in (fresh(1), fresh(3, cooperative=True)):
        gold = Counter([*game.state.golden.items(), *game.state.gold_bank.items()])
        assert gold == {"frenzy": 8, "healing_card": 8, "mind_control": 8}
    assert "mind_control" not in fresh(2).state.golden.items()


@pytest.mark.rule("EU-5.14", "EU-48.8", "EU-49.15")
def test_hero_tiles_go_by_the_number_of_players() -> None:
    def icons(seats: int, **chosen: bool) -> set[str]:
        game = fabletop.new(GAME, seats=seats, seed=1, **chosen)
        play(game, ("hero", "taesiri"))
        owner = next(each for each in game.state.heroes if each.id == "taesiri")
        tiles = [PACK.things[each] for each in owner.unseen]
        return {tile.players for tile in tiles if isinstance(tile, HeroTile)}

    assert icons(1) == {"any", "solo"}
    assert icons(2, cooperative=True) == {"any", "2-4"}


@pytest.mark.rule("EU-49.1")
def test_several_play_together_if_they_wish_or_the_scenario_is_meant_only_for_it() -> None:
    assert table(fresh(2))["mode"] == "competitive" and table(fresh(2, cooperative=True))["mode"] == "cooperative"
    only = {"scenario": [_hunt(id="quiet_hunt", number=90, modes=["solo", "cooperative"])]}
    lonely = {"scenario": [_hunt(id="loud_hunt", number=91, modes=["competitive"])]}
    assert table(at("acting", content=only, scenario="quiet_hunt"))["mode"] == "cooperative"
    for chosen in ({"seats": 1}, {"seats": 2, "options": {"cooperative": True}}):
        with pytest.raises(SetupError, match="loud_hunt"):
            at("acting", content=lonely, scenario="loud_hunt", **chosen)  # type: ignore[arg-type]


def _hunt(**changed: object) -> dict[str, object]:
    """The Hunt, with some fields changed."""
    import msgspec

    plain: dict[str, object] = msgspec.to_builtins(PACK.scenarios["hunt"])
    return {**plain, **changed}


@pytest.mark.rule("EU-2.3")
def test_a_scenario_that_is_not_there_is_refused_by_name() -> None:
    with pytest.raises(SetupError, match="there is no scenario 'loud_hunt'; there are: hunt, "):
        alone("acting", scenario="loud_hunt")


@pytest.mark.rule("EU-49.1", "EU-46.1", "EU-63.3")
def test_what_a_scenario_settles_is_not_chosen() -> None:
    plain = ("hunt", "defending_settlements", "six_legends", "farruga")
    assert settled(PACK) == {
        "cooperative": ("scenario", ("mirrezil",)),
        "elites": ("scenario", ("six_legends", "farruga", "mirrezil")),
        "heroic": ("scenario", plain),
    }


# -- Encounters -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-48.9", "EU-48.11", "EU-49.13")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_witch_has_three_of_her_five_solo_cards_and_no_amulets(seats: int) -> None:
    land = {"1,1": PACK.encounters["witch"].tile}
    game = alone("acting", land=land) if seats == 1 else together("acting", seats=seats, land=land)
    open_cards, deck, box = (
        table(game)["faceup"]["witch"],
        game.state.quests["witch"],
        game.state.unused_quests["witch"],
    )
    assert (len(open_cards), len(deck), len(box)) == (2, 1, 2)
    assert all(PACK.quests[id].solo for id in (*open_cards, *deck.items(), *box))
    assert len(game.state.stacks["witch_reward"]) == 0 and len(fresh(2).state.stacks["witch_reward"]) == 7


@pytest.mark.rule("EU-48.10", "EU-49.13")
@pytest.mark.parametrize("seats", [1, 4])
def test_every_other_encounter_has_three_of_its_seven_cards(seats: int) -> None:
    land = {"1,1": PACK.encounters["hunter"].tile}
    game = alone("acting", land=land) if seats == 1 else together("acting", seats=seats, land=land)
    assert len(table(game)["faceup"]["hunter"]) == 2 and len(game.state.quests["hunter"]) == 1
    assert len(game.state.unused_quests["hunter"]) == 4


# -- the banks ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-48.13")
def test_a_silver_card_goes_to_the_bank_at_the_start_of_each_round() -> None:
    game = alone("begin_round")
    assert bank(game, "silver") == [""] and told(game, "banked") == [("banked", "EU-48.13", "silver", 1)]
    play(game, ("end",), ("none",))
    assert bank(game, "silver") == ["", ""] and table(game)["round"] == 2


@pytest.mark.rule("EU-48.14", "EU-48.25", "EU-49.14")
def test_for_each_card_drawn_one_of_its_kind_goes_to_the_bank() -> None:
    drawing = {"land": {"1,1": "iii_encounter_1"}, "faceup": {"witch": ["witch_solo_crow"]}}
    ready = {"at": _place("iii_encounter_1"), "essences": {"fire": 1, "air": 1}}
    for game in (alone("acting", **drawing, h0=ready), together("acting", **drawing, h0=ready)):
        play(game, ("quest", "witch_solo_crow"))
        while kind(game) != "act":
            play(game, options(game)[0])
        assert len(hero(game)["silver"]) == 1 and bank(game, "silver") == [""]
    gem = {"bag": [], "board": ["dragon_gloves"], "gems_on": {"dragon_gloves": ["demonite"]}}
    golden = play(alone("acting", h0={"id": "dral", **gem}), ("gem", "dragon_gloves", "demonite"))
    assert len(hero(golden)["golden"]) == 1 and (bank(golden, "gold"), bank(golden, "silver")) == ([""], [])


def _place(tile: str) -> str:
    entry = PACK.map_tiles[tile]
    if entry.centre is not None and entry.centre.encounter:
        return "1,1*"
    return ("1,1", "2,1", "1,2")[next(i for i, space in enumerate(entry.hexes) if space.encounter)]


@pytest.mark.rule("EU-48.15", "EU-48.22", "EU-48.24")
def test_four_silver_cards_of_the_bank_become_a_gold_card_and_go_under_their_deck() -> None:
    game = alone("begin_round", banks={"silver": ["curse", "savagery", "bloodthirst"]}, draws={"silver": ["curse"]})
    assert bank(game, "silver") == [] and bank(game, "gold") == [""]
    assert [args[3] for args in told(game, "bank_discards")] == ["curse", "curse", "savagery", "bloodthirst"]
    assert under(game, "silver") == ["curse", "curse", "savagery", "bloodthirst"]
    assert len(game.state.silver) == 24 and not game.state.silver_discard


@pytest.mark.rule("EU-48.16")
def test_the_gold_bank_has_no_limit() -> None:
    game = alone("begin_round", banks={"gold": ["frenzy"] * 8 + ["mind_control"] * 7, "silver": ["curse"] * 3})
    assert len(bank(game, "gold")) == 16


@pytest.mark.rule("EU-48.24")
def test_new_cards_lie_on_top_of_a_bank_and_are_revealed_from_the_top() -> None:
    game = alone("begin_round", banks={"silver": ["savagery"]}, draws={"silver": ["curse"]})
    assert game.state.silver_bank.parts == [["savagery"], ["curse"]]
    assert game.state.silver_bank.draw(Rng("1")) == "curse"


@pytest.mark.rule("EU-48.24")
def test_nobody_sees_a_bank_but_for_what_was_put_under_it() -> None:
    game = alone("acting", banks={"gold": ["frenzy", "mind_control"], "silver": ["curse"]})
    for seat in (0, None):
        assert seen(game, seat)["banks"] == {"silver": [""], "gold": ["", ""]}
        worlds = {tuple(game.imagine(seat, Rng(str(i))).state.gold_bank.items()) for i in range(20)}
        assert len(worlds) > 1
    base = alone("begin_round").base
    base.silver.take("curse")
    base.silver.lay_on_top("curse")  # a card that all know to lie on the deck
    known = Game(game.book, base)
    assert bank(known, "silver") == ["curse"]
    assert {world.state.silver_bank.items()[0] for world in (known.imagine(0, Rng(str(i))) for i in range(9))} == {
        "curse"
    }


# -- the own cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-48.17", "EU-48.18", "EU-48.23")
def test_four_silver_cards_may_be_exchanged_and_that_is_no_draw() -> None:
    game = alone("acting", h0={"silver": ["curse", "curse", "curse", "savagery"]})
    play(game, ("exchange",))
    assert (hero(game)["silver"], len(hero(game)["golden"]), hero(game)["gold"]) == ([], 1, 0)
    assert bank(game, "gold") == [] and under(game, "silver") == ["curse", "curse", "curse", "savagery"]


@pytest.mark.rule("EU-48.19", "EU-48.22")
def test_a_gold_card_may_be_exchanged_for_a_gold_coin() -> None:
    game = alone("acting", h0={"golden": ["frenzy", "mind_control"]})
    play(game, ("cash", "mind_control"))
    assert (hero(game)["gold"], hero(game)["golden"]) == (1, ["frenzy"])
    assert under(game, "gold") == ["mind_control"] and ("cash", "frenzy") in options(game)
    assert options(at("acting", h0={"golden": ["frenzy"]}), "cash") == []


@pytest.mark.rule("EU-48.18", "EU-48.19")
def test_cards_become_coins_in_the_middle_of_a_trade() -> None:
    cards = {"silver": ["curse"] * 4, "golden": ["frenzy"]}
    game = alone("trading", 0, land={"1,1": "i_fixed_1"}, trading="merchants", h0={"at": "1,1", **cards})
    assert {("exchange",), ("cash", "frenzy")} <= set(options(game))
    play(game, ("cash", "frenzy"), ("exchange",))
    assert kind(game) == "deal" and hero(game)["gold"] == 1 and len(hero(game)["golden"]) == 1


@pytest.mark.rule("EU-48.20")
def test_a_scenario_may_ask_for_silver_cards() -> None:
    game = alone(
        "acting",
        scenario="defending_settlements",
        land={"1,1": "i_fixed_1"},
        face_down={"1,1": "miller"},
        h0={"at": "1,1", "silver": ["curse"]},
    )
    play(game, ("deed", "talk", "silver"))
    while kind(game) != "act":
        play(game, options(game)[0])
    assert hero(game)["silver"] == [] and under(game, "silver") == ["curse"]


@pytest.mark.rule("EU-48.21")
def test_the_hand_limit_stays_five() -> None:
    hand = {"silver": ["curse"] * 3, "golden": ["frenzy", "frenzy", "mind_control"]}
    game = alone("hand_limit", 0, h0=hand)
    assert kind(game) == "surplus" and ("cash", "frenzy") in options(game)
    play(game, ("cash", "frenzy"))
    assert kind(game) == "act" and hero(game)["gold"] == 1


@pytest.mark.rule("EU-2.4")
def test_what_empties_a_bank_puts_its_top_cards_under_their_deck() -> None:
    banks = {"gold": ["frenzy", "mind_control", "healing_card"], "silver": ["curse"]}
    echo = {"id": "taesiri", "board": ["taesiri_smothered_echo"]}
    game = play(alone("acting", h0=echo, banks=banks), ("use", "taesiri_smothered_echo", 0))
    assert len(bank(game, "gold")) == 2 and under(game, "gold") == ["frenzy"]
    other = play(alone("acting", h0=echo, banks=banks), ("use", "taesiri_smothered_echo", 1))
    assert bank(other, "silver") == [] and under(other, "silver") == ["curse"] and len(bank(other, "gold")) == 3
