"""EU-34: Health, Wounds, healing, death and resurrection."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.hero.body import reputation, saved_from_death, wound
from fabletop.kernel import SceneOver

from .euthia import CHURCH, at, hero, kind, options, play, seen, table
from .euthia_arena import CAVE, LAND, arena, asked, fight, idle, until

# -- Wounds and healing ---------------------------------------------------------------------------------------


@pytest.mark.rule("EU-34.1", "EU-34.2", "EU-34.3")
def test_wounds_lower_health_and_healing_raises_it_up_to_the_maximum() -> None:
    game = arena("combat_round", 0, h0={"bag": ["test_salve", "test_charm"]}, fight={"round": 0}, dice=[6, 6])
    most = hero(game)["most"]
    idle(game, "second_healing")
    assert hero(game)["health"] == most - 4 and (fight(game)["phase"], fight(game)["step"]) == ("second_healing", "")
    healed = play(game.copy(), ("use", "test_salve"))
    assert hero(healed)["health"] == most - 2
    full = arena("healing", 0, h0={"health": most - 1, "bag": ["test_salve", "test_charm"]})
    assert hero(play(full, ("use", "test_salve")))["health"] == most


# -- death in Combat ------------------------------------------------------------------------------------------


def slain(**laid: Any) -> Game[Any]:
    """The Beast kills a Hero with 1 Health, whose turn then goes on."""
    laid["h0"] = {"health": 1, "board": ["test_sword"], **laid.get("h0", {})}
    game = arena("monster_attack", 0, **{"dice": [6, 6], **laid})
    while table(game)["fight"]:
        play(game, options(game)[0])
    return game


@pytest.mark.rule("EU-34.5", "EU-31.1")
def test_a_hero_without_health_dies_at_once() -> None:
    game = slain(h0={"bag": ["healing_potion", "test_bomb"]})
    assert kind(game) == "act" and hero(game)["deaths"] == 1
    assert hero(game)["bag"] == ["healing_potion", "test_bomb"]  # there was no time


@pytest.mark.rule("EU-34.6", "EU-22.2")
def test_the_monster_lies_on_top_of_its_deck_again_and_all_know_it() -> None:
    game = slain(tops={1: "dragonfly"})
    assert table(game)["tops"]["1"] == "test_beast"
    assert [seen(game, viewer)["known"] for viewer in (0, 1, None)] == [["test_beast"]] * 3
    assert seen(game)["backs"]["1"]["health"] == 9 and seen(game)["beneath"] == {"1": 1}


@pytest.mark.rule("EU-34.7", "EU-34.8", "EU-22.10")
def test_tokens_and_played_cards_go() -> None:
    hand = {"silver": ["bloodthirst"], "golden": ["healing_card"], "gaar": 1}
    game = arena("monster_attack", 0, h0={"health": 1}, h1=hand, fight={"chaos": 3, "gaar": 2}, dice=[6, 6])
    play(game, ("play", "bloodthirst", 1), ("play", "healing_card", 1), ("pass",))
    assert kind(game) == "act" and table(game)["fight"] is None
    assert table(game)["spent"] == {"silver": ["bloodthirst"], "gold": ["healing_card"]}
    assert hero(game, 1)["gaar"] == 1


@pytest.mark.rule("EU-34.9")
def test_the_monster_player_takes_a_token_of_the_dead_hero() -> None:
    game = slain(seats=3, fight={"rival": 2}, h2={"kills": [1]})
    assert [hero(game, seat)["kills"] for seat in (0, 1, 2)] == [[], [], [1, 0]]


@pytest.mark.rule("EU-34.10", "EU-34.11", "EU-34.12", "EU-34.13", "EU-34.14", "EU-34.17")
def test_the_hero_rises_in_the_church() -> None:
    game = slain(h0={"moves": 3, "reputation": 5, "gaar": 1, "gold": 2})
    shown = hero(game)
    assert shown["at"] == CHURCH and shown["health"] == shown["most"]
    assert shown["gaar"] == 1 + 3 and len(shown["golden"]) == 1 and shown["silver"] == []
    assert shown["moves"] == 0 and (shown["reputation"], shown["gold"]) == (5, 2)


@pytest.mark.rule("EU-34.15", "EU-34.21")
def test_the_turn_goes_on_and_the_combat_action_stays_spent() -> None:
    mine = {"health": 1, "board": ["test_sword", "leather_boots"], "bag": ["scroll_of_the_long_road"], "at": "1,2"}
    game = arena("acting", h0={**mine, "moves": 2}, tops={1: "test_beast"}, dice=[6, 6])
    play(game, ("walk", CAVE), ("done",))
    while table(game)["fight"]:
        play(game, options(game)[0])
    assert kind(game) == "act" and asked(game) == 0 and hero(game)["at"] == CHURCH
    assert hero(game)["tokens"] == ["mining", "trade"] and hero(game)["moves"] == 0
    ways = {("use", "leather_boots"), ("use", "scroll_of_the_long_road"), ("march", "mining")}
    assert ways <= set(options(game))
    play(game, ("use", "leather_boots"), ("walk", "0,0"))
    assert hero(game)["at"] == "0,0"


@pytest.mark.rule("EU-34.16")
@pytest.mark.parametrize(("hope", "gaar"), [(1, 3), (2, 4), (5, 5)])
def test_points_of_hope_become_gaar_tokens_by_themselves(hope: int, gaar: int) -> None:
    assert hero(slain(h0={"board": []}, fight={"hope": hope - 1}))["gaar"] == gaar  # 12 raises it by one


@pytest.mark.rule("EU-34.17", "EU-34.29")
def test_a_death_in_combat_costs_reputation_only_at_the_end() -> None:
    game = slain(h0={"reputation": 9})
    assert hero(game)["reputation"] == 9
    assert ("deaths", "deaths", -2) in [tuple(line) for line in table(game)["scores"][0]]


@pytest.mark.rule("EU-34.18")
def test_a_dead_hero_gets_nothing_from_the_space_or_the_card() -> None:
    game = slain(h0={"at": "1,1", "gold": 0})
    shown = hero(game)
    assert (shown["gold"], shown["bag"], shown["reputation"], shown["silver"]) == (0, [], 0, [])
    assert table(game)["tokens"] == {} and table(game)["freed"] == []
    assert game.state.monster_at("1,1") == 2


@pytest.mark.rule("EU-34.19", "EU-31.8")
def test_the_monster_player_keeps_five_cards_also_then() -> None:
    game = slain(h1={"silver": ["curse"] * 5, "golden": ["frenzy"]})
    assert kind(game) == "surplus" and asked(game) == 1
    play(game, ("discard_card", "curse"))
    assert kind(game) == "act" and asked(game) == 0


@pytest.mark.rule("EU-34.6", "EU-34.20")
def test_the_same_monster_is_met_again_at_full_health() -> None:
    mine = {"tokens": ["combat"], "bag": ["scroll_of_teleport_3", "test_net"]}
    game = slain(h0=mine, fight={"damage": 7}, tops={1: "dragonfly"})
    play(game, ("use", "scroll_of_teleport_3"), ("to", CAVE), ("done",))
    assert (fight(game)["foe"], fight(game)["damage"]) == ("test_beast", 0)
    assert table(game)["tops"]["1"] == "dragonfly" and table(game)["beneath"] == {}


@pytest.mark.rule("EU-34.22", "EU-41.9")
def test_gaar_tokens_without_a_place_are_dealt_with_at_the_end_of_the_action() -> None:
    game = slain(h0={"gaar": 4, "bag": ["test_map", "test_salve", "test_oil"], "board": []})
    assert kind(game) == "tidy" and hero(game)["overflow"] == 3 and ("throw", "gaar") in options(game)
    assert kind(play(game, *[("throw", "gaar")] * 3)) == "act"


# -- death outside Combat -------------------------------------------------------------------------------------


def burnt(**mine: Any) -> Game[Any]:
    """A step onto a space under the Power of Fire, with 2 Health."""
    land = {"1,1": "iii_general_5", "-1,2": "i_general_1"}
    game = at("acting", land=land, h0={"id": "dral", "at": "0,1", "moves": 2, "health": 2, **mine})
    return play(game, ("walk", "0,2"))


@pytest.mark.rule("EU-34.5", "EU-34.23", "EU-34.24", "EU-34.26", "EU-34.27")
def test_outside_combat_the_hero_rises_in_the_church_and_its_turn_goes_on() -> None:
    game = burnt(board=["leather_boots"], reputation=5)
    shown = hero(game)
    assert (shown["at"], shown["health"], shown["moves"]) == (CHURCH, shown["most"], 0)
    assert kind(game) == "act" and asked(game) == 0 and shown["tokens"] == ["mining", "trade", "combat"]
    assert {("use", "leather_boots"), ("march", "combat")} <= set(options(game))


@pytest.mark.rule("EU-34.25", "EU-34.30")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_it_costs_two_reputation_but_never_goes_below_nothing(before: int, after: int) -> None:
    assert hero(burnt(reputation=before))["reputation"] == after


@pytest.mark.rule("EU-34.28", "EU-34.29")
def test_it_gives_nothing_to_anybody_and_is_not_counted_at_the_end() -> None:
    game = burnt(gaar=1)
    assert hero(game)["gaar"] == 1 and hero(game)["golden"] == [] and hero(game, 1)["kills"] == []
    assert hero(game)["deaths"] == 0
    assert not any(line[1] == "deaths" and line[2] for line in table(game)["scores"][0])


@pytest.mark.rule("EU-34.27", "EU-17.16")
def test_whoever_dies_in_the_turn_of_another_does_not_stop_it() -> None:
    land = {**LAND, "-2,1": "i_general_1"}
    laid: dict[str, Any] = {"land": land, "stack": ["ii_general_5"], "freed": ["1,2"]}
    other = {"id": "keleia", "at": "1,2", "health": 2, "reputation": 5}
    game = at("acting", h0={"id": "dral", "moves": 2}, h1=other, **laid)
    play(game, ("walk", "0,1"))
    dead = hero(game, 1)
    assert (dead["at"], dead["health"], dead["reputation"]) == (CHURCH, dead["most"], 3)
    assert kind(game) == "act" and asked(game) == 0 and hero(game)["moves"] == 1


@pytest.mark.rule("EU-34.23", "EU-34.27")
def test_the_death_of_the_hero_whose_turn_it_is_ends_whatever_was_going_on() -> None:
    state = at("acting", seats=3, h0={"health": 1}, h1={"health": 1}).state
    state.then("acting")  # what goes on stands above it
    wound(state, 1, 1)
    with pytest.raises(SceneOver):
        wound(state, 0, 1)
    assert [each.health for each in state.heroes] == [state.max_health(seat) for seat in range(3)]


@pytest.mark.rule("EU-34.30")
def test_reputation_never_falls_below_nothing() -> None:
    game = at("acting", h0={"reputation": 3})
    reputation(game.state, 0, -5)
    assert game.state.heroes[0].reputation == 0
    reputation(game.state, 0, 2)
    assert game.state.heroes[0].reputation == 2


@pytest.mark.rule("EU-34.5")
def test_by_its_own_weapon_a_hero_dies_in_combat() -> None:
    flail = {"board": ["threshing_flail"], "health": 1, "gaar": 1}
    game = arena("attack_with", 0, "threshing_flail", h0=flail, dice=[1, 1])
    play(until(game, ("final",)), ("final",))
    assert kind(game) == "act" and hero(game)["deaths"] == 1 and hero(game, 1)["kills"] == [0]


@pytest.mark.rule("EU-2.4", "EU-34.5")
@pytest.mark.uses("phoenix_ring")
def test_a_phoenix_ring_turns_death_away_and_is_gone() -> None:
    mine = {
        "health": 1,
        "unlocked": True,
        "board": ["test_sword", "phoenix_ring"],
        "gems_on": {"phoenix_ring": ["opal"]},
    }
    game = arena("wounds_dealt", 0, h0=mine, fight={"phase": "monster_attack", "dice": [6, 6]}, dice=[1, 1] * 9)
    assert hero(game)["health"] == 5 and hero(game)["deaths"] == 0 and fight(game)["foe"] == "test_beast"
    assert "phoenix_ring" not in hero(game)["worn"] and hero(game)["gems_on"] == {}
    assert table(game)["discards"]["dragonslayer"] == ["phoenix_ring"]
    again = arena("acting", h0=mine, fight={}).state
    assert saved_from_death(again, 0) and not saved_from_death(again, 0)
