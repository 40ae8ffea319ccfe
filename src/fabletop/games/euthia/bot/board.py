"""Equipment, Gems and room: what to wear, what to keep, what to throw away."""

from __future__ import annotations

from ..choices.base import DONE, Done, Option
from ..choices.things import (
    EQUIP,
    SET_GEM,
    SWAP,
    TO_DWURT,
    Equip,
    Rearranging,
    SetGem,
    Throw,
    Usage,
    UseEssence,
    UseTile,
)
from ..content import Foe, HeroTile, Item
from ..hero.storage import fitting, is_equipment, loose, overflow, putting_on_refusal, rivals, swap_refusal
from ..state import State
from ..verbs.worths import GAAR, POTION, TOKEN, left
from .judgement import Code, Judgement, judges, only
from .minds import thing_kept, trophy_kept
from .quests import wanted
from .worth import board_gain, comfort_gain, sale_worth

LEAST = 0.15  # a smaller gain is not worth the trouble, and no reason to change again
GEM_USE = {"ruby": 3.0, "onyx": 2.2, "emerald": 2.0, "diamond": 2.4, "amethyst": 1.6, "opal": 1.6}
OTHER_GEM = {"sapphire": 1.8, "demonite": 1.5}


def replaced(board: list[str], new: str, old: str) -> list[str]:
    return [new if each == old else each for each in board]


def wearing(t: State, seat: int, thing: str, old: str = "") -> float:
    """What it would give to put a tile on, in Gold; `old` goes into the bag for it."""
    hero = t.heroes[seat]
    board = t.on_board(seat)
    bag = [each for each in hero.bag if each != thing]
    after = replaced(board, thing, old) if old else [*board, thing]
    gain = board_gain(t, seat, after, [*bag, old] if old else bag)
    gain += comfort_gain(t, seat, t.thing(thing)) - (comfort_gain(t, seat, t.thing(old)) if old else 0.0)
    sacks = 3 + min(0, sum(t.thing(each).sack for each in after))
    tight = sum(loose(t, seat).values()) - (0 if old else thing in hero.bag) - max(sacks, 0)
    return gain - (1.5 * tight if tight > 0 and t.thing(thing).sack < 0 else 0.0)


def _ways_to_wear(t: State, seat: int, thing: str) -> list[tuple[Rearranging, str]]:
    """In a free place, or instead of another tile, as far as the rules allow it now (EU-39.8, EU-40.4)."""
    free = fitting(t, seat, thing)[:1]
    if free:
        return [] if putting_on_refusal(t, seat, thing) else [(EQUIP[thing, free[0].number], "")]
    others = [old for old in rivals(t, seat, thing) if not swap_refusal(t, seat, thing, old)]
    return [(SWAP[thing, old], old) for old in others]


def improvement(t: State, seat: int) -> Rearranging | None:
    """The best change of the board, if there is one."""
    hero = t.heroes[seat]
    best: Rearranging | None = None
    gain = LEAST
    for each in hero.bag:
        if not is_equipment(t, each):
            continue
        for key, old in _ways_to_wear(t, seat, each):
            worth = wearing(t, seat, each, old)
            if worth > gain:
                best, gain = key, worth
    return best or gem_to_set(t, seat)


def gem_to_set(t: State, seat: int) -> Rearranging | None:
    """Gems belong on what is worn, unless a Quest asks for them."""
    hero = t.heroes[seat]
    if not hero.gems:
        return None
    asked = wanted(t, seat)
    places = [each for each in t.on_board(seat) if len(hero.gems_on.get(each, ())) < t.thing(each).gem_places]
    if not places:
        return None
    free = [gem for gem, n in hero.gems.items() if n > asked.get(gem, 0) + asked.get("gem", 0)]
    if not free:
        return None
    gem = max(free, key=lambda each: GEM_USE.get(each, 0.0) or OTHER_GEM.get(each, 0.0))
    return SET_GEM[gem, max(places, key=lambda each: t.thing(each).purchase_price or 0)]


def arrange(j: Judgement) -> Done | Rearranging:
    return improvement(j.t, j.seat) or DONE


@judges("pack")
def pack(j: Judgement) -> Code[Option]:
    return only(arrange(j))


# -- keeping and losing ----------------------------------------------------------------------------------


