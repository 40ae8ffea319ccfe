"""Farruga in positions."""

from __future__ import annotations

from typing import Annotated, Self

from msgspec import UNSET, Meta

from .....kernel.vocabulary import Given, Shown, Start, Word
from ...land.geometry import is_centre
from ...named import SEAT
from ...positions.fields import PilePart, Space
from ...positions.own import OWN_DECKS, OWN_SCENES, THEN_ROUND, FightWords, OwnDeck, TableWords, TaleWords
from ...positions.taking import fail, laid_space
from ...state import Fight, State
from .cards import ATTACKS
from .combat import Duel
from .flight import Farruga

ATTACK = Word("ATTACK", "an Attack card of Farruga", lambda t: list(ATTACKS(t.content)))


class FarrugaWords(TableWords):
    dragon: Given[Space | None] = UNSET  # Farruga's Hunger: the hex on which she sits. Left out: off the map
    # Farruga's Hunger: the Attack card of her last flight. Left out: none
    attack: Given[Annotated[str, Meta(extra={"names": ATTACK})]] = UNSET

    @classmethod
    def show(cls, t: State) -> Self:
        farruga = t.tales.look(Farruga)
        return cls(dragon=farruga.at or None, attack=farruga.attacked[-1] if farruga.attacked else "")

    def lay(self, t: State) -> None:
        farruga = t.tales.look(Farruga)
        if self.dragon:
            if is_centre(self.dragon) or Farruga not in t.tales:
                fail("dragon", "Farruga lands on hexes, in her Scenario")
            farruga.at = laid_space(t, self.dragon, "dragon")
        if self.attack:
            if self.attack not in farruga.attacks.items():
                fail("attack", f"there is no Attack card '{self.attack}' in the deck")
            farruga.attacks.take(self.attack)
            farruga.attacked.append(self.attack)


class AttackWords(TaleWords):
    attacks: Shown[PilePart] = UNSET  # Attack cards of Farruga

    @classmethod
    def show(cls, t: State) -> Self:
        farruga = t.tales.look(Farruga)
        return cls(attacks=PilePart(left=len(farruga.attacks), shown=list(farruga.attacked)))


class DuelWords(FightWords):
    # with Farruga: Initiative tokens with the Hero side up, -1 before the toss. Left out: -1
    initiative: Given[Annotated[int, Meta(ge=-1, le=3)]] = UNSET
    # with Farruga: the Attack cards of this Combat. Left out: none
    drawn: Given[Annotated[list[str], Meta(extra={"names": ATTACK})]] = UNSET
    spared: Shown[bool] = UNSET  # a Water Essence was paid in this round

    @classmethod
    def show(cls, fight: Fight) -> Self:
        duel = fight.tales.look(Duel)
        return cls(initiative=duel.initiative, drawn=list(duel.drawn), spared=duel.spared)

    def lay(self, t: State, fight: Fight) -> None:
        if self.drawn and Farruga not in t.tales:
            fail("fight.drawn", "there are Attack cards only in Farruga's Hunger")
        if fight.great and Farruga in t.tales:
            initiative = -1 if self.initiative is UNSET else self.initiative
            fight.tales.add(Duel(initiative=initiative, drawn=list(self.drawn or [])))


OWN_SCENES["turn_tokens"] = Start(f"with Farruga: Initiative tokens are turned; {THEN_ROUND}", (SEAT,))
OWN_DECKS["attacks"] = OwnDeck("Attack cards of Farruga", lambda t: t.tales.look(Farruga).attacks)
