"""EU-5, EU-6: the Heroes and their boards, the decks and the supplies."""

from __future__ import annotations

import pytest

import fabletop
from fabletop import IllegalChoice
from fabletop.games.euthia.content import HeroTile
from fabletop.games.euthia.scenarios.defending_settlements.parts import Settlements
from fabletop.games.euthia.setup import pieces_in_play

from .euthia import GAME, PACK, at, fresh, hero, kind, play, table

COMPETITIVE = ("maeldur", "ael", "dral", "keleia", "taesiri")  # all but Skoldur, whose board is another (EU-50)
every_hero = pytest.mark.parametrize("id", COMPETITIVE)


def own(tile: str) -> HeroTile:
    entry = PACK.things[tile]
    assert isinstance(entry, HeroTile)
    return entry


@pytest.mark.rule("EU-5.1", "EU-5.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_choose_different_heroes_in_seating_order_from_a_random_seat(seats: int) -> None:
    firsts = set()
    for seed in range(8):
        game = fabletop.new(GAME, seats=seats, seed=seed)
        assert game.decision is not None
        first = game.decision.seat
        firsts.add(first)
        for i, id in enumerate(COMPETITIVE[:seats]):
            assert game.decision is not None and game.decision.kind == "hero"
            assert game.decision.seat == (first + i) % seats
            play(game, ("hero", id))
            if kind(game) == "hero":
                with pytest.raises(IllegalChoice):
                    game.choose(("hero", id))
            assert hero(game, (first + i) % seats)["id"] == id
    assert len(firsts) > 1


@pytest.mark.rule("EU-5.3")
def test_nothing_of_heroes_whom_nobody_chose_is_in_play() -> None:
    game = fresh()
    chosen = {hero(game, seat)["id"] for seat in (0, 1)}
    boards = [hero(game, seat) for seat in (0, 1)]
    tiles = [tile for shown in boards for tile in (*shown["slots"], *shown["unseen"], *shown["aside"]) if tile]
    assert {own(tile).hero for tile in tiles} == chosen and table(game)["removed"] == []


@pytest.mark.rule("EU-5.4", "EU-5.5", "EU-5.6")
@every_hero
def test_a_board_has_slots_of_every_sort_and_those_with_a_price_are_locked(id: str) -> None:
    shown = hero(at("acting", h0={"id": id}))
    board = PACK.heroes[id]
    assert board.gem_slots > 0 and board.gaar_slots > 0 and shown["sacks"] == 3
    assert shown["slots_open"] == [not slot.gold and not slot.essence for slot in board.slots]
    assert shown["worn_open"] == [not slot.gold for slot in board.equipment]
    assert {slot.kind for slot in board.slots} <= {"sword", "first", "ability"}
    assert {slot.kind for slot in board.equipment} == {
        "helm",
        "cuirass",
        "gloves",
        "greaves",
        "boots",
        "amulet",
        "ring",
    }
    assert not all(shown["slots_open"]) and not all(shown["worn_open"])


@pytest.mark.rule("EU-5.7", "EU-5.9")
@every_hero
def test_health_starts_at_the_maximum_of_the_board(id: str) -> None:
    shown = hero(at("acting", h0={"id": id}))
    assert shown["health"] == shown["most"] == PACK.heroes[id].health


@pytest.mark.rule("EU-5.10", "EU-5.11")
@every_hero
def test_starting_tiles_lie_on_unlocked_slots_with_their_icon(id: str) -> None:
    shown = hero(at("acting", h0={"id": id}))
    starting = sorted(tile for tile in PACK.tiles_of[id] if own(tile).starting)
    assert sorted(each for each in shown["slots"] if each) == starting
    for slot, tile, is_open in zip(PACK.heroes[id].slots, shown["slots"], shown["slots_open"]):
        assert not tile or (is_open and own(tile).slot == slot.kind)


@pytest.mark.rule("EU-5.12", "EU-5.15")
@every_hero
def test_the_other_tiles_form_a_stack_by_reputation_the_lowest_on_top(id: str) -> None:
    shown = hero(at("acting", h0={"id": id}))
    values = [own(tile).value or 0 for tile in shown["unseen"]]
    assert values == sorted(values) and 0 not in values
    wanted = [tile for tile in PACK.tiles_of[id] if not own(tile).starting and own(tile).players == "any"]
    assert set(wanted) <= set(shown["unseen"])


@pytest.mark.rule("EU-5.14")
def test_tiles_for_another_number_of_players_stay_in_the_box() -> None:
    stack = hero(at("acting", h0={"id": "taesiri"}))["unseen"]
    icons = {own(tile).players for tile in stack}
    assert icons == {"any", "2-4"} and "taesiri_puppet_strings" in stack
    solo = [tile for tile in PACK.tiles_of["taesiri"] if own(tile).players == "solo"]
    assert solo and not set(solo) & set(stack)


@pytest.mark.rule("EU-5.16", "EU-5.17")
def test_every_hero_but_skoldur_starts_with_four_gaar_tokens() -> None:
    assert {id: board.gaar_slots for id, board in PACK.heroes.items()} == {
        **dict.fromkeys(COMPETITIVE, 4),
        "skoldur": 0,
    }
    assert all(hero(fresh(4), seat)["gaar"] == 4 for seat in range(4))


@pytest.mark.rule("EU-5.19", "EU-8.1")
def test_a_figure_enters_the_map_on_the_church_when_its_first_turn_begins() -> None:
    game = fresh()
    first = table(game)["first"]
    assert hero(game, first)["at"] == "0,0*" and hero(game, 1 - first)["at"] == ""
    play(game, ("end",), ("none",))
    assert hero(game, 1 - first)["at"] == "0,0*" and table(game)["active"] == 1 - first


@pytest.mark.rule("EU-5.20", "EU-6.3")
def test_a_hero_starts_with_nothing_else() -> None:
    for seat in (0, 1):
        shown = hero(fresh(scenario="defending_settlements"), seat)
        assert (shown["gold"], shown["reputation"], shown["moves"]) == (0, 0, 0)
        assert not any(shown[name] for name in ("gems", "essences", "silver", "golden", "bag", "aside"))
        assert shown["worn"] == [""] * 8


# -- boards, decks and supplies -------------------------------------------------------------------------------


@pytest.mark.rule("EU-6.1", "EU-6.2")
def test_the_first_player_is_drawn_and_stays_it() -> None:
    assert {table(fresh(4, seed=str(seed)))["first"] for seed in range(12)} == {0, 1, 2, 3}
    game = fresh(seed="3")
    first = table(game)["first"]
    assert table(game)["round"] == 1
    for number in range(1, 5):
        assert game.decision is not None
        assert (table(game)["round"], game.decision.seat) == (number, first)
        play(game, ("end",), ("none",), ("end",), ("none",))
        assert table(game)["first"] == first


@pytest.mark.rule("EU-6.5")
def test_reputation_has_no_upper_limit() -> None:
    game = at("acting", h0={"reputation": 149, "bag": ["lost_chronicle"]})
    assert hero(play(game, ("use", "lost_chronicle")))["reputation"] == 151


@pytest.mark.rule("EU-6.6", "EU-6.7", "EU-6.8", "EU-6.9")
@pytest.mark.parametrize(("stack", "tiles"), [("dragonslayer", 70), ("alchemist", 76), ("merchant", 73)])
def test_trade_tiles_are_shuffled_and_four_are_turned_up(stack: str, tiles: int) -> None:
    game = fresh()
    assert len(table(game)["offers"][stack]) == 4 and all(table(game)["offers"][stack])
    assert table(game)["decks"][stack] == tiles - 4
    assert len(game.state.stacks[stack].parts) == 1  # the two stacks are one
    assert table(fresh(seed="1"))["offers"][stack] != table(fresh(seed="2"))["offers"][stack]


@pytest.mark.rule("EU-6.11")
def test_the_hope_die_shows_its_blank_side_when_a_combat_begins() -> None:
    game = at("combat", 0, land={"1,1": "i_general_5"}, h0={"at": "2,1"})
    assert table(game)["fight"]["hope"] == 0


@pytest.mark.rule("EU-6.12")
def test_nothing_of_an_encounter_is_in_play_before_its_tile_is_revealed() -> None:
    game = at("acting", stack=["i_encounter_1"], h0={"moves": 1})
    assert table(game)["faceup"] == {} and game.state.quests == {}
    play(game, ("walk", "0,0"), ("slot", "-1,-1"))
    assert list(table(game)["faceup"]) == ["hunter"]


@pytest.mark.rule("EU-6.13", "EU-6.14", "EU-6.16", "EU-6.17")
def test_resources_treasures_and_cards_lie_in_decks_of_their_own() -> None:
    decks = table(fresh())["decks"]
    assert (decks["mountain"], decks["lake"], decks["cave"]) == (25, 25, 24)
    assert [decks[f"treasure_{level}"] for level in (1, 2, 3)] == [20, 20, 20]
    assert (decks["silver"], decks["gold"]) == (24, 24)
    cards = fresh().state.golden.items()
    assert "mind_control" not in cards and cards.count("soul_control") == 8


@pytest.mark.rule("EU-6.15")
def test_monsters_lie_in_decks_by_level() -> None:
    state = fresh().state
    for level, number in ((1, 14), (2, 14), (3, 12)):
        cards = [*state.monsters[level].items(), state.tops[level]]
        assert len(cards) == number and {PACK.monsters[card].level for card in cards} == {level}


@pytest.mark.rule("EU-6.18", "EU-6.19")
@pytest.mark.parametrize(("seats", "cards"), [(2, []), (3, ["0", "0", "1", "1", "2", "2"]), (4, list("00112233"))])
def test_control_cards_of_the_heroes_in_play_are_used_from_three_players_on(seats: int, cards: list[str]) -> None:
    assert fresh(seats).state.control.items() == cards


@pytest.mark.rule("EU-6.20")
def test_every_stack_has_a_discard_pile_of_its_own() -> None:
    game = at("acting", h0={"bag": ["scroll_of_gaar", "strong_healing_potion"]})
    play(game, ("use", "scroll_of_gaar"), ("use", "strong_healing_potion"))
    discards = table(game)["discards"]
    assert (discards["merchant"], discards["alchemist"]) == (["scroll_of_gaar"], ["strong_healing_potion"])
    assert not any(pile for stack, pile in discards.items() if stack not in ("merchant", "alchemist"))


@pytest.mark.rule("EU-6.22")
def test_combat_cards_stay_in_the_box() -> None:
    state = fresh().state
    assert PACK.combat_cards and not len(state.combat_deck) and not state.combat_discard


@pytest.mark.rule("EU-6.23")
def test_a_scenario_may_add_steps_of_its_own() -> None:
    assert all(hero(fresh(), seat)["bag"] == ["healing_potion"] for seat in (0, 1))
    settled = fresh(scenario="defending_settlements")
    assert settled.state.notes["badges"] == 6 and len(settled.state.tales[Settlements].people) == 6


@pytest.mark.rule("EU-3.1")
@pytest.mark.parametrize("scenario", list(PACK.scenarios))
def test_map_tiles_of_other_scenarios_stay_in_the_box(scenario: str) -> None:
    tale = PACK.scenarios[scenario]
    t = fresh(1, scenario).state
    found = [PACK.map_tiles[id] for id in pieces_in_play(t)["map_tile"]]
    assert [tile.id for tile in found if tile.kind == "start"] == [tale.start_tile]
    assert {tile.scenario for tile in found if tile.kind == "scenario"} == ({tale.tiles} if tale.tiles else set())
    assert [tile.id for tile in found if tile.kind == "general"] == [
        tile.id for tile in PACK.map_tiles.values() if tile.kind == "general"
    ]
    assert set(t.tiles.items()) | set(t.land.values()) <= {tile.id for tile in found}
