"""Computer players think in time, in turns, and stop when nobody wants to know any more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import fabletop
from fabletop.kernel import Game
from fabletop.server import thinking
from fabletop.server.thinking import LIMITS, TURN, Busy, Thinkers, Turn, Wish, limit, think
from fabletop.server.turns import Turns
from fabletop.server.worker import Died, Worker

from . import slow
from .people import ME, Visitor, computer
from .serving import awaited, running

OWN = Path(slow.__file__)


@contextlib.asynccontextmanager
async def thinkers(processes: int = 1, patience: float = 20.0) -> AsyncIterator[Thinkers]:
    made = Thinkers(processes, patience)
    try:
        await made.warm_up()
        yield made
    finally:
        made.close()


def napping(seconds: float, seen: list[float] | None = None) -> Callable[[Worker, float], Awaitable[float]]:
    """A job that takes so long, or as long as it is given."""

    async def work(worker: Worker, given: float) -> float:
        if seen is not None:
            seen.append(given)
        return await worker.run(slow.nap, min(seconds, given), given + 1, 5)

    return work


def game_at(game: str, plies: int, seed: str = "thinking") -> Game[Any]:
    table, chance = fabletop.new(game, 2, seed=seed), Random(seed)
    while table.ply < plies and table.decision is not None:
        table.choose(chance.choice(table.decision.options))
    return table


# -- who is next ---------------------------------------------------------------------------------------


def test_tables_take_turns_and_what_is_urgent_comes_first() -> None:
    turns: Turns[str] = Turns()
    for job in ("a1", "a2", "a3", "b1", "b2", "c1"):
        turns.put(job[0], job)
    for job in ("c-hint", "a-hint", "c-hint-2"):
        turns.put(job[0], job, urgent=True)
    assert turns.urgent("c") == 2 and turns.tables() == {"a", "b", "c"}
    turns.drop("b", "b1")
    taken = [turns.take() for _ in range(9)]
    assert taken == ["c-hint", "a-hint", "c-hint-2", "a1", "b2", "c1", "a2", "a3", None]


@awaited
async def test_eight_tables_have_their_answers_equally_often_and_in_time() -> None:
    """One of them asks for far more at once; nobody waits longer for that."""
    waits: dict[str, list[float]] = {}

    async def table(name: str) -> None:
        while True:
            begun = time.perf_counter()
            await made.ask(name, 0.4, napping(9))
            waits.setdefault(name, []).append(time.perf_counter() - begun)

    async with thinkers() as made:
        busy = [table("table 0") for _ in range(10)]
        all_tables = asyncio.gather(*busy, *(table(f"table {number}") for number in range(1, 8)))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(all_tables, 2.4)
    times = Counter({name: len(found) for name, found in waits.items()})
    assert len(times) == 8 and min(times.values()) >= 3
    assert max(times.values()) - min(times.values()) <= 3, (
        "first come, first served would give one table ten times more"
    )
    modest = sorted(wait for name, found in waits.items() if name != "table 0" for wait in found)
    assert modest[len(modest) * 9 // 10] < 0.8, "eight at once share the time that one alone would have"


@awaited
async def test_a_hint_comes_before_the_thoughts_of_computers_and_not_too_many_wait() -> None:
    order: list[str] = []

    async def ask(name: str, urgent: bool) -> None:
        await made.ask("table", 0.1, napping(0.05), urgent=urgent)
        order.append(name)

    async with thinkers() as made:
        work = [asyncio.create_task(ask(f"computer {n}", False)) for n in range(3)]
        await asyncio.sleep(0)
        work += [asyncio.create_task(ask(f"hint {n}", True)) for n in range(thinking.MOST_URGENT)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await made.hint(game_at("thunderstone", 12), 0, "table")
        await asyncio.gather(*work)
    assert order == ["computer 0", "hint 0", "hint 1", "hint 2", "hint 3", "computer 1", "computer 2"]


# -- stopping ------------------------------------------------------------------------------------------


@awaited
async def test_who_is_cancelled_stops_the_thought_in_the_other_process(tmp_path: Path) -> None:
    file = tmp_path / "thought"

    async def work(worker: Worker, seconds: float) -> None:
        await worker.run(slow.noted, (file, 60.0), 60, 5)

    async with thinkers() as made:
        thought = asyncio.create_task(made.ask("table", 60, work))
        while not file.with_suffix(".begun").exists():
            await asyncio.sleep(0.01)
        waits = asyncio.create_task(made.ask("other table", 60, work))
        await asyncio.sleep(0)
        begun = time.perf_counter()
        thought.cancel()
        waits.cancel()
        assert await made.ask("table", 0.1, napping(0.01)) < 0.5, "the process is free again"
        assert time.perf_counter() - begun < 5
        assert file.read_text() == "stopped"
        file.unlink()
    assert not file.exists(), "who waited and went away is not served"


@awaited
async def test_a_move_taken_back_stops_the_thought_about_it(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[str] = []

    async def choose(self: Thinkers, level: str, game: Game[Any], seat: int, table: str, turn: Turn) -> Any:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            stopped.append(table)
            raise

    monkeypatch.setattr(Thinkers, "choose", choose)
    async with running(db) as server, Visitor(server.url) as anna:
        info = await anna.set_table("roll-player", [ME, computer("master")], seed="mine first")
        chair = await anna.open(info["id"])
        while not chair.frames or chair.frames[-1]["type"] != "thinking":
            await chair.until(lambda: chair.seen["decision"] or chair.frames[-1]["type"] == "thinking")
            if chair.seen["decision"]:
                ply = chair.ply
                await chair.choose(chair.options[0])
                await chair.after(ply)
        mark = chair.frames[-1]
        assert mark["seat"] == 1 and mark["seconds"] == limit("master") and mark["kind"]
        late = await anna.open(info["id"])
        assert late.frames[0]["thinking"] == mark, "who comes in sees it too"
        assert not stopped
        await chair.do("undo", ply=chair.ply)
        assert stopped == [info["id"]]


@awaited
async def test_what_somebody_is_asked_in_secret_is_not_told_by_the_mark(
    db: str, cellar: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(*_: Any) -> Any:
        await asyncio.sleep(60)

    monkeypatch.setattr(Thinkers, "choose", choose)
    async with running(db) as server, Visitor(server.url) as anna:
        info = await anna.set_table("mini", [ME, computer("normal")])
        chair = await anna.open(info["id"])
        assert server.house.tables[info["id"]].game.waiting[1].kind == "bid"
        await chair.until(lambda: chair.frames[-1]["type"] == "thinking")
        assert chair.frames[-1] == {"type": "thinking", "seat": 1, "kind": "", "seconds": limit("normal")}


@awaited
async def test_who_waits_for_a_hint_can_move_meanwhile(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may = asyncio.Event(), asyncio.Event()

    async def hint(self: Thinkers, game: Game[Any], seat: int, table: str) -> Any:
        begun.set()
        await may.wait()
        return game.waiting[0].options[0]

    monkeypatch.setattr(Thinkers, "hint", hint)
    async with running(db) as server, Visitor(server.url) as anna:
        chair = await anna.open((await anna.set_table("thunderstone", [ME], seed="alone"))["id"])
        ply = chair.ply
        asked = asyncio.create_task(chair.do("hint", ply=ply, brief=True))
        await begun.wait()
        await chair.choose(chair.options[0])
        assert chair.ply > ply and not asked.done()
        may.set()
        assert (await asked)["hint"]["say"][0] == "web-hint-late"


# -- in time -------------------------------------------------------------------------------------------


def wish(level: str, game: Game[Any], turn: Turn, seconds: float | None = None) -> Wish:
    assert game.decision is not None
    return Wish(level, game, game.decision.seat, 1, 0, turn, limit(level) if seconds is None else seconds)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """The levels and seconds of the players that were made."""
    found: list[tuple[str, float]] = []
    make = fabletop.bots.make

    def noted(level: str, book: Any, seed: int, seconds: float, stop: Any) -> Any:
        found.append((level, seconds))
        return make("random", book, seed)

    monkeypatch.setattr(thinking.bots, "make", noted)
    return found


def test_what_is_left_of_a_turn_limits_its_decisions(made: list[tuple[str, float]]) -> None:
    game = game_at("roll-player", 30)
    clock = game.book.knowledge().foresight.clock(game.state)  # type: ignore[union-attr]
    fresh = think(wish("master", game, Turn(clock - 1, 9.5)), lambda: False)
    assert fresh.turn == Turn(clock), "another turn has all its time"
    think(wish("master", game, Turn(clock, TURN - 1)), lambda: False)
    late = think(wish("master:somebody", game, Turn(clock, TURN)), lambda: False)
    assert late.turn.seconds == TURN and late.level == "master:somebody"
    (first, most), (second, rest), (judging, _) = made
    assert first == second == "master" and most < LIMITS["master"] and rest < 1
    assert judging == "normal:somebody", "without time the judgement answers, in the same style"


@awaited
async def test_the_seconds_of_a_turn_are_counted_with_the_waiting() -> None:
    game = game_at("thunderstone", 12)
    assert game.decision is not None
    async with thinkers() as own:
        busy = asyncio.create_task(own.ask("other", 0.6, napping(0.3)))
        await asyncio.sleep(0)
        one = await own.choose("easy", game, game.decision.seat, "table", Turn())
        assert one.turn.seconds > 0.25
        two = await own.choose("easy", game, game.decision.seat, "table", one.turn)
        assert two.turn.number == one.turn.number and two.turn.seconds > one.turn.seconds
        await busy


def test_tables_from_before_have_the_limits_of_what_they_are_now() -> None:
    assert limit("greedy") == limit("normal") and limit("distracted") == limit("easy:vesna") == 0.2
    assert list(LIMITS.values()) == sorted(LIMITS.values())


# -- failing -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "told"), [("Broken", "two and two are five"), ("Dying", "died"), ("Deaf", "stop")])
@awaited
async def test_for_a_player_that_fails_twice_the_judgement_plays_and_the_log_says_so(
    name: str, told: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_at("thunderstone", 12)
    assert game.decision is not None
    options = game.decision.options
    caplog.set_level(logging.ERROR, "fabletop.server")
    if name == "Deaf":
        monkeypatch.setitem(LIMITS, "normal", 0.05)
    async with thinkers(patience=0.3 if name == "Deaf" else 20) as own:
        await own.choose("normal", game, game.decision.seat, "table", Turn())  # the box is open
        thought = await own.choose(f"{OWN}:{name}", game, game.decision.seat, "table 9", Turn())
        if name != "Deaf":  # opening the box again may take longer than that short patience
            assert thought.key in options and thought.level == "normal"
        assert thought.key in options and thought.level in ("normal", "random")
    lines = [record.getMessage() for record in caplog.records]
    assert "it is asked again" in lines[0] and "normal plays for it" in lines[1]
    assert all("table 9, seat" in line and told in line for line in lines[:2]), lines


@awaited
async def test_a_process_that_dies_takes_nobody_else_with_it() -> None:
    async with thinkers(2) as own:
        long = asyncio.create_task(own.ask("long", 2, napping(0.4)))
        await asyncio.sleep(0)
        dies = partial(_run, slow.die)
        with pytest.raises(Died):
            await own.ask("dies", 1, dies)
        assert await own.ask("dies", 0.1, napping(0.01)) > 0, "there is a new one"
        assert await long >= 0.4


async def _run(job: Any, worker: Worker, seconds: float) -> Any:
    return await worker.run(job, None, seconds, 5)
