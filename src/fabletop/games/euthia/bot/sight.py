"""What was found out about spaces stays known as long as nothing changes that it depends on."""

from __future__ import annotations

from collections import OrderedDict

from ..scenarios.defending_settlements.parts import Settlements
from ..scenarios.dragons.rules import Dragons
from ..scenarios.farruga.flight import Farruga
from ..scenarios.mirrezil.faer import Blight
from ..scenarios.rubble.rules import Rubble
from ..scenarios.six_legends.rules import Legends
from ..state import State
from ..turn.mining import STACKS
from .lore import lore

Found = dict[str, list[tuple[float, str]]]
_FOUND: OrderedDict[tuple[object, ...], Found] = OrderedDict()
REMEMBERED = 256


def _sight(t: State, seat: int) -> tuple[object, ...]:
    """All that the worth of spaces depends on: as long as it stays, they need not be judged again."""
    hero = t.heroes[seat]
    town = t.tales.look(Settlements)
    quests = [id for cards in t.faceup.values() for id in cards]
    hasty = any(id in lore(t).hasty for id in quests)
    return (
        (id(t.content), t.scenario, t.n, seat, t.round, town.event, len(t.tiles), len(town.pillaged)),
        tuple(t.land.items()),
        tuple(t.freed),
        tuple((space, *lying) for space, lying in t.tokens.items()),
        tuple(quests),
        (*t.tops.values(), *(card in t.seen or seat in t.peers.get(card, ()) for card in t.tops.values())),
        tuple(thing for offer in t.offers.values() for thing in offer),
        (*t.besieged.items(), *town.badges, *town.face_down, *town.face_up.items(), *town.supplies.items()),
        (len(t.stacks["supplies"]), len(t.discards["supplies"])),
        (t.bounty, t.automatic and (len(t.silver_bank), len(t.gold_bank)), hero.dwurt, len(hero.bounties)),
        (hero.id, hero.health, hero.gold, hero.reputation, hero.gaar, hero.deaths),
        (*hero.bag, "|", *hero.slots, *hero.worn, "|", *hero.tired, "|", *hero.aside, "|", *hero.unseen),
        (*hero.slots_open, *hero.worn_open),
        (*hero.gems.items(), *hero.essences.items(), *hero.notes.items()),
        tuple((thing, *gems) for thing, gems in hero.gems_on.items()),
        (*hero.tokens, hero.moves) if hasty else ("trade" in hero.tokens,),
        tuple((len(each.silver), len(each.golden), len(each.kills), len(each.quests)) for each in t.heroes),
        tuple(bool(len(t.stacks[stack]) or t.discards[stack]) for stack in STACKS.values()),
        (t.church, t.tales.look(Farruga).at, t.tales.look(Blight).faer, len(t.tales.look(Dragons).left)),
        (*t.tales.look(Rubble).lying.items(), *hero.artifacts),
        tuple((legend, *passed) for legend, passed in t.tales.look(Legends).tokens.items()),
        tuple(each.notes.get("shards", 0) for each in t.heroes),
    )


def remembered(t: State, seat: int) -> Found:
    key = _sight(t, seat)
    found = _FOUND.get(key)
    if found is None:
        if len(_FOUND) >= REMEMBERED:
            _FOUND.popitem(last=False)
        found = _FOUND[key] = {}
    return found
