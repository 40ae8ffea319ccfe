"""Roll Player: draft dice, build a hero. 1 to 4 players."""

from ...kernel import Named, Rulebook
from ...kernel.rulebook import Option
from . import dice, market, scoring, setup, verbs  # the scenes register themselves, and so do the verbs
from .content import PACK, Printed, printed
from .forecast import figures
from .positions import VOCABULARY, arrange, picture
from .present import Terms, components, hidden, option, prompt, redeal, terms
from .scenes import scene
from .state import State
from .view import TableView, view

BOOK: Rulebook[State] = Rulebook(
    id="roll-player",
    prefix="RP",
    version="2",
    seats=(1, 2, 3, 4),
    weight=1,
    state=State,
    scenes=scene,
    pack=PACK,
    begin=setup.begin,
    opening="roll_phase",
    view=view,
    redeal=redeal,
    hidden=hidden,
    result=scoring.result,
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
    view_type=TableView,
    content_type=Printed,
    printed=printed,
    terms_type=Terms,
    setup_scenes=("start_player", "choose_sheet", "deal_gold", "draw_class", "choose_class", "deal"),
    vocabulary=VOCABULARY,
    options=(
        Option("choose_class", "RP-3.20"),
        Option("less_random", "RP-16.2"),
        Option("random_market", "RP-16.7"),
        Option("shorter", "RP-16.10"),
        Option("friendly", "RP-16.14"),
    ),
)

__all__ = ["BOOK", "dice", "market", "verbs"]
