"""What a computer player thinks of cards, and how an option is said."""

from __future__ import annotations

import itertools
from math import prod
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.roll_player.odds import FACES, chance, reach
from fabletop.kernel import Key

from .roll_player import GAME, at

CONTENT = fabletop.book(GAME).pack.load()
# Stars a round while a Skill is owned.
SKILLS = {
    "concentrate": 0.28,
    "search": 0.24,
    "negotiate": 0.24,
    "pickpocket": 0.22,
    "acrobatics": 0.2,
    "open_lock": 0.16,
    "climb": 0.16,
    "intimidate": 0.17,
    "move_silently": 0.15,
    "knowledge": 0.3,
    "cure_wounds": 0.24,
    "sleight_of_hand": 0.15,
    "diplomacy": 0.17,
}
# Stars that a Trait is hoped to grow by in ten rounds; a low row can only be spoilt.
GROWTH = {
    "steadfast": 5.0,
    "honorable": 2.5,
    "nimble": 2.5,
    "proud": 2.5,
    "focused": 1.6,
    "compassionate": 2.4,
    "obsessed": 1.2,
    "cunning": 2.4,
    "greedy": 0.5 / 3,
    "honest": 2.4,
    "loyal": 0.6,
    "dedicated": 0.6,
    "courageous": 1.2,
    "envious": 2.4,
    "famous": 0.9,
}
WEAPONS = {
    "longsword": 0.13,
    "blessed_mace": 0.14,
    "jeweled_dagger": 0.13,
    "longbow": 0.24,
    "tower_shield": 0.04,
    "ancient_spear": 0.12,
    "quarterstaff": 0.14,
    "heavy_crossbow": 0.19,
}


@pytest.mark.parametrize("card", SKILLS)
def test_a_skill_is_worth_so_much_a_round(card: str) -> None:
    assert CONTENT.skills[card].worth() == pytest.approx(SKILLS[card])


@pytest.mark.parametrize("card", WEAPONS)
def test_a_weapon_is_worth_so_much_a_round(card: str) -> None:
    assert CONTENT.weapons[card].worth() == pytest.approx(WEAPONS[card])


@pytest.mark.parametrize("card", GROWTH)
def test_a_trait_is_worth_its_stars_and_what_it_may_grow_by(card: str) -> None:
    t = at("last_discards", 0, s0={"class": "monk", "traits": [card], "STR": ["purple 6", "purple 6"]}).state
    trait = CONTENT.traits[card]
    assert trait.worth(t, 0, 0) == trait.score(t, 0)
    assert trait.worth(t, 0, 10) - trait.score(t, 0) == pytest.approx(GROWTH[card])


@pytest.mark.parametrize(
    ("faces", "worth"), [((), "chance"), (("red 6", "red 5"), 0.0), (("red 1", "red 1", "red 1"), 4.0)]
)
def test_a_low_row_is_worth_the_chance_that_it_stays_low(faces: tuple[str, ...], worth: float | str) -> None:
    t = at("last_discards", 0, s0={"race": "human", "class": "monk", "STR": list(faces)}).state
    found = CONTENT.traits["weak"].worth(t, 0, 5)
    assert found == pytest.approx(4 * reach(3, -99, 8, 0.35) if worth == "chance" else worth)


def test_every_card_is_thought_of_here() -> None:
    market = CONTENT.market.items()
    assert set(SKILLS) == {card for card, entry in market if entry.skill}
    assert set(WEAPONS) == {card for card, entry in market if entry.weapon}
    low = {"weak", "clumsy", "foolish", "reckless", "obnoxious"}
    assert set(GROWTH) | low == {card for card, entry in market if entry.trait}


@pytest.mark.parametrize("dice", [0, 1, 2, 3])
def test_the_chance_of_a_sum_is_that_of_all_throws(dice: int) -> None:
    def all_throws(low: int, high: int) -> float:
        throws = itertools.product(enumerate(FACES, 1), repeat=dice)
        return sum(prod(p for _, p in throw) for throw in throws if low <= sum(face for face, _ in throw) <= high)

    assert sum(FACES) == pytest.approx(1)
    for low, high in itertools.combinations_with_replacement(range(19), 2):
        exact, near, far = (all_throws(low - n, high + n) for n in (0, 1, 2))
        assert chance(dice, low, high) == pytest.approx(exact)
        hoped = exact + 0.4 * (near - exact) + 0.2 * (far - near)
        assert reach(dice, low, high, 0.4) == pytest.approx(hoped)


def said(game: Game[Any]) -> dict[Key, Any]:
    """The words of each option."""
    assert game.decision is not None
    return {key: game.book.option(game.state, game.decision, key).args for key in game.decision.options}


@pytest.mark.rule("RP-6.5", "RP-15.1")
def test_raising_a_die_is_said_with_the_number() -> None:
    own = {"class": "monk", "STR": ["red 2"], "skills": ["cure_wounds"]}
    game = at("dice_action", 0, "CON", 0, s0=own)
    assert said(game)["raise", "STR", 1]["by"] == 1
    game.choose(("skill", "cure_wounds"))
    assert [said(game)["raise", "STR", 1, by]["by"] for by in (1, 2)] == [1, 2]
