"""TS-13 and TS-14: Light and darkness; Attack, Magic Attack and Disease."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fabletop
from fabletop import Game
from fabletop.games.thunderstone import bot

from .thunderstone import at, battle, events, kind, options, party, play, seat, slot, table

CARDS = fabletop.book("thunderstone").pack.load().cards
MONSTERS = [card for card in CARDS.values() if card.type == "monster"]
PLAIN = ["griknack_goblin", "firebrand_cyclops", "bloodskull_orc"]  # Health 4, 6, 5 and nothing else
DULL = {"source": "designed", "group": "ooze", "types": ["ooze"], "copies": 1, "health": 4}  # a Monster of our own
LONGEST = 5000  # choices; no game takes so many
ATTACK, MAGIC = ("sick", "attack"), ("sick", "magic")


def enter(*hand: str, foe: str = PLAIN[0], rank: int = 1, **more: Any) -> Game[Any]:
    """Seat 0 is in the Dungeon with this hand; the foe is in the given Rank."""
    hall = more.pop("hall", [*PLAIN[: rank - 1], foe, *PLAIN[rank:]])
    return at("dungeon", s0={"hand": list(hand), **more.pop("s0", {})}, hall=hall, **more)


def use(game: Game[Any], card: str, effect: int = 1) -> Game[Any]:
    return play(game, ("use", slot(game, card), effect))


def equip(game: Game[Any], weapon: str, hero: str, nth: int = 1) -> Game[Any]:
    return play(game, ("equip", slot(game, weapon), slot(game, hero, nth)))


def total(game: Game[Any]) -> int:
    """The Attack Value of the latest battle."""
    return events(game, "fought")[-1].total


def pools(game: Game[Any], rank: int = 1) -> tuple[int, int]:
    shown = battle(game, rank)
    return shown["attack"], shown["magic"]


# -- TS-13: Light ----------------------------------------------------------------------------------


@pytest.mark.rule("TS-13.1", "TS-13.9", "TS-13.11")
@pytest.mark.parametrize(("rank", "less"), [(1, 2), (2, 4), (3, 6)])
def test_without_light_the_reduction_is_twice_the_rank(rank: int, less: int) -> None:
    game = enter("outlands_khan")
    assert battle(game, rank)["penalty"] == rank
    assert total(play(game, ("attack", rank))) == 7 - less


@pytest.mark.rule("TS-13.2")
@pytest.mark.parametrize(("foe", "more"), [("lord_mortis", 1), ("darkness", 1), ("blink_dog", 1), ("knightmare", 2)])
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_a_light_modifier_of_the_monster_raises_the_penalty(foe: str, more: int, rank: int) -> None:
    assert battle(enter("militia", foe=foe, rank=rank), rank)["penalty"] == rank + more


@pytest.mark.rule("TS-13.3")
@pytest.mark.parametrize("monster", MONSTERS, ids=lambda card: card.id)
def test_a_lantern_on_a_monster_is_never_a_modifier(monster: Any) -> None:
    modifiers = {"lord_mortis": 1, "darkness": 1, "blink_dog": 1, "knightmare": 2}
    shown = battle(enter("militia", foe=monster.id))
    assert (shown["penalty"], shown["light"]) == (1 + modifiers.get(monster.id, 0), 0)
    lanterns = {"red_jelly": 1}
    assert battle(enter(monster.id))["light"] == lanterns.get(monster.id, 0)


@pytest.mark.rule("TS-13.4")
def test_light_modifiers_of_other_monsters_are_not_counted() -> None:
    game = enter("outlands_khan", hall=["nixie", "knightmare", "lord_mortis"])
    assert [battle(game, rank)["penalty"] for rank in (1, 2, 3)] == [1, 4, 4]
    assert total(play(game, ("attack", 1))) == 5


@pytest.mark.rule("TS-13.5", "TS-13.6")
@pytest.mark.parametrize(
    ("hand", "light"),
    [
        ([], 0),
        (["torch"], 1),
        (["torch", "torch"], 2),
        (["lantern", "elf_wizard"], 3),
        (["fireball", "lorigg_outlaw", "torch"], 4),
    ],
)
def test_each_point_of_light_of_any_card_lowers_the_penalty_by_one(hand: list[str], light: int) -> None:
    shown = battle(enter("militia", *hand, foe="knightmare", rank=3), 3)
    assert (shown["light"], shown["penalty"]) == (light, 5 - light)


@pytest.mark.rule("TS-13.7")
@pytest.mark.parametrize("lights", [["torch"], ["lantern"], ["lightstone_gem", "lightstone_gem", "torch"]])
def test_surplus_light_gives_nothing(lights: list[str]) -> None:
    game = enter("outlands_khan", *lights)
    assert battle(game)["penalty"] == 0
    assert total(play(game, ("attack", 1))) == 7


@pytest.mark.rule("TS-13.8")
def test_the_light_penalty_has_no_upper_limit() -> None:
    abyss = {**DULL, "id": "abyss", "light_penalty": 9}
    game = enter(
        *["outlands_khan"] * 2,
        *["thyrian_lord"] * 2,
        "outlands_slayer",
        foe="abyss",
        rank=3,
        content={"monster": [abyss]},
    )
    assert (battle(game, 3)["penalty"], battle(game, 3)["total"]) == (12, 27 - 24)


@pytest.mark.rule("TS-13.10")
@pytest.mark.parametrize("rank", [1, 2, 3])
@pytest.mark.parametrize("modifier", [0, 1, 3])
@pytest.mark.parametrize("torches", [0, 1, 3])
def test_the_formula_of_the_light_penalty(rank: int, modifier: int, torches: int) -> None:
    dark = {**DULL, "id": "dark", "light_penalty": modifier}
    game = enter(
        "outlands_khan", "outlands_khan", *["torch"] * torches, foe="dark", rank=rank, content={"monster": [dark]}
    )
    penalty = max(0, rank + modifier - torches)
    assert battle(game, rank)["penalty"] == penalty
    assert total(play(game, ("attack", rank))) == 14 - 2 * penalty


@pytest.mark.rule("TS-13.12")
@pytest.mark.parametrize(("hand", "rank"), [(["militia"], 1), (["militia", "militia", "militia"], 3), (["dagger"], 2)])
def test_the_light_penalty_brings_nobody_below_zero(hand: list[str], rank: int) -> None:
    game = enter(*hand)
    assert battle(game, rank)["total"] == 0
    assert total(play(game, ("attack", rank))) == 0


@pytest.mark.rule("TS-13.12")
def test_zero_is_enough_against_no_health() -> None:
    frail = {**DULL, "id": "frail", "health": 0}
    game = play(enter("militia", foe="frail", rank=3, content={"monster": [frail]}), ("attack", 3))
    assert events(game, "fought")[0].args[:5] == (0, "frail", 0, 0, 1)


@pytest.mark.rule("TS-13.13")
def test_light_of_a_weapon_counts_only_if_it_is_equipped() -> None:
    game = enter("outlands_khan", "militia", "flaming_sword")
    assert battle(game)["light"] == 0
    equip(game, "flaming_sword", "outlands_khan")
    assert battle(game)["light"] == 1
    assert total(play(game, ("attack", 1))) == 7 + 3 + 1


@pytest.mark.rule("TS-13.14")
@pytest.mark.parametrize(("rank", "light", "value"), [(1, 0, 0), (2, 2, 4)])
def test_light_of_a_hero_who_cannot_attack_does_not_count(rank: int, light: int, value: int) -> None:
    game = enter("feayn_sniper")
    assert battle(game, rank)["light"] == light
    assert total(play(game, ("attack", rank))) == value


@pytest.mark.rule("TS-13.14")
def test_light_of_an_unarmed_hero_does_not_count_against_darkness() -> None:
    game = enter("elf_wizard", "dagger", foe="darkness")
    assert battle(game)["light"] == 0
    assert battle(equip(game, "dagger", "elf_wizard"))["light"] == 1


@pytest.mark.rule("TS-13.15")
@pytest.mark.parametrize(("item", "light"), [("torch", 1), ("lantern", 2), ("lightstone_gem", 3)])
def test_light_of_items_counts_without_any_hero(item: str, light: int) -> None:
    game = enter(item, "uyril_unending", "pegasus", "griffon")  # three Trophies: 3 in all
    assert battle(game, 3)["light"] == light
    assert total(play(game, ("attack", 3))) == max(0, 3 - 2 * (3 - light))


@pytest.mark.rule("TS-13.16")
def test_light_of_trophies_counts() -> None:
    game = enter("red_jelly", "red_jelly", "militia", "militia")
    assert battle(game, 2)["light"] == 2
    assert total(play(game, ("attack", 2))) == 2


@pytest.mark.rule("TS-13.17")
def test_light_that_a_battle_effect_takes_away_is_missing_in_the_result() -> None:
    game = enter("elf_wizard", "outlands_khan", foe="haunt")
    play(game, ("attack", 1), ("victim", slot(game, "elf_wizard")))
    assert total(game) == 7 - 2
    game = enter("elf_wizard", "outlands_khan", foe="haunt")
    play(game, ("attack", 1), ("victim", slot(game, "outlands_khan")))
    assert total(game) == 2


@pytest.mark.rule("TS-13.17")
@pytest.mark.parametrize(("torches", "allowed"), [(1, False), (2, True)])
def test_the_penalty_at_the_declaration_decides_whether_a_blink_dog_may_be_attacked(
    torches: int, allowed: bool
) -> None:
    game = enter("outlands_khan", *["torch"] * torches, foe="blink_dog")
    assert game.why(("attack", 1)).allowed == allowed
    assert battle(game)["wins"]  # it is the Light, not the Attack Value


@pytest.mark.rule("TS-13.18")
def test_light_is_taken_off_the_total_and_leaves_magic_attack_present() -> None:
    game = enter("outlands_khan", "outlands_khan", "regian_cleric", foe="revenant", rank=3)
    shown = battle(game, 3)
    assert (shown["attack"], shown["magic"], shown["total"]) == (14, 1, 15 - 6)
    play(game, ("attack", 3))
    assert events(game, "fought")[0].args[:5] == (0, "revenant", 9, 7, 1)  # Magic Attack Required


@pytest.mark.rule("TS-13.18")
def test_light_never_keeps_disease_away() -> None:
    game = play(enter("elf_wizard", "disease", rank=3), ("attack", 3))
    assert kind(game) == "turn" and total(game) == 0
    game = play(enter("elf_wizard", "militia", "disease"), ("attack", 3))
    assert options(game) == [ATTACK, MAGIC]  # 3 - 4 is below 0, and still both are at least +1


# -- TS-14: Attack, Magic Attack -------------------------------------------------------------------


@pytest.mark.rule("TS-14.1")
@pytest.mark.parametrize(("health", "won"), [(1, True), (6, True), (7, True), (8, False), (20, False)])
def test_attack_value_and_health_decide(health: int, won: bool) -> None:
    target = {**DULL, "id": "target", "health": health}
    game = play(enter("outlands_khan", "torch", foe="target", content={"monster": [target]}), ("attack", 1))
    assert ("target" in seat(game)["discard"]) == won
    assert (table(game)["dungeon_known"] == ["target"]) != won


def battles(run: int) -> list[tuple[Any, ...]]:
    """All battles of a whole game of good players: seat, Monster, Attack Value, Health, won."""
    game = fabletop.new("thunderstone", 2, seed=f"battles {run}", groups=4)
    rng = Random(run)
    while game.decision is not None:
        play(game, bot.choose(game.state, game.decision, rng))
        assert game.ply < LONGEST
    return [event.args[:5] for event in events(game, "fought")]


@pytest.mark.rule("TS-14.1", "TS-14.2")
def test_in_every_battle_health_is_the_printed_one_and_decides() -> None:
    fought = [each for run in range(3) for each in battles(run)]
    assert len(fought) > 50 and {won for *_, won in fought} == {0, 1}
    for _, foe, value, health, won in fought:
        assert health == CARDS[foe].health
        assert won == (value >= health) or "magic_required" in CARDS[foe].traits


@pytest.mark.rule("TS-14.2")
@pytest.mark.parametrize("foe", ["judgement", "the_prince", "revenant", "grayskin_lizard", "noxious_slag"])
def test_health_never_changes(foe: str) -> None:
    game = enter("outlands_khan", "battle_fury", "short_sword", "disease", "torch", foe=foe)
    equip(use(game, "battle_fury"), "short_sword", "outlands_khan")
    assert battle(game)["health"] == CARDS[foe].health
    play(game, ("attack", 1))
    assert events(game, "fought")[0].health == CARDS[foe].health


@pytest.mark.rule("TS-14.3", "TS-14.4")
@pytest.mark.parametrize(
    ("card", "attack", "magic"),
    [
        ("outlands_khan", 7 + 4, 0),
        ("regian_bishop", 0, 3),
        ("fireball", 0, 3),
        ("uyril_unending", 1, 0),
        ("griffon", 0, 1),
        ("short_sword", 4, 0),
        ("flaming_sword", 0, 3),
        ("test_charm", 2, 1),
    ],
)
def test_both_kinds_come_from_every_sort_of_card_and_are_added_apart(card: str, attack: int, magic: int) -> None:
    charm = {"id": "test_charm", "source": "designed", "type": "item", "copies": 1, "cost": 1, "attack": 2, "magic": 1}
    holder = "thyrian_squire"
    hand = [card, holder, "fireball", "nixie", "famine"] if card == "outlands_khan" else [card, holder, "fireball"]
    game = enter(*hand, content={"village": [charm]})
    if CARDS.get(card) and CARDS[card].type == "weapon":
        equip(game, card, holder)
    assert pools(game) == (2 + attack, 3 + magic)
    assert battle(game)["total"] == 5 + attack + magic - 2 * battle(game)["penalty"]


@pytest.mark.rule("TS-14.5", "TS-14.6")
@pytest.mark.parametrize(("lower", "attack", "magic"), [("attack", 6, 3), ("magic", 7, 2)])
def test_attack_without_a_kind_is_lowered_in_one_kind_of_choice(lower: str, attack: int, magic: int) -> None:
    game = enter("outlands_khan", "flaming_sword", "militia", "disease", foe="judgement")
    equip(game, "flaming_sword", "outlands_khan")
    play(game, ("attack", 1))
    assert kind(game) == "judged" and options(game) == [("lower", "attack"), ("lower", "magic")]
    play(game, ("lower", lower))  # the Militia has only Attack to lose
    assert kind(game) == "sick"
    shown = [line for line in battle(game)["lines"] if line[0] == "TS-26.41"]
    assert [line[1:] for line in shown if line[1] == "outlands_khan"] == [("outlands_khan", lower, -1)]
    sums = {
        what: sum(line[3] for line in battle(game)["lines"] if line[2] == what and line[1] != "disease")
        for what in ("attack", "magic")
    }
    assert sums == {"attack": attack, "magic": magic}


@pytest.mark.rule("TS-14.5", "TS-14.20")
@pytest.mark.parametrize(("hero", "left"), [("elf_wizard", (0, 1)), ("militia", (0, 0)), ("regian_cleric", (0, 0))])
def test_only_a_kind_of_at_least_one_can_be_lowered(hero: str, left: tuple[int, int]) -> None:
    game = enter(hero, "lantern", "torch", foe="judgement")
    assert pools(game) == left
    play(game, ("attack", 1))
    assert kind(game) == "turn" and total(game) == sum(left)


@pytest.mark.rule("TS-14.20")
def test_a_hero_without_any_attack_is_not_lowered() -> None:
    page = {"id": "test_page", "source": "designed", "type": "hero", "classes": ["thief"], "copies": 1, "cost": 1}
    game = enter("test_page", "outlands_khan", "torch", foe="judgement", content={"village": [page]})
    play(game, ("attack", 1))
    assert total(game) == 7 - 1


# -- TS-14: Disease --------------------------------------------------------------------------------


@pytest.mark.rule("TS-14.6", "TS-14.8")
@pytest.mark.parametrize(("key", "value"), [(ATTACK, 6 + 2 * 2), (MAGIC, 7 + 2 * 1)])
def test_a_disease_lowers_the_kind_that_the_player_chooses(key: tuple[str, str], value: int) -> None:
    game = play(enter("outlands_khan", "selurin_warlock", "torch", "disease"), ("attack", 1))
    assert options(game) == [ATTACK, MAGIC]
    assert total(play(game, key)) == value  # the Warlock doubles what is left


@pytest.mark.rule("TS-14.7")
def test_a_disease_drawn_in_step_2_must_be_played() -> None:
    game = enter("magical_aura", "outlands_khan", "torch", s0={"deck": ["disease"]})
    play(use(game, "magical_aura"), ("attack", 1))
    assert total(game) == 6


@pytest.mark.rule("TS-14.8")
def test_a_disease_counts_for_this_battle_only() -> None:
    hand = ["militia", "militia", "disease", "torch", "torch", "militia"]
    game = play(enter(*hand, s0={"deck": ["militia"] * 5 + ["lantern"]}), ("attack", 1))
    assert total(game) == 3 - 1
    play(game, ("rest",), ("pass",), ("dungeon",))
    assert pools(game) == (5, 0)


@pytest.mark.rule("TS-14.9")
@pytest.mark.parametrize(("hand", "value"), [(["militia"], 0), (["regian_cleric"], 0), (["fireball"], 2)])
def test_a_disease_falls_on_the_kind_that_is_at_least_one(hand: list[str], value: int) -> None:
    game = play(enter(*hand, "torch", "disease"), ("attack", 1))
    assert kind(game) == "turn" and total(game) == value  # there was nothing to choose


@pytest.mark.rule("TS-14.10")
@pytest.mark.parametrize("diseases", [1, 3])
def test_a_disease_without_anything_to_lower_does_nothing(diseases: int) -> None:
    game = enter(*["disease"] * diseases, "torch")
    assert pools(game) == (0, 0)
    play(game, ("attack", 1))
    assert kind(game) == "turn" and total(game) == 0


@pytest.mark.rule("TS-14.10", "TS-14.11")
def test_more_diseases_than_attack_take_what_there_is() -> None:
    game = enter("disease", "disease", "disease", "militia", "regian_cleric")
    assert pools(game) == (0, 0)
    play(game, ("attack", 1), MAGIC)
    assert kind(game) == "turn" and total(game) == 0


@pytest.mark.rule("TS-14.11")
def test_diseases_are_applied_one_after_another_with_their_own_check() -> None:
    game = play(enter(*["disease"] * 3, "militia", "fireball", "torch"), ("attack", 1))
    assert options(game) == [ATTACK, MAGIC]
    play(game, MAGIC)
    assert options(game) == [ATTACK, MAGIC]
    play(game, ATTACK)  # the third has only Magic Attack left
    assert kind(game) == "turn" and total(game) == 1


@pytest.mark.rule("TS-14.12")
def test_the_choice_comes_after_the_battle_effects_and_is_made_once() -> None:
    game = enter("militia", "elf_wizard", "fireball", "disease", foe="haunt")
    assert not options(game, "sick")
    play(game, ("attack", 1))
    assert kind(game) == "barred"
    play(game, ("victim", slot(game, "elf_wizard")))
    assert kind(game) == "sick"
    play(game, ATTACK)
    assert kind(game) == "turn" and total(game) == 3
    game = enter("militia", "elf_wizard", "fireball", "disease", foe="haunt")
    play(game, ("attack", 1), ("victim", slot(game, "militia")))
    assert kind(game) == "turn" and total(game) == 4  # no Attack is left that could be chosen


@pytest.mark.rule("TS-14.13")
@pytest.mark.parametrize(("foe", "value"), [("ebon_fume", 1 + 1 - 1), ("sphinx", 3 - 1)])
def test_a_kind_that_a_trait_reduces_to_zero_takes_no_disease(foe: str, value: int) -> None:
    game = play(enter("militia", "militia", "fireball", "disease", foe=foe), ("attack", 1))
    if kind(game) == "strongest":
        play(game, options(game)[0])
    assert kind(game) in ("turn", "spoils") and total(game) == value


@pytest.mark.rule("TS-14.14")
@pytest.mark.parametrize("active", [0, 1])
def test_a_disease_goes_to_the_discard_pile_of_the_player_who_gains_it(active: int) -> None:
    hands: dict[str, Any] = {f"s{number}": {"hand": ["militia"]} for number in range(2)}
    game = play(at("dungeon", **hands, active=active, hall=["famine", *PLAIN[1:]]), ("attack", 1))
    assert sorted(seat(game, active)["discard"]) == ["disease", "militia"]
    assert seat(game, 1 - active)["discard"] == []


@pytest.mark.rule("TS-14.15")
def test_resting_destroys_a_disease() -> None:
    game = at("rest", s0={"hand": ["disease", "militia"], "deck": []})
    play(game, ("destroy", "disease"))
    assert seat(game)["hand"] == ["militia"] and seat(game)["discard"] == [] and table(game)["diseases"] == 15


@pytest.mark.rule("TS-14.15")
@pytest.mark.parametrize(
    "hero", ["regian_cleric", "regian_priest", "regian_bishop", "chalice_quester", "chalice_defender"]
)
def test_heroes_destroy_a_disease(hero: str) -> None:
    game = use(enter(hero, "disease"), hero, len(CARDS[hero].dungeon))
    assert "disease" not in party(game) and table(game)["diseases"] == 15
    assert seat(game)["discard"] == []


@pytest.mark.rule("TS-14.15")
def test_a_village_card_destroys_a_disease() -> None:
    game = use(enter("banish", "disease", "torch"), "banish")
    play(game, ("order", 1, 2, 3), ("card", slot(game, "disease")))
    assert "disease" not in party(game) and table(game)["diseases"] == 15


@pytest.mark.rule("TS-14.16")
@pytest.mark.parametrize("action", ["village", "dungeon", "rest"])
def test_a_disease_is_discarded_with_the_hand_and_comes_back(action: str) -> None:
    game = at("turn", s0={"hand": ["disease", "militia", "dagger"], "deck": []}, hall=PLAIN)
    play(game, (action,))
    while game.decision is not None and game.decision.seat == 0:
        keys = options(game)
        play(game, next(key for key in keys if key[0] in ("done", "pass", "attack")))
    assert sorted(seat(game)["hand"]) == ["dagger", "disease", "militia"]
    assert table(game)["diseases"] == 14


@pytest.mark.rule("TS-14.17")
def test_bonuses_may_be_lowered_below_zero() -> None:
    curse = {"id": "test_curse", "source": "designed", "type": "item", "copies": 1, "cost": 1, "attack": -3}
    game = enter("test_curse", "fireball", "militia", "torch", content={"village": [curse]})
    assert pools(game) == (1 - 3, 3)
    assert total(play(game, ("attack", 1))) == 1


@pytest.mark.rule("TS-14.18")
@pytest.mark.parametrize(("diseases", "value"), [(0, 10 - 2), (1, 8 - 2), (2, 6 - 2)])
def test_doubling_comes_after_disease_and_before_light(diseases: int, value: int) -> None:
    game = enter("selurin_warlock", "fireball", *["disease"] * diseases)  # 2 + 3, and Light +1
    assert battle(game, 2)["penalty"] == 1
    assert total(play(game, ("attack", 2))) == value


@pytest.mark.rule("TS-14.19")
def test_a_disease_destroyed_in_step_2_lowers_nothing() -> None:
    game = enter("regian_cleric", "outlands_khan", "disease", "disease", "lantern", s0={"deck": ["torch"]})
    assert battle(game)["total"] == 8 - 2
    use(game, "regian_cleric")
    assert battle(game)["total"] == 8 - 1
    play(game, ("attack", 1), ATTACK)
    assert total(game) == 7


@pytest.mark.rule("TS-14.21")
@pytest.mark.parametrize(
    ("hand", "foe", "value"),
    [
        (["fireball", "torch", "disease"], "noxious_slag", (3 - 1) // 2),
        (["fireball", "regian_cleric", "disease"], "noxious_slag", (4 - 1) // 2),
        (["militia", "militia", "militia", "militia", "torch", "disease"], "succubus", (4 - 1) // 2),
    ],
)
def test_halving_works_on_what_disease_has_left(hand: list[str], foe: str, value: int) -> None:
    game = play(enter(*hand, foe=foe), ("attack", 1))
    assert total(game) == value
