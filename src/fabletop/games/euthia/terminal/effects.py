"""What tiles, cards, Monsters and Quests do, in words made from the same data that the rules read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ....kernel import Message, Ref
from ....kernel.messages import Said
from ....words import Words
from ..content import Band, Content, Cost, Effect, Foe, HeroTile, Item, Kinds, Quest, Thing, Token, base
from ..words.effects import ANY, cost_words
from ..words.wording import thing as thing_ref

OPEN = 99  # a band without an end
OPEN_RANGE = 999  # a range of Reputation without an end
TOKEN_WORTH = 2  # of a Gem or an Essence that is sold (EU-19.34)


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"


def minus(number: int) -> str:
    return str(number).replace("-", "−")


def several(kinds: Kinds) -> tuple[str, ...]:
    return (kinds,) if isinstance(kinds, str) else tuple(kinds)


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


class EffectWords:
    def __init__(self, words: Words, content: Content) -> None:
        self.words = words
        self.content = content

    # -- small pieces ------------------------------------------------------------------------------

    def say(self, id: str, **args: Said) -> str:
        """A message of the table; every one of them has words."""
        return self.words.say(Message(f"eu-web-{id}", args))

    def name(self, id: str) -> str:
        return self.words.name(Ref(f"eu-{id}"))

    def thing(self, id: str) -> str:
        """A tile, a Gem, an Essence, the card of a Monster."""
        return self.words.name(thing_ref(id))

    def goods(self, what: str, n: int) -> str:
        return self.say(f"what-{what}", n=n)

    def either(self, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self.say('or')} {names[-1]}"

    def ways(self, parts: Sequence[str]) -> str:
        """One of several, each of which may be a list of its own."""
        if not any("," in part for part in parts):
            return self.either(parts)
        return f"{'; '.join(parts[:-1])}; {self.say('or')} {parts[-1]}"

    def range(self, low: int, high: int) -> str:
        """7–9, 10+, up to 4."""
        if high >= OPEN:
            return self.say("from", low=minus(low))
        if low <= -OPEN:
            return self.say("upto", high=minus(high))
        return minus(low) if low == high else f"{minus(low)}–{minus(high)}"

    def fame(self, low: int, high: int) -> str:
        """A range of Reputation."""
        return self.say("from", low=low) if high > OPEN_RANGE else f"{low}–{high}"

    def called(self, what: str) -> str:
        """A Gem, an Essence, an Action, a kind of thing: whatever has a name."""
        if self.words.has(f"eu-web-what-{what}", "label"):
            return self.words.name(Ref(f"eu-web-what-{what}", "label"))
        for id in (f"eu-web-type-{what}", f"eu-gem-{what}", f"eu-action-{what}"):
            if self.words.has(id):
                return self.words.name(Ref(id))
        return self.thing(what)

    def _object(self, effect: Effect) -> str:
        what = several(effect.what)[0]
        kinds = several(effect.kind)
        if what not in ("gem", "essence") or kinds[0] in ANY:
            return self.called(what) if what else ""
        return self.either([self.name(f"{what}-{kind}") for kind in kinds])

    # -- effects -----------------------------------------------------------------------------------

    def effect(self, effect: Effect) -> str:
        """One effect, without its use and its time."""
        if effect.do == "choose":
            said = self.ways([self.choice(effect, i) for i in range(len(effect.options))])
        elif effect.do == "hero_roll":
            said = f"{self.say('verb-hero_roll')} {self.bands(effect.bands)}"
        elif effect.do == "for_combat":
            said = self.say("verb-for_combat", what=self._verb(effect.effect, effect))
        else:
            said = self._verb(effect.do, effect)
        return self.say(f"per-{effect.per}", what=said, max=effect.max) if effect.per else said

    def choice(self, effect: Effect, number: int) -> str:
        """One of the things that a tile may be used for."""
        option = effect.options[number]
        head = [self.say(f"time-{option.timing}")] if option.timing else []
        head += [self.paid(option.pay)] if option.pay else []
        said = ", ".join(self.effect(each) for each in option.effects)
        return f"{', '.join(head)}: {said}" if head else said

    def _verb(self, verb: str, effect: Effect) -> str:
        n = effect.n
        stacks = [self.name(f"stack-{each}") for each in several(effect.stack) if each]
        args: dict[str, Said] = {
            "n": n,
            "number": abs(n) if isinstance(n, int) else n,
            "plus": signed(n) if isinstance(n, int) else "",
            "what": self._object(effect),
            "stack": self.either(stacks),
            "keep": effect.keep,
            "powers": ", ".join(self.say(f"element-{each}") for each in effect.powers),
            "roll": effect.roll,
            "on": effect.on,
            "gold": effect.gold_max,
            "kinds": self.either([self.called(each) for each in several(effect.what) if each]),
            "kind": several(effect.what)[0],
            "name": effect.name,
            "bank": effect.bank,
            "exactly": "yes" if effect.exactly else "no",
        }
        return self.words.say(Message(f"eu-web-verb-{verb}", args)).strip()

    def paid(self, pay: Mapping[str, Any]) -> str:
        """What the use of a tile costs."""
        parts = []
        for what, n in pay.items():
            if what == "essence" and isinstance(n, str) and n not in ANY:
                parts.append(self.name(f"essence-{n}"))
            else:
                number = n["min"] if isinstance(n, dict) else n
                parts.append(self.goods(what, number if isinstance(number, int) else 1))
        return self.say("pay", what=", ".join(parts))

    def effects(self, effects: Iterable[Effect]) -> list[str]:
        """Effects with one use, one time and one condition are one sentence."""
        lines: list[tuple[str, list[str]]] = []
        for effect in effects:
            head = ", ".join(self._head(effect))
            if lines and lines[-1][0] == head:
                lines[-1][1].append(self.effect(effect))
            else:
                lines.append((head, [self.effect(effect)]))
        return [upper(f"{head}: {', '.join(parts)}" if head else ", ".join(parts)) for head, parts in lines]

    def _head(self, effect: Effect) -> Iterable[str]:
        if effect.use:
            yield self.say(f"use-{effect.use}")
        if effect.timing not in ("", "T1") and effect.use != "attack":
            yield self.say(f"time-{effect.timing}")
        if effect.armour_set:
            yield self.say("set", number=effect.armour_set)
        if effect.trigger:
            yield self.say(f"trigger-{effect.trigger}")
        if effect.if_:
            yield self.say(f"if-{effect.if_}")
        if effect.limit:
            yield self.say(f"limit-{effect.limit}")
        if effect.pay:
            yield self.paid(effect.pay)

    def band(self, band: Band) -> str:
        parts = [self.say("wounds", n=band.wounds)] if band.wounds else []
        parts += [self.say("damage", n=band.damage)] if band.damage else []
        parts += [self.effect(each) for each in band.effects]
        return ", ".join(parts) or self.say("nothing")

    def bands(self, bands: Iterable[Band]) -> str:
        return "; ".join(f"{self.range(band.low, band.high)}: {self.band(band)}" for band in bands)

    # -- things ------------------------------------------------------------------------------------

    def short(self, id: str) -> str:
        """What a thing does, in one line."""
        token = self._token(id)
        if token is not None:
            return self._token_line(token)
        entry = self.content.things[id]
        if isinstance(entry, Foe):
            return self.say("foe", level=entry.level, health=entry.health)
        kind, *more = self._kinds(entry) or [""]
        return "; ".join([*more, *self._deeds(entry), *self._sales(entry)]) or kind

    def full(self, id: str) -> str:
        """Everything that is printed on a thing."""
        token = self._token(id)
        if token is not None:
            return f"{self._token_line(token)} · {self.say('worth', gold=TOKEN_WORTH)}"
        entry = self.content.things[id]
        if isinstance(entry, Foe):
            return " · ".join(self.foe(entry))
        return " · ".join([*self._kinds(entry), *self._deeds(entry), *self._sales(entry), *self._prices(entry)])

    def _token(self, id: str) -> Token | None:
        return self.content.gems.get(id) or self.content.essences.get(id)

    def _token_line(self, token: Token) -> str:
        when = f"{self.say(f'time-{token.timing}')}: " if token.timing not in ("", "T1") else ""
        return upper(when + ", ".join(self.effect(each) for each in token.effects))

    def _kinds(self, entry: Thing) -> list[str]:
        found = [self.say(f"type-{entry.item_type}")] if entry.item_type else []
        if entry.colour:
            found.append(self.say(f"colour-{entry.colour}"))
        if entry.health:
            found.append(self.say("adds-health", n=signed(entry.health)))
        if entry.sack:
            found.append(self.say("adds-sacks", n=signed(entry.sack)))
        if entry.gem_places:
            found.append(self.say("gem-places", n=entry.gem_places))
        if isinstance(entry, HeroTile) and entry.essence_places:
            found.append(self.say("essence-places", n=entry.essence_places))
        return found

    def _deeds(self, entry: Thing) -> list[str]:
        found = []
        if entry.bands:
            when = ", ".join(self.say(f"time-{timing}") for timing in entry.timings)
            found.append(upper(f"{when}: {self.bands(entry.bands)}" if when else self.bands(entry.bands)))
        if isinstance(entry, HeroTile) and entry.use_cost:
            found.append(upper(self.paid(entry.use_cost)))
        found += self.effects(entry.effects)
        if self.words.has(f"eu-thing-{entry.id}", "text"):
            found.append(self.words.name(Ref(f"eu-thing-{entry.id}", "text")))
        return found

    def _sales(self, entry: Thing) -> list[str]:
        found = []
        for sale in entry.options if isinstance(entry, Item) else ():
            parts = [self.goods("gold", sale.gold)] if sale.gold else []
            parts += [self.goods("reputation", sale.reputation)] if sale.reputation else []
            parts += [self._times(n, self.name(f"gem-{gem}")) for gem, n in sale.gems.items()]
            found.append(self.say("sells-for", what=", ".join(parts)))
        return found

    def _prices(self, entry: Thing) -> list[str]:
        found = []
        if isinstance(entry, HeroTile) and entry.learning_cost is not None and entry.slot != "sword":
            found.append(self.say("learn-price", gold=entry.learning_cost))
        elif entry.purchase_price is not None:
            found.append(self.say("price", gold=entry.purchase_price))
        if entry.sale_price is not None:
            found.append(self.say("sale", gold=entry.sale_price))
        if isinstance(entry, HeroTile) and entry.value:
            found.append(self.say("value", n=entry.value))
        return found

    @staticmethod
    def _times(n: int, name: str) -> str:
        return f"{n} × {name}" if n > 1 else name

    # -- Monsters, cards, Quests -------------------------------------------------------------------

    def foe(self, foe: Foe) -> list[str]:
        found = [self.say("foe", level=foe.level, health=foe.health), self.bands(foe.bands)]
        if foe.penalty:
            found.append(self.say("penalty", n=signed(foe.penalty)))
        brings = {"silver_card": foe.silver, "gold_card": foe.gold, "chaos_token": foe.chaos, "gaar": foe.gaar}
        if any(brings.values()):
            found.append(self.say("means", what=", ".join(self.goods(what, n) for what, n in brings.items() if n)))
        monster = self.content.monsters.get(foe.id)
        if monster is not None:
            what = ", ".join(self.effect(each) for each in monster.reward)
            wanted = monster.reward_range
            found.append(self.say("reward", what=what, range=self.fame(wanted.low, wanted.high)))
        return found

    def back(self, back: Mapping[str, Any]) -> str:
        """The Reward that the back of a Monster card promises."""
        parts = []
        for verb, what, kind, n in back["reward"]:
            kinds = several(kind)
            if verb != "gain":
                parts.append(self._verb(verb, Effect(do=verb, what=what, n=n)))
            elif what in ("gem", "essence") and kinds[0] not in ANY:
                parts.append(self._times(n, self.either([self.name(f"{what}-{each}") for each in kinds])))
            else:
                parts.append(self.goods(what, n))
        return ", ".join(parts)

    def card(self, id: str, number: int = 0) -> str:
        """A Silver or Gold card: what so many equal ones do, or all its segments."""
        segments = self.content.cards[id].segments
        if number:
            return ", ".join(self.effect(each) for each in segments[number - 1])
        said = [", ".join(self.effect(each) for each in segment) for segment in segments]
        return "; ".join(f"×{i}: {text}" for i, text in enumerate(said, 1))

    def quest(self, quest: Quest) -> str:
        """What it asks for, and what it gives."""
        return f"{self.costs(quest.cost)} → {', '.join(self.effect(each) for each in quest.reward)}"

    def costs(self, whole: Sequence[Cost]) -> str:
        asks = []
        for wanted in whole:
            ways = [" + ".join(self.cost(each) for each in way) for way in wanted.any_of]
            asks.append(self.either(ways) if ways else self.cost(wanted))
        return ", ".join(asks)

    def cost(self, wanted: Cost) -> str:
        """What a Quest asks for; of several kinds one."""
        return self.words.say(cost_words(wanted))


def entry_of(content: Content, part: object) -> str:
    """The thing, Gem or Essence that a part of a key names, or nothing."""
    id = str(part).removeprefix("-")
    if id in content.things or id in content.gems or id in content.essences:
        return id
    return base(id) if base(id) in content.things else ""
