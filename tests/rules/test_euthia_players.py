"""The computer player of Euthia: it knows no more than its seat, beats chance, and does the obvious."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from random import Random
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.bots import make
from fabletop.games.euthia import bot
from fabletop.games.euthia.bot.judgement import judges
from fabletop.games.euthia.scenarios.rubble.rules import Rubble
from fabletop.kernel import Key, Question, Rng
from fabletop.kernel.reports import Task
from fabletop.lab.reports import play, played, report_of

from .euthia import CHURCH, at

SCENARIOS = ("hunt", "defending_settlements")
TALES = ("walking_ruin", "six_legends", "farruga")


def answer(game: Game[Any], chance: int = 1) -> Key:
    decision = game.decision
    assert decision is not None
    return bot.choose(game.state, decision, Random(chance))


def test_every_kind_of_question_has_a_judge() -> None:
    package = import_module("fabletop.games.euthia")
    kinds = set()
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if ".bot" not in found.name:
            for value in vars(import_module(found.name)).values():
                several = value.values() if isinstance(value, dict) else [value]
                kinds |= {each.kind for each in several if isinstance(each, Question)}
    assert len(kinds) > 40
    assert sorted(kinds - set(judges)) == []


@pytest.mark.parametrize(
    ("scenario", "seats", "chosen"),
    [
        *((scenario, seats, {}) for scenario in SCENARIOS for seats in (2, 3)),
        *((scenario, 2, {}) for scenario in TALES),
        *((scenario, 2, {"cooperative": True}) for scenario in TALES),
        ("mirrezil", 2, {}),
        ("six_legends", 1, {}),
    ],
)
def test_it_chooses_alike_in_all_worlds_that_look_alike_to_its_seat(
    scenario: str, seats: int, chosen: dict[str, bool]
) -> None:
    """The lab gives it the game itself: it must not make use of anything that its seat cannot see."""
    game = fabletop.new("euthia", seats=seats, seed=f"alike {seats}", scenario=scenario, **chosen)
    chance = Random(seats)
    compared = 0
    while (decision := game.decision) is not None:
        number = chance.randrange(1 << 30)
        key = bot.choose(game.state, decision, Random(number))
        if game.ply % 5 == 0:
            world = game.imagine(decision.seat, Rng(f"world {game.ply}"))
            asked = next(each for each in world.waiting if each.seat == decision.seat)
            assert bot.choose(world.state, asked, Random(number)) == key, (game.ply, decision.kind)
            compared += 1
        game.choose(key, decision.seat)
    assert compared > 35


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_beats_chance_every_time(scenario: str) -> None:
    for number in range(6):
        game = fabletop.new("euthia", seats=2, seed=f"chance {number}", scenario=scenario)
        players = [make(name, game.book, number) for name in ("normal", "random")]
        own = number % 2
        while (decision := game.decision) is not None:
            game.choose(players[decision.seat ^ own].choose(game, decision), decision.seat)
        assert game.result is not None
        assert game.result.scores[own] > game.result.scores[1 - own] + 5


# -- positions -----------------------------------------------------------------------------------------------


def test_it_wears_the_better_weapon() -> None:
    h0 = {"id": "maeldur", "bag": ["twin_fangs"]}
    assert answer(at("acting", h0=h0)) == ("pack",)
    assert answer(at("packing", 0, h0=h0)) == ("swap", "twin_fangs", "maeldur_fire_staff")
    worn = {"id": "maeldur", "bare": True, "board": ["twin_fangs"], "bag": ["maeldur_fire_staff"]}
    assert answer(at("packing", 0, h0=worn)) == ("done",)


def test_it_opens_a_treasure_at_once() -> None:
    land = {"1,1": "i_general_1"}
    game = at("acting", land=land, freed=["1,2"], h0={"at": "1,2"})
    assert answer(game) == ("treasure",)


def test_a_wounded_hero_is_healed_in_the_church() -> None:
    assert answer(at("acting", h0={"at": CHURCH, "health": 1, "gold": 2})) == ("church", "heal")
    assert answer(at("acting", h0={"at": CHURCH, "gold": 2, "tokens": []})) != ("church", "heal")


def test_a_beginner_stays_away_from_a_monster_of_level_3() -> None:
    land = {"1,1": "iv_general_2", "-1,2": "i_general_1"}  # level 3 on 2,1, level 1 on -1,3
    game = at("acting", land=land, h0={"at": "1,1", "moves": 1, "tokens": ["combat"]}, freed=["1,1"])
    assert ("walk", "2,1") in game.decision.options  # type: ignore[union-attr]
    assert answer(game) != ("walk", "2,1")


def test_it_sells_what_it_has_mined_and_buys_what_makes_it_stronger() -> None:
    land = {"1,1": "i_fixed_1"}
    stock = {"merchant": ["long_sword", "satchel", "gem_tray", "scroll_of_gaar"]}
    place = {"at": "1,1", "bag": ["gold_nugget"]}
    game = at("trading", 0, land=land, offers=stock, trading="merchants", h0={"id": "maeldur", **place})
    assert answer(game) == ("sell", "gold_nugget", 0)
    rich = at("trading", 0, land=land, offers=stock, trading="merchants", h0={"id": "maeldur", "at": "1,1", "gold": 9})
    assert answer(rich) == ("buy", 0)


FIGHT = {"land": {"1,1": "i_general_5"}}  # a Monster of level 1 on 2,1


def fighting(scene: str, *args: str | int, fight: dict[str, Any], h0: dict[str, Any], **laid: Any) -> Game[Any]:
    return at(scene, *args, **FIGHT, **laid, fight={"foe": "ash_wolf", "rival": 1, **fight}, h0={"at": "2,1", **h0})


def test_a_gaar_is_spent_against_death() -> None:
    attack = {"phase": "monster_attack", "dice": [6, 5], "chaos": 0, "gaar": 0}
    near = fighting("word", 0, fight=attack, h0={"health": 2, "gaar": 1})
    assert near.decision is not None and near.decision.kind == "hero_word"
    assert answer(near)[0] == "gaar"
    assert answer(near)[1] == 0  # the higher die
    harmless = fighting("word", 0, fight={**attack, "dice": [1, 1]}, h0={"health": 6, "gaar": 1})
    assert answer(harmless) == ("pass",)


def test_the_monster_strikes_where_it_kills() -> None:
    attack = {"phase": "monster_attack", "dice": [3, 4], "chaos": 1, "gaar": 0}
    hand = {"silver": ["savagery"]}
    game = fighting("word", 0, fight=attack, h0={"health": 2, "gaar": 0}, h1=hand)
    assert game.decision is not None and (game.decision.kind, game.decision.seat) == ("rival_word", 1)
    assert answer(game) == ("play", "savagery", 1)
    out_of_reach = {**attack, "dice": [6, 6]}
    assert answer(fighting("word", 0, fight=out_of_reach, h0={"health": 6, "gaar": 0}, h1=hand)) == ("pass",)


def test_tokens_on_their_slots_are_not_thrown_away_for_room() -> None:
    bag = ["healing_potion", "healing_potion", "healing_potion", "ash_wolf"]
    game = at("tidy", 0, round=8, h0={"bag": bag, "gaar": 4, "gems": {"opal": 1}})
    assert answer(game)[0] == "throw"
    assert answer(game)[1] in bag


# -- tales ---------------------------------------------------------------------------------------------------

RUINS = {"scenario": "walking_ruin", "seats": 1, "land": {"1,1": "i_scenario_ruins", "2,-1": "i_fixed_1"}, "round": 7}
STRONG = {"id": "dral", "board": ["twin_fangs"], "bag": ["healing_potion"], "notes": {"shards": 3}}


def test_it_goes_for_the_golem_when_the_spell_is_broken() -> None:
    """From the Church over the start tile, then at once."""
    far = at("acting", **RUINS, golem="2,1", freed=["1,2"], h0={**STRONG, "at": CHURCH, "moves": 3})
    assert answer(far) == ("walk", "1,0")
    assert answer(at("acting", **RUINS, golem="2,1", h0={**STRONG, "at": "1,1"})) == ("deed", "golem")
    whole = {**STRONG, "notes": {"shards": 2}}
    assert answer(at("acting", **RUINS, golem="2,1", h0={**whole, "at": "1,1"}))[0] != "deed"


def test_a_hero_alone_who_would_fall_to_the_golem_waits() -> None:
    weak = {"id": "dral", "at": "1,1", "health": 1, "notes": {"shards": 3}}
    game = at("acting", **RUINS, golem="2,1", h0=weak)
    assert ("deed", "golem") in game.decision.options  # type: ignore[union-attr]
    assert answer(game) != ("deed", "golem")


def test_a_gold_card_is_kept_for_the_spell_and_burnt_in_the_ruins() -> None:
    hand = {"golden": ["frenzy"], "tokens": []}
    away = at("acting", **RUINS, golem="2,1", h0={"at": CHURCH, **hand})
    assert ("cash", "frenzy") in away.decision.options  # type: ignore[union-attr]
    assert answer(away)[0] != "cash"
    assert answer(at("acting", **RUINS, golem="2,1", h0={"at": "1,1", **hand})) == ("deed", "burn")
    broken = {"at": CHURCH, **hand, "notes": {"shards": 3}}
    assert answer(at("acting", **RUINS, golem="2,1", h0=broken)) == ("cash", "frenzy")


def test_it_passes_a_trial_that_it_can_pay_and_walks_to_one() -> None:
    land, freed = {"1,1": "iii_scenario_legend"}, ["1,1", "2,1", "1,2"]
    laid: dict[str, Any] = {"scenario": "six_legends", "seats": 1, "land": land, "freed": freed, "round": 6}
    paid = {"id": "dral", "reputation": 8, "gold": 3}
    assert answer(at("acting", **laid, h0={**paid, "at": "1,1*"})) == ("deed", "trial", "hollow_crown")
    assert answer(at("acting", **laid, h0={**paid, "at": "1,1", "moves": 1, "tokens": []})) == ("walk", "1,1*")
    poor = {**paid, "gold": 0, "at": "1,1", "moves": 1, "tokens": []}
    assert answer(at("acting", **laid, h0=poor)) != ("walk", "1,1*")


def test_it_fights_the_dragon_beside_it_and_shoots_the_ballista() -> None:
    laid: dict[str, Any] = {"scenario": "farruga", "seats": 1, "round": 6, "land": {"1,1": "i_general_1"}}
    assert answer(at("acting", **laid, dragon="1,0", h0={"id": "dral", "at": "0,0"})) == ("deed", "farruga")
    towers = {"1,1": "iii_fixed_1"}
    game = at(
        "trading",
        0,
        **{**laid, "land": towers, "freed": ["1,1", "2,1"]},
        trading="dragonslayers_towers",
        dragon="1,1",
        offers={"dragonslayer": []},
        h0={"id": "dral", "at": "1,1*", "gold": 3},
    )
    assert answer(game) == ("deed", "ballista")


BLIGHT: dict[str, Any] = {"scenario": "mirrezil", "seats": 1, "round": 4, "land": {"1,1": "i_fixed_1"}}


def test_rubble_is_cleared_before_all_is_lost_by_it() -> None:
    here = {"id": "dral", "at": "1,1", "tokens": ["mining"]}
    game = at("acting", **BLIGHT, rubble={"1,1": "a"}, h0=here)
    game.state.tales[Rubble].lying |= {f"{i},{i}": "a" for i in range(20, 24)}  # the sixth token would be the last
    assert answer(game) == ("deed", "clear")
    gift = at("acting", **BLIGHT, rubble={"1,1": "a"}, h0={**here, "bag": ["gold_nugget"]})
    gift.state.tales[Rubble].lying |= {f"{i},{i}": "a" for i in range(20, 24)}
    assert answer(gift) == ("deed", "restore", "gold_nugget")


def test_faer_power_is_spent_where_it_ends_the_fight() -> None:
    laid = {**BLIGHT, "round": 8, "h0": {"id": "dral", "at": "1,0", "notes": {"rot_breath_damage": 2}}}
    game = at("hero_attack", 0, **laid, faer=3, fight={"foe": "rot_breath", "round": 1})
    assert game.decision is not None and ("aid", "promise") in game.decision.options
    assert answer(game) == ("aid", "promise")


# -- the laboratory ------------------------------------------------------------------------------------------


def test_the_lab_counts_what_a_contest_came_to() -> None:
    report, task = report_of("euthia", "contests"), Task("hunt", 3, "", 0, 2)
    one = report.measure(played("euthia", report, task, 0))
    assert (one.games, one.seats, len(one.heroes), len(one.fame)) == (1, 3, 3, 8)
    assert sum(column.wins for column in one.heroes.values()) == pytest.approx(1.0)
    assert sum(column.deaths for column in one.heroes.values()) == one.numbers["deaths"]
    _, both = play("euthia", "contests", task)
    assert both.games == 2 and both.choices > one.choices
    page = report.page(fabletop.book("euthia").pack.load(), "command", {task.kind: both})
    assert "### hunt, 3 players, 2 games" in page and "## Never used" in page


def test_the_lab_counts_what_a_journey_came_to() -> None:
    report = report_of("euthia", "journeys")
    alone, party = Task("farruga", 1, "", 0, 2), Task("farruga", 2, "", 0, 1)
    one = report.measure(played("euthia", report, alone, 0))
    assert (one.games, len(one.scores), sum(one.endings.values()), sum(one.heroes.values())) == (1, 1, 1, 1)
    assert one.won == sum(one.victors.values()) and one.met["farruga_circling"] >= one.beaten["farruga_circling"]
    _, both = play("euthia", "journeys", alone)
    _, together = play("euthia", "journeys", party)
    assert both.games == 2 and both.choices > one.choices and len(together.scores) == 2
    assert together.met["farruga_circling"] > 0
    page = report.page(fabletop.book("euthia").pack.load(), "command", {alone.kind: both, party.kind: together})
    assert "## farruga" in page and "| alone | 2 |" in page and "| together | 1 |" in page
    assert "shepherd" in page and "| farruga_circling |" in page
