"""EU-32, EU-33: Trophies, Loot, Silver and Gold cards."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .euthia import PACK, at, hero, kind, options, play, seen, table

LAND = {"1,1": "i_general_2"}  # 1,1: level 2 and four kinds of Loot; 2,1: level 1, 1 Gold and a Gaar
FOE: dict[str, Any] = {"foe": "dragonfly"}


def won(at_: str = "2,1", **laid: Any) -> Game[Any]:
    """A Combat that the first Hero wins with a Scroll of Thunder: the Trophy is asked for."""
    laid["h0"] = {"id": "dral", "at": at_, "bag": ["scroll_of_thunder"], "gaar": 0, **laid.get("h0", {})}
    game = at("use_moment", 0, "own_before", **{"land": LAND, "fight": FOE, **laid})
    return play(game, ("use", "scroll_of_thunder"))


# -- Trophies and Loot ----------------------------------------------------------------------------------------


@pytest.mark.rule("EU-32.1", "EU-32.2", "EU-32.4")
def test_the_card_of_a_defeated_monster_may_be_kept_as_an_item_in_a_sack() -> None:
    game = won()
    assert options(game) == [("keep",), ("leave",)]
    play(game, ("keep",))
    assert hero(game)["bag"] == ["dragonfly"] and PACK.things["dragonfly"].item_type == "trophy"
    left = play(won(), ("leave",))
    assert hero(left)["bag"] == [] and table(left)["beaten"]["1"] == ["dragonfly"]


@pytest.mark.rule("EU-32.3")
def test_without_a_free_sack_an_item_goes_or_the_trophy() -> None:
    bag = ["scroll_of_thunder", "healing_potion", "healing_potion", "scroll_of_gaar"]
    game = play(won(h0={"bag": bag}), ("keep",))
    assert kind(game) == "tidy" and {("throw", "dragonfly"), ("throw", "scroll_of_gaar")} <= set(options(game))
    play(game, ("throw", "scroll_of_gaar"))
    assert "dragonfly" in hero(game)["bag"] and hero(game)["overflow"] == 0


@pytest.mark.rule("EU-32.5")
def test_a_trophy_that_is_spent_goes_to_the_discard_pile_of_its_level() -> None:
    quest: dict[str, Any] = {"land": {"1,1": "i_encounter_1"}, "faceup": {"hunter": ["hunter_fresh_pelt"]}}
    game = at("acting", **quest, h0={"at": "1,1", "gold": 2, "bag": ["dragonfly"]})
    play(game, ("quest", "hunter_fresh_pelt"))
    assert table(game)["beaten"]["1"] == ["dragonfly"] and "dragonfly" not in hero(game)["bag"]
    thrown = play(at("acting", h0={"bag": ["cyclops"]}), ("pack",), ("throw", "cyclops"))
    assert table(thrown)["beaten"]["2"] == ["cyclops"]


@pytest.mark.rule("EU-32.6", "EU-32.7")
def test_all_loot_of_the_space_is_gained() -> None:
    game = play(won("1,1"), ("leave",))
    assert PACK.map_tiles["i_general_2"].hexes[0].loot == {"gold": 3, "healing_potion": 1, "gaar": 1, "silver_card": 1}
    shown = hero(game)
    reward = 1  # a Gaar from the card of the Dragonfly, besides Reputation and an Essence
    assert (shown["gold"], shown["gaar"], shown["bag"], len(shown["silver"])) == (3, 1 + reward, ["healing_potion"], 1)
    gold = play(won("2,1", land={"1,1": "i_general_6"}), ("leave",))
    assert len(hero(gold)["golden"]) == 1
    assert {name for tile in PACK.map_tiles.values() for space in tile.hexes for name in space.loot} == {
        *("gold", "gaar", "healing_potion", "silver_card", "gold_card")
    }


@pytest.mark.rule("EU-32.8")
def test_loot_is_given_once_to_the_liberator() -> None:
    game = play(won("1,1"), ("leave",), ("march", "trade"), ("walk", "0,1"), ("walk", "1,1"))
    assert hero(game)["gold"] == 3 and table(game)["fight"] is None
    visitor = at("acting", land=LAND, freed=["1,1"], h0={"at": "0,1", "moves": 1})
    assert hero(play(visitor, ("walk", "1,1")))["gold"] == 0


# -- Silver and Gold cards ------------------------------------------------------------------------------------


@pytest.mark.rule("EU-33.1", "EU-33.2")
def test_cards_have_no_use_in_the_own_turn() -> None:
    with_cards, without = (at("acting", h0={"silver": hand}) for hand in (["curse", "savagery"], []))
    assert options(with_cards) == options(without)
    fighting = at("hero_attack", 0, h0={"id": "dral", "silver": ["curse"]}, fight={**FOE, "chaos": 2}, land=LAND)
    assert not any("curse" in key for key in options(fighting))


@pytest.mark.rule("EU-33.3")
def test_an_icon_draws_that_many_cards() -> None:
    game = play(at("acting", h0={"bag": ["potion_of_dark_visions"]}), ("use", "potion_of_dark_visions"))
    assert (len(hero(game)["silver"]), len(hero(game)["golden"])) == (2, 1)
    assert table(game)["decks"]["silver"] == 22 and table(game)["decks"]["gold"] == 23


@pytest.mark.rule("EU-33.4")
def test_hands_are_hidden_and_their_numbers_public() -> None:
    game = at("acting", h0={"silver": ["curse", "curse"], "golden": ["frenzy"]})
    assert (seen(game, 0)["heroes"][0]["silver"], seen(game, 0)["heroes"][0]["golden"]) == (
        ["curse", "curse"],
        ["frenzy"],
    )
    for other in (1, None):
        assert (seen(game, other)["heroes"][0]["silver"], seen(game, other)["heroes"][0]["golden"]) == (2, 1)


@pytest.mark.rule("EU-33.5")
def test_four_silver_cards_are_changed_for_a_gold_card() -> None:
    game = at("acting", h0={"silver": ["bloodthirst", "curse", "curse", "savagery", "savagery"]})
    play(game, ("exchange",))
    for card in ("curse", "savagery", "curse", "bloodthirst"):
        play(game, ("discard_card", card))
    assert hero(game)["silver"] == ["savagery"] and len(hero(game)["golden"]) == 1
    assert table(game)["spent"]["silver"] == ["bloodthirst", "curse", "curse", "savagery"]
    assert ("exchange",) not in options(at("acting", h0={"silver": ["curse"] * 3}))


@pytest.mark.rule("EU-33.5")
def test_exactly_four_silver_cards_are_given_up_without_a_question() -> None:
    game = play(at("acting", h0={"silver": ["curse", "curse", "savagery", "savagery"]}), ("exchange",))
    assert kind(game) == "act" and hero(game)["silver"] == [] and len(hero(game)["golden"]) == 1
    assert table(game)["spent"]["silver"] == ["curse", "curse", "savagery", "savagery"]


@pytest.mark.rule("EU-33.6")
def test_in_combat_there_is_no_hand_limit() -> None:
    hand = {"silver": ["curse", "curse", "savagery", "savagery"], "golden": ["frenzy"]}
    game = at("combat", 0, land=LAND, tops={1: "dusk_bats"}, h0={"id": "dral", "at": "2,1"}, h1=hand)
    while kind(game) == "before_combat":
        play(game, ("done",))
    assert table(game)["fight"]["foe"] == "dusk_bats"
    assert len(hero(game, 1)["silver"]) == 5 and kind(game) != "surplus"


@pytest.mark.rule("EU-33.7", "EU-33.8", "EU-33.9")
def test_outside_combat_the_surplus_over_five_is_discarded_as_the_owner_likes() -> None:
    hand = {
        "silver": ["curse", "curse", "savagery", "savagery"],
        "golden": ["frenzy"],
        "bag": ["potion_of_dark_visions"],
    }
    draws = {"silver": ["bloodthirst", "bloodthirst"], "gold": ["soul_control"]}
    game = play(at("acting", h0=hand, draws=draws), ("use", "potion_of_dark_visions"))
    assert kind(game) == "surplus" and ("exchange",) in options(game)
    assert {key[1] for key in options(game, "discard_card")} == {
        "curse",
        "savagery",
        "bloodthirst",
        "frenzy",
        "soul_control",
    }
    discarded = play(game.copy(), *[("discard_card", card) for card in ("curse", "frenzy", "curse")])
    assert kind(discarded) == "act" and hero(discarded)["golden"] == ["soul_control"]
    play(game, ("exchange",), *[("discard_card", card) for card in ("curse", "curse", "savagery", "savagery")])
    assert kind(game) == "act" and len(hero(game)["golden"]) == 3 and hero(game)["silver"] == ["bloodthirst"] * 2


@pytest.mark.rule("EU-33.10", "EU-33.11")
def test_silver_cards_have_two_segments_gold_cards_three_and_all_a_time() -> None:
    for card in PACK.cards.values():
        assert len(card.segments) == (2 if card.metal == "silver" else 3)
    assert {card.timing for card in PACK.cards.values()} == {
        *("before_monster_roll", "after_monster_roll", "before_or_after", "before_hero_roll")
    }


def cards(step: str, **laid: Any) -> Game[Any]:
    """The Monster Player, the second one, may play cards before the roll of the Monster or of the Hero."""
    fight = {"foe": "tusked_boar", "chaos": 2, **laid.pop("fight", {})}
    laid["h0"] = {"id": "dral", "at": "2,1", **laid.get("h0", {})}
    return at(step, 0, land=LAND, fight=fight, **laid)


def plays(game: Game[Any]) -> list[tuple[str | int, ...]]:
    assert game.decision is not None and game.decision.seat == 1
    return options(game, "play")


@pytest.mark.rule("EU-33.10")
@pytest.mark.parametrize(("step", "timely"), [("monster_attack", "bloodthirst"), ("hero_attack", "curse")])
def test_a_card_is_played_only_at_its_time(step: str, timely: str) -> None:
    game = cards(step, h1={"silver": ["bloodthirst", "curse", "savagery"]})
    assert {key[1] for key in plays(game)} == {timely}


@pytest.mark.rule("EU-33.12", "EU-33.13", "EU-33.17", "EU-33.19", "EU-33.21")
def test_a_card_costs_a_chaos_token_and_gives_its_top_segment() -> None:
    game = cards("hero_attack", h1={"silver": ["curse", "curse", "curse"]}, fight={"chaos": 1})
    play(game, ("play", "curse", 1))
    fight = table(game)["fight"]
    assert fight["chaos"] == 0 and fight["curses"] == [-2] and fight["damage_minus"] == 0
    assert fight["cursed"] == ["curse"] and len(hero(game, 1)["silver"]) == 2
    assert game.decision is not None and game.decision.seat == 0  # no Chaos token, no further card


@pytest.mark.rule("EU-33.14", "EU-33.17", "EU-33.18")
def test_two_equal_silver_cards_give_the_bottom_segment_for_one_chaos_token() -> None:
    game = play(cards("hero_attack", h1={"silver": ["curse", "curse"]}), ("play", "curse", 2))
    fight = table(game)["fight"]
    assert (fight["chaos"], fight["curses"], fight["damage_minus"]) == (1, [-4], 1)


@pytest.mark.rule("EU-33.15", "EU-33.16", "EU-33.18")
@pytest.mark.parametrize(("number", "wounds"), [(1, 2), (2, 4), (3, 6)])
def test_gold_cards_give_the_segment_of_their_number(number: int, wounds: int) -> None:
    game = play(cards("monster_attack", h1={"golden": ["frenzy"] * 3}), ("play", "frenzy", number))
    assert table(game)["fight"]["wound_plus"] == wounds and table(game)["fight"]["chaos"] == 1


@pytest.mark.rule("EU-33.20")
def test_a_play_is_at_most_two_equal_silver_or_three_equal_gold_cards() -> None:
    game = cards("monster_attack", h1={"silver": ["bloodthirst"] * 4, "golden": ["frenzy"] * 4})
    assert sorted(plays(game)) == [
        ("play", "bloodthirst", 1),
        ("play", "bloodthirst", 2),
        ("play", "frenzy", 1),
        ("play", "frenzy", 2),
        ("play", "frenzy", 3),
    ]


def until(game: Game[Any], wanted: tuple[str | int, ...] | str) -> Game[Any]:
    """Pass and wait until a key is on offer, or a kind of decision."""
    for _ in range(60):
        if wanted == kind(game) or wanted in options(game):
            return game
        play(game, options(game)[0])
    raise AssertionError(f"{wanted} never comes")


@pytest.mark.rule("EU-33.22", "EU-33.23", "EU-33.24", "EU-33.25")
def test_played_cards_lie_by_the_monster_as_long_as_they_act() -> None:
    hand = {"golden": ["healing_card"], "silver": ["bloodthirst", "curse"]}
    game = cards("monster_attack", h0={"bag": ["stormglass"]}, h1=hand, fight={"chaos": 3}, dice=[1] * 40)
    play(game, ("play", "healing_card", 1), ("play", "bloodthirst", 1))
    play(until(game, ("play", "curse", 1)), ("play", "curse", 1))
    while table(game)["fight"]["round"] == 1:
        play(game, options(game)[0])
    fight = table(game)["fight"]
    assert table(game)["spent"]["silver"] == ["bloodthirst"]  # at the end of its round
    assert (fight["cursed"], fight["curses"], fight["lying"]) == (["curse"], [-2], ["healing_card"])
    while table(game)["fight"]["phase"] != "monster_attack":
        play(game, options(game)[0])
    fight = table(game)["fight"]
    assert (fight["cursed"], fight["curses"]) == ([], [])  # in step A of the next Monster attack
    assert fight["lying"] == ["healing_card"] and "regeneration" in fight["lasting"]
    play(until(game, ("use", "stormglass")), ("use", "stormglass"))
    assert kind(game) == "trophy" and table(game)["fight"]["lying"] == ["healing_card"]
    play(game, ("leave",))
    assert table(game)["spent"]["gold"] == ["healing_card"]  # at the end of the Combat


@pytest.mark.rule("EU-33.26", "EU-33.27")
def test_a_lasting_effect_comes_besides_the_segment_and_copies_do_not_multiply_it() -> None:
    hand = {"golden": ["healing_card"] * 3}
    game = cards("monster_attack", h1=hand, fight={"chaos": 3, "damage": 3}, dice=[1] * 20)
    play(game, ("play", "healing_card", 2), ("play", "healing_card", 1))
    fight = table(game)["fight"]
    assert fight["lying"] == ["healing_card"] * 3 and list(fight["lasting"]) == ["regeneration"]
    assert fight["value"] == 3 + 2 and fight["mend"] == 4 + 2  # both segments, in this round
    while table(game)["fight"]["phase"] == "monster_attack":
        play(game, options(game)[0])
    while table(game)["fight"]["phase"] != "monster_attack":
        play(game, options(game)[0])
    fight = table(game)["fight"]
    assert (fight["value"], fight["mend"]) == (0, 0) and list(fight["lasting"]) == ["regeneration"]


@pytest.mark.rule("EU-33.28")
def test_every_card_has_effects() -> None:
    assert all(segment for card in PACK.cards.values() for segment in card.segments)
