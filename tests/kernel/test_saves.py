"""Saved games: the choices are the truth; damaged, foreign and outdated files are refused in one sentence."""

from __future__ import annotations

import dataclasses
import json
import random
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

import fabletop
from fabletop.kernel import Game, Origin, Rules, SaveError, ask
from fabletop.kernel.loading import restore
from fabletop.kernel.saves import dump, read, write

from ..properties.laws import face, saved_and_loaded
from . import mini
from .tiny import NUMBER, SURE, Counted, Table, book, start


def steps(t: Table) -> Rules[None]:
    """Three choices a scene, so that a saved game stands two choices behind its snapshot."""
    for seat in (0, 1, 0):
        _, number = yield from ask(t, seat, NUMBER)
        t.gold[seat] += int(number)
        t.tell(Counted, "XX-2", int(number))
    t.then("steps")


BOOK = book(steps)


def played(choices: int = 8) -> Game[Any]:
    game = start(BOOK)
    for i in range(choices):
        game.choose(("number", i % 5))
    return game


def load(path: Path, rules: Any = BOOK) -> Game[Any]:
    return restore(rules, read(path), path)


def tampered(game: Game[Any], path: Path, change: Callable[[dict[str, Any]], None]) -> Path:
    """A file with another body and the right check sum: what other rules or a patient person would write."""
    body = json.loads(dump(game))["save"]
    change(body)
    text = json.dumps(body).encode()
    path.write_bytes(
        b'{"check":"' + blake2b(text, digest_size=16).hexdigest().encode() + b'","save":\n' + text + b"}\n"
    )
    return path


# -- there and back ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("choices", range(8))
def test_a_loaded_game_is_the_saved_one_and_goes_on(choices: int, tmp_path: Path) -> None:
    game = played(choices)
    write(game, tmp_path / "game.json")
    loaded = load(tmp_path / "game.json")
    assert face(loaded) == face(game)
    assert (loaded.ply, loaded.tape, loaded.origin) == (game.ply, game.tape, game.origin)
    assert [loaded.log(seat) for seat in (0, 1, None)] == [game.log(seat) for seat in (0, 1, None)]
    for each in (game, loaded):
        each.choose(("number", 3))
    assert face(loaded) == face(game)
    assert dump(loaded) == dump(game)


def test_a_game_saved_before_its_first_move_keeps_the_log_of_its_opening(tmp_path: Path) -> None:
    game = start(mini.BOOK, 3)
    assert game.log(0)[0][2] != []
    assert saved_and_loaded(game, tmp_path / "game.json").log(0) == game.log(0)


def test_a_loaded_game_knows_its_whole_past(tmp_path: Path) -> None:
    game = played(40)
    for ply in range(41):
        assert face(saved_and_loaded(game, tmp_path / "game.json").at(ply)) == face(game.at(ply))


def test_a_game_saved_again_and_again_stays_the_same(tmp_path: Path) -> None:
    game = start(mini.BOOK, 3)
    chance = random.Random(1)
    while not game.over:
        game.choose(chance.choice(game.decision.options))
        game = saved_and_loaded(game, tmp_path / "game.json")
    straight = start(mini.BOOK, 3)
    chance = random.Random(1)
    while not straight.over:
        straight.choose(chance.choice(straight.decision.options))
    assert face(game) == face(straight) and game.tape == straight.tape


def test_a_real_game_is_saved_and_loaded_through_the_front_door(tmp_path: Path) -> None:
    game = fabletop.new("roll-player", seats=2, seed=7, shorter=True)
    chance = random.Random(7)
    for _ in range(50):
        game.choose(chance.choice(game.decision.options))
    game.save(tmp_path / "game.json")
    assert face(fabletop.load(tmp_path / "game.json")) == face(game)
    assert face(fabletop.load(str(tmp_path / "game.json"))) == face(game)


def test_standing_orders_and_options_of_the_table_are_saved(tmp_path: Path) -> None:
    game = start(mini.BOOK, 2, hand=1, short=True)
    game.choose(game.waiting[0].options[0], 0, auto=True)
    loaded = saved_and_loaded(game, tmp_path / "game.json")
    assert loaded.tape[0][3] is True
    assert loaded.origin == Origin("mini", 2, {"hand": 1, "short": True}, "tiny")


def test_a_game_that_began_from_a_position_is_saved_with_it(tmp_path: Path) -> None:
    """No seed gives the base of a position: it is stored."""
    t = BOOK.begin(None, 2, {}, "7")
    t.gold = [50, 60]
    import msgspec

    game = Game(BOOK, t, origin=Origin("tiny", 2, {}, "7", msgspec.json.encode(t)))
    for i in range(5):
        game.choose(("number", i))
    loaded = saved_and_loaded(game, tmp_path / "game.json")
    assert face(loaded) == face(game)
    assert face(loaded.at(0)) == face(game.at(0))


