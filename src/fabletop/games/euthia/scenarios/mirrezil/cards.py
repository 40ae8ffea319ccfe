"""The Dragon cards of Mirrezil."""

from __future__ import annotations

from ...content import Dragon
from ...tale_cards import Own

DRAGONS = Own("mirrezil_dragon", Dragon)
