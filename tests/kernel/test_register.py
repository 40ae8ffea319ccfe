"""Code by name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletop.kernel import Register


def test_code_is_found_under_each_of_its_names() -> None:
    judges: Register[str, Callable[[int], int]] = Register("judge")

    @judges("buy", "sell")
    def doubled(n: int) -> int:
        return 2 * n

    assert judges["buy"](2) == judges["sell"](2) == doubled(2) == 4
    assert "haggle" not in judges


def test_a_name_is_taken_once() -> None:
    judges: Register[str, int] = Register("judge")
    judges["buy"] = 1
    with pytest.raises(ValueError, match="two judges are called buy"):
        judges("sell", "buy")(2)
