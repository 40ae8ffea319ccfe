"""The words of a terminal: its language, and what seats, choices and events are called in it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from ..kernel import Decision, Event, Game, Key, Message, SetupError
from ..words import SOURCE_LANGUAGE, Words, languages

SEATS = {"seat": "who", "owner": "owner_name"}  # fields of events, and what their names are called in a sentence


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the user's system speaks, if we do; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            tongue = environment[name].partition(".")[0].partition("_")[0].lower()
            return tongue if tongue in languages() else SOURCE_LANGUAGE
    return SOURCE_LANGUAGE


class Speech(Words):
    """One language, with the words of the command line at hand."""

    def __init__(self, language: str | None = None) -> None:
        chosen = language or language_of(os.environ)
        if chosen not in languages():
            raise SetupError(f"there is no language '{chosen}'; there are: {', '.join(languages())}")
        super().__init__(chosen)
        self.names: dict[int, str] = {}  # of seats that have one

    def __call__(self, id: str, **args: str | int) -> str:
        return self.say(Message(f"cli-{id}", dict(args)))

    def player(self, seat: int) -> str:
        return self.names.get(seat) or self("player", number=seat + 1)

    def prompt(self, game: Game[Any], decision: Decision) -> str:
        return self.say(game.book.prompt(game.state, decision))

    def thinks(self, game: Game[Any], decision: Decision) -> str:
        """Who thinks, and about what; not, where it is a secret what somebody is asked."""
        kind = "" if decision.question.secret else decision.kind
        return self.say(Message(f"{game.book.id}-thinks", {"who": self.player(decision.seat), "kind": kind}))

    def option(self, game: Game[Any], decision: Decision, key: Key) -> str:
        return self.say(game.book.option(game.state, decision, key))

    def event(self, game: Game[Any], happened: Event) -> str:
        """A sentence wants the names of its seats."""
        message, fields = happened.say(), happened.plain()
        names = {name: self.player(fields[seat]) for seat, name in SEATS.items() if seat in fields}
        args = {**message.args, **names, "you": "no"}  # many may read one terminal, so its log addresses nobody
        return self.say(Message(message.id, args, message.attribute))
