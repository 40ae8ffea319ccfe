"""A table that is awake: the game in memory, who is connected, and the one way in which anything changes.

A change goes through `Table.change`: the kernel first, then the database, then everybody is told. If the
database fails, the game goes back and nobody was told anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from .. import bots
from ..kernel import EVERYBODY, Game, IllegalChoice, Key
from ..kernel.asking import PASS
from ..kernel.tape import DEALER, Entry
from . import sent, shown
from .rivals import step
from .rows import CUT
from .store import COMPUTER, OPEN, OVER, PERSON, PLAYING, WAITING, RivalsRow, TableRow
from .thinking import Thought, Turn, limit
from .waking import game_of, since_of

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger("fabletop.server")

FRIENDLY = "friendly"
FEW = 12  # connections that make no crowd
TOGETHER = 0.1  # seconds in which comings and goings are told together
ABSENT = 60.0  # seconds after which anybody at the table may let a computer play for a person who is not here
SOON = 0.15  # seconds after which a thought is shown: shorter ones would only flicker


class Listener(Protocol):
    """A connection: a visitor who sits or watches."""

    visitor: str
    name: str
    changes: bool  # whether it would rather be told what has changed than whole states
    base: bytes | None  # the state that it was told last

    def send(self, frame: bytes) -> None: ...
    def refresh(self) -> None: ...


class Stale(IllegalChoice):
    """The table has moved on since the sender looked."""


class Table:
    def __init__(self, house: House, row: TableRow, game: Game[Any], rows: int) -> None:
        self.house = house
        self.row = row
        self.game = game
        self.rows = rows  # how many the database holds
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.asked_undo: tuple[int, int, set[int]] | None = None  # seat, ply, the seats that agreed
        self.rivals: RivalsRow | None = None  # if its computers fit somebody ...
        self.following = ""  # ... the level of that visitor's next ones
        self.quiet_since = self.awake_since = time.monotonic()
        self.left: dict[int, float] = {}  # when the last connection of a seat ended
        self.kept = -1  # the number of rows of its checkpoint
        self._telling: asyncio.TimerHandle | None = None
        self.thinking: sent.Thinking | None = None  # the mark that everybody sees
        self._thinking: asyncio.Task[None] | None = None
        self._thought: asyncio.Task[Thought] | None = None
        self._turns: dict[int, Turn] = {}  # by seat of a computer
        self._fallen: dict[int, str] = {}  # who plays for a computer that failed

    # -- who is who ---------------------------------------------------------------------------------

    def seat_of(self, visitor: str) -> int | None:
        for seat, each in enumerate(self.row.seats):
            if each.kind == PERSON and visitor in each.holders:
                return seat
        return None

    def people(self) -> list[int]:
        """The seats of people who play themselves."""
        return [seat for seat, each in enumerate(self.row.seats) if each.kind == PERSON and not each.stand_in]

    def here(self) -> set[int | None]:
        """The seats of who is connected; None if somebody watches."""
        return {self.seat_of(each.visitor) for each in self.listeners}

    def away(self, seat: int) -> int | None:
        """For how many seconds the person of a seat has not been here, as far as this server knows."""
        if self.row.seats[seat].kind != PERSON or seat in self.here():
            return None
        return int(time.monotonic() - self.left.get(seat, self.awake_since))

    # -- doors --------------------------------------------------------------------------------------

    def check_begun(self) -> None:
        """Who looks at a table before it begins could still take another seat."""
        if self.row.status == WAITING:
            raise IllegalChoice("the table still waits for players")

    def check_ply(self, ply: int) -> None:
        if not self.first <= ply <= self.game.ply:
            since, moves = self.row.since, f"moves {self.first} to {self.game.ply}"
            if since is not None and 0 <= ply < since.first:
                played = f"was played by rules {since.before} (Fabletop {since.fabletop})"
                raise IllegalChoice(f"move {ply} {played}; by the rules of today there are {moves}")
            raise IllegalChoice(f"there is no move {ply}: the game has {moves}")

    @property
    def imagined(self) -> bool:
        """The world was dealt again for one viewer of another table that was going on."""
        return bool(self.row.base) and any(_dealt_for_one(entry) for entry in self.game.tape)

    @property
    def first(self) -> int:
        """The first move that may be looked at and gone back to: before an imagined world lie real secrets."""
        ply = first = self.row.base_ply
        for entry in self.game.tape if self.row.base else ():
            if _dealt_for_one(entry):
                first = ply
            ply += entry[0] != DEALER
        return first

    # -- telling ------------------------------------------------------------------------------------

    def info(self, visitor: str, presence: tuple[set[int], int] | None = None) -> sent.TableInfo:
        """The table around the game, as a visitor may know it."""
        row, own = self.row, self.seat_of(visitor)
        host = visitor == row.host
        here, watching = presence or self._presence()
        request = self.asked_undo
        return sent.TableInfo(
            id=row.id,
            game=row.game,
            options=row.options,
            undo=row.undo,
            language=row.language,
            listed=row.listed,
            seeded=row.seeded,
            status=row.status,
            created=row.created,
            moved=row.moved,
            first=self.first,
            since=since_of(row),
            seat=own,
            host=host,
            secret=row.seats[own].secret if own is not None else None,
            rematch=row.rematch or None,
            watching=watching,
            asked_undo=sent.AskedUndo(request[0], request[1], sorted(request[2])) if request else None,
            addresses=self.house.addresses if host else None,
            seed=row.seed if row.status == OVER else None,
            rivals=self._rivals(visitor),
            seats=[
                sent.Seat(
                    kind=each.kind,
                    name=each.name,
                    level=bots.named(each.level)[0],
                    character=bots.named(each.level)[1],
                    here=each.kind == COMPUTER or seat in here,
                    away=self.away(seat),
                    waits=each.waits,
                    stand_in=each.stand_in,
                    invite=each.invite if host and each.kind == OPEN else None,
                    passes=each.passes if seat == own else None,
                    during=each.during if seat == own else None,
                )
                for seat, each in enumerate(row.seats)
            ],
        )

    def _rivals(self, visitor: str) -> sent.Rivals | None:
        if self.rivals is None or self.rivals.visitor != visitor:
            return None
        steps = bots.LEVELS.index(self.following) - bots.LEVELS.index(self.rivals.level)
        way: Literal["up", "same", "down"] = "up" if steps > 0 else "down" if steps < 0 else "same"
        return sent.Rivals(self.rivals.level, self.following, way)

    def hello(self, visitor: str, chat: list[sent.ChatLine]) -> sent.Hello:
        """Everything that somebody who comes in needs."""
        seat = self.seat_of(visitor)
        playing = self.row.status != WAITING
        return sent.Hello(
            table=self.info(visitor),
            state=shown.state(self.game, seat) if playing else None,
            lines=shown.lines(self.game, seat, self.first + 1 if self.imagined else 0) if playing else [],
            chat=chat,
            thinking=self.thinking,
        )

    def tell_table(self) -> None:
        """The seats changed. Who watches is told the same as all others who do: that is made once."""
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        presence = self._presence()
        frames: dict[tuple[int | None, bool, bool], bytes] = {}
        fitted = self.rivals.visitor if self.rivals is not None else None
        for each in self.listeners:
            who = self.seat_of(each.visitor), each.visitor == self.row.host, each.visitor == fitted
            if who not in frames:
                frames[who] = shown.encode(sent.Changed(self.info(each.visitor, presence)))
            each.send(frames[who])

    def tell_presence(self) -> None:
        """Somebody came or went. In a crowd, who comes and goes together is told together."""
        if len(self.listeners) <= FEW:
            self.tell_table()
        elif self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(TOGETHER, self.tell_table)

    def _presence(self) -> tuple[set[int], int]:
        """The seats that are here, and how many watch."""
        seats = [self.seat_of(each.visitor) for each in self.listeners]
        return {seat for seat in seats if seat is not None}, seats.count(None)

    def _tell_state(self, kept: int) -> None:
        """A move: each seat's state is made once, whatever the number of its connections."""
        news: dict[int | None, shown.News] = {}
        for each in self.listeners:
            seat = self.seat_of(each.visitor)
            if seat not in news:
                state, lines = shown.state(self.game, seat), shown.lines(self.game, seat, kept + 1)
                news[seat] = shown.News(sent.Moved(kept, state, lines))
            each.send(news[seat].since(each.base if each.changes else None))
            each.base = news[seat].state if each.changes else None

    def tell_all(self, frame: sent.Frame) -> None:
        told = shown.encode(frame)
        for each in self.listeners:
            each.send(told)

    # -- changing -----------------------------------------------------------------------------------

    async def change(self, ply: int | None, act: Callable[[Game[Any]], None]) -> None:
        """Do something to the game, store it, tell it. An illegal change raises and changes nothing."""
        async with self.lock:
            self.check_begun()
            if ply is not None and ply != self.game.ply:
                raise Stale(f"the table has moved on: it stands at move {self.game.ply}, not {ply}")
            before, told = self.game.tape, self._told()
            was = self.row.status, self.row.moved, self.row.about
            try:
                act(self.game)
                self._follow_orders()
                same, added = shown.difference(before, self.game.tape)
                cut = same < len(before)
                rows: list[Entry] = [(DEALER, CUT, (same,), False), *added] if cut else list(added)
                if not rows:
                    return
                self.row.status = OVER if self.game.over else PLAYING
                self.row.moved = time.time()
                self.row.about = self.about()
                earned, levels = self._earned(was[0]), self._step(was[0])
                await self.house.in_store(self.house.store.append, self.row, self.rows, rows, earned, levels)
            except Exception:
                if self.game.tape != before:
                    self.game = game_of(self.row, self.game.book, before)
                self.row.status, self.row.moved, self.row.about = was
                raise
            self.rows += len(rows)
            self.stop_thinking()
            if cut or self.game.over:
                self.asked_undo = None
            kept = min(told, self.row.base_ply + sum(entry[0] != DEALER for entry in before[:same]))
            self._tell_state(kept)
            if levels is not None:
                await self._find_rivals()
            if cut or self.game.over:
                self.tell_table()
        self.think()

    def _earned(self, was: str) -> dict[int, list[str]] | None:
        """The Achievements of people, when the game ends or an ended game is taken back.

        They are for games that began at the beginning, and whose dice nobody chose.
        """
        if OVER not in (was, self.row.status) or self.row.seeded or self.row.state:
            return None
        if not self.game.over:
            return {}
        return {seat: self.game.book.earned(self.game.state, seat) for seat in self.people()}

    def _step(self, was: str) -> int | None:
        """Where the next rivals of whom these fit stand, when the game ends or an ended game is taken back."""
        seat = self.seat_of(self.rivals.visitor) if self.rivals is not None else None
        if seat is None or OVER not in (was, self.row.status):
            return None
        return step(self.game.result, seat) if self.game.result is not None else 0

    async def _find_rivals(self) -> None:
        """The move has been made; if this fails, only the word about the next rivals is an old one."""
        try:
            await self.house.find_rivals(self)
        except Exception:
            log.exception("table %s: the next rivals could not be looked up", self.row.id)

    def _told(self) -> int:
        """The newest move of the log. Answers that lie sealed will be told with the last of them."""
        since = max(self.row.base_ply, self.game.ply - len(self.row.seats))
        return self.game.log(None, since)[-1][0]

    def _follow_orders(self) -> None:
        """Standing orders: a window of a seat that wants to pass is passed at once, and recorded so.

        What has one answer is given it, unless the haste would tell that it had only one.
        """
        game = self.game
        while True:
            for decision in game.waiting:
                alone = len(decision.options) == 1 and not decision.question.secret
                ordered = decision.question.window and self._passes(decision.seat)
                if alone or (ordered and PASS in decision.options):
                    game.choose(decision.options[0] if alone else PASS, decision.seat, auto=True)
                    break
            else:
                return

    def _passes(self, seat: int) -> bool:
        """Whether the seat has the order: for good, or for what goes on now. One for something else is over."""
        orders = self.row.seats[seat]
        return orders.passes or (orders.during != "" and orders.during == self.game.occasion)

    async def wait(self, seat: int, ply: int) -> None:
        """The call "Wait!" also ends the standing order: the window would only be passed again."""
        orders = self.row.seats[seat]
        before = orders.passes, orders.during
        orders.passes, orders.during = False, ""
        try:
            await self.change(ply, lambda game: game.wait(seat))
        except Exception:
            orders.passes, orders.during = before
            raise
        await self.house.in_store(self.house.store.change, self.row)
        self.tell_table()

    async def order(self, seat: int, passes: bool, during: str = "") -> None:
        """The seat's one standing order: to pass for good, to pass only while something goes on, or none."""
        if during and during != self.game.occasion:
            raise IllegalChoice("what the order is for does not go on")
        orders = self.row.seats[seat]
        before = orders.passes, orders.during
        orders.passes, orders.during = passes and not during, during if passes else ""
        try:
            await self.house.in_store(self.house.store.change, self.row)
        except Exception:
            orders.passes, orders.during = before
            raise
        self.tell_table()
        if (
            passes
            and self.row.status == PLAYING
            and any(each.seat == seat and each.question.window for each in self.game.waiting)
        ):
            await self.change(None, lambda game: None)

    async def undo(self, seat: int, ply: int, to: int | None) -> None:
        """By oneself while nothing was learnt; at a friendly table further, if the other people agree.

        When the game is over everything lies open: then a friendly table goes back, and no other.
        """
        self.check_begun()
        over = self.row.status == OVER
        if over and self.row.undo != FRIENDLY:
            raise IllegalChoice("the game is over: nothing is taken back at a strict table")
        allowed = [] if over else self.game.back(seat)
        if (allowed and to is None) or to in allowed or self.row.undo != FRIENDLY:
            return await self.change(ply, lambda game: game.undo(seat, to=to))
        if ply != self.game.ply:
            raise Stale(f"the table has moved on: it stands at move {self.game.ply}, not {ply}")
        target = to if to is not None else self._latest_choice(seat)
        if not self.first <= target < self.game.ply:
            raise IllegalChoice(f"move {target + 1} cannot be taken back: the game has {self.game.ply}")
        if [each for each in self.people() if each != seat]:
            self.asked_undo = (seat, target, {seat})
            return self.tell_table()
        return await self.change(ply, lambda game: game.undo(seat, to=target, friendly=True))

    def _latest_choice(self, seat: int) -> int:
        for ply in range(self.game.ply - 1, self.first - 1, -1):
            who, _, _, auto = self.game.entry(ply)
            if who == seat and not auto:
                return ply
        raise IllegalChoice(f"seat {seat} has nothing to undo")

    async def agree(self, seat: int, yes: bool) -> None:
        if self.asked_undo is None:
            raise IllegalChoice("nobody asks to go back")
        asker, target, agreed = self.asked_undo
        if not yes:
            self.asked_undo = None
            return self.tell_table()
        agreed.add(seat)
        if set(self.people()) <= agreed:
            self.asked_undo = None
            return await self.change(None, lambda game: game.undo(asker, to=target, friendly=True))
        return self.tell_table()

    # -- computer players ---------------------------------------------------------------------------

    def think(self) -> None:
        """Let the computers move until a person is asked."""
        if self._thinking is None or self._thinking.done():
            self._thinking = asyncio.create_task(self._let_computers_move())

    def _computer_asked(self) -> int | None:
        if self.row.status != PLAYING:
            return None
        seats = (each.seat for each in self.game.waiting)
        return next((seat for seat in seats if self.row.seats[seat].computer), None)

    async def _let_computers_move(self) -> None:
        try:
            while (seat := self._computer_asked()) is not None:
                rows = self.rows
                thought = await self._think_for(seat)
                if thought is not None:
                    with contextlib.suppress(Stale):  # somebody took a move back meanwhile, or is back
                        await self.change(None, self._chosen(rows, thought.key, seat))
        except Exception:
            log.exception("table %s: a computer player failed", self.row.id)
            self.tell_all(sent.Failed(0, "computer", "a computer player failed to move"))

    async def _think_for(self, seat: int) -> Thought | None:
        """What a computer chooses; nothing, if the table has moved on and nobody wants it any more."""
        level = self._fallen.get(seat, self.row.seats[seat].computer)
        turn, loop = self._turns.get(seat, Turn()), asyncio.get_running_loop()
        work = self.house.thinkers.choose(level, self.game, seat, self.row.id, turn)
        self._thought = asyncio.create_task(work)
        mark = loop.call_later(SOON, self._tell_thinking, seat, limit(level))
        try:
            await asyncio.wait({self._thought})
            if self._thought.cancelled():
                return None
            thought = self._thought.result()
        finally:
            mark.cancel()
            self.thinking = None
            self._thought.cancel()
            self._thought = None
        self._turns[seat] = thought.turn
        if thought.level != level:
            self._fallen[seat] = thought.level
        return thought

    def _tell_thinking(self, seat: int, seconds: float) -> None:
        """Who thinks, and about what; not, where it is a secret what somebody is asked."""
        asked = next((each for each in self.game.waiting if each.seat == seat), None)
        if asked is not None:
            self.thinking = sent.Thinking(seat, "" if asked.question.secret else asked.kind, seconds)
            self.tell_all(self.thinking)

    def _chosen(self, rows: int, key: Key, seat: int) -> Callable[[Game[Any]], None]:
        """A choice for the position that the thinker saw; another one may have as many moves."""

        def choose(game: Game[Any]) -> None:
            if self.rows != rows or not self.row.seats[seat].computer:
                raise Stale("the table has moved on")
            game.choose(key, seat)

        return choose

    def stop_thinking(self) -> None:
        """What was thought about is not so any more: begin again from what is."""
        if self._thought is not None:
            self._thought.cancel()

    def rest(self) -> None:
        """Stop thinking: the house is closed."""
        if self._thinking is not None:
            self._thinking.cancel()

    @property
    def busy(self) -> bool:
        return self._thinking is not None and not self._thinking.done()

    # -- the lobby ----------------------------------------------------------------------------------

    def about(self) -> dict[str, Any]:
        """What a list of tables says of it; only what lies open."""
        result = self.game.result
        standing = sent.Standing(
            ply=self.game.ply,
            waiting=[each.seat for each in self.game.waiting],
            places=list(result.places) if result else None,
            scores=list(result.scores) if result else None,
            party=result.party if result else False,
        )
        return msgspec.structs.asdict(standing)


def _dealt_for_one(entry: Entry) -> bool:
    return entry[0] == DEALER and entry[2][0] != EVERYBODY