def keeping(t: State, seat: int, what: str) -> float:
    """What it is worth to keep an Item in a Sack."""
    hero = t.heroes[seat]
    asked = wanted(t, seat)
    if what in ("gaar", "dwurt"):
        return GAAR * 0.6
    if what in hero.gems or what in hero.essences:
        return TOKEN * 0.9 + 1.5 * (what in asked)
    entry = t.thing(what)
    if entry.item_type == "trophy":
        return trophy_worth(t, seat, what, asked)
    if isinstance(entry, Item) and entry.options:
        return sale_worth(t, entry) * 0.85 + 2.0 * (t.content.stack_of[what] in asked or "resource" in asked)
    if entry.id == "supplies":
        return thing_kept(t, what) or 0.2
    if entry.item_type in ("satchel", "backpack"):
        return 4.0
    if what == "healing_potion":
        return POTION + 0.6 * left(t)
    price = entry.purchase_price or 0
    if is_equipment(t, what):
        return 0.6 * price if not isinstance(entry, HeroTile) else 0.6 * (entry.purchase_price or 0)
    return 0.9 * price + 0.5


def trophy_level(t: State, what: str) -> int:
    entry = t.thing(what)
    assert isinstance(entry, Foe)
    return entry.level


def trophy_worth(t: State, seat: int, what: str, asked: dict[str, int]) -> float:
    """For a Quest, or where a tale pays for it."""
    level = trophy_level(t, what)
    if asked.get(f"trophy{level}"):
        return 2.5 + level
    own = [trophy_level(t, each) for each in t.heroes[seat].bag if t.thing(each).item_type == "trophy"]
    return trophy_kept(t, seat, level, own) or 0.3


def lost_least(j: Judgement, keys: list[Throw]) -> Throw:
    return min(keys, key=lambda key: keeping(j.t, j.seat, key.thing))


@judges("tidy")
def tidy(j: Judgement) -> Code[Option]:
    """Too much: wear it, use it, or lose what is missed least."""
    t, seat = j.t, j.seat
    best = improvement(t, seat)
    if best is not None and best in j.options:
        return only(best)
    throws = [key for key in j.options if isinstance(key, Throw) and key.thing not in t.on_board(seat)]
    least = lost_least(j, throws) if throws else None
    if TO_DWURT in j.options and j.hero.dwurt < t.content.heroes[j.hero.id].dwurt_slots:
        return only(TO_DWURT)
    uses = [key for key in j.options if isinstance(key, Usage) and key != TO_DWURT]
    use = max(uses, default=None, key=lambda key: use_up(j, key))
    if use is not None and use_up(j, use) > 0.2 and _makes_room(t, seat, use):
        return only(use)
    places = [key for key in j.options if isinstance(key, SetGem)]
    if places:
        worn = [key for key in places if key.thing in t.on_board(seat)]
        return only((worn or places)[0])
    equips = [key for key in j.options if isinstance(key, Equip)]
    if equips and (least is None or keeping(t, seat, least.thing) > 0.8):
        return only(equips[0])
    return only(least or use or j.options[0])


def _in_the_way(t: State, seat: int, what: str) -> bool:
    """Tokens on their slots need no Sack: to lose them makes no room."""
    hero = t.heroes[seat]
    board = t.content.heroes[hero.id]
    if what == "gaar":
        return hero.gaar > board.gaar_slots
    if what == "dwurt":
        return hero.dwurt > board.dwurt_slots
    if what in hero.gems or what in hero.essences:
        return sum(hero.gems.values()) + sum(hero.essences.values()) > board.gem_slots
    return True


def _makes_room(t: State, seat: int, key: Usage) -> bool:
    if isinstance(key, UseEssence):
        return _in_the_way(t, seat, key.kind)
    return isinstance(key, UseTile) and key.thing in t.heroes[seat].bag and overflow(t, seat) > 0


def use_up(j: Judgement, key: Usage) -> float:
    """What it gives to use something at once instead of losing it."""
    t, seat = j.t, j.seat
    hero = t.heroes[seat]
    missing = t.max_health(seat) - hero.health
    if not isinstance(key, UseTile):
        return 0.3 * min(missing, 4) if isinstance(key, UseEssence) and key.kind == "water" else 0.0
    entry = t.thing(key.thing)
    return sum(effect.salvage(missing) for effect in entry.effects)
