"""Thorgal at the terminal: its words in every language, its table, and a whole game by typed lines."""

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
from fabletop.cli.reckoning import ending
from fabletop.cli.speech import Speech
from fabletop.cli.table import Table
from fabletop.games import thorgal
from fabletop.games.thorgal.asking import Ask
from fabletop.games.thorgal.choices import Option
from fabletop.games.thorgal.content.guide import tag
from fabletop.games.thorgal.events import BlockedBorder, Happening, OwnSpecial
from fabletop.games.thorgal.pack import PACK
from fabletop.games.thorgal.terminal import board
from fabletop.games.thorgal.verbs import known as known_verbs
from fabletop.games.thorgal.verbs.base import Who
from fabletop.games.thorgal.view.facts import facts
from fabletop.games.thorgal.why import AskWhy
from fabletop.games.thorgal.words.effects import EffectWords
from fabletop.games.thorgal.words.options import said as said_with_more
from fabletop.kernel import Game, Ref
from fabletop.kernel.messages import message
from fabletop.words import LOCALE, Words, languages

from .conftest import Fabletop

FILES = ("thorgal.ftl", "thorgal_content.ftl", "thorgal_effects.ftl")
CONTENT = PACK.load()
ADVENTURES = list(CONTENT.adventures)
RAW = re.compile(r"[{}$_]|\bth-|\(\)|  |: \.|^[ :,]")  # an id, a missing argument, an empty name


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


@pytest.mark.parametrize("file", FILES)
def test_the_languages_say_the_same_things_with_the_same_arguments(file: str) -> None:
    assert messages("en", file) == messages("pl", file) == messages("cs", file)


def questions() -> Iterator[Ask[Any]]:
    for module in walk_packages(thorgal.__path__, f"{thorgal.__name__}."):
        yield from (each for each in vars(import_module(module.name)).values() if isinstance(each, Ask))


def records(base: type[Any]) -> Iterator[type[Any]]:
    """The choices or events that the game has declared, with those of its adventures."""
    below = base.__subclasses__()
    yield from [base] if not below else (each for one in below for each in records(one))


def wanted() -> Iterator[str]:
    """Ids that the presenter can ask for, by what the code and the content name."""
    yield from (f"{question.prefix}-ask-{question.kind}" for question in questions())
    yield from (f"th-ask-{question.kind}_for" for question in questions() if isinstance(question, AskWhy))
    yield from (f"{event.prefix}-tell-{event.tag}" for event in records(Happening) if event is not OwnSpecial)
    for choice in records(Option):
        if said_with_more.dispatch(choice) is said_with_more.dispatch(Option) and choice.say is Option.say:
            yield f"{choice.prefix}-do-{choice.tag}"
    for verb in known_verbs():
        yield f"th-{verb.tale}-verb-{tag(verb)}" if verb.tale else f"th-verb-{tag(verb)}"
    yield from (f"th-who-{who}" for who in get_args(Who) if who != "you")
    for kind, entries in (
        ("item", CONTENT.items),
        ("action", CONTENT.actions),
        ("special", {id for id in CONTENT.specials if PACK.entries()["special_action"].count(id)}),
        ("finding", CONTENT.findings),
        ("event", CONTENT.events),
        ("hero", CONTENT.heroes),
    ):
        for id in entries:
            yield from (f"th-{kind}-{id}", f"th-{kind}-{id}.text")
    for kind, names in (("terrain", CONTENT.terrain), ("enemy", CONTENT.enemies), ("tile", CONTENT.tiles)):
        yield from (f"th-{kind}-{id}" for id in names)
    source = Path(board.__file__).read_text(encoding="utf-8")
    yield from (f"th-{id}" for id in re.findall(r'"(label-\w+)"', source))
    yield from (f"th-label-{id}" for id in re.findall(r'(?:label|heading)\("(\w+)"', source))


def all_words(language: str) -> dict[str, set[str]]:
    """Those of the game and of its adventures."""
    found = {id: args for file in (*FILES, "thorgal_web.ftl") for id, args in messages(language, file).items()}
    for folder in PACK.folders().values():
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        found |= {
            id: set(re.findall(r"\$(\w+)", body))
            for id, body in re.findall(r"^(th-[\w-]+) =(.*(?:\n .*)*)", text, re.M)
        }
    return found


def test_every_message_has_words() -> None:
    assert set(wanted()) - set(all_words("en")) == set()


def test_no_question_or_event_has_words_for_nothing() -> None:
    kept = {"th-ask-pay_else", "th-ask-who_pays"}
    spoken = re.compile(r"th-(\w+-)?(ask|tell|verb)-")
    assert {id for id in all_words("en") if spoken.match(id)} - set(wanted()) == kept


def test_what_special_rules_say_is_said_in_every_language_with_the_same_arguments() -> None:
    spoken = re.compile(r"th-\w+-(ask|do|tell|verb|effect|who|fleet|at)-")
    found = [{id: args for id, args in all_words(each).items() if spoken.match(id)} for each in languages()]
    assert len(found[0]) > 90 and found[0] == found[1] == found[2]


