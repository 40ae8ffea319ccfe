"""EU-65: Farruga's Hunger."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.reasons import Reason
from fabletop.games.euthia.scenarios.farruga.cards import ATTACKS, DRAGONS
from fabletop.games.euthia.scenarios.farruga.flight import Farruga

from .euthia import CHURCH, PACK, at, events, fresh, hero, kind, options, play, seen, table
from .euthia_tales import damage, facts, line, marks, pass_round, rank, strike_down, tale, tile

FIRST, SECOND, THIRD, FOURTH = "farruga_circling", "farruga_raging", "farruga_bleeding", "farruga_last_fire"
BREATH, TAIL, TALONS, ROAR = CARDS = ("breath_of_fire", "tail_sweep", "talons", "dragon_roar")
ROOST, EYRIE = "iv_scenario_farruga", "v_scenario_farruga"
# Open ground on 1,1; Merchants on 3,0, with plain hexes around.
LAND = {"1,1": "i_general_1", "3,0": "i_general_2"}
TILES = [tile("i_general_1", "plain", "plain", "plain"), tile("i_general_2", "merchants", "plain", "plain")]
GROUND, TRADE = "1,1", "3,0"


def hunger(scene: str = "acting", *args: str | int, **laid: Any) -> Game[Any]:
    changed = laid.pop("content", [])
    content = {"map_tile": [*TILES, *changed]}
    return at(scene, *args, scenario="farruga", content=content, **{"land": LAND, **laid})


def dusk(card: str, **laid: Any) -> Game[Any]:
    """The end of a round with that flight, up to the first question."""
    return hunger("round_over", **{"round": 4, "draws": {"attacks": [card]}, **laid})


def flown(card: str, **laid: Any) -> Game[Any]:
    """The same, and the first player takes the first of several hexes."""
    game = dusk(card, **laid)
    while kind(game) == "landing":
        play(game, options(game)[0])
    return game


def by_her(**laid: Any) -> Game[Any]:
    """The turn of Dral, on the space where Farruga sits."""
    laid["h0"] = {"id": "dral", "at": GROUND, **laid.get("h0", {})}
    return hunger(**{"dragon": GROUND, **laid})


def combat(scene: str = "combat_round", *args: str | int, **laid: Any) -> Game[Any]:
    """A Combat of Dral with the top card in progress."""
    laid["h0"] = {"id": "dral", "at": GROUND, **laid.get("h0", {})}
    laid["fight"] = {"foe": FIRST, **laid.get("fight", {})}
    return hunger(scene, *(args or (0,)), **{"dragon": GROUND, **laid})


def all_but(card: str) -> list[str]:
    return [each for each in CARDS if each != card]


def round_with(card: str, **laid: Any) -> Game[Any]:
    """A Combat round that begins, with that Attack card: the other three are taken."""
    laid["fight"] = {"round": 0, "initiative": 1, "drawn": all_but(card), **laid.get("fight", {})}
    return combat(**laid)


def fight(game: Game[Any]) -> dict[str, Any]:
    shown: dict[str, Any] = table(game)["fight"]
    return shown


# -- how it begins --------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-65.1", "EU-1.34")
def test_four_dragon_cards_in_their_order_and_four_attack_cards() -> None:
    game = fresh(scenario="farruga")
    assert tale(game)["dragons"] == [FIRST, SECOND, THIRD, FOURTH]
    assert game.state.tales[Farruga].attacks.items() == sorted(CARDS) and sorted(ATTACKS(PACK)) == sorted(CARDS)
    assert tale(game)["attacks"] == {"left": 4, "shown": []}


@pytest.mark.rule("EU-65.2", "EU-1.40")
def test_her_figure_is_off_the_map_and_bounties_are_of_levels_one_and_two() -> None:
    game = fresh(scenario="farruga")
    assert tale(game)["dragon"] is None and marks(game) == {}
    assert table(game)["elites"]["levels"] == [1, 2]
    tiles = [*game.state.tiles.items(), *game.state.land.values()]
    assert ROOST in tiles and EYRIE in tiles


# -- flights --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-65.3")
@pytest.mark.parametrize(("round", "flights"), [(1, 0), (2, 0), (3, 1), (9, 1)])
def test_she_flies_at_the_end_of_rounds_from_the_third_on(round: int, flights: int) -> None:
    game = hunger("round_over", round=round)
    while kind(game) == "landing":
        play(game, options(game)[0])
    assert len(events(game, "flight")) == flights and (tale(game)["dragon"] is not None) == bool(flights)


@pytest.mark.rule("EU-65.3")
def test_she_flies_no_more_when_no_dragon_card_is_left() -> None:
    game = hunger("round_over", round=5, h0={"dragons": [FIRST, SECOND, THIRD, FOURTH]})
    assert game.over and events(game, "flight") == []


@pytest.mark.rule("EU-65.3")
def test_the_four_attack_cards_are_shuffled_again_when_all_were_turned_up() -> None:
    game = hunger("round_over", round=3)
    while not game.over:
        pass_round(game)
    flights = [str(each.args[0]) for _, _, happened in game.log(None) for each in happened if each.name == "flight"]
    assert len(flights) == 8 and sorted(flights[:4]) == sorted(flights[4:]) == sorted(CARDS)


@pytest.mark.rule("EU-65.4", "EU-65.16")
def test_a_hero_on_a_centre_is_reached_on_any_hex_of_the_tile_and_the_first_player_chooses() -> None:
    game = dusk(BREATH, first=1, h0={"at": CHURCH, "reputation": 3}, h1={"at": GROUND})
    assert game.decision is not None and (game.decision.kind, game.decision.seat) == ("landing", 1)
    assert set(options(game)) == {("land", each) for each in ("0,0", "1,0", "0,1")}
    play(game, ("land", "0,1"))
    assert tale(game)["dragon"] == "0,1" and marks(game)["0,1"] == ["farruga"]


@pytest.mark.rule("EU-65.5")
def test_her_space_is_entered_as_if_she_were_not_there() -> None:
    game = play(hunger(dragon=GROUND, h0={"at": "1,0", "moves": 2, "tokens": []}), ("walk", GROUND))
    assert hero(game)["at"] == GROUND and table(game)["fight"] is None
    assert ("walk", "1,0") in options(game)
    guarded = hunger(land={"1,1": "i_fixed_1"}, dragon="1,2", h0={"at": "1,1", "moves": 1})
    play(guarded, ("walk", "1,2"))
    assert fight(guarded)["level"] == 1 and not fight(guarded)["great"]


@pytest.mark.uses(BREATH)
@pytest.mark.rule("EU-65.16")
def test_breath_of_fire_burns_heroes_by_the_one_with_the_most_reputation() -> None:
    game = flown(BREATH, h0={"at": "2,1"}, h1={"at": GROUND, "reputation": 2})
    assert tale(game)["dragon"] == GROUND
    assert [hero(game, seat)["most"] - hero(game, seat)["health"] for seat in (0, 1)] == [2, 2]
    far = flown(BREATH, h0={"at": TRADE}, h1={"at": GROUND, "reputation": 2})
    assert hero(far)["health"] == hero(far)["most"]
    tied = flown(BREATH, first=1, h0={"at": TRADE}, h1={"at": GROUND})
    assert tale(tied)["dragon"] == GROUND  # the first in turn order


@pytest.mark.rule("EU-65.16")
def test_a_water_essence_quenches_the_fire() -> None:
    game = flown(BREATH, h0={"at": GROUND, "reputation": 1, "essences": {"water": 1}})
    assert game.decision is not None and (game.decision.kind, game.decision.seat) == ("scorch", 0)
    play(game, ("quench",))
    assert hero(game)["health"] == hero(game)["most"] and hero(game)["essences"] == {}
    borne = play(flown(BREATH, h0={"at": GROUND, "reputation": 1, "essences": {"water": 1}}), ("bear",))
    assert hero(borne)["health"] == hero(borne)["most"] - 2 and hero(borne)["essences"] == {"water": 1}


@pytest.mark.rule("EU-65.16")
def test_fire_may_kill_outside_combat() -> None:
    game = flown(BREATH, h0={"at": GROUND, "health": 2, "reputation": 5})
    assert (hero(game)["at"], hero(game)["reputation"], hero(game)["deaths"]) == (CHURCH, 3, 0)


@pytest.mark.uses(TAIL)
@pytest.mark.rule("EU-65.16")
def test_the_tail_closes_the_market_nearest_to_the_church_while_she_stays() -> None:
    farther = {**LAND, "5,-1": "i_general_3"}
    game = flown(TAIL, land=farther, content=[tile("i_general_3", "merchants", "plain", "plain")], h0={"at": TRADE})
    assert tale(game)["dragon"] == TRADE and marks(game)[TRADE] == ["farruga", "swept"]
    assert tale(flown(TAIL, h0={"at": GROUND, "reputation": 3}, h1={"at": GROUND, "health": 1}))["dragon"] == TRADE
    assert tale(game)["card"] == f"eu-attack-{TAIL}"
    assert table(game)["round"] == 5 and ("trade",) not in options(game)
    other = hunger(dragon=TRADE, attack=TALONS, h0={"at": TRADE})
    assert ("trade",) in options(other)
    left = hunger(dragon=GROUND, attack=TAIL, h0={"at": TRADE})
    assert ("trade",) in options(left)


@pytest.mark.uses(TALONS)
@pytest.mark.rule("EU-65.16")
def test_talons_seize_the_weakest_hero() -> None:
    game = flown(TALONS, h0={"at": TRADE, "gold": 5}, h1={"at": GROUND, "health": 4, "gold": 3})
    assert tale(game)["dragon"] == GROUND
    assert (hero(game, 1)["gold"], hero(game, 1)["health"]) == (1, 3) and hero(game)["gold"] == 5
    poor = flown(TALONS, h1={"at": GROUND, "health": 4, "gold": 1})
    assert hero(poor, 1)["gold"] == 0


@pytest.mark.uses(ROAR)
@pytest.mark.rule("EU-65.16")
def test_the_roar_is_heard_within_two_spaces_of_the_lair() -> None:
    land = {**LAND, "5,-1": EYRIE}
    game = dusk(ROAR, land=land, h0={"id": "dral", "at": TRADE, "gaar": 2}, h1={"id": "skoldur", "at": GROUND})
    assert set(options(game)) == {("land", each) for each in ("5,-1", "6,-1", "5,0")}
    play(game, ("land", "5,-1"))  # two spaces from 3,0, more from 1,1
    assert hero(game)["gaar"] == 1 and hero(game, 1)["dwurt"] == 5
    near = flown(ROAR, land=land, h1={"id": "skoldur", "at": TRADE, "gaar": 1})
    assert hero(near, 1)["dwurt"] == 4 and hero(near, 1)["gaar"] == 1


@pytest.mark.rule("EU-65.16")
def test_of_her_two_lairs_the_nearer_one_is_meant_and_without_both_the_farthest_market() -> None:
    land = {"1,1": ROOST, "3,0": "i_general_2", "5,-1": EYRIE}
    assert set(options(dusk(ROAR, land=land))) == {("land", each) for each in ("1,1", "2,1", "1,2")}
    farther = {**LAND, "5,-1": "i_general_3"}
    content = [tile("i_general_3", "plain", "alchemists", "plain")]
    assert tale(flown(ROAR, land=farther, content=content))["dragon"] == "6,-1"


@pytest.mark.rule("EU-65.16")
def test_without_a_place_of_the_kind_named_she_flies_to_the_leading_hero() -> None:
    land = {"1,1": "i_general_1"}
    for card in (TAIL, ROAR):
        assert tale(flown(card, land=land, h0={"at": GROUND, "reputation": 1}))["dragon"] == GROUND


# -- how she is fought ----------------------------------------------------------------------------------------


@pytest.mark.rule("EU-65.6")
def test_she_is_fought_for_a_combat_action_from_a_liberated_space_on_or_next_to_hers() -> None:
    game = play(by_her(), ("deed", "farruga"))
    assert "combat" not in hero(game)["tokens"]
    assert (fight(game)["great"], fight(game)["rounds"]) == (FIRST, 3)
    assert ("deed", "farruga") in options(by_her(h0={"at": "1,0"}))
    assert by_her(h0={"tokens": ["mining"]}).why(("deed", "farruga")) == (False, "EU-8.3")
    guarded = by_her(land={"1,1": "i_fixed_1"}, h0={"at": "1,2"})
    assert guarded.why(("deed", "farruga")) == (False, "EU-65.6")
    assert options(by_her(h0={"at": TRADE}), "deed") == [] and options(by_her(dragon=None), "deed") == []
    later = play(by_her(h1={"dragons": [FIRST]}), ("deed", "farruga"))
    assert fight(later)["great"] == SECOND


@pytest.mark.rule("EU-1.35", "EU-65.7")
def test_three_tokens_are_tossed_before_preparation() -> None:
    tossed: Counter[int] = Counter()
    for seed in range(60):
        game = play(by_her(h0={"gaar": 0}, seed=str(seed)), ("deed", "farruga"))
        while not events(game, "initiative"):
            play(game, ("done",))
        (told,) = events(game, "initiative")
        tossed[int(told.args[1])] += 1
        assert fight(game)["initiative"] == told.args[1]
    assert sorted(tossed) == [0, 1, 2, 3]


@pytest.mark.rule("EU-65.7")
def test_a_gaar_turns_a_token_to_the_hero_side() -> None:
    game = combat("turn_tokens", h0={"gaar": 2}, fight={"round": 0, "initiative": 1})
    assert kind(game) == "initiative" and options(game) == [("done",), ("turn_token",)]
    play(game, ("turn_token",), ("turn_token",))
    assert events(game, "initiative")[-1].args == (0, 3) and hero(game)["gaar"] == 0
    assert kind(combat("turn_tokens", h0={"gaar": 0}, fight={"round": 0, "initiative": 1})) != "initiative"
    assert kind(combat("turn_tokens", h0={"gaar": 1}, fight={"round": 0, "initiative": 3})) != "initiative"


@pytest.mark.rule("EU-65.7")
def test_skoldur_turns_tokens_with_dwurt() -> None:
    mine = {"id": "skoldur", "gaar": 1, "dwurt": 2}
    game = play(combat("turn_tokens", h0=mine, fight={"round": 0, "initiative": 0}), ("turn_token",))
    assert (hero(game)["gaar"], hero(game)["dwurt"], hero(game)["dwurt_die"]) == (1, 1, 1)


@pytest.mark.rule("EU-65.7")
@pytest.mark.parametrize(("sides", "attacks"), [(0, 0), (1, 0), (2, 1), (3, 1)])
def test_with_two_hero_sides_the_hero_attacks_before_the_first_round(sides: int, attacks: int) -> None:
    game = combat("first_strike", h0={"gaar": 0}, fight={"round": 0, "initiative": sides})
    struck = 0
    while fight(game)["round"] == 0:
        play(game, options(game)[0])
        struck += len(events(game, "attack"))
    assert struck == attacks and fight(game)["round"] == 1


@pytest.mark.rule("EU-65.7")
@pytest.mark.parametrize(("sides", "number", "plus"), [(0, 1, 1), (1, 1, 0), (0, 2, 0)])
def test_with_three_dragon_sides_her_first_attack_deals_a_wound_more(sides: int, number: int, plus: int) -> None:
    laid = {"round": number, "initiative": sides, "drawn": [ROAR]}
    game = combat("monster_attack", h1={"silver": ["bloodthirst"]}, fight={**laid, "chaos": 1})
    assert fight(game)["wound_plus"] == plus
    assert [told["n"] for told in seen(game)["fight"]["sums"]["effect"]] == ([1] if plus else [])


@pytest.mark.rule("EU-65.8")
def test_every_round_takes_another_attack_card_and_leaves_the_flights_alone() -> None:
    orders = set()
    for seed in range(12):
        game = combat(seed=str(seed), fight={"round": 0, "initiative": 1, "chaos": 0, "gaar": 0})
        taken = [fight(game)["drawn"]]
        while table(game)["fight"]:
            taken.append(fight(game)["drawn"])
            play(game, options(game)[0])
        assert len(set(taken[-1])) == len(taken[-1]) <= 3
        orders.add(taken[0][0])
        assert tale(game)["attacks"]["left"] == 4
    assert len(orders) == 4


@pytest.mark.rule("EU-65.9")
def test_the_combat_ends_after_three_rounds_and_damage_stays() -> None:
    game = combat(fight={"round": 3, "damage": 4, "hope": 4}, h0={"gaar": 0, "notes": {f"{FIRST}_damage": 1}})
    assert table(game)["fight"] is None and [each.clause for each in events(game, "parted")] == ["EU-65.9"]
    assert damage(game, FIRST) == 5 and facts(game)["dragon"] == {"number": 5, "most": 10}
    assert hero(game)["gaar"] == 2 and hero(game)["at"] == GROUND
    assert fight(combat(fight={"round": 2, "initiative": 1}))["round"] == 3


@pytest.mark.rule("EU-65.9")
def test_damage_of_earlier_combats_counts_and_cannot_be_healed() -> None:
    game = combat(fight={"round": 1, "initiative": 1, "damage": 1}, h1={"notes": {f"{FIRST}_damage": 4}})
    assert fight(game)["health"] == 10 - 4
    from fabletop.games.euthia.combat.hurting import mend

    mend(game.state, 5)
    assert game.state.fight.damage == 0 and game.state.fight.scars == 4


@pytest.mark.rule("EU-65.10")
def test_whoever_defeats_a_card_takes_it_and_the_others_gain_for_damage() -> None:
    mine = {"bag": ["scroll_of_thunder"], "gaar": 0, "gold": 0, "reputation": 1, "notes": {f"{FIRST}_damage": 1}}
    game = combat(fight={"round": 1, "initiative": 1, "damage": 1}, h0=mine, h1={"notes": {f"{FIRST}_damage": 7}})
    strike_down(game)
    assert hero(game)["dragons"] == [FIRST] and tale(game)["dragons"] == [SECOND, THIRD, FOURTH]
    assert (hero(game)["reputation"], hero(game)["gold"], hero(game)["essences"]) == (1 + 4, 4, {"fire": 1})
    assert hero(game, 1)["reputation"] == 2
    assert damage(game, FIRST) == damage(game, FIRST, 1) == 0
    assert hero(game)["bag"] == [] and table(game)["tokens"] == {}
    assert facts(game)["dragon_cards"] == {"number": 3, "most": 4}


@pytest.mark.rule("EU-65.10")
@pytest.mark.parametrize(
    ("tiles", "lands"), [((), None), ((EYRIE,), "5,-1"), ((ROOST,), "5,-1"), ((EYRIE, ROOST), "7,-2")]
)
def test_a_defeated_dragon_flies_to_her_roost_else_to_her_eyrie_else_off_the_map(
    tiles: tuple[str, ...], lands: str | None
) -> None:
    land = {**LAND, **dict(zip(("5,-1", "7,-2"), tiles))}
    mine = {"bag": ["scroll_of_thunder"], "notes": {f"{FIRST}_damage": 8}}
    game = combat(land=land, first=1, fight={"round": 1, "initiative": 1}, h0=mine)
    while table(game)["fight"] and kind(game) != "landing":
        thunder = ("use", "scroll_of_thunder")
        play(game, thunder if thunder in options(game) else options(game)[0])
    if lands is not None:
        assert game.decision is not None and (game.decision.kind, game.decision.seat) == ("landing", 1)
        play(game, ("land", lands))
    assert tale(game)["dragon"] == lands


@pytest.mark.rule("EU-65.10", "EU-65.14")
def test_with_her_last_card_she_leaves_the_map_and_the_game_ends_after_the_round() -> None:
    mine = {"bag": ["scroll_of_thunder"], "notes": {f"{FOURTH}_damage": 12}}
    laid: dict[str, Any] = {"h1": {"dragons": [FIRST, SECOND, THIRD]}, "land": {**LAND, "5,-1": ROOST}}
    game = combat(fight={"foe": FOURTH, "round": 1, "initiative": 1}, h0=mine, **laid)
    strike_down(game)
    assert tale(game)["dragon"] is None and hero(game)["dragons"] == [FOURTH] and not game.over
    assert pass_round(game).over and table(game)["round"] == 1


@pytest.mark.rule("EU-65.11")
def test_a_hero_who_falls_leaves_its_damage_on_the_card() -> None:
    laid = {"damage": 4, "dice": [6, 6], "initiative": 1, "drawn": [ROAR]}
    game = combat("wounds_dealt", fight=laid, h0={"health": 3})
    while table(game)["fight"]:
        play(game, options(game)[0])
    assert hero(game)["at"] == CHURCH and hero(game)["deaths"] == 1 and hero(game, 1)["kills"] == [0]
    assert damage(game, FIRST) == 4 and tale(game)["dragons"][0] == FIRST and tale(game)["dragon"] == GROUND


@pytest.mark.rule("EU-65.12")
def test_a_dragon_card_counts_as_a_bounty_card() -> None:
    bounty = hunger(h0={"bounties": ["bounty_skrit_tollkeeper"]})
    assert line(hunger(h0={"dragons": [FIRST]}), "elites") == line(bounty, "elites") > 0
    from fabletop.games.euthia.turn.quests import met

    quest = next(each for each in PACK.quests["lord_justice"].cost[0].any_of if each[0].need == "bounties")
    assert met(hunger(h0={"dragons": [FIRST]}).state, 0, quest[0]) and not met(hunger().state, 0, quest[0])


# -- the Ballista ---------------------------------------------------------------------------------------------

TOWERS = tile("ii_fixed_1", "plain", "plain", "plain", type="dragonslayers_towers")


def at_towers(**laid: Any) -> Game[Any]:
    """A Trade Action at the Towers on 1,1, three spaces from 4,0."""
    laid["h0"] = {"id": "dral", "at": "1,1*", "gold": 7, **laid.get("h0", {})}
    land = {"1,1": "ii_fixed_1", "3,0": "i_general_2", "5,-1": "i_general_1"}
    game = hunger("acting", content=[TOWERS], **{"land": land, "dragon": TRADE, **laid})
    return play(game, ("trade",))


@pytest.mark.rule("EU-65.13")
def test_a_ballista_deals_two_damage_for_three_gold_once_in_a_turn() -> None:
    game = play(at_towers(), ("deed", "ballista"))
    assert hero(game)["gold"] == 4 and damage(game, FIRST) == 2
    assert game.why(("deed", "ballista")) == (False, "EU-65.13")
    assert at_towers(h0={"gold": 2}).why(("deed", "ballista")) == (False, "EU-65.13")
    assert at_towers(dragon=None).why(("deed", "ballista")) == (False, "EU-65.13")
    shop = play(hunger(dragon=TRADE, h0={"at": TRADE, "gold": 7}), ("trade",))
    assert options(shop, "deed") == []


@pytest.mark.rule("EU-65.13")
@pytest.mark.parametrize(("dragon", "may"), [("1,1", True), ("4,0", True), ("5,-1", False)])
def test_a_ballista_reaches_three_spaces(dragon: str, may: bool) -> None:
    assert (("deed", "ballista") in options(at_towers(dragon=dragon))) == may


@pytest.mark.rule("EU-65.13", "EU-65.10")
def test_a_ballista_may_defeat_the_card() -> None:
    game = at_towers(h1={"notes": {f"{FIRST}_damage": 9}})
    play(game, ("deed", "ballista"))
    assert hero(game)["dragons"] == [FIRST] and hero(game)["reputation"] == 4 and hero(game, 1)["reputation"] == 3
    assert [each.args for each in events(game, "ballista")] == [(0, 1)] and kind(game) == "deal"


# -- Attack cards in Combat -----------------------------------------------------------------------------------


@pytest.mark.uses(BREATH)
@pytest.mark.rule("EU-65.17")
def test_breath_of_fire_deals_a_wound_more_unless_a_water_essence_is_given() -> None:
    dry = combat("monster_attack", fight={"initiative": 1, "drawn": [BREATH], "chaos": 1}, h1={"silver": ["curse"]})
    assert fight(dry)["wound_plus"] == 1
    game = round_with(BREATH, h0={"essences": {"water": 1}}, fight={"chaos": 1}, h1={"silver": ["curse"]})
    assert kind(game) == "quench"
    play(game, ("quench",))
    while fight(game)["phase"] != "monster_attack":
        play(game, ("done",))
    assert fight(game)["wound_plus"] == 0 and hero(game)["essences"] == {}


@pytest.mark.uses(TAIL)
@pytest.mark.rule("EU-65.17")
def test_the_tail_adds_one_and_makes_shields_useless() -> None:
    laid: dict[str, Any] = {"fight": {"chaos": 0, "gaar": 0}, "dice": [3, 3], "h0": {"board": ["buckler"], "gaar": 1}}
    game = round_with(TAIL, **laid)
    assert fight(game)["sum"] == 7 and kind(game) == "hero_word"
    play(game, ("pass",))
    assert ("use", "buckler") not in options(game)
    other = round_with(ROAR, **laid)
    assert fight(other)["sum"] == 6
    play(other, ("pass",))
    assert ("use", "buckler") in options(other)


@pytest.mark.uses(TALONS)
@pytest.mark.rule("EU-65.17")
def test_talons_roll_the_lower_die_again() -> None:
    game = round_with(TALONS, fight={"chaos": 0, "gaar": 0}, dice=[2, 5, 1], h0={"gaar": 1})
    assert fight(game)["dice"] == [1, 5] and [each.args for each in events(game, "talons")] == [(2, 1)]
    lines = seen(game)["fight"]["sums"]["lines"]
    assert sum(told["n"] for told in lines) == 6 and lines[-1]["n"] == -1


@pytest.mark.uses(ROAR)
@pytest.mark.rule("EU-65.17")
def test_the_roar_lowers_attack_rolls_by_two() -> None:
    laid: dict[str, Any] = {"dice": [4, 4], "h0": {"gaar": 1}}
    values = {}
    for card in (ROAR, TALONS):
        drawn = {"round": 1, "initiative": 1, "drawn": [card], "chaos": 0, "gaar": 0}
        game = combat("hero_attack", fight=drawn, **laid)
        while kind(game) != "change":
            play(game, options(game)[0])
        values[card] = table(game)["roll"]["sum"]
    assert values[ROAR] == values[TALONS] - 2


@pytest.mark.rule("EU-65.17")
def test_attack_cards_work_when_the_monster_plays_by_itself() -> None:
    laid: dict[str, Any] = {"fight": {"chaos": 0, "gaar": 0}, "draws": {"combat": ["combat_25"]}, "dice": [6]}
    game = round_with(TALONS, seats=1, h0={"gaar": 1}, **laid)
    assert fight(game)["dice"] == [6, 5] and [each.args for each in events(game, "talons")] == [(2, 6)]


# -- Dragon cards ---------------------------------------------------------------------------------------------


@pytest.mark.uses(FIRST, SECOND, THIRD, FOURTH)
@pytest.mark.rule("EU-65.18")
@pytest.mark.parametrize(
    ("dragon", "base", "each", "brings", "penalty", "immune"),
    [
        (FIRST, 4, 3, (1, 0, 1, 1), -1, False),
        (SECOND, 5, 3, (0, 1, 2, 1), 0, False),
        (THIRD, 4, 4, (0, 1, 2, 1), 0, False),
        (FOURTH, 5, 4, (1, 1, 2, 2), 0, True),
    ],
)
def test_what_the_dragon_cards_bring(
    dragon: str, base: int, each: int, brings: tuple[int, ...], penalty: int, immune: bool
) -> None:
    earlier = [FIRST, SECOND, THIRD, FOURTH][: [FIRST, SECOND, THIRD, FOURTH].index(dragon)]
    for seats in (1, 2, 3, 4):
        game = combat(seats=seats, fight={"foe": dragon, "initiative": 1}, h0={"dragons": earlier})
        assert fight(game)["health"] == base + each * seats and seen(game)["fight"]["immune"] == immune
    entry = DRAGONS(hunger().state.content)[dragon]
    assert (entry.silver, entry.gold, entry.chaos, entry.gaar) == brings and entry.penalty == penalty
    game = play(by_her(h0={"gaar": 0, "dragons": earlier}), ("deed", "farruga"))
    while not fight(game)["foe"]:
        play(game, ("done",))
    assert (fight(game)["chaos"], fight(game)["gaar"]) == brings[2:]
    assert (len(hero(game, 1)["silver"]), len(hero(game, 1)["golden"])) == brings[:2]


@pytest.mark.rule("EU-65.18")
@pytest.mark.parametrize(
    ("dragon", "dice", "wounds"),
    [
        (FIRST, [1, 1], 0),
        (FIRST, [1, 2], 1),
        (FIRST, [4, 4], 2),
        (FIRST, [5, 6], 3),
        (FIRST, [6, 6], 4),
        (SECOND, [1, 1], 1),
        (SECOND, [3, 4], 2),
        (SECOND, [5, 5], 3),
        (SECOND, [5, 6], 4),
        (THIRD, [2, 2], 2),
        (THIRD, [2, 3], 3),
        (THIRD, [4, 4], 4),
        (THIRD, [5, 6], 5),
        (FOURTH, [1, 2], 2),
        (FOURTH, [2, 2], 3),
        (FOURTH, [5, 5], 4),
        (FOURTH, [6, 6], 5),
    ],
)
def test_dragon_cards_strike_by_their_bands(dragon: str, dice: list[int], wounds: int) -> None:
    earlier = [FIRST, SECOND, THIRD, FOURTH][: [FIRST, SECOND, THIRD, FOURTH].index(dragon)]
    laid = {"foe": dragon, "initiative": 1, "drawn": [ROAR], "dice": dice, "damage": 2}
    game = combat("wounds_dealt", fight=laid, h0={"health": 6, "dragons": earlier})
    assert [each.args[2] for each in events(game, "foe_attack")] == [wounds]


@pytest.mark.rule("EU-65.18")
def test_what_the_highest_bands_do_besides() -> None:
    def struck(dragon: str, earlier: list[str]) -> Game[Any]:
        laid = {"foe": dragon, "initiative": 1, "drawn": [ROAR], "dice": [6, 6], "damage": 2}
        return combat("wounds_dealt", fight=laid, h0={"dragons": earlier})

    assert len(hero(struck(SECOND, [FIRST]), 1)["silver"]) == 1
    assert fight(struck(THIRD, [FIRST, SECOND]))["damage"] == 1
    last: dict[str, Any] = {"fight": {"foe": FOURTH, "chaos": 0, "gaar": 0}, "dice": [6, 6]}
    game = round_with(TAIL, h0={"dragons": [FIRST, SECOND, THIRD]}, **last)
    while kind(game) != "change":
        play(game, options(game)[0])
    assert (Reason("foe", FOURTH), -1) in game.state.roll.lines


@pytest.mark.rule("EU-65.18")
@pytest.mark.parametrize(
    ("dragon", "stack", "drawn", "fame"),
    [(SECOND, "treasure_2", 2, 5), (THIRD, "treasure_3", 1, 6), (FOURTH, "treasure_3", 3, 8)],
)
def test_what_whoever_defeats_a_dragon_card_gains(dragon: str, stack: str, drawn: int, fame: int) -> None:
    earlier = [FIRST, SECOND, THIRD, FOURTH][: [FIRST, SECOND, THIRD, FOURTH].index(dragon)]
    full = DRAGONS(PACK)[dragon].health + 2 * DRAGONS(PACK)[dragon].per_player
    mine = {"bag": ["scroll_of_thunder"], "notes": {f"{dragon}_damage": full - 2}}
    game = combat(fight={"foe": dragon, "round": 1, "initiative": 1}, h0=mine, h1={"dragons": earlier})
    while hero(game)["dragons"] == []:
        thunder = ("use", "scroll_of_thunder")
        play(game, thunder if thunder in options(game) else options(game)[0])
    assert [each.args[:3] for each in events(game, "drawn")] == [(0, stack, drawn)]
    assert hero(game)["reputation"] == fame and (kind(game) == "keep") == (drawn > 1)


# -- the end --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-65.14")
def test_the_game_ends_after_round_ten() -> None:
    assert flown(TAIL, round=10).over and not flown(TAIL, round=9).over


@pytest.mark.rule("EU-65.15")
def test_every_card_left_costs_everybody_two_reputation() -> None:
    game = hunger(h0={"reputation": 20, "dragons": [FIRST]}, h1={"reputation": 20})
    assert [line(game, "hunger", seat) for seat in (0, 1)] == [-6, -6]


@pytest.mark.rule("EU-65.19")
@pytest.mark.parametrize(("cards", "name"), [(2, "archer"), (1, "watcher")])
def test_alone_two_dragon_cards_are_needed_for_a_victory(cards: int, name: str) -> None:
    taken = [FIRST, SECOND, THIRD][:cards]
    game = hunger("acting", seats=1, round=10, h0={"reputation": 45 - 2 * cards, "dragons": taken})
    assert rank(pass_round(game)) == f"eu-farruga-rank-{name}"


@pytest.mark.rule("EU-65.20")
@pytest.mark.parametrize(("cards", "name"), [(4, "won"), (3, "lost")])
def test_a_party_needs_all_four(cards: int, name: str) -> None:
    taken = [FIRST, SECOND, THIRD, FOURTH][:cards]
    party: dict[str, Any] = {"h0": {"dragons": taken[:1]}, "h1": {"dragons": taken[1:]}}
    game = hunger("acting", round=10, options={"cooperative": True}, **party)
    assert rank(pass_round(game)) == f"eu-farruga-ending-{name}"
