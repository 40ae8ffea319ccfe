"""What the lab can find out about Euthia."""

from .contests import Contests
from .journeys import Journeys

REPORTS = (Contests(), Journeys())
