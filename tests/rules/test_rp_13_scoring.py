"""RP-13: final scoring."""

import itertools
import random

import pytest

import fabletop

from .roll_player import at, kind, options, play, pool, seat, table

ROWS = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
CHAIN = ("chain_gorget", "chain_vambraces", "chain_helm", "chain_tunic", "chain_leggings")
MYSTIC = ("mystic_cowl", "mystic_robes", "mystic_cloak")
LEATHER = ("leather_greaves", "leather_boots", "leather_gloves", "leather_pauldron")
SETS = {"chain": CHAIN, "mystic": MYSTIC, "leather": LEATHER}
SCALES = {"chain": (1, 2, 4, 7, 10), "mystic": (1, 3, 6), "leather": (1, 3, 5, 8)}
CLASS_OF = {
    "white": "paladin",
    "green": "ranger",
    "purple": "monk",
    "black": "rogue",
    "blue": "wizard",
    "red": "warrior",
}
BRAWLER = {  # the marked spaces of a Backstory card
    "STR": (2, "green"),
    "DEX": (3, "red"),
    "CON": (2, "blue"),
    "INT": (3, "purple"),
    "WIS": (3, "black"),
    "CHA": (1, "white"),
}


def end(**own):
    """Seat 0 at the end of the game: a human Monk of neutral Alignment unless said otherwise."""
    return at("last_discards", 0, s0={"race": "human", "class": "monk", "alignment": "champion", **own})


def stars(game):
    return seat(game)["stars"]


