"""What verbs, entries and questions of Thorgal say of themselves, and numbers that are printed, in tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from fabletop.games.thorgal.asking import Ask
from fabletop.games.thorgal.choices import DONE
from fabletop.games.thorgal.content import parts, spoken
from fabletop.games.thorgal.named import short
from fabletop.games.thorgal.verbs.base import Effect, ForHeroes, known
from fabletop.kernel import Decision
from fabletop.kernel.content import ContentEntry

from .thorgal_arena import arena


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


def below(struct: type[Any]) -> Iterator[type[Any]]:
    for each in struct.__subclasses__():
        yield each
        yield from below(each)


def test_what_is_left_out_of_an_entry_is_nothing_but_for_what_is_told() -> None:
    entries = [each for each in below(ContentEntry) if each.__module__.startswith("fabletop.games.thorgal.")]
    meant = {
        f"{each.__name__}.{name}": default
        for each in (*entries, *below(parts.Part))
        for name, default in zip(reversed(each.__struct_fields__), reversed(each.__struct_defaults__))
        if name in each.__annotations__ and isinstance(default, int | str | tuple) and default
    }
    counted = ("Numbered", "ToHero", "NextCard", "ChangeShips", "Upgrade", "LoseItem", "Convert", "Echo", "Plus")
    once: dict[str, object] = {f"{each}.n": 1 for each in (*counted, "SetValue", "Limited")}
    said = {"Border.kind": "normal", "Border.multiplicity": 1, "Setup.terrain": "all", "ForHeroes.who": "you"}
    drawn = {"Item.timing": "before", "Adventure.map": (1000, 700), "Adventure.ground": "hills"}
    assert meant == once | said | drawn


@pytest.mark.rule("TH-2.3")
@pytest.mark.parametrize(
    ("of", "tale", "message", "hero"),
    [("first", "", "th-ask-test", 1), ("chooser", "", "th-ask-test", 0), ("nobody", "here", "th-here-ask-test", None)],
)
def test_a_question_names_whom_it_concerns_and_what_it_is_about(
    of: Any, tale: str, message: str, hero: int | None
) -> None:
    state = arena.at("take_token").state
    question = Ask("test", "TH-2.2", lambda t, seat, hero: [DONE], of=of, tale=tale, details=lambda t, hero: {"it": 7})
    decision = Decision(1, question, (1,), [DONE])
    said = question.prompt(state, decision)
    assert (said.id, said.args["it"]) == (message, 7)
    assert said.args.get("hero") == (None if hero is None else short(state.heroes[hero].id))


@pytest.mark.parametrize(
    ("effect", "number"),
    [
        ({"do": "remove_enemy"}, 1),
        ({"do": "remove_enemy", "n": 4}, 4),
        ({"do": "remove_enemy", "n": "threat"}, 5),
        ({"do": "remove_enemy", "n": "players"}, 3),
        ({"do": "unblock", "what": "border", "n": "all"}, 2),
        ({"do": "take_along", "n": "all"}, 2),
        ({"do": "ignore_penalty", "n": 3}, 3),
        ({"do": "lose_item", "n": 3}, 3),
        ({"do": "convert", "n": 3}, 3),
        ({"do": "plus", "n": 3}, 3),
        ({"do": "upgrade", "n": 3}, 3),
        ({"do": "bridge_down"}, 1),
    ],
)
def test_an_effect_does_about_so_much_and_all_are_more_than_one(effect: dict[str, Any], number: int) -> None:
    state = arena.at("take_token", seats=3, h0={"threat": 5}).state
    assert msgspec.convert(effect, spoken.Effect).about(state, 0) == number
