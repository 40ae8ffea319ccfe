"""A Combat as a stage in the terminal: both sides, the dice, the cards, and the running sum with every reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ....kernel.messages import message
from ..content import HOPE, Band, Foe, GreatFoe, Monster
from ..state import NOBODY
from ..verbs.base import Effects
from ..verbs.wording import minus, signed
from .hero import Sheets, heaps
from .parts import FRAME, GAIN, GOLD, LOSS, NOTE, Frame, joined

OPENING = ("before", "preparation", "hero_attack")
ROUND = ("healing", "monster_attack", "second_healing", "hero_attack")
STEPS = {
    "monster_attack": ("before", "change", "answer", "dealt"),
    "hero_attack": ("before", "weapon", "change", "dealt"),
}
SAID = 4  # how many words of an alternation are shown
SIDES = 110  # from here on both sides stand beside each other


NAMED = ("thing", "use", "kind")  # the fields of a choice that may name what is used
OF_KIND = ("gem", "essence")


def used(chosen: dict[str, Any]) -> str:
    """What a choice uses: a tile, a Gem or an Essence, or what the Scenario lends."""
    if chosen["do"] in OF_KIND:
        return str(chosen["kind"])
    return str(next(chosen[field] for field in NAMED if field in chosen))


class Stage:
    def __init__(self, frame: Frame, sheets: Sheets) -> None:
        self.frame = frame
        self.sheets = sheets
        self.table = frame.table
        self.fight: dict[str, Any] = frame.table["fight"]
        self.hero = frame.hero(self.fight["hero"])
        self.hero_name = frame.name(f"hero-{self.hero['id']}")

    def combat(self, id: str, **args: Any) -> str:
        return self.frame.say(f"combat-{id}", **args)

    def render(self) -> RenderableType:
        fight = self.fight
        parts: list[RenderableType] = [self.course(), self.word()]
        if not fight["foe"]:
            parts.append(self.unknown())
        elif fight["phase"] == "over":
            parts.append(self.end())
        else:
            parts += [self.sides(), self.still() if fight["sums"] is None else self.sums()]
        foe = self.frame.lore.thing(fight["foe"]) if fight["foe"] else self.combat("unknown", level=fight["level"])
        title = Text().append(f"{self.hero_name} ", self.frame.colour(fight["hero"])).append("↔", NOTE)
        title.append(f" {foe}", LOSS)
        return Panel(Group(*parts), title=title, title_align="left", box=ROUNDED, border_style=FRAME)

    # -- the course ----------------------------------------------------------------------------------

    def course(self) -> Text:
        """What was, what is going on and its steps, what is to come."""
        fight = self.fight
        phases: Sequence[str] = ROUND if fight["round"] else OPENING
        if fight["phase"] == "over":
            return Text(self.combat("over"), GOLD)
        head = self.combat("round", number=fight["round"]) if fight["round"] else self.combat("opening")
        line = Text().append(f"{head}: ", "bold")
        now = phases.index(fight["phase"]) if fight["phase"] in phases else -1  # a round may begin with a question
        for i, phase in enumerate(phases):
            name = "first_strike" if phase == "hero_attack" and not fight["round"] else phase
            line.append(" › " if i else "", NOTE).append(self.now(f"phase-{name}", i == now))
            if i == now and phase in STEPS:
                said = [self.now(f"step-{phase}-{step}", step == fight["step"]) for step in STEPS[phase]]
                line.append(" (").append(joined(said)).append(")")
        return line

    def now(self, id: str, here: bool) -> Text:
        return Text(f"▶{self.combat(id)}" if here else self.combat(id), GOLD if here else NOTE)

    def word(self) -> Text:
        """Who has said what in the alternation, and whose word it is."""
        fight, frame = self.fight, self.frame
        beads = []
        for seat, what in fight["said"][-SAID:] if fight["step"] in ("change", "answer") else ():
            plus = (fight["phase"] == "hero_attack") == (seat == fight["hero"])
            args = {"change": signed(2 if plus else -2)} if what == "gaar" else {}
            beads.append(Text(f"{frame.player(seat)}: {self.combat(f'said-{what}', **args)}", NOTE))
        beads += [Text(frame.player(seat), GOLD) for seat in frame.asked[:1]]
        return frame.label(self.combat("word"), joined(beads, " → ")) if beads else Text()

    # -- before and after -----------------------------------------------------------------------------

    def unknown(self) -> RenderableType:
        """The card lies face down: its back, and what the viewer knows of it."""
        fight, frame = self.fight, self.frame
        back = self.table["backs"].get(str(fight["deck"]))
        lines = [Text(self.combat("unknown-note"), NOTE)]
        if back is not None:
            about = frame.web("back", level=fight["deck"], health=back["health"], least=back["least"])
            wanted = self.combat("back-reward", range=frame.lore.fame(back["low"], back["high"]))
            lines += [Text(about, LOSS), frame.label(wanted, frame.lore.back(back))]
        known = [each for each in self.table["known"] if frame.content.monsters[each].level == fight["deck"]]
        for card in known:
            lines.append(frame.label(self.combat("back-known"), f"{frame.lore.thing(card)} · {frame.lore.full(card)}"))
        lines.append(self.sheets.figures(fight["hero"]))
        return Group(*lines)

    def end(self) -> RenderableType:
        fight, frame = self.fight, self.frame
        foe = frame.lore.thing(fight["foe"])
        if fight["lost"]:
            return Group(Text(self.combat("fell", name=self.hero_name, foe=foe), LOSS), Text(self.combat("fell-text")))
        if not fight["won"]:
            return Text(self.combat("parted", foe=foe))
        lines = [Text(self.combat("defeated", foe=foe), GAIN), self.reward()]
        if not (fight["siege"] or fight["bounty"] or fight["great"]):
            loot = ", ".join(frame.lore.goods(what, n) for what, n in fight["loot"].items())
            lines.append(frame.label(self.combat("loot"), loot or self.combat("no-loot")))
        return Group(*lines)

    def reward(self) -> Text:
        """Of a Monster only within its range of Reputation; of a Bounty and of a dragon always (EU-46.15)."""
        fight, frame = self.fight, self.frame
        foe = frame.content.things[fight["foe"]]
        effects: Effects = foe.reward if isinstance(foe, Monster | GreatFoe) else ()
        if fight["bounty"]:
            effects = frame.content.bounties[fight["bounty"]].reward
        told = ", ".join(frame.lore.effect(each) for each in effects)
        if isinstance(foe, Monster) and not fight["rewarded"]:
            wanted = frame.lore.fame(foe.reward_range.low, foe.reward_range.high)
            return frame.label(self.combat("no-reward", range=wanted), told, NOTE)
        return frame.label(self.combat("reward"), told)

    # -- both sides ------------------------------------------------------------------------------------

    def sides(self) -> RenderableType:
        foe, hero = Group(*self.foe_side()), Group(*self.hero_side())
        if self.frame.width < SIDES:
            return Group(foe, hero)
        grid = Table.grid(padding=(0, 2), expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(foe, hero)
        return grid

    def foe_side(self) -> list[Text]:
        fight, frame = self.fight, self.frame
        entry = frame.content.things[fight["foe"]]
        assert isinstance(entry, Foe)
        left = fight["health"] - fight["damage"]
        line = Text().append(frame.lore.thing(fight["foe"]), LOSS)
        parts = [Text(self.combat("health", health=left, most=fight["health"]), "bold")]
        parts.append(Text(self.combat("chaos", n=fight["chaos"]), GOLD if fight["chaos"] else NOTE))
        parts.append(Text(self.combat("gaar", n=fight["gaar"]), GOLD if fight["gaar"] else NOTE))
        if entry.penalty:
            parts.append(Text(self.combat("penalty", n=signed(entry.penalty)), LOSS))
        if entry.immune:
            parts.append(Text(frame.name("label-immunity"), LOSS))
        if fight["bleed"]:
            parts.append(Text(self.combat("bleeds", n=fight["bleed"]), GAIN))
        lines = [line.append("  ").append(joined(parts)), self.bands(entry.bands, "monster")]
        lines += [
            frame.label(self.combat(f"lasting-{each}"), frame.lore.effect(frame.content.lasting[each]))
            for each in fight["lasting"]
        ]
        if fight["laid"]:
            cards = [self.card(card, count) for _, card, count in fight["laid"]]
            lines.append(frame.label(self.combat("lying"), "; ".join(cards)))
        if fight["muted"]:
            lines.append(Text(self.combat("muted"), GAIN))
        if fight["rival"] != NOBODY:
            lines.append(self.rival(fight["rival"]))
        elif self.table["banks"] is not None:
            lines += [self.automatic(), joined(frame.banks())]
        return lines

    def card(self, card: str, count: int) -> str:
        name = self.frame.name(f"card-{card}")
        return f"{name}{f' ×{count}' if count > 1 else ''} ({self.frame.lore.card(card, count)})"

    def rival(self, seat: int) -> Text:
        """Who plays the Monster, and with what; the own hand by name."""
        fight, frame, hero = self.fight, self.frame, self.frame.hero(self.fight["rival"])
        yours = seat == frame.viewer
        line = Text(self.combat("played-by-you") if yours else self.combat("played-by", who=frame.player(seat)), NOTE)
        silver, golden = hero["silver"], hero["golden"]
        if isinstance(silver, int):
            hidden = silver + golden
            said = self.combat("hidden", silver=silver, golden=golden) if hidden else self.combat("no-cards")
            line.append(f" · {said}", NOTE)
        else:
            cards = heaps([*silver, *golden])
            line.append(f" · {self.combat('hand', n=len(silver) + len(golden))}")
            for card, n in cards.items():
                when = self.combat(f"timing-{frame.content.cards[card].timing}")
                line.append(f"\n  {n}× ", NOTE).append(frame.name(f"card-{card}"), "bold")
                line.append(f" ({when}: {frame.lore.card(card)})", NOTE)
        for thing in fight["rival_means"]:
            line.append(f"\n  {frame.lore.thing(thing)} ({frame.lore.short(thing)})", NOTE)
        return line

    def automatic(self) -> Text:
        """The Monster that plays by itself: its Combat card and what its Chaos Action has turned up."""
        fight, frame = self.fight, self.frame
        parts = []
        if fight["card"]:
            card = frame.content.combat_cards[fight["card"]]
            dice = f"[{card.left}] [{card.right}]"
            signs = f"{self.combat('gaar', n=card.gaar)}, {self.combat('chaos', n=card.chaos)}"
            parts.append(frame.label(frame.name("label-combat_card"), f"{dice} · {signs}"))
        if fight["stack"]:
            parts.append(frame.label(frame.name("label-stack"), self.card(fight["stack"][0], len(fight["stack"]))))
        return joined(parts)

    def hero_side(self) -> list[Text]:
        fight, frame, hero = self.fight, self.frame, self.hero
        line = Text().append(self.hero_name, frame.colour(fight["hero"])).append("  ")
        parts = [Text(self.combat("health", health=hero["health"], most=hero["most"]), "bold")]
        parts.append(Text(self.combat("gaar", n=hero["gaar"]), GOLD if hero["gaar"] else NOTE))
        parts += frame.dwurt(hero)
        parts.append(frame.count(self.combat("hope"), f"{fight['hope']}/{HOPE}", GOLD if fight["hope"] else NOTE))
        lines = [line.append(joined(parts))]
        if fight["weapon"]:
            name = self.combat("in-hand", weapon=frame.lore.thing(fight["weapon"]))
            lines += [Text(name, "bold"), self.bands(frame.content.things[fight["weapon"]].bands, "hero")]
        for moment, chosen in fight["means"].items() if not frame.low else ():
            things = [frame.lore.thing(used(each)) for each in chosen]
            if things:
                lines.append(frame.label(self.combat(f"when-{moment}"), ", ".join(dict.fromkeys(things)), NOTE))
        return lines

    def bands(self, bands: Sequence[Band], side: str) -> Text:
        """Each with what it does; the one that is hit now stands out."""
        sums, lore = self.fight["sums"], self.frame.lore
        hit = sums["band"] if sums and sums["side"] == side and sums["value"] is not None else -1
        parts = []
        for i, band in enumerate(bands):
            text = f"{lore.range(band.low, band.high)}: {lore.band(band)}"
            parts.append(Text(f"▶{text}◀" if i == hit else text, GOLD if i == hit else ""))
        return joined(parts, "; ")

    # -- the sum -----------------------------------------------------------------------------------------

    def still(self) -> Text:
        kind = "healing" if self.fight["phase"] in ("healing", "second_healing") else "preparation"
        return Text(self.combat(f"still-{kind}"), "italic")

    def sums(self) -> RenderableType:
        fight, sums = self.fight, self.fight["sums"]
        side = sums["side"]
        what = "wounds" if side == "monster" else "damage"
        roll = self.table["roll"]
        dice = fight["dice"] if side == "monster" else roll["dice"] if roll else []
        title = (
            Text()
            .append(f"\n{self.combat(f'sum-{side}')}  ", "bold")
            .append(" ".join(f"[{die}]" for die in dice), GOLD)
        )
        if sums["value"] is None:
            title.append(
                self.combat("skipped" if fight["skipped"] and side == "monster" else f"not-rolled-{side}"), NOTE
            )
        parts: list[RenderableType] = [title]
        if sums["lines"]:
            parts.append(self.lines(sums["lines"], sums["value"]))
        if sums["effect"]:
            name = self.combat(f"soon-{what}" if sums["value"] is None else f"if-{what}")
            total = f" {sums['dealt']}" if sums["value"] is not None else ""
            parts += [Text().append(name, "bold").append(total, LOSS), self.lines(sums["effect"], None)]
        if sums["value"] is not None:
            parts.append(self.becomes(sums))
        parts += [self.odds(each, dice) for each in sums["odds"]]
        return Group(*parts)

    def lines(self, lines: Sequence[dict[str, Any]], value: int | None) -> RenderableType:
        """Every modifier: whose it is, why, how much, the sum so far, the clause."""
        frame = self.frame
        grid = Table.grid(padding=(0, 2))
        running = 0
        for line in lines:
            running += line["n"]
            why = frame.words.say(message(line["say"]))
            who = f"{frame.player(line['who'])}: " if line["who"] is not None and line["who"] >= 0 else ""
            n = minus(line["n"]) if line["kind"] == "dice" else signed(line["n"])
            if line.get("idle"):
                why += f" ({self.combat('idle')})"
            style = GAIN if line["n"] > 0 else LOSS if line["n"] < 0 else NOTE
            so_far = Text(minus(running) if value is not None else "", "bold")
            grid.add_row(Text(f"  {who}{why}"), Text(n, style, justify="right"), so_far, Text(line["clause"], NOTE))
        if value is not None:
            grid.add_row(Text(f"  {self.combat('stands')}", "bold"), "", Text(minus(value), GOLD), "")
        return grid

    def becomes(self, sums: dict[str, Any]) -> Text:
        fight, frame = self.fight, self.frame
        if sums["side"] == "monster":
            name, before, falls = self.hero_name, self.hero["health"], "hero-falls"
        else:
            name, falls = frame.lore.thing(fight["foe"]), "foe-falls"
            before = fight["health"] - fight["damage"]
        if sums["health"] == before:
            return Text(self.combat("unhurt", name=name, before=before), NOTE)
        if not sums["health"]:
            return Text(self.combat(falls, name=name, before=before), LOSS)
        return Text(self.combat("becomes", name=name, before=before, after=sums["health"]), "bold")

    def odds(self, odds: dict[str, Any], dice: Sequence[int]) -> Text:
        """What a Gaar on a die may come to, in sixths."""
        way = self.combat("way", number=odds["die"] + 1, low=minus(odds["low"]), high=minus(odds["high"]))
        kind = "odds-wounds" if self.fight["sums"]["side"] == "monster" else "odds-damage"
        chances = ", ".join(f"{worth} ({sixths}/6)" for worth, sixths in odds["chances"])
        return Text(f"{way} · {self.combat(kind)}: {chances}", NOTE)
