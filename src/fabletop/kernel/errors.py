"""Every error that a person may meet. Each is one sentence that names what is wrong and where."""


class FabletopError(Exception):
    """The base of all errors that are somebody's input, not our fault."""


class SetupError(FabletopError):
    """An unknown game, a wrong number of seats, an option that does not exist."""


class IllegalChoice(FabletopError):
    """The choice is not on offer. Nothing has changed."""

    def __init__(self, reason: str, clause: str = "") -> None:
        super().__init__(f"{reason} ({clause})" if clause else reason)
        self.clause = clause


class SaveError(FabletopError):
    """A file that is not a saved game of ours, or is damaged, or belongs to other rules."""


class PackError(FabletopError):
    """A content pack that breaks its schema: file, key and reason."""


class PositionError(FabletopError):
    """A position that cannot be: the path of the wrong field and the reason."""


class RulesError(Exception):
    """An error in the rules code. The choice that met it was taken back; nothing has changed."""
