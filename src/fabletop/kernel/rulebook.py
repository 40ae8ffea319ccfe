"""What a game declares: everything that the kernel, the bots, the tables and the tests need to know of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from .asking import Decision, Key
from .content import Pack
from .in_play import all_in_play
from .messages import Message, Ref
from .named import Knowledge, Named
from .root import Root
from .scenes import Scenes
from .vocabulary import NO_WORDS, Vocabulary

if TYPE_CHECKING:
    from .reports import Report

S = TypeVar("S", bound="Root[Any]")
Plain = Any  # JSON: dict, list, str, int, bool, None


@dataclass(frozen=True, slots=True)
class Option:
    """A setting of a table, chosen before the game begins. A switch has no values."""

    name: str
    clause: str
    default: bool | int | str = False
    values: tuple[int | str, ...] = ()
    seats: tuple[int, ...] = ()  # the numbers of seats with which it means something; all, if none are named
    unless: str = ""  # a switch that leaves it nothing to say
    entries: str = ""  # its values are the entries of this kind in the content
    settled: tuple[tuple[str, tuple[int | str, ...]], ...] = ()  # another option, and its values that do so, too


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. Places start at 1; tied seats share a place; a party shares one."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    lines: tuple[tuple[tuple[str, str, int], ...], ...] = ()  # a seat's reckoning: (category, what, stars)
    rank: str = ""  # a solo or party verdict, a message id
    party: bool = False  # all were on one side, and won or lost together: there is no score

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def plain(self) -> dict[str, Plain]:
        lines = [[list(line) for line in seat] for seat in self.lines]
        return {
            "scores": list(self.scores),
            "places": list(self.places),
            "lines": lines,
            "rank": self.rank,
            "party": self.party,
        }


def no_figures(t: Any, seat: int) -> dict[str, int]:
    """A game without figures; a function with a name, because computer players think in another process."""
    return {}


def nothing_settled(content: Any) -> dict[str, tuple[str, tuple[int | str, ...]]]:
    """A game whose options leave each other alone."""
    return {}


def whole(content: Any) -> Any:
    """A game that shows its content as it is."""
    return content


def no_occasion(t: Any) -> str:
    """A game in which orders are given for good only."""
    return ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a player can earn over many games."""

    name: Ref
    kind: str  # of whom or what it is about: a word of the game
    about: str  # and its id
    achievements: dict[str, tuple[Message, ...]]  # by id: what it takes


def no_sheets(content: Any) -> list[Sheet]:
    """A game without Achievement sheets."""
    return []


def nothing_earned(t: Any, seat: int) -> list[str]:
    return []


def said_by_itself(t: Any, decision: Decision, key: Any) -> Message:
    """What an option is called that is a record."""
    said: Message = key.say(t, decision.seat, decision.kind)
    return said


def no_terms(t: Any, decision: Decision, key: Key) -> None:
    """A game that says of an option only what it is called and what would change."""


@dataclass(frozen=True, slots=True)
class Rulebook(Generic[S]):
    """One game. A game's package has a constant `BOOK` of this class."""

    id: str  # "roll-player": the name on the command line
    prefix: str  # "RP": of its clauses
    version: str  # of the rules; a save names it
    seats: tuple[int, ...]  # the numbers of seats that can play
    state: type[S]
    scenes: Scenes
    pack: Pack[Any]
    begin: Callable[[Any, int, Mapping[str, bool | int | str], str], S]  # (content, seats, options, seed)
    opening: str  # the first scene after setup: where a position starts from
    view: Callable[[S, int | None], Plain]  # what a seat may see; None is a spectator
    redeal: Callable[[S, int], None]  # deal what that viewer cannot know again
    hidden: Callable[[S, int | None], dict[str, Plain]]  # what the ledger hides from a viewer, by zone
    result: Callable[[S], Result]
    arrange: Callable[[S, Any, Mapping[str, list[str]], tuple[str | int, ...]], None]  # lay out a position
    picture: Callable[[S], Any]  # the whole state in the words of positions: what `arrange` takes
    components: Callable[[S], dict[str, list[str | int]]]  # every component by kind, wherever it lies
    prompt: Callable[[S, Decision], Message]
    knowledge: Named[Knowledge]  # what its computer players go by
    terminal: Named[Any]  # how it is drawn in a terminal (cli/table.py says what the module has)
    reports: Named[Sequence[Report[Any]]]  # what the lab can find out
    weight: int = 2  # how much there is to learn: 1 is light, 4 is heavy
    together: bool = False  # everybody is on one side, whatever the options
    option: Callable[[S, Decision, Key], Message] = said_by_itself
    terms: Callable[[S, Decision, Key], msgspec.Struct | None] = no_terms  # of an option, for whoever draws it: a price
    figures: Callable[[S, int], dict[str, int]] = no_figures  # what a seat decides by: score, sums, purse
    occasion: Callable[[S], str] = no_occasion  # what goes on now and an order may be given for: this fight, or ""
    view_type: type[msgspec.Struct] | None = None  # what `view` gives: an allow-list with types
    content_type: type[Any] | None = None  # what `printed` gives
    terms_type: type[msgspec.Struct] | None = None  # what `terms` gives
    printed: Callable[[Any], Any] = whole  # content -> what is printed on the components, for whoever draws them
    in_play: Callable[[S], Mapping[str, Iterable[str]]] = all_in_play  # the ids, of kinds that are in play in part
    drawn: tuple[str, ...] = ()  # kinds of which setup draws some: none that was there may be gone
    sheets: Callable[[Any], list[Sheet]] = no_sheets  # content -> what can be earned
    earned: Callable[[S, int], list[str]] = nothing_earned  # of that, by a seat in a game that is over
    setup_scenes: tuple[str, ...] = ()  # a position at one of these starts from an empty table
    vocabulary: Vocabulary = NO_WORDS  # what position files may say
    options: tuple[Option, ...] = ()
    # content -> by option, another one and those of its values that leave it nothing to say
    settled: Callable[[Any], Mapping[str, tuple[str, tuple[int | str, ...]]]] = nothing_settled

    @property
    def package(self) -> str:
        return self.id.replace("-", "_")

    def settings(self) -> tuple[Option, ...]:
        """The options with their values, also those of an owner's own entries."""
        entries = self.pack.entries() if any(each.entries for each in self.options) else {}
        settled = self.settled(self.pack.load()) if self.settled is not nothing_settled else {}
        found = []
        for each in self.options:
            values = tuple(entries[each.entries]) if each.entries else each.values
            by = (settled[each.name],) if each.name in settled else ()
            found.append(replace(each, values=values, settled=by))
        return tuple(found)

    def called(self, option: Option, value: int | str) -> str:
        """The message that names a value of an option; an entry of the content is named by its own words."""
        return f"{self.prefix.lower()}-{'' if option.entries else f'option-{option.name}-'}{value}"
