"""How the terminal draws what single Scenarios lay out: each says it in `terminal.py` of its folder."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import TYPE_CHECKING, Any

from rich.text import Text

from ....kernel import Register
from ..scenarios.told import MarkKind

if TYPE_CHECKING:
    from .parts import Frame

NOTES: dict[str, str] = {}  # notes of Heroes that are shown beside their figures, and what they are called
MARKS: dict[MarkKind, str] = {}  # signs of marks on spaces


class Laid:
    """One piece of a Scenario that lies on the table."""

    def __init__(self, frame: Frame, laid: dict[str, Any]) -> None:
        self.frame, self.laid = frame, laid

    def besieges(self, space: str) -> bool:
        """Whether the Monster there is a siege."""
        return False

    def signs(self) -> Iterator[tuple[str, Collection[str], str]]:
        """On the map: a sign, the spaces that have it, the message of its meaning."""
        yield from ()

    def facts(self, space: str) -> Iterator[Text]:
        """What lies on a space."""
        yield from ()

    def lines(self, called: Callable[[str], str]) -> Iterator[Text]:
        """How the story stands; spaces are named by `called`."""
        yield from ()


pieces: Register[str, type[Laid]] = Register("piece")


def laid_out(frame: Frame) -> list[Laid]:
    """What is drawn by more than facts and marks."""
    found = frame.table["tale"]["pieces"]
    return [pieces[each["piece"]](frame, each) for each in found if each["piece"] in pieces]
