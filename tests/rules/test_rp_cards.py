"""Every Market card and every Class shows in a game what its text says (RP-15.1).

The expected numbers are those of the content sheet; where a text names a number, it is read from the text.
Costs are this project's own to balance and are read from the pack, but for those that are known.
"""

import itertools
import re

import pytest

import fabletop
from fabletop.words import Words

from .roll_player import at, kind, options, play, pool, seat, table

CONTENT = fabletop.book("roll-player").pack.load()
WORDS = Words("en")
ROWS = ("STR", "DEX", "CON", "INT", "WIS", "CHA")
MARKET = ["longbow", "chain_helm", "chain_tunic"]
CLASS_OF = {
    "white": "paladin",
    "green": "ranger",
    "purple": "monk",
    "black": "rogue",
    "blue": "wizard",
    "red": "warrior",
}


def text_of(name):
    """What stands on a card or Class, made of what it does."""
    card = CONTENT.market.get(name)
    sentences = card.say(CONTENT.armor_sets) if card else CONTENT.classes[name].say()
    return " ".join(WORDS.say(each) for each in sentences)


def says(name, pattern):
    """A number in the text of a card or Class."""
    found = re.search(pattern, text_of(name))
    assert found, f"the text of {name} does not say {pattern}"
    return int(found[1])


def end(**own):
    """Seat 0 at the end: a human Monk (purple) with the token at the centre, unless said otherwise."""
    return at("last_discards", 0, s0={"race": "human", "class": "monk", "alignment": "champion", **own})


def market(*, draws=(), others=None, discard=(), cards=MARKET, **own):
    """The Market turn of seat 0, the first of two players."""
    return at(
        "market_turn",
        0,
        s0={"class": "monk", "gold": 9, **own},
        s1={"class": "thief", **(others or {})},
        table={"market": list(cards), "discard": list(discard)},
        draws={"deck": list(draws)},
    )


def dice_turn(*, dice=(), others=None, laid=("red 1", "gold 3", "blue 5"), **own):
    """The Dice turn of seat 0, the first of two players."""
    return at(
        "dice_turn",
        0,
        s0={"class": "monk", "gold": 5, **own},
        s1={"class": "thief", **(others or {})},
        table={"initiative": pool(*laid)},
        dice=list(dice),
    )


def place(die, **own):
    """Seat 0 has taken the first Initiative card and places its die."""
    return play(dice_turn(laid=(die, "white 4", "blue 5"), **own), ("take", 1))


def action(row, **own):
    """Seat 0 has placed a white 1 in a row and may take its action."""
    return play(place("white 1", **own), ("row", row))


def laid_out(game):
    return [card["die"] for card in table(game)["initiative"]]


def whose(game):
    return kind(game), game.decision.seat


# -- costs as in the pack, arrows and hands as on the content sheet --------------------------------

COST_OF = {card: entry.cost for card, entry in CONTENT.market.items()}
KNOWN_COSTS = {"reckless": 6}
ARROWS = {
    "good": "honorable weak compassionate courageous famous concentrate climb cure_wounds",
    "evil": "proud obsessed greedy obnoxious envious pickpocket open_lock intimidate",
    "lawful": "steadfast focused honest loyal dedicated search negotiate knowledge",
    "chaotic": "nimble clumsy foolish reckless cunning acrobatics move_silently sleight_of_hand",
}
ARROW_OF = {card: arrow for arrow, cards in ARROWS.items() for card in cards.split()}
FROM_CENTRE = {"good": [1, 0], "evil": [1, 2], "lawful": [0, 1], "chaotic": [2, 1]}
AREA = {"weapon": "weapons", "armor": "armor", "trait": "traits", "skill": "skills"}


@pytest.mark.rule("RP-7.12", "RP-7.14", "RP-7.15", "RP-8.15")
@pytest.mark.uses(*CONTENT.market)
@pytest.mark.parametrize("card", CONTENT.market)
def test_a_card_is_bought_for_its_cost_and_a_trait_moves_the_token(card):
    cost = COST_OF[card]
    assert ("buy", card, 0) not in options(market(cards=[card, _other(card)], gold=cost - 1))
    game = play(market(cards=[card, _other(card)], gold=cost), ("buy", card, 0))
    own = seat(game)
    assert own["gold"] == 0
    assert own[AREA[CONTENT.market[card].type]] == [card]
    is_trait = CONTENT.market[card].type == "trait"
    assert own["token"] == (FROM_CENTRE[ARROW_OF[card]] if is_trait else [1, 1])


def _other(card):
    return "weak" if card != "weak" else "reckless"


SKILLS = [card for card, entry in CONTENT.market.items() if entry.skill and entry.arrow]


@pytest.mark.rule("RP-9.3")
@pytest.mark.uses(*SKILLS)
@pytest.mark.parametrize("card", SKILLS)
def test_a_skill_moves_the_token_along_its_arrow_when_it_is_used(card):
    if CONTENT.market[card].skill.timing == "market_turn":
        game = market(skills=[card])
    else:
        game = dice_turn(skills=[card], STR=["red 2", "blue 4"])
    assert seat(play(game, ("skill", card)))["token"] == FROM_CENTRE[ARROW_OF[card]]


# -- Weapons ---------------------------------------------------------------------------------------

ONE_HAND = ("longsword", "blessed_mace", "jeweled_dagger", "tower_shield")
TWO_HANDS = ("longbow", "ancient_spear", "quarterstaff", "heavy_crossbow")


@pytest.mark.rule("RP-8.2")
@pytest.mark.parametrize("card", [*ONE_HAND, *TWO_HANDS])
def test_a_weapon_needs_as_many_hands_as_it_shows(card):
    other = next(weapon for weapon in ONE_HAND if weapon != card)
    game = market(cards=[card, "weak"], weapons=[other])
    assert (("buy", card, 0) in options(game)) == (card in ONE_HAND)


