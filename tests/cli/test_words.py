"""Everything that can be met at a table has words in every language, and every table can be drawn."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Barrier
from typing import Any

import pytest
from fluent.syntax import ast, parse
from rich.console import Console

import fabletop
from fabletop.cli.asking import Asked
from fabletop.cli.reckoning import ending
from fabletop.cli.speech import Speech
from fabletop.cli.table import Table
from fabletop.games.roll_player.events import Bought, CharismaTaken
from fabletop.games.thunderstone.events import Fought
from fabletop.kernel import Event, Message, Result
from fabletop.server.typescript import declared
from fabletop.words import LOCALE, MESSAGE, Words, languages, text_beside

from .. import GAMES

RECORDS = {
    name: {each.tag: each for each in declared(Event, fabletop.book(name).prefix.lower())} for name in fabletop.games()
}
EVENTS = {name: {tag: each.fields[1:] for tag, each in records.items()} for name, records in RECORDS.items()}
# What the parts of events are called by that are no numbers; an event may call a part of its own otherwise.
NAMES = {
    "euthia": {
        "thing": "short_sword",
        "foe": "dragonfly",
        "card": "curse",
        "action": "mining",
        "token": "combat",
        "kind": "ruby",
        "charged.kind": "fire",
        "spent_essence.kind": "fire",
        "used_essence.kind": "fire",
        "hero": "dral",
        "space": "1,1",
        "tile": "i_general_1",
        "place": "space-merchants",
        "trades.place": "merchants",
        "bounty.place": "merchants",
        "dice": (3, 5),
        "things": ("short_sword", "ruby"),
        "secret": ("curse",),
        "looked.secret": ("dragonfly",),
        "peeked.secret": ("miller",),
        "rubble.kind": "a",
        "gaar": "hero",
        "combat_card.gaar": 1,
        "stack": "mountain",
        "metal": "silver",
        "quest": "hunter_fresh_pelt",
        "encounter": "hunter",
        "what": "gaar",
        "token.what": "gem",
        "handed_in.what": "gem",
        "handed_in.thing": "ruby",
        "element": "fire",
        "event": "beacon_fires",
        "person": "miller",
        "slot": "helm",
        "lair": "on_space",
        "ravage": "heavy_tread",
        "attack": "tail_sweep",
        "faer": "shelter",
        "omen": "heavy_tread",
    },
    "thorgal": {
        "hero": "jolan",
        "kind": "ore",
        "shape": "mono",
        "tier": "minor",
        "colour": "red",
        "penalty": "yellow",
        "item": "whetstone",
        "action": "move_3",
        "new": "move_6",
        "enemy": "lean_boar",
        "terrain": "birch_valley",
        "finding": "hot_spring",
        "event": "ambush",
        "side": "dial",
        "goal": "torkans_temple-area-quarry",
        "place": "torkans_temple-location-lime_kiln",
        "guest": "six_empty_chairs-card-abducted_5",
    },
}
NAMELESS = ("fed",)  # events of a seat that are told without its name
WHO, OWNER = "Wanda", "Oskar"


def told(language: str, name: str, happened: Event, you: str) -> str:
    """An event as the browser tells it: with names, and with the word whether the reader acts."""
    message = happened.say()
    args = {**message.args, "who": WHO, "owner_name": OWNER, "you": you}
    words = Words(language)
    words.learn(fabletop.book(name).pack.folders())
    return words.say(Message(message.id, args, message.attribute))


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in GAMES for seats in fabletop.book(name).seats])
def test_random_games_are_drawn_asked_and_told(name: str, seats: int) -> None:
    """One language after the other; a question that is new is put in all of them."""
    book, chance = fabletop.book(name), Random(seats)
    options = {option.name: True for option in book.options if seats % 2 and option.default is False}
    game = fabletop.new(name, seats=seats, seed=seats, **options)
    out = io.StringIO()
    width = chance.choice((80, 100, 170))
    tables = [Table(game, Speech(each), Console(file=out, width=width, highlight=False)) for each in languages()]
    kinds: set[str] = set()
    while (decision := game.decision) is not None:
        in_turn = tables[game.ply % len(tables)]
        refused = decision.question.refusals(game.state, decision.seat, decision.args)
        for table in (in_turn,) if decision.kind in kinds else tables:
            table.words.prompt(game, decision)
            for key in (*decision.options, *refused):
                table.words.option(game, decision, key)
            if game.ply % 23 == 0 or decision.kind not in kinds:
                asked = Asked(table, decision)
                asked.show()
                asked.explain("x")
                asked.explain(str(len(asked.options)))
        if game.ply % 23 == 0 or decision.kind not in kinds:
            in_turn.draw(decision.seat)
        kinds.add(decision.kind)
        game.choose(chance.choice(decision.options))
    events = [event for _, _, happened in game.log(0) for event in happened]
    assert game.result is not None
    for table in tables:
        assert len(table.events(events, 0)) > 20
        ending(table, game.result)
        table.draw(0)
    assert "{ $" not in out.getvalue()


def test_the_events_of_every_game_are_known_here() -> None:
    assert set(GAMES) <= set(EVENTS)  # and those of games that are not offered yet


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "event"), [(name, event) for name in EVENTS for event in EVENTS[name]])
def test_every_event_addresses_the_reader_or_names_who_acts(name: str, event: str, language: str) -> None:
    parts = EVENTS[name][event]
    for number in (0, 1, 2, 5, 22):  # every plural form, victory and defeat
        called = NAMES.get(name, {})
        args = tuple(called.get(f"{event}.{part}", called.get(part, number)) for part in parts)
        happened = RECORDS[name][event]("", *args)
        yes, no = (told(language, name, happened, you) for you in ("yes", "no"))
        for line in (yes, no):
            assert line[-1] == "." and line[0] == line[0].upper() and "  " not in line
            assert (OWNER in line) == ("owner" in parts)
        assert WHO not in yes
        if "seat" in parts and event not in NAMELESS:
            assert WHO in no
        else:
            assert yes == no


@pytest.mark.parametrize(
    ("language", "you", "tokens", "line"),
    [
        ("en", "yes", 0, "You buy Nimble for 3 Gold."),
        ("en", "no", 1, "Wanda buys Nimble for 3 Gold and 1 Charisma token."),
        ("pl", "yes", 2, "Kupujesz kartę „Zwinny” za 3 sztuki złota i 2 żetony Charyzmy."),
        ("pl", "no", 0, "Wanda kupuje kartę „Zwinny” za 3 sztuki złota."),
        ("cs", "yes", 5, "Kupuješ kartu „Mrštný“ za 3 zlaťáky a 5 žetonů Charismatu."),
        ("cs", "no", 0, "Wanda kupuje kartu „Mrštný“ za 3 zlaťáky."),
    ],
)
def test_a_purchase_is_told_with_its_numbers(language: str, you: str, tokens: int, line: str) -> None:
    assert told(language, "roll-player", Bought("", 0, "nimble", 3, tokens), you) == line


@pytest.mark.parametrize(
    ("language", "you", "won", "line"),
    [
        ("en", "yes", 1, "You beat Griffon: 7 against Health 5."),
        ("en", "no", 0, "Wanda does not beat Griffon: 7 against Health 5."),
        ("pl", "yes", 0, "Przegrywasz bitwę (Gryf): Atak 7, Zdrowie 5."),
        ("pl", "no", 1, "Wanda wygrywa bitwę (Gryf): Atak 7, Zdrowie 5."),
        ("cs", "yes", 1, "Vítězíš v boji (Gryf): Útok 7, Zdraví 5."),
        ("cs", "no", 0, "Wanda prohrává boj (Gryf): Útok 7, Zdraví 5."),
    ],
)
def test_a_battle_is_told_with_its_outcome(language: str, you: str, won: int, line: str) -> None:
    assert told(language, "thunderstone", Fought("", 0, "griffon", 7, 5, bool(won), 0), you) == line


def test_the_terminal_calls_every_seat_by_its_number() -> None:
    game = fabletop.new("roll-player", seats=2, seed=1)
    assert Speech("en").event(game, CharismaTaken("", 0)) == "Player 1 takes a Charisma token."


@pytest.mark.parametrize("width", [80, 100, 170])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    game = fabletop.new("roll-player", seats=4, seed=3)
    out = io.StringIO()
    table = Table(game, Speech("pl"), Console(file=out, width=width, highlight=False))
    chance = Random(1)
    while (decision := game.decision) is not None:
        if game.ply % 20 == 0:
            table.draw(decision.seat)
            Asked(table, decision).show()
        game.choose(chance.choice(decision.options))
    assert max(len(line) for line in out.getvalue().splitlines()) <= width


def test_a_tie_is_explained_by_its_clauses() -> None:
    game = fabletop.new("roll-player", seats=3, seed=3)
    out = io.StringIO()
    table = Table(game, Speech("en"), Console(file=out, width=100, highlight=False))
    lines = ((("traits", "nimble", 4),), (("traits", "nimble", 4),), (("traits", "proud", 1),))
    ending(table, Result((4, 4, 1), (1, 2, 3), lines))
    assert "Player 1 wins with 4 Stars." in out.getvalue()
    assert "RP-14.2 First tie-break: most Gold." in out.getvalue()
    ending(table, Result((4, 4, 1), (1, 1, 3), lines))
    assert "Player 1, Player 2 share the victory with 4 Stars." in out.getvalue()


@pytest.mark.parametrize("language", languages())
def test_fluent_can_read_every_line_of_the_words(language: str) -> None:
    """A stray brace makes Fluent leave lines out without a word."""
    adventures = [folder for name in GAMES for folder in fabletop.book(name).pack.folders().values()]
    files = [*(LOCALE / language).glob("*.ftl"), *(folder / f"{language}.ftl" for folder in adventures)]
    assert len(files) > len(adventures)
    for file in files:
        unread = [each.content for each in parse(file.read_text(encoding="utf-8")).body if isinstance(each, ast.Junk)]
        assert not unread, f"{file}: {unread}"


@pytest.mark.parametrize("name", GAMES)
def test_entries_with_words_of_their_own_say_the_same_in_every_language_and_nothing_twice(name: str) -> None:
    general = [MESSAGE.findall(file.read_text(encoding="utf-8")) for file in (LOCALE / "en").glob("*.ftl")]
    said = [id for ids in general for id in ids]
    for folder in fabletop.book(name).pack.folders().values():
        own = {language: MESSAGE.findall(text_beside(folder, language)) for language in languages()}
        assert {frozenset(ids) for ids in own.values()} == {frozenset(own["en"])}, folder.name
        said += own["en"]
    assert [id for id, times in Counter(said).items() if times > 1] == []


@pytest.mark.parametrize("scenario", fabletop.book("euthia").pack.folders())
def test_a_scenario_says_all_with_the_general_words_and_its_own(scenario: str) -> None:
    """The browser knows no others."""
    book = fabletop.book("euthia")
    tale = book.pack.load().scenarios[scenario]
    words = Words("en")
    words.learn({scenario: book.pack.folders()[scenario]})
    for goal in tale.goals:
        assert words.has(f"eu-goal-{goal.count}"), goal.count
    party = tale.modes[0] == "cooperative"
    game, chance = fabletop.new("euthia", seats=2, seed=1, scenario=scenario, cooperative=party), Random(1)
    while (decision := game.decision) is not None:
        words.say(book.prompt(game.state, decision))
        for key in decision.options:
            words.say(book.option(game.state, decision, key))
        for id in said_in(game.view(decision.seat)) if game.ply % 20 == 0 else ():
            assert words.has(id), id
        game.choose(chance.choice(decision.options))
    for _, _, happened in game.log(0):
        for event in happened:
            told = event.say()
            words.say(Message(told.id, {**told.args, "who": WHO, "owner_name": OWNER, "you": "no"}, told.attribute))
    assert game.result is not None
    assert all(words.has(f"eu-line-{what}") for lines in game.result.lines for _, what, _ in lines)


def said_in(shown: Any) -> Iterator[str]:
    """The ids of messages in a part of a view."""
    if isinstance(shown, dict):
        yield from said_in(list(shown.values()))
    elif isinstance(shown, list | tuple):
        for each in shown:
            yield from said_in(each)
    elif isinstance(shown, str) and shown.startswith("eu-"):
        yield shown


@pytest.mark.parametrize("file", sorted(file.stem for file in (LOCALE / "en").glob("*.ftl")))
def test_the_languages_say_the_same_things(file: str) -> None:
    """Every message exists in every language."""

    def ids(language: str) -> set[str]:
        text = (LOCALE / language / f"{file}.ftl").read_text(encoding="utf-8")
        return set(re.findall(r"^([\w-]+) =", text, re.M))

    assert ids("en") == ids("pl") == ids("cs")


def test_words_that_several_threads_ask_for_at_once_are_said_in_their_language(tmp_path: Path) -> None:
    """Who comes while a message is being read waits for it, and does not take it for missing."""
    many = 400
    for language, said in (("en", "late"), ("pl", "w porę")):
        lines = [f"th-late-m{number} = {{ $n }} {said}" for number in range(many)]
        (tmp_path / f"{language}.ftl").write_text("\n".join(lines), encoding="utf-8")
    words = Words("pl")
    words.learn({"late": tmp_path})
    begin = Barrier(4)

    def all_of_them(_: int) -> set[str]:
        begin.wait()
        return {words.say(Message(f"th-late-m{number}", {"n": 1})) for number in range(many)}

    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(all_of_them, range(4))) == [{"1 w porę"}] * 4
