"""Looking back at finished tables: one at a time, in a process of the lowest priority, kept when it is done."""

from __future__ import annotations

import asyncio
import logging
import threading
from typing import TYPE_CHECKING, Any

import msgspec

from ..kernel import SetupError
from ..kernel.messages import plain
from ..lab.analysis import GAMES, Analysis, Finding, Graded, Hindsight, Lookers, Task
from . import sent
from .errors import Forbidden
from .store import OVER
from .waking import game_of

if TYPE_CHECKING:
    from .house import House
    from .table import Table

log = logging.getLogger("fabletop.server")

LAST = 19  # the niceness of whoever comes after everybody else


class Look:
    """An analysis that is being made; a thread of its own waits for the process."""

    def __init__(self, game: Any, seat: int, first: int) -> None:
        self.status: sent.Reckoning = "waiting"
        self.seat, self.first, self.last = seat, first, game.ply
        self.stopped = threading.Event()
        self._game = game
        self._hindsight: Hindsight | None = None
        self._found: dict[Task, Finding] = {}

    def run(self) -> None:
        """In the thread."""
        if self.stopped.is_set():
            return
        self._hindsight = hindsight = Hindsight(self._game, self.seat, GAMES, first=self.first)
        with Lookers(self._game, 1, LAST) as lookers:
            for task, finding in lookers.findings(hindsight, self.stopped.is_set):
                self._found[task] = finding

    @property
    def complete(self) -> bool:
        return self._hindsight is not None and len(self._found) == len(self._hindsight.tasks)

    def told(self) -> sent.Analysis:
        hindsight, found = self._hindsight, None
        if hindsight is not None:
            found = hindsight.told(dict(self._found))
        return sent.Analysis(
            seat=self.seat,
            status=self.status,
            done=found.done if found else 0,
            all=found.all if found else 0,
            first=self.first,
            last=self.last,
            found=as_sent(found) if found else None,
        )


class LookingBack:
    def __init__(self, house: House) -> None:
        self._house = house
        self._looks: dict[tuple[str, int, int], Look] = {}  # by table, seat and number of rows
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    async def begin(self, table: Table, visitor: str, seat: int | None) -> sent.Analysis:
        """Begin, unless it is done or under way."""
        seat = self._seat(table, visitor, seat)
        self._check_may(table, visitor)
        known = await self.told(table, visitor, seat)
        if known.status in ("done", "waiting", "reckoning"):
            return known
        key = (table.row.id, seat, table.rows)
        game = game_of(table.row, table.game.book, table.game.tape)  # nobody else touches this one
        self._looks[key] = look = Look(game, seat, table.first)
        task = asyncio.create_task(self._run(key, look))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return look.told()

    async def told(self, table: Table, visitor: str, seat: int | None) -> sent.Analysis:
        seat = self._seat(table, visitor, seat)
        key = (table.row.id, seat, table.rows)
        if key in self._looks:
            return await asyncio.to_thread(self._looks[key].told)
        kept = await self._house.in_store(self._house.store.analysis, *key)
        if kept is not None:
            return msgspec.json.decode(kept, type=sent.Analysis)
        first, last = table.first, table.game.ply
        return sent.Analysis(seat=seat, status="none", done=0, all=0, first=first, last=last, found=None)

    async def stop(self, table: Table, visitor: str, seat: int | None) -> sent.Analysis:
        seat = self._seat(table, visitor, seat)
        self._check_may(table, visitor)
        look = self._looks.get((table.row.id, seat, table.rows))
        if look is not None and look.status in ("waiting", "reckoning"):
            look.stopped.set()
            look.status = "stopped"
        return await self.told(table, visitor, seat)

    async def _run(self, key: tuple[str, int, int], look: Look) -> None:
        async with self._turn:
            if look.stopped.is_set():
                return
            look.status = "reckoning"
            try:
                await asyncio.to_thread(look.run)
                if look.stopped.is_set() or not look.complete:
                    look.status = "stopped"
                    return
                look.status = "done"
                found = msgspec.json.encode(look.told()).decode()
                await self._house.in_store(self._house.store.keep_analysis, *key, found)
                del self._looks[key]
            except Exception:
                look.status = "failed"
                log.exception("table %s: looking back failed", key[0])

    def _seat(self, table: Table, visitor: str, seat: int | None) -> int:
        if table.row.status != OVER:
            raise Forbidden("there is no looking back before the game is over")
        own = table.seat_of(visitor)
        chosen = seat if seat is not None else own if own is not None else 0
        if not 0 <= chosen < len(table.row.seats):
            raise SetupError(f"there is no seat {chosen}")
        return chosen

    def _check_may(self, table: Table, visitor: str) -> None:
        if table.seat_of(visitor) is None and visitor != table.row.host:
            raise Forbidden("only who played here, or set the table, may have it looked back at")

    def close(self) -> None:
        for look in self._looks.values():
            look.stopped.set()


# -- what is told ----------------------------------------------------------------------------------


def as_sent(found: Analysis) -> sent.LookedBack:
    return sent.LookedBack(
        games=found.games,
        ahead=found.ahead,
        party=found.party,
        lost=_short(found.lost),
        curve=[
            sent.CurvePoint(
                ply=each.ply,
                clock=each.clock,
                scores=tuple(_short(score) for score in each.scores),
                wins=tuple(_short(share) for share in each.wins),
                worth=_short(each.worth),
                error=_short(each.error),
            )
            for each in found.curve
        ],
        choices=[_choice(each) for each in found.choices],
        stretches=[
            sent.Stretch(
                start=each.start,
                end=each.end,
                luck=_short(each.luck),
                own=_short(each.own),
                others=_short(each.others),
            )
            for each in found.stretches
        ],
        account=_account(found),
        turning=list(found.turning),
        finest=list(found.finest),
    )


def _choice(each: Graded) -> sent.GradedChoice:
    judged = each.judged
    return sent.GradedChoice(
        ply=judged.ply,
        clause=judged.clause,
        options=judged.options,
        grade=each.grade,
        loss=None if each.loss is None else _short(each.loss),
        error=_short(each.error),
        gain=_short(each.gain),
        lead=_short(each.lead),
        worlds=judged.worlds,
        chosen=plain(judged.chosen.said),
        better=None if judged.better is None else plain(judged.better.said),
        line=[plain(step.said) for step in judged.line],
    )


def _account(found: Analysis) -> sent.Account | None:
    """The parts as they are shown still add up."""
    account = found.account
    if account is None:
        return None
    expected, own, others, result = (
        _short(figure) for figure in (account.expected, account.own, account.others, account.result)
    )
    return sent.Account(
        expected=expected,
        luck=_short(result - expected - own - others),
        own=own,
        others=others,
        result=result,
        errors={name: _short(error) for name, error in account.errors.items()},
    )


def _short(figure: float) -> float:
    return round(figure, 3)
