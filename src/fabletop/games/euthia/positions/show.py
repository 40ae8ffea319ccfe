"""The table in the words of positions: the whole state, secrets included."""

from __future__ import annotations

from typing import Any

import msgspec

from ..alone.banks import METALS, bank_of, deck_of, known_under, seen
from ..alone.endings import rank_now, told_goals
from ..combat.hurting import foe_health, full_health
from ..combat.lines import hampering
from ..combat.monster_attack import battle_value
from ..content import CHAPTERS, LEVELS, MOVEMENT
from ..hero.roll import outcome, powers
from ..hero.storage import in_sacks, overflow, set_size
from ..scenarios import facts, foes, last_card, marks
from ..scenarios.great_foes import dealt
from ..scoring import reckoning
from ..state import GemOn, State
from ..verbs.base import Effect
from ..view.elites import shown_elites
from ..view.routes import routes
from .own import FightWords, HeroWords, SecretWords, TableWords, TaleWords, put_words
from .words import (
    BackPart,
    DeckPart,
    ElitesPart,
    EuthiaTable,
    FightPart,
    GoalPart,
    HeroPart,
    LinePart,
    RollPart,
    SecretsPart,
    TalePart,
    TradingPart,
)


def picture(t: State) -> EuthiaTable:
    shown = EuthiaTable(
        scenario=t.scenario,
        mode=t.mode,
        round=t.round,
        rounds=t.tale.rounds,
        first=t.first,
        active=t.active,
        heroes=[_hero(t, seat) for seat in range(t.n)],
        fight=_fight(t),
        roll=_roll(t),
        trading=_trading(t),
        drawn=list(t.gained),
        notes=dict(t.notes),
        besieged=dict(t.besieged),
        reputations=list(t.result),
        movement=dict(MOVEMENT),
        scores=[[list(line) for line in reckoning(t, seat)] if t.heroes[seat].id else [] for seat in range(t.n)],
        goals=[GoalPart(**each) for each in told_goals(t)],  # type: ignore[arg-type]
        ranks=[[each.id, each.least] for each in t.tale.ranks] if t.mode == "solo" else [],
        rank=rank_now(t),
        victory=t.tale.victory if t.mode == "solo" else "",
        tale=_tale(t),
        secrets=_secrets(t),
    )
    for part in (_land(t), _decks(t), _monsters(t), _alone(t)):
        for name, value in part.items():
            setattr(shown, name, value)
    for own in TableWords.__subclasses__():
        put_words(shown, own.show(t))
    return shown


def _land(t: State) -> dict[str, Any]:
    chapters: list[int] = [t.content.map_tiles[each].chapter for part in t.tiles.parts for each in part]
    way = routes(t)
    return {
        "extent": t.extent,
        "land": dict(t.land),
        "tokens": {space: list(lying) for space, lying in t.tokens.items() if lying},
        "freed": list(t.freed),
        "stack": [each for part in reversed(t.tiles.parts) for each in part],
        "chapter": chapters[-1] if chapters else 0,
        "chapters": [chapters.count(chapter) for chapter in CHAPTERS],
        "reach": {space: steps for space, (steps, _) in way.items()},
        "ways": {space: before for space, (_, before) in way.items()},
    }


def _decks(t: State) -> dict[str, Any]:
    return {
        "offers": {stack: list(offer) for stack, offer in t.offers.items()},
        "decks": {
            **{stack: len(deck) for stack, deck in t.stacks.items()},
            "silver": len(t.silver),
            "gold": len(t.golden),
            "control": len(t.control),
            **{f"quests-{id}": len(deck) for id, deck in t.quests.items()},
        },
        "discards": {stack: sorted(pile) for stack, pile in t.discards.items()},
        "spent": {"silver": sorted(t.silver_discard), "gold": sorted(t.golden_discard)},
        "control": sorted(t.control_discard),
        "faceup": {id: list(cards) for id, cards in t.faceup.items()},
        "removed": sorted(t.removed),
    }


def _monsters(t: State) -> dict[str, Any]:
    elites = shown_elites(t)
    return {
        "tops": {str(level): card for level, card in t.tops.items() if card},
        "backs": {str(level): _back(t, t.tops[level]) for level in LEVELS if t.tops.get(level)},
        "known": [card for card in t.tops.values() if card in t.seen],
        "beneath": {str(level): len(cards) for level, cards in t.beneath.items() if cards},
        "beaten": {str(level): sorted(pile) for level, pile in t.monster_discards.items()},
        "bounty": t.bounty,
        "bounty_since": t.bounty_since,
        "elites": ElitesPart(**msgspec.structs.asdict(elites)) if elites else None,
    }


