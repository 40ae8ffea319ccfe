"""Thorgal: a saga for one to four, told together."""

from ...kernel import Named, Rulebook
from ...kernel.rulebook import Option
from . import (
    cards,
    combat,
    craft,
    event_phase,
    journey,
    locations,
    map_effects,
    move,
    paragraphs,
    row,
    setup,
    skills,
    specials,
    tales,
    turn,
)
from .content import PACK
from .option_words import option
from .positions import arrange, picture
from .present import components, hidden, redeal, result, view
from .scenes import scene
from .state import State
from .wording import event, prompt

BOOK: Rulebook[State] = Rulebook(
    id="thorgal",
    prefix="TH",
    version="1",
    seats=(1, 2, 3, 4),
    state=State,
    scenes=scene,
    pack=PACK,
    begin=setup.begin,
    opening="action_phase",
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
    knowledge=Named(f"{__name__}.bot", "KNOWLEDGE"),
    terminal=Named(f"{__name__}.terminal"),
    reports=Named(f"{__name__}.reports", "REPORTS"),
    setup_scenes=("set_up", "choose_hero", "first_player", "first_round"),
    options=(
        Option("adventure", "TH-4.1", "torkans_temple", entries="adventure"),
        Option("random_heroes", "TH-4.16"),
    ),
)

__all__ = [
    "BOOK",
    "cards",
    "combat",
    "craft",
    "event_phase",
    "journey",
    "locations",
    "map_effects",
    "move",
    "paragraphs",
    "row",
    "skills",
    "specials",
    "tales",
    "turn",
]
