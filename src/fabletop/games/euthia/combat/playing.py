"""Silver and Gold cards in a Combat (EU-33.12 to EU-33.27)."""

from __future__ import annotations

from ....kernel import Question, Rules, ask
from ..choices.base import PASS, Pass
from ..choices.combat import PLAY, Play
from ..choices.things import Use
from ..choices.turn import EXCHANGE_CARDS, Exchange
from ..content import Card
from ..events.combat import CardPlayed
from ..hero.hands import EXCHANGE
from ..reasons import Reason
from ..scenes import in_fight, scene
from ..state import State
from ..verbs.walker import foe_list, in_vain
from .opening import rival_tile, rival_tiles


def plays(t: State, seat: int, step: str) -> list[Play]:
    """A play: equal cards together, for one Chaos token (EU-33.18 to EU-33.20)."""
    return [] if play_refusal(t) else _in_step(t, seat, step)


def unplayable(t: State, seat: int, step: str) -> list[Play]:
    return _in_step(t, seat, step) if play_refusal(t) else []


def play_refusal(t: State, *asked: object) -> str:
    """What forbids every play."""
    if t.fight_now.muted:
        return "EU-51.2"
    return "" if t.fight_now.chaos else "EU-33.19"


def _in_step(t: State, seat: int, step: str) -> list[Play]:
    hero = t.heroes[seat]
    found: list[Play] = []
    for card in dict.fromkeys((*hero.silver, *hero.golden)):
        held = hero.silver.count(card) + hero.golden.count(card)
        found += [PLAY[card, n] for n in _numbers(t, t.content.cards[card], step) if n <= held]
    return found


def _numbers(t: State, card: Card, step: str) -> list[int]:
    """How many of it may be played together in a step; what nothing comes of is not offered (EU-25.34)."""
    if card.timing != step and (card.timing != "before_or_after" or step == "before_hero_roll"):
        return []
    numbers = list(range(1, len(card.segments) + 1))
    if any(effect.tag not in t.fight_now.lasting for effect in card.lasting):
        return numbers
    return [n for n in numbers if not in_vain(t, t.content.lists[f"card-{card.id}:{n - 1}"])]


def play(t: State, seat: int, card: str, n: int) -> None:
    fight = t.fight_now
    hero = t.heroes[seat]
    entry = t.content.cards[card]
    fight.chaos -= 1
    for _ in range(n):
        (hero.silver if entry.metal == "silver" else hero.golden).remove(card)
    t.tell(CardPlayed, "EU-33.12", seat, card, n)
    lay_by_monster(t, card, n)
    if fight.phase == "monster_attack":
        fight.plays.append((card, n))
    foe_list(t, f"card-{card}:{n - 1}")


def lay_by_monster(t: State, card: str, n: int) -> None:
    """Among those that are discarded together; a lasting effect begins (EU-33.25)."""
    fight = t.fight_now
    entry = t.content.cards[card]
    effects = t.content.lists[f"card-{card}:{n - 1}"]
    pile = "lying" if entry.lasting else "cursed" if any(effect.curses for effect in effects) else "brief"
    getattr(fight, pile).extend([card] * n)  # EU-33.22 to EU-33.24
    fight.laid.append((pile, card, n))
    for effect in entry.lasting:
        effect.afflict(t, fight, Reason("card", card))


def exchanges(t: State, seat: int) -> list[Exchange]:
    """EU-33.5: at any time; here a Gold card may still be played."""
    return [EXCHANGE_CARDS] if len(t.heroes[seat].silver) >= EXCHANGE else []


def may_play(t: State, seat: int, step: str) -> bool:
    """By what lies open, so that it tells nothing: tokens, and the number of cards of each metal (EU-33.4)."""
    if play_refusal(t):
        return False
    hero = t.heroes[seat]
    metals = ["silver"] if hero.silver else []
    if hero.golden or exchanges(t, seat):
        metals.append("gold")
    for card in t.content.cards.values():
        if card.metal in metals and t.mode in card.modes and _numbers(t, card, step):
            return True
    return False


# -- before a roll (EU-25.4, EU-28.1) ------------------------------------------------------------------

TILES = {"before_monster_roll": "M2", "before_hero_roll": "M4"}  # the time of the Monster Player's own tiles


def _cards(t: State, seat: int, step: str) -> list[Pass | Play | Use | Exchange]:
    return [PASS, *plays(t, seat, step), *rival_tiles(t, seat, TILES[step]), *exchanges(t, seat)]


BARRED = (unplayable, play_refusal)
# Whether it opens is told by what lies open: Chaos tokens and the number of cards.
CARDS = {
    "before_monster_roll": Question("cards", "EU-25.4", _cards, beyond=BARRED, window=True, secret=True),
    "before_hero_roll": Question("cards", "EU-28.1", _cards, beyond=BARRED, window=True, secret=True),
}


@scene(below=in_fight)
def rival_cards(t: State, seat: int, step: str) -> Rules[None] | None:
    """Any number of plays."""
    if not may_play(t, seat, step) and not rival_tiles(t, seat, TILES[step]):
        return None
    return _play_one(t, seat, step)


def _play_one(t: State, seat: int, step: str) -> Rules[None]:
    key = yield from ask(t, seat, CARDS[step], step)
    if isinstance(key, Pass):
        return
    t.then("rival_cards", seat, step)
    match key:
        case Play(card, number):
            play(t, seat, card, number)
        case Exchange():
            t.then("exchange", seat, 0)
        case Use(tile):
            rival_tile(t, seat, tile, TILES[step])
