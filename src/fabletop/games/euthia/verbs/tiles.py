"""Tiles: drawing them, readying them, waking Gems, unlocking slots; and what lies on top of the Monster decks."""

from __future__ import annotations

from typing import Literal

from ....kernel import Question, Ref, Rules, ask
from ....kernel.messages import Said
from ..choices.base import SKIP, Skip
from ..choices.effects import FromStack, KeepTile, MakeReady, OfLevel, Wake
from ..choices.trade import Unlock
from ..content import REWARDS, Kinds, Natural, several
from ..events.hero import FoeSkipped, GemWoken, LookedAtFoes, Readied, TilesDrawn
from ..hero.hands import draw_tile
from ..hero.storage import gain_thing, turn_top
from ..reasons import Reason
from ..state import GemOn, State
from ..trade.learning import locked_slots, slot_at, unlock
from .base import Changes, Effect, Numbered, UpTo
from .wording import either, numbers
from .worths import STACKS

STACK: Question[FromStack] = Question("stack", "EU-2.4", lambda t, seat, stacks: [FromStack(each) for each in stacks])
KEEP: Question[KeepTile] = Question(
    "keep", "EU-18.12", lambda t, seat, stack: [KeepTile(each) for each in dict.fromkeys(t.gained)]
)


class DrawTile(Numbered, frozen=True, kw_only=True):
    stack: Kinds  # from which stack, or one of these
    keep: Natural = 0  # so many of them are kept

    def apply(self, t: State, name: str, seat: int) -> Rules[None]:
        key = yield from ask(t, seat, STACK, several(self.stack))
        yield from draw_and_keep(t, seat, key.stack, self.n, self.keep)

    def words(self) -> dict[str, Said]:
        stacks = either([Ref(f"eu-stack-{each}") for each in several(self.stack)])
        return {**numbers(self.n), "stack": stacks, "keep": self.keep}

    def worth(self, t: State, seat: int) -> float:
        return STACKS.get(several(self.stack)[0], 3.0) + 0.4 * (self.n - 1)

    def salvage(self, missing: int) -> float:
        return 3.0


def draw_and_keep(t: State, seat: int, stack: str, n: int, keep: int) -> Rules[None]:
    """So many are seen by all, some are kept, the rest goes away (EU-18.12, EU-18.14)."""
    t.gained = [tile for tile in (draw_tile(t, stack) for _ in range(n)) if tile]
    if t.gained:
        t.tell(TilesDrawn, "EU-18.16", seat, stack, len(t.gained), tuple(t.gained))
    for _ in range(min(keep, len(t.gained))):
        key = yield from ask(t, seat, KEEP, stack)
        t.gained.remove(key.thing)
        gain_thing(t, seat, key.thing)
    for tile in t.gained:
        if stack in REWARDS:
            t.stacks[stack].lay_under(tile)
        else:
            t.discards[stack].append(tile)
    t.gained = []


def _tired(t: State, seat: int, what: str) -> list[Skip | MakeReady]:
    things = t.content.things
    found = [each for each in t.heroes[seat].tired if _of_kind(things[each].item_type, what, bool(things[each].bands))]
    return [SKIP, *(MakeReady(each) for each in found)]


def _of_kind(item_type: str, what: str, attacks: bool) -> bool:
    return what == "any" or (item_type == "ability" and (what == "ability" or attacks))


READY = Question("ready", "EU-38.2", _tired)


class Ready(UpTo, frozen=True, kw_only=True):
    what: Literal["any", "ability", "attack_ability"]  # which exhausted tiles
    waits = True

    def apply(self, t: State, name: str, seat: int) -> Rules[None]:
        own = t.content.sources[name]
        for _ in range(self.amount(t)):
            key = yield from ask(t, seat, READY, self.what)
            if isinstance(key, Skip):
                return
            if Reason("tile", t.thing(key.thing).id) != own:
                t.heroes[seat].tired.remove(key.thing)
                t.tell(Readied, "EU-38.2", seat, key.thing)

    def words(self) -> dict[str, Said]:
        return {**super().words(), "kind": self.what}

    def foresee(self, found: Changes, n: float) -> None:
        found.readies = True

    def worth(self, t: State, seat: int) -> float:
        return 1.0


