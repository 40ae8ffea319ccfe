"""The table as a seat sees it, built field by field from the state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from ....kernel import Message
from ....kernel.messages import Sentence, plain
from ..combat.grid import die_shape, fight_grid, open_hearts
from ..content import ICONS, Box
from ..content.parts import ActionType, Resource, Tier
from ..geometry import cells_of
from ..map.boxes import box_refusal, missing, price
from ..named import word
from ..path.journey import marked_column, tiles
from ..rounds.action import as_if, times, value_of
from ..rounds.event_card import counts_as
from ..rounds.row import left_of, specials_of
from ..state import BESIDE, State, Tile
from ..story.moments import rules_of
from ..verbs.base import Effect
from ..words.effects import EffectWords
from .shapes import (
    ActView,
    AreaView,
    BoxView,
    CardView,
    Cell,
    DeedView,
    FightView,
    HeroView,
    LocationView,
    Outlook,
    PageView,
    PrintedView,
    SideView,
    TableView,
    TaleView,
    TileView,
)


def view(t: State, seat: int | None) -> TableView:
    """Table B: everything lies open but the decks, and what an adventure hides."""
    return TableView(
        adventure=t.adventure,
        round=t.round,
        rounds=t.tale.rounds,
        phase=t.phase,
        turn=t.turn,
        first=t.first,
        active=t.active,
        order=list(t.turns()),
        heroes=[hero_view(t, hero) for hero in range(len(t.heroes))],
        areas={area: area_view(t, area) for area in t.map.areas},
        locations={location: location_view(t, location) for location in t.map.locations},
        blocked_borders=[border for border in t.map.borders if border in t.blocked],
        row=row_view(t),
        beside=t.tokens.count(BESIDE),
        tokens=list(t.tokens),
        specials=list(t.special),
        path=list(t.path),
        tiles=[TileView(each[0], _cells(t.laid_mask(each), t.rows)) for each in t.laid],
        gathered=[divmod(cell, t.rows) for cell in t.gathered],
        rubble=[divmod(cell, t.rows) for cell in t.rubble],
        marked=marked_column(t) if t.path else 0,
        display=list(t.display),
        event=t.event or None,
        decks=_decks(t),
        discards=discards(t),
        track=t.track if t.tale.track else None,
        ship=t.ship or None,
        goals=dict(t.goals),
        flags=list(t.flags),
        told=list(t.told),
        reading=t.reading or None,
        trust=t.trust or None,
        counts_as={icon: counts_as(t, icon) for icon in ICONS.values() if counts_as(t, icon) != icon},
        shields={icon: number for icon, number in t.shields.items() if number},
        tale=_tale(t),
        printed=_printed(t),
        pages={str(number): _page(t, number) for number in t.told},
        act=act_view(t),
        fight=fight_view(t),
        tile=t.tile or None,
        ending=t.ending or None,
    )


def _cells(mask: int, height: int) -> list[Cell]:
    return cells_of(mask, height)


def laid_view(tiles: Iterable[Tile], height: int) -> list[TileView]:
    return [TileView(shape, _cells(mask, height)) for shape, mask in tiles]


def _decks(t: State) -> dict[str, int]:
    return {
        "terrain": len(t.terrain),
        "items": len(t.items),
        "findings": len(t.findings),
        **{f"enemy_{tier}": len(deck) for tier, deck in t.foes.items()},
        **{f"event_{name}": len(deck) for name, deck in t.events.items()},
    }


def discards(t: State) -> dict[str, list[str]]:
    return {
        "items": sorted(t.item_discard),
        "findings": sorted(t.finding_discard),
        **{f"enemy_{tier}": sorted(cards) for tier, cards in t.foe_discard.items()},
        **{f"event_{name}": sorted(cards) for name, cards in t.event_discard.items()},
    }


def hero_view(t: State, hero: int) -> HeroView:
    own = t.heroes[hero]
    entry = t.content.heroes[own.id]
    return HeroView(
        id=own.id,
        seat=t.seat(hero),
        area=own.area,
        dial=own.dial,
        track=own.track,
        dice=list(entry.dial[own.dial - 1]),
        tiles=list(dict.fromkeys(shape for step in entry.track[: own.track] for shape in step)),
        threat=own.threat,
        skill=own.ready,
        skill_used=own.used == t.round,
        pool=cast(dict[Resource, int], dict(own.pool)),
        items=list(own.items),
        wounds=laid_view(own.wounds, t.wound_grid(hero).height),
    )


def area_view(t: State, area: str) -> AreaView:
    dark = t.map.areas[area].dark_sources is not None and bool(t.goals.get(area))
    return AreaView(t.open_area(area), cast(list[Resource], t.sources_of(area)), dark)


def location_view(t: State, location: str) -> LocationView:
    entry = t.map.locations[location]
    return LocationView(
        there=t.there(entry),
        enemies=cast(list[Tier], list(t.enemies.get(location, ()))),
        blocked=location in t.blocked,
        read=location in t.read,
        boxes=[_box(t, name, box) for name, box in t.map.boxes_at[location]],
    )


def _box(t: State, name: str, box: Box) -> BoxView:
    fixed = box.needs.cost and t.phase != "setup"
    return BoxView(
        on=dict(t.on_box.get(name, {})),
        price=price(t, name) if fixed else {},
        missing=missing(t, name) if fixed else None,
        raised=list(t.raised.get(name, ())),
        offering=t.offerings.get(name),
        closed=box_refusal(t, t.chooser, name) if t.phase != "setup" else "",
    )


def row_view(t: State) -> list[CardView]:
    sources = token_slots(t)
    return [_card(t, slot, sources) for slot in range(len(t.row))]


def _card(t: State, slot: int, sources: tuple[int, ...]) -> CardView:
    """A card of the Row, its tokens, and what its action would be worth with one more (TH-14.17)."""
    card, now = t.row[slot], outlook(t, slot)
    return CardView(
        card=card,
        tokens=[awake for at, awake in zip(t.tokens, t.awake) if at == slot],
        left=left_of(t, slot),
        blocked=card in t.blocked,
        goals=t.goals.get(card, 0),
        specials=[each for type in t.types_under(slot) for each in specials_of(t, type)],
        worth=now.worth,
        times=now.times,
        from_={str(source): outlook(t, slot, source) for source in sources if source != slot},
    )


def token_slots(t: State) -> tuple[int, ...]:
    """The slots from which a token may be taken."""
    return tuple(dict.fromkeys(slot for slot, awake in zip(t.tokens, t.awake) if awake))


def outlook(t: State, slot: int, source: int | None = None) -> Outlook:
    """What the Main Actions of a card would be worth, and how often each of its Bonuses would work.

    A token that is taken from another slot no longer counts there.
    """
    if t.phase == "setup":
        return Outlook([], [])
    card = t.content.actions[t.row[slot]]
    acts = [as_if(t, slot, main, source) for main in card.main]
    counted = [times(acts[0], bonus) for bonus in card.bonus]
    return Outlook([value_of(t, act) for act in acts], counted)


def act_view(t: State) -> ActView | None:
    if not t.acts:
        return None
    act = t.act
    return ActView(
        type=cast(ActionType, act.type),
        value=act.value,
        hero=act.hero,
        main=act.main,
        card=act.card or None,
        done=act.done,
        at=act.at or None,
        may={name: number for name, number in act.may.items() if number},
        dice={colour: number for colour, number in act.dice.items() if number},
        ignore={colour: number for colour, number in act.ignore.items() if number},
        tiles=tiles(t, act.hero) if act.type == "journey" else [],
    )


def fight_view(t: State) -> FightView | None:
    fight = t.fight
    if fight is None:
        return None
    height = fight_grid(t)[0].height if fight.cards else 0
    return FightView(
        at=fight.at or None,
        tiers=cast(list[Tier], list(fight.tiers)),
        cards=list(fight.cards),
        offered=list(fight.offered),
        dice=list(fight.dice),
        faces=list(fight.faces),
        shapes=[die_shape(t, i) for i in range(len(fight.faces))],
        critical=list(fight.critical),
        tiles=list(fight.tiles),
        laid=laid_view(fight.laid, height),
        covered=[divmod(cell, height) for cell in fight.covered],
        hearts=open_hearts(t) if fight.cards else 0,
    )


# -- words -----------------------------------------------------------------------------------------


def _printed(t: State) -> dict[str, PrintedView]:
    """The Terrain cards of the Path and the Enemy cards of the Combat: what each colour and the corner do."""
    shown = [*t.path, *(() if t.fight is None else (*t.fight.cards, *t.fight.offered))]
    return {
        card: PrintedView(_penalty(t, "red", card), _penalty(t, "yellow", card), _said(t, f"corner-{card}"))
        for card in dict.fromkeys(shown)
    }


def _penalty(t: State, colour: str, card: str) -> list[Sentence]:
    """What the colour does there: as printed, or the Wound that lies over it (TH-31.7)."""
    shape = t.over.get(f"{colour}-{card}")
    if shape is None:
        return _said(t, f"{colour}-{card}")
    return [plain(Message("th-effect-wound_shape", {"number": 1, "shape": word("tile", shape)}))]


def _page(t: State, number: int) -> PageView:
    page, own = t.map.paragraphs[number], t.adventure
    threads = range(len(page.threads))
    return PageView(
        on="" if page.on == "here" else page.on,
        effects=_deeds(t, f"{own}:par-{number}"),
        threads=[_said(t, f"{own}:thread-{number}-{i}") for i in threads],
    )


def _deeds(t: State, name: str) -> list[DeedView]:
    words = EffectWords(t.content, t.adventure)
    return [
        DeedView(plain(effect.fully_said(words)), _sides(t, words, f"{name}/{i}", effect))
        for i, effect in enumerate(t.content.lists.get(name, ()))
    ]


def _sides(t: State, words: EffectWords, name: str, effect: Effect) -> list[SideView]:
    """Of a plain choice; its options have names in the story."""
    label = t.content.labels.get(name)
    return [
        SideView(
            label=None if label is None else plain(Message("th-name", {"name": label.option(i)})),
            say=plain(Message("th-effect-list", {"effects": words.effects(each.effects)})) if each.effects else None,
        )
        for i, each in enumerate(effect.sides())
    ]


def _said(t: State, name: str) -> list[Sentence]:
    return [plain(each) for each in EffectWords(t.content, t.adventure).effects(t.content.lists.get(name, ()))]


def _tale(t: State) -> TaleView:
    """What the adventure adds to the board."""
    shown = TaleView(t.adventure)
    if t.ship:
        shown.in_area(t.ship, "ship", "ship", Message("th-label-ship"), "or")
    for location in t.map.locations:
        if number := t.goals.get(location):
            shown.on(location, "goal", "goal", Message("th-goals-here", {"number": number}), "vert")
    for icon, number in t.shields.items():
        if number:
            shown.line("shield", Message("th-shield", {"icon": shown.word("icon", icon), "number": number}))
    for each in rules_of(t, "show") if t.phase != "setup" else ():
        each.show(t, shown)
    return shown
