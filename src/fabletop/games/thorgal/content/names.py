"""What no schema can say: names that must exist, and arguments that must mean something.

`loose_ends` asks whether a story holds together, `word_checks` whether it can be told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from ....kernel import PackError
from ....kernel.content import Fault
from ..story.moments import BORDERS, HOOKS, TOLD
from . import ANY, COMMON, MYSTIC, RESOURCES, TESTS, TIERS, VERBS, Adventure, Condition, Content, Effect, Place
from .guide import ALWAYS, VERB_WORDS, WHO

AREAS = ("", "yours", "yours_or_adjacent", "highest_open")  # what a place may say instead of an Area


def check(content: Content) -> None:
    """Refuse what cannot be played."""
    for fault in names(content):
        raise PackError(str(fault))


def names(content: Content) -> Iterator[Fault]:
    """Everything that is called by a name exists."""
    for name, effects in content.lists.items():
        for i, effect in enumerate(effects):
            file, key = location_of(name, i)
            for reason in _effect(content, content.adventures.get(name.partition(":")[0]), effect):
                yield Fault(file, key, reason)
    for card in content.terrain.values():
        if len(card.grid) != content.rows:
            yield Fault("terrain.yaml", f"{card.id}.grid", "all Terrain cards have the same number of rows (TH-3.14)")
    for hero in content.heroes.values():
        if hero.item not in content.items or content.items[hero.item].hero != hero.id:
            yield Fault("hero.yaml", f"{hero.id}.item", f"'{hero.item}' is not the Item of this Hero")
    for adventure in content.adventures.values():
        for key, reason in _adventure(content, adventure):
            yield Fault(file_of(adventure), key, reason)


def file_of(adventure: Adventure) -> str:
    return f"{adventure.id}/adventure.yaml"


# -- where a list of effects stands ----------------------------------------------------------------

KEYS = {
    "box": "locations.{0}.boxes[{1}].effect",
    "win": "locations.{0}.boxes[{1}].win",
    "lose": "locations.{0}.boxes[{1}].lose",
    "icon": "icons.{0}",
    "round": "rounds_marked.{0}.effect",
    "space": "track.at.{0}",
    "watch": "watches.{0}.effect",
    "setup": "setup.effects.{0}",
    "par": "paragraphs.{0}.effects",
    "thread": "paragraphs.{0}.threads[{1}].effects",
}
BOX = {
    "skill": "hero.yaml: {0}.skill.effects",
    "dial": "hero.yaml: {0}.dial_bonus",
    "track": "hero.yaml: {0}.track_bonus",
    "item": "item.yaml: {0}.effects",
    "extra": "action.yaml: {0}.extra",
    "bonus": "action.yaml: {0}.bonus[{1}].effects",
    "corner": "terrain.yaml: {0}.corner",
    "red": "card: {0}.red",
    "yellow": "card: {0}.yellow",
    "finding": "finding.yaml: {0}.effects",
    "event": "event.yaml: {0}.immediate",
    "special": "special_action.yaml: {0}.effects",
}


def location_of(name: str, index: int) -> tuple[str, str]:
    """The file and the key of an effect, from the name of its list: `the_ferry:par-3/0.1` and 2."""
    adventure, colon, listed = name.rpartition(":")
    base, *inner = listed.split("/")
    kind, *rest = base.split("-")
    if colon:
        file, key = f"{adventure}/adventure.yaml", KEYS[kind].format(*rest)
    else:
        file, _, key = BOX[kind].format(*rest).partition(": ")
    for part in inner:
        if part[-1] in "+-":
            key += f"[{part[:-1]}].{'then' if part[-1] == '+' else 'else'}"
        else:
            at, _, option = part.partition(".")
            key += f"[{at}].options[{option}].effects"
    return file, f"{key}[{index}]"


# -- effects ---------------------------------------------------------------------------------------


def _effect(content: Content, adventure: Adventure | None, effect: Effect) -> Iterator[str]:
    if effect.do not in VERBS:
        yield f"there is no verb '{effect.do}'"
        return
    yield from _arguments(effect)
    for what, id, known in (
        ("tile", effect.shape, content.tiles),
        ("die", effect.die, content.dice),
        ("Action card", effect.card, content.actions),
        ("tier", effect.tier, (*TIERS, MYSTIC)),
        ("tier", effect.max_tier, TIERS),
    ):
        if id and id not in known:
            yield f"there is no {what} '{id}'"
    if effect.do in ("gain", "lose"):
        for kind in (effect.what,) if isinstance(effect.what, str) else effect.what:
            if kind not in (*RESOURCES, ANY, "common", "area", ""):
                yield f"there is no Resource '{kind}'"
    if effect.do in ("pay", "pay_together"):
        yield from _resources(effect.cost, ())
    if effect.who not in WHO and effect.who not in TESTS and effect.who != "split":
        yield f"there is no '{effect.who}' for an effect to concern"
    if effect.who == "each_where" and effect.where is None:
        yield "'each_where' needs the condition 'where'"
    for condition in (effect.if_, effect.cond, effect.where, *(option.if_ for option in effect.options)):
        if condition is not None:
            yield from _condition(adventure, condition)
    for place in (effect.at, effect.to, effect.from_):
        yield from _place(adventure, place)
    if adventure is not None:
        yield from _own(content, adventure, effect)


def _arguments(effect: Effect) -> Iterator[str]:
    """What a verb needs, and what it has no use for; verbs of single adventures know for themselves."""
    verb = VERB_WORDS.get(effect.do)
    if verb is None:
        return
    given = list(msgspec.to_builtins(effect))  # defaults are left out
    for needed in verb.needs:
        if not any(name in given for name in needed.split("|")):
            yield f"'{effect.do}' needs '{needed.replace('|', chr(39) + ' or ' + chr(39))}'"
    known = (*ALWAYS, *verb.takes, *(name for needed in verb.needs for name in needed.split("|")))
    for name in given:
        if name not in known and not (name == "where" and effect.who == "each_where"):
            yield f"'{name}' means nothing to '{effect.do}'"


def _own(content: Content, adventure: Adventure, effect: Effect) -> Iterator[str]:
    """What an effect of an adventure calls by name in that adventure."""
    if effect.do == "read" and effect.p not in [each.number for each in adventure.paragraphs]:
        yield f"there is no Paragraph {effect.p}"
    if effect.do == "flag" and effect.flag not in adventure.flags:
        yield f"there is no flag '{effect.flag}'"
    if effect.do == "end" and effect.ending not in [each.id for each in adventure.endings]:
        yield f"there is no ending '{effect.ending}'"
    if effect.do == "track" and adventure.track is None:
        yield "the adventure has no track"
    letters = [card.letter for card in content.specials.values()]
    if effect.do == "special_action" and effect.letter not in letters:
        yield f"there is no Special Action card with the letter '{effect.letter}'"
    if effect.do == "shield" and effect.icon not in adventure.icons:
        yield f"there is no Event icon '{effect.icon}'"
    if effect.do in ("move_hero", "add_source"):
        areas = [area.id for area in adventure.areas]
        for area in (effect.area,) if isinstance(effect.area, str) else effect.area:
            if area not in areas and not (effect.do == "move_hero" and area in ("ship", "any")):
                yield f"there is no Area '{area}'"


def _place(adventure: Adventure | None, place: Place | None) -> Iterator[str]:
    if place is None:
        return
    if place.only and place.only not in TESTS:
        yield f"there is no test '{place.only}'"
    if adventure is None:
        return
    if place.id not in ("", "here", ANY, *(each.id for each in adventure.locations)):
        yield f"there is no Location '{place.id}'"
    if place.area not in (*AREAS, *(each.id for each in adventure.areas)):
        yield f"there is no Area '{place.area}'"
    for rune in (place.rune, *place.runes):
        if rune and not any(rune in each.runes for each in adventure.locations):
            yield f"no Location has the rune '{rune}'"


def _condition(adventure: Adventure | None, condition: Condition) -> Iterator[str]:
    if condition.named and condition.named not in TESTS:
        yield f"there is no test '{condition.named}'"
    yield from _place(adventure, condition.place)
    yield from _place(adventure, condition.enemies.at if condition.enemies is not None else None)
    for each in (*condition.all_, *condition.any_):
        yield from _condition(adventure, each)
    if adventure is None:
        return
    for flag in (condition.flag, condition.not_flag):
        if flag and flag not in adventure.flags:
            yield f"there is no flag '{flag}'"
    numbers = [each.number for each in adventure.paragraphs]
    listed = condition.read_at_least.of if condition.read_at_least is not None else ()
    for number in (condition.read, condition.not_read, *listed):
        if number and number not in numbers:
            yield f"there is no Paragraph {number}"


def _resources(cost: Iterable[str], of: Iterable[str]) -> Iterator[str]:
    for kind in (*cost, *of):
        if kind not in (*RESOURCES, ANY):
            yield f"there is no Resource '{kind}'"


# -- adventures ------------------------------------------------------------------------------------


def _adventure(content: Content, adventure: Adventure) -> Iterator[tuple[str, str]]:
    yield from _twice(adventure)
    areas = [area.id for area in adventure.areas]
    known_rules = [*TOLD, *(rule for hooks in HOOKS.values() for rule in hooks)]
    for rule in adventure.rules:
        if rule not in known_rules:
            yield "rules", f"there is no rule '{rule}'"
    for kind, rule in adventure.border_rules.items():
        if rule not in BORDERS:
            yield f"border_rules.{kind}", f"there is no rule '{rule}'"
    for area in adventure.areas:
        for source in (*area.sources, *(area.dark_sources or ())):
            if source not in (*COMMON, *adventure.resources):
                yield f"areas.{area.id}.sources", f"there is no Resource '{source}' in this adventure"
    for border in adventure.borders:
        for end in (border.a, border.b):
            if end not in areas:
                yield f"borders.{border.id}", f"there is no Area '{end}'"
    for card in adventure.row:
        if card not in content.actions:
            yield "row", f"there is no Action card '{card}'"
    for key, area_id in (("start", adventure.setup.start), ("ship", adventure.setup.ship)):
        if area_id not in (*areas, *(("",) if key == "ship" else ())):
            yield f"setup.{key}", f"there is no Area '{area_id}'"
    for thing in adventure.setup.goals:
        if thing not in (*areas, *adventure.cards):
            yield "setup.goals", f"'{thing}' is neither a card nor an Area of this adventure"
    decks = {event.deck for event in content.events.values()}
    for deck in adventure.decks:
        if deck not in decks:
            yield "decks", f"there is no Event deck '{deck}'; there are: {', '.join(sorted(decks))}"
    for card, number in adventure.card_paragraphs.items():
        if card not in adventure.cards or number not in [each.number for each in adventure.paragraphs]:
            yield f"card_paragraphs.{card}", f"there is no such card, or no Paragraph {number}"
    yield from _locations(adventure, areas)
    yield from _moments(adventure)


def _twice(adventure: Adventure) -> Iterator[tuple[str, str]]:
    """What stands twice."""
    for key, ids in (
        ("areas", [each.id for each in adventure.areas]),
        ("borders", [each.id for each in adventure.borders]),
        ("locations", [each.id for each in adventure.locations]),
        ("paragraphs", [str(each.number) for each in adventure.paragraphs]),
        ("endings", [each.id for each in adventure.endings]),
        ("watches", [each.id for each in adventure.watches]),
        ("rounds_marked", [str(each.round) for each in adventure.rounds_marked]),
    ):
        for id in dict.fromkeys(id for id in ids if ids.count(id) > 1):
            yield f"{key}.{id}", "it stands twice"


def _locations(adventure: Adventure, areas: list[str]) -> Iterator[tuple[str, str]]:
    borders = [border.id for border in adventure.borders]
    for location in adventure.locations:
        key = f"locations.{location.id}"
        if bool(location.area) == bool(location.border):
            yield key, "it lies in an Area or on a Border"
        if location.area and location.area not in areas:
            yield f"{key}.area", f"there is no Area '{location.area}'"
        if location.border and location.border not in borders:
            yield f"{key}.border", f"there is no Border '{location.border}'"
        for i, box in enumerate(location.boxes):
            for reason in _resources(box.needs.cost, box.needs.of):
                yield f"{key}.boxes[{i}].needs", reason
            if box.only is not None:
                for reason in _condition(adventure, box.only):
                    yield f"{key}.boxes[{i}].only", reason


def _moments(adventure: Adventure) -> Iterator[tuple[str, str]]:
    """Rounds, the track, what is waited for, and how it may end."""
    for marked in adventure.rounds_marked:
        if marked.round > adventure.rounds:
            yield f"rounds_marked.{marked.round}", f"there are only {adventure.rounds} rounds"
    for side in ("left", "middle", "right"):
        if side not in adventure.icons:
            yield "icons", f"there is no effect for the {side} icon"
    track = adventure.track
    if track is not None:
        for space in (track.start, *track.at, *track.ends):
            if not track.first <= space <= track.last:
                yield "track", f"there is no space {space}: it goes from {track.first} to {track.last}"
    conditions = [("first_deck", adventure.first_deck)]
    conditions += [(f"watches.{each.id}.if", each.if_) for each in adventure.watches]
    conditions += [(f"endings.{each.id}.if", each.if_) for each in adventure.endings if each.if_ is not None]
    for key, condition in conditions:
        for reason in _condition(adventure, condition):
            yield key, reason
