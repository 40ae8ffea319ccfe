"""Who plays the games that are recorded: computer players of every level, and those who try odd things."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from fabletop.bots import make
from fabletop.kernel import Decision, Game, Key, Rulebook

Player = Callable[[Game[Any], Decision], Key]

ATTENTION = 0.6  # how often one whose thoughts wander looks before choosing
WHIMS = 0.1  # how often a seasoned player does anything at all
IDLENESS: tuple[Key, ...] = (("end",), ("pack",), ("pass",), ("done",))


def curious(chance: Random) -> Player:
    """Whatever can be done it does as often as anything else, however many ways there are to do it."""

    def choose(game: Game[Any], decision: Decision) -> Key:
        verbs = sorted({str(key[0]) for key in decision.options})
        verb = chance.choice(verbs)
        return chance.choice([key for key in decision.options if str(key[0]) == verb])

    return choose


def lively(chance: Random) -> Player:
    """Does something wherever something can be done."""

    def choose(game: Game[Any], decision: Decision) -> Key:
        busy = [key for key in decision.options if key not in IDLENESS]
        return chance.choice(busy or decision.options)

    return choose


def seasoned(book: Rulebook[Any], chance: Random) -> Player:
    """The strongest computer player, with whims."""
    strongest = make("normal", book, chance.randrange(1 << 16))

    def choose(game: Game[Any], decision: Decision) -> Key:
        return chance.choice(decision.options) if chance.random() < WHIMS else strongest.choose(game, decision)

    return choose


def distracted(book: Rulebook[Any], chance: Random) -> Player:
    """Knows the game and often thinks of something else."""
    knowing = make("normal", book, chance.randrange(1 << 16))

    def choose(game: Game[Any], decision: Decision) -> Key:
        return knowing.choose(game, decision) if chance.random() < ATTENTION else chance.choice(decision.options)

    return choose


def player(name: str, book: Rulebook[Any], chance: Random) -> Player:
    if name == "curious":
        return curious(chance)
    if name == "lively":
        return lively(chance)
    if name == "seasoned":
        return seasoned(book, chance)
    if name == "distracted":
        return distracted(book, chance)
    return make("normal" if name == "greedy" else name, book, chance.randrange(1 << 16)).choose
