"""Faer Power: how the Priest wakes it, and what it does in a Combat with Mirrezil (EU-66.2, EU-66.11, EU-66.15)."""

from __future__ import annotations

from dataclasses import field

from .....kernel import Node, Question, Rules, ask, state
from .....kernel.vocabulary import Word
from ...choices.effects import HandIn
from ...events.turn import HandedIn
from ...hero.storage import spend
from ...scenes import in_turn, scene
from ...state import FightTales, State, Tales
from ...verbs.base import Effect
from ...verbs.times import ICONS, Moment
from ...verbs.walker import run
from .. import hook, keeps, pieces
from ..answering import answers
from .cards import POWERS, faer_power, faer_use
from .choices import FaerAid
from .events import FaerCalled, FaerPower

RULE = "mirrezil"
CARDS = 2  # Gold cards for the Priest


@keeps(RULE)
@Tales.part
@state
class Blight(Node):
    guards: dict[str, int] = field(default_factory=dict)  # space -> Defensive Magic tokens
    faer: int = 0  # where the Faer Power token stands


@FightTales.part
@state
class Aided(Node):
    uses: list[str] = field(default_factory=list)  # what Faer Power was spent on in this round (EU-66.15)


@pieces
def faer_card(t: State) -> list[str]:
    return [*POWERS(t.content)]


def change_faer(t: State, n: int, clause: str) -> None:
    """Between 0 and the end of the track."""
    before = t.tales[Blight].faer
    t.tales[Blight].faer = min(faer_power(t.content).most, max(0, before + n))
    if t.tales[Blight].faer != before:
        t.tell(FaerPower, clause, t.tales[Blight].faer)


# -- the Priest (EU-66.11) -----------------------------------------------------------------------------


def prayer_refusal(t: State, seat: int, gift: str) -> str:
    """Once in a turn, for a Gem and an Essence, or for Gold cards."""
    hero = t.heroes[seat]
    can = len(hero.golden) >= CARDS if gift == "cards" else bool(hero.gems and hero.essences)
    return "" if can and hero.notes.get("prayer") != t.round else "EU-66.11"


def pray(t: State, seat: int, gift: str) -> None:
    t.heroes[seat].notes["prayer"] = t.round
    t.then("prayed", seat)
    if gift == "cards":
        for _ in range(CARDS):
            t.then("give_gold", seat, "EU-66.11")
    else:
        t.then("give_jewel", seat, "essence")
        t.then("give_jewel", seat, "gem")


def _jewels(t: State, seat: int, what: str) -> list[HandIn]:
    hero = t.heroes[seat]
    return [HandIn(kind) for kind in (hero.gems if what == "gem" else hero.essences)]


JEWEL = Question("jewel", "EU-66.11", _jewels)


@scene(below=in_turn)
def give_jewel(t: State, seat: int, what: str) -> Rules[None]:
    key = yield from ask(t, seat, JEWEL, what)
    hero = t.heroes[seat]
    spend(hero.gems if what == "gem" else hero.essences, key.thing)
    t.tell(HandedIn, "EU-66.11", seat, what, key.thing)


@scene(below=in_turn)
def prayed(t: State, seat: int) -> None:
    change_faer(t, 1, "EU-66.11")


# -- in Combat (EU-66.15) --------------------------------------------------------------------------------


@hook(RULE)
def aids(t: State, seat: int, moment: Moment) -> list[FaerAid]:
    """Each use once in a Combat round."""
    icons = ICONS[moment]
    uses = [use for use in faer_power(t.content).uses if use.timing in icons and use.cost <= t.tales[Blight].faer]
    return [FaerAid(use.id) for use in uses if use.id not in t.fight_now.tales.look(Aided).uses]


@hook(RULE)
def use_aid(t: State, seat: int, key: FaerAid) -> None:
    use = faer_use(t.content, key.use)
    fight = t.fight_now
    aided = fight.tales.find(Aided) or fight.tales.add(Aided())
    aided.uses.append(use.id)
    t.tell(FaerCalled, "EU-66.15", seat, use.id)
    change_faer(t, -use.cost, "EU-66.15")
    run(t, f"faer-{use.id}", seat)


class Hush(Effect, frozen=True, kw_only=True):
    """No Chaos Action in this Combat round."""

    def apply(self, t: State, name: str, seat: int) -> None:
        t.fight_now.muted, t.fight_now.muted_by = True, "EU-66.15"


FAER = Word("FAER", "what Faer Power is spent on", lambda t: [use.id for use in faer_power(t.content).uses])
answers("mirrezil", dict.fromkeys(("moment", "hero_word", "change"), (("aid", FAER),)))
