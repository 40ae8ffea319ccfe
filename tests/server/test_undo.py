"""Going back at a table: by oneself, or with the consent of the other people where the table is friendly."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fabletop.kernel import Game, Key

from .people import ME, OPEN, Visitor, computer, mover_first, pair, play
from .scripts import follow, script
from .serving import Process, awaited, everything, rebuilt, running

DEALER = -1


def may_go_back(seat: int, choices: int, who: int | None = None) -> Any:
    """A position at which a seat may take back so many choices, and is asked itself (or another is)."""

    def holds(game: Game[Any]) -> bool:
        return len(game.back(seat)) >= choices and game.waiting[0].seat == (seat if who is None else who)

    return holds


@pytest.mark.parametrize("policy", ["strict", "friendly"])
@awaited
async def test_a_seat_takes_its_own_choices_back_and_everybody_sees_it(server: Process, policy: str) -> None:
    way = script("roll-player", 2, may_go_back(0, 2))
    async with pair(server.url, "roll-player", seed=way.seed, undo=policy) as (anna, bea):
        await follow([anna, bea], way.moves)
        back = [each["ply"] for each in anna.seen["back"]]
        assert len(back) >= 2 and bea.seen["back"] == []
        states = {frame["state"]["ply"]: frame["state"] for frame in anna.frames if frame.get("state")}
        newest, oldest = back[0], back[-1]
        await anna.do("undo", ply=anna.ply)
        await bea.at(newest)
        assert anna.seen == states[newest]
        told = [frame for frame in bea.frames if frame["type"] == "state"][-1]
        assert told["keep"] == newest and told["lines"] == []
        await anna.do("undo", ply=newest, to=oldest)
        await bea.at(oldest)
        assert anna.seen == states[oldest], "restart my turn"
        for chair in (anna, bea):
            assert [line["ply"] for line in chair.lines] == list(range(oldest + 1))
            hello = await chair.visitor.open(chair.table["id"])
            assert hello.lines == chair.lines and hello.state == chair.state
        rows = everything(server.file, anna.table["id"])["rows"]
        assert [row[3] for row in rows].count("cut") == 2, "nothing is ever deleted"
        assert rebuilt(server.db, anna.table["id"]).ply == oldest
        code, _ = await bea.refused("undo", ply=oldest, to=oldest)
        assert code == "illegal"


@awaited
async def test_a_strict_table_goes_back_over_nobodys_choice_and_over_no_card(server: Process) -> None:
    async with pair(server.url, plies=30, undo="strict") as chairs:
        before = everything(server.file, chairs[0].table["id"])
        for chair in chairs:
            allowed = [each["ply"] for each in chair.seen["back"]]
            for to in (0, 10, 29):
                if to not in allowed:
                    code, said = await chair.refused("undo", ply=30, to=to)
                    assert code == "illegal" and f"cannot take back move {to + 1}" in said
            if not allowed:
                code, said = await chair.refused("undo", ply=30)
                assert code == "illegal" and "has nothing to undo" in said
        assert everything(server.file, chairs[0].table["id"]) == before


@awaited
async def test_who_plays_alone_at_a_friendly_table_goes_back_over_everything(server: Process) -> None:
    async with Visitor(server.url) as anna:
        info = await anna.set_table("thunderstone", [computer(), ME, computer()], undo="friendly")
        chair = await anna.open(info["id"])
        await chair.play(Random(3), lambda: chair.ply > 30 and chair.lines[-1]["seat"] != 1)
        assert await chair.asked()
        own = [line["ply"] for line in chair.lines if line["seat"] == 1]
        ply = chair.ply
        hand = (await chair.do("look", ply=own[-1] - 1))["look"]["table"]["seats"][1]["hand"]
        await chair.do("undo", ply=ply)
        assert await chair.asked()
        assert chair.ply == own[-1] - 1, "her latest choice, and what the computers did since"
        assert chair.seen["table"]["seats"][1]["hand"] == hand, "what she knew she still knows"
        tape = rebuilt(server.db, info["id"]).tape
        dealt = [entry for entry in tape if entry[0] == DEALER]
        assert [entry[1:2] + entry[2][:1] for entry in dealt] == [("redeal", DEALER)], "what nobody knows is new"
        await chair.play(Random(1), lambda: chair.ply > 40)


@awaited
async def test_a_friendly_table_of_people_goes_back_when_all_agree(server: Process) -> None:
    async with Visitor(server.url) as anna, Visitor(server.url) as bea, Visitor(server.url) as carl:
        info = await anna.set_table("thunderstone", [ME, OPEN, OPEN], undo="friendly")
        await bea.sit(info["id"])
        await carl.sit(info["id"])
        chairs = [await visitor.open(info["id"]) for visitor in (anna, bea, carl)]
        await play(chairs, Random(6), lambda: chairs[0].ply >= 25)
        ply, before = chairs[0].ply, everything(server.file, info["id"])
        hers = chairs[0]
        await hers.do("undo", ply=ply, to=4)
        for chair in chairs:
            await chair.until(lambda chair=chair: chair.table["asked_undo"])  # type: ignore[misc]
            assert chair.table["asked_undo"] == {"seat": 0, "ply": 4, "agreed": [0]}
        await chairs[1].do("agree", yes=True)
        await chairs[2].until(lambda: chairs[2].table["asked_undo"]["agreed"] == [0, 1])
        await chairs[2].do("agree", yes=False)
        for chair in chairs:
            await chair.until(lambda chair=chair: chair.table["asked_undo"] is None)  # type: ignore[misc]
        assert everything(server.file, info["id"]) == before and hers.ply == ply, "one refusal is enough"
        assert await chairs[1].refused("agree", yes=True) == ("illegal", "nobody asks to go back")

        await hers.do("undo", ply=ply, to=4)
        await hers.do("agree", yes=False)
        await chairs[1].until(lambda: chairs[1].table["asked_undo"] is None)
        assert hers.ply == ply, "who asked may think better of it"

        await hers.do("undo", ply=ply, to=4)
        await hers.do("agree", yes=True)  # it was agreed already
        await chairs[2].do("agree", yes=True)
        await chairs[1].do("agree", yes=True)
        for chair in chairs:
            await chair.at(4)
            assert [line["ply"] for line in chair.lines] == list(range(5))
            await chair.until(lambda chair=chair: chair.table["asked_undo"] is None)  # type: ignore[misc]
        entries = rebuilt(server.db, info["id"]).tape
        assert [entry[0] == DEALER for entry in entries] == [False] * 4 + [True]
        await play(chairs, Random(7), lambda: chairs[0].ply > 10)


@awaited
async def test_what_is_over_is_taken_back_only_at_a_friendly_table_and_by_consent(server: Process) -> None:
    """When the game is over the seed and all hands lie open."""
    async with pair(server.url, "roll-player", undo="friendly", options={"shorter": True}) as chairs:
        await play(chairs, Random(2))
        anna, bea = chairs
        await anna.until(lambda: anna.table["status"] == "over")
        assert anna.seen["back"] == bea.seen["back"] == []
        last = anna.lines[-1]["seat"]
        assert rebuilt(server.db, anna.table["id"]).back(last), "for the kernel it is a choice like any other"
        await chairs[last].do("undo", ply=anna.ply)
        await bea.until(lambda: bea.table["asked_undo"])
        assert bea.seen["over"]
        await chairs[1 - last].do("agree", yes=True)
        for chair in chairs:
            await chair.until(lambda chair=chair: not chair.seen["over"])  # type: ignore[misc]
            await chair.until(lambda chair=chair: chair.table["status"] == "playing")  # type: ignore[misc]
            assert chair.table["seed"] is None
        await play(chairs, Random(2))
        assert (await anna.visitor.listed(anna.table["id"]))["status"] == "over"


def other_choice(game: Game[Any]) -> Key | None:
    """Another choice than the latest one of seat 0, after which seat 1 is asked too."""
    before, latest = game.at(game.ply - 1), game.entry(game.ply - 1)
    for key in before.waiting[0].options if latest[0] == 0 else ():
        after = before.copy()
        after.choose(key)
        if key != latest[2] and not after.over and after.waiting[0].seat == 1:
            return key
    return None


@awaited
async def test_a_move_taken_back_while_a_computer_thinks_of_the_answer(db: str, quick: None) -> None:
    """It thinks again: what it found was meant for another position, also if that one has as many moves."""
    way = script("roll-player", 2, lambda game: may_go_back(0, 1, who=1)(game) and other_choice(game) is not None)
    async with running(db) as server, Visitor(server.url) as anna:
        thinkers: Any = server.house.thinkers
        info = await anna.set_table("roll-player", [ME, OPEN], seed=way.seed)
        async with Visitor(server.url) as bea:  # until the computer's turn somebody plays for it
            await bea.sit(info["id"])
            chairs = [await anna.open(info["id"]), await bea.open(info["id"])]
            await follow(chairs, way.moves[:-1])
        table, chair = server.house.tables[info["id"]], chairs[0]
        table.row.seats[1].kind, table.row.seats[1].level = "computer", "random"
        thinkers.may.clear()
        await chair.choose(way.moves[-1][1])
        await thinkers.asked.wait()
        ply, other = chair.ply, other_choice(rebuilt(db, info["id"]))
        assert other is not None
        await chair.do("undo", ply=ply)
        await chair.choose(other)
        assert chair.ply == ply and chair.seen["waiting"] == [1]
        thinkers.may.set()
        assert await chair.asked()
        assert thinkers.positions[1][ply - 1][2] == other
        assert all(frame["type"] != "error" for frame in chair.frames)
        assert rebuilt(db, info["id"]).tape == table.game.tape


@awaited
async def test_a_sealed_answer_is_taken_back_and_the_others_stay(db: str, cellar: None) -> None:
    async with running(db) as server, pair(server.url, "mini", undo="strict") as (anna, bea):
        assert anna.seen["waiting"] == [0, 1] and anna.seen["decision"]["kind"] == "bid"
        await bea.choose(bea.options[0])
        await anna.at(1)
        assert anna.seen["waiting"] == [0] and anna.seen["asked"] == [0, 1]
        assert anna.lines[-1]["ply"] == 0, "who has answered is told, and not what"
        await bea.do("undo", ply=1)
        await anna.at(0)
        await bea.choose(bea.options[-1])
        await anna.at(1)
        mover, _ = mover_first([anna, bea])
        assert mover is anna
        await anna.choose(anna.options[0])
        await bea.at(2)
        for chair in (anna, bea):
            hello = await chair.visitor.open(chair.table["id"])
            assert hello.lines == chair.lines and [line["ply"] for line in chair.lines] == [0, 1, 2]
        code, said = await bea.refused("undo", ply=2)
        assert code == "illegal" and "has nothing to undo" in said, "the bids lie open"
