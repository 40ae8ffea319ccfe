"""What a client may send over the WebSocket. Anything else is refused with the path of what is wrong."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ..kernel import FabletopError

LONGEST = 8192  # bytes of a message
Ply = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Word = Annotated[str, msgspec.Meta(max_length=200)]
Id = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]  # as far as a number of JavaScript is exact


class Malformed(FabletopError):
    """Not a message of this protocol."""


class Sent(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: Id = 0  # the answer or the error carries it back


class Choose(Sent, tag="choose"):
    ply: Ply  # the number of moves that the sender saw; a stale message is refused
    key: Annotated[list[Word | int], msgspec.Meta(min_length=1, max_length=40)]


class Undo(Sent, tag="undo"):
    ply: Ply
    to: Ply | None = None


class Agree(Sent, tag="agree"):
    yes: bool


class Wait(Sent, tag="wait"):
    ply: Ply


class Orders(Sent, tag="orders"):
    passes: bool
    during: Word = ""  # only while this goes on: the occasion that the sender saw


class Hint(Sent, tag="hint"):
    ply: Ply
    brief: bool = False  # only what would be chosen: no thought ahead, no reasons


class Check(Sent, tag="check"):
    """Before a choice is made: is it a clear mistake?"""

    ply: Ply
    key: Annotated[list[Word | int], msgspec.Meta(min_length=1, max_length=40)]


class Look(Sent, tag="look"):
    ply: Ply
    seat: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Chat(Sent, tag="chat"):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Ping(Sent, tag="ping"):
    pass


Message = Choose | Undo | Agree | Wait | Orders | Hint | Check | Look | Chat | Ping


class _Numbered(msgspec.Struct):
    id: Id = 0


_numbered = msgspec.json.Decoder(_Numbered)
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def read(data: str | bytes) -> Message:
    size = len(data.encode()) if isinstance(data, str) else len(data)
    if size > LONGEST:
        raise Malformed(f"a message of {size} bytes is too long: {LONGEST} are the most")
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed(f"this is no message that a table knows: {error}") from None


def asks_advice(data: str | bytes) -> bool:
    """Whether somebody must think before there is an answer."""
    try:
        return isinstance(read(data), Hint | Check)
    except Malformed:
        return False


def id_of(data: str | bytes) -> int:
    """The id of a message that is not done, if it has one: also its error finds its way back."""
    try:
        return _numbered.decode(data).id if len(data) <= LONGEST else 0
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
