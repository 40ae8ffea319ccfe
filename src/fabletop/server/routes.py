"""What can be asked over HTTP: games and their words, my tables, and what may be done with a table."""

from __future__ import annotations

import re
import time
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Request, Response, WebSocket
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from .. import bots
from ..covers import Cover, cover
from ..games import games, known
from ..kernel import FabletopError, Rulebook, Sheet
from ..kernel.messages import plain
from ..kernel.rulebook import Option
from ..kernel.saves import dump
from ..words import SOURCE_LANGUAGE, languages, text_beside
from . import ledgers, sent
from .connection import Connection
from .errors import Forbidden, Unknown
from .house import OPEN_FOR, House
from .plain_text import fault, name_fault
from .store import COMPUTER, OPEN, OVER, PERSON, SeatRow, TableRow
from .table import Table
from .visitors import COOKIE, YEARS, Visitors
from .waking import Halted, export, stored

NO_VISITOR = 4401  # close codes of the WebSocket
NO_TABLE = 4404
SET_ASIDE = 4409

ID = re.compile(r"[a-z0-9]{1,16}")

routes = APIRouter(prefix="/api")

ANSWERS = 6  # clauses that settle a question; who wants more opens the rules


def _seen(name: str) -> str:
    if wrong := name_fault(name):
        raise ValueError(wrong)
    return name


def _no_controls(text: str) -> str:
    if wrong := fault(text):
        raise ValueError(wrong)
    return text


Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=30), AfterValidator(_seen)]

Question = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Place(Body):
    """A seat of a new table: me, a computer of a level, or open for whoever comes."""

    kind: Literal["me", "computer", "open"]
    level: str = ""
    character: str = ""


class NewTable(Body):
    game: str
    seats: list[Place] = Field(min_length=1, max_length=8)
    name: Name
    options: dict[str, bool | int | str] = {}
    seed: Annotated[str, StringConstraints(max_length=100), AfterValidator(_no_controls)] | None = None
    undo: sent.UndoRule = "friendly"
    language: str = "en"
    listed: bool = True
    fitting: bool = False  # the computers have the level that my games so far call for, and this one counts, too


class Sit(Body):
    name: Name
    key: Annotated[str, StringConstraints(max_length=64)] = ""
    seat: int | None = None


class Fill(Body):
    level: str


class Ready(Body):
    ready: bool


class Replace(Body):
    seat: int
    level: str


class LookBack(Body):
    seat: int | None = None


class Branch(Body):
    name: Name
    ply: int
    seat: int | None = None


# -- who asks --------------------------------------------------------------------------------------


def the_house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def the_visitor(request: Request, response: Response) -> str:
    """Who asks; somebody new gets a cookie."""
    visitors: Visitors = request.app.state.visitors
    visitor = visitors.read(request.cookies.get(COOKIE))
    if visitor is None:
        visitor = visitors.new()
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, visitors.sign(visitor), YEARS, httponly=True, samesite="lax", secure=secure)
    return visitor


def check_id(id: str) -> str:
    """No database is asked for what cannot be the id of a table."""
    if not ID.fullmatch(id):
        raise Unknown(f"there is no table '{id[:16]}'")
    return id


async def the_table(id: str, request: Request) -> Table:
    check_id(id)
    return await the_house(request).table(id)


Asks = Annotated[str, Depends(the_visitor)]
At = Annotated[Table, Depends(the_table)]
In = Annotated[House, Depends(the_house)]


# -- routes ----------------------------------------------------------------------------------------


@routes.get("/games")
def list_games(house: In) -> dict[str, Any]:
    """The games, the lightest first, their numbers of seats and options; the levels of computers; the languages."""
    found = sorted((cover(id, house.packs.get(id, ())) for id in games()), key=lambda each: (each.weight, each.id))
    return _plain(sent.Games([_game(each) for each in found], list(bots.LEVELS), languages()))


