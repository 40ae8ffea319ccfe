"""The rules over HTTP: the ledger of the language asked for, and the clauses that answer a question."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from fabletop.kernel.clauses import ledger
from fabletop.server.app import make_app
from fabletop.words import languages

from .. import GAMES


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    app = make_app(f"sqlite:///{tmp_path_factory.mktemp('rules') / 'tables.sqlite'}")
    with TestClient(app, base_url="http://localhost") as client:
        yield client


def blocks(page: TestClient, game: str, language: str) -> list[dict[str, Any]]:
    sent = page.get(f"/api/games/{game}/rules", params={"lang": language}).json()
    assert (sent["game"], sent["language"]) == (game, language)
    found: list[dict[str, Any]] = sent["blocks"]
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_ledger_begins_with_its_first_section_and_ends_with_how_to_read_it(
    page: TestClient, game: str, language: str
) -> None:
    found = blocks(page, game, language)
    assert (found[0]["kind"], found[0]["level"]) == ("heading", 2)
    assert found[1]["kind"] in ("clause", "heading")
    assert found[-1]["kind"] == "note" and [each["kind"] for each in found].count("note") == 1
    clauses = {each["id"]: each for each in found if each["kind"] == "clause"}
    assert list(clauses) == list(ledger(game))
    for id, clause in ledger(game, language).items():
        assert clauses[id]["marks"] == clause.marks


@pytest.mark.parametrize("game", GAMES)
def test_marks_inside_of_a_text_are_said_in_the_language_of_the_reader(page: TestClient, game: str) -> None:
    for language in languages():
        text = " ".join(each.get("html", "") + each.get("source", "") for each in blocks(page, game, language))
        assert not re.search(r"\[(ruling|derived|differs|ours)", text)
        assert (">ruling<" in text) == (language == "en")


@pytest.mark.parametrize("language", languages())
def test_the_best_answer_comes_first_and_in_the_language_of_the_question(page: TestClient, language: str) -> None:
    question = {"en": "who wins a tie", "pl": "kto wygrywa przy remisie", "cs": "kdo vyhraje při shodě"}[language]
    found = page.get("/api/rules/search", params={"q": question, "lang": language}).json()
    assert 0 < len(found["best"]) <= 6 and len({each["game"] for each in found["best"]}) > 1
    one = page.get("/api/rules/search", params={"q": question, "lang": language, "game": "thunderstone"}).json()
    assert {each["game"] for each in one["best"]} == {"thunderstone"} == set(one["hits"])
    sent = {each["id"]: each for each in blocks(page, "thunderstone", language) if each["kind"] == "clause"}
    assert [each["clause"] for each in one["best"]] == [sent[each["clause"]["id"]] for each in one["best"]]
    assert one["best"][0]["clause"]["id"] in ("TS-22.5", "TS-22.6")


@pytest.mark.parametrize(
    ("address", "status", "named"),
    [
        ("/api/games/thorgal/rules?lang=xx", 404, "'xx'"),
        ("/api/rules/search?q=die&lang=xx", 404, "'xx'"),
        ("/api/rules/search?q=die&game=chess", 400, "chess"),
        ("/api/rules/search?q=%20", 422, "q"),
        ("/api/rules/search", 422, "q"),
        (f"/api/rules/search?q={'a' * 201}", 422, "q"),
    ],
)
def test_a_question_that_cannot_be_asked_is_refused(page: TestClient, address: str, status: int, named: str) -> None:
    answer = page.get(address)
    assert answer.status_code == status and named in answer.json()["message"]
