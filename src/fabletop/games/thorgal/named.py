"""The types of the fields of choices and events: how each is said, and which piece of the board it names."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from ...kernel import Piece, Ref, Word
from ...kernel.messages import Said
from ...kernel.records import Record, marks_of


class Own(NamedTuple):
    """A field that names a thing of the adventure: `Annotated[str, Own("area")]` says `th-TALE-area-quarry`."""

    kind: str


HeroId = Annotated[str, Word("th-hero", "short"), Piece("hero")]
Kind = Annotated[str, Word("th-resource")]
Shape = Annotated[str, Word("th-tile")]
Tier = Annotated[str, Word("th-tier")]
Colour = Annotated[str, Word("th-die")]
Penalty = Annotated[str, Word("th-icon")]
Item = Annotated[str, Word("th-item"), Piece("item")]
Action = Annotated[str, Word("th-action"), Piece("action")]
Enemy = Annotated[str, Word("th-enemy"), Piece("enemy")]
Terrain = Annotated[str, Word("th-terrain"), Piece("terrain")]
Finding = Annotated[str, Word("th-finding")]
EventName = Annotated[str, Word("th-event"), Piece("event")]
Type = Annotated[str, Word("th-type")]
SpecialCard = Annotated[str, Word("th-special")]

Area = Annotated[str, Own("area"), Piece("area")]
Location = Annotated[str, Own("location"), Piece("place")]
Card = Annotated[str, Own("card")]
Icon = Annotated[str, Own("icon")]
Flag = Annotated[str, Own("flag")]
Ending = Annotated[str, Own("ending")]
Paragraph = Annotated[int, Own("par")]
DeedName = Annotated[str, Own("deed")]


def own_words(record: Record, tale: str) -> dict[str, Said]:
    """The fields that name things of an adventure, as they stand in a message."""
    return {
        name: Ref(f"th-{tale}-{mark.kind}-{getattr(record, name)}")
        for name, marks in marks_of(type(record)).items()
        for mark in marks
        if isinstance(mark, Own)
    }


def word(kind: str, id: Any) -> Ref:
    """The name of a thing of the box."""
    return Ref(f"th-{kind}-{id}")


def short(hero: str) -> Ref:
    return Ref(f"th-hero-{hero}", "short")
