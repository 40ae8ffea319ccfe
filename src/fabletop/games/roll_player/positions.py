from typing import Any
from collections.abc import Mapping
from .state import State
def arrange(t: State, table: Any, draws: Mapping[str, list[str]]) -> None: ...
