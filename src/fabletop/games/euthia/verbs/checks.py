"""What a pack must keep to besides its schema: each effect does something where it stands."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import PackError
from ..content import CHECKS, MEASURES, Content
from .base import Effects, works_for_hero, works_for_monster


def check(content: Content) -> None:
    of_foes = set(lists_of_foes(content))
    for name, effects in content.lists.items():
        check_list(name, effects, name in of_foes)
    for card in content.cards.values():
        for effect in card.lasting:
            if not effect.lasts:
                raise PackError(f"card.yaml: {card.id}: lasting: '{effect.tag}' does not last")
    for id, entry in content.achievements.items():
        if (entry.hero in content.heroes) == (entry.scenario in content.scenarios):
            raise PackError(f"achievement.yaml: {id}: it stands on the sheet of one Hero or of one Scenario")
        for name in (*entry.least, *entry.most):
            if name not in MEASURES:
                raise PackError(f"achievement.yaml: {id}: nothing measures '{name}'; there are: {', '.join(MEASURES)}")


CHECKS.append(check)


def lists_of_foes(content: Content) -> Iterator[str]:
    """The bands of Monsters and the segments of their cards: these act on a Combat, never on a Hero's board."""
    for foe in (*content.monsters.values(), *content.elites.values(), *content.great_foes.values()):
        yield from (f"{foe.id}:{i}" for i in range(len(foe.bands)))
    for card in content.cards.values():
        yield from (f"card-{card.id}:{i}" for i in range(len(card.segments)))


def check_list(name: str, effects: Effects, of_foe: bool) -> None:
    for effect in effects:
        if not works_for_monster(effect) and (of_foe or not works_for_hero(effect)):
            raise PackError(f"{name}: there is no effect '{effect.tag}'" + (" of Monsters" if of_foe else ""))
