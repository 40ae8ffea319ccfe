"""What happens to a Hero: Wounds (TH-9), healing (TH-10), Threat (TH-30), Unmet Requirements (TH-12)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Rules, ask
from ..asking import Ask
from ..choices import LAY, SKIP, Heal, Lay, Skip, TakeShape
from ..content import ALLOW_FLIP, MOST_THREAT
from ..events import Calmed, Died, DieRolled, Healed, ThreatDrawn, Unmet, Wounded
from ..geometry import Spot, fitting, mask_of
from ..named import word
from ..rounds.event_card import most_healed
from ..state import State
from ..story.endings import end

# -- Wounds ----------------------------------------------------------------------------------------


def wound_spots(t: State, hero: int, shape: str) -> list[Spot]:
    """TH-9.2, TH-9.3, TH-3.16"""
    taken = 0
    for _, mask in t.heroes[hero].wounds:
        taken |= mask
    return fitting(t.content.shapes[shape], t.wound_grid(hero), taken, taken, ALLOW_FLIP)


def _wound_shapes(t: State, seat: int, hero: int, shapes: tuple[str, ...]) -> list[TakeShape]:
    return [TakeShape(shape) for shape in shapes]


def _wound_shape_refusal(t: State, seat: int, key: TakeShape, hero: int, shapes: tuple[str, ...]) -> str:
    return "" if wound_spots(t, hero, key.shape) else "TH-9.3"


def _wound_places(t: State, seat: int, hero: int, shape: str) -> list[Lay]:
    return [LAY[spot.turn, spot.x, spot.y] for spot in wound_spots(t, hero, shape)]


WOUND_SHAPE = Ask("wound_shape", "TH-9.5", _wound_shapes, _wound_shape_refusal)
WOUND = Ask("wound", "TH-9.1", _wound_places, details=lambda t, hero, shape: {"shape": word("tile", shape)})


def wound(t: State, hero: int, shapes: Sequence[str]) -> Rules[None]:
    """One Wound tile, of one of these shapes; a Hero for whom none fits dies (TH-9.8, TH-9.10)."""
    fits = [shape for shape in shapes if wound_spots(t, hero, shape)]
    if not fits:
        t.tell(Died, "TH-9.8", t.heroes[hero].id)
        end(t, "death")
    shape = fits[0]
    if len(fits) > 1:
        shape = (yield from ask(t, t.seat(hero), WOUND_SHAPE, hero, tuple(shapes))).shape
    t.tile = shape
    lay = yield from ask(t, t.seat(hero), WOUND, hero, shape)
    t.tile = ""
    mask = mask_of(t.content.shapes[shape], lay.turn, lay.x, lay.y, t.wound_grid(hero).height)
    t.heroes[hero].wounds.append((shape, mask))
    t.tell(Wounded, "TH-9.1", t.heroes[hero].id, shape)


def threat_wound(t: State, hero: int) -> Rules[None]:
    """Wound (Threat): its size is the Hero's Threat; none with none (TH-9.7, TH-9.13)."""
    if size := t.heroes[hero].threat:
        yield from wound(t, hero, t.content.by_size[size])


def rolled_wound(t: State, hero: int, colour: str) -> Rules[None]:
    """TH-19.15, TH-19.21: the white squares of one roll."""
    face = t.content.dice[colour].faces[t.rng.roll() - 1]
    t.tell(DieRolled, "TH-19.15", t.heroes[hero].id, colour, face.white)
    yield from wound(t, hero, (face.white,))


def unmet(t: State, heroes: Sequence[int]) -> Rules[None]:
    """Unmet Requirements: one Wound (Threat) for every Hero affected (TH-12.2, TH-12.5)."""
    for hero in tuple(heroes):
        t.tell(Unmet, "TH-12.2", t.heroes[hero].id)
        yield from threat_wound(t, hero)


# -- healing ---------------------------------------------------------------------------------------


def _healable(t: State, seat: int, hero: int, size: int) -> list[Skip | Heal]:
    return [SKIP, *(Heal(i) for i in range(len(t.heroes[hero].wounds)))]


def _heal_refusal(t: State, seat: int, key: Skip | Heal, hero: int, size: int) -> str:
    if isinstance(key, Skip):
        return ""
    shape, _ = t.heroes[hero].wounds[key.wound]
    return "TH-10.10" if size and t.content.tiles[shape].size > size else ""


HEAL = Ask("heal", "TH-10.2", _healable, _heal_refusal)


def heal(t: State, hero: int, size: int) -> Rules[bool]:
    """Discard a Wound tile of at most that size, or of any (0); whether one was (TH-10.4, TH-10.9)."""
    if not t.heroes[hero].wounds:
        return False
    key = yield from ask(t, t.seat(hero), HEAL, hero, most_healed(t, size))
    if isinstance(key, Skip):
        return False
    shape, _ = t.heroes[hero].wounds.pop(key.wound)
    t.tell(Healed, "TH-10.2", t.heroes[hero].id, shape)
    return True


# -- Threat ----------------------------------------------------------------------------------------


def draw_threat(t: State, hero: int, number: int) -> Rules[None]:
    """TH-30.2, TH-30.3, TH-30.5: the sixth and every further token is a Wound."""
    for _ in range(number):
        if t.heroes[hero].threat < MOST_THREAT:
            t.heroes[hero].threat += 1
            t.tell(ThreatDrawn, "TH-30.1", t.heroes[hero].id, 1)
        else:
            yield from threat_wound(t, hero)


def calm(t: State, hero: int, number: int) -> None:
    """TH-30.8"""
    taken = min(number, t.heroes[hero].threat)
    t.heroes[hero].threat -= taken
    if taken:
        t.tell(Calmed, "TH-30.7", t.heroes[hero].id, taken)
