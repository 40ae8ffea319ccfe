"""YAML as our files are written in it; an error names file and line."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from .errors import PackError


class _Loader(yaml.CSafeLoader):
    """YAML in which no key may stand twice; only `true` and `false` are no words, not `yes`, `no`, `on` and `off`."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: list[object] = []
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if key in seen:
                raise yaml.constructor.ConstructorError(
                    None, None, f"the key {key!r} stands twice", key_node.start_mark
                )
            seen.append(key)
        return super().construct_mapping(node, deep)


_Loader.yaml_implicit_resolvers = {
    first: [(tag, form) for tag, form in forms if tag != "tag:yaml.org,2002:bool"]
    for first, forms in yaml.CSafeLoader.yaml_implicit_resolvers.items()
}
_Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("(?:true|false)$"), ["t", "f"])


def read_yaml(file: Path) -> Any:
    try:
        return yaml.load(file.read_text(encoding="utf-8"), Loader=_Loader)
    except FileNotFoundError:
        raise PackError(f"{file}: there is no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise PackError(f"{file}: cannot be read ({error})") from None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise PackError(f"{file}: line {line}: {error.problem}") from None
    except yaml.YAMLError as error:
        raise PackError(f"{file}: {error}".splitlines()[0]) from None
