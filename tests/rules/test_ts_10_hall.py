"""TS-10 and TS-11: the Dungeon Hall and Breach."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fabletop
from fabletop import Game

from .thunderstone import at, battle, events, kind, options, party, play, seat, slot, table

CONTENT = fabletop.book("thunderstone").pack.load()
CARDS = CONTENT.cards
MONSTERS = [card for card in CARDS.values() if card.type == "monster"]
A, B, C = "nixie", "firebrand_cyclops", "bloodskull_orc"  # no Battle effect, no Trait, no Trophy
TYXR = "tyxr_the_old"
STONE = "stone_of_mystery"
LONGEST = 5000  # choices; no game takes so many


def enter(*hand: str, hall: list[str], **more: Any) -> Game[Any]:
    """Seat 0 is in the Dungeon with this hand."""
    return at("dungeon", s0={"hand": list(hand), **more.pop("s0", {})}, hall=hall, **more)


def use(game: Game[Any], card: str, nth: int = 1) -> Game[Any]:
    return play(game, ("use", slot(game, card, nth), 1))


def hall(game: Game[Any]) -> list[str]:
    shown: list[str] = table(game)["hall"]
    return shown


def asked(game: Game[Any]) -> tuple[int, str]:
    assert game.decision is not None
    return game.decision.seat, game.decision.kind


def discard_all(game: Game[Any], *first: str) -> list[int]:
    """Answer a Breach of Tyxr, the active player with these cards; gives the seats in the order asked."""
    seats, cards = [], list(first)
    while kind(game) in ("discard_slot", "discard"):
        seats.append(asked(game)[0])
        own = kind(game) == "discard_slot" and cards
        play(game, ("discard", slot(game, cards.pop(0))) if own else options(game)[0])
    return seats


def banish(game: Game[Any], *way: str | int, breach: tuple[str, ...] = ()) -> Game[Any]:
    """Use the first Banish that is left, then destroy a Torch."""
    play(game, options(game, "use")[0], way)
    discard_all(game, *breach)
    return play(game, ("card", slot(game, "torch"))) if kind(game) == "banish_card" else game


# -- TS-10: the Hall -------------------------------------------------------------------------------


@pytest.mark.rule("TS-10.1")
@pytest.mark.parametrize("seed", range(2))
def test_the_hall_has_three_ranks_with_one_card_each(seed: int) -> None:
    game = fabletop.new("thunderstone", 2, seed=seed)
    rng = Random(seed)
    assert len(hall(game)) == 3
    while not game.over:
        assert game.ply < LONGEST
        play(game, rng.choice([key for key in options(game) if key != ("rest",)]))
        if kind(game) == "turn":
            assert [CARDS[card].health > 0 or card == STONE for card in hall(game)] == [True] * 3
            assert table(game)["dungeon"] + 3 + len(won(game)) == 31


def won(game: Game[Any]) -> list[Any]:
    """Battles won and Monsters taken."""
    return [*(event for event in events(game, "fought") if event.won), *events(game, "taken")]


@pytest.mark.rule("TS-10.2", "TS-10.3", "TS-10.4", "TS-10.5")
@pytest.mark.parametrize("hero", ["thyrian_lord", "militia"])  # one wins, one loses
@pytest.mark.parametrize(("rank", "after"), [(1, [B, C]), (2, [A, C]), (3, [A, B])])
def test_after_a_battle_higher_ranks_move_down_and_a_card_is_turned_up(hero: str, rank: int, after: list[str]) -> None:
    weapons = ["polearm", "lightstone_gem"]
    game = enter(hero, *weapons, hall=[A, B, C], dungeon=["famine"])
    play(game, ("equip", slot(game, "polearm"), slot(game, hero)), ("attack", rank))
    assert events(game, "fought")[0].won == (hero == "thyrian_lord")
    assert hall(game) == [*after, "famine"]
    assert [event.args for event in events(game, "turned_up")] == [("famine", 3)]


@pytest.mark.rule("TS-10.2", "TS-10.3")
@pytest.mark.parametrize("card", ["elf_archmage", "thyrian_lord", "banish"])
def test_a_card_that_leaves_for_any_reason_is_replaced(card: str) -> None:
    game = enter(card, "torch", "iron_rations", hall=["pegasus", A, C], dungeon=["famine"])
    play(use(game, card), ("monster", 1))
    assert hall(game) == [A, C, "famine"]


@pytest.mark.rule("TS-10.6")
def test_with_several_empty_ranks_cards_move_down_first_and_then_the_lowest_is_filled() -> None:
    deck = ["famine", "griffon", "kingdom"]
    game = enter("militia", "torch", hall=[A, C], dungeon=deck, draws={"dungeon": deck})
    play(game, ("attack", 1))
    assert hall(game) == [C, "famine", "griffon"]
    assert [event.args for event in events(game, "turned_up")] == [("famine", 2), ("griffon", 3)]


@pytest.mark.rule("TS-10.6")
def test_an_empty_hall_is_filled_from_rank_1() -> None:
    deck = ["famine", "griffon", "kingdom", "harbinger"]
    game = enter("outlands_khan", hall=[A], dungeon=deck, draws={"dungeon": deck})
    assert hall(game) == deck[:3]  # there was only one thing to do


@pytest.mark.rule("TS-10.7")
def test_with_an_empty_deck_a_rank_stays_empty() -> None:
    game = play(enter("outlands_khan", "lantern", hall=[A, B, C], dungeon=[]), ("attack", 1))
    assert hall(game) == [B, C, ""] and not game.over
    assert asked(game) == (1, "turn")


@pytest.mark.rule("TS-10.8")
def test_with_an_empty_deck_a_monster_not_defeated_comes_back() -> None:
    game = play(enter("militia", hall=[A, B, C], dungeon=[]), ("attack", 1))
    assert hall(game) == [B, C, A] and table(game)["dungeon"] == 0


@pytest.mark.rule("TS-10.9")
def test_the_thunderstone_moves_through_the_ranks() -> None:
    turn = {"hand": ["militia", "torch"]}
    game = at("dungeon", s0=turn, s1=turn, hall=[A, B, C], dungeon=[STONE, "famine"], draws={"dungeon": [STONE]})
    play(game, ("attack", 1))
    assert hall(game) == [B, C, STONE]
    play(game, ("dungeon",), ("attack", 2))
    assert hall(game) == [B, STONE, "famine"]
    play(game, ("dungeon",), ("attack", 3))
    assert hall(game)[:2] == [B, STONE] and not game.over
    play(game, ("dungeon",), ("attack", 1))
    assert hall(game)[0] == STONE and game.over


@pytest.mark.rule("TS-10.10", "TS-11.7", "TS-12.27")
@pytest.mark.parametrize("monster", MONSTERS, ids=lambda card: card.id)
def test_a_monster_in_hand_has_no_battle_effect_no_trait_and_no_breach(monster: Any) -> None:
    hand = ["militia", "fireball", "lightstone_gem", "iron_rations", monster.id]
    game = enter(*hand, hall=["grudgebeast", B, C], dungeon=["lord_mortis"])
    shown = battle(game)
    assert (shown["attack"], shown["magic"], shown["penalty"]) == (1 + monster.attack, 3 + monster.magic, 0)
    assert shown["total"] == shown["attack"] + shown["magic"]
    play(game, ("attack", 1))
    assert asked(game) == (1, "turn")
    assert sorted(seat(game)["discard"]) == sorted([*hand, "grudgebeast"])
    assert not [event for event in events(game) if event.name in ("breach", "doomed", "infected", "barred")]


@pytest.mark.rule("TS-10.11")
@pytest.mark.parametrize("monster", ["griffon", "pegasus", "uyril_unending", "the_unchained", "red_jelly", TYXR])
def test_what_a_monster_gives_from_a_hand_it_does_not_give_in_the_hall(monster: str) -> None:
    shown = battle(enter("militia", "elf_wizard", hall=[A, B, monster]))
    assert (shown["attack"], shown["magic"], shown["light"]) == (1, 2, 1)
    shown = battle(enter("militia", "elf_wizard", hall=[monster, B, C]))
    assert (shown["attack"], shown["magic"], shown["light"]) == (1, 2, 1)
    shown = battle(enter("militia", "elf_wizard", monster, hall=[A, B, C]))
    assert (shown["attack"], shown["magic"], shown["light"]) != (1, 2, 1)


@pytest.mark.rule("TS-10.12", "TS-11.4")
@pytest.mark.parametrize("card", ["elf_archmage", "thyrian_lord", "banish"])
def test_in_step_2_the_hall_is_refilled_and_a_breach_resolved_before_anything_else(card: str) -> None:
    game = enter(card, "torch", "torch", "torch", "iron_rations", hall=["pegasus", TYXR, A], dungeon=["famine"])
    play(use(game, card), ("monster", 1))
    assert asked(game) == (0, "discard_slot")
    assert hall(game) == [TYXR, A, "famine"]
    assert not options(game, "attack", "use", "equip", "card")
    assert discard_all(game, "torch", "torch") == [0, 0, 1, 1]
    assert asked(game) == (0, "banish_card" if card == "banish" else "dungeon")


# -- TS-11: Breach ---------------------------------------------------------------------------------


@pytest.mark.rule("TS-11.1")
@pytest.mark.parametrize(
    ("before", "way", "after"),
    [
        ([A, TYXR, C], ("monster", 1), [TYXR, C, "famine"]),
        ([A, TYXR, C], ("order", 2, 1, 3), [TYXR, A, C]),
        ([A, B, TYXR], ("order", 3, 1, 2), [TYXR, A, B]),
    ],
)
def test_breach_comes_from_whatever_rank_it_came(
    before: list[str], way: tuple[str | int, ...], after: list[str]
) -> None:
    game = enter("banish", "torch", "torch", "torch", "militia", hall=before, dungeon=["famine"])
    play(use(game, "banish"), way)
    assert hall(game) == after
    assert [event.args for event in events(game, "breach")] == [(TYXR,)]
    assert asked(game) == (0, "discard_slot")


@pytest.mark.rule("TS-11.1")
def test_breach_comes_straight_from_the_deck() -> None:
    game = enter("militia", "torch", "torch", hall=[A], dungeon=[TYXR], s0={"xp": 1})
    assert hall(game) == [TYXR, A, ""]  # attacked, not defeated, back under Tyxr
    assert events(game, "breach") and asked(game) == (0, "discard_slot")


@pytest.mark.rule("TS-11.1")
@pytest.mark.parametrize("rank", [2, 3])
def test_there_is_no_breach_in_rank_2_or_3(rank: int) -> None:
    game = play(
        enter("militia", "torch", hall=[A, B, C], dungeon=[TYXR, "famine"], draws={"dungeon": [TYXR]}), ("attack", 3)
    )
    assert hall(game) == [A, B, TYXR]
    if rank == 2:
        play(game, ("dungeon",), ("attack", 2))
        assert hall(game) == [A, TYXR, "famine"]
    assert not events(game, "breach")


@pytest.mark.rule("TS-11.2")
def test_a_breach_does_not_happen_again_while_the_monster_stays() -> None:
    turn = {"hand": ["militia", "torch", "torch", "torch"]}
    game = at("dungeon", s0=turn, s1=turn, hall=[A, "archduke_of_pain", C], dungeon=["famine", "famine", "nixie"])
    full = table(game)["village"]["militia"]["cards"]["militia"]
    play(game, ("attack", 1))
    assert table(game)["village"]["militia"]["cards"]["militia"] == full - 2
    play(game, ("dungeon",), ("attack", 2))
    play(game, ("dungeon",), ("attack", 3))
    assert hall(game)[0] == "archduke_of_pain"
    assert len(events(game, "breach")) == 1
    assert table(game)["village"]["militia"]["cards"]["militia"] == full - 2


@pytest.mark.rule("TS-11.3", "TS-11.5")
def test_after_a_battle_breach_follows_spoils_and_the_refilled_hall_and_precedes_the_discard() -> None:
    hand = ["chalice_paladin", "torch", "torch", "dagger", "iron_rations"]
    game = play(enter(*hand, hall=["griknack_goblin", TYXR, C], dungeon=["famine"]), ("attack", 1))
    assert kind(game) == "spoils" and not events(game, "breach") and hall(game)[0] == ""
    play(game, ("done",))
    assert hall(game) == [TYXR, C, "famine"] and asked(game) == (0, "discard_slot")
    assert party(game) == sorted(hand) and seat(game)["deck"] == 6
    discard_all(game, "dagger", "iron_rations")
    assert asked(game) == (1, "turn") and len(seat(game)["hand"]) == 6
    assert sorted(seat(game)["discard"]) == sorted([*hand, "griknack_goblin"])


@pytest.mark.rule("TS-11.4")
def test_a_breach_after_the_elf_sorcerers_return_is_immediate() -> None:
    game = enter(
        "elf_sorcerer", "fireball", "torch", "torch", hall=["griknack_goblin", A, TYXR], dungeon=["famine", "famine"]
    )
    play(game, ("attack", 1))
    assert kind(game) == "sorcerer" and hall(game) == [A, TYXR, "famine"]
    play(game, ("monster", 1))
    assert hall(game)[0] == TYXR and asked(game) == (0, "discard_slot")


@pytest.mark.rule("TS-11.6")
def test_setup_causes_no_breach() -> None:
    breachers = ("archduke_of_pain", TYXR)
    games = [fabletop.new("thunderstone", 2, seed=seed, cards="abyssal, dragon, ooze") for seed in range(60)]
    found = [game for game in games if hall(game)[0] in breachers]
    assert {hall(game)[0] for game in found} == set(breachers)
    for game in found:
        assert not events(game, "breach") and kind(game) == "turn"
        assert [len(seat(game, number)["hand"]) for number in (0, 1)] == [6, 6]
        assert table(game)["destroyed"] == [] and table(game)["village"]["militia"]["cards"]["militia"] == 18


@pytest.mark.rule("TS-11.6")
def test_a_monster_that_setup_laid_in_rank_1_stays_silent() -> None:
    game = play(enter("militia", "torch", hall=[TYXR, A, B], dungeon=["famine", "famine"]), ("attack", 2))
    assert hall(game) == [TYXR, B, "famine"] and not events(game, "breach")
    assert asked(game) == (1, "turn")


@pytest.mark.rule("TS-11.8")
@pytest.mark.parametrize("active", [0, 1])
def test_all_players_includes_the_active_one(active: int) -> None:
    hands = {f"s{number}": {"hand": ["militia", "torch", "dagger"]} for number in range(3)}
    game = at("dungeon", seats=3, **hands, active=active, hall=[A, TYXR, C])
    play(game, ("attack", 1))
    other = [number % 3 for number in range(active, active + 3)]
    assert discard_all(game) == [number for number in other for _ in range(2)]
    assert [len(seat(game, number)["discard"]) for number in other] == [3, 2, 2]
    assert [len(seat(game, number)["hand"]) for number in other] == [6, 1, 1]


@pytest.mark.rule("TS-11.9")
def test_moved_away_from_rank_1_and_back_a_breach_is_not_repeated() -> None:
    hand = ["banish", "banish", "banish", *["torch"] * 6]
    game = enter(*hand, hall=[A, TYXR, C])
    banish(game, "order", 2, 1, 3, breach=("torch", "torch"))
    assert len(events(game, "breach")) == 1
    banish(game, "order", 2, 1, 3)
    assert hall(game) == [A, TYXR, C]
    banish(game, "order", 2, 1, 3)
    assert hall(game) == [TYXR, A, C] and len(events(game, "breach")) == 1


@pytest.mark.rule("TS-11.2", "TS-11.9")
def test_each_monster_breaches_once_whatever_lay_in_rank_1_before() -> None:
    game = enter("banish", "banish", "banish", *["torch"] * 6, hall=[A, TYXR, "archduke_of_pain"])
    banish(game, "order", 2, 3, 1, breach=("torch", "torch"))
    banish(game, "order", 2, 1, 3)
    banish(game, "order", 2, 1, 3)
    assert hall(game) == [TYXR, "archduke_of_pain", A]
    assert [event.args[0] for event in events(game, "breach")] == [TYXR, "archduke_of_pain"]


@pytest.mark.rule("TS-11.10")
def test_back_from_the_deck_a_monster_breaches_again() -> None:
    hand = ["banish", "banish", *["torch"] * 7]
    game = enter(*hand, hall=[A, TYXR], dungeon=[])
    banish(game, "order", 2, 1, 3, breach=("torch", "torch"))
    assert len(events(game, "breach")) == 1
    banish(game, "monster", 1, breach=("torch", "torch"))
    assert hall(game) == [A, TYXR, ""] and len(events(game, "breach")) == 1
    play(game, ("attack", 1))  # not defeated: Tyxr is in Rank 1 again
    assert hall(game)[0] == TYXR and len(events(game, "breach")) == 2


@pytest.mark.rule("TS-11.11")
def test_a_monster_laid_in_rank_1_by_setup_breaches_when_it_comes_back_there() -> None:
    game = enter("banish", "banish", *["torch"] * 5, hall=[TYXR, A, C])
    banish(game, "order", 2, 1, 3)
    assert hall(game) == [A, TYXR, C] and not events(game, "breach")
    banish(game, "order", 2, 1, 3, breach=("torch", "torch"))
    assert hall(game) == [TYXR, A, C] and len(events(game, "breach")) == 1


@pytest.mark.rule("TS-11.12")
@pytest.mark.parametrize(
    ("gone", "attack", "magic", "light"),
    [
        (["battle_fury", "iron_rations"], 6, 7, 4),  # what they gave before stays
        (["torch", "fireball"], 6, 4, 2),
        (["militia", "torch"], 0, 7, 3),  # the Short Sword has lost its Hero
    ],
)
def test_cards_lost_to_a_breach_in_step_2_leave_only_what_they_gave(
    gone: list[str], attack: int, magic: int, light: int
) -> None:
    hand = ["elf_archmage", "battle_fury", "fireball", "iron_rations", "militia", "short_sword", "torch"]
    game = enter(*hand, hall=[A, TYXR, C])
    use(game, "battle_fury")
    play(use(game, "iron_rations"), ("hero", slot(game, "militia")))
    play(game, ("equip", slot(game, "short_sword"), slot(game, "militia")))
    play(use(game, "elf_archmage"), ("monster", 1))
    discard_all(game, *gone)
    shown = battle(game, 2)
    fury = 1  # the Archmage's own Attack
    assert (shown["attack"], shown["magic"], shown["light"]) == (attack + fury, magic, light)
    assert not set(gone) & set(party(game)) and set(gone) <= set(seat(game)["discard"])


@pytest.mark.rule("TS-11.13")
def test_there_are_no_traps_in_the_dungeon() -> None:
    game = fabletop.new("thunderstone", 2, seed=1, groups=8)
    lying = [*game.state.dungeon.items(), *hall(game)]
    assert len(lying) == 80 and {CARDS[card].type for card in lying} == {"monster"}
    assert table(game)["dungeon"] + 3 == 81  # and the Thunderstone
    assert "trap" not in {word for card in CARDS.values() for word in (card.type, *card.types, *card.subtypes)}
