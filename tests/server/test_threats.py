"""docs/threats.md names a test for every threat, and each is there."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "threats.md").read_text(encoding="utf-8")


def test_every_threat_has_a_defence_and_a_test_that_is_there() -> None:
    rows = [line.strip("|").split("|") for line in PAGE.splitlines() if re.match(r"\| (?!threat|-)", line)]
    assert len(rows) > 25
    for threat, defence, test in rows:
        assert len(threat.split()) > 1 and len(defence.split()) > 1
        file, name = re.fullmatch(r" `(tests/\S+)::(\w+)` ", test).groups()  # type: ignore[union-attr]
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), test


def test_hosting_names_commands_and_options_that_there_are() -> None:
    from fabletop.cli.app import app

    said = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for command in set(re.findall(r"fabletop db (\w+)", said)):
        group = next(each for each in app.registered_groups if each.name == "db").typer_instance
        assert group is not None and command in [
            each.name or each.callback.__name__ for each in group.registered_commands if each.callback
        ]
