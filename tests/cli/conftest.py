"""A terminal for tests: arguments and typed lines in; status, output and errors out."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from fabletop.cli import run


@dataclass(frozen=True)
class Answer:
    status: int
    out: str
    err: str


Fabletop = Callable[..., Answer]


@pytest.fixture
def fabletop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Fabletop:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*args: str | Path, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = run([str(arg) for arg in args])
        captured = capsys.readouterr()
        return Answer(status, captured.out, captured.err)

    return call


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    return tmp_path / "data" / "fabletop" / "saves"
