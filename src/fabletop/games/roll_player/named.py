"""The types of the fields of choices and events: how each is said, and which piece of the board it names."""

from __future__ import annotations

from typing import Annotated, Literal

from ...kernel import Piece, Seat, Word
from . import content

Side = Annotated[Literal["female", "male"], Word("rp-side")]
Race = Annotated[str, Word("rp-race")]
Class = Annotated[str, Word("rp-class")]
Backstory = Annotated[str, Word("rp-backstory")]
Alignment = Annotated[str, Word("rp-alignment")]
Card = Annotated[str, Word("rp-card"), Piece("card")]
Row = Annotated[content.Row, Word("rp-row")]
Colour = Annotated[content.Colour, Word("rp-colour")]
Arrow = Annotated[content.Arrow, Word("rp-arrow")]
Die = Annotated[int, Piece("die")]

__all__ = ["Alignment", "Arrow", "Backstory", "Card", "Class", "Colour", "Die", "Race", "Row", "Seat", "Side"]
