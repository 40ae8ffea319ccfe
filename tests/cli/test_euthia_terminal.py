"""Euthia at the terminal: its words, its map, its Combats, and a whole game by typed lines."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast, parse
from rich.console import Console

import fabletop as library
from fabletop.cli.asking import Asked
from fabletop.cli.play import _computer_players
from fabletop.cli.reckoning import ending
from fabletop.cli.saved import Seating
from fabletop.cli.speech import Speech
from fabletop.cli.table import Table
from fabletop.games.euthia import scenarios, terminal
from fabletop.games.euthia.choices.combat import AttackWith, Play
from fabletop.games.euthia.choices.things import SetGem
from fabletop.games.euthia.choices.turn import END
from fabletop.games.euthia.events.turn import TurnBegins
from fabletop.games.euthia.pack import PACK
from fabletop.games.euthia.scenarios.defending_settlements.events import EventDrawn, PersonFound
from fabletop.games.euthia.terminal import map as terminal_map
from fabletop.games.euthia.terminal.effects import EffectWords
from fabletop.games.euthia.terminal.parts import Frame
from fabletop.games.euthia.terminal.tales import NOTES
from fabletop.games.euthia.verbs.goods import BankDiscard, Heal
from fabletop.games.euthia.verbs.tiles import ActivateGem, Ready
from fabletop.games.euthia.words.effects import cost_words, use_words
from fabletop.kernel import Decision, Game, Key, Message
from fabletop.words import LOCALE, languages

from ..rules.euthia import at
from .conftest import Fabletop

CONTENT = PACK.load()
FILES = sorted(file.name for file in (LOCALE / "en").glob("euthia*.ftl"))
SCENARIOS = list(CONTENT.scenarios)
RAW = re.compile(r"[{}_]|\beu-|\(\)|: \.|^[ :,]|, ,")  # an id, a missing argument, an empty name


# -- the words --------------------------------------------------------------------------------------


def messages(language: str, file: str) -> dict[str, set[str]]:
    """Every message and attribute of a file with its arguments; nothing in it that Fluent cannot read."""
    text = (LOCALE / language / file).read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            assert entry.span is not None
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
            found |= {f"{entry.id.name}.{attribute.id.name}": set() for attribute in entry.attributes}
    return found


def test_the_languages_say_the_same_things_with_the_same_arguments() -> None:
    found = [messages(language, "euthia_terminal.ftl") for language in ("en", "pl", "cs")]
    assert found[0] == found[1] == found[2]


def wanted() -> Iterator[str]:
    """Ids that the modules of the terminal name in full."""
    for file in Path(terminal.__file__).parent.glob("*.py"):
        source = file.read_text(encoding="utf-8")
        own = "eu-web-" if file.name == "effects.py" else "eu-"
        yield from (f"{own}{id}" for id in re.findall(r'(?:self|frame)\.say\(f?"([\w-]+)"', source))
        yield from (f"eu-{id}" for id in re.findall(r"frame\.say\('([\w-]+)'", source))
        yield from (f"eu-web-{id}" for id in re.findall(r"""\.web\(["']([\w-]+)["'][,)]""", source))
        yield from (f"eu-combat-{id}" for id in re.findall(r"""\.combat\(["']([\w-]+)["']""", source))
        yield from (f"eu-{id}" for id in re.findall(r'\.name\("([\w-]+)"\)', source))
    yield from (f"eu-{name}" for name in NOTES.values())


def test_every_message_has_words() -> None:
    own = Path(scenarios.__file__).parent.glob("*/en.ftl")
    said = {id for file in (*FILES, *map(str, own)) for id in messages("en", file)}
    names = set(wanted())
    assert len(names) > 80 and names - said == set()


def test_no_message_of_the_terminal_is_there_for_nothing() -> None:
    fixed = {id for id in messages("en", "euthia_terminal.ftl") if "-code-" not in id and "-token-" not in id}
    used = "".join(file.read_text() for file in Path(terminal.__file__).parent.glob("*.py"))
    assert {id for id in fixed if id.removeprefix("eu-") not in used} == set()


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_space_has_a_code_of_its_own(language: str) -> None:
    tiles = CONTENT.map_tiles.values()
    kinds = {space.type for tile in tiles for space in (*tile.hexes, tile.centre) if space is not None}
    words = Speech(language)
    codes = [words.say(Message(f"eu-terminal-code-{kind}")) for kind in sorted(kinds)]
    assert len(set(codes)) == len(kinds) and {len(code) for code in codes} == {2}
    marks = [*terminal_map.LOOT.values(), *"!‡★?¶+×@htme"]
    assert len(set(marks)) == len(marks)
    loot = {what for tile in tiles for space in (*tile.hexes, tile.centre) if space is not None for what in space.loot}
    assert loot <= set(terminal_map.LOOT)


@pytest.mark.parametrize("language", languages())
def test_everything_in_the_box_can_be_told(language: str) -> None:
    words = Speech(language)
    words.learn(PACK.folders())
    lore = EffectWords(words, CONTENT)
    told = [lore.short(thing) for thing in (*CONTENT.things, *CONTENT.gems, *CONTENT.essences)]
    told += [lore.full(thing) for thing in (*CONTENT.things, *CONTENT.gems, *CONTENT.essences)]
    told += [lore.card(card) for card in CONTENT.cards]
    told += [lore.quest(quest) for quest in CONTENT.quests.values()]
    told += [lore.bands(each.bands) for each in CONTENT.elementals.values()]
    for text in told:
        assert text and not RAW.search(text) and "  " not in text, text


@pytest.mark.parametrize(
    ("language", "attack", "one", "more", "quest"),
    [
        ("en", "Attack", "Damage", "Damage", "Ruby or Onyx"),
        ("pl", "Atak", "Obrażenie", "Obrażenia", "Rubin lub Onyks"),
        ("cs", "Útok", "zásah", "zásahy", "Rubín nebo Onyx"),
    ],
)
def test_bands_and_costs_are_told_with_their_numbers(
    language: str, attack: str, one: str, more: str, quest: str
) -> None:
    lore = EffectWords(Speech(language), CONTENT)
    low, middle, high = CONTENT.things["omen_spear"].bands
    assert (low.damage, middle.damage, high.damage) == (1, 2, 2)
    told = (
        f"{attack}: {low.low}–{low.high}: 1 {one}; {middle.low}–{middle.high}: 2 {more}; {high.low}+: 2 {more}, Gaar +1"
    )
    assert lore.short("omen_spear") == told
    assert quest in lore.quest(CONTENT.quests["armourer_pommel"])


@pytest.mark.parametrize(
    ("language", "gem", "item", "stacks"),
    [
        ("en", "Ruby or Onyx", "Weapon or Shield with a price of at least 5", "Mountain, Lake or Cave"),
        ("pl", "Rubin lub Onyks", "Broń lub Tarcza o cenie co najmniej 5", "Góry, Jezioro lub Jaskinia"),
        ("cs", "Rubín nebo Onyx", "Zbraň nebo Štít s cenou aspoň 5", "Hory, Jezero nebo Jeskyně"),
    ],
)
def test_options_say_or_where_one_of_several_is_meant(language: str, gem: str, item: str, stacks: str) -> None:
    words = Speech(language)
    assert words.say(cost_words(CONTENT.quests["armourer_pommel"].cost[0])) == gem
    assert words.say(cost_words(CONTENT.quests["hermit_unarmed"].cost[0])) == item
    (drawn,) = use_words(CONTENT.things["prospectors_map"], -1)
    assert f"({stacks})" in words.say(drawn)


@pytest.mark.parametrize(
    ("language", "gems", "ready", "one_bank", "other_bank"),
    [
        ("en", "wake all used Gems", "ready an exhausted Ability", "1 Gold card goes", "2 Silver cards go"),
        ("pl", "obudź wszystkie użyte", "przygotuj wykorzystaną", "1 Złota karta znika", "2 Srebrne karty znikają"),
        ("cs", "probuď všechny použité", "aktivuj využitou", "1 zlatá karta zmizí", "2 stříbrné karty zmizí"),
    ],
)
def test_one_all_and_the_two_banks_are_told_apart(
    language: str, gems: str, ready: str, one_bank: str, other_bank: str
) -> None:
    lore = EffectWords(Speech(language), CONTENT)
    assert lore.effect(ActivateGem(n="all")).startswith(gems)
    assert lore.effect(Ready(what="ability", n=1)).startswith(ready)
    assert lore.effect(BankDiscard(bank="gold", n=1)).startswith(one_bank)
    assert lore.effect(BankDiscard(bank="silver", n=2)).startswith(other_bank)


@pytest.mark.parametrize(
    ("language", "all_of_them", "some"),
    [
        ("en", "heal all Wounds", "heal 3"),
        ("pl", "wylecz wszystkie Rany", "wylecz 3"),
        ("cs", "vyleč všechna zranění", "vyleč 3"),
    ],
)
def test_healing_everything_is_said_in_words(language: str, all_of_them: str, some: str) -> None:
    lore = EffectWords(Speech(language), CONTENT)
    assert lore.effect(Heal(n="all")) == all_of_them
    assert lore.effect(Heal(n=3)) == some


# -- the table --------------------------------------------------------------------------------------


def table_of(game: Game[Any], language: str, width: int, height: int = 50) -> tuple[Table, io.StringIO]:
    out = io.StringIO()
    return Table(game, Speech(language), Console(file=out, width=width, height=height, highlight=False)), out


def screen(game: Game[Any], seat: int = 0, language: str = "en", width: int = 120, height: int = 50) -> str:
    """The table of a seat, and what it is asked."""
    table, out = table_of(game, language, width, height)
    table.draw(seat)
    if game.decision is not None and game.decision.seat == seat:
        Asked(table, game.decision).show()
    return out.getvalue()


def eager(decision: Decision, chance: Random) -> Key:
    """Somebody who wants to see the world: fights, trades and digs rather than ends the turn."""
    likes = {
        "act": ("walk", "mine", "trade", "treasure", "confront", "quest", "deed", "portal", "church", "march"),
        "deal": ("buy", "learn", "reveal", "unlock", "heal"),
        "pack": ("equip", "set_gem", "done"),
        "before_combat": ("equip", "done"),
    }.get(decision.kind, ())
    liked = [key for key in decision.options if key[0] in likes]
    return chance.choice(liked if liked and chance.random() < 0.85 else decision.options)


SCREENS = [(80, 24), (100, 40), (160, 60)]


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("language", languages())
def test_no_line_is_wider_than_the_terminal(language: str, width: int, height: int) -> None:
    number = SCREENS.index((width, height)) + languages().index(language)
    scenario = SCENARIOS[number % len(SCENARIOS)]
    game = library.new("euthia", seats=number % 3 + 2, seed=width, scenario=scenario)
    table, out = table_of(game, language, width, height)
    chance = Random(f"{width} {scenario}")
    kinds: set[str] = set()
    while (decision := game.decision) is not None:
        if game.ply % 50 == 0:
            table.draw(0, game.view(None))
        if game.ply % 50 == 25 or decision.kind not in kinds:
            kinds.add(decision.kind)
            table.draw(decision.seat)
            asked = Asked(table, decision)
            asked.show()
            asked.explain("x")
            asked.explain(str(len(asked.options)))
        game.choose(eager(decision, chance))
    table.draw(0)
    assert game.result is not None
    ending(table, game.result)
    text = out.getvalue()
    assert max(len(line) for line in text.splitlines()) <= width
    assert not re.search(r"\{ ?\$|\beu-[a-z]|None|\bTrue\b", text)
    assert {"act", "before_combat", "hero_word", "rival_word"} <= kinds


def test_the_table_opens_with_the_story_and_the_rules() -> None:
    text = " ".join(screen(library.new("euthia", seed=3), width=100).split())
    assert "The Hunt choosing Heroes" in text
    assert "Autumn came early this year, and with it came teeth." in text
    assert "• The game ends after 8 rounds." in text and "• Each Trophy handed in puts a token on the wall." in text
    assert re.search(r"\d Dral Mercenary and heavy fighter\. Steel on every limb", text)
    assert re.search(r"\d Skoldur", text)


# -- the map ----------------------------------------------------------------------------------------

LAND = {"-2,1": "i_fixed_2", "2,-1": "i_fixed_1"}


def test_the_map_shows_kinds_monsters_loot_figures_tokens_and_steps() -> None:
    game = at(
        "acting", land=LAND, tokens={"-2,1": ["e0"], "3,-1": ["h1"]}, h0={"at": "0,0", "moves": 1}, h1={"at": "3,-1"}
    )
    text = screen(game)
    mountain, wood = CONTENT.map_tiles["i_fixed_1"].hexes[2], CONTENT.map_tiles["i_fixed_2"].hexes[1]
    drawn = [line[:41] for line in text.splitlines() if re.match(r" *[│‹]", line)]
    assert drawn[:9] == [
        "                        │Me    ²┊Ea    ³│",
        "                        │       ┊@2h2   │",
        "            │··     ┊··    ¹│Mo !1 ²│    ",
        f"            │@1     ┊       │{mountain.loot['gold']}$s    │    ",
        "                ‹Ch¹›                    ",
        "│Po     ┊T1 !1 ¹│··    ¹│                ",
        f"│e1     ┊{wood.loot['gold']}$p    │       │                ",
        "    │La     │                            ",
        "    │       │                            ",
    ]
    legend = " ".join(" ".join(line[42:] for line in text.splitlines()[2:11]).split())
    for meaning in ("Me Merchants", "! Monster", "$ Gold", "h Hero token", "¹ steps", "T1 Treasure I", "Ch Church"):
        assert meaning in legend
    assert "Lake" in legend and "Cave" not in legend


def test_rows_of_hexes_are_staggered_and_neighbours_touch() -> None:
    """EU-4.3: the hex to the south-east begins half a space further right, one row below."""
    game = at("acting", h0={"at": "0,0"}, h1={"at": "1,0"})
    table, _ = table_of(game, "en", 120)
    chart = terminal_map.Chart(Frame(table.console, game.view(0), table.words, 0, CONTENT), 120)
    lines = [line.plain for line in chart.drawn().split("\n")]
    assert lines[:2] == ["│··     ┊··    ¹│", "│@1     ┊@2     │"]
    assert lines[2] == f"{' ' * terminal_map.HALF}‹Ch¹›"
    assert lines[3] == f"{' ' * terminal_map.HALF}│··    ¹│"


def test_a_small_screen_shows_the_land_around_the_hero_and_says_that_there_is_more() -> None:
    slots = {"1,1": "i_fixed_1", "2,-1": "i_fixed_2", "1,-2": "i_fixed_3", "0,3": "i_general_1", "3,-3": "i_general_2"}
    game = at("acting", land=slots, h0={"at": "0,3"})
    small, large = screen(game, height=24), screen(game, height=60)
    assert "the land goes on: ↑" in small and "the land goes on" not in large
    rows = [
        sum(line.startswith((" ", "│")) and "│" in line for line in text.splitlines()[:20]) for text in (small, large)
    ]
    assert rows[0] < rows[1]
    assert "@1" in small.split("Here:")[0]


def test_what_lies_below_a_monster_is_told_when_it_is_known() -> None:
    game = at("acting", tops={1: "dragonfly"}, land=LAND, h0={"at": "0,0"})
    assert "! level 1, Health 3, at least 1 Wound · Reward: 1 Reputation, Air Essence, 1 Gaar" in screen(game)
    assert "Dragonfly" not in screen(game)
    game.state.seen.append("dragonfly")
    assert "at least 1 Wound · Dragonfly · Reward" in screen(game)


# -- boards, places, the market -----------------------------------------------------------------------


def test_a_board_tells_everything_of_its_own_seat_and_hides_the_hand_of_others() -> None:
    mine = {
        "id": "dral",
        "gold": 7,
        "silver": ["curse", "curse"],
        "golden": ["frenzy"],
        "gems": {"ruby": 2},
    }
    mine |= {"tired": ["dral_war_cry"], "bag": ["healing_potion", "healing_potion"], "reputation": 3}
    game = at("acting", h0=mine, h1={"id": "ael"})
    own, other = screen(game, 0), screen(game, 1)
    most = game.state.max_health(0)
    assert f"Health {most}/{most} {'♥' * most} · Reputation 3 (" in own and "Gold 7" in own
    assert re.search(r"ability +War Cry \(exhausted\) +Exhaust, before your attack roll: attack roll \+\d", own)
    assert "Sacks (3): 2× Healing Potion · Gems and Essences: 2× Ruby" in own
    assert "Cards: 2 Silver cards (2× Curse) · 1 Gold card (Frenzy)" in own
    assert "Actions: Mining (→1), Trade (→2), Combat (→3)" in own and "Free slots: 2× ability, helm" in own
    assert "Locked slots: weapon (4 Gold)" in own and "ability (Earth Essence)" in own
    assert "2 Silver cards · 1 Gold card" in " ".join(other.split())
    assert "Curse" not in other and "Frenzy" not in other
    assert "Curse" not in screen_of_nobody(game)


def screen_of_nobody(game: Game[Any]) -> str:
    table, out = table_of(game, "en", 120)
    table.draw(0, game.view(None))
    return out.getvalue()


def test_a_place_tells_its_quests_and_an_elemental_its_bands() -> None:
    land = {**LAND, "-1,-1": "iii_fixed_3"}
    quests = {"mercenary_fortress": ["fortress_fee"]}
    game = at("acting", land=land, faceup=quests, freed=["-1,-1", "0,-1", "-1,0"], h0={"at": "-1,-1*", "gold": 5})
    text = screen(game)
    assert "Here: Mercenary Fortress (centre): Mercenary Fortress" in text
    assert "  Company Fee: 4 Gold → Reputation +2, Gaar +3" in text
    assert re.search(r"\d Quest: Company Fee  4 Gold → Reputation \+2, Gaar \+3", text)
    text = screen(at("acting", land=LAND, h0={"at": "3,-1"}))
    assert "Here: Three Mills (north-east): Earth Elemental" in text and "13+: Earth Essence +2" in text
    assert "Earth: +2 on every Hero Roll" in text


def test_a_trade_shows_the_offer_with_what_each_tile_does() -> None:
    offer = {"merchant": ["short_sword", "backpack", "hobnailed_boots", "miners_lamp"]}
    mine = {"id": "dral", "at": "2,-1", "gold": 9, "aside": ["dral_heavy_swing"]}
    game = at("trading", 0, land=LAND, offers=offer, trading="merchants", h0=mine)
    for height in (24, 50):
        text = screen(game, height=height)
        assert re.search(r"^The Hunt .* › Trade ─", text, re.M) and "Trade: Merchants   69 more in the stack" in text
        assert re.search(r"4 Gold +Hobnailed Boots +brown set; Health \+1; Sacks \+1", text)
        assert "Heavy Swing  Attack: " in text
        assert ("Map of the land" in text) == (height == 50)
    assert re.search(r"Learn Heavy Swing for \d Gold  Attack: ", text)


def test_the_scenario_tells_its_event_its_sieges_and_its_people() -> None:
    land = {"-2,1": "i_fixed_1", "2,-1": "i_fixed_3"}
    laid: dict[str, Any] = {
        "besieged": {"-2,1": 2},
        "badges": ["-2,1"],
        "face_up": {"2,0": "captain"},
        "freed": ["2,0"],
    }
    game = at(
        "acting", scenario="defending_settlements", round=4, land=land, event="blood_moon", h0={"at": "2,0"}, **laid
    )
    text = screen(game)
    assert "Defending the Settlements   round 4 of 9" in text
    assert "Blood Moon. This round every Monster brings 1 more Chaos token" in text
    assert "Three Mills (north-west): Merchants: level 2; pillaged at the end of round 5" in text
    assert "Badges 1 · Pillaged 0 · Captain Brannoch (" in text
    assert "Me ‡2" in text and "‡ Siege" in text and "¶ Person" in text
    assert "Person: Captain Brannoch. Whoever fights a siege here adds 1 to attack rolls." in text


# -- a Combat -----------------------------------------------------------------------------------------


def fighting() -> Game[Any]:
    """The Monster has rolled 5 and 6; whoever plays it has the first word."""
    fight = {"foe": "rat_tide", "phase": "healing", "chaos": 1, "gaar": 1, "hope": 1}
    hero = {"id": "dral", "at": "-1,1", "gaar": 2}
    rival = {"silver": ["savagery"], "golden": ["frenzy"]}
    game = at("monster_attack", 0, fight=fight, land={"-2,1": "i_fixed_2"}, dice=[5, 6], h0=hero, h1=rival)
    game.choose(("pass",))  # no card before the roll
    return game


def test_a_combat_is_a_stage_with_both_sides_and_the_running_sum() -> None:
    game = fighting()
    assert game.decision is not None and game.decision.kind == "rival_word"
    text = screen(game, 1)
    assert re.search(r"╭─ Dral ↔ Rat Tide ─", text) and "▶Monster attack (before · ▶change · answer" in text
    assert "Whose word it is: Player 2 (you)" in text
    assert "Rat Tide  Health 4 of 4 · 1 Chaos · 1 Gaar" in text and "up to 8: 1 Wound; ▶9+: 2 Wounds◀" in text
    most = game.state.max_health(0)
    assert f"Dral  Health {most} of {most} · 2 Gaar · Hope die 2/5" in text
    assert "Battle Value of the Monster  [5] [6]" in text and re.search(r"Stands at +11", text)
    assert re.search(r"Player 2 \(you\): Dice rolled: 5 and 6 +11 +11 +EU-25\.7", text)
    assert "Wounds if it stands 2" in text and f"Dral: Health {most} becomes {most - 2}." in text
    assert "Your hand: 2" in text and "1× Savagery (after the Monster’s roll: ×1: Battle" in text
    assert "Gaar on die 1: 9 to 14 · Wounds in all: 2 (6/6)" in text
    assert "Gaar on die 2: 8 to 13 · Wounds in all: 1 (1/6), 2 (5/6)" in text
    assert "[1–2] Gaar: reroll die 2, which shows 6, and add 2" in text
    assert re.search(r"Play Savagery  Battle Value \+2", text)
    game.choose(("pass",))
    text = screen(game, 0)
    assert "Whose word it is: Player 2: passed → Player 1 (you)" in text
    assert "played by Player 2 · 1 Silver, 1 Gold, hidden" in text and "Savagery" not in text and "Frenzy" not in text


def test_a_card_that_was_played_lies_by_the_monster_and_stands_in_the_sum() -> None:
    game = fighting()
    game.choose(("play", "savagery", 1))
    text = screen(game, 0)
    assert "In play: Savagery (Battle Value +2)" in text
    assert re.search(r"Player 2: Savagery +\+2 +13 +EU-", text) and re.search(r"Stands at +13", text)


def test_before_the_card_is_turned_only_its_back_is_told() -> None:
    game = at("acting", land={"-2,1": "i_fixed_1"}, tops={1: "dragonfly"}, h0={"id": "dral", "at": "-1,1", "moves": 2})
    game.choose(("walk", "-2,2"))
    text = screen(game)
    assert re.search(r"╭─ Dral ↔ Monster of level 1 ─", text) and "Its card lies face down" in text
    assert "level 1, Health 3, at least 1 Wound" in text and "Dragonfly" not in text


# -- options ------------------------------------------------------------------------------------------


def test_every_option_that_names_a_thing_tells_what_it_does() -> None:
    words = Speech("en")
    assert terminal.note(words, AttackWith("dral_notched_sword"), CONTENT).startswith("Attack: ")
    assert terminal.note(words, Play("curse", 2), CONTENT) == "Hero Roll −4, Damage −1"
    assert terminal.note(words, END, CONTENT) == ""
    assert terminal.note(words, SetGem("ruby", "short_sword"), CONTENT) == "Maximum Health +1"


def asked_about(game: Game[Any], *key: str | int, language: str = "en") -> str:
    """What `?` and the number of an option tell."""
    table, out = table_of(game, language, 200)
    assert game.decision is not None
    asked = Asked(table, game.decision)
    asked.explain(str(asked.options.index(key) + 1))
    return out.getvalue()


def test_an_option_can_be_asked_about() -> None:
    acting = at("acting", h0={"bag": ["healing_potion"], "tokens": ["combat"], "moves": 3})
    assert "Healing Potion: Potion · Discard, in and outside Combat: heal 3" in asked_about(
        acting, "use", "healing_potion"
    )
    choosing = library.new("euthia", seats=2, seed="6")
    assert choosing.decision is not None
    assert "burning blow" in asked_about(choosing, "hero", "maeldur")
    cards = at("rival_cards", 1, "before_hero_roll", h1={"silver": ["curse"]}, fight={"foe": "cyclops", "chaos": 1})
    assert "Curse: ×1: " in asked_about(cards, "play", "curse", 1)


@pytest.mark.parametrize("language", languages())
def test_what_an_option_names_by_its_place_is_told_from_the_table(language: str) -> None:
    trading = at("trading", 0, trading="merchants", h0={"gold": 30})
    offer = trading.view(0)["table"]["offers"]["merchant"]
    lore = EffectWords(Speech(language), CONTENT)
    for place, item in enumerate(offer):
        told = " ".join(asked_about(trading, "buy", place, language=language).split())
        assert f"{lore.thing(item)}: {' '.join(lore.full(item).split())}" in told
    walking = at("acting", land={"1,1": "i_general_2"}, h0={"moves": 3, "at": "1,0", "tokens": ["combat"]})
    told = asked_about(walking, "walk", "1,1", language=language)
    space = CONTENT.map_tiles["i_general_2"].hexes[0]
    assert Speech(language).say(Message("eu-web-row-place")) not in told  # the Hero is elsewhere
    assert space.monster and all(lore.goods(what, n) in told for what, n in space.loot.items())
    assert lore.back(walking.view(0)["table"]["backs"][str(space.monster)]) in " ".join(told.split())


def test_event_cards_and_people_are_read_aloud() -> None:
    words = Speech("en")
    words.learn(PACK.folders())
    assert terminal.prose(words, EventDrawn("", "caravan")).startswith("2 Supplies wait")
    miller = PersonFound("", 0, "miller", "0,0", "i_general_1", "space-village")
    assert terminal.prose(words, miller) == "Supplies at the Church cost 1 Gold less."
    assert terminal.prose(words, TurnBegins("", 0)) == ""


# -- a game by typed lines ----------------------------------------------------------------------------


def typed(seed: str, scenario: str) -> tuple[str, Game[Any]]:
    """The lines of a person on the first seat, against the computer player that the command seats on the second."""
    game = library.new("euthia", seats=2, seed=seed, scenario=scenario)
    table, _ = table_of(game, "en", 100)
    bots = _computer_players(game, Seating([0], "random"))
    chance = Random(seed)
    lines = []
    while (decision := game.decision) is not None:
        if decision.seat:
            game.choose(bots[1].choose(game, decision), 1)
            continue
        key = eager(decision, chance)
        lines.append(str(Asked(table, decision).options.index(key) + 1))
        game.choose(key)
    return "\n".join(lines) + "\n", game


@pytest.mark.parametrize(("scenario", "size"), [("hunt", "24"), ("defending_settlements", "60")])
def test_a_whole_game_can_be_typed(
    fabletop: Fabletop, saves: Path, monkeypatch: pytest.MonkeyPatch, scenario: str, size: str
) -> None:
    monkeypatch.setenv("LINES", size)
    lines, game = typed("6", scenario)
    options = ("--bots", "random", "--option", f"scenario={scenario}")
    answer = fabletop("play", "euthia", "--seed", "6", *options, typed=lines)
    assert answer.status == 0 and answer.err == ""
    result = game.result
    assert result is not None
    last = answer.out.split("\n> ")[-1]
    assert "The game is over" in last
    total = " +".join(str(score) for score in result.scores)
    assert re.search(rf"^Total +{total}$", last, re.M)
    assert "Combat, round 1" in answer.out and "Battle Value of the" in answer.out
    (kept,) = (saves / "finished").glob("*.fabletop")
    assert library.load(kept).over


def test_the_score_so_far_can_be_asked_for(fabletop: Fabletop) -> None:
    answer = fabletop("play", "euthia", "--seed", "6", "--bots", "random", typed="1\ns\nq\n")
    assert answer.status == 0 and answer.err == ""
    assert re.search(r"^Total +\d+ +\d+$", answer.out, re.M) or "There is no score yet." in answer.out


@pytest.mark.rule("EU-26.14")
def test_a_token_on_a_shield_stands_with_the_hero() -> None:
    assert "Tower Shield: next attack -3" in screen(at("acting", h0={"id": "dral", "hampered": {"tower_shield": -3}}))
    assert "Tower Shield" not in screen(at("acting", h0={"id": "dral"}))
