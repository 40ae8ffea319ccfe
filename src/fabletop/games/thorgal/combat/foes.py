"""Combat: whom one fights, and the Enemy cards (TH-23.1 to TH-23.5, TH-25)."""

from __future__ import annotations

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import ENOUGH, EnemyCard, Enough, Foe, Group, MarkedFoe, Next
from ..content import MYSTIC
from ..events import EnemyDrawn, Fights
from ..rounds.event_card import round_rule
from ..scenes import in_turn, scene
from ..state import Fight, State
from ..story.moments import foe_marks, foe_tier, location_refusal

AnyFoe = Foe | MarkedFoe | Group


def _foes(t: State, seat: int, hero: int) -> list[AnyFoe | Enough]:
    """Enemy tokens in the Area; tokens of one tier in one Location are alike, a combined group is one (TH-25.2)."""
    found: list[AnyFoe | Enough] = []
    for location in t.locations_of(t.heroes[hero].area):
        tokens = t.enemies.get(location, [])
        if tokens and t.map.locations[location].combined:
            found.append(Group(location))
        else:
            marks = foe_marks(t, location)
            found += [Foe(location, tier) for tier in dict.fromkeys(tokens) if tier != MYSTIC or not marks]
            found += [MarkedFoe(location, MYSTIC, mark) for mark in marks]
    return [*found, ENOUGH] if t.act.done else found


def _foe_refusal(t: State, seat: int, key: AnyFoe | Enough, hero: int) -> str:
    if isinstance(key, Enough):
        return ""
    return "TH-23.22" if key.location in t.blocked else location_refusal(t, key.location)


FOE = Ask("foe", "TH-23.2", _foes, _foe_refusal)


@scene(below=in_turn)
def do_combat(t: State, hero: int) -> Rules[None]:
    """So many Combats as the value; all but the first may be declined (TH-23.20)."""
    if t.act.done >= t.act.value or not FOE.options(t, t.seat(hero), (hero,)):
        return  # TH-23.21
    key = yield from ask(t, t.seat(hero), FOE, hero)
    if isinstance(key, Enough):
        return
    t.act.done += 1
    tokens = t.enemies[key.location]
    foes = list(range(len(tokens))) if isinstance(key, Group) else [foe_index(t, key)]
    t.fight = Fight(key.location, foes, [foe_tier(t, key.location, tokens[i], i) for i in foes])
    t.tell(Fights, "TH-23.2", t.adventure, t.heroes[hero].id, key.location, tokens[foes[0]])
    t.then("do_combat", hero)
    begin(t, hero)


def foe_index(t: State, key: Foe | MarkedFoe) -> int:
    """The place of the token that was chosen."""
    tokens = t.enemies[key.location]
    if isinstance(key, Foe):
        return tokens.index(key.tier)
    mystic = [i for i, tier in enumerate(tokens) if tier == MYSTIC]
    return mystic[foe_marks(t, key.location).index(key.mark)]


def begin(t: State, hero: int) -> None:
    t.then("combat_dice", hero)
    t.then("combat_order", hero)
    t.then("combat_cards", hero)


@scene()
def story_combat(t: State, name: str, hero: int) -> None:
    """Enemies of a Paragraph: no tokens; what winning and losing bring stands there (TH-25.15)."""
    t.fight = Fight("", tiers=list(t.content.effects[name].foes()), lists=name)
    begin(t, hero)


# -- the cards -------------------------------------------------------------------------------------


def _offered(t: State, seat: int, hero: int) -> list[EnemyCard]:
    return [EnemyCard(card) for card in dict.fromkeys(t.fight_now.offered)]


CARD = Ask("enemy_card", "TH-23.3", _offered)


@scene()
def combat_cards(t: State, hero: int) -> Rules[None]:
    """The top card of the deck of each tier (TH-23.3, TH-23.4)."""
    for tier in tuple(t.fight_now.tiers):
        t.fight_now.offered = [draw_foe(t, tier) for _ in range(2 if round_rule(t, "two_cards") else 1)]
        card = (yield from ask(t, t.seat(hero), CARD, hero)).card
        t.fight_now.offered.remove(card)
        t.foe_discard[tier] += t.fight_now.offered
        t.fight_now.offered = []
        t.fight_now.cards.append(card)
        t.tell(EnemyDrawn, "TH-23.3", card)


def draw_foe(t: State, tier: str) -> str:
    card = t.foes[tier].draw_from(t.foe_discard[tier], t.rng)  # TH-1.28
    if not card:  # TH-1.29: all of them lie in this Combat
        t.foes[tier].shuffle_on_top(id for id, each in t.content.enemies.items() if each.tier == tier)
        card = t.foes[tier].draw(t.rng)
    return card


ORDER = Ask("order", "TH-25.2", lambda t, seat, hero, rest: [Next(i) for i in rest])


@scene()
def combat_order(t: State, hero: int) -> Rules[None]:
    """A group lies side by side in any order, fixed before the roll (TH-25.2, TH-25.11)."""
    if len(dict.fromkeys(t.fight_now.cards)) < 2:
        return
    order: tuple[int, ...] = ()
    for _ in range(len(t.fight_now.cards)):
        rest = tuple(i for i in range(len(t.fight_now.cards)) if i not in order)
        key = yield from ask(t, t.seat(hero), ORDER, hero, rest)
        order = (*order, key.which)
    t.fight_now.cards = [t.fight_now.cards[i] for i in order]
