"""The checker of adventures: every fault is found, and named with its file, its key and the reason."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

import fabletop as library
from fabletop.kernel import PackError
from fabletop.kernel.yaml_files import read_yaml

from .conftest import Fabletop

FERRY = Path(__file__).parents[2] / "docs" / "adventures" / "adventures" / "the_ferry"
Broken = Callable[[dict[str, Any]], object]


class Pack:
    """A copy of The Ferry in which something is wrong."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.place = folder / "adventures" / "the_ferry"
        shutil.copytree(FERRY, self.place)

    def change(self, broken: Broken) -> None:
        file = self.place / "adventure.yaml"
        data = read_yaml(file)
        broken(data)
        file.write_text(yaml.dump(data, Dumper=yaml.CSafeDumper, allow_unicode=True), encoding="utf-8")

    def words(self, old: str, new: str, language: str = "en") -> None:
        file = self.place / f"{language}.ftl"
        text = (
            file.read_text(encoding="utf-8") if file.exists() else (self.place / "en.ftl").read_text(encoding="utf-8")
        )
        assert old in text
        file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    return Pack(tmp_path / "pack")


def faults(fabletop: Fabletop, pack: Pack, status: int = 1) -> list[str]:
    answer = fabletop("content", "thorgal", "--check", "--pack", pack.folder, "--json")
    assert answer.status == status and answer.err == "", answer.err
    found = json.loads(answer.out)
    return [f"{each['file']}: {each['key']}: {each['reason']}" for each in found if not each["language"]]


def par(data: dict[str, Any], number: int) -> dict[str, Any]:
    return next(each for each in data["paragraphs"] if each["number"] == number)


def place(data: dict[str, Any], id: str) -> dict[str, Any]:
    return next(each for each in data["locations"] if each["id"] == id)


# -- what cannot be played ---------------------------------------------------------------------------

