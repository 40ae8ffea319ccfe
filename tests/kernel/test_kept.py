"""What is kept beside the files that it is made of is given while they look the same, and never gets in the way."""

from __future__ import annotations

import os
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

import fabletop
from fabletop.kernel import content
from fabletop.kernel.kept import FOLDER, kept, looks


class Counting:
    """Something that takes long to make; each one made is another."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.made = 0

    def _make(self) -> list[int]:
        self.made += 1
        return [self.made]

    def __call__(self) -> list[int]:
        return kept(self.place, "numbers", looks(self.place), list[int], self._make)


@pytest.fixture
def counting(tmp_path: Path) -> Counting:
    (tmp_path / "inside").mkdir()
    (tmp_path / "inside" / "card.yaml").write_text("- id: sword")
    return Counting(tmp_path)


def test_it_is_made_once_as_long_as_no_file_changes(counting: Counting) -> None:
    assert counting() == counting() == [1]
    (counting.place / "inside" / "card.yaml").write_text("- id: shield")
    assert counting() == counting() == [2]
    (counting.place / "new.yaml").touch()
    assert counting() == counting() == [3]
    (counting.place / "new.yaml").unlink()
    assert counting() == [4]


def test_a_file_of_the_same_size_that_was_written_again_counts_as_changed(counting: Counting) -> None:
    file = counting.place / "inside" / "card.yaml"
    assert counting() == [1]
    before = file.stat()
    file.write_text("- id: spear")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns + 1))
    assert file.stat().st_size == before.st_size and counting() == [2]


@pytest.mark.parametrize("damage", [b"", b"\n", b"nonsense", bytes(200)])
def test_a_damaged_file_is_made_again(counting: Counting, damage: bytes) -> None:
    assert counting() == [1]
    (counting.place / FOLDER / "numbers").write_bytes(damage)
    assert counting() == counting() == [2]


def test_no_byte_of_it_can_change_unnoticed(counting: Counting) -> None:
    counting()
    file = counting.place / FOLDER / "numbers"
    whole = file.read_bytes()
    for place in range(len(whole)):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert counting() == [place + 2]


def test_what_is_of_another_type_now_is_made_again(counting: Counting) -> None:
    counting()
    seen = looks(counting.place)
    assert kept(counting.place, "numbers", seen, list[str], lambda: ["one"]) == ["one"]


def test_where_nothing_can_be_written_it_is_made_each_time(counting: Counting) -> None:
    (counting.place / FOLDER).write_text("a file where the folder should be")
    assert (counting(), counting()) == ([1], [2])


def test_nothing_is_left_lying_about(counting: Counting) -> None:
    counting()
    assert [file.name for file in (counting.place / FOLDER).iterdir()] == ["numbers"]


@pytest.mark.parametrize("game", fabletop.games())
def test_a_pack_that_was_kept_is_the_pack_that_was_read(game: str, tmp_path: Path) -> None:
    pack = fabletop.book(game).pack
    for folder in {pack.folder, *(folder.parent for folder in pack.folders().values())}:
        shutil.copytree(folder, tmp_path / folder.name, ignore=shutil.ignore_patterns(FOLDER))
    copied = replace(pack, folder=tmp_path / pack.folder.name, home=tmp_path if pack.home else None)

    def loaded() -> tuple[object, ...]:
        content._box_in.cache_clear()
        content._loaded.cache_clear()
        return copied.prints(), content._loaded(copied).raw

    read = loaded()
    file = copied.folder / FOLDER / "pack"
    written = file.stat().st_mtime_ns
    assert loaded() == read == (pack.prints(), content._loaded(pack).raw)
    assert file.stat().st_mtime_ns == written
