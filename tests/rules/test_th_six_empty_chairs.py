"""Six Empty Chairs: the special rules, the six Guests and the endings of the adventure."""

from __future__ import annotations

from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.thorgal.adventures.six_empty_chairs.guests import Guests
from fabletop.games.thorgal.choices import STOP
from fabletop.games.thorgal.map.move import CROSS, crossing_refusal, put_in
from fabletop.games.thorgal.rounds.action import forecast
from fabletop.games.thorgal.story.special import RULES
from fabletop.kernel import Rng
from fabletop.kernel.position import Position, checked, lay_out
from fabletop.kernel.vocabulary import refusal

from .roll_player import events, kind, options, play, table
from .thorgal import begun, quiet_book, teach

KEY = "six_empty_chairs"
CELLS = ("salt_house", "wax_cellar", "rookery_cage", "bell_loft", "oubliette", "briar_garden")
SUNNIVA, KETIL, THYRA, HOLLOW, ORM, BRAND = (f"abducted_{i}" for i in range(1, 7))
EIRNY = "eirny_herself"
NO_GUARD: dict[str, Any] = {"enemies": []}
RICH = {"building": 9, "ore": 9, "gossip": 9, "magic": 9, "fate": 9}


def dealt(*cards: str, up: tuple[str, ...] = (), **guests: str) -> dict[str, Any]:
    """These cards lie on the first Locations, the others after them; freed Guests are where they are said to be."""
    rest = [card for card in (SUNNIVA, KETIL, THYRA, HOLLOW, ORM, BRAND) if card not in (*cards, *guests)]
    lying = {cell: {"card": card, "up": cell in up} for cell, card in zip(CELLS, [*cards, *rest])}
    return {"cells": lying, "freed": {guest: whereabouts(place) for guest, place in guests.items()}}


def whereabouts(said: str) -> dict[str, Any]:
    """hero-1, area-tallow, aboard, chair or gone."""
    kind, _, of = said.partition("-")
    if kind == "hero":
        return {"place": "tow", "hero": int(of)}
    return {"place": kind, "area": of}


def at(
    scene: str, *args: str | int, seats: int = 2, draws: dict[str, list[str]] | None = None, **laid: Any
) -> Game[Any]:
    laid = {"tale": dealt(), **laid}
    data = {"game": "thorgal", "seats": seats, "at": [scene, *args], "options": {"adventure": KEY}, "table": laid}
    return lay_out(quiet_book(), checked(Position, {**data, "draws": draws or {}}, "position"))


def run(effects: str, where: str = "", **laid: Any) -> Game[Any]:
    """A list of effects of the adventure."""
    return at("effects", f"{KEY}:{effects}", 0, 0, where, **laid)


def action(type: str, value: int, *heroes: dict[str, Any], scene: str = "", **laid: Any) -> Game[Any]:
    plain = [{"items": [], "pool": {}, **hero} for hero in heroes]
    laid = {"round": 5, "act": {"type": type, "value": value}, **laid}
    return at(scene or f"do_{type}", 0, heroes=plain, **laid)


def guest(game: Game[Any], name: str) -> str:
    """In the words of `whereabouts`."""
    found = game.state.tales[Guests].freed.get(name)
    if found is None:
        return ""
    return f"hero-{found.hero}" if found.place == "tow" else f"area-{found.area}" if found.area else str(found.place)


def lying(game: Game[Any], cell: str) -> str:
    return str(game.state.tales[Guests].cells[cell].card)


def threat(game: Game[Any]) -> list[int]:
    return [hero["threat"] for hero in table(game)["heroes"]]


# -- face-down cards ----------------------------------------------------------------------------------------


def test_six_guests_lie_face_down_and_nobody_knows_where() -> None:
    game = fabletop.new("thorgal", seats=2, seed=3, adventure=KEY)
    while kind(game) in ("hero", "first"):
        play(game, options(game)[0])
    truth = [lying(game, cell) for cell in CELLS]
    assert sorted(truth) == [SUNNIVA, KETIL, THYRA, HOLLOW, ORM, BRAND]
    for seat in (0, 1, None):
        shown = game.view(seat)["table"]["tale"]
        assert [[mark["sign"] for mark in shown["places"][cell]] for cell in CELLS] == [["card"]] * 6
        assert not any(card in str(shown) for card in truth)
        worlds = [lying(game.imagine(seat, Rng(str(i))), "salt_house") for i in range(40)]
        assert len(set(worlds)) > 3
        assert list(game.book.hidden(game.state, seat)["the Abducted cards"].values()) == truth


