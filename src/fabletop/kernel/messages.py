"""Messages: what presenters return instead of sentences. The words are in the Fluent files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, NamedTuple, TypeAlias


class Ref(NamedTuple):
    """The id of another message, to be said inside this one (a card's name, a colour)."""

    id: str
    attribute: str = ""


# What stands in a message: a name, a number, the name of a thing, another message, or several of these.
Said: TypeAlias = "str | int | float | Ref | Message | tuple[Ref | Message, ...]"


@dataclass(frozen=True, slots=True)
class Message:
    id: str
    args: Mapping[str, Said] = field(default_factory=dict)
    attribute: str = ""


class Called(NamedTuple):
    """What a type is called in the client (`web/src/lib/types.ts`)."""

    name: str
    own: bool = False  # declared beside the game's own types


Sentence: TypeAlias = Annotated[list[Any], Called("Message")]  # a message on its way, as `plain` makes it


def plain(said: Message) -> Sentence:
    """[id, arguments, attribute]; a word inside is {"ref": id} with an attribute or without, a message {"say": it}."""
    args = {name: _plain(value) for name, value in said.args.items()}
    return [said.id, args, said.attribute] if said.attribute else [said.id, args]


def _plain(value: Said) -> Any:
    if isinstance(value, Ref):
        return {"ref": value.id, "attribute": value.attribute} if value.attribute else {"ref": value.id}
    if isinstance(value, Message):
        return {"say": plain(value)}
    if isinstance(value, tuple):
        return [_plain(each) for each in value]
    return value


def message(sentence: Sentence) -> Message:
    """A message that has travelled."""
    id, args, *attribute = sentence
    return Message(id, {name: _said(value) for name, value in args.items()}, *attribute)


def _said(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_said(each) for each in value)
    if isinstance(value, dict):
        return message(value["say"]) if "say" in value else Ref(value["ref"], value.get("attribute", ""))
    return value
