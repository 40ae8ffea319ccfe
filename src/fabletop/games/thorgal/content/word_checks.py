"""Whether an adventure can be told: names and texts for every id, in English and in every translation."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from fluent.syntax import ast, parse

from ....kernel.content import Fault
from ....words import LOCALE, SOURCE_LANGUAGE, languages, text_beside
from . import Adventure, Content

# Kinds of words whose ids are things of the adventure: one that names no such thing is a mistake.
NAMED = (
    *("area", "location", "border", "rune", "flag", "icon", "rule", "round"),
    *("card", "par", "ending", "goal", "resource"),
)


def word_faults(content: Content, folders: Mapping[str, Path]) -> Iterator[Fault]:
    for adventure in content.adventures.values():
        if adventure.id in _taken():
            yield Fault(f"{adventure.id}/adventure.yaml", "id", "words of the game begin with it: choose another")
        if adventure.id in folders:  # what stands in a position file has no words
            yield from _adventure(content, adventure, folders[adventure.id])


def _adventure(content: Content, adventure: Adventure, folder: Path) -> Iterator[Fault]:
    wanted = dict.fromkeys(words_of(content, adventure))
    for language in languages():
        file = f"{adventure.id}/{language}.ftl"
        text = text_beside(folder, language)
        foreign = "" if language == SOURCE_LANGUAGE else language
        if not text:
            yield Fault(file, "", "there is no such file", foreign)
            continue
        found, faults = _read(text)
        for key, reason in faults:
            yield Fault(file, key, reason)
        for id in wanted:
            if id not in found:
                yield Fault(file, id, "it is missing", foreign)
        known = wanted | dict.fromkeys(_welcome(content, adventure))
        for id in found:
            if _strange(adventure, id, known):
                yield Fault(file, id, "the adventure has no such thing")


@lru_cache(maxsize=64)
def _read(text: str) -> tuple[Mapping[str, None], Sequence[tuple[str, str]]]:
    """The ids of a Fluent file, attributes as `id.attribute`, and what is wrong with it."""
    found: dict[str, None] = {}
    faults: list[tuple[str, str]] = []
    for entry in parse(text).body:
        source = text[entry.span.start : entry.span.end] if entry.span is not None else ""
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, text.index(source)) + 1
            faults.append((f"line {line}", f"Fluent cannot read this: {source.strip().splitlines()[0]}"))
        if not isinstance(entry, ast.Message):
            continue
        id = entry.id.name
        if id in found:
            faults.append((id, "it stands twice"))
        if _is_name(id) and (variables := re.findall(r"\{ *\$(\w+)", source)):
            faults.append((id, f"nobody gives it a '{variables[0]}': words of an adventure have no arguments"))
        if entry.value is not None:
            found[id] = None
        found.update({f"{id}.{attribute.id.name}": None for attribute in entry.attributes})
    return found, faults


def _is_name(id: str) -> bool:
    """The name or the text of a thing, which has no arguments; what the rules of an adventure say themselves may."""
    _, _, kind, *_ = (*id.split("-"), "", "")
    return kind in ("", *NAMED, "condition", "track", "watch", "setup", "deed")


def _strange(adventure: Adventure, id: str, known: Mapping[str, None]) -> bool:
    """A name or a text of something that is not there."""
    start = f"th-{adventure.id}"
    name, _, _ = id.partition(".")
    if not (name == start or name.startswith(f"{start}-")):
        return True
    kind = name.removeprefix(start).lstrip("-").partition("-")[0]
    return kind in NAMED and name not in known


def _welcome(content: Content, adventure: Adventure) -> Iterator[str]:
    """What may have words: how one loses, cards of the box under another name, and cards that effects bring."""
    start = f"th-{adventure.id}"
    for ending in adventure.endings:
        yield from (f"{start}-goal-{goal}" for goal in (ending.id, *ending.goals))
    yield from (f"{start}-card-{card}" for card in content.specials)
    for name, effects in content.lists.items():
        if content.listings[name].adventure == adventure.id:
            yield from (f"{start}-card-{card}" for each in effects for card in each.cards_named())


@cache
def _taken() -> frozenset[str]:
    """What the words of the game itself begin with: th-hero-..., th-ask-..."""
    texts = [file.read_text(encoding="utf-8") for file in (LOCALE / SOURCE_LANGUAGE).glob("thorgal*.ftl")]
    return frozenset(match for text in texts for match in re.findall(r"^th-([a-z_]+)", text, re.M))


# -- what there must be words for ------------------------------------------------------------------


def words_of(content: Content, adventure: Adventure) -> Iterator[str]:
    """Every message that an adventure needs; attributes as `id.attribute`."""
    start = f"th-{adventure.id}"
    yield from (start, f"{start}.text", f"{start}.intro", f"{start}-condition")
    yield from (f"{start}-goal-{goal}" for goal in adventure.goals)
    yield from (f"{start}-area-{area.id}" for area in adventure.areas)
    yield from (f"{start}-location-{location.id}" for location in adventure.locations)
    runes = dict.fromkeys(rune for location in adventure.locations for rune in location.runes)
    yield from (f"{start}-rune-{rune}" for rune in runes)
    special = dict.fromkeys(border.kind for border in adventure.borders if border.kind in ("red", "blue"))
    for kind in special:
        yield from (f"{start}-border-{kind}", f"{start}-border-{kind}.text")
    yield from (f"{start}-resource-{kind}" for kind in adventure.resources)
    yield from (f"{start}-flag-{flag}" for flag in adventure.flags)
    for side in adventure.icons:
        yield from (f"{start}-icon-{side}", f"{start}-icon-{side}.text")
    for rule in adventure.rules:
        yield from (f"{start}-rule-{rule}", f"{start}-rule-{rule}.text")
    yield from (f"{start}-round-{marked.round}" for marked in adventure.rounds_marked)
    if adventure.track is not None:
        yield f"{start}-track"
    for card in (*adventure.cards, *(each.id for each in adventure.special_actions)):
        yield f"{start}-card-{card}"
    for paragraph in adventure.paragraphs:
        page = f"{start}-par-{paragraph.number}"
        yield from (page, f"{page}.story")
        for i in range(len(paragraph.threads)):
            yield from (f"{page}.thread{i + 1}", f"{page}.thread{i + 1}_text")
    for ending in adventure.endings:
        yield from (f"{start}-ending-{ending.id}", f"{start}-ending-{ending.id}.story")
    yield from _choices(content, adventure)


def _choices(content: Content, adventure: Adventure) -> Iterator[str]:
    """A label for every option among which a list lets choose."""
    for name, label in content.labels.items():
        if content.listing_of[name].adventure == adventure.id:
            for i in range(len(content.effects[name].branches)):
                yield f"th-{label.message}.{label.attribute}{label.number + i}"