def test_what_the_adventure_alone_offers_says_where_on_the_table_it_lies() -> None:
    game = run("thread-1-0", tale=dealt(ORM))
    decision = game.decision
    assert decision is not None and ("peek", "salt_house") in options(game)
    assert {game.book.terms(game.state, decision, each).part for each in decision.options} == {"map"}  # type: ignore[union-attr]


def test_a_peek_turns_a_card_up_where_it_lies_and_nothing_else_happens() -> None:
    game = play(run("thread-1-0", tale=dealt(ORM)), ("peek", "salt_house"))
    assert ORM in str(game.view(None)["table"]["tale"]["places"]["salt_house"])
    assert (
        guest(game, ORM) == "" and table(game)["told"] == [] and table(game)["locations"]["salt_house"]["read"] is False
    )
    assert all(lying(game.imagine(0, Rng(str(i))), "salt_house") == ORM for i in range(9))


def test_a_peek_where_every_card_lies_open_shows_nothing() -> None:
    game = run("thread-1-0", tale=dealt(up=CELLS))
    assert kind(game) != "peek" and not events(game, "turned_up")


def test_fate_buys_a_look_at_a_card_in_the_own_or_an_adjacent_area() -> None:
    game = at("take_token", heroes=[{"area": "saltpans", "pool": {"fate": 2}}], round=3)
    near = [
        ("ask_leave", "salt_house"),
        ("ask_leave", "wax_cellar"),
        ("ask_leave", "rookery_cage"),
        ("ask_leave", "oubliette"),
    ]
    assert options(game, "ask_leave") == near
    play(game, ("ask_leave", "oubliette"))
    assert table(game)["heroes"][0]["pool"] == {"fate": 1} and options(game, "ask_leave") == near[:3]
    assert events(game, "turned_up")
    assert options(at("take_token", heroes=[{"area": "saltpans", "pool": {}}], round=3), "ask_leave") == []


# -- in tow and aboard --------------------------------------------------------------------------------------


def test_a_freed_guest_comes_along_leaves_a_read_token_and_tells_its_story() -> None:
    game = run("box-wax_cellar-0", "wax_cellar", heroes=[{"area": "tallow"}], tale=dealt(SUNNIVA, KETIL))
    assert guest(game, KETIL) == "hero-0" and "wax_cellar" not in game.state.tales[Guests].cells
    assert table(game)["locations"]["wax_cellar"]["read"] and game.state.queue == [12]


@pytest.mark.rule("TH-7.4")
def test_a_cell_that_is_empty_frees_nobody() -> None:
    nobody = dealt(**{f"abducted_{i}": "gone" for i in range(1, 7)})
    game = run("box-wax_cellar-0", "wax_cellar", heroes=[{"area": "tallow"}], tale=nobody)
    assert game.over and not game.state.queue and not table(game)["locations"]["wax_cellar"]["read"]


@pytest.mark.parametrize(("second", "place"), [("tallow", "hero-1"), ("bell", "area-tallow")])
def test_a_third_guest_goes_with_another_hero_of_the_area_or_waits(second: str, place: str) -> None:
    names = dealt(SUNNIVA, KETIL, abducted_5="hero-0", abducted_6="hero-0")
    game = run("box-wax_cellar-0", "wax_cellar", heroes=[{"area": "tallow"}, {"area": second}], tale=names)
    assert guest(game, KETIL) == place


def test_who_starts_or_ends_a_move_where_a_guest_waits_takes_it() -> None:
    names = dealt(abducted_2="area-tallow", abducted_1="area-net_holm")
    game = action("move", 1, {"area": "net_holm"}, {"area": "bell"}, tale=names)
    assert guest(game, SUNNIVA) == "hero-0"
    play(game, ("cross", "b3"))
    assert guest(game, KETIL) == "hero-0"


