"""Goods, Health, Movement and Actions."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ....kernel import Message, Question, Ref, Rules, ask
from ....kernel.messages import Said
from ..alone.banks import sink
from ..choices.effects import OfKind
from ..content import ELEMENTS, GEMS, METALS, Action, Kinds, Timing, several
from ..events.hero import Granted, MovesChanged, PotionsChanged, TokenGained
from ..hero import body
from ..hero.hands import draw_cards, draw_tile
from ..hero.skoldur import gain_dwurt
from ..hero.storage import gain_thing
from ..reasons import Reason
from ..state import Fight, State
from .base import Changes, Effect, Numbered, UpTo
from .times import Moment
from .wording import goods, kinds_of, numbers
from .worths import ACTIONS, HEALED, HEALED_AT_MOST, MOVE, gain_worth

Goods: TypeAlias = Literal[
    "gold", "reputation", "gaar", "dwurt", "gem", "essence", "silver_card", "gold_card", "healing_potion", "supplies"
]


def _kinds(t: State, seat: int, kinds: tuple[str, ...]) -> list[OfKind]:
    return [OfKind(kind) for kind in kinds]


KIND = Question("kind", "EU-2.4", _kinds)


class Gain(Numbered, frozen=True, kw_only=True):
    what: Goods  # what is gained
    kind: Kinds = ""  # of Gems and Essences

    def apply(self, t: State, name: str, seat: int) -> Rules[None]:
        n = self.n
        match self.what:
            case "gem" | "essence":
                every = GEMS if self.what == "gem" else ELEMENTS
                for _ in range(n):
                    key = yield from ask(t, seat, KIND, every if self.kind == "any" else several(self.kind))
                    take_token(t, seat, self.what, key.kind)
            case "silver_card" | "gold_card":
                draw_cards(t, seat, METALS[self.what], n)
            case "healing_potion":
                t.heroes[seat].bag += ["healing_potion"] * n
                t.tell(PotionsChanged, "EU-32.7", seat, n)
            case "reputation":
                body.reputation(t, seat, n)
            case "gold":
                body.gold(t, seat, n)
            case "gaar":
                body.gaar(t, seat, n)
            case "dwurt":
                gain_dwurt(t, seat, n, "EU-41.7")
            case "supplies":
                for _ in range(n):
                    tile = draw_tile(t, "supplies")
                    if tile:
                        gain_thing(t, seat, tile)

    def afflict(self, t: State, fight: Fight, why: Reason) -> None:
        """Of a Monster Player's tile."""
        match self.what:
            case "silver_card" | "gold_card":
                draw_cards(t, fight.rival, METALS[self.what], self.n)
            case "gold":
                body.gold(t, fight.rival, self.n, "EU-2.4")
            case "gaar":
                body.gaar(t, fight.rival, self.n, "EU-2.4")
            case "reputation":
                body.reputation(t, fight.rival, self.n, "EU-2.4")

    def words(self) -> dict[str, Said]:
        what = kinds_of(self.what, self.kind) if self.what in ("gem", "essence") else goods(self.what)
        return {**numbers(self.n), "what": what}

    def reward_words(self) -> Message:
        """So much of it."""
        if self.what in ("gem", "essence") and self.kind != "any":
            return Message("eu-times", {"n": self.n, "what": kinds_of(self.what, self.kind)})
        return Message(f"eu-web-what-{self.what}", {"n": self.n})

    @property
    def object(self) -> str:
        return self.what

    def foresee(self, found: Changes, n: float) -> None:
        found.gains += n
        found.gaar += n if self.what == "gaar" else 0
        found.dwurt += n if self.what == "dwurt" else 0

    def worth(self, t: State, seat: int) -> float:
        return gain_worth(t, self.what, self.n)

    def each_round(self) -> float:
        return 0.8 * self.n if self.what in ("gaar", "dwurt", "gold") else 0.0

    def comfort(self) -> float:
        if self.timing == "M5":
            return 0.4 * self.n
        return super().comfort()

    def ease(self) -> float:
        return 0.7 * self.n if self.trigger else 0.0

    def salvage(self, missing: int) -> float:
        return 0.8 if self.use != "on_gain" else 0.0