HALF_DEAD = {"id": "half", "number": 9, "won": False, "kind": "bad", "goals": ["death"]}
STRUCTURE: list[tuple[str, Broken, str]] = [
    (
        "resource",
        lambda d: par(d, 3)["effects"].append({"do": "gain", "what": "beer"}),
        "paragraphs.3.effects[2]: there is no Resource 'beer'",
    ),
    (
        "resource of a box",
        lambda d: place(d, "ferry")["boxes"][0].update(needs={"cost": {"beer": 1}}),
        "locations.ferry.boxes[0].needs: there is no Resource 'beer'",
    ),
    (
        "tile",
        lambda d: par(d, 3)["effects"].append({"do": "wound", "shape": "star"}),
        "paragraphs.3.effects[2]: there is no tile 'star'",
    ),
    (
        "action card",
        lambda d: par(d, 3)["effects"].append({"do": "gain_card", "card": "move_99"}),
        "paragraphs.3.effects[2]: there is no Action card 'move_99'",
    ),
    ("card of the row", lambda d: d["row"].append("move_99"), "row: there is no Action card 'move_99'"),
    (
        "paragraph",
        lambda d: place(d, "toll_stone")["boxes"][0].update(effect=[{"do": "read", "p": 3}, {"do": "read", "p": 30}]),
        "locations.toll_stone.boxes[0].effect[1]: there is no Paragraph 30",
    ),
    (
        "flag",
        lambda d: par(d, 2)["effects"].append({"do": "flag", "flag": "boots"}),
        "paragraphs.2.effects[2]: there is no flag 'boots'",
    ),
    (
        "flag of a condition",
        lambda d: par(d, 1)["effects"][0].update(cond={"is": "flag", "flag": "boots"}),
        "paragraphs.1.effects[0]: there is no flag 'boots'",
    ),
    (
        "ending",
        lambda d: par(d, 1)["effects"][0].update(then=[{"do": "end", "ending": "party"}]),
        "paragraphs.1.effects[0].then[0]: there is no ending 'party'",
    ),
    (
        "location of a place",
        lambda d: d["icons"]["middle"][0].update(at={"id": "castle"}),
        "icons.middle[0]: there is no Location 'castle'",
    ),
    (
        "rune",
        lambda d: d["icons"]["middle"][0].update(at={"rune": "Q"}),
        "icons.middle[0]: no Location has the rune 'Q'",
    ),
    (
        "area of a place",
        lambda d: d["icons"]["middle"][0].update(at={"area": "moon"}),
        "icons.middle[0]: there is no Area 'moon'",
    ),
    ("end of a border", lambda d: d["borders"][0].update(b="moon"), "borders.b1: there is no Area 'moon'"),
    (
        "area of a location",
        lambda d: place(d, "ferry").update(area="moon"),
        "locations.ferry.area: there is no Area 'moon'",
    ),
    (
        "border of a location",
        lambda d: (place(d, "ferry").pop("area"), place(d, "ferry").update(border="b77")),
        "locations.ferry.border: there is no Border 'b77'",
    ),
    (
        "location that lies nowhere",
        lambda d: place(d, "ferry").pop("area"),
        "locations.ferry: it lies in an Area or on a Border",
    ),
    ("start", lambda d: d["setup"].update(start="moon"), "setup.start: there is no Area 'moon'"),
    ("deck", lambda d: d.update(decks=["rural", "desert"]), "decks: there is no Event deck 'desert'"),
    ("rule", lambda d: d.update(rules=["gravity"]), "rules: there is no rule 'gravity'"),
    ("border rule", lambda d: d.update(border_rules={"red": "glue"}), "border_rules.red: there is no rule 'glue'"),
    (
        "source",
        lambda d: d["areas"][0].update(sources=["power"]),
        "areas.landing.sources: there is no Resource 'power' in this adventure",
    ),
    ("id that stands twice", lambda d: d["areas"].append(dict(d["areas"][0])), "areas.landing: it stands twice"),
    (
        "round",
        lambda d: d["rounds_marked"][0].update(round=9),
        "rounds_marked.9: there are only 5 rounds",
    ),
    ("icon", lambda d: d["icons"].pop("right"), "icons: there is no effect for the right icon"),
    ("space", lambda d: d["track"].update(start=12), "track: there is no space 12: it goes from 0 to 6"),
    ("track", lambda d: d.pop("track"), "icons.left[0]: the adventure has no track"),
    (
        "special action",
        lambda d: par(d, 3)["effects"].append({"do": "special_action", "letter": "Ω"}),
        "paragraphs.3.effects[2]: there is no Special Action card with the letter 'Ω'",
    ),
    # loose ends
    (
        "area without a way",
        lambda d: d["borders"].pop(),
        "areas.far_bank: it cannot be reached: no way leads there",
    ),
    (
        "way that cannot be taken",
        lambda d: d["borders"][-1].update(kind="impassable"),
        "areas.far_bank: it cannot be reached: no way leads there",
    ),
    (
        "area that never opens",
        lambda d: d["areas"][-1].update(number=6),
        "areas.far_bank: it cannot be reached: it opens after the last round",
    ),
    ("location out of reach", lambda d: d["borders"].pop(), "locations.toll_stone: it cannot be reached"),
    (
        "combat without an enemy",
        lambda d: (place(d, "drowned_alders").pop("enemies"), d["icons"].update(middle=[{"do": "threat"}])),
        "locations.drowned_alders.boxes[0]: no Enemy is here and none ever comes: this Combat cannot be fought",
    ),
    (
        "paragraph that nothing opens",
        lambda d: place(d, "toll_stone")["boxes"][0].update(effect=[{"do": "calm"}]),
        "paragraphs.3: nothing opens Paragraph 3",
    ),
    (
        "paragraph that only itself opens",
        lambda d: (
            place(d, "toll_stone")["boxes"][0].update(effect=[{"do": "calm"}]),
            par(d, 3)["effects"].append({"do": "read", "p": 3}),
        ),
        "paragraphs.3: nothing opens Paragraph 3",
    ),
    ("paragraph out of reach", lambda d: d["borders"].pop(), "paragraphs.3: nothing opens Paragraph 3"),
    ("flag that nothing sets", lambda d: par(d, 2)["effects"].pop(0), "flags.rope: nothing sets it"),
    (
        "flag that nothing asks for",
        lambda d: par(d, 1).update(effects=[{"do": "end", "ending": "dry_shod"}]),
        "flags.rope: nothing asks for it",
    ),
    (
        "ending that nothing leads to",
        lambda d: par(d, 1).update(effects=[{"do": "end", "ending": "dry_shod"}]),
        "endings.wet_to_the_neck: it cannot happen: nothing leads to across",
    ),
    (
        "ending behind another",
        lambda d: d["endings"].append(dict(HALF_DEAD)),
        "endings.half: it cannot happen: an ending before it is always read instead",
    ),
    (
        "ending whose condition never holds",
        lambda d: d["endings"].insert(3, {**HALF_DEAD, "if": {"is": "track_min", "n": 40}}),
        "endings.half.if: it cannot happen: its condition can never hold",
    ),
    (
        "defeat without an ending",
        lambda d: d["endings"][-1].update(goals=["time"]),
        "endings: there is no ending for 'death' that needs no condition",
    ),
    (
        "goal without an ending",
        lambda d: d["goals"].append("glory"),
        "goals.glory: no ending that is won has this goal",
    ),
    (
        "nobody can win",
        lambda d: [each.update(won=False) for each in d["endings"]],
        "endings: nobody can win",
    ),
]


