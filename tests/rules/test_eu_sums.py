"""The sums of a Combat: every modifier is a line, and effects come at their own time."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.euthia.choices.things import USE
from fabletop.games.euthia.hero.using import use
from fabletop.games.euthia.verbs.times import Moment

from .euthia import at, hero, kind, options, play, seen, table
from .euthia_arena import BREW, CONTENT, arena, fight, tool

LAND = {"1,1": "i_general_2"}


def fighting(scene: str, *args: str | int, **laid: Any) -> Game[Any]:
    laid["h0"] = {"id": "dral", "at": "2,1", "gaar": 0, **laid.get("h0", {})}
    laid["fight"] = {"foe": "cyclops", "chaos": 0, "gaar": 0, **laid.get("fight", {})}
    return at(scene, *args, **{"land": LAND, **laid})


def sums(game: Game[Any]) -> dict[str, Any]:
    found: dict[str, Any] = seen(game)["fight"]["sums"]
    return found


@pytest.mark.rule("EU-25.26", "EU-28.22", "EU-27.6", "EU-29.6")
def test_the_lines_add_up_to_the_number() -> None:
    rolled = 0
    for seed in range(12):
        game = fabletop.new("euthia", seats=2 + seed % 3, seed=seed)
        chance = random.Random(seed)
        while not game.over and game.ply < 400:
            decision = game.decision
            assert decision is not None
            fight = game.view(None)["table"]["fight"]
            found = fight and fight["sums"]
            if found and found["value"] is not None:
                rolled += 1
                assert sum(line["n"] for line in found["lines"]) == found["value"]
                assert sum(line["n"] for line in found["effect"] if not line.get("idle")) == found["dealt"]
            lively = [key for key in decision.options if key[0] in ("walk", "march", "gaar", "play", "use", "attack")]
            game.choose(chance.choice(lively or decision.options), decision.seat)
    assert rolled > 50


@pytest.mark.rule("EU-30.6", "EU-25.14")
def test_hope_points_for_a_gaar_are_no_word_of_the_alternation() -> None:
    game = fighting("word", 0, fight={"dice": [4, 3], "hope": 2, "phase": "monster_attack"})
    assert kind(game) == "hero_word" and ("hope", 2) in options(game)
    play(game, ("hope", 2))
    assert kind(game) == "hero_word" and hero(game)["gaar"] == 1  # still the Hero's word
    assert ("gaar", 0) in options(game)


@pytest.mark.rule("EU-24.7")
def test_what_does_not_heal_may_be_used_whenever_the_hero_may_act() -> None:
    game = fighting("word", 0, h0={"bag": ["scroll_of_gaar"]}, fight={"dice": [4, 3], "phase": "monster_attack"})
    assert ("use", "scroll_of_gaar") in options(game)
    play(game, ("use", "scroll_of_gaar"))
    assert kind(game) == "hero_word" and ("gaar", 1) in options(game)


@pytest.mark.rule("EU-24.6")
def test_what_heals_waits_for_a_healing_phase() -> None:
    game = fighting("word", 0, h0={"bag": ["healing_potion"], "gaar": 1}, fight={"dice": [4, 3]})
    assert ("use", "healing_potion") not in options(game)


@pytest.mark.rule("EU-24.6", "EU-38.19")
@pytest.mark.parametrize(
    ("timing", "phase", "healed"),
    [
        ("T3", "preparation", 2),  # in the first Healing phase
        ("T6", "monster_attack", 2),  # in the second
        ("T8", "monster_attack", 2),
        ("T9", "hero_attack", 0),  # too late
        ("T10", "hero_attack", 0),
    ],
)
def test_what_a_tile_heals_besides_waits_for_a_healing_phase_of_this_round(
    timing: str, phase: str, healed: int
) -> None:
    gaar = {"do": "gain", "timing": timing, "use": "discard", "what": "gaar", "n": 1}
    dose = {**tool("test_dose", "heal", "T2"), "effects": [gaar, {**gaar, "timing": "T4"}, BREW[1]]}  # T4 never comes
    content: dict[str, Any] = {**CONTENT, "merchant": [*CONTENT["merchant"], dose]}
    mine = {"health": 2, "bag": ["test_dose"]}
    game = arena("prepare", 0, content=content, h0=mine, dice=[1, 1] * 9, fight={"round": 0, "phase": "preparation"})
    while fight(game)["phase"] != phase or ("use", "test_dose") not in options(game):
        play(game, options(game)[0])
    play(game, ("use", "test_dose"))
    while fight(game)["round"] < 2:
        play(game, options(game)[0])
    assert hero(game)["gaar"] == 1 and hero(game)["health"] == 2 + healed and fight(game)["pending"] == []


@pytest.mark.rule("EU-38.19")
@pytest.mark.parametrize(
    ("moment", "later"),
    [
        ("prep", ["T6", "T8", "T9", "T10", "T2"]),
        ("foe_before", ["T8", "T9", "T10", "T2"]),
        ("foe_after", ["T9", "T10", "T2"]),
        ("own_before", ["T10"]),
        ("own_after", []),
        ("heal", ["T3", "T6", "T8", "T9", "T10"]),  # in the next phases, whichever Healing phase it is
    ],
)
def test_of_a_tile_only_what_is_still_to_come_in_the_round_is_kept(moment: Moment, later: list[str]) -> None:
    gaar = {"do": "gain", "use": "discard", "what": "gaar", "n": 1}
    effects = [*({**gaar, "timing": timing} for timing in ("T3", "T6", "T8", "T9", "T10")), BREW[1]]
    sip = {**tool("test_sip", "gain", "T3"), "effects": effects}
    t = arena(
        "acting", content={**CONTENT, "merchant": [*CONTENT["merchant"], sip]}, h0={"bag": ["test_sip"]}, fight={}
    )
    use(t.state, 0, USE["test_sip"], moment)
    assert sorted(effects[i]["timing"] for _, i in t.state.fight.pending) == sorted(later)


@pytest.mark.rule("EU-25.26")
def test_a_die_that_shows_the_same_again_is_no_line_of_the_sum() -> None:
    game = fighting("attack_rolled", 0, h0={"gaar": 2}, dice=[4, 3, 4, 5])
    play(game, ("gaar", 0))
    assert [(number, n) for number, _, n in game.state.fight.lines] == [("value", 7), ("value", -2)]
    play(game, ("gaar", 1))
    assert [n for _, _, n in game.state.fight.lines] == [7, -2, 2, -2]


@pytest.mark.rule("EU-28.25")
def test_a_potion_for_the_whole_combat_counts_in_the_attack_in_whose_steps_it_is_drunk() -> None:
    game = fighting("hero_attack", 0, h0={"bag": ["potion_of_fury"], "gaar": 1}, dice=[5, 5, 1, 1, 5, 5])
    play(game, ("use", "potion_of_fury"))
    assert table(game)["fight"]["damage_plus"] == 2
    assert [line["n"] for line in sums(game)["effect"] if line["name"] == "potion_of_fury"] == [2]
    play(game, ("done",), ("final",))
    while kind(game) != "change":
        play(game, options(game)[0])
    assert table(game)["fight"]["round"] == 2 and table(game)["fight"]["damage_plus"] == 2  # and in every one after it
    assert [line["n"] for line in sums(game)["effect"] if line["name"] == "potion_of_fury"] == [2]


@pytest.mark.rule("EU-28.21", "EU-26.2")
def test_under_possession_both_players_alternate_in_step_c() -> None:
    game = fighting(
        "attack_with",
        0,
        "dral_notched_sword",
        h0={"gaar": 2},
        fight={"gaar": 1, "lasting": {"possession": 1}},
        dice=[3, 3, 4],
    )
    assert kind(game) == "change"
    play(game, ("gaar", 0))
    assert kind(game) == "possessed"  # one option, then the Monster Player
    play(game, ("pass",))
    assert kind(game) == "change"
    assert table(game)["fight"]["said"] == [[0, "gaar"], [1, "pass"]]
    play(game, ("final",))
    assert kind(game) != "possessed"  # two passes in a row


@pytest.mark.rule("EU-28.21", "EU-26.2")
def test_under_possession_a_gaar_token_of_the_monster_rerolls_a_die_and_takes_two() -> None:
    lasting = {"gaar": 3, "lasting": {"possession": 1}}
    game = fighting("attack_with", 0, "dral_notched_sword", h0={"gaar": 1}, fight=lasting, dice=[3, 6, 1])
    before = sums(game)["value"]
    play(game, ("final",), ("gaar", 1))
    assert table(game)["roll"]["dice"] == [3, 1] and sums(game)["value"] == before - 5 - 2
    assert table(game)["fight"]["gaar"] == 2 and hero(game)["gaar"] == 1
    assert kind(game) == "change" and table(game)["fight"]["said"] == [[0, "pass"], [1, "gaar"]]
    play(game, ("final",))
    assert kind(game) == "possessed"  # a pass before that word does not count


@pytest.mark.rule("EU-23.11")
def test_what_bleeds_since_the_preparation_takes_damage_in_the_first_round() -> None:
    game = fighting("use_moment", 0, "prep", h0={"bag": ["venom_gland"]}, fight={"round": 0})
    play(game, ("use", "venom_gland"))
    bleeding = table(game)["fight"]
    assert bleeding["round"] == 1 and bleeding["damage"] >= 2 * bleeding["bleed"] > 0


@pytest.mark.rule("EU-38.19")
def test_what_answers_to_damage_comes_after_it_and_only_then() -> None:
    mine = {"id": "taesiri", "board": ["taesiri_leech"], "health": 2, "gaar": 1}
    hit = fighting("attack_with", 0, "taesiri_bone_wand", h0=mine, dice=[5, 5])
    play(hit, ("use", "taesiri_leech"))
    assert hero(hit)["health"] == 2  # not yet
    play(hit, ("final",))
    assert hero(hit)["health"] == 3
    missed = play(fighting("attack_with", 0, "taesiri_bone_wand", h0=mine, dice=[1, 1]), ("use", "taesiri_leech"))
    play(missed, ("final",))
    assert hero(missed)["health"] == 2


@pytest.mark.rule("EU-38.19")
def test_what_answers_to_wounds_comes_after_them() -> None:
    mine = {"id": "taesiri", "board": ["taesiri_mirror_of_malice"], "unlocked": True}
    game = fighting("monster_attack", 0, h0=mine, dice=[6, 5, 1, 1])  # the Hero's own attack misses
    play(game, ("done",), ("use", "taesiri_mirror_of_malice"))
    assert hero(game)["health"] == 5 - 3  # 4 of the band, 1 less
    assert table(game)["fight"]["damage"] == 2  # as many as Wounds, at most 2
