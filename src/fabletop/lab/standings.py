"""What the games of a tournament come to: win rates with their uncertainty, ratings, mean scores."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean

import msgspec
from openskill.models import PlackettLuce

from .schedule import Fixture, Seating

CONFIDENCE = 0.95
DIGITS = 6


class Outcome(msgspec.Struct, frozen=True):
    """How a game of a tournament ended."""

    number: int
    scores: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """Of one computer player. `low` and `high` are the Wilson interval of the win rate."""

    games: int  # in which it sat, in however many seats
    wins: float  # a first place that k seats share is 1/k for each of them
    win_rate: float
    low: float
    high: float
    score: float  # the mean of its seats
    rating: float
    sigma: float  # how uncertain the rating is


def wilson(wins: float, games: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The score interval of Wilson (1927), which stays honest for few games and for rates near 0 and 1."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    rate, spread = wins / games, z * z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = sqrt(rate * (1 - rate) * spread + spread * spread / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def standings(
    bots: Sequence[str], fixtures: Sequence[Fixture], outcomes: Mapping[int, Outcome], together: bool
) -> dict[str, Standing]:
    """By name, the best first."""
    games = [(each, outcomes[each.number]) for each in fixtures]
    ratings = _ratings(bots, _deals(games) if together else _tables(games))
    found = {bot: _standing(bot, games, *ratings[bot]) for bot in bots}
    return dict(sorted(found.items(), key=lambda item: (-item[1].win_rate, -item[1].score)))


def _standing(bot: str, games: Iterable[tuple[Fixture, Outcome]], rating: float, sigma: float) -> Standing:
    own = [(fixture.seating, outcome) for fixture, outcome in games if bot in fixture.seating]
    wins = sum(_share(bot, seating, outcome) for seating, outcome in own)
    low, high = wilson(wins, len(own))
    score = fmean(score for seating, outcome in own for score in _of(bot, seating, outcome.scores))
    figures = (wins, wins / len(own), low, high, score, rating, sigma)
    return Standing(len(own), *(round(figure, DIGITS) for figure in figures))


def _share(bot: str, seating: Seating, outcome: Outcome) -> float:
    """Of the victory; a party that has lost leaves none."""
    first = [seat for seat, place in enumerate(outcome.places) if place == 1]
    return sum(seating[seat] == bot for seat in first) / len(first) if first else 0.0


def _of(bot: str, seating: Seating, figures: Sequence[int]) -> list[int]:
    return [figure for name, figure in zip(seating, figures) if name == bot]


# -- ratings ---------------------------------------------------------------------------------------


def _tables(games: Iterable[tuple[Fixture, Outcome]]) -> list[dict[str, float]]:
    """Rivals are compared at their table, by the mean place of their seats."""
    return [
        {bot: fmean(_of(bot, fixture.seating, outcome.places)) for bot in dict.fromkeys(fixture.seating)}
        for fixture, outcome in games
    ]


def _deals(games: Iterable[tuple[Fixture, Outcome]]) -> list[dict[str, float]]:
    """Who plays alone or a whole party is compared with others on the same deal: victory first, then score."""
    deals: dict[int, dict[str, tuple[int, float]]] = {}
    for fixture, outcome in games:
        reached = (outcome.places[0], -fmean(outcome.scores))
        deals.setdefault(fixture.deal, {})[fixture.seating[0]] = reached
    return [{bot: sorted(deal.values()).index(own) for bot, own in deal.items()} for deal in deals.values()]


def _ratings(bots: Sequence[str], matches: Iterable[Mapping[str, float]]) -> dict[str, tuple[float, float]]:
    """By the model of Plackett and Luce, in the order of the games; nobody learns meanwhile, so tau is 0."""
    model = PlackettLuce(tau=0)
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for places in matches:
        if len(places) > 1:
            rated = model.rate([[ratings[bot]] for bot in places], ranks=list(places.values()))
            ratings.update((bot, team[0]) for bot, team in zip(places, rated))
    return {bot: (each.mu, each.sigma) for bot, each in ratings.items()}
