"""TH-1: what is in the box; TH-2: general principles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.thorgal.combat.foes import draw_foe
from fabletop.games.thorgal.hero.items import refill
from fabletop.kernel import Deck
from fabletop.kernel.rng import Rng

from .thorgal import GAME, Tale, events, hero, kind, options, play, table
from .thorgal_ground import ground, run

TEMPLE = Tale("torkans_temple")
PACK = fabletop.book(GAME).pack.load()
REPORT = fabletop.book(GAME).pack.report()


def in_box(kind: str) -> int:
    """How many pieces the pack holds; the list of the box must say the same."""
    assert REPORT[kind]["pack"] == REPORT[kind]["box"]
    return REPORT[kind]["pack"]


def new(seats: int = 2, **settings: Any) -> Game[Any]:
    """A game at the first token of the first turn."""
    game = fabletop.new(GAME, seats=seats, seed=7, **settings)
    while kind(game) != "token":
        play(game, options(game)[0])
    return game


def asked(game: Game[Any]) -> tuple[int, str]:
    """Who is asked for what."""
    assert game.decision is not None
    return game.decision.seat, game.decision.kind


# -- numbers -------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "TH-1.3", "TH-1.4", "TH-1.5", "TH-1.6", "TH-1.7", "TH-1.9", "TH-1.10", "TH-1.18", "TH-1.25", "TH-1.26"
)
def test_the_pack_holds_the_box_and_says_where_each_piece_comes_from() -> None:
    """What `fabletop content thorgal` prints."""
    box = {"tile": 120, "die": 12, "hero": 4, "item": 30, "hero_item": 4, "action": 43, "terrain": 15}
    box |= {"enemy": 30, "finding": 10, "event": 60, "adventure": 7}
    assert {kind: line["box"] for kind, line in REPORT.items()} == box
    assert {kind: line["pack"] for kind, line in REPORT.items()} == box


@pytest.mark.rule("TH-1.2")
def test_each_side_of_the_four_adventure_boards_belongs_to_one_adventure() -> None:
    numbers = [each.number for each in PACK.adventures.values()]
    assert len(numbers) == len(set(numbers)) <= 8


@pytest.mark.rule("TH-1.3", "TH-1.7", "TH-1.9", "TH-1.26")
def test_43_action_cards_30_items_besides_the_heroes_own_and_10_findings() -> None:
    assert (in_box("action"), in_box("item"), in_box("hero_item"), in_box("finding")) == (43, 30, 4, 10)


@pytest.mark.rule("TH-1.4")
def test_10_standard_and_5_barren_terrain_cards() -> None:
    assert in_box("terrain") == 15
    assert Counter(card.kind for card in PACK.terrain.values()) == {"standard": 10, "barren": 5}


@pytest.mark.rule("TH-1.5")
def test_30_enemy_cards_of_four_tiers() -> None:
    tiers = Counter(card.tier for card in PACK.enemies.values())
    assert tiers == {"minor": 10, "average": 10, "powerful": 8, "monstrous": 2} and in_box("enemy") == 30


@pytest.mark.rule("TH-1.5", "TH-3.1")
@pytest.mark.parametrize("mark", ["H", "r", "y"])
def test_what_is_printed_on_a_card_lies_where_it_is_printed(mark: str) -> None:
    icon = {"H": "heart", "r": "red", "y": "yellow"}[mark]
    for card in (*PACK.enemies.values(), *PACK.terrain.values()):
        board, height = PACK.boards[card.id], len(card.grid)
        printed = {(x, y) for y, row in enumerate(card.grid) for x, cell in enumerate(row.split()) if mark in cell}
        assert {divmod(place, height) for place, icons in board.icons.items() if icon in icons} == printed
        if mark == "H":
            assert board.hearts == sum(1 << x * height + y for x, y in printed)


@pytest.mark.rule("TH-8.6", "TH-11.6", "TH-11.7")
def test_what_a_hero_is_good_at_is_read_from_the_own_cards() -> None:
    for id, own in PACK.heroes.items():
        assert PACK.lists[f"skill-{id}"] == own.skill.effects
        assert (PACK.lists[f"dial-{id}"], PACK.lists[f"track-{id}"]) == (own.dial_bonus, own.track_bonus)


@pytest.mark.rule("TH-1.6")
def test_six_event_decks_of_ten() -> None:
    decks = Counter(card.deck for card in PACK.events.values())
    assert decks == dict.fromkeys(("mountain", "rural", "survival", "battle", "sea", "magic"), 10)


@pytest.mark.rule("TH-1.8")
def test_no_adventure_uses_more_special_adventure_cards_than_there_are() -> None:
    box = {"abducted": 6, "fleet": 3, "caliphs_palace": 1, "change_of_plan": 1, "auslok": 1}
    for adventure in PACK.adventures.values():
        used = Counter(card.removesuffix("_card").rstrip("_0123456789") for card in adventure.cards)
        assert all(number <= box[card] for card, number in used.items())


@pytest.mark.rule("TH-1.10")
def test_three_dice_of_each_of_four_colours() -> None:
    assert {die.id: die.count for die in PACK.dice.values()} == dict.fromkeys(("yellow", "orange", "red", "black"), 3)


@pytest.mark.rule("TH-1.11", "TH-1.25")
def test_the_printed_quantities_of_the_ten_shapes_make_120_tiles() -> None:
    assert sorted(tile.count for tile in PACK.tiles.values()) == [9] * 6 + [12, 12, 21, 21]
    assert in_box("tile") == 120


@pytest.mark.rule("TH-1.12", "TH-1.13")
def test_six_types_of_resources_and_five_of_enemy_tokens_can_be_in_play() -> None:
    kinds = ("building", "ore", "gossip", "magic", "power", "fate")
    tiers = ["minor", "average", "powerful", "monstrous", "mystic"]
    game = ground.at("turn", 0, h0={"pool": dict.fromkeys(kinds, 1)}, locations={"den": {"enemies": tiers}})
    assert list(hero(game)["pool"]) == list(kinds) and table(game)["locations"]["den"]["enemies"] == tiers


@pytest.mark.rule("TH-1.14", "TH-1.15", "TH-1.17")
def test_four_action_tokens_with_two_sides_and_one_marker_of_each_kind() -> None:
    game = new()
    assert game.state.awake == [True] * 4 and len(game.state.tokens) == 4
    play(game, ("put", -1, 1))
    assert sorted(game.state.awake) == [False, True, True, True]
    assert [type(table(game)[name]) for name in ("first", "round", "track")] == [int, int, int]
    assert type(table(new(adventure="hide_and_sea"))["ship"]) is str


@pytest.mark.rule("TH-1.18")
def test_four_hero_sets_each_with_its_own_item_and_skill() -> None:
    heroes = PACK.heroes.values()
    assert in_box("hero") == len({each.item for each in heroes}) == len({each.skill.id for each in heroes}) == 4
    assert {item.hero for item in PACK.items.values() if item.hero} == set(PACK.heroes)


@pytest.mark.rule("TH-1.19", "TH-1.20", "TH-1.21")
def test_the_same_tile_is_a_wound_on_a_hero_and_a_journey_tile_on_the_path() -> None:
    game = run({"do": "wound", "shape": "domino"})
    play(game, options(game)[0])
    assert [each["shape"] for each in hero(game)["wounds"]] == ["domino"] and table(game)["tiles"] == []
    game = ground.act("journey", 1, "home")
    play(game, options(game)[0])
    assert [each["shape"] for each in table(game)["tiles"]] == ["domino"] and hero(game)["wounds"] == []


@pytest.mark.rule("TH-1.22")
def test_nothing_ever_runs_out() -> None:
    game = run(
        {"do": "gain", "what": "ore", "n": 40}, {"do": "place_enemy", "tier": "minor", "n": 30, "at": {"id": "den"}}
    )
    assert hero(game)["pool"]["ore"] == 41
    assert table(game)["locations"]["den"]["enemies"] == ["minor"] * 30
    game = run(*[{"do": "wound", "shape": "mono", "who": "each"}] * 12)
    while not game.over:
        play(game, options(game)[0])
    assert sum(len(each["wounds"]) for each in table(game)["heroes"]) == 24  # of 21 tiles of that shape


@pytest.mark.rule("TH-1.23", "TH-1.28", "TH-1.30")
def test_a_discard_pile_becomes_the_deck_when_a_card_must_be_drawn_and_not_before() -> None:
    t = new().state
    drawn = [t.findings.draw_from(t.finding_discard, t.rng) for _ in range(10)]
    t.finding_discard += drawn
    assert len(t.findings) == 0 and len(t.finding_discard) == 10
    again = t.findings.draw_from(t.finding_discard, t.rng)
    assert again in drawn and t.finding_discard == []
    assert t.findings.items() == sorted(card for card in drawn if card != again)


@pytest.mark.rule("TH-1.30")
def test_each_deck_has_its_own_discard_pile() -> None:
    piles = ["items", "findings", *(f"enemy_{tier}" for tier in ("minor", "average", "powerful", "monstrous"))]
    game = play(run({"do": "lose_item"}, h0={"items": ["whetstone"]}))
    assert table(game)["discards"] == {
        **{pile: [] for pile in piles},
        "items": ["whetstone"],
        "event_calm": [],
        "event_still": [],
    }


@pytest.mark.rule("TH-1.24")
def test_event_decks_tracks_and_ships_that_the_adventure_does_not_use_stay_in_the_box() -> None:
    for id, tale in PACK.adventures.items():
        game = new(adventure=id)
        assert list(game.state.events) == list(tale.decks)
        assert (table(game)["track"] is None) == (tale.track is None)
        assert bool(table(game)["ship"]) == bool(tale.setup.ship)


@pytest.mark.rule("TH-1.27", "TH-6.19")
@pytest.mark.parametrize("what", ["building", "magic", "fate", "power"])
def test_a_source_token_of_any_kind_adds_its_resource_to_the_area(what: str) -> None:
    game = run({"do": "add_source", "area": "home", "what": what})
    assert table(game)["areas"]["home"]["sources"] == ["ore", "gossip", what]
    assert table(game)["areas"]["wood"]["sources"] == ["building"]


@pytest.mark.rule("TH-1.29")
def test_with_deck_and_discard_pile_empty_enemies_come_back_and_the_rest_stays_short() -> None:
    t = new().state
    t.foes["monstrous"], t.items, t.findings, t.display = Deck(), Deck(), Deck(), t.display[:3]
    assert draw_foe(t, "monstrous") in PACK.enemies and len(t.foes["monstrous"]) == 1
    refill(t)
    assert len(t.display) == 3
    assert t.findings.draw_from(t.finding_discard, t.rng) is None


@pytest.mark.rule("TH-1.29")
def test_with_both_empty_no_event_card_becomes_active() -> None:
    game = ground.at("new_event")
    game.state.events["calm"], game.state.event_discard["calm"] = Deck(), []
    while table(game)["round"] == 1:
        play(game, options(game)[0])
    assert table(game)["event"] == "calm_day"  # the one that was drawn
    game.state.event = ""
    while table(game)["round"] == 2:
        play(game, options(game)[0])
    assert table(game)["event"] is None


# -- TH-2: principles ----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-2.1", "TH-5.12")
@pytest.mark.parametrize(("by", "won"), [(-1, True), (1, False)])
def test_all_win_or_lose_together_without_a_score(by: int, won: bool) -> None:
    game = TEMPLE.effects("par-3" if won else "icon-right", seats=3, track=1 if won else 12)
    assert game.result is not None
    assert game.result.scores == (int(won),) * 3 and game.result.places == (1 if won else 2,) * 3
    assert game.result.rank.startswith("th-torkans_temple-ending-")


@pytest.mark.rule("TH-2.2", "TH-2.3")
@pytest.mark.parametrize("active", [0, 1])
def test_the_active_player_picks_any_of_several_targets(active: int) -> None:
    game = run({"do": "place_enemy", "tier": "minor", "at": {"rune": "K"}}, active=active)
    assert asked(game) == (active, "location") and options(game) == [("location", "den"), ("location", "keep")]


@pytest.mark.rule("TH-2.3")
def test_in_the_event_phase_the_first_player_picks() -> None:
    game = TEMPLE.at("next_effect", first=1, active=0, event="loose_stones")  # it raises an Enemy of rune K
    assert asked(game) == (1, "raise")


@pytest.mark.rule("TH-2.3")
def test_before_the_marker_is_given_the_first_seat_picks() -> None:
    game = fabletop.new(GAME, seats=3, seed=1)
    while kind(game) == "hero":
        play(game, options(game)[0])
    assert asked(game) == (0, "first")


@pytest.mark.rule("TH-2.4", "TH-9.9")
def test_the_player_of_the_named_hero_makes_the_choices_inside_the_effect() -> None:
    game = run({"do": "wound", "size": 3, "who": "one"})
    play(game, ("hero", 1))
    assert asked(game) == (1, "wound_shape")
    play(game, ("shape", "tri_l"))
    assert asked(game) == (1, "wound")


@pytest.mark.rule("TH-2.5")
def test_an_effect_on_several_heroes_goes_clockwise_from_the_active_one() -> None:
    game = run({"do": "wound", "shape": "mono", "who": "each"}, seats=3, active=1)
    seats = []
    while not game.over:
        seats.append(asked(game)[0])
        play(game, options(game)[0])
    assert seats == [1, 2, 0]


@pytest.mark.rule("TH-2.6", "TH-2.7")
def test_a_group_pays_together_in_any_split_from_anywhere() -> None:
    pools: dict[str, Any] = {
        "h0": {"pool": {"ore": 1}, "area": "home"},
        "h1": {"pool": {"ore": 2}, "area": "isle", "threat": 1},
    }
    game = run({"do": "lose", "what": "ore", "n": 2, "who": "group"}, **pools)
    assert asked(game) == (0, "who") and options(game) == [("hero", 0), ("hero", 1)]
    play(game, ("hero", 1), ("hero", 1))
    assert [hero(game, i)["pool"] for i in (0, 1)] == [{"ore": 1}, {}] and not events(game, "unmet")


@pytest.mark.rule("TH-2.8")
def test_what_is_discarded_goes_to_the_supply_or_to_its_pile() -> None:
    game = run({"do": "lose", "what": "ore"}, {"do": "lose_item"}, h0={"pool": {"ore": 1}, "items": ["whetstone"]})
    assert hero(game)["pool"] == {} and hero(game)["items"] == []
    assert table(game)["discards"]["items"] == ["whetstone"]


PRICE = {"do": "pay", "cost": {"gossip": 2}, "then": [{"do": "xp", "kind": "combat"}]}


@pytest.mark.rule("TH-2.9")
def test_a_voluntary_price_that_cannot_be_paid_in_full_is_not_offered_and_costs_nothing() -> None:
    game = run(
        PRICE, h0={"pool": {"gossip": 1}, "area": "home", "threat": 3}, h1={"area": "wood", "pool": {"gossip": 5}}
    )
    assert game.over and hero(game)["pool"] == {"gossip": 1} and not events(game, "unmet")
    game = run(PRICE, h0={"pool": {"gossip": 2}})
    assert options(game) == [("skip",), ("pay",)]


@pytest.mark.rule("TH-2.9")
def test_a_price_that_another_player_refuses_to_help_with_is_given_back() -> None:
    pools: dict[str, Any] = {"h0": {"pool": {"gossip": 1}}, "h1": {"pool": {"gossip": 1}}}
    game = play(run(PRICE, **pools), ("pay",), ("from", 0))
    assert asked(game) == (1, "consent")
    play(game, ("no",))
    assert [hero(game, i)["pool"] for i in (0, 1)] == [{"gossip": 1}] * 2 and hero(game)["dial"] == 1


@pytest.mark.rule("TH-2.10")
def test_ties_for_the_most_are_broken_by_the_chooser_among_the_tied() -> None:
    game = run({"do": "threat", "who": "most_threat"}, seats=3, h0={"threat": 1}, h1={"threat": 2}, h2={"threat": 2})
    assert asked(game) == (0, "who") and options(game) == [("hero", 1), ("hero", 2)]
    play(game, ("hero", 2))
    assert [hero(game, i)["threat"] for i in range(3)] == [1, 2, 3]


@pytest.mark.rule("TH-2.11")
def test_effects_of_the_same_moment_come_in_the_order_that_the_chooser_picks() -> None:
    row = ["twin", "move_12"]
    game = ground.at("take_token", row=row, path=["birch_valley"], h0={"pool": {}})
    play(game, ("put", -1, 1))
    while kind(game) != "bonus":
        play(game, options(game)[0])
    assert options(game, "bonus") == [("bonus", 0), ("bonus", 1)]
    play(game, ("bonus", 1), ("bonus", 0))
    assert [event.args[1] for event in events(game, "gained")][-2:] == ["magic", "ore"]


@pytest.mark.rule("TH-2.12")
def test_all_players_see_the_same_open_table() -> None:
    game = new()
    assert game.view(0)["table"] == game.view(1)["table"] == game.view(None)["table"]
    assert [each["items"] for each in game.view(1)["table"]["heroes"]] == [["ash_bow"], ["linen_pouch"]]
    futures = [game.imagine(0, Rng(f"future {i}")) for i in range(5)]
    assert all(future.view(0)["table"] == game.view(0)["table"] for future in futures)


@pytest.mark.rule("TH-2.13", "TH-6.3")
def test_an_area_opens_at_the_moment_when_the_round_marker_reaches_its_number() -> None:
    game = ground.at("take_token", turn=3)
    assert not table(game)["areas"]["far"]["open"]
    while table(game)["round"] == 1:
        play(game, options(game)[0])
    assert table(game)["round"] == 2 and table(game)["areas"]["far"]["open"]
