"""Compiled rules and the source: which of them runs, and what the compiler is given."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import hatch_build
import native
import pytest

from fabletop import compiled

ASK = "import fabletop; print(fabletop.NATIVE, fabletop.kernel.game.__file__)"


def write_manifest(folder: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> Path:
    """A package of one module, which was compiled from that text."""
    module = folder / "rules.py"
    module.write_text(text, encoding="utf-8")
    (folder / "compiled.json").write_text(json.dumps({"rules.py": compiled.stamp(module)}), encoding="utf-8")
    monkeypatch.setattr(compiled, "PACKAGE", folder)
    monkeypatch.setattr(compiled, "MANIFEST", folder / "compiled.json")
    monkeypatch.delenv("FABLETOP_PURE", raising=False)
    return module


def test_without_compiled_modules_the_source_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_manifest(tmp_path, monkeypatch, "rules = 1")
    assert compiled.settled()
    (tmp_path / "compiled.json").unlink()
    assert not compiled.settled()


def test_what_was_compiled_from_another_source_is_refused_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = write_manifest(tmp_path, monkeypatch, "rules = 1")
    module.write_text("rules = 2", encoding="utf-8")
    os.utime(module, ns=(1, 1))
    with pytest.raises(ImportError, match=r"^rules\.py has changed since it was compiled: `make native`"):
        compiled.settled()


def test_a_source_that_was_only_laid_out_anew_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = write_manifest(tmp_path, monkeypatch, "rules = 1")
    os.utime(module, ns=(1, 1))
    assert compiled.settled()


def test_who_asks_for_the_source_gets_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_manifest(tmp_path, monkeypatch, "rules = 1")
    monkeypatch.setenv("FABLETOP_PURE", "1")
    monkeypatch.setattr(sys, "path_hooks", [*sys.path_hooks])
    assert not compiled.settled()
    assert sys.path_hooks[0](str(tmp_path)).find_spec("rules") is not None
    with pytest.raises(ImportError):
        sys.path_hooks[0](str(tmp_path.parent))


def test_the_library_says_which_rules_run() -> None:
    environment = {**os.environ, "FABLETOP_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=True, env=environment)
    runs, file = done.stdout.split()
    assert runs == "False" and file.endswith("game.py")


CHOSEN = native.modules(native.games())


def test_the_rules_of_every_game_are_compiled() -> None:
    assert {file.parts[2] for file in CHOSEN if file.parts[1] == "games"} == set(native.games())
    for game in native.games():
        assert Path("fabletop", "games", game, "state.py") in CHOSEN


def test_modules_are_written_for_the_compiler_without_losing_anything() -> None:
    for file in CHOSEN:
        source = ast.parse((native.SOURCE / file).read_text(encoding="utf-8"))
        assert defined(source) <= defined(ast.parse(native.copied(file))), file


def test_no_method_of_a_struct_makes_a_function() -> None:
    """mypyc cannot compile what a function inside of such a method would remember."""
    for file in CHOSEN:
        for node in ast.parse((native.SOURCE / file).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.keywords:
                inside = [each for method in node.body for each in ast.walk(method) if isinstance(each, ast.Lambda)]
                assert not inside, f"{file}: {node.name} has a lambda in line {inside[0].lineno}"


def defined(tree: ast.Module) -> set[str]:
    found = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{each.name}" for each in node.body if isinstance(each, ast.FunctionDef)}
    return found


def test_a_state_has_its_constructor_and_its_clone_written_out() -> None:
    text = native.copied(Path("fabletop/games/roll_player/state.py"))
    sheet = next(each for each in ast.parse(text).body if isinstance(each, ast.ClassDef) and each.name == "Sheet")
    made = {each.name: ast.unparse(each) for each in sheet.body if isinstance(each, ast.FunctionDef)}
    assert "dice: list[int] | None=None" in made["__init__"] and "[EMPTY] * SPACES if dice is None" in made["__init__"]
    assert "dice=self.dice.copy()" in made["clone"] and "gold=self.gold" in made["clone"]
    assert "native_.declare(Sheet" in text


def test_a_starred_tuple_that_is_looked_into_comes_from_a_call() -> None:
    assert native.starless("x = a in (*b, c)\n") == "x = a in tuple((*b, c))\n"
    assert native.starless("x = a in (b, c)\n") == "x = a in (b, c)\n"


def test_an_exception_keeps_what_it_was_raised_from() -> None:
    text = "try:\n    f()\nexcept E as e:\n    raise Wrong(\n        'so'\n    ) from e\n"
    assert native.with_causes(text) == "try:\n    f()\nexcept E as e:\n    raise native_.because(Wrong('so'), e)\n"


def test_a_lambda_of_a_constant_keeps_the_names_of_its_parameters() -> None:
    text = "WHO = Ask(\n    'who', lambda t, seat, *, hero=1: [\n        hero\n    ]\n)\nkept = f(key=lambda x: x)\n"
    written = native.with_names(text)
    assert "def _lambda_2_11(t, seat, *, hero=1): return [hero]" in written
    assert "    'who', _lambda_2_11\n)" in written
    assert ast.parse(written)


@pytest.mark.parametrize("compiled_rules", [False, True])
def test_a_wheel_with_compiled_rules_is_one_for_its_platform(tmp_path: Path, compiled_rules: bool) -> None:
    (tmp_path / "fabletop").mkdir()
    (tmp_path / "fabletop_kernel__mypyc.so").touch()
    if compiled_rules:
        (tmp_path / "fabletop" / "compiled.json").touch()
    wheel: dict[str, Any] = {"force_include": {}, "dependencies": [], "pure_python": True}
    hatch_build.take_native(tmp_path, wheel)
    assert wheel["pure_python"] is not compiled_rules
    assert wheel.get("infer_tag", False) is compiled_rules
    laid = {"fabletop/compiled.json", "fabletop_kernel__mypyc.so"} if compiled_rules else set()
    assert {*wheel["force_include"].values()} == laid
    assert wheel["dependencies"] == (["mypy_extensions"] if compiled_rules else [])


def test_without_a_compiler_one_sentence_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(native.shutil, "which", lambda command: None)
    monkeypatch.setattr(sys, "argv", ["native.py"])
    with pytest.raises(SystemExit, match=r"^Compiling needs a C compiler and the headers of Python; nothing else does"):
        native.main()
