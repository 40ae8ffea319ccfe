"""What may be answered, by kind of question."""

from __future__ import annotations

from ....kernel.vocabulary import Form
from ..named import (
    ACTION,
    ANCHOR,
    CARD,
    DIE,
    GEM,
    HERO,
    KIND,
    LEVEL,
    NUMBER,
    OTHER,
    PLACE,
    POINTS,
    QUEST,
    SPACE,
    STACK,
    THING,
    TILE,
    VALUE,
    N,
)
from ..scenarios import folders, giving
from ..scenarios.answering import ANSWERED

TOLD = (giving, *folders.modules())  # who has something to say

PASS: Form = ("pass",)
DONE: Form = ("done",)
SKIP: Form = ("skip",)
EXCHANGE: Form = ("exchange",)
CASH: Form = ("cash", CARD)
DISCARD: Form = ("discard_card", CARD)
USE: tuple[Form, ...] = (
    ("use", TILE),
    ("use", TILE, N),
    ("use", TILE, KIND),
    ("gem", TILE, GEM),
    ("essence", KIND),
    ("to_dwurt",),
)
CHURCH: tuple[Form, ...] = (("church", "heal"), ("church", "potion"))
PACKING: tuple[Form, ...] = (
    ("equip", TILE, PLACE),
    ("swap", TILE, OTHER),
    ("unequip", TILE),
    ("set_gem", GEM, TILE),
    ("throw", THING),
)
GAAR: tuple[Form, ...] = (("gaar", DIE), ("dwurt",))
HOPE: Form = ("hope", POINTS)
PLAY: Form = ("play", CARD, NUMBER)

ANSWERS: dict[str, tuple[Form, ...]] = {
    "hero": (("hero", HERO),),
    "act": (
        ("end",),
        ("walk", SPACE),
        ("portal", SPACE),
        ("march", ACTION),
        ("mine",),
        ("trade",),
        *CHURCH,
        ("treasure",),
        ("confront",),
        ("quest", QUEST),
        ("bounty",),
        ("charge", TILE, KIND),
        ("pack",),
        EXCHANGE,
        CASH,
        *USE,
    ),
    "slot": (("slot", ANCHOR),),
    "source": (("with", "token"), ("with", "granted"), ("with", TILE)),
    "save": (("none",), ("save", ACTION)),
    "pack": (DONE, *PACKING),
    "before_combat": (DONE, *PACKING, *USE),
    "tidy": (*PACKING, *USE),
    "surplus": (DISCARD, EXCHANGE, CASH),
    "give_up": (DISCARD,),
    "pay_silver": (DISCARD,),
    "fee_card": (DISCARD,),
    "cart": (("dig",), ("use", TILE)),
    "keep": (("keep", TILE),),
    "stack": (("stack", STACK),),
    "kind": (("kind", THING),),
    "deal": (
        DONE,
        ("fee",),
        ("buy", N),
        ("renew",),
        ("sell", THING),
        ("sell", THING, NUMBER),
        ("heal",),
        ("gaar",),
        ("reveal",),
        ("learn", TILE, PLACE),
        ("unlearn", TILE),
        ("unlock", PLACE, "gold"),
        ("unlock", PLACE, KIND),
        ("pack",),
        EXCHANGE,
        CASH,
        *USE,
    ),
    "pick_tile": (("pick", TILE),),
    "free_slot": (SKIP, ("unlock", PLACE)),
    "ready": (SKIP, ("ready", TILE)),
    "idle_gem": (SKIP, ("gem", TILE, GEM)),
    "level": (SKIP, ("level", LEVEL)),
    "teleport": (SKIP, ("to", SPACE)),
    "way": (("way", N),),
    "pay": (("pay", THING),),
    "different": (("pay", THING),),
    "change": (("final",), *GAAR, HOPE, *USE),
    "reroll": (SKIP, ("die", DIE), ("both",)),
    "foe_die": (("die", DIE),),
    "cancel": (SKIP, ("play", N)),
    "claim": (PASS, ("claim",), ("mask",)),
    "rival_use": (PASS, ("use", TILE)),
    "moment": (DONE, HOPE, *USE),
    "cards": (PASS, PLAY, ("use", TILE), EXCHANGE),
    "rival_word": (PASS, ("gaar", DIE), PLAY, ("use", TILE), EXCHANGE),
    "hero_word": (PASS, *GAAR, HOPE, *USE),
    "dwurt_die": (("count", VALUE),),
    "first_strike": (SKIP, ("first_strike",)),
    "weapon": (("attack", TILE),),
    "possessed": (PASS, ("gaar", DIE)),
    "dying": (("die",), ("use", TILE)),
    "trophy": (("keep",), ("leave",)),
    "trade_first": (("trade",), ("tidy",)),
}

REMARKS = {
    "act": "`[march, ACTION]` is the token for Movement, `[bounty]` the fight with the Elite Monster",
    "slot": "where the next Map tile lies",
    "source": "what pays for an Action",
    "surplus": "more than five cards; asked even with one option",
    "give_up": "asked even with one option",
    "pay_silver": "a Silver card to pay with; asked even with one option",
    "fee_card": "together: the Gold card for a mine or an Elemental of others; asked even with one option",
    "deal": "N is the place in the offer; `[sell, THING, NUMBER]` sells several",
    "way": "which of several costs",
    "pay": "with a card of the hand it is asked even with one option",
    "change": "a Hero Roll; `[dwurt]` of Skoldur, in the place of `[gaar, DIE]`",
    "claim": "who plays the Monster",
    "moment": "the moments of the Hero",
    "cards": "of the Monster Player; asked even with one option",
    "rival_word": "asked even with one option",
    "hero_word": "alone and together the answer of the Hero; `[use, TILE, N]` of Skoldur for N Dwurt tokens",
    "dwurt_die": "as what the Dwurt die counts",
}


def _own_answers() -> tuple[dict[str, tuple[Form, ...]], dict[str, str]]:
    """And those of the Scenarios' special rules."""
    found, remarks = dict(ANSWERS), dict(REMARKS)
    for folder, kind, forms in sorted(ANSWERED, key=lambda each: each.folder):
        found[kind] = (*found.get(kind, ()), *forms)
        if kind not in ANSWERS:
            remarks[kind] = f"{remarks[kind]}, `{folder}`" if kind in remarks else f"`{folder}`"
    return found, remarks


ALL_ANSWERS, ALL_REMARKS = _own_answers()
