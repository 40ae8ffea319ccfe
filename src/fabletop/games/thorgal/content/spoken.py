"""The language of the pack, as its schema calls it. What can be said is declared where it is done: each condition in
`conditions`, each verb in `verbs` or beside its adventure; `adventures` puts them together when all have been declared.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeAlias, Union

if TYPE_CHECKING:
    from ..conditions.base import Condition as Condition
    from ..verbs.base import Effect as Effect

    Effects: TypeAlias = tuple[Effect, ...]


def declare(conditions: Iterable[type[Condition]], effects: Iterable[type[Effect]]) -> None:
    """The schema is read when the first pack is: until then these names have no meaning."""
    names: dict[str, Any] = globals()
    names["Condition"] = Union[tuple(conditions)]  # noqa: UP007
    names["Effect"] = Union[tuple(effects)]  # noqa: UP007
    names["Effects"] = tuple.__class_getitem__((names["Effect"], ...))
