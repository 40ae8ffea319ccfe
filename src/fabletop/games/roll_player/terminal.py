"""Roll Player drawn in a terminal, from what a seat may see and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...kernel import Event, Key, Message, Ref
from ...words import Words
from .actions import ACTION_OF
from .choices import (
    Buy,
    ChooseClass,
    ChooseColour,
    Discard,
    Drop,
    Flip,
    Lay,
    Lower,
    OnCard,
    OnSpace,
    PickDie,
    PlaceIn,
    Raise,
    RaiseBy,
    Refresh,
    Reroll,
    Return,
    TakeSheet,
    Target,
    UseSkill,
    With,
)
from .content import COLOURS, PACK, ROWS, Colour, Content, Goal, Row
from .view import DieView, SheetView, TableView

NARROW, WIDE = 92, 160  # below it names are short; from there on two columns fit
# Ink on field of a die, and the ink of a colour's name; all from the 256 colours that every terminal knows.
DICE: dict[Colour, tuple[str, str]] = {
    "green": ("#ffffff on #00875f", "#5faf87"),
    "blue": ("#ffffff on #005faf", "#5fafff"),
    "red": ("#ffffff on #af0000", "#ff5f5f"),
    "purple": ("#ffffff on #875faf", "#af87d7"),
    "black": ("#ffffff on #444444", "#9e9e9e"),
    "white": ("#1c1c1c on #eeeeee", "#eeeeee"),
    "gold": ("#1c1c1c on #d7af00", "#d7af5f"),
}
GOLD, GAIN, LOSS, NOTE, FRAME = "bold #d7af5f", "bold #5faf87", "bold #ff5f5f", "#8a8a8a", "#87875f"
GLYPHS = {"good": "↑", "evil": "↓", "lawful": "←", "chaotic": "→"}
PHASES = ("roll", "dice", "market", "cleanup")
AREAS = ("weapons", "armor", "traits", "skills", "exhausted")
TIE_BREAKS = ("RP-14.2", "RP-14.3", "RP-14.4")
PLUS = 99  # the upper end of a goal with a plus sign


def draw(console: Console, view: dict[str, Any], words: Words, seat: int, content: Content | None = None) -> None:
    """The whole table; the sheet of one seat is large."""
    board = Board(console, view, words, content or PACK.load())
    console.print(board.header())
    if not board.table.seats[seat].alignment:
        console.print(board.seats())
        return
    own = [
        board.sheet(seat),
        *(board.opponent(other) for other in range(len(board.table.seats)) if other != seat),
    ]
    middle = [board.initiative(), board.market(), board.bag()] if not view["over"] else [board.bag()]
    if console.width >= WIDE:
        both = Table.grid(padding=(0, 2), expand=True)
        both.add_column(ratio=1)
        both.add_column(ratio=1)
        both.add_row(Group(*own), Group(*middle))
        console.print(both)
    else:
        console.print(Group(*own, *middle))


def scores(view: dict[str, Any]) -> list[list[tuple[str, str, int]]]:
    """The reckoning of every seat so far."""
    return table_of(view).scores


def line_name(category: str, what: str) -> Ref:
    """What a line of the reckoning is called."""
    if category == "armor":
        return Ref(f"rp-armor-{what}" if what in ("chain", "leather", "mystic") else f"rp-card-{what}")
    kind = {"goals": "row", "traits": "card", "gold": "label"}.get(category, category)
    return Ref(f"rp-{kind}-{what}")


def prose(words: Words, happened: Event) -> str:
    """Nothing is read aloud in this game."""
    return ""


def badge(console: Console, view: dict[str, Any], words: Words, key: Key) -> Text:
    """The die that an option is about."""
    board = Board(console, view, words, PACK.load())
    match key:
        case Lay(colour) | ChooseColour(colour):
            return board.chip(colour)
        case PickDie(colour, face):
            return board.chip(colour, face)
        case OnCard(number):
            return board.die(board.table.initiative[number - 1].die)
        case OnSpace(row, space):
            return board.die(die_at(board.table.seats[view["seat"]], row, space))
    return Text()


def brief(console: Console, view: dict[str, Any], words: Words, key: Key) -> Text:
    """A die of the sheet and what becomes of it, for long lists; empty for all other options."""
    if not isinstance(key, OnSpace):
        return Text()
    die = die_at(table_of(view).seats[view["seat"]], key.row, key.space)
    after = turned(key, die.face) if die else ""
    text = badge(console, view, words, key).append(f" → {after}" if after else "")
    return text.append(f"  {short(words, key.row)} {key.space}")


def turned(key: OnSpace, face: int) -> str:
    """What the die will show, if the option changes that."""
    match key:
        case Flip():
            return str(7 - face)
        case Raise():
            return str(face + 1)
        case RaiseBy(by=by):
            return str(face + by)
        case Lower():
            return str(face - 1)
        case Reroll():
            return "?"
    return ""


def note(words: Words, key: Key, content: Content) -> str:
    """What one has to know to choose, where the table does not show it yet."""
    match key:
        case TakeSheet(race):
            modifiers = content.races[race].modifiers.items()
            return ", ".join(f"{short(words, row)} {signed(number)}" for row, number in modifiers)
        case ChooseClass(klass):
            goals = content.classes[klass].goals
            line = "  ".join(f"{short(words, row)} {span(goals[row])} {'★' * goals[row].stars}" for row in ROWS)
            return f"{line}\n{class_text(words, content, klass)}"
    return ""


def about(console: Console, view: dict[str, Any], words: Words, key: Key, content: Content) -> str:
    """What the thing of an option does."""
    match key:
        case ChooseClass(klass):
            return class_text(words, content, klass)
        case PlaceIn(row):
            return row_text(words, row)
        case With():
            return row_text(words, "DEX")
        case Buy(card) | Discard(card) | Drop(card) | Return(card) | Refresh(card) | UseSkill(card) | Target(card=card):
            return f"{words.name(Ref(f'rp-card-{card}'))}: {card_text(words, content, card)}"
    action = next((row for kind, row in ACTION_OF.items() if isinstance(key, kind)), None)
    return row_text(words, action) if action else ""


def table_of(view: dict[str, Any]) -> TableView:
    return msgspec.convert(view["table"], TableView)


def die_at(sheet: SheetView, row: Row, space: int) -> DieView | None:
    dice = dice_of(sheet, row)
    return dice[space - 1] if space <= len(dice) else None


def dice_of(sheet: SheetView, row: Row) -> list[DieView]:
    dice: list[DieView] = getattr(sheet, row)
    return dice


def row_text(words: Words, row: Row) -> str:
    return f"{words.name(Ref(f'rp-row-{row}'))}: {words.name(Ref(f'rp-row-{row}', 'action'))}"


def class_text(words: Words, content: Content, klass: str) -> str:
    does = " ".join(words.say(each) for each in content.classes[klass].say())
    return f"{words.name(Ref(f'rp-class-{klass}', 'ability'))}: {does}"


def card_text(words: Words, content: Content, card: str) -> str:
    return " ".join(words.say(each) for each in content.market[card].say(content.armor_sets))


def short(words: Words, row: Row) -> str:
    return words.name(Ref(f"rp-row-{row}", "short"))


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


def span(goal: Goal) -> str:
    if goal.high == PLUS:
        return f"{goal.low}+"
    return str(goal.low) if goal.low == goal.high else f"{goal.low}–{goal.high}"


def joined(parts: Iterable[Text], by: str) -> Text:
    return Text(by).join(parts)


class Board:
    def __init__(self, console: Console, view: dict[str, Any], words: Words, content: Content) -> None:
        self.plain = console.color_system is None or console.no_color
        self.narrow = console.width < NARROW
        self.viewer = view["seat"]
        self.table = table_of(view)
        self.words = words
        self.content = content

    # -- small pieces ------------------------------------------------------------------------------

    def say(self, id: str) -> str:
        return self.words.name(Ref(f"rp-{id}"))

    def player(self, seat: int) -> str:
        id = "cli-player-you" if seat == self.viewer else "cli-player"
        return self.words.say(Message(id, {"number": seat + 1}))

    def letter(self, colour: Colour) -> str:
        return self.say(f"terminal-letter-{colour}")

    def chip(self, colour: Colour, face: int | str = "") -> Text:
        """A die: its colour is told by the field and by a letter."""
        figure = f"{self.letter(colour)}{face}"
        text = f"[{figure}]" if self.plain else f" {figure} "
        return Text().append(text, f"bold {DICE[colour][0]}")

    def die(self, die: DieView | None) -> Text:
        return self.chip(die.colour, die.face) if die else Text().append(" ·· ", NOTE)

    def arrow(self, arrow: str) -> str:
        return GLYPHS[arrow] if self.narrow else f"{GLYPHS[arrow]} {self.say('arrow-' + arrow)}"

    def hero(self, seat: int) -> Text:
        sheet = self.table.seats[seat]
        parts = [Text().append(self.player(seat), "bold")]
        if sheet.race:
            parts.append(Text(self.say(f"race-{sheet.race}")))
        if sheet.klass:
            colour = self.content.classes[sheet.klass].colour
            name = f"{self.say('class-' + sheet.klass)} ({self.letter(colour)})"
            parts.append(Text().append(name, f"bold {DICE[colour][1]}"))
        return joined(parts, " · ")

    def purse(self, seat: int) -> Text:
        sheet = self.table.seats[seat]
        text = Text(f"{self.say('label-gold')} ").append(str(sheet.gold), GOLD)
        if sheet.charisma:
            text.append(f" · {self.say('label-charisma')} ").append(str(sheet.charisma), "bold")
        if self.table.scores[seat]:
            stars = sum(line[2] for line in self.table.scores[seat])
            text.append(f" · {self.say('label-score')} ").append(f"{stars} ★", GOLD)
        return text

    # -- the table ----------------------------------------------------------------------------------

    def header(self) -> RenderableType:
        phase = self.table.phase
        title = Text().append(self.say("game"), "bold").append("  ")
        if phase in PHASES:
            title.append(f"{self.say('label-round')} {self.table.round}/{self.table.rounds}  ")
            crumbs = ((self.say(f"phase-{each}"), GOLD if each == phase else NOTE) for each in PHASES)
            title.append(joined((Text().append(*crumb) for crumb in crumbs), " › "))
        else:
            title.append(self.say(f"phase-{phase}"), GOLD)
        return Rule(title, align="left", style=NOTE)

    def seats(self) -> RenderableType:
        """Before the cards are dealt there is no more to see."""
        seats = range(len(self.table.seats))
        lines = [self.hero(seat).append("   ").append(self.purse(seat)) for seat in seats]
        if self.table.drawn_for_classes:
            lines.append(joined((self.chip(die.colour) for die in self.table.drawn_for_classes), " "))
        return Padding(Group(*lines), (1, 2))

    def initiative(self) -> RenderableType:
        """The cards in a line: number, die, Gold, or who took it."""
        parts = [Text().append(self.say("label-initiative"), "bold")]
        for card in self.table.initiative:
            part = Text().append(f" {card.number} ", f"reverse {FRAME}" if card.taken_by is None else NOTE).append(" ")
            if card.taken_by is None:
                part.append(self.die(card.die))
            else:
                part.append(self.player(card.taken_by), NOTE)
            if card.gold:
                part.append(f" {self.say('label-gold')} {card.gold}", GOLD)
            parts.append(part)
        parts += [self.die(die) for die in self.table.loose]
        if self.table.enemy:
            parts.append(Text(f"{self.say('label-enemy')} ").append(self.chip("gold", self.table.enemy)))
        return Group(Rule(style=NOTE), Columns(parts, padding=(0, 2)))

    def market(self) -> RenderableType:
        counts = [f"{self.say('label-deck')} {self.table.deck}"]
        piles = {"discard": self.table.discard, "trash": self.table.trash}
        counts += [f"{self.say('label-' + pile)} {len(cards)}" for pile, cards in piles.items() if cards]
        title = Text().append(self.say("label-market"), "bold").append(f"   {' · '.join(counts)}", NOTE)
        grid = Table(box=None, pad_edge=False, padding=(0, 1), header_style=f"italic {NOTE}")
        for head in ("cost", "card", "type", "arrow", "effect"):
            name = "" if head == "arrow" and self.narrow else self.say(f"terminal-{head}")
            grid.add_column(name, justify="right" if head == "cost" else "left")
        for card in self.table.market:
            entry = self.content.market[card]
            grid.add_row(
                Text(str(entry.cost), GOLD),
                Text(self.say(f"card-{card}"), "bold"),
                f"{self.say('type-' + entry.type)} {'•' * entry.dots}",
                self.arrow(entry.arrow) if entry.arrow else "",
                Text(card_text(self.words, self.content, card)),
            )
        line = Rule(title, align="left", style=NOTE)
        return Group(line, grid) if self.table.market else line

    def bag(self) -> RenderableType:
        parts = [Text(self.say("label-bag"))]
        for colour in COLOURS:
            part = self.chip(colour).append(f" {self.say('colour-' + colour)} ", DICE[colour][1])
            parts.append(part.append(str(self.table.bag[colour]), "bold"))
        return Columns(parts, padding=(0, 1))

    # -- a sheet ------------------------------------------------------------------------------------

    def sheet(self, seat: int) -> RenderableType:
        """The Character Sheet of a seat, large."""
        sheet = self.table.seats[seat]
        two = Table.grid(padding=(0, 3))
        two.add_row(self.attributes(seat), self.alignment(seat))
        parts: list[RenderableType] = [self.purse(seat), two]
        held = self.table.held if self.table.turn == seat else None
        if held or sheet.starting:
            dice = joined((self.die(die) for die in ([held] if held else sheet.starting)), " ")
            parts.append(Text().append(f"{self.say('terminal-hand')} ", GOLD).append(dice))
        ability = Text(class_text(self.words, self.content, sheet.klass), "italic")
        parts += [self.backstory(seat), ability, *self.cards(sheet)]
        return Panel(Group(*parts), title=self.hero(seat), title_align="left", box=ROUNDED, border_style=FRAME)

    def attributes(self, seat: int) -> Table:
        sheet = self.table.seats[seat]
        goals = self.content.classes[sheet.klass].goals
        modifiers = self.content.races[sheet.race].modifiers
        grid = Table.grid(padding=(0, 1))
        for justify in ("left", "left", "right", "right", "left", "left"):
            grid.add_column(justify=justify, no_wrap=True)
        heads = ("", "", "terminal-sum", "terminal-goal", "", "terminal-action")
        grid.add_row(*(Text(self.say(head) if head else "", f"italic {NOTE}") for head in heads))
        for row in ROWS:
            name = Text(short(self.words, row) if self.narrow else self.say(f"row-{row}"))
            if row in modifiers:
                name.append(f" {signed(modifiers[row])}", "bold")
            value, met = self.value(seat, row)
            goal = goals[row]
            style = GAIN if met else LOSS if value > goal.high else "bold"
            stars = Text("★" * goal.stars, GOLD) if met else Text("☆" * goal.stars, NOTE)
            action = Text(self.say(f"terminal-action-{row}"), NOTE)
            grid.add_row(name, self.spaces(seat, row), Text(str(value), style), Text(span(goal)), stars, action)
        return grid

    def value(self, seat: int, row: Row) -> tuple[int, bool]:
        """The value of a row with Race and Weapons (RP-13.7, RP-13.15), and whether it meets its goal."""
        figures = self.table.figures[seat]
        return figures[f"value-{row}"], bool(figures[f"met-{row}"])

    def spaces(self, seat: int, row: Row) -> Text:
        """Three spaces; behind each the colour that the Backstory wants there, or a tick."""
        sheet = self.table.seats[seat]
        cells = self.content.backstories[sheet.backstory].cells
        wanted = {cell.space: cell.colour for cell in cells if cell.row == row}
        text = Text()
        for space in (1, 2, 3):
            die = die_at(sheet, row, space)
            text.append(self.die(die))
            colour = wanted.get(space)
            if colour is None:
                text.append("  ")
            elif die and die.colour == colour:
                text.append("✓ ", GAIN)
            else:
                text.append(f"{self.letter(colour).lower()} ", f"bold {DICE[colour][1]}")
        return text

    def alignment(self, seat: int) -> RenderableType:
        sheet = self.table.seats[seat]
        lines = [Text().append(self.say(f"alignment-{sheet.alignment}"), "bold")]
        for y, row in enumerate(self.content.alignments[sheet.alignment].grid):
            line = Text(" ")
            for x, stars in enumerate(row):
                figure = signed(stars) if stars else " 0"
                style = GAIN if stars > 0 else LOSS if stars < 0 else "bold"
                here = (x, y) == sheet.token
                line.append(f"[{figure}]" if here else f" {figure} ", f"{style} reverse" if here else style)
            lines.append(line)
        for arrows in (("good", "evil"), ("lawful",), ("chaotic",)):
            legend = "  ".join(f"{GLYPHS[each]} {self.say('arrow-' + each)}" for each in arrows)
            lines.append(Text(legend, NOTE))
        return Group(*lines)

    def backstory(self, seat: int) -> Text:
        """The number of matches, and what they are worth."""
        sheet = self.table.seats[seat]
        story = self.content.backstories[sheet.backstory]
        found = self.table.figures[seat]["matches"]
        text = Text(f"{self.say('label-backstory')} ").append(self.say(f"backstory-{story.id}"), "bold")
        text.append(f" {found}/{len(story.cells)}  ")
        for stars in dict.fromkeys(story.stars):
            here = story.stars[found] == stars
            text.append(f"  {story.stars.index(stars)}+: {stars} ★", GOLD if here else NOTE)
        return text

    def cards(self, sheet: SheetView) -> list[RenderableType]:
        """Own Market cards, one line each."""
        lines: list[RenderableType] = []
        for area in AREAS:
            for card in getattr(sheet, area):
                arrow = self.content.market[card].arrow if area in ("skills", "exhausted") else None
                text = Text(no_wrap=True, overflow="ellipsis").append(f"{self.say('label-' + area)}: ", NOTE)
                text.append(self.say(f"card-{card}"), "bold").append(f" {GLYPHS[arrow]}" if arrow else "")
                lines.append(text.append(f"  {card_text(self.words, self.content, card)}", NOTE))
        return lines

    def opponent(self, seat: int) -> RenderableType:
        sheet = self.table.seats[seat]
        cells = []
        for row in ROWS:
            cell = Text().append(f"{short(self.words, row)} ", NOTE)
            for space in (1, 2, 3):
                cell.append(self.die(die_at(sheet, row, space)))
            value, met = self.value(seat, row)
            cell.append(f" {value:>2}{'✓' if met else '/'}", GAIN if met else "bold")
            cells.append(cell.append(span(self.content.classes[sheet.klass].goals[row]), NOTE))
        grid = Table.grid(padding=(0, 2))
        grid.add_row(*cells[:3])
        grid.add_row(*cells[3:])
        owned = [
            Text().append(self.say(f"card-{card}"), f"{NOTE} strike" if area == "exhausted" else "")
            for area in AREAS
            for card in getattr(sheet, area)
        ]
        title = self.hero(seat).append("   ").append(self.purse(seat))
        lines: list[RenderableType] = [Rule(title, align="left", style=NOTE), grid]
        return Group(*lines, joined(owned, " · ")) if owned else Group(*lines)