@pytest.mark.rule("RP-15.1", "RP-15.22")
@pytest.mark.uses("longsword")
def test_longsword_makes_dice_of_the_class_colour_count_higher_for_goals():
    more = says("longsword", r"counts (\d+) higher")
    own = {"STR": ["purple 6", "purple 6", "red 6"], "DEX": ["red 1", "gold 2"], "CHA": ["purple 1"]}
    values = seat(end(weapons=["longsword"], **own))["values"]
    assert (values["STR"], values["DEX"], values["CHA"]) == (18 + 2 * more, 3, 1 + more)
    assert seat(end(**own))["values"]["STR"] == 18
    assert seat(end(**{"class": "warrior"}, weapons=["longsword"], **own))["values"]["STR"] == 18 + more
    weak = {"traits": ["weak"], "STR": ["purple 3", "purple 3", "purple 2"]}
    assert seat(end(weapons=["longsword"], **weak))["lines"]["weak"] == 4


@pytest.mark.rule("RP-15.1")
@pytest.mark.uses("blessed_mace")
def test_blessed_mace_moves_the_marker_one_more_step():
    game = play(action("WIS", weapons=["blessed_mace"]), ("move", "good"))
    assert (kind(game), seat(game)["token"]) == ("one_more_step", [1, 0])
    assert options(game) == [("pass",), ("move", "lawful"), ("move", "chaotic"), ("move", "evil")]
    play(game, ("move", "lawful"))
    assert seat(game)["token"] == [0, 0]
    assert kind(game) != "one_more_step"
    game = play(action("WIS", weapons=["blessed_mace"]), ("move", "good"), ("pass",))
    assert seat(game)["token"] == [1, 0]
    assert kind(play(action("WIS"), ("move", "good"))) != "one_more_step"


@pytest.mark.rule("RP-15.1")
def test_blessed_mace_serves_each_wisdom_action():
    own = {"class": "cleric", "weapons": ["blessed_mace"]}
    game = play(market(**own), ("discard", "longbow"), ("move", "good"), ("move", "lawful"))
    assert (seat(game)["token"], whose(game)) == ([0, 0], ("market", 1))
    game = play(dice_turn(weapons=["blessed_mace"], skills=["concentrate"]), ("skill", "concentrate"))
    play(game, ("move", "lawful"), ("move", "evil"))
    assert (seat(game)["token"], whose(game)) == ([0, 1], ("initiative", 0))


@pytest.mark.rule("RP-15.1", "RP-15.24")
@pytest.mark.uses("jeweled_dagger")
def test_jeweled_dagger_makes_gold_dice_count_higher_for_goals():
    more = says("jeweled_dagger", r"counts (\d+) higher")
    own = {"STR": ["gold 6", "gold 6", "purple 6"], "DEX": ["red 1", "purple 2"]}
    values = seat(end(weapons=["jeweled_dagger"], **own))["values"]
    assert (values["STR"], values["DEX"]) == (18 + 2 * more, 3)
    assert seat(end(**own))["values"]["STR"] == 18
    brave = {"traits": ["courageous"], "STR": ["gold 5", "gold 5"]}
    assert seat(end(weapons=["jeweled_dagger"], **brave))["lines"]["courageous"] == 0


@pytest.mark.rule("RP-15.1")
@pytest.mark.uses("longbow")
def test_longbow_rerolls_the_die_taken_once_before_it_is_placed():
    game = play(place("red 1", dice=[6], weapons=["longbow"]), ("reroll_taken",))
    assert table(game)["held"] == "red 6"
    assert laid_out(game) == [None, "white 4", "blue 5"]
    assert game.why(("reroll_taken",)) == (False, "RP-15.1")
    assert options(game) == [("row", row) for row in ROWS]  # the result stands
    play(game, ("row", "CHA"))
    assert seat(game)["CHA"] == ["red 6"]
    assert ("reroll_taken",) not in options(place("red 1"))
    assert seat(play(place("red 1", weapons=["longbow"]), ("row", "CHA")))["CHA"] == ["red 1"]


@pytest.mark.rule("RP-15.1")
def test_longbow_leaves_the_dice_on_the_other_cards_alone():
    game = at(
        "dice_place",
        0,
        1,
        s0={"class": "monk", "weapons": ["longbow"]},
        table={"held": "red 1", "initiative": pool("", "white 4", "blue 5")},
        dice=[6],
    )
    play(game, ("reroll_taken",))
    assert (table(game)["held"], laid_out(game)) == ("red 6", [None, "white 4", "blue 5"])


@pytest.mark.rule("RP-15.1")
def test_longbow_serves_again_in_the_next_dice_turn():
    game = play(dice_turn(weapons=["longbow"], dice=[2]), ("take", 1), ("reroll_taken",), ("row", "STR"))
    while whose(game) != ("row", 0):
        play(game, next(iter(options(game, "take", "lay", "discard", "row", "pass"))))
    assert ("reroll_taken",) in options(game)


@pytest.mark.rule("RP-15.1", "RP-15.53")
@pytest.mark.uses("tower_shield")
def test_tower_shield_makes_an_incomplete_armor_set_one_card_larger():
    chain = ["chain_gorget", "chain_vambraces", "chain_helm", "chain_tunic", "chain_leggings"]
    worth = [seat(end(weapons=["tower_shield"], armor=chain[:size]))["stars"]["armor"] for size in range(6)]
    assert worth == [0, 2, 4, 7, 10, 10]


@pytest.mark.rule("RP-15.1")
@pytest.mark.uses("ancient_spear")
def test_ancient_spear_pays_more_for_a_third_die():
    paid = says("ancient_spear", r"take (\d+) Gold")
    row = ["blue 1", "white 2"]
    game = play(place("red 1", STR=row, gold=0, weapons=["ancient_spear"]), ("row", "STR"))
    assert seat(game)["gold"] == paid == 2
    assert seat(play(place("red 1", STR=row, gold=0), ("row", "STR")))["gold"] == 1
    game = play(place("red 1", STR=row[:1], gold=0, weapons=["ancient_spear"]), ("row", "STR"))
    assert seat(game)["gold"] == 0


