"""The table as a seat sees it, built field by field from the state."""

from __future__ import annotations

from typing import cast

from ....kernel import Message
from ....kernel.messages import plain
from ..alone.banks import METALS, bank_of, deck_of, known_under, seen
from ..alone.endings import goals, is_met, rank_now, wanted
from ..combat.hurting import full_health
from ..combat.lines import hampering
from ..content import CHAPTERS, COUNTS, LEVELS, MOVEMENT, Action, Element, Goal, Mode, Monster
from ..hero.roll import outcome, powers
from ..hero.storage import in_sacks, overflow, set_size
from ..land.tokens import lying
from ..scenarios import elites_taken, facts, foes, laid_out, last_card, ledger, marks
from ..scenarios.great_foes import dealt
from ..scenarios.told import Fact, Mark
from ..scoring import reckoning
from ..state import GemOn, State
from .elites import shown_elites
from .fight import shown_fight
from .routes import routes
from .shapes import (
    BackView,
    CardView,
    CombatDeckView,
    FactView,
    GemView,
    GoalView,
    GreatFoeView,
    Hand,
    HeroView,
    MarkView,
    Movement,
    PilesView,
    RankView,
    RollView,
    StackView,
    TableView,
    TaleView,
    TokenView,
    TradePlace,
    TradingView,
)


def view(t: State, seat: int | None) -> TableView:
    """Table B: hands are their owner's; decks, stacks and the fronts of Monsters are nobody's."""
    way = routes(t)
    return TableView(
        scenario=t.scenario,
        mode=cast(Mode, t.mode),
        round=t.round,
        rounds=t.tale.rounds,
        first=t.first,
        active=t.active,
        heroes=[_hero(t, number, number == seat) for number in range(t.n)],
        extent=t.extent,
        land=dict(t.land),
        tokens={
            space: [TokenView(kind=token.kind, seat=token.seat) for token in lying(t, space)]
            for space in t.tokens
            if t.tokens[space]
        },
        freed=list(t.freed),
        stack=_stack(t),
        offers={stack: list(offer) for stack, offer in t.offers.items()},
        decks=_decks(t),
        discards={stack: sorted(pile) for stack, pile in t.discards.items()},
        backs={str(level): back_of(t, t.tops[level]) for level in LEVELS if t.tops.get(level)},
        known=_known(t, seat),
        beneath={str(level): len(cards) for level, cards in t.beneath.items() if cards},
        beaten={str(level): sorted(pile) for level, pile in t.monster_discards.items()},
        spent=PilesView(silver=sorted(t.silver_discard), gold=sorted(t.golden_discard)),
        banks=PilesView(**{metal: seen(bank_of(t, metal)) for metal in METALS}) if t.automatic else None,
        under=PilesView(**{metal: known_under(deck_of(t, metal)) for metal in METALS}) if t.automatic else None,
        combat_deck=_combat_deck(t) if t.automatic else None,
        goals=[_goal(t, each) for each in goals(t)],
        ranks=[RankView(id=each.id, least=each.least) for each in t.tale.ranks] if t.mode == "solo" else [],
        rank=rank_now(t),
        victory=t.tale.victory if t.mode == "solo" else "",
        control=sorted(t.control_discard),
        faceup={id: list(cards) for id, cards in t.faceup.items()},
        removed=sorted(t.removed),
        elites=shown_elites(t),
        tale=_tale(t, seat),
        drawn=list(t.gained),
        fight=shown_fight(t) if t.fight is not None else None,
        roll=_roll(t),
        trading=_trading(t),
        notes=dict(t.notes),
        besieged=dict(t.besieged),
        result=list(t.result),
        movement=Movement(**MOVEMENT),
        reach={space: steps for space, (steps, _) in way.items()},
        ways={space: before for space, (_, before) in way.items()},
        scores=[reckoning(t, number) if t.heroes[number].id else [] for number in range(t.n)],
    )


# -- Heroes ------------------------------------------------------------------------------------------


