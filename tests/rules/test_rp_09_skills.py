"""RP-9: Skill cards."""

import random

import pytest

import fabletop

from .roll_player import at, events, kind, options, play, pool, seat, table

# The arrow and the timing of every Skill as on the content sheet, and where the arrow leads from the centre.
SKILLS = {
    "concentrate": ("good", "any"),
    "search": ("lawful", "any"),
    "negotiate": ("lawful", "dice_phase"),
    "pickpocket": ("evil", "any"),
    "acrobatics": ("chaotic", "any"),
    "open_lock": ("evil", "market_turn"),
    "climb": ("good", "dice_phase"),
    "intimidate": ("evil", "dice_phase"),
    "move_silently": ("chaotic", "market_turn"),
    "knowledge": ("lawful", "any"),
    "cure_wounds": ("good", "any"),
    "sleight_of_hand": ("chaotic", "any"),
}
FROM_CENTRE = {"good": [1, 0], "evil": [1, 2], "lawful": [0, 1], "chaotic": [2, 1]}
OFFERING = {"initiative", "row", "action", "market", "second_purchase", "just_bought", "window"}
NO_DICE = {"STR": [], "DEX": [], "CON": []}
DECLINE = {"intimidate": ("done",)}  # all others: pass


def of_timing(*timings):
    return [card for card, (_, timing) in SKILLS.items() if timing in timings]


def ready(*cards, **own):
    """Seat 0, a Monk with three dice, may use any of these cards now."""
    dice = {"STR": ["red 2"], "DEX": ["blue 5"], "CON": ["white 3"]}
    own = {"class": "monk", "gold": 5, **dice, "skills": list(cards), **own}
    if set(cards) & set(of_timing("market_turn")):
        laid = {"market": ["longbow", "chain_helm"], "discard": ["leather_boots"]}
        return at("market_turn", 0, s0=own, table=laid)
    return at("dice_turn", 0, s0=own, table={"initiative": pool("red 1", "gold 3", "white 4")})


def sheet(game, number=0):
    """What a Skill may not touch when its ability is left unused."""
    names = ("gold", "charisma", "STR", "DEX", "CON", "INT", "WIS", "CHA", "weapons", "armor", "traits")
    return {name: seat(game, number)[name] for name in names}


# -- buying and using ------------------------------------------------------------------------------


@pytest.mark.rule("RP-9.1")
def test_a_skill_just_bought_can_be_used_at_once():
    cost = fabletop.book("roll-player").pack.load().market["pickpocket"].cost
    game = at("market_turn", 0, s0={"class": "bard", "gold": cost}, table={"market": ["pickpocket", "climb"]})
    play(game, ("buy", "pickpocket", 0))
    assert seat(game)["skills"] == ["pickpocket"]
    play(game, ("skill", "pickpocket"))
    assert seat(game)["gold"] == 2


@pytest.mark.rule("RP-9.2")
@pytest.mark.parametrize("card", [*SKILLS, "diplomacy"])
def test_buying_a_skill_does_not_move_the_token(card):
    game = at("market_turn", 0, s0={"class": "monk", "gold": 5}, table={"market": [card, "longbow"]})
    play(game, ("buy", card, 0))
    assert seat(game)["skills"] == [card]
    assert seat(game)["token"] == [1, 1]
    assert not events(game, "token")


@pytest.mark.rule("RP-9.2", "RP-9.3")
@pytest.mark.parametrize("card", SKILLS)
def test_using_a_skill_first_moves_the_token_along_its_arrow(card):
    game = play(ready(card), ("skill", card))
    assert seat(game)["token"] == FROM_CENTRE[SKILLS[card][0]]
    told = [event.name for event in events(game)]
    after = told[told.index("token") :]
    assert told.count("token") == 1
    if card == "pickpocket":
        assert after.index("gold") > 0
    else:
        assert kind(game) not in OFFERING  # the ability is still to come
        assert "exhausted" not in after


@pytest.mark.rule("RP-9.4", "RP-9.11")
@pytest.mark.parametrize("card", [card for card in SKILLS if card != "pickpocket"])
def test_the_ability_may_be_left_unused(card):
    game = ready(card)
    before = sheet(game), table(game)["initiative"], table(game)["bag"], table(game)["discard"]
    play(game, ("skill", card), DECLINE.get(card, ("pass",)))
    assert (sheet(game), table(game)["initiative"], table(game)["bag"], table(game)["discard"]) == before
    assert seat(game)["token"] == FROM_CENTRE[SKILLS[card][0]]
    assert seat(game)["exhausted"] == [card]


