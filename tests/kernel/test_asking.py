"""Questions are asked from the state, again and again if need be; sealed answers stay sealed; windows open in order."""

from __future__ import annotations

import pytest

from fabletop.kernel import EVERYBODY, SPECTATOR, IllegalChoice, Key, Question, Rng, Rules, SetupError, ask, together
from fabletop.kernel.asking import PASS
from fabletop.kernel.game import as_key

from . import mini
from .tiny import CARD, NUMBER, SURE, Table, book, start

# -- one seat ------------------------------------------------------------------------------------------------


def test_the_answer_comes_back_through_nested_rules() -> None:
    def inner(t: Table, seat: int) -> Rules[int]:
        _, number = yield from ask(t, seat, NUMBER)
        return int(number) * 10

    def outer(t: Table) -> Rules[None]:
        one = yield from inner(t, 0)
        two = yield from inner(t, 1)
        t.number = one + two

    game = start(book(outer))
    game.choose(("number", 3))
    game.choose(("number", 4))
    assert game.over and game.state.number == 70


def test_what_has_one_answer_is_not_asked_and_not_on_the_tape() -> None:
    def only(t: Table) -> Rules[None]:
        t.said.append((yield from ask(t, 0, Question("one", "XX-1", lambda t, seat: [("only",)]))))

    game = start(book(only))
    assert game.over and game.tape == [] and game.state.said == [("only",)]


def test_a_secret_question_is_asked_even_with_one_answer() -> None:
    def only(t: Table) -> Rules[None]:
        t.said.append((yield from ask(t, 0, Question("one", "XX-1", lambda t, seat: [("only",)], secret=True))))

    game = start(book(only))
    assert [each.options for each in game.waiting] == [[("only",)]]
    game.choose(("only",))
    assert game.over


def test_options_are_what_the_judge_lets_pass_and_why_asks_the_same_judge() -> None:
    question = Question(
        "number",
        "XX-2",
        lambda t, seat, most: [("number", n) for n in range(5)],
        lambda t, seat, key, most: "XX-9" if key[1] > most else "",
    )

    def only(t: Table) -> Rules[None]:
        yield from ask(t, 0, question, 2)

    game = start(book(only))
    assert game.decision is not None
    assert game.decision.options == [("number", 0), ("number", 1), ("number", 2)]
    assert game.why(("number", 1)) == (True, "XX-2")
    assert game.why(("number", 4)) == (False, "XX-9")
    assert game.why(("unknown",)) == (False, "")
    with pytest.raises(IllegalChoice, match="XX-9") as refused:
        game.choose(("number", 4))
    assert refused.value.clause == "XX-9"
    view = game.view(0)["decision"]
    assert view["options"] == [["number", 0], ["number", 1], ["number", 2]]
    assert view["refused"] == [[["number", 3], "XX-9"], [["number", 4], "XX-9"]]


def test_fast_options_are_taken_as_they_are() -> None:
    question = Question("number", "XX-2", lambda t, seat: [("a",), ("b",)], fast=lambda t, seat: [("b",), ("a",)])
    t = Table([0], rng=Rng("7"), n=1)
    assert question.options(t, 0, ()) == [("b",), ("a",)]
    assert question.judged(t, 0, ()) == [("a",), ("b",)]


def deal_hands(t: Table, viewer: int) -> None:
    for seat in range(len(t.hands)):
        if seat != viewer and viewer != EVERYBODY:
            t.hands[seat] = [f"{'abcdefgh'[t.rng.below(8)]}{i}" for i in range(len(t.hands[seat]))]


def test_a_question_of_another_seat_is_asked_again_in_an_imagined_world() -> None:
    def only(t: Table) -> Rules[None]:
        t.hands = [["x0", "x1"], ["x0", "x1"]]
        t.said.append((yield from ask(t, 1, CARD)))

    game = start(book(only, redeal=deal_hands))
    worlds = [game.imagine(0, Rng(str(i))) for i in range(20)]
    for world in worlds:
        assert [each.options for each in world.waiting] == [[("card", card) for card in world.state.hands[1]]]
    assert len(dict.fromkeys(str(world.waiting) for world in worlds)) > 5
    assert all(world.waiting[0].options == [("card", "x0"), ("card", "x1")] for world in [game.imagine(1, Rng("1"))])


