"""What a card or a Class of Roll Player says is made of what it does, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import fabletop
from fabletop.games.roll_player.content import ROWS, ArmorSet, Content, MarketCard
from fabletop.games.roll_player.verbs.counting import LowRow, TokenAt
from fabletop.kernel import Message
from fabletop.words import Words, languages

CONTENT: Content = fabletop.book("roll-player").pack.load()
PARTS = ("weapon", "armor", "trait", "skill")
SHOWN_APART = ("hands", "timing")  # of a Market card: beside its text


def said(sentences: tuple[Message, ...], language: str) -> str:
    words = Words(language)
    return " ".join(words.say(each) for each in sentences)


def numbers(part: Any, apart: tuple[str, ...] = ()) -> Iterator[tuple[str, Any]]:
    """The part with one number more by one, number by number."""
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if name in apart or value is None:
            continue
        if type(value) is int:
            yield name, msgspec.structs.replace(part, **{name: value + 1})
        elif isinstance(value, msgspec.Struct):
            for inner, changed in numbers(value):
                yield f"{name}.{inner}", msgspec.structs.replace(part, **{name: changed})


def changed_cards() -> Iterator[tuple[str, MarketCard, MarketCard]]:
    for card in CONTENT.market.values():
        part = next(name for name in PARTS if getattr(card, name) is not None)
        once = isinstance(card.trait, LowRow | TokenAt)  # it is counted once or not at all
        apart = (*SHOWN_APART, "per") if once else SHOWN_APART
        for name, changed in numbers(getattr(card, part), apart):
            yield f"{card.id}.{name}", card, msgspec.structs.replace(card, **{part: changed})


CHANGED = {name: (card, other) for name, card, other in changed_cards()}


@pytest.mark.rule("RP-15.1")
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", CHANGED)
def test_a_market_card_with_another_number_says_so(name: str, language: str) -> None:
    card, other = CHANGED[name]
    assert said(card.say(CONTENT.armor_sets), language) != said(other.say(CONTENT.armor_sets), language)


ABILITIES = ("hands", "purchases", "refreshes", "gold_die", "arrow_gold")


@pytest.mark.rule("RP-2.18")
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("ability", ABILITIES)
def test_a_class_with_another_number_says_so(ability: str, language: str) -> None:
    for klass in CONTENT.classes.values():
        for name, changed in numbers(klass):
            if name.partition(".")[0] == ability:
                assert said(klass.say(), language) != said(changed.say(), language), (klass.id, name)


@pytest.mark.rule("RP-13.28")
@pytest.mark.parametrize("language", languages())
def test_armor_with_another_scale_says_so(language: str) -> None:
    card, chain = CONTENT.market["chain_helm"], CONTENT.armor_sets["chain"]
    before = said(card.say(CONTENT.armor_sets), language)

    def with_chain(**changes: Any) -> str:
        sets: dict[str, ArmorSet] = {**CONTENT.armor_sets, "chain": msgspec.structs.replace(chain, **changes)}
        return said(card.say(sets), language)

    assert "1, 2, 4, 7, 11" in with_chain(stars=(1, 2, 4, 7, 11))
    assert before != with_chain(bonus=2) != with_chain(colours=("red", "blue")) != with_chain(colours=())


def unusual(part: Any) -> list[str]:
    """What an entry says of its own accord: the fields that are not as they are if they are left out."""
    found = []
    for field in msgspec.structs.fields(part):
        if field.name in type(part).__annotations__ and not field.required:
            made = field.default_factory
            usual = field.default if made is msgspec.NODEFAULT else made()
            found += [field.name] if getattr(part, field.name) != usual else []
    return found


@pytest.mark.rule("RP-15.1")
def test_a_class_tells_its_own_ability_and_no_other() -> None:
    for klass in CONTENT.classes.values():
        assert [each.id for each in klass.say()] == [f"rp-ability-{name}" for name in unusual(klass)], klass.id


@pytest.mark.rule("RP-15.1")
def test_a_weapon_tells_its_own_gifts_and_no_others() -> None:
    for card in CONTENT.market.values():
        if card.weapon:
            told = [each.id for each in card.say(CONTENT.armor_sets)]
            assert told == [f"rp-weapon-{name}" for name in unusual(card.weapon)], card.id


@pytest.mark.rule("RP-15.1")
@pytest.mark.parametrize(
    ("changes", "text"),
    [
        (
            {"after_buying": {"weapon": "STR", "trait": "INT", "armor": "STR"}},
            "Each time you buy a Weapon or an Armor card, you may take a Strength action. "
            "Each time you buy a Trait, once its arrow has been followed, you may take an Intelligence action.",
        ),
        (
            {"after_buying": {"skill": "DEX", "trait": "DEX"}},
            "Each time you buy a Skill or a Trait, once its arrow has been followed, you may take a Dexterity action.",
        ),
        (
            {"after_buying": {}, "instead": ROWS},
            "In your Dice turn you may take any one Attribute Action instead of the action of the row you place your "
            "die in.",
        ),
    ],
)
def test_a_class_with_other_actions_says_so(changes: dict[str, Any], text: str) -> None:
    assert said(msgspec.structs.replace(CONTENT.classes["warrior"], **changes).say(), "en") == text


@pytest.mark.parametrize("language", languages())
def test_every_market_card_and_class_has_a_text(language: str) -> None:
    for card in CONTENT.market.values():
        assert said(card.say(CONTENT.armor_sets), language).endswith("."), card.id
    for klass in CONTENT.classes.values():
        assert said(klass.say(), language).endswith("."), klass.id


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("en", 1, "1 Star for each Weapon you own."),
        ("en", 5, "5 Stars for each Weapon you own."),
        ("pl", 1, "1 Gwiazdka za każdą twoją Broń."),
        ("pl", 3, "3 Gwiazdki za każdą twoją Broń."),
        ("pl", 5, "5 Gwiazdek za każdą twoją Broń."),
        ("cs", 1, "1 Hvězda za každou tvou Zbraň."),
        ("cs", 4, "4 Hvězdy za každou tvou Zbraň."),
        ("cs", 5, "5 Hvězd za každou tvou Zbraň."),
    ],
)
def test_numbers_bend_their_words(language: str, number: int, text: str) -> None:
    trait = msgspec.structs.replace(CONTENT.traits["steadfast"], stars=number)
    assert Words(language).say(trait.say()) == text


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"actions": ("STR", "DEX")}, "Take a Strength action or a Dexterity action."),
        (
            {"actions": ("CON",), "times": 3},
            "Take up to 3 Constitution actions, one after the other, on different dice.",
        ),
        ({"actions": ROWS}, "Take any one Attribute Action."),
        (
            {"actions": ROWS, "times": 2},
            "Take up to two Attribute actions, one after the other, on different dice. "
            "Keep or undo each reroll before the next.",
        ),
    ],
)
def test_a_skill_with_other_actions_says_so(changes: dict[str, Any], text: str) -> None:
    skill = msgspec.structs.replace(CONTENT.skills["acrobatics"], **changes)
    assert Words("en").say(skill.say()) == text