@pytest.mark.rule("RP-15.1")
@pytest.mark.uses("quarterstaff")
@pytest.mark.parametrize(
    ("second", "after"),
    [
        (("raise", "STR", 1), ["red 4", "blue 5"]),
        (("lower", "STR", 1), ["red 2", "blue 5"]),
        (("lower", "STR", 2), ["red 3", "blue 4"]),
        (("pass",), ["red 3", "blue 5"]),
    ],
)
def test_quarterstaff_gives_a_second_constitution_action_and_no_third(second, after):
    own = {"STR": ["red 2", "blue 5"]}
    game = play(action("CON", **own, weapons=["quarterstaff"]), ("raise", "STR", 1))
    assert whose(game) == ("granted_action", 0)
    play(game, second)
    assert seat(game)["STR"] == after
    assert whose(game) != ("granted_action", 0)
    assert whose(play(action("CON", **own), ("raise", "STR", 1))) != ("granted_action", 0)
    flip = play(action("STR", **own, weapons=["quarterstaff"]), ("flip", "STR", 1))
    assert whose(flip) != ("granted_action", 0)


@pytest.mark.rule("RP-15.1", "RP-15.29", "RP-15.37")
@pytest.mark.uses("heavy_crossbow")
def test_heavy_crossbow_makes_every_other_card_cheaper():
    less = says("heavy_crossbow", r"costs you (\d+) Gold less")
    own = {"weapons": ["heavy_crossbow"], "gold": 9}
    game = play(market(**own, cards=["weak", "climb"]), ("buy", "weak", 0))
    assert seat(game)["gold"] == 9 - (COST_OF["weak"] - less)
    game = play(market(gold=9, cards=["heavy_crossbow", "climb"]), ("buy", "heavy_crossbow", 0))
    assert seat(game)["gold"] == 9 - COST_OF["heavy_crossbow"]  # not its own price
    game = market(**own, skills=["move_silently"], discard=["climb"])
    play(game, ("skill", "move_silently"), ("buy", "climb", 0))
    assert seat(game)["gold"] == 9 - (COST_OF["climb"] - less)
    game = play(market(**own, skills=["open_lock"], draws=["chain_gorget"]), ("skill", "open_lock"), ("buy_top",))
    assert seat(game)["gold"] == 9 - 2


@pytest.mark.rule("RP-7.17", "RP-15.1")
def test_heavy_crossbow_never_makes_a_price_negative():
    free = {
        "id": "paper_hat",
        "source": "designed",
        "number": 99,
        "type": "armor",
        "cost": 0,
        "dots": 1,
        "armor": {"set": "mystic"},
    }
    own = {"class": "monk", "gold": 3, "weapons": ["heavy_crossbow"]}
    game = at("market_turn", 0, s0=own, table={"market": ["paper_hat", "weak"]}, content={"market": [free]})
    assert seat(play(game, ("buy", "paper_hat", 0)))["gold"] == 3


# -- Traits ----------------------------------------------------------------------------------------


def low(row, stars):
    """A Trait for a weak row: dice and Race count, Weapons do not."""
    minus = {"STR": "halfling", "DEX": "dragonkin", "INT": "orc", "CHA": "dwarf"}
    plus = {"STR": "orc", "DEX": "elf", "CHA": "halfling"}
    eight, nine = ["red 3", "red 3", "red 2"], ["red 3", "red 3", "red 3"]
    bright = ["purple 3", "gold 3", "purple 2"]
    cases = [
        ({row: eight}, stars),
        ({row: nine}, 0),
        ({row: bright, "weapons": ["longsword", "jeweled_dagger"]}, stars),
    ]
    if row in minus:
        cases.append(({row: nine, "race": minus[row]}, stars))
    if row in plus:
        cases.append(({row: eight, "race": plus[row]}, 0))
    return cases


def corner(*tokens):
    return [{"token": list(token)} for token in tokens]


def column(x):
    return corner((x, 0), (x, 1), (x, 2))


def line(y):
    return corner((0, y), (1, y), (2, y))


def placed(scoring, others, stars=3):
    return [(own, stars) for own in scoring] + [(own, 0) for own in others]


def sheet_of(values):
    """Rows of three dice that add up to these numbers, none of them purple."""
    colours = ("red", "blue", "green", "white", "black", "gold")
    rows = {}
    for row, total, colour in zip(ROWS, values, colours):
        rows[row] = [f"{colour} {total // 3 + (i < total % 3)}" for i in range(3)]
    return rows


BRAWLER = {
    "STR": ["gold 1", "green 1"],
    "DEX": ["gold 1", "gold 1", "red 1"],
    "CON": ["gold 1", "blue 1"],
    "INT": ["gold 1", "gold 1", "purple 1"],
    "WIS": ["gold 1", "gold 1", "black 1"],
    "CHA": ["white 1"],
}


def brawler(matches):
    return {"backstory": "brawler", **dict(itertools.islice(BRAWLER.items(), matches))}


