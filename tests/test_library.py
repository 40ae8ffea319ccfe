"""Words are understood one message at a time, and mean what the whole file means."""

from __future__ import annotations

from fluent.runtime import FluentBundle, FluentResource

from fabletop.words import Library

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


def said(bundle: FluentBundle, id: str, attribute: str = "") -> tuple[str, list[Exception]]:
    assert bundle.has_message(id)
    message = bundle.get_message(id)
    text, errors = bundle.format_pattern(message.attributes[attribute] if attribute else message.value, {"n": 2})
    return str(text), errors


def test_a_message_brings_what_is_said_inside_of_it_and_no_other() -> None:
    words = Library("en", [TEXT])
    assert said(words, "many") == ("2 dies and of its own", [])
    assert "plainer" in words._unread and "plain" not in words._unread


def test_read_one_by_one_they_say_what_the_whole_file_says() -> None:
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(TEXT))
    for id, attribute in (("plainer", ""), ("plainer", "text"), ("plain", "text"), ("many", "")):
        assert said(Library("en", [TEXT]), id, attribute) == said(whole, id, attribute)
    assert not Library("en", [TEXT]).has_message("nothing")
