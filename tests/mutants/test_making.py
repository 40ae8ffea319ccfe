"""Mutants of a miniature module are what they should be."""

from __future__ import annotations

import re
from textwrap import dedent

import pytest

from .grounds import ground_of, prefixes
from .making import mutants_of, sample
from .mutant import Mutant


def made(text: str, *kinds: str) -> list[str]:
    """The changed lines, of these kinds."""
    source = dedent(text)
    found = [mutant for mutant in mutants_of({"mini.py": source}) if mutant.kind in kinds]
    for mutant in found:
        compile(mutant.applied(source), "mini.py", "exec")
    return ["; ".join(after(mutant, source)) for mutant in found]


def after(mutant: Mutant, source: str) -> list[str]:
    return [line[1:].strip() for line in mutant.diff(source).splitlines() if line.startswith("+")]


def body(*lines: str) -> str:
    return "def rule(t, seat, n):\n" + "".join(f"    {line}\n" for line in lines)


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("return n < 3", ["return n <= 3"]),
        ("return (n) == (3)", ["return (n) != (3)"]),
        ("return n not in t.hand", ["return n in t.hand"]),
        ("return 'Ä' != n <= 3", ["return 'Ä' == n <= 3", "return 'Ä' != n < 3"]),
    ],
)
def test_a_comparison_is_turned_or_shifted(line: str, changed: list[str]) -> None:
    assert made(body(line), "comparison") == changed


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("return n - (seat + 1)", ["return n + (seat + 1)", "return n - (seat - 1)"]),
        ("t.gold += n", ["t.gold -= n"]),
        ("return max(n, seat)", ["return min(n, seat)"]),
        ("return -n", ["return n"]),
        ("return [n] + t.hand", []),
        ("return 'a' + n", []),
    ],
)
def test_a_sign_is_turned_where_numbers_stand(line: str, changed: list[str]) -> None:
    assert made(body(line), "sign") == changed


def test_what_a_function_calls_a_list_is_none_of_the_numbers() -> None:
    assert made(body("found: list[int] = []", "found += n", "return found"), "sign") == []


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("return 2", ["return 3", "return 1"]),
        ("return 0", ["return 1"]),
        ("return True", ["return False"]),
        ("return t.hand[1]", []),
        ("return t.hand[:1]", ["return t.hand[:2]", "return t.hand[:0]"]),
        ("return -1", []),
        ("t.tell('gained', 'RP-1.1', seat, 2)", []),
        ("assert n == 2", []),
        ("return f'{n + 2}'", []),
    ],
)
def test_a_constant_is_one_more_or_one_less(line: str, changed: list[str]) -> None:
    assert made(body(line), "constant") == changed


def test_a_condition_always_or_never_holds_or_loses_a_part() -> None:
    assert made(body("if n and not seat:", "    t.gold = n"), "condition") == [
        "if True:",
        "if False:",
        "if True and not seat:",
        "if n and True:",
        "if n and seat:",
    ]
    assert made(body("return [each for each in t.hand if each]"), "condition") == [
        "return [each for each in t.hand if True]"
    ]
    assert made(body("return n if seat else t"), "condition") == ["return n if True else t", "return n if False else t"]
    assert made(body("return n or 0"), "condition") == ["return False or 0"], "no number is 0 already"
    assert made(body("while n:", "    n -= seat"), "condition") == [], "a loop that never ends tells nothing"


def test_a_line_is_left_out_unless_nothing_could_go_on_without_it() -> None:
    lines = (
        "'''What it does.'''",
        "assert n",
        "gold = t.gold",
        "t.gold = n",
        "t.tell('gained', 'RP-1.1', seat)",
        "gold = n",
        "yield from t.ask(seat)",
        "if n:",
        "    return seat",
        "raise AssertionError",
        "return gold",
    )
    assert made(body(*lines), "line") == ["pass", "pass", "yield from ()", "pass"]
    first, second, *_ = mutants_of({"mini.py": body(*lines)})
    assert [first.first, first.place, second.first] == [5, "rule", 7]
    assert made(body("yield from ()"), "line") == [], "it would be the same line"


def test_two_adjacent_lines_are_exchanged_unless_they_plainly_commute() -> None:
    source = body("t.pay(n)", "t.gain(n)", "return n")
    (swap,) = [mutant for mutant in mutants_of({"mini.py": source}) if mutant.kind == "order"]
    assert swap.diff(source) == "-    t.pay(n)\n-    t.gain(n)\n+    t.gain(n)\n+    t.pay(n)"
    assert made(body("t.pay(n)  # first", "t.gain(n)"), "order") == ["t.gain(n); t.pay(n)"]
    for lines in (
        ("t.gold = n", "t.moves = 0"),
        ("t.hand.append(n)", "t.seen.append(n)"),
        ("gold = t.take(n)", "t.spend(gold)"),
        ("t.pay(n)", "t.pay(n)"),
        ("t.tell('a')", "t.pay(n)"),
        ("t.pay(n)", "return n"),
        ("t.pay(n)", "yield from ()"),
    ):
        assert made(body(*lines), "order") == [], lines
    assert made(body("t.gold = n", "t.moves = t.gold"), "order") != []


RULES = """
def pay(t, n):
    t.gold -= n
    t.tell("paid", "RP-1.1", n)

def rich(t):
    return t.gold > 5

def gain(t, card):
    held = t.cards
    held.append(card)

def go_on(t):
    gain(t, "axe")
    t.then("end")
"""


