"""A wheel with compiled rules: built, installed into an environment of its own, and played with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

import fabletop

from .other import ROOT

pytestmark = pytest.mark.native

PROJECT = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore", "src", "docs/rules")
REPLAY = """
import fabletop
from tests.recorded.recording import files, read, replay

shortest = {}
for file in sorted(files(), key=lambda file: -file.stat().st_size):
    shortest[file.parent.name] = file
for file in shortest.values():
    replay(read(file))
print(fabletop.NATIVE, fabletop.kernel.game.__file__, *sorted(shortest))
"""


def called(*command: str | Path, at: Path, path: str = "") -> str:
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "FABLETOP_PURE")}
    environment["PYTHONPATH"] = path
    done = subprocess.run(command, cwd=at, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that has the wheel; what the wheel depends on is here."""
    folder = tmp_path_factory.mktemp("wheel")
    project, home = folder / "project", folder / "home"
    project.mkdir()
    for part in PROJECT:  # without the source of the client, which is not built again
        copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy2
        copy(ROOT / part, project / part)
    called(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder, at=project)
    (wheel,) = folder.glob("*.whl")
    assert not wheel.stem.endswith("-any"), "it is for one platform"
    venv.create(home)
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(home)}))
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    python = home / "bin" / "python"
    install = (sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", wheel)
    called(*install, at=folder)
    return home


def test_a_wheel_with_compiled_rules_says_so(home: Path) -> None:
    said = called(home / "bin" / "fabletop", "--version", at=home)
    assert said == f"Fabletop {fabletop.__version__}, compiled rules\n"


def test_recorded_games_are_played_by_the_wheel_as_they_were(home: Path) -> None:
    native, file, *games = called(home / "bin" / "python", "-c", REPLAY, at=home, path=str(ROOT)).split()
    assert native == "True" and Path(file).is_relative_to(home) and Path(file).suffix == ".so"
    assert games == fabletop.games()
