"""What leaves the server for somebody is what that somebody may know, and nothing else."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from random import Random
from typing import Any

import msgspec
import pytest

import fabletop
from fabletop.kernel import Game, Rng
from fabletop.server import shown

from ..properties import laws
from .people import ME, OPEN, Chair, Visitor, play, refusal
from .serving import Process, awaited, rebuilt

STATE = {"game", "ply", "seat", "asked", "decision", "table", "over", "result", "waiting", "deciding", "occasion"}
OWN = {"back", "wait"}
TABLE = {
    *("id", "game", "options", "undo", "language", "listed", "seeded", "status", "created", "moved", "first", "since"),
    *("seat", "host", "secret", "rematch", "watching", "asked_undo", "seed", "rivals", "addresses", "seats"),
}
SEAT = {
    *("kind", "name", "level", "character", "here", "away", "waits", "stand_in"),
    *("invite", "passes", "during"),
}
FRAMES = {
    "hello": {"table", "state", "lines", "chat", "thinking"},
    "state": {"keep", "state", "lines"},
    "table": {"table"},
    "done": {"id"},
}


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


class Played:
    """What every viewer may see at every ply of a game that was played, from the kernel alone."""

    def __init__(self, game: Game[Any]) -> None:
        assert game.origin is not None
        self.seats = [*range(game.origin.seats), None]
        again = laws.make(game.book, game.origin.seats, game.origin.options, game.origin.seed)
        self.views = [self._views(again)]
        for seat, _, key, auto in game.tape:
            again.choose(key, seat, auto=auto)
            self.views.append(self._views(again))
        self.logs = {seat: again.log(seat) for seat in self.seats}

    def _views(self, game: Game[Any]) -> dict[int | None, Any]:
        waiting = [each.seat for each in game.waiting]
        open_to_all = {
            "waiting": waiting,
            "deciding": ["" if each.question.secret else each.kind for each in game.waiting],
            "occasion": game.occasion,
        }
        return {seat: plain({**game.view(seat), **open_to_all}) for seat in self.seats}


def check_state(state: dict[str, Any], played: Played, seat: int | None) -> None:
    assert set(state) == (STATE if seat is None else STATE | OWN)
    seen = played.views[state["ply"]][seat]
    decision, may = state["decision"], seen["decision"]
    assert (decision is None) == (may is None)
    if decision:
        assert set(decision) == {"kind", "clause", "window", "prompt", "about", "options", "refused"}
        assert all(set(option) == {"key", "is", "pieces", "say", "terms", "then"} for option in decision["options"])
        assert all(set(each) == {"key", "is", "pieces", "say", "terms", "clause"} for each in decision["refused"])
        for each in (*decision["options"], *decision["refused"]):
            assert [*each["is"].values()] == each["key"]  # by name, and no more than that
            assert all(any(piece.endswith(f"-{part}") for part in each["key"][1:]) for piece in each["pieces"])
        assert [option["key"] for option in decision["options"]] == may["options"]
        assert [[each["key"], each["clause"]] for each in decision["refused"]] == may["refused"]
        assert all(decision[name] == may[name] for name in ("kind", "clause", "window", "about"))
    rest = STATE - {"decision"}
    assert {name: state[name] for name in rest} == {name: seen[name] for name in rest}


def check_lines(lines: list[dict[str, Any]], played: Played, seat: int | None) -> None:
    log = {ply: (entry, events) for ply, entry, events in played.logs[seat]}
    for line in lines:
        entry, events = log[line["ply"]]
        assert set(line) == {"ply", "seat", "auto", "events"}
        assert line["seat"] == (entry[0] if entry else None)
        for told, event in zip(line["events"], events, strict=True):
            assert (told["name"], told["clause"]) == (event.name, event.clause)
            assert {"clause": event.clause, **told["fields"]} == plain(event.plain())
            assert told.get("stops", "") == event.stops
            assert told.get("sound", "") == event.sound
            assert tuple(told.get("pieces", ())) == event.pieces()
            assert len(told.get("flights", ())) == len(event.flights())
            assert set(told) - {"stops", "sound", "pieces", "flights"} == {"name", "clause", "say", "fields"}


def check_frames(chair: Chair, played: Played, seat: int | None) -> int:
    """Every frame that a connection got; how many of them were states."""
    states = 0
    for frame in chair.frames:
        assert set(frame) - {"type"} == FRAMES[frame["type"]]
        if "table" in frame:
            assert set(frame["table"]) == TABLE
            assert all(set(each) == SEAT for each in frame["table"]["seats"])
            assert frame["table"]["seat"] == seat
            others = [each for n, each in enumerate(frame["table"]["seats"]) if n != seat]
            assert all(each["passes"] is each["during"] is None for each in others)
        if "state" in frame:
            states += 1
            check_state(frame["state"], played, seat)
            check_lines(frame["lines"], played, seat)
    return states


def secrets_of(server: Process, table: str) -> dict[str, str]:
    """Everything in the database that is a secret of somebody."""
    with contextlib.closing(sqlite3.connect(server.file)) as db:
        found = {"seed": db.execute("select seed from tables where id = ?", (table,)).fetchone()[0]}
        for seat, secret in db.execute("select seat, secret from seats where table_id = ?", (table,)):
            found[f"secret {seat}"] = secret
        for seat, visitor in db.execute("select seat, visitor from holders where table_id = ?", (table,)):
            found[f"visitor {seat}"] = visitor
        found["key"] = db.execute("select value from house where name = 'signing_key'").fetchone()[0]
    return found


@pytest.mark.parametrize("game", fabletop.games())
@awaited
async def test_over_a_whole_game_nobody_is_sent_what_only_another_may_know(server: Process, game: str) -> None:
    async with Visitor(server.url, "Anna") as anna, Visitor(server.url, "Bea") as bea, Visitor(server.url) as carl:
        options = {"shorter": True} if game == "roll-player" else {}
        info = await anna.set_table(game, [ME, OPEN], options=options)
        id, invite = info["id"], info["seats"][1]["invite"]
        await bea.sit(id, key=invite)
        chairs = [await anna.open(id), await bea.open(id), await carl.open(id)]
        await play(chairs, Random(3), lambda: chairs[0].ply > 15)  # a saga can be lost in forty choices
        for visitor in (anna, bea, carl):
            await visitor.info(id)
            await visitor.get("/api/me")
            refused = refusal(await visitor.http.get(f"/api/tables/{id}/save"))
            assert refused == (403, "forbidden", "the save of a table is given out when its game is over")
        await play(chairs, Random(4))
        await chairs[0].until(lambda: chairs[0].table["status"] == "over")

        played = Played(rebuilt(server.db, id))
        for chair, seat in zip(chairs, (0, 1, None)):
            assert check_frames(chair, played, seat) > 15
            assert [line["ply"] for line in chair.lines] == [ply for ply, *_ in played.logs[seat]]
            check_lines(chair.lines, played, seat)
        secret = secrets_of(server, id)
        for visitor, own in ((anna, "secret 0"), (bea, "secret 1"), (carl, "")):
            for text in visitor.received:
                for name, value in secret.items():
                    if name == own or (name == "seed" and '"status":"over"' in text):
                        continue
                    assert value not in text, f"{name} was sent to {visitor.name}: {text[:200]}"
            told = sum(invite in text for text in visitor.received)
            assert told == (1 if visitor is anna else 0), "an invitation is told to the host, and only while it is one"

        look = (await chairs[2].do("look", ply=5, seat=1))["look"]
        assert look["table"] == played.views[5][1]["table"], "when all is over everything may be looked at"
        saved = await carl.http.get(f"/api/tables/{id}/save")
        assert saved.status_code == 200 and secret["seed"] in saved.text


@awaited
async def test_while_the_game_goes_on_everybody_looks_at_the_past_from_the_own_seat(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url) as bea, Visitor(server.url) as carl:
        info = await anna.set_table("thunderstone", [ME, OPEN])
        await bea.sit(info["id"])
        chairs = [await visitor.open(info["id"]) for visitor in (anna, bea, carl)]
        await play(chairs, Random(5), lambda: chairs[0].ply > 20)
        played = Played(rebuilt(server.db, info["id"]))
        for chair, own in zip(chairs, (0, 1, None)):
            for ply in (0, 3, 20):
                then = played.views[ply][own]
                seen = {**then, "decision": None, "deciding": [], "waiting": then["asked"]}
                assert (await chair.do("look", ply=ply))["look"] == seen
                assert own is None or (await chair.do("look", ply=ply, seat=own))["look"] == seen
            for other in {0, 1} - {own}:
                code, message = await chair.refused("look", ply=3, seat=other)
                assert (code, message) == ("forbidden", "you see the table from your own seat while the game goes on")


@awaited
async def test_a_spectator_of_thunderstone_sees_no_hand(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url) as bea, Visitor(server.url) as carl:
        info = await anna.set_table("thunderstone", [ME, OPEN])
        await bea.sit(info["id"])
        chairs = [await visitor.open(info["id"]) for visitor in (anna, bea, carl)]
        await play(chairs, Random(1), lambda: chairs[0].ply > 30)
        for seat, chair in enumerate(chairs):
            for frame in chair.frames:
                if "state" in frame:
                    hands = [each["hand"] for each in frame["state"]["table"]["seats"]]
                    assert [hand is not None for hand in hands] == [seat == 0, seat == 1]


@pytest.mark.parametrize("game", fabletop.games())
def test_all_that_is_sent_is_the_same_in_every_world_that_the_seat_imagines(game: str) -> None:
    """The prompt, the options, what each would change, the refusals: none of it tells what is hidden."""
    for slot in range(3):
        played, chance = laws.random_game(laws.book_of(game), slot + 1), Random(slot)
        for ply in laws.play(played, chance):
            if ply % 9:
                continue
            for seat in laws.viewers(played):
                real, world = shown.state(played, seat), shown.state(played.imagine(seat, Rng(f"{ply}")), seat)
                # the way back is on the tape, which an imagined world does not have; and it asks again
                for state in (real, world):
                    state.back = state.wait = msgspec.UNSET
                    state.waiting = []  # who has sealed an answer
                assert msgspec.to_builtins(real) == msgspec.to_builtins(world)


@awaited
async def test_nobody_looks_at_a_table_before_it_begins(server: Process) -> None:
    """Who has looked could leave, and take another seat."""
    async with Visitor(server.url) as anna:
        info = await anna.set_table("thunderstone", [ME, OPEN])
        chair = await anna.open(info["id"])
        assert chair.state is None and chair.lines == []
        for do in ("look", "hint", "undo"):
            code, said = await chair.refused(do, ply=0)
            assert code == "illegal" and said == "the table still waits for players"
        branch = await anna.refused(f"/api/tables/{info['id']}/branch", name="Anna", ply=0)
        assert branch == (400, "refused", "the table still waits for players")


@awaited
async def test_a_hint_is_told_to_who_asked_only(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url) as bea:
        info = await anna.set_table("roll-player", [ME, OPEN], seed="hints")
        await bea.sit(info["id"])
        chairs = [await anna.open(info["id"]), await bea.open(info["id"])]
        await chairs[1].do("ping")
        asked, other = chairs if chairs[0].seen["decision"] else chairs[::-1]
        frames = len(other.frames)
        hint = (await asked.do("hint", ply=asked.ply))["hint"]
        assert hint["key"] in asked.options and hint["ply"] == asked.ply
        assert hint["best"][0]["key"] == hint["key"] and all(each["key"] in asked.options for each in hint["best"])
        assert (await asked.do("hint", ply=asked.ply, brief=True))["hint"]["best"] == []
        await other.heard_nothing_since(frames)
        code, said = await other.refused("hint", ply=other.ply)
        assert (code, said) == ("illegal", "a hint is given when you are asked")


@awaited
async def test_files_outside_the_client_are_not_served(server: Process) -> None:
    """The database lies on the same disk, with the secrets of all seats."""
    assert server.file.is_file()
    outside = (f"/{server.file}", f"/%2F{str(server.file)[1:]}", "/../app.py", "/%2e%2e/server/app.py", "/a%00.b")
    async with Visitor(server.url) as anna:
        for path in outside:
            answer = await anna.http.get(f"{server.url}{path}")
            assert b"SQLite" not in answer.content and b"import" not in answer.content, path
