"""Messages: what presenters return instead of sentences. The words are in the Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias


class Ref(NamedTuple):
    """The id of another message, to be said inside this one (a card's name, a colour)."""

    id: str
    attribute: str = ""


Said: TypeAlias = "str | int | Ref | tuple[Ref, ...]"


@dataclass(frozen=True, slots=True)
class Message:
    id: str
    args: Mapping[str, Said] = field(default_factory=dict)
    attribute: str = ""
