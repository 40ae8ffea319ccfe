"""Thunderstone drawn in a terminal, from what a seat may see and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...kernel import Event, Key, Message, Ref
from ...kernel.messages import message
from ...words import Words
from .choices import Attack, Borrow, Buy, Equip, Level, OfHand, Spoils, Use
from .content import Card, Content
from .pack import PACK
from .texts import text_of
from .view import BattleView, SlotView, TableView

TALL = 45  # below it what a card does has one line
GOLD, GAIN, LOSS, NOTE, FRAME = "bold #d7af5f", "bold #5faf87", "bold #ff5f5f", "#8a8a8a", "#87875f"
INK = {"strength": "#d7af87", "attack": "#ff875f", "magic": "#af87d7", "light": "#ffd75f", "gold": "#d7af5f"}
FIGURES = tuple(INK)
STEPS = {
    "village": {2: "effects", 4: "purchases", 5: "levels"},
    "dungeon": {2: "prepare", 4: "battle"},
}
TIE_BREAKS = ("TS-22.5", "TS-22.6")


def draw(console: Console, view: dict[str, Any], words: Words, seat: int, content: Content | None = None) -> None:
    """The whole table; the cards of one seat are large."""
    board = Board(console, view, words, content or PACK.load())
    parts: list[RenderableType] = [board.header(), board.hall()]
    table = board.table
    if table.battle and not board.over:
        parts.append(board.battle())
    if table.active != seat and table.party:
        parts.append(board.others_party())
    parts.append(board.own(seat))
    parts += [board.opponent(other) for other in range(len(table.seats)) if other != seat]
    away = table.target or (table.doing == "dungeon" and board.low)
    if table.spoils or not (away or board.over):
        parts.append(board.village(seat))
    console.print(Group(*parts))


def read(view: dict[str, Any]) -> TableView:
    return msgspec.convert(view["table"], TableView)


def scores(view: dict[str, Any]) -> list[list[tuple[str, str, int]]]:
    """The reckoning so far; of other seats nothing is known."""
    return [seat.own.lines if seat.own else [] for seat in read(view).seats]


def line_name(category: str, what: str) -> Ref:
    """What a line of the reckoning is called."""
    return Ref(f"ts-card-{what}")


def prose(words: Words, happened: Event) -> str:
    """Nothing is read aloud in this game."""
    return ""


def badge(console: Console, view: dict[str, Any], words: Words, key: Key) -> Text:
    """What an attack would come to; the numbers of the cards where the words do not tell them."""
    match key:
        case Attack(rank):
            return joined((verdict(battle) for battle in read(view).battle if battle.rank == rank), "")
        case Use(slot) | Level(slot):
            return Text(f"[{slot}]", NOTE)
        case Equip(weapon, hero):
            return Text(f"[{weapon}→{hero}]", NOTE)
    return Text()


def brief(console: Console, view: dict[str, Any], words: Words, key: Key) -> Text:
    """Who gets which Weapon, for long lists; empty for all other options."""
    if not isinstance(key, Equip):
        return Text()
    party = read(view).party
    weapon, hero = (words.name(Ref(f"ts-card-{party[slot - 1].card}")) for slot in (key.slot, key.hero))
    return Text().append(badge(console, view, words, key)).append(f" {weapon} → {hero}")


def note(words: Words, key: Key, content: Content) -> str:
    """What one has to know to choose, where the table does not show it."""
    match key:
        case Level(card=name) | Spoils(card=name):
            return said_figures(words, content.cards[name])
    return ""


def about(console: Console, view: dict[str, Any], words: Words, key: Key, content: Content) -> str:
    """What the card of an option does."""
    match key:
        case Buy(card=name) | Level(card=name) | Spoils(card=name) | OfHand(card=name) | Borrow(card=name):
            return told_of(words, content.cards[name])
    return ""


def told_of(words: Words, card: Card) -> str:
    """A card in one line: its kind, its figures, what it does."""
    kinds = [f"ts-class-{klass}" for klass in card.classes] or [f"ts-type-{card.type}"]
    kinds += [f"ts-subtype-{subtype}" for subtype in card.subtypes]
    kind = ", ".join(words.name(Ref(id)) for id in kinds)
    lines = [f"{words.name(Ref(f'ts-card-{card.id}'))} ({kind})", said_figures(words, card), card_text(words, card)]
    return " · ".join(line for line in lines if line)


def card_text(words: Words, card: Card) -> str:
    return " ".join(words.say(sentence) for sentence in text_of(card))


def figures_of(card: Card) -> dict[str, str]:
    """The printed figures; a Weapon shows the Strength that it needs. Monsters show what they give to a hand."""
    strength = f"≥{card.weight}" if card.type == "weapon" else str(card.strength or "")
    return {
        "strength": strength,
        "attack": signed(card.attack) if card.attack else "",
        "magic": signed(card.magic) if card.magic else "",
        "light": str(card.light or ""),
        "gold": "" if card.gold is None else str(card.gold),
    }


def said_figures(words: Words, card: Card) -> str:
    figures = {**figures_of(card), "vp": str(card.vp or "")}
    return ", ".join(f"{words.name(Ref(f'ts-head-{what}'))} {text}" for what, text in figures.items() if text)


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


def joined(parts: Iterable[Text], by: str) -> Text:
    return Text(by).join(parts)


def verdict(battle: BattleView) -> Text:
    """The Attack Value against the Health."""
    mark, style = ("✓", GAIN) if battle.wins else ("✗", LOSS)
    return Text().append(f"{mark} {battle.total:>2}/{battle.health}", style)


class Board:
    def __init__(self, console: Console, view: dict[str, Any], words: Words, content: Content) -> None:
        self.low = console.height < TALL
        self.viewer = view["seat"]
        self.over: bool = view["over"]
        self.table = read(view)
        self.words = words
        self.content = content

    # -- small pieces ------------------------------------------------------------------------------

    def say(self, id: str, **args: str | int | Ref) -> str:
        return self.words.say(Message(f"ts-{id}", args)) if args else self.words.name(Ref(f"ts-{id}"))

    def card(self, name: str) -> str:
        return self.say(f"card-{name}")

    def player(self, seat: int) -> str:
        id = "cli-player-you" if seat == self.viewer else "cli-player"
        return self.words.say(Message(id, {"number": seat + 1}))

    def count(self, label: str, number: int, style: str = "bold") -> Text:
        return Text().append(f"{self.say(label)} ", NOTE).append(str(number), style)

    def heading(self, label: str, *counts: Text) -> Rule:
        title = Text().append(self.say(f"label-{label}"), "bold")
        if counts:
            title.append("   ").append(joined(counts, " · "))
        return Rule(title, align="left", style=NOTE)

    def grid(self, *heads: str) -> Table:
        """A table without lines; columns of figures are right-aligned."""
        grid = Table(box=None, pad_edge=False, padding=(0, 1), header_style=f"italic {NOTE}", expand="effect" in heads)
        for head in heads:
            wide = head in ("card", "monster", "effect", "")
            name = self.say(f"head-{head}") if head else ""
            ratio = 1 if head == "effect" else None
            grid.add_column(name, justify="left" if wide else "right", no_wrap=head != "effect", ratio=ratio)
        return grid

    def cards_grid(self, *heads: str, one_line: bool) -> Table:
        grid = self.grid(*heads, "card", *FIGURES, "effect")
        grid.columns[-1].no_wrap = one_line
        return grid

    def pile(self, cards: Iterable[str]) -> Text:
        """Cards by name, several of a kind as one."""
        names = list(cards)
        parts = []
        for name in dict.fromkeys(names):
            number = names.count(name)
            parts.append(Text(f"{number}× {self.card(name)}" if number > 1 else self.card(name)))
        return joined(parts, ", ")

    # -- the table ----------------------------------------------------------------------------------

    def header(self) -> RenderableType:
        """Turn, whose it is, the action and its step."""
        title = Text().append(self.say("game"), "bold").append("  ")
        doing, step = self.table.doing, self.table.step
        crumbs = [Text(f"{self.say('label-turn')} {self.table.turn}")]
        if self.over:
            crumbs.append(Text().append(self.say("step-end"), GOLD))
        else:
            crumbs.append(Text().append(self.player(self.table.active), "bold"))
            if doing:
                crumbs.append(Text().append(self.say(f"action-{doing}"), GOLD))
            names = STEPS.get(doing, {})
            steps = ((self.say(f"step-{name}"), GOLD if number == step else NOTE) for number, name in names.items())
            crumbs += [Text().append(*each) for each in steps]
        return Rule(title.append(joined(crumbs, " › ")), align="left", style=NOTE)

    def hall(self) -> RenderableType:
        counts = [self.count("label-dungeon_deck", self.table.dungeon)]
        if len(self.table.seats) == 1:
            counts += [
                self.count("label-unrest", self.table.unrest),
                self.count("label-escaped", len(self.table.escaped)),
                self.count("label-dark", self.table.dark, LOSS).append(f" {self.say('head-vp')}", NOTE),
            ]
        if self.table.stone_owner is not None:
            owner = Text().append(f"{self.say('label-stone_owner')}: ", NOTE)
            counts.append(owner.append(self.player(self.table.stone_owner), GOLD))
        grid = self.grid("rank", "monster", "health", "light", "xp", "vp", "gold", "effect")
        grid.columns[-1].no_wrap = self.low and self.table.doing != "dungeon"
        for place in self.table.hall:
            here = "bold reverse" if place.rank == self.table.target else "bold"
            if not place.card:
                grid.add_row(Text(str(place.rank), here), Text(self.say("label-empty"), NOTE))
                continue
            card = self.content.cards[place.card]
            monster = card.type == "monster"
            grid.add_row(
                Text(str(place.rank), here),
                Text(self.card(card.id), "bold" if monster else GOLD),
                Text(str(card.health) if monster else "", LOSS),
                Text(signed(-place.darkness) if monster else "", INK["light"]),
                str(card.xp) if monster else "",
                Text(str(card.vp), GAIN),
                Text("" if card.gold is None else str(card.gold), GOLD),
                Text(card_text(self.words, card)),
            )
        return Group(self.heading("hall", *counts), grid)

    # -- the battle ---------------------------------------------------------------------------------

    def battle(self) -> RenderableType:
        """For each Rank: Attack and Magic Attack, less the darkness, against the Health."""
        grid = self.grid("rank", "monster", *[""] * 3)
        for battle in self.table.battle:
            grid.add_row(str(battle.rank), self.card(battle.monster), self.sum(battle), self.outcome(battle))
        parts: list[RenderableType] = [self.heading("battle" if self.table.target else "forecast"), grid]
        if self.table.target:
            parts += [self.reasons(battle) for battle in self.table.battle]
        return Group(*parts)

    def outcome(self, battle: BattleView) -> Text:
        if battle.verdict == "barred":
            return Text().append(f"✗ {self.say('label-forbidden')} {battle.forbidden}", LOSS)
        style = LOSS if battle.verdict == "magic" else NOTE
        return verdict(battle).append(f" {self.say(f'label-{battle.verdict}')}", style)

    def sum(self, battle: BattleView) -> Text:
        """3 + 2 − 4 = 1; an arrow instead of the sign where a Trait halves it or nothing is left."""
        dark = 2 * battle.penalty
        text = Text().append(f"{self.say('head-attack')} {battle.attack}", INK["attack"]).append(" + ")
        text.append(f"{self.say('head-magic')} {battle.magic}", INK["magic"])
        if dark:
            text.append(" − ").append(f"{self.say('label-dark_penalty')} {dark}", INK["light"])
        plain = battle.attack + battle.magic - dark == battle.total
        return text.append(" = " if plain else " → ").append(str(battle.total), "bold")

    def reasons(self, battle: BattleView) -> Text:
        """Where the numbers come from, card by card, and what the battle takes."""
        amounts: dict[tuple[str, str], int] = {}
        for line in battle.lines:
            why = self.words.say(message(line.why)) if line.why else ""
            name = why if line.what == "total" else f"{self.card(line.card)} {self.say(f'head-{line.what}')}"
            amounts[name, line.what] = amounts.get((name, line.what), 0) + line.amount
        parts = []
        for (name, what), amount in amounts.items():
            parts.append(Text().append(f"{name} ", NOTE).append(signed(amount), INK.get(what, "bold")))
        parts += [Text(self.words.say(message(each)), LOSS) for each in battle.toll]
        return joined(parts, " · ")

    # -- the cards of a seat ------------------------------------------------------------------------

    def purse(self, seat: int) -> Text:
        place = self.table.seats[seat]
        parts = [self.count("head-xp", place.xp, GAIN)]
        if seat == self.table.active and self.table.party:
            parts.append(self.count("head-gold", self.table.gold, GOLD))
            if self.table.doing == "village":
                parts.append(self.count("label-purchases", self.table.purchases))
        if place.cards_in_hand:
            parts.append(self.count("label-hand", place.cards_in_hand))
        parts += [self.count("label-deck", place.deck), self.count("label-discard", len(place.discard))]
        if place.own:
            parts.append(self.count("head-vp", place.own.vp, GAIN))
        return joined(parts, " · ")

    def own(self, seat: int) -> RenderableType:
        """The party, or the hand outside the own turn."""
        lines: list[RenderableType] = []
        hand = self.table.seats[seat].hand
        party = self.table.party if self.table.active == seat else []
        if party:
            lines.append(self.party(party))
        if hand:
            lines.append(self.hand(hand))
        if self.table.revealed and self.table.active == seat:
            revealed = self.pile(self.table.revealed)
            lines.append(Text().append(f"{self.say('label-revealed')}: ", GOLD).append(revealed))
        lines.append(self.purse(seat))
        title = Text().append(self.player(seat), "bold")
        return Panel(Group(*lines), title=title, title_align="left", box=ROUNDED, border_style=FRAME)

    def hand(self, cards: list[str]) -> Table:
        grid = self.cards_grid("", one_line=self.low)
        for name in dict.fromkeys(cards):
            number = cards.count(name)
            text = Text(self.text_in_hand(name), NOTE)
            grid.add_row(f"{number}×", Text(self.card(name), "bold"), *self.figures(name), text)
        return grid

    def party(self, party: list[SlotView]) -> Table:
        """The revealed hand by slot; cards that have left are not shown."""
        grid = self.cards_grid("", one_line=self.low)
        for slot in party:
            if not (slot.here or slot.thrown or slot.doomed):
                continue
            text = Text()
            for state, style in self.states(slot, party):
                text.append(f"{state} · ", style)
            text.append(self.text_in_hand(slot.card), NOTE)
            if text.plain.endswith(" · "):
                text.right_crop(3)
            name = Text(self.card(slot.card), f"{LOSS} strike" if slot.doomed else "bold")
            grid.add_row(Text(str(slot.slot), GOLD), name, *self.figures(slot.card, slot), text)
        return grid

    def text_in_hand(self, name: str) -> str:
        """A Monster does nothing in a hand but what its figures say (TS-19)."""
        card = self.content.cards[name]
        return "" if card.type == "monster" else card_text(self.words, card)

    def states(self, slot: SlotView, party: list[SlotView]) -> Iterable[tuple[str, str]]:
        """What became of a card in this turn."""
        for other in party:
            if other.held_by == slot.slot:
                yield self.say("label-holds", card=Ref(f"ts-card-{other.card}")), GAIN
        if slot.held_by:
            yield self.say("label-held_by", number=slot.held_by), GAIN
        if slot.borrowed_from is not None:
            yield self.say("label-borrowed", who=self.player(slot.borrowed_from)), GOLD
        states = {
            "turned": (slot.turned, GAIN),
            "used": (slot.used, GOLD),
            "thrown": (slot.thrown, GOLD),
            "doomed": (slot.doomed, LOSS),
            "barred": (slot.barred, LOSS),
        }
        for state, (true, style) in states.items():
            if true:
                yield self.say(f"label-{state}"), style

    def figures(self, name: str, slot: SlotView | None = None) -> list[Text]:
        """Printed figures, and what a slot has gained on top of them."""
        gained = {"strength": slot.strength, "attack": slot.attack} if slot else {}
        cells = []
        for what, figure in figures_of(self.content.cards[name]).items():
            cell = Text().append(figure, INK[what])
            if gained.get(what):
                cell.append(signed(gained[what]), GAIN)
            cells.append(cell)
        return cells

    def others_party(self) -> RenderableType:
        """What the player whose turn it is has revealed."""
        here = [slot.card for slot in self.table.party if slot.here]
        who = Text().append(f"{self.say('label-party')} · {self.player(self.table.active)}: ", "bold")
        return who.append(self.pile(here))

    def opponent(self, seat: int) -> RenderableType:
        """One line; a hand that was shown to all is shown here too."""
        line = Text().append(f"{self.player(seat)}  ", "bold").append(self.purse(seat))
        hand = self.table.seats[seat].hand
        if hand:
            line.append("\n  ").append(self.pile(hand))
        return line

    # -- the Village --------------------------------------------------------------------------------

    def village(self, seat: int) -> RenderableType:
        """All stacks: with their texts for who is shopping, else in columns; what can be paid is bright."""
        counts = (
            self.count("label-destroyed", len(self.table.destroyed)),
            self.count("label-diseases", self.table.diseases),
        )
        gold = self.money(seat)
        shopping = self.table.active == seat and self.table.doing == "village" and self.table.step < 5
        body = self.wares(gold) if shopping and not self.low else self.stacks(gold)
        return Group(self.heading("village", *counts), body)

    def money(self, seat: int) -> int:
        """What a seat can spend, or could with the hand as it is."""
        if self.table.active == seat and self.table.party:
            return self.table.gold
        return sum(self.content.cards[name].gold or 0 for name in self.table.seats[seat].hand or ())

    def tops(self) -> Iterable[tuple[Card, str]]:
        """The top card of each stack, and how many lie there; of Heroes by level."""
        for stack in self.table.village:
            if stack.top:
                yield self.content.cards[stack.top], "×" + "/".join(str(each.number) for each in stack.cards)

    def wares(self, gold: int) -> Table:
        grid = self.cards_grid("cost", "left", one_line=True)
        for card, left in self.tops():
            cost = card.cost or 0
            bright = cost <= gold
            name = Text(self.card(card.id), "bold" if bright else NOTE)
            text = Text(card_text(self.words, card), "" if bright else NOTE)
            grid.add_row(Text(str(cost), GOLD if bright else NOTE), left, name, *self.figures(card.id), text)
        return grid

    def stacks(self, gold: int) -> Columns:
        cells = []
        for card, left in self.tops():
            cost = card.cost or 0
            bright = cost <= gold
            cell = Text(no_wrap=True).append(f"{cost:>2} ", GOLD if bright else NOTE)
            cells.append(cell.append(self.card(card.id), "bold" if bright else NOTE).append(f" {left}", NOTE))
        return Columns(cells, padding=(0, 2), column_first=True)