def test_after_a_redeal_a_question_with_one_option_left_is_not_skipped() -> None:
    def only(t: Table) -> Rules[None]:
        t.hands = [[], ["x", "y"]]
        t.said.append((yield from ask(t, 1, CARD)))

    def all_alike(t: Table, viewer: int) -> None:
        t.hands[1] = ["z", "z"]

    world = start(book(only, redeal=all_alike)).imagine(0, Rng("1"))
    assert world.waiting[0].options == [("card", "z")]
    world.choose(("card", "z"))
    assert world.over


# -- keys at the door ----------------------------------------------------------------------------------------


def test_a_key_comes_as_a_list_or_a_tuple_of_exact_words_and_numbers() -> None:
    assert as_key(["row", 1]) == ("row", 1)
    for wrong in (
        ("row", True),
        ("row", 1.0),
        ("row", None),
        (),
        [],
        "row",
        None,
        3,
        ("row", ("x",)),
        [["row"]],
        {"row": 1},
    ):
        with pytest.raises(IllegalChoice, match="flat list"):
            as_key(wrong)


def test_true_is_not_one_and_one_point_nought_is_not_one() -> None:
    def only(t: Table) -> Rules[None]:
        yield from ask(t, 0, NUMBER)

    game = start(book(only))
    for wrong in (("number", True), ("number", 1.0), ["number", True]):
        with pytest.raises(IllegalChoice):
            game.choose(wrong)  # type: ignore[arg-type]
    assert game.ply == 0
    game.choose(["number", 1])
    assert game.tape == [(0, "number", ("number", 1), False)]


# -- sealed answers ------------------------------------------------------------------------------------------


def vote(t: Table) -> Rules[None]:
    answers = yield from together(t, range(len(t.gold)), NUMBER)
    t.gold = [int(number) for _, number in answers]
    t.then("after")


def after(t: Table) -> Rules[None]:
    yield from ask(t, 0, SURE)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_sealed_answers_come_in_any_order_and_are_applied_in_seat_order(order: tuple[int, ...]) -> None:
    game = start(book(vote, after), 3)
    for i, seat in enumerate(order):
        assert [each.seat for each in game.waiting] == sorted(order[i:])
        assert game.decision is game.waiting[0]
        assert game.state.gold == [0, 0, 0], "the rules see nothing before the last answer"
        game.choose(("number", seat + 1), seat)
    assert game.state.gold == [1, 2, 3]
    assert [entry[0] for entry in game.tape] == list(order)


def test_without_a_seat_the_first_open_sealed_decision_is_answered() -> None:
    game = start(book(vote, after), 3)
    game.choose(("number", 1), 1)
    game.choose(("number", 0))
    game.choose(("number", 2))
    assert game.state.gold == [0, 1, 2]


def test_a_sealed_answer_is_given_once() -> None:
    game = start(book(vote, after), 3)
    game.choose(("number", 1), 1)
    with pytest.raises(IllegalChoice, match="seat 1 is not asked now"):
        game.choose(("number", 2), 1)


def test_the_view_tells_who_is_asked_and_not_who_has_answered() -> None:
    game = start(book(vote, after), 3)
    before = game.view(2)
    game.choose(("number", 1), 1)
    seen = game.view(2)
    assert seen["asked"] == before["asked"] == [0, 1, 2]
    assert seen["table"] == before["table"] and seen["decision"] == before["decision"]
    assert game.view(1)["decision"] is None
    assert game.view(None)["decision"] is None


def test_a_seat_with_one_option_is_not_asked_with_the_others() -> None:
    def only(t: Table) -> Rules[None]:
        t.hands = [["a", "b"], ["c"], ["d", "e"]]
        t.said = list((yield from together(t, (0, 1, 2), CARD)))

    game = start(book(only), 3)
    assert [each.seat for each in game.waiting] == [0, 2]
    game.choose(("card", "e"), 2)
    game.choose(("card", "a"), 0)
    assert game.state.said == [("card", "a"), ("card", "c"), ("card", "e")]


def test_a_secret_sealed_question_asks_all() -> None:
    question = Question("card", "XX-3", lambda t, seat: [("card", card) for card in t.hands[seat]], secret=True)

    def only(t: Table) -> Rules[None]:
        t.hands = [["a"], ["c"]]
        t.said = list((yield from together(t, (0, 1), question)))

    game = start(book(only))
    assert [each.seat for each in game.waiting] == [0, 1]


def test_nobody_to_ask_is_no_question() -> None:
    def only(t: Table) -> Rules[None]:
        t.said = list((yield from together(t, (), CARD)))
        t.hands = [["a"], ["b"]]
        t.said += yield from together(t, (0, 1), CARD)

    game = start(book(only))
    assert game.over and game.state.said == [("card", "a"), ("card", "b")]


