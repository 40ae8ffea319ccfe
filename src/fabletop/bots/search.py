"""A player that thinks ahead where its game says that it is worth it (`Knowledge.foresight`).

What the game's judgement holds for sensible is tried in worlds that the seat imagines, the same worlds for all: each is
played on quickly for some rounds and judged there, the own worth against that of the best rival. The worse half of what
was tried is dropped again and again (sequential halving). What would be chosen without a thought stays unless something
else was better by more than the standard error of the difference. Where the game names ways of several choices, the one
that was found is gone to its end without another thought. Elsewhere it plays like `GreedyBot`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, log2, sqrt
from random import Random
from typing import Any

from ..kernel import Decision, Foresight, Game, Key, Knowledge, Rng, Rulebook
from ..kernel.named import Taste, Value
from .base import Bot
from .budget import Budget, Stop, Thought, never
from .greedy import GreedyBot, asked
from .plans import Plan, plans

BUDGET = Budget(games=100)  # unless somebody says otherwise: the same games again, as of all players
TRIED = 8  # candidates that are played on
ALIKE = 3  # plans of these that may begin with the same choice
FEWEST = 4  # worlds without which nothing is found out
GLANCE = 8  # worlds after which it may be clear already
NEAR = 8  # choices that may be asked between two of the same plan
DOUBT = 1.0  # standard errors by which something must be better than what would be chosen without a thought
RIVALS = "rivals"  # what the best rival has, as a part of the own worth
CERTAIN = 4.0  # standard errors after which nobody asks any more


class Candidate:
    """Something that might be done, and what came of it, world by world."""

    __slots__ = ("liked", "parts", "plan", "worths")

    def __init__(self, plan: Plan, liked: float = 0.0) -> None:
        self.plan = plan
        self.liked = liked  # points that a character gives it
        self.worths: list[float] = []
        self.parts: list[Mapping[str, float]] = []  # of these worths, if somebody wants to know why

    @property
    def mean(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    def leads(self, other: Candidate, errors: float) -> bool:
        """Whether it was better in the worlds that both have seen, by so many standard errors of the difference."""
        gaps = [own - its for own, its in zip(self.worths, other.worths)]
        n = len(gaps)
        if n < FEWEST:
            return False
        mean = sum(gaps) / n
        error = sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (n - 1) / n)
        return mean > errors * error


class SearchBot(Bot):
    def __init__(
        self,
        book: Rulebook[Any],
        seed: int = 0,
        budget: Budget = BUDGET,
        stop: Stop = never,
        taste: Taste | None = None,
        knowledge: Knowledge | None = None,
    ) -> None:
        super().__init__(book, seed)
        self.budget = budget
        self.stop = stop
        self._knowledge = knowledge or book.knowledge()  # another one judges positions otherwise
        self._greedy = GreedyBot(book, seed, taste)
        self._taste = taste
        self._under_way: Plan = ()
        self._left_at = 0  # the ply at which the plan was left off

    def choose(self, game: Game[Any], decision: Decision) -> Key:
        foresight = self._knowledge.foresight
        if foresight is None or decision.kind not in foresight.kinds:
            return self._greedy.choose(game, decision)
        plan = self._under_way
        if not (plan and plan[0] in decision.options and self._left_at < game.ply <= self._left_at + NEAR):
            trial, candidates = self.begin(game, decision, foresight)
            plan = trial.best(candidates).plan
        if foresight.plans is not None:
            self._under_way, self._left_at = plan[1:], game.ply
        return plan[0]

    def begin(self, game: Game[Any], decision: Decision, foresight: Foresight) -> tuple[Trial, list[Candidate]]:
        """What might be done; the first is what would be chosen without a thought."""
        thought, rng = Thought(self.budget, self.stop), Rng(f"search {self.seed} {game.ply}")
        world = game.imagine(decision.seat, rng, keep=True)
        if self._knowledge.choose is None:
            found = self._plans(world, decision, thought)
        else:
            found = self._choices(game, world, decision, foresight)
        trial = Trial(game, decision.seat, self._knowledge, foresight, rng, thought)
        tells = 0 if foresight.plans is None else -1  # a way is liked for what it leads to
        return trial, [Candidate(plan, self._liked(world, decision, plan[tells])) for plan in found]

    def _liked(self, world: Game[Any], decision: Decision, key: Key) -> float:
        return 0.0 if self._taste is None else self._taste(world.state, asked(world, decision.seat), key)

    def _plans(self, world: Game[Any], decision: Decision, thought: Thought) -> list[Plan]:
        """The best plans by what they come to at once, in one world."""
        assert self._knowledge.value is not None
        value, seat, options = self._knowledge.value, decision.seat, decision.options
        judged: list[tuple[Plan, float]] = []
        for each in plans(world, seat, options, value, hurry=thought.half):
            judged.append(each)
            if thought.over:
                break
        judged.sort(key=lambda each: -each[1] - self._liked(world, decision, each[0][0]))
        found: list[Plan] = []
        for plan, _ in judged:
            if len(found) < TRIED and sum(plan[0] == other[0] for other in found) < ALIKE:
                found.append(plan)
        return found

    def _choices(self, game: Game[Any], world: Game[Any], decision: Decision, foresight: Foresight) -> list[Plan]:
        """What the game names, or all there is."""
        first = self._greedy.choose(game, decision)
        if foresight.plans is not None:
            found = foresight.plans(world.state, asked(world, decision.seat))
            named = [plan for plan, _ in sorted(found, key=lambda each: -each[1])]
            whole = next((plan for plan in named if plan[0] == first), (first,))
            return [whole, *[plan for plan in named if plan != whole][: TRIED - 1]]
        judged = [(key, 0.0) for key in decision.options]
        if foresight.candidates is not None:
            judged = foresight.candidates(world.state, asked(world, decision.seat))
            judged.sort(key=lambda each: -each[1])
        return [(first,), *[(key,) for key, _ in judged if key != first][: TRIED - 1]]


class Trial:
    """Candidates of one decision, played on in imagined worlds."""

    def __init__(
        self, game: Game[Any], seat: int, knowledge: Knowledge, foresight: Foresight, rng: Rng, thought: Thought
    ) -> None:
        assert knowledge.value is not None
        quick = foresight.quick or knowledge.choose
        assert quick is not None
        self._game = game
        self._seat = seat
        self._value, self._quick, self._foresight = knowledge.value, quick, foresight
        self._rng = rng
        self._thought = thought
        self._worth_of = knowledge.worth_of
        self.reasons = False  # whether somebody wants to know of what the worths are made

    def best(self, candidates: list[Candidate], kept: Sequence[Candidate] = ()) -> Candidate:
        """The first of them is what would be chosen without a thought; it and those `kept` are never dropped."""
        first, alive, thought = candidates[0], candidates, self._thought
        rounds = max(1, ceil(log2(len(candidates))))
        begun = thought.used
        for number in range(1, rounds + 1):
            share = begun + (1 - begun) * number / rounds
            while thought.used < share and not settled(alive):
                self._in_one_more_world(alive)
            alive = sorted(alive, key=lambda each: -each.mean)[: max(2, ceil(len(alive) / 2))]
            alive += [each for each in (first, *kept) if each not in alive]  # others are compared with them
        return alive[0] if alive[0].leads(first, DOUBT) else first

    def outlook(self, worlds: int) -> Candidate:
        """How it goes on if everybody plays quickly: what the position is worth, world by world."""
        nothing = Candidate(())
        while len(nothing.worths) < worlds and not self._thought.over:
            self._in_one_more_world([nothing])
        return nothing

    def _in_one_more_world(self, candidates: Sequence[Candidate]) -> None:
        """The same chance for all of them, as long as there is time."""
        token = self._rng.token()
        world = self._game.imagine(self._seat, Rng(token))
        end = self._foresight.clock(world.state) + self._foresight.horizon
        for each in candidates:
            after = world.copy()
            follow(after, self._seat, each.plan)
            self._play_on(after, end, Random(token))
            if self._thought.over:
                return
            each.worths.append(self._worth(after) + each.liked)
            if self.reasons:
                each.parts.append(self._parts(after))
            self._thought.games += 1

    def _play_on(self, world: Game[Any], end: int, random: Random) -> None:
        """Quick choices, up to a place where the position can be judged."""
        t, quick, thought = world.state, self._quick, self._thought
        clock, pauses = self._foresight.clock, self._foresight.pauses

        def choose(decision: Decision) -> Key:
            return quick(t, decision, random)

        def enough(decision: Decision) -> bool:
            return (decision.question.kind in pauses and clock(t) >= end) or thought.over

        world.play_on(choose, enough)

    def _worth(self, world: Game[Any]) -> float:
        return worth(world, self._seat, self._value, self._foresight)

    def _parts(self, world: Game[Any]) -> Mapping[str, float]:
        assert self._worth_of is not None
        t = world.state
        parts = self._worth_of(t, self._seat)
        rivals = [self._value(t, seat) for seat in self._foresight.rivals(t, self._seat)]
        return {**parts, RIVALS: -max(rivals)} if rivals else parts


def worth(world: Game[Any], seat: int, value: Value, foresight: Foresight) -> float:
    """What a seat has there, by result or by judgement, against the best rival; a party has none.

    Who plays alone may want more than points: there the judgement speaks of the end, too.
    """
    t, result = world.state, world.result
    seats = [seat, *foresight.rivals(t, seat)]
    if result is None or result.party or len(result.scores) == 1:
        worths = [value(t, each) for each in seats]
    else:
        worths = [float(result.scores[each]) for each in seats]
    return worths[0] - max(worths[1:], default=0.0)


def settled(candidates: Sequence[Candidate]) -> bool:
    """Whether more thought is idle: all begin with the same choice, all come to the same, or one is far ahead."""
    first = candidates[0]
    if all(each.plan[0] == first.plan[0] for each in candidates):
        return True
    seen = len(first.worths)
    if seen < GLANCE or seen & (seen - 1):  # looked at when the number of worlds has doubled
        return False
    if all(each.worths == first.worths for each in candidates):
        return True
    best = max(candidates, key=lambda each: each.mean)
    return all(best.leads(each, CERTAIN) for each in candidates if each is not best)


def follow(world: Game[Any], seat: int, plan: Plan) -> None:
    """Do what was planned, as far as the world goes along with it."""
    for key in plan:
        offered = next((each.options for each in world.waiting if each.seat == seat), ())
        if key not in offered:
            return
        world.choose(key, seat)