def _idle_gems(t: State, seat: int) -> list[Skip | Wake]:
    gems_on = t.heroes[seat].gems_on
    idle = [(thing, gem.id) for thing, gems in gems_on.items() for gem in dict.fromkeys(gems) if gem.idle]
    return [SKIP, *(Wake(thing, gem) for thing, gem in idle)]


IDLE_GEM = Question("idle_gem", "EU-43.6", _idle_gems)


class ActivateGem(UpTo, frozen=True, kw_only=True):
    waits = True

    def apply(self, t: State, name: str, seat: int) -> Rules[None]:
        for _ in range(self.amount(t)):
            key = yield from ask(t, seat, IDLE_GEM)
            if isinstance(key, Skip):
                return
            gems = t.heroes[seat].gems_on[key.thing]
            gems[gems.index(GemOn(key.kind, idle=True))] = GemOn(key.kind)
            t.tell(GemWoken, "EU-43.6", seat, key.kind, key.thing)

    def foresee(self, found: Changes, n: float) -> None:
        found.wakes = True


def _locked(t: State, seat: int, gold_max: int) -> list[Skip | Unlock]:
    found: list[Skip | Unlock] = [SKIP]
    for place in locked_slots(t, seat):
        if not gold_max or (slot_at(t, seat, place).gold or 2) <= gold_max:
            found.append(Unlock(place.number))
    return found


FREE_SLOT = Question("free_slot", "EU-37.2", _locked)


class UnlockSlot(Effect, frozen=True, kw_only=True):
    gold_max: Natural = 0  # one that costs at most so much Gold

    def apply(self, t: State, name: str, seat: int) -> Rules[None]:
        key = yield from ask(t, seat, FREE_SLOT, self.gold_max)
        if isinstance(key, Unlock):
            unlock(t, seat, key.at)

    def words(self) -> dict[str, Said]:
        return {"gold": self.gold_max}

    def worth(self, t: State, seat: int) -> float:
        return 1.0


class RevealHeroTiles(Effect, frozen=True, kw_only=True):
    def apply(self, t: State, name: str, seat: int) -> None:
        t.then("reveal_tiles", seat)

    def worth(self, t: State, seat: int) -> float:
        return 2.0


# -- the Monster decks -----------------------------------------------------------------------------------

LEVEL: Question[Skip | OfLevel] = Question(
    "level", "EU-2.4", lambda t, seat: [SKIP, *(OfLevel(each) for each in t.tops if t.tops[each])]
)


class SkipMonster(Effect, frozen=True, kw_only=True):
    waits = True

    def apply(self, t: State, name: str, seat: int) -> Rules[None]:
        """The top card of a Monster deck goes to its discard pile."""
        key = yield from ask(t, seat, LEVEL)
        if isinstance(key, OfLevel):
            level = key.number
            card, t.tops[level] = t.tops[level], ""
            if card in t.seen:
                t.seen.remove(card)
            t.monster_discards[level].append(card)
            t.tell(FoeSkipped, "EU-2.4", seat, level, card)
            turn_top(t, level)

    def worth(self, t: State, seat: int) -> float:
        return 0.4

    def each_round(self) -> float:
        return 0.4


class LookMonsters(Numbered, frozen=True, kw_only=True):
    trifle = True

    def apply(self, t: State, name: str, seat: int) -> None:
        """In secret at the fronts of the top cards of all Monster decks."""
        for card in t.tops.values():
            if card and card not in t.seen and seat not in t.peers.get(card, ()):
                t.peers.setdefault(card, []).append(seat)
                t.shown += 1
        fronts = tuple(card for card in t.tops.values() if card)
        t.tell(LookedAtFoes, "EU-2.4", seat, fronts)

    def worth(self, t: State, seat: int) -> float:
        return 0.4

    def each_round(self) -> float:
        return 0.4