def take_token(t: State, seat: int, what: str, kind: str) -> None:
    held = t.heroes[seat].gems if what == "gem" else t.heroes[seat].essences
    held[kind] = held.get(kind, 0) + 1
    t.tell(TokenGained, "EU-41.7", seat, what, kind)


class Heal(UpTo, frozen=True, kw_only=True):
    heals = True

    def apply(self, t: State, name: str, seat: int) -> None:
        if t.fight is None or not t.fight.withered:  # EU-66.21
            body.heal(t, seat, self.amount(t))

    def fits(self, timing: Timing, moment: Moment) -> bool:
        if timing == "T2":
            return moment in ("heal", "out", "before")  # EU-24.4, EU-24.6
        return super().fits(timing, moment)

    def felt(self, t: State) -> bool:
        return t.fight is None or not t.fight.withered  # EU-66.21

    @property
    def heals_in_its_phase(self) -> bool:
        return self.timing == "T2"

    def foresee(self, found: Changes, n: float) -> None:
        found.heal += n

    def worth(self, t: State, seat: int) -> float:
        n = HEALED_AT_MOST if self.n == "all" else self.n
        return HEALED * min(n, t.max_health(seat) - t.heroes[seat].health)

    def each_round(self) -> float:
        return 0.0 if self.timing else 0.3 * (3 if self.n == "all" else self.n)

    def salvage(self, missing: int) -> float:
        return 0.3 * min(missing, 9 if self.n == "all" else self.n)


class Suffer(Numbered, frozen=True, kw_only=True):
    def apply(self, t: State, name: str, seat: int) -> None:
        body.wound(t, seat, self.n, "EU-2.4")

    def foresee(self, found: Changes, n: float) -> None:
        found.suffer += n

    def worth(self, t: State, seat: int) -> float:
        return -0.5 * self.n


class Move(Numbered, frozen=True, kw_only=True):
    waits = True

    def apply(self, t: State, name: str, seat: int) -> None:
        t.heroes[seat].moves += self.n
        t.tell(MovesChanged, "EU-11.1", seat, self.n)

    def foresee(self, found: Changes, n: float) -> None:
        found.moves += n

    def worth(self, t: State, seat: int) -> float:
        return MOVE * self.n

    def each_round(self) -> float:
        return 0.7 * self.n

    def salvage(self, missing: int) -> float:
        return 0.2 * self.n


class GrantAction(Effect, frozen=True, kw_only=True):
    what: Action  # the Action
    waits = True

    def apply(self, t: State, name: str, seat: int) -> None:
        t.heroes[seat].granted.append(self.what)
        t.tell(Granted, "EU-9.6", seat, self.what)

    @property
    def granted(self) -> str:
        return self.what

    def words(self) -> dict[str, Said]:
        return {"what": Ref(f"eu-action-{self.what}")}

    @property
    def object(self) -> str:
        return self.what

    def each_round(self) -> float:
        return ACTIONS[self.what]


class BankDiscard(Numbered, frozen=True, kw_only=True):
    bank: Literal["silver", "gold"]  # of which cards

    def apply(self, t: State, name: str, seat: int) -> None:
        """The top cards of a bank go to the bottom of their deck, as far as there are (EU-48.22)."""
        sink(t, self.bank, self.n, "EU-2.4")

    def words(self) -> dict[str, Said]:
        return {**numbers(self.n), "bank": self.bank}


class Hope(Numbered, frozen=True, kw_only=True):
    def apply(self, t: State, name: str, seat: int) -> None:
        if t.fight is not None:
            body.hope(t, self.n)

    def foresee(self, found: Changes, n: float) -> None:
        found.hope += n