@pytest.mark.parametrize(("broken", "reason"), [each[1:] for each in STRUCTURE], ids=[each[0] for each in STRUCTURE])
def test_a_broken_adventure_is_named_and_refused(fabletop: Fabletop, pack: Pack, broken: Broken, reason: str) -> None:
    pack.change(broken)
    assert any(fault.startswith(f"the_ferry/adventure.yaml: {reason}") for fault in faults(fabletop, pack))
    with pytest.raises(PackError, match=r"the_ferry/adventure\.yaml: "):
        library.new("thorgal", packs=pack.folder, adventure="the_ferry")


def test_the_command_names_all_faults_and_the_game_the_first(fabletop: Fabletop, pack: Pack) -> None:
    pack.change(lambda data: (data["row"].append("move_99"), data["borders"].pop()))
    found = faults(fabletop, pack)
    assert len(found) >= 4
    answer = fabletop("content", "thorgal", "--check", "--pack", pack.folder)
    assert answer.status == 1
    flat = " ".join(answer.out.split())
    assert f"✗ {found[0]}" in flat and f"{len(found)} things are wrong." in flat
    refused = fabletop("play", "thorgal", "--pack", pack.folder, "--option", "adventure=the_ferry")
    assert refused.status == 2 and found[0] in refused.err


# What the schema itself refuses: each verb and each condition knows its own arguments.
REFUSED: list[tuple[str, Broken, str]] = [
    ("verb", lambda d: d["icons"].update(left=[{"do": "dance"}]), "icons[...][0].do: Invalid value 'dance'"),
    (
        "argument that is missing",
        lambda d: par(d, 3)["effects"].append({"do": "gain"}),
        "paragraphs[2].effects[2]: Object missing required field `what`",
    ),
    (
        "one of several arguments",
        lambda d: par(d, 3)["effects"].append({"do": "wound"}),
        "paragraphs[2].effects[2]: 'wound' needs 'shape' or 'size' or 'die' or 'threat'",
    ),
    (
        "argument that means nothing",
        lambda d: par(d, 3)["effects"].append({"do": "calm", "tier": "minor"}),
        "paragraphs[2].effects[2]: Object contains unknown field `tier`",
    ),
    (
        "tier",
        lambda d: d["icons"]["middle"][0].update(tier="huge"),
        "icons[...][0].tier: Invalid enum value 'huge'",
    ),
    (
        "hero",
        lambda d: par(d, 3)["effects"][0].update(who="everyone"),
        "paragraphs[2].effects[0].who: Invalid enum value 'everyone'",
    ),
    (
        "heroes without their condition",
        lambda d: par(d, 3)["effects"][0].update(who="each_where"),
        "paragraphs[2].effects[0]: 'each_where' needs the condition 'where'",
    ),
    ("condition", lambda d: d.update(first_deck={"is": "raining"}), "first_deck.is: Invalid value 'raining'"),
]


@pytest.mark.parametrize(("broken", "said"), [each[1:] for each in REFUSED], ids=[each[0] for each in REFUSED])
def test_what_a_verb_does_not_know_is_refused_with_its_place(
    fabletop: Fabletop, pack: Pack, broken: Broken, said: str
) -> None:
    pack.change(broken)
    answer = fabletop("content", "thorgal", "--check", "--pack", pack.folder)
    assert answer.status == 2 and f"the_ferry/adventure.yaml: the_ferry.{said}" in answer.err


