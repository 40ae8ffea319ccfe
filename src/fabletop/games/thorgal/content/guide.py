"""The effect language, as the guide for authors (docs/adventures.md) tells it: read off the verbs themselves.

`python -m fabletop.games.thorgal.content.guide` writes the tables of the guide anew.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from .. import adventures as adventures
from .. import conditions
from ..conditions import Condition
from ..conditions import known as known_conditions
from ..verbs import Effect, body, cards, foes, gains, grants, items, moves, on_map, on_path, story
from ..verbs import base as verbs
from ..verbs import known as known_verbs
from .parts import Place

GUIDE = Path(__file__).parents[5] / "docs" / "adventures.md"
OF_ALL = ("if", "if_possible", "where")  # of every effect; `where` goes with each_where
COMMENT = re.compile(r"^ +\"?(\w+)\"?[:,].*?  # (.*)$", re.MULTILINE)


def tables() -> dict[str, str]:
    """The tables of the guide, by name."""
    effects = [(f"`{tag(each)}`", _arguments(each, OF_ALL), does(each)) for each in general(known_verbs())]
    conditions = [(f"`{tag(each)}`", _arguments(each, ()), does(each)) for each in general(known_conditions())]
    return {
        "verbs": _table(("Verb", "Arguments", "What it does"), effects),
        "who": _table(("`who`", "Whom it concerns"), [(f"`{who}`", text) for who, text in who_words().items()]),
        "places": _table(("Field", "Which places"), [(f"`{name}`", text) for name, text in place_words().items()]),
        "conditions": _table(("Condition", "Arguments", "It holds if"), conditions),
    }


def tag(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag)


def general(found: Iterable[type[Effect]] | Iterable[type[Condition]]) -> list[type[Effect] | type[Condition]]:
    """Those that belong to no single adventure."""
    order = [each.__name__ for each in (gains, body, items, story, foes, on_map, moves, cards, on_path, grants)]
    order += [each.__name__ for each in (conditions.general, conditions.table)]
    own = [each for each in found if not each.tale]
    return sorted(own, key=lambda each: (order.index(each.__module__), inspect.getsourcelines(each)[1]))


def does(struct: type) -> str:
    return " ".join((struct.__doc__ or "").split())


def _arguments(struct: type[msgspec.Struct], without: tuple[str, ...]) -> str:
    fields = [each for each in msgspec.structs.fields(struct) if each.encode_name not in without]
    needed = [f"**`{each.encode_name}`**" for each in fields if each.required]
    return ", ".join([*needed, *(f"`{each.encode_name}`" for each in fields if not each.required)])


def who_words() -> dict[str, str]:
    source = inspect.getsource(verbs)
    start = source.index("Who = Literal[")
    return dict(COMMENT.findall(source[start : source.index("]", start)]))


def place_words() -> dict[str, str]:
    return dict(COMMENT.findall(inspect.getsource(Place)))


def _table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def with_tables(guide: str) -> str:
    """The guide with its tables as they should be."""
    for name, table in tables().items():
        start, stop = f"<!-- {name} -->\n", f"\n<!-- end of {name} -->"
        before, _, rest = guide.partition(start)
        _, _, after = rest.partition(stop)
        guide = f"{before}{start}{table}{stop}{after}"
    return guide


if __name__ == "__main__":
    GUIDE.write_text(with_tables(GUIDE.read_text(encoding="utf-8")), encoding="utf-8")
