"""What a pack must keep to besides its schema: every effect has code, and the right one for where it stands."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel import PackError
from ..content import CHECKS, MEASURES, VERBS, Content, Effects
from .foes import FOE_VERBS
from .specials import MAY


def check(content: Content) -> None:
    of_foes = set(lists_of_foes(content))
    for name, effects in content.lists.items():
        check_list(name, effects, name in of_foes)
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
    known = FOE_VERBS if of_foe else {**VERBS, **FOE_VERBS}  # a tile may also work for the Monster (EU-2.4)
    for effect in effects:
        if effect.do not in known:
            raise PackError(f"{name}: there is no effect '{effect.do}'" + (" of Monsters" if of_foe else ""))
        if effect.do == "special" and effect.name not in MAY:
            raise PackError(f"{name}: there is no special effect '{effect.name}'; there are: {', '.join(MAY)}")
