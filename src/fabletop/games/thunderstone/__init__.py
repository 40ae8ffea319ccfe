"""Thunderstone: build a deck in the Village, fight in the Dungeon. 1 to 5 players."""

from ...kernel import Named, Rulebook
from ...kernel.rulebook import Option
from . import battle, dungeon, scoring, setup, turn, village  # the scenes register themselves
from .content import Printed, printed
from .pack import PACK
from .positions import VOCABULARY, arrange, picture
from .present import components, figures, hidden, prompt, redeal
from .scenes import scene
from .state import State
from .view import TableView, view

BOOK: Rulebook[State] = Rulebook(
    id="thunderstone",
    prefix="TS",
    version="1",
    seats=(1, 2, 3, 4, 5),
    weight=2,
    state=State,
    scenes=scene,
    pack=PACK,
    begin=setup.begin,
    opening="turn",
    view=view,
    view_type=TableView,
    content_type=Printed,
    printed=printed,
    redeal=redeal,
    hidden=hidden,
    result=scoring.result,
    arrange=arrange,
    picture=picture,
    components=components,
    prompt=prompt,
    knowledge=Named(f"{__name__}.bot", "KNOWLEDGE"),
    terminal=Named(f"{__name__}.terminal"),
    reports=Named(f"{__name__}.reports", "REPORTS"),
    figures=figures,
    in_play=setup.in_play,
    drawn=("monster", "hero", "village"),
    setup_scenes=("set_up",),
    vocabulary=VOCABULARY,
    options=(
        Option("first_game", "TS-3.6"),
        Option("groups", "TS-2.4", 3, (3, 4, 5, 6, 7, 8)),
        Option("cards", "TS-3.6", "", unless="first_game"),
        Option("pace", "TS-S3.2", 2, (1, 2, 3, 4), seats=(1,)),
    ),
)

__all__ = ["BOOK", "battle", "dungeon", "turn", "village"]