# For each Trait: what the owner has at the end, and the Stars that the Trait alone is worth.
TRAITS = {
    "steadfast": [
        ({"armor": ["chain_helm"], "skills": ["climb"]}, 0),
        ({"weapons": ["longbow"]}, 2),
        ({"weapons": ["longsword", "tower_shield"]}, 4),
    ],
    "honorable": [
        ({"weapons": ["longbow"], "skills": ["climb"]}, 0),
        ({"armor": ["chain_helm"]}, 1),
        ({"armor": ["chain_helm", "mystic_cowl", "leather_boots", "chain_tunic"]}, 4),
    ],
    "nimble": [
        ({"weapons": ["longbow"], "armor": ["chain_helm"]}, 0),
        ({"skills": ["climb"]}, 1),
        ({"skills": ["climb"], "exhausted": ["search", "diplomacy"]}, 3),
    ],
    "proud": [
        ({"weapons": ["longbow"], "armor": ["chain_helm"], "skills": ["climb"]}, 1),
        ({"traits": ["proud", "weak", "famous"]}, 3),
    ],
    "weak": low("STR", 4),
    "clumsy": low("DEX", 4),
    "foolish": low("INT", 4),
    "reckless": low("WIS", 4),
    "obnoxious": low("CHA", 3),
    "focused": [
        ({"STR": ["red 4", "blue 4", "red 5"], "DEX": ["red 2", "red 2"]}, 0),
        ({"STR": ["red 4", "blue 4", "gold 4"]}, 2),
        ({"STR": ["red 4", "blue 4", "gold 4"], "CHA": ["red 1", "blue 1", "gold 1"]}, 4),
    ],
    "obsessed": [
        ({"STR": ["red 4", "red 4", "blue 4"], "DEX": ["red 2", "red 2"]}, 0),
        ({"STR": ["red 4", "red 1", "red 6"]}, 2),
        ({"STR": ["red 4", "red 1", "red 6"], "WIS": ["gold 1", "gold 2", "gold 3"]}, 4),
    ],
    "compassionate": placed(line(0), [*line(1), *line(2)]),
    "envious": placed(line(2), [*line(1), *line(0)]),
    "honest": placed(column(0), [*column(1), *column(2)]),
    "cunning": placed(column(2), [*column(1), *column(0)]),
    "greedy": [({"gold": gold}, stars) for gold, stars in enumerate((0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4))]
    + [({"gold": 15}, 4), ({"gold": 40}, 4)],
    "loyal": [(brawler(matches), stars) for matches, stars in enumerate((0, 0, 1, 1, 2, 2, 3))],
    "dedicated": [
        ({"STR": ["purple 1", "red 1", "gold 1"]}, 0),
        ({"STR": ["purple 1", "purple 6"]}, 1),
        ({"STR": ["purple 1", "purple 6", "purple 2"]}, 1),
        ({"STR": ["purple 1", "purple 6", "purple 2"], "CHA": ["purple 1", "purple 1"]}, 2),
    ],
    "courageous": [
        ({"STR": ["red 6", "blue 5", "red 5"], "DEX": ["red 6"]}, 0),
        ({"STR": ["red 6", "blue 5", "red 6"]}, 1),
        ({"STR": ["red 6", "red 6", "red 6"], "CHA": ["red 6", "gold 6", "blue 1"]}, 2),
    ],
    "famous": [  # the Monk: 18+, 16-17, 17-18, 14+, 15-16, 14-15
        (sheet_of((18, 16, 17, 14, 9, 9)), 0),
        (sheet_of((18, 16, 17, 14, 15, 9)), 3),
        (sheet_of((18, 16, 17, 14, 15, 14)), 3),
        (sheet_of((16, 18, 17, 14, 15, 9)) | {"race": "dragonkin"}, 3),
        (sheet_of((18, 16, 17, 14, 15, 9)) | {"race": "halfling"}, 0),
        (sheet_of((18, 16, 17, 14, 9, 13)) | {"weapons": ["jeweled_dagger"]}, 0),
        (sheet_of((18, 16, 17, 14, 9, 12)) | {"weapons": ["jeweled_dagger"]}, 3),
    ],
}


@pytest.mark.rule("RP-8.17", "RP-13.35", "RP-13.36")
@pytest.mark.uses(*TRAITS)
@pytest.mark.parametrize("card", TRAITS)
def test_a_trait_scores_what_its_text_says_and_nothing_where_it_does_not_apply(card):
    for own, stars in TRAITS[card]:
        game = end(**{"traits": [card], **own})
        assert seat(game)["lines"][card] == stars, own
        while not game.over:
            play(game, ("done",))
        assert ("traits", card, stars) in game.result.lines[0]
    worths = {stars for _, stars in TRAITS[card]}
    assert min(worths - {0}) == says(card, r"^(\d+) Stars?")
    assert 0 in worths or card == "proud"  # which always counts itself


# -- Armor -----------------------------------------------------------------------------------------

SETS = {
    "chain": ["chain_gorget", "chain_vambraces", "chain_helm", "chain_tunic", "chain_leggings"],
    "mystic": ["mystic_cowl", "mystic_robes", "mystic_cloak"],
    "leather": ["leather_greaves", "leather_boots", "leather_gloves", "leather_pauldron"],
}
ARMOR = {card: name for name, cards in SETS.items() for card in cards}


@pytest.mark.rule("RP-8.12", "RP-13.30", "RP-13.31", "RP-13.34")
@pytest.mark.uses(*ARMOR, *SETS)
@pytest.mark.parametrize("card", ARMOR)
def test_an_armor_card_scores_with_its_set_as_its_text_says(card):
    text = text_of(card)
    scale = [int(stars) for stars in re.findall(r"\d+", text.partition(" Stars")[0])]
    bonus, *named = re.search(r"; (\d) more for a (\w+) or (\w+) Class", text).groups()
    others = [each for each in SETS[ARMOR[card]] if each != card]
    assert len(scale) == len(others) + 1
    for colour, klass in CLASS_OF.items():
        extra = int(bonus) if colour in named else 0
        for size, stars in enumerate(scale, 1):
            own = end(**{"class": klass}, armor=[card, *others[: size - 1]])
            assert seat(own)["stars"]["armor"] == stars + extra
    bare = end(**{"class": "monk"}, armor=others)
    assert seat(bare)["stars"]["armor"] < scale[-1]  # it is this card that completes the set


# -- Skills ----------------------------------------------------------------------------------------


@pytest.mark.rule("RP-9.3", "RP-9.20")
@pytest.mark.parametrize("card", [card for card in ARROW_OF if CONTENT.market[card].type == "skill"])
def test_a_skill_follows_its_arrow_when_it_is_used(card):
    if card in ("open_lock", "move_silently"):
        game = play(market(skills=[card], discard=["climb"]), ("skill", card))
    else:
        game = play(dice_turn(skills=[card], STR=["red 2", "blue 5"]), ("skill", card))
    assert seat(game)["token"] == FROM_CENTRE[ARROW_OF[card]]


