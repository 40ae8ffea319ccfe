"""The code of the README runs as it stands."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import fabletop

README = Path(__file__).parent.parent / "README.md"


def test_the_library_example_of_the_readme_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), flags=re.S)
    assert blocks
    for block in blocks:
        test = doctest.DocTestParser().get_doctest(block, {}, "README.md", None, None)
        assert test.examples
        assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed == 0


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(fabletop).failed == 0
