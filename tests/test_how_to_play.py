"""How to play: its clauses, its words and its pictures belong together, game by game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fabletop.games import book
from fabletop.kernel import Message, Ref
from fabletop.kernel.clauses import ledger
from fabletop.words import LOCALE, Words, languages

from . import GAMES
from .browser.cuttings import CUTTINGS, LARGEST, PICTURES, STEPS
from .browser.scenes import SITTINGS

WEB = Path(__file__).parent.parent / "web" / "src"
HABITS = 3
LARGEST_TOGETHER = 900_000  # bytes


def lists(game: str, name: str) -> list[list[str]]:
    """The clauses of each step or habit, as how.ts has them."""
    text = (WEB / "games" / game / "how.ts").read_text(encoding="utf-8")
    found = re.search(rf"\b{name}: \[(.*?\]),?\s*\],", text, re.DOTALL)
    assert found is not None
    return [re.findall(r'"([^"]+)"', inner) for inner in re.findall(r"\[([^\]]*)\]", found[1])]


@pytest.mark.parametrize("game", GAMES)
def test_every_step_and_habit_names_clauses_that_there_are(game: str) -> None:
    steps, habits = lists(game, "lessons"), lists(game, "habits")
    assert (len(steps), len(habits)) == (STEPS, HABITS)
    text = (WEB / "games" / game / "how.ts").read_text(encoding="utf-8")
    named = re.findall(r'"([A-Z]{2}-[\w.]+)"', text)
    assert all(steps) and all(habits)
    assert set(named) >= {id for ids in (*steps, *habits) for id in ids}
    assert not set(named) - set(ledger(game))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_step_and_habit_has_words(game: str, language: str) -> None:
    text = (LOCALE / language / f"{game.replace('-', '_')}_how.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^[a-z]+-how-([\w-]+) =", text, re.MULTILINE)
    expected = [f"step-{n + 1}" for n in range(STEPS)] + [f"habit-{n + 1}" for n in range(HABITS)] + ["first"]
    assert found == expected
    assert len(re.findall(r"^    \.text = ", text, re.MULTILINE)) == STEPS


@pytest.mark.parametrize("name", ["adventure", "scenario"])
def test_what_is_good_for_a_first_game_is_what_a_table_has_if_nobody_chooses(name: str) -> None:
    """The button of the page asks for nothing else, and the page names it."""
    [(rules, option)] = [(book(game), option) for game in GAMES for option in book(game).options if option.name == name]
    words = Words("en")
    words.learn(rules.pack.folders())
    usual = words.name(Ref(rules.called(option, str(option.default))))
    assert usual in words.say(Message(f"{rules.prefix.lower()}-how-first"))


def test_every_step_has_a_small_picture_that_make_screenshots_cuts() -> None:
    wanted = {f"{game}-{step}.webp" for game in GAMES for step in range(1, STEPS + 1)}
    assert {f"{each.game}-{each.step}.webp" for each in CUTTINGS} == wanted
    sizes = {file.name: file.stat().st_size for file in PICTURES.iterdir()}
    assert set(sizes) == wanted
    assert max(sizes.values()) < LARGEST
    assert sum(sizes.values()) < LARGEST_TOGETHER
    scenes = {(table.game, name) for table in SITTINGS if not table.name for name in table.scenes}
    assert {(each.game, each.scene) for each in CUTTINGS} <= scenes
