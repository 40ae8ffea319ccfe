"""TH-34: player counts and solo."""

from __future__ import annotations

from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.kernel.errors import SetupError

from .thorgal import events, hero, kind, options, play, table
from .thorgal_arena import arena, go


def turns(seats: int) -> list[tuple[int, int]]:
    """The Heroes who take tokens in an Action phase, and their seats."""
    game = arena.at("action_phase", seats=seats)
    taken = []
    while table(game)["round"] == 1:
        if kind(game) == "token" and game.decision is not None:
            taken.append((table(game)["active"], game.decision.seat))
            go(game, ("put", -1, 1))
        else:
            play(game, options(game)[0])
    return taken


@pytest.mark.rule("TH-34.1", "TH-34.2", "TH-13.18")
@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (1, [(0, 0), (1, 0), (0, 0), (1, 0)]),
        (2, [(0, 0), (1, 1), (0, 0), (1, 1)]),
        (3, [(0, 0), (1, 1), (2, 2), (0, 0)]),
        (4, [(0, 0), (1, 1), (2, 2), (3, 3)]),
    ],
)
def test_an_action_phase_has_four_turns_and_a_solo_player_takes_those_of_two_heroes(
    seats: int, order: list[tuple[int, int]]
) -> None:
    assert turns(seats) == order


@pytest.mark.rule("TH-34.3")
def test_a_solo_game_counts_two_players() -> None:
    game = arena.run({"do": "gain", "what": "ore", "n": "players"}, seats=1)
    assert hero(game)["pool"] == {"ore": 2} and game.state.players() == 2


@pytest.mark.rule("TH-34.4")
def test_a_solo_game_is_set_up_and_played_like_one_of_two() -> None:
    keys: list[tuple[str | int, ...]] = [("put", -1, 5), ("go",), ("gather", 3), ("put", -1, 1), ("done",), ("keep",)]
    shown = []
    for seats in (1, 2):
        game: Game[Any] = arena.at("take_token", seats=seats, path=["spring"], h1={"id": "kriss"})
        picture = table(play(game, *keys))
        for each in picture["heroes"]:
            del each["seat"]
        shown.append(picture)
    assert shown[0] == shown[1]


@pytest.mark.rule("TH-34.5")
def test_the_two_heroes_of_a_solo_player_are_separate_and_consent_is_automatic() -> None:
    game = arena.act("assign", 1, "home", seats=1, h1={"pool": {"ore": 1}, "items": ["bone_needle"]})
    play(game, ("box", "post-0"))
    assert not events(game, "unmet") and hero(game)["pool"] == {"magic": 1} and hero(game, 1)["pool"] == {}
    assert table(game)["first"] == 1  # the marker has passed to the second Hero
    assert kind(arena.act("assign", 1, "home", seats=1, h1={"area": "wood", "pool": {"ore": 1}})) == "token"
    game = arena.at(
        "additional", "gather", 1, 0, seats=1, h0={"items": ["heather_mead"]}, h1={"items": ["bone_needle"]}
    )
    assert options(game, "item") == [("item", "heather_mead")]


@pytest.mark.rule("TH-34.6")
def test_one_to_four_play_and_with_more_than_one_each_has_a_hero() -> None:
    assert fabletop.book("thorgal").seats == (1, 2, 3, 4)
    for seats in (2, 3, 4):
        assert [each["seat"] for each in table(arena.at("take_token", seats=seats))["heroes"]] == list(range(seats))
    for seats in (0, 5):
        with pytest.raises(SetupError):
            fabletop.new("thorgal", seats=seats)