@pytest.mark.rule("RP-15.1", "RP-6.23")
@pytest.mark.uses("concentrate")
@pytest.mark.parametrize(
    ("keys", "field", "after"),
    [
        ([("flip", "STR", 1)], "STR", ["red 5", "blue 4"]),
        ([("swap", "STR", 1)], "STR", ["blue 4", "red 2"]),
        ([("raise", "STR", 1)], "STR", ["red 3", "blue 4"]),
        ([("lower", "STR", 2)], "STR", ["red 2", "blue 3"]),
        ([("reroll", "STR", 2), ("keep",)], "STR", ["red 2", "blue 6"]),
        ([("reroll", "STR", 2), ("back",)], "STR", ["red 2", "blue 4"]),
        ([("move", "chaotic")], "token", [2, 0]),
        ([("token",)], "charisma", 1),
        ([("pass",)], "token", [1, 0]),
    ],
)
def test_concentrate_is_any_one_attribute_action(keys, field, after):
    game = dice_turn(skills=["concentrate"], STR=["red 2", "blue 4"], dice=[6])
    play(game, ("skill", "concentrate"), *keys)
    assert seat(game)[field] == after
    assert seat(game)["exhausted"] == ["concentrate"]
    assert whose(game) == ("initiative", 0)


@pytest.mark.rule("RP-15.1", "RP-15.41", "RP-15.42", "RP-15.62")
@pytest.mark.uses("search")
def test_search_swaps_a_die_for_one_of_another_colour_from_the_bag():
    paid = says("search", r"If it is gold, take (\d+) Gold")
    game = dice_turn(skills=["search"], STR=["red 2", "blue 4"], laid=("red 1", "white 3", "blue 5"))
    play(game, ("skill", "search"), ("colour", "gold"), ("out", "STR", 2))
    assert (seat(game)["STR"], seat(game)["gold"]) == (["red 2", "gold 4"], 5 + paid)
    assert (table(game)["bag"]["gold"], table(game)["bag"]["blue"]) == (12, 9)
    assert whose(game) == ("initiative", 0)
    game = dice_turn(skills=["search"], STR=["red 2", "blue 4"])
    play(game, ("skill", "search"), ("colour", "blue"))  # only one die is of another colour
    assert (seat(game)["STR"], seat(game)["gold"]) == (["blue 2", "blue 4"], 5)


@pytest.mark.rule("RP-15.1", "RP-15.32", "RP-15.33", "RP-15.62")
@pytest.mark.uses("negotiate")
def test_negotiate_swaps_a_die_with_one_of_the_pool_and_sorts_it_again():
    paid = says("negotiate", r"is gold, take (\d+) Gold")
    game = dice_turn(skills=["negotiate"], STR=["red 6", "blue 4"])
    play(game, ("skill", "negotiate"), ("out", "STR", 1), ("card", 2))
    assert (seat(game)["STR"], seat(game)["gold"]) == (["gold 3", "blue 4"], 5 + paid)
    assert laid_out(game) == ["red 1", "blue 5", "red 6"]
    assert whose(game) == ("initiative", 0)


@pytest.mark.rule("RP-15.1")
@pytest.mark.uses("pickpocket")
def test_pickpocket_takes_gold_from_the_supply():
    game = play(dice_turn(skills=["pickpocket"]), ("skill", "pickpocket"))
    assert seat(game)["gold"] == 5 + says("pickpocket", r"Take (\d+) Gold")
    assert seat(game, 1)["gold"] == 5


@pytest.mark.rule("RP-15.1", "RP-6.23")
@pytest.mark.uses("acrobatics")
def test_acrobatics_is_a_dexterity_action():
    game = dice_turn(skills=["acrobatics"], STR=["red 2"], CHA=["blue 4", "white 1"])
    play(game, ("skill", "acrobatics"))
    assert {key[0] for key in options(game)} == {"pass", "swap"}
    play(game, ("swap", "STR", 1), ("with", "CHA", 2))
    assert (seat(game)["STR"], seat(game)["CHA"]) == (["white 1"], ["blue 4", "red 2"])
    assert whose(game) == ("initiative", 0)  # the action of the Dice turn is still to come


@pytest.mark.rule("RP-15.1", "RP-15.36", "RP-15.37")
@pytest.mark.uses("open_lock")
def test_open_lock_buys_the_top_of_the_deck_for_a_fixed_price():
    paid = says("open_lock", r"unseen for (\d+) Gold")
    own = {"skills": ["open_lock"], "charisma": 1}
    game = play(market(**own, gold=paid, draws=["weak"]), ("skill", "open_lock"), ("buy_top",))
    assert (seat(game)["traits"], seat(game)["gold"], seat(game)["charisma"]) == (["weak"], 0, 1)
    assert whose(game) == ("market", 1)
    game = play(market(**own, gold=paid - 1, draws=["weak"]), ("skill", "open_lock"))
    assert (whose(game), seat(game)["traits"]) == (("market", 0), [])


@pytest.mark.rule("RP-15.1", "RP-15.13", "RP-15.14")
@pytest.mark.uses("climb")
def test_climb_turns_a_die_of_the_pool_over_and_sorts_it_again():
    game = play(dice_turn(skills=["climb"]), ("skill", "climb"), ("turn", 1))
    assert laid_out(game) == ["gold 3", "blue 5", "red 6"]
    assert [card["gold"] for card in table(game)["initiative"]] == [0, 1, 0]


@pytest.mark.rule("RP-15.1", "RP-15.13", "RP-15.14")
@pytest.mark.uses("intimidate")
def test_intimidate_rerolls_any_number_of_dice_of_the_pool_at_once():
    game = play(dice_turn(skills=["intimidate"], dice=[6, 2]), ("skill", "intimidate"), ("pick", 1))
    assert game.why(("pick", 1)) == (False, "RP-15.1")  # each once
    assert laid_out(game) == ["red 1", "gold 3", "blue 5"]
    play(game, ("pick", 3), ("done",))
    assert laid_out(game) == ["blue 2", "gold 3", "red 6"]  # and they stand
    assert whose(game) == ("initiative", 0)
    assert [card["gold"] for card in table(game)["initiative"]] == [0, 1, 0]
    game = play(dice_turn(skills=["intimidate"], dice=[2, 3, 4]), ("skill", "intimidate"))
    play(game, ("pick", 1), ("pick", 2), ("pick", 3))  # all of them: nothing is left to pick
    assert laid_out(game) == ["red 2", "gold 3", "blue 4"]


