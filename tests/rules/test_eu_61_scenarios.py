"""EU-61, EU-62: The Hunt and Defending the Settlements."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop import Game
from fabletop.games.euthia.scenarios.defending_settlements.cards import EVENT_CARDS, PEOPLE
from fabletop.games.euthia.scenarios.defending_settlements.parts import Settlements
from fabletop.games.euthia.scenarios.defending_settlements.rules import supplies_left

from .euthia import CHURCH, PACK, at, events, fresh, hero, kind, options, play, seen, table

# -- The Hunt -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-61.2")
def test_every_hero_of_the_hunt_begins_with_a_healing_potion() -> None:
    assert [hero(fresh(4), seat)["bag"] for seat in range(4)] == [["healing_potion"]] * 4


@pytest.mark.rule("EU-61.4", "EU-61.5")
@pytest.mark.parametrize(("trophy", "reputation", "gold"), [("dragonfly", 1, 1), ("cyclops", 2, 1), ("wyvern", 3, 2)])
def test_a_trophy_is_paid_for_on_the_steps_of_the_church(trophy: str, reputation: int, gold: int) -> None:
    game = at("acting", h0={"bag": [trophy]})
    play(game, ("deed", "steps", trophy))
    assert (hero(game)["reputation"], hero(game)["gold"], hero(game)["bag"]) == (reputation, gold, [])
    assert hero(game)["notes"]["wall"] == 1 and game.state.tokens_of(0, "h") == 0
    assert options(at("acting", h0={"bag": [trophy], "at": "0,0"}), "deed") == []


@pytest.mark.rule("EU-61.4")
def test_one_trophy_is_handed_in_each_turn() -> None:
    game = play(at("acting", h0={"bag": ["dragonfly", "ash_wolf"]}), ("deed", "steps", "dragonfly"))
    assert game.why(("deed", "steps", "ash_wolf")) == (False, "EU-61.4")
    play(game, ("end",), ("none",), ("end",), ("none",))
    assert ("deed", "steps", "ash_wolf") in options(game)


@pytest.mark.rule("EU-61.9")
@pytest.mark.parametrize(
    ("wall", "paid"),
    [
        ((2, 1), (4, 0)),
        ((2, 2), (0, 0)),
        ((0, 0), (0, 0)),
        ((3, 2, 1), (4, 2, 0)),
        ((3, 3, 1), (2, 2, 0)),
        ((3, 2, 2), (4, 0, 0)),
        ((1, 0, 0), (4, 0, 0)),
        ((3, 3, 3), (0, 0, 0)),
        ((4, 3, 2, 3), (4, 0, 0, 0)),
    ],
)
def test_the_wall_pays_the_first_and_the_second(wall: tuple[int, ...], paid: tuple[int, ...]) -> None:
    laid: dict[str, Any] = {f"h{seat}": {"notes": {"wall": n} if n else {}} for seat, n in enumerate(wall)}
    scores = table(at("acting", seats=len(wall), **laid))["scores"]
    assert tuple(sum(line[2] for line in lines if line[1] == "wall") for lines in scores) == paid


# -- Defending the Settlements: what lies there ---------------------------------------------------------------

# Settlements on 1,1 (free), -1,3 (free, farther away) and, with a Monster, on 2,0
LAND = {"1,1": "i_fixed_1", "-1,2": "i_fixed_3", "-2,4": "i_scenario_settlement"}
NEAR, FAR, GUARDED = "1,1", "-2,4", "-1,3"


def settle(scene: str = "acting", *args: str | int, **laid: Any) -> Game[Any]:
    return at(scene, *args, scenario="defending_settlements", **{"land": LAND, **laid})


@pytest.mark.rule("EU-62.1", "EU-62.2")
def test_persons_badges_supplies_and_events_are_laid_out() -> None:
    game = fresh(scenario="defending_settlements")
    assert game.state.tales[Settlements].people.items() == sorted(PEOPLE(PACK)) and len(PEOPLE(PACK)) == 6
    assert game.state.tales[Settlements].event_deck.items() == sorted(EVENT_CARDS(PACK)) and len(EVENT_CARDS(PACK)) == 7
    assert table(game)["decks"]["supplies"] == 6 and table(game)["notes"]["badges"] == 6


@pytest.mark.rule("EU-62.3")
def test_a_settlement_gets_a_badge_and_an_unseen_person_when_it_is_revealed() -> None:
    game = settle(land={}, stack=["i_fixed_1"], h0={"moves": 1})
    play(game, ("walk", "0,0"), ("slot", "-1,-1"))
    assert table(game)["badges"] == ["-1,-1"] and table(game)["people"] == ["-1,-1"]
    assert table(game)["notes"]["badges"] == 5
    person = game.state.tales[Settlements].face_down["-1,-1"]
    assert not any(person in str(seen(game, seat)) for seat in (0, 1, None))
    none_left = settle(land={}, stack=["i_fixed_1"], h0={"moves": 1})
    none_left.state.notes["badges"] = 0
    play(none_left, ("walk", "0,0"), ("slot", "-1,-1"))
    assert table(none_left)["badges"] == [] and table(none_left)["people"] == []


@pytest.mark.rule("EU-62.3")
def test_two_settlements_of_one_tile_get_theirs_in_order() -> None:
    twin = {
        "id": "i_general_1",
        "source": "designed",
        "chapter": 1,
        "kind": "general",
        "hexes": [{"type": "plain"}, {"type": "merchants"}, {"type": "alchemists"}],
    }
    game = settle(land={}, stack=["i_general_1"], h0={"moves": 1}, content={"map_tile": [twin]})
    play(game, ("walk", "0,0"), ("slot", "-1,-1"))
    assert table(game)["badges"] == ["0,-1", "-1,0"]


# -- Free Actions ---------------------------------------------------------------------------------------------


def talk(person: str, **laid: Any) -> Game[Any]:
    laid["h0"] = {"id": "dral", "at": NEAR, "gold": 3, **laid.get("h0", {})}
    return settle(face_down={NEAR: person}, badges=[NEAR], **laid)


@pytest.mark.rule("EU-62.4")
def test_a_person_is_found_for_a_gold_or_a_silver_card() -> None:
    game = talk("captain", h0={"silver": ["curse"], "gaar": 0})
    assert {("deed", "talk", "gold"), ("deed", "talk", "silver")} <= set(options(game))
    paid = play(game.copy(), ("deed", "talk", "gold"))
    assert hero(paid)["gold"] == 2 and table(paid)["face_up"] == {NEAR: "captain"} and hero(paid)["gaar"] == 2
    play(game, ("deed", "talk", "silver"), ("discard_card", "curse"))
    assert hero(game)["gold"] == 3 and hero(game)["silver"] == [] and table(game)["face_up"] == {NEAR: "captain"}
    assert talk("captain", h0={"gold": 0}).why(("deed", "talk", "gold")) == (False, "EU-62.4")


@pytest.mark.rule("EU-62.4")
@pytest.mark.parametrize("person", ["accomplice", "saboteur"])
def test_accomplice_and_saboteur_go_to_the_box(person: str) -> None:
    game = play(talk(person), ("deed", "talk", "gold"))
    assert (
        table(game)["face_up"] == {} and table(game)["people"] == [] and game.state.tales[Settlements].gone == [person]
    )
    assert hero(game)["reputation"] == (1 if person == "accomplice" else 3)


@pytest.mark.rule("EU-62.4")
@pytest.mark.uses("accomplice")
def test_the_accomplice_shows_its_finder_another_person() -> None:
    game = settle(h0={"at": NEAR, "gold": 1}, face_down={NEAR: "accomplice", FAR: "saboteur", GUARDED: "miller"})
    before = game.state.shown
    play(game, ("deed", "talk", "gold"))
    assert game.state.shown == before + 1
    play(game, ("look", FAR))
    assert game.state.shown == before + 2  # both are seen, and no move back unsees them
    (own,), (others,) = (seen(game, seat)["tale"]["pieces"] for seat in (0, 1))
    assert own["peeked"] == {FAR: "saboteur"} and others["peeked"] == {}


@pytest.mark.rule("EU-62.4")
def test_a_person_who_is_found_is_no_secret_any_more() -> None:
    game = talk("saboteur")
    game.state.tales[Settlements].peeked[NEAR] = 1
    play(game, ("deed", "talk", "gold"))
    assert game.state.tales[Settlements].peeked == {}


@pytest.mark.rule("EU-62.4", "EU-62.11")
def test_nobody_talks_where_a_monster_a_siege_or_ruin_is() -> None:
    for laid in ({"besieged": {NEAR: 1}}, {}):
        game = talk("miller", **laid)
        assert bool(options(game, "deed")) == (not laid)
    guarded = settle(h0={"at": GUARDED, "gold": 3}, face_down={GUARDED: "miller"}, badges=[GUARDED])
    assert options(guarded, "deed") == []
    pillaged = talk("miller")
    pillaged.state.tales[Settlements].pillaged.append(NEAR)
    assert options(play(pillaged, ("march", "trade")), "deed", "trade") == []


@pytest.mark.rule("EU-62.4", "EU-62.18")
def test_what_a_character_offers_holds_for_all_players() -> None:
    hurt = {"id": "dral", "at": NEAR, "gold": 3, "health": 1, "board": ["chain_helm"]}
    sister = settle(active=1, h1=hurt, face_up={NEAR: "sister"})
    assert hero(play(sister, ("trade",), ("heal",)), 1)["health"] == 6  # 3, and 2 more
    alone = play(settle(active=1, h1=hurt), ("trade",), ("heal",))
    assert (hero(alone, 1)["health"], hero(alone, 1)["gold"]) == (4, 2)
    runner = settle(active=1, h1={"at": NEAR, "gold": 3}, face_up={NEAR: "runner"}, freed=[GUARDED])
    assert set(options(runner, "deed")) == {("deed", "run", FAR), ("deed", "run", GUARDED)}
    assert hero(play(runner, ("deed", "run", FAR)), 1)["at"] == FAR


@pytest.mark.rule("EU-62.18")
def test_every_person_does_something_when_found() -> None:
    hurt = {"health": 5, "gaar": 0, "gold": 1}
    found = {person: hero(play(talk(person, h0=hurt), ("deed", "talk", "gold"))) for person in PEOPLE(PACK)}
    assert found["miller"]["bag"][0].startswith("supplies") and found["captain"]["gaar"] == 2
    assert found["sister"]["health"] == 6 and found["runner"]["moves"] == 3
    assert found["accomplice"]["reputation"] == 1
    assert (found["saboteur"]["reputation"], found["saboteur"]["health"]) == (3, 2)


@pytest.mark.rule("EU-62.18")
def test_the_captain_helps_in_the_siege_of_his_settlement() -> None:
    mine = {"id": "dral", "at": NEAR}
    for siege, value in ((True, 10), (False, 9)):  # Earth adds 2 there
        game = settle("hero_attack", 0, h0=mine, face_up={NEAR: "captain"}, fight={"foe": "tusked_boar"}, dice=[3, 4])
        game.state.fight.siege = siege
        while table(game)["roll"] is None:
            play(game, next((key for key in options(game) if key[0] == "attack"), options(game)[0]))
        assert table(game)["roll"]["sum"] == value


@pytest.mark.rule("EU-62.18")
def test_the_runner_runs_once_a_turn() -> None:
    game = settle(h0={"at": NEAR, "gold": 3}, face_up={NEAR: "runner"}, freed=[GUARDED])
    play(game, ("deed", "run", FAR))
    assert hero(game)["gold"] == 2 and hero(game)["notes"]["ran"] == 1
    back = settle(h0={"at": NEAR, "gold": 3, "notes": {"ran": 1}}, face_up={NEAR: "runner"}, freed=[GUARDED])
    poor = settle(h0={"at": NEAR, "gold": 0}, face_up={NEAR: "runner"}, freed=[GUARDED])
    assert back.why(("deed", "run", FAR)) == poor.why(("deed", "run", FAR)) == (False, "EU-62.4")
    shut = settle(h0={"at": NEAR, "gold": 3}, face_up={NEAR: "runner"}, freed=[GUARDED], pillaged=[FAR])
    assert options(shut, "deed") == [("deed", "run", GUARDED)]


@pytest.mark.rule("EU-62.5")
def test_supplies_are_bought_on_the_church() -> None:
    game = play(settle(h0={"gold": 2}), ("deed", "supplies"))
    assert hero(game)["gold"] == 0 and hero(game)["bag"][0].startswith("supplies")
    assert settle(h0={"gold": 1}).why(("deed", "supplies")) == (False, "EU-62.5")
    cheap = settle(h0={"gold": 1}, face_up={NEAR: "miller"})
    assert hero(play(cheap, ("deed", "supplies")))["gold"] == 0
    every = sorted(PACK.stacks["supplies"])
    gone = settle(h0={"gold": 9, "bag": every[:3]}, h1={"bag": every[3:]})
    assert gone.why(("deed", "supplies")) == (False, "EU-62.5")
    spent = play(settle(h0={"at": NEAR, "gold": 9, "bag": every[:5]}, badges=[NEAR]), ("deed", "deliver"))
    assert (
        table(spent)["discards"]["supplies"] and supplies_left(spent.state) == 2
    )  # what was delivered can be had again


@pytest.mark.rule("EU-62.5", "EU-62.17", "EU-62.18", "EU-41.9")
def test_room_is_made_for_supplies_at_the_end_of_the_free_action() -> None:
    full = {"id": "dral", "at": NEAR, "gold": 2, "bag": ["healing_potion"] * 4}
    bought = play(settle(h0={**full, "at": CHURCH}), ("deed", "supplies"))
    found = play(settle(h0=full, face_down={NEAR: "miller"}), ("deed", "talk", "gold"))
    brought = play(dawn(2, "caravan", h0=full), ("deed", "caravan"))
    for game in (bought, found, brought):
        assert kind(game) == "tidy" and len(hero(game)["bag"]) == 5


@pytest.mark.rule("EU-62.6", "EU-62.7")
def test_supplies_are_delivered_for_a_badge() -> None:
    game = settle(h0={"at": NEAR, "bag": ["healing_potion", "supplies", "healing_potion"]}, badges=[NEAR])
    play(game, ("deed", "deliver"))
    assert hero(game)["reputation"] == 1 and hero(game)["notes"]["badges"] == 1 and table(game)["badges"] == []
    assert hero(game)["bag"] == ["healing_potion"] * 2 and hero(game)["overflow"] == 0
    assert options(game, "deed") == []  # one Badge for each settlement
    assert settle(h0={"at": NEAR}, badges=[NEAR]).why(("deed", "deliver")) == (False, "EU-62.6")


# -- events and sieges ----------------------------------------------------------------------------------------


def dawn(round: int, event: str, seats: int = 2, **laid: Any) -> Game[Any]:
    """The start of a round with that Event card."""
    tokens: dict[str, Any] = {f"h{seat}": {"tokens": [], **laid.pop(f"h{seat}", {})} for seat in range(seats)}
    return settle(
        "begin_round", seats=seats, round=round, draws={"events": [event]}, **{"freed": [GUARDED], **tokens, **laid}
    )


MANY = {**LAND, "2,-1": "i_general_4", "1,-2": "ii_general_6", "-1,-1": "ii_general_4", "-2,1": "i_general_7"}
OPEN: dict[str, Any] = {"land": MANY, "freed": [GUARDED, "2,0", "2,-2", "-1,1"]}  # 7 settlements


def laid_sieges(game: Game[Any]) -> int:
    while kind(game) == "siege":
        play(game, options(game)[0])
    return len(table(game)["besieged"])


@pytest.mark.rule("EU-62.8", "EU-62.10")
@pytest.mark.parametrize(
    ("round", "seats", "number", "level"),
    [(2, 2, 1, 1), (4, 3, 1, 1), (3, 4, 2, 1), (5, 2, 1, 2), (6, 3, 2, 2), (7, 4, 2, 3), (8, 2, 1, 3)],
)
def test_the_round_and_the_players_say_how_many_sieges_are_laid_and_of_what_level(
    round: int, seats: int, number: int, level: int
) -> None:
    game = dawn(round, "caravan", seats, **OPEN)
    assert table(game)["event"] == "caravan" and laid_sieges(game) == number
    assert game.state.tales[Settlements].gone == ["caravan"] and "sieges" not in game.state.notes
    assert set(table(game)["besieged"].values()) == {level}


@pytest.mark.rule("EU-62.8")
def test_no_event_in_the_first_round() -> None:
    game = settle("begin_round", h0={"tokens": []})
    assert table(game)["event"] is None and table(game)["besieged"] == {}


@pytest.mark.rule("EU-62.8")
@pytest.mark.parametrize(("round", "number"), [(3, 1), (5, 2)])
def test_the_saboteur_brings_one_more_siege_from_round_five_while_nobody_has_found_him(round: int, number: int) -> None:
    game = dawn(round, "caravan", face_down={NEAR: "saboteur"}, **OPEN)
    assert laid_sieges(game) == number


@pytest.mark.rule("EU-62.9")
def test_the_farthest_free_settlement_is_besieged_or_the_nearest() -> None:
    assert list(table(dawn(2, "caravan"))["besieged"]) == [FAR]
    assert list(table(dawn(2, "wolves_at_the_mill"))["besieged"]) == [NEAR]
    defended = dawn(2, "caravan", h0={"at": FAR})
    assert list(table(defended)["besieged"]) == [GUARDED]
    nothing_free = dawn(2, "caravan", freed=[], h0={"at": FAR}, h1={"at": NEAR})
    assert table(nothing_free)["besieged"] == {}


@pytest.mark.rule("EU-62.9", "EU-62.14")
def test_in_the_last_round_no_event_comes_and_the_farthest_settlement_is_besieged() -> None:
    game = settle("begin_round", round=9, freed=[GUARDED], h0={"tokens": []}, h1={"tokens": []})
    assert table(game)["event"] is None and next(iter(table(game)["besieged"])) == FAR


@pytest.mark.rule("EU-62.9")
def test_the_first_player_settles_ties() -> None:
    both = {"1,1": "i_fixed_1", "-2,1": "i_general_7"}  # 1,1 and -1,1 are both 2 steps from the Church
    game = dawn(2, "caravan", land=both, freed=["-1,1"], first=1)
    assert game.decision is not None and (game.decision.kind, game.decision.seat) == ("siege", 1)
    assert set(options(game)) == {("siege", "1,1"), ("siege", "-1,1")}


@pytest.mark.rule("EU-62.11")
def test_a_besieged_settlement_is_a_space_with_a_monster() -> None:
    laid: dict[str, Any] = {"besieged": {NEAR: 2}, "tokens": {NEAR: ["t1"]}}
    game = settle(**laid, h0={"id": "dral", "at": "1,0", "moves": 1, "tokens": ["trade"]})
    assert game.why(("walk", NEAR)) == (False, "EU-11.5")
    armed = settle(**laid, h0={"id": "dral", "at": "1,0", "moves": 1})
    play(armed, ("walk", NEAR))
    assert table(armed)["fight"]["level"] == 2 and table(armed)["tokens"][NEAR] == ["t1"]
    inside = settle(**laid, h0={"at": NEAR, "gold": 3}, badges=[NEAR], face_down={NEAR: "miller"})
    assert options(inside, "trade", "deed") == []


def relieve(**laid: Any) -> Game[Any]:
    """The Combat of a siege of level 1, won with a Scroll of Thunder."""
    mine = {"id": "dral", "at": "1,0", "moves": 1, "bag": ["scroll_of_thunder"], "gaar": 0}
    game = settle(h0=mine, besieged={NEAR: 1}, tops={1: "dragonfly"}, **laid)
    play(game, ("walk", NEAR))
    while kind(game) != "trophy":
        thunder = ("use", "scroll_of_thunder")
        play(game, thunder if thunder in options(game) else options(game)[0])
    return play(game, ("leave",))


@pytest.mark.rule("EU-62.12")
def test_the_winner_of_a_siege_gets_the_reward_reputation_and_the_badge_but_no_loot() -> None:
    game = relieve(badges=[NEAR])
    assert hero(game)["reputation"] == 1 + 1  # of the card, and for the level of the siege
    assert hero(game)["notes"]["badges"] == 1 and hero(game)["gold"] == 0
    assert table(game)["besieged"] == {} and table(game)["tokens"] == {} and table(game)["badges"] == []
    assert ("trade",) in options(game)
    assert "badges" not in hero(relieve())["notes"]


def pass_round(game: Game[Any]) -> Game[Any]:
    number = table(game)["round"]
    while not game.over and table(game)["round"] == number:
        play(game, ("end",) if kind(game) == "act" else options(game)[0])
    return game


@pytest.mark.rule("EU-62.13")
def test_a_siege_of_an_earlier_round_becomes_pillage() -> None:
    laid: dict[str, Any] = {"badges": [NEAR, FAR], "face_down": {NEAR: "saboteur"}, "tokens": {NEAR: ["t1"]}}
    game = settle(round=2, besieged={NEAR: 1}, draws={"events": ["market_truce"]}, **laid)
    pass_round(game)
    assert table(game)["besieged"] == {NEAR: 1} and table(game)["pillaged"] == []  # it was laid in this round
    pass_round(game)
    shown = table(game)
    assert NEAR not in shown["besieged"] and shown["pillaged"] == [NEAR]
    assert shown["badges"] == [FAR] and NEAR not in shown["people"] and NEAR not in shown["tokens"]
    assert game.state.monster_at(NEAR) == 0
    assert "saboteur" not in str(seen(game, 0))  # nobody has seen who it was


@pytest.mark.rule("EU-62.13")
def test_pillage_takes_the_person_who_was_found_and_the_supplies() -> None:
    game = settle(round=9, besieged={NEAR: 1}, face_up={NEAR: "sister", FAR: "runner"})
    game.state.tales[Settlements].supplies = {NEAR: 2, FAR: 1}
    pass_round(game)
    assert game.over and table(game)["pillaged"] == [NEAR]
    assert table(game)["face_up"] == {FAR: "runner"} and table(game)["supplies"] == {FAR: 1}
    assert game.state.tales[Settlements].gone == ["sister"] and game.state.freed[NEAR] == -1  # nobody has freed it


@pytest.mark.rule("EU-62.14")
def test_the_last_round_brings_sieges_of_level_three_and_no_event() -> None:
    game = settle("begin_round", round=9, event="blood_moon", h0={"tokens": []}, h1={"tokens": []}, **OPEN)
    assert table(game)["event"] is None and laid_sieges(game) == 3
    assert set(table(game)["besieged"].values()) == {3}
    besieged = list(table(game)["besieged"])
    pass_round(game)
    assert game.over and table(game)["pillaged"] == besieged


@pytest.mark.rule("EU-62.15")
def test_the_game_ends_after_round_nine_and_badges_give_two_reputation() -> None:
    game = settle("round_over", round=9, h0={"notes": {"badges": 3}})
    assert game.over
    assert [line for line in table(game)["scores"][0] if line[1] == "badges"] == [["reputation", "badges", 6]]
    assert not settle("round_over", round=8).over


@pytest.mark.rule("EU-62.16")
@pytest.mark.parametrize(("pillaged", "points"), [(1, 2), (2, 0)])
def test_trade_tokens_score_nothing_if_most_settlements_are_pillaged(pillaged: int, points: int) -> None:
    game = settle(tokens={GUARDED: ["t0"]})
    game.state.tales[Settlements].pillaged += [NEAR, FAR][:pillaged]
    lines = {line[1]: line[2] for line in table(game)["scores"][0]}
    assert lines.get("trade_tokens", 0) == points


# -- single events --------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-62.17")
def test_beacon_fires_let_every_hero_walk_two_spaces_over_liberated_spaces() -> None:
    game = dawn(2, "beacon_fires", h0={"at": CHURCH}, h1={"at": "1,0"})
    assert kind(game) == "beacon" and ("walk", "0,1") in options(game)
    play(game, ("walk", "0,1"))
    assert ("walk", "-1,2") not in options(game)  # a Monster is there
    play(game, ("walk", "0,0"))
    assert game.decision is not None and game.decision.seat == 1 and kind(game) == "beacon"
    assert hero(game)["at"] == "0,0"
    play(game, ("stay",))
    assert kind(game) in ("siege", "act") and hero(game)["moves"] == 0


@pytest.mark.rule("EU-62.17", "EU-14.6")
def test_by_the_beacon_fires_one_goes_in_turn_order_and_into_no_guarded_centre() -> None:
    game = dawn(2, "beacon_fires", 3, first=1)
    asked = []
    while kind(game) == "beacon":
        assert game.decision is not None
        asked.append(game.decision.seat)
        play(game, ("stay",))
    assert asked == [1, 2, 0]
    tower = {"land": {**LAND, "2,-1": "ii_fixed_3"}, "h0": {"at": "2,0"}}
    for freed, may in (["2,0"], False), (["2,-1", "3,-1", "2,0"], True):
        assert (("walk", "2,-1*") in options(dawn(2, "beacon_fires", freed=freed, **tower))) == may


@pytest.mark.rule("EU-62.17")
def test_whoever_walks_by_the_beacon_fires_does_so_as_in_the_own_turn() -> None:
    game = dawn(2, "beacon_fires", h0={"at": CHURCH}, h1={"at": CHURCH})
    play(game, ("stay",), ("walk", "0,1"))
    assert kind(game) == "beacon" and table(game)["active"] == 1
    play(game, ("stay",))
    assert table(game)["active"] == 0


@pytest.mark.rule("EU-62.17")
def test_wolves_give_the_next_monster_player_a_silver_card() -> None:
    mine = {"id": "dral", "at": "0,1", "tokens": ["combat"]}
    game = dawn(2, "wolves_at_the_mill", h0=mine, tops={1: "tusked_boar"}, freed=[])
    assert table(game)["notes"]["wolves"] == 1 and PACK.monsters["tusked_boar"].silver == 0
    play(game, ("march", "mining"), ("walk", "-1,2"))
    while not table(game)["fight"]["foe"]:
        play(game, options(game)[0])
    assert len(hero(game, 1)["silver"]) == 1 and "wolves" not in table(game)["notes"]


@pytest.mark.rule("EU-62.17")
def test_a_caravan_brings_two_supplies_to_the_nearest_settlement() -> None:
    game = dawn(2, "caravan", h0={"at": NEAR})
    assert table(game)["supplies"] == {NEAR: 2}
    play(game, ("deed", "caravan"))
    assert hero(game)["bag"][0].startswith("supplies") and table(game)["supplies"] == {NEAR: 1}
    assert game.why(("deed", "caravan")).allowed is False and hero(game)["notes"]["caravan"] == 1  # once for each Hero
    every = sorted(PACK.stacks["supplies"])
    scarce = dawn(2, "caravan", h0={"bag": every[:3]}, h1={"bag": every[3:5]})
    assert table(scarce)["supplies"] == {NEAR: 1}  # what there is
    apart = dawn(2, "caravan", land={**LAND, "9,9": "i_general_7"}, pillaged=[NEAR, FAR, GUARDED])
    assert table(apart)["supplies"] == {}  # no way leads there
    poor = dawn(2, "caravan", h0={"gold": 9, "bag": sorted(PACK.stacks["supplies"])[:3]}, h1={"bag": ["supplies.4"]})
    assert poor.why(("deed", "supplies")) == (False, "EU-62.5")  # the last two lie in the settlement


@pytest.mark.rule("EU-62.17")
def test_a_blood_moon_gives_every_monster_a_chaos_token_and_its_victor_reputation() -> None:
    game = settle("combat", 0, event="blood_moon", h0={"id": "dral", "at": GUARDED}, tops={1: "dragonfly"})
    while table(game)["fight"]["foe"] == "":
        play(game, options(game)[0])
    assert table(game)["fight"]["chaos"] == PACK.monsters["dragonfly"].chaos + 1
    victor = relieve(event="blood_moon")
    assert hero(victor)["reputation"] == 3


@pytest.mark.uses("market_truce")
@pytest.mark.rule("EU-62.17")
def test_a_truce_stops_the_sieges_and_makes_the_first_healing_of_a_trade_free() -> None:
    game = dawn(2, "market_truce", h0={"id": "dral", "at": NEAR, "health": 1, "tokens": ["trade"], "gold": 5})
    assert table(game)["besieged"] == {}
    play(game, ("trade",), ("heal",))
    assert (hero(game)["health"], hero(game)["gold"]) == (4, 5)
    play(game, ("heal",))
    assert hero(game)["gold"] == 4


@pytest.mark.uses("knives")
@pytest.mark.rule("EU-62.17")
def test_knives_in_the_dark_are_blunt_once_the_saboteur_is_found_out() -> None:
    sharp = dawn(2, "knives", **OPEN)
    assert laid_sieges(sharp) == 2 and [hero(sharp, seat)["silver"] for seat in (0, 1)] == [[], []]
    found = play(talk("saboteur", round=2, draws={"events": ["knives"]}, **OPEN), ("deed", "talk", "gold"))
    pass_round(found)
    assert table(found)["event"] == "knives" and laid_sieges(found) == 1
    assert [len(hero(found, seat)["silver"]) for seat in (0, 1)] == [1, 1]
    full: dict[str, Any] = {"round": 2, "draws": {"events": ["knives"]}, "h1": {"silver": ["curse"] * 5}, **OPEN}
    assert kind(pass_round(play(talk("saboteur", **full), ("deed", "talk", "gold")))) == "surplus"


@pytest.mark.rule("EU-62.17")
def test_a_column_on_the_road_is_fed_once_for_reputation() -> None:
    game = settle(event="column", h0={"at": NEAR, "gold": 5, "bag": ["healing_potion"]})
    fed = play(game.copy(), ("deed", "column", "potion"))
    assert (hero(fed)["bag"], hero(fed)["reputation"]) == ([], 1)
    play(game, ("deed", "column", "gold"))
    assert (hero(game)["gold"], hero(game)["reputation"]) == (3, 1)
    assert game.why(("deed", "column", "potion")).allowed is False
    assert options(settle(event="column", h0={"at": "1,0", "gold": 5}), "deed") == []
    assert options(settle(event="column", h0={"at": NEAR, "gold": 2}), "deed") == [("deed", "column", "gold")]
    assert options(settle(event="column", h0={"at": NEAR, "gold": 1}), "deed") == []


@pytest.mark.rule("EU-2.3", "EU-2.5")
def test_a_scenario_brings_its_own_rounds_map_and_rules() -> None:
    hunt, settled = PACK.scenarios["hunt"], PACK.scenarios["defending_settlements"]
    assert (hunt.rounds, settled.rounds) == (8, 9) and hunt.map_setup != settled.map_setup
    assert events(fresh(), "settlement") == [] and hunt.rules != settled.rules


FEATURES = {  # the number of sieges in round 2, and the first settlement
    "beacon_fires": (1, "farthest"),
    "wolves_at_the_mill": (1, "nearest"),
    "caravan": (1, "farthest"),
    "blood_moon": (1, "farthest"),
    "market_truce": (0, ""),
    "knives": (2, "farthest"),
    "column": (1, "nearest"),
}


@pytest.mark.rule("EU-62.9", "EU-62.17")
@pytest.mark.uses(*FEATURES)
@pytest.mark.parametrize(("card", "sieges", "first"), [(card, *features) for card, features in FEATURES.items()])
def test_an_event_card_says_how_many_sieges_are_laid_and_where(card: str, sieges: int, first: str) -> None:
    assert laid_sieges(settled(card, **OPEN)) == sieges
    besieged = list(table(settled(card))["besieged"])
    assert besieged[:1] == {"farthest": [FAR], "nearest": [NEAR], "": []}[first]


def settled(card: str, **laid: Any) -> Game[Any]:
    """After whatever the Heroes are asked first."""
    game = dawn(2, card, **laid)
    while kind(game) not in ("siege", "act", "save"):
        play(game, options(game)[0])
    return game


@pytest.mark.rule("EU-62.9")
def test_no_siege_is_laid_where_one_lies_or_where_everything_is_pillaged() -> None:
    assert list(table(dawn(3, "caravan", pillaged=[FAR]))["besieged"]) == [GUARDED]
    again = table(dawn(3, "caravan", besieged={FAR: 1}))["besieged"]
    assert set(again) == {FAR, GUARDED}
