"""Which computer player is the strongest: a round robin that can be stopped at any time and goes on where it was.

A game depends on its number alone, never on the process that plays it or on the games before: the same seed gives the
same standings with any number of processes, killed in between or not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec

from ..bots import RandomBot, make
from ..bots.levels import file_of
from ..games import book, check_setup
from ..kernel import Game, Rulebook, SetupError
from .journal import FORMAT, Header, Journal
from .schedule import Fixture, schedule
from .simulate import play
from .standings import Outcome, Standing, standings
from .working import work_through

HOUSE = Path(__file__).parent.parent


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played, and between whom."""

    game: str
    bots: tuple[str, ...]
    seats: int = 2
    seed: int = 0
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    packs: tuple[str | Path, ...] = ()

    @property
    def rules(self) -> Rulebook[Any]:
        return _rules(self.game, self.packs)

    def begin(self, deal: str) -> Any:
        return self.rules.begin(self.rules.pack.load(), self.seats, dict(self.options), deal)


@dataclass(frozen=True, slots=True)
class Table:
    """How a tournament came out."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: Mapping[str, bool | int | str]
    together: bool  # every player had all seats of its tables: its games are won or lost, not shared
    games: int
    players: dict[str, Standing]  # the best first


@cache
def _rules(game: str, packs: tuple[str | Path, ...]) -> Rulebook[Any]:
    return book(game, packs)


def untold(done: int, games: int) -> None:
    """For whoever does not want to know how far it is."""


def tournament(
    contest: Contest,
    games: int,
    journal: Path,
    processes: int = 1,
    progress: Callable[[int, int], None] = untold,
) -> Table:
    """Play what the journal does not have yet; `games` is rounded up to whole rounds (`schedule.py`)."""
    together = check(contest, games)
    fixtures = schedule(contest.bots, contest.seats, together, games)
    kept = Journal(journal, header(contest))
    try:
        left = [each for each in fixtures if each.number not in kept.outcomes]
        progress(len(fixtures) - len(left), len(fixtures))
        for played, outcome in enumerate(work_through(partial(play_one, contest), left, processes), 1):
            kept.add(outcome)
            progress(len(fixtures) - len(left) + played, len(fixtures))
    finally:
        kept.close()
    return Table(
        game=contest.rules.id,
        seats=contest.seats,
        bots=contest.bots,
        seed=contest.seed,
        options=contest.options,
        together=together,
        games=len(fixtures),
        players=standings(contest.bots, fixtures, kept.outcomes, together),
    )


def check(contest: Contest, games: int) -> bool:
    """Whether a player has all seats of its tables; SetupError if such a tournament cannot be."""
    check_setup(contest.rules, contest.seats, dict(contest.options))
    if games < 1:
        raise SetupError(f"a tournament has one game or more, not {games}")
    for bot in contest.bots:
        make(bot, contest.rules)  # or say that there is none
        if contest.bots.count(bot) > 1:
            raise SetupError(f"computer player '{bot}' is named twice: nobody plays a tournament against itself")
    together = contest.seats == 1 or _on_one_side(contest)
    if not contest.bots or (len(contest.bots) == 1 and not together):
        raise SetupError("a tournament needs two computer players or more: name them with commas between them")
    return together


def _on_one_side(contest: Contest) -> bool:
    """A game tells by its result whether all were on one side; one that is played at random tells soon."""
    scout = Game(contest.rules, contest.begin("scout"), keep=False)
    scout.playout(RandomBot(contest.rules).policy)
    return contest.rules.result(scout.state).party


def header(contest: Contest) -> Header:
    rules = contest.rules
    return Header(
        format=FORMAT,
        game=rules.id,
        seats=contest.seats,
        bots=contest.bots,
        seed=contest.seed,
        options=dict(sorted(contest.options.items())),
        content=_digits(msgspec.json.encode(rules.pack.prints())),
        code=_digits(*(file.read_bytes() for file in (*_source(rules.package), *_guests(contest.bots)))),
    )


def _source(package: str) -> list[Path]:
    """What decides how a game goes: the kernel, the rules and the computer players."""
    rooms = (HOUSE / "kernel", HOUSE / "games" / package, HOUSE / "bots")
    return [file for room in rooms for file in sorted(room.rglob("*.py"))]


def _guests(bots: Sequence[str]) -> list[Path]:
    """Files of players that are not of this house."""
    return [file for bot in bots if (file := file_of(bot)) is not None]


def _digits(*data: bytes) -> str:
    seen = blake2b(digest_size=8)
    for each in data:
        seen.update(each)
    return seen.hexdigest()


# -- playing ---------------------------------------------------------------------------------------


def play_one(contest: Contest, fixture: Fixture) -> Outcome:
    """Every player is made anew for every game, and knows what its seat knows."""
    rules = contest.rules
    seated = [
        make(bot, rules, crc32(f"{contest.seed}/{fixture.number}/{seat}".encode()))
        for seat, bot in enumerate(fixture.seating)
    ]
    light = all(isinstance(bot, RandomBot) for bot in seated)  # they never look back
    game = Game(rules, contest.begin(f"{contest.seed}/{fixture.deal}"), keep=not light)
    play(game, seated)
    result = rules.result(game.state)
    return Outcome(fixture.number, result.scores, result.places)
