"""The boards of the Heroes in a terminal: that of one seat in full, those of the others in short."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..content import MOVEMENT, Slot
from .parts import FRAME, GAIN, GOLD, LOSS, NOTE, Frame, joined
from .tales import NOTES

HEART, LOST = "♥", "♡"
MANY_HEARTS = 12  # from here on a number is enough


def heaps(things: Iterable[str]) -> dict[str, int]:
    """Equal things together."""
    found: dict[str, int] = {}
    for each in things:
        found[each] = found.get(each, 0) + 1
    return found


class Sheets:
    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.table = frame.table

    # -- one seat in full ----------------------------------------------------------------------------

    def own(self, seat: int, width: int | None = None) -> RenderableType:
        frame, hero = self.frame, self.frame.hero(seat)
        parts: list[RenderableType] = [self.figures(seat), self.actions(hero)]
        parts += [self.tiles(hero)] if not frame.low else self.short_tiles(hero)
        parts += [line for line in (self.bag(hero), self.hand(hero), self.revealed(hero), self.done(hero)) if line]
        title = frame.figure(seat)
        if seat == self.table["first"]:
            title.append(f" · {frame.web('starts')}", NOTE)
        return Panel(Group(*parts), title=title, title_align="left", box=ROUNDED, border_style=FRAME, width=width)

    def figures(self, seat: int) -> Text:
        frame, hero = self.frame, self.frame.hero(seat)
        parts = [self.health(hero), frame.count(frame.web("reputation"), hero["reputation"], GAIN)]
        now = sum(n for _, _, n in self.table["scores"][seat])
        parts[-1].append(f" ({now} {frame.web('if-now')})", NOTE)
        parts.append(frame.count(frame.web("gold"), hero["gold"], GOLD))
        parts.append(frame.count(frame.name("label-gaar"), hero["gaar"]))
        parts += frame.dwurt(hero)
        if n := len(hero["bounties"]):
            parts.append(frame.count(frame.name("label-bounty"), n, GOLD))
        for what, label in NOTES.items():
            if n := hero["notes"].get(what):
                parts.append(frame.count(frame.name(label), n, GOLD))
        if hero["deaths"]:
            parts.append(frame.count(frame.name("category-deaths"), hero["deaths"], LOSS))
        return joined(parts)

    def health(self, hero: dict[str, Any]) -> Text:
        left, most = hero["health"], hero["most"]
        text = self.frame.count(self.frame.web("health"), f"{left}/{most}", LOSS if left * 3 <= most else "bold")
        if most < MANY_HEARTS:
            text.append(f" {HEART * left}", LOSS).append(LOST * (most - left), NOTE)
        return text

    def actions(self, hero: dict[str, Any]) -> Text:
        """Action tokens that are left, and what each gives if it is spent for Movement."""
        frame = self.frame
        tokens = [Text(f"{frame.name(f'action-{each}')} (→{MOVEMENT[each]})", GOLD) for each in hero["tokens"]]
        line = frame.label(frame.web("actions"), joined(tokens, ", ") if tokens else Text(frame.web("nothing"), NOTE))
        if hero["granted"]:
            given = ", ".join(frame.name(f"action-{each}") for each in hero["granted"])
            line.append(" · ").append(frame.web("granted", what=given), GAIN)
        line.append(" · ").append(frame.count(frame.web("moves-left"), hero["moves"], GAIN if hero["moves"] else NOTE))
        for shield, n in hero["hampered"].items():
            line.append(" · ").append(f"{frame.lore.thing(shield)}: {frame.web('hampered', number=n)}", LOSS)
        for power in hero["powers"]:
            line.append(" · ").append(f"{frame.web(f'element-{power}')}: {frame.web(f'power-{power}')}", LOSS)
        return line

    # -- tiles in use --------------------------------------------------------------------------------

    def slots(self, hero: dict[str, Any]) -> list[tuple[Slot, str, bool]]:
        """Every slot: what lies there, and whether it is open."""
        board = self.frame.content.heroes[hero["id"]]
        return [
            *zip(board.slots, hero["slots"], hero["slots_open"]),
            *zip(board.equipment, hero["worn"], hero["worn_open"]),
        ]

    def tile(self, hero: dict[str, Any], thing: str) -> Text:
        """Its name, the Gems and Essences on it; an exhausted one is dim."""
        frame = self.frame
        tired = thing in hero["tired"]
        text = Text(frame.lore.thing(thing), NOTE if tired else "bold")
        for gem in hero["gems_on"].get(thing, ()):
            text.append(f" ◆{frame.lore.thing(gem['id'])}", NOTE if gem["idle"] else GAIN)
        for element in hero["essences_on"].get(thing, ()):
            text.append(f" ●{frame.web(f'element-{element}')}", GAIN)
        return text.append(f" ({frame.web('exhausted')})", NOTE) if tired else text

    def tiles(self, hero: dict[str, Any]) -> RenderableType:
        frame = self.frame
        grid = Table(box=None, pad_edge=False, padding=(0, 1), show_header=False)
        grid.add_column(no_wrap=True, style=NOTE)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for slot, thing, _ in self.slots(hero):
            if thing:
                text = Text(frame.lore.short(thing), NOTE if thing in hero["tired"] else "")
                grid.add_row(frame.web(f"slot-{slot.kind}"), self.tile(hero, thing), text)
        return Group(grid, *self.empty(hero))

    def short_tiles(self, hero: dict[str, Any]) -> list[RenderableType]:
        frame = self.frame
        found: list[RenderableType] = []
        for label, things in (("slots", hero["slots"]), ("equipment", hero["worn"])):
            used = [self.tile(hero, thing) for thing in things if thing]
            if used:
                found.append(frame.label(frame.web(label), joined(used, ", ")))
        return [*found, *self.empty(hero)]

    def empty(self, hero: dict[str, Any]) -> list[Text]:
        """Slots that are free, and what the locked ones cost."""
        frame = self.frame
        free = heaps(
            frame.web(f"slot-{slot.kind}") for slot, thing, is_open in self.slots(hero) if is_open and not thing
        )
        locked = heaps(self.locked(slot) for slot, _, is_open in self.slots(hero) if not is_open)
        lines = []
        if free:
            lines.append(frame.label(frame.say("terminal-free"), self.listed(free), NOTE))
        if locked and not frame.low:
            lines.append(frame.label(frame.say("terminal-locked"), self.listed(locked), NOTE))
        if hero["set"]:
            lines.append(Text(frame.web("set-of", number=hero["set"]), GAIN))
        return lines

    def locked(self, slot: Slot) -> str:
        frame = self.frame
        ways = [frame.web("what-gold", n=slot.gold)] if slot.gold else []
        ways += [frame.name(f"essence-{slot.essence}")] if slot.essence else []
        return f"{frame.web(f'slot-{slot.kind}')} ({frame.lore.either(ways)})"

    @staticmethod
    def listed(heap: dict[str, int]) -> str:
        return ", ".join(f"{n}× {each}" if n > 1 else each for each, n in heap.items())

    # -- belongings ----------------------------------------------------------------------------------

    def bag(self, hero: dict[str, Any]) -> Text:
        frame = self.frame
        held = self.listed(heaps(frame.lore.thing(each) for each in hero["bag"]))
        line = frame.label(f"{frame.web('sacks')} ({hero['sacks']})", held or frame.web("sack"), "" if held else NOTE)
        if hero["overflow"]:
            line.append(f"  {frame.web('overflow', n=hero['overflow'])}", LOSS)
        jewels = {frame.name(f"gem-{gem}"): n for gem, n in hero["gems"].items() if n}
        jewels |= {frame.name(f"essence-{each}"): n for each, n in hero["essences"].items() if n}
        if jewels:
            line.append(" · ").append(frame.label(frame.web("jewels"), self.listed(jewels), GAIN))
        return line

    def hand(self, hero: dict[str, Any]) -> Text:
        """The own cards by name; of others their number."""
        frame = self.frame
        parts = []
        for name in ("silver", "golden"):
            cards = hero[name]
            number = cards if isinstance(cards, int) else len(cards)
            if number:
                text = Text(frame.web(f"cards-{name}", n=number), "bold")
                if not isinstance(cards, int):
                    text.append(f" ({self.listed(heaps(frame.name(f'card-{card}') for card in cards))})")
                parts.append(text)
        if hero["control"]:
            parts.append(Text(frame.web("cards-control", n=hero["control"]), "bold"))
        return frame.label(frame.web("hand"), joined(parts)) if parts else Text()

    def revealed(self, hero: dict[str, Any]) -> Text:
        names = ", ".join(self.frame.lore.thing(each) for each in hero["aside"])
        return self.frame.label(self.frame.web("revealed"), names) if names else Text()

    def done(self, hero: dict[str, Any]) -> Text:
        names = ", ".join(self.frame.name(f"quest-{each}") for each in hero["quests"])
        return self.frame.label(self.frame.name("line-quests"), names) if names else Text()

    # -- the others ----------------------------------------------------------------------------------

    def other(self, seat: int) -> RenderableType:
        """One or two lines: how it stands, and what it fights with."""
        hero = self.frame.hero(seat)
        line = self.frame.figure(seat).append("  ").append(self.figures(seat))
        if cards := self.hand(hero):
            line.append(" · ").append(cards)
        used: Sequence[Text] = [self.tile(hero, thing) for _, thing, _ in self.slots(hero) if thing]
        if used and not self.frame.low:
            line.append("\n  ").append(joined(used, ", "))
        return line
