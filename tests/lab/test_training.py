"""A network learns what positions are worth: its games, its file, and who judges by it."""

from __future__ import annotations

from collections.abc import Mapping
from math import tanh
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import fabletop
from fabletop import bots
from fabletop.bots.network import Weights, learned, read
from fabletop.kernel import SetupError
from fabletop.lab import features, self_play
from fabletop.lab.self_play import Series

LEARNING = [game for game in fabletop.games() if fabletop.book(game).knowledge().features is not None]
TWO = Weights(
    "thunderstone",
    ("points", "gold"),
    (10.0, 2.0),
    (5.0, 1.0),
    (((1.0, -2.0, 0.5), (0.25, 0.0, 0.0)), ((3.0, 4.0, 7.0),)),
)


def untold(done: int, games: int) -> None:
    pass


def written(file: Path, weights: Any) -> Path:
    file.write_bytes(msgspec.json.encode(weights))
    return file


def test_a_network_is_layers_of_sums_with_tanh_between() -> None:
    first, second = tanh(1.0 * 2.0 - 2.0 * 1.0 + 0.5), tanh(0.25 * 2.0)
    assert TWO.worth({"points": 20.0, "gold": 3.0, "xp": 9.0}) == pytest.approx(3 * first + 4 * second + 7)


def test_who_searches_may_judge_by_a_network(tmp_path: Path) -> None:
    file = written(tmp_path / "w.json", TWO)
    rules = fabletop.book("thunderstone")
    knows = learned(rules, file)
    table = fabletop.new("thunderstone", seats=2, seed=1)
    assert knows.features is not None and knows.value is not None
    assert knows.value(table.state, 0) == TWO.worth(knows.features.of(table.state, 0))
    assert knows.choose is rules.knowledge().choose
    bot = bots.make(f"search:12:{file}", rules, 3)
    while table.decision is not None and table.ply < 30:
        key = bot.choose(table, table.decision)
        assert key in table.decision.options
        table.choose(key)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "euthia"}, "was trained for euthia, not for thunderstone"),
        ({"means": (1.0,)}, "its numbers do not fit together"),
        ({"spreads": (0.0, 1.0)}, "its numbers do not fit together"),
        ({"layers": ()}, "its numbers do not fit together"),
        ({"layers": (((1.0, 2.0),),)}, "its numbers do not fit together"),
        ({"format": 2}, "its numbers do not fit together"),
        ({"layers": "none"}, "holds no trained network"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(tmp_path: Path, change: dict[str, Any], said: str) -> None:
    file = written(tmp_path / "w.json", msgspec.to_builtins(TWO) | change)
    with pytest.raises(SetupError, match=said):
        bots.make(f"search:12:{file}", fabletop.book("thunderstone"))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match=r"none\.json: No such file"):
        read(tmp_path / "none.json")


@pytest.mark.parametrize("game", LEARNING)
def test_features_are_those_that_are_told_of(game: str) -> None:
    found = fabletop.book(game).knowledge().features
    assert found is not None
    table = fabletop.new(game, seats=2, seed=2)
    player = bots.make("normal", table.book, 1)
    seen: dict[str, set[float]] = {name: set() for name in found.told}
    while table.decision is not None:
        table.choose(player.choose(table, table.decision))
        if not table.ply % 5:
            now: Mapping[str, float] = found.of(table.state, 0)
            assert now.keys() == found.told.keys()
            for name, value in now.items():
                seen[name].add(value)
    assert sum(len(values) > 1 for values in seen.values()) > len(seen) * 2 / 3


def test_the_page_of_features_is_up_to_date() -> None:
    assert features.PAGE.read_text(encoding="utf-8") == features.page()


def test_games_to_learn_from_depend_on_their_number_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "BATCH", 2)
    series = Series("thunderstone", (2, 3), seed=4)
    whole = self_play.self_play(series, 4, tmp_path / "one", 1, untold)
    first = self_play.self_play(series, 2, tmp_path / "two", 1, untold)
    told: list[tuple[int, int]] = []
    rest = self_play.self_play(series, 4, tmp_path / "two", 1, lambda done, games: told.append((done, games)))
    assert rest == whole and first == whole[:1]
    assert told == [(2, 4), (4, 4)]  # what was there was not played again
    rows = [each for batch in whole for each in batch.positions]
    assert {each.game for each in rows} == {0, 1, 2, 3}
    assert all(len(each.features) == len(whole[0].features) for each in rows)
    assert len({each.outcome for each in rows}) > 3


def test_other_games_in_the_folder_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "BATCH", 1)
    self_play.self_play(Series("thunderstone", (2,)), 1, tmp_path, 1, untold)
    with pytest.raises(SetupError, match="holds games of other rules or settings: name another folder"):
        self_play.self_play(Series("thunderstone", (2,), seed=1), 1, tmp_path, 1, untold)
    (file,) = tmp_path.glob("*.msgpack")
    file.write_bytes(file.read_bytes()[:-9])
    with pytest.raises(SetupError, match=r"is damaged: .*; without it, its games are played again"):
        self_play.self_play(Series("thunderstone", (2,)), 1, tmp_path, 1, untold)


def test_a_network_learns_and_goes_on_where_it_was(tmp_path: Path) -> None:
    """With PyTorch, which only who trains needs: elsewhere this cannot be tried."""
    pytest.importorskip("torch")
    pytest.importorskip("matplotlib")
    from fabletop.lab.training import train

    series, random = Series("thunderstone", (2,)), Random(1)
    rows = []
    for game in range(60):
        for _ in range(20):
            points, gold = random.uniform(0, 40), random.uniform(0, 6)
            rows.append(self_play.Position(game, points + gold * gold, points, (points, gold)))
    batches = [self_play.Batch(series.digits, ("points", "gold"), rows)]
    whole = train(series, batches, tmp_path, 30, untold)
    assert whole.learnt > 0.95 > whole.judged and len(whole.epochs) == 30
    assert read(tmp_path / "weights.json").worth({"points": 10.0, "gold": 5.0}) == pytest.approx(35, abs=3)
    assert (tmp_path / "curve.png").stat().st_size > 5000
    halves = tmp_path / "halves"
    halves.mkdir()
    train(series, batches, halves, 15, untold)
    assert train(series, batches, halves, 30, untold) == whole
