"""The parts of docs/positions.md that follow from the code: what position files of each game may say.

python -m fabletop.cli.position_page        writes them
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import tokenize
from collections.abc import Iterator, Sequence
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT, Struct
from msgspec import inspect as schema
from msgspec.structs import FieldInfo

from ..games import book, games, new
from ..kernel import Event, Rulebook
from ..kernel.content import ContentEntry
from ..kernel.vocabulary import Part, Start, TablePart, Vocabulary, Word, said, unwrapped

PAGE = Path(__file__).parents[3] / "docs" / "positions.md"
BEGIN, END = "<!-- from the code of {} -->", "<!-- so far from the code of {} -->"
LEFT_OUT = "Left out: "
ONLY_EXPECTED, ONLY_LAID = "*only expected*", "*only laid out*"
FEW = 16  # so many values are listed
NAMED = ("names", "says")  # notes that hold a word


def pages() -> Iterator[tuple[str, str]]:
    """By game, what stands between its two marks."""
    for game in games():
        yield game, reference(book(game), book(game).vocabulary)


def written(text: str) -> str:
    """The page with its parts made anew."""
    for game, found in pages():
        begin, end = BEGIN.format(game), END.format(game)
        if begin not in text or end not in text:
            raise ValueError(f"docs/positions.md lacks the marks {begin} and {end}")
        before, rest = text.split(begin, 1)
        text = f"{before}{begin}\n\n{found}\n{end}{rest.split(end, 1)[1]}"
    return text


def reference(rules: Rulebook[Any], words: Vocabulary) -> str:
    blocks = [
        "## Table",
        *(_part_block(part) for part in structs(words.table)),
        *_tales(words),
        "## Draws",
        _draws(words),
        "## Scenes",
        _scenes(words),
        "## Decisions and their options",
        _decisions(words),
        _words_table(rules, words),
        *_events(rules),
        "## Fixtures: the entries of `content`",
        *_fixtures(rules, words),
    ]
    return "\n\n".join(block for block in blocks if block) + "\n"


# -- structs and what is said of their fields ------------------------------------------------------


def structs(first: type[Any]) -> list[type[Any]]:
    """A struct and those in it, in the order in which they are met."""
    found: list[type[Any]] = []

    def walk(kind: schema.Type) -> None:
        if isinstance(kind, schema.StructType):
            if kind.cls not in found:
                found.append(kind.cls)
                for each in kind.fields:
                    walk(each.type)
        elif isinstance(kind, schema.Metadata):
            walk(kind.type)
        elif isinstance(kind, schema.UnionType):
            for one in kind.types:
                walk(one)
        elif isinstance(kind, schema.ListType | schema.VarTupleType):
            walk(kind.item_type)
        elif isinstance(kind, schema.TupleType):
            for one in kind.item_types:
                walk(one)
        elif isinstance(kind, schema.DictType):
            walk(kind.value_type)

    walk(_schema(first))
    return found


def comments(struct: type[Any]) -> dict[str, str]:
    """The comment of each field that the class itself declares: on the lines before it, or behind it."""
    classes, lines = _read(struct.__module__)
    found: dict[str, str] = {}
    for node in classes[struct.__qualname__].body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            above: list[str] = []
            line = node.lineno - 1
            while line in lines and lines[line][1]:
                above.insert(0, lines[line][0])
                line -= 1
            behind = [lines[node.end_lineno][0]] if node.end_lineno in lines else []
            found[node.target.id] = " ".join((*above, *behind))
    return found


@cache
def _read(module: str) -> tuple[dict[str, ast.ClassDef], dict[int, tuple[str, bool]]]:
    """The classes of a module, and its comments by line: what they say, and whether the line is theirs alone."""
    source = inspect.getsource(sys.modules[module])
    lines = {
        token.start[0]: (token.string.removeprefix("#").strip(), token.line.lstrip().startswith("#"))
        for token in tokenize.generate_tokens(StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    return {each.name: each for each in ast.parse(source).body if isinstance(each, ast.ClassDef)}, lines


def described(struct: type[Any]) -> dict[str, str]:
    """The comments of all fields of a struct, by the names that files use."""
    found: dict[str, str] = {}
    for each in (*reversed(struct.__mro__[:-1]), *getattr(struct, "joined", ())):
        if "__annotations__" in vars(each) and each.__module__.startswith("fabletop"):
            found |= comments(each)
    return {each.encode_name: found.get(each.name, "") for each in _fields(struct)}


def _fields(struct: type[Any]) -> tuple[schema.Field, ...]:
    return _schema(struct).fields


def _schema(struct: type[Any]) -> schema.StructType:
    if struct not in _SCHEMAS:
        kind = schema.type_info(struct)
        assert isinstance(kind, schema.StructType)
        _SCHEMAS[struct] = kind
    return _SCHEMAS[struct]


_SCHEMAS: dict[type[Any], schema.StructType] = {}


def title(struct: type[Any]) -> str:
    """`A seat; any field may be left out.` is about a seat; pieces of entries go by their names."""
    return re.split(r"[.,;:]", about(struct))[0] if issubclass(struct, Part) else struct.__name__


def about(struct: type[Any]) -> str:
    return inspect.cleandoc(vars(struct).get("__doc__") or "")


def _family(kind: schema.UnionType) -> str:
    """Structs that are told apart by a tag go by the name of what they have in common, and by that tag."""
    tagged = [each for each in kind.types if isinstance(each, schema.StructType) and each.tag is not None]
    if len(tagged) < len(kind.types):
        return ""
    common = next(each for each in tagged[0].cls.__mro__ if all(issubclass(one.cls, each) for one in tagged))
    return f"{common.__name__}, by `{tagged[0].tag_field}`"


def shape(kind: schema.Type, names: str = "") -> str:
    """What a value looks like."""
    kind, notes = unwrapped_all(kind)
    names = names or next((notes[note].name for note in NAMED if note in notes), "")
    if isinstance(kind, schema.UnionType):
        return _family(kind) or " or ".join(dict.fromkeys(shape(each) for each in kind.types))
    if isinstance(kind, schema.ListType | schema.VarTupleType):
        order = "list, in any order" if notes.get("pile") else "list"
        return f"{order}: {shape(kind.item_type, names)}"
    if isinstance(kind, schema.TupleType):
        return f"list: {', '.join(shape(each) for each in kind.item_types)}"
    if isinstance(kind, schema.DictType):
        by = names or shape(kind.key_type)
        return f"{shape(kind.value_type)} by {by}"
    if isinstance(kind, schema.StructType):
        return title(kind.cls)
    if isinstance(kind, schema.DataclassType):
        return "{" + ", ".join(f"`{each.encode_name}`: {shape(each.type)}" for each in kind.fields) + "}"
    if isinstance(kind, schema.LiteralType):
        return ", ".join(f"`{value}`" if value != "" else "`''`" for value in kind.values)
    if isinstance(kind, schema.IntType):
        return _number(kind)
    plain: dict[type[schema.Type], str] = {
        schema.StrType: names or "text",
        schema.BoolType: "`true` or `false`",
        schema.NoneType: "`null`",
    }
    return plain.get(type(kind), "anything")


def unwrapped_all(kind: schema.Type) -> tuple[schema.Type, dict[str, Any]]:
    notes: dict[str, Any] = {}
    while isinstance(kind, schema.Metadata):
        notes.update(kind.extra or {})
        kind = kind.type
    return kind, notes


def _number(kind: schema.IntType) -> str:
    if kind.le is not None:
        return f"{kind.ge} to {kind.le}"
    return "number" if kind.ge is None else f"number from {kind.ge}"


# -- the tables ------------------------------------------------------------------------------------


def _table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join("|" + "|".join(f" {cell} " if cell else " " for cell in line) + "|" for line in lines)


def _part_block(struct: type[Any]) -> str:
    """A heading, what the struct is, and its fields."""
    rows: list[tuple[str, ...]] = []
    for each, said_of in zip(_fields(struct), described(struct).values()):
        if struct is not TablePart and each.name in TablePart.__struct_fields__ and issubclass(struct, TablePart):
            continue  # every game has it
        meaning, _, default = said_of.partition(LEFT_OUT)
        notes = unwrapped(each.type, None)[1]
        last = ONLY_EXPECTED if notes.get("shown") else ONLY_LAID if notes.get("laid") else default.rstrip(".")
        rows.append((f"`{each.encode_name}`", shape(each.type), meaning.strip().rstrip("."), last))
    prose = f"\n\n{about(struct)}" if about(struct).rstrip(".") != title(struct) else ""
    return f"### {title(struct)}{prose}\n\n" + _table(("field", "shape", "meaning", "if left out"), rows)


def _tales(words: Vocabulary) -> list[str]:
    """The fields of `tale`, adventure by adventure."""
    rows = []
    for adventure, part in sorted(words.tales().items()):
        told = comments(part)
        for each in _data(schema.type_info(part)):
            rows.append((f"`{adventure}`", f"`{each.encode_name}`", shape(each.type), told[each.name]))
    table = _table(("adventure", "field", "shape", "meaning"), rows)
    return ["### What adventures remember: `tale`", table] if rows else []


def _data(kind: schema.Type) -> tuple[schema.Field, ...]:
    assert isinstance(kind, schema.DataclassType)
    return kind.fields


def _draws(words: Vocabulary) -> str:
    rows = [(f"`{name}`", meaning) for name, meaning in words.draws.items()]
    return _table(("deck", "what is named"), rows)


def _scenes(words: Vocabulary) -> str:
    rows = [(_at(name, start), start.starts) for name, start in words.scenes.items()]
    return _table(("`at`", "starts"), rows)


def _at(name: str, start: Start) -> str:
    return f"`{said((name, *start.args))}`" if start.args else f"`{name}`"


def _decisions(words: Vocabulary) -> str:
    rows = []
    for kind, forms in words.answers.items():
        rows.append((f"`{kind}`", ", ".join(f"`{said(form)}`" for form in forms), words.remarks.get(kind, "")))
    return _table(("kind", "options", ""), rows)


def _words_table(rules: Rulebook[Any], words: Vocabulary) -> str:
    t = new(rules.id, seats=rules.seats[-1], seed=1).state
    used = [each for forms in words.answers.values() for form in forms for each in form if isinstance(each, Word)]
    used += [each for start in words.scenes.values() for each in start.args]
    for struct in structs(words.table):
        used += [word for each in _fields(struct) for word in _names(each.type)]
    rows = []
    for word in sorted(dict.fromkeys(used), key=lambda word: word.name):
        known = word.known(t)
        values = list(known) if isinstance(known, list | tuple) and len(known) <= FEW else []
        rows.append((word.name, word.meaning, ", ".join(f"`{value}`" for value in values)))
    return _table(("word", "is", "one of"), rows)


def _events(rules: Rulebook[Any]) -> list[str]:
    """The events that the game has declared, with their fields."""
    rows: list[tuple[str, str]] = []
    left = Event.__subclasses__()
    while left:
        each = left.pop()
        left += each.__subclasses__()
        if each.__module__.startswith(f"fabletop.games.{rules.package}.") and not each.__subclasses__():
            rows.append((f"`{each.tag}`", ", ".join(f"`{name}`" for name in each.fields if name != "clause")))
    table = _table(("event", "fields besides `clause`"), sorted(rows))
    return ["## What may have `happened`", table] if rows else []


def _names(kind: schema.Type) -> Iterator[Word]:
    """The words that name what stands in tables and lists."""
    kind, notes = unwrapped_all(kind)
    yield from (notes[note] for note in NAMED if note in notes)
    if isinstance(kind, schema.UnionType):
        for each in kind.types:
            yield from _names(each)
    elif isinstance(kind, schema.ListType):
        yield from _names(kind.item_type)
    elif isinstance(kind, schema.DictType):
        yield from _names(kind.value_type)


def _fixtures(rules: Rulebook[Any], words: Vocabulary) -> list[str]:
    return [_fixture(part, words, kinds) for part, kinds in entry_parts(rules).items()]


def entry_parts(rules: Rulebook[Any]) -> dict[type[Any], list[str]]:
    """The structs of all entries and what stands in them, in the order of the page; with their kinds, if any."""
    found: dict[type[Any], list[str]] = {}
    for struct in dict.fromkeys(rules.pack.kinds.values()):
        for part in structs(struct):
            found.setdefault(part, [kind for kind, each in rules.pack.kinds.items() if each is part is struct])
    return found


def _fixture(struct: type[Any], words: Vocabulary, kinds: list[str]) -> str:
    kind = _schema(struct)
    rows: list[tuple[str, ...]] = []
    if kind.tag is not None:
        rows.append((f"`{kind.tag_field}`", f"`{kind.tag}`", "", "needed"))
    for each, said_of in zip(kind.fields, described(struct).values()):
        if each.name in ContentEntry.__struct_fields__ and issubclass(struct, ContentEntry):
            continue  # every entry has it
        values = words.fixtures.get(f"{struct.__name__}.{each.name}")
        looks = ", ".join(f"`{value}`" for value in values()) if values else shape(each.type)
        rows.append((f"`{each.encode_name}`", looks, said_of.rstrip("."), left_out(each)))
    head = f"### Kind {' and '.join(f'`{name}`' for name in kinds)}" if kinds else f"### {title(struct)}"
    prose = f"\n\n{about(struct)}" if about(struct) else ""
    table = "\n\n" + _table(("field", "shape", "meaning", "if left out"), rows) if rows else ""
    return head + prose + table


def left_out(field: schema.Field | FieldInfo) -> str:
    """What a field of an entry is that a pack does not write; nothing is said where it is nothing."""
    if field.required:
        return "needed"
    value = field.default
    if not value or isinstance(value, type(NODEFAULT) | Struct):  # an empty list, or a part with nothing in it
        return ""
    values = value if isinstance(value, tuple) else (value,)
    return ", ".join(f"`{str(each).lower() if isinstance(each, bool) else each}`" for each in values)


def main() -> None:
    text = PAGE.read_text(encoding="utf-8")
    fresh = written(text)
    if "--check" in sys.argv[1:]:
        sys.exit(f"{PAGE.name} is stale: python -m fabletop.cli.position_page writes it" if fresh != text else 0)
    PAGE.write_text(fresh, encoding="utf-8")


if __name__ == "__main__":
    main()