@pytest.mark.rule("RP-9.4")
def test_the_ability_may_be_used():
    game = play(ready("cure_wounds"), ("skill", "cure_wounds"), ("raise", "STR", 1, 2))
    assert seat(game)["STR"] == ["red 4"]


@pytest.mark.rule("RP-9.11")
def test_gold_from_the_supply_is_taken_without_a_question():
    game = play(ready("pickpocket"), ("skill", "pickpocket"))
    assert kind(game) == "initiative"
    assert seat(game)["gold"] == 7
    assert seat(game)["exhausted"] == ["pickpocket"]


@pytest.mark.rule("RP-9.5")
def test_the_card_is_exhausted_last():
    game = play(ready("climb"), ("skill", "climb"))
    assert (seat(game)["skills"], seat(game)["exhausted"]) == (["climb"], [])
    play(game, ("turn", 1))
    assert (seat(game)["skills"], seat(game)["exhausted"]) == ([], ["climb"])


@pytest.mark.rule("RP-9.5", "RP-9.7")
def test_an_exhausted_skill_cannot_be_used_until_it_is_refreshed():
    game = play(ready("pickpocket"), ("skill", "pickpocket"))
    assert ("skill", "pickpocket") not in options(game)
    assert game.why(("skill", "pickpocket")) == (False, "RP-9.7")
    game = at("cleanup", s0={"class": "monk", "exhausted": ["pickpocket"]}, s1={"class": "thief"})
    play(game, ("refresh", "pickpocket"))
    while game.decision.seat != 0:
        play(game, options(game)[0])
    assert ("skill", "pickpocket") in options(game)


@pytest.mark.rule("RP-9.7")
@pytest.mark.parametrize("scene", [("dice_turn", 0), ("market_turn", 0)])
def test_an_exhausted_skill_is_refused_and_a_ready_one_beside_it_is_not(scene):
    game = at(*scene, s0={"class": "monk", "skills": ["pickpocket"], "exhausted": ["cure_wounds"]})
    assert options(game, "skill") == [("skill", "pickpocket")]
    assert game.why(("skill", "cure_wounds")) == (False, "RP-9.7")


@pytest.mark.rule("RP-9.6")
@pytest.mark.parametrize("card", SKILLS)
def test_a_skill_whose_arrow_leaves_the_grid_cannot_be_used(card):
    blocked = FROM_CENTRE[SKILLS[card][0]]
    game = ready(card, token=blocked)
    assert not options(game, "skill")
    assert game.why(("skill", card)) == (False, "RP-9.6")
    with pytest.raises(fabletop.IllegalChoice):
        play(game, ("skill", card))
    assert seat(game)["skills"] == [card]
    assert seat(game)["token"] == blocked


@pytest.mark.rule("RP-9.8")
def test_a_skill_may_be_used_in_the_turn_of_another_player():
    game = at(
        "dice_turn",
        0,
        s1={"class": "monk", "skills": ["climb"]},
        table={"initiative": pool("red 1", "blue 2", "white 3")},
    )
    assert (kind(game), game.decision.seat) == ("window", 1)
    play(game, ("skill", "climb"), ("turn", 1))
    assert [card["die"] for card in table(game)["initiative"]] == ["blue 2", "white 3", "red 6"]
    assert seat(game, 1)["token"] == [1, 0]
    assert seat(game, 0)["token"] == [1, 1]


@pytest.mark.rule("RP-9.9")
def test_a_cleanup_refreshes_one_skill_only():
    game = at("cleanup", s0={"class": "monk", "exhausted": ["climb", "search"]}, s1={"class": "thief"})
    play(game, ("refresh", "climb"))
    assert (seat(game)["skills"], seat(game)["exhausted"]) == (["climb"], ["search"])
    assert kind(game) != "refresh"


@pytest.mark.rule("RP-9.10")
def test_a_player_may_own_any_number_of_skills():
    game = at(
        "market_turn",
        0,
        s0={"class": "monk", "gold": 2, "skills": list(SKILLS)},
        table={"market": ["diplomacy", "longbow"]},
    )
    play(game, ("buy", "diplomacy", 0))
    assert len(seat(game)["skills"]) == 13


