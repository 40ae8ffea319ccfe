"""The guide for authors says what is so, and its adventure can be played from a pack."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
import yaml

import fabletop as library
from fabletop.bots import make
from fabletop.games.thorgal import BOOK
from fabletop.games.thorgal.conditions import known as known_conditions
from fabletop.games.thorgal.content import Adventure, Place, spoken
from fabletop.games.thorgal.content.guide import GUIDE, does, place_words, tag, who_words, with_tables
from fabletop.games.thorgal.verbs import known as known_verbs
from fabletop.games.thorgal.verbs.base import Who

from .conftest import Fabletop
from .test_thorgal_terminal import typed_by_a_bot

PACK = GUIDE.parent / "adventures"
TEXT = GUIDE.read_text(encoding="utf-8")


def test_the_tables_of_the_guide_are_those_of_the_language() -> None:
    assert with_tables(TEXT) == TEXT, "python -m fabletop.games.thorgal.content.guide writes them"


@pytest.mark.parametrize("said", [*known_verbs(), *known_conditions()], ids=tag)
def test_the_guide_says_what_every_verb_and_every_condition_does(said: type[Any]) -> None:
    """Those of single adventures stand with their rules, and nowhere else."""
    assert bool(said.tale) == said.__module__.startswith("fabletop.games.thorgal.adventures.")
    assert said.tale or (f"| `{tag(said)}` |" in TEXT and does(said) in TEXT and does(said))


def test_the_guide_knows_every_field_of_a_place_and_everybody_whom_an_effect_may_concern() -> None:
    assert set(place_words()) == set(Place.__struct_fields__)
    assert set(who_words()) == set(get_args(Who))


@pytest.mark.parametrize("key", [key for key in Adventure.__struct_fields__ if key != "known"])
def test_the_guide_names_every_key_of_an_adventure(key: str) -> None:
    assert re.search(rf"^\| [^|]*`{key}`", TEXT, re.M)


EXAMPLES = re.findall(r"^```yaml\n(.*?)^```$", TEXT, re.M | re.S)


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_of_the_guide_are_effects(example: str) -> None:
    assert msgspec.convert(yaml.safe_load(example), spoken.Effects)


def test_the_guide_names_every_message_of_its_adventure() -> None:
    words = (PACK / "adventures" / "the_ferry" / "en.ftl").read_text(encoding="utf-8")
    kinds = set(re.findall(r"^th-the_ferry-([a-z]+)", words, re.M))
    assert all(f"`-{kind}" in TEXT for kind in kinds) and len(kinds) > 8


def test_the_commands_of_the_guide_work(fabletop: Fabletop) -> None:
    for line in re.findall(r"^    fabletop (.*)$", TEXT, re.M):
        args = line.replace("my-pack", str(PACK)).split()
        assert fabletop(*args, typed="q\n").status == 0


def test_the_links_of_the_guide_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert link.startswith("https://") or (GUIDE.parent / link).exists()


def test_the_adventure_of_the_guide_is_played_to_its_end(fabletop: Fabletop, saves: Path) -> None:
    lines, game = typed_by_a_bot("3", packs=(str(PACK),), adventure="the_ferry")
    choices = ("--players", "1", "--seed", "3", "--option", "adventure=the_ferry")
    answer = fabletop("play", "thorgal", "--pack", PACK, *choices, typed=lines)
    assert answer.status == 0 and answer.err == ""
    assert "The Ferry" in answer.out and "The river has been rising since the moon was new" in answer.out
    assert re.search(
        r"You have (won|lost) together: (Dry-shod|Wet to the Neck|The Landing Goes|Nobody Rows)\.", answer.out
    )
    (kept,) = (saves / "finished").glob("*.fabletop")
    assert library.load(kept).result == game.result


def test_people_who_read_another_language_read_the_adventure_in_english(fabletop: Fabletop) -> None:
    answer = fabletop("play", "thorgal", "--pack", PACK, "--option", "adventure=the_ferry", "--lang", "pl", typed="q\n")
    assert "The river has been rising" in answer.out and "Wybierz Bohatera." in answer.out


def test_the_adventure_of_the_guide_can_be_won_in_both_ways_and_lost() -> None:
    ends = set()
    for seed in range(40):
        game = library.new("thorgal", seats=seed % 4 + 1, seed=seed, packs=PACK, adventure="the_ferry", keep=False)
        bot = make("normal" if seed % 3 else "random", game.book, seed)
        while (decision := game.decision) is not None:
            game.choose(bot.choose(game, decision))
        ends.add(game.state.ending)
    assert {"dry_shod", "wet_to_the_neck", "nobody_rows"} <= ends


def test_an_adventure_of_a_pack_is_a_value_of_the_option() -> None:
    option = next(each for each in library.book("thorgal", PACK).settings() if each.name == "adventure")
    assert option.values[-1] == "the_ferry" and len(option.values) == 8
    assert "the_ferry" not in next(each for each in BOOK.settings() if each.name == "adventure").values
