"""The types of the client, made from records."""

from __future__ import annotations

from typing import Any, Generic, Literal, TypeVar

import msgspec
import pytest
from msgspec import UNSET, UnsetType, field

from fabletop.kernel import Choice
from fabletop.server import messages, routes
from fabletop.server.typescript import Sheet, _choices

T = TypeVar("T")


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


class Thing(msgspec.Struct, Generic[T]):
    what: T = field(name="is")  # what it is
    more: list[Thing[T]] | UnsetType = UNSET


class Short(msgspec.Struct, omit_defaults=True):
    thing: Thing[Any]
    text: str = ""


def test_what_may_be_missing_and_what_is_open_is_told() -> None:
    sheet = Sheet()
    assert sheet.name(Thing[int]) == "Thing<number>"
    sheet.name(Short)
    assert sheet.declared == {
        "Thing": "export interface Thing<T = any> {\n  /** What it is */\n  is: T;\n  more?: Thing<T>[];\n}\n",
        "Short": "export interface Short {\n  thing: Thing;\n  text?: string;\n}\n",
    }


def test_of_what_is_asked_all_that_has_a_default_may_be_missing() -> None:
    sheet = Sheet()
    for shape in (messages.Orders, routes.Sit):
        sheet.name(shape)
    assert "  passes: boolean;\n" in sheet.declared["Orders"] and "  during?: string;\n" in sheet.declared["Orders"]
    assert "  name: string;\n  key?: string;\n  seat?: number | null;\n" in sheet.declared["Sit"]
