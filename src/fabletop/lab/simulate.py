"""Many games between computer players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from ..bots import Bot, RandomBot, make
from ..games import book, check_setup
from ..kernel import Game, Rulebook, SetupError


@dataclass(frozen=True, slots=True)
class SeatReport:
    seat: int
    bot: str
    wins: int  # a shared victory counts for each
    mean: float
    min: int
    max: int


@dataclass(frozen=True, slots=True)
class Report:
    game: str
    players: int
    bots: tuple[str, ...]  # by seat
    seed: int
    options: dict[str, bool | int | str]
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    decisions_per_game: float
    results: tuple[SeatReport, ...]
    scores: dict[int, int]  # score -> how often it was reached


def simulate(
    game: str,
    players: int = 2,
    games: int = 100,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    packs: Sequence[str | Path] = (),
    options: Mapping[str, bool | int | str] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Game number i has the seed "SEED/i". `bots` go around the table until every seat has one."""
    rules = book(game, packs)
    chosen = dict(options or {})
    check_setup(rules, players, chosen)
    if not 1 <= len(bots) <= players:
        raise SetupError(f"{len(bots)} computer players do not fit {players} seats")
    names = tuple(bots[seat % len(bots)] for seat in range(players))
    seated = [make(name, rules, seed * players + seat) for seat, name in enumerate(names)]
    quick = set(names) == {"random"}
    policy = RandomBot(rules, seed).policy
    content = rules.pack.load()
    scores: list[list[int]] = [[] for _ in range(players)]
    wins = [0] * players
    decisions = 0
    start = perf_counter()
    for number in range(games):
        base = rules.begin(content, players, chosen, f"{seed}/{number}")
        if quick:
            played = Game(rules, base, keep=False)
            decisions += played.playout(policy)
        else:
            played = Game(rules, base)
            decisions += play(played, seated)
        _reckon(rules, played, scores, wins)
        if progress is not None:
            progress(number + 1)
    seconds = perf_counter() - start
    return Report(
        game=rules.id,
        players=players,
        bots=names,
        seed=seed,
        options=chosen,
        games=games,
        decisions=decisions,
        seconds=round(seconds, 6),
        decisions_per_second=round(decisions / seconds, 1),
        decisions_per_game=round(decisions / games, 2),
        results=tuple(
            SeatReport(
                seat=seat,
                bot=names[seat],
                wins=wins[seat],
                mean=round(sum(scores[seat]) / games, 3),
                min=min(scores[seat]),
                max=max(scores[seat]),
            )
            for seat in range(players)
        ),
        scores=dict(sorted(Counter(score for column in scores for score in column).items())),
    )


def play(game: Game[Any], seated: Sequence[Bot]) -> int:
    """To the end, every decision by the player of its seat; how many there were."""
    count = 0
    while (decision := game.decision) is not None:
        game.choose(seated[decision.seat].choose(game, decision), decision.seat)
        count += 1
    return count


def _reckon(rules: Rulebook[Any], game: Game[Any], scores: list[list[int]], wins: list[int]) -> None:
    result = rules.result(game.state)
    for seat, score in enumerate(result.scores):
        scores[seat].append(score)
    for seat in result.winners:
        wins[seat] += 1