def test_a_key_that_the_schema_does_not_know_is_refused_with_its_place(fabletop: Fabletop, pack: Pack) -> None:
    pack.change(lambda data: data["areas"][0].update(weather="rain"))
    answer = fabletop("content", "thorgal", "--check", "--pack", pack.folder)
    assert answer.status == 2
    assert "the_ferry/adventure.yaml: the_ferry.areas[0]: Object contains unknown field `weather`" in answer.err


# -- what cannot be told -----------------------------------------------------------------------------

WORDS: list[tuple[str, str, str, str]] = [
    ("name", "th-the_ferry-area-mill = The Still Mill\n", "", "th-the_ferry-area-mill: it is missing"),
    (
        "story",
        "th-the_ferry-par-3 = The Toll Stone\n    .story",
        "th-the_ferry-par-3 = X\n    .tale",
        "th-the_ferry-par-3.story: it is missing",
    ),
    ("label", "    .choice2 = Let it hit the landing\n", "", "th-the_ferry-icon-right.choice2: it is missing"),
    ("thread", "    .thread2 = A Place by the Stove\n", "", "th-the_ferry-par-2.thread2: it is missing"),
    ("strange id", "-area-mill =", "-area-windmill =", "th-the_ferry-area-windmill: the adventure has no such thing"),
    ("foreign id", "th-the_ferry-track =", "th-label-track =", "th-label-track: the adventure has no such thing"),
    ("argument", "Alder Wood", "{ $hero }’s Wood", "th-the_ferry-area-alder_wood: nobody gives it a 'hero'"),
    ("twice", "-area-mill =", "-area-landing =", "th-the_ferry-area-landing: it stands twice"),
    ("syntax", "th-the_ferry-area-mill =", "th the ferry =", "line 22: Fluent cannot read this: th the ferry"),
]


@pytest.mark.parametrize(("old", "new", "reason"), [each[1:] for each in WORDS], ids=[each[0] for each in WORDS])
def test_words_that_are_wrong_are_named(fabletop: Fabletop, pack: Pack, old: str, new: str, reason: str) -> None:
    pack.words(old, new)
    assert any(fault.startswith(f"the_ferry/en.ftl: {reason}") for fault in faults(fabletop, pack))
    library.new("thorgal", packs=pack.folder, adventure="the_ferry")  # it can be played all the same


def test_a_missing_translation_is_listed_and_is_no_fault(fabletop: Fabletop, pack: Pack) -> None:
    pack.words("th-the_ferry-area-mill = The Still Mill\n", "", "pl")
    assert faults(fabletop, pack, status=0) == []
    answer = fabletop("content", "thorgal", "--check", "--pack", pack.folder)
    assert "· the_ferry/cs.ftl: there is no such file" in answer.out
    assert "· the_ferry/pl.ftl: th-the_ferry-area-mill: it is missing" in answer.out
    assert "Nothing is wrong. Missing translations: 2." in answer.out


def test_an_adventure_cannot_be_called_as_words_of_the_game_are(fabletop: Fabletop, pack: Pack) -> None:
    pack.change(lambda data: data.update(id="hero"))
    pack.place.rename(pack.place.parent / "hero")
    answer = fabletop("content", "thorgal", "--check", "--pack", pack.folder)
    assert answer.status == 1
    assert "hero/adventure.yaml: id: words of the game begin with it: choose another" in " ".join(answer.out.split())


# -- the box -----------------------------------------------------------------------------------------


def test_nothing_is_wrong_with_the_seven_adventures(fabletop: Fabletop) -> None:
    answer = fabletop("content", "thorgal", "--check")
    assert answer.status == 0 and answer.out == "Nothing is wrong. Missing translations: 0.\n"


@pytest.mark.parametrize("game", ["roll-player", "thunderstone"])
def test_other_games_are_checked_as_they_are_read(fabletop: Fabletop, game: str) -> None:
    assert fabletop("content", game, "--check", "--lang", "pl").status == 0
