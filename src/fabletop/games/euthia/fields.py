"""The types of the fields of choices and events: how each is said, and which piece of the board it names."""

from __future__ import annotations

from typing import Annotated

from ...kernel import Piece, Ref, Word
from .content import ELEMENTS, GEMS, base
from .content import Action as ActionId


def thing(id: str) -> Ref:
    """A tile, a Gem, an Essence, the card of a Monster."""
    name = base(id)
    if name in GEMS:
        return Ref(f"eu-gem-{name}")
    if name in ELEMENTS:
        return Ref(f"eu-essence-{name}")
    return Ref(f"eu-label-{name}") if name in ("gaar", "dwurt") else Ref(f"eu-thing-{name}")


def given(what: str, id: str) -> Ref:
    """What is handed in: a card, an Action token, or a thing."""
    if what in ("silver_card", "gold_card"):
        return Ref(f"eu-card-{id}")
    return Ref(f"eu-token-{id}") if what == "action_token" else thing(id)


class Named(Word):
    """A thing is named by what it is, whichever copy of it."""

    def said(self, id: str) -> Ref:
        return thing(id)


Tile = Annotated[str, Named("eu-thing"), Piece("thing")]  # of a Hero, or an Item
Goods = Annotated[str, Named("eu-thing")]  # a tile, a Gem, an Essence, a Gaar or a Dwurt
Kind = Annotated[str, Named("eu-gem")]  # of a Gem or an Essence
Foe = Annotated[str, Named("eu-thing")]
Card = Annotated[str, Word("eu-card")]
Token = Annotated[ActionId, Word("eu-token")]
HeroId = Annotated[str, Word("eu-hero")]
Quest = Annotated[str, Word("eu-quest")]
Stack = Annotated[str, Word("eu-stack")]
Encounter = Annotated[str, Word("eu-encounter")]
Action = Annotated[str, Word("eu-action")]
Label = Annotated[str, Word("eu-label")]
Elemental = Annotated[str, Word("eu-elemental")]
Slot = Annotated[str, Word("eu-slot")]
MapTile = Annotated[str, Word("eu-map")]
SpaceKind = Annotated[str, Word("eu-space")]
Place = Annotated[str, Word("eu")]  # the kind of a space, or its Encounter (`State.named`)
