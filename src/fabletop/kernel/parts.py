"""Parts of a state that not every game has: what one adventure or Scenario remembers, with types of its own.

class Tales(Parts): ...                 # a field of the game's state: `tales: Tales`

@Tales.part
@state
class Golem(Node): ...                  # beside the rules of its Scenario

t.tales.add(Golem(at="3a"))
t.tales[Golem].at
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Self, TypeVar

import msgspec

from .node import Node
from .state import read

N = TypeVar("N", bound=Node)


@dataclass(slots=True)
class Parts(Node):
    """States by their type; subclass it once a game."""

    by_name: dict[str, Any] = field(default_factory=dict)
    known: ClassVar[dict[str, type[Node]]]

    def __init_subclass__(cls) -> None:
        cls.known = {}

    def __post_init__(self) -> None:
        """A part that was read from JSON is a table still."""
        for name, value in self.by_name.items():
            if isinstance(value, dict):
                self.by_name[name] = read(self.known[name], msgspec.json.encode(value))

    @classmethod
    def part(cls, part: type[N]) -> type[N]:
        """Declare a part."""
        if part.__name__ in cls.known:
            raise ValueError(f"two parts are called {part.__name__}")
        cls.known[part.__name__] = part
        return part

    def add(self, part: N) -> N:
        self.by_name[type(part).__name__] = part
        return part

    def drop(self, part: type[Node]) -> None:
        self.by_name.pop(part.__name__, None)

    def __contains__(self, part: type[Node]) -> bool:
        return part.__name__ in self.by_name

    def __getitem__(self, part: type[N]) -> N:
        found: N = self.by_name[part.__name__]
        return found

    def find(self, part: type[N]) -> N | None:
        return self.by_name.get(part.__name__)

    def look(self, part: type[N]) -> N:
        """The part to look at: an empty one in a game without it."""
        found: N | None = self.by_name.get(part.__name__)
        return part() if found is None else found

    def clone(self) -> Self:
        new = type(self).__new__(type(self))
        new.by_name = {name: part.clone() for name, part in self.by_name.items()}
        return new
