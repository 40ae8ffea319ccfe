"""Legend cards."""

from __future__ import annotations

from .....kernel import PackError
from ...content import CHECKS, Content, Positive
from ...tale_cards import Own, TrialCard


class LegendCard(TrialCard, frozen=True, kw_only=True):
    """A trial (EU-64.5)."""

    tile: str  # the Map tile at whose centre its trial is held
    reputation: Positive  # Reputation for whoever passes it
    artifact: str  # the Artifact for whoever passes it


LEGENDS = Own("legend_card", LegendCard, __file__)


def legend_of(content: Content, tile: str) -> str:
    """The Legend whose trial is held on a Map tile."""
    return next((id for id, card in LEGENDS(content).items() if card.tile == tile), "")


def check(content: Content) -> None:
    """Each trial stands at the centre of its tile, and has an Artifact of its own."""
    for id, card in LEGENDS(content).items():
        tile = content.map_tiles.get(card.tile)
        if tile is None or tile.centre is None or legend_of(content, card.tile) != id:
            raise PackError(f"legend_card.yaml: {id}: the centre of the Map tile '{card.tile}' is not this Legend")
        if content.stack_of.get(card.artifact) != "artifact":
            raise PackError(f"legend_card.yaml: {id}: there is no Artifact '{card.artifact}'")


CHECKS.append(check)