def test_whoever_is_towed_by_a_hero_at_the_boat_goes_aboard_at_the_end_of_any_turn() -> None:
    names = dealt(abducted_1="hero-1", abducted_2="hero-0")
    heroes = [{"area": "bell"}, {"area": "landing"}]
    game = at("end_of_turn", 0, heroes=heroes, tale=names, act={"type": "move", "value": 1})
    assert guest(game, SUNNIVA) == "aboard" and guest(game, KETIL) == "hero-0"


def test_before_a_move_one_guest_may_be_fetched_from_the_boat() -> None:
    names = dealt(abducted_6="aboard", abducted_1="aboard")
    game = action("move", 1, {"area": "landing"}, {"area": "bell"}, tale=names)
    assert options(game) == [("skip",), ("guest", SUNNIVA), ("guest", BRAND)]
    play(game, ("guest", BRAND))
    assert guest(game, BRAND) == "hero-0" and game.state.act.value == 2  # he knows the way


# -- what Guests bring --------------------------------------------------------------------------------------


def test_sunniva_raises_the_value_of_craft() -> None:
    game = at("main_action", 0, 1, tale=dealt(abducted_1="hero-0"))
    assert game.state.act.type == "craft"
    without = at("main_action", 0, 1).state.act.value
    assert game.state.act.value == without + 1


def test_ketil_rerolls_one_die_in_each_combat() -> None:
    salt = {"salt_house": {"enemies": ["minor", "minor"]}}
    hero = {"id": "thorgal", "area": "saltpans", "dial": 3}
    game = action("combat", 2, hero, {"area": "bell"}, tale=dealt(abducted_2="hero-0"), locations=salt)
    for _ in range(2):
        while kind(game) != "after_roll":
            play(game, options(game)[0])
        assert game.state.fight.rerolls == 1
        play(game, options(game, "reroll")[0])
        assert kind(game) != "after_roll" or not options(game, "reroll")
        while game.state.fight is not None:
            play(game, options(game)[0])


@pytest.mark.parametrize(("guests", "value"), [({"abducted_3": "hero-0"}, 1), ({"abducted_6": "hero-0"}, 3)])
def test_thyra_slows_a_move_and_brand_quickens_it(guests: dict[str, str], value: int) -> None:
    game = action("move", 0, {"area": "saltpans"}, {"area": "bell"}, tale=dealt(**guests))
    assert game.state.act.value == 1
    game = at("additional", "move", 2, 0, heroes=[{"area": "saltpans"}, {"area": "bell"}], tale=dealt(**guests))
    assert game.state.act.value == value


@pytest.mark.rule("TH-16.12", "TH-14.17")
@pytest.mark.parametrize(("left", "value"), [(0, 1), (1, 1), (2, 2)])
def test_a_move_that_thyra_slows_is_forecast_as_never_below_1(left: int, value: int) -> None:
    tokens = [{"under": "craft_4"}] * left + [{}] * (4 - left)
    laid = {"row": ["craft_4", "move_27"], "tokens": tokens, "tale": dealt(abducted_3="hero-0")}
    game = at("take_token", heroes=[{"area": "saltpans"}, {"area": "bell"}], **laid)
    assert forecast(game.state, 1) == [value]


@pytest.mark.parametrize("name", ["abducted_3", "abducted_6"])
def test_who_was_in_tow_when_the_move_was_counted_counts_once(name: str) -> None:
    game = action("move", 3, {"area": "saltpans"}, {"area": "bell"}, tale=dealt(**{name: "hero-0"}))
    assert game.state.act.value == 3


def test_who_tows_two_guests_leaves_a_third_where_it_waits() -> None:
    names = dealt(abducted_2="area-net_holm", abducted_1="hero-0", abducted_5="hero-0")
    action_now = action("move", 1, {"area": "net_holm"}, {"area": "bell"}, tale=names)
    assert guest(action_now, KETIL) == "area-net_holm" and kind(action_now) == "cross"


def test_who_sits_is_not_taken_along() -> None:
    laid = {"tale": {**dealt(), "sitter": 1}, "act": {"type": "move", "value": 1, "may": {"take_along": 1}}}
    game = action("move", 1, {"area": "high_table"}, {"area": "high_table"}, **laid)
    assert kind(game) != "companion" and ("hero", 1) not in options(game)