@routes.get("/games/{game}/content")
def content(game: str, house: In) -> Response:
    """What is printed on the cards and components of a game."""
    book = house.book(game)
    return _json(book.printed(book.pack.load()))


@routes.get("/games/{game}/words/{entry}/{language}")
def words_of(game: str, entry: str, language: str, house: In) -> Response:
    """The words of an entry that has its own (an adventure), as Fluent; English where a language has none."""
    folders = house.book(game).pack.folders()
    if entry not in folders:
        raise Unknown(f"{game} has no words of '{entry}'; it has those of: {', '.join(folders) or 'nothing'}")
    text = text_beside(folders[entry], _spoken(language)) or text_beside(folders[entry], SOURCE_LANGUAGE)
    return _json({"text": text})


@routes.get("/games/{game}/rules")
def rules(game: str, lang: str = SOURCE_LANGUAGE) -> Response:
    """The rules ledger in a language: headings, numbered clauses, tables; how it is to be read stands last."""
    return _json(sent.Ledger(known(game), _spoken(lang), ledgers.blocks(known(game), lang)))


@routes.get("/rules/search")
def settle(q: Question, lang: str = SOURCE_LANGUAGE, game: str = "") -> Response:
    """The clauses that answer a question in a few words, or have a number, of one game or of all."""
    asked = [known(game)] if game else games()
    return _json(ledgers.answers(q, _spoken(lang), asked, ANSWERS))


@routes.get("/me")
async def me(visitor: Asks, house: In) -> dict[str, Any]:
    """My tables, and the open ones of others."""
    if house.inspected is not None:
        await house.inspected
    mine = await house.in_store(house.store.tables_of, visitor)
    listed = await house.in_store(house.store.open_tables, time.time() - OPEN_FOR)
    own = [row.id for row in mine]
    others = [_summary(row, visitor) for row in listed if row.id not in own]
    return _plain(sent.Mine([_summary(row, visitor) for row in mine], others, await house.levels(visitor)))


@routes.get("/me/achievements")
async def achievements(visitor: Asks, house: In) -> dict[str, Any]:
    """My record: every Achievement sheet, and what on it I have earned, how often and since when."""
    earned = await house.in_store(house.store.earned, visitor)
    books = {game: house.book(game) for game in games()}
    return {
        game: [_plain(_sheet(book, sheet, earned.get(game, {}))) for sheet in sheets]
        for game, book in books.items()
        if (sheets := book.sheets(book.pack.load()))
    }


@routes.post("/tables", status_code=201)
async def create(body: NewTable, visitor: Asks, house: In) -> dict[str, Any]:
    """Set a table. Exactly one seat is `me`, or none to watch; open seats get invitations."""
    if sum(place.kind == "me" for place in body.seats) > 1:
        raise Forbidden("you can sit in one seat only")
    table = await house.create(
        visitor,
        game=body.game,
        seats=[_place(each, visitor, body.name) for each in body.seats],
        options=body.options,
        seed=body.seed,
        undo=body.undo,
        language=body.language,
        listed=body.listed,
        fitting=body.fitting,
    )
    return _plain(table.info(visitor))


@routes.get("/tables/{id}")
async def table(table: At, visitor: Asks) -> dict[str, Any]:
    """The table around the game: seats, options, state."""
    return _plain(table.info(visitor))


@routes.post("/tables/{id}/sit")
async def sit(body: Sit, table: At, visitor: Asks, house: In) -> dict[str, Any]:
    """Take a seat: with its link, with an invitation, or an empty one."""
    await house.sit(table, visitor, body.name, key=body.key, seat=body.seat)
    return _plain(table.info(visitor))


@routes.post("/tables/{id}/renew")
async def renew(table: At, visitor: Asks, house: In) -> dict[str, Any]:
    """A new link for my seat: the old one opens nothing any more, and other browsers lose the seat."""
    await house.renew(table, visitor)
    return _plain(table.info(visitor))


