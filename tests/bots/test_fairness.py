"""A computer player knows what its seat may know: it may imagine the table, and sees nothing else of it."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.bots import KINDS
from fabletop.kernel import Decision, Game, Rng

from .. import GAMES
from .tables import bot, decisions

ALLOWED = ("__class__", "book", "decision", "imagine", "ply", "waiting")


class Sealed(Game[Any]):
    """A game whose table nobody may look at."""

    __slots__ = ("_asked_seat", "_real")

    def __init__(self, real: Game[Any], seat: int) -> None:
        object.__setattr__(self, "_real", real)
        object.__setattr__(self, "_asked_seat", seat)

    def __getattribute__(self, name: str) -> Any:
        assert name in ALLOWED, f"a computer player has looked at '{name}' of the real table"
        real: Game[Any] = object.__getattribute__(self, "_real")
        if name != "imagine":
            return getattr(real, name)

        def imagine(seat: int | None, rng: Rng, *, keep: bool = False) -> Game[Any]:
            assert seat == object.__getattribute__(self, "_asked_seat"), "a computer player imagines for another seat"
            return real.imagine(seat, rng, keep=keep)

        return imagine


def test_a_sealed_game_is_closed() -> None:
    table, decision = next(decisions(GAMES[0], 1, 1))
    sealed = Sealed(table, decision.seat)
    for name in ("state", "copy", "tape", "view", "base", "_tape", "newest"):
        with pytest.raises(AssertionError, match="real table"):
            getattr(sealed, name)
    with pytest.raises(AssertionError, match="another seat"):
        sealed.imagine(1 - decision.seat, Rng("peep"))
    assert sealed.imagine(decision.seat, Rng("fair")).ply == table.ply


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_no_computer_player_looks_at_the_real_table(game: str, kind: str) -> None:
    for table, decision in decisions(game, 8, 12):
        assert bot(kind, table.book).choose(Sealed(table, decision.seat), decision) in decision.options


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_secrets_do_not_change_an_answer(game: str, kind: str) -> None:
    """In a world that looks the same to its seat, the same player answers the same."""

    def answer(table: Game[Any], decision: Decision) -> tuple[Any, ...]:
        return bot(kind, table.book).choose(table, decision)

    for number, (table, decision) in enumerate(decisions(game, 8, 12, "twins")):
        twin = table.imagine(decision.seat, Rng(f"twin {number}"))
        asked = next(each for each in twin.waiting if each.seat == decision.seat)
        assert answer(table, decision) == answer(twin, asked)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_with_a_style_looks_at_the_real_table(game: str) -> None:
    for table, decision in decisions(game, 8, 12):
        for each in table.book.knowledge().characters:
            chosen = bot(f"normal:{each.id}", table.book).choose(Sealed(table, decision.seat), decision)
            assert chosen in decision.options
