"""The `fabletop` command."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ..kernel import FabletopError, RulesError

WRONG_INPUT = 2
RULES_FAILED = 3


def main(args: Sequence[str] | None = None) -> None:
    """Run a command. Wrong input is answered with one sentence, never with a traceback."""
    sys.exit(run(sys.argv[1:] if args is None else args))


def run(args: Sequence[str]) -> int:
    from .app import app

    try:
        status = app(args=args or ["--help"], prog_name="fabletop", standalone_mode=False)
    except FabletopError as error:
        return _refuse(str(error), WRONG_INPUT)
    except RulesError as error:
        return _refuse(str(error), RULES_FAILED)
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _refuse(f"{where}{error.strerror or error}", WRONG_INPUT)
    except Exception as error:
        usage = getattr(error, "format_message", None)  # a wrong command line
        if usage is None:
            raise
        return _refuse(usage(), WRONG_INPUT) if usage() else WRONG_INPUT
    return status if isinstance(status, int) else 0


def _refuse(sentence: str, status: int) -> int:
    print("fabletop:", " ".join(sentence.split()), file=sys.stderr)
    return status


__all__ = ["main", "run"]