@routes.post("/tables/{id}/leave")
async def leave(table: At, visitor: Asks, house: In) -> dict[str, Any]:
    """Give up my seat in this browser; its link still opens it."""
    await house.leave(table, visitor)
    return _plain(table.info(visitor))


@routes.post("/tables/{id}/begin")
async def begin(body: Fill, table: At, visitor: Asks, house: In) -> dict[str, Any]:
    """Begin without waiting: computers of a level take the empty seats."""
    await house.fill(table, visitor, body.level)
    return _plain(table.info(visitor))


@routes.post("/tables/{id}/ready")
async def ready(body: Ready, table: At, visitor: Asks, house: In) -> dict[str, Any]:
    """Say that I am ready, or ask the others to wait: a table whose seats are taken begins when all are ready."""
    await house.ready(table, visitor, body.ready)
    return _plain(table.info(visitor))


@routes.post("/tables/{id}/replace")
async def replace(body: Replace, table: At, visitor: Asks, house: In) -> dict[str, Any]:
    """Let a computer of a level play for a person who left, until they are back."""
    await house.replace(table, visitor, body.seat, body.level)
    return _plain(table.info(visitor))


@routes.post("/tables/{id}/rematch", status_code=201)
async def rematch(table: At, visitor: Asks, house: In) -> dict[str, Any]:
    """The same seats and options again, in a new table."""
    return _plain((await house.rematch(table, visitor)).info(visitor))


@routes.post("/tables/{id}/branch", status_code=201)
async def branch(body: Branch, table: At, visitor: Asks, house: In) -> dict[str, Any]:
    """Play on from a move of this table, in a new one against computers."""
    return _plain((await house.branch(table, visitor, body.name, body.ply, body.seat)).info(visitor))


@routes.post("/tables/{id}/analysis", status_code=202)
async def look_back(body: LookBack, table: At, visitor: Asks, house: In) -> dict[str, Any]:
    """Look back at a finished game: grade a seat's choices, in the background. It is done once and kept."""
    return _plain(await house.looking_back.begin(table, visitor, body.seat))


@routes.get("/tables/{id}/analysis")
async def analysis(table: At, visitor: Asks, house: In, seat: int | None = None) -> dict[str, Any]:
    """How far that is, and what has been found."""
    return _plain(await house.looking_back.told(table, visitor, seat))


@routes.delete("/tables/{id}/analysis")
async def stop_looking_back(table: At, visitor: Asks, house: In, seat: int | None = None) -> dict[str, Any]:
    """Stop it; what has been found so far is still told."""
    return _plain(await house.looking_back.stop(table, visitor, seat))


@routes.get("/tables/{id}/save")
async def save(table: At) -> Response:
    """The saved game, for `fabletop replay`. Before the game is over it would be everybody's secrets."""
    if table.row.status != OVER:
        raise Forbidden("the save of a table is given out when its game is over")
    if table.imagined:
        raise Forbidden("this world was imagined at a table that went on: its save would tell that table's secrets")
    headers = {"content-disposition": f'attachment; filename="{table.row.game}-{table.row.id}.fabletop"'}
    return Response(dump(table.game, folders=False), media_type="application/json", headers=headers)


@routes.get("/tables/{id}/export")
async def export_table(id: str, visitor: Asks, house: In) -> Response:
    """The choices of a table that is set aside, as a save for the Fabletop that had its rules.

    It tells everybody's secrets, and the table might go on one day: while others play there it is for the host alone.
    """
    found = await house.in_store(stored, house.store, check_id(id))
    if found is None:
        raise Unknown(f"there is no table '{id}'")
    if found.row.aside is None:
        raise Forbidden("this table goes on: its save is given out when its game is over")
    people = [each for each in found.row.seats if each.kind == PERSON]
    if not any(visitor in each.holders for each in people):
        raise Forbidden("only who sits at a table may take it away")
    if found.row.status != OVER and len(people) > 1:
        raise Forbidden(f"others play at this table: only the host can take it away, by: fabletop db export {id} FILE")
    headers = {"content-disposition": f'attachment; filename="{found.row.game}-{id}.fabletop"'}
    return Response(export(found), media_type="application/json", headers=headers)


