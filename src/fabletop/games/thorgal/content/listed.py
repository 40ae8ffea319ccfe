"""Lists of effects have names, so that the state can say where it stands in one: `t.content.lists["par-3"]`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from ....kernel import Ref
from ....kernel.content import Raw
from .box import EventCard
from .story import Adventure

if TYPE_CHECKING:
    from .spoken import Effects


@dataclass(frozen=True, slots=True)
class Listing:
    """Where a list of effects stands."""

    file: str
    key: str
    message: str = ""  # of the adventure: it has the labels of what may be chosen in the list
    label: str = ""  # how they begin
    location: str = ""  # the list of a box
    paragraph: int = 0  # the list of a Paragraph
    bonus: bool = False  # of an Action card
    adventure: str = ""  # whose it is


class Label(NamedTuple):
    """What the first option of a choice is called: a message and the number of its attribute."""

    message: str
    attribute: str
    number: int

    def option(self, which: int) -> Ref:
        """An option of it, counted from 0."""
        return Ref(f"th-{self.message}", f"{self.attribute}{self.number + which}")


Top: TypeAlias = "tuple[str, Effects, Listing]"


def nested(name: str, effects: Effects, listing: Listing) -> Iterator[Top]:
    """A list and the lists inside it, with their names and where they stand."""
    if effects:
        yield name, effects, listing
    for i, effect in enumerate(effects):
        for suffix, key, inner in effect.inner():
            inside = replace(listing, key=f"{listing.key}[{i}].{key}")
            yield from nested(f"{name}/{i}{suffix}", inner, inside)


def labels(found: Iterable[Top]) -> Iterator[tuple[str, Label]]:
    """The options of a list and of those inside it are counted on."""
    counted: dict[tuple[str, str], int] = {}
    for name, effects, listing in found:
        for i, effect in enumerate(effects):
            if listing.message and effect.branches:
                where = (listing.message, listing.label)
                first = counted.get(where, 0) + 1
                counted[where] = first - 1 + len(effect.branches)
                yield f"{name}/{i}", Label(*where, first)


def tops(raw: Raw) -> Iterator[Top]:
    """The lists of effects that entries have."""
    for hero in raw["hero"].values():
        yield f"skill-{hero.id}", hero.skill.effects, Listing("hero.yaml", f"{hero.id}.skill.effects")
        yield f"dial-{hero.id}", hero.dial_bonus, Listing("hero.yaml", f"{hero.id}.dial_bonus")
        yield f"track-{hero.id}", hero.track_bonus, Listing("hero.yaml", f"{hero.id}.track_bonus")
    for item in raw["item"].values():
        yield f"item-{item.id}", item.effects, Listing("item.yaml", f"{item.id}.effects")
    for card in raw["action"].values():
        yield f"extra-{card.id}", card.extra, Listing("action.yaml", f"{card.id}.extra")
        for i, bonus in enumerate(card.bonus):
            where = Listing("action.yaml", f"{card.id}.bonus[{i}].effects", bonus=True)
            yield f"bonus-{card.id}-{i}", bonus.effects, where
    for card in raw["terrain"].values():
        yield f"corner-{card.id}", card.corner, Listing("terrain.yaml", f"{card.id}.corner")
    for kind in ("terrain", "enemy"):
        for card in raw[kind].values():
            yield f"red-{card.id}", card.red, Listing(f"{kind}.yaml", f"{card.id}.red")
            yield f"yellow-{card.id}", card.yellow, Listing(f"{kind}.yaml", f"{card.id}.yellow")
    for finding in raw["finding"].values():
        yield f"finding-{finding.id}", finding.effects, Listing("finding.yaml", f"{finding.id}.effects")
    for event in raw["event"].values():
        yield from _event_tops(event)
    for special in raw["special_action"].values():
        yield f"special-{special.id}", special.effects, Listing("special_action.yaml", f"{special.id}.effects")
    for adventure in raw["adventure"].values():
        for special in adventure.special_actions:
            file = f"{adventure.id}/adventure.yaml"
            where = Listing(file, f"special_actions.{special.id}.effects", adventure=adventure.id)
            yield f"special-{special.id}", special.effects, where
        yield from _adventure_tops(adventure)


def _event_tops(event: EventCard) -> Iterator[Top]:
    file = "event.yaml"
    yield f"event-{event.id}", event.immediate, Listing(file, f"{event.id}.immediate")
    for i, trigger in enumerate(event.action_phase):
        yield f"event-{event.id}-{i}", trigger.effects, Listing(file, f"{event.id}.action_phase[{i}].effects")
    for i, rule in enumerate(event.round_rules):
        if added := rule.added():
            yield f"event-{event.id}-add-{i}", added, Listing(file, f"{event.id}.round_rules[{i}].effects")


def _adventure_tops(adventure: Adventure) -> Iterator[Top]:
    """They have labels for what may be chosen: in which message, and how these begin."""

    own = adventure.id

    def top(
        name: str, effects: Effects, key: str, message: str, label: str = "choice", location: str = "", page: int = 0
    ) -> Top:
        file = f"{own}/adventure.yaml"
        listing = Listing(file, key, f"{own}-{message}", label, location, page, adventure=own)
        return f"{own}:{name}", effects, listing

    for location in adventure.locations:
        for i, box in enumerate(location.boxes):
            key, message = f"locations.{location.id}.boxes[{i}]", f"location-{location.id}"
            for name, word, effects in (
                ("box", "effect", box.effect),
                ("win", "win", box.win),
                ("lose", "lose", box.lose),
            ):
                listed, label = f"{name}-{location.id}-{i}", f"{name}{i + 1}_choice"
                yield top(listed, effects, f"{key}.{word}", message, label, location=location.id)
    for side, effects in adventure.icons.items():
        yield top(f"icon-{side}", effects, f"icons.{side}", f"icon-{side}")
    for marked in adventure.rounds_marked:
        name = f"round-{marked.round}"
        yield top(name, marked.effect, f"rounds_marked.{marked.round}.effect", name)
    if adventure.track:
        for space, effects in adventure.track.at.items():
            yield top(f"space-{space}", effects, f"track.at.{space}", "track", f"space{space}_choice")
    for watch in adventure.watches:
        yield top(f"watch-{watch.id}", watch.effect, f"watches.{watch.id}.effect", f"watch-{watch.id}")
    for number, effects in adventure.setup.effects.items():
        yield top(f"setup-{number}", effects, f"setup.effects.{number}", "setup", f"heroes{number}_choice")
    for paragraph in adventure.paragraphs:
        page, key = paragraph.number, f"paragraphs.{paragraph.number}"
        yield top(f"par-{page}", paragraph.effects, f"{key}.effects", f"par-{page}", page=page)
        for i, thread in enumerate(paragraph.threads):
            name, label = f"thread-{page}-{i}", f"thread{i + 1}_choice"
            yield top(name, thread.effects, f"{key}.threads[{i}].effects", f"par-{page}", label, page=page)
