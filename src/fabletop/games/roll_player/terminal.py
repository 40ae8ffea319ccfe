"""Roll Player drawn in a terminal, from what a seat may see and nothing else."""

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

from ...kernel import Message, Ref, Told
from ...words import Words
from .content import COLOURS, PACK, ROWS, Content, Goal

NARROW, WIDE = 92, 160  # below it names are short; from there on two columns fit
# Ink on field of a die, and the ink of a colour's name; all from the 256 colours that every terminal knows.
DICE = {
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
ACTION_OF = {"flip": "STR", "swap": "DEX", "with": "DEX", "raise": "CON", "lower": "CON", "reroll": "INT"}
TIE_BREAKS = ("RP-14.2", "RP-14.3", "RP-14.4")
PLUS = 99  # the upper end of a goal with a plus sign


def draw(console: Console, view: dict[str, Any], words: Words, seat: int, content: Content | None = None) -> None:
    """The whole table; the sheet of one seat is large."""
    board = Board(console, view, words, content or PACK.load())
    console.print(board.header())
    table = view["table"]
    if not table["seats"][seat]["alignment"]:
        console.print(board.seats())
        return
    own = [
        board.sheet(seat),
        *(board.opponent(other) for other in range(len(table["seats"])) if other != seat),
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
    return [[(str(a), str(b), int(n)) for a, b, n in lines] for lines in view["table"]["scores"]]


def line_name(category: str, what: str) -> Ref:
    """What a line of the reckoning is called."""
    if category == "armor":
        return Ref(f"rp-armor-{what}" if what in ("chain", "leather", "mystic") else f"rp-card-{what}")
    kind = {"goals": "row", "traits": "card", "gold": "label"}.get(category, category)
    return Ref(f"rp-{kind}-{what}")


def prose(words: Words, happened: Told) -> str:
    """Nothing is read aloud in this game."""
    return ""


def badge(console: Console, view: dict[str, Any], words: Words, key: list[Any]) -> Text:
    """The die that an option is about."""
    board = Board(console, view, words, PACK.load())
    verb, rest = key[0], key[1:]
    if verb in ("lay", "colour") or (verb == "pick" and len(rest) == 2):
        return board.chip(*rest)
    if verb in ("take", "turn", "card", "pick"):
        return board.die(board.table["initiative"][rest[0] - 1]["die"])
    if len(rest) >= 2 and rest[0] in ROWS:
        dice = board.table["seats"][view["seat"]][rest[0]]
        return board.die(dice[rest[1] - 1]) if rest[1] <= len(dice) else Text()
    return Text()


def brief(console: Console, view: dict[str, Any], words: Words, key: list[Any]) -> Text:
    """A die of the sheet and what becomes of it, for long lists; empty for all other options."""
    if len(key) < 3 or key[1] not in ROWS:
        return Text()
    verb, row, space = key[:3]
    face = view["table"]["seats"][view["seat"]][row][space - 1][2]
    by = key[3] if len(key) > 3 else 1
    after = {"flip": 7 - face, "raise": face + by, "lower": face - by, "reroll": "?"}.get(verb)
    text = badge(console, view, words, key).append("" if after is None else f" → {after}")
    return text.append(f"  {short(words, row)} {space}")


def note(words: Words, key: list[Any], content: Content) -> str:
    """What one has to know to choose, where the table does not show it yet."""
    if key[0] == "sheet":
        modifiers = content.races[key[1]].modifiers.items()
        return ", ".join(f"{short(words, row)} {signed(number)}" for row, number in modifiers)
    if key[0] == "class":
        goals = content.classes[key[1]].goals
        line = "  ".join(f"{short(words, row)} {span(goals[row])} {'★' * goals[row].stars}" for row in ROWS)
        return f"{line}\n{printed(words, key, content)}"
    return ""


def about(console: Console, view: dict[str, Any], words: Words, key: list[Any], content: Content) -> str:
    """What the thing of an option does."""
    return printed(words, key, content)


def printed(words: Words, key: list[Any], content: Content) -> str:
    verb = str(key[0])
    row = {"row": str(key[-1]), "move": "WIS", "token": "CHA", **ACTION_OF}.get(verb)
    if row and len(key) <= 3:  # a fourth part is the number of a card that raises
        return f"{words.name(Ref(f'rp-row-{row}'))}: {words.name(Ref(f'rp-row-{row}', 'action'))}"
    if verb == "class":
        klass = f"rp-class-{key[1]}"
        return f"{words.name(Ref(klass, 'ability'))}: {words.name(Ref(klass, 'text'))}"
    card = next((str(part) for part in key[1:] if part in content.market), "")
    return f"{words.name(Ref(f'rp-card-{card}'))}: {card_text(words, card)}" if card else ""


def card_text(words: Words, card: str) -> str:
    return words.name(Ref(f"rp-card-{card}", "text"))


def short(words: Words, row: str) -> str:
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
        self.table: dict[str, Any] = view["table"]
        self.words = words
        self.content = content

    # -- small pieces ------------------------------------------------------------------------------

    def say(self, id: str) -> str:
        return self.words.name(Ref(f"rp-{id}"))

    def player(self, seat: int) -> str:
        id = "cli-player-you" if seat == self.viewer else "cli-player"
        return self.words.say(Message(id, {"number": seat + 1}))

    def letter(self, colour: str) -> str:
        return self.say(f"terminal-letter-{colour}")

    def chip(self, colour: str, face: int | str = "") -> Text:
        """A die: its colour is told by the field and by a letter."""
        figure = f"{self.letter(colour)}{face}"
        text = f"[{figure}]" if self.plain else f" {figure} "
        return Text().append(text, f"bold {DICE[colour][0]}")

    def die(self, die: list[Any] | None) -> Text:
        return self.chip(die[1], die[2]) if die else Text().append(" ·· ", NOTE)

    def arrow(self, arrow: str) -> str:
        return GLYPHS[arrow] if self.narrow else f"{GLYPHS[arrow]} {self.say('arrow-' + arrow)}"

    def hero(self, seat: int) -> Text:
        sheet = self.table["seats"][seat]
        parts = [Text().append(self.player(seat), "bold")]
        if sheet["race"]:
            parts.append(Text(self.say(f"race-{sheet['race']}")))
        if sheet["class"]:
            colour = self.content.classes[sheet["class"]].colour
            name = f"{self.say('class-' + sheet['class'])} ({self.letter(colour)})"
            parts.append(Text().append(name, f"bold {DICE[colour][1]}"))
        return joined(parts, " · ")

    def purse(self, seat: int) -> Text:
        sheet = self.table["seats"][seat]
        text = Text(f"{self.say('label-gold')} ").append(str(sheet["gold"]), GOLD)
        if sheet["charisma"]:
            text.append(f" · {self.say('label-charisma')} ").append(str(sheet["charisma"]), "bold")
        if self.table["scores"][seat]:
            stars = sum(line[2] for line in self.table["scores"][seat])
            text.append(f" · {self.say('label-score')} ").append(f"{stars} ★", GOLD)
        return text

    # -- the table ----------------------------------------------------------------------------------

    def header(self) -> RenderableType:
        phase = self.table["phase"]
        title = Text().append(self.say("game"), "bold").append("  ")
        if phase in PHASES:
            start = max(len(self.table["seats"]), 2) + (6 if self.table["variants"]["shorter"] else 4)
            title.append(f"{self.say('label-round')} {self.table['round']}/{18 - start}  ")  # RP-3.35
            crumbs = ((self.say(f"phase-{each}"), GOLD if each == phase else NOTE) for each in PHASES)
            title.append(joined((Text().append(*crumb) for crumb in crumbs), " › "))
        else:
            title.append(self.say(f"phase-{phase}"), GOLD)
        return Rule(title, align="left", style=NOTE)

    def seats(self) -> RenderableType:
        """Before the cards are dealt there is no more to see."""
        seats = range(len(self.table["seats"]))
        lines = [self.hero(seat).append("   ").append(self.purse(seat)) for seat in seats]
        if self.table["drawn_for_classes"]:
            lines.append(joined((self.chip(colour) for _, colour, _ in self.table["drawn_for_classes"]), " "))
        return Padding(Group(*lines), (1, 2))

    def initiative(self) -> RenderableType:
        """The cards in a line: number, die, Gold, or who took it."""
        parts = [Text().append(self.say("label-initiative"), "bold")]
        for card in self.table["initiative"]:
            taken = card["taken_by"] is not None
            part = Text().append(f" {card['number']} ", NOTE if taken else f"reverse {FRAME}").append(" ")
            part.append(self.player(card["taken_by"]), NOTE) if taken else part.append(self.die(card["die"]))
            if card["gold"]:
                part.append(f" {self.say('label-gold')} {card['gold']}", GOLD)
            parts.append(part)
        parts += [self.die(die) for die in self.table["loose"]]
        if self.table["enemy"]:
            parts.append(Text(f"{self.say('label-enemy')} ").append(self.chip("gold", self.table["enemy"])))
        return Group(Rule(style=NOTE), Columns(parts, padding=(0, 2)))

    def market(self) -> RenderableType:
        counts = [f"{self.say('label-deck')} {self.table['deck']}"]
        piles = [pile for pile in ("discard", "trash") if self.table[pile]]
        counts += [f"{self.say('label-' + pile)} {len(self.table[pile])}" for pile in piles]
        title = Text().append(self.say("label-market"), "bold").append(f"   {' · '.join(counts)}", NOTE)
        grid = Table(box=None, pad_edge=False, padding=(0, 1), header_style=f"italic {NOTE}")
        for head in ("cost", "card", "type", "arrow", "effect"):
            name = "" if head == "arrow" and self.narrow else self.say(f"terminal-{head}")
            grid.add_column(name, justify="right" if head == "cost" else "left")
        for card in self.table["market"]:
            entry = self.content.market[card]
            grid.add_row(
                Text(str(entry.cost), GOLD),
                Text(self.say(f"card-{card}"), "bold"),
                f"{self.say('type-' + entry.type)} {'•' * entry.dots}",
                self.arrow(entry.arrow) if entry.arrow else "",
                Text(card_text(self.words, card)),
            )
        line = Rule(title, align="left", style=NOTE)
        return Group(line, grid) if self.table["market"] else line

    def bag(self) -> RenderableType:
        parts = [Text(self.say("label-bag"))]
        for colour in COLOURS:
            part = self.chip(colour).append(f" {self.say('colour-' + colour)} ", DICE[colour][1])
            parts.append(part.append(str(self.table["bag"][colour]), "bold"))
        return Columns(parts, padding=(0, 1))

    # -- a sheet ------------------------------------------------------------------------------------

    def sheet(self, seat: int) -> RenderableType:
        """The Character Sheet of a seat, large."""
        sheet = self.table["seats"][seat]
        two = Table.grid(padding=(0, 3))
        two.add_row(self.attributes(seat), self.alignment(seat))
        parts: list[RenderableType] = [self.purse(seat), two]
        held = self.table["held"] if self.table["turn"] == seat else None
        if held or sheet["starting"]:
            dice = joined((self.die(die) for die in ([held] if held else sheet["starting"])), " ")
            parts.append(Text().append(f"{self.say('terminal-hand')} ", GOLD).append(dice))
        ability = Text(printed(self.words, ["class", sheet["class"]], self.content), "italic")
        parts += [self.backstory(seat), ability, *self.cards(sheet)]
        return Panel(Group(*parts), title=self.hero(seat), title_align="left", box=ROUNDED, border_style=FRAME)

    def attributes(self, seat: int) -> Table:
        sheet = self.table["seats"][seat]
        goals = self.content.classes[sheet["class"]].goals
        modifiers = self.content.races[sheet["race"]].modifiers
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

    def value(self, seat: int, row: Any) -> tuple[int, bool]:
        """The value of a row with Race and Weapons (RP-13.7, RP-13.15), and whether it meets its goal."""
        sheet = self.table["seats"][seat]
        klass = self.content.classes[sheet["class"]]
        value = self.content.races[sheet["race"]].modifiers.get(row, 0)
        value += sum(face for _, _, face in sheet[row])
        for card in sheet["weapons"]:
            if bonus := self.content.weapon(card).goal_bonus:
                colour = klass.colour if bonus.dice == "class" else bonus.dice
                value += bonus.plus * sum(each == colour for _, each, _ in sheet[row])
        return value, klass.goals[row].low <= value <= klass.goals[row].high

    def spaces(self, seat: int, row: str) -> Text:
        """Three spaces; behind each the colour that the Backstory wants there, or a tick."""
        sheet = self.table["seats"][seat]
        cells = self.content.backstories[sheet["backstory"]].cells
        wanted = {cell.space: cell.colour for cell in cells if cell.row == row}
        text = Text()
        for space in (1, 2, 3):
            die = sheet[row][space - 1] if space <= len(sheet[row]) else None
            text.append(self.die(die))
            colour = wanted.get(space)
            if colour is None:
                text.append("  ")
            elif die and die[1] == colour:
                text.append("✓ ", GAIN)
            else:
                text.append(f"{self.letter(colour).lower()} ", f"bold {DICE[colour][1]}")
        return text

    def alignment(self, seat: int) -> RenderableType:
        sheet = self.table["seats"][seat]
        lines = [Text().append(self.say(f"alignment-{sheet['alignment']}"), "bold")]
        for y, row in enumerate(self.content.alignments[sheet["alignment"]].grid):
            line = Text(" ")
            for x, stars in enumerate(row):
                figure = signed(stars) if stars else " 0"
                style = GAIN if stars > 0 else LOSS if stars < 0 else "bold"
                here = [x, y] == sheet["token"]
                line.append(f"[{figure}]" if here else f" {figure} ", f"{style} reverse" if here else style)
            lines.append(line)
        for arrows in (("good", "evil"), ("lawful",), ("chaotic",)):
            legend = "  ".join(f"{GLYPHS[each]} {self.say('arrow-' + each)}" for each in arrows)
            lines.append(Text(legend, NOTE))
        return Group(*lines)

    def backstory(self, seat: int) -> Text:
        """The number of matches, and what they are worth."""
        sheet = self.table["seats"][seat]
        story = self.content.backstories[sheet["backstory"]]
        found = sum(
            cell.space <= len(sheet[cell.row]) and sheet[cell.row][cell.space - 1][1] == cell.colour
            for cell in story.cells
        )
        text = Text(f"{self.say('label-backstory')} ").append(self.say(f"backstory-{story.id}"), "bold")
        text.append(f" {found}/{len(story.cells)}  ")
        for stars in dict.fromkeys(story.stars):
            here = story.stars[found] == stars
            text.append(f"  {story.stars.index(stars)}+: {stars} ★", GOLD if here else NOTE)
        return text

    def cards(self, sheet: dict[str, Any]) -> list[RenderableType]:
        """Own Market cards, one line each."""
        lines: list[RenderableType] = []
        for area in AREAS:
            for card in sheet[area]:
                arrow = self.content.market[card].arrow if area in ("skills", "exhausted") else None
                text = Text(no_wrap=True, overflow="ellipsis").append(f"{self.say('label-' + area)}: ", NOTE)
                text.append(self.say(f"card-{card}"), "bold").append(f" {GLYPHS[arrow]}" if arrow else "")
                lines.append(text.append(f"  {card_text(self.words, card)}", NOTE))
        return lines

    def opponent(self, seat: int) -> RenderableType:
        sheet = self.table["seats"][seat]
        cells = []
        for row in ROWS:
            cell = Text().append(f"{short(self.words, row)} ", NOTE)
            for space in range(3):
                cell.append(self.die(sheet[row][space] if space < len(sheet[row]) else None))
            value, met = self.value(seat, row)
            cell.append(f" {value:>2}{'✓' if met else '/'}", GAIN if met else "bold")
            cells.append(cell.append(span(self.content.classes[sheet["class"]].goals[row]), NOTE))
        grid = Table.grid(padding=(0, 2))
        grid.add_row(*cells[:3])
        grid.add_row(*cells[3:])
        owned = [
            Text().append(self.say(f"card-{card}"), f"{NOTE} strike" if area == "exhausted" else "")
            for area in AREAS
            for card in sheet[area]
        ]
        title = self.hero(seat).append("   ").append(self.purse(seat))
        lines: list[RenderableType] = [Rule(title, align="left", style=NOTE), grid]
        return Group(*lines, joined(owned, " · ")) if owned else Group(*lines)
