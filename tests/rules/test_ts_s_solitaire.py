"""TS-S: solitaire, against the dark."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.kernel import SetupError

from .thunderstone import GAME, at, events, kind, options, party, play, seat, slot, table

STONE = "stone_of_mystery"
STRONG = ["thyrian_lord", "thyrian_lord", "lightstone_gem"]
HALL = ["grudgebeast", "griffon", "nixie"]


def alone(scene: str = "rest", hand: list[str] | None = None, **fields: Any) -> Game[Any]:
    own = {"hand": ["dagger", "torch"] if hand is None else hand, "deck": ["torch"] * 8, "discard": []}
    return at(scene, seats=1, s0={**own, **fields.pop("own", {})}, hall=fields.pop("hall", HALL), **fields)


def rest(game: Game[Any]) -> Game[Any]:
    return play(game, ("pass",))


# -- TS-S1, TS-S2: setup and turns ------------------------------------------------------------------------


@pytest.mark.rule("TS-S1.1")
def test_one_player_is_set_up_like_any_player() -> None:
    game = fabletop.new(GAME, seats=1, seed=3)
    player = game.state.players[0]
    deck = Counter([*player.hand, *player.deck.items()])
    assert deck == Counter(militia=6, dagger=2, iron_rations=2, torch=2) and len(player.hand) == 6
    assert len(table(game)["village"]) == 16 and table(game)["dungeon"] == 28 and all(table(game)["hall"])
    assert table(game)["village"]["militia"]["cards"]["militia"] == 24


@pytest.mark.rule("TS-S1.1")
def test_the_options_of_cards_and_classes_are_the_same() -> None:
    assert len(fabletop.new(GAME, seats=1, seed=3, groups=5).state.groups) == 5
    first = fabletop.new(GAME, seats=1, seed=3, first_game=True).state
    assert sorted(first.groups) == ["enchanted", "ooze", "undead_doom"]
    assert "dragon" in fabletop.new(GAME, seats=1, seed=3, cards="dragon, ooze, humanoid").state.groups


@pytest.mark.rule("TS-S1.2")
@pytest.mark.parametrize("card", ["lorigg_rogue", "redblade_assassin"])
def test_an_effect_on_other_players_finds_nobody(card: str) -> None:
    game = alone("dungeon", hand=[card, "militia"])
    play(game, ("use", slot(game, card), 1))
    assert kind(game) == "dungeon" and sorted(party(game)) == sorted([card, "militia"])


@pytest.mark.rule("TS-S1.2")
def test_an_effect_on_all_players_is_carried_out_for_the_one_there_is() -> None:
    game = alone("dungeon", hand=["selurin_theurge", "militia", "torch"])
    play(game, ("use", slot(game, "selurin_theurge"), 1), ("discard", slot(game, "militia")))
    assert seat(game)["discard"] == ["militia"] and options(game) == [("pass",), ("borrow", 0, "militia")]
    game = alone("dungeon", hand=["banish", "militia", "torch", "dagger"], hall=["griffon", "tyxr_the_old", "nixie"])
    play(game, ("use", slot(game, "banish"), 1), ("order", 2, 1, 3))
    assert kind(game) == "discard_slot"
    play(game, ("discard", slot(game, "torch")), ("discard", slot(game, "dagger")))
    assert sorted(seat(game)["discard"]) == ["dagger", "torch"] and kind(game) == "banish_card"


@pytest.mark.rule("TS-S2.1")
def test_the_player_takes_one_turn_after_the_other() -> None:
    game = fabletop.new(GAME, seats=1, seed=3, pace=4)
    for turn in range(1, 4):
        assert kind(game) == "turn" and table(game)["turn"] == turn and table(game)["active"] == 0
        assert options(game) == [("village",), ("dungeon",), ("rest",)] and len(seat(game)["hand"]) == 6
        play(game, ("rest",), ("pass",))


# -- TS-S3: unrest ----------------------------------------------------------------------------------------


@pytest.mark.rule("TS-S3.1")
def test_unrest_starts_at_nought_and_grows_in_a_turn_without_a_victory() -> None:
    assert table(fabletop.new(GAME, seats=1, seed=1))["unrest"] == 0
    assert table(rest(alone()))["unrest"] == 1
    assert table(play(alone("shop", hand=["torch"] * 6), ("done",)))["unrest"] == 1
    lost = play(alone("dungeon", hand=["militia"]), ("attack", 3))
    assert table(lost)["unrest"] == 1 and table(lost)["escaped"] == []


@pytest.mark.rule("TS-S3.1")
@pytest.mark.parametrize("unrest", [0, 1])
def test_unrest_goes_back_to_nought_with_a_victory(unrest: int) -> None:
    game = play(alone("dungeon", hand=STRONG, unrest=unrest), ("attack", 1))
    assert kind(game) == "turn" and table(game)["unrest"] == 0 and table(game)["escaped"] == []


@pytest.mark.rule("TS-S3.1")
def test_a_monster_taken_without_a_battle_is_no_victory() -> None:
    game = alone("dungeon", hand=["thyrian_lord", "iron_rations", "militia"], hall=["griffon", "griffon", "nixie"])
    play(game, ("use", slot(game, "thyrian_lord"), 1), ("attack", 3))
    assert "nixie" in seat(game)["discard"] and table(game)["unrest"] == 1


@pytest.mark.rule("TS-S3.2", "TS-S3.3")
def test_the_monster_in_rank_one_slips_away_when_unrest_reaches_the_pace_of_two() -> None:
    game = rest(alone(unrest=1, draws={"dungeon": []}))
    assert table(game)["escaped"] == ["grudgebeast"] and table(game)["unrest"] == 0
    assert table(game)["hall"][:2] == ["griffon", "nixie"] and table(game)["hall"][2] != ""
    assert "grudgebeast" not in [*seat(game)["discard"], *table(game)["dungeon_known"], *table(game)["destroyed"]]


@pytest.mark.rule("TS-S3.2")
@pytest.mark.parametrize(("pace", "turns"), [(None, 2), (1, 1), (2, 2), (3, 3), (4, 4)])
def test_the_pace_may_be_chosen(pace: int | None, turns: int) -> None:
    game = fabletop.new(GAME, seats=1, seed=2, **({} if pace is None else {"pace": pace}))
    for turn in range(1, 2 * turns + 1):
        play(game, ("rest",), ("pass",))
        assert len(table(game)["escaped"]) == turn // turns


@pytest.mark.rule("TS-S3.2")
@pytest.mark.parametrize("pace", [0, 5])
def test_no_other_pace_is_offered(pace: int) -> None:
    with pytest.raises(SetupError, match="pace"):
        fabletop.new(GAME, seats=1, pace=pace)


@pytest.mark.rule("TS-S3.3")
def test_what_slipped_away_lies_face_up_and_out_of_the_game() -> None:
    game = rest(alone(unrest=1))
    for viewer in (0, None):
        assert game.view(viewer)["table"]["escaped"] == ["grudgebeast"]
    assert [event.card for event in events(game, "escaped")] == ["grudgebeast"]
    assert seat(game)["vp"] == 0


@pytest.mark.rule("TS-S3.3")
def test_a_breach_that_follows_is_resolved_after_the_new_hand_was_drawn() -> None:
    hand = ["dagger", "dagger"]
    deck = {"deck": ["torch", "militia", "spear", "fireball", "hatchet", "lantern"]}
    game = rest(alone(hand=hand, own=deck, unrest=1, hall=["griffon", "tyxr_the_old", "nixie"]))
    assert kind(game) == "discard" and sorted(seat(game)["hand"]) == sorted(deck["deck"])
    play(game, ("discard", "torch"), ("discard", "militia"))
    assert kind(game) == "turn" and seat(game)["hand"] == ["fireball", "hatchet", "lantern", "spear"]
    assert sorted(seat(game)["discard"]) == ["dagger", "dagger", "militia", "torch"]
    assert table(game)["hall"][0] == "tyxr_the_old"


@pytest.mark.rule("TS-S3.4", "TS-S4.2")
def test_the_thunderstone_that_reaches_rank_one_so_is_lost() -> None:
    game = rest(alone(unrest=1, hall=["grudgebeast", STONE, "nixie"]))
    assert game.over and table(game)["stone_owner"] is None
    assert table(game)["dark"] == 2 + 3 and game.result is not None and game.result.scores == (0,)


@pytest.mark.rule("TS-S3.5")
@pytest.mark.parametrize("unrest", [2, 3])
def test_if_rank_one_is_empty_nothing_slips_away_and_unrest_stays(unrest: int) -> None:
    game = rest(alone(unrest=unrest, hall=[], dungeon=[], options={"pace": unrest}))
    assert table(game)["escaped"] == [] and kind(game) == "turn"
    assert table(game)["unrest"] == unrest


@pytest.mark.rule("TS-S3.1", "TS-S3.5")
@pytest.mark.parametrize(("unrest", "then"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_before_an_empty_rank_one_unrest_grows_up_to_the_pace(unrest: int, then: int) -> None:
    game = rest(alone(unrest=unrest, hall=[], dungeon=[], options={"pace": 3}))
    assert table(game)["unrest"] == then and table(game)["escaped"] == []


@pytest.mark.rule("TS-S3.5")
def test_what_comes_to_an_empty_rank_one_slips_away_after_the_next_turn_without_a_victory() -> None:
    game = rest(alone(unrest=2, hall=["nixie"], dungeon=[], options={"pace": 2}))
    assert table(game)["escaped"] == ["nixie"] and table(game)["unrest"] == 0


# -- TS-S4: the verdict -----------------------------------------------------------------------------------

POINTS = {1: "griknack_goblin", 2: "grudgebeast", 3: "kingdom", 4: "succubus", 5: "deadbone_troll", 8: "ebon_fume"}


def worth(points: int) -> list[str]:
    """Cards worth that many points, two copies of each at most."""
    cards: list[str] = []
    for value in sorted(POINTS, reverse=True):
        copies = fabletop.book(GAME).pack.load().cards[POINTS[value]].copies
        number = min(points // value, copies)
        cards += [POINTS[value]] * number
        points -= value * number
    assert points == 0
    return cards


def verdict(own: list[str], escaped: list[str], *, won: bool = False) -> Game[Any]:
    """The last battle against a Monster worth nothing; won, it gives the Thunderstone (3 points)."""
    hand = ["fireball"] * 3 if won else ["torch"]
    laid = {"hand": hand, "deck": [], "discard": own}
    hall = ["bloodskull_orc", STONE, "nixie"]
    return play(at("dungeon", seats=1, s0=laid, hall=hall, escaped=escaped), ("attack", 1))


@pytest.mark.rule("TS-S4.1", "TS-S4.2")
def test_the_dark_scores_what_slipped_away_and_a_stone_that_nobody_took() -> None:
    lost = verdict([], ["sphinx", "griffon", "griffon"])
    assert lost.over and table(lost)["dark"] == 7 + 4 + 4 + 3
    won = verdict([], ["sphinx", "griffon", "griffon"], won=True)
    assert won.over and table(won)["dark"] == 7 + 4 + 4 and won.result is not None
    assert won.result.scores == (3,)


@pytest.mark.rule("TS-S4.3")
@pytest.mark.parametrize(("own", "place"), [(3, 2), (4, 1), (2, 2)])
def test_the_player_needs_more_points_than_the_dark(own: int, place: int) -> None:
    game = verdict(worth(own), [])  # the dark has 3, the Thunderstone
    assert game.result is not None and game.result.scores == (own,) and game.result.places == (place,)


@pytest.mark.rule("TS-S4.4", "TS-S4.3")
@pytest.mark.parametrize(
    ("lead", "rank"),
    [
        *((-3, "fallen"), (0, "fallen"), (1, "survivor"), (4, "survivor"), (5, "hero"), (11, "hero")),
        *((12, "champion"), (24, "champion"), (25, "legend"), (26, "legend")),
    ],
)
def test_the_lead_over_the_dark_gives_the_rank(lead: int, rank: str) -> None:
    game = verdict(worth(lead + 3), [])
    assert game.result is not None and game.result.rank == f"ts-rank-{rank}"


@pytest.mark.rule("TS-S2.1", "TS-S3.1", "TS-S3.2", "TS-S4.1")
@pytest.mark.parametrize("pace", [1, 2, 4])
def test_whole_games_keep_to_the_pace_and_end(pace: int) -> None:
    content = fabletop.book(GAME).pack.load()
    for seed in range(6):
        game, chance = fabletop.new(GAME, seats=1, seed=seed, keep=False, pace=pace), random.Random(seed)
        while game.decision is not None:
            assert game.state.active == 0 and game.state.unrest < pace and game.state.turn < 2000
            game.choose(chance.choice(game.decision.options))
        dark = sum(content.cards[name].vp for name in game.state.escaped)
        assert table(game)["dark"] == dark + (3 if table(game)["stone_owner"] is None else 0)
