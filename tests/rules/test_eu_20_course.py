"""The course of a Combat round, and what the verbs of cards and bands do to its numbers."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.hero.using import cost_refusal
from fabletop.games.euthia.reasons import Reason
from fabletop.games.euthia.verbs.base import Effect
from fabletop.games.euthia.verbs.foes import DamageMinus, MonsterGain, MonsterHeal, MonsterValue, TakeGaar, WoundPlus
from fabletop.games.euthia.verbs.goods import Gain, Hope
from fabletop.games.euthia.verbs.monsters import (
    CancelCard,
    FlipMonsterDie,
    ForCombat,
    NextRabbitFoot,
    NoMonsterAttack,
    OneDie,
    RabbitFoot,
    ReduceWounds,
    Remove,
    RerollMonster,
)
from fabletop.games.euthia.verbs.rolls import (
    Bleed,
    Clover,
    DamagePlus,
    Deal,
    HeroPenalty,
    IgnorePenalty,
    NextAttack,
)
from fabletop.games.euthia.verbs.single import may_silence, silence
from fabletop.games.euthia.verbs.tiles import LookMonsters

from .euthia import at, events, hero, kind, options, play, table
from .euthia_arena import CONTENT, arena, fight, meet, tool, until

WHY = Reason("card", "savagery")
SOURCE = "flask_of_frost/0"  # where some effect stands
READY: dict[str, Any] = {"health": 5, "gaar": 2, "bag": ["test_salve", "test_haze", "test_oil", "test_hide"]}
ROUND = [
    ("healing", ""),
    ("monster_attack", "before"),
    ("monster_attack", "change"),
    ("monster_attack", "answer"),
    ("second_healing", ""),
    ("hero_attack", "before"),
    ("hero_attack", "weapon"),
    ("hero_attack", "change"),
]


def course(game: Game[Any]) -> list[tuple[str, str]]:
    """The phases and steps of the first Combat round in which anybody was asked."""
    found = []
    while table(game)["fight"] and fight(game)["round"] == 1:
        found.append((fight(game)["phase"], fight(game)["step"]))
        play(game, options(game)[0])
    return [each for each, _ in groupby(found)]


@pytest.mark.rule("EU-24.1", "EU-25.1", "EU-25.14", "EU-25.22", "EU-28.1", "EU-48.28")
@pytest.mark.parametrize("seats", [2, 1])
def test_a_combat_round_goes_through_its_phases_and_steps(seats: int) -> None:
    mine = {**READY, "board": ["test_sword", "dral_test_cut"]}
    game = arena("combat_round", 0, seats=seats, h0=mine, fight={"round": 0}, dice=[1] * 40)
    assert course(game) == ROUND


AFFLICTED: list[tuple[Effect, dict[str, Any]]] = [
    (MonsterValue(n=2), {"value": 2}),
    (WoundPlus(n=2), {"wound_plus": 2}),
    (DamageMinus(n=2), {"damage_minus": 2}),
    (MonsterHeal(n=2), {"mend": 2}),
    (MonsterGain(n=2, what="gaar"), {"gaar": 3}),
    (Clover(n=-2), {"curses": [-2]}),
    (Clover(n=-2, roll="next_attack"), {"blows": [-2]}),
    (TakeGaar(n=3), {"gaar": 3, "value": 2}),
]


@pytest.mark.rule("EU-2.4", "EU-33.12", "EU-51.8")
@pytest.mark.parametrize(("effect", "changed"), AFFLICTED, ids=lambda each: getattr(each, "tag", ""))
def test_what_a_play_did_is_taken_back_with_it(effect: Effect, changed: dict[str, Any]) -> None:
    game = arena("monster_attack", 0, h0={"gaar": 2, "bag": ["test_haze"]}, fight={"gaar": 1})
    state = game.state
    before = state.fight.clone()
    effect.afflict(state, state.fight, WHY)
    assert {name: getattr(state.fight, name) for name in changed} == changed
    noted = [n for number, why, n in state.fight.lines if why == WHY and number != "taken"]
    assert noted == [each[0] if isinstance(each, list) else each for name, each in changed.items() if name != "gaar"]
    effect.take_back(state, state.fight, WHY, 0)
    assert state.fight == before and state.heroes[0].gaar == 2


@pytest.mark.rule("EU-38.19")
@pytest.mark.parametrize(
    ("effect", "phase", "number", "counts"),
    [
        ("rabbit_foot", "monster_attack", "value", 2),
        ("rabbit_foot", "hero_attack", "value", 0),
        ("reduce_wounds", "monster_attack", "wound_minus", 2),
        ("reduce_wounds", "hero_attack", "wound_minus", 0),
        ("damage_plus", "hero_attack", "damage_plus", 2),
        ("damage_plus", "monster_attack", "damage_plus", 0),
    ],
)
def test_what_lasts_for_the_combat_counts_in_the_attack_in_progress(
    effect: Any, phase: str, number: str, counts: int
) -> None:
    game = arena(phase, 0, h0={"gaar": 1, "bag": ["test_haze", "test_oil"]})
    now = game.state.fight
    for times in (1, 2):
        ForCombat(effect=effect, n=2).apply(game.state, SOURCE, 0)
        assert now.for_combat == {effect: 2 * times} and getattr(now, number) == counts * times
    lines = [kind for kind, _, _ in now.lines]
    assert lines.count(f"combat_{effect}") == 2 and lines.count(number) == (2 if counts else 0)


LATER: list[tuple[str, dict[str, Any], str, int]] = [
    ("T6", {"do": "rabbit_foot", "n": -2}, "value", -2),
    ("T7", {"do": "rabbit_foot", "n": -2}, "value", -2),
    ("T8", {"do": "reduce_wounds", "n": 2}, "wound_minus", 2),
    ("T9", {"do": "damage_plus", "n": 2}, "damage_plus", 2),
]


@pytest.mark.rule("EU-38.19")
@pytest.mark.parametrize(("timing", "effect", "number", "n"), LATER, ids=[each[0] for each in LATER])
@pytest.mark.parametrize("used", [True, False])
def test_what_a_tile_does_later_comes_at_its_time(
    timing: Any, effect: dict[str, Any], number: str, n: int, used: bool
) -> None:
    now = {"do": "gain", "what": "gold", "n": 1, "timing": "T3", "use": "discard"}
    drops = {**tool("test_drops", "gain", "T3"), "effects": [now, {**effect, "timing": timing, "use": "discard"}]}
    content = {**CONTENT, "merchant": [*CONTENT["merchant"], drops]}
    mine = {"bag": ["test_drops", "test_salve"], "gaar": 1, "health": 4}
    game = until(meet(content=content, h0=mine, dice=[1] * 20), ("use", "test_drops"))
    play(game, ("use", "test_drops") if used else ("done",))
    found = set()
    while table(game)["fight"] and fight(game)["round"] < 2:
        found.add(fight(game)[number])
        play(game, options(game)[0])
    assert (n in found) == used


@pytest.mark.rule("EU-38.19")
def test_a_clover_for_the_combat_counts_on_the_roll_in_progress() -> None:
    game = arena("attack_with", 0, "test_sword", dice=[3, 3], h0={"gaar": 1})
    before = table(game)["roll"]["sum"]
    ForCombat(effect="clover", n=2).apply(game.state, SOURCE, 0)
    assert table(game)["roll"]["sum"] == before + 2 and game.state.roll.lines[-1][1] == 2


@pytest.mark.rule("EU-51.2", "EU-46.23")
def test_silence_ends_all_that_cards_did_and_nothing_that_the_monster_did() -> None:
    game = arena("hero_attack", 0, h0={"gaar": 1, "bag": ["test_oil"]}, fight={"round": 1})
    state, now = game.state, game.state.fight
    for why in (WHY, Reason("foe", "test_beast")):
        Clover(n=-2).afflict(state, now, why)
    for effect in (DamageMinus(n=2), HeroPenalty(n=-1)):
        effect.afflict(state, now, WHY)
    now.lasting["regeneration"] = 1
    silence(state)
    assert (now.curses, now.blows, now.damage_minus, now.lasting, now.muted) == ([-2], [], 0, {}, True)
    assert now.lines == [("curse", Reason("foe", "test_beast"), -2)]


# -- an Amulet of Masks, and the Monster Player's own tiles ---------------------------------------------------


MASKED: dict[str, Any] = {"id": "maeldur", "unlocked": True, "board": ["amulet_of_masks"], "silver": [], "control": 0}


@pytest.mark.rule("EU-21.3", "EU-21.5")
@pytest.mark.uses("amulet_of_masks")
def test_an_amulet_of_masks_claims_a_monster_and_brings_a_card() -> None:
    game = until(meet(seats=3, h1=MASKED, h2={"control": 0}), "claim")
    assert options(game) == [("pass",), ("mask",)]
    play(game, ("mask",))
    assert fight(game)["rival"] == 1 and hero(game, 1)["tired"] == ["amulet_of_masks"]
    assert len(hero(game, 1)["silver"]) == 1
    spent = meet(seats=3, h1={**MASKED, "tired": ["amulet_of_masks"]}, h2={"control": 0}, h0={"gaar": 1})
    while not fight(spent)["foe"]:
        assert kind(spent) != "claim"
        play(spent, options(spent)[0])


@pytest.mark.rule("EU-21.3")
@pytest.mark.uses("amulet_of_masks")
def test_where_there_is_one_rival_an_amulet_of_masks_brings_two_cards() -> None:
    game = until(meet(h1=MASKED), "rival_use")
    before = len(hero(game, 1)["silver"])
    play(game, ("use", "amulet_of_masks"))
    assert len(hero(game, 1)["silver"]) == before + 2 and hero(game, 1)["tired"] == ["amulet_of_masks"]
    assert kind(game) != "rival_use"
    several = play(until(meet(seats=3, h1={**MASKED, "control": 1}, h2={"control": 0}), "claim"), ("claim",))
    assert fight(several)["rival"] == 1 and kind(several) != "rival_use"  # among more it only claims


@pytest.mark.rule("EU-2.4")
@pytest.mark.uses("taesiri_puppet_strings")
def test_what_is_used_once_in_a_combat_is_not_exhausted_and_not_used_again() -> None:
    strings = {"id": "taesiri", "unlocked": True, "board": ["taesiri_puppet_strings"], "silver": [], "golden": []}
    game = arena("monster_attack", 0, h0={"gaar": 1}, h1=strings, dice=[1, 2, *[1] * 20], fight={"gaar": 2, "round": 1})
    key = ("use", "taesiri_puppet_strings")
    play(until(game, key), key)
    assert hero(game, 1)["tired"] == [] and fight(game)["once"] == ["taesiri_puppet_strings"]
    assert fight(play(game, options(game)[0]))["dice"] == [6, 2]
    while kind(game) != "rival_word":
        play(game, options(game)[0])
    assert key not in options(game)


# -- single verbs ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-2.4")
def test_a_die_of_the_monster_is_rolled_again_once_it_has_been_rolled() -> None:
    game = arena("monster_attack", 0, h0={"gaar": 1, "bag": ["test_haze"]}, dice=[2, 3])
    state = game.state
    assert not state.fight.dice and list(RerollMonster(n=2).apply(state, SOURCE, 0)) == []
    until(game, "hero_word")
    game.state.rng.forced = [5, 6]
    assert list(RerollMonster(n=2).apply(game.state, SOURCE, 0)) == [] and game.state.fight.dice == [5, 6]


@pytest.mark.rule("EU-2.4", "EU-22.2")
@pytest.mark.uses("scrying_pearl")
def test_under_a_monster_that_is_driven_off_the_next_one_is_turned_up() -> None:
    game = at("acting", tops={1: "dragonfly"}, h0={"board": ["scrying_pearl"]})
    game.state.seen.append("dragonfly")
    before = game.state.shown
    play(game, ("use", "scrying_pearl"), ("level", 1))
    assert table(game)["beaten"]["1"] == ["dragonfly"] and table(game)["known"] == game.state.seen == []
    assert table(game)["tops"]["1"] != "dragonfly" and game.state.shown == before + 1


OF_A_COMBAT: list[Effect] = [
    *(verb(n=1) for verb in (Hope, NextAttack, DamagePlus, Bleed, RabbitFoot, NextRabbitFoot, ReduceWounds)),
    *(verb(n=1) for verb in (FlipMonsterDie, RerollMonster)),
    *(verb() for verb in (IgnorePenalty, OneDie, NoMonsterAttack, CancelCard)),
    *(Remove(n=1, what=what) for what in ("gaar", "chaos_token")),
    *(ForCombat(n=1, effect=effect) for effect in ("clover", "damage_plus", "reduce_wounds", "rabbit_foot")),
    *(Clover(n=1), Deal(n=1), Deal(n=1, per="hope_point")),
]


@pytest.mark.rule("EU-2.4")
@pytest.mark.parametrize("effect", OF_A_COMBAT, ids=repr)
def test_what_belongs_to_a_combat_does_nothing_outside(effect: Effect) -> None:
    game = at("acting")
    before = table(game)
    assert list(effect.apply(game.state, SOURCE, 0) or ()) == []
    assert table(game) == before and kind(game) == "act"


@pytest.mark.rule("EU-2.4")
@pytest.mark.parametrize("effect", [FlipMonsterDie(n=1), RerollMonster(n=1), CancelCard()], ids=repr)
def test_before_dice_or_cards_lie_there_is_nothing_to_change(effect: Effect) -> None:
    state = arena("acting", fight={}).state
    before = len(state.agenda)
    assert list(effect.apply(state, SOURCE, 0) or ()) == [] and len(state.agenda) == before


@pytest.mark.rule("EU-51.2")
def test_silence_is_for_the_rounds_of_a_combat() -> None:
    state = arena("acting", fight={"round": 1}).state
    assert may_silence(state) and not may_silence(at("acting").state)
    state.fight.round = 0
    assert not may_silence(state)
    state.fight.round, state.fight.first_strike = 1, True
    assert not may_silence(state)


@pytest.mark.rule("EU-2.4")
def test_what_goes_by_hope_points_is_nothing_outside_combat() -> None:
    effect = Deal(n=2, per="hope_point")
    assert effect.amount(at("acting").state) == 0
    assert effect.amount(arena("acting", fight={"hope": 3}).state) == 6


@pytest.mark.rule("EU-38.23")
@pytest.mark.parametrize(
    ("cost", "enough", "too_little"),
    [
        ({"wound": 2}, {"health": 3}, {"health": 2}),
        ({"gaar": 2}, {"gaar": 2}, {"gaar": 1}),
        ({"essence": "any"}, {"essences": {"air": 1}}, {}),
        ({"essence": "air"}, {"essences": {"air": 1}}, {"essences": {"fire": 1}}),
        ({"silver_card": 2}, {"silver": ["curse", "curse"]}, {"silver": ["curse"]}),
    ],
)
def test_a_price_is_paid_by_whoever_has_all_of_it(
    cost: dict[str, str | int], enough: dict[str, Any], too_little: dict[str, Any]
) -> None:
    rich, poor = (at("acting", h0={"id": "dral", "gaar": 0, **mine}).state for mine in (enough, too_little))
    assert (cost_refusal(rich, 0, "", cost), cost_refusal(poor, 0, "", cost)) == ("", "EU-38.23")


@pytest.mark.rule("EU-30.6")
def test_two_hope_points_become_a_gaar_token_in_a_healing_phase() -> None:
    game = arena("use_moment", 0, "heal", h0={"bag": ["test_salve"], "health": 1}, fight={"hope": 3})
    play(game, ("hope", 2))
    assert hero(game)["gaar"] == 1 and fight(game)["hope"] == 1


@pytest.mark.rule("EU-8.18", "EU-25.14")
def test_the_monster_player_exchanges_cards_without_losing_the_word() -> None:
    hand = {"silver": ["curse"] * 4}
    word = until(arena("attack_rolled", 0, h0={"gaar": 1}, h1=hand, fight={"gaar": 1}, dice=[4, 3]), "rival_word")
    cards = arena("rival_cards", 1, "before_monster_roll", h1=hand, fight={"phase": "monster_attack", "chaos": 1})
    for game in (word, cards):
        asked = kind(game)
        play(game, ("exchange",))
        while kind(game) != asked:
            play(game, options(game)[0])
        assert len(hero(game, 1)["golden"]) == 1 and hero(game, 1)["silver"] == []
        assert game.decision is not None and game.decision.seat == 1


@pytest.mark.rule("EU-2.4", "EU-28.18")
def test_whoever_ignores_a_penalty_does_so_in_this_combat() -> None:
    state = arena("acting", fight={}).state
    IgnorePenalty().apply(state, SOURCE, 0)
    assert state.fight.ignores_penalty


@pytest.mark.rule("EU-2.4")
def test_what_rerolls_one_of_two_dice_asks_which() -> None:
    flask = tool("test_shake", "reroll_monster", "T8", 1)
    laid: dict[str, Any] = {"content": {**CONTENT, "merchant": [*CONTENT["merchant"], flask]}, "dice": [6]}
    fighting = {"phase": "monster_attack", "dice": [4, 3]}
    game = arena("use_after", 0, h0={"bag": ["test_shake"]}, fight=fighting, **laid)
    play(game, ("use", "test_shake"))
    assert kind(game) == "foe_die" and len(options(game)) == 2
    assert game.state.fight.dice == [4, 3]
    play(game, options(game)[1])
    assert [event.args[1] for event in events(game, "foe_dice")] == [(4, 6)]


@pytest.mark.rule("EU-2.4")
@pytest.mark.parametrize(
    ("what", "gains"), [("gaar", {"gaar": 2}), ("gold", {"gold": 2}), ("reputation", {"reputation": 2})]
)
def test_a_tile_that_works_for_the_monster_player_gives_to_that_player(what: Any, gains: dict[str, int]) -> None:
    game = arena("acting", h1={"gaar": 0, "gold": 0, "reputation": 0}, fight={})
    Gain(n=2, what=what).afflict(game.state, game.state.fight, WHY)
    assert {name: hero(game, 1)[name] for name in ("gaar", "gold", "reputation") if hero(game, 1)[name]} == gains


@pytest.mark.rule("EU-2.4", "EU-22.2")
def test_whoever_has_looked_at_a_monster_has_seen_it_once() -> None:
    state = at("acting", tops={1: "dragonfly", 2: "cyclops", 3: "wyvern"}).state
    before = state.shown
    for _ in range(2):
        LookMonsters(n=2).apply(state, SOURCE, 0)
        assert state.peers == {"dragonfly": [0], "cyclops": [0], "wyvern": [0]} and state.shown == before + 3
    LookMonsters(n=2).apply(state, SOURCE, 1)
    assert state.peers["wyvern"] == [0, 1]
    state.seen.append("dragonfly")
    state.peers.clear()
    LookMonsters(n=2).apply(state, SOURCE, 0)
    assert sorted(state.peers) == ["cyclops", "wyvern"]  # what lies open is known to all
