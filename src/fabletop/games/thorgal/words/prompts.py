"""What questions are called: each says it itself."""

from __future__ import annotations

from ....kernel import Decision, Message
from ..asking import Ask
from ..state import State


def prompt(t: State, decision: Decision) -> Message:
    question = decision.question
    assert isinstance(question, Ask)
    return question.prompt(t, decision)