@pytest.mark.parametrize("language", languages())
def test_every_effect_can_be_said(language: str) -> None:
    words = Speech(language)
    words.learn(PACK.folders())
    for name, effects in CONTENT.lists.items():
        adventure = name.partition(":")[0] if ":" in name else ADVENTURES[0]
        said = EffectWords(CONTENT, adventure)
        for effect in effects:
            text = words.say(effect.fully_said(said))
            assert text and not RAW.search(text), f"{name}: {text}"


@pytest.mark.parametrize("adventure", ADVENTURES)
@pytest.mark.parametrize("seats", [1, 3])
def test_games_are_asked_and_told_in_every_language(adventure: str, seats: int) -> None:
    chance = Random(f"{adventure} {seats}")
    game = library.new("thorgal", seats=seats, seed=seats, adventure=adventure)
    speeches = [Speech(language) for language in languages()]
    for words in speeches:
        words.learn(game.book.pack.folders())
    said: set[str] = set()

    def say(text: str) -> None:
        assert text and not RAW.search(text), text
        said.add(text)

    while (decision := game.decision) is not None:
        keys = [*decision.options, *decision.question.refusals(game.state, decision.seat, decision.args)]
        for words in speeches if game.ply % 4 == 0 else speeches[:1]:
            say(words.prompt(game, decision))
            for key in keys if len(keys) < 15 else chance.sample(keys, 15):
                say(words.option(game, decision, key))
        game.choose(chance.choice(decision.options))
    for words in speeches:
        for _, _, happened in game.log(None):
            for event in happened:
                say(words.event(game, event))
    assert len(said) > 100


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Blocked: the Border between The Old Road and Watch Ridge."),
        ("pl", "Blokada na Granicy: Stary Trakt i Strażnicza Grań."),
        ("cs", "Blokáda na hranici: Stará cesta a Strážní hřeben."),
    ],
)
def test_a_blocked_border_is_named_by_both_areas(language: str, line: str) -> None:
    game = library.new("thorgal", seats=2, seed=1)
    words = Speech(language)
    words.learn(game.book.pack.folders())
    border = game.state.map.borders["b5"]
    assert words.event(game, BlockedBorder("TH-31.1", game.state.adventure, border.id, border.a, border.b)) == line


def test_one_player_with_two_heroes_is_told_which_one_is_asked() -> None:
    """Every question that names a Hero names the one whose Resources, Wounds or Items are at stake."""
    for seed in range(4):
        game = library.new("thorgal", seats=1, seed=seed, adventure=ADVENTURES[seed])
        chance = Random(seed)
        while (decision := game.decision) is not None:
            if decision.kind in ("wound", "lose", "heal"):
                hero = game.state.heroes[int(decision.args[0])].id
                assert game.book.prompt(game.state, decision).args["hero"] == Ref(f"th-hero-{hero}", "short")
            game.choose(chance.choice(decision.options))


# -- the table --------------------------------------------------------------------------------------


def table_of(game: Game[Any], language: str, width: int, height: int = 60) -> tuple[Table, io.StringIO]:
    out = io.StringIO()
    return Table(game, Speech(language), Console(file=out, width=width, height=height, highlight=False)), out


@pytest.mark.parametrize("width", [80, 100, 170])
@pytest.mark.parametrize("language", languages())
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    adventure = ADVENTURES[(width + len(language) * languages().index(language)) % len(ADVENTURES)]
    game = library.new("thorgal", seats=width % 3 + 1, seed=width, adventure=adventure)
    table, out = table_of(game, language, width)
    chance = Random(width)
    while (decision := game.decision) is not None:
        if game.ply % 15 == 0 or decision.kind in ("fight_tile", "thread"):
            table.draw(decision.seat)
            asked = Asked(table, decision)
            asked.show()
            asked.explain("x")
            asked.explain("1")
        game.choose(chance.choice(decision.options))
    table.draw(0)
    result = game.result
    assert result is not None
    ending(table, result)
    text = out.getvalue()
    assert max(len(line) for line in text.splitlines()) <= width
    assert "{ $" not in text and "th-" not in text.replace("fabletop", "")


def test_the_table_opens_with_the_story_its_goals_and_its_rules() -> None:
    table, out = table_of(library.new("thorgal", seats=2, seed=3), "en", 100)
    table.draw(0)
    text = " ".join(out.getvalue().split())
    assert "Torkan’s Temple Round 1 of 9 › Setup" in text
    assert "Above the hills a wall grows by a hand’s breadth every day." in text
    assert "• Revolt: assign more Power (rebels) to the Slave Barracks" in text
    assert "Distrust. After an Assign at a Location with rune U" in text


