"""All that is printed on things, Monsters, cards and Quests, as messages: the terminal and the browser lay them out."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Message, Ref
from ..content import Content, Foe, HeroTile, Item, Monster, Thing, Token
from ..verbs.base import Effect
from ..verbs.wording import bands_words, listed, price_words, range_words, signed
from .effects import fame_words, lines, token_words

TOKEN_WORTH = 2  # of a Gem or an Essence that is sold (EU-19.34)


def kinds(entry: Thing) -> list[Message]:
    """What it is."""
    found = [Message(f"eu-web-type-{entry.item_type}")] if entry.item_type else []
    if entry.colour:
        found.append(Message(f"eu-web-colour-{entry.colour}"))
    if entry.health:
        found.append(Message("eu-web-adds-health", {"n": signed(entry.health)}))
    if entry.sack:
        found.append(Message("eu-web-adds-sacks", {"n": signed(entry.sack)}))
    if entry.gem_places:
        found.append(Message("eu-web-gem-places", {"n": entry.gem_places}))
    if isinstance(entry, HeroTile) and entry.essence_places:
        found.append(Message("eu-web-essence-places", {"n": entry.essence_places}))
    return found


def deeds(entry: Thing) -> list[Message]:
    """How it attacks, and what it does."""
    found = []
    if entry.bands:
        times = tuple(Message(f"eu-web-time-{timing}") for timing in entry.timings)
        bands = bands_words(entry.bands)
        found.append(Message("eu-web-line", {"head": times, "what": bands}) if times else bands)
    if isinstance(entry, HeroTile) and entry.use_cost:
        found.append(price_words(entry.use_cost))
    return found + lines(entry.effects)


def sales(entry: Thing) -> list[Message]:
    """What a Natural Resource is sold for."""
    found = []
    for sale in entry.options if isinstance(entry, Item) else ():
        parts = [Message("eu-web-what-gold", {"n": sale.gold})] if sale.gold else []
        parts += [Message("eu-web-what-reputation", {"n": sale.reputation})] if sale.reputation else []
        parts += [Message("eu-times", {"n": n, "what": Ref(f"eu-gem-{gem}")}) for gem, n in sale.gems.items()]
        found.append(Message("eu-web-sells-for", {"what": tuple(parts)}))
    return found


def prices(entry: Thing) -> list[Message]:
    found = []
    if isinstance(entry, HeroTile) and entry.learning_cost is not None and entry.slot != "sword":
        found.append(Message("eu-web-learn-price", {"gold": entry.learning_cost}))
    elif entry.purchase_price is not None:
        found.append(Message("eu-web-price", {"gold": entry.purchase_price}))
    if entry.sale_price is not None:
        found.append(Message("eu-web-sale", {"gold": entry.sale_price}))
    if isinstance(entry, HeroTile) and entry.value:
        found.append(Message("eu-web-value", {"n": entry.value}))
    return found


def short(entry: Thing) -> Message | None:
    """The one line that fits on a small tile: how it attacks, or the first things that it does."""
    if entry.bands:
        good = [band for band in entry.bands if band.damage]
        parts = [
            Message("eu-web-line", {"head": range_words(max(0, band.low), 99), "what": str(band.damage)})
            for band in good
        ]
        return Message("eu-web-just", {"what": tuple(parts)})
    said = tuple(each.say() for each in entry.effects[:2])
    return Message("eu-web-just", {"what": said}) if said else None


def token(entry: Token) -> Message:
    """What a Gem or an Essence does, and when."""
    what = Message("eu-web-just", {"what": token_words(entry.effects)})
    if entry.timing in ("", "T1"):
        return what
    return Message("eu-web-line", {"head": Message(f"eu-web-time-{entry.timing}"), "what": what})


def token_price() -> Message:
    return Message("eu-web-worth", {"gold": TOKEN_WORTH})


# -- Monsters, cards -------------------------------------------------------------------------------------


def foe_head(foe: Foe) -> Message:
    return Message("eu-web-foe", {"level": foe.level, "health": foe.health})


def foe(entry: Foe) -> list[Message]:
    """Its level and Health, its bands, and what it brings."""
    found = [foe_head(entry), bands_words(entry.bands)]
    if entry.penalty:
        found.append(Message("eu-web-penalty", {"n": signed(entry.penalty)}))
    brings = {"silver_card": entry.silver, "gold_card": entry.gold, "chaos_token": entry.chaos, "gaar": entry.gaar}
    if any(brings.values()):
        what = tuple(Message(f"eu-web-what-{what}", {"n": n}) for what, n in brings.items() if n)
        found.append(Message("eu-web-means", {"what": what}))
    return found


def foe_reward(content: Content, foe: Foe) -> Message | None:
    """What a common Monster gives, and to whom."""
    monster = content.monsters.get(foe.id)
    if not isinstance(monster, Monster):
        return None
    wanted = monster.reward_range
    return Message("eu-web-reward", {"what": rewards(monster.reward), "range": fame_words(wanted.low, wanted.high)})


def rewards(effects: Sequence[Effect]) -> tuple[Message, ...]:
    return tuple(each.say() for each in effects)


def segment(effects: Sequence[Effect]) -> Message:
    """What so many equal Silver or Gold cards do."""
    return Message("eu-web-just", {"what": rewards(effects)})


def segments(card: Sequence[Sequence[Effect]]) -> Message:
    return listed([Message("eu-web-line", {"head": f"×{i}", "what": segment(each)}) for i, each in enumerate(card, 1)])