@routes.websocket("/tables/{id}/play")
async def play(socket: WebSocket, id: str, name: str = "", changes: bool = False) -> None:
    house: House = socket.app.state.house
    visitors: Visitors = socket.app.state.visitors
    await socket.accept()
    visitor = visitors.read(socket.cookies.get(COOKIE))
    if visitor is None:
        await socket.close(NO_VISITOR, "no cookie: ask /api/me first")
        return
    try:
        table = await house.table(check_id(id))
    except FabletopError as error:
        await socket.close(
            SET_ASIDE if isinstance(error, Halted) else NO_TABLE, str(error).encode()[:120].decode(errors="ignore")
        )
        return
    await Connection(house, table, socket, visitor, "" if name_fault(name) else name.strip()[:30], changes).run()


def _spoken(language: str) -> str:
    if language not in languages():
        raise Unknown(f"there is no language '{language}'; there are: {', '.join(languages())}")
    return language


def _json(data: Any) -> Response:
    headers = {"cache-control": "public, max-age=60"}
    return Response(msgspec.json.encode(data), media_type="application/json", headers=headers)


def _plain(told: msgspec.Struct) -> dict[str, Any]:
    """For the framework, which puts the visitor's cookie beside it."""
    plain: dict[str, Any] = msgspec.to_builtins(told)
    return plain


def _game(cover: Cover) -> sent.GameInfo:
    return sent.GameInfo(
        id=cover.id,
        prefix=cover.prefix,
        seats=cover.seats,
        weight=cover.weight,
        options=[_option(each, cover) for each in cover.options],
        together=cover.together,
        characters={
            language: {id: sent.ValueName(each.name, each.text) for id, each in found.items()}
            for language, found in cover.characters.items()
        },
    )


def _option(option: Option, cover: Cover) -> sent.GameOption:
    called = {
        language: {value: sent.ValueName(each.name, each.text) for value, each in values.items()}
        for language, values in cover.called[option.name].items()
    }
    return sent.GameOption(
        name=option.name,
        clause=option.clause,
        default=option.default,
        values=option.values,
        called=called,
        seats=option.seats,
        unless=option.unless,
        settled=option.settled,
    )


def _sheet(book: Rulebook[Any], sheet: Sheet, earned: dict[str, tuple[int, float]]) -> sent.Sheet:
    listed = []
    for id, terms in sheet.achievements.items():
        times, first = earned.get(id, (0, None))
        name = f"{book.prefix.lower()}-achievement-{id}"
        listed.append(sent.Achievement(id, name, [plain(each) for each in terms], times, first))
    return sent.Sheet(sheet.name.id, sheet.kind, sheet.about, listed)


def _place(place: Place, visitor: str, name: str) -> SeatRow:
    if place.kind == "me":
        return SeatRow(PERSON, name, holders={visitor})
    if place.kind == "computer":
        level = place.level or bots.JUDGEMENT
        return SeatRow(COMPUTER, level=f"{level}:{place.character}" if place.character else level)
    return SeatRow(OPEN)


def _summary(row: TableRow, visitor: str) -> sent.Summary:
    """A line of the lobby."""
    own = [seat for seat, each in enumerate(row.seats) if each.kind == PERSON and visitor in each.holders]
    return sent.Summary(
        id=row.id,
        game=row.game,
        status="aside" if row.aside and row.status != OVER else row.status,
        aside=row.aside.why if row.aside else None,
        aside_because=row.aside.message if row.aside else "",
        seeded=row.seeded,
        seat=own[0] if own else None,
        seats=[sent.SeatSummary(each.kind, each.name, *bots.named(each.level), each.stand_in) for each in row.seats],
        moved=row.moved,
        **row.about,
    )
