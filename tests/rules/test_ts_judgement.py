"""What a computer player thinks of Thunderstone: single judgements, and what a position is worth."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.thunderstone import bot
from fabletop.games.thunderstone.bot.deck import Deck, cards_of, points, stage
from fabletop.games.thunderstone.bot.fights import prospect
from fabletop.games.thunderstone.bot.value import value
from fabletop.games.thunderstone.outlook import forecast
from fabletop.games.thunderstone.reckon import Value, attack_refusal
from fabletop.games.thunderstone.scoring import owned, score
from fabletop.kernel import Key

from .thunderstone import GAME, STONE, at, options, play, slot

START = ["militia"] * 6 + ["dagger"] * 2 + ["iron_rations"] * 2 + ["torch"] * 2
STRONG = ["outlands_khan", "outlands_khan", "torch", "torch", "lantern", "short_sword"]
FAR = ["nixie", "pegasus", "firebrand_cyclops", "grudgebeast", "succubus", "wraith"] * 2  # Monsters to come
FIRST = {"first_game": True}
HALL = ["griffon", "noxious_slag", "uyril_unending"]


def chosen(game: Game[Any]) -> Key:
    assert game.decision is not None
    return bot.choose(game.state, game.decision, Random(1))


def turn(*hand: str, **fields: Any) -> Game[Any]:
    own = {"hand": list(hand), "deck": START[:6], **fields.pop("own", {})}
    return at("turn", s0=own, active=0, **{"hall": HALL, **fields})


# -- the turn ---------------------------------------------------------------------------------------


def test_a_quiet_hand_rests_and_destroys_militia() -> None:
    game = turn("militia", "militia", "militia", "militia", "militia", "dagger")
    assert chosen(game) == ("rest",)
    assert chosen(play(game, ("rest",))) == ("destroy", "militia")


def test_a_disease_goes_before_militia() -> None:
    assert chosen(play(turn("militia", "disease", "militia", "dagger"), ("rest",))) == ("destroy", "disease")


def test_nothing_good_is_destroyed() -> None:
    game = play(turn("outlands_slayer", "griffon", "fireball", own={"deck": STRONG}, hall=HALL[1:]), ("rest",))
    assert chosen(game) == ("pass",)


def test_a_sure_victory_is_fought() -> None:
    game = turn(*STRONG)
    assert chosen(game) == ("dungeon",)


def test_a_hopeless_hand_stays_out_of_the_dungeon() -> None:
    game = turn("militia", "torch", "torch", "iron_rations", "dagger", "militia", hall=["ebon_fume", *HALL[1:]])
    assert chosen(game) != ("dungeon",)


def test_what_an_effect_is_sure_to_give_counts_before_the_dungeon_is_entered() -> None:
    """Two Heroes, 1 Attack each, and a Light: 6 Health need the Battle Furies."""
    heroes = ["redblade_killer", "redblade_killer", "torch"]
    hall = ["firebrand_cyclops", "ebon_fume", "ebon_fume"]
    weak = turn(*heroes, "torch", hall=hall[:1])
    assert chosen(weak) != ("dungeon",)
    assert chosen(turn(*heroes, "battle_fury", hall=hall[:1])) == ("dungeon",)


# -- the end ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("own", [["militia", "torch"], STRONG])
def test_who_leads_ends_the_game(own: list[str]) -> None:
    """Won or lost, the battle brings the Thunderstone to Rank 1."""
    hall = ["firebrand_cyclops", STONE, "nixie"]
    own_cards = {"hand": own, "deck": ["torch"], "discard": ["sphinx", "griffon"]}
    game = at("turn", s0=own_cards, s1={"hand": ["torch"], "deck": ["griffon"]}, active=0, hall=hall)
    assert chosen(game) == ("dungeon",)
    while game.decision is not None:
        game.choose(chosen(game))
    assert game.result is not None and game.result.places[0] == 1


def test_who_leads_ends_the_game_by_a_defeat_rather_than_win_another_battle() -> None:
    hand = ["outlands_warrior", "outlands_warrior", "torch", "lantern"]
    own = {"hand": hand, "deck": ["torch"], "discard": ["sphinx", "griffon"]}
    game = at("dungeon", s0=own, s1={"hand": ["torch"]}, hall=["ebon_fume", STONE, "griknack_goblin"])
    assert chosen(game) == ("attack", 1)


def test_who_would_lose_does_not_end_the_game() -> None:
    hall = ["firebrand_cyclops", STONE, "nixie"]
    own_cards = {"hand": STRONG, "deck": ["torch"]}
    game = at(
        "turn", s0=own_cards, s1={"hand": ["sphinx"], "deck": ["griffon"] * 2 + ["ebon_fume"]}, active=0, hall=hall
    )
    assert chosen(game) == ("dungeon",)
    play(game, ("dungeon",))
    while chosen(game)[0] != "attack":
        play(game, chosen(game))
    assert chosen(game) == ("attack", 3)


# -- the Village ------------------------------------------------------------------------------------


def test_two_gold_buy_nothing_that_only_makes_the_deck_thick() -> None:
    game = at("shop", s0={"hand": ["torch", "militia"], "deck": START[:8]}, options=FIRST)
    assert ("buy", "iron_rations") in options(game) and chosen(game) == ("done",)


def test_a_hero_is_bought_before_a_torch() -> None:
    hand = ["torch", "torch", "iron_rations"]
    game = at(
        "shop", s0={"hand": hand, "deck": START[:8]}, options=FIRST, village={"flaming_sword": 0, "short_sword": 0}
    )
    assert chosen(game) == ("buy", "elf_wizard")


def test_the_third_copy_is_worth_less_than_the_first() -> None:
    first = Deck(turn(*START[:6]).state, 0)
    third = Deck(turn("hatchet", "hatchet", *START[:4]).state, 0)
    assert third.taste("hatchet") < first.taste("hatchet")


def test_experience_is_spent_on_the_hero_who_gains_most() -> None:
    hand = ["lorigg_thief", "thyrian_squire", "torch"]
    game = at("level_up", s0={"hand": hand, "deck": START[:4], "xp": 3}, options=FIRST)
    assert chosen(game) == ("level", slot(game, "thyrian_squire"), "thyrian_knight")


def test_a_visit_to_the_village_pays_when_heroes_can_rise() -> None:
    hand = ["thyrian_squire", "thyrian_squire", "torch"]
    assert chosen(turn(*hand, own={"xp": 4}, options=FIRST)) == ("village",)


# -- looking ahead ----------------------------------------------------------------------------------


def games(count: int) -> list[Game[Any]]:
    return [fabletop.new(GAME, 2 + run % 3, seed=f"judgement {run}") for run in range(count)]


def numbers(value: Value) -> list[int]:
    names = ("attack", "magic", "light", "penalty", "total", "health", "present", "wins")
    return [getattr(value, name) for name in names]


def test_a_prospect_is_the_forecast() -> None:
    """Monsters that only destroy and infect leave the Attack Value alone, so that no battle is fought for it."""
    met = 0
    for game in games(4):
        chance = Random(7)
        while game.decision is not None:
            t = game.state
            if game.decision.kind == "dungeon":
                for rank in (rank for rank in (1, 2, 3) if not attack_refusal(t, rank)):
                    met += 1
                    assert numbers(prospect(t.clone(), rank)) == numbers(forecast(t, rank))
            game.choose(bot.choose(t, game.decision, chance))
    assert met > 100


def test_choosing_and_valuing_change_nothing() -> None:
    game = games(1)[0]
    chance = Random(3)
    while game.decision is not None:
        t = game.state
        before = t.clone()
        key = bot.choose(t, game.decision, chance)
        value(t, 0)
        assert t == before
        game.choose(key)


def test_what_is_counted_is_what_is_owned() -> None:
    for game in games(2):
        chance = Random(5)
        while game.decision is not None:
            t = game.state
            for seat in range(t.n):
                assert sorted(cards_of(t, seat)) == sorted(owned(t, seat)) and points(t, seat) == score(t, seat)
            game.choose(bot.choose(t, game.decision, chance))


# -- what a position is worth -----------------------------------------------------------------------


def worth(*cards: str, **fields: Any) -> float:
    """Of a seat with these cards besides a beginner's."""
    own = {"hand": START[:6], "deck": [*START[6:], *cards], "xp": fields.pop("xp", 0)}
    return value(at("turn", s0=own, active=0, dungeon=FAR, hall=HALL, **fields).state, 0)


def test_points_experience_and_good_cards_are_worth_something() -> None:
    assert worth("griffon") > worth()
    assert worth(xp=4) > worth()
    assert worth("outlands_slayer") > worth("militia")
    assert worth("disease") < worth()


def test_at_the_end_only_points_count() -> None:
    own = {"hand": ["outlands_warrior", "fireball", "torch"], "deck": ["griffon"], "xp": 9}
    game = at("dungeon", s0=own, hall=["bloodskull_orc", STONE, "nixie"])
    play(game, ("attack", 1))
    assert game.result is not None and stage(game.state) == 0
    assert value(game.state, 0) == game.result.scores[0]
