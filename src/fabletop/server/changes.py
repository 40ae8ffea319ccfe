"""What has changed between two states of a viewer: far less than a state.

A change is one of these; `web/src/lib/changes.ts` puts them in, too:

    [value]                 it is this now
    {"gold": change, ...}   of an object or a list: what has changed in it, by name or by place
    0                       the object has no such name any more

In a list "" stands for entries that came or went, after its other changes: [place, how many went, those that came].
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from ..kernel.messages import Called

Change: TypeAlias = Annotated[Any, Called("Change")]
GONE = 0
MOVED = ""


def change(old: Any, new: Any) -> Change:
    if isinstance(old, dict) and isinstance(new, dict):
        found: dict[str, Change] = {name: GONE for name in old if name not in new}
        for name, value in new.items():
            if name not in old:
                found[name] = [value]
            elif old[name] != value:
                found[name] = change(old[name], value)
        return _shorter(found, new)
    if isinstance(old, list) and isinstance(new, list):
        return _shorter(_list_change(old, new), new)
    return [new]


def _list_change(old: list[Any], new: list[Any]) -> dict[str, Change]:
    """What is the same before and behind stays."""
    shared = min(len(old), len(new))
    before = next((place for place in range(shared) if old[place] != new[place]), shared)
    behind = next((n for n in range(shared - before) if old[-1 - n] != new[-1 - n]), shared - before)
    went, came = len(old) - before - behind, len(new) - before - behind
    both = before + min(went, came)
    found = {str(place): change(old[place], new[place]) for place in range(before, both) if old[place] != new[place]}
    if went != came:
        found[MOVED] = [both, len(old) - behind - both, new[both : len(new) - behind]]
    return found


def _shorter(found: dict[str, Change], new: Any) -> Change:
    """Where nearly everything has changed, the whole is less to say."""
    whole = [new]
    return found if len(msgspec.json.encode(found)) <= len(msgspec.json.encode(whole)) else whole


def put_in(old: Any, changed: Change) -> Any:
    """The state after a change; the old one stays as it is."""
    if isinstance(changed, list):
        return changed[0]
    if isinstance(old, list):
        entries = list(old)
        for place, each in changed.items():
            if place != MOVED:
                entries[int(place)] = put_in(entries[int(place)], each)
        if MOVED in changed:
            place, went, came = changed[MOVED]
            entries[place : place + went] = came
        return entries
    fields = {name: value for name, value in old.items() if changed.get(name, MOVED) != GONE}
    return fields | {name: put_in(old.get(name), each) for name, each in changed.items() if each != GONE}
