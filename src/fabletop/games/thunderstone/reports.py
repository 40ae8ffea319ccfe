"""What the lab can find out about this game besides its cards (`fabletop.lab.cards`, `fabletop.lab.usage`)."""

from typing import Any

from ...kernel.reports import Report

REPORTS: tuple[Report[Any], ...] = ()
