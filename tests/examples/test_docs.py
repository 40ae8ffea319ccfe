"""docs/positions.md names every field that a position of Thorgal may have, and every question of its general rules."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import msgspec
import pytest

import fabletop
from fabletop.games import thorgal
from fabletop.games.thorgal import positions
from fabletop.kernel import Question

PAGE = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8").partition("# Thorgal")[2]
NAMED = {word.strip("'") for code in re.findall(r"`([^`]+)`", PAGE) for word in re.split(r"[^a-z_']+", code)}


@pytest.mark.parametrize("patch", ["TablePatch", "HeroPatch", "TokenPatch", "LocationPatch", "BoxPatch", "ActPatch"])
def test_every_field_is_described(patch: str) -> None:
    fields = {field.name for field in msgspec.structs.fields(getattr(positions, patch))}
    assert fields - NAMED == set()


def test_every_question_of_the_general_rules_is_described() -> None:
    modules = [import_module(f"{thorgal.__name__}.{each.name}") for each in iter_modules(thorgal.__path__)]
    kinds = {each.kind for module in modules for each in vars(module).values() if isinstance(each, Question)}
    assert len(kinds) > 50 and kinds - NAMED == set()


def test_every_field_of_the_picture_is_described() -> None:
    picture = fabletop.book("thorgal").picture(fabletop.new("thorgal", seed=1).state)
    assert set(picture) - NAMED == set()