@pytest.mark.parametrize("made", ["copy", "light copy", "at", "imagined", "played out"])
def test_copies_can_be_saved_too(made: str, tmp_path: Path) -> None:
    from fabletop.kernel import Rng

    game = played(40)
    made_game = {
        "copy": lambda: game.copy(keep=True),
        "light copy": game.copy,
        "at": lambda: game.at(20),
        "imagined": lambda: game.imagine(0, Rng("1"), keep=True),
        "played out": lambda: short_playout(),
    }[made]()
    loaded = restore(made_game.book, _written(made_game, tmp_path / "game.json"), tmp_path / "game.json")
    assert face(loaded) == face(made_game)
    loaded.log(None)
    assert face(loaded) == face(made_game), "looking back changes nothing"
    if not loaded.over:
        loaded.choose(("number", 1))
        made_game.choose(("number", 1))
        assert face(loaded) == face(made_game)


def _written(game: Game[Any], path: Path) -> Any:
    write(game, path)
    return read(path)


def short_playout() -> Game[Any]:
    game = start(mini.BOOK, 2)
    game.playout(lambda decision: decision.options[0])
    return game


# -- files that are refused ----------------------------------------------------------------------------------


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.json", tmp_path):
        with pytest.raises(SaveError, match="cannot be read"):
            fabletop.load(path)


def test_a_file_cut_short_anywhere_is_refused(tmp_path: Path) -> None:
    whole = dump(played())
    path = tmp_path / "game.json"
    for length in range(len(whole) - 1):
        path.write_bytes(whole[:length])
        with pytest.raises(SaveError):
            load(path)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"hello",
        b"\xff\xfe\x00",
        b"\x89PNG\r\n",
        b'{"check": 1, "save": {}}',
        b'{"save": {}}',
        b"[" * 100_000,
        b'{"check":"x","more":' + b"[" * 100_000,
    ],
    ids=["empty", "null", "list", "object", "words", "not text", "picture", "number", "no check", "deep", "deeper"],
)
def test_a_foreign_file_is_refused_in_one_sentence(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "foreign.json"
    path.write_bytes(data)
    with pytest.raises(SaveError) as refused:
        fabletop.load(path)
    assert str(path) in str(refused.value) and "\n" not in str(refused.value)


def test_any_changed_byte_of_the_body_is_noticed(tmp_path: Path) -> None:
    whole = dump(played())
    path = tmp_path / "game.json"
    chance = random.Random(1)
    start_of_body = whole.index(b"\n") + 1
    for at in chance.sample(range(start_of_body, len(whole) - 3), 150):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 1]) + whole[at + 1 :])
        with pytest.raises(SaveError):
            load(path)


