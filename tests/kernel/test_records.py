"""Records: what may be chosen and what happened, as tuples with names."""

from __future__ import annotations

import pickle
from dataclasses import field
from typing import Annotated

import msgspec
import pytest

from fabletop.kernel import Choice, Event, Flight, Hidden, Message, Node, Parts, Piece, Ref, Rng, Seat, Word, state
from fabletop.kernel.state import read

from .tiny import Table

Card = Annotated[str, Word("xx-card"), Piece("card")]


class Buy(Choice, prefix="xx"):
    card: Card
    tokens: int = 0


class LayDown(Choice, prefix="xx"):
    cards: tuple[Card, ...]


class Done(Choice, prefix="xx"):
    """Nothing more."""


class Pray(Choice, prefix="xx", tag="deed", subtag="pray"):
    card: Card


class Metal(Word):
    """Said by its own prefix, whatever the copy."""

    def said(self, id: str) -> Ref:
        return Ref(f"xx-metal-{id.partition('.')[0]}")


class Melt(Choice, prefix="xx"):
    metal: Annotated[str, Metal("xx-metal")]


class Took(Event, prefix="xx"):
    seat: Seat
    die: Annotated[int, Piece("die")]
    gold: int

    def flights(self) -> tuple[Flight, ...]:
        return (Flight(f"die-{self.die}", f"purse-{self.seat}"),)


class Drew(Event, prefix="xx"):
    seat: Seat
    number: int
    cards: Annotated[tuple[Card, ...], Hidden()]


def test_a_choice_is_the_tuple_that_goes_over_the_wire() -> None:
    buy = Buy("axe", 2)
    assert buy == ("buy", "axe", 2) and hash(buy) == hash(("buy", "axe", 2))
    assert (buy.card, buy.tokens, buy.tag) == ("axe", 2, "buy")
    assert msgspec.json.encode(buy) == b'["buy","axe",2]'
    assert Done() == ("done",) and LayDown(("axe",)).tag == "lay_down"
    assert Buy("axe") == ("buy", "axe", 0)


def test_records_with_one_tag_may_be_told_apart_by_a_second_word() -> None:
    pray = Pray("axe")
    assert pray == ("deed", "pray", "axe") and (pray.tag, pray.subtag, pray.card) == ("deed", "pray", "axe")
    assert pray.say(None, 0, "turn") == Message("xx-do-deed", {"card": Ref("xx-card-axe")})
    assert pickle.loads(pickle.dumps(pray)) == pray


def test_a_game_may_have_words_of_its_own_for_a_kind_of_field() -> None:
    assert Melt("gold.2").words() == {"metal": Ref("xx-metal-gold")}


def test_a_record_is_matched_by_its_fields() -> None:
    match Buy("axe", 2):
        case Buy(card, tokens=2):
            assert card == "axe"
        case other:
            pytest.fail(f"{other} is something else")


def test_records_travel_to_other_processes() -> None:
    for record in (Buy("axe", 2), Done(), Took("XX-1", 0, 41, 3)):
        again = pickle.loads(pickle.dumps(record))
        assert again == record and type(again) is type(record)


def test_a_wrong_number_of_fields_is_an_error() -> None:
    with pytest.raises(TypeError):
        Buy()  # type: ignore[call-arg]


def test_a_record_says_its_fields_as_their_types_tell() -> None:
    assert Buy("axe", 2).say(None, 0, "market") == Message("xx-do-buy", {"card": Ref("xx-card-axe"), "tokens": 2})
    assert LayDown(("axe", "bow")).words() == {"cards": (Ref("xx-card-axe"), Ref("xx-card-bow"))}
    assert Took("XX-1", 0, 41, 3).say() == Message("xx-tell-took", {"seat": 1, "die": 41, "gold": 3})


def test_a_record_names_the_pieces_that_it_touches() -> None:
    assert Buy("axe").pieces() == ("card-axe",)
    assert Took("XX-1", 0, 41, 3).pieces() == ("seat-0", "die-41")
    assert LayDown(("axe", "bow")).pieces() == ("card-axe", "card-bow")
    assert Took("XX-1", 0, 41, 3).flights() == (Flight("die-41", "purse-0"),)


def test_rules_tell_records_only_if_somebody_listens() -> None:
    t = Table([], rng=Rng("7"), n=0)
    t.tell(Took, "XX-1", 0, 41, 3)
    t.out = []
    t.tell(Took, "XX-1", 0, 41, gold=3)
    assert t.out == [Took("XX-1", 0, 41, 3)]


def test_a_hidden_field_is_seen_by_the_seat_of_the_event_alone() -> None:
    drew = Drew("XX-2", 1, 2, ("axe", "bow"))
    assert drew.seen_by(1) is drew
    for other in (0, 2, None, -1, -2):
        assert drew.seen_by(other) == Drew("XX-2", 1, 2, ())
    took = Took("XX-1", 0, 41, 3)
    assert took.seen_by(None) is took


class Tales(Parts):
    pass


@Tales.part
@state
class Golem(Node):
    at: str = ""
    rubble: dict[int, str] = field(default_factory=dict)


@state
class World(Node):
    tales: Tales


def test_a_part_of_a_state_is_cloned_and_stored_with_its_types() -> None:
    world = World(Tales())
    golem = world.tales.add(Golem("3a", {4: "a"}))
    assert world.tales[Golem] is golem and Golem in world.tales
    copy = world.clone()
    copy.tales[Golem].rubble[5] = "b"
    assert golem.rubble == {4: "a"}
    again = read(World, msgspec.json.encode(world))
    assert again == world and again.tales[Golem].rubble == {4: "a"}
    world.tales.drop(Golem)
    assert Golem not in world.tales and world.tales.find(Golem) is None
    with pytest.raises(KeyError):
        world.tales[Golem]


def test_two_parts_of_one_name_are_an_error() -> None:
    with pytest.raises(ValueError, match="two parts are called Golem"):
        Tales.part(Golem)


def test_a_choice_is_told_by_name() -> None:
    assert Buy("axe", 2).named() == {"do": "buy", "card": "axe", "tokens": 2}
    assert Pray("axe").named() == {"do": "deed", "sub": "pray", "card": "axe"}
    assert Done().named() == {"do": "done"}
