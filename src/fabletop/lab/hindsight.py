"""Single looks back at a finished game: one choice, one position, one choice of somebody else.

Each is handed the game as it stood at that moment and imagines it from the seat's view (`Game.imagine`): what came
later, and what the seat could not know, has no say. Each depends on its move, the seed and the budget alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from typing import Any

from ..bots.budget import Budget, Stop
from ..bots.greedy import GreedyBot, asked, best
from ..bots.plans import Plan, plans
from ..bots.search import Candidate, SearchBot, follow, worth
from ..kernel import Decision, Foresight, Game, Key, Knowledge, Message, Rng
from ..kernel.named import Chooser

SEARCHING = 0.6  # of the games of a choice find the best option; the rest compare it with what was chosen
LEAST = 0.5  # of the worlds of the longest tried must an option have seen, to be called the best
PLANS = 2  # ways to go on that are tried with what was chosen
LINE = 3  # own choices that are told of what might have followed
EVERY = 3  # so-manieth world is played to the end, to see how much of a gap lasts
GLANCE = 8  # worlds after which it may be clear that it is all the same


@dataclass(frozen=True, slots=True)
class Step:
    """A choice of a line: which, and how the game says it."""

    key: Key
    said: Message


@dataclass(frozen=True, slots=True)
class Gap:
    """By how much one way on was better than another, at the horizon of the foresight, in the same worlds.

    The sums tell how much of such gaps is left at the end of the game (`lasting`).
    """

    mean: float = 0.0
    error: float = 0.0
    squares: float = 0.0  # of the gaps at the horizon
    products: float = 0.0  # of these and the gaps at the end

    def times(self, lasts: float) -> tuple[float, float]:
        """The mean and its error, as far as they last."""
        return lasts * self.mean, lasts * self.error


@dataclass(frozen=True, slots=True)
class Judged:
    """A choice beside the best that was found.

    The figures are means over worlds by which neither was picked. Where nobody thought ahead (`worlds` is 0) the loss
    is a difference of judgement, and nothing at all where the judgement only names its favourite.
    """

    ply: int
    kind: str
    clause: str
    options: int
    chosen: Step
    better: Step | None = None  # the best that was found, if it is another one
    loss: Gap | None = Gap()
    gain: Gap = Gap()  # of what was chosen over quick play
    lead: float = 0.0  # by how much the chosen option was better than the next one, if it was the best
    worlds: int = 0
    line: tuple[Step, ...] = ()  # what the seat might have chosen after the better option, in a typical world


@dataclass(frozen=True, slots=True)
class Seen:
    """What may come of a position, if everybody plays on quickly to the end; or what came of it."""

    ply: int
    clock: int
    scores: tuple[float, ...]  # by seat; of a party, shares of victories
    worth: float  # the own score less that of the best rival; of a party, what its end is worth
    error: float
    spread: float  # the standard deviation of what may come
    wins: tuple[float, ...]  # by seat; a shared victory is shared
    worlds: int


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A choice of another seat: what it changed for the own one, compared with quick play."""

    ply: int
    seat: int
    gain: Gap
    worlds: int


def judge(game: Game[Any], seat: int, key: Key, games: int, seed: int, stop: Stop) -> Judged:
    """What was chosen, beside the best that a thought of so many games finds."""
    decision = asked(game, seat)
    chosen = decision.find(key)
    assert chosen is not None, "what was chosen was on offer"
    foresight = game.book.knowledge().foresight
    if foresight is None:
        return _by_judgement(game, decision, chosen, seed)
    return _by_worlds(game, decision, chosen, foresight, games, seed, stop)


# -- by worlds -------------------------------------------------------------------------------------


