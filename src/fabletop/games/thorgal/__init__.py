"""Thorgal: a saga for one to four, told together."""

from ...kernel import Named, Rulebook
from ...kernel.rulebook import Option
from . import adventures, combat, verbs
from .hero import craft
from .map import assign, sacrifice, special_borders
from .pack import PACK
from .path import gather
from .positions import VOCABULARY, arrange, picture
from .rounds import action, event_phase, setup, turn
from .scenes import scene
from .state import State
from .story import paragraphs
from .view import Facts, TableView, components, facts, hidden, redeal, result, view
from .view.terms import Terms, terms
from .words.options import option
from .words.prompts import prompt

BOOK: Rulebook[State] = Rulebook(
    id="thorgal",
    prefix="TH",
    version="2",
    seats=(1, 2, 3, 4),
    weight=3,
    state=State,
    scenes=scene,
    pack=PACK,
    begin=setup.begin,
    opening="action_phase",
    view=view,
    view_type=TableView,
    content_type=Facts,
    terms_type=Terms,
    printed=facts,
    redeal=redeal,
    hidden=hidden,
    result=result,
    arrange=arrange,
    picture=picture,
    components=components,
    prompt=prompt,
    option=option,
    terms=terms,
    knowledge=Named(f"{__name__}.bot", "KNOWLEDGE"),
    terminal=Named(f"{__name__}.terminal"),
    reports=Named(f"{__name__}.reports", "REPORTS"),
    together=True,
    in_play=setup.in_play,
    vocabulary=VOCABULARY,
    setup_scenes=("set_up", "choose_hero", "first_player", "first_round"),
    options=(
        Option("adventure", "TH-4.1", "torkans_temple", entries="adventure"),
        Option("random_heroes", "TH-4.16"),
    ),
)

__all__ = [
    "BOOK",
    "action",
    "adventures",
    "assign",
    "combat",
    "craft",
    "event_phase",
    "gather",
    "paragraphs",
    "sacrifice",
    "special_borders",
    "turn",
    "verbs",
]