def _hero(t: State, seat: int, own: bool) -> HeroView:
    hero = t.heroes[seat]
    silver, golden = _hand(hero.silver, own), _hand(hero.golden, own)
    if not hero.id:
        return HeroView(silver=silver, golden=golden)
    return HeroView(
        id=hero.id,
        at=hero.at,
        health=hero.health,
        most=t.max_health(seat),
        gold=hero.gold,
        reputation=hero.reputation,
        gaar=hero.gaar,
        dwurt=hero.dwurt,
        dwurt_die=hero.dwurt_die,
        moves=hero.moves,
        tokens=cast(list[Action], list(hero.tokens)),
        granted=cast(list[Action], list(hero.granted)),
        slots=list(hero.slots),
        slots_open=list(hero.slots_open),
        worn=list(hero.worn),
        worn_open=list(hero.worn_open),
        bag=list(hero.bag),
        artifacts=list(hero.artifacts),
        sacks=t.sacks(seat),
        sacked=in_sacks(t, seat),
        overflow=overflow(t, seat),
        set=set_size(t, seat),
        gems=dict(hero.gems),
        essences=dict(hero.essences),
        tired=list(hero.tired),
        gems_on={thing: [_gem(each) for each in gems] for thing, gems in hero.gems_on.items()},
        essences_on={thing: list(held) for thing, held in hero.essences_on.items()},
        unseen=list(hero.unseen),
        aside=list(hero.aside),
        silver=silver,
        golden=golden,
        control=hero.control,
        quests=list(hero.quests),
        bounties=list(hero.bounties),
        dragons=list(elites_taken(t, seat)),
        kills=list(hero.kills),
        deaths=hero.deaths,
        ported=hero.ported,
        hampered=hampering(hero),
        tried=list(hero.tried),
        notes=dict(hero.notes),
        powers=cast(list[Element], powers(t, hero.at)) if hero.at else [],
    )


def _gem(gem: GemOn) -> GemView:
    return GemView(id=gem.id, idle=gem.idle)


def _hand(cards: list[str], own: bool) -> Hand:
    return list(cards) if own else len(cards)


# -- decks -------------------------------------------------------------------------------------------


def _stack(t: State) -> StackView:
    """How many tiles of each Chapter are left: by the table of the Scenario all know it."""
    found: list[int] = [t.content.map_tiles[each].chapter for part in t.tiles.parts for each in part]
    return StackView(
        left=len(found),
        chapter=found[-1] if found else 0,
        chapters=[found.count(chapter) for chapter in CHAPTERS],
    )


def _decks(t: State) -> dict[str, int]:
    return {
        **{stack: len(deck) for stack, deck in t.stacks.items()},
        "silver": len(t.silver),
        "gold": len(t.golden),
        "control": len(t.control),
        **{f"quests-{id}": len(deck) for id, deck in t.quests.items()},
    }


def back_of(t: State, card: str) -> BackView:
    """EU-22.3"""
    backs: dict[str, BackView] = t.content.backs
    if card not in backs:
        backs[card] = _back(t.content.monsters[card])
    return backs[card]


def _back(monster: Monster) -> BackView:
    return BackView(
        low=monster.reward_range.low,
        high=monster.reward_range.high,
        reward=[plain(effect.reward_words()) for effect in monster.reward],
        health=monster.health,
        least=monster.least,
    )


def _known(t: State, seat: int | None) -> list[str]:
    """Those that returned after a death, and those at which the viewer has looked."""
    tops = t.tops.values()
    looked = [card for card in tops if card not in t.seen and seat in t.peers.get(card, ())]
    return [*(card for card in tops if card in t.seen), *looked]


def _combat_deck(t: State) -> CombatDeckView:
    return CombatDeckView(left=len(t.combat_deck), spent=sorted(t.combat_discard))


# -- what is going on --------------------------------------------------------------------------------


def _goal(t: State, goal: Goal) -> GoalView:
    least, most = wanted(t, goal)
    return GoalView(count=goal.count, have=COUNTS[goal.count](t), least=least, most=most, met=is_met(t, goal))


def _roll(t: State) -> RollView | None:
    roll = t.roll
    if roll is None:
        return None
    return RollView(hero=roll.hero, why=roll.why, dice=list(roll.dice), value=roll.value, sum=outcome(t))


def _trading(t: State) -> TradingView | None:
    trading = t.trading
    if trading is None:
        return None
    return TradingView(place=cast(TradePlace, trading.place), renewed=trading.renewed, owed=trading.owed)


def _tale(t: State, seat: int | None) -> TaleView:
    """The facts and marks of any Scenario can be drawn as they are."""
    return TaleView(
        heroic=t.heroic,
        clause=ledger(t),
        facts=[_fact(each) for each in facts(t)],
        marks={space: [_mark(each) for each in found] for space, found in marks(t).items()},
        card=CardView(**card._asdict()) if (card := last_card(t)) else None,
        foes=[GreatFoeView(id=great, damage=dealt(t, great), health=full_health(t, great)) for great in foes(t)],
        pieces=laid_out(t, seat),
    )


def _fact(fact: Fact) -> FactView:
    most = fact.numbers.get("most")
    return FactView(
        id=fact.id,
        say=plain(Message(fact.id, fact.numbers)),
        share=(fact.numbers["number"], most) if most else None,
        clause=fact.clause,
        drawn=fact.drawn,
    )


def _mark(mark: Mark) -> MarkView:
    return MarkView(id=mark.id, clause=mark.clause, kind=mark.kind)
