"""A stored game depends on what it is played with, and on nothing else in the pack."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import fabletop
from fabletop.kernel import Game, Origin, Rulebook, SaveError
from fabletop.kernel.in_play import as_it_was, manifest
from fabletop.kernel.loading import restore
from fabletop.kernel.saves import base_of, read, write

from .. import GAMES
from ..properties.laws import face
from . import larger
from .larger import Entry, changed

Larger = Callable[[Rulebook[Any], Path], Rulebook[Any]]
larger_packs = pytest.mark.parametrize("more", [larger.beside, larger.inside])
TABLES: dict[str, dict[str, Any]] = {"euthia": {"cooperative": True}}  # options of a game with everybody at the table


def begun(book: Rulebook[Any], seed: str, **options: Any) -> Game[Any]:
    origin = Origin(book.id, 3, options or TABLES.get(book.id, {}), seed)
    return Game(book, base_of(book, origin, book.pack.load()), origin=origin)


def play_on(game: Game[Any], choices: int, seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(choices):
        if (decision := game.decision) is not None:
            game.choose(chance.choice(decision.options), decision.seat)


def stored(game: Game[Any], tmp_path: Path) -> Path:
    write(game, tmp_path / "game.json")
    return tmp_path / "game.json"


# -- what is added -------------------------------------------------------------------------------------------


@larger_packs
@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_when_the_pack_has_grown(game: str, more: Larger, tmp_path: Path) -> None:
    book = fabletop.book(game)
    grown = more(book, tmp_path / "more")
    for seed in ("one", "two", "three"):
        original = begun(book, seed)
        play_on(original, 60, 1)
        file = stored(original, tmp_path)
        loaded = restore(grown, read(file), file)
        assert face(loaded) == face(original)
        assert [loaded.log(seat) for seat in (0, 1, 2, None)] == [original.log(seat) for seat in (0, 1, 2, None)]
        assert face(loaded.at(0)) == face(original.at(0)), "it began as it did"
        for each in (original, loaded):
            play_on(each, 40, 2)
        assert face(loaded) == face(original), "it goes on as it would have"
        again = restore(book, read(stored(loaded, tmp_path)), file)
        assert face(again) == face(original), "and the smaller pack reads what was saved with the larger one"


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_is_played_with_what_was_added(game: str, tmp_path: Path) -> None:
    """Otherwise the test above would prove nothing: the same seed deals otherwise from a larger pack."""
    book = fabletop.book(game)
    grown = larger.beside(book, tmp_path)
    assert any(face(begun(grown, seed)) != face(begun(book, seed)) for seed in ("one", "two", "three"))
    assert grown.pack.entries() != book.pack.entries()


@pytest.mark.parametrize("game", GAMES)
def test_the_pack_itself_serves_while_nothing_was_added(game: str) -> None:
    book = fabletop.book(game)
    assert as_it_was(book, manifest(book, begun(book, "one").state)) is book


@pytest.mark.parametrize("game", GAMES)
def test_what_is_in_play_does_not_change_in_the_course_of_a_game(game: str) -> None:
    playing = begun(fabletop.book(game), "one")
    began = manifest(playing.book, playing.state)
    play_on(playing, 150, 1)
    assert manifest(playing.book, playing.state) == began


# -- what is changed -----------------------------------------------------------------------------------------


def set_to(**fields: Any) -> Callable[[Entry], None]:
    return lambda entry: entry.update(fields)


def tale(game: str, **options: Any) -> Game[Any]:
    playing = begun(fabletop.book(game), "one", **options)
    play_on(playing, 20, 1)
    return playing


IN_PLAY: list[tuple[str, dict[str, Any], str, str, Callable[[Entry], None]]] = [
    ("roll-player", {}, "market", "longsword", set_to(cost=9)),
    ("thunderstone", {"first_game": True}, "village", "fireball", set_to(cost=1)),
    ("thunderstone", {"first_game": True}, "basic", "militia", set_to(copies=40)),
    ("thorgal", {}, "adventure", "torkans_temple", set_to(rounds=8)),
    ("euthia", {"scenario": "farruga"}, "scenario", "farruga", set_to(rounds=7)),
    ("euthia", {"scenario": "farruga"}, "farruga_dragon", "farruga_circling", set_to(health=99)),
]
OUT_OF_PLAY: list[tuple[str, dict[str, Any], str, str, Callable[[Entry], None]]] = [
    ("thunderstone", {"first_game": True}, "village", "banish", set_to(cost=9)),
    ("thorgal", {}, "adventure", "borrowed_wings", set_to(source="published")),
    ("euthia", {"scenario": "hunt"}, "scenario", "farruga", set_to(rounds=7)),
    ("euthia", {"scenario": "hunt"}, "farruga_dragon", "farruga_circling", set_to(health=99)),
    ("euthia", {"scenario": "hunt"}, "elite", "grey_mother", set_to(health=99)),
    ("euthia", {"scenario": "hunt"}, "achievement", "hammerfall", set_to(source="published")),
]


@pytest.mark.parametrize(("game", "options", "kind", "id", "change"), IN_PLAY)
def test_a_change_of_what_is_in_play_is_refused_by_name(
    game: str, options: dict[str, Any], kind: str, id: str, change: Callable[[Entry], None], tmp_path: Path
) -> None:
    file = stored(tale(game, **options), tmp_path)
    other = changed(game, kind, id, tmp_path / "other", change)
    with pytest.raises(SaveError, match=rf"has changed since: {kind} '{id}'$"):
        restore(other, read(file), file)


@pytest.mark.parametrize(("game", "options", "kind", "id", "change"), OUT_OF_PLAY)
def test_a_change_of_what_stays_in_the_box_does_not_matter(
    game: str, options: dict[str, Any], kind: str, id: str, change: Callable[[Entry], None], tmp_path: Path
) -> None:
    original = tale(game, **options)
    file = stored(original, tmp_path)
    other = changed(game, kind, id, tmp_path / "other", change)
    loaded = restore(other, read(file), file)
    assert face(loaded) == face(original) and loaded.log(None) == original.log(None)


def test_many_changes_are_counted(tmp_path: Path) -> None:
    original = tale("thunderstone", first_game=True)
    began = manifest(original.book, original.state)
    began["basic"] = dict.fromkeys(began["basic"], "beef")
    began["hero"] = {id: print and "beef" for id, print in began["hero"].items()}
    with pytest.raises(SaveError, match=r"basic 'dagger'.* and \d+ more$"):
        as_it_was(original.book, began)


def test_what_was_not_drawn_may_not_be_gone(tmp_path: Path) -> None:
    """Setup drew among these names: without one of them it would draw otherwise."""
    original = tale("thunderstone", first_game=True)
    book = original.book
    ids = book.pack.entries()
    less = dataclasses.replace(
        book, pack=book.pack.with_only({"village": [id for id in ids["village"] if id != "hatchet"]})
    )
    with pytest.raises(SaveError, match="has changed since: village 'hatchet'"):
        as_it_was(less, manifest(book, original.state))


def test_a_table_of_another_adventure_does_not_miss_one_that_is_gone(tmp_path: Path) -> None:
    original = tale("thorgal", adventure="torkans_temple")
    book = original.book
    file = stored(original, tmp_path)
    fewer = dataclasses.replace(book, pack=book.pack.with_only({"adventure": ["torkans_temple"]}))
    assert face(restore(fewer, read(file), file)) == face(original)


@pytest.mark.parametrize(
    ("game", "kind", "id"),
    [
        ("roll-player", "market", "diplomacy"),
        ("thunderstone", "village", "banish"),
        ("thorgal", "adventure", "six_empty_chairs"),
        ("euthia", "scenario", "farruga"),
    ],
)
def test_code_that_came_with_a_new_entry_is_not_asked_of_a_game_that_began_without_it(
    game: str, kind: str, id: str
) -> None:
    book = fabletop.book(game)
    then = dataclasses.replace(
        book, pack=book.pack.with_only({kind: [e for e in book.pack.entries()[kind] if e != id]})
    )
    playing = begun(then, "one")
    assert id not in then.pack.entries()[kind]
    assert as_it_was(book, manifest(then, playing.state)).pack.entries() == then.pack.entries()


def test_a_field_that_is_added_to_a_schema_changes_no_entry() -> None:
    """Prints are taken of what is written in the pack, not of what it is made into."""
    book = fabletop.book("roll-player")
    longer = dataclasses.replace(
        book.pack, kinds={**book.pack.kinds, "market": _with_a_field(book.pack.kinds["market"])}
    )
    assert longer.prints() == book.pack.prints()


def test_how_an_entry_looks_is_nothing_that_a_stored_game_depends_on(tmp_path: Path) -> None:
    def painted(entry: Entry) -> None:
        entry["ground"] = "dream"

    book = fabletop.book("thorgal")
    drawn = changed("thorgal", "adventure", "torkans_temple", tmp_path, painted).pack
    assert (book.pack.load().adventures["torkans_temple"].ground, drawn.load().adventures["torkans_temple"].ground) == (
        "hills",
        "dream",
    )
    assert drawn.prints() == book.pack.prints()


def _with_a_field(schema: Any) -> Any:
    class Longer(schema, frozen=True, kw_only=True):  # type: ignore[misc]
        more: int = 0

    return Longer