def test_a_changed_choice_breaks_the_check_sum(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(dump(played()).replace(b'["number",3]', b'["number",4]', 1))
    with pytest.raises(SaveError, match="damaged"):
        load(path)


def test_a_save_of_another_format_rules_or_cards_is_refused_with_the_reason(tmp_path: Path) -> None:
    game, path = played(), tmp_path / "game.json"
    with pytest.raises(SaveError, match="format 1, this version reads format 2"):
        load(tampered(game, path, lambda save: save.update(fabletop=1, pack="beef")))
    with pytest.raises(SaveError, match="saved with rules 0 of tiny, these are rules 1"):
        load(tampered(game, path, lambda save: save.update(rules="0")))
    with pytest.raises(SaveError, match="has changed since: card 'sword', card 'axe'"):
        load(tampered(game, path, lambda save: save.update(content={"card": {"sword": "beef", "axe": "f00d"}})))
    with pytest.raises(SaveError, match="version knows"):
        load(tampered(game, path, lambda save: save.update(more=1)))
    with pytest.raises(SaveError, match="version knows"):
        load(tampered(game, path, lambda save: save.pop("seed")))


def test_a_save_of_an_unknown_game_is_refused(tmp_path: Path) -> None:
    write(played(), tmp_path / "game.json")
    with pytest.raises(fabletop.kernel.FabletopError, match="there is no game 'tiny'"):
        fabletop.load(tmp_path / "game.json")


def test_rules_that_ask_something_else_are_told_with_the_move(tmp_path: Path) -> None:
    game, path = played(8), tmp_path / "game.json"
    with pytest.raises(SaveError, match="move 8 answers 'flip', the rules ask 'number'"):
        load(tampered(game, path, lambda save: save["choices"][7].__setitem__(1, "flip")))
    with pytest.raises(SaveError, match=r"move 8 is \['number', 9\], which the rules do not offer at 'number'"):
        load(tampered(game, path, lambda save: save["choices"][7].__setitem__(2, ["number", 9])))
    with pytest.raises(SaveError, match="move 8 is a choice of seat 0, which the rules do not ask there"):
        load(tampered(game, path, lambda save: save["choices"][7].__setitem__(0, 0)))
    with pytest.raises(SaveError, match="the snapshot stands at entry 99 of 8"):
        load(tampered(game, path, lambda save: save["snapshot"].update(index=99)))


def test_new_rules_of_the_same_version_are_told_with_the_move(tmp_path: Path) -> None:
    def steps(t: Table) -> Rules[None]:
        for seat, question in ((0, NUMBER), (1, SURE), (0, NUMBER)):
            yield from ask(t, seat, question)
        t.then("steps")

    write(played(8), tmp_path / "game.json")
    with pytest.raises(SaveError, match=r"game\.json: move 8 answers 'number', the rules ask 'sure'"):
        load(tmp_path / "game.json", book(steps))


def test_a_choice_after_the_end_is_refused(tmp_path: Path) -> None:
    game = start(mini.BOOK, 2, short=True)
    while decision := game.decision:
        game.choose(decision.options[0])
    path = tampered(
        game, tmp_path / "game.json", lambda save: save["choices"].append([0, "bid", ["bid", "torch"], False])
    )
    with pytest.raises(SaveError, match="the rules do not ask there"):
        load(path, mini.BOOK)


def test_a_lie_before_the_snapshot_is_found_when_the_past_is_asked_for_and_the_game_goes_on(tmp_path: Path) -> None:
    game = played(8)
    path = tampered(game, tmp_path / "game.json", lambda save: save["choices"][1].__setitem__(1, "flip"))
    loaded = load(path)
    now = face(loaded)
    for look_back in (lambda: loaded.log(0), lambda: loaded.at(0), lambda: loaded.log(1)):
        with pytest.raises(SaveError, match="move 2 answers 'flip', the rules ask 'number'"):
            look_back()
        assert face(loaded) == now and loaded.ply == 8
    loaded.choose(("number", 1))
    assert loaded.ply == 9


@pytest.mark.parametrize(
    "change",
    [
        lambda save: save["snapshot"]["state"].update(agenda=[["no_such_scene"]]),
        lambda save: save["snapshot"]["state"].update(gold=["x"]),
        lambda save: save["snapshot"]["state"].update(gold=[]),
        lambda save: save["snapshot"]["state"]["rng"].update(seed="x" * 65),
        lambda save: save["snapshot"].update(state=[]),
        lambda save: save["choices"][7].__setitem__(2, ["number", True]),
        lambda save: save["choices"][7].__setitem__(2, []),
        lambda save: save["choices"].append([-1, "redeal", ["x"], False]),
        lambda save: save.update(seats="two"),
    ],
    ids=["scene", "type", "length", "seed", "state", "true", "empty key", "redeal", "seats"],
)
def test_a_state_or_choice_that_cannot_be_is_refused_and_is_no_crash(
    change: Callable[[Any], None], tmp_path: Path
) -> None:
    with pytest.raises(fabletop.kernel.FabletopError):
        load(tampered(played(8), tmp_path / "game.json", change))


# -- writing -------------------------------------------------------------------------------------------------


def test_a_failed_write_leaves_the_old_file_and_no_litter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    write(played(5), path)
    old = path.read_bytes()

    def half(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", half)
    with pytest.raises(SaveError, match=r"game.json: cannot be written \(No space left on device\)"):
        write(played(8), path)
    assert path.read_bytes() == old
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_a_failed_replacement_leaves_the_old_file_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    write(played(5), path)
    old = path.read_bytes()

    def refuse(self: Path, target: Path) -> Path:
        raise OSError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(SaveError, match="cannot be written"):
        write(played(8), path)
    assert path.read_bytes() == old
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize("where", ["no-such-folder/game.json", ".", "", "/"])
def test_a_place_that_cannot_be_written_to_is_one_clear_error(where: str, tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SaveError, match="cannot be written"):
        played().save(where)


def test_a_save_replaces_an_older_one(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write(played(5), path)
    write(played(8), path)
    assert load(path).ply == 8
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]


def test_a_loaded_book_variant_is_the_callers_business(tmp_path: Path) -> None:
    write(played(), tmp_path / "game.json")
    newer = dataclasses.replace(BOOK, version="2")
    with pytest.raises(SaveError, match="these are rules 2"):
        load(tmp_path / "game.json", newer)
