"""Thunderstone at the terminal: its words in every language, its table, and a whole game by typed lines."""

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
from fabletop.bots import make
from fabletop.cli.asking import Asked
from fabletop.cli.speech import Speech
from fabletop.cli.table import Table
from fabletop.games.thunderstone import battle, dungeon, hall, scoring, terminal, turn, village
from fabletop.games.thunderstone.content import PACK, VERBS
from fabletop.games.thunderstone.present import EVENTS
from fabletop.kernel import Game, Question, Ref
from fabletop.words import LOCALE, languages

from .conftest import Fabletop

CONTENT = PACK.load()
FILES = ("thunderstone.ftl", "thunderstone_content.ftl")
DONE = ("village_effect", "buy", "level_up", "spoils", "revealed")
PASS = ("rest", "borrow", "sorcerer")
DO = (
    "show",
    *("village", "dungeon", "rest", "attack", "leave", "equip", "monster", "order", "hero", "food", "card", "victim"),
    *("discard", "cards", "borrow", "lower", "sick", "buy", "spoils", "reveal", "level", "destroy"),
)


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


def wanted() -> Iterator[str]:
    """Every id that the presenter or the terminal can ask for."""
    yield from ("ts-game", "ts-game.text", "ts-game.players", "ts-game.length", "ts-thing-empty_rank")
    for option in library.book("thunderstone").options:
        yield from (f"ts-option-{option.name}", f"ts-option-{option.name}.text")
    for module in (battle, dungeon, hall, turn, village):
        yield from (f"ts-ask-{thing.kind}" for thing in vars(module).values() if isinstance(thing, Question))
    yield from (f"ts-do-use-{verb}" for verb in (*VERBS["village"], *VERBS["dungeon"]))
    yield from (f"ts-do-{verb}" for verb in DO)
    yield from (f"ts-do-done-{kind}" for kind in DONE)
    yield from (f"ts-do-pass-{kind}" for kind in PASS)
    yield from (f"ts-tell-{event}" for event in (*EVENTS, "stone_lost"))
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
        rules = (card.village, card.dungeon, card.battle, card.breach, card.spoils, card.traits, card.light_penalty)
        if any(rules):
            yield f"ts-card-{card.id}.text"
    source = Path(terminal.__file__).read_text(encoding="utf-8")
    yield from (f"ts-{id}" for id in re.findall(r'"((?:head|label|step)-\w+)"', source))
    yield from (f"ts-head-{figure}" for figure in terminal.FIGURES)


def test_every_message_has_words() -> None:
    said = messages("en", FILES[0]) | messages("en", FILES[1])
    assert set(wanted()) - said == set()
    kinds = ("ask", "do", "tell", "card", "group", "family", "class", "type")
    surplus = {id for id in said - set(wanted()) if id.split("-")[1] in kinds and "." not in id}
    assert surplus == set()


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

    def say(words: str) -> None:
        assert words and "$" not in words and "_" not in words
        said.add(words)

    while (decision := game.decision) is not None:
        shown: dict[str, Any] = game.view(decision.seat)
        refused = [tuple(key) for key, _ in shown["decision"]["refused"]]
        for words in speeches if game.ply % 3 == 0 else speeches[:1]:
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
@pytest.mark.parametrize("language", languages())
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    game = library.new("thunderstone", seats=width % 3 + 1, seed=width)
    out = io.StringIO()
    table = Table(game, Speech(language), Console(file=out, width=width, highlight=False))
    bot = make("greedy", game.book, 1)
    while (decision := game.decision) is not None:
        if game.ply % 9 == 0:
            table.draw(decision.seat)
            Asked(table, decision).show()
        game.choose(bot.choose(game, decision))
    table.draw(0, game.view(None))
    table.draw(0)
    assert max(len(line) for line in out.getvalue().splitlines()) <= width


def test_the_table_shows_the_hall_and_hides_the_hands_of_others() -> None:
    game = library.new("thunderstone", seats=2, seed=3, first_game=True)
    table: Any = game.view(0)["table"]
    text = screen(game, 0)
    for rank, name in enumerate(table["hall"], 1):
        assert re.search(rf"^ +{rank}  {Speech('en').name(Ref(f'ts-card-{name}'))} ", text, re.M)
    assert "Player 1 (you)" in text and "Turn 1 ›" in text
    assert re.search(r"^Player 2  XP 0 · Hand 6 · Deck 6 · Discard pile 0$", text, re.M)
    assert re.search(r"\b0 Militia ×18\b", text)


# -- a game by typed lines --------------------------------------------------------------------------


def typed_by_a_bot(seats: int, seed: str, **options: Any) -> tuple[str, Game[Any]]:
    """The lines that a person types who plays like the greedy bot on every seat."""
    game = library.new("thunderstone", seats=seats, seed=seed, **options)
    table = Table(game, Speech("en"), Console(file=io.StringIO(), width=100))
    bot = make("greedy", game.book, 1)
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
