"""Where a Hero stands, in a terminal: the space, its Encounter, the market, and what the Scenario has laid out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ....kernel.messages import message
from ..content import LEVELS, TRADES
from ..land.geometry import slot_of
from ..trade.market import PLACES
from ..words.places import PARTS
from .map import MONSTER, Chart
from .parts import GAIN, GOLD, LOSS, NOTE, Frame, joined


class Place:
    def __init__(self, frame: Frame, chart: Chart) -> None:
        self.frame = frame
        self.table = frame.table
        self.chart = chart

    def called(self, space: str) -> str:
        """Long Barrow (south): Lake"""
        anchor, index = slot_of(space)
        frame = self.frame
        tile, part = frame.name(f"map-{self.table['land'][anchor]}"), frame.name(f"part-{PARTS[index]}")
        return frame.say("do-siege", tile=tile, part=part, place=self.kind(space))

    def kind(self, space: str) -> str:
        entry = self.chart.space(space)
        return self.frame.name(f"encounter-{entry.encounter}" if entry.encounter else f"space-{entry.type}")

    # -- the space of the Hero -----------------------------------------------------------------------

    def here(self, seat: int) -> RenderableType:
        space = self.frame.hero(seat)["at"]
        if not space:
            return Group()
        head, *more = self.told(space)
        return Group(self.frame.label(self.frame.web("row-place"), head), *more)

    def told(self, space: str) -> list[Text]:
        """What a space is, and what waits on it."""
        frame, level = self.frame, self.chart.level(space)
        head = Text().append(self.called(space), "bold")
        kind = self.chart.space(space).kind
        if frame.words.has(f"eu-web-place-{kind}"):
            head.append(f" · {frame.web(f'place-{kind}')}", NOTE)
        lines = [head]
        if level:
            head.append(f" · {frame.web('monster-of', level=level)}", LOSS)
            loot = [frame.lore.goods(what, n) for what, n in self.chart.space(space).loot.items()]
            lines += [Text("  ").append(frame.label(frame.web("row-loot"), ", ".join(loot)))] if loot else []
            lines += [Text("  ").append(self.back(level))] if str(level) in self.table["backs"] else []
        return [*lines, *(Text("  ").append(line) for line in self._facts(space))]

    def _facts(self, space: str) -> Iterator[Text]:
        frame, entry, table = self.frame, self.chart.space(space), self.table
        if entry.encounter and not self.chart.level(space):
            for id in table["faceup"].get(entry.encounter, ()):
                text = frame.lore.quest(frame.content.quests[id])
                yield frame.label(frame.name(f"quest-{id}"), text)
        if entry.element:
            bands = frame.lore.bands(frame.content.elementals[entry.element].bands)
            yield Text().append(f"{frame.web('confront')} ", NOTE).append(bands)
        tokens = [
            frame.web(f"token-{each['kind']}", who=frame.player(each["seat"]))
            for each in table["tokens"].get(space, ())
        ]
        if tokens:
            yield frame.label(frame.web("row-tokens"), ", ".join(tokens))
        for piece in frame.laid:
            yield from piece.facts(space)
        for each in table["tale"]["marks"].get(space, ()):
            yield frame.label(frame.named(each["id"]), frame.named(each["id"], "text"))

    # -- Monsters --------------------------------------------------------------------------------------

    def monsters(self) -> RenderableType:
        """What the backs of the top cards tell; on a small screen only of levels that are in sight."""
        frame, table = self.frame, self.table
        near = [self.chart.level(space) for space in self.chart.in_sight()]
        levels = [level for level in LEVELS if str(level) in table["backs"]]
        return Group(*(self.back(level) for level in levels if level in near or not frame.low))

    def back(self, level: int) -> Text:
        frame, back = self.frame, self.table["backs"][str(level)]
        fame = frame.hero(frame.seat)["reputation"]
        yours = back["low"] <= fame <= back["high"]
        line = Text(f"{MONSTER} ", LOSS).append(
            frame.web("back", level=level, health=back["health"], least=back["least"]), LOSS
        )
        known = [each for each in self.table["known"] if frame.content.monsters[each].level == level]
        if known:
            line.append(f" · {frame.lore.thing(known[0])}", GOLD)
        what, wanted = frame.lore.back(back), frame.lore.fame(back["low"], back["high"])
        said = frame.web("reward-yours" if yours else "reward-not", what=what, range=wanted)
        return line.append(f" · {frame.web('row-reward')}: {said}", "" if yours else NOTE)

    # -- the market ------------------------------------------------------------------------------------

    def market(self) -> RenderableType:
        """The offer of a Trade Action, with what each tile does."""
        frame, place = self.frame, self.table["trading"]["place"]
        stack = PLACES[place]
        more = Text(frame.web("left-in-stack", n=self.table["decks"][stack]), NOTE)
        grid = Table(box=None, pad_edge=False, padding=(0, 1), show_header=False)
        grid.add_column(no_wrap=True, justify="right", style=GOLD)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for item in self.table["offers"][stack]:
            if item:
                price = frame.web("what-gold", n=self.price(item))
                grid.add_row(price, Text(frame.lore.thing(item), "bold"), frame.lore.short(item))
        title = f"{frame.web('trade')}: {frame.name(f'space-{place}')}"
        parts: list[RenderableType] = [frame.heading(title, more), grid]
        aside = frame.hero(self.table["active"])["aside"]
        if aside:
            parts.append(Text(frame.web("revealed"), NOTE))
            parts += [Padding(self.learnable(each), (0, 0, 0, 2)) for each in aside]
        return Group(*parts)

    def price(self, item: str) -> int:
        """As it is printed; options tell it with every discount."""
        return self.frame.content.things[item].purchase_price or 0

    def learnable(self, tile: str) -> Text:
        return Text().append(f"{self.frame.lore.thing(tile)}  ", "bold").append(self.frame.lore.short(tile))

    def offers(self) -> RenderableType:
        """What the markets sell, by name and price."""
        frame = self.frame
        lines = []
        for stack in TRADES:
            wares = [
                Text().append(frame.lore.thing(item)).append(f" {self.price(item)}", GOLD)
                for item in self.table["offers"][stack]
                if item
            ]
            lines.append(frame.label(frame.name(f"stack-{stack}"), joined(wares)))
        return Group(*lines)

    # -- a Hero Roll -----------------------------------------------------------------------------------

    def roll(self) -> RenderableType:
        frame, roll = self.frame, self.table["roll"]
        why = frame.web("roll-" + roll["why"])
        line = Text().append(f"{frame.player(roll['hero'])}: {why}  ", "bold")
        line.append(" ".join(f"[{die}]" for die in roll["dice"]), GOLD)
        return line.append(f"  {frame.web('sum', n=roll['sum'])}", GAIN)

    # -- the Scenario ----------------------------------------------------------------------------------

    def scenario(self) -> RenderableType:
        """How the story stands."""
        frame, table = self.frame, self.table
        lines: list[RenderableType] = []
        if card := table["tale"]["card"]:
            text = Text().append(frame.named(card["id"]), GOLD)
            lines.append(text.append(f". {frame.named(card['id'], 'text')}"))
        lines += [line for piece in frame.laid for line in piece.lines(self.called)]
        lines += [Text(frame.words.say(message(fact["say"]))) for fact in table["tale"]["facts"]]
        lines += [self.goal(each) for each in table["goals"]]
        if table["ranks"]:
            own = f"{table['scenario']}-rank"
            named = ((frame.name(f"{own}-{each['id']}"), each["least"]) for each in table["ranks"])
            ranks = [f"{name} {least}" for name, least in named]
            lines.append(frame.label(frame.say("label-ranks"), ", ".join(ranks), NOTE))
        if table["elites"] is not None and table["elites"]["bounty"]:
            lines.append(self.bounty(table["elites"]))
        if table["banks"] is not None:
            lines.append(joined(frame.banks()))
        return Group(*lines)

    def goal(self, goal: dict[str, Any]) -> Text:
        asked = {name: goal[name] for name in ("have", "least", "most")}
        return Text(self.frame.say(f"goal-{goal['count']}", **asked), GAIN if goal["met"] else "")

    def bounty(self, elites: dict[str, Any]) -> Text:
        """The Elite Monster that can be hunted, where, and for what (EU-46.6, EU-46.7)."""
        frame = self.frame
        bounty = frame.content.bounties[elites["bounty"]]
        line = frame.label(frame.name("label-bounty"), frame.lore.thing(elites["elite"]), LOSS)
        places = [self.called(space) for space in elites["lair"]]
        reward = ", ".join(frame.lore.effect(each) for each in bounty.reward)
        line.append(f" · {', '.join(places)}" if places else "").append(f" → {reward}", GAIN)
        return line.append(f" · {frame.lore.full(elites['elite'])}", NOTE)


def has_scenario(frame: Frame) -> bool:
    table = frame.table
    if any(table[each] for each in ("besieged", "goals", "elites", "banks")) or table["tale"]["facts"]:
        return True
    return any(True for piece in frame.laid for _ in piece.lines(str))
