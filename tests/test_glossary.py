"""One thing has one name: the glossaries, and the words and ledgers that have to keep to them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from fabletop.covers import cover
from fabletop.games import book
from fabletop.kernel.clauses import ledger_file
from fabletop.words import LOCALE, MESSAGE, languages

from . import GAMES

ROOT = Path(__file__).parents[1]
GLOSSARY = ROOT / "docs" / "glossary"
FRAME = "frame"


def terms(name: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = yaml.safe_load((GLOSSARY / f"{name}.yaml").read_text(encoding="utf-8"))
    return found


def messages(file: Path) -> Iterator[tuple[int, str, str]]:
    """The lines of a Fluent file with their numbers and the message that each belongs to, comments apart."""
    id = ""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#"):
            continue
        if found := MESSAGE.match(line):
            id = found[1]
        yield number, id, line


def lines_of(game: str, language: str) -> Iterator[tuple[Path, int, str]]:
    """Everything that is said of a game in a language: its words, its refusals, its entries, its ledger."""
    prefix = cover(game).prefix.lower()
    for file in sorted((LOCALE / language).glob("*.ftl")):
        for number, id, line in messages(file):
            if id.startswith((f"{prefix}-", f"why-{prefix.upper()}-")):
                yield file, number, line
    for folder in book(game).pack.folders().values():
        for number, _, line in messages(folder / f"{language}.ftl"):
            yield folder / f"{language}.ftl", number, line
    text = ledger_file(game, language).read_text(encoding="utf-8")
    for number, line in enumerate(text.splitlines(), 1):
        yield ledger_file(game, language), number, line


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_called_by_a_name_that_the_glossary_forbids(game: str, language: str) -> None:
    forbidden = {
        rf"(?<!\w)(?:{pattern})(?!\w)": each[language]
        for each in terms(game).values()
        for pattern in each.get("not", {}).get(language, ())
    }
    found = [
        f"{file.name}:{number}: “{hit[0]}” is called {name}"
        for file, number, line in lines_of(game, language)
        for pattern, name in forbidden.items()
        if (hit := re.search(pattern, line, re.IGNORECASE))
    ]
    assert found == []


@pytest.mark.parametrize("language", languages())
def test_the_frame_calls_things_as_its_glossary_does(language: str) -> None:
    found = []
    for each in terms(FRAME).values():
        for file in sorted((LOCALE / language).glob("*.ftl")):
            for number, id, line in messages(file):
                for pattern in each.get("not", {}).get(language, ()):
                    hit = re.search(rf"(?<!\w){pattern}(?!\w)", line.partition(" = ")[2] or line, re.IGNORECASE)
                    if hit and re.search(each["in"], id):
                        found.append(f"{file.name}:{number}: “{hit[0]}” is called {each[language]}")
    assert found == []


@pytest.mark.parametrize("name", [*GAMES, FRAME])
def test_every_term_has_a_name_in_every_language_and_its_drifts_are_patterns(name: str) -> None:
    for id, each in terms(name).items():
        assert all(each.get(language) for language in languages()), id
        assert set(each) <= {*languages(), "not", "in"}
        for language, patterns in each.get("not", {}).items():
            for pattern in patterns:
                assert not re.fullmatch(pattern, each[language], re.IGNORECASE), f"{id}: {pattern} forbids its own name"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_ledger_uses_the_terms_of_the_glossary(game: str, language: str) -> None:
    """By their beginnings, as words are inflected."""
    text = ledger_file(game, language).read_text(encoding="utf-8").lower()
    for id, each in terms(game).items():
        for word in re.findall(r"\w+", each[language].lower()):
            assert word[: max(3, len(word) - 3)] in text, f"{id}: {each[language]}"


def test_a_drift_is_found_and_named() -> None:
    drift = terms("euthia")["gold_coin"]["not"]["cs"][0]
    assert re.search(rf"(?<!\w)(?:{drift})(?!\w)", "Nemáš dost zlaťáků.", re.IGNORECASE)
    assert not re.search(rf"(?<!\w)(?:{drift})(?!\w)", "Nemáš dost zlatých.", re.IGNORECASE)