@pytest.mark.rule("RP-9.12")
@pytest.mark.parametrize(
    ("card", "own"),
    [
        ("cure_wounds", {"STR": ["red 6"], "DEX": ["blue 6"], "CON": []}),
        ("acrobatics", {"DEX": [], "CON": []}),
        ("knowledge", NO_DICE),
        ("sleight_of_hand", NO_DICE),
        ("search", NO_DICE),
        ("negotiate", NO_DICE),
        ("open_lock", {"gold": 0}),
        ("move_silently", {"gold": 0}),
    ],
)
def test_without_a_target_only_the_token_moves_and_the_card_is_exhausted(card, own):
    game = ready(card, **own)
    before, asked = sheet(game), kind(game)
    play(game, ("skill", card))
    assert kind(game) == asked
    assert sheet(game) == before
    assert seat(game)["token"] == FROM_CENTRE[SKILLS[card][0]]
    assert seat(game)["exhausted"] == [card]


@pytest.mark.rule("RP-9.13")
def test_where_arrows_can_be_chosen_only_possible_ones_are_offered():
    """The only card with a choice of arrows is Diplomacy: it follows the arrow of the card it is aimed at."""
    game = at(
        "market_turn",
        0,
        s0={"class": "monk", "token": [0, 0], "skills": ["diplomacy"]},
        s1={"class": "thief", "exhausted": ["pickpocket", "acrobatics", "knowledge", "concentrate"]},
    )
    play(game, ("skill", "diplomacy"))
    assert options(game) == [("target", 1, "pickpocket"), ("target", 1, "acrobatics")]
    play(game, ("target", 1, "pickpocket"))
    assert seat(game)["token"] == [0, 1]


@pytest.mark.rule("RP-9.14")
def test_several_skills_may_be_used_in_one_turn():
    game = ready("pickpocket", "cure_wounds", "knowledge")
    play(game, ("skill", "pickpocket"), ("skill", "cure_wounds"), ("raise", "STR", 1, 1), ("take", 1))
    play(game, ("skill", "knowledge"), ("pass",))
    assert seat(game)["exhausted"] == ["pickpocket", "cure_wounds", "knowledge"]
    assert seat(game)["token"] == [0, 1]


# -- when ------------------------------------------------------------------------------------------


@pytest.mark.rule("RP-9.15")
@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("climb", []),
        ("intimidate", [("pick", 1)]),
        ("search", [("colour", "gold")]),
        ("negotiate", [("out", "STR", 1)]),
        ("acrobatics", []),
        ("knowledge", []),
        ("concentrate", [("swap", "STR", 1)]),
        ("sleight_of_hand", [("out", "STR", 1)]),
        ("open_lock", []),
        ("move_silently", []),
    ],
)
def test_a_skill_cannot_interrupt_another_skill(card, more):
    game = play(ready(card, "pickpocket", "cure_wounds", gold=9), ("skill", card), *more)
    assert kind(game) not in OFFERING
    assert not options(game, "skill")
    assert not game.why(("skill", "pickpocket")).allowed


@pytest.mark.rule("RP-9.15")
def test_a_skill_cannot_interrupt_a_swap_or_a_purchase():
    dice = {"STR": ["red 2"], "DEX": ["blue 5", "white 1"]}
    own = {"class": "sorcerer", "gold": 9, **dice, "skills": ["pickpocket"]}
    half = play(at("dice_action", 0, "DEX", 0, s0=own), ("swap", "STR", 1))
    assert options(half) == [("with", "DEX", 1), ("with", "DEX", 2)]
    half = play(at("dice_action", 0, "INT", 0, s0=own, dice=[6]), ("reroll", "STR", 1))
    assert options(half) == [("keep",), ("back",)]
    bought = play(at("market_turn", 0, s0=own, table={"market": ["weak", "climb"]}), ("buy", "weak", 0))
    assert kind(bought) == "granted_action"
    assert not options(bought, "skill")


def skilful_game(seats, seed):
    """A random game in which everybody likes to buy and to use Skills."""
    rng = random.Random(seed)
    game = fabletop.new("roll-player", seats=seats, seed=seed)
    skills = game.state.content.market
    while not game.over:
        yield game
        keys = game.decision.options
        liked = [key for key in keys if key[0] in ("skill", "refresh")]
        liked += [key for key in keys if key[0] == "buy" and skills[key[1]].type == "skill"]
        game.choose(rng.choice(liked) if liked and rng.random() < 0.7 else rng.choice(keys))


