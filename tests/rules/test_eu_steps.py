"""Single steps of a Combat, each asked by itself: what it changes, and what it leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.euthia.choices.base import PASS
from fabletop.games.euthia.choices.combat import USE_HOPE
from fabletop.games.euthia.choices.things import USE
from fabletop.games.euthia.choices.turn import EXCHANGE_CARDS
from fabletop.games.euthia.combat.hero_attack import POSSESSED, attack_done, begin_attack, blow_rolled, damage_dealt
from fabletop.games.euthia.combat.hurting import mend
from fabletop.games.euthia.combat.lines import turn_die
from fabletop.games.euthia.combat.monster_attack import _at_any_time, after_wounds, attack_rolled
from fabletop.games.euthia.combat.opening import mark_progress, rival_offer, rival_tile, rival_tiles, rival_uses
from fabletop.games.euthia.combat.playing import may_play, play_refusal, unplayable
from fabletop.games.euthia.combat.playing import play as play_cards
from fabletop.games.euthia.hero.hands import clear_plays
from fabletop.games.euthia.hero.using import due
from fabletop.games.euthia.reasons import Reason
from fabletop.games.euthia.state import Roll
from fabletop.games.euthia.turn.elites import hunt_refusal, is_lair, lair_refusal, put_bounty_under, turn_up_bounty
from fabletop.games.euthia.verbs.foes import Kill, MonsterGain
from fabletop.games.euthia.verbs.rolls import rolled_band
from fabletop.kernel import Deck, SceneOver

from .euthia import PACK, at, events, play
from .euthia_arena import arena, in_combat, scenes
from .euthia_solo import attacked


@pytest.mark.rule("EU-20.14")
def test_the_most_damage_and_the_least_health_are_remembered() -> None:
    t = in_combat({"round": 1, "damage": 3}, h0={"health": 4})
    for damage, health, most, least in ((3, 4, 3, 4), (5, 6, 5, 4), (2, 3, 5, 3)):
        t.fight_now.damage, t.heroes[0].health = damage, health
        mark_progress(t, 0)
        assert (t.fight_now.most, t.fight_now.least) == (most, least)


@pytest.mark.rule("EU-51.2", "EU-33.19")
def test_no_card_is_played_after_silence_or_without_a_chaos_token() -> None:
    t = in_combat({"chaos": 1})
    assert play_refusal(t) == ""
    t.fight_now.chaos = 0
    assert play_refusal(t) == "EU-33.19"
    t.fight_now.chaos, t.fight_now.muted = 1, True
    assert play_refusal(t) == "EU-51.2"


@pytest.mark.rule("EU-33.5", "EU-25.34")
def test_four_silver_cards_may_become_a_gold_card_that_can_be_played() -> None:
    asked = {}
    for n in (3, 4):  # Silver cards of that step would only change the attack that does not come
        t = in_combat({"chaos": 1, "phase": "monster_attack"}, h1={"silver": ["bloodthirst"] * n})
        t.fight_now.skipped = True
        asked[n] = may_play(t, 1, "before_monster_roll")
    assert asked == {3: False, 4: True}


@pytest.mark.rule("EU-38.19")
def test_what_does_not_answer_to_damage_waits_on_after_an_attack() -> None:
    t = in_combat(h0={"bag": ["test_hide"]})
    t.fight_now.pending = [("test_hide", 0)]
    attack_done(t, 0, 1)
    assert t.fight_now.pending == [("test_hide", 0)]


@pytest.mark.rule("EU-24.6", "EU-38.19")
def test_what_heals_is_due_in_a_healing_phase_and_at_no_other_time() -> None:
    t = in_combat(h0={"bag": ["test_brew"]})
    t.fight_now.pending = [("test_brew", 1)]
    for moment in ("foe_before", "foe_after", "own_before"):
        due(t, moment)  # type: ignore[arg-type]
        assert t.fight_now.pending == [("test_brew", 1)]
    due(t, "heal")
    assert t.fight_now.pending == [] and scenes(t)[0] == "one_effect"


@pytest.mark.rule("EU-29.6")
def test_an_attack_begins_with_what_holds_for_the_whole_combat_and_with_nothing_else() -> None:
    t = in_combat()
    t.fight_now.damage_plus, t.fight_now.for_combat = 2, {"damage_plus": 1}
    t.fight_now.weapon, t.fight_now.first_strike, t.fight_now.clover = "test_sword", True, 2
    begin_attack(t, 0)
    assert (t.fight_now.damage_plus, t.fight_now.phase, t.fight_now.step) == (1, "hero_attack", "before")
    assert (t.fight_now.weapon, t.fight_now.first_strike, t.fight_now.clover) == ("", False, 0)
    t.fight_now.for_combat.clear()
    begin_attack(t, 0)
    assert t.fight_now.damage_plus == 0


@pytest.mark.rule("EU-38.15", "EU-38.19")
def test_what_a_tile_does_after_the_roll_of_an_attack_is_due_before_it_is_changed() -> None:
    game = arena("attack_with", 0, "test_sword", h0={"gaar": 1}, fight={}, dice=[3, 4])
    blow_rolled(game.state, 0)
    assert scenes(game.state)[:2] == ["due", "modify_roll"]
    damage_dealt(game.state, 0)
    assert game.state.fight.step == "dealt" and game.state.roll is None
    assert scenes(game.state)[:2] == ["attack_done", "blow_lands"]


@pytest.mark.rule("EU-10.1")
def test_the_roll_of_an_item_is_over_when_its_effects_come() -> None:
    game = arena("roll", 0, "item", h0={"gaar": 1}, fight={}, dice=[3, 4])
    name = next(name for name, effect in game.state.content.single.items() if effect.tag == "hero_roll")
    rolled_band(game.state, name, 0)
    assert game.state.roll is None


@pytest.mark.rule("EU-28.22")
def test_a_die_that_is_turned_changes_the_sum_by_the_difference() -> None:
    roll = Roll(hero=0, why="attack", dice=[5, 2])
    turn_die(roll, 0, 3)
    assert roll.dice == [3, 2] and [n for _, n in roll.lines] == [-2]


@pytest.mark.rule("EU-48.41")
def test_what_the_hero_answers_is_remembered() -> None:
    game = play(attacked("combat_42", h0={"gaar": 2}), ("gaar", 0))
    assert game.state.fight.said == [(0, "gaar")]


@pytest.mark.rule("EU-28.21")
def test_under_possession_the_monster_player_needs_gaar_tokens() -> None:
    t = in_combat({"gaar": 1})
    t.roll = Roll(hero=0, why="attack", dice=[3, 4])
    assert len(POSSESSED.options(t, 1, ())) == 3
    t.fight_now.gaar = 0
    assert POSSESSED.options(t, 1, ()) == [("pass",)]


@pytest.mark.rule("EU-30.6", "EU-28.21")
@pytest.mark.parametrize(("points", "speaker"), [(2, 0), (1, 1)])
def test_two_hope_points_for_a_gaar_token_are_no_word_under_possession(points: int, speaker: int) -> None:
    laid: dict[str, Any] = {"gaar": 1, "hope": 3, "lasting": {"possession": 1}, "round": 1}
    game = arena("attack_with", 0, "test_sword", h0={"gaar": 1}, fight=laid, dice=[3, 4])
    assert game.decision is not None and game.decision.seat == 0
    play(game, ("hope", points))
    assert game.decision is not None and game.decision.seat == speaker


@pytest.mark.rule("EU-51.2", "EU-25.34")
def test_silence_ends_with_an_attack_that_does_not_come() -> None:
    t = in_combat({"phase": "monster_attack"})
    t.fight_now.skipped = t.fight_now.muted = True
    attack_rolled(t, 0)
    assert not t.fight_now.muted and t.fight_now.dice == []


@pytest.mark.rule("EU-38.19")
def test_what_answers_to_wounds_is_done_once() -> None:
    (thing, i) = next(
        (id, i)
        for id, entry in PACK.things.items()
        for i, effect in enumerate(entry.effects)
        if getattr(effect, "per", "") == "wound_received"
    )
    t = in_combat({"damage": 0})
    t.fight_now.pending, t.fight_now.wounds = [(thing, i)], 1
    after_wounds(t, 0)
    assert t.fight_now.pending == [] and t.fight_now.damage > 0


@pytest.mark.rule("EU-46.26")
def test_a_skull_leaves_no_health() -> None:
    t = in_combat(h0={"health": 5})
    with pytest.raises(SceneOver):
        Kill().afflict(t, t.fight_now, Reason("foe", "test_beast"))
    assert t.heroes[0].health == 0


@pytest.mark.rule("EU-2.4")
def test_a_gaar_token_that_the_monster_has_used_cannot_be_taken_back() -> None:
    t = in_combat({"gaar": 1})
    for left in (0, 0):
        MonsterGain(n=1, what="gaar").take_back(t, t.fight_now, Reason("card", "frenzy"), 0)
        assert t.fight_now.gaar == left


@pytest.mark.rule("EU-2.4", "EU-22.1")
@pytest.mark.uses("amulet_of_malice", "amulet_of_whispers")
def test_the_monster_player_may_use_one_tile_after_the_other() -> None:
    worn = ["amulet_of_malice", "amulet_of_whispers"]
    game = arena("meet_monster", 0, h1={"bare": True}, tops={1: "test_beast"})
    game.state.heroes[1].artifacts = worn
    rival_uses(game.state, 1, "M1")
    assert rival_tiles(game.state, 1, "M1") == [USE[each] for each in worn]
    asking = rival_offer(game.state, 1, "M1")
    next(asking)
    with pytest.raises(StopIteration):
        asking.send((USE["amulet_of_malice"],))
    assert scenes(game.state).count("rival_offer") == 2 and game.state.heroes[1].tired == ["amulet_of_malice"]


@pytest.mark.rule("EU-33.19")
def test_cards_are_shown_as_forbidden_only_if_they_are() -> None:
    for chaos, listed in ((1, 0), (0, 1)):
        t = in_combat({"chaos": chaos, "phase": "monster_attack"}, h1={"silver": ["bloodthirst"]})
        assert len(unplayable(t, 1, "before_monster_roll")) == listed


@pytest.mark.rule("EU-33.22", "EU-33.23", "EU-33.24")
def test_cards_by_the_monster_go_when_their_time_is_over() -> None:
    t = in_combat()
    t.fight_now.brief, t.fight_now.cursed = ["savagery"], ["curse", "curse"]
    t.fight_now.laid = [("brief", "savagery", 1), ("cursed", "curse", 2)]
    clear_plays(t, "brief")
    assert (t.fight_now.brief, t.fight_now.cursed) == ([], ["curse", "curse"])
    assert t.fight_now.laid == [("cursed", "curse", 2)] and t.silver_discard == ["savagery"]


@pytest.mark.rule("EU-2.4")
def test_a_tile_that_works_once_in_a_combat_is_not_exhausted_by_it() -> None:
    thing = next(id for id, entry in PACK.things.items() if any(each.limit for each in entry.effects))
    other = "amulet_of_malice"
    t = in_combat({"dice": [2, 3], "phase": "monster_attack"})
    t.heroes[1].artifacts = [thing, other]
    before = len(t.agenda)
    assert rival_tiles(t, 1, "M3") == [USE[thing]]
    rival_tile(t, 1, thing, "M3")
    assert (t.fight_now.once, t.heroes[1].tired, rival_tiles(t, 1, "M3")) == ([thing], [], [])
    assert scenes(t)[0] == "turn_over_die" and len(t.agenda) == before + 1
    rival_tile(t, 1, other, "M1")
    assert (t.fight_now.once, t.heroes[1].tired) == ([thing], [other]) and t.fight_now.chaos == 1


@pytest.mark.rule("EU-46.6")
def test_a_bounty_goes_under_the_last_one_of_its_level() -> None:
    t = at("acting", options={"elites": True}).state
    bounty, elite, left = t.bounty, t.elite, len(t.bounties)
    assert put_bounty_under(t) and (t.bounty, t.elite) == ("", "") and elite in t.elites
    assert len(t.bounties) == left + 1 and bounty in t.bounties.items()
    turn_up_bounty(t)
    level = t.content.bounties[bounty].level
    t.bounties = Deck()
    t.bounty, t.elite = bounty, elite
    assert not put_bounty_under(t) and t.bounty == bounty and level == t.content.bounties[t.bounty].level


@pytest.mark.rule("EU-46.11", "EU-46.12")
def test_an_elite_monster_is_hunted_in_its_lair_without_another_monster() -> None:
    t = at("acting", options={"elites": True}, stack=[], h0={"tokens": ["combat"]}).state
    lair = next((space for space in t.spaces() if is_lair(t, space)), "")
    assert lair and hunt_refusal(t, 0) == lair_refusal(t) != ""
    t.heroes[0].at = lair
    assert hunt_refusal(t, 0) == ""
    t.besieged[lair] = 1
    assert hunt_refusal(t, 0) == "EU-46.11"
    del t.besieged[lair]
    t.heroes[0].tokens = []
    assert hunt_refusal(t, 0) == "EU-8.3"


@pytest.mark.rule("EU-6.1")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_in_turn_order_is_from_the_first_player_on(first: int, order: list[int]) -> None:
    t = at("acting", seats=3, first=first).state
    assert list(t.order(t.first)) == order


@pytest.mark.rule("EU-33.12", "EU-33.18")
@pytest.mark.parametrize(("phase", "plays"), [("monster_attack", [("savagery", 2)]), ("hero_attack", [])])
def test_a_play_costs_a_chaos_token_and_its_cards(phase: str, plays: list[tuple[str, int]]) -> None:
    t = in_combat({"phase": phase, "chaos": 2}, h1={"silver": ["savagery", "curse", "savagery"]})
    play_cards(t, 1, "savagery", 2)
    assert (t.fight_now.chaos, t.heroes[1].silver, t.fight_now.brief) == (1, ["curse"], ["savagery"] * 2)
    assert t.fight_now.plays == plays and t.fight_now.value == 4  # a play of the Monster attack may be cancelled


@pytest.mark.rule("EU-24.7", "EU-25.14")
def test_a_tile_of_the_monster_player_is_a_word_and_one_of_the_hero_is_none() -> None:
    tile = USE["amulet_of_malice"]
    assert _at_any_time(tile, True) and not _at_any_time(tile, False)
    assert not _at_any_time(PASS, True) and _at_any_time(USE_HOPE[2], True) and _at_any_time(EXCHANGE_CARDS, False)


@pytest.mark.rule("EU-25.14", "EU-28.21")
def test_who_said_what_is_remembered_in_an_alternation() -> None:
    game = arena("attack_rolled", 0, h0={"gaar": 2}, fight={}, dice=[4, 3, 5])
    play(game, ("gaar", 0))
    assert (0, "gaar") in game.state.fight.said
    laid: dict[str, Any] = {"gaar": 1, "lasting": {"possession": 1}, "round": 1}
    contest = arena("attack_with", 0, "test_sword", h0={"gaar": 1}, fight=laid, dice=[3, 4, 5])
    play(contest, ("gaar", 0))
    assert contest.state.fight.said == [(0, "gaar")]


@pytest.mark.rule("EU-46.8", "EU-46.9", "EU-46.10")
def test_where_a_lair_is_goes_by_the_kind_of_the_bounty() -> None:
    t = at("acting", options={"elites": True}).state
    found = {}
    for id, card in PACK.bounties.items():
        t.bounty = id
        found[card.lair] = lair_refusal(t)
    assert found == {"on_space": "EU-46.8", "adjacent_to": "EU-46.9", "around_special_tile": "EU-46.10"}


@pytest.mark.rule("EU-25.30")
def test_a_monster_without_damage_is_not_healed() -> None:
    game = arena("acting", fight={"damage": 0})
    mend(game.state, 2)
    assert game.state.fight.damage == 0 and events(game, "mended") == []


@pytest.mark.rule("EU-38.19")
@pytest.mark.parametrize("dealt", [0, 2])
def test_what_answers_to_damage_answers_to_one_attack(dealt: int) -> None:
    t = in_combat(h0={"id": "taesiri", "board": ["taesiri_leech"], "bare": True})
    t.fight_now.pending = [("taesiri_leech", 1), ("taesiri_leech", 0)]  # to heal is the second effect of the tile
    attack_done(t, 0, dealt)
    assert scenes(t).count("one_effect") == (dealt > 0) and t.fight_now.pending == [("taesiri_leech", 0)]
