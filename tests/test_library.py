"""Words are understood one message at a time, and mean what Fluent says that the whole file means."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from fabletop.words import LOCALE, Library, plain_parts

TEXT = """
# a comment of the first
plain = A word
    .text = of its own
many = { $n ->
    [one] one { -thing }
   *[other] { $n } { -thing }s
} and { plain.text }

### a comment between
-thing = die
plainer = { plain }, { many }
    .text = An attribute
        of two lines
"""
FILES = [*LOCALE.rglob("*.ftl"), *(LOCALE.parent / "games").rglob("*.ftl")]


def test_a_message_brings_what_is_said_inside_of_it_and_no_other() -> None:
    words = Library("en", [TEXT])
    assert words.say("many", "", {"n": 2}) == "2 dies and of its own"
    assert words._parsed == {"many", "plain", "-thing"}


def test_a_message_that_is_not_there_is_not_said() -> None:
    words = Library("en", [TEXT])
    assert not words.has("nothing") and not words.has("plain", "more") and not words.has("plainer", "more")
    assert not Library("en", ["broken = {"]).has("broken")
    assert words.has("plain") and words.has("plain", "text") and words.has("plainer", "text")


def test_what_cannot_be_said_is_an_error_with_language_and_message() -> None:
    with pytest.raises(ValueError, match=r"en: many: .*n"):
        Library("en", [TEXT]).say("many", "", {})


MORE_THAN_TEXT = ("a = {x}", "a = b\n  c", "a =\n  b", "a =", "-a = b", "a = b }", "a\t= b", "a = b\nc")


@pytest.mark.parametrize("text", MORE_THAN_TEXT)
def test_what_is_more_than_lines_of_text_is_left_to_fluent(text: str) -> None:
    assert plain_parts(text) is None


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(Path(file).relative_to(LOCALE.parent)))
def test_a_plain_message_says_what_fluent_says(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    words, fluent = Library("en", [text]), FluentBundle(["en"], use_isolating=False)
    resource = FluentResource(text)
    fluent.add_resource(resource)
    messages = [each for each in resource.body if isinstance(each, ast.Message)]
    assert {each.id.name for each in messages} == set(words._written)
    for id, written in words._written.items():
        message, parts = fluent.get_message(id), plain_parts(written)
        for attribute, part in (parts or {}).items():
            pattern = message.attributes[attribute] if attribute else message.value
            assert fluent.format_pattern(pattern, {}) == (part, [])
        if parts is not None:
            assert parts.keys() == {*message.attributes, ""}
