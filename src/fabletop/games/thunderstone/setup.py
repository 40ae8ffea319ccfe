"""Setup (TS-2, TS-3), and what the players may choose beforehand."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel import Deck, Rng, SetupError
from .content import DISEASE, Content
from .events import StartPlayer
from .hall import close_up
from .scenes import scene
from .state import Player, State

LEAST_GROUPS = 3  # TS-2.3
FAMILIES = 4  # TS-2.17
VILLAGE_KINDS = 8  # TS-2.19
PACE = 2  # TS-S3.2
FIRST_GAME = (  # TS-3.2 to TS-3.4
    *("enchanted", "ooze", "undead_doom"),
    *("elf", "lorigg", "regian", "thyrian"),
    *("battle_fury", "fireball", "flaming_sword", "lightstone_gem"),
    *("magical_aura", "short_sword", "spear", "town_guard"),
)


def begin(content: Content, seats: int, options: Mapping[str, bool | int | str], seed: str) -> State:
    groups, families, village = _wanted(content, options)
    t = State(
        rng=Rng(seed),
        n=seats,
        players=[Player() for _ in range(seats)],
        group_count=max(int(options.get("groups", LEAST_GROUPS)), len(groups)),  # TS-2.4
        groups=groups,
        families=families,
        village=village,
        diseases=content.cards[DISEASE].copies,
    )
    t.content = content
    if seats == 1:
        t.pace = int(options.get("pace", PACE))
    t.then("set_up")
    return t


def _wanted(content: Content, options: Mapping[str, bool | int | str]) -> tuple[list[str], list[str], list[str]]:
    """The cards that the players chose by name (TS-3.6); what they did not name is drawn at random."""
    text = str(options.get("cards", ""))
    names = [name.strip().replace(" ", "_").lower() for name in text.split(",") if name.strip()]
    if options.get("first_game"):
        if names:
            raise SetupError("the first game has fixed cards: leave out 'cards' or 'first_game'")
        names = list(FIRST_GAME)
    chosen: tuple[list[str], list[str], list[str]] = ([], [], [])
    for name in names:
        kinds = (content.groups, content.families, content.village)
        found = [i for i, known in enumerate(kinds) if name in known]
        if not found:
            raise SetupError(f"'{name}' is no Monster class, Hero kind or Village card of Thunderstone")
        if name in chosen[found[0]]:
            raise SetupError(f"'{name}' is named twice; each kind is in the game once")
        chosen[found[0]].append(name)
    groups, families, village = chosen
    if 0 < len(groups) < LEAST_GROUPS:
        raise SetupError(f"{len(groups)} Monster classes are named; name at least {LEAST_GROUPS}, or none")
    if len(families) > FAMILIES:
        raise SetupError(f"{len(families)} Hero kinds are named; a game has {FAMILIES}")
    if len(village) > VILLAGE_KINDS:
        raise SetupError(f"{len(village)} Village cards are named; a game has {VILLAGE_KINDS}")
    return chosen


def in_play(t: State) -> dict[str, list[str]]:
    """The kinds that were drawn or named; every game has the basic cards and the Thunderstone."""
    content = t.content
    return {
        "monster": [card for group in t.groups for card in content.groups[group]],
        "hero": [card for family in t.families for card in content.families[family]],
        "village": t.village,
    }


@scene()
def set_up(t: State) -> None:
    """Dungeon, Village, Party Decks (TS-2.1)."""
    content = t.content
    _draw_kinds(t, t.groups, list(content.groups), t.group_count)
    _draw_kinds(t, t.families, list(content.families), FAMILIES)
    _draw_kinds(t, t.village, list(content.village), VILLAGE_KINDS)
    monsters = [name for group in t.groups for name in content.groups[group]]
    t.dungeon.shuffle_on_top(name for name in monsters for _ in range(content.cards[name].copies))  # TS-2.5
    close_up(t)  # TS-2.11, TS-2.14; Breach is ignored (TS-2.15)
    for stack in t.stacks():
        for name in content.stacks[stack]:
            t.stock[name] = content.cards[name].copies
    for seat in range(t.n):
        _party_deck(t, seat)
    t.active = t.rng.below(t.n)  # TS-4.1
    t.tell(StartPlayer, "TS-4.1", t.active)
    t.progress = False
    t.then("turn")


def _draw_kinds(t: State, chosen: list[str], kinds: list[str], number: int) -> None:
    """Randomizers, without replacement (TS-2.2, TS-2.31)."""
    randomizers: Deck[str] = Deck()
    randomizers.shuffle_on_top(kind for kind in kinds if kind not in chosen)
    while len(chosen) < number:
        chosen.append(randomizers.draw(t.rng))


def _party_deck(t: State, seat: int) -> None:
    """TS-2.23 to TS-2.27"""
    cards = t.content.cards
    for name in t.content.basics:
        t.stock[name] -= cards[name].starting  # TS-2.24
    starting = [name for name in t.content.basics for _ in range(cards[name].starting)]
    t.players[seat].deck.shuffle_on_top(starting)
    t.draw_hand(seat)
