"""Questions that say what the choice is for: the effect that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ...kernel import Decision, Message
from ...kernel.messages import Said
from .asking import Ask
from .choices import Option
from .named import short, word
from .state import State
from .words.effects import EffectWords

if TYPE_CHECKING:
    from .content.spoken import Effect

K = TypeVar("K", bound=Option, covariant=True)


def running_effect(t: State) -> Effect | None:
    """The effect that the rules are at."""
    match t.scene:
        case ("effects" | "one_effect", name, index, *_):
            return t.content.effects[f"{name}/{index}"]
        case ("for_hero", str(name), *_):
            return t.content.effects[name]
        case _:
            return None


class AskWhy(Ask[K]):
    """A question to whoever chooses for the group."""

    __slots__ = ()

    def hero(self, t: State, decision: Decision) -> int:
        return t.chooser

    def prompt(self, t: State, decision: Decision) -> Message:
        effect = running_effect(t)
        args: dict[str, Said] = {"hero": short(t.heroes[t.chooser].id)}
        if effect is None:
            return Message(f"th-ask-{self.kind}", args)
        if self.kind == "who" and (kind := effect.asked_of_all()):
            return Message("th-ask-who_pays", {**args, "kind": word("resource", kind)})
        return Message(f"th-ask-{self.kind}_for", {**args, "effect": effect.say(EffectWords(t.content, t.adventure))})
