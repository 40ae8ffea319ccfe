"""Chance has a documented algorithm, and it never changes."""

from __future__ import annotations

import hashlib

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabletop.kernel import Rng, SetupError
from fabletop.kernel.state import read

steady = settings(deadline=None, derandomize=True)


def word(seed: str, i: int) -> int:
    """The algorithm as kernel/rng.py documents it, written by hand."""
    block = hashlib.blake2b((i // 16).to_bytes(8, "big"), key=seed.encode("utf-8"), digest_size=64).digest()
    return int.from_bytes(block[i % 16 * 4 : i % 16 * 4 + 4], "big")


@pytest.mark.parametrize("seed", ["7", "0", "Žofie", "f" * 32, "x" * 64])
def test_the_numbers_are_the_words_of_blake2b_in_counter_mode(seed: str) -> None:
    rng = Rng(seed)
    assert [rng.below(1 << 32) for _ in range(100)] == [word(seed, i) for i in range(100)]
    assert rng.at == 100


VECTOR_WORDS = [926716459, 4135035115, 2055887218, 1450885392]
VECTOR_DICE = [1, 1, 3, 3, 6, 4, 4, 4, 2, 1, 2, 3, 1, 6, 5, 4, 4, 2, 2, 5]
VECTOR_TOKEN = "e2f39e7beff081d66f5473d50a6613c3"


def test_these_numbers_never_change() -> None:
    rng = Rng("7")
    assert [rng.below(1 << 32) for _ in range(4)] == VECTOR_WORDS
    assert [rng.roll() for _ in range(20)] == VECTOR_DICE
    assert Rng("fabletop").token() == VECTOR_TOKEN


@steady
@given(st.text(min_size=1, max_size=16), st.integers(0, 200), st.integers(2, 10**6))
def test_a_number_below_n_is_word_times_n_shifted(seed: str, at: int, n: int) -> None:
    rng = Rng(seed, at)
    found = rng.below(n)
    assert found == word(seed, at) * n >> 32
    assert 0 <= found < n
    assert rng.at == at + 1


def test_below_one_costs_no_word() -> None:
    rng = Rng("7")
    assert [rng.below(1) for _ in range(9)] == [0] * 9
    assert rng.at == 0
    assert rng.pick(["only"]) == "only"


def test_all_faces_of_a_die_come_about_equally_often() -> None:
    rng = Rng("faces")
    rolls = [rng.roll() for _ in range(6000)]
    assert sorted(dict.fromkeys(rolls)) == [1, 2, 3, 4, 5, 6]
    assert all(900 < rolls.count(face) < 1100 for face in range(1, 7))
    assert sorted(dict.fromkeys(rng.roll(20) for _ in range(2000))) == list(range(1, 21))


@steady
@given(st.integers(0, 100), st.integers(0, 40))
def test_a_clone_and_a_stored_generator_go_on_with_the_same_numbers(used: int, more: int) -> None:
    rng = Rng("clone", forced=[6, 1])
    for _ in range(used):
        rng.below(10)
    stored = read(Rng, msgspec.json.encode(rng))
    clone = rng.clone()
    assert clone == rng == stored
    numbers = [rng.below(100) for _ in range(more)]
    assert [clone.below(100) for _ in range(more)] == numbers
    assert [stored.below(100) for _ in range(more)] == numbers
    assert [clone.roll(), clone.roll(), clone.forced, rng.forced] == [6, 1, [], [6, 1]]


def test_forced_faces_come_first_and_count_as_learnt() -> None:
    rng = Rng("7", forced=[6, 6, 1])
    assert [rng.roll(), rng.roll(), rng.roll()] == [6, 6, 1]
    assert rng.at == 3
    assert rng.roll() == word("7", 3) * 6 // 2**32 + 1


def test_a_new_seed_opens_the_future_even_in_the_middle_of_a_block() -> None:
    rng = Rng("old")
    for _ in range(5):
        rng.below(10)
    rng.reseed("new")
    at = rng.at
    assert [rng.below(1 << 32) for _ in range(20)] == [word("new", at + i) for i in range(20)]


def test_a_new_seed_forgets_the_faces_that_a_position_fixed() -> None:
    rng = Rng("old", forced=[6, 6])
    rng.reseed("new")
    assert rng.roll() == word("new", 0) * 6 // 2**32 + 1


def test_a_new_seed_gives_the_same_future_however_often_it_was_drawn_before() -> None:
    """Two worlds that look alike are imagined alike (law 2), though one of them has been dealt more often."""
    futures = []
    for used in (0, 3, 40):
        rng = Rng("old")
        for _ in range(used):
            rng.below(10)
        rng.reseed("new")
        futures.append([rng.below(1 << 32) for _ in range(8)])
    assert futures[0] == futures[1] == futures[2]


@pytest.mark.parametrize("seed", ["", "x" * 65, "ž" * 33])
def test_a_seed_has_one_to_sixty_four_bytes(seed: str) -> None:
    with pytest.raises(SetupError, match="1 to 64 bytes"):
        Rng(seed)


def test_tokens_are_128_bits_as_text_and_fit_for_a_seed() -> None:
    rng = Rng("7")
    tokens = [rng.token() for _ in range(50)]
    assert len(dict.fromkeys(tokens)) == 50
    assert all(len(token) == 32 and int(token, 16) >= 0 for token in tokens)
    Rng(tokens[0]).roll()