@pytest.mark.rule("RP-9.15", "RP-9.16")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_whole_games_skills_are_offered_at_stable_moments_only(seats):
    used = 0
    for seed in range(6):
        for game in skilful_game(seats, seed):
            keys = options(game, "skill")
            used += bool(keys)
            if not keys:
                continue
            assert kind(game) in OFFERING
            t = game.state
            assert not t.loose and not t.picked and t.before == 0
            assert (t.held >= 0) == (kind(game) == "row")
            if kind(game) != "window":
                assert game.decision.seat == t.turn
    assert used > 20


@pytest.mark.rule("RP-9.16")
def test_own_skills_are_among_the_options_of_every_decision_of_the_own_dice_turn():
    game = at(
        "dice_turn",
        0,
        s0={"class": "monk", "skills": ["pickpocket"]},
        s1={"class": "thief", "skills": ["cure_wounds"]},
        table={"initiative": pool("red 1", "blue 2", "white 3")},
    )
    for step in ("initiative", "row", "action"):
        assert (kind(game), game.decision.seat) == (step, 0)
        assert options(game, "skill") == [("skill", "pickpocket")]
        play(game, {"initiative": ("take", 1), "row": ("row", "STR"), "action": ("pass",)}[step])
    assert (kind(game), game.decision.seat) == ("initiative", 1)
    assert options(game, "skill") == [("skill", "cure_wounds")]


@pytest.mark.rule("RP-9.16")
def test_own_skills_are_among_the_options_of_the_own_market_turn_while_a_purchase_is_open():
    game = at(
        "market_turn",
        0,
        s0={"class": "bard", "gold": 9, "skills": ["pickpocket"]},
        s1={"class": "thief", "skills": ["cure_wounds"]},
        table={"market": ["longbow", "climb", "weak"]},
    )
    assert options(game, "skill") == [("skill", "pickpocket")]
    play(game, ("buy", "longbow", 0))
    assert kind(game) == "second_purchase"
    assert options(game, "skill") == [("skill", "pickpocket")]
    play(game, ("done",))
    assert (kind(game), game.decision.seat) == ("market", 1)


WINDOWS = {
    "dice_turn": ["climb", "intimidate", "negotiate"],
    "roll_phase": ["search"],
    "dice_end": ["climb", "intimidate", "negotiate"],
    "market_end": of_timing("any"),
}


@pytest.mark.rule("RP-9.16")
@pytest.mark.parametrize("card", SKILLS)
@pytest.mark.parametrize("scene", WINDOWS)
def test_each_window_is_for_the_skills_that_can_matter_there(scene, card):
    where = (scene, 0) if scene == "dice_turn" else (scene,)
    laid = {"dice_turn": pool("red 1", "gold 3", "white 4"), "dice_end": pool("", "", "white 4")}
    own = {"class": "monk", "skills": [card], "STR": ["red 2", "red 3"], "gold": 5}
    game = at(
        *where,
        s0={"class": "thief"},
        s1=own,
        table={"initiative": laid.get(scene, []), "discard": ["weak"], "round": 2},
        draws={"bag": ["red", "blue", "white"]} if scene == "roll_phase" else {},
        dice=[1, 2, 3],
    )
    asked = kind(game) == "window" and game.decision.seat == 1 and table(game)["round"] == 2
    if scene == "roll_phase" and table(game)["initiative"][0]["die"]:
        asked = False  # this is a later window, the dice have been drawn
    assert asked == (card in WINDOWS[scene])
    if asked:
        assert options(game) == [("pass",), ("skill", card)]


@pytest.mark.rule("RP-9.16")
def test_the_bag_window_comes_before_the_draw():
    game = at(
        "roll_phase",
        s0={"class": "monk", "skills": ["search"], "STR": ["red 2"]},
        draws={"bag": ["red", "blue", "white"]},
        dice=[1, 2, 3],
    )
    assert kind(game) == "window"
    assert [card["die"] for card in table(game)["initiative"]] == [None, None, None]
    play(game, ("pass",))
    assert [card["die"] for card in table(game)["initiative"]] == ["red 1", "blue 2", "white 3"]


@pytest.mark.rule("RP-9.16")
def test_the_last_window_of_the_round_comes_before_tokens_are_discarded():
    game = at("market_end", s0={"class": "monk", "charisma": 1, "skills": ["pickpocket"]})
    assert (kind(game), seat(game)["charisma"]) == ("window", 1)
    play(game, ("pass",))
    assert seat(game)["charisma"] == 0


