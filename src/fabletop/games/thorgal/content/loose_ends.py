"""Whether a story holds together: places that can be reached, Paragraphs that are opened, endings that can happen.

What special rules do besides the data, they declare: facts that they note and ask for, goals that they bring about.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....kernel import PackError
from ....kernel.content import Fault
from ..conditions.base import Condition
from ..story.special import BORDERS, RULES, Named
from .compiled import Content
from .names import file_of
from .story import Adventure

if TYPE_CHECKING:
    from .spoken import Effect

ALWAYS = ("time", "death")  # time may always run out, and a Hero may always die


def whole(condition: Condition | None) -> Iterator[Condition]:
    """A condition and those inside it."""
    if condition is not None:
        yield condition
        for each in condition.inner():
            yield from whole(each)


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
        self.lists = [
            (content.listings[name], effects)
            for name, effects in content.lists.items()
            if content.listings[name].adventure == adventure.id
        ]
        self.named: list[Named] = [RULES[name] for name in (*adventure.rules, adventure.id) if name in RULES]
        self.named += [BORDERS[name] for name in adventure.border_rules.values() if name in BORDERS]
        self.areas = self._areas()
        self.locations = [each.id for each in adventure.locations if self._stands_open(each.id)]
        self.opened: list[int] = [*adventure.card_paragraphs.values(), *(p for each in self.named for p in each.opens)]
        while self._read_on():
            pass
        noted = [flag for each in self._happening() for flag in each.notes()]
        noted += [flag for each in self.named for flag in each.notes]
        self.flags = [flag for flag in adventure.flags if flag in noted]

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

    def _happening(self) -> Iterator[Effect]:
        """The effects of all lists that can come to be resolved."""
        for listing, effects in self.lists:
            shut = listing.location and listing.location not in self.locations
            unread = listing.paragraph and listing.paragraph not in self.opened
            if not shut and not unread:
                yield from effects

    def _read_on(self) -> bool:
        """Paragraphs that are opened by what can happen so far; whether there were new ones."""
        new = [number for each in self._happening() for number in each.opens() if number not in self.opened]
        self.opened += dict.fromkeys(new)
        return bool(new)

    def _areas(self) -> list[str]:
        """The Areas to which a way leads, or where an effect may put a Hero, before the last round is over."""
        tale = self.adventure
        found = [tale.setup.start]
        found += [area for _, effects in self.lists for effect in effects for area in effect.leads_to(tale)]
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
        return bool(self.adventure.rules) or any(each.brings_enemies for each in self._happening())

    # -- flags -------------------------------------------------------------------------------------

    def _flag_faults(self) -> Iterator[tuple[str, str]]:
        asked = [flag for condition in self._conditions() for flag in condition.asks()]
        asked += [flag for each in self.named for flag in each.asks]
        for flag in self.adventure.flags:
            if flag not in self.flags:
                yield f"flags.{flag}", "nothing sets it"
            if flag not in asked:
                yield f"flags.{flag}", "nothing asks for it"

    def _conditions(self) -> Iterator[Condition]:
        tale = self.adventure
        found: list[Condition | None] = [tale.first_deck, *(each.if_ for each in tale.watches)]
        found += [each.if_ for each in tale.endings]
        found += [box.only for location in tale.locations for box in location.boxes]
        found += [condition for _, effects in self.lists for effect in effects for condition in effect.conditions()]
        for condition in found:
            yield from whole(condition)

    # -- endings -----------------------------------------------------------------------------------

    def _ending_faults(self) -> Iterator[tuple[str, str]]:
        tale = self.adventure
        ended = [ending for each in self._happening() for ending in each.ends()]
        reached = self._reached()
        sure: list[str] = []  # goals for which an ending without a condition stands before
        for ending in tale.endings:
            goals = [goal for goal in ending.goals if goal in reached]
            if ending.id not in ended:
                if not goals:
                    yield f"endings.{ending.id}", f"it cannot happen: nothing leads to {' or '.join(ending.goals)}"
                elif all(goal in sure for goal in goals):
                    yield f"endings.{ending.id}", "it cannot happen: an ending before it is always read instead"
                elif ending.if_ is not None and not ending.if_.may_ever_hold(self):
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
        """The goals and defeats that can come about: always, by the track, by a verb or by a special rule."""
        tale = self.adventure
        ends = list(tale.track.ends.values()) if tale.track is not None else []
        verbs = [goal for each in self._happening() for goal in each.reaches]
        rules = [goal for each in self.named for goal in each.reaches]
        return list(dict.fromkeys([*ALWAYS, *ends, *verbs, *rules]))
