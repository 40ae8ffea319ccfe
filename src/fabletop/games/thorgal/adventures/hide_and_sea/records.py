"""What happens at sea, and which Fleet is chosen."""

from __future__ import annotations

from ...choices import Option
from ...events import OfTale
from ...named import Area, Card


class FleetSails(OfTale, prefix="th-hide_and_sea"):
    card: Card
    area: Area


class ShipSunk(OfTale, prefix="th-hide_and_sea"):
    card: Card
    left: int


class FleetGone(OfTale, prefix="th-hide_and_sea"):
    card: Card


class Unseen(OfTale, prefix="th-hide_and_sea"):
    area: Area


class Hunted(OfTale, prefix="th-hide_and_sea"):
    area: Area


class OneFleet(Option, prefix="th-hide_and_sea", tag="fleet"):
    card: Card
