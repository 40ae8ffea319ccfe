"""Choices of Euthia: the records that are offered, the tuples that are stored, the answers that positions may give."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_type_hints

import pytest

import fabletop
from fabletop.games.euthia.choices.things import Equip, Use, UseGem
from fabletop.games.euthia.choices.trade import NOWHERE, Learn, UnlockFor
from fabletop.games.euthia.choices.turn import WITH_TOKEN, PaidDeed, WithTile
from fabletop.games.euthia.scenarios.six_legends.choices import Trial
from fabletop.games.euthia.slots import Place
from fabletop.kernel import Choice
from fabletop.kernel.vocabulary import Form, Word
from fabletop.server.typescript import declared

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games" / "euthia"


def of_the_box() -> list[type[Any]]:
    """Without what the guide for Scenarios declares."""
    return [each for each in declared(Choice, "eu") if each.subtag != "candle"]


def fits(form: Form, choice: type[Any], t: Any) -> bool:
    """Whether a position may answer so with this record: the same words, and numbers where it has numbers."""
    head = (choice.tag, choice.subtag) if choice.subtag else (choice.tag,)
    rest = form[len(head) :]
    if form[: len(head)] != head or len(rest) != len(choice.fields):
        return False
    hints = get_type_hints(choice)
    numbers = [isinstance(part, Word) and 1 in part.known(t) for part in rest]
    return numbers == [hints[name] is int for name in choice.fields]


def test_positions_may_answer_with_every_choice_and_with_nothing_else() -> None:
    t = fabletop.new("euthia", seats=2, seed=1).state
    forms = [form for forms in fabletop.book("euthia").vocabulary.answers.values() for form in forms]
    assert [form for form in forms if not any(fits(form, each, t) for each in of_the_box())] == []
    assert [each.__name__ for each in of_the_box() if not any(fits(form, each, t) for form in forms)] == []


def test_a_choice_is_the_tuple_that_saves_and_positions_know() -> None:
    assert Trial("six") == ("deed", "trial", "six") and WITH_TOKEN == ("with", "token")
    assert WithTile("mine_cart") == ("with", "mine_cart")
    assert Equip("iron_helm", Place(True, 0).number) == ("equip", "iron_helm", 100)
    assert all(issubclass(each, PaidDeed) == (each.fields == ("price",)) for each in of_the_box() if each.tag == "deed")


@pytest.mark.parametrize("place", [Place(False, 0), Place(False, 7), Place(True, 0), Place(True, 6)])
def test_a_slot_of_the_board_has_one_number_in_choices(place: Place) -> None:
    assert Place.numbered(place.number) == place
    assert Equip("iron_helm", place.number).at == Learn("dral_heavy_swing", place.number).at == place
    assert UnlockFor(place.number, "gold").at == place


def test_a_tile_without_a_slot_is_learnt_nowhere() -> None:
    assert Learn("dral_heavy_swing", NOWHERE).at is None


def test_a_tile_that_a_choice_names_lies_on_the_board_under_the_same_name() -> None:
    assert Use("short_sword.2").pieces() == UseGem("short_sword.2", "ruby").pieces() == ("thing-short_sword.2",)
    assert 'fly="thing-{thing}"' in (CLIENT / "hero" / "Tile.svelte").read_text(encoding="utf-8")