def _back(t: State, card: str) -> BackPart:
    """EU-22.3"""
    monster = t.content.monsters[card]
    return BackPart(
        low=monster.reward_range.low,
        high=monster.reward_range.high,
        reward=[_plain(_told(effect)) for effect in monster.reward],
        health=monster.health,
        least=monster.least,
    )


def _told(effect: Effect) -> list[Any]:
    """An effect of a Reward: what it does, what, which kind, how much."""
    return [effect.tag, effect.object, getattr(effect, "kind", ""), getattr(effect, "n", 0)]


def _alone(t: State) -> dict[str, Any]:
    if not t.automatic:
        return {"banks": {}, "banks_seen": {}, "under": {}, "combat_deck": None}
    return {
        "banks": {metal: _from_the_top(t, metal) for metal in METALS},
        "banks_seen": {metal: seen(bank_of(t, metal)) for metal in METALS},
        "under": {metal: known_under(deck_of(t, metal)) for metal in METALS},
        "combat_deck": DeckPart(left=len(t.combat_deck), spent=sorted(t.combat_discard)),
    }


def _from_the_top(t: State, metal: str) -> list[str]:
    return [card for part in reversed(bank_of(t, metal).parts) for card in part]


def _tale(t: State) -> TalePart:
    shown = TalePart(
        heroic=t.heroic,
        facts=[[fact.id, dict(fact.numbers), fact.clause] for fact in facts(t)],
        marks={space: [[mark.id, mark.clause] for mark in found] for space, found in marks(t).items()},
        card=card.id if (card := last_card(t)) else None,
        foes={great: [dealt(t, great), full_health(t, great)] for great in foes(t)},
    )
    for own in TaleWords.__subclasses__():
        put_words(shown, own.show(t))
    return shown


def _secrets(t: State) -> SecretsPart:
    shown = SecretsPart(
        unused_tiles=sorted(t.unused_tiles),
        unused_quests={id: sorted(cards) for id, cards in t.unused_quests.items()},
        unused_bounties=sorted(t.unused_bounties),
    )
    for own in SecretWords.__subclasses__():
        put_words(shown, own.show(t))
    return shown


def _hero(t: State, seat: int) -> HeroPart:
    hero = t.heroes[seat]
    if not hero.id:
        return HeroPart(id="", silver=[], golden=[])
    shown = HeroPart(
        most=t.max_health(seat),
        sacks=t.sacks(seat),
        sacked=in_sacks(t, seat),
        overflow=overflow(t, seat),
        set=set_size(t, seat),
        powers=powers(t, hero.at) if hero.at else [],
    )
    for name in HeroPart.__struct_fields__:
        if hasattr(hero, name):
            setattr(shown, name, _plain(getattr(hero, name)))
    shown.hampered = hampering(hero)
    shown.gems_on = {thing: [_gem(each) for each in gems] for thing, gems in hero.gems_on.items()}
    for own in HeroWords.__subclasses__():
        put_words(shown, own.show(t, seat))
    return shown


def _gem(gem: GemOn) -> str:
    """One whose inactive side is up has a mark."""
    return f"-{gem.id}" if gem.idle else gem.id


def _plain(value: Any) -> Any:
    """Tuples as lists, and nothing that hangs in the state."""
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    return {name: _plain(each) for name, each in value.items()} if isinstance(value, dict) else value


def _fight(t: State) -> FightPart | None:
    fight = t.fight
    if fight is None:
        return None
    shown = FightPart()
    for name in FightPart.__struct_fields__:
        if hasattr(fight, name):
            setattr(shown, name, _plain(getattr(fight, name)))
    shown.lines = [
        LinePart(number=number, kind=why.kind, name=why.name, faces=[*filter(None, (why.first, why.second))], n=n)
        for number, why, n in fight.lines
    ]
    for own in FightWords.__subclasses__():
        put_words(shown, own.show(fight))
    shown.health = foe_health(t) if fight.foe else 0
    shown.sum = battle_value(t) if fight.dice else None
    return shown


def _roll(t: State) -> RollPart | None:
    roll = t.roll
    if roll is None:
        return None
    return RollPart(hero=roll.hero, why=roll.why, dice=list(roll.dice), value=roll.value, sum=outcome(t))


def _trading(t: State) -> TradingPart | None:
    trading = t.trading
    if trading is None:
        return None
    return TradingPart(place=trading.place, renewed=trading.renewed, owed=trading.owed)  # type: ignore[arg-type]