@pytest.mark.rule("RP-15.1", "RP-15.26", "RP-15.27", "RP-15.28")
@pytest.mark.uses("move_silently")
def test_move_silently_buys_from_the_discard_pile_instead_of_the_market():
    game = market(skills=["move_silently"], gold=5, charisma=1, discard=["weak", "climb"])
    play(game, ("skill", "move_silently"))
    assert not options(game, "discard", "gold")
    assert {key[1] for key in options(game, "buy")} == {"weak", "climb"}
    play(game, ("buy", "weak", 1))
    assert (seat(game)["traits"], seat(game)["gold"], seat(game)["charisma"]) == (["weak"], 0, 0)
    assert (table(game)["discard"], whose(game)) == (["climb"], ("market", 1))


@pytest.mark.rule("RP-15.1", "RP-6.23")
@pytest.mark.uses("knowledge")
def test_knowledge_is_up_to_two_intelligence_actions_on_different_dice():
    game = dice_turn(skills=["knowledge"], STR=["red 2", "blue 4"], dice=[6, 1])
    play(game, ("skill", "knowledge"))
    assert options(game) == [("pass",), ("reroll", "STR", 1), ("reroll", "STR", 2)]
    play(game, ("reroll", "STR", 1))
    assert options(game) == [("keep",), ("back",)]  # before the next
    play(game, ("keep",))
    assert options(game) == [("pass",), ("reroll", "STR", 2)]
    play(game, ("reroll", "STR", 2), ("back",))
    assert seat(game)["STR"] == ["red 6", "blue 4"]
    assert whose(game) == ("initiative", 0)
    game = dice_turn(skills=["knowledge"], STR=["red 2", "blue 4"], dice=[6])
    play(game, ("skill", "knowledge"), ("reroll", "STR", 1), ("keep",), ("pass",))
    assert seat(game)["STR"] == ["red 6", "blue 4"]


@pytest.mark.rule("RP-15.1")
@pytest.mark.uses("cure_wounds")
@pytest.mark.parametrize(("face", "steps"), [(1, [1, 2]), (4, [1, 2]), (5, [1]), (6, [])])
def test_cure_wounds_raises_a_die_by_one_or_two_to_six_at_most(face, steps):
    assert says("cure_wounds", r"by 1 or (\d)") == 2
    game = dice_turn(skills=["cure_wounds"], STR=["blue 3", f"red {face}"])
    play(game, ("skill", "cure_wounds"))
    assert [key[3] for key in options(game, "raise") if key[2] == 2] == steps
    for step in steps:
        game = dice_turn(skills=["cure_wounds"], STR=["blue 3", f"red {face}"])
        play(game, ("skill", "cure_wounds"), ("raise", "STR", 2, step))
        assert seat(game)["STR"] == ["blue 3", f"red {face + step}"]


@pytest.mark.rule("RP-15.1", "RP-15.46", "RP-15.47", "RP-15.48")
@pytest.mark.uses("sleight_of_hand")
def test_sleight_of_hand_moves_a_die_to_another_row_and_closes_the_gap():
    own = {"STR": ["red 2", "blue 4", "gold 1"], "DEX": ["white 3", "black 3"]}
    game = dice_turn(skills=["sleight_of_hand"], **own)
    play(game, ("skill", "sleight_of_hand"), ("out", "STR", 1), ("row", "DEX"))
    assert seat(game)["STR"] == ["blue 4", "gold 1"]
    assert seat(game)["DEX"] == ["white 3", "black 3", "red 2"]
    assert (seat(game)["gold"], whose(game)) == (5, ("initiative", 0))


@pytest.mark.rule("RP-15.1", "RP-15.17", "RP-15.18", "RP-15.20")
@pytest.mark.uses("diplomacy")
def test_diplomacy_uses_a_skill_of_another_player():
    own = {"skills": ["diplomacy"], "STR": ["red 2"], "token": [1, 1]}
    game = dice_turn(**own, others={"skills": ["cure_wounds"], "exhausted": ["pickpocket"]})
    play(game, ("skill", "diplomacy"), ("target", 1, "cure_wounds"), ("raise", "STR", 1, 2))
    assert (seat(game)["STR"], seat(game)["token"]) == (["red 4"], [1, 0])
    assert (seat(game)["exhausted"], seat(game, 1)["skills"]) == (["diplomacy"], ["cure_wounds"])
    assert (seat(game, 1)["token"], seat(game, 1)["exhausted"]) == ([1, 1], ["pickpocket"])


# -- Classes ---------------------------------------------------------------------------------------

GOALS = {  # STR DEX CON INT WIS CHA, with their Stars
    "cleric": "14-15:2 16-17:2 15-16:2 14+:1 18:4 14+:1",
    "paladin": "17:3 15-16:2 17:3 14+:1 16-17:2 14+:1",
    "druid": "14-15:2 16-17:2 15-16:2 14-15:2 17-18:2 17-18:2",
    "ranger": "14-15:2 16-17:2 18:4 14+:1 15-16:2 14+:1",
    "monk": "18+:3 16-17:2 17-18:2 14+:1 15-16:2 14-15:2",
    "bard": "14+:1 17:3 14+:1 16-17:2 14+:1 18:4",
    "rogue": "16-17:2 18:4 14-15:2 14+:1 14+:1 15-16:2",
    "thief": "14+:1 16-17:2 14+:1 17:3 15-16:2 17:3",
    "sorcerer": "14+:1 16-17:2 15-16:2 18:4 14+:1 14-15:2",
    "wizard": "14-15:2 17:3 14+:1 17:3 14+:1 16-17:2",
    "warrior": "18:4 16-17:2 17:3 14+:1 14+:1 14+:1",
    "barbarian": "16-17:2 17:3 18+:3 14+:1 14-15:2 14+:1",
}
COLOUR_OF = {
    "cleric": "white",
    "paladin": "white",
    "druid": "green",
    "ranger": "green",
    "monk": "purple",
    "bard": "purple",
    "rogue": "black",
    "thief": "black",
    "sorcerer": "blue",
    "wizard": "blue",
    "warrior": "red",
    "barbarian": "red",
}


