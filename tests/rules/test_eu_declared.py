"""What the verbs of Euthia say of themselves, in tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest

from fabletop.games.euthia.content import Element
from fabletop.games.euthia.verbs.base import Effect, every_verb
from fabletop.kernel import PositionError
from fabletop.words import Words

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


TYPES = sorted({thing.item_type for thing in PACK.things.values()})
ELEMENTS = get_args(Element)


@pytest.mark.rule("EU-40.2", "EU-24.6", "EU-8.4", "EU-26.13", "EU-17.2", "EU-41.16", "EU-19.50", "EU-50.19")
@pytest.mark.parametrize(
    ("asked", "verbs"),
    [
        (lambda effect: effect.more_health, "max_health"),
        (lambda effect: effect.answers, "deal heal"),
        (lambda effect: effect.answers_wounds, "deal"),
        (lambda effect: effect.heals_in_its_phase, "heal"),
        (lambda effect: effect.granted, "grant_action"),
        (lambda effect: effect.ways, "choose"),
        (lambda effect: effect.rolls_for, "hero_roll"),
        (lambda effect: [*effect.inner()], "choose hero_roll"),
        (lambda effect: effect.revives_with, "phoenix phoenix_vigil"),
        (lambda effect: effect.burdens, "next_attack"),
        (lambda effect: effect.helps("attack", True), "clover"),
        (lambda effect: effect.helps("confrontation"), "clover"),
        (lambda effect: any(effect.wards(power, ELEMENTS) for power in ELEMENTS), "ward"),
        (lambda effect: effect.places, "hold"),
        (lambda effect: any(effect.takes(kind) for kind in TYPES), "hold"),
        (lambda effect: effect.discount_on("item"), "discount"),
        (lambda effect: effect.discount_on("learning"), "discount"),
        (lambda effect: any(effect.discount_on_each(kind) for kind in TYPES), "discount"),
        (lambda effect: any(effect.sale_bonus(kind) for kind in TYPES), "sell_bonus"),
        (lambda effect: effect.reputation_at_end, "score"),
        (lambda effect: effect.dwurt_die_step, "dwurt_die_step"),
        (lambda effect: effect.dwurt_die_wounds, "dwurt_die_wounds"),
    ],
)
def test_what_is_asked_of_all_verbs_is_so_of_these_alone(asked: Callable[[Effect], object], verbs: str) -> None:
    effects = [each for listed in PACK.lists.values() for each in listed]
    assert sorted({effect.tag for effect in effects if asked(effect)}) == verbs.split()


@pytest.mark.rule("EU-28.18", "EU-33.23", "EU-21.3", "EU-33.25", "EU-26.2")
@pytest.mark.parametrize(
    ("declared", "verbs"),
    [
        ("of_action", "discount mine_cart"),
        ("heals", "heal"),
        ("teleports", "teleport"),
        ("ignores_penalty", "ignore_penalty"),
        ("curses", "clover"),
        ("mends_monster", "monster_heal regeneration"),
        ("kills", "kill"),
        ("claims", "claim_monster"),
        ("lasts", "possession regeneration"),
        ("answers_rolls", "possession"),
    ],
)
def test_what_verbs_declare_is_declared_by_these_alone(declared: str, verbs: str) -> None:
    assert sorted({tag(verb) for verb in every_verb() if getattr(verb, declared)}) == verbs.split()


# -- what they say -----------------------------------------------------------------------------------------------


def test_every_effect_of_the_pack_says_itself() -> None:
    words = Words("en")
    said = {name: words.say(effect.say()) for name, effect in PACK.single.items()}
    assert len(said) > 400 and all(said.values())


def test_a_roll_says_what_comes_of_it_and_a_choice_what_there_is_to_choose_from() -> None:
    words = Words("en")
    chest, choice = PACK.single["locked_coffer/0"], next(each for each in PACK.single.values() if each.ways)
    for _, listed in (*chest.inner(), *choice.inner()):
        for effect in listed:
            part = words.say(effect.say())
            assert part in words.say(chest.say()) or part in words.say(choice.say())


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_what_a_tile_does_is_said_by_its_verbs_alone(language: str) -> None:
    words = Words(language)
    assert not [id for id in PACK.stack_of if words.has(f"eu-thing-{id}", "text")]
    for name, number in (("phoenix_ring/0", "5"), ("mirror_shield/1", "1"), ("amulet_of_masks/0", "1")):
        assert number in words.say(PACK.single[name].say())


@pytest.mark.rule("EU-33.25")
def test_a_card_that_lasts_says_what_it_does_and_only_what_lasts_is_taken() -> None:
    assert set(PACK.lasting) == {"regeneration", "possession"} and all(each.lasts for each in PACK.lasting.values())
    card = {"id": "frenzy", "source": "designed", "metal": "gold", "timing": "before_or_after", "segments": [[]]}
    with pytest.raises(PositionError, match="card: frenzy: lasting: 'kill' does not last"):
        arena("acting", content={"card": [{**card, "lasting": [{"do": "kill"}]}]})
    with pytest.raises(PositionError, match="there is no lasting effect 'decay'"):
        arena("acting", fight={"lasting": {"decay": 1}})


@pytest.mark.rule("EU-46.23", "EU-46.24", "EU-46.25", "EU-46.26", "EU-46.30")
def test_what_a_band_does_besides_its_wounds_has_a_clause_of_its_own() -> None:
    bands = [band for foe in (*PACK.elites.values(), *PACK.great_foes.values()) for band in foe.bands]
    found = {effect.tag: effect.threat for band in bands for effect in band.effects}
    assert found == {
        "clover": "EU-46.23",
        "monster_draw": "EU-46.24",
        "monster_heal": "EU-46.25",
        "kill": "EU-46.26",
    }
