"""Euthia drawn in a terminal, from what a seat may see and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ....kernel import Event, Key, Ref
from ....words import Words
from ..choices.combat import AttackWith, Play, UseGaar
from ..choices.effects import KeepTile, MakeReady, OfKind
from ..choices.things import Equip, SetGem, Swap
from ..choices.trade import Learn, Pick
from ..choices.turn import TakeHero, TryQuest
from ..content import Content
from ..events.base import Happening
from ..pack import PACK
from ..scenarios import folders
from .about import about
from .effects import EffectWords, entry_of
from .fight import Stage
from .hero import Sheets
from .map import Chart
from .parts import GOLD, NOTE, Frame
from .place import Place, has_scenario

__all__ = ["TIE_BREAKS", "about", "badge", "brief", "draw", "line_name", "note", "prose", "scores"]

TIE_BREAKS = ("EU-47.22", "EU-47.23")
BOARDS = 62  # the width of the boards beside the map
READABLE = 96
folders.learn("terminal")


def draw(console: Console, view: dict[str, Any], words: Words, seat: int, content: Content | None = None) -> None:
    """The whole table; the board of one seat is large. While Heroes are chosen, the book of the Scenario lies open."""
    frame = Frame(console, view, words, seat, content or PACK.load())
    sheets = Sheets(frame)
    parts: list[RenderableType] = [header(frame)]
    if not all(hero["id"] for hero in frame.table["heroes"]):
        parts += opening(frame)
    elif frame.table["fight"] and not frame.over:
        parts += [Stage(frame, sheets).render(), *boards(frame, sheets, fighting=True)]
    else:
        parts += table(frame, sheets)
    console.print(Group(*parts))


def header(frame: Frame) -> RenderableType:
    """The Scenario, the round, whose turn it is, and what is going on."""
    shown = frame.table
    title = Text().append(frame.name(shown["scenario"]), "bold").append("   ")
    crumbs = [frame.web("round-of", round=shown["round"], rounds=shown["rounds"])]
    if frame.over:
        crumbs.append(frame.say("combat-over"))
    elif not all(hero["id"] for hero in shown["heroes"]):
        crumbs = [frame.web("setup")]
    else:
        crumbs.append(frame.player(shown["active"]))
        crumbs.append(frame.name(f"hero-{frame.hero(shown['active'])['id']}"))
        if shown["fight"]:
            number = shown["fight"]["round"]
            crumbs.append(frame.web("combat-round", round=number) if number else frame.web("combat"))
        elif shown["roll"]:
            crumbs.append(frame.web("roll"))
        elif shown["trading"]:
            crumbs.append(frame.web("trade"))
    return Rule(title.append(" › ".join(crumbs), GOLD), align="left", style=NOTE)


# -- before the first round ---------------------------------------------------------------------------------


def opening(frame: Frame) -> Iterator[RenderableType]:
    """How it begins, what is special, and the Heroes."""
    margin = max(0, frame.width - READABLE)
    scenario = frame.table["scenario"]
    story = " ".join(frame.name(scenario, "story").split())
    yield Padding(Text(story, "italic"), (0, margin, 0, 2))
    yield frame.heading(frame.web("scenario-rules"))
    rules = [frame.web("scenario-rounds", rounds=frame.table["rounds"])]
    rules += filter(None, frame.name(scenario, "rules").split("\n\n"))
    yield Padding(Text("\n").join(Text(f"• {rule}") for rule in rules), (0, margin, 0, 2))
    chosen = [frame.figure(seat) for seat, hero in enumerate(frame.table["heroes"]) if hero["id"]]
    if chosen:
        yield Padding(Text("\n").join(chosen), (1, 2, 0, 2))


# -- the table ----------------------------------------------------------------------------------------------


def table(frame: Frame, sheets: Sheets) -> list[RenderableType]:
    """The map with the place and the market; the boards below it, or beside it on a wide screen."""
    chart = Chart(frame, frame.width - BOARDS - 2 if frame.wide else frame.width)
    place = Place(frame, chart)
    trading = frame.table["trading"] is not None and not frame.over
    land: list[RenderableType] = [] if trading and frame.low else [chart.render(), place.monsters()]
    if has_scenario(frame):
        land.append(place.scenario())
    if trading:
        land.append(place.market())
    elif not frame.low:
        land.append(place.offers())
    if frame.table["roll"] and not frame.over:
        land.append(place.roll())
    if not (trading and frame.low):
        land.append(place.here(frame.seat))
    own = list(boards(frame, sheets))
    if not frame.wide:
        return [*land, *own]
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(width=BOARDS)
    grid.add_row(Group(*land), Group(*own))
    return [grid]


def boards(frame: Frame, sheets: Sheets, *, fighting: bool = False) -> Iterator[RenderableType]:
    """In a Combat the stage shows what counts; then a small screen has no room for more."""
    if fighting and frame.low:
        return
    yield sheets.own(frame.seat)
    for seat in range(len(frame.table["heroes"])):
        if seat != frame.seat:
            yield sheets.other(seat)


# -- the reckoning ------------------------------------------------------------------------------------------


def scores(view: dict[str, Any]) -> list[list[tuple[str, str, int]]]:
    """What it would come to if it were scored now."""
    return [[(str(a), str(b), int(n)) for a, b, n in lines] for lines in view["table"]["scores"]]


def line_name(category: str, what: str) -> Ref:
    return Ref(f"eu-line-{what}")


# -- options ------------------------------------------------------------------------------------------------


def badge(console: Console, view: dict[str, Any], words: Words, key: Key) -> Text:
    """For a die that a Gaar would reroll: the Wounds or the Damage that may come of it."""
    fight = view["table"]["fight"]
    if not isinstance(key, UseGaar) or not fight or not fight["sums"]:
        return Text()
    for odds in fight["sums"]["odds"]:
        if odds["die"] == key.die:
            worths = [worth for worth, _ in odds["chances"]]
            return Text(f"[{worths[0]}–{worths[-1]}]" if len(worths) > 1 else f"[{worths[0]}]", GOLD)
    return Text()


def brief(console: Console, view: dict[str, Any], words: Words, key: Key) -> Text:
    """Options of this game are short enough as they are."""
    return Text()


def note(words: Words, key: Key, content: Content) -> str:
    """What one has to know to choose, where the table does not show it."""
    lore = EffectWords(words, content)
    match key:
        case TakeHero(hero):
            return words.name(Ref(f"eu-hero-{hero}", "identity"))
        case Play(card, number):
            return lore.card(card, number)
        case TryQuest(quest):
            return lore.quest(content.quests[quest])
        case AttackWith(thing) | Equip(thing) | Swap(thing) | Learn(thing) | Pick(thing) | KeepTile(thing):
            return lore.short(entry_of(content, thing))
        case MakeReady(thing) | SetGem(kind=thing) | OfKind(kind=thing):
            return lore.short(entry_of(content, thing))
    return ""


def prose(words: Words, happened: Event) -> str:
    """What is read aloud: an Event card, a person who is found."""
    read = happened.prose() if isinstance(happened, Happening) else None
    return words.name(read) if read else ""
