"""The card of the Golem."""

from __future__ import annotations

from ...content import GreatFoe
from ...tale_cards import Own

GREAT_FOES = Own("great_foe", GreatFoe, __file__)
