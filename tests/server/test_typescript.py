"""The types of the client, made from records."""

from __future__ import annotations

from typing import Literal

import pytest

from fabletop.kernel import Choice
from fabletop.server.typescript import Sheet, _choices


class Use(Choice, prefix="xy"):
    card: str


class UseTwice(Choice, prefix="xy", tag="use"):
    card: str
    times: Literal[2, 3]


class Pray(Choice, prefix="xy", tag="deed", subtag="pray"):
    price: str


class Fight(Choice, prefix="xy", tag="deed", subtag="fight"):
    pass


class Deed(Choice, prefix="xy", tag="deed"):
    name: str


class Sub(Choice, prefix="xy"):
    sub: str


def test_choices_are_a_union_by_what_they_do() -> None:
    assert _choices(Sheet(), [Use, UseTwice, Use]).split("\n  | ")[1:] == [
        '{ do: "use"; card: string; times?: undefined }',
        '{ do: "use"; card: string; times: 2 | 3 }',
    ]


def test_a_subtag_is_a_field_of_its_own() -> None:
    assert _choices(Sheet(), [Deed, Fight, Pray]).split("\n  | ")[1:] == [
        '{ do: "deed"; name: string; sub?: undefined }',
        '{ do: "deed"; sub: "fight" }',
        '{ do: "deed"; sub: "pray"; price: string }',
    ]


def test_no_field_has_the_name_by_which_choices_are_told_apart() -> None:
    with pytest.raises(TypeError, match="Sub has a field sub"):
        _choices(Sheet(), [Sub])
