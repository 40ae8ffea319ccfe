"""Settlements in positions."""

from __future__ import annotations

from typing import Annotated, Self

from msgspec import UNSET, Meta

from .....kernel.vocabulary import Given, Pile, Shown, Word
from ...named import SPACE
from ...positions.fields import Spaces
from ...positions.own import OWN_DECKS, OwnDeck, SecretWords, TableWords
from ...positions.taking import fail, laid_space
from ...state import State
from ..answering import answers
from .cards import EVENT_CARDS, PEOPLE
from .parts import Settlements

PERSON = Word("PERSON", "a person of Defending the Settlements", lambda t: list(PEOPLE(t.content)))
EVENT = Word("EVENT", "an Event card of Defending the Settlements", lambda t: list(EVENT_CARDS(t.content)))


class SettlementWords(TableWords):
    badges: Given[Spaces] = UNSET  # Defending the Settlements: spaces with a Badge. Left out: as setup
    pillaged: Given[Spaces] = UNSET  # Defending the Settlements: pillaged spaces. Left out: none
    # Defending the Settlements: persons that lie face down, by space. Left out: as setup
    face_down: Given[
        Annotated[dict[str, Annotated[str, Meta(extra={"names": PERSON})]], Meta(extra={"names": SPACE})]
    ] = UNSET
    # Defending the Settlements: persons that lie face up, by space. Left out: none
    face_up: Given[
        Annotated[dict[str, Annotated[str, Meta(extra={"names": PERSON})]], Meta(extra={"names": SPACE})]
    ] = UNSET
    # Defending the Settlements: the Event card. Left out: as setup
    event: Given[Annotated[str, Meta(extra={"names": EVENT})] | None] = UNSET
    since: Shown[dict[str, int]] = UNSET  # the round of each siege
    people: Shown[Spaces] = UNSET  # spaces with a face-down person
    gone: Shown[int] = UNSET  # number of persons and events in the box
    supplies: Shown[dict[str, int]] = UNSET  # Supplies by space

    @classmethod
    def show(cls, t: State) -> Self:
        mine = t.tales.look(Settlements)
        return cls(
            badges=list(mine.badges),
            pillaged=list(mine.pillaged),
            face_down=dict(mine.face_down),
            face_up=dict(mine.face_up),
            event=mine.event or None,
            since=dict(mine.since),
            people=sorted(mine.face_down),
            gone=len(mine.gone),
            supplies=dict(mine.supplies),
        )

    def lay(self, t: State) -> None:
        mine = t.tales.look(Settlements)
        mine.since = dict.fromkeys(t.besieged, t.round)
        if self.pillaged is not UNSET:
            mine.pillaged = [laid_space(t, space, f"pillaged[{i}]") for i, space in enumerate(self.pillaged)]
        if self.badges is not UNSET:
            mine.badges = [laid_space(t, space, f"badges[{i}]") for i, space in enumerate(self.badges)]
        _lay_people(t, mine, "face_down", self.face_down or {}, mine.face_down)
        _lay_people(t, mine, "face_up", self.face_up or {}, mine.face_up)
        if self.event is not UNSET:
            if self.event and self.event not in (*mine.event_deck.items(), *mine.gone, mine.event):
                fail("event", f"the Event card '{self.event}' is not in this Scenario")
            mine.event = self.event or ""


def _lay_people(t: State, mine: Settlements, name: str, cards: dict[str, str], zone: dict[str, str]) -> None:
    for space, person in cards.items():
        if person not in (*mine.people.items(), *mine.face_down.values(), *zone.values()):
            fail(f"{name}.{space}", f"the person '{person}' is not to be had")
        for lying in (mine.face_down, zone):
            for other in [each for each, who in lying.items() if who == person]:
                del lying[other]
        if person in mine.people.items():
            mine.people.take(person)
        zone[laid_space(t, space, f"{name}.{space}")] = person


class BoxWords(SecretWords):
    lost: Shown[dict[str, str]] = UNSET  # persons of pillaged spaces
    gone: Shown[Pile[str]] = UNSET  # persons and events in the box

    @classmethod
    def show(cls, t: State) -> Self:
        mine = t.tales.look(Settlements)
        return cls(lost=dict(mine.lost), gone=sorted(mine.gone))


OWN_DECKS["people"] = OwnDeck("persons", lambda t: t.tales.look(Settlements).people)
OWN_DECKS["events"] = OwnDeck("Event cards", lambda t: t.tales.look(Settlements).event_deck)
answers(
    "defending_settlements",
    {
        "act": (
            ("deed", "supplies"),
            ("deed", "talk", "gold"),
            ("deed", "talk", "silver"),
            ("deed", "deliver"),
            ("deed", "run", SPACE),
            ("deed", "column", "gold"),
            ("deed", "column", "potion"),
            ("deed", "caravan"),
        ),
        "peek": (("look", SPACE),),
        "siege": (("siege", SPACE),),
        "beacon": (("stay",), ("walk", SPACE)),
    },
)
