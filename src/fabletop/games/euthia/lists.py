"""All lists of effects in the pack, by the name of what they stand on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ...kernel.content import Raw
from .content import GREAT, STACKS

if TYPE_CHECKING:
    from .verbs.base import Effect

Listed = Iterator[tuple[str, "Sequence[Effect]"]]


def all_lists(raw: Raw) -> dict[str, tuple[Effect, ...]]:
    found: dict[str, tuple[Effect, ...]] = {}
    for family in (_of_things, _of_foes, _of_rewards, _of_cards, _of_tokens):
        for name, effects in family(raw):
            found.update({inner: listed for inner, listed in nested(name, effects) if listed})
    return found


def nested(name: str, effects: Sequence[Effect]) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """A list and the lists inside it, with their names."""
    yield name, tuple(effects)
    for i, effect in enumerate(effects):
        for place, listed in effect.inner():
            yield from nested(f"{name}/{i}{place}", listed)


def _of_things(raw: Raw) -> Listed:
    for kind in (*STACKS, "hero_tile"):
        for thing in raw[kind].values():
            yield thing.id, thing.effects
            for i, band in enumerate(thing.bands):
                yield f"{thing.id}:{i}", band.effects


def _of_foes(raw: Raw) -> Listed:
    for kind in ("monster", "elite", *GREAT):
        for foe in raw[kind].values():
            for i, band in enumerate(foe.bands):
                yield f"{foe.id}:{i}", band.effects
    for elemental in raw["elemental"].values():
        for i, band in enumerate(elemental.bands):
            yield f"elemental-{elemental.element}:{i}", band.effects


def _of_rewards(raw: Raw) -> Listed:
    for kind in ("monster", "bounty", "farruga_dragon", "mirrezil_dragon"):
        for entry in raw[kind].values():
            yield f"reward-{entry.id}", entry.reward
    for encounter in raw["encounter"].values():
        for quest in encounter.quests:
            yield f"quest-{quest.id}", quest.reward


def _of_cards(raw: Raw) -> Listed:
    for card in raw["card"].values():
        for i, segment in enumerate(card.segments):
            yield f"card-{card.id}:{i}", segment
    for person in raw["person"].values():
        yield f"person-{person.id}", person.found


def _of_tokens(raw: Raw) -> Listed:
    for use in raw["faer_power"]["faer_power"].uses:
        yield f"faer-{use.id}", use.effects
    for kind in ("gem", "essence"):
        for token in raw[kind].values():
            yield f"{kind}-{token.id}", token.effects