@pytest.mark.parametrize(("towed", "asked"), [({}, True), ({"abducted_1": "hero-0", "abducted_5": "hero-0"}, False)])
def test_a_guest_aboard_is_fetched_by_who_has_room(towed: dict[str, str], asked: bool) -> None:
    names = dealt(abducted_2="aboard", **towed)
    game = action("move", 1, {"area": "bell"}, {"area": "tallow"}, tale=names, ship="bell")
    assert (kind(game) == "guest_aboard") == asked


def test_orm_is_overheard_also_by_who_is_put_among_enemies() -> None:
    names = dealt(abducted_5="hero-0")
    state = at("take_token", heroes=[{"area": "bell"}, {"area": "tallow"}], tale=names, round=5).newest().state.clone()
    guarded = next(
        area for area in state.map.areas if any(state.enemies.get(each) for each in state.locations_of(area))
    )
    put_in(state, 0, guarded)
    assert state.agenda[-1] == ("overheard", 0)


@pytest.mark.parametrize("ship", ["landing", "bell"])
def test_the_long_boat_lies_where_the_ship_is(ship: str) -> None:
    state = at("take_token", ship=ship).state
    boat = state.map.locations["long_boat"]
    assert [area for area in state.map.areas if state.lies_in(boat, area)] == [ship]


@pytest.mark.rule("TH-13.15")
def test_a_turn_in_which_no_token_can_be_put_ends_like_any_other() -> None:
    laid = {"row": ["move_12", "craft_4"], "tokens": [{"under": "move_12"}] * 4, "tale": dealt(abducted_2="hero-0")}
    base = at("take_token", ship="bell", heroes=[{"area": "bell"}, {"area": "tallow"}], **laid).newest().state.clone()
    base.blocked.append("craft_4")
    base.agenda = [*base.agenda, ("take_token",)]
    assert guest(Game(quiet_book(), base), KETIL) == "aboard"


WOUND = [{"shape": "domino", "cells": [[1, 1], [1, 2]]}, {"shape": "mono", "cells": [[2, 1]]}]


@pytest.mark.parametrize(("place", "healable"), [("hero-0", 2), ("aboard", 1), ("area-bell", 0)])
def test_thyra_heals_in_step_two(place: str, healable: int) -> None:
    heroes = [{"area": "landing", "wounds": WOUND}, {"area": "bell", "wounds": WOUND}]
    game = at("wake_tokens", heroes=heroes, tale=dealt(abducted_3=place))
    assert (kind(game) == "heal") == bool(healable)
    assert len(options(game, "heal") if healable else []) == healable


def test_aboard_thyra_heals_one_who_is_wounded_by_choice() -> None:
    heroes = [{"area": "landing", "wounds": WOUND}, {"area": "landing"}, {"area": "landing", "wounds": WOUND}]
    game = at("wake_tokens", seats=3, heroes=heroes, tale=dealt(abducted_3="aboard"))
    assert kind(game) == "who" and options(game) == [("hero", 0), ("hero", 2)]


def test_the_hollow_girl_frightens_in_tow_and_calls_the_sea_aboard() -> None:
    game = at("wake_tokens", tale=dealt(abducted_4="hero-1"), track=2)
    assert threat(game) == [0, 1] and table(game)["track"] == 2
    game = at("wake_tokens", tale=dealt(abducted_4="aboard"), track=2)
    assert threat(game) == [0, 0] and table(game)["track"] == 3
    assert at("wake_tokens", tale=dealt(abducted_4="aboard"), track=7).state.ending == "end_high_water"


def test_orm_gathers_gossip_and_cannot_keep_quiet() -> None:
    game = at("wake_tokens", heroes=[{"pool": {}}], tale=dealt(abducted_5="hero-0"))
    assert table(game)["heroes"][0]["pool"] == {"gossip": 1}
    for enemies, drawn in (([], 0), (["minor"], 1)):
        salt = {"salt_house": {"enemies": enemies}}
        game = action("move", 1, {"area": "landing"}, tale=dealt(abducted_5="hero-0"), locations=salt, ship="bell")
        play(game, ("cross", "b2"))
        assert threat(game)[0] == drawn


