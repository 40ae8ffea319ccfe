"""The decisions that only one adventure asks for."""

from __future__ import annotations

from ....kernel import Key
from ..conditions import goals_on_cards
from ..tales import before_the_horns_sound as horns
from ..tales import hide_and_sea as sea
from ..tales import the_door_with_no_outside as door
from .judgement import Code, Judgement, judges
from .tales import fleet_near

# -- a toll ----------------------------------------------------------------------------------------


@judges("gate")
def gate(j: Judgement) -> Code:
    """1 Gossip, or a Threat."""
    cost, threat = j.losing("gossip", j.hero), j.mind.threat(j.hero, 1)
    return lambda key: -cost if key == ("pay",) else -threat


@judges("scree")
def scree(j: Judgement) -> Code:
    cost, wound = j.losing("building", j.hero), j.mind.wound(j.hero, 1)
    return lambda key: -cost if key == ("pay",) else -wound


@judges("ferry")
def ferry(j: Judgement) -> Code:
    threat = j.mind.threat(j.hero, 1)
    return lambda key: -threat if key == ("stow",) else -j.losing(str(key[1]), j.hero)


@judges("sail", "thanks", "wake")
def always(j: Judgement) -> Code:
    return lambda key: float(key[0] in ("sail", "calm", "wake"))


@judges("seal")
def seal(j: Judgement) -> Code:
    late = goals_on_cards(j.t) >= len(j.t.row) - 1
    return lambda key: float((key == ("seal",)) == late)


# -- ships -----------------------------------------------------------------------------------------


def sailed(j: Judgement, area: str, heroes: tuple[int, ...]) -> float:
    """The position when the Ship and these Heroes are somewhere else."""
    t = j.t
    ship, areas = t.ship, {hero: t.heroes[hero].area for hero in heroes}
    t.ship = area
    for hero in heroes:
        t.heroes[hero].area = area
    points = j.world() - (1.5 * fleet_near(t, area) if sea.afloat(t) else 0.0)
    t.ship = ship
    for hero, there in areas.items():
        t.heroes[hero].area = there
    return points


@judges("aboard")
def aboard(j: Judgement) -> Code:
    hero, goal = int(str(j.decision.args[0])), str(j.decision.args[1])
    return lambda key: sailed(j, goal, (hero,) if key == ("yes",) else ()) + 0.5 * (key == ("yes",))


@judges("voyage")
def voyage(j: Judgement) -> Code:
    t = j.t
    on_board = tuple(hero for hero in range(len(t.heroes)) if t.heroes[hero].area == t.ship)
    return lambda key: sailed(j, t.ship if key == ("stay",) else str(key[1]), on_board)


@judges("berth")
def berth(j: Judgement) -> Code:
    return lambda key: sailed(j, str(key[1]), ())


@judges("course")
def course(j: Judgement) -> Code:
    """As far from the Ship as may be, and not where the party wants to land."""
    far = sea.distances(j.t)
    return lambda key: far.get(str(key[1]), 0) - 0.1 * j.place(sea.anchorage(j.t, str(key[1])))


@judges("which_fleet", "shake_off")
def which_fleet(j: Judgement) -> Code:
    t = j.t
    far = sea.distances(t)

    def mark(key: Key) -> float:
        if key == ("skip",):
            return -9.0
        fleet = str(key[1])
        if j.verb == "wreck":
            return -float(t.goals.get(fleet, 0))
        return -far.get(t.names[fleet], 9) + 0.2 * j.place(sea.anchorage(t, t.names[fleet]))

    return mark


@judges("fleet")
def fleet(j: Judgement) -> Code:
    """Ships go from the rival, and come to whom it helps least."""
    t = j.t
    own = horns.FLEETS.get(horns.pledged(t), "")
    effect = j.effect
    gain = effect is not None and isinstance(effect.n, int) and effect.n > 0

    def mark(key: Key) -> float:
        card = str(key[1])
        points = t.goals.get(card, 0) - (9.0 if card == own else 0.0)
        return -points if gain and not own else points

    return mark


# -- guests ----------------------------------------------------------------------------------------


@judges("guest_aboard")
def guest_aboard(j: Judgement) -> Code:
    return lambda key: float(key == ("skip",))


# -- faces -----------------------------------------------------------------------------------------


@judges("turn")
def turn(j: Judgement) -> Code:
    t = j.t
    turned = t.names.get("turned")

    def mark(key: Key) -> float:
        door.turn_face(t, str(key[1]))
        points = j.world()
        door.turn_face(t, str(key[1]))
        if turned is None:
            t.names.pop("turned", None)
        else:
            t.names["turned"] = turned
        return points

    return mark