def test_the_map_lists_areas_locations_and_what_they_ask_for() -> None:
    game = library.new("thorgal", seats=2, seed=3)
    while game.state.phase == "setup":
        game.choose(game.decision.options[0])  # type: ignore[union-attr]
    table, out = table_of(game, "en", 130)
    table.draw(0)
    text = out.getvalue()
    assert re.search(r"^1 Shepherds’ Vale  Gossip  ◆ Thorgal, Aaricia  → Birch Slope · The Old Road", text, re.M)
    assert re.search(r"^   • Lime Kiln \[Z\]", text, re.M)
    assert re.search(r"Assign: \d Ore, \d Building Material → read Paragraph 4", text)
    assert "• Timber Yard [Z]  Enemies: Minor Enemy" in text
    assert "Sacrifice: single square (1) → draw 1 Item" in text
    assert re.search(rf"^The Temple: 0 1 .* \[{game.state.track}\] ", text, re.M)
    assert re.search(r"^Move 12 +2  Value 1\.", text, re.M)
    assert re.search(r"4 \[2\] Put a token under Move 12 \(from: beside the Row\)", asked_text(game))


def asked_text(game: Game[Any]) -> str:
    table, out = table_of(game, "en", 130)
    decision = game.decision
    assert decision is not None
    Asked(table, decision).show()
    return out.getvalue()


def played_to(kind: str, seed: int = 1) -> Game[Any]:
    """A game at its first question of a kind."""
    for number in range(seed, seed + 60):
        game = library.new("thorgal", seats=2, seed=number)
        chance = Random(number)
        while (decision := game.decision) is not None:
            if decision.kind == kind and len(decision.options) > 1:
                return game
            game.choose(chance.choice(decision.options))
    raise AssertionError(f"nobody was asked {kind}")


def test_a_placement_is_said_with_its_place_counted_from_1_and_what_it_covers() -> None:
    text = asked_text(played_to("spot"))
    assert re.search(r"\d+ Column 1, row 1, (not turned|turned right): \w", text)
    assert "row 0" not in text and "Column 0" not in text
    assert re.search(r"\d+ Column \d, row \d, .*: .*Heart", asked_text(played_to("fight_spot")))


def test_the_path_wounds_and_a_combat_are_drawn() -> None:
    game = played_to("fight_tile")
    table, out = table_of(game, "en", 120)
    table.draw(0)
    text = out.getvalue()
    assert re.search(r"Journey Path ─.*\n.*\(1\).*\n +1 +2 +3 +", text)
    assert re.search(r"Combat: \w[\w ’-]* ─", text) and "Hearts left open: " in text and "H Heart" in text
    assert re.search(r"Dice: \w+ die: ", text) and "Tiles to place: " in text
    assert "red Penalty: " in text or "yellow Penalty: " in text


# -- a game by typed lines --------------------------------------------------------------------------


def typed_by_a_bot(seed: str, packs: tuple[str, ...] = (), **options: Any) -> tuple[str, Game[Any]]:
    """The lines that a person types who plays both Heroes like the greedy bot."""
    game = library.new("thorgal", seats=1, seed=seed, packs=packs, **options)
    table, _ = table_of(game, "en", 100)
    bot = make("normal", game.book, 1)
    lines = []
    while (decision := game.decision) is not None:
        key = bot.choose(game, decision)
        lines.append(str(Asked(table, decision).options.index(key) + 1))
        game.choose(key)
    return "\n".join(lines) + "\n", game


def test_a_whole_game_can_be_typed(fabletop: Fabletop, saves: Path) -> None:
    lines, game = typed_by_a_bot("5")
    answer = fabletop("play", "thorgal", "--players", "1", "--seed", "5", typed=lines)
    assert answer.status == 0 and answer.err == ""
    result = game.result
    assert result is not None and result.party
    words = Speech("en")
    words.learn(game.book.pack.folders())
    verdict = "won" if result.winners else "lost"
    assert f"You have {verdict} together: {words.name(Ref(result.rank))}." in answer.out
    flat = " ".join(answer.out.split())
    for number in game.state.told:  # no story is missed
        story = words.name(Ref(f"th-torkans_temple-par-{number}", "story"))
        assert " ".join(story.split())[:200] in flat
    assert " ".join(words.name(Ref(result.rank, "story")).split())[:200] in flat
    (kept,) = (saves / "finished").glob("*.fabletop")
    assert library.load(kept).over


def test_there_is_no_score_to_ask_for(fabletop: Fabletop) -> None:
    answer = fabletop("play", "thorgal", "--seed", "5", typed="1\n1\ns\nq\n")
    assert answer.status == 0
    assert "There is no score yet." in answer.out


@pytest.mark.parametrize("language", languages())
def test_what_action_cards_do_is_said_in_few_words(language: str) -> None:
    words = Words(language)
    for card in facts(CONTENT).actions.values():
        for said in (*card.extra, *(bonus.say for bonus in card.bonus)):
            text = words.say(message(said))
            assert text and not RAW.search(text)
