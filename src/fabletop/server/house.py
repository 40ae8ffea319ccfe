"""All tables of a server: made, woken, put to sleep, found again."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from .. import bots
from ..covers import cover
from ..games import book, check_setup, games
from ..kernel import EVERYBODY, FabletopError, PackError, Rng, SetupError
from ..kernel.in_play import manifest
from ..kernel.saves import state_json
from ..kernel.tape import Entry
from ..words import languages
from . import network, upkeep
from .errors import Forbidden, Unknown
from .guests import Guests
from .lasting import Aside
from .looking_back import LookingBack
from .metrics import Metrics
from .owners_packs import HIDDEN_PACK, Packs
from .rivals import level_after
from .sent import UndoRule
from .store import COMPUTER, OPEN, OVER, PERSON, PLAYING, WAITING, RivalsRow, SeatRow, Store, TableRow
from .table import ABSENT, Table
from .thinking import Thinkers
from .waking import Halted, game_of, stored, wake

log = logging.getLogger("fabletop.server")
T = TypeVar("T")

SLEEPY = 300.0  # seconds after which a table that nobody looks at is put to sleep
OPEN_FOR = 86400.0  # seconds that a table with an empty seat stands in the lobby
NAMES = ("fox", "owl", "bear", "hare", "wolf", "crow", "stag")  # of computers; the words are in the Fluent files


class Closed(FabletopError):
    """The house is being closed."""


class House:
    def __init__(
        self,
        store: Store,
        processes: int = 1,
        packs: Packs | None = None,
        guests: Guests | None = None,
        metrics: Metrics | None = None,
        door: tuple[str, int] | None = None,
    ) -> None:
        self.store = store
        self.packs = packs or {}
        self.guests = guests or Guests()
        self.metrics = metrics or Metrics()
        self.closed = False
        self.store_waiting = 0  # what waits for the database
        self.door = door  # the host and the port that the server listens at, if it knows them
        self.addresses: list[str] | None = None  # where others find it: none if it only listens to its own machine
        self.thinkers = Thinkers(processes)
        self.looking_back = LookingBack(self)
        self.tables: dict[str, Table] = {}
        self.inspected: Awaitable[None] | None = None  # while it is being looked which tables cannot go on
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")

    async def in_store(self, do: Callable[..., T], *args: Any) -> T:
        """Databases block: they are spoken to in one thread of their own, one word after the other."""
        if self.closed:
            raise Closed("the server is being stopped; nothing has changed")
        self.store_waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, do, *args)
        finally:
            self.store_waiting -= 1

    def close(self) -> None:
        self.closed = True
        for table in self.tables.values():
            table.rest()
        self.thinkers.close()
        self.looking_back.close()
        self._thread.shutdown(wait=True)
        self.store.close()

    async def look_around(self) -> None:
        """Find out where others find this server; networks come and go, and their names are asked for slowly."""
        if self.door is not None:
            self.addresses = await asyncio.to_thread(network.addresses, *self.door)

    # -- games --------------------------------------------------------------------------------------

    def book(self, game: str) -> Any:
        return book(game, self.packs.get(game, ()))

    def open(self, game: str) -> None:
        """Read the rules and the pack of a game; what is wrong with it is said to whoever plays it."""
        with contextlib.suppress(FabletopError):
            self.book(game).pack.load()

    # -- tables -------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """A table that is awake."""
        if id in self.tables:
            self.tables[id].quiet_since = time.monotonic()
            return self.tables[id]
        if id not in self._waking:
            self._waking[id] = asyncio.create_task(self._wake(id))
            self._waking[id].add_done_callback(lambda _: self._waking.pop(id, None))
        return await asyncio.shield(self._waking[id])

    async def _wake(self, id: str) -> Table:
        found = await self.in_store(stored, self.store, id)
        if found is None:
            raise Unknown(f"there is no table '{id}'")
        row = found.row
        try:
            game, epoch = wake(self.rules_of(row), found)
        except Halted as halted:
            await self.in_store(self.store.lasting.set_aside, [(id, halted.aside)])
            raise
        if epoch is not None:
            await self.in_store(self.store.lasting.begin_epoch, id, epoch)
            log.warning("table %s goes on from move %d by rules %s", id, epoch.first, epoch.rules)
            row.since = epoch
        elif row.aside is not None:
            await self.in_store(self.store.lasting.set_aside, [], [id])
        row.aside = None
        table = Table(self, row, game, len(found.rows))
        table.kept = found.checkpoint.rows if found.checkpoint and epoch is None else -1
        table.rivals = await self.in_store(self.store.rivals, id)
        await self.find_rivals(table)
        self.tables[id] = table
        table.think()
        return table

    def rules_of(self, row: TableRow) -> Any:
        try:
            rules = self.book(row.game)
            rules.pack.load()
        except PackError as error:
            log.error("a pack cannot be read: %s", error)
            raise Halted(Aside("content", f"table {row.id}: {HIDDEN_PACK}")) from None
        except FabletopError as error:
            raise Halted(Aside("content", f"table {row.id}: {error}")) from None
        return rules

    async def inspect(self) -> None:
        await upkeep.inspect(self)

    async def keep(self) -> None:
        await upkeep.keep(self)

    def sleep(self, now: float) -> int:
        """Forget tables that nobody looks at; their rows are all that is needed."""
        idle = [
            id
            for id, table in self.tables.items()
            if not table.listeners and not table.busy and not table.lock.locked() and now - table.quiet_since > SLEEPY
        ]
        for id in idle:
            del self.tables[id]
        return len(idle)

    async def create(
        self,
        visitor: str,
        *,
        game: str,
        seats: list[SeatRow],
        options: dict[str, bool | int | str],
        seed: str | None,
        undo: UndoRule,
        language: str,
        listed: bool,
        fitting: bool = False,
    ) -> Table:
        """Set a table. If the computers are to be `fitting`, they have the level that the visitor's games call for."""
        rules = self.book(game)
        check_setup(rules, len(seats), options)
        rivals = await self._fit(visitor, rules, seats, seed) if fitting else None
        if language not in languages():
            raise SetupError(f"there is no language '{language}'; there are: {', '.join(languages())}")
        self._seat(seats, rules)
        row = TableRow(
            id=_table_id(),
            game=rules.id,
            rules=rules.version,
            options=options,
            seed=seed if seed else secrets.token_hex(16),
            seeded=bool(seed),
            seats=seats,
            undo=undo,
            language=language,
            listed=listed,
            host=visitor,
        )
        return await self._open(row, rules, rivals=rivals)

    def _seat(self, seats: list[SeatRow], rules: Any) -> None:
        """Give computers their names and empty seats their invitations. A character has a name already."""
        names = [name for name in NAMES if name not in [each.name for each in seats]]
        sitting: set[str] = set()
        for each in seats:
            if each.kind == COMPUTER:
                bots.check_seated(each.level, rules)
                _, character = bots.named(each.level)
                if character in sitting:
                    raise SetupError(f"'{character}' cannot sit in two seats")
                if character:
                    sitting.add(character)
                else:
                    each.name = each.name or names.pop(secrets.randbelow(len(names)))
            if each.kind == OPEN and not each.invite:
                each.invite = secrets.token_urlsafe(16)

    async def _fit(self, visitor: str, rules: Any, seats: list[SeatRow], seed: str | None) -> RivalsRow:
        """Computers of the level that fits the visitor, who plays alone against them or with them."""
        kinds = sorted(each.kind for each in seats)
        if seed or kinds.count(PERSON) != 1 or COMPUTER not in kinds or OPEN in kinds:
            raise SetupError("computers that fit are for one person who sits among them, and no seed is chosen")
        steps = await self.in_store(self.store.steps, visitor)
        level = level_after(steps.get(rules.id, ()), rules.together)
        for each in seats:
            if each.kind == COMPUTER:
                _, character = bots.named(each.level)
                each.level = f"{level}:{character}" if character else level
        return RivalsRow(visitor, level)

    async def levels(self, visitor: str) -> dict[str, str]:
        """By game: the level of the computers that fit a visitor now."""
        steps = await self.in_store(self.store.steps, visitor)
        return {game: level_after(steps.get(game, ()), cover(game).together) for game in games()}

    async def find_rivals(self, table: Table) -> None:
        """Look up what comes after a table whose computers fit somebody."""
        if table.rivals is not None:
            steps = await self.in_store(self.store.steps, table.rivals.visitor)
            table.following = level_after(steps.get(table.row.game, ()), table.game.book.together)

    async def _open(
        self, row: TableRow, rules: Any, tape: Sequence[Entry] = (), rivals: RivalsRow | None = None
    ) -> Table:
        game = game_of(row, rules, tape)
        waiting = any(each.kind == OPEN for each in row.seats)
        row.status = WAITING if waiting else OVER if game.over else PLAYING
        table = Table(self, row, game, len(tape))
        row.about = table.about()
        await self.in_store(self.store.create, row, manifest(rules, game.state), list(tape), rivals)
        table.rivals = rivals
        await self.find_rivals(table)
        self.tables[row.id] = table
        table.think()
        return table

    async def rematch(self, table: Table, visitor: str) -> Table:
        """The same people and computers again; everybody's seat is theirs there too."""
        if table.seat_of(visitor) is None:
            raise Forbidden("only who played may ask for a rematch")
        if table.row.status != OVER:
            raise SetupError("a rematch can be asked for when the game is over")
        async with table.lock:
            if table.row.rematch:
                return await self.table(table.row.rematch)
            seats = [
                SeatRow(each.kind, each.name, each.level, passes=each.passes, holders=set(each.holders))
                if each.kind == COMPUTER or each.holders
                else SeatRow(OPEN)  # who left does not know the new secret
                for each in table.row.seats
            ]
            again = await self.create(
                table.row.host,
                game=table.row.game,
                seats=seats,
                options=dict(table.row.options),
                seed=None,
                undo=table.row.undo,
                language=table.row.language,
                listed=table.row.listed,
                fitting=table.rivals is not None and table.seat_of(table.rivals.visitor) is not None,
            )
            table.row.rematch = again.row.id
            await self.in_store(self.store.change, table.row)
        table.tell_table()
        return again

    async def branch(self, table: Table, visitor: str, name: str, ply: int, seat: int | None) -> Table:
        """Play on from a position of another table, alone against computers, in a world of one's own.

        While that game goes on the new world is imagined by the viewer; when it is over, only the future is new.
        """
        own = table.seat_of(visitor)
        over = table.row.status == OVER
        chosen = seat if seat is not None else own if own is not None else 0
        if not over and seat is not None and seat != own:
            raise Forbidden("while the game goes on you can only play on from your own seat")
        if not 0 <= chosen < len(table.row.seats):
            raise SetupError(f"there is no seat {chosen}")
        table.check_begun()
        table.check_ply(ply)
        rng = Rng(secrets.token_hex(16))
        world = table.game.at(ply).imagine(EVERYBODY if over else own, rng, keep=True)
        seats = []
        for number, each in enumerate(table.row.seats):
            if number == chosen:
                seats.append(SeatRow(PERSON, name, holders={visitor}))
            else:
                seats.append(
                    SeatRow(COMPUTER, each.name if each.kind == COMPUTER else "", each.level or bots.JUDGEMENT)
                )
        self._seat(seats, table.game.book)
        row = TableRow(
            id=_table_id(),
            game=table.row.game,
            rules=table.game.book.version,
            options=dict(table.row.options),
            seed=secrets.token_hex(16),
            seeded=False,
            seats=seats,
            undo=table.row.undo,
            language=table.row.language,
            listed=False,
            host=visitor,
            state=state_json(world.base),
            first=world.first,
        )
        return await self._open(row, table.game.book, world.tape)

    # -- seats --------------------------------------------------------------------------------------

    async def sit(self, table: Table, visitor: str, name: str, *, key: str = "", seat: int | None = None) -> int:
        """Take a seat: with its own secret, with an invitation, or an empty one that is listed."""
        async with self._seating(table):
            own, number = table.seat_of(visitor), self._found_seat(table, visitor, key, seat)
            place = table.row.seats[number]
            if own is not None and own != number:
                self._stand_up(table, own, visitor)
            if place.kind == OPEN:  # from now on only who sits here knows the secret
                place.kind, place.name, place.invite = PERSON, name, ""
                place.secret = secrets.token_urlsafe(16)
            place.holders.add(visitor)
            place.stand_in = ""
            table.left[number] = time.monotonic()
        return number

    def _found_seat(self, table: Table, visitor: str, key: str, seat: int | None) -> int:
        seats = table.row.seats
        own = table.seat_of(visitor)
        if key:
            for number, each in enumerate(seats):
                opens = {PERSON: each.secret, OPEN: each.invite}.get(each.kind, "")
                matches = bool(opens) and secrets.compare_digest(opens.encode(), key.encode())
                if matches and own in (None, number):
                    return number
                if matches:
                    raise Forbidden("you already sit at this table")
            raise Forbidden("this link opens no seat here; perhaps somebody has taken it")
        if own is not None and (seat is None or table.row.status != WAITING):
            raise Forbidden("you already sit at this table")
        empty = [number for number, each in enumerate(seats) if each.kind == OPEN]
        if not empty:
            raise Forbidden("no seat is empty at this table")
        if seat is not None and seat not in empty:
            raise Forbidden(f"seat {seat} is not empty")
        if own is None and not table.row.listed and visitor != table.row.host:
            raise Forbidden("this table is not listed: only an invitation opens a seat")
        return empty[0] if seat is None else seat

    async def leave(self, table: Table, visitor: str) -> None:
        """Give a seat up in this browser. A seat at a table that has not begun is empty again."""
        async with self._seating(table):
            number = table.seat_of(visitor)
            if number is None:
                raise Forbidden("you do not sit at this table")
            self._stand_up(table, number, visitor)

    def _stand_up(self, table: Table, number: int, visitor: str) -> None:
        place = table.row.seats[number]
        place.holders.discard(visitor)
        if table.row.status == WAITING and not place.holders:
            place.kind, place.name, place.waits = OPEN, "", False
            self._seat(table.row.seats, table.game.book)

    async def renew(self, table: Table, visitor: str) -> None:
        """Another secret for a seat: who came by the old one sits here no longer."""
        async with self._seating(table):
            number = table.seat_of(visitor)
            if number is None:
                raise Forbidden("you do not sit at this table")
            place = table.row.seats[number]
            place.secret, place.holders = secrets.token_urlsafe(16), {visitor}

    async def fill(self, table: Table, visitor: str, level: str) -> None:
        """The host begins: computers take the empty seats, and nobody is waited for."""
        async with self._seating(table):
            if visitor != table.row.host:
                raise Forbidden("only who set the table may begin the game")
            if table.row.status != WAITING:
                raise SetupError("the game has begun")
            for each in table.row.seats:
                if each.kind == OPEN:
                    each.kind, each.level, each.invite = COMPUTER, level, ""
                each.waits = False
            self._seat(table.row.seats, table.game.book)

    async def ready(self, table: Table, visitor: str, ready: bool) -> None:
        """Whoever sits down is ready; who asks the others to wait holds a full table up."""
        async with self._seating(table):
            number = table.seat_of(visitor)
            if number is None:
                raise Forbidden("you do not sit at this table")
            if table.row.status != WAITING:
                raise SetupError("the game has begun")
            table.row.seats[number].waits = not ready

    async def replace(self, table: Table, visitor: str, seat: int, level: str) -> None:
        """A computer plays for a person who left: the host may say so at once, others at the table after a while."""
        async with self._seating(table):
            host = visitor == table.row.host
            if not host and table.seat_of(visitor) is None:
                raise Forbidden("you watch this table and do not sit at it")
            if table.row.status != PLAYING:
                raise SetupError("a computer plays for somebody while a game goes on")
            if not 0 <= seat < len(table.row.seats) or table.row.seats[seat].kind != PERSON:
                raise SetupError(f"seat {seat} is nobody's")
            if level not in bots.LEVELS:
                raise SetupError(f"there is no computer player '{level}'; there are: {', '.join(bots.LEVELS)}")
            away = table.away(seat)
            if away is None:
                raise Forbidden("whoever is at the table plays without help")
            if away < ABSENT and not host:
                raise Forbidden(f"a computer may play for somebody who has been away for {ABSENT:.0f} seconds")
            table.row.seats[seat].stand_in = level
            table.asked_undo = None  # it may have waited for that person alone

    async def welcome(self, table: Table, visitor: str) -> None:
        """Who is back plays again."""
        number = table.seat_of(visitor)
        if number is not None and table.row.seats[number].stand_in:
            async with self._seating(table):
                table.row.seats[number].stand_in = ""

    @contextlib.asynccontextmanager
    async def _seating(self, table: Table) -> AsyncIterator[None]:
        """Change who sits where: stored, then told. If anything fails, all sit as before."""
        row = table.row
        async with table.lock:
            before = copy.deepcopy(row.seats), row.status, row.moved
            try:
                yield
                if row.status == WAITING and not any(each.kind == OPEN or each.waits for each in row.seats):
                    row.status = PLAYING
                    row.moved = time.time()
                await self.in_store(self.store.change, row)
            except Exception:
                row.seats, row.status, row.moved = before
                raise
            table.stop_thinking()
            for each in table.listeners:
                each.refresh()
            table.tell_table()
        table.think()


def _table_id() -> str:
    """Short enough to read out, long enough that nobody guesses one."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))