@pytest.mark.rule("RP-9.16")
@pytest.mark.parametrize(
    ("scene", "target", "asked"),
    [
        (("dice_turn", 0), "climb", True),
        (("dice_turn", 0), "pickpocket", False),
        (("roll_phase",), "search", True),
        (("roll_phase",), "pickpocket", False),
        (("dice_end",), "negotiate", True),
        (("dice_end",), "pickpocket", False),
        (("market_end",), "pickpocket", True),
        (("market_end",), "climb", False),
    ],
)
def test_diplomacy_belongs_in_a_window_if_its_target_does(scene, target, asked):
    laid = pool("red 1", "gold 3", "white 4") if scene[0] == "dice_turn" else []
    laid = pool("", "", "white 4") if scene[0] == "dice_end" else laid
    game = at(
        *scene,
        s0={"class": "thief", "exhausted": [target]},
        s1={"class": "monk", "skills": ["diplomacy"], "STR": ["red 2"]},
        table={"initiative": laid},
    )
    assert (kind(game) == "window" and game.decision.seat == 1) == asked


@pytest.mark.rule("RP-9.17")
def test_before_a_dice_turn_the_others_are_asked_clockwise_and_the_player_of_the_turn_last():
    game = three_with_pool_skills("dice_turn", 1)
    asked = []
    while kind(game) == "window":
        asked.append(game.decision.seat)
        play(game, ("pass",))
    assert asked == [2, 0]
    assert (kind(game), game.decision.seat) == ("initiative", 1)


@pytest.mark.rule("RP-9.17")
def test_after_each_use_the_window_starts_again():
    game = three_with_pool_skills("dice_turn", 1)
    play(game, ("pass",))
    assert game.decision.seat == 0
    play(game, ("skill", "intimidate"), ("done",))
    assert (kind(game), game.decision.seat) == ("window", 2)
    play(game, ("pass",))
    assert (kind(game), game.decision.seat) == ("initiative", 1)


@pytest.mark.rule("RP-9.17")
def test_a_skill_of_the_player_of_the_turn_opens_the_window_again_until_a_card_is_chosen():
    game = three_with_pool_skills("dice_turn", 1)
    play(game, ("pass",), ("pass",), ("skill", "negotiate"), ("pass",))
    assert (kind(game), game.decision.seat) == ("window", 2)
    play(game, ("pass",), ("pass",), ("take", 2))
    assert (kind(game), game.decision.seat) == ("row", 1)


@pytest.mark.rule("RP-9.17")
@pytest.mark.parametrize("scene", ["dice_end", "market_end", "roll_phase"])
def test_in_the_other_windows_all_are_asked_clockwise_from_the_start_player(scene):
    cards = {"dice_end": ["climb", "intimidate", "negotiate"]}
    any_time = ["pickpocket", "cure_wounds", "knowledge"]
    first, second, third = cards.get(scene, any_time)
    seats = {"s0": {"skills": [first]}, "s1": {"skills": [second]}, "s2": {"skills": [third]}}
    if scene == "roll_phase":  # only one Search exists: the others reach it with Diplomacy or not at all
        seats = {"s0": {"skills": ["diplomacy"]}, "s1": {"skills": []}, "s2": {"skills": ["search"]}}
    for own in seats.values():
        own["STR"] = ["red 2"]
    laid = pool("", "", "", "white 4") if scene == "dice_end" else []
    game = at(scene, seats=3, table={"start_player": 1, "initiative": laid}, **seats)
    asked = []
    while kind(game) == "window" and len(asked) < 5:
        asked.append(game.decision.seat)
        play(game, ("pass",))
    assert asked == ([2, 0] if scene == "roll_phase" else [1, 2, 0])


def three_with_pool_skills(scene, turn):
    return at(
        scene,
        turn,
        seats=3,
        s0={"skills": ["intimidate"]},
        s1={"skills": ["negotiate"], "STR": ["red 2"]},
        s2={"skills": ["climb"]},
        table={"initiative": pool("", "red 2", "blue 3", "white 4", taken={1: 0})},
    )