def test_the_only_answer_of_a_seat_is_its_answer_in_the_imagined_world_too() -> None:
    """A seat that was not asked with the others must not play a card that it does not hold in that world."""

    def only(t: Table) -> Rules[None]:
        t.hands = [["x0", "x1"], ["x0"], ["x0", "x1"]]
        t.said = list((yield from together(t, (0, 1, 2), CARD)))

    game = start(book(only, redeal=deal_hands), 3)
    for i in range(10):
        world = game.imagine(0, Rng(str(i)))
        while decision := world.decision:
            world.choose(decision.options[0])
        assert world.state.said == [("card", hand[0]) for hand in world.state.hands]


def test_imagining_forgets_the_sealed_answers_of_others_and_keeps_ones_own() -> None:
    game = start(book(vote, after), 3)
    game.choose(("number", 1), 1)
    game.choose(("number", 2), 2)
    assert [each.seat for each in game.imagine(1, Rng("1")).waiting] == [0, 2]
    assert [each.seat for each in game.imagine(0, Rng("1")).waiting] == [0, 1, 2]
    assert [each.seat for each in game.imagine(None, Rng("1")).waiting] == [0, 1, 2]
    assert [each.seat for each in game.imagine(EVERYBODY, Rng("1")).waiting] == [0]
    assert [each.seat for each in game.imagine(SPECTATOR, Rng("1")).waiting] == [0, 1, 2]
    world = game.imagine(1, Rng("1"))
    world.choose(("number", 4), 0)
    world.choose(("number", 4), 2)
    assert world.state.gold == [4, 1, 4]


def test_a_playout_goes_on_from_half_answered_sealed_decisions() -> None:
    game = start(book(vote, after), 3)
    game.choose(("number", 3), 1)
    copy = game.copy()
    assert copy.playout(lambda decision: decision.options[1]) == 3
    assert copy.state.gold == [1, 3, 1]
    assert not game.over


# -- windows -------------------------------------------------------------------------------------------------


def fight_of(hands: list[list[str]]) -> mini.State:
    t = mini.begin(mini.ITEMS, len(hands), {}, "window")
    t.agenda = [("next_turn", 0, len(hands)), ("fight", 0)]
    t.round = 2
    for seat, hand in enumerate(hands):
        t.heroes[seat].hand = hand
    mini.lay_in_lair(t)
    return t


def test_a_window_is_asked_in_order_with_pass_first_and_again_from_the_first_after_a_use() -> None:
    from fabletop.kernel import Game

    game = Game(mini.BOOK, fight_of([[], ["curse", "sword"], ["curse", "torch"], []]))
    asked: list[tuple[int, Key]] = []
    answers = {1: [PASS, ("curse",), PASS], 2: [("curse",), PASS]}
    while decision := game.decision:
        assert decision.question.window and decision.options[0] == PASS
        key = answers[decision.seat].pop(0)
        asked.append((decision.seat, key))
        game.choose(key)
    assert asked == [(1, PASS), (2, ("curse",)), (1, ("curse",)), (1, PASS), (2, PASS)]


def test_a_window_that_must_not_tell_is_asked_though_pass_is_all_there_is() -> None:
    from fabletop.kernel import Game

    game = Game(mini.BOOK, fight_of([[], ["sword"], []]))
    assert [(each.seat, each.options) for each in game.waiting] == [(1, [PASS])]
    assert game.view(1)["decision"]["refused"] == [[["curse"], "MI-5"]]
    assert game.view(0)["decision"] is None


def test_standing_orders_are_choices_marked_auto() -> None:
    from fabletop.kernel import Game

    game = Game(mini.BOOK, fight_of([[], ["sword"], []]))
    game.choose(PASS, 1, auto=True)
    assert game.tape == [(1, "curse", PASS, True)]


# -- setting up a table --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "roll-player", "seats": 9}, "for 1 to 4 players, not 9"),
        ({"game": "roll-player", "seats": True}, "not True"),
        ({"game": "roll-player", "seats": 2.0}, "not 2.0"),
        ({"game": "roll-player", "wizards": True}, "no option 'wizards'"),
        ({"game": "roll-player", "shorter": 1}, "one of"),
        ({"game": "roll-player", "shorter": "yes"}, "one of"),
        ({"game": "roll-player", "seed": "x" * 65}, "1 to 64 bytes"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(setup: dict[str, object], message: str) -> None:
    import fabletop

    with pytest.raises(SetupError, match=message):
        fabletop.new(**setup)  # type: ignore[arg-type]