def _by_worlds(
    game: Game[Any], decision: Decision, chosen: Key, foresight: Foresight, games: int, seed: int, stop: Stop
) -> Judged:
    searching = round(SEARCHING * games)
    if decision.kind in foresight.kinds:
        own, other = _search(game, decision, chosen, foresight, searching, seed, stop)
    else:
        own, other = Candidate((chosen,)), _favourite(game, decision, chosen, seed)
    lead = own.mean - other.mean if other is not None and own.worths else 0.0
    tried = [freely := Way(()), so := Way((chosen,))]  # what follows is weighed when it is chosen
    doubted = other is not None and not (own.worths and lead >= 0)
    if doubted and other is not None:
        tried += [well := Way(own.plan), better := Way(other.plan)]
    compared = Comparison(game, decision.seat, decision.seat, f"compare {seed} {game.ply}")
    compared.run(tried, max(2, (games - searching) // len(tried)), stop)
    known = _judged(game, decision, chosen, gap(so, freely), len(so.worths))
    if not doubted:
        return replace(known, lead=lead)
    loss = gap(better, well)
    if loss.mean <= 0:
        return known
    step = Step(better.plan[0], game.book.option(game.state, decision, better.plan[0]))
    return replace(known, better=step, loss=loss, line=compared.line(better))


def _search(
    game: Game[Any], decision: Decision, chosen: Key, foresight: Foresight, games: int, seed: int, stop: Stop
) -> tuple[Candidate, Candidate | None]:
    """The best way on from what was chosen, and from anything else."""
    bot = SearchBot(game.book, seed, Budget(games=games), stop)
    trial, candidates = bot.begin(game, decision, foresight)
    own = [each for each in candidates if each.plan[0] == chosen]
    if not own:
        own = [Candidate(plan) for plan in _ways_on(game, decision, chosen, seed)]
        candidates += own
    trial.best(candidates, own)
    most = max(len(each.worths) for each in candidates)
    others = [each for each in candidates if each.plan[0] != chosen and len(each.worths) >= max(1, LEAST * most)]
    return max(own, key=lambda each: (bool(each.worths), each.mean)), max(
        others, key=lambda each: each.mean, default=None
    )


def _ways_on(game: Game[Any], decision: Decision, chosen: Key, seed: int) -> list[Plan]:
    """Where others are tried with what follows them, so is this one."""
    knowledge = game.book.knowledge()
    if knowledge.choose is not None or knowledge.value is None:
        return [(chosen,)]
    world = game.imagine(decision.seat, Rng(f"ways {seed} {game.ply}"), keep=True)
    found = sorted(plans(world, decision.seat, [chosen], knowledge.value), key=lambda each: -each[1])
    return [plan for plan, _ in found[:PLANS]]


def _favourite(game: Game[Any], decision: Decision, chosen: Key, seed: int) -> Candidate | None:
    """What the judgement holds for better than what was chosen."""
    marks = GreedyBot(game.book, seed).marks(game, decision)
    favourite = best(decision, marks)
    if marks[decision.options.index(favourite)] <= marks[decision.options.index(chosen)]:
        return None
    return Candidate((favourite,))


class Way:
    """A way on from a position: some choices first, then quick play. What came of it, world by world."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.worths: list[float] = []  # at the horizon
        self.ends: list[float] = []  # of the first world, and of every so-manieth


class Comparison:
    """Ways on, played on quickly in worlds that a seat imagines; `mover` is who is asked."""

    def __init__(self, game: Game[Any], seat: int, mover: int, seed: str) -> None:
        self._game, self._seat, self._mover, self._seed = game, seat, mover, seed
        knowledge = game.book.knowledge()
        assert knowledge.foresight is not None and knowledge.value is not None
        self._value = knowledge.value
        self._foresight = knowledge.foresight
        quick = knowledge.foresight.quick or knowledge.choose
        assert quick is not None
        self._quick = quick

    def run(self, ways: Sequence[Way], worlds: int, stop: Stop) -> None:
        """All of them in the same worlds, unless they come to the same again and again."""
        rng = Rng(self._seed)
        for number in range(worlds):
            settled = number == GLANCE and all(each.worths == ways[0].worths for each in ways)
            if settled or (number and stop()):
                return
            token = rng.token()
            world = self._game.imagine(self._seat, Rng(token))
            for each in ways:
                self._play(world.copy(), each, token, to_the_end=number % EVERY == 0)

    def _play(self, world: Game[Any], way: Way, token: str, to_the_end: bool) -> None:
        t, quick, random = world.state, self._quick, Random(token)
        clock, pauses = self._foresight.clock, self._foresight.pauses
        end = clock(t) + self._foresight.horizon
        follow(world, self._mover, way.plan)
        world.play_on(
            lambda decision: quick(t, decision, random),
            lambda decision: decision.question.kind in pauses and clock(t) >= end,
        )
        way.worths.append(worth(world, self._seat, self._value, self._foresight))
        if to_the_end:
            play_out(world, quick, random)
            way.ends.append(worth(world, self._seat, self._value, self._foresight))

    def line(self, way: Way) -> tuple[Step, ...]:
        """What the seat chose next in the world whose worth was the middle one of those that were tried."""
        order = sorted(range(len(way.worths)), key=way.worths.__getitem__)
        rng = Rng(self._seed)
        tokens = [rng.token() for _ in order]
        token = tokens[order[len(order) // 2]]
        world, random = self._game.imagine(self._seat, Rng(token)), Random(token)
        follow(world, self._seat, way.plan[:1])
        planned, steps = list(way.plan[1:]), list[Step]()
        while (decision := world.decision) is not None and len(steps) < LINE:
            key = self._quick(world.state, decision, random)
            if decision.seat == self._seat:
                key = decision.find(planned.pop(0)) or key if planned else key
                if len(decision.options) > 1 and not decision.question.window:
                    steps.append(Step(key, self._game.book.option(world.state, decision, key)))
            world.choose(key, decision.seat)
        return tuple(steps)


def gap(one: Way, other: Way) -> Gap:
    """By how much one was better, in the same worlds."""
    gaps = [own - its for own, its in zip(one.worths, other.worths)]
    ends = [own - its for own, its in zip(one.ends, other.ends)]
    mean, error = mean_and_error(gaps)
    at_the_horizon = gaps[::EVERY]
    squares = sum([each * each for each in at_the_horizon])
    products = sum([now * then for now, then in zip(at_the_horizon, ends)])
    return Gap(mean, error, squares, products)


def mean_and_error(found: Sequence[float]) -> tuple[float, float]:
    n = len(found)
    mean = sum(found) / n
    return mean, sqrt(sum([(each - mean) ** 2 for each in found]) / (n - 1) / n) if n > 1 else 0.0


# -- by judgement ----------------------------------------------------------------------------------


def _by_judgement(game: Game[Any], decision: Decision, chosen: Key, seed: int) -> Judged:
    marks = GreedyBot(game.book, seed).marks(game, decision)
    favourite, loss = best(decision, marks), max(marks) - marks[decision.options.index(chosen)]
    known = _judged(game, decision, chosen, Gap(), 0)
    if loss <= 0:
        return known
    better = Step(favourite, game.book.option(game.state, decision, favourite))
    return replace(known, better=better, loss=Gap(loss) if _marked(game) else None)


def _marked(game: Game[Any]) -> bool:
    """Whether the judgement says of every option what it is worth, and not only which is its favourite."""
    knowledge = game.book.knowledge()
    return knowledge.marks is not None or knowledge.choose is None


def _judged(game: Game[Any], decision: Decision, chosen: Key, gain: Gap, worlds: int) -> Judged:
    step = Step(chosen, game.book.option(game.state, decision, chosen))
    return Judged(game.ply, decision.kind, decision.clause, len(decision.options), step, gain=gain, worlds=worlds)


# -- positions and others --------------------------------------------------------------------------


def see(game: Game[Any], seat: int, worlds: int, seed: int, stop: Stop) -> Seen:
    """What may come of a position, imagined by the seat and played on quickly to the end."""
    knowledge = game.book.knowledge()
    assert knowledge.foresight is not None
    quick = knowledge.foresight.quick or knowledge.choose
    assert quick is not None
    rng, ends = Rng(f"see {seed} {game.ply}"), list[Seen]()
    while len(ends) < worlds and not (ends and stop()):
        token = rng.token()
        world = game.imagine(seat, Rng(token))
        play_out(world, quick, Random(token))
        ends.append(the_end(world, seat, knowledge))
    n, seats = len(ends), range(game.state.n)
    mean, error = mean_and_error([each.worth for each in ends])
    return Seen(
        ply=game.ply,
        clock=knowledge.foresight.clock(game.state),
        scores=tuple(sum(each.scores[i] for each in ends) / n for i in seats),
        worth=mean,
        error=error,
        spread=error * sqrt(n),
        wins=tuple(sum(each.wins[i] for each in ends) / n for i in seats),
        worlds=n,
    )


def play_out(world: Game[Any], quick: Chooser, random: Random) -> None:
    t = world.state
    world.playout(lambda decision: quick(t, decision, random))


def the_end(game: Game[Any], seat: int, knowledge: Knowledge) -> Seen:
    """What came of a game."""
    result = game.result
    assert result is not None and knowledge.foresight is not None and knowledge.value is not None
    won = result.winners
    share = 1.0 if result.party else 1 / max(1, len(won))
    return Seen(
        ply=game.ply,
        clock=knowledge.foresight.clock(game.state),
        scores=tuple(float(score) for score in result.scores),
        worth=worth(game, seat, knowledge.value, knowledge.foresight),
        error=0.0,
        spread=0.0,
        wins=tuple(share if each in won else 0.0 for each in range(len(result.scores))),
        worlds=0,
    )


def look_elsewhere(game: Game[Any], seat: int, mover: int, key: Key, games: int, seed: int, stop: Stop) -> Elsewhere:
    """What a choice of another seat changed, in worlds that the own seat imagines.

    Where such a world does not offer it, because it needs what the seat could not know, it changes nothing there:
    that it was possible is chance.
    """
    freely, so = Way(()), Way((key,))
    Comparison(game, seat, mover, f"elsewhere {seed} {game.ply}").run([freely, so], max(2, games // 2), stop)
    return Elsewhere(game.ply, mover, gap(so, freely), len(so.worths))
