"""What the verbs of Thorgal say of themselves, and numbers that the rulebook prints, in tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from fabletop.games.thorgal.content import parts
from fabletop.games.thorgal.verbs.base import Effect, ForHeroes, known


def tags(says: Callable[[type[Effect]], bool]) -> list[str]:
    return sorted(str(verb.__struct_config__.tag) for verb in known() if says(verb))


@pytest.mark.rule("TH-2.5")
def test_what_leads_on_is_resolved_completely_before_the_next_hero_comes() -> None:
    deep = ["action", "choose", "finding", "forced_move", "move_hero", "pay", "xp"]
    assert tags(lambda verb: issubclass(verb, ForHeroes) and verb.deep) == deep


@pytest.mark.rule("TH-29.14")
def test_what_opens_a_paragraph_is_done_once() -> None:
    assert tags(lambda verb: verb.opens_once) == ["free", "read"]


@pytest.mark.rule("TH-19.11", "TH-27.21")
def test_one_verb_ignores_penalties() -> None:
    assert tags(lambda verb: verb.ignores_penalties) == ["ignore_penalty"]


@pytest.mark.rule("TH-8.4", "TH-30.2", "TH-27.18", "TH-1.14", "TH-3.8")
def test_levels_threat_displayed_items_and_tokens_are_as_many_as_are_printed() -> None:
    assert (parts.LEVELS, parts.MOST_THREAT, parts.DISPLAY, parts.TOKENS, parts.ALLOW_FLIP) == (7, 5, 5, 4, True)
    assert parts.COMMON == ("building", "ore", "gossip", "magic")
