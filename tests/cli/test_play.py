"""Playing in the terminal, by typed lines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fabletop as library
from fabletop.cli.speech import Speech

from .conftest import Fabletop

FIRST_OPTIONS = "1\n" * 400


def test_a_whole_game_can_be_played(fabletop: Fabletop, saves: Path) -> None:
    answer = fabletop("play", "roll-player", "--seed", "7", "--bots", "random", typed=FIRST_OPTIONS)
    assert answer.status == 0 and answer.err == ""
    assert "The game is over" in answer.out
    assert re.search(r"Player [12] wins with \d+ Stars\.", answer.out)
    assert list(saves.glob("*.fabletop")) == []
    (kept,) = (saves / "finished").glob("*.fabletop")
    assert library.load(kept).over


def test_a_finished_game_is_not_resumed(fabletop: Fabletop) -> None:
    fabletop("play", "roll-player", "--seed", "7", "--bots", "random", "--option", "shorter", typed=FIRST_OPTIONS)
    answer = fabletop("play", "--resume")
    assert answer.status == 2
    assert "there is no unfinished game to resume" in answer.err


def test_a_solo_game_ends_with_a_rank(fabletop: Fabletop) -> None:
    answer = fabletop("play", "roll-player", "--players", "1", "--seed", "1", "--lang", "pl", typed=FIRST_OPTIONS)
    assert answer.status == 0
    assert "Ranga: " in answer.out


def test_every_seat_may_be_a_person(fabletop: Fabletop) -> None:
    answer = fabletop("play", "roll-player", "--all-seats", "--seed", "3", typed="1\n1\n1\nq\n")
    prompts = re.findall(r"^(Player \d): Choose", answer.out, re.M)
    assert len(set(prompts)) == 2


def test_a_number_chooses_and_the_table_shows_it(fabletop: Fabletop) -> None:
    answer = fabletop("play", "roll-player", "--seed", "7", typed="3\n")
    assert "Take the Elf sheet, female side" in answer.out
    assert "Player 1 takes the Elf sheet." in answer.out


def test_wrong_lines_get_one_clear_line_and_change_nothing(fabletop: Fabletop) -> None:
    answer = fabletop("play", "roll-player", "--seed", "7", typed="dance\n0\n99\n? zz\n-1\n?99\nq\n")
    assert answer.status == 0
    assert "“dance” means nothing here: type a number from 1 to 10" in answer.out
    assert "There is no option 0" in answer.out and "There is no option 99" in answer.out
    assert "There is nothing called “zz” to explain" in answer.out
    assert answer.out.count("Choose your Character Sheet.") == 1


def test_a_question_mark_shows_the_rule_of_prompt_option_and_refusal(fabletop: Fabletop) -> None:
    answer = fabletop("play", "roll-player", "--seed", "7", typed="?\n? 2\n?x\n? a\n?b\nq\n")
    text = " ".join(answer.out.split())
    assert "> ? RP-3.4 " in text
    assert "> ? 2 Take the Dwarf sheet, male side RP-3.4 " in text
    assert "a ✗ Take the Dragonkin sheet, female side RP-3.5" in text
    assert "> ? a Take the Dragonkin sheet, female side RP-3.5 " in text


def test_undo_and_restart_go_back_only_as_far_as_the_rules_allow(fabletop: Fabletop) -> None:
    place_two = "1\n1\n1\n2\n1\n2\n"  # sheet, class, then two starting dice
    back = fabletop("play", "roll-player", "--seed", "7", typed=place_two + "u\nq\n")
    assert back.out.count("Taken back.") == 1
    restart = fabletop("play", "roll-player", "--seed", "7", typed=place_two + "r\nr\nq\n")
    assert restart.out.count("Taken back.") == 1
    assert restart.out.count("There is nothing to take back") == 1


def test_score_log_hint_and_help(fabletop: Fabletop) -> None:
    answer = fabletop("play", "roll-player", "--seed", "7", typed="s\n1\n1\ns\nl\nl 2\nh\n!\nb\n\nq\n")
    assert "There is no score yet." in answer.out
    assert "Attribute Goals" in answer.out and "Total" in answer.out
    assert "What a good player thinks of it:" in answer.out and "By judgement alone" in answer.out
    assert "the rule behind the question" in answer.out


def test_a_hint_says_what_is_expected_how_sure_it_is_and_what_speaks_for_it(fabletop: Fabletop) -> None:
    answer = fabletop("play", "thunderstone", "--seed", "7", typed="1\nh\nq\n")
    told = answer.out.partition("What a good player thinks of it:")[2]
    assert re.search(r"victory points? (ahead of|behind) the best rival \(8 times out of 10: [+−][\d.]+ to [+−]", told)
    assert re.search(r"(Attack|Gold|Light) in a hand [+−][\d.]+ · ", told)


def test_quitting_saves_and_resume_goes_on(fabletop: Fabletop, saves: Path) -> None:
    left = fabletop("play", "roll-player", "--seed", "7", "--bots", "random", typed="1\n1\nq\n")
    assert left.status == 0 and "fabletop play --resume" in left.out
    (file,) = saves.glob("*.fabletop")
    ply = library.load(file).ply
    back = fabletop("play", "--resume", typed="1\n")
    assert "Warrior" in back.out
    assert library.load(file).ply > ply


def test_the_end_of_input_saves_too(fabletop: Fabletop, saves: Path) -> None:
    answer = fabletop("play", "roll-player", "--seed", "7", typed="1\n1\n")
    assert answer.status == 0 and "Saved in" in answer.out
    (file,) = saves.glob("*.fabletop")
    assert not library.load(file).over


def test_a_saved_file_can_be_named(fabletop: Fabletop, saves: Path, tmp_path: Path) -> None:
    fabletop("play", "roll-player", "--seed", "7", typed="1\n")
    (file,) = saves.glob("*.fabletop")
    moved = file.rename(tmp_path / "mine.save")
    answer = fabletop("play", "--resume", moved, typed="q\n")
    assert answer.status == 0 and f"--resume {moved}" in answer.out


def test_the_language_follows_the_system(fabletop: Fabletop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert "Vyber si list postavy." in fabletop("play", "roll-player", "--seed", "7").out
    assert "Wybierz swoją Kartę Postaci." in fabletop("play", "roll-player", "--seed", "7", "--lang", "pl").out


def test_a_position_can_be_played_on(fabletop: Fabletop) -> None:
    file = Path("tests/examples/roll_player/rp-e05.yaml")
    answer = fabletop("play", "--position", file, typed="1\n1\nq\n")
    assert answer.status == 0
    assert "Choose a starting die to place." in answer.out
    assert re.search(r"Player 1 places the \w+ \d in Strength\.", answer.out)


def test_who_names_no_game_is_asked(fabletop: Fabletop) -> None:
    number = 1 + library.games().index("roll-player")
    answer = fabletop("play", typed=f"{number}\nq\n")
    assert "Which game shall it be?" in answer.out and "Roll Player: " in answer.out
    assert "Choose your Character Sheet." in answer.out
    assert fabletop("play", typed="chess\n").status == 2


def test_people_at_one_keyboard_do_not_see_each_others_hands(fabletop: Fabletop) -> None:
    answer = fabletop("play", "thunderstone", "--all-seats", "--seed", "3", typed="3\n1\n\nq\n")
    before, after = answer.out.split("Player 2, it is your turn: press Enter.")
    assert "Player 2 (you)" not in before and "Player 2 (you)" in after


def test_a_rival_with_a_style_has_its_name_and_one_from_before_still_sits_there(
    fabletop: Fabletop, saves: Path
) -> None:
    bots = ("--bots", "easy:pell")
    answer = fabletop("play", "thunderstone", "--seed", "5", *bots, "--option", "first_game", typed="1\n1\nq\n")
    assert answer.status == 0 and "Master Pell" in answer.out
    (kept,) = saves.glob("*.fabletop")
    seats = kept.with_name(f".{kept.name}.seats")
    seats.write_text(seats.read_text().replace("easy:pell", "distracted"))
    again = fabletop("play", "--resume", typed="q\n")
    assert again.status == 0 and "distracted" in seats.read_text()


def test_a_line_says_who_thinks_and_about_what() -> None:
    game = library.new("roll-player", 2, seed="7")
    while game.decision is not None and game.decision.kind != "market":
        game.choose(game.decision.options[0], game.decision.seat)
    assert game.decision is not None
    number = game.decision.seat + 1
    assert Speech("en").thinks(game, game.decision) == f"Player {number} is thinking about the Market"
    assert Speech("cs").thinks(game, game.decision) == f"Hráč {number} přemýšlí o Trhu"
