"""Who is next: tables take turns, however much one of them asks for."""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Generic, TypeVar

J = TypeVar("J")


class Turns(Generic[J]):
    """Jobs of tables. What is urgent comes first; within either kind each table has one, then the next table."""

    def __init__(self) -> None:
        self._urgent: OrderedDict[str, deque[J]] = OrderedDict()
        self._other: OrderedDict[str, deque[J]] = OrderedDict()

    def put(self, table: str, job: J, *, urgent: bool = False) -> None:
        lane = self._urgent if urgent else self._other
        lane.setdefault(table, deque()).append(job)

    def take(self) -> J | None:
        for lane in (self._urgent, self._other):
            if lane:
                table, jobs = lane.popitem(last=False)
                job = jobs.popleft()
                if jobs:
                    lane[table] = jobs  # behind all others
                return job
        return None

    def drop(self, table: str, job: J) -> None:
        """Somebody does not want it any more; it may have been taken."""
        for lane in (self._urgent, self._other):
            jobs = lane.get(table)
            if jobs is not None and job in jobs:
                jobs.remove(job)
                if not jobs:
                    del lane[table]

    def urgent(self, table: str) -> int:
        """How many urgent ones of a table wait."""
        return len(self._urgent.get(table, ()))

    def tables(self) -> set[str]:
        return {*self._urgent, *self._other}
