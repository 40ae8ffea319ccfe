"""Every card, Hero and adventure of Thorgal does what its data says: what is left out of an entry is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ..effects import Entry, Left, changed, noticed_by, verbs_left_out, written
from . import test_th_14_row, test_th_27_items, test_th_actions, test_th_cards

GAME = "thorgal"
TESTS = [test_th_cards, test_th_actions, test_th_14_row, test_th_27_items]
KINDS = ("terrain", "enemy", "finding", "hero", "item", "special_action", "action")


def values_changed() -> Iterator[Left]:
    """Main Actions that are worth more, if their value is printed, and Bonuses that count other tokens."""
    for id, card in written(GAME, "action").items():
        for place, main in enumerate(card["main"]):
            if main["value"]:
                yield _with(id, "main", card["main"], place, {**main, "value": main["value"] + 1})
        for place, bonus in enumerate(card.get("bonus", ())):
            for mode in {*MODES} - {bonus["mode"]}:
                yield _with(id, "bonus", card["bonus"], place, {**bonus, "mode": mode}, mode)


def _with(id: str, field: str, entries: list[Entry], place: int, other: Entry, name: str = "value") -> Left:
    changes: dict[str, Any] = {field: [*entries[:place], other, *entries[place + 1 :]]}
    return changed(GAME, "action", id, **changes)._replace(what=f"{id}.{field}.{place}.{name}")


MODES = ("sole", "left", "stack")
LEFT = [*(left for kind in KINDS for left in verbs_left_out(GAME, kind)), *values_changed()]


@pytest.mark.parametrize("left", LEFT, ids=str)
def test_an_effect_that_is_left_out_is_noticed(left: Left) -> None:
    assert noticed_by(left, TESTS)


def test_an_entry_that_is_as_it_was_is_noticed_by_nobody() -> None:
    assert noticed_by(changed(GAME, "finding", "stray_hound"), TESTS) == ""
