"""Single steps of the rules of Euthia, each asked by itself: what it changes, and what it leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.euthia.choices.things import USE
from fabletop.games.euthia.choices.trade import Unlock
from fabletop.games.euthia.choices.turn import WITH_GRANT, WITH_TILE, WITH_TOKEN
from fabletop.games.euthia.combat.hero_attack import POSSESSED, attack_done, begin_attack, blow_rolled, damage_dealt
from fabletop.games.euthia.combat.lines import turn_die
from fabletop.games.euthia.combat.monster_attack import after_wounds, attack_rolled
from fabletop.games.euthia.combat.opening import mark_progress, rival_offer, rival_tiles, rival_uses, spend_source
from fabletop.games.euthia.combat.playing import may_play, play_refusal, unplayable
from fabletop.games.euthia.content import Cost
from fabletop.games.euthia.hero.body import die_outside, wound
from fabletop.games.euthia.hero.skoldur import gain_dwurt
from fabletop.games.euthia.hero.storage import rivals, turn_top
from fabletop.games.euthia.hero.tidying import _throw_refusal
from fabletop.games.euthia.hero.using import due, pay, use
from fabletop.games.euthia.land.explore import action_sources
from fabletop.games.euthia.land.geometry import is_centre
from fabletop.games.euthia.reasons import Reason
from fabletop.games.euthia.scenarios.defending_settlements.rules import begin_sieges
from fabletop.games.euthia.scenarios.farruga import rules as farruga
from fabletop.games.euthia.scenarios.farruga.combat import attack_bonus, attack_of, monster_met
from fabletop.games.euthia.scenarios.mirrezil import rules as mirrezil
from fabletop.games.euthia.scenarios.mirrezil.blight import _refuges, church_blighted
from fabletop.games.euthia.scenarios.mirrezil.faer import Blight
from fabletop.games.euthia.scenarios.rubble.rules import put_rubble, rubble_cleared, spawn_level
from fabletop.games.euthia.scenarios.six_legends import rules as legends
from fabletop.games.euthia.scenarios.walking_ruin import rules as ruin
from fabletop.games.euthia.scenarios.walking_ruin.golem import _free, ravage
from fabletop.games.euthia.scenarios.walking_ruin.parts import Golem
from fabletop.games.euthia.state import Roll, State, Trading
from fabletop.games.euthia.trade.learning import locked_slots, slot_at
from fabletop.games.euthia.trade.market import fitting, learn, renew
from fabletop.games.euthia.turn.elites import turn_up_bounty
from fabletop.games.euthia.turn.mining import begin_mining
from fabletop.games.euthia.turn.quests import _asked_for, candidates, quest_rolled
from fabletop.games.euthia.turn.quests import here as encounter_here
from fabletop.games.euthia.verbs.foes import Kill, MonsterGain
from fabletop.games.euthia.verbs.rolls import REROLL, rolled_band
from fabletop.games.euthia.verbs.tiles import LookMonsters, _locked, draw_and_keep
from fabletop.kernel import SceneOver

from .euthia import CHURCH, PACK, at, events, here, hero, play, table
from .euthia_arena import arena, arm
from .euthia_solo import attacked


def combat(fight: dict[str, Any] | None = None, **laid: Any) -> State:
    state: State = arena("acting", fight=fight or {}, **laid).state
    assert state.fight is not None
    return state


def scenes(t: State) -> list[str]:
    """What comes next, the next first."""
    return [str(each[0]) for each in reversed(t.agenda)]


@pytest.mark.rule("EU-20.14")
def test_the_most_damage_and_the_least_health_are_remembered() -> None:
    t = combat({"round": 1, "damage": 3}, h0={"health": 4})
    for damage, health, most, least in ((3, 4, 3, 4), (5, 6, 5, 4), (2, 3, 5, 3)):
        t.fight_now.damage, t.heroes[0].health = damage, health
        mark_progress(t, 0)
        assert (t.fight_now.most, t.fight_now.least) == (most, least)


@pytest.mark.rule("EU-51.2", "EU-33.19")
def test_no_card_is_played_after_silence_or_without_a_chaos_token() -> None:
    t = combat({"chaos": 1})
    assert play_refusal(t) == ""
    t.fight_now.chaos = 0
    assert play_refusal(t) == "EU-33.19"
    t.fight_now.chaos, t.fight_now.muted = 1, True
    assert play_refusal(t) == "EU-51.2"


@pytest.mark.rule("EU-33.5", "EU-25.34")
def test_four_silver_cards_may_become_a_gold_card_that_can_be_played() -> None:
    asked = {}
    for n in (3, 4):  # Silver cards of that step would only change the attack that does not come
        t = combat({"chaos": 1, "phase": "monster_attack"}, h1={"silver": ["bloodthirst"] * n})
        t.fight_now.skipped = True
        asked[n] = may_play(t, 1, "before_monster_roll")
    assert asked == {3: False, 4: True}


@pytest.mark.rule("EU-38.19")
def test_what_does_not_answer_to_damage_waits_on_after_an_attack() -> None:
    t = combat(h0={"bag": ["test_hide"]})
    t.fight_now.pending = [("test_hide", 0)]
    attack_done(t, 0, 1)
    assert t.fight_now.pending == [("test_hide", 0)]


@pytest.mark.rule("EU-24.6", "EU-38.19")
def test_what_heals_is_due_in_a_healing_phase_and_at_no_other_time() -> None:
    t = combat(h0={"bag": ["test_brew"]})
    t.fight_now.pending = [("test_brew", 1)]
    for moment in ("foe_before", "foe_after", "own_before"):
        due(t, moment)  # type: ignore[arg-type]
        assert t.fight_now.pending == [("test_brew", 1)]
    due(t, "heal")
    assert t.fight_now.pending == [] and scenes(t)[0] == "one_effect"


@pytest.mark.rule("EU-38.8", "EU-29.6")
def test_an_attack_begins_with_what_holds_for_the_whole_combat_and_with_nothing_else() -> None:
    t = combat()
    t.fight_now.damage_plus, t.fight_now.for_combat = 2, {"damage_plus": 1}
    begin_attack(t, 0)
    assert (t.fight_now.damage_plus, t.fight_now.phase, t.fight_now.step) == (1, "hero_attack", "before")
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


@pytest.mark.rule("EU-18.12", "EU-38.20")
def test_a_mine_cart_beside_something_else_helps_only_in_an_action_that_its_tile_grants() -> None:
    cart = [
        {"do": "gain", "use": "exhaust", "timing": "", "what": "gaar", "n": 1},
        {"do": "mine_cart", "use": "exhaust"},
    ]
    pick = arm("test_pick", "jewellery", slot="ring", effects=cart)
    game = at("acting", h0={"bare": True, "unlocked": True, "board": ["test_pick"]}, content={"merchant": [pick]})
    use(game.state, 0, USE["test_pick"], "out")
    assert game.state.heroes[0].aided == [] and game.state.heroes[0].tired == ["test_pick"]


@pytest.mark.rule("EU-22.2")
def test_a_top_card_that_lies_there_stays() -> None:
    t = at("acting", tops={1: "dragonfly"}).state
    before = (len(t.monsters[1]), t.shown)
    turn_top(t, 1)
    assert t.tops[1] == "dragonfly" and (len(t.monsters[1]), t.shown) == before


@pytest.mark.rule("EU-46.19")
def test_a_bounty_remembers_the_round_in_which_it_was_turned_up() -> None:
    t = at("acting", round=3, options={"elites": True}).state
    t.bounty, t.elite = "", ""
    turn_up_bounty(t)
    assert t.bounty and t.bounty_since == 3


@pytest.mark.rule("EU-63.7", "EU-63.11")
def test_rubble_of_type_b_brings_spawn() -> None:
    t = at("acting", scenario="walking_ruin", land={"1,1": "i_scenario_ruins", "2,-1": "i_fixed_1"}, round=5).state
    put_rubble(t, "2,-1", "b")
    assert t.besieged == {"2,-1": spawn_level(t)} and t.monster_at("2,-1") == spawn_level(t)


@pytest.mark.rule("EU-35.21", "EU-63.8")
def test_an_encounter_is_closed_by_a_monster_and_by_rubble() -> None:
    land = {"-1,-1": "i_encounter_1"}
    space = next(each for each in ("-1,-1", "0,-1", "-1,0") if at("acting", land=land).state.space(each).encounter)
    mine = {"at": space}
    tale: dict[str, Any] = {"scenario": "walking_ruin", "land": {**land, "1,1": "i_scenario_ruins"}, "freed": [space]}
    assert encounter_here(at("acting", **tale, h0=mine).state, 0) == "hunter"
    assert encounter_here(at("acting", **tale, h0=mine, rubble={space: "a"}).state, 0) == ""
    assert encounter_here(at("acting", **tale, h0={"at": "1,1"}).state, 0) == ""


# -- dice, Health, tokens --------------------------------------------------------------------------------------


@pytest.mark.rule("EU-28.22")
def test_a_die_that_is_turned_changes_the_sum_by_the_difference() -> None:
    roll = Roll(hero=0, why="attack", dice=[5, 2])
    turn_die(roll, 0, 3)
    assert roll.dice == [3, 2] and [n for _, n in roll.lines] == [-2]


@pytest.mark.rule("EU-34.1")
def test_no_wound_is_nothing_to_tell() -> None:
    game = at("acting", h0={"health": 3})
    wound(game.state, 0, 0)
    assert hero(game)["health"] == 3 and events(game, "wounded") == []


@pytest.mark.rule("EU-34.27")
def test_death_outside_combat_ends_what_was_going_on() -> None:
    t = here("merchants", h0={"tokens": ["trade"]}).state
    t.trading = Trading(place="merchants")
    t.roll = Roll(hero=0, why="quest")
    t.then("acting")
    t.then("trade_over", 0)
    with pytest.raises(SceneOver):
        die_outside(t, 0)
    assert t.trading is None and t.roll is None and scenes(t)[0] == "acting"


@pytest.mark.rule("EU-41.9", "EU-41.17")
@pytest.mark.parametrize(
    ("mine", "what", "clause"),
    [
        ({"gaar": 5}, "gaar", ""),
        ({"gaar": 4}, "gaar", "EU-41.17"),
        ({"gaar": 4, "gems": {"ruby": 9}}, "ruby", ""),
        ({"gaar": 4, "gems": {"ruby": 9}, "essences": {"air": 1}}, "air", ""),
        ({"gaar": 4, "gems": {"ruby": 1}}, "ruby", "EU-41.17"),
        ({"gaar": 4, "gems": {"ruby": 9}}, "gaar", "EU-41.17"),
    ],
)
def test_what_has_a_slot_of_its_own_makes_no_room(mine: dict[str, Any], what: str, clause: str) -> None:
    t = at("acting", h0={"id": "dral", "bare": True, **mine}).state
    assert _throw_refusal(t, 0, what) == clause


# -- tiles -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-8.4")
def test_a_tile_grants_the_actions_that_it_names() -> None:
    t = at("acting", h0={"bag": ["writ_of_trade", "scroll_of_delving"], "tokens": ["combat"]}).state
    assert action_sources(t, 0, "trade") == [WITH_TILE["writ_of_trade"]]
    assert action_sources(t, 0, "mining") == [WITH_TILE["scroll_of_delving"]]
    assert action_sources(t, 0, "combat") == [WITH_TOKEN]


@pytest.mark.rule("EU-42.5")
def test_an_item_takes_the_place_of_one_of_its_own_kind() -> None:
    t = at("acting", h0={"id": "dral", "bare": True, "board": ["chain_helm", "chain_boots"]}).state
    assert rivals(t, 0, "leather_helm") == ["chain_helm"]


@pytest.mark.rule("EU-18.14", "EU-35.24")
@pytest.mark.parametrize(("stack", "back"), [("witch_reward", True), ("mountain", False)])
def test_reward_tiles_that_are_not_kept_go_under_their_stack(stack: str, back: bool) -> None:
    t = at("acting").state
    before = len(t.stacks[stack])
    coroutine = draw_and_keep(t, 0, stack, 2, 0)
    assert list(coroutine) == [] and t.gained == []
    assert len(t.stacks[stack]) == before - (0 if back else 2) and len(t.discards[stack]) == (0 if back else 2)


@pytest.mark.rule("EU-37.2")
def test_what_unlocks_a_slot_may_name_its_greatest_price() -> None:
    t = at("acting", h0={"id": "dral"}).state
    prices = {place.number: slot_at(t, 0, place).gold for place in locked_slots(t, 0)}
    assert len(set(prices.values())) > 1
    for most in sorted(set(prices.values()) - {0}):
        offered = [key.place for key in _locked(t, 0, most) if isinstance(key, Unlock)]
        assert offered == [number for number, price in prices.items() if (price or 2) <= most]
    assert len(_locked(t, 0, 0)) == 1 + len(prices)


# -- trade -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-19.23", "EU-19.25")
def test_an_offer_is_renewed_whole_and_counted() -> None:
    t = here("merchants").state
    t.trading = Trading(place="merchants")
    t.offers["merchant"] = ["", *t.offers["merchant"][1:]]
    renew(t, 0)
    assert t.trading.renewed == 1 and len(t.discards["merchant"]) == 3 and "" not in t.discards["merchant"]
    assert all(t.offers["merchant"])


@pytest.mark.rule("EU-35.2", "EU-35.3", "EU-19.34", "EU-19.35")
def test_the_log_says_for_what_gold_is_paid_and_gained() -> None:
    game = at("acting", h0={"id": "dral", "gold": 3, "health": 1})
    play(game, ("church", "heal"), ("church", "potion"))
    assert [event.clause for event in events(game, "gold")] == ["EU-35.2", "EU-35.3"]
    shop = play(here("merchants", h0={"gems": {"ruby": 1}, "essences": {"air": 1}}), ("trade",))
    play(shop, ("sell", "ruby"), ("sell", "air"))
    assert [event.clause for event in events(shop, "sold")] == ["EU-19.34", "EU-19.35"]


# -- Combats of Scenarios --------------------------------------------------------------------------------------


@pytest.mark.rule("EU-63.17", "EU-65.10", "EU-66.16")
@pytest.mark.parametrize(("scenario", "rules"), [("walking_ruin", ruin), ("farruga", farruga), ("mirrezil", mirrezil)])
def test_a_common_monster_is_no_great_foe(scenario: str, rules: Any) -> None:
    fight = {"foe": "tusked_boar", "damage": 3}
    game = at("acting", seats=1, scenario=scenario, land={"1,1": "i_general_2"}, h0={"at": "2,1"}, fight=fight)
    before = table(game)
    game.state.fight.lost = True
    rules.fight_over(game.state, 0)
    rules.fight_won(game.state, 0)
    game.state.fight.lost = False
    assert table(game) == before


@pytest.mark.rule("EU-62.8")
def test_how_many_sieges_come_is_news() -> None:
    t = at("acting", scenario="defending_settlements", round=9).state
    before = t.shown
    begin_sieges(t, 0)
    assert t.shown == before + 1 and t.notes["sieges"] == t.n + 1


@pytest.mark.rule("EU-64.11", "EU-65.14", "EU-66.15")
@pytest.mark.parametrize(
    ("scenario", "rules", "round", "drawn", "told"),
    [
        ("six_legends", legends, 1, ["artifacts"], []),
        ("farruga", farruga, 1, ["dragon_cards", "dragon"], []),
        ("mirrezil", mirrezil, 1, ["faer", "blight"], ["asleep", "magic"]),
        ("mirrezil", mirrezil, 6, ["faer", "aspects", "dragon", "blight"], ["magic"]),
    ],
)
def test_a_fact_that_the_table_shows_is_not_told_besides(
    scenario: str, rules: Any, round: int, drawn: list[str], told: list[str]
) -> None:
    facts = rules.facts(at("acting", seats=1, scenario=scenario, round=round).state)
    assert [each.id.removeprefix("eu-fact-") for each in facts if each.drawn] == drawn
    assert [each.id.removeprefix("eu-fact-") for each in facts if not each.drawn] == told


# -- words of an alternation, and what the Monster does ----------------------------------------------------------


@pytest.mark.rule("EU-48.41")
def test_what_the_hero_answers_is_remembered() -> None:
    game = play(attacked("combat_42", h0={"gaar": 2}), ("gaar", 0))
    assert game.state.fight.said == [(0, "gaar")]


@pytest.mark.rule("EU-28.21")
def test_under_possession_the_monster_player_needs_gaar_tokens() -> None:
    t = combat({"gaar": 1})
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
    t = combat({"phase": "monster_attack"})
    t.fight_now.skipped = t.fight_now.muted = True
    attack_rolled(t, 0)
    assert not t.fight_now.muted and t.fight_now.dice == []


@pytest.mark.rule("EU-27.6")
def test_what_answers_to_wounds_is_done_once() -> None:
    (thing, i) = next(
        (id, i)
        for id, entry in PACK.things.items()
        for i, effect in enumerate(entry.effects)
        if getattr(effect, "per", "") == "wound_received"
    )
    t = combat({"damage": 0})
    t.fight_now.pending, t.fight_now.wounds = [(thing, i)], 1
    after_wounds(t, 0)
    assert t.fight_now.pending == [] and t.fight_now.damage > 0


@pytest.mark.rule("EU-46.26")
def test_a_skull_leaves_no_health() -> None:
    t = combat(h0={"health": 5})
    with pytest.raises(SceneOver):
        Kill().afflict(t, t.fight_now, Reason("foe", "test_beast"))
    assert t.heroes[0].health == 0


@pytest.mark.rule("EU-2.4")
def test_a_gaar_token_that_the_monster_has_used_cannot_be_taken_back() -> None:
    t = combat({"gaar": 1})
    for left in (0, 0):
        MonsterGain(n=1, what="gaar").take_back(t, t.fight_now, Reason("card", "frenzy"), 0)
        assert t.fight_now.gaar == left


@pytest.mark.rule("EU-65.8")
def test_an_attack_card_of_farruga_holds_in_the_rounds_of_her_combats() -> None:
    laid: dict[str, Any] = {"seats": 1, "scenario": "farruga", "land": {"1,1": "i_general_2"}, "h0": {"at": "2,1"}}
    assert attack_of(at("acting", **laid).state) is None
    common = at("acting", **laid, fight={"foe": "tusked_boar", "round": 1}).state
    assert attack_of(common) is None and attack_bonus(common, 0) == 0
    monster_met(common, -1)
    assert "initiative" not in scenes(common)


# -- more of tiles, Quests and places ----------------------------------------------------------------------------


@pytest.mark.rule("EU-8.4")
def test_an_action_that_was_granted_is_used_up() -> None:
    t = at("acting", h0={"granted": ["trade", "mining"]}).state
    spend_source(t, 0, "trade", WITH_GRANT)
    assert t.heroes[0].granted == ["mining"]


@pytest.mark.rule("EU-51.3", "EU-38.1")
def test_an_essence_on_a_tile_or_a_silver_card_is_paid() -> None:
    mine = {"id": "taesiri", "board": ["taesiri_sleep"], "essences_on": {"taesiri_sleep": ["air", "fire"]}}
    t = at("acting", h0={**mine, "silver": ["curse"] * 3}).state
    pay(t, 0, "taesiri_sleep", {"essence_on_tile": 1})
    assert t.heroes[0].essences_on == {"taesiri_sleep": ["air"]} and len(t.heroes[0].silver) == 3
    pay(t, 0, "taesiri_sleep", {"silver_card": 2})
    assert t.heroes[0].silver == ["curse"] and t.heroes[0].essences_on == {"taesiri_sleep": ["air"]}


@pytest.mark.rule("EU-18.4", "EU-41.9")
def test_room_is_made_after_mining() -> None:
    t = here("lake").state
    begin_mining(t, 0)
    assert scenes(t)[:2] == ["dig", "tidy"]


@pytest.mark.rule("EU-63.10")
def test_a_mine_cart_finds_nothing_in_rubble() -> None:
    t = at("acting", scenario="walking_ruin", land={"2,-1": "i_fixed_1"}, h0={"at": "2,-1"}, rubble={"2,-1": "a"}).state
    t.heroes[0].aided = ["scroll_of_delving"]
    rubble_cleared(t, 0)
    assert t.heroes[0].aided == [] and t.heroes[0].reputation == 1


@pytest.mark.rule("EU-35.22")
def test_a_quest_that_is_rolled_for_leaves_no_roll_behind() -> None:
    quest = next(id for id, entry in PACK.quests.items() if any(cost.need == "hero_roll" for cost in entry.cost))
    for value in (0, 40):
        t = at("acting").state
        t.roll = Roll(hero=0, why="quest", dice=[1, 1], value=value)
        t.then("pay_quest", 0, quest, 0, 0)
        quest_rolled(t, 0, quest, 9, 0)
        assert t.roll is None and (t.heroes[0].tried == [quest] or value)


@pytest.mark.rule("EU-66.12")
def test_one_late_quest_in_a_round_strengthens_the_faer() -> None:
    t = at("acting", scenario="mirrezil", seats=1, faer=3).state
    late = next(
        id
        for encounter in PACK.encounters.values()
        if PACK.map_tiles[encounter.tile].chapter == 5
        for id in (quest.id for quest in encounter.quests)
    )
    before = t.tales[Blight].faer
    for _ in range(2):
        mirrezil.quest_done(t, 0, late)
        assert t.tales[Blight].faer == before + 1
    t.round += 1
    mirrezil.quest_done(t, 0, late)
    assert t.tales[Blight].faer == before + 2


@pytest.mark.rule("EU-10.6", "EU-2.4")
def test_both_dice_are_rolled_again_only_by_what_says_so() -> None:
    t = at("acting").state
    t.roll = Roll(hero=0, why="quest", dice=[3, 4])
    assert len(REROLL.options(t, 0, (1, False))) == 3 and len(REROLL.options(t, 0, (2, False))) == 4
    assert len(REROLL.options(t, 0, (1, True))) == 2


@pytest.mark.rule("EU-2.4", "EU-22.2")
def test_where_no_monster_is_left_nothing_is_looked_at() -> None:
    t = at("acting", tops={1: "dragonfly"}).state
    t.tops[2] = ""
    LookMonsters(n=2).apply(t, "flask_of_frost/0", 0)
    assert "" not in t.peers and t.peers["dragonfly"] == [0]


@pytest.mark.rule("EU-19.44", "EU-36.13")
def test_a_discount_on_learning_is_good_for_one_ability() -> None:
    t = here("merchants", h0={"id": "dral", "gold": 9, "unlocked": True, "aside": ["dral_quartermaster"]}).state
    t.trading = Trading(place="merchants", discount_learning=1)
    learn(t, 0, "dral_quartermaster", fitting(t, 0, "dral_quartermaster")[0])
    assert t.trading.discount_learning == 0 and t.heroes[0].gold == 8 and t.heroes[0].aside == []


@pytest.mark.rule("EU-36.21", "EU-39.8")
def test_what_may_not_be_worn_is_bought_into_the_bag() -> None:
    t = here("merchants", h0={"id": "dral", "gold": 9, "unlocked": True, "aside": ["dral_sergeants_sword"]}).state
    t.trading = Trading(place="merchants")
    place = fitting(t, 0, "dral_sergeants_sword")[0]
    t.heroes[0].health = -PACK.things["dral_sergeants_sword"].health  # so that it would kill
    learn(t, 0, "dral_sergeants_sword", place)
    assert t.heroes[0].bag == ["dral_sergeants_sword"] and t.heroes[0].aside == []


@pytest.mark.rule("EU-50.20")
def test_no_dwurt_token_is_nothing_to_tell() -> None:
    game = at("acting", h0={"id": "skoldur", "dwurt": 1})
    gain_dwurt(game.state, 0, 0, "EU-50.20")
    assert hero(game)["dwurt"] == 1 and events(game, "dwurt") == []


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
        t = combat({"chaos": chaos, "phase": "monster_attack"}, h1={"silver": ["bloodthirst"]})
        assert len(unplayable(t, 1, "before_monster_roll")) == listed


@pytest.mark.rule("EU-62.17")
def test_a_free_healing_needs_no_gold() -> None:
    mine = {"id": "dral", "at": "1,1", "health": 1, "tokens": ["trade"], "gold": 0}
    laid: dict[str, Any] = {"scenario": "defending_settlements", "land": {"1,1": "i_fixed_1"}, "h0": mine}
    assert hero(play(at("acting", event="market_truce", **laid), ("trade",), ("heal",)))["health"] == 4
    assert play(at("acting", **laid), ("trade",)).why(("heal",)) == (False, "EU-19.42")


@pytest.mark.rule("EU-63.5", "EU-63.6")
def test_every_walk_of_the_golem_leaves_a_trail_of_its_own() -> None:
    t = at("acting", scenario="walking_ruin", land={"1,1": "i_scenario_ruins", "2,-1": "ii_fixed_3"}).state
    t.tales[Golem].trail = ["2,1"]
    assert all(not is_centre(space) for space in _free(t)) and "2,-1" in _free(t)
    ravage(t)
    assert t.tales[Golem].trail == []


@pytest.mark.rule("EU-63.4")
@pytest.mark.parametrize(("land", "rises"), [({"1,1": "i_scenario_ruins"}, False), ({}, True)])
def test_ruins_rise_only_if_nobody_has_found_them(land: dict[str, str], rises: bool) -> None:
    stack = [] if land else ["i_scenario_ruins"]
    t = at("acting", scenario="walking_ruin", land=land, stack=stack, round=2).state
    ruin.round_ends(t)
    assert ("find_ruins" in scenes(t)) == rises


@pytest.mark.rule("EU-66.10")
def test_a_church_without_a_refuge_stays_and_is_struck() -> None:
    t = at("acting", scenario="mirrezil", seats=1, land={}).state
    assert _refuges(t, 0) == [] and list(church_blighted(t)) == []
    assert t.notes["church"] == 1 and t.church == CHURCH


@pytest.mark.rule("EU-2.4")
@pytest.mark.uses("scrying_pearl")
def test_no_monster_need_be_driven_off() -> None:
    game = at("acting", tops={1: "dragonfly"}, h0={"board": ["scrying_pearl"]})
    play(game, ("use", "scrying_pearl"), ("skip",))
    assert table(game)["tops"]["1"] == "dragonfly" and table(game)["beaten"]["1"] == []


# -- what is handed in for a Quest -------------------------------------------------------------------------------


@pytest.mark.rule("EU-35.27")
@pytest.mark.parametrize(
    ("cost", "found"),
    [
        (Cost(pay="action_token", action="any"), ["mining", "trade"]),
        (Cost(pay="action_token", action="trade"), ["trade"]),
        (Cost(pay="silver_card"), ["curse"]),
        (Cost(pay="gem", kind="any"), ["ruby", "opal"]),
        (Cost(pay="gem", kind="opal"), ["opal"]),
        (Cost(pay="gem", n=2, same_kind=True), ["ruby"]),
        (Cost(pay="gem", n=2, different=True), ["different"]),
        (Cost(pay="gem", n=3, different=True), []),
        (Cost(pay="trophy", level=1), ["dragonfly"]),
        (Cost(pay="trophy", level=2), []),
        (Cost(pay="resource", stack="any"), ["gold_nugget"]),
        (Cost(pay="resource", stack="mountain"), ["gold_nugget"]),
        (Cost(pay="resource", stack="lake"), []),
        (Cost(pay="item", item_type=("shield",)), ["wooden_shield"]),
    ],
    ids=repr,
)
def test_a_quest_takes_what_it_asks_for_and_nothing_that_is_spent(cost: Cost, found: list[str]) -> None:
    mine = {
        "bare": True,
        "tokens": ["mining", "trade", "trade"],
        "silver": ["curse", "curse"],
        "gems": {"ruby": 2, "opal": 1},
        "bag": ["dragonfly", "gold_nugget", "wooden_shield"],
    }
    t = at("acting", h0=mine).state
    assert candidates(t, 0, cost, {}) == found
    held = {
        "mining": 1,
        "trade": 2,
        "curse": 2,
        "ruby": 2,
        "opal": 1,
        "dragonfly": 1,
        "gold_nugget": 1,
        "wooden_shield": 1,
    }
    assert candidates(t, 0, cost, held) == []


@pytest.mark.rule("EU-35.27")
def test_resources_and_trophies_are_handed_in_out_of_a_sack() -> None:
    t = at("acting", h0={"bag": ["dragonfly", "gold_nugget"]}).state
    for thing, cost in (("dragonfly", Cost(pay="trophy", level=1)), ("gold_nugget", Cost(pay="resource", stack="any"))):
        assert _asked_for(t, thing, cost, True) and not _asked_for(t, thing, cost, False)
