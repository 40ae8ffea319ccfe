"""Thorgal drawn in a terminal, from what a seat may see and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ....kernel import Event, Message, Ref
from ....kernel.messages import Said
from ....words import Words
from ..content import RESOURCES, Border, Box, Content
from ..events import Happening
from ..pack import PACK
from ..words.effects import EffectWords, cost, resource
from .aside import Aside
from .grids import GAIN, GOLD, LETTERS, LOSS, NOTE, fight_grid, path_cells, wound_grid
from .grids import draw as draw_grid

FRAME = "#87875f"
TALL = 50  # below it the Row has one line for a card
TIE_BREAKS: tuple[str, ...] = ()  # there is no score (TH-5.12)
KINDS = ("item", "action", "hero", "enemy", "terrain", "finding", "event")  # of things that an option names


def draw(console: Console, view: dict[str, Any], words: Words, seat: int, content: Content | None = None) -> None:
    """The whole table; before the first round the book lies open at its beginning."""
    board = Board(console, view, words, content or PACK.load())
    parts: list[RenderableType] = [board.header()]
    if view["over"]:
        parts += [board.adventure(), board.map(), board.party()]
    elif board.table["phase"] == "setup":
        parts += [board.opening()]
    else:
        parts += [board.adventure(), board.map(), board.path(), board.row()]
        parts += [board.party(), board.display()]
        if board.table["fight"]:
            parts.append(board.fight())
        if board.table["reading"]:
            parts.append(board.page(board.table["reading"]))
    console.print(Group(*parts))


def scores(view: dict[str, Any]) -> list[list[tuple[str, str, int]]]:
    """Won or lost together: nothing is counted (TH-2.1)."""
    return [[] for _ in view["table"]["heroes"]]


def line_name(category: str, what: str) -> Ref:
    return Ref(f"th-{category}-{what}")


def badge(console: Console, view: dict[str, Any], words: Words, key: list[Any]) -> Text:
    """What the action would be worth."""
    if key[0] != "put" or len(key) != 3:
        return Text()
    worth = view["table"]["row"][key[2]]["from"].get(str(key[1]))
    return Text(f"[{'/'.join(str(value) for value in worth['worth'])}]", GAIN) if worth else Text()


def brief(console: Console, view: dict[str, Any], words: Words, key: list[Any]) -> Text:
    """Which token goes where, for long lists; empty for all other options."""
    if key[0] != "put" or len(key) != 3:
        return Text()
    row = view["table"]["row"]
    origin = words.name(Ref(f"th-action-{row[key[1]]['card']}" if key[1] >= 0 else "th-beside"))
    goal = words.name(Ref(f"th-action-{row[key[2]]['card']}"))
    return Text().append(badge(console, view, words, key)).append(f" {goal} ").append(f"← {origin}", NOTE)


def note(words: Words, key: list[Any], content: Content) -> str:
    """What one has to know to choose, where the table does not show it."""
    if key[0] in ("take", "item", "drop", "scrap", "replace") or (key[0] == "hero" and isinstance(key[1], str)):
        return card_text(words, key)
    return ""


def about(console: Console, view: dict[str, Any], words: Words, key: list[Any], content: Content) -> str:
    """What the card of an option does."""
    return card_text(words, key)


def card_text(words: Words, key: list[Any]) -> str:
    for part in reversed(key[1:]):
        for kind in KINDS if isinstance(part, str) else ():
            if words.has(f"th-{kind}-{part}", "text"):
                return words.name(Ref(f"th-{kind}-{part}", "text"))
    return ""


def prose(words: Words, happened: Event) -> str:
    """What is read aloud when something happens: a Paragraph, an Event card, an ending."""
    read = happened.prose() if isinstance(happened, Happening) else None
    return words.name(read) if read is not None else ""


class Board:
    def __init__(self, console: Console, view: dict[str, Any], words: Words, content: Content) -> None:
        self.width = console.width
        self.low = console.height < TALL
        self.sheet = min(58, max(40, console.width // 2 - 1))  # two Heroes side by side
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.words = words
        self.content = content
        self.adv: str = self.table["adventure"]
        self.tale = content.adventures[self.adv]
        self.chart = content.maps[self.adv]
        self.effects = EffectWords(content, self.adv)
        self.aside = Aside(words, self.table["tale"])

    # -- small pieces ------------------------------------------------------------------------------

    def say(self, id: str, **args: Said) -> str:
        return self.words.say(Message(f"th-{id}", args)) if args else self.words.name(Ref(f"th-{id}"))

    def own(self, kind: str, id: str | int, attribute: str = "") -> str:
        return self.words.name(Ref(f"th-{self.adv}-{kind}-{id}", attribute))

    def label(self, name: str, text: str | Text, style: str = "") -> Text:
        return (
            Text().append(f"{self.say(f'label-{name}')}: ", NOTE).append(text, style if isinstance(text, str) else None)
        )

    def listed(self, parts: Iterable[Said]) -> str:
        return self.words.say(Message("th-effect-list", {"effects": tuple(parts)}))  # type: ignore[arg-type]

    def heading(self, name: str) -> Rule:
        return Rule(Text(self.say(f"label-{name}"), "bold"), align="left", style=NOTE)

    def paragraph(self, text: str) -> RenderableType:
        """Prose, in lines that are good to read."""
        blocks = [" ".join(block.split()) for block in text.split("\n\n")]
        width = min(self.width, 96)
        return Padding(Text("\n\n".join(blocks)), (0, max(0, self.width - width), 0, 2))

    def hero(self, number: int) -> str:
        return self.words.name(Ref(f"th-hero-{self.table['heroes'][number]['id']}", "short"))

    # -- the adventure -----------------------------------------------------------------------------

    def header(self) -> RenderableType:
        title = Text().append(self.words.name(Ref(f"th-{self.adv}")), "bold")
        crumbs = [self.say("label-round_of", round=self.table["round"], rounds=self.table["rounds"])]
        crumbs.append(self.say(f"phase-{self.table['phase']}"))
        if self.table["phase"] == "action" and not self.view["over"]:
            crumbs.append(self.say("label-turn_of", turn=self.table["turn"] + 1, turns=len(self.table["order"])))
            crumbs.append(self.hero(self.table["active"]))
        title.append("   ").append(" › ".join(crumbs), GOLD)
        return Rule(title, align="left", style=NOTE)

    def opening(self) -> RenderableType:
        """How it begins, what is to be done, and what is special."""
        parts: list[RenderableType] = [self.paragraph(self.words.name(Ref(f"th-{self.adv}", "intro"))), self.goals()]
        if self.tale.rules:
            parts.append(self.heading("rules"))
        for rule in self.tale.rules:
            line = Text().append(f"{self.own('rule', rule)}. ", "bold")
            parts.append(Padding(line.append(" ".join(self.own("rule", rule, "text").split())), (0, 2)))
        return Group(*parts)

    def goals(self) -> RenderableType:
        lines = [self.heading("goals")]
        text = Text("\n").join(Text(f"• {self.own('goal', goal)}") for goal in self.tale.goals)
        return Group(*lines, Padding(text, (0, 2)))

    def adventure(self) -> RenderableType:
        """The Adventure board: goals, the track, facts, and the Event."""
        parts: list[RenderableType] = []
        if not self.low:
            parts.append(self.goals())
        if self.tale.track is not None:
            parts.append(self.track())
        facts = [self.own("flag", flag) for flag in self.table["flags"]]
        if facts:
            parts.append(self.label("facts", "; ".join(facts)))
        if self.table["ship"]:
            parts.append(self.label("ship", self.own("area", self.table["ship"])))
        if aside := list(self.aside.lines()):
            parts.append(self.label("aside", "; ".join(aside)))
        if event := self.table["event"]:
            name = Text().append(self.say(f"event-{event}"), "bold")
            text = self.words.name(Ref(f"th-event-{event}", "text"))
            parts.append(self.label("event", name.append(f". {text}", NOTE)))
        return Group(*parts)

    def track(self) -> Text:
        track = self.tale.track
        assert track is not None
        line = Text().append(f"{self.words.name(Ref(f'th-{self.adv}-track'))}: ", NOTE)
        for space in range(track.first, track.last + 1):
            here = space == self.table["track"]
            end = space in track.ends
            line.append(f"[{space}]" if here else str(space), GOLD if here else LOSS if end else NOTE).append(" ")
        return line

    def page(self, number: int) -> RenderableType:
        """The Paragraph that is being read."""
        title = Text().append(f"{self.say('label-paragraph')} {number}: ", NOTE).append(self.own("par", number), GOLD)
        story = self.paragraph(self.own("par", number, "story"))
        return Panel(story, title=title, title_align="left", box=ROUNDED, border_style=FRAME)

    # -- the Map -----------------------------------------------------------------------------------

    def map(self) -> RenderableType:
        parts: list[RenderableType] = [self.heading("map")]
        for area in self.chart.areas.values():
            parts.append(self.area(area.id))
            near = area.number <= self.table["round"] + 1  # on a small screen what opens much later has to wait
            parts += [
                Padding(self.location(location), (0, 0, 0, 3))
                for location, state in self.table["locations"].items()
                if self.lies_in(location, area.id) and state["there"] and (near or not self.low)
            ]
        return Group(*parts)

    def lies_in(self, location: str, area: str) -> bool:
        """Where it is listed: in its Area, that of the Ship, or the first Area of its Border."""
        entry = self.chart.locations[location]
        if entry.ship:
            return bool(self.table["ship"] == area)
        return entry.area == area or bool(entry.border and self.chart.borders[entry.border].a == area)

    def area(self, area: str) -> Text:
        entry, state = self.chart.areas[area], self.table["areas"][area]
        line = Text().append(f"{entry.number} ", GOLD if state["open"] else NOTE)
        line.append(self.own("area", area), "bold" if state["open"] else NOTE)
        if not state["open"]:
            line.append(f" ({self.say('label-closed_area', round=entry.number)})", NOTE)
        if state["dark"]:
            line.append(f"  {self.say('web-dark').rstrip('.')}", LOSS)
        if state["sources"]:
            line.append(f"  {', '.join(self.say(f'resource-{kind}') for kind in state['sources'])}", GAIN)
        for mark in self.aside.in_area(area):
            line.append(f"  {mark}", GOLD)
        here = [i for i, hero in enumerate(self.table["heroes"]) if hero["area"] == area]
        if here:
            line.append(f"  ◆ {', '.join(self.hero(i) for i in here)}", GOLD)
        ways = [self.way(self.chart.borders[border], area) for border in self.chart.around[area]]
        return line.append("  → ", NOTE).append(Text(" · ").join(ways))

    def way(self, border: Border, area: str) -> Text:
        goal = self.own("area", border.b if border.a == area else border.a)
        marks = []
        if border.kind != "normal":
            marks.append(self.say(f"border-{border.kind}"))
        if border.multiplicity > 1:
            marks.append(f"×{border.multiplicity}")
        if border.id in self.table["blocked_borders"]:
            marks.append(self.say("label-blocked"))
        return Text(f"{goal} ({', '.join(marks)})" if marks else goal, NOTE)

    def location(self, location: str) -> Text:
        entry, state = self.chart.locations[location], self.table["locations"][location]
        line = Text().append("• ").append(self.own("location", location), NOTE if state["read"] else "bold")
        if entry.runes:
            line.append(f" [{', '.join(entry.runes)}]", NOTE)
        if state["enemies"]:
            foes = [self.say(f"tier-{tier}") for tier in state["enemies"]]
            line.append(f"  {self.say('label-enemies')}: {', '.join(foes)}", LOSS)
        for lying in self.aside.at(location):
            line.append(f"  {lying}", GOLD)
        if state["blocked"]:
            line.append(f"  {self.say('label-blocked')}", LOSS)
        if state["read"]:
            return line.append(f"  {self.say('label-read')}", NOTE)
        for box, now in zip(entry.boxes, state["boxes"]):
            line.append("\n").append(self.box(box, now))
        return line

    def box(self, box: Box, now: dict[str, Any]) -> Text:
        """What a box asks for, what lies there, and what it does."""
        line = Text("  ").append(f"{self.say(f'type-{box.action}')}: ", NOTE).append(self.needs(box, now))
        if now["on"]:
            line.append(f"  ({self.say('label-assigned')}: {self.listed(cost(now['on']))})", GOLD)
        for name, effects in (("", box.effect), ("win", box.win), ("lose", box.lose)):
            if effects:
                said = self.listed(self.effects.effects(effects))
                line.append(f" → {self.say(f'label-{name}')}: {said}" if name else f" → {said}")
        return line

    def needs(self, box: Box, now: dict[str, Any]) -> str:
        needs = box.needs
        if now["offering"] or needs.shape:
            return self.say(f"tile-{now['offering'] or needs.shape}")
        if needs.size:
            return self.say("label-wound_of", size=needs.size)
        if needs.defeat:
            return self.say("label-all_beaten")
        if needs.distrust:
            kinds = tuple(resource(kind) for kind in needs.of)
            return self.say("label-trust", colour=Ref(f"th-die-{needs.distrust}"), kinds=kinds)
        if needs.open:
            return self.say("label-any_number", kind=resource(needs.open))
        return self.listed(cost(now["price"]))

    # -- the Path, the Row ---------------------------------------------------------------------------

    def path(self) -> RenderableType:
        """The Path in as many strips as it needs, and what the letters mean."""
        cells, starts = path_cells(self.content, self.table)
        last = max(x for x, _ in cells) + 1
        wide = max(2, *(len(text) for text, _ in cells.values())) + 1
        room = max(4, (self.width - 6) // wide)
        parts: list[RenderableType] = [self.heading("path")]
        names = [f"{self.say(f'terrain-{card}')} ({start + 1})" for start, card in starts]
        parts.append(Padding(Text(" · ".join(names), NOTE), (0, 2)))
        for first in range(0, last, room):
            columns = range(first, min(last, first + room))
            parts.append(Padding(draw_grid(cells, columns, self.content.rows, self.table["marked"]), (0, 0, 0, 1)))
        parts.append(self.legend([text for text, _ in cells.values()]))
        return Group(*parts)

    def legend(self, codes: list[str]) -> RenderableType:
        used = "".join(codes)
        named = [
            f"{letter} {self.say(f'resource-{icon}' if icon in RESOURCES else f'icon-{icon}')}"
            for icon, letter in LETTERS.items()
            if letter in used
        ]
        return Padding(Text(" · ".join(named), NOTE), (0, 2))

    def row(self) -> RenderableType:
        grid = Table(box=None, pad_edge=False, padding=(0, 1), header_style=f"italic {NOTE}", expand=True)
        grid.add_column(self.say("label-card"), no_wrap=True)
        grid.add_column(self.say("label-tokens"), no_wrap=True)
        grid.add_column(self.say("label-value"), justify="right", no_wrap=True)
        grid.add_column(self.say("label-bonus"), ratio=1, no_wrap=self.low)
        for card in self.table["row"]:
            tokens = Text()
            for awake in card["tokens"]:
                tokens.append("● " if awake else "○ ", GOLD if awake else NOTE)
            text = Text(self.words.name(Ref(f"th-action-{card['card']}", "text")), NOTE)
            for special in card["specials"]:
                text.append(f" {self.special(special)}", GOLD)
            if card["goals"]:
                text.append(f" {self.say('label-goal_tokens')}: {card['goals']}", LOSS)
            if card["blocked"]:
                text.append(f" {self.say('label-blocked')}", LOSS)
            worth = "/".join(str(value) for value in card["worth"])
            grid.add_row(Text(self.say(f"action-{card['card']}"), "bold"), tokens, Text(worth, GAIN), text)
        title = Text().append(self.say("label-row"), "bold")
        if self.table["beside"]:
            title.append(f"   {self.say('beside')}: ", NOTE).append("● " * self.table["beside"], GOLD)
        return Group(Rule(title, align="left", style=NOTE), grid)

    def special(self, id: str) -> str:
        word = f"th-{self.adv}-card-{id}"
        return self.words.name(Ref(word if self.words.has(word) else f"th-special-{id}"))

    # -- Heroes --------------------------------------------------------------------------------------

    def party(self) -> RenderableType:
        return Columns([self.hero_sheet(i) for i in range(len(self.table["heroes"]))], padding=(0, 1))

    def hero_sheet(self, number: int) -> RenderableType:
        hero = self.table["heroes"][number]
        pool = self.listed(cost(hero["pool"])) if hero["pool"] else self.say("label-none")
        dice = ", ".join(self.say(f"die-{colour}") for colour in hero["dice"])
        tiles = ", ".join(self.say(f"tile-{shape}") for shape in hero["tiles"])
        entry = self.content.heroes[hero["id"]]
        ready = self.say("label-ready" if hero["skill"] else "label-used")
        items = ", ".join(self.say(f"item-{item}") for item in hero["items"]) or self.say("label-none")
        lines = [
            self.label("resources", pool, "bold"),
            self.label("threat", str(hero["threat"]), LOSS if hero["threat"] else ""),
            self.label("combat_level", f"{hero['dial']} ({dice})"),
            self.label("journey_level", f"{hero['track']} ({tiles})"),
            self.label("skill", f"{self.say(f'skill-{entry.skill.id}')} ({ready})"),
            self.label("items", items),
        ]
        grid = wound_grid(self.content.wound_areas[hero["id"]], hero["wounds"])
        title = Text().append(self.hero(number), "bold")
        if number == self.table["active"] and self.table["phase"] == "action":
            title.append(f" ({self.say('label-active')})", GOLD)
        if number == self.table["first"]:
            title.append(f" · {self.say('label-first_player')}", NOTE)
        body = Group(*lines, Text(self.say("label-wounds"), NOTE), grid)
        return Panel(body, title=title, title_align="left", box=ROUNDED, border_style=FRAME, width=self.sheet)

    def display(self) -> Text:
        return self.label("display", ", ".join(self.say(f"item-{item}") for item in self.table["display"]))

    # -- a Combat ------------------------------------------------------------------------------------

    def fight(self) -> RenderableType:
        fight = self.table["fight"]
        parts: list[RenderableType] = []
        if fight["cards"]:
            parts.append(fight_grid(self.content, fight))
            codes = [letter for letter in LETTERS.values() if letter in parts[0].plain]  # type: ignore[union-attr]
            parts.append(self.legend(codes))
            parts.append(self.label("hearts", str(fight["hearts"]), LOSS))
        for card in fight["cards"]:
            for colour in ("red", "yellow"):
                if effects := self.content.lists.get(f"{colour}-{card}"):
                    said = self.listed(self.effects.effects(effects))
                    parts.append(Text(f"{self.say(f'enemy-{card}')}, {self.say(f'icon-{colour}')}: {said}", NOTE))
        parts.append(self.label("dice", ", ".join(self.die(fight, i) for i in range(len(fight["dice"])))))
        if fight["tiles"]:
            parts.append(self.label("to_place", ", ".join(self.say(f"tile-{shape}") for shape in fight["tiles"])))
        names = [self.say(f"enemy-{card}") for card in fight["cards"]]
        title = Text().append(f"{self.say('label-combat')}: ", NOTE).append(", ".join(names), LOSS)
        return Panel(Group(*parts), title=title, title_align="left", box=ROUNDED, border_style=FRAME)

    def die(self, fight: dict[str, Any], i: int) -> str:
        name = self.say(f"die-{fight['dice'][i]}")
        shape = fight["shapes"][i] if i < len(fight["shapes"]) else ""
        return f"{name}: {self.say(f'tile-{shape}')}" if shape else name
