"""Whether a story holds together: places that can be reached, Paragraphs that are opened, endings that can happen.

What code beside the data does (named rules, tests and verbs of single adventures) is believed: where a name stands
in it, the name is used.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator

from ....kernel import PackError
from ....kernel.content import Fault
from ..story.moments import BORDERS, HOOKS
from . import TESTS, VERBS, Adventure, Condition, Content, Effect
from .names import file_of

ALWAYS = ("time", "death")  # time may always run out, and a Hero may always die


def check_whole(content: Content) -> None:
    """Refuse an adventure that cannot be played to its end."""
    for fault in loose_ends(content):
        raise PackError(str(fault))


def loose_ends(content: Content) -> Iterator[Fault]:
    for adventure in content.adventures.values():
        for key, reason in Story(content, adventure).faults():
            yield Fault(file_of(adventure), key, reason)


class Story:
    """What can happen in an adventure, as far as its data tell."""

    def __init__(self, content: Content, adventure: Adventure) -> None:
        self.adventure = adventure
        self.lists = {
            name.partition(":")[2]: effects
            for name, effects in content.lists.items()
            if name.startswith(f"{adventure.id}:")
        }
        self.code = self._code()
        self.areas = self._areas()
        self.locations = [each.id for each in adventure.locations if self._stands_open(each.id)]
        self.opened: list[int] = list(adventure.card_paragraphs.values())
        while self._read_on():
            pass
        self.flags = [flag for flag in adventure.flags if self._set(flag)]

    def faults(self) -> Iterator[tuple[str, str]]:
        for area in self.adventure.areas:
            if area.id not in self.areas:
                why = "it opens after the last round" if area.number > self.adventure.rounds else "no way leads there"
                yield f"areas.{area.id}", f"it cannot be reached: {why}"
        for location in self.adventure.locations:
            if location.id not in self.locations:
                yield f"locations.{location.id}", "it cannot be reached"
            for i, box in enumerate(location.boxes):
                if box.action == "combat" and not location.enemies and not self._enemies_come():
                    yield (
                        f"locations.{location.id}.boxes[{i}]",
                        "no Enemy is here and none ever comes: this Combat cannot be fought",
                    )
        for paragraph in self.adventure.paragraphs:
            if paragraph.number not in self.opened:
                yield f"paragraphs.{paragraph.number}", f"nothing opens Paragraph {paragraph.number}"
        yield from self._flag_faults()
        yield from self._ending_faults()

    # -- what happens ------------------------------------------------------------------------------

    def _code(self) -> str:
        """The text of the modules with the rules, tests and verbs that the adventure names."""
        tale = self.adventure
        used = [hooks[rule] for hooks in HOOKS.values() for rule in (*tale.rules, tale.id) if rule in hooks]
        used += [code for rule in tale.border_rules.values() for code in BORDERS.get(rule, {}).values()]
        effects = [effect for effects in self.lists.values() for effect in effects]
        used += [VERBS[effect.do] for effect in effects if effect.do in VERBS]
        used += [TESTS[effect.who] for effect in effects if effect.who in TESTS]
        modules = dict.fromkeys(code.__module__ for code in used)
        return "\n".join(inspect.getsource(sys.modules[name]) for name in modules if ".tales." in name)

    def _in_code(self, name: str) -> bool:
        """As it is, or put together: f"pledged_{shore}"."""
        stem = name.rpartition("_")[0]
        return f'"{name}"' in self.code or bool(stem and f'f"{stem}_{{' in self.code)

    def _happening(self) -> Iterator[Effect]:
        """The effects of all lists that can come to be resolved."""
        for name, effects in self.lists.items():
            kind, *rest = name.partition("/")[0].split("-")
            if kind in ("box", "win", "lose") and rest[0] not in self.locations:
                continue
            if kind in ("par", "thread") and int(rest[0]) not in self.opened:
                continue
            yield from effects

    def _read_on(self) -> bool:
        """Paragraphs that are opened by what can happen so far; whether there were new ones."""
        new = [each.p for each in self._happening() if each.do == "read" and each.p not in self.opened]
        self.opened += dict.fromkeys(new)
        return bool(new)

    def _areas(self) -> list[str]:
        """The Areas to which a way leads, or where an effect may put a Hero, before the last round is over."""
        tale = self.adventure
        found = [tale.setup.start]
        for effects in self.lists.values():
            for effect in effects:
                if effect.do == "move_hero":
                    goals = (effect.area,) if isinstance(effect.area, str) else effect.area
                    found += [area.id for area in tale.areas] if "any" in goals else list(goals)
        for area in found:
            for border in tale.borders:
                if border.kind != "impassable" and area in (border.a, border.b):
                    goal = border.b if border.a == area else border.a
                    if goal not in found:
                        found.append(goal)  # the loop comes to it too
        return [area.id for area in tale.areas if area.id in found and area.number <= tale.rounds]

    def _stands_open(self, id: str) -> bool:
        """Somebody can stand where it is, and it is shown there."""
        tale = self.adventure
        location = next(each for each in tale.locations if each.id == id)
        if location.ship:
            return bool(tale.setup.ship)
        if location.border:
            return any(each.id == location.border and {each.a, each.b} & set(self.areas) for each in tale.borders)
        two_faced = [each.id for each in tale.areas if each.dark_sources is not None]
        return location.area in self.areas and (location.face != "dark" or location.area in two_faced)

    def _enemies_come(self) -> bool:
        """Whether something puts Enemies on the Map; where, is a matter of choice or of the rules beside."""
        return bool(self.adventure.rules) or any(each.do in ("place_enemy", "move_enemy") for each in self._happening())

    # -- flags -------------------------------------------------------------------------------------

    def _set(self, flag: str) -> bool:
        return any(each.do == "flag" and each.flag == flag for each in self._happening()) or self._in_code(flag)

    def _flag_faults(self) -> Iterator[tuple[str, str]]:
        asked = [flag for condition in self._conditions() for flag in (condition.flag, condition.not_flag)]
        for flag in self.adventure.flags:
            if flag not in self.flags:
                yield f"flags.{flag}", "nothing sets it"
            if flag not in asked and not self._in_code(flag):
                yield f"flags.{flag}", "nothing asks for it"

    def _conditions(self) -> Iterator[Condition]:
        tale = self.adventure
        found: list[Condition | None] = [tale.first_deck, *(each.if_ for each in tale.watches)]
        found += [each.if_ for each in tale.endings]
        found += [box.only for location in tale.locations for box in location.boxes]
        for effects in self.lists.values():
            for effect in effects:
                found += [effect.if_, effect.cond, effect.where, *(option.if_ for option in effect.options)]
        for condition in found:
            if condition is not None:
                yield from _inner(condition)

    # -- endings -----------------------------------------------------------------------------------

    def _ending_faults(self) -> Iterator[tuple[str, str]]:
        tale = self.adventure
        ended = [each.ending for each in self._happening() if each.do == "end"]
        reached = self._reached()
        sure: list[str] = []  # goals for which an ending without a condition stands before
        for ending in tale.endings:
            goals = [goal for goal in ending.goals if goal in reached]
            if ending.id not in ended:
                if not goals:
                    yield f"endings.{ending.id}", f"it cannot happen: nothing leads to {' or '.join(ending.goals)}"
                elif all(goal in sure for goal in goals):
                    yield f"endings.{ending.id}", "it cannot happen: an ending before it is always read instead"
                elif ending.if_ is not None and not self._can_hold(ending.if_):
                    yield f"endings.{ending.id}.if", "it cannot happen: its condition can never hold"
            if ending.if_ is None:
                sure += ending.goals
        for goal in reached:
            fitting = [ending for ending in tale.endings if goal in ending.goals]
            if goal not in sure and len(fitting) < 2:  # two may have conditions of which one always holds
                yield "endings", f"there is no ending for '{goal}' that needs no condition"
        won = [goal for ending in tale.endings if ending.won for goal in ending.goals]
        for goal in tale.goals:
            if goal not in won:
                yield f"goals.{goal}", "no ending that is won has this goal"
        if not any(ending.won for ending in tale.endings):
            yield "endings", "nobody can win"

    def _reached(self) -> list[str]:
        """The goals and defeats that can come about: always, by the track, or by code."""
        tale = self.adventure
        ends = list(tale.track.ends.values()) if tale.track is not None else []
        named = dict.fromkeys(goal for ending in tale.endings for goal in ending.goals)
        return list(dict.fromkeys([*ALWAYS, *ends, *(goal for goal in named if self._in_code(goal))]))

    def _can_hold(self, c: Condition) -> bool:
        track = self.adventure.track
        few = c.read_at_least
        return (
            all(self._can_hold(each) for each in c.all_)
            and (not c.any_ or any(self._can_hold(each) for each in c.any_))
            and (not c.flag or c.flag in self.flags)
            and (not c.read or c.read in self.opened)
            and (few is None or sum(number in self.opened for number in few.of) >= few.n)
            and (c.track_min is None or (track is not None and c.track_min <= track.last))
            and (c.track_max is None or (track is not None and c.track_max >= track.first))
        )


def _inner(condition: Condition) -> Iterator[Condition]:
    yield condition
    for each in (*condition.all_, *condition.any_):
        yield from _inner(each)
