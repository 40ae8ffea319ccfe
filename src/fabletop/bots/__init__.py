"""Computer players. They know the kernel; what is worth what in a game stands in that game's `bot` module."""

from __future__ import annotations

from .advice import Advice, advise, mistaken
from .base import Bot
from .budget import Budget
from .greedy import GreedyBot
from .levels import JUDGEMENT, KINDS, LEVELS, SEATED, check_seated, make, named
from .random import RandomBot
from .search import SearchBot
from .slips import SlippingBot
from .weighing import Weighed, outlook, weigh

__all__ = [
    "JUDGEMENT",
    "KINDS",
    "LEVELS",
    "SEATED",
    "Advice",
    "Bot",
    "Budget",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "SlippingBot",
    "Weighed",
    "advise",
    "check_seated",
    "make",
    "mistaken",
    "named",
    "outlook",
    "weigh",
]
