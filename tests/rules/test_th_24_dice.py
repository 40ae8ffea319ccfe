"""TH-24: Combat effects and dice."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game

from .thorgal import events, hero, kind, options, play, table
from .thorgal_arena import arena, cards, go


def combat(game: Game[Any]) -> dict[str, Any]:
    shown: dict[str, Any] = table(game)["fight"]
    return shown


def shapes(game: Game[Any]) -> list[str]:
    found: list[str] = combat(game)["shapes"]
    return found


def rolling(*dice: int, extra: dict[str, int] | None = None, price: int = 0, **may: int) -> Game[Any]:
    """A Combat with two yellow dice that will show these faces, and perhaps with additional dice by colour."""
    prices = dict.fromkeys(extra or {}, price)
    return arena.fights(dice=list(dice), may=may, extra=extra or {}, prices=prices)


@pytest.mark.rule("TH-24.1", "TH-24.19")
def test_a_combat_goes_through_its_steps_in_order() -> None:
    may = {"upgrade": 1, "reroll": 1}
    game = arena.fights(may=may, dice=[1, 1], locations={"hut": {"enemies": ["minor"]}})
    asked = []
    play(game, ("foe", "den", "minor"))
    assert combat(game)["cards"] == ["dummy"] and not combat(game)["faces"]  # the card is in sight before the dice
    while kind(game) != "token":
        asked.append(kind(game))
        keys = [("roll",), ("stand",), ("lay", 0, 3, 2), ("lay", 0, 3, 1)]
        play(game, next(key for key in keys if key in options(game)))
    assert asked == ["before_roll", "after_roll", "fight_spot", "fight_spot"]
    told = ["fights", "enemy_card", "rolled", "struck", "gained", "lost_combat", "threat"]
    found = [each.name for each in events(game) if each.name in told]
    assert list(dict.fromkeys(found)) == told


@pytest.mark.rule("TH-24.2")
def test_additional_dice_are_decided_on_before_the_roll() -> None:
    game = rolling(1, 1, 1, extra={"red": 2}, reroll=1)
    assert options(game) == [("roll",), ("add", "red")]
    assert combat(play(game.copy(), ("add", "red")))["dice"] == ["yellow", "yellow", "red"]
    play(game, ("roll",))
    assert {key[0] for key in options(game)} == {"stand", "reroll"}


@pytest.mark.rule("TH-24.3", "TH-24.4", "TH-24.18")
def test_dice_are_rerolled_one_at_a_time_up_to_the_number_also_one_die_again() -> None:
    game = rolling(1, 1, 3, 6, 1, reroll=3)
    play(game, ("reroll", 0))
    assert shapes(game) == ["domino", "mono"] and kind(game) == "after_roll"
    play(game, ("reroll", 0))
    assert shapes(game) == ["tri_l", "mono"]
    play(game, ("reroll", 0))
    assert combat(game)["tiles"] == ["mono", "mono"]  # the new result stands, better or worse


@pytest.mark.rule("TH-24.3", "TH-24.14")
def test_fewer_dice_may_be_rerolled() -> None:
    game = rolling(1, 1, 3, reroll=3)
    play(game, ("reroll", 1), ("stand",))
    assert combat(game)["tiles"] == ["mono", "domino"]


@pytest.mark.rule("TH-24.5")
def test_an_upgrade_replaces_a_die_by_the_next_stronger_before_the_roll() -> None:
    game = rolling(1, 1, upgrade=1, reroll=1)
    assert ("upgrade", "yellow") in options(game)
    upgraded = play(game.copy(), ("upgrade", "yellow"))
    assert combat(upgraded)["dice"] == ["orange", "yellow"] and not options(upgraded, "upgrade"), "one die, once"
    assert ("upgrade", "yellow") not in options(play(game, ("roll",)))


@pytest.mark.rule("TH-24.6", "TH-24.17")
def test_the_colours_have_an_order_of_strength() -> None:
    assert list(cards().dice) == ["yellow", "orange", "red", "black"]
    sizes = [sum(cards().tiles[face.white].size for face in die.faces) for die in cards().dice.values()]
    assert sizes == sorted(sizes) and len(set(sizes)) == 4


@pytest.mark.rule("TH-24.7", "TH-24.16")
@pytest.mark.parametrize("colour", ["yellow", "orange", "red", "black"])
def test_every_die_has_six_faces_of_one_tile_and_the_two_smallest_have_black_squares(colour: str) -> None:
    faces = cards().dice[colour].faces
    size = {id: tile.size for id, tile in cards().tiles.items()}
    assert len(faces) == 6 and all(face.white in size for face in faces)
    small = sorted(size[face.white] for face in faces)[:2]
    assert sorted(size[face.white] for face in faces if face.critical) == small
    assert all(size[face.critical] > size[face.white] for face in faces if face.critical)


@pytest.mark.rule("TH-24.8", "TH-24.9")
def test_black_squares_count_only_on_a_die_with_a_critical_effect_used_after_the_roll() -> None:
    assert combat(rolling(1, 2))["tiles"] == ["mono", "mono"]
    game = rolling(2, 1, critical=1)
    assert kind(game) == "after_roll" and options(game) == [("stand",), ("critical", 0), ("critical", 1)]
    assert combat(play(game, ("critical", 0)))["tiles"] == ["tri_l", "mono"]


@pytest.mark.rule("TH-24.10")
@pytest.mark.parametrize(("left", "rerolls"), [(0, 0), (2, 2), (3, 3)])
def test_a_bonus_gives_its_combat_effect_as_often_as_its_mode_says(left: int, rerolls: int) -> None:
    under = [{"under": "craft_4"}] * left + [{}] * (3 - left) + [{"under": "combat_11", "active": False}]
    game = go(arena.at("main_action", 0, 2, tokens=under, locations={"den": {"enemies": ["minor"]}}, dice=[3, 3]))
    assert table(game)["act"]["may"].get("reroll", 0) == rerolls


@pytest.mark.rule("TH-24.11")
def test_each_critical_works_on_one_die_and_is_offered_where_it_changes_something() -> None:
    game = rolling(1, 3, critical=2)
    assert options(game) == [("stand",), ("critical", 0)]
    play(game, ("critical", 0))
    assert combat(game)["tiles"] == ["domino", "domino"]


@pytest.mark.rule("TH-24.12")
def test_rerolls_and_criticals_mix_but_a_rerolled_die_loses_its_critical() -> None:
    game = rolling(1, 1, 2, critical=1, reroll=2)
    play(game, ("critical", 0), ("reroll", 0))
    assert shapes(game) == ["mono", "mono"] and combat(game)["critical"] == [False, False]
    assert {key[0] for key in options(game)} == {"stand", "reroll"}  # the Critical is spent
    game = play(rolling(3, 3, 2, critical=1, reroll=1), ("reroll", 0), ("critical", 0))
    assert combat(game)["tiles"] == ["tri_l", "domino"]


@pytest.mark.rule("TH-24.13")
def test_upgrades_work_on_additional_dice_and_several_times_but_not_on_the_strongest() -> None:
    game = play(rolling(1, 1, 1, extra={"red": 1}, upgrade=3), ("add", "red"), ("upgrade", "red"))
    assert combat(game)["dice"] == ["yellow", "yellow", "black"] and ("upgrade", "black") not in options(game)
    play(game, ("upgrade", "yellow"))
    assert ("upgrade", "orange") in options(game)


@pytest.mark.rule("TH-24.14")
def test_all_combat_effects_are_optional() -> None:
    game = rolling(3, 1, extra={"red": 1}, upgrade=1, reroll=1, critical=1)
    play(game, ("roll",), ("stand",))
    assert combat(game)["tiles"] == ["domino", "mono"]


@pytest.mark.rule("TH-24.15")
def test_dice_of_one_colour_never_run_out() -> None:
    game = rolling(*[1] * 12, extra={"yellow": 10}, reroll=1)
    play(game, *[("add", "yellow")] * 10)
    assert combat(game)["dice"] == ["yellow"] * 12


def test_an_additional_die_with_a_price_draws_its_threat() -> None:
    game = play(rolling(1, 1, 1, extra={"yellow": 1}, price=1, upgrade=1), ("add", "yellow"))
    assert hero(game)["threat"] == 1
    game = arena.fights(dice=[1, 1, 1], extra={"yellow": 1}, may={"upgrade": 1})
    assert hero(play(game, ("add", "yellow")))["threat"] == 0


@pytest.mark.rule("TH-24.2", "TH-30.3")
def test_an_additional_die_is_there_before_its_price_is_paid() -> None:
    laid: dict[str, Any] = {"extra": {"red": 1}, "prices": {"red": 1}, "h0": {"threat": 5}}
    game = play(arena.fights(dice=[1, 1, 1], **laid), ("add", "red"))
    assert kind(game) in ("wound", "wound_shape") and combat(game)["dice"] == ["yellow", "yellow", "red"]


def test_a_reroll_for_blood_comes_once_in_each_combat() -> None:
    game = arena.fights(value=2, dice=[1, 3, 1, 1, 1], may={"blood_reroll": 1}, h0={"threat": 1})
    play(game, ("blood", 0))
    assert kind(game) == "wound" and not events(game, "rerolled"), "the die is rolled after the wound"
    assert game.state.fight.bled
    play(game, options(game)[0])
    assert len(hero(game)["wounds"]) == 1 and kind(game) == "fight_tile" and len(events(game, "rerolled")) == 1
    while kind(game) != "foe":
        play(game, options(game)[0])
    assert ("blood", 1) in options(play(game, ("foe", "den", "minor")))
