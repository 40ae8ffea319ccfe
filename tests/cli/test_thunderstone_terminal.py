"""Thunderstone at the terminal: its words in every language, its table, and a whole game by typed lines."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from typing import Any, get_args

import pytest
from fluent.syntax import ast, parse
from rich.console import Console

import fabletop as library
from fabletop.bots import make
from fabletop.cli.asking import Asked
from fabletop.cli.speech import Speech
from fabletop.cli.table import Table
from fabletop.games import thunderstone
from fabletop.games.thunderstone import reckon, scoring, terminal
from fabletop.games.thunderstone.content import ClassName, Kind, SpoilsKind, Trait
from fabletop.games.thunderstone.pack import PACK
from fabletop.games.thunderstone.texts import text_of
from fabletop.games.thunderstone.verbs import VERBS
from fabletop.games.thunderstone.verbs.base import PassiveVerb, Used
from fabletop.kernel import Choice, Event, Game, Question, Ref
from fabletop.server.typescript import declared
from fabletop.words import LOCALE, languages

from .conftest import Fabletop

CONTENT = PACK.load()
FILES = ("thunderstone.ftl", "thunderstone_content.ftl", "thunderstone_verbs.ftl")
DONE = ("village_effect", "buy", "level_up", "spoils", "revealed")
PASS = ("rest", "borrow", "sorcerer")
TOLLS = ("loses", "loses-one", "bars", "bars-one", "drops", "infects")


# -- the words --------------------------------------------------------------------------------------


def messages(language: str, file: str) -> set[str]:
    """Every message and attribute of a file; there must be nothing in it that Fluent cannot read."""
    found = set()
    for entry in parse((LOCALE / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found.add(entry.id.name)
            found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return found


@pytest.mark.parametrize("file", FILES)
def test_the_languages_say_the_same_things(file: str) -> None:
    assert messages("en", file) == messages("pl", file) == messages("cs", file)


def questions() -> Iterator[Question[Any]]:
    for module in walk_packages(thunderstone.__path__, f"{thunderstone.__name__}."):
        things = vars(import_module(module.name)).values()
        yield from (thing for thing in things if isinstance(thing, Question))


def wanted() -> Iterator[str]:
    """Every id that the presenter or the terminal can ask for."""
    yield from ("ts-game", "ts-game.text", "ts-game.players", "ts-game.length", "ts-thing-empty_rank")
    for option in library.book("thunderstone").options:
        yield from (f"ts-option-{option.name}", f"ts-option-{option.name}.text")
    yield from (f"ts-ask-{question.kind}" for question in questions())
    yield from (f"ts-do-{each.tag}" for each in declared(Choice, "ts") if each.tag not in ("done", "pass", "use"))
    yield from (f"ts-do-done-{kind}" for kind in DONE)
    yield from (f"ts-do-pass-{kind}" for kind in PASS)
    yield from (f"ts-tell-{each.tag}" for each in declared(Event, "ts") if each.tag != "taken")
    yield from (f"ts-action-{action}" for action in ("village", "dungeon", "rest"))
    yield from ("ts-kind-attack", "ts-kind-magic")
    yield from (f"ts-rank-{rank}" for rank in (*(name for _, name in scoring.VERDICTS), "fallen"))
    yield from (f"ts-category-{category}" for category in ("stone", "monsters", "heroes", "village"))
    yield from (f"ts-group-{group}" for group in CONTENT.groups)
    yield from (f"ts-family-{family}" for family in CONTENT.families)
    for card in CONTENT.cards.values():
        yield from (f"ts-card-{card.id}", f"ts-type-{card.type}")
        yield from (f"ts-class-{klass}" for klass in card.classes)
        yield from (f"ts-subtype-{subtype}" for subtype in card.subtypes)
    source = Path(terminal.__file__).read_text(encoding="utf-8")
    yield from (f"ts-{id}" for id in re.findall(r'"((?:head|label|step)-\w+)"', source))
    yield from (f"ts-head-{figure}" for figure in terminal.FIGURES)
    yield from (f"ts-label-{verdict}" for verdict in ("won", "lost", "magic"))
    yield from words_of_effects()


def words_of_effects() -> Iterator[str]:
    """What cards say, what their numbers are explained with, what they take."""
    for verb in VERBS:
        yield f"ts-verb-{verb.name()}"
        if issubclass(verb, Used):
            yield from (f"ts-verb-{verb.name()}.{form}" for form in ("do", "short"))
    for card in CONTENT.cards.values():
        yield from (sentence.id for sentence in text_of(card))
    yield from ("ts-or", "ts-and", "ts-text-village_again")
    for kind in get_args(Kind):
        yield from (f"ts-one-{kind}", f"ts-all-{kind}")
    yield from (f"ts-for-{klass}" for klass in get_args(ClassName))
    types = {each for card in CONTENT.cards.values() for each in card.types}
    yield from (f"ts-against-{each}" for each in types - {"black", "blue", "green", "red", "white"})
    yield from (f"ts-spoils-{kind}" for kind in get_args(SpoilsKind))
    yield from (f"ts-trait-{trait}" for trait in get_args(Trait))
    source = Path(reckon.__file__).read_text(encoding="utf-8")
    yield from (f"ts-line-{reason}" for reason in re.findall(r'_add\(.*, "(\w+)"\)', source))
    yield from (f"ts-line-{verb.name()}" for verb in VERBS if issubclass(verb, PassiveVerb) and verb.clause)
    yield from (f"ts-toll-{toll}" for toll in TOLLS)


def test_every_message_has_words() -> None:
    said = set().union(*(messages("en", file) for file in FILES))
    assert set(wanted()) - said == set()
    kinds = ("ask", "do", "tell", "card", "group", "family", "class", "type", "verb", "text", "line", "toll", "note")
    surplus = {id for id in said - set(wanted()) if id.split("-")[1] in kinds and "." not in id}
    assert surplus == set()


def test_every_effect_is_said_in_every_language_with_its_numbers() -> None:
    for language in languages():
        words = Speech(language)
        for card in CONTENT.cards.values():
            for sentence in text_of(card):
                text = words.say(sentence)
                assert text[-1] == "." and text[0] == text[0].upper() and "  " not in text and "$" not in text
            for effect in (*card.village, *card.dungeon):
                assert words.say(effect.say("short")) and words.say(effect.as_option(Ref(f"ts-card-{card.id}")))


@pytest.mark.parametrize(
    ("language", "card", "text"),
    [
        ("en", "barkeep", "Village: one more purchase. Village: destroy this card for 2 Gold."),
        ("en", "regian_cleric", "Repeat Dungeon: destroy a Disease of your hand and draw 1 card."),
        ("en", "the_prince", "Battle: each Hero has −2 Strength. Battle: destroys 1 Fighter of your party."),
        ("en", "red_jelly", "Battle: destroys 1 Weapon of your party. Trophy: +1 Light."),
        ("pl", "warhammer", "Kapłanowi przeciw Rycerzowi Zagłady lub Nieumarłemu daje dodatkowo Atak +3."),
        ("pl", "lord_of_death", "Bitwa: 2 Choroby trafiają na twój stos kart odrzuconych."),
        ("cs", "feast", "Podzemí: každý Hrdina má Sílu +3 a Útok +1."),
        ("cs", "town_guard", "Vesnice: dober 2 karty. Vesnice: znič tuto kartu a dober 3 karty."),
    ],
)
def test_a_card_says_what_it_does(language: str, card: str, text: str) -> None:
    assert terminal.card_text(Speech(language), CONTENT.cards[card]) == text


def random_options(chance: Random) -> dict[str, Any]:
    if chance.random() < 0.2:
        return {"first_game": True}
    return {"groups": chance.choice((3, 3, 4, 5)), "pace": chance.choice((1, 2, 3))}


@pytest.mark.parametrize("number", range(40))
def test_random_games_are_asked_and_told_in_every_language(number: int) -> None:
    chance = Random(number)
    game = library.new("thunderstone", seats=number % 5 + 1, seed=number, **random_options(chance))
    speeches = [Speech(language) for language in languages()]
    said: set[str] = set()
    kinds: set[str] = set()

    def say(words: str) -> None:
        assert words and "$" not in words and "_" not in words
        said.add(words)

    while (decision := game.decision) is not None:
        refused = decision.question.refusals(game.state, decision.seat, decision.args)
        in_turn = speeches[game.ply % len(speeches)]
        for words in (in_turn,) if decision.kind in kinds else speeches:
            kinds.add(decision.kind)
            say(words.prompt(game, decision))
            for key in (*decision.options, *refused):
                say(words.option(game, decision, key))
        game.choose(chance.choice(decision.options))
    for words in speeches:
        for _, _, happened in game.log(None):
            for event in happened:
                say(words.event(game, event))
    assert len(said) > 100


# -- the table --------------------------------------------------------------------------------------


def screen(game: Game[Any], seat: int, language: str = "en", width: int = 100) -> str:
    out = io.StringIO()
    Table(game, Speech(language), Console(file=out, width=width, height=50, highlight=False)).draw(seat)
    return out.getvalue()


@pytest.mark.parametrize("width", [80, 100, 170])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    game = library.new("thunderstone", seats=width % 3 + 1, seed=width)
    out = io.StringIO()
    tables = [Table(game, Speech(each), Console(file=out, width=width, highlight=False)) for each in languages()]
    bot = make("normal", game.book, 1)
    while (decision := game.decision) is not None:
        for table in tables if game.ply % 9 == 0 else ():
            table.draw(decision.seat)
            Asked(table, decision).show()
        game.choose(bot.choose(game, decision))
    for table in tables:
        table.draw(0, game.view(None))
        table.draw(0)
    assert max(len(line) for line in out.getvalue().splitlines()) <= width


def test_the_table_shows_the_hall_and_hides_the_hands_of_others() -> None:
    game = library.new("thunderstone", seats=2, seed=3, first_game=True)
    table: Any = game.view(0)["table"]
    text = screen(game, 0)
    for place in table["hall"]:
        name = Speech("en").name(Ref(f"ts-card-{place['card']}"))
        assert re.search(rf"^ +{place['rank']}  {name} ", text, re.M)
    assert "Player 1 (you)" in text and "Turn 1 ›" in text
    assert re.search(r"^Player 2  XP 0 · Hand 6 · Deck 6 · Discard pile 0$", text, re.M)
    assert re.search(r"\b0 Militia ×18\b", text)


# -- a game by typed lines --------------------------------------------------------------------------


def typed_by_a_bot(seats: int, seed: str, **options: Any) -> tuple[str, Game[Any]]:
    """The lines that a person types who plays like the greedy bot on every seat."""
    game = library.new("thunderstone", seats=seats, seed=seed, **options)
    table = Table(game, Speech("en"), Console(file=io.StringIO(), width=100))
    bot = make("normal", game.book, 1)
    lines = []
    while (decision := game.decision) is not None:
        key = bot.choose(game, decision)
        lines.append(str(Asked(table, decision).options.index(key) + 1))
        game.choose(key)
    return "\n".join(lines) + "\n", game


def test_a_whole_game_can_be_typed(fabletop: Fabletop, saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "50")
    lines, game = typed_by_a_bot(1, "5", first_game=True, pace=1)
    options = ("--option", "first_game", "--option", "pace=1")
    answer = fabletop("play", "thunderstone", "--players", "1", "--seed", "5", *options, typed=lines)
    assert answer.status == 0 and answer.err == ""
    pages = answer.out.split("\n> ")
    assert "Turn 1 › Player 1 (you)" in pages[0] and "Choose what you do this turn." in pages[0]
    shopping = next(page for page in pages if "You may buy a card." in page)
    assert "› Village › effects › purchases › levelling up" in shopping
    assert re.search(r"^ +3 +×13  Torch +1 +2  Gives its Light even without a Hero\.", shopping, re.M)
    entering = next(page for page in pages if "Prepare your party" in page)
    assert "If you attack" in entering and re.search(r"[✓✗] +\d+/\d+ Attack \S", entering)
    assert re.search(r"Att \d+ \+ Mag \d+ (− darkness \d+ )?[=→] \d+ +[✓✗] +\d+/\d+ (victory|defeat)", entering)
    assert re.search(r"Player 1 beats [\w ]+: \d+ against Health \d+\.", answer.out)
    assert "slips away into the dark." in answer.out
    assert "The game is over" in pages[-1] and "Rank: " in pages[-1]
    result = game.result
    assert result is not None and re.search(rf"^Total +{result.scores[0]}$", pages[-1], re.M)
    (kept,) = (saves / "finished").glob("*.fabletop")
    assert library.load(kept).over


def test_an_option_explains_its_card_and_a_refusal_its_rule(fabletop: Fabletop) -> None:
    answer = fabletop("play", "thunderstone", "--players", "1", "--seed", "5", typed="1\n? 2\n?x\n? a\ns\nq\n")
    text = " ".join(answer.out.split())
    assert (
        "Buy Militia for 0 Gold Militia (Militia) · Str 2, Att +1, Gold 0 · Can level up to any Level 1 Hero." in text
    )
    assert "TS-6.17 The card's cost must be less than or equal to the player's gold." in text
    assert answer.status == 0
