"""Every card of Thunderstone does what its data says: what is left out of it is noticed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import fabletop

from ..effects import Left, changed, noticed_by, verbs_left_out, written
from . import test_ts_cards, test_ts_outlook

GAME = "thunderstone"
CONTENT = fabletop.book(GAME).pack.load()
KINDS = ("basic", "hero", "village", "monster", "thunderstone")
TESTS = [test_ts_cards, test_ts_outlook]
FIGURES = ("attack", "magic", "light", "strength", "weight", "health", "xp", "vp", "gold", "cost", "level_up")
WITHOUT_EFFECT = {"disease"}  # nothing is written on it: what it does is a rule (TS-14.6)


def _left() -> Iterator[Left]:
    for kind in KINDS:
        yield from verbs_left_out(GAME, kind)
        for id, entry in written(GAME, kind).items():
            yield from _traits(kind, id)
            if "spoils" in entry:
                yield changed(GAME, kind, id, spoils=None)._replace(what=f"{id}.spoils")
            if "light_penalty" in entry:
                yield changed(GAME, kind, id, light_penalty=0)._replace(what=f"{id}.light_penalty")
            for figure in (each for each in FIGURES if entry.get(each)):
                other = entry[figure] + 1 if entry[figure] < 0 else entry[figure] - 1
                yield changed(GAME, kind, id, **{figure: other})._replace(what=f"{id}.{figure}")


def _traits(kind: str, id: str) -> Iterator[Left]:
    traits = CONTENT.cards[id].traits
    for trait in traits:
        others = [each for each in traits if each != trait]
        yield changed(GAME, kind, id, traits=others)._replace(what=f"{id}.{trait}")


LEFT = list(_left())


@pytest.mark.parametrize("left", LEFT, ids=str)
def test_what_is_left_out_of_a_card_is_noticed(left: Left) -> None:
    assert noticed_by(left, TESTS)


def test_every_card_is_asked_about() -> None:
    assert {left.id for left in LEFT} == set(CONTENT.cards) - WITHOUT_EFFECT


def test_every_verb_trait_and_kind_of_spoils_is_asked_about() -> None:
    verbs = sum(len(card.verbs()) for card in CONTENT.cards.values())
    traits = sum(len(card.traits) for card in CONTENT.cards.values())
    spoils = sum(card.spoils is not None for card in CONTENT.cards.values())
    asked = [left.what.split(".")[1] for left in LEFT]
    places = ("passive", "village", "dungeon", "battle", "breach")
    assert sum(part in places for part in asked) == verbs
    assert len(asked) - sum(part in (*places, *FIGURES, "spoils", "light_penalty") for part in asked) == traits
    assert asked.count("spoils") == spoils


def test_a_card_that_is_as_it_was_is_noticed_by_nobody() -> None:
    assert noticed_by(changed(GAME, "village", "spear"), TESTS) == ""
