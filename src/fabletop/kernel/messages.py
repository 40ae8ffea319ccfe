"""Messages: what presenters return instead of sentences. The words are in the Fluent files."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple


class Ref(NamedTuple):
    """The id of another message, to be said inside this one (a card's name, a colour)."""

    id: str
    attribute: str = ""


@dataclass(frozen=True, slots=True)
class Message:
    id: str
    args: dict[str, str | int | Ref] = field(default_factory=dict)
    attribute: str = ""
