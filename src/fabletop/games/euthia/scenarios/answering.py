"""What may be answered in positions to the questions and deeds of Scenarios: each folder says it of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ....kernel.vocabulary import Form


class Answered(NamedTuple):
    folder: str
    kind: str  # of the question
    forms: tuple[Form, ...]


ANSWERED: list[Answered] = []


def answers(folder: str, forms: Mapping[str, tuple[Form, ...]]) -> None:
    """By kind of question."""
    ANSWERED.extend(Answered(folder, kind, each) for kind, each in forms.items())
