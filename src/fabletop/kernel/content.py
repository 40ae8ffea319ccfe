"""Content packs: data files with a schema, checked on load; errors name file, key and reason."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from threading import RLock
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from .errors import PackError
from .kept import kept, looks

C = TypeVar("C")

Source: TypeAlias = Literal["rulebook", "published", "designed"]
ID = re.compile(r"[a-z][a-z0-9_]*")
SOURCES: tuple[Source, ...] = ("rulebook", "published", "designed")
PRINT = 3  # bytes that tell one writing of an entry from another
LOADING = RLock()
READER = Path(__file__).with_name("yaml_files.py")


class ContentEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One card, class, die colour...: what every entry of a pack has."""

    id: str
    source: Source
    known: tuple[str, ...] = ()  # the fields of a designed entry that are those of the published game
    looks: ClassVar[tuple[str, ...]] = ()  # fields that only say how it is drawn: no stored game depends on them

    def pieces(self) -> int:
        """How many pieces of the box the entry stands for."""
        return 1

    def order(self) -> int:
        """Where it stands among its kind, if they stand apart."""
        return 0


Raw: TypeAlias = dict[str, dict[str, Any]]  # kind -> id -> entry


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a pack: where, and why."""

    file: str
    key: str
    reason: str
    language: str = ""  # of a translation that is missing; the game can be played without it

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {self.reason}" if self.key else f"{self.file}: {self.reason}"


@dataclass(frozen=True)
class Pack(Generic[C]):
    """The content of one game: a folder of lists, one file for each kind of component."""

    folder: Path
    kinds: Mapping[str, type[ContentEntry]]
    make: Callable[[Raw], C]  # checks what no schema can say, and raises PackError
    count: Callable[[str, Raw], int]  # how many pieces of a kind the entries stand for
    overrides: tuple[Path, ...] = ()  # folders of an owner's own cards: data only, never code
    inline: str = ""  # JSON: kind -> entries, of a position file
    known: str = ""  # JSON: kind -> ids, if a game began when there were only these
    apart: tuple[str, ...] = ()  # kinds whose entries have a folder each: adventures/ID/adventure.yaml
    home: Path | None = None  # where these folders of the game itself lie, if not in `folder`: beside their code
    # folders of kinds that lie beside the code which declares them; the other kinds lie in `folder`
    beside: Mapping[str, Path] = field(default_factory=dict)
    whole: Callable[[C], None] | None = None  # checks what is asked only of all entries: loose ends, code without data
    # `make` without the checks: for `inspect`, which gives all faults at once, and for a part of the entries
    draft: Callable[[Raw], C] | None = None
    inspect: Callable[[C, Mapping[str, Path]], list[Fault]] | None = None  # of the content and the folders of words

    def __hash__(self) -> int:
        return hash((self.folder, self.overrides, self.inline, self.known))

    def with_folders(self, folders: tuple[Path, ...]) -> Pack[C]:
        return replace(self, overrides=folders)

    def with_entries(self, inline: str) -> Pack[C]:
        return replace(self, inline=inline)

    def with_only(self, known: Mapping[str, Sequence[str]]) -> Pack[C]:
        """The pack as it was when it had only these entries; kinds that are not named are whole."""
        return replace(self, known=msgspec.json.encode(known).decode())

    def load(self) -> C:
        content: C = _load(self).content
        return content

    def faults(self) -> list[Fault]:
        """All that is wrong with the pack; what keeps it from being read at all raises PackError."""
        if self.inspect is None or self.draft is None:
            self.load()
            return []
        return self.inspect(replace(self, make=self.draft, whole=None).load(), self.folders())

    def prints(self) -> Mapping[str, Mapping[str, str]]:
        """Of every entry, by kind and id: a few digits that tell it from any other writing of it."""
        return _load(self).prints

    def entries(self) -> dict[str, list[str]]:
        """The ids of all entries, by kind."""
        return {kind: list(entries) for kind, entries in _load(self).raw.items()}

    def place(self, kind: str) -> Path:
        """Where the entries of a kind of the game itself stand: a file, or a folder of those that stand apart."""
        if kind in self.apart:
            return (self.home or self.folder) / f"{kind}s"
        return self.beside.get(kind, self.folder) / f"{kind}.yaml"

    def folders(self) -> dict[str, Path]:
        """Where the entries that stand apart lie, by id: their words lie beside them, LANGUAGE.ftl."""
        found: dict[str, Path] = {}
        for root in (self.home or self.folder, *self.overrides):
            for kind in self.apart:
                found.update({file.parent.name: file.parent for file in sorted(root.glob(f"{kind}s/*/{kind}.yaml"))})
        return found

    def report(self) -> dict[str, dict[str, int]]:
        """Per kind of component: the number of pieces in the box, in the pack, and of each source."""
        raw = _load(self).raw
        box = _mapping(self.folder / "box.yaml")
        lines: dict[str, dict[str, int]] = {}
        for kind, number in box.items():
            entries = raw.get(kind, {})
            line = {"box": number, "pack": self.count(kind, raw)}
            for source in SOURCES:
                line[source] = sum(entry.pieces() for entry in entries.values() if entry.source == source)
            lines[kind] = line
        return lines


class Read(NamedTuple):
    """An entry as it was read."""

    entry: Any
    print: str  # of what is written: a field that is added to the schema does not change it


Found: TypeAlias = dict[str, Read]  # by id
Written: TypeAlias = dict[str, Any]  # what stands in files, by the names under which errors speak of them


class Loaded(NamedTuple):
    content: Any
    raw: Raw
    prints: dict[str, dict[str, str]]


def _load(pack: Pack[Any]) -> Loaded:
    """Once, also for threads that ask together: msgspec does not bear that two learn a schema at the same time."""
    with LOADING:
        return _loaded(pack)


@lru_cache(maxsize=16)
def _loaded(pack: Pack[Any]) -> Loaded:
    if pack.known:
        return _part(_loaded(replace(pack, known="")), pack)
    found = {kind: dict(entries) for kind, entries in _box(pack).items()}
    for folder in pack.overrides:
        if not folder.is_dir():
            raise PackError(f"{folder}: there is no such folder")
        for file in sorted(folder.iterdir()):
            kind = file.name.removesuffix("s") if file.is_dir() else file.stem
            if kind not in pack.kinds or file.is_dir() != (kind in pack.apart) or file.suffix not in ("", ".yaml"):
                expected = ", ".join(f"{each}s/" if each in pack.apart else f"{each}.yaml" for each in pack.kinds)
                raise PackError(f"{file}: a pack of this game holds only {expected}")
            found[kind].update(_entries(_written(file, kind), pack.kinds[kind], kind in pack.apart))
    for kind, entries in (msgspec.json.decode(pack.inline) if pack.inline else {}).items():
        if kind not in pack.kinds:
            raise PackError(f"there is no kind '{kind}'; there are: {', '.join(pack.kinds)}")
        found[kind].update(_checked(kind, entries, pack.kinds[kind], json=True))
    raw = {kind: {id: read.entry for id, read in entries.items()} for kind, entries in found.items()}
    prints = {kind: {id: read.print for id, read in entries.items()} for kind, entries in found.items()}
    content = pack.make(raw)
    if pack.whole is not None and not pack.inline:
        pack.whole(content)
    return Loaded(content, raw, prints)


def _part(whole: Loaded, pack: Pack[Any]) -> Loaded:
    """The entries that are known, without the checks of a whole pack: what has loose ends may have come later."""
    known: dict[str, list[str]] = msgspec.json.decode(pack.known)
    raw = dict(whole.raw)
    prints = dict(whole.prints)
    for kind in raw:
        if kind in known:
            ids = [id for id in known[kind] if id in whole.raw[kind]]
            raw[kind] = {id: whole.raw[kind][id] for id in ids}
            prints[kind] = {id: whole.prints[kind][id] for id in ids}
    return Loaded((pack.draft or pack.make)(raw), raw, prints)


def _box(pack: Pack[Any]) -> dict[str, Found]:
    """The entries of the game itself, which every pack of an owner is laid upon."""
    places = tuple((kind, pack.place(kind)) for kind in pack.kinds)
    return _box_in(pack.folder, places, tuple(pack.kinds.items()), pack.apart)


@cache
def _box_in(
    folder: Path,
    places: tuple[tuple[str, Path], ...],
    kinds: tuple[tuple[str, type[ContentEntry]], ...],
    apart: tuple[str, ...],
) -> dict[str, Found]:
    """Read once; YAML takes long to read, so what was written in the files is kept until they change."""
    seen = looks(READER, *(place for _, place in places if place.exists()))

    def read() -> dict[str, Written]:
        return {kind: _written(place, kind) for kind, place in places}

    written = kept(folder, "pack", seen, dict[str, Written], read)
    return {kind: _entries(written[kind], schema, kind in apart) for kind, schema in kinds}


def _written(place: Path, kind: str) -> Written:
    """What stands in the file of a kind, or in those of its entries that stand apart: a folder each."""
    from .yaml_files import read_yaml  # seldom needed: see `kept`

    if place.suffix:
        return {place.name: read_yaml(place)}
    files = [each / f"{kind}.yaml" for each in sorted(place.iterdir())] if place.is_dir() else []
    return {f"{file.parent.name}/{file.name}": [read_yaml(file)] for file in files if file.is_file()}


def _entries(written: Written, schema: type[ContentEntry], apart: bool) -> Found:
    entries: Found = {}
    for where, data in written.items():
        found = _checked(where, data, schema)
        if apart and list(found) != [where.partition("/")[0]]:
            raise PackError(f"{where}: its id is '{', '.join(found)}', not that of its folder")
        entries.update(found)
    return dict(sorted(entries.items(), key=lambda item: item[1].entry.order())) if apart else entries


def _checked(where: str, data: object, schema: type[ContentEntry], *, json: bool = False) -> Found:
    """The entries by id; in JSON the keys of every table are words, also those that are numbers."""
    if not isinstance(data, list):
        raise PackError(f"{where}: this is not a list of entries")
    entries: Found = {}
    for number, item in enumerate(data, 1):
        name = item["id"] if isinstance(item, dict) and isinstance(item.get("id"), str) else f"entry {number}"
        try:
            entry = msgspec.convert(item, type=schema, str_keys=json)
        except msgspec.ValidationError as error:
            reason, _, path = str(error).partition(" - at `$")
            raise PackError(f"{where}: {name}{path.rstrip('`')}: {reason}") from None
        if not ID.fullmatch(entry.id):
            raise PackError(f"{where}: {name}: an id is made of small letters, digits and underscores")
        if entry.id in entries:
            raise PackError(f"{where}: {name}: the id stands twice")
        entries[entry.id] = Read(entry, _print(item, schema.looks))
    return entries


def _print(item: Mapping[str, Any], looks: tuple[str, ...]) -> str:
    told = {field: value for field, value in item.items() if field not in looks}
    plain = msgspec.json.encode(msgspec.to_builtins(told, str_keys=True), order="deterministic")
    return blake2b(plain, digest_size=PRINT).hexdigest()


def _mapping(file: Path) -> dict[str, int]:
    from .yaml_files import read_yaml

    data = read_yaml(file)
    if not isinstance(data, dict):
        raise PackError(f"{file.name}: the file is not a table of numbers")
    return data
