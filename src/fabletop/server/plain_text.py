"""What people may write as names and in the chat: what everybody can see, in the order in which it stands."""

from __future__ import annotations

import unicodedata

# Controls, orders to turn the text around, what has no width, halves of characters, and what no font knows.
REFUSED = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
JOINERS = "\u200c\u200d"  # some scripts and many pictures are written with them
BLANK = "\u115f\u1160\u3164\uffa0\u2800"  # letters that show nothing


def fault(text: str, *, joiners: bool = False) -> str:
    """What is wrong with a text, or nothing."""
    for each in text:
        if joiners and each in JOINERS:
            continue
        if unicodedata.category(each) in REFUSED or each in BLANK:
            return f"the character U+{ord(each):04X} cannot be seen, and may not be used"
    return ""


def name_fault(name: str) -> str:
    if found := fault(name):
        return found
    if not any(unicodedata.category(each)[0] in "LNPS" for each in name):
        return "a name needs a letter"
    return ""


def alike(name: str, other: str) -> bool:
    """Whether two names read the same."""
    return _read(name) == _read(other)


def _read(name: str) -> str:
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())
