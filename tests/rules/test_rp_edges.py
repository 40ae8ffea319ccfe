"""Ends of rules that whole games seldom reach."""

from __future__ import annotations

import dataclasses

import pytest

import fabletop
from fabletop.kernel import PositionError, SetupError

from .roll_player import GAME, at, events, kind, options, play, pool, seat, table

BOOK = fabletop.book(GAME)
CATEGORIES = ("goals", "colour", "alignment", "backstory", "armor", "traits")


@pytest.mark.rule("RP-3.24")
@pytest.mark.parametrize("kind_of", ["backstory", "alignment"])
@pytest.mark.parametrize(("cards", "enough"), [(3, False), (4, True)])
def test_a_pack_must_have_a_card_for_each_player(kind_of: str, cards: int, enough: bool) -> None:
    pack = BOOK.pack.with_only({kind_of: BOOK.pack.entries()[kind_of][:cards]})
    book = dataclasses.replace(BOOK, pack=pack)
    if enough:
        assert len(book.begin(pack.load(), 4, {}, "1").sheets) == 4
    else:
        with pytest.raises(SetupError, match="too few Backstory or Alignment cards for 4 players"):
            book.begin(pack.load(), 4, {}, "1")


@pytest.mark.rule("RP-15.13", "RP-9.12")
def test_negotiate_without_a_die_on_a_card_only_moves_the_token() -> None:
    own = {"class": "monk", "skills": ["negotiate"], "STR": ["red 2"]}
    game = at("dice_end", s0=own, s1={"class": "thief"}, table={"initiative": pool("", "", "")})
    assert kind(game) == "window"
    play(game, ("skill", "negotiate"))
    assert (kind(game), seat(game)["token"], seat(game)["exhausted"]) == ("market", [0, 1], ["negotiate"])
    assert seat(game)["STR"] == ["red 2"]


@pytest.mark.rule("RP-15.13", "RP-9.11")
def test_intimidate_without_a_die_picked_leaves_the_dice_as_they_lie() -> None:
    own = {"class": "monk", "skills": ["intimidate"]}
    game = at("dice_turn", 0, s0=own, table={"initiative": pool("red 3", "blue 3", "white 5")})
    laid = len(events(game, "laid_out"))
    play(game, ("skill", "intimidate"), ("done",))
    assert kind(game) == "initiative"  # nothing is laid out again, so nobody orders the equal dice
    assert [card["die"] for card in table(game)["initiative"]] == ["red 3", "blue 3", "white 5"]
    assert len(events(game, "laid_out")) == laid


@pytest.mark.rule("RP-13.2")
def test_the_figures_of_a_seat_are_its_stars_by_category_and_its_values() -> None:
    own = {
        "race": "orc",
        "class": "warrior",
        "alignment": "champion",
        "token": [0, 1],
        "STR": ["red 6", "red 6", "gold 4"],
        "CHA": ["blue 6", "blue 4", "white 4"],
        "armor": ["chain_helm", "chain_tunic"],
        "traits": ["greedy"],
        "weapons": ["longsword"],
        "gold": 7,
        "charisma": 2,
    }
    game = at("last_discards", 0, s0=own)
    shown, figures = seat(game), game.view(None)["table"]["figures"][0]
    assert {name: figures[name] for name in CATEGORIES} == {name: shown["stars"][name] for name in CATEGORIES}
    assert len({figures[name] for name in ("goals", "colour", "alignment", "armor", "traits")}) > 2
    assert (figures["total"], figures["matches"]) == (shown["stars"]["total"], shown["matches"])
    assert (figures["purse"], figures["charisma"]) == (7, 2)
    assert {row: figures[f"value-{row}"] for row in shown["values"]} == shown["values"]
    assert [figures[f"plus-{row}"] for row in ("STR", "DEX", "INT")] == [4, 0, -2]  # an orc with two class dice
    assert [figures[f"met-{row}"] for row in ("STR", "DEX", "CHA")] == [0, 0, 1]


@pytest.mark.rule("RP-13.2")
@pytest.mark.parametrize("missing", ["", "race", "class", "backstory", "alignment"])
def test_a_sheet_has_stars_as_soon_as_it_has_all_that_is_counted(missing: str) -> None:
    own = {"race": "orc", "class": "warrior", "backstory": "hunter", "alignment": "champion"}
    own.pop(missing, None)
    game = at("choose_class", 0, s0=own, s1={"class": "thief"})
    figures = game.view(None)["table"]["figures"][0]
    assert ("stars" in seat(game), "total" in figures) == (not missing, not missing)


@pytest.mark.rule("RP-17.38")
def test_the_purse_of_a_player_alone_and_the_stars_for_it_are_two_figures() -> None:
    game = at("market_turn", 0, seats=1, s0={"gold": 17})
    figures = game.view(0)["table"]["figures"][0]
    assert (figures["purse"], figures["gold"]) == (17, 2)
    taken = game.foresee(options(game, "discard")[0], 0)
    assert taken is not None and taken["purse"] == 19


@pytest.mark.rule("RP-8.15")
@pytest.mark.parametrize(
    ("card", "token", "worth"),
    [
        ("honest", [1, 1], 6),
        ("honest", [0, 1], 3),
        ("cunning", [1, 1], 2),
        ("chain_helm", [1, 1], 1),
        ("climb", [1, 1], 0),
    ],
)
def test_the_market_shows_the_stars_that_a_card_would_bring_now(card: str, token: list[int], worth: int) -> None:
    own = {"class": "monk", "alignment": "champion", "token": token}
    game = at("market_turn", 0, s0=own, table={"market": [card, "longbow", "weak"]})
    assert options(game)
    before = game.state.clone()
    assert game.view(0)["table"]["worth"][0][0] == worth
    assert game.state == before


@pytest.mark.rule("RP-7.3", "RP-16.14")
@pytest.mark.parametrize(
    ("friendly", "key", "clause"), [(True, ("discard", "weak"), "RP-16.14"), (False, ("gold",), "RP-7.3")]
)
def test_the_other_way_to_take_gold_is_refused_by_its_clause(friendly: bool, key: tuple[str, ...], clause: str) -> None:
    game = at("market_turn", 0, table={"market": ["weak", "longbow", "climb"]}, options={"friendly": friendly})
    assert game.why(key) == (False, clause)


@pytest.mark.rule("RP-18.7")
@pytest.mark.parametrize(("gold", "enough"), [(13, True), (12, False)])
def test_a_pack_with_too_few_dice_for_four_is_refused(gold: int, enough: bool) -> None:
    content = {"dice": [{"id": "gold", "source": "designed", "count": gold}]}
    if enough:
        assert at("roll_phase", content=content).state.n == 2
    else:
        with pytest.raises(PositionError, match="72 dice are too few, a game of four needs 73"):
            at("roll_phase", content=content)