@pytest.mark.parametrize(
    ("first", "second", "exchanged"),
    [
        ("pay(t, 1)", "t.rich = rich(t)", True),
        ("pay(t, 1)", "t.moves = 1", False),
        ("pay(t, 1)", "gain(t, seat)", False),
        ("gain(t, seat)", "t.cards.remove(n)", True),
        ("gain(t, seat)", "gain(t, n)", True),
        ("t.then('turn')", "pay(t, 1)", False),
        ("t.then('turn')", "go_on(t)", True),
        ("t.then('turn')", "t.then('end')", True),
        ("t.deck.shuffle_on_top(n)", "t.bag.take(n)", False),
        ("t.card = t.deck.draw(t.rng)", "t.die = t.bag.draw(t.rng)", True),
        ("somebody(t)", "t.moves = 1", True),
    ],
)
def test_lines_are_exchanged_if_one_may_touch_what_the_other_does(first: str, second: str, exchanged: bool) -> None:
    assert bool(made(RULES + body(first, second), "order")) == exchanged


def test_what_is_done_when_a_module_is_loaded_is_marked_with_its_names() -> None:
    source = "FEE = 1\nclass Hero:\n    gold: int = 2\n    def poor(self, least=3):\n        return self.gold < least\n"
    found = [(mutant.at_import, mutant.names, mutant.place) for mutant in mutants_of({"mini.py": source})]
    assert list(dict.fromkeys(found)) == [
        (True, ("FEE",), ""),
        (True, ("gold",), "Hero"),
        (True, ("poor",), "Hero"),
        (False, (), "Hero.poor"),
    ]


def test_imports_names_for_the_type_checker_and_checks_of_packs_are_left_alone() -> None:
    source = """\
        from typing import TYPE_CHECKING, TypeAlias

        __all__ = ["A", "B"]
        Size: TypeAlias = "Literal[1, 2]"
        if TYPE_CHECKING:
            LIMIT = 3


        def check(n: "Literal[4]") -> "Literal[5]":
            if n > 6:
                raise PackError("too much")

        def abstract(n):
            raise NotImplementedError
        """
    assert mutants_of({"mini.py": dedent(source)}) == []


def test_what_is_said_thought_or_checked_is_left_alone_as_a_function_and_as_a_field() -> None:
    source = """\
        class Verb:
            points: ClassVar[float] = 0.4

            def counted(self, words, number):
                return number + 1

            def faults(self, content):
                return content > 2

            def picked(self, j, hero):
                return 3 * hero
        """
    assert mutants_of({"mini.py": dedent(source)}) == []
    assert made("class Verb:\n    n: int = 4\n", "constant") == ["n: int = 5", "n: int = 3"]


SOURCE = {"mini.py": "".join(f"def rule{i}(t, n):\n    t.gold += n * {i}\n    t.then('end', {i})\n" for i in range(20))}


def drawn(source: dict[str, str], seed: int, count: int) -> list[str]:
    drawn = sample(mutants_of(source), source, seed, count)
    return [f"{each.place} {each.diff(source[each.file])}" for each in drawn]


def test_the_same_seed_draws_the_same_mutants_and_another_others() -> None:
    assert drawn(SOURCE, 1, 10) == drawn(SOURCE, 1, 10) != drawn(SOURCE, 2, 10)
    assert len(drawn(SOURCE, 1, 10)) == 10 and len(set(drawn(SOURCE, 1, 10))) == 10


def test_a_larger_sample_holds_the_smaller_one_and_other_lines_do_not_change_it() -> None:
    assert drawn(SOURCE, 1, 20)[:10] == drawn(SOURCE, 1, 10)
    longer = {"mini.py": "# Something else\n\n\n" + SOURCE["mini.py"]}
    assert drawn(longer, 1, 10) == drawn(SOURCE, 1, 10)


def test_a_statement_is_drawn_at_most_once() -> None:
    assert len(drawn(SOURCE, 1, 1000)) == 40


def test_the_games_and_the_prefixes_of_their_ledgers_are_found_without_loading_them() -> None:
    import fabletop

    assert prefixes() == {game: fabletop.book(game).prefix for game in fabletop.games()}


@pytest.mark.parametrize(
    ("test", "games"),
    [
        ("tests/rules/test_eu_19_trade.py::test_the_fee", {"euthia"}),
        ("tests/rules/test_rp_cards.py", {"roll-player"}),
        ("tests/rules/test_coverage.py::test_every_clause[roll-player]", {"roll-player"}),
        ("tests/rules/test_coverage.py", {"roll-player", "euthia", "thorgal", "thunderstone"}),
        ("tests/examples/test_examples.py::test_position_comes_out_as_it_says[roll_player/rp-e1]", {"roll-player"}),
        ("tests/kernel/test_zones.py::test_a_deck", set()),
        ("tests/kernel/test_saves.py::test_a_save[thorgal]", {"thorgal"}),
        ("tests/properties/test_laws.py::test_options_are_sound_the_door_is_shut[thorgal-0]", {"thorgal"}),
        ("tests/properties/test_laws.py::test_options_are_sound_the_door_is_shut[thorgal-3]", set()),
    ],
)
def test_a_test_is_asked_about_the_games_that_it_may_touch(test: str, games: set[str]) -> None:
    assert {game for game in prefixes() if ground_of(game).concerns(test)} == games


@pytest.mark.parametrize("game", list(prefixes()))
def test_words_pictures_and_computer_players_are_no_rules(game: str) -> None:
    rules = list(ground_of(game).rules())
    assert "state.py" in rules and len(rules) >= 10
    assert [
        file for file in rules if re.search("bot|terminal|present|words|wording|positions|usage|reports", file)
    ] == []