@pytest.mark.parametrize(("told", "read"), [([], False), ([4], True)])
def test_brand_aboard_is_called_to_account_if_the_ledger_was_read(told: list[int], read: bool) -> None:
    names = dealt(abducted_6="hero-0")
    game = at("end_of_turn", 0, tale=names, told=told, act={"type": "move", "value": 1})
    assert guest(game, BRAND) == "aboard" and (20 in table(game)["told"]) == read


def test_brand_left_on_the_rocks_is_out_of_the_game() -> None:
    game = play(run("par-20", tale=dealt(abducted_6="hero-0")), ("option", 1))
    assert guest(game, BRAND) == "gone"


def test_what_wore_her_face_is_fought_and_gone() -> None:
    names = dealt(abducted_4="hero-0")
    game = run("par-19", tale=names, act={"type": "assign", "value": 1})
    assert guest(game, HOLLOW) == "gone" and table(game)["fight"]["tiers"] == ["average"]


@pytest.mark.parametrize(("place", "queue"), [("hero-1", [19]), ("aboard", [19]), ("area-bell", [])])
def test_the_girl_behind_the_door_unmasks_the_one_who_is_with_you(place: str, queue: list[int]) -> None:
    game = run("par-10", "ladys_solar", heroes=[{"area": "high_table"}], tale=dealt(abducted_4=place), round=6)
    play(game, ("dial",))
    assert guest(game, EIRNY) == "hero-0" and game.state.queue == queue


# -- ways ---------------------------------------------------------------------------------------------------


def test_a_gate_bridge_asks_for_the_password_or_a_threat_until_the_ledger_is_read() -> None:
    hero = {"area": "tallow", "pool": {"gossip": 1}}
    game = play(action("move", 1, hero, {"area": "landing"}), ("cross", "b10"), ("pay",))
    assert table(game)["heroes"][0]["pool"] == {} and threat(game)[0] == 0
    game = play(action("move", 1, hero, {"area": "landing"}), ("cross", "b10"), ("draw",))
    assert threat(game)[0] == 1
    game = play(action("move", 1, {"area": "tallow"}, {"area": "landing"}), ("cross", "b10"))
    assert threat(game)[0] == 1
    game = play(action("move", 1, {"area": "tallow"}, {"area": "landing"}, told=[4]), ("cross", "b10"))
    assert threat(game)[0] == 0


@pytest.mark.parametrize(("tide", "wounds", "open"), [(3, 0, True), (4, 1, True), (6, 1, True), (7, 0, False)])
@pytest.mark.parametrize("brand", [False, True])
def test_a_causeway_wounds_at_tide_four_and_is_blocked_at_seven_but_not_for_brand(
    tide: int, wounds: int, open: bool, brand: bool
) -> None:
    names = dealt(abducted_6="hero-0") if brand else dealt()
    game = action("move", 1, {"area": "saltpans"}, {"area": "bell"}, tale=names, track=tide)
    assert (crossing_refusal(game.state, 0, game.state.map.borders["b6"]) == "") == (open or brand)
    if open or brand:
        play(game, ("cross", "b6"))
        assert (kind(game) == "wound") == (bool(wounds) and not brand)


def test_at_high_tide_a_causeway_is_a_block_that_may_be_crossed_by_whoever_may_cross_one() -> None:
    act = {"type": "move", "value": 2, "may": {"cross_block": 1}}
    game = play(action("move", 2, {"area": "saltpans"}, {"area": "bell"}, track=7, act=act), ("cross", "b6"))
    assert table(game)["heroes"][0]["area"] == "tallow" and not events(game, "wounded")
    assert game.state.act.may["cross_block"] == 0


def test_the_long_boat_is_where_the_ship_is() -> None:
    t = at("take_token", ship="tallow").state
    assert "long_boat" in t.locations_of("tallow") and "long_boat" not in t.locations_of("landing")


@pytest.mark.parametrize(
    ("told", "value", "round", "harbours"),
    [([], 2, 5, []), ([3], 1, 5, []), ([3], 2, 2, ["net_holm", "tallow"]), ([3], 2, 5, ["net_holm", "tallow", "bell"])],
)
def test_with_the_grey_sail_two_of_a_move_take_the_boat_to_an_open_harbour(
    told: list[int], value: int, round: int, harbours: list[str]
) -> None:
    game = action("move", value, {"area": "landing"}, {"area": "gull"}, told=told, round=round)
    assert [key[1] for key in options(game, "harbour")] == harbours


