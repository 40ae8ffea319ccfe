"""Moves are told as what has changed: the same states, in a fraction of the bytes."""

from __future__ import annotations

import json
from statistics import median
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

import fabletop
from fabletop import bots
from fabletop.server import sent, shown
from fabletop.server.changes import change, put_in

from .. import GAMES
from .people import ME, Visitor, computer
from .serving import Process, awaited

MOST = 1536  # bytes of a move, at the median
PLIES = 240

LEAVES = some.none() | some.booleans() | some.integers(-3, 3) | some.text("ab", max_size=2)
VALUES = some.recursive(
    LEAVES,
    lambda inner: some.lists(inner, max_size=5) | some.dictionaries(some.text("ab", max_size=2), inner, max_size=4),
    max_leaves=20,
)


@given(VALUES, VALUES)
def test_a_change_leads_from_any_state_to_any_other(old: Any, new: Any) -> None:
    before = json.dumps(old)
    told = json.loads(json.dumps(change(old, new)))
    assert json.dumps(put_in(old, told), sort_keys=True) == json.dumps(new, sort_keys=True)
    assert json.dumps(old) == before


def test_a_change_tells_only_what_is_new() -> None:
    cards = [{"card": name, "text": "long enough to matter"} for name in "abcdef"]
    old, new = {"gold": 3, "cards": cards, "gone": 1}, {"gold": 4, "cards": cards, "came": None}
    assert change(old, new) == {"gone": 0, "gold": [4], "came": [None]}
    other = [cards[0], {**cards[1], "card": "x"}, *cards[2:]]
    assert change({"cards": cards}, {"cards": other}) == {"cards": {"1": {"card": ["x"]}}}
    assert change({"cards": cards}, {"cards": cards[1:]}) == {"cards": {"": [0, 1, []]}}
    assert change({"cards": cards}, {"cards": [*cards[:2], "x", *cards[2:]]}) == {"cards": {"": [2, 0, ["x"]]}}
    assert change([1, 2], [3, 4]) == [[3, 4]]


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_told_in_few_bytes(game: str) -> None:
    """To all seats, of a game of three that normal players play."""
    table = fabletop.new(game, seats=3, seed=5)
    player = bots.make("normal", table.book, 1)
    known: dict[int, bytes] = {}
    sizes = []
    while (decision := table.decision) is not None and table.ply < PLIES:
        table.choose(player.choose(table, decision), decision.seat)
        for seat in range(3):
            news = shown.News(sent.Moved(table.ply - 1, shown.state(table, seat), shown.lines(table, seat, table.ply)))
            if seat in known:
                frame = news.since(known[seat])
                changed = msgspec.json.decode(frame)["change"]
                assert put_in(msgspec.json.decode(known[seat]), changed) == msgspec.json.decode(news.state)
                sizes.append(len(frame))
            known[seat] = news.state
    assert median(sizes) <= MOST


@awaited
async def test_who_asks_for_changes_sees_the_same_table(server: Process) -> None:
    async with Visitor(server.url) as anna:
        info = await anna.set_table("thunderstone", [ME, computer()], seed="3")
        whole = await anna.open(info["id"])
        brief = await anna.open(info["id"], changes=True)
        for _ in range(12):
            await whole.until(lambda: whole.seen["decision"] is not None)
            await whole.do("choose", ply=whole.ply, key=whole.options[0])
            await brief.until(lambda: brief.ply >= whole.ply)
            await whole.until(lambda: whole.ply >= brief.ply)
            if brief.ply == whole.ply:
                assert brief.state == whole.state
        assert brief.lines == whole.lines
        kinds = [frame["type"] for frame in brief.frames]
        assert kinds.count("change") > 12 and kinds.count("state") == 1
        assert "change" not in [frame["type"] for frame in whole.frames]
