"""The ledgers of all languages say the same, line by line, as far as a program can see."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import pytest

from fabletop.covers import cover
from fabletop.kernel import FabletopError, Ref
from fabletop.kernel.clauses import ENGLISH, ledger, ledger_file
from fabletop.words import Words, languages

from .. import GAMES

TRANSLATED = [language for language in languages() if language != ENGLISH]
CODE = re.compile(r"`[^`]*`")
TAG = re.compile(r"\[(?:ruling|derived|differs|ours)[^\]]*\]")
BEGINS = re.compile(r"^(?:#+ |- |\|)?")
NUMBER = re.compile(r"\d+")


def facts(line: str, prefix: str) -> dict[str, Counter[str]]:
    """What a line has in every language: how it begins, clauses, code, tags, numbers."""
    clauses = re.compile(rf"\b{prefix}-[A-Z]?\d+(?:\.\d+)?\b")
    rest = clauses.sub(" ", CODE.sub(" ", line))
    begins = BEGINS.match(line)
    return {
        "beginning": Counter([begins[0] if begins else ""]),
        "clauses": Counter(clauses.findall(line)),
        "code": Counter(CODE.findall(line)),
        "tags": Counter(TAG.findall(line)),
        "numbers": Counter(NUMBER.findall(rest)),
        "cells": Counter(["|"] * line.count("|")),
        "words": Counter([bool(line.strip())]),
    }


def differences(english: list[str], own: list[str], prefix: str, file: Path) -> Iterator[str]:
    for number, (there, here) in enumerate(zip_longest(english, own, fillvalue=""), 1):
        wanted, found = facts(there, prefix), facts(here, prefix)
        for kind in wanted:
            missing, more = wanted[kind] - found[kind], found[kind] - wanted[kind]
            if missing or more:
                yield f"{file}:{number}: {kind}: missing {list(missing)}, not in English {list(more)}"


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_every_line_has_the_clauses_numbers_code_and_tags_of_the_english_one(game: str, language: str) -> None:
    english, own = ledger_file(game), ledger_file(game, language)
    assert list(ledger(game, language)) == list(ledger(game))
    lines = [file.read_text(encoding="utf-8").splitlines() for file in (english, own)]
    assert list(differences(*lines, cover(game).prefix, own)) == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", GAMES)
def test_no_clause_was_left_in_english(game: str, language: str) -> None:
    english = ledger(game)
    same = [id for id, clause in ledger(game, language).items() if clause.rule == english[id].rule]
    assert same == []


def test_a_line_that_says_another_number_or_names_another_clause_is_found() -> None:
    english = ["- **TS-1.1** Draw 6 cards (TS-5.9). [ruling]", "", "| a | `b` |"]
    for own in (
        ["- **TS-1.1** Dobierz 5 kart (TS-5.9). [ruling]", "", "| a | `b` |"],
        ["- **TS-1.1** Dobierz 6 kart (TS-5.8). [ruling]", "", "| a | `b` |"],
        ["- **TS-1.1** Dobierz 6 kart (TS-5.9).", "", "| a | `b` |"],
        ["- **TS-1.1** Dobierz 6 kart (TS-5.9). [ruling]", "", "| a | `c` |"],
        ["- **TS-1.1** Dobierz 6 kart (TS-5.9). [ruling]", "| a | `b` |", ""],
        ["- **TS-1.1** Dobierz 6 kart (TS-5.9). [ruling]"],
    ):
        assert list(differences(english, own, "TS", Path("own.md")))
    good = ["- **TS-1.1** [ruling] (TS-5.9) Dobierz 6 kart.", "", "| x | `b` |"]
    assert list(differences(english, good, "TS", Path("own.md"))) == []


@pytest.mark.parametrize("language", languages())
def test_every_mark_of_a_clause_has_a_word(language: str) -> None:
    marks = {mark for game in GAMES for clause in ledger(game, language).values() for mark in clause.marks}
    assert marks == {"ruling", "derived", "differs", "ours", "card"}
    for mark in marks:
        assert Words(language).has(f"web-rules-mark-{mark}") and Words(language).name(
            Ref(f"web-rules-mark-{mark}", "title")
        )


def test_a_clause_parts_its_rule_from_its_marks_and_its_source() -> None:
    clause = ledger("thunderstone")["TS-13.10"]
    assert clause.source == "Light" and clause.marks == []
    assert clause.rule == "Formula: penalty = max(0, Rank + X - party Light); Attack Value is reduced by 2 x penalty."
    ruled = ledger("thorgal", "pl")["TH-1.26"]
    assert ruled.marks == ["ruling"] and not ruled.rule.startswith("*")
    armour = ledger("roll-player", "cs")["RP-13.30"]
    assert (armour.above, armour.heading) == ("13. Závěrečné bodování", "13f. Zbroj")


def test_a_language_without_the_ledger_is_named() -> None:
    with pytest.raises(FabletopError, match="'xx'"):
        ledger_file("thorgal", "xx")