def test_a_position_knows_the_way_of_the_boat() -> None:
    game = action("move", 2, {"area": "landing"}, {"area": "gull"}, told=[3])
    assert refusal(game.book.vocabulary, game.state, "cross", ("harbour", "bell")) == ""


@pytest.mark.rule("TH-16.13")
def test_the_boat_goes_no_farther_than_what_is_left_of_the_move() -> None:
    game = action("move", 3, {"area": "landing"}, {"area": "gull"}, told=[3])
    assert options(play(game, ("harbour", "bell")), "harbour") == []


def test_others_at_the_boat_may_come_along() -> None:
    game = action("move", 2, {"area": "landing"}, {"area": "landing"}, told=[3])
    play(game, ("harbour", "bell"))
    assert kind(game) == "come" and game.decision is not None and game.decision.seat == 1
    play(game, ("yes",))
    assert [hero["area"] for hero in table(game)["heroes"]] == ["bell", "bell"] and table(game)["ship"] == "bell"


def test_grey_cloth_puts_the_boat_into_a_harbour_without_the_heroes() -> None:
    game = play(run("par-3", "sail_loft", heroes=[{"area": "net_holm"}, {"area": "landing"}]), ("area", "bell"))
    assert table(game)["ship"] == "bell" and table(game)["heroes"][1]["area"] == "landing"


# -- the chair ----------------------------------------------------------------------------------------------

AT_TABLE = [{"area": "high_table"}, {"area": "landing"}]


def test_only_a_guest_in_tow_at_the_table_may_sit_and_brand_only_after_his_confession() -> None:
    assert [key[1] for key in options(run("par-9", heroes=AT_TABLE))] == [2, 3]
    here = dealt(abducted_5="hero-0", abducted_6="hero-0")
    assert [key[1] for key in options(run("par-9", heroes=AT_TABLE, tale=here))] == [0, 2, 3]
    assert [key[1] for key in options(run("par-9", heroes=AT_TABLE, tale=here, told=[20]))] == [0, 1, 2, 3]
    away = dealt(abducted_5="hero-1")
    assert [key[1] for key in options(run("par-9", heroes=AT_TABLE, tale=away))] == [2, 3]


@pytest.mark.parametrize(("option", "name"), [(0, ORM), (1, BRAND)])
def test_a_guest_in_the_chair_quiets_the_water(option: int, name: str) -> None:
    names = dealt(abducted_5="hero-0", abducted_6="hero-0")
    game = play(run("par-9", heroes=AT_TABLE, tale=names, told=[20], track=5), ("option", option))
    assert guest(game, name) == "chair" and table(game)["track"] == 3
    assert RULES["chair"].icon_ignored(game.state, "left") and not RULES["chair"].icon_ignored(game.state, "middle")


def test_with_somebody_in_the_chair_the_left_icon_is_ignored() -> None:
    calls = next(card for card, each in fabletop.book("thorgal").pack.load().events.items() if _calls_left(each))
    assert table(at("next_effect", event=calls, track=2))["track"] == 3
    assert table(at("next_effect", event=calls, track=2, tale=dealt(abducted_5="chair")))["track"] == 2


def _calls_left(event: Any) -> bool:
    return event.deck == "rural" and event.next.icon == "left" and event.next.if_ is None


def test_a_hero_who_sits_stays_and_leaves_the_guests_to_others() -> None:
    heroes = [{"area": "high_table"}, {"area": "high_table"}]
    names = dealt(abducted_1="hero-0", abducted_2="hero-0", abducted_3="hero-1")
    game = play(run("par-9", heroes=heroes, tale=names, round=6), ("option", 2))
    assert game.state.tales[Guests].sitter == 0 and table(game)["goals"] == {"six_chairs": 1}
    assert [guest(game, each) for each in (SUNNIVA, KETIL)] == ["hero-1", "area-high_table"]
    t = game.state
    assert [crossing_refusal(t, hero, t.map.borders["b12"]) for hero in (0, 1)] == ["TH-7.4", ""]


