"""How the entries of a pack are made ready for play: grids, maps and lists of effects. A few entries are enough."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fabletop.games.thorgal.content import Content, Listing, spoken
from fabletop.games.thorgal.content.compiled import compiled
from fabletop.games.thorgal.content.listed import Label, labels, nested
from fabletop.kernel import PackError

from .thorgal_arena import cards

BOX = cards()
MAGIC, ORE = ({"do": "gain", "what": what} for what in ("magic", "ore"))


def pack(**more: Any) -> Content:
    """The arena with one entry of each kind, and with others instead."""
    raw: dict[str, Any] = {
        "tile": BOX.tiles,
        "die": BOX.dice,
        "hero": few(BOX.heroes, "thorgal"),
        "item": few(BOX.items, "deep_basket"),
        "action": few(BOX.actions, "move_27"),
        "special_action": few(BOX.specials, "special_f"),
        "terrain": few(BOX.terrain, "spring", "moor"),
        "enemy": few(BOX.enemies, "dummy"),
        "finding": few(BOX.findings, "cast_offs"),
        "event": few(BOX.events, "calm_day"),
        "adventure": few(BOX.adventures, "arena"),
    }
    return compiled(raw | more)


def few(entries: dict[str, Any], *ids: str) -> dict[str, Any]:
    return {id: entries[id] for id in ids}


def effects(*written: dict[str, Any]) -> spoken.Effects:
    found: spoken.Effects = msgspec.convert(written, spoken.Effects)
    return found


# -- cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-3.1", "TH-19.5")
@pytest.mark.parametrize(
    ("rows", "size", "icons", "hearts", "holes"),
    [
        (("H .", ". H"), (2, 2), {0: ("heart",), 3: ("heart",)}, 0b1001, 0),
        (("# Or", "B/OX ."), (2, 2), {2: ("ore", "red"), 1: ("building/ore", "xp")}, 0, 0b0001),
        ((". y #",), (2, 1), {1: ("yellow",)}, 0, 0),  # nothing is left of a column without cells
        ((". y", "# #", "F H"), (2, 3), {2: ("finding",), 3: ("yellow",), 5: ("heart",)}, 0b100000, 0b010010),
    ],
)
def test_icons_hearts_and_holes_of_a_card_are_where_they_are_printed(
    rows: tuple[str, ...], size: tuple[int, int], icons: dict[int, tuple[str, ...]], hearts: int, holes: int
) -> None:
    enemy = msgspec.structs.replace(BOX.enemies["dummy"], grid=rows)
    board = pack(enemy={"dummy": enemy}).boards["dummy"]
    assert (board.grid.width, board.grid.height) == size
    assert (board.icons, board.hearts, board.holes) == (icons, hearts, holes)


@pytest.mark.parametrize("code", ["?", "H?", "O/", "/O"])
def test_a_cell_that_means_nothing_is_refused(code: str) -> None:
    enemy = msgspec.structs.replace(BOX.enemies["dummy"], grid=(code,))
    with pytest.raises(PackError, match=r"enemy\.yaml: dummy\.grid"):
        pack(enemy={"dummy": enemy})


@pytest.mark.rule("TH-3.14", "TH-3.15")
def test_the_path_is_as_high_as_its_cards() -> None:
    assert pack().rows == 4 and set(pack().boards) == {"spring", "moor", "dummy"}


@pytest.mark.rule("TH-24.1")
def test_dice_lie_in_the_order_of_their_strength_however_they_are_written() -> None:
    turned = dict(reversed(BOX.dice.items()))
    assert list(pack(die=turned).dice) == sorted(BOX.dice, key=lambda die: BOX.dice[die].rank)


# -- the map -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-6.18")
def test_a_location_on_a_border_lies_in_both_areas() -> None:
    map = pack().maps["arena"]
    assert map.in_area == {
        "home": ("hut", "yard", "store", "den", "pit", "post"),
        "wood": ("post", "mill", "scroll", "altar"),
        "hill": ("cairn",),
        "far": ("keep",),
    }
    assert map.around == {
        "home": ("lane", "climb", "gate"),
        "wood": ("lane", "ford"),
        "hill": ("climb", "ford"),
        "far": ("gate",),
    }
    assert list(map.boxes)[:3] == ["hut-0", "hut-1", "yard-0"] and map.boxes["hut-1"][:2] == ("hut", 1)
    assert map.aboard == []


# -- lists of effects ----------------------------------------------------------------------------------------


def test_whatever_an_entry_does_is_a_list_with_a_name() -> None:
    event = msgspec.structs.replace(BOX.events["blood_frenzy"], immediate=effects(ORE))
    terrain = msgspec.structs.replace(BOX.terrain["moor"], corner=effects(ORE))
    enemy = msgspec.structs.replace(BOX.enemies["dummy"], red=effects(ORE))
    content = pack(event={event.id: event}, terrain={terrain.id: terrain}, enemy={enemy.id: enemy})
    assert [name for name in content.lists if ":" not in name and "/" not in name] == [
        *("skill-thorgal", "dial-thorgal", "track-thorgal", "item-deep_basket", "extra-move_27", "bonus-move_27-0"),
        *("corner-moor", "red-moor", "red-dummy", "yellow-dummy", "finding-cast_offs"),
        *("event-blood_frenzy", "event-blood_frenzy-0", "event-blood_frenzy-add-0", "special-special_f"),
    ]
    assert [name for name, listing in content.listings.items() if listing.bonus] == ["bonus-move_27-0"]
    assert content.effects["event-blood_frenzy/0"] == effects(ORE)[0]
    assert content.listing_of["event-blood_frenzy/0"] == Listing("event.yaml", "blood_frenzy.immediate")


def test_whatever_an_adventure_does_is_a_list_with_its_own_name() -> None:
    box = msgspec.structs.replace(BOX.adventures["arena"].locations[0].boxes[0], win=effects(ORE), lose=effects(ORE))
    special = msgspec.structs.replace(BOX.specials["special_f"], id="own")
    tale = BOX.adventures["arena"]
    assert tale.track is not None
    tale = msgspec.structs.replace(
        tale,
        locations=(msgspec.structs.replace(tale.locations[0], boxes=(box,)),),
        track=msgspec.structs.replace(tale.track, at={3: effects(ORE)}),
        setup=msgspec.structs.replace(tale.setup, effects={2: effects(ORE)}),
        paragraphs=tale.paragraphs[:1],
        special_actions=(special,),
    )
    content = pack(adventure={"arena": tale})
    assert {name.removeprefix("arena:") for name, each in content.listings.items() if each.adventure == "arena"} == {
        *("box-hut-0", "win-hut-0", "lose-hut-0", "icon-left", "icon-right", "round-4", "round-5", "round-6"),
        *("space-3", "watch-top", "setup-2", "par-1", "thread-1-0", "thread-1-1", "special-own"),
    }
    assert content.specials["own"] is special
    where = {name.removeprefix("arena:"): each.location for name, each in content.listings.items() if each.location}
    assert where == {"box-hut-0": "hut", "win-hut-0": "hut", "lose-hut-0": "hut"}
    pages = {name.removeprefix("arena:"): each.paragraph for name, each in content.listings.items() if each.paragraph}
    assert pages == {"par-1": 1, "thread-1-0": 1, "thread-1-1": 1}
    assert pack(adventure={"arena": msgspec.structs.replace(tale, track=None)}).lists.keys() == (
        content.lists.keys() - {"arena:space-3"}
    )


def test_lists_inside_a_list_are_named_after_their_place_and_an_empty_one_is_none() -> None:
    choice = {"do": "choose", "options": [{"effects": [ORE]}, {"effects": [MAGIC]}]}
    fork = {"do": "if", "cond": {"is": "flag", "flag": "storm"}, "then": [choice], "else": [MAGIC, choice]}
    found = list(nested("top", effects(ORE, fork), Listing("file", "key", "message", "choice")))
    assert [(name, listing.key) for name, _, listing in found] == [
        ("top", "key"),
        ("top/1+", "key[1].then"),
        ("top/1+/0.0", "key[1].then[0].options[0].effects"),
        ("top/1+/0.1", "key[1].then[0].options[1].effects"),
        ("top/1-", "key[1].else"),
        ("top/1-/1.0", "key[1].else[1].options[0].effects"),
        ("top/1-/1.1", "key[1].else[1].options[1].effects"),
    ]
    assert dict(labels(found)) == {
        "top/1+/0": Label("message", "choice", 1),
        "top/1-/1": Label("message", "choice", 3),  # counted on
    }
    assert list(labels(nested("top", effects(choice), Listing("file", "key")))) == []
    paid = {"do": "pay", "cost": {"ore": 1}, "then": [choice], "else": [choice]}
    offered = dict(labels(nested("top", effects(paid), Listing("file", "key", "message", "choice"))))
    assert {name: label.number for name, label in offered.items()} == {"top/0+/0": 1, "top/0-/0": 3}
    assert [name for name, _, _ in nested("top", effects({**fork, "else": []}), Listing("file", "key"))][
        -1
    ] == "top/0+/0.1"


def test_an_effect_says_all_that_it_asks_for() -> None:
    """Names in it are checked when the pack is loaded."""
    one, two = {"is": "flag", "flag": "storm"}, {"is": "not_flag", "flag": "storm"}
    written = [
        {**ORE, "if": one, "who": "each_where", "where": two},
        {"do": "if", "if": one, "cond": two, "then": [ORE]},
        {"do": "choose", "if": one, "options": [{"effects": [ORE], "if": two}, {"effects": [ORE]}]},
    ]
    for effect in effects(*written):
        assert [type(each).__struct_config__.tag for each in effect.conditions()] == ["flag", "not_flag"]
    assert list(effects(ORE)[0].conditions()) == []