def three(total, colour="red"):
    """Three dice of a colour that add up to a number."""
    faces = [total // 3 + (i < total % 3) for i in range(3)]
    return [f"{colour} {face}" for face in faces]


# -- general ---------------------------------------------------------------------------------------


@pytest.mark.rule("RP-13.1")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_there_is_no_score_before_the_end(seats):
    rng = random.Random(seats)
    game = fabletop.new("roll-player", seats=seats, seed=seats)
    while not game.over:
        assert game.result is None
        game.choose(rng.choice(game.decision.options))
    assert game.result.scores == tuple(seat(game, i)["stars"]["total"] for i in range(seats))


@pytest.mark.rule("RP-13.1")
def test_stars_that_were_in_sight_during_play_are_not_kept():
    """Lawful when the Trait is bought, no longer lawful at the end."""
    own = {"class": "monk", "gold": 4, "token": [1, 1], "alignment": "champion", "skills": ["acrobatics"]}
    game = at("market_turn", 1, s1=own, table={"round": 12, "market": ["honest", "longbow"]})
    play(game, ("buy", "honest", 0))
    assert seat(game, 1)["token"] == [0, 1]
    play(game, ("skill", "acrobatics"))
    while not game.over:
        play(game, options(game)[0])
    assert game.result.scores[1] == 0


@pytest.mark.rule("RP-13.2")
def test_the_score_is_the_sum_of_the_six_categories():
    game = end(
        token=[0, 1],
        backstory="brawler",
        DEX=["purple 6", "blue 4", "red 6"],
        CHA=["white 1"],
        armor=["mystic_cowl"],
        traits=["proud"],
    )
    play(game, ("done",))
    of = stars(game)
    assert (of["goals"], of["colour"], of["alignment"]) == (2, 1, 3)
    assert (of["backstory"], of["armor"], of["traits"]) == (1, 2, 1)
    assert game.result.scores[0] == 10
    assert sum(line[2] for line in game.result.lines[0]) == 10


@pytest.mark.rule("RP-13.2")
def test_gold_tokens_skills_and_exhausted_cards_score_nothing_by_themselves():
    game = end(gold=40, charisma=3, weapons=["longsword"], skills=["climb"], exhausted=["search"])
    assert stars(game)["total"] == 0


@pytest.mark.rule("RP-13.4")
def test_stars_of_the_tower_shield_count_and_stand_under_armor():
    game = end(weapons=["tower_shield"], armor=["chain_helm", "chain_tunic"])
    assert (stars(game)["armor"], stars(game)["total"]) == (4, 4)
    while not game.over:
        play(game, ("done",))
    assert ("armor", "tower_shield", 2) in game.result.lines[0]
    assert game.result.scores[0] == 4


@pytest.mark.rule("RP-13.5")
def test_the_total_may_be_negative():
    game = end(alignment="lunatic", token=[0, 0])
    assert game.result.scores[0] == -3


@pytest.mark.rule("RP-13.6")
def test_just_before_scoring_any_own_market_card_may_be_discarded_for_no_gold():
    own = {
        "gold": 3,
        "weapons": ["longsword"],
        "armor": ["chain_helm"],
        "traits": ["proud"],
        "skills": ["climb"],
        "exhausted": ["search"],
    }
    cards = ["longsword", "chain_helm", "proud", "climb", "search"]
    game = at("last_discards", 0, s0=own, s1={"weapons": ["longbow"]}, table={"discard": []})
    assert options(game) == [("done",), *(("drop", card) for card in cards)]
    for card in cards:
        play(game, ("drop", card))
    assert (seat(game)["gold"], table(game)["discard"]) == (3, sorted(cards))
    areas = ("weapons", "armor", "traits", "skills", "exhausted")
    assert not any(seat(game)[area] for area in areas)
    assert (kind(game), game.decision.seat) == ("last_discards", 1)


@pytest.mark.rule("RP-13.6")
def test_a_card_discarded_before_scoring_no_longer_counts():
    game = end(**{"class": "paladin"}, STR=["red 6", "red 6", "white 5"], weapons=["longsword"])
    assert (seat(game)["values"]["STR"], stars(game)["goals"]) == (18, 0)
    play(game, ("drop", "longsword"))
    assert game.result.scores[0] == 3 + 1


@pytest.mark.rule("RP-13.6")
def test_the_last_round_leads_to_the_last_discards():
    game = at("cleanup", s0={"weapons": ["longbow"]}, s1={"traits": ["proud"]}, table={"round": 12})
    assert (kind(game), game.decision.seat) == ("last_discards", 0)
    play(game, ("done",))
    assert (kind(game), game.decision.seat) == ("last_discards", 1)
    play(game, ("done",))
    assert game.over


# -- Attribute Goals -------------------------------------------------------------------------------


@pytest.mark.rule("RP-13.7")
@pytest.mark.parametrize(
    ("own", "row", "value"),
    [
        ({"STR": ["red 4", "blue 5", "gold 6"]}, "STR", 15),
        ({"race": "dragonkin", "STR": ["red 4", "blue 5", "gold 6"]}, "STR", 17),
        ({"race": "dragonkin", "DEX": ["red 4", "blue 5", "gold 6"]}, "DEX", 13),
        ({"race": "dragonkin", "CON": ["red 4", "blue 5", "gold 6"]}, "CON", 15),
        ({"weapons": ["jeweled_dagger"], "STR": ["red 4", "blue 5", "gold 6"]}, "STR", 16),
        ({"weapons": ["longsword"], "STR": ["purple 4", "purple 5", "gold 6"]}, "STR", 17),
        (
            {
                "race": "orc",
                "weapons": ["longsword", "jeweled_dagger"],
                "INT": ["purple 4", "blue 5", "gold 6"],
            },
            "INT",
            15,
        ),
    ],
)
def test_the_value_is_the_dice_with_the_race_and_the_weapons(own, row, value):
    assert seat(end(**own))["values"][row] == value


@pytest.mark.rule("RP-13.8")
@pytest.mark.parametrize(("side", "earned"), [("paladin", 3), ("cleric", 0)])
def test_only_the_goals_of_the_class_side_in_use_count(side, earned):
    game = end(**{"class": side}, STR=three(17))
    assert seat(game)["lines"]["STR"] == earned


@pytest.mark.rule("RP-13.7", "RP-13.8")
@pytest.mark.parametrize(("race", "earned"), [("human", 0), ("dragonkin", 3)])
def test_the_final_value_not_the_sum_of_the_dice_is_compared_with_the_goal(race, earned):
    game = end(**{"class": "paladin"}, race=race, STR=three(15))
    assert seat(game)["lines"]["STR"] == earned


@pytest.mark.rule("RP-13.9", "RP-13.10", "RP-13.11")
@pytest.mark.parametrize(
    ("klass", "row", "value", "earned"),
    [
        ("paladin", "STR", 16, 0),
        ("paladin", "STR", 17, 3),
        ("paladin", "STR", 18, 0),
        ("cleric", "WIS", 17, 0),
        ("cleric", "WIS", 18, 4),
    ],
)
def test_a_single_number_is_reached_only_exactly(klass, row, value, earned):
    game = end(**{"class": klass, row: three(value)})
    assert (seat(game)["lines"][row], stars(game)["goals"]) == (earned, earned)


@pytest.mark.rule("RP-13.11", "RP-13.15")
def test_a_value_above_eighteen_misses_the_goal_of_exactly_eighteen():
    game = end(**{"class": "warrior"}, race="dragonkin", STR=three(18))
    assert (seat(game)["values"]["STR"], stars(game)["goals"]) == (20, 0)


@pytest.mark.rule("RP-13.9", "RP-13.10", "RP-13.12")
@pytest.mark.parametrize(
    ("klass", "row", "value", "earned"),
    [
        ("cleric", "STR", 13, 0),
        ("cleric", "STR", 14, 2),
        ("cleric", "STR", 15, 2),
        ("cleric", "STR", 16, 0),
        ("monk", "CON", 16, 0),
        ("monk", "CON", 17, 2),
        ("monk", "CON", 18, 2),
    ],
)
def test_a_range_is_reached_from_its_lower_to_its_upper_end(klass, row, value, earned):
    game = end(**{"class": klass, row: three(value)})
    assert (seat(game)["lines"][row], stars(game)["goals"]) == (earned, earned)


@pytest.mark.rule("RP-13.9", "RP-13.10", "RP-13.13")
@pytest.mark.parametrize(
    ("klass", "row", "value", "earned"),
    [
        ("cleric", "INT", 13, 0),
        ("cleric", "INT", 14, 1),
        ("cleric", "INT", 15, 1),
        ("cleric", "INT", 18, 1),
        ("monk", "STR", 17, 0),
        ("monk", "STR", 18, 3),
    ],
)
def test_a_goal_with_a_plus_is_reached_by_that_value_or_more(klass, row, value, earned):
    game = end(**{"class": klass, row: three(value)})
    assert (seat(game)["lines"][row], stars(game)["goals"]) == (earned, earned)


@pytest.mark.rule("RP-13.14")
def test_each_attribute_is_judged_on_its_own():
    reached = {"STR": 17, "DEX": 15, "CON": 17, "INT": 14, "WIS": 16, "CHA": 14}
    dice = {row: three(value, colour) for (row, value), colour in zip(reached.items(), CLASS_OF)}
    game = end(**{"class": "paladin"}, **dice)
    assert [seat(game)["lines"][row] for row in ROWS] == [3, 2, 3, 1, 2, 1]
    game = end(**{"class": "paladin"}, **{**dice, "CON": three(9), "CHA": three(13)})
    assert [seat(game)["lines"][row] for row in ROWS] == [3, 2, 0, 1, 2, 0]


@pytest.mark.rule("RP-13.13", "RP-13.15")
@pytest.mark.parametrize(
    ("own", "row", "value", "earned"),
    [
        ({"race": "dragonkin", "STR": three(18)}, "STR", 20, 3),
        ({"race": "orc", "STR": three(18, "purple"), "weapons": ["longsword"]}, "STR", 23, 3),
        ({"race": "halfling", "STR": three(3)}, "STR", 1, 0),
        ({"race": "elf", "CON": three(4)}, "CON", 2, 0),
    ],
)
def test_modifiers_may_lead_above_eighteen_and_below_three(own, row, value, earned):
    game = end(**own)
    assert (seat(game)["values"][row], seat(game)["lines"][row]) == (value, earned)


# -- dice in the Class colour ----------------------------------------------------------------------


@pytest.mark.rule("RP-13.16")
@pytest.mark.parametrize("colour", CLASS_OF)
def test_each_die_in_the_class_colour_is_worth_one_star(colour):
    other = "red" if colour != "red" else "blue"
    own = {"class": CLASS_OF[colour], "STR": [f"{colour} 1", f"{other} 1"], "CHA": [f"{colour} 3"]}
    assert stars(end(**own))["colour"] == 2


@pytest.mark.rule("RP-13.16", "RP-13.17")
def test_value_and_place_of_a_class_die_do_not_matter():
    game = end(
        **{"class": "barbarian"},
        STR=["red 1", "gold 1", "blue 3"],
        DEX=["red 1", "gold 2"],
        INT=["white 2", "red 3"],
        WIS=["black 1", "green 1", "red 6"],
        CHA=["red 6", "gold 6", "gold 1"],
    )
    assert stars(game)["colour"] == 5


@pytest.mark.rule("RP-13.16")
def test_dice_of_another_player_do_not_count():
    game = at("last_discards", 0, s0={"class": "monk"}, s1={"class": "rogue", "STR": three(9, "purple")})
    assert [seat(game, i)["stars"]["colour"] for i in (0, 1)] == [0, 0]


@pytest.mark.rule("RP-13.18")
@pytest.mark.parametrize("klass", [*CLASS_OF.values(), "cleric", "druid", "bard", "thief", "sorcerer"])
def test_gold_dice_are_never_class_dice(klass):
    game = end(**{"class": klass}, STR=three(9, "gold"), WIS=three(6, "gold"))
    assert stars(game)["colour"] == 0


# -- Alignment -------------------------------------------------------------------------------------


@pytest.mark.rule("RP-13.19")
@pytest.mark.parametrize(
    ("card", "grid"),
    [
        ("truth_seeker", [[3, 1, 0], [1, 0, -1], [0, -1, -3]]),
        ("scoundrel", [[-1, -3, -1], [0, 0, 0], [1, 3, 1]]),
        ("free_spirit", [[-1, 0, 1], [-3, 0, 3], [-1, 0, 1]]),
    ],
)
def test_the_stars_under_the_token_are_added_or_taken_away(card, grid):
    for x, y in itertools.product(range(3), range(3)):
        game = end(alignment=card, token=[x, y], STR=["purple 1"])
        assert (stars(game)["alignment"], stars(game)["total"]) == (grid[y][x], grid[y][x] + 1)


@pytest.mark.rule("RP-13.20")
def test_only_the_last_position_of_the_token_counts():
    own = {"class": "monk", "alignment": "lunatic", "token": [2, 1], "skills": ["pickpocket", "knowledge"]}
    game = at("market_end", s0=own, table={"round": 12})
    assert stars(game)["alignment"] == 1
    play(game, ("skill", "pickpocket"))
    assert stars(game)["alignment"] == 3
    play(game, ("skill", "knowledge"), ("done",))
    assert game.over
    assert stars(game)["alignment"] == 1
    assert game.result.scores[0] == 1


# -- Backstory -------------------------------------------------------------------------------------


def story(matches):
    """Dice that agree with the Brawler in the first few rows, and in no other."""
    dice = {}
    for row, (space, colour) in itertools.islice(BRAWLER.items(), matches):
        dice[row] = ["gold 1"] * (space - 1) + [f"{colour} 1"]
    return dice


@pytest.mark.rule("RP-13.21", "RP-13.22")
@pytest.mark.parametrize(
    ("dice", "matches"),
    [
        ({"STR": ["red 1", "green 1"]}, 1),
        ({"STR": ["green 1", "red 1"]}, 0),
        ({"STR": ["red 1", "red 1"]}, 0),
        ({"DEX": ["red 1", "green 1"]}, 0),
        ({"STR": ["red 1", "green 1"], "CHA": ["white 1"]}, 2),
        ({"CHA": ["red 1", "white 1", "white 1"]}, 0),
    ],
)
def test_a_match_needs_the_colour_and_the_place(dice, matches):
    assert seat(end(backstory="brawler", **dice))["matches"] == matches


@pytest.mark.rule("RP-13.21")
def test_a_match_is_with_the_own_card_and_the_own_sheet():
    game = at(
        "last_discards",
        0,
        s0={"backstory": "brawler"},
        s1={"backstory": "aristocrat", "STR": ["red 1", "green 1"]},
    )
    assert [seat(game, i)["matches"] for i in (0, 1)] == [0, 0]


@pytest.mark.rule("RP-13.23")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_value_of_a_matching_die_does_not_matter(face):
    game = end(backstory="brawler", STR=["gold 1", f"green {face}"], CHA=[f"white {face}"])
    assert (seat(game)["matches"], stars(game)["backstory"]) == (2, 1)


@pytest.mark.rule("RP-13.24")
@pytest.mark.parametrize("matches", [0, 1])
def test_no_match_or_one_is_worth_nothing(matches):
    game = end(backstory="brawler", **story(matches))
    assert (seat(game)["matches"], stars(game)["backstory"]) == (matches, 0)


@pytest.mark.rule("RP-13.25")
@pytest.mark.parametrize("matches", [2, 3])
def test_two_or_three_matches_are_worth_one_star(matches):
    game = end(backstory="brawler", **story(matches))
    assert (seat(game)["matches"], stars(game)["backstory"]) == (matches, 1)


@pytest.mark.rule("RP-13.26")
@pytest.mark.parametrize("matches", [4, 5])
def test_four_or_five_matches_are_worth_three_stars(matches):
    game = end(backstory="brawler", **story(matches))
    assert (seat(game)["matches"], stars(game)["backstory"]) == (matches, 3)


@pytest.mark.rule("RP-13.27")
def test_six_matches_are_worth_six_stars():
    game = end(backstory="brawler", **story(6))
    assert (seat(game)["matches"], stars(game)["backstory"]) == (6, 6)


@pytest.mark.rule("RP-13.24", "RP-13.25", "RP-13.26", "RP-13.27")
def test_every_backstory_card_has_the_same_scale():
    cards = fabletop.book("roll-player").pack.load().backstories
    for name, card in cards.items():
        dice = {cell.row: ["gold 1"] * (cell.space - 1) + [f"{cell.colour} 1"] for cell in card.cells}
        earned = []
        for matches in range(7):
            game = end(backstory=name, **dict(itertools.islice(dice.items(), matches)))
            earned.append(stars(game)["backstory"])
        assert earned == [0, 0, 1, 1, 3, 3, 6], name


# -- Armor -----------------------------------------------------------------------------------------


@pytest.mark.rule("RP-13.28")
@pytest.mark.parametrize("card", [*CHAIN, *MYSTIC, *LEATHER])
def test_one_card_is_a_set(card):
    colour = {"chain": "blue", "mystic": "red", "leather": "red"}[card.partition("_")[0]]
    assert stars(end(**{"class": CLASS_OF[colour]}, armor=[card]))["armor"] == 1


@pytest.mark.rule("RP-13.28", "RP-13.29")
def test_each_type_is_scored_as_its_own_set():
    game = end(**{"class": "rogue"}, armor=[*CHAIN[:3], *MYSTIC[:2], LEATHER[0]])
    lines = seat(game)["lines"]
    assert (lines["chain"], lines["mystic"], lines["leather"]) == (4, 3, 1 + 1)
    assert stars(game)["armor"] == 9


@pytest.mark.rule("RP-13.30", "RP-13.33")
@pytest.mark.parametrize(
    ("name", "size", "earned"),
    [(name, size, earned) for name in SCALES for size, earned in enumerate(SCALES[name], 1)],
)
def test_the_scale_gives_the_stars_of_the_whole_set(name, size, earned):
    colour = {"chain": "black", "mystic": "black", "leather": "red"}[name]
    game = end(**{"class": CLASS_OF[colour]}, armor=list(SETS[name][:size]))
    assert (seat(game)["lines"][name], stars(game)["armor"]) == (earned, earned)


@pytest.mark.rule("RP-13.31", "RP-13.32")
@pytest.mark.parametrize("colour", CLASS_OF)
@pytest.mark.parametrize(
    ("name", "colours"),
    [("chain", ("red", "white")), ("mystic", ("blue", "purple")), ("leather", ("green", "black"))],
)
def test_a_class_colour_named_on_the_set_is_worth_one_star_once(name, colours, colour):
    for size, earned in enumerate(SCALES[name], 1):
        game = end(**{"class": CLASS_OF[colour]}, armor=list(SETS[name][:size]))
        assert stars(game)["armor"] == earned + (colour in colours)


@pytest.mark.rule("RP-13.31")
def test_the_extra_star_belongs_to_a_set_that_is_owned():
    assert stars(end(**{"class": "paladin"}))["armor"] == 0
    assert stars(end(**{"class": "paladin"}, armor=["mystic_cowl"]))["armor"] == 1


@pytest.mark.rule("RP-13.34")
@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("colour", ["red", "blue", "black"])
def test_it_does_not_matter_which_cards_of_a_type_are_owned(name, colour):
    for size in range(1, len(SETS[name]) + 1):
        worth = {
            stars(end(**{"class": CLASS_OF[colour]}, armor=list(cards)))["armor"]
            for cards in itertools.combinations(SETS[name], size)
        }
        assert len(worth) == 1


# -- Traits ----------------------------------------------------------------------------------------


@pytest.mark.rule("RP-13.35")
def test_each_own_trait_gives_its_stars():
    game = end(token=[0, 0], alignment="champion", traits=["honest", "compassionate", "proud"])
    lines = seat(game)["lines"]
    assert (lines["honest"], lines["compassionate"], lines["proud"]) == (3, 3, 3)
    assert (stars(game)["traits"], stars(game)["total"]) == (9, 9)


@pytest.mark.rule("RP-13.35")
def test_a_trait_scores_for_its_owner_only():
    game = at("last_discards", 0, s0={"traits": ["proud"]}, s1={"traits": []})
    assert [seat(game, i)["stars"]["traits"] for i in (0, 1)] == [1, 0]


@pytest.mark.rule("RP-13.36")
def test_a_trait_whose_condition_is_not_met_gives_nothing_and_spoils_no_other():
    game = end(token=[0, 1], traits=["honest", "cunning", "envious", "dedicated"])
    lines = seat(game)["lines"]
    assert [lines[card] for card in ("honest", "cunning", "envious", "dedicated")] == [3, 0, 0, 0]
    assert stars(game)["traits"] == 3


@pytest.mark.rule("RP-13.37")
def test_conditions_are_checked_at_the_end_of_the_game():
    own = {"class": "monk", "gold": 6, "token": [0, 1], "skills": ["pickpocket"], "traits": ["greedy"]}
    game = at("market_end", s0={**own, "traits": ["greedy", "envious"]}, table={"round": 12})
    assert seat(game)["lines"]["envious"] == 0
    play(game, ("skill", "pickpocket"), ("drop", "pickpocket"), ("done",))
    assert seat(game)["lines"]["envious"] == 3
    assert seat(game)["lines"]["greedy"] == 2  # 8 Gold now, not the 6 from before


@pytest.mark.rule("RP-13.37")
def test_a_die_changed_in_the_last_turn_changes_what_a_trait_earns():
    own = {"class": "monk", "STR": ["red 5", "blue 6"], "traits": ["courageous"]}
    laid = {"round": 12, "initiative": pool("", "", "red 1")}
    game = at("dice_action", 1, "CON", 0, s0={"class": "thief"}, s1=own, table=laid)
    assert seat(game, 1)["lines"]["courageous"] == 0
    play(game, ("raise", "STR", 1))
    while not game.over:
        play(game, ("discard", options(game, "discard")[0][1]) if kind(game) == "market" else ("done",))
    assert seat(game, 1)["lines"]["courageous"] == 1


@pytest.mark.rule("RP-13.38")
@pytest.mark.parametrize(
    ("trait", "own"),
    [
        ("courageous", {"weapons": ["jeweled_dagger"], "STR": ["gold 5", "gold 5", "red 1"]}),
        ("courageous", {"weapons": ["longsword"], "STR": ["purple 5", "purple 5", "red 1"]}),
        ("focused", {"weapons": ["jeweled_dagger"], "STR": ["gold 4", "red 5", "red 5"]}),
        ("focused", {"weapons": ["longsword"], "STR": ["purple 4", "red 5", "red 5"]}),
        ("courageous", {"race": "orc", "STR": ["red 6", "red 5", "red 4"]}),
    ],
)
def test_conditions_about_dice_see_the_faces_as_they_lie(trait, own):
    assert seat(end(traits=[trait], **own))["lines"][trait] == 0


@pytest.mark.rule("RP-13.38")
def test_a_card_that_names_the_race_counts_it_and_still_no_weapon():
    own = {"traits": ["weak"], "weapons": ["longsword"], "STR": ["purple 3", "purple 3", "purple 3"]}
    assert seat(end(**own, race="human"))["lines"]["weak"] == 0  # 9
    game = end(**own, race="halfling")  # 7; 10 with the Longsword
    assert (seat(game)["lines"]["weak"], seat(game)["values"]["STR"]) == (4, 10)