def test_who_sits_cannot_be_carried_down_by_the_grey_boat() -> None:
    heroes = [{"area": "high_table"}, {"area": "high_table"}]
    game = run("thread-9-1", heroes=heroes, tale={**dealt(), "sitter": 0}, round=6)
    assert kind(game) == "go_to" and options(game) == [("stay",), ("area", "landing")]
    play(game, ("area", "landing"))
    assert [hero["area"] for hero in table(game)["heroes"]] == ["high_table", "landing"]


# -- the Event icons ----------------------------------------------------------------------------------------


def test_grey_boats_land_where_a_card_lies_face_down_and_no_enemy_stands() -> None:
    game = run("icon-middle", tale=dealt(up=("bell_loft",)))
    assert [key[1] for key in options(game)] == ["wax_cellar", "oubliette", "briar_garden"]


def test_grey_boats_strengthen_the_guards_if_no_such_place_is_left_and_else_raise_the_tide() -> None:
    freed = dealt(**{f"abducted_{i}": "gone" for i in range(1, 7)})
    game = run("icon-middle", tale=freed)
    assert kind(game) == "raise"
    beaten: dict[str, Any] = {cell: {"enemies": []} for cell in CELLS}
    assert table(run("icon-middle", tale=freed, locations=beaten, track=2))["track"] == 3


@pytest.mark.rule("TH-7.4", "TH-25.7")
@pytest.mark.parametrize(
    ("tier", "raised"),
    [("minor", "average"), ("average", "powerful"), ("powerful", "monstrous"), ("monstrous", ""), ("mystic", "")],
)
def test_grey_boats_raise_the_tide_if_no_guard_can_be_strengthened(tier: str, raised: str) -> None:
    freed = dealt(**{f"abducted_{i}": "gone" for i in range(1, 7)})
    guards: dict[str, Any] = {cell: {"enemies": []} for cell in CELLS} | {"salt_house": {"enemies": [tier]}}
    game = run("icon-middle", tale=freed, locations=guards, track=2)
    assert game.state.enemies["salt_house"] == [raised or tier] and table(game)["track"] == (2 if raised else 3)


def test_called_to_the_table_frightens_those_with_a_guest_in_tow() -> None:
    assert threat(run("icon-right", tale=dealt(eirny_herself="hero-1"))) == [0, 1]


def test_called_to_the_table_raises_a_price_if_nobody_is_in_tow_and_else_the_tide() -> None:
    game = run("icon-right", tale=dealt(up=("bell_loft",)))
    assert options(game) == [("box", "wax_cellar-0"), ("box", "briar_garden-0")]
    up = dealt(up=CELLS)
    assert table(run("icon-right", tale=up, track=2))["track"] == 3


def test_the_fog_bells_swallow_two_calls_of_the_grey_boats() -> None:
    assert run("par-6", "ringers_hall").state.shields["middle"] == 2


# -- cards and guards ---------------------------------------------------------------------------------------


@pytest.mark.rule("TH-15.20")
def test_the_letter_of_passage_makes_a_box_cheaper_for_a_gossip() -> None:
    heroes = [{"area": "gull", "pool": {"ore": 1, "gossip": 1}, "items": []}, {"area": "landing"}]
    forge = {"eyrie_forge": {"boxes": {0: {"on": {"ore": 1}}}}}
    slot = at("take_token").state.row.index("assign_25")
    game = at("main_action", 0, slot, heroes=heroes, specials=["special_d"], locations=forge, round=5)
    while kind(game) != "pay":
        play(game, options(game)[0])
    play(game, ("pay",), ("box", "eyrie_forge-0"))
    assert table(game)["told"] == [5] and table(game)["heroes"][0]["pool"] == {}


def test_the_last_guard_of_a_guest_is_not_sent_away() -> None:
    laid = {"salt_house": {"enemies": ["minor"]}, "rookery_cage": {"enemies": ["average", "minor"]}}
    game = run("thread-4-1", locations=laid)
    assert options(game) == [("token", "rookery_cage", "average"), ("token", "rookery_cage", "minor")]


