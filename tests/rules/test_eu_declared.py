"""What the verbs of Euthia say of themselves, in tables."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.euthia.verbs.base import Effect, every_verb

from .euthia import PACK
from .euthia_arena import arena

EFFECTS: dict[type[Effect], Effect] = {type(each): each for listed in PACK.lists.values() for each in listed}


def tag(verb: type[Any]) -> str:
    return str(verb.__struct_config__.tag)


def test_the_pack_has_an_effect_of_every_verb() -> None:
    assert [tag(verb) for verb in every_verb() if verb not in EFFECTS] == []


@pytest.mark.rule("EU-38.22")
def test_damage_comes_after_the_other_effects_of_its_moment() -> None:
    assert [tag(verb) for verb in every_verb() if verb.last] == ["deal"]


@pytest.mark.rule("EU-46.27")
def test_an_immune_monster_does_not_feel_what_touches_its_dice_tokens_and_cards() -> None:
    dice = ["flip_monster_die", "next_rabbit_foot", "no_monster_attack", "one_die", "rabbit_foot", "reroll_monster"]
    touching = [tag(verb) for verb in every_verb() if verb.touches_monster is True]  # "for_combat": some of its kinds
    assert touching == sorted([*dice, "cancel_card", "remove", "silence"])


@pytest.mark.rule("EU-25.34")
def test_what_only_changes_an_attack_is_in_vain_when_it_does_not_come() -> None:
    own = ["flip_monster_die", "no_monster_attack", "one_die", "rabbit_foot", "reduce_wounds", "reroll_monster"]
    for gaar, idle in ((1, []), (0, ["take_gaar"])):  # from a Hero who has none
        t = arena("acting", h0={"gaar": gaar}, fight={"phase": "monster_attack"}).state
        vain = sorted(effect.tag for effect in EFFECTS.values() if effect.in_vain(t))
        assert vain == sorted([*own, "monster_heal", "monster_value", "wound_plus", *idle])
