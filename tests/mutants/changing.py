"""How a process gets a mutant: the code of a loaded function is exchanged, or a file is read changed."""

from __future__ import annotations

import gc
import sys
from collections import defaultdict
from collections.abc import Iterator
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from .grounds import Ground
from .mutant import Mutant


class Functions:
    """All functions that were loaded from a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.by_file: dict[str, list[FunctionType]] = defaultdict(list)
        gc.unfreeze()  # what was put aside is not listed
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                self.by_file[thing.__code__.co_filename].append(thing)

    def exchange(self, mutant: Mutant, before: str) -> bool:
        """Give the changed code to the functions that have the old one; says whether that was possible."""
        file = str(self.folder / mutant.file)
        old, new = (compile(text, file, "exec", dont_inherit=True) for text in (before, mutant.applied(before)))
        codes = dict(_pairs(old, new))
        changed = [(each, codes[each.__code__]) for each in self.by_file[file] if each.__code__ in codes]
        if not changed or any(code is None or not _fits(function, code) for function, code in changed):
            return False
        for function, code in changed:
            assert code is not None
            function.__code__ = code
        return True


def _pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType | None]]:
    """The codes that differ, with those in them; none for one that has no counterpart."""
    if old == new:
        return
    yield old, new
    inner, changed = _inner(old), _inner(new)
    if [code.co_name for code in inner] == [code.co_name for code in changed]:
        for one, other in zip(inner, changed):
            yield from _pairs(one, other)
    else:
        yield from ((code, None) for code in inner)


def _inner(code: CodeType) -> list[CodeType]:
    return [each for each in code.co_consts if isinstance(each, CodeType)]


def _fits(function: FunctionType, code: CodeType) -> bool:
    return len(function.__code__.co_freevars) == len(code.co_freevars)


class Changed(SourceFileLoader):
    """Loads a module from another text than that of its file."""

    def __init__(self, name: str, file: str, text: str) -> None:
        super().__init__(name, file)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.text, self.path, "exec", dont_inherit=True)


class Finder(MetaPathFinder):
    """Finds one module changed."""

    def __init__(self, name: str, file: Path, text: str) -> None:
        self.name = name
        self.file = file
        self.text = text

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        places = [str(self.file.parent)] if self.file.name == "__init__.py" else None
        loader = Changed(fullname, str(self.file), self.text)
        return spec_from_file_location(fullname, self.file, loader=loader, submodule_search_locations=places)


def install(ground: Ground, mutant: Mutant, before: str) -> None:
    """From now on the module, or the file of the pack, is read changed."""
    file, text = ground.folder / mutant.file, mutant.applied(before)
    if file.suffix != ".py":
        _read_as(file, text)
        return
    parts = Path(mutant.file).with_suffix("").parts
    name = ".".join((ground.module, *(part for part in parts if part != "__init__")))
    assert name not in sys.modules, f"{name} is loaded already"
    sys.meta_path.insert(0, Finder(name, file, text))


def _read_as(changed: Path, text: str) -> None:
    read = Path.read_text

    def read_text(file: Path, *args: Any, **kwargs: Any) -> str:
        return text if file == changed else read(file, *args, **kwargs)

    Path.read_text = read_text  # type: ignore[method-assign,assignment]