@pytest.mark.rule("RP-9.18")
@pytest.mark.parametrize(
    "own",
    [
        {},
        {"exhausted": ["climb"]},
        {"skills": ["climb"], "token": [1, 0]},
        {"skills": ["open_lock"]},
        {"skills": ["diplomacy"]},
    ],
)
def test_a_window_is_skipped_when_nobody_could_use_a_skill_in_it(own):
    game = at("dice_turn", 0, s0={"class": "thief"}, s1={"class": "monk", **own})
    assert (kind(game), game.decision.seat) == ("initiative", 0)


@pytest.mark.rule("RP-9.18")
def test_a_window_passes_over_players_without_a_card_for_it():
    game = at("market_end", seats=4, s2={"skills": ["cure_wounds"]}, s3={"exhausted": ["pickpocket"]})
    assert (kind(game), game.decision.seat) == ("window", 2)
    play(game, ("pass",))
    assert (kind(game), game.decision.seat) == ("refresh", 3)


@pytest.mark.rule("RP-9.19")
def test_a_refreshed_skill_can_be_used_from_the_next_round_on():
    game = at("cleanup", s0={"class": "monk", "exhausted": ["pickpocket"]}, table={"round": 4})
    play(game, ("refresh", "pickpocket"))
    while not options(game, "skill"):
        assert kind(game) in ("order", "initiative", "row", "action")
        play(game, options(game)[0])
    assert (table(game)["round"], game.decision.seat) == (5, 0)
    play(game, ("skill", "pickpocket"))
    assert seat(game)["exhausted"] == ["pickpocket"]


@pytest.mark.rule("RP-9.20")
@pytest.mark.parametrize("card", SKILLS)
def test_in_the_dice_phase_a_market_skill_cannot_be_used_and_all_others_can(card):
    laid = {"initiative": pool("red 1", "gold 3", "white 4")}
    game = at("dice_turn", 0, s0={"class": "monk", "skills": [card], "STR": ["red 2"]}, table=laid)
    timely = SKILLS[card][1] != "market_turn"
    for choice in (("take", 1), ("row", "WIS"), ("pass",)):
        assert (("skill", card) in options(game)) == timely
        if not timely:
            assert game.why(("skill", card)) == (False, "RP-9.20")
        play(game, choice)


@pytest.mark.rule("RP-9.20")
@pytest.mark.parametrize("card", SKILLS)
def test_in_the_own_market_turn_a_dice_phase_skill_cannot_be_used_and_all_others_can(card):
    game = at("market_turn", 0, s0={"class": "monk", "skills": [card], "STR": ["red 2"]})
    timely = SKILLS[card][1] != "dice_phase"
    assert (("skill", card) in options(game)) == timely
    if not timely:
        assert game.why(("skill", card)) == (False, "RP-9.20")


@pytest.mark.rule("RP-9.20")
def test_dice_phase_skills_wait_for_the_dice_pool_and_serve_in_the_turns_of_others():
    own = {"class": "monk", "skills": ["search", "climb"], "STR": ["red 2"]}
    game = at("roll_phase", s1=own, draws={"bag": ["red", "blue", "white"]}, dice=[1, 2, 3])
    assert options(game) == [("pass",), ("skill", "search")]
    assert game.why(("skill", "climb")) == (False, "RP-9.20")
    play(game, ("pass",))
    assert (game.decision.seat, options(game)) == (1, [("pass",), ("skill", "climb")])


@pytest.mark.rule("RP-9.20")
@pytest.mark.parametrize("card", of_timing("market_turn"))
@pytest.mark.parametrize("choice", [("buy", "longbow", 0), ("discard", "longbow")])
def test_a_market_skill_cannot_be_used_once_the_own_market_turn_is_over(card, choice):
    game = at(
        "market_turn",
        1,
        s0={"class": "thief"},
        s1={"class": "monk", "gold": 9, "skills": [card, "pickpocket"]},
        table={"market": ["longbow", "chain_helm"], "discard": ["weak"]},
    )
    assert ("skill", card) in options(game)
    play(game, choice)
    assert (kind(game), game.decision.seat) == ("window", 1)
    assert options(game) == [("pass",), ("skill", "pickpocket")]
    assert game.why(("skill", card)) == (False, "RP-9.20")


@pytest.mark.rule("RP-9.20")
def test_a_market_skill_serves_the_bard_while_the_second_purchase_is_open():
    game = at(
        "market_turn",
        0,
        s0={"class": "bard", "gold": 9, "skills": ["open_lock"]},
        table={"market": ["longbow", "chain_helm"]},
    )
    play(game, ("buy", "longbow", 0))
    assert ("skill", "open_lock") in options(game)
