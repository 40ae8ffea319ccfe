"""A deck has no order until it is drawn from."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabletop.kernel import Deck, Rng
from fabletop.kernel.state import read

steady = settings(deadline=None, derandomize=True)
cards = st.lists(st.sampled_from(["axe", "bow", "cup", "dog"]), max_size=12)


def deck(*items: str) -> Deck[str]:
    made: Deck[str] = Deck()
    made.shuffle_on_top(items)
    return made


@steady
@given(cards)
def test_shuffling_forgets_the_order(items: list[str]) -> None:
    assert deck(*items) == deck(*reversed(items))
    assert deck(*items).items() == sorted(items)


@steady
@given(cards, st.integers(0, 1000))
def test_drawing_gives_every_card_once(items: list[str], seed: int) -> None:
    pile, rng = deck(*items), Rng(str(seed))
    drawn = [pile.draw(rng) for _ in range(len(pile))]
    assert Counter(drawn) == Counter(items)
    assert len(pile) == 0 and pile.parts == [] and pile.open == []


def test_what_is_drawn_is_the_card_that_the_generator_names() -> None:
    pile, rng = deck("dog", "axe", "cup", "bow"), Rng("7")
    expected = sorted(["dog", "axe", "cup", "bow"])[Rng("7").below(4)]
    assert pile.draw(rng) == expected


def test_the_upper_part_is_drawn_before_the_lower() -> None:
    pile, rng = deck("cup", "dog"), Rng("7")
    pile.shuffle_on_top(["axe", "bow"])
    assert sorted([pile.draw(rng), pile.draw(rng)]) == ["axe", "bow"]
    assert sorted([pile.draw(rng), pile.draw(rng)]) == ["cup", "dog"]


def test_cards_that_all_have_seen_lie_in_open_parts_of_one() -> None:
    pile, rng = deck("cup", "dog"), Rng("7")
    pile.lay_on_top("axe")
    pile.lay_under("bow")
    assert (pile.parts, pile.open) == ([["bow"], ["cup", "dog"], ["axe"]], [True, False, True])
    assert pile.draw(rng) == "axe"
    assert rng.at == 0, "nothing is learnt from a card that all have seen"
    pile.draw(rng)
    pile.draw(rng)
    assert pile.draw(rng) == "bow"


def test_an_empty_shuffle_makes_no_part() -> None:
    pile = deck()
    pile.shuffle_on_top([])
    assert pile.parts == [] and pile.open == []
    with pytest.raises(IndexError):
        pile.draw(Rng("7"))


def test_a_part_that_shrank_to_one_card_is_not_an_open_card() -> None:
    pile, rng = deck("axe", "bow"), Rng("7")
    pile.draw(rng)
    assert pile.open == [False]


def test_every_draw_of_an_unseen_card_is_learnt_even_of_the_last_one() -> None:
    """The counter is the barrier of undo; who draws the last card of a part still sees which one it is."""
    pile, rng = deck("axe", "bow", "cup"), Rng("7")
    for _ in range(3):
        before = rng.at
        pile.draw(rng)
        assert rng.at > before


def test_a_die_goes_back_into_the_unordered_part() -> None:
    pile = deck("axe", "cup")
    pile.mix_in("bow")
    assert pile.parts == [["axe", "bow", "cup"]]
    empty = deck()
    empty.mix_in("axe")
    assert (empty.parts, empty.open) == ([["axe"]], [False])


def test_nothing_is_mixed_into_an_open_card() -> None:
    pile = deck("axe")
    pile.lay_on_top("cup")
    pile.mix_in("bow")
    assert all(len(part) == 1 for part, seen in zip(pile.parts, pile.open) if seen)
    assert pile.items() == ["axe", "bow", "cup"]


def test_a_known_card_can_be_taken_out() -> None:
    pile = deck("axe", "bow")
    pile.lay_on_top("cup")
    pile.take("cup")
    pile.take("axe")
    assert (pile.parts, pile.open) == ([["bow"]], [False])
    with pytest.raises(ValueError, match="not in the deck"):
        pile.take("axe")


@steady
@given(st.lists(cards, max_size=4), st.booleans())
def test_a_clone_and_a_stored_deck_are_the_same_and_stand_apart(parts: list[list[str]], seen: bool) -> None:
    pile = deck()
    for part in parts:
        pile.shuffle_on_top(part)
    if seen:
        pile.lay_on_top("axe")
    stored = read(Deck[str], msgspec.json.encode(pile))
    clone = pile.clone()
    assert clone == pile == stored
    clone.mix_in("bow")
    clone.lay_under("bow")
    assert stored == pile != clone


def test_a_bag_of_numbers_is_a_deck_too() -> None:
    bag: Deck[int] = Deck()
    bag.shuffle_on_top(range(20))
    assert sorted(bag.draw(Rng(str(seed))) for seed in range(3))[0] >= 0
    assert read(Deck[int], msgspec.json.encode(bag)) == bag


def test_an_empty_deck_is_its_discard_pile_shuffled() -> None:
    deck: Deck[str] = Deck()
    discard = ["b", "a"]
    assert deck.refill(discard) and discard == []
    assert deck.parts == [["a", "b"]] and deck.open == [False]


def test_a_deck_is_not_refilled_while_a_card_is_left_or_from_nothing() -> None:
    deck = Deck([["a"]], [True])
    discard = ["b"]
    assert not deck.refill(discard)
    assert discard == ["b"] and deck.items() == ["a"]
    assert not Deck[str]().refill([])


def test_what_is_drawn_may_come_from_the_discard_pile() -> None:
    deck, discard, rng = Deck([["a"]], [True]), ["b"], Rng("1")
    assert [deck.draw_from(discard, rng) for _ in range(3)] == ["a", "b", None]
    assert discard == [] and not len(deck)
