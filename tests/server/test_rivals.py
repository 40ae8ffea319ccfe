"""Computers that fit: their level goes by how somebody's games end. Computers with a character."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fabletop import bots
from fabletop.covers import cover
from fabletop.games import games
from fabletop.kernel import Game, Result
from fabletop.server.rivals import level_after, step

from .people import ME, OPEN, Visitor, computer
from .serving import Running, awaited, running


def of(*places: int, party: bool = False) -> Result:
    return Result(tuple(-place for place in places), places, party=party)


def test_who_wins_meets_stronger_rivals_and_who_comes_in_last_weaker_ones() -> None:
    assert [step(of(1, 2, 3), seat) for seat in range(3)] == [1, 0, -1]
    assert [step(of(1, 1, 3), seat) for seat in range(3)] == [0, 0, -1], "a shared victory changes nothing"
    assert [step(of(1, 2, 2), seat) for seat in range(3)] == [1, -1, -1]
    assert step(of(1, 1, party=True), 0) == -1 and step(of(2, 2, party=True), 0) == 1, "companions help who lost"


def test_a_newcomer_meets_easy_rivals_and_levels_end_at_both_ends() -> None:
    assert level_after([], together=False) == "easy" and level_after([], together=True) == "normal"
    assert level_after([1, 1, -1], together=False) == "normal"
    assert level_after([1] * 9, together=False) == "master" and level_after([1] * 9 + [-1], together=False) == "hard"
    assert level_after([-1] * 9 + [1], together=False) == "easy"


def ended(monkeypatch: pytest.MonkeyPatch, result: Result) -> None:
    """Whatever happens, that is how a game ends for whom rivals are sought."""
    monkeypatch.setattr("fabletop.server.table.step", lambda _, seat: step(result, seat))


async def played(server: Running, anna: Visitor, **more: Any) -> Any:
    """A game against a computer, which is over at once."""
    info = await anna.set_table("thunderstone", [ME, computer("")], **more)
    chair = await anna.open(info["id"])
    await finish(server, chair)
    return chair


async def finish(server: Running, chair: Any) -> None:
    table, chance = server.house.tables[chair.table["id"]], Random(1)

    def play_on(game: Game[Any]) -> None:
        while (decision := game.decision) is not None:
            game.choose(chance.choice(decision.options), decision.seat)

    await table.change(None, play_on)
    await chair.until(lambda: chair.table["status"] == "over")


@awaited
async def test_rivals_follow_the_results_of_a_visitor_in_a_game(
    db: str, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(db) as server, Visitor(server.url) as anna:
        lobby = await anna.get("/api/me")
        assert lobby["rivals"] == {game: "normal" if cover(game).together else "easy" for game in games()}
        ended(monkeypatch, of(1, 2))
        chair = await played(server, anna, fitting=True)
        assert chair.table["seats"][1]["level"] == "easy"
        assert chair.table["rivals"] == {"level": "easy", "following": "normal", "way": "up"}
        assert (await anna.get("/api/me"))["rivals"] == {**lobby["rivals"], "thunderstone": "normal"}
        again = await anna.post(f"/api/tables/{chair.table['id']}/rematch")
        assert again["seats"][1]["level"] == "normal", "a rematch is with those who fit now"
        async with Visitor(server.url, "Bea") as bea:
            assert (await bea.get("/api/me"))["rivals"] == lobby["rivals"]
            watched = await bea.open(chair.table["id"])
            assert watched.table["rivals"] is None, "what somebody's rivals are is nobody else's business"
        ended(monkeypatch, of(2, 1))
        lost = await played(server, anna, fitting=True)
        assert lost.table["rivals"] == {"level": "normal", "following": "easy", "way": "down"}
        await lost.do("undo", ply=lost.ply)
        await lost.until(lambda: lost.table["status"] == "playing")
        assert lost.table["rivals"]["following"] == "normal", "a game that was taken back has not ended"


@awaited
async def test_other_tables_change_nothing_and_some_cannot_fit(db: str, quick: None) -> None:
    async with running(db) as server, Visitor(server.url) as anna:
        chair = await played(server, anna)
        assert chair.table["seats"][1]["level"] == bots.JUDGEMENT and chair.table["rivals"] is None
        assert (await anna.get("/api/me"))["rivals"]["thunderstone"] == "easy"
        for seats, more in (
            ([ME, OPEN], {}),
            ([ME], {}),
            ([computer(), computer()], {}),
            ([ME, computer()], {"seed": "x"}),
        ):
            body = {"game": "thunderstone", "name": "Anna", "seats": seats, "fitting": True, **more}
            assert (await anna.refused("/api/tables", **body))[0] == 400


@awaited
async def test_a_computer_seat_may_have_a_character(db: str, quick: None) -> None:
    async with running(db) as server, Visitor(server.url) as anna:
        vesna = {"kind": "computer", "level": "easy", "character": "vesna"}
        info = await anna.set_table("thorgal", [ME, vesna, computer("hard")])
        seat, plain = info["seats"][1:]
        assert (seat["level"], seat["character"], seat["name"]) == ("easy", "vesna", "")
        assert (plain["level"], plain["character"]) == ("hard", "") and plain["name"]
        line = await anna.listed(info["id"])
        assert [each["character"] for each in line["seats"]] == ["", "vesna", ""]
        fits = await anna.set_table("thorgal", [ME, {**vesna, "level": ""}], fitting=True)
        assert (fits["seats"][1]["level"], fits["seats"][1]["character"]) == ("normal", "vesna")
        for seats, told in (
            ([ME, vesna, vesna], "two seats"),
            ([ME, {**vesna, "character": "nobody"}], "no character 'nobody'"),
            ([ME, {**vesna, "level": "random"}], "no computer player"),
        ):
            status, _, message = await anna.refused("/api/tables", game="thorgal", name="Anna", seats=seats)
            assert status == 400 and told in message


@awaited
async def test_tables_from_before_are_shown_and_played_by_todays_levels(tmp_path: Path, quick: None) -> None:
    file = tmp_path / "tables.sqlite"
    async with running(f"sqlite:///{file}") as server, Visitor(server.url) as anna:
        info = await anna.set_table("thunderstone", [ME, computer("normal"), computer("easy")])
    with contextlib.closing(sqlite3.connect(file)) as db:
        for new, former in (("normal", "greedy"), ("easy", "distracted")):
            db.execute("update seats set level = ? where level = ?", (former, new))
        db.commit()
    async with running(f"sqlite:///{file}") as server, Visitor(server.url, cookie=anna.cookie) as anna:
        chair = await anna.open(info["id"])
        assert [each["level"] for each in chair.table["seats"][1:]] == ["normal", "easy"]
        assert [each["level"] for each in (await anna.listed(info["id"]))["seats"][1:]] == ["normal", "easy"]
        await chair.play(Random(1), lambda: chair.ply > 12)
        await finish(server, chair)
        again = await anna.post(f"/api/tables/{info['id']}/rematch")
        assert [each["level"] for each in again["seats"][1:]] == ["normal", "easy"]


@pytest.mark.parametrize("game", games())
def test_a_game_has_four_characters_with_a_name_and_a_line(game: str) -> None:
    """A game may have none."""
    for language, characters in cover(game).characters.items():
        if not characters:
            continue
        assert len(characters) == 4 and len({each.name for each in characters.values()}) == 4
        assert len({each.text for each in characters.values()}) == 4, language
        assert not [each for each in characters.values() if f"{game}-player" in each.name + each.text]
        assert all(len(f"beginner:{id}") <= 20 for id in characters), "the database keeps so many letters"
