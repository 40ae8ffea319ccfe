"""The plan of a turn: up to three goals one after the other, for which tokens and Movement points suffice.

A token gives its Action or its Movement points (EU-9.2), so what is done and how far one walks hang together. The
first leg is a real way, the others are reckoned as the crow flies: the plan is made anew after every step.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ..content import MOVEMENT
from ..land.geometry import hex_of
from .goals import Goal, Goals

NEAR = {"combat": 4, "mining": 2, "trade": 2, "": 3}  # goals of each kind that are looked at
WIDTH = 7  # the same for later turns
DEPTH = 3
LATER = 0.52  # what a goal of a later turn is worth now
PACE = 4.0  # steps of a later turn that go into walking
SAVED = {"combat": 2.2, "trade": 1.2, "mining": 0.8}  # a token that is kept for the next turn
SECOND = 0.3  # of the worth of a fight that a saved Combat token may bring
NEXT = 0.93  # what comes later in the turn is less sure
AGAIN = 0.35  # a second Trade Action in a turn
WALK = 0.12  # the price of a step: the land changes while one walks


@dataclass(slots=True)
class Plan:
    worth: float
    goals: tuple[Goal, ...]
    aim: Goal | None  # where to go with what is left


@lru_cache(maxsize=65536)
def distance(one: str, other: str) -> int:
    q, r = hex_of(one)
    p, s = hex_of(other)
    dq, dr = p - q, s - r
    return max(abs(dq), abs(dr), abs(dq + dr)) + (one[-1] == "*") + (other[-1] == "*")


class Planner:
    def __init__(self, goals: Goals, moves: int, tokens: list[str], spare: dict[str, int], last: bool) -> None:
        """`moves`: Movement points at hand or from tiles; `spare`: Actions that tiles grant besides the tokens."""
        self.moves, self.tokens, self.spare, self.last = moves, tokens, spare, last
        reach = moves + sum(MOVEMENT[token] for token in tokens)
        can = {*tokens, *(action for action, n in spare.items() if n), ""}
        near = [
            goal
            for goal in goals.all
            if goal.action in can and goal.steps <= reach and (goal.steps or goal.action) and goal.worth > 0.3
        ]
        near.sort(key=lambda goal: -goal.worth / (3.0 + goal.steps))
        self.near = [goal for action, n in NEAR.items() for goal in [g for g in near if g.action == action][:n]]
        far = [goal for goal in goals.all if goal.steps]
        far.sort(key=lambda goal: -goal.worth / (4.0 + goal.steps))
        self.far = far[:WIDTH]
        self.fights = sorted((g for g in goals.all if g.action == "combat"), key=lambda g: -g.worth)[: DEPTH + 2]
        self.start = goals.hero.at
        self.found: dict[Goal | None, Plan] = {}

    def make(self) -> list[Plan]:
        """The best plan for each goal that comes first, and one without any; the best of them all is the first."""
        self._look((), self.start, list(self.tokens), dict(self.spare), 0, 0.0)
        return sorted(self.found.values(), key=lambda plan: -plan.worth)

    def _look(
        self, done: tuple[Goal, ...], at: str, tokens: list[str], spare: dict[str, int], walked: int, worth: float
    ) -> None:
        left = self.moves + sum(MOVEMENT[token] for token in tokens) - walked
        self._weigh(done, at, tokens, left, worth)
        if len(done) == DEPTH:
            return
        for goal in self.near:
            if goal in done:
                continue
            steps = goal.steps if not done else distance(at, goal.space)
            rest, granted = tokens, spare
            if goal.action:
                if spare.get(goal.action):
                    granted = {**spare, goal.action: spare[goal.action] - 1}
                elif goal.action in tokens:
                    rest = tokens[:]
                    rest.remove(goal.action)
                else:
                    continue
            if self.moves + sum(MOVEMENT[token] for token in rest) < walked + steps:
                continue
            more = goal.worth * NEXT ** len(done) - WALK * steps
            if goal.action == "trade" and any(each.action == "trade" for each in done):
                more *= AGAIN
            self._look((*done, goal), goal.space, rest, granted, walked + steps, worth + more)

    def _saved(self, token: str, done: tuple[Goal, ...]) -> float:
        """A second fight in the next turn, if there is something to fight."""
        if token != "combat":
            return SAVED[token]
        waiting = [goal.worth for goal in self.fights if goal not in done]
        return max(SAVED[token], SECOND * waiting[1]) if len(waiting) > 1 else SAVED[token]

    def _weigh(self, done: tuple[Goal, ...], at: str, tokens: list[str], left: int, worth: float) -> None:
        """What is left: a token may be saved, the rest is walked off towards a goal of a later turn."""
        aim, most = None, 0.0
        kept = 0.0
        if not self.last:
            kept = max((self._saved(token, done) for token in tokens if MOVEMENT[token] <= left), default=0.0)
            for goal in self.far:
                if goal not in done:
                    steps = distance(at, goal.space) if done else goal.steps
                    ahead = goal.worth * LATER ** (1.0 + max(0, steps - left) / PACE)
                    if kept:  # to save the token leaves fewer points to walk with
                        ahead = max(ahead, kept + goal.worth * LATER ** (1.0 + max(0, steps - left + 2) / PACE))
                    if ahead > most:
                        aim, most = goal, ahead
        total = worth + max(most, kept)
        first = done[0] if done else None
        known = self.found.get(first)
        if known is None or total > known.worth:
            self.found[first] = Plan(total, done, aim)
