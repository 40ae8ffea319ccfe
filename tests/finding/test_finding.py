"""Everyday questions find the clause that answers them, in every language."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
import yaml

from fabletop.covers import cover
from fabletop.finding import find, folded, split
from fabletop.kernel import Ref
from fabletop.kernel.clauses import ledger
from fabletop.words import Words, languages

from .. import GAMES

QUESTIONS: dict[str, list[dict[str, Any]]] = yaml.safe_load(
    (Path(__file__).parent / "questions.yaml").read_text(encoding="utf-8")
)
AMONG = 5


def first(question: str, language: str, game: str, most: int = AMONG) -> list[str]:
    return [each.clause.id for each in find(question, language, [game], most).best]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_twelve_questions_find_the_clause_that_answers_them(game: str, language: str) -> None:
    assert len(QUESTIONS[game]) >= 12
    for question in QUESTIONS[game]:
        assert set(question["right"]) <= set(ledger(game))
        found = first(question[language], language, game)
        assert set(found) & set(question["right"]), f"{question[language]}: {found}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_same_questions_without_accents_and_capitals_find_the_same(game: str, language: str) -> None:
    for question in QUESTIONS[game]:
        bare = " ".join(folded(word) for word in question[language].split())
        assert first(bare, language, game) == first(question[language], language, game), bare


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_what_the_rules_page_offers_to_ask_are_questions_that_were_tried(game: str, language: str) -> None:
    tried = [question[language] for question in QUESTIONS[game]]
    name = f"{cover(game).prefix.lower()}-game"
    for number in range(1, 5):
        assert Words(language).name(Ref(name, f"asked-{number}")) in tried


@pytest.mark.parametrize(
    ("language", "asked", "word"),
    [
        ("pl", "kościami", "kość"),
        ("pl", "kostkami", "kość"),  # people say both
        ("pl", "potwora", "potwór"),
        ("pl", "walczę", "walka"),
        ("cs", "kostek", "kostka"),
        ("cs", "hrdinů", "hrdina"),
        ("cs", "příšeru", "monstrum"),
        ("cs", "bojovat", "boj"),
        ("en", "creatures", "monster"),
        ("en", "rerolled", "reroll"),
        ("en", "dice", "die"),
    ],
)
def test_a_word_is_known_in_all_its_forms_and_by_what_people_say_for_it(language: str, asked: str, word: str) -> None:
    assert word in find(asked, language, ["euthia"], 1).words


def test_words_that_only_look_alike_are_not_taken_for_each_other() -> None:
    assert "kara" not in find("karta", "pl", ["thorgal"], 1).words
    assert "wind" not in find("win", "en", GAMES, 1).words
    assert "start" not in find("star", "en", GAMES, 1).words


def test_who_knows_the_number_gets_that_clause_first() -> None:
    for asked in ("ts 13.4", "TS-13.4", "ts-13.4"):
        assert find(asked, "cs", GAMES, 3).best[0].clause.id == "TS-13.4"
    assert first("13.4", "pl", "thunderstone")[0] == "TS-13.4"
    section = find("TS-13", "en", GAMES, 3)
    assert section.hits == {"thunderstone": [id for id in ledger("thunderstone") if id.startswith("TS-13.")]}
    assert {each.clause.id for each in find("13.4", "en", GAMES, 4).best} == {
        "TS-13.4",
        "RP-13.4",
        "TH-13.4",
        "EU-13.4",
    }


def test_the_hits_have_all_the_words_and_stand_in_the_order_of_the_ledger() -> None:
    found = find("żeton Gaar", "pl", ["euthia"], 3)
    ids = list(ledger("euthia"))
    assert found.whole and found.hits["euthia"] == sorted(found.hits["euthia"], key=ids.index)
    for id in found.hits["euthia"]:
        words = split(ledger("euthia", "pl")[id].rule)
        assert "gaar" in words and any(word.startswith("zeton") for word in words)
    partly = find("żeton Gaar rzodkiewka", "pl", ["euthia"], 3)
    assert not partly.whole and partly.hits == found.hits


def test_what_no_rule_speaks_of_is_answered_with_nothing() -> None:
    for language in languages():
        found = find("zxqw", language, GAMES, 5)
        assert found.best == [] and found.hits == {}
        assert find("  ?!", language, GAMES, 5).best == []


@pytest.mark.parametrize("language", languages())
def test_a_question_to_all_games_is_answered_at_once(language: str) -> None:
    questions = [question[language] for asked in QUESTIONS.values() for question in asked]
    find(questions[0], language, GAMES, 5)  # the ledgers are read once
    began = time.perf_counter()
    for question in questions:
        find(question, language, GAMES, 5)
    assert (time.perf_counter() - began) / len(questions) < 0.25
