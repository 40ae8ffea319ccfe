"""Adventures bring their own words, which a page asks for when it plays one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

import fabletop
from fabletop.kernel import Ref
from fabletop.server.app import make_app
from fabletop.words import Words, languages

FOLDERS = fabletop.book("thorgal").pack.folders()


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    app = make_app(f"sqlite:///{tmp_path_factory.mktemp('words') / 'tables.sqlite'}")
    with TestClient(app, base_url="http://localhost") as client:
        yield client


def offered(page: TestClient, game: str) -> list[dict[str, Any]]:
    """The options of a game, as the lobby is told."""
    return next(each["options"] for each in page.get("/api/games").json()["games"] if each["id"] == game)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("adventure", FOLDERS)
def test_an_adventure_is_called_the_same_in_the_lobby_and_at_the_table(
    page: TestClient, adventure: str, language: str
) -> None:
    text = page.get(f"/api/games/thorgal/words/{adventure}/{language}").json()["text"]
    assert text == (FOLDERS[adventure] / f"{language}.ftl").read_text(encoding="utf-8")
    words = Words(language)
    words.learn(FOLDERS)
    name = words.name(Ref(f"th-{adventure}"))
    option = next(each for each in offered(page, "thorgal") if each["name"] == "adventure")
    assert name in text and option["called"][language][adventure]["name"] == name


@pytest.mark.parametrize("game", fabletop.games())
def test_the_lobby_has_a_name_in_every_language_for_every_value_that_is_a_word(page: TestClient, game: str) -> None:
    for option in offered(page, game):
        words = [value for value in option["values"] if isinstance(value, str)]
        for language in languages():
            called = option["called"][language]
            assert list(called) == words
            assert all(called[value]["name"] not in ("", value) and called[value]["text"] for value in words)
    everything = {each["name"]: each["called"] for each in offered(page, "euthia")}
    assert everything["scenario"]["pl"]["hunt"]["name"] == "Polowanie"
    assert everything["extent"]["cs"]["wide"]["name"] == "Čtyři dílky"


def test_what_has_no_words_is_said(page: TestClient) -> None:
    for address, named in (("thorgal/words/nowhere/en", "nowhere"), ("thorgal/words/torkans_temple/xx", "'xx'")):
        answer = page.get(f"/api/games/{address}")
        assert answer.status_code == 404 and named in answer.json()["message"]


def test_an_adventure_of_an_owner_that_was_not_translated_is_told_in_english(tmp_path: Path) -> None:
    source = FOLDERS["torkans_temple"]
    own = tmp_path / "pack" / "adventures" / "torkans_temple"
    own.mkdir(parents=True)
    (own / "adventure.yaml").write_text((source / "adventure.yaml").read_text(encoding="utf-8"), encoding="utf-8")
    (own / "en.ftl").write_text("th-torkans_temple = Another temple\n", encoding="utf-8")
    app = make_app(f"sqlite:///{tmp_path / 'tables.sqlite'}", packs=[f"thorgal={tmp_path / 'pack'}"])
    with TestClient(app, base_url="http://localhost") as page:
        assert "Another temple" in page.get("/api/games/thorgal/words/torkans_temple/pl").json()["text"]
    words = Words("pl")
    words.learn(fabletop.book("thorgal", tmp_path / "pack").pack.folders())
    assert words.name(Ref("th-torkans_temple")) == "Another temple"
