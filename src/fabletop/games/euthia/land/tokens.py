"""Interaction tokens on the map. In the state each is one word: its kind, and the seat whose it is (`t1`)."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple, TypeAlias, cast

from ..state import State

TokenKind: TypeAlias = Literal["h", "t", "m", "e"]  # Hero, Trade, mined, confronted


class Token(NamedTuple):
    kind: TokenKind
    seat: int


@cache
def read(word: str) -> Token:
    """The only place where the word is taken apart."""
    return Token(cast(TokenKind, word[0]), int(word[1:]))


def lying(t: State, space: str) -> list[Token]:
    """In the order in which they came."""
    return [read(word) for word in t.tokens.get(space, ())]


def owners(t: State, space: str, kind: TokenKind) -> list[int]:
    """Whose tokens of a kind lie on a space; a seat as often as it has one there."""
    return [token.seat for token in lying(t, space) if token.kind == kind]


def lay(t: State, space: str, kind: TokenKind, seat: int) -> None:
    t.tokens.setdefault(space, []).append(f"{kind}{seat}")


def take(t: State, space: str, kind: TokenKind, seat: int) -> None:
    t.tokens[space].remove(f"{kind}{seat}")


def take_all(t: State, space: str, kind: TokenKind) -> None:
    t.tokens[space] = [word for word in t.tokens.get(space, ()) if read(word).kind != kind]