@pytest.mark.uses(*GOALS)
@pytest.mark.rule("RP-2.15", "RP-13.8", "RP-13.9", "RP-13.10")
@pytest.mark.parametrize("klass", GOALS)
def test_the_goals_of_a_class_are_reached_by_their_numbers_and_no_others(klass):
    for row, goal in zip(ROWS, GOALS[klass].split()):
        wanted, _, stars = goal.partition(":")
        least, _, most = wanted.rstrip("+").partition("-")
        highest = 18 if wanted.endswith("+") else int(most or least)
        for value in range(12, 19):
            dice = [f"gold {value // 3 + (i < value % 3)}" for i in range(3)]
            reached = int(least) <= value <= highest
            game = end(**{"class": klass, row: dice})
            assert seat(game)["lines"][row] == (int(stars) if reached else 0), (row, value)


@pytest.mark.uses(*COLOUR_OF)
@pytest.mark.rule("RP-2.17", "RP-13.16")
@pytest.mark.parametrize("klass", COLOUR_OF)
def test_the_colour_of_a_class_decides_which_dice_earn_stars(klass):
    colours = ["green", "blue", "red", "purple", "black", "white"]
    for colour in colours:
        game = end(**{"class": klass}, STR=[f"{colour} 1", f"{colour} 2"])
        assert seat(game)["stars"]["colour"] == (2 if colour == COLOUR_OF[klass] else 0)


@pytest.mark.rule("RP-15.1", "RP-16.15")
@pytest.mark.uses("cleric")
@pytest.mark.parametrize("friendly", [False, True])
def test_cleric_may_take_a_wisdom_action_after_gold_instead_of_buying(friendly):
    def begin():
        own = {"class": "cleric", "gold": 9, "weapons": ["ancient_spear"]}
        return at("market_turn", 0, s0=own, table={"market": MARKET}, options={"friendly": friendly})

    instead = ("gold",) if friendly else ("discard", "longbow")
    game = play(begin(), instead)
    assert (whose(game), seat(game)["gold"]) == (("granted_action", 0), 11)
    assert {key[0] for key in options(game)} == {"pass", "move"}
    play(game, ("move", "good"))
    assert (seat(game)["token"], whose(game)) == ([1, 0], ("market", 1))
    game = play(begin(), instead, ("pass",))
    assert (seat(game)["token"], whose(game)) == ([1, 1], ("market", 1))
    assert kind(play(begin(), ("drop", "ancient_spear"))) == "market"  # an own Weapon does not count
    assert whose(play(begin(), ("buy", "chain_helm", 0))) == ("market", 1)


@pytest.mark.rule("RP-15.1")
@pytest.mark.uses("paladin")
@pytest.mark.parametrize(
    ("card", "token", "moved"),
    [
        ("compassionate", [1, 1], True),
        ("honest", [1, 1], True),
        ("cunning", [1, 1], False),
        ("envious", [1, 1], False),
        ("compassionate", [1, 0], False),  # the marker stays
        ("honest", [0, 1], False),
    ],
)
def test_paladin_takes_gold_when_a_trait_moves_the_marker_to_good_or_lawful(card, token, moved):
    paid = says("paladin", r"take (\d+) Gold") if moved else 0
    game = market(**{"class": "paladin"}, gold=4, token=token, cards=[card, "weak"])
    assert seat(play(game, ("buy", card, 0)))["gold"] == paid


@pytest.mark.rule("RP-15.1")
@pytest.mark.parametrize(("card", "paid"), [("knowledge", 2), ("cure_wounds", 2), ("acrobatics", 0)])
def test_paladin_takes_gold_for_the_arrows_of_skills_and_not_for_wisdom_actions(card, paid):
    game = play(dice_turn(**{"class": "paladin"}, skills=[card]), ("skill", card))
    assert seat(game)["gold"] == 5 + paid
    game = play(action("WIS", **{"class": "paladin"}), ("move", "good"))
    assert seat(game)["gold"] == 5


@pytest.mark.rule("RP-15.1", "RP-15.2")
@pytest.mark.uses("druid")
def test_druid_may_add_a_card_of_the_discard_pile_to_the_market():
    def begin(klass):
        tab = {"market": MARKET, "discard": ["weak"], "initiative": pool("", "", "red 3")}
        return at("dice_end", s0={"class": klass, "gold": 9}, s1={"class": "thief"}, table=tab)

    game = play(begin("druid"), ("return", "weak"))
    assert (table(game)["market"], table(game)["discard"]) == ([*MARKET, "weak"], [])
    assert ("buy", "weak", 0) in options(game)
    assert table(play(begin("druid"), ("pass",)))["market"] == MARKET
    assert kind(begin("ranger")) == "market"


@pytest.mark.rule("RP-15.1", "RP-10.3")
@pytest.mark.uses("ranger")
def test_ranger_may_refresh_two_skills():
    def begin():
        own = {"class": "ranger", "exhausted": ["climb", "search", "knowledge"]}
        return at("cleanup", s0=own, s1={"class": "thief"})

    game = play(begin(), ("refresh", "climb"))
    assert options(game) == [("pass",), ("refresh", "search"), ("refresh", "knowledge")]
    play(game, ("refresh", "search"))
    assert (seat(game)["skills"], seat(game)["exhausted"]) == (["climb", "search"], ["knowledge"])
    assert kind(game) != "refresh"
    assert seat(play(begin(), ("refresh", "climb"), ("pass",)))["skills"] == ["climb"]


@pytest.mark.rule("RP-15.1", "RP-6.16")
@pytest.mark.uses("monk")
def test_monk_may_take_any_action_when_a_third_die_is_placed():
    row = ["blue 1", "white 2"]
    game = play(place("red 4", STR=row), ("row", "STR"))
    assert {key[0] for key in options(game)} == {
        "pass",
        "flip",
        "swap",
        "raise",
        "lower",
        "reroll",
        "move",
        "token",
    }
    play(game, ("move", "evil"))
    assert (seat(game)["token"], whose(game)) == ([1, 2], ("initiative", 1))  # instead, not as well
    game = play(place("red 4", STR=row[:1]), ("row", "STR"))
    assert {key[0] for key in options(game)} == {"pass", "flip"}
    game = play(place("red 4", STR=row, **{"class": "bard"}), ("row", "STR"))
    assert {key[0] for key in options(game)} == {"pass", "flip"}


