"""Advice for a person: the best options with what is expected of them, how sure that is, and what speaks for each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any

from ..kernel import Decision, Game, Key, Message
from .budget import Budget, Stop, never
from .search import RIVALS
from .weighing import Weighed, weigh

SECONDS = 1.2  # for a thought
LEAST = 0.1  # points that are worth a word
TOLD = 3  # parts that are told of an option
CLEAR = 2.0  # standard errors that leave no doubt


@dataclass(frozen=True, slots=True)
class Advice:
    weighed: Weighed
    expected: Message | None  # what the option comes to; nothing, where only the judgement spoke
    risk: Message | None  # between what it comes out eight times out of ten
    reasons: tuple[tuple[Message, bool], ...]  # parts that differ from those of other options; whether it speaks for it

    @property
    def key(self) -> Key:
        return self.weighed.key


def advise(
    game: Game[Any],
    decision: Decision,
    seed: int = 0,
    seconds: float = SECONDS,
    stop: Stop = never,
    also: Sequence[Key] = (),
) -> list[Advice]:
    """The options that were thought about, the best first; those of `also` are among them."""
    games = game.book.knowledge().strength.master
    found = weigh(game, decision, Budget(seconds, games), seed, stop, also, reasons=True)
    return [_advice(game, decision.seat, each) for each in found]


def mistaken(advice: Sequence[Advice], key: Key, bar: float) -> Advice | None:
    """What would have been clearly better: by more than the bar, and beyond doubt."""
    best, chosen = advice[0].weighed, next((each.weighed for each in advice if each.key == key), None)
    if chosen is None or chosen.key == best.key:
        return None
    loss = best.worth - chosen.worth
    return advice[0] if loss > max(bar, CLEAR * hypot(best.error, chosen.error)) else None


def _advice(game: Game[Any], seat: int, weighed: Weighed) -> Advice:
    knows = game.book.knowledge()
    if not weighed.worlds or knows.expected is None or knows.foresight is None:
        return Advice(weighed, None, None, ())
    compared = bool(knows.foresight.rivals(game.state, seat))
    risk = Message("worth-risk", {"low": _figure(weighed.low, compared), "high": _figure(weighed.high, compared)})
    told = [(part, points) for part, points in weighed.reasons if part and abs(points) >= LEAST][:TOLD]
    reasons = tuple(_reason(part, round(points, 1)) for part, points in told)
    return Advice(weighed, knows.expected(game.state, seat, weighed.worth), risk, reasons)


def _figure(worth: float, compared: bool) -> Message:
    """What is compared with the best rival's has a sign."""
    points = round(worth, 1)
    sign = "minus" if points < 0 else "plus" if compared else "figure"
    return Message(f"worth-{sign}", {"points": abs(points)})


def _reason(part: str, points: float) -> tuple[Message, bool]:
    name = Message("worth-rivals" if part == RIVALS else part)
    return Message("worth-for" if points > 0 else "worth-against", {"part": name, "points": abs(points)}), points > 0