@pytest.mark.rule("TH-7.4", "TH-29.4")
@pytest.mark.parametrize("read", [True, False])
def test_where_the_guest_is_free_the_last_guard_may_be_sent_away(read: bool) -> None:
    game = run("thread-4-1", locations={"salt_house": {"enemies": ["minor"], "read": read}, "rookery_cage": NO_GUARD})
    assert ("salt_house" in game.state.enemies) != read


# -- casting off --------------------------------------------------------------------------------------------


def boat(**guests: str) -> Game[Any]:
    hero = {"area": "landing", "pool": {"building": 4}}
    sitter = {"sitter": 1} if guests.pop("hero", "") else {}
    return action("assign", 4, hero, {"area": "high_table"}, tale={**dealt(**guests), **sitter})


THREE = {"abducted_1": "aboard", "abducted_2": "aboard", "eirny_herself": "aboard"}


@pytest.mark.parametrize(
    ("guests", "ready"),
    [
        (THREE, False),
        ({**THREE, "abducted_3": "aboard"}, True),
        ({**THREE, "abducted_3": "hero-0"}, False),
        ({**THREE, "hero": "sits"}, True),
        ({"abducted_1": "aboard", "abducted_2": "aboard", "abducted_5": "chair"}, True),
        ({"abducted_1": "aboard", "abducted_5": "chair"}, False),
    ],
)
def test_the_boat_needs_four_guests_or_three_with_somebody_in_the_chair(guests: dict[str, str], ready: bool) -> None:
    assert ((kind(game := boat(**guests)) == "assign") and ("box", "long_boat-0") in options(game)) == ready


@pytest.mark.rule("TH-5.2")
@pytest.mark.parametrize(
    ("guests", "ending"),
    [
        ({**THREE, "abducted_4": "aboard", "abducted_5": "chair"}, "end_wrong_cargo"),
        ({"abducted_1": "aboard", "abducted_5": "aboard", "abducted_6": "aboard", "hero": "sits"}, "end_wrong_cargo"),
        ({"abducted_1": "aboard", "abducted_3": "aboard", "abducted_5": "chair"}, "end_one_song"),
        ({"abducted_1": "aboard", "eirny_herself": "aboard", "abducted_6": "chair"}, "end_one_song"),
        ({**THREE, "hero": "sits"}, "end_window_chair"),
        ({**THREE, "abducted_5": "aboard"}, "end_sea_comes_in"),
    ],
)
def test_who_is_aboard_and_who_sits_decides_the_ending(guests: dict[str, str], ending: str) -> None:
    game = play(boat(**guests), ("box", "long_boat-0"))
    while not game.over:
        play(game, ("put", "building"))
    assert game.state.ending == ending and game.result is not None and game.result.scores == (1, 1)


def test_high_water_drowns_the_keeps_and_after_the_last_round_the_table_is_laid() -> None:
    assert run("icon-left", track=7).state.ending == "end_high_water"
    assert at("new_round", round=9).state.ending == "end_table_is_laid"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_tide_and_the_boat_begin_where_the_board_says(seats: int) -> None:
    game = begun("six_empty_chairs", seats)
    assert table(game)["track"] == game.state.tale.track.start == 1 and table(game)["ship"] == "landing"


@pytest.mark.rule("TH-1.24")
@pytest.mark.parametrize("area", ["bell", ["bell"], ["bell", "tallow"]])
def test_the_boat_is_put_into_the_area_or_into_one_of_several(area: str | list[str]) -> None:
    teach(quiet_book().pack.load(), f"{KEY}:sails", ({"do": "ship_to", "area": area},))
    game = run("sails")
    if len(area) == 2:
        play(game, ("area", "bell"))
    assert table(game)["ship"] == "bell"


def test_a_move_may_end_without_sailing_if_no_border_can_be_crossed() -> None:
    blocked = ["b1", "b2"]
    game = action("move", 2, {"area": "landing"}, {"area": "bell"}, told=[3], blocked_borders=blocked)
    assert ("stop",) in options(game) and options(game, "cross") == []
    game = action("move", 2, {"area": "landing"}, {"area": "bell"}, told=[3])
    assert CROSS.judge is not None and CROSS.judge(game.state, 0, STOP, 0) == "TH-16.12"
