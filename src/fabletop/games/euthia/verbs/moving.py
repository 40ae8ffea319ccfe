"""Teleports of tiles."""

from __future__ import annotations

from ....kernel import Rules, ask
from ..choices.turn import To
from ..land.explore import TELEPORT, arrive
from ..state import State
from .base import Changes, Numbered
from .worths import TELEPORT as WORTH


class Teleport(Numbered, frozen=True, kw_only=True):
    waits = True
    teleports = True

    def apply(self, t: State, name: str, seat: int) -> Rules[None]:
        """At once or not at all (EU-16.7); nobody leaves the space of a Monster that is being fought (EU-20.4)."""
        if t.heroes[seat].at and t.fight is None:
            key = yield from ask(t, seat, TELEPORT, self.n)
            if isinstance(key, To):
                t.heroes[seat].ported = False
                arrive(t, seat, key.space)

    def foresee(self, found: Changes, n: float) -> None:
        found.leaps += n

    def worth(self, t: State, seat: int) -> float:
        return WORTH * self.n

    def each_round(self) -> float:
        return 0.6 * self.n
