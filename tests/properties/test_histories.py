"""Whatever a table does with a game (choose, undo, mercy, save, load, look back), it is the game of its tape."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from fabletop.kernel import Game, IllegalChoice, Rng
from fabletop.kernel.saves import base_of

from . import laws

STEPS = 60


def straight(game: Game[Any]) -> Game[Any]:
    """The same tape, played from the beginning without detours."""
    assert game.origin is not None
    base = base_of(game.book, game.origin, game.book.pack.load())
    return Game(game.book, base, game.tape, origin=game.origin)


def one_thing(game: Game[Any], chance: random.Random, file: Path) -> Game[Any]:
    """Something that a table may do with its game; gives the game to go on with."""
    seats = range(game.origin.seats if game.origin else 1)
    match chance.choice(["choose"] * 6 + ["auto", "undo", "undo", "mercy", "load", "refused", "imagine"]):
        case "choose" | "auto" as how if not game.over:
            decision = chance.choice(game.waiting)
            game.choose(chance.choice(decision.options), decision.seat, auto=how == "auto")
        case "undo":
            seat = chance.choice(seats)
            way_back = game.back(seat)
            if way_back:
                game.undo(seat, to=chance.choice([None, *way_back]))
        case "mercy" if game.ply:
            game.undo(chance.choice(seats), to=chance.randrange(game.ply), friendly=True)
        case "load":
            return laws.saved_and_loaded(game, file)
        case "refused":
            for refused in (lambda: game.choose(("nonsense",)), lambda: game.undo(0, to=game.ply)):
                with pytest.raises(IllegalChoice):
                    refused()
        case "imagine":
            seat = chance.choice([None, *seats])
            world = game.imagine(seat, Rng(str(game.ply)), keep=True)
            assert world.view(seat) == game.view(seat)
            if not world.over:
                laws.choose_any(world, chance)
            assert laws.face(world.copy()) == laws.face(world)
    return game


@pytest.mark.parametrize("slot", range(12))
@pytest.mark.parametrize("game", laws.game_ids())
def test_any_history_is_the_game_of_its_tape(
    game: str, slot: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance, look = random.Random(f"history {slot}"), random.Random(slot)
    monkeypatch.setattr("secrets.token_hex", lambda n: f"{chance.getrandbits(8 * n):0{2 * n}x}")  # mercy, repeatable
    played = laws.random_game(laws.book_of(game), slot)
    for _ in range(chance.choice([0, 0, 40, 100])):
        if not played.over:
            laws.choose_any(played, chance)
    for _ in range(STEPS):
        played = one_thing(played, chance, tmp_path / "game.json")
        same = straight(played)
        assert laws.face(same) == laws.face(played)
        assert played.ply == same.ply == sum(entry[0] >= 0 for entry in played.tape)
        ways_back = [played.back(seat) for seat in range(played.origin.seats if played.origin else 0)]
        assert ways_back == [same.back(seat) for seat in range(len(ways_back))]
        for seat in laws.viewers(played):
            assert played.log(seat) == same.log(seat)
        looks_on = look.choice(laws.viewers(played))  # the states are the same: one look a time will do
        assert played.view(looks_on) == same.view(looks_on)
        ply = chance.randrange(played.ply + 1)
        assert laws.face(played.at(ply)) == laws.face(same.at(ply))
        laws.options_are_sound(played)
