"""What Scenarios ask: chances that are taken, troubles that are turned from oneself."""

from __future__ import annotations

from ....kernel import Key
from ..content import DwurtFace
from ..state import State
from .judgement import Code, Judgement, judges
from .monster import card_worth
from .strength import forecast, sheet
from .worth import GOLDEN, SILVER, TOKEN, fame, left

BRAVE = 0.6  # chances above which a great foe is fought


@judges("dwurt_die")
def dwurt_die(j: Judgement) -> Code:
    """The value that is better to suffer (EU-50.20)."""
    faces = j.t.data.dwurt_die.faces
    return lambda key: face_worth(j.t, j.seat, faces[int(key[1])])


def face_worth(t: State, seat: int, face: DwurtFace) -> float:
    wounds = face.wounds * (0.4 if face.wounds < t.heroes[seat].health else 2.0)
    return face.dwurt + SILVER * face.silver + GOLDEN * face.gold + fame(t) * face.reputation - wounds


@judges("thanks")
def thanks(j: Judgement) -> Code:
    missing = j.t.max_health(j.seat) - j.hero.health
    worth = {"heal": 0.4 * min(missing, 6) - 0.8, "potion": 0.3 if len(j.hero.bag) < j.t.sacks(j.seat) else -1.0}
    return lambda key: 0.0 if key == ("skip",) else worth[str(key[1])] * (1.0 if left(j.t) > 0.15 else -1.0)


@judges("fee_card", "give_gold")
def given_card(j: Judgement) -> Code:
    """The card that is missed least."""
    return lambda key: -card_worth(j.t, j.seat, str(key[-1])) if str(key[-1]) in j.t.data.cards else 0.0


@judges("listen")
def listen(j: Judgement) -> Code:
    """A Gold card to break the spell is well spent while cards are at hand."""
    return lambda key: 0.0 if key == ("pass",) else 0.5 * (len(j.hero.golden) > 1) - 0.2


@judges("jewel")
def jewel(j: Judgement) -> Code:
    held = j.hero.gems | j.hero.essences
    return lambda key: 0.3 * held.get(str(key[-1]), 0) - TOKEN


@judges("quench", "scorch", "initiative", "refuge")
def shelter(j: Judgement) -> Code:
    """What helps stands behind the offer to do without it."""
    last = len(j.options) - 1
    return lambda key: float(j.options.index(key) == last)


@judges("blight", "fade", "landing", "ruins", "golem_aim", "golem_way", "golem_nest")
def elsewhere(j: Judgement) -> Code:
    """Troubles come where the own Hero is not, and not to what is its own."""
    t, own = j.t, j.hero

    def mark(key: Key) -> float:
        space = str(key[-1])
        near = space == own.at or any(f"{kind}{j.seat}" in t.tokens.get(space, ()) for kind in "htm")
        return j.random.random() - 2.0 * near

    return mark


# -- deeds ---------------------------------------------------------------------------------------------------


def great_fight(j: Judgement, foe: str) -> float:
    """A fight with a great foe whose Damage stays: worth it for whoever lives through a few rounds."""
    told = forecast(sheet(j.t, j.seat), j.lore.level[3])
    ready = j.hero.health >= 0.75 * j.t.max_health(j.seat)
    return 6.0 * told.win if ready and told.win > BRAVE else 0.0


DEEDS = {
    "golem": 0.0,
    "farruga": 0.0,
    "mirrezil": 0.0,
    "burn": 1.0,
    "trial": 3.0,
    "priest": 1.0,
    "ballista": 1.5,
    "restore": 1.5,
    "guard": 1.0,
    "prayer": 1.5,
    "clear": 1.5,
}


def tale_deed(j: Judgement, key: Key) -> float:
    """Of the Free Actions that Scenarios offer besides those of the Hunt and of the settlements."""
    what = str(key[1])
    return great_fight(j, what) if DEEDS.get(what) == 0.0 else DEEDS.get(what, 0.0)
