"""Every card, Hero and adventure of Thorgal does what its data says: what is left out of an entry is noticed."""

from __future__ import annotations

import pytest

from ..effects import Left, changed, noticed_by, verbs_left_out
from . import test_th_cards

GAME = "thorgal"
TESTS = [test_th_cards]
KINDS = ("terrain", "enemy", "finding")
LEFT = [left for kind in KINDS for left in verbs_left_out(GAME, kind)]


@pytest.mark.parametrize("left", LEFT, ids=str)
def test_an_effect_that_is_left_out_is_noticed(left: Left) -> None:
    assert noticed_by(left, TESTS)


def test_an_entry_that_is_as_it_was_is_noticed_by_nobody() -> None:
    assert noticed_by(changed(GAME, "finding", "stray_hound"), TESTS) == ""
