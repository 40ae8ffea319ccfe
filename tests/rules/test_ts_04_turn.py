"""TS-4, TS-5 and TS-20: the turn, the Party Deck, and resting."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import fabletop
from fabletop import Game, IllegalChoice

from .thunderstone import GAME, at, events, kind, options, party, play, seat, slot, table

DONE = ("done",)
HALL = ["griffon", "griffon", "pegasus"]
ACTIONS = [("village",), ("dungeon",), ("rest",)]


def use(game: Game[Any], card: str, effect: int = 1, nth: int = 1) -> Game[Any]:
    return play(game, ("use", slot(game, card, nth), effect))


def own(*hand: str, deck: list[str] | None = None, discard: list[str] | None = None) -> dict[str, Any]:
    return {"hand": list(hand), "deck": deck or [], "discard": discard or []}


# -- TS-4: the course of the game -----------------------------------------------------------------------


@pytest.mark.rule("TS-4.1")
def test_every_player_may_start_and_each_as_often() -> None:
    starts = Counter(fabletop.new(GAME, seats=4, seed=seed, keep=False).state.active for seed in range(400))
    assert sorted(starts) == [0, 1, 2, 3] and min(starts.values()) > 70


@pytest.mark.rule("TS-4.2", "TS-4.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_pass_to_the_left(seats: int) -> None:
    game = fabletop.new(GAME, seats=seats, seed=2)
    first = game.state.active
    for turn in range(2 * seats):
        assert game.decision is not None and kind(game) == "turn"
        assert game.decision.seat == (first + turn) % seats and table(game)["turn"] == turn + 1
        play(game, ("rest",), ("pass",))


@pytest.mark.rule("TS-4.3", "TS-4.7")
def test_there_are_three_actions_and_no_pass() -> None:
    game = at("turn")
    assert options(game) == ACTIONS
    with pytest.raises(IllegalChoice):
        game.choose(("pass",))


@pytest.mark.rule("TS-4.3", "TS-4.6")
def test_every_turn_of_a_game_is_exactly_one_action_of_one_player() -> None:
    game, chance = fabletop.new(GAME, seats=3, seed=11), random.Random(11)
    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))
    acted = [event.args[0] for event in events(game, "turn")]
    assert len(acted) == table(game)["turn"]
    assert acted == [(acted[0] + turn) % 3 for turn in range(len(acted))]


@pytest.mark.rule("TS-4.7", "TS-20.3")
def test_a_rest_in_which_nothing_is_destroyed_is_possible() -> None:
    game = play(at("turn", s0=own("torch", "dagger", deck=["militia"] * 6)), ("rest",), ("pass",))
    assert table(game)["destroyed"] == [] and sorted(seat(game)["discard"]) == ["dagger", "torch"]


@pytest.mark.rule("TS-4.4")
def test_the_steps_of_a_visit_come_in_the_printed_order() -> None:
    game = at("turn", s0={**own("town_guard", "militia", "lightstone_gem", deck=["torch"] * 9), "xp": 3})
    asked = []
    for _ in range(4):
        asked.append((kind(game), table(game)["step"]))
        play(game, ("village",) if kind(game) == "turn" else DONE)
    assert asked == [("turn", 0), ("village_effect", 2), ("buy", 4), ("level_up", 5)]
    assert kind(game) == "turn" and table(game)["active"] == 1
    assert (table(game)["doing"], table(game)["step"], table(game)["purchases"]) == ("", 0, 0)


@pytest.mark.rule("TS-4.4")
def test_the_steps_in_the_dungeon_come_in_the_printed_order() -> None:
    hand = ["thyrian_lord", "gray_ooze", "lightstone_gem", "disease", "iron_rations"]
    game = at("turn", s0=own(*hand, "fireball", deck=["torch"] * 6), hall=["gray_ooze", "griffon", "tyxr_the_old"])
    play(game, ("dungeon",))
    assert (kind(game), table(game)["step"]) == ("dungeon", 2)
    play(game, ("attack", 1))
    assert (kind(game), table(game)["step"]) == ("sick", 4)
    play(game, ("sick", "attack"))
    assert kind(game) == "spoils" and table(game)["hall"][0] == ""  # before the Hall is refilled
    play(game, DONE)
    assert table(game)["hall"][:2] == ["griffon", "tyxr_the_old"]
    assert kind(game) == "turn" and seat(game)["hand"] == ["torch"] * 6


@pytest.mark.rule("TS-4.5", "TS-5.3")
@pytest.mark.parametrize("way", [(("village",), DONE), (("dungeon",), ("attack", 3)), (("rest",), ("pass",))])
def test_every_action_ends_with_discarding_all_and_drawing_six(way: tuple[tuple[str | int, ...], ...]) -> None:
    hand = ["dagger", "militia", "short_sword", "torch"]
    game = play(at("turn", s0=own(*hand, deck=["iron_rations"] * 7), hall=HALL), *way)
    assert kind(game) == "turn" and table(game)["active"] == 1
    assert sorted(seat(game)["discard"]) == hand and seat(game, 1)["discard"] == []
    assert seat(game)["hand"] == ["iron_rations"] * 6 and seat(game)["deck"] == 1


@pytest.mark.rule("TS-4.8")
@pytest.mark.parametrize("action", ["village", "dungeon"])
def test_the_action_is_announced_before_the_hand_is_shown_and_is_not_changed_after(action: str) -> None:
    game = at("turn", s0=own("town_guard", "militia", "iron_rations"), hall=HALL)
    assert game.view(1)["table"]["seats"][0]["hand"] is None and table(game)["party"] == []
    play(game, (action,))
    assert len(game.view(1)["table"]["party"]) == 3
    assert not {*ACTIONS} & {*options(game)}
    assert game.back(0) == []


@pytest.mark.rule("TS-4.9")
@pytest.mark.parametrize("action", ACTIONS)
def test_an_empty_hand_does_not_hinder_any_action(action: tuple[str]) -> None:
    game = at("turn", s0=own(deck=["torch"] * 7), s1=own("dagger", "militia"), hall=HALL)
    assert options(game) == ACTIONS
    play(game, action)
    while kind(game) != "turn":
        play(game, options(game)[0])
    assert table(game)["active"] == 1 and seat(game)["hand"] == ["torch"] * 6


@pytest.mark.rule("TS-4.10", "TS-4.17")
@pytest.mark.parametrize("card", ["town_guard", "barkeep", "trainer", "pawnbroker"])
def test_village_effects_are_not_offered_in_the_dungeon(card: str) -> None:
    game = at("dungeon", s0=own(card, "militia", "torch"), hall=HALL)
    assert options(game, "use") == []
    at_home = at("village", s0=own(card, "militia", "torch"))
    assert ("use", slot(at_home, card), 1) in options(at_home)


@pytest.mark.rule("TS-4.11", "TS-4.17")
@pytest.mark.parametrize("card", ["regian_cleric", "iron_rations", "magical_aura", "lorigg_rogue"])
def test_dungeon_effects_work_after_entering_the_dungeon_only(card: str) -> None:
    hand = ["disease", card, "town_guard"]
    at_home = at("village", s0=own(*hand))
    assert {key[1] for key in options(at_home, "use")} == {slot(at_home, "town_guard")}
    below = at("dungeon", s0=own(*hand, "militia"), hall=HALL)
    assert ("use", slot(below, card), 1) in options(below)
    assert kind(at("turn", s0=own(*hand))) == "turn"  # nothing can be used before


@pytest.mark.rule("TS-4.12")
def test_no_effect_is_used_while_resting() -> None:
    game = at("rest", s0=own("town_guard", "trainer", "militia", "iron_rations", "regian_cleric", "disease"))
    assert {key[0] for key in options(game)} == {"pass", "destroy"}


@pytest.mark.rule("TS-4.13")
def test_an_effect_is_used_once_a_turn() -> None:
    game = use(at("village", s0=own("town_guard", "barkeep", deck=["torch"] * 9)), "town_guard")
    assert game.why(("use", slot(game, "town_guard"), 1)) == (False, "TS-4.13")
    assert game.why(("use", slot(game, "town_guard"), 2)).allowed
    game = use(at("dungeon", s0=own("regian_priest", deck=["torch"] * 9), hall=HALL), "regian_priest")
    assert game.why(("use", slot(game, "regian_priest"), 1)) == (False, "TS-4.13")


@pytest.mark.rule("TS-4.13")
def test_a_used_effect_may_be_used_again_in_a_later_turn() -> None:
    game = at("village", s0=own("town_guard", "barkeep", deck=["militia"]), s1=own("dagger", "militia"))
    use(game, "town_guard")
    play(game, DONE, DONE)  # Village effects and purchase
    play(game, ("rest",), ("pass",), ("village",))
    assert ("use", slot(game, "town_guard"), 1) in options(game)


@pytest.mark.rule("TS-4.14")
def test_two_copies_give_their_effects_once_each() -> None:
    game = at("village", s0=own("town_guard", "town_guard", deck=["torch"] * 9))
    use(game, "town_guard", nth=1)
    assert party(game).count("torch") == 2
    use(game, "town_guard", nth=2)
    assert party(game).count("torch") == 4
    assert [key for key in options(game, "use") if key[2] == 1] == []


@pytest.mark.rule("TS-4.15", "TS-4.16")
def test_a_repeat_dungeon_effect_is_used_as_often_as_its_price_is_paid() -> None:
    hand = ["regian_cleric", "disease", "disease", "disease"]
    game = at("dungeon", s0=own(*hand, deck=["torch"] * 9), hall=HALL)
    for left in (2, 1, 0):
        use(game, "regian_cleric")
        assert party(game).count("disease") == left and party(game).count("torch") == 3 - left
    assert not game.why(("use", slot(game, "regian_cleric"), 1)).allowed


@pytest.mark.rule("TS-4.15")
def test_a_repeat_village_effect_is_used_any_number_of_times() -> None:
    """The base set has no such card; the rule speaks of it all the same."""
    effect = {"do": "extra_purchase", "repeat": True}
    repeats = {"id": "barkeep", "source": "designed", "type": "villager", "copies": 8, "cost": 2, "village": [effect]}
    game = at("village", s0=own("barkeep", "torch"), content={"village": [repeats]})
    for purchases in (2, 3, 4):
        use(game, "barkeep")
        assert table(game)["purchases"] == purchases


@pytest.mark.rule("TS-4.17")
def test_a_repeat_dungeon_effect_does_not_work_in_the_village() -> None:
    game = at("village", s0=own("regian_cleric", "disease", "town_guard"))
    assert ("use", slot(game, "regian_cleric"), 1) not in options(game)


@pytest.mark.rule("TS-4.18")
def test_effects_of_a_destroyed_card_are_gone() -> None:
    game = at("village", s0=own("pawnbroker", "barkeep", "town_guard"))
    barkeep = slot(game, "barkeep")
    use(game, "pawnbroker")  # the Barkeep is the only card with a coin
    assert table(game)["destroyed"] == ["barkeep"]
    assert not any(key[1] == barkeep for key in options(game, "use"))


@pytest.mark.rule("TS-4.19", "TS-4.20")
@pytest.mark.parametrize(("scene", "card"), [("village", "town_guard"), ("dungeon", "regian_bishop")])
def test_drawn_cards_join_the_revealed_hand_and_may_be_used(scene: str, card: str) -> None:
    game = at(scene, s0=own(card, deck=["barkeep", "magical_aura"]), hall=HALL)
    use(game, card)
    assert sorted(party(game)) == sorted([card, "barkeep", "magical_aura"])
    assert sorted(each["card"] for each in game.view(1)["table"]["party"]) == sorted(party(game))
    drawn = "barkeep" if scene == "village" else "magical_aura"
    assert ("use", slot(game, drawn), 1) in options(game)


@pytest.mark.rule("TS-4.21")
def test_an_effect_is_resolved_completely_before_the_next_begins() -> None:
    game = at("dungeon", s0=own("banish", "banish", "militia", "torch", deck=["dagger"] * 3), hall=HALL)
    use(game, "banish")
    assert kind(game) == "banish" and options(game, "use", "attack", "equip") == []
    play(game, ("order", 3, 1, 2))
    assert kind(game) == "banish_card" and options(game, "use", "attack", "equip") == []
    play(game, ("card", slot(game, "torch")))
    assert kind(game) == "dungeon" and "dagger" in party(game)


@pytest.mark.rule("TS-4.22", "TS-5.22")
def test_players_who_must_choose_do_so_clockwise_from_the_left() -> None:
    others = own("dagger", "militia", "torch", deck=["torch"])
    mine = own("lorigg_rogue", "militia")
    game = at("dungeon", seats=4, active=2, s0=others, s1=others, s2=mine, s3=others, hall=HALL)
    use(game, "lorigg_rogue")
    asked = []
    while kind(game) == "discard":
        assert game.decision is not None and len(game.waiting) == 1
        asked.append(game.decision.seat)
        play(game, ("discard", "militia"))
    assert asked == [3, 0, 1]


@pytest.mark.rule("TS-4.22")
def test_the_active_player_chooses_first_if_affected() -> None:
    others = own("dagger", "militia", "torch")
    mine = own("banish", "militia", "torch", "dagger", deck=["torch"])
    hall = ["griffon", "tyxr_the_old", "griffon"]
    game = at("dungeon", seats=3, active=1, s0=others, s1=mine, s2=others, hall=hall)
    use(game, "banish")
    play(game, ("order", 2, 1, 3))
    asked = []
    while kind(game) in ("discard", "discard_slot"):
        assert game.decision is not None
        asked.append(game.decision.seat)
        play(game, options(game)[0])
    assert asked == [1, 1, 2, 2, 0, 0]


@pytest.mark.rule("TS-4.23")
def test_an_effect_whose_price_cannot_be_paid_cannot_be_used() -> None:
    game = at("village", s0=own("pawnbroker", "trainer", "disease"))
    assert options(game, "use") == [("use", 2, 2), ("use", 3, 2)]  # both can only be destroyed for Gold
    hand = own("regian_cleric", "thyrian_squire", "torch")
    assert options(at("dungeon", s0=hand, hall=HALL), "use") == []


@pytest.mark.rule("TS-4.23", "TS-5.11")
def test_a_part_of_an_effect_that_cannot_be_carried_out_is_skipped() -> None:
    game = at("village", s0=own("town_guard", "militia"))  # nothing to draw
    use(game, "town_guard", 2)
    assert party(game) == ["militia"] and table(game)["destroyed"] == ["town_guard"]
    game = at("dungeon", s0=own("arcane_energies", "militia", "dagger"), hall=HALL)
    use(game, "arcane_energies")
    assert kind(game) == "dungeon" and sorted(party(game)) == ["arcane_energies", "dagger", "militia"]


@pytest.mark.rule("TS-4.24")
def test_a_card_that_comes_back_in_the_same_turn_cannot_repeat_its_effect() -> None:
    hand = ["regian_priest", "selurin_theurge", "arcane_energies"]
    game = at("dungeon", s0=own(*hand, deck=["torch"]), s1=own("torch"), hall=HALL)
    use(game, "regian_priest")
    use(game, "selurin_theurge")
    play(game, ("discard", slot(game, "regian_priest")), ("pass",))
    use(game, "arcane_energies")  # reshuffles and draws the Priest
    assert "regian_priest" in party(game)
    assert game.why(("use", slot(game, "regian_priest"), 1)) == (False, "TS-4.13")


@pytest.mark.rule("TS-4.24")
def test_a_second_copy_that_was_never_used_keeps_its_effect() -> None:
    """The first copy drawn afterwards is taken to be the one that was used."""
    hand = ["regian_priest", "selurin_theurge", "arcane_energies", "magical_aura"]
    game = at("dungeon", s0=own(*hand, deck=["torch"], discard=["regian_priest"]), s1=own("torch"), hall=HALL)
    use(game, "regian_priest")
    use(game, "selurin_theurge")
    play(game, ("discard", slot(game, "regian_priest")), ("pass",))
    use(game, "arcane_energies")
    use(game, "magical_aura")
    assert game.why(("use", slot(game, "regian_priest", 1), 1)) == (False, "TS-4.13")
    assert game.why(("use", slot(game, "regian_priest", 2), 1)).allowed


@pytest.mark.rule("TS-4.24")
def test_two_used_copies_that_come_back_are_both_used() -> None:
    hand = ["regian_priest", "regian_priest", "banish", "arcane_energies", "dagger"]
    hall = ["griffon", "tyxr_the_old", "griffon"]
    game = at("dungeon", s0=own(*hand, deck=["torch"] * 2), s1=own(), hall=hall)
    use(game, "regian_priest", nth=1)
    use(game, "regian_priest", nth=2)
    use(game, "banish")
    play(game, ("order", 2, 1, 3))
    for _ in range(2):  # Tyxr: both Priests go
        play(game, ("discard", slot(game, "regian_priest")))
    play(game, ("card", slot(game, "dagger")))  # and one comes back
    use(game, "arcane_energies")
    assert party(game).count("regian_priest") == 2
    for nth in (1, 2):
        assert game.why(("use", slot(game, "regian_priest", nth), 1)) == (False, "TS-4.13")


# -- TS-5: the Party Deck -----------------------------------------------------------------------------


@pytest.mark.rule("TS-5.1")
def test_every_player_draws_from_the_own_party_deck() -> None:
    game = at("rest", s0=own("dagger", "torch", deck=["spear"] * 6), s1=own("dagger", "torch", deck=["fireball"] * 6))
    play(game, ("pass",), ("rest",), ("pass",))
    assert seat(game, 0)["hand"] == ["spear"] * 6 and seat(game, 1)["hand"] == ["fireball"] * 6


@pytest.mark.rule("TS-5.2")
def test_every_gained_card_goes_to_the_discard_pile_of_its_gainer() -> None:
    bought = at("shop", s0=own(*["lightstone_gem"] * 3, deck=["torch"] * 6), purchases=2)
    play(bought, ("buy", "dagger"))
    assert seat(bought)["discard"] == ["dagger"]
    hand = ["thyrian_lord", "thyrian_lord", "lightstone_gem"]
    won = at("dungeon", s0=own(*hand, deck=["torch"] * 6), hall=["famine", "griffon", "griffon"])
    play(won, ("attack", 1))
    assert {"famine", "disease"} < {*seat(won)["discard"]} and seat(won, 1)["discard"] == []
    risen = at("level_up", options={"first_game": True}, s0={**own("elf_wizard", "militia"), "xp": 5})
    play(risen, ("level", 1, "elf_sorcerer"))
    assert seat(risen)["discard"] == ["elf_sorcerer"]


@pytest.mark.rule("TS-5.3", "TS-5.20", "TS-5.22")
def test_who_must_discard_chooses_a_card_and_does_not_draw_another() -> None:
    other = own("dagger", "militia", "torch", "spear", "fireball", "disease", deck=["torch"] * 6)
    game = at("dungeon", s0=own("lorigg_rogue", "militia", deck=["torch"] * 6), s1=other, hall=HALL)
    use(game, "lorigg_rogue")
    assert game.decision is not None and game.decision.seat == 1
    assert len(options(game)) == 6
    play(game, ("discard", "disease"))
    assert seat(game, 1)["discard"] == ["disease"] and seat(game, 0)["discard"] == []
    play(game, ("attack", 3))
    assert (kind(game), table(game)["active"], len(seat(game, 1)["hand"])) == ("turn", 1, 5)
    play(game, ("rest",), ("pass",))
    assert len(seat(game, 1)["hand"]) == 6


@pytest.mark.rule("TS-5.4", "TS-5.5", "TS-5.9")
def test_the_rest_of_the_deck_is_drawn_first_then_the_discard_pile_with_the_old_hand_is_shuffled() -> None:
    game = at("rest", s0=own("dagger", "dagger", deck=["fireball"] * 4, discard=["torch"] * 3))
    play(game, ("pass",))
    hand = Counter(seat(game)["hand"])
    assert hand["fireball"] == 4 and hand.total() == 6
    assert seat(game)["discard"] == [] and seat(game)["deck"] == 3
    assert hand + Counter(game.state.players[0].deck.items()) == Counter(fireball=4, dagger=2, torch=3)


@pytest.mark.rule("TS-5.5", "TS-5.9")
def test_the_shuffle_gives_every_card_the_same_chance() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(120):
        laid = own("dagger", "spear", deck=["fireball"] * 5, discard=["torch", "militia"])
        game = play(at("rest", s0=laid, seed=seed), ("pass",))
        drawn.update(card for card in seat(game)["hand"] if card != "fireball")
    assert len(drawn) == 4 and min(drawn.values()) > 15


@pytest.mark.rule("TS-5.6", "TS-5.7")
def test_a_deck_that_is_just_used_up_is_not_refilled_before_the_next_draw() -> None:
    game = at("rest", s0=own("dagger", "torch", deck=["spear"] * 6, discard=["fireball"]), s1=own("dagger", "torch"))
    play(game, ("pass",))
    assert seat(game)["deck"] == 0 and sorted(seat(game)["discard"]) == ["dagger", "fireball", "torch"]
    assert [event.args for event in events(game, "shuffled")] == []
    play(game, ("rest",), ("pass",), ("rest",), ("pass",))
    assert (0,) in [event.args for event in events(game, "shuffled")]


@pytest.mark.rule("TS-5.8", "TS-5.10")
def test_a_draw_by_an_effect_shuffles_the_discard_pile_but_not_the_revealed_cards() -> None:
    laid = own("town_guard", "barkeep", "fireball", deck=["dagger"], discard=["spear"] * 3)
    game = at("village", s0=laid)
    use(game, "town_guard")
    assert party(game) == ["barkeep", "fireball", "town_guard", "dagger", "spear"]
    assert seat(game)["discard"] == [] and game.state.players[0].deck.items() == ["spear", "spear"]


@pytest.mark.rule("TS-5.11")
def test_who_has_too_few_cards_draws_what_there_is() -> None:
    game = play(at("rest", s0=own("dagger", "torch", deck=["spear"])), ("destroy", "torch"))
    assert kind(game) == "turn" and seat(game)["hand"] == ["dagger", "spear"]
    assert (seat(game)["deck"], seat(game)["discard"], seat(game)["xp"]) == (0, [], 0)


@pytest.mark.rule("TS-5.12")
def test_a_hand_may_have_any_number_of_cards() -> None:
    game = at("village", s0=own("town_guard", "town_guard", "militia", *["torch"] * 4, deck=["dagger"] * 12))
    for effect, nth in ((1, 1), (1, 2), (2, 1), (2, 1)):
        use(game, "town_guard", effect, nth)
    assert len(party(game)) == 5 + 2 + 2 + 3 + 3
    assert kind(game) == "buy"  # nobody had to discard


@pytest.mark.rule("TS-5.13")
def test_discard_piles_lie_face_up() -> None:
    game = at("turn", s0=own("torch", discard=["spear", "disease"]), s1=own("torch", discard=["fireball"]))
    for viewer in (0, 1, None):
        shown = game.view(viewer)["table"]["seats"]
        assert [each["discard"] for each in shown] == [["spear", "disease"], ["fireball"]]


@pytest.mark.rule("TS-5.14", "TS-5.15", "TS-5.16", "TS-5.19")
@pytest.mark.parametrize("card", ["torch", "militia", "spear", "elf_wizard", "griffon"])
def test_a_destroyed_card_is_out_of_the_game(card: str) -> None:
    game = at("rest", options={"first_game": True}, s0=own(card, "dagger", deck=["dagger"] * 2))
    stock = dict(game.state.stock)
    play(game, ("destroy", card))
    assert table(game)["destroyed"] == [card] and game.state.stock == stock
    shown = game.state.players[0]
    assert card not in [*shown.hand, *shown.discard, *shown.deck.items()]


@pytest.mark.rule("TS-5.14", "TS-5.16", "TS-5.19")
def test_the_destroyed_pile_only_grows_and_stacks_only_shrink() -> None:
    game, chance = fabletop.new(GAME, seats=3, seed=12, keep=False), random.Random(12)
    gone, left = Counter[str](), dict(game.state.stock)
    while game.decision is not None:
        game.choose(chance.choice(game.decision.options))
        assert gone <= Counter(game.state.destroyed)
        assert all(number <= left[card] for card, number in game.state.stock.items())
        gone, left = Counter(game.state.destroyed), dict(game.state.stock)
    assert gone.total() > 5 and "disease" not in gone


@pytest.mark.rule("TS-5.17")
def test_a_destroyed_disease_returns_to_its_stack_and_is_gained_again() -> None:
    game = at("rest", s0=own("disease", "dagger", deck=["torch"] * 6), diseases=0, hall=["famine", "griffon"])
    left = table(game)["diseases"]
    play(game, ("destroy", "disease"))
    assert table(game)["diseases"] == left + 1 and table(game)["destroyed"] == []
    play(game, ("dungeon",))
    while kind(game) == "dungeon":
        play(game, ("attack", 1))
    assert "disease" in seat(game, 1)["discard"] and table(game)["diseases"] == left


@pytest.mark.rule("TS-5.18", "TS-5.24", "TS-5.25")
def test_experience_is_a_number_beside_the_cards() -> None:
    game = at("village", options={"first_game": True}, s0={**own("trainer", "militia", "elf_wizard"), "xp": 1})
    cards = Counter(game.book.components(game.state)["cards"])
    use(game, "trainer")
    assert seat(game)["xp"] == 3
    play(game, DONE, DONE)
    play(game, ("level", slot(game, "elf_wizard"), "elf_sorcerer"))
    assert seat(game)["xp"] == 1  # an odd amount needs no change
    assert Counter(game.book.components(game.state)["cards"]) == cards
    owned = [*seat(game)["hand"], *seat(game)["discard"]]
    assert sorted(owned) == ["elf_sorcerer", "trainer"]


@pytest.mark.rule("TS-5.21")
@pytest.mark.parametrize("hand", [[], ["torch"], ["torch", "dagger"]])
def test_who_has_too_few_cards_to_discard_discards_all(hand: list[str]) -> None:
    mine = own("redblade_assassin", "militia", deck=["torch"] * 6)
    game = use(at("dungeon", s0=mine, s1=own(*hand, deck=["spear"] * 6), hall=HALL), "redblade_assassin")
    while kind(game) != "dungeon":
        play(game, options(game, "cards", "discard")[0])
    assert seat(game, 1)["hand"] == [] and sorted(seat(game, 1)["discard"]) == sorted(hand)
    assert seat(game, 1)["xp"] == 0 and seat(game, 1)["deck"] == 6


@pytest.mark.rule("TS-5.23")
@pytest.mark.parametrize(("deck", "comes"), [(["torch"], False), ([], True)])
def test_a_gained_card_is_used_in_the_same_turn_only_if_a_shuffle_brings_it(deck: list[str], comes: bool) -> None:
    mine = own("thyrian_lord", "iron_rations", "arcane_energies", deck=deck)
    game = at("dungeon", s0=mine, hall=["griffon", "red_jelly", "griffon"])
    use(game, "thyrian_lord")
    assert seat(game)["discard"] == ["red_jelly"] and "red_jelly" not in party(game)
    use(game, "arcane_energies")
    assert ("red_jelly" in party(game)) is comes


@pytest.mark.rule("TS-5.24")
def test_experience_won_in_battle_is_no_card_of_the_deck() -> None:
    hand = ["thyrian_lord", "thyrian_lord", "lightstone_gem"]
    game = at("dungeon", s0=own(*hand, deck=["torch"] * 6), hall=["grudgebeast", "griffon", "griffon"])
    play(game, ("attack", 1))
    assert seat(game)["xp"] == 1
    assert sorted(seat(game)["discard"]) == ["grudgebeast", "lightstone_gem", "thyrian_lord", "thyrian_lord"]


# -- TS-20: Rest ------------------------------------------------------------------------------------------

RESTING = ["disease", "dagger", "militia", "militia", "sphinx", "trainer"]


@pytest.mark.rule("TS-20.1", "TS-20.2", "TS-20.3")
def test_any_one_card_or_none_may_be_destroyed() -> None:
    game = at("rest", s0=own(*RESTING, deck=["torch"] * 6))
    assert sorted(options(game)) == [*(("destroy", card) for card in sorted({*RESTING})), ("pass",)]


@pytest.mark.rule("TS-20.1", "TS-20.2", "TS-20.4", "TS-20.5")
@pytest.mark.parametrize("card", sorted({*RESTING}))
def test_one_card_is_destroyed_and_the_rest_discarded_for_six_new_cards(card: str) -> None:
    game = at("rest", s0=own(*RESTING, deck=["torch"] * 7))
    play(game, ("destroy", card))
    assert kind(game) == "turn" and table(game)["active"] == 1  # no second card
    left = sorted(RESTING)
    left.remove(card)
    assert sorted(seat(game)["discard"]) == left and seat(game)["hand"] == ["torch"] * 6
    assert table(game)["destroyed"] == ([card] if card != "disease" else [])


@pytest.mark.rule("TS-20.6")
def test_a_resting_hand_stays_hidden_but_for_the_card_destroyed() -> None:
    game = play(at("turn", s0=own(*RESTING, deck=["torch"] * 6)), ("rest",))
    for viewer in (1, None):
        shown = game.view(viewer)["table"]
        assert shown["seats"][0]["hand"] is None and shown["party"] == []
    play(game, ("destroy", "sphinx"))
    told = [event for _, _, happened in game.log(1) for event in happened]
    named = [event.args for event in told if any(card in event.args for card in RESTING)]
    assert named == [("sphinx",)] and not events(game, "revealed_hand")


@pytest.mark.rule("TS-4.24")
def test_of_two_copies_that_left_the_hand_the_one_that_was_used_comes_back_first() -> None:
    own = {"hand": ["regian_priest", "regian_priest", "banish"], "deck": ["torch"], "discard": []}
    nothing = {"hand": [], "deck": [], "discard": []}
    game = at("dungeon", s0=own, s1=nothing, hall=["nixie", "tyxr_the_old", "griffon"], dungeon=[])
    first, second = slot(game, "regian_priest"), slot(game, "regian_priest", 2)
    play(game, ("use", first, 1), ("use", slot(game, "banish"), 1), ("monster", 1))
    play(game, ("discard", second), ("discard", first), ("card", slot(game, "torch")))  # the Breach of Tyxr, the Banish
    assert game.why(("use", slot(game, "regian_priest"), 1)) == (False, "TS-4.13")
