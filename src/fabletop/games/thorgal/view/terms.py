"""What an option is besides its fields, as whoever draws it needs it."""

from __future__ import annotations

import msgspec

from ....kernel import Decision, Key
from ..choices import Option, Part
from ..state import State


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    part: Part  # of the table, where it lies


def terms(t: State, decision: Decision, key: Key) -> Terms:
    assert isinstance(key, Option)
    return Terms(part=key.part)