@pytest.mark.rule("RP-15.1", "RP-15.8", "RP-15.9", "RP-15.10")
@pytest.mark.uses("bard")
def test_bard_may_buy_a_second_card():
    game = play(market(**{"class": "bard"}, charisma=1), ("buy", "longbow", 1))
    assert options(game) == [
        ("done",),
        ("buy", "chain_helm", 0),
        ("buy", "chain_tunic", 0),
        ("drop", "longbow"),
    ]
    play(game, ("buy", "chain_helm", 0))
    left = 9 - (COST_OF["longbow"] - 1) - COST_OF["chain_helm"]
    assert (seat(game)["gold"], whose(game)) == (left, ("market", 1))
    assert (seat(game)["weapons"], seat(game)["armor"]) == (["longbow"], ["chain_helm"])


@pytest.mark.rule("RP-15.1", "RP-6.23")
@pytest.mark.uses("rogue", "sorcerer", "warrior")
@pytest.mark.parametrize(
    ("klass", "card", "verb"),
    [
        ("rogue", "climb", "swap"),
        ("rogue", "weak", ""),
        ("rogue", "longbow", ""),
        ("rogue", "chain_helm", ""),
        ("sorcerer", "weak", "reroll"),
        ("sorcerer", "climb", ""),
        ("sorcerer", "longbow", ""),
        ("sorcerer", "chain_helm", ""),
        ("warrior", "longbow", "flip"),
        ("warrior", "chain_helm", "flip"),
        ("warrior", "weak", ""),
        ("warrior", "climb", ""),
    ],
)
def test_rogue_sorcerer_and_warrior_may_act_after_buying_a_card_of_their_type(klass, card, verb):
    def begin():
        own = {"class": klass, "STR": ["red 2", "blue 4"], "others": {"class": "monk"}}
        return play(market(**own, cards=["climb", "weak", "longbow", "chain_helm"]), ("buy", card, 0))

    game = begin()
    if not verb:
        assert whose(game) == ("market", 1)
        return
    assert whose(game) == ("granted_action", 0)
    assert {key[0] for key in options(game)} == {"pass", verb}
    game.state.rng.forced = [6]
    play(game, (verb, "STR", 1))
    if kind(game) == "keep":
        play(game, ("keep",))
    after = {"swap": ["blue 4", "red 2"], "reroll": ["red 6", "blue 4"], "flip": ["red 5", "blue 4"]}
    assert (seat(game)["STR"], whose(game)) == (after[verb], ("market", 1))
    assert seat(play(begin(), ("pass",)))["STR"] == ["red 2", "blue 4"]


@pytest.mark.rule("RP-15.1", "RP-5.14", "RP-3.41")
@pytest.mark.uses("thief")
def test_thief_receives_more_for_gold_dice_even_in_setup():
    paid, usual = says("thief", r"brings you (\d+) Gold"), says("thief", r"instead of (\d+)")
    for klass, gold in (("thief", paid), ("rogue", usual)):
        turn = at(
            "dice_place",
            0,
            1,
            s0={"class": klass, "gold": 0},
            s1={"class": "monk"},
            table={"held": "gold 3"},
        )
        assert seat(play(turn, ("row", "STR")))["gold"] == gold
        setup = at("place_starting_dice", 0, s0={"class": klass, "gold": 0, "starting": ["gold 3"]})
        assert seat(play(setup, ("row", "STR")))["gold"] == gold
    plain = at("dice_place", 0, 1, s0={"class": "thief", "gold": 0}, table={"held": "red 3"})
    assert seat(play(plain, ("row", "STR")))["gold"] == 0


@pytest.mark.rule("RP-15.1", "RP-6.16")
@pytest.mark.uses("wizard")
@pytest.mark.parametrize("row", ROWS)
def test_wizard_may_reroll_instead_of_the_action_of_the_row(row):
    own = {"STR": ["red 2"]}
    game = action(row, **{"class": "wizard"}, **own, dice=[6])
    play(game, ("reroll", "STR", 1), ("keep",))
    assert (seat(game)["STR"][0], whose(game)) == ("red 6", ("initiative", 1))
    sorcerer = action(row, **{"class": "sorcerer"}, **own)
    assert bool(options(sorcerer, "reroll")) == (row == "INT")
    both = action(row, **{"class": "wizard"}, **own)
    assert set(options(sorcerer)) <= set(options(both))  # the row's own stays open


@pytest.mark.rule("RP-15.1", "RP-8.4")
@pytest.mark.uses("barbarian")
def test_barbarian_may_hold_weapons_with_four_hands():
    game = market(**{"class": "barbarian"}, weapons=["ancient_spear"], cards=["longbow", "longsword"])
    play(game, ("buy", "longbow", 0))
    assert seat(game)["weapons"] == ["ancient_spear", "longbow"]
    game = market(**{"class": "barbarian"}, weapons=["ancient_spear", "quarterstaff"], cards=["longsword", "weak"])
    assert game.why(("buy", "longsword", 0)) == (False, "RP-8.7")
    game = market(**{"class": "warrior"}, weapons=["ancient_spear"], cards=["longsword", "weak"])
    assert game.why(("buy", "longsword", 0)) == (False, "RP-8.7")


# -- the pack --------------------------------------------------------------------------------------


def test_every_market_card_and_every_class_of_the_pack_is_shown_here():
    assert {card: COST_OF[card] for card in CONTENT.market if "cost" in CONTENT.market[card].known} == KNOWN_COSTS
    assert set(CONTENT.classes) == set(GOALS) == set(COLOUR_OF)
    assert (len(CONTENT.market), len(CONTENT.classes)) == (53, 12)
    arrows = {card for card, entry in CONTENT.market.items() if entry.type in ("trait", "skill")}
    assert set(ARROW_OF) == arrows - {"diplomacy"}  # which follows the arrow of its target
    assert {*ONE_HAND, *TWO_HANDS} == {card for card, entry in CONTENT.market.items() if entry.weapon}
