"""TS-21 and TS-22: the Thunderstone, the end of the game, scoring and ties."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.thunderstone.scoring import owned

from .thunderstone import GAME, at, events, kind, options, party, play, seat, slot, table

DONE = ("done",)
STONE = "stone_of_mystery"
STRONG = ["thyrian_lord", "thyrian_lord", "lightstone_gem"]  # beats anything without a Trait in Rank 1
WEAK = ["militia", "torch"]
NEXT = ["grudgebeast", STONE, "succubus"]  # the Thunderstone in Rank 2


def below(*hand: str, hall: list[str], **fields: Any) -> Game[Any]:
    own = {"hand": list(hand), "deck": fields.pop("deck", ["torch"] * 6), "discard": []}
    return at("dungeon", s0=own, hall=hall, **fields)


def use(game: Game[Any], card: str, effect: int = 1) -> Game[Any]:
    return play(game, ("use", slot(game, card), effect))


def assert_lost(game: Game[Any]) -> None:
    """The game is over and nobody has the Thunderstone."""
    assert game.over and table(game)["stone_owner"] is None
    assert all(STONE not in [*player.hand, *player.discard] for player in game.state.players)


# -- TS-21: the end ---------------------------------------------------------------------------------


@pytest.mark.rule("TS-21.1", "TS-21.2", "TS-22.9")
def test_who_defeats_the_monster_before_it_takes_the_thunderstone() -> None:
    game = play(below(*STRONG, hall=NEXT), ("attack", 1))
    assert game.over and table(game)["stone_owner"] == 0
    assert seat(game)["discard"] == ["grudgebeast", STONE]
    assert seat(game)["lines"] == {"grudgebeast": 2, STONE: 3, "thyrian_lord": 4}
    assert game.result is not None and game.result.scores[0] == 9


@pytest.mark.rule("TS-21.1", "TS-21.3")
def test_a_lost_battle_in_rank_one_ends_the_game_without_an_owner() -> None:
    assert_lost(play(below(*WEAK, hall=NEXT), ("attack", 1)))


@pytest.mark.rule("TS-21.4")
def test_an_archmage_who_clears_rank_one_ends_the_game_without_an_owner() -> None:
    game = below("elf_archmage", "militia", hall=NEXT)
    use(game, "elf_archmage")
    assert_lost(play(game, ("monster", 1)))


@pytest.mark.rule("TS-21.4")
def test_a_sorcerer_who_clears_rank_one_ends_the_game_without_an_owner() -> None:
    hall = ["grudgebeast", "griffon", STONE]
    game = below("elf_sorcerer", *STRONG, hall=hall)
    play(game, ("attack", 1))  # won: the Griffon is in Rank 1, the Thunderstone in Rank 2
    assert kind(game) == "sorcerer" and table(game)["hall"][:2] == ["griffon", STONE]
    assert_lost(play(game, ("monster", 1)))


@pytest.mark.rule("TS-21.5")
def test_a_thyrian_lord_who_takes_rank_one_ends_the_game_without_an_owner() -> None:
    game = use(below("thyrian_lord", "iron_rations", hall=NEXT), "thyrian_lord")
    assert_lost(game)
    assert "grudgebeast" in seat(game)["discard"]


@pytest.mark.rule("TS-21.6", "TS-21.11")
@pytest.mark.parametrize("way", [("monster", 1), ("order", 2, 1, 3), ("order", 2, 3, 1)])
def test_banish_that_brings_the_thunderstone_to_rank_one_ends_the_game_without_an_owner(way: Any) -> None:
    game = below("banish", "militia", "torch", hall=NEXT)
    use(game, "banish")
    assert_lost(play(game, way))
    assert len(party(game)) == 3  # nothing more is destroyed or drawn


@pytest.mark.rule("TS-21.7", "TS-S3.4")
def test_any_other_way_to_rank_one_ends_the_game_without_an_owner() -> None:
    """In solitaire the Monster in Rank 1 slips away."""
    game = at("rest", seats=1, hall=NEXT, unrest=1, s0={"hand": ["torch", "dagger"]})
    assert_lost(play(game, ("pass",)))


@pytest.mark.rule("TS-21.8", "TS-21.9")
def test_the_end_is_immediate_and_the_hand_is_neither_discarded_nor_drawn() -> None:
    game = play(below(*STRONG, hall=NEXT), ("attack", 1))
    assert game.decision is None and party(game) == sorted(STRONG)
    assert seat(game)["deck"] == 6 and seat(game)["hand"] == []
    assert table(game)["active"] == 0
    lost = use(below("thyrian_lord", "iron_rations", "magical_aura", hall=NEXT), "thyrian_lord")
    assert lost.decision is None and seat(lost)["deck"] == 6  # step 2 is not finished


@pytest.mark.rule("TS-21.9")
def test_experience_monster_and_spoils_of_the_last_battle_are_taken() -> None:
    hand = ["chalice_paladin", *STRONG]
    game = below(*hand, hall=["gray_ooze", STONE, "succubus"], options={"cards": "spear"})
    play(game, ("attack", 1))
    if kind(game) == "victim":
        play(game, options(game)[0])
    assert kind(game) == "spoils" and not game.over
    assert seat(game)["xp"] == 2 and "gray_ooze" in seat(game)["discard"]
    play(game, ("spoils", "any", "torch"), DONE)
    assert game.over and table(game)["stone_owner"] == 0
    assert {"torch", "gray_ooze", STONE} <= {*seat(game)["discard"]}


@pytest.mark.rule("TS-21.10", "TS-21.13")
@pytest.mark.parametrize("hand", [STRONG, WEAK])
@pytest.mark.parametrize(
    ("rank", "hall"), [(3, NEXT), (2, ["grudgebeast", "grudgebeast", STONE]), (1, ["grudgebeast", "succubus", STONE])]
)
def test_the_thunderstone_in_rank_two_or_three_ends_nothing(hand: list[str], rank: int, hall: list[str]) -> None:
    game = play(below(*hand, *["fireball"] * 3, hall=hall), ("attack", rank))
    assert not game.over and kind(game) == "turn"
    assert table(game)["hall"][1] == STONE and table(game)["stone_owner"] is None


@pytest.mark.rule("TS-21.13")
@pytest.mark.parametrize("hand", [STRONG, WEAK])
def test_nothing_happens_when_the_thunderstone_is_turned_up(hand: list[str]) -> None:
    hall = ["grudgebeast", "succubus", "succubus"]
    game = play(below(*hand, hall=hall, draws={"dungeon": [STONE]}), ("attack", 1))
    assert table(game)["hall"] == ["succubus", "succubus", STONE]
    assert kind(game) == "turn" and table(game)["active"] == 1 and events(game, "breach") == []


@pytest.mark.rule("TS-21.11")
def test_the_thunderstone_is_not_returned_taken_or_attacked() -> None:
    hand = ["elf_archmage", "thyrian_lord", "iron_rations", "banish"]
    game = below(*hand, hall=["grudgebeast", STONE, "grudgebeast"])
    assert ("attack", 2) not in options(game)
    for card in ("elf_archmage", "banish"):
        tried = below(*hand, hall=["grudgebeast", STONE, "grudgebeast"])
        use(tried, card)
        assert options(tried, "monster") == [("monster", 1), ("monster", 3)]
    use(game, "thyrian_lord")
    assert options(game) == [("monster", 1), ("monster", 3)]


@pytest.mark.rule("TS-21.11")
@pytest.mark.parametrize(
    ("order", "hall"),
    [((1, 3, 2), ["grudgebeast", "succubus", STONE]), ((3, 2, 1), ["succubus", STONE, "grudgebeast"])],
)
def test_the_thunderstone_may_be_moved_by_rearranging_the_hall(order: tuple[int, ...], hall: list[str]) -> None:
    game = below("banish", "militia", "torch", hall=NEXT)
    use(game, "banish")
    play(game, ("order", *order))
    assert not game.over and table(game)["hall"] == hall


@pytest.mark.rule("TS-21.12")
def test_an_empty_village_does_not_end_the_game() -> None:
    empty = dict.fromkeys(fabletop.new(GAME, seats=2, seed=0).state.stock, 0)
    game = at("turn", village=empty, hall=["grudgebeast", "griffon", STONE], dungeon=[], diseases=0)
    for turn in range(1, 5):
        assert kind(game) == "turn" and table(game)["turn"] == turn
        play(game, ("village",))  # nothing to buy: not asked
    assert not game.over and not any(stack["top"] for stack in table(game)["village"].values())


@pytest.mark.rule("TS-21.12")
def test_players_without_any_card_and_an_empty_dungeon_deck_do_not_end_the_game() -> None:
    nothing: dict[str, list[str]] = {"hand": [], "deck": [], "discard": []}
    game = at("turn", hall=["grudgebeast", "griffon", STONE], dungeon=[], s0=nothing, s1=nothing)
    for turn in range(1, 5):
        assert kind(game) == "turn" and table(game)["turn"] == turn
        play(game, ("rest",))  # nothing to destroy: not asked
    assert not game.over


@pytest.mark.rule("TS-21.1", "TS-21.12", "TS-21.2", "TS-21.7")
def test_games_end_when_the_thunderstone_is_in_rank_one_and_never_before() -> None:
    owners = set()
    for seed in range(12):
        game, chance = fabletop.new(GAME, seats=2, seed=seed, keep=False), random.Random(seed)
        while game.decision is not None:
            assert game.state.hall[0] != STONE and game.state.stone_owner == -1
            game.choose(chance.choice(game.decision.options))
        if game.state.idle < 20:  # TS-21.14: the other end
            taken = game.state.stone_owner
            owners.add(taken)
            assert (STONE in game.state.hall[:1]) is (taken == -1)
            assert taken == -1 or STONE in game.state.players[taken].discard
    assert -1 in owners


# -- TS-22: scoring -----------------------------------------------------------------------------------


def ended(*seats: dict[str, Any], winner: bool = False, hand: list[str] | None = None) -> Game[Any]:
    """A game of which seat 0 plays the last battle; its own cards are worth nothing but the Monster (0 points)."""
    own = hand or (["fireball"] * 3 if winner else ["torch"])
    first = {"hand": own, "deck": [], "discard": [], **seats[0]}
    hall = ["bloodskull_orc", STONE, "succubus"]
    laid = {f"s{i}": {"hand": [], "deck": [], "discard": [], **given} for i, given in enumerate(seats) if i}
    return play(at("dungeon", seats=len(seats), s0=first, hall=hall, **laid), ("attack", 1))


@pytest.mark.rule("TS-22.1", "TS-22.2")
def test_deck_hand_discard_pile_and_revealed_cards_all_score() -> None:
    mine = {"hand": ["thyrian_lord", "torch"], "deck": ["elf_archmage"], "discard": ["griffon", "torch"]}
    other = {"hand": ["goodberries"], "deck": ["sphinx", "torch"], "discard": ["outlands_khan"]}
    game = ended(mine, other)
    assert game.result is not None
    assert game.result.scores[1] == 1 + 7 + 3
    assert game.result.scores[0] == 2 + 2 + 4  # the battle is lost
    assert seat(game, 1)["lines"] == {"goodberries": 1, "sphinx": 7, "outlands_khan": 3}


@pytest.mark.rule("TS-22.2", "TS-22.3")
def test_points_are_summed_copy_by_copy_and_cards_without_points_score_nothing() -> None:
    plain = ["torch", "militia", "fireball", "elf_wizard", "bloodskull_orc", "disease", "lightstone_gem"]
    game = ended({}, {"deck": plain, "discard": ["kingdom", "kingdom", "goodberries", "goodberries"]})
    assert seat(game, 1)["lines"] == {"kingdom": 6, "goodberries": 2} and seat(game, 1)["vp"] == 8


@pytest.mark.rule("TS-22.4")
@pytest.mark.parametrize(("points", "places"), [((4, 8), (2, 1)), ((8, 4), (1, 2))])
def test_most_points_win(points: tuple[int, int], places: tuple[int, int]) -> None:
    cards = {4: ["griffon"], 8: ["ebon_fume"]}
    game = ended(*({"discard": cards[each]} for each in points))
    assert game.result is not None and game.result.scores == points and game.result.places == places


@pytest.mark.rule("TS-22.5")
def test_the_owner_of_the_thunderstone_wins_a_tie() -> None:
    game = ended({}, {"discard": ["kingdom"]}, {"discard": ["griknack_goblin"]}, winner=True)
    assert game.result is not None
    assert game.result.scores == (3, 3, 1) and game.result.places == (1, 2, 3)
    assert game.result.winners == (0,)


@pytest.mark.rule("TS-22.4", "TS-22.6")
def test_tied_players_win_together_if_another_owns_the_thunderstone() -> None:
    game = ended({}, {"discard": ["griffon"]}, {"discard": ["griffon"]}, winner=True)
    assert game.result is not None
    assert game.result.scores == (3, 4, 4) and game.result.winners == (1, 2)


@pytest.mark.rule("TS-22.6")
def test_tied_players_win_together_if_nobody_owns_the_thunderstone() -> None:
    game = ended({"discard": ["griffon"]}, {"discard": ["griffon"]}, {"discard": ["nixie"]})
    assert table(game)["stone_owner"] is None and game.result is not None
    assert game.result.winners == (0, 1) and game.result.places == (1, 1, 3)


@pytest.mark.rule("TS-22.5")
def test_the_thunderstone_does_not_beat_more_points() -> None:
    game = ended({}, {"discard": ["griffon"]}, winner=True)
    assert game.result is not None and game.result.scores == (3, 4) and game.result.winners == (1,)


@pytest.mark.rule("TS-22.7")
def test_experience_and_gold_are_worth_nothing_at_the_end() -> None:
    game = ended({}, {"discard": ["lightstone_gem"] * 4, "xp": 30})
    assert game.result is not None and game.result.scores == (0, 0)


@pytest.mark.rule("TS-22.8")
def test_destroyed_cards_do_not_score() -> None:
    hand = {"hand": ["thyrian_lord", "goodberries"]}
    game = at("dungeon", s0={**hand, "deck": [], "discard": []}, hall=NEXT)
    assert seat(game)["vp"] == 3
    use(game, "thyrian_lord")  # destroys the Goodberries, and ends the game
    assert game.over and seat(game)["lines"] == {"thyrian_lord": 2, "grudgebeast": 2}


@pytest.mark.rule("TS-22.9")
def test_the_thunderstone_scores_what_is_printed_on_it() -> None:
    worth = {"thunderstone": [{"id": STONE, "source": "designed", "copies": 1, "vp": 6}]}
    game = play(below(*STRONG, hall=NEXT, content=worth), ("attack", 1))
    assert seat(game)["lines"][STONE] == 6
    assert seat(ended({}, {}, winner=True))["lines"] == {STONE: 3}


@pytest.mark.rule("TS-22.10")
def test_a_borrowed_hero_scores_for_its_owner() -> None:
    mine = {"hand": ["selurin_theurge", "elf_archmage", "militia"], "deck": [], "discard": []}
    other = {"hand": ["thyrian_lord"], "deck": [], "discard": []}
    game = at("dungeon", s0=mine, s1=other, hall=["bloodskull_orc", STONE, "griffon"])
    use(game, "selurin_theurge")
    play(game, ("discard", slot(game, "militia")), ("discard", "thyrian_lord"), ("borrow", 1, "thyrian_lord"))
    assert "thyrian_lord" in party(game)
    use(game, "elf_archmage")
    play(game, ("monster", 1))
    assert game.over and game.result is not None
    assert game.result.scores == (1 + 2, 2)


@pytest.mark.rule("TS-21.12", "TS-21.14")
def test_a_table_where_nothing_can_change_any_more_ends_after_ten_turns_of_each_player() -> None:
    """Nobody has a card, and the Blink Dog in the dark cannot be attacked."""
    nothing = {"hand": [], "deck": [], "discard": []}
    game = at("turn", s0=nothing, s1=nothing, hall=["blink_dog", "stone_of_mystery", "blink_dog"], dungeon=[])
    for _ in range(20):
        assert not game.over
        play(game, ("dungeon",))
    assert game.over and table(game)["stone_owner"] is None and table(game)["turn"] == 20


@pytest.mark.rule("TS-21.14")
def test_a_turn_in_which_something_is_destroyed_starts_the_count_again() -> None:
    nothing = {"hand": [], "deck": [], "discard": []}
    last = {"hand": ["torch"], "deck": [], "discard": []}
    game = at("turn", s0=nothing, s1=last, hall=["blink_dog", "stone_of_mystery", "blink_dog"], dungeon=[])
    for turn in range(19):
        play(game, ("rest",), *([("pass",)] if turn % 2 else []))
    play(game, ("rest",), ("destroy", "torch"))
    for _ in range(20):
        assert not game.over
        play(game, ("rest",))
    assert game.over


@pytest.mark.rule("TS-21.14")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_setup_turns_up_does_not_count(seats: int) -> None:
    game = fabletop.new("thunderstone", seats=seats, seed=4)
    play(game, ("rest",), ("pass",))
    assert game.state.idle == 1


@pytest.mark.rule("TS-21.14")
@pytest.mark.parametrize("rank", [1, 2])
def test_a_victory_starts_the_count_again_though_no_card_is_left_to_come(rank: int) -> None:
    game = below(*STRONG, hall=["grudgebeast", "griffon", STONE], dungeon=[])
    game.state.idle = 3
    play(game, ("attack", rank))
    while kind(game) != "turn":
        play(game, options(game)[-1])
    assert game.state.idle == 0


@pytest.mark.rule("TS-22.10")
def test_a_card_that_is_just_revealed_is_owned_by_whose_turn_it_is() -> None:
    game = at("village", active=1, s0={"hand": [], "deck": []}, s1={"hand": ["torch"], "deck": []})
    game.state.revealed.append("grudgebeast")
    assert [owned(game.state, each).count("grudgebeast") for each in (0, 1)] == [0, 1]


@pytest.mark.rule("TS-21.14")
@pytest.mark.parametrize(("eats", "idle"), [(True, 0), (False, 4)])
def test_a_monster_that_comes_back_from_under_the_deck_is_no_progress_and_takes_none_away(
    eats: bool, idle: int
) -> None:
    game = below("militia", "outlands_warrior", "iron_rations", hall=["griffon", "nixie", "lord_of_death"], dungeon=[])
    game.state.idle = 3
    if eats:
        use(game, "outlands_warrior")
    play(game, ("attack", 3))
    assert kind(game) == "turn" and table(game)["hall"][2] == "lord_of_death"
    assert game.state.idle == idle


@pytest.mark.rule("TS-21.14")
def test_a_monster_that_reaches_rank_one_is_progress_though_all_have_seen_it() -> None:
    game = below("militia", hall=["lord_of_death", "nixie", "griffon"], dungeon=[])
    game.state.idle = 3
    play(game, ("attack", 1))
    assert table(game)["hall"] == ["nixie", "griffon", "lord_of_death"] and game.state.idle == 0
