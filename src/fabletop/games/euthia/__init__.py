"""Euthia: Torment of Resurrection."""

from ...kernel import Rulebook
from ...kernel.rulebook import Option
from . import (
    automatic,
    chaos_actions,
    combat,
    effects,
    elites,
    explore,
    fight_end,
    hero_attack,
    learning,
    mining,
    monster_attack,
    quests,
    roll,
    scoring,
    setup,
    skoldur,
    specials,
    trade,
    turn,
    using,
)
from .content import PACK
from .positions import arrange
from .present import components, figures, hidden, occasion, picture, redeal, result, view
from .scenarios import giving, golem, great_foes, hunt, rubble, settlements, six_legends, walking_ruin
from .scenes import scene
from .state import State
from .wording import event, option, prompt

BOOK: Rulebook[State] = Rulebook(
    id="euthia",
    prefix="EU",
    version="1",
    seats=(1, 2, 3, 4),
    state=State,
    scenes=scene,
    pack=PACK,
    begin=setup.begin,
    opening="begin_round",
    view=view,
    redeal=redeal,
    hidden=hidden,
    result=result,
    arrange=arrange,
    picture=picture,
    components=components,
    prompt=prompt,
    option=option,
    event=event,
    figures=figures,
    occasion=occasion,
    setup_scenes=("lay_out", "choose_heroes", "ready_to_play"),
    options=(
        Option("scenario", "EU-2.3", "hunt", entries="scenario"),
        Option("extent", "EU-3.16", "open", tuple(setup.EXTENTS)),
        Option("cooperative", "EU-49.1", seats=(2, 3, 4)),
        Option("elites", "EU-46.2"),
        Option("heroic", "EU-63.3"),
    ),
)

__all__ = [
    "BOOK",
    "automatic",
    "chaos_actions",
    "combat",
    "effects",
    "elites",
    "explore",
    "fight_end",
    "giving",
    "golem",
    "great_foes",
    "hero_attack",
    "hunt",
    "learning",
    "mining",
    "monster_attack",
    "quests",
    "roll",
    "rubble",
    "scoring",
    "settlements",
    "six_legends",
    "skoldur",
    "specials",
    "trade",
    "turn",
    "using",
    "walking_ruin",
]
