"""Euthia: Torment of Resurrection."""

from ...kernel import Named, Rulebook
from ...kernel.rulebook import Option
from . import achievements, scoring, setup
from .alone import automatic, chaos_actions
from .combat import end as fight_end
from .combat import hero_attack, monster_attack
from .combat import opening as combat
from .hero import roll, skoldur, tidying, using
from .land import explore
from .pack import PACK
from .positions import VOCABULARY, arrange, picture
from .scenarios import folders, giving, great_foes
from .scenes import scene
from .state import State
from .trade import learning
from .trade import market as trade
from .turn import elites, mining, quests
from .turn import rounds as turn
from .verbs import checks
from .verbs.union import learn_verbs
from .view.facts import Facts, facts
from .view.pieces import learn_pieces
from .view.secrets import components, figures, hidden, occasion, redeal, result
from .view.shapes import TableView
from .view.table import view
from .view.terms import Terms, terms
from .words.options import option
from .words.prompts import prompt

folders.modules()
learn_verbs()
learn_pieces()

BOOK: Rulebook[State] = Rulebook(
    id="euthia",
    prefix="EU",
    version="3",
    seats=(1, 2, 3, 4),
    weight=4,
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
    terms=terms,
    knowledge=Named(f"{__name__}.bot", "KNOWLEDGE"),
    terminal=Named(f"{__name__}.terminal"),
    reports=Named(f"{__name__}.reports", "REPORTS"),
    figures=figures,
    sheets=achievements.sheets,
    earned=achievements.earned,
    occasion=occasion,
    view_type=TableView,
    content_type=Facts,
    terms_type=Terms,
    printed=facts,
    in_play=setup.pieces_in_play,
    vocabulary=VOCABULARY,
    setup_scenes=("lay_out", "choose_heroes", "ready_to_play"),
    options=(
        Option("scenario", "EU-2.3", setup.USUAL, entries="scenario"),
        Option("extent", "EU-3.16", "open", tuple(setup.EXTENTS)),
        Option("cooperative", "EU-49.1", seats=(2, 3, 4)),
        Option("elites", "EU-46.2"),
        Option("heroic", "EU-63.3"),
    ),
    settled=setup.settled,
)

__all__ = [
    "BOOK",
    "achievements",
    "automatic",
    "chaos_actions",
    "checks",
    "combat",
    "elites",
    "explore",
    "fight_end",
    "giving",
    "great_foes",
    "hero_attack",
    "learning",
    "mining",
    "monster_attack",
    "quests",
    "roll",
    "scoring",
    "skoldur",
    "tidying",
    "trade",
    "turn",
    "using",
]
