"""All lists of effects in the pack, by the name of what they stand on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ...kernel.content import Raw
from .content import STACKS
from .reasons import Reason
from .tale_cards import WithEffects, great_kinds, kinds_of

if TYPE_CHECKING:
    from .verbs.base import Effect

Listed = Iterator[tuple[Reason, str, "Sequence[Effect]"]]  # what a list stands on, and its name


class Lists(NamedTuple):
    """Every list of effects by its name, and what lists, and the single effects in them, stand on."""

    lists: dict[str, tuple[Effect, ...]]
    sources: dict[str, Reason]


def all_lists(raw: Raw) -> Lists:
    found = Lists({}, {})
    for reason, top, effects in _listed(raw):
        for name, listed in nested(top, effects):
            found.sources[name] = reason
            if listed:
                found.lists[name] = listed
                found.sources.update([(f"{name}/{i}", reason) for i in range(len(listed))])
    return found


def _listed(raw: Raw) -> Listed:
    for family in (_of_things, _of_foes, _of_rewards, _of_cards, _of_tokens):
        yield from family(raw)


def nested(name: str, effects: Sequence[Effect]) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """A list and the lists inside it, with their names."""
    yield name, tuple(effects)
    for i, effect in enumerate(effects):
        for place, listed in effect.inner():
            yield from nested(f"{name}/{i}{place}", listed)


def _of_things(raw: Raw) -> Listed:
    for kind in (*STACKS, "hero_tile"):
        for thing in raw[kind].values():
            yield Reason("tile", thing.id), thing.id, thing.effects
            for i, band in enumerate(thing.bands):
                yield Reason("tile", thing.id), f"{thing.id}:{i}", band.effects


def _of_foes(raw: Raw) -> Listed:
    for kind in ("monster", "elite", *great_kinds()):
        for foe in raw[kind].values():
            for i, band in enumerate(foe.bands):
                yield Reason("foe", foe.id), f"{foe.id}:{i}", band.effects
    for elemental in raw["elemental"].values():
        for i, band in enumerate(elemental.bands):
            yield Reason("elemental", elemental.element), f"elemental-{elemental.element}:{i}", band.effects


def _of_rewards(raw: Raw) -> Listed:
    for kind in ("monster", *great_kinds()):
        for foe in raw[kind].values():
            yield Reason("reward", foe.id), f"reward-{foe.id}", foe.reward
    for bounty in raw["bounty"].values():
        yield Reason("reward", bounty.elite), f"reward-{bounty.id}", bounty.reward
    for encounter in raw["encounter"].values():
        for quest in encounter.quests:
            yield Reason("quest", quest.id), f"quest-{quest.id}", quest.reward


def _of_cards(raw: Raw) -> Listed:
    for card in raw["card"].values():
        for i, segment in enumerate(card.segments):
            yield Reason("card", card.id), f"card-{card.id}:{i}", segment
        yield Reason("card", card.id), f"lasting-{card.id}", card.lasting
    for kind in kinds_of(WithEffects):
        for own in raw[kind].values():
            yield from own.listed()


def _of_tokens(raw: Raw) -> Listed:
    for gem in raw["gem"].values():
        yield Reason("gem", gem.id), f"gem-{gem.id}", gem.effects
    for essence in raw["essence"].values():
        yield Reason("essence", essence.id), f"essence-{essence.id}", essence.effects
