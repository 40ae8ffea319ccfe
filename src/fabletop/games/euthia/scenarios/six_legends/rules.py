"""The Six Legends: trials at the centres of Legend tiles, and the Artifacts that lie there (EU-64)."""

from __future__ import annotations

from dataclasses import field

from .....kernel import Deck, Node, state
from ...alone.banks import add_to_bank
from ...choices.turn import Deed
from ...combat.hurting import foe_of
from ...hero.body import heal, reputation
from ...hero.hands import draw_cards, draw_tile
from ...hero.storage import gain_thing
from ...land.geometry import is_centre, slot_of
from ...scenes import in_turn, scene
from ...state import State, Tales
from ...turn.free_actions import on_church
from ...turn.quests import quest_refusal
from .. import brings, count, hook, keeps, notes, pieces
from ..told import Fact, Mark, mark_kind
from .cards import LEGENDS, legend_of
from .choices import ASK_PRIEST, AskPriest, Trial
from .events import ArtifactTaken, TrialPassed

RULE = "six_legends"
SCROLLS = "teleport_scroll"
WEAK = {1: 2, 2: 4, 3: 4, 4: 4}  # Legend cards with a token that weaken the seals, by players (EU-64.10)
STRONG = 3  # the level of the Monsters that gain by it
PAID = (0, 3, 8, 14)  # Reputation for 0, 1, 2, 3 and more Artifacts (EU-64.12)
ALL = 99
LIES, TAKEN = mark_kind("artifact"), mark_kind("artifact_taken")

brings(RULE, "legend_card", "artifact")
notes(RULE, "priest", "trials")


@keeps(RULE)
@Tales.part
@state
class Legends(Node):
    tokens: dict[str, list[int]] = field(default_factory=dict)  # Legend card -> whose tokens lie on it, in order


def legends(t: State) -> dict[str, list[int]]:
    """By Legend card: whose tokens lie on it, in order."""
    return t.tales[Legends].tokens


def legend_at(t: State, space: str) -> str:
    """The Legend whose trial is held on a space."""
    anchor, _ = slot_of(space)
    return legend_of(t.content, t.land[anchor]) if is_centre(space) else ""


def on_map(t: State) -> dict[str, str]:
    """The centres of the Legend tiles that lie there, and the Legend of each."""
    found = {f"{anchor}*": legend_of(t.content, tile) for anchor, tile in t.land.items()}
    return {space: legend for space, legend in found.items() if legend}


@pieces
def legend_cards(t: State) -> list[str]:
    return [*LEGENDS(t.content)]


@hook(RULE)
def set_up(t: State) -> None:
    """EU-64.1, EU-64.2"""
    for stack in ("artifact", SCROLLS):
        deck: Deck[str] = Deck()
        deck.shuffle_on_top(t.content.stacks[stack])
        t.stacks[stack] = deck
        t.discards[stack] = []
    t.tales[Legends].tokens = {legend: [] for legend in LEGENDS(t.content)}
    for hero in t.heroes:
        hero.bag.append(draw_tile(t, SCROLLS))


# -- Free Actions --------------------------------------------------------------------------------------------


@hook(RULE)
def deeds(t: State, seat: int) -> list[Deed]:
    if on_church(t, seat):
        return [ASK_PRIEST]
    legend = legend_at(t, t.heroes[seat].at)
    return [Trial(legend)] if legend else []


@hook(RULE)
def deed_refusal(t: State, seat: int, key: Deed) -> str:
    hero = t.heroes[seat]
    match key:
        case AskPriest():
            return "" if hero.golden and hero.notes.get("priest") != t.round else "EU-64.4"
        case Trial(legend):
            if seat in legends(t)[legend]:
                return "EU-64.6"
            return "EU-64.5" if quest_refusal(t, seat, legend) else ""
    return ""


@hook(RULE)
def do_deed(t: State, seat: int, key: Deed) -> None:
    match key:
        case AskPriest():
            t.then("tidy", seat)
            t.heroes[seat].notes["priest"] = t.round
            t.then("blessed", seat)
            t.then("give_gold", seat, "EU-64.4")
        case Trial(legend):
            t.then("tidy", seat)
            t.then("quest_way", seat, legend)


@scene(below=in_turn)
def blessed(t: State, seat: int) -> None:
    """EU-64.4"""
    heal(t, seat, ALL)
    scroll = draw_tile(t, SCROLLS)
    if scroll:
        gain_thing(t, seat, scroll)


# -- trials (EU-64.5 to EU-64.10) ------------------------------------------------------------------------------


@hook(RULE)
def passed(t: State, seat: int, trial: str) -> None:
    """EU-64.6, EU-64.7"""
    notes = t.heroes[seat].notes
    card = LEGENDS(t.content)[trial]
    first = not legends(t)[trial]
    legends(t)[trial].append(seat)
    notes["trials"] = notes.get("trials", 0) + 1
    t.tell(TrialPassed, "EU-64.6", seat, trial)
    reputation(t, seat, card.reputation if first else -(-card.reputation // 2), "EU-64.6")
    if first:
        take_artifact(t, seat, trial)


def chapter(t: State, legend: str) -> int:
    return t.content.map_tiles[LEGENDS(t.content)[legend].tile].chapter


def take_artifact(t: State, seat: int, legend: str) -> None:
    """EU-64.8: beside the slots; a Health symbol on it raises both values (EU-40.2)."""
    hero = t.heroes[seat]
    artifact = LEGENDS(t.content)[legend].artifact
    before = t.max_health(seat)
    t.stacks["artifact"].take(artifact)
    hero.artifacts.append(artifact)
    hero.health += t.max_health(seat) - before
    t.tell(ArtifactTaken, "EU-64.6", seat, artifact)
    taken = [chapter(t, each) for each, seats in legends(t).items() if seats]
    if taken.count(chapter(t, legend)) == 1:
        stir(t, seat)


def stir(t: State, seat: int) -> None:
    """EU-64.9: the first Artifact of its Chapter."""
    if t.automatic:
        add_to_bank(t, "gold", 1, "EU-64.9")
        return
    for other in t.others(seat):
        draw_cards(t, other, "gold", 1)
    t.then_each(("hand_limit", other) for other in t.others(seat))


def weak(t: State) -> bool:
    """EU-64.10"""
    return sum(bool(seats) for seats in legends(t).values()) >= WEAK[t.n]


@hook(RULE)
def extra_chaos(t: State) -> int:
    return int(foe_of(t).level == STRONG and weak(t))


# -- the end -------------------------------------------------------------------------------------------------


@hook(RULE)
def ended(t: State) -> bool:
    """EU-64.11"""
    return not len(t.stacks["artifact"])


@hook(RULE)
def reckoned(t: State, seat: int) -> list[tuple[str, str, int]]:
    """EU-64.12"""
    return [("reputation", "artifacts", PAID[min(len(t.heroes[seat].artifacts), len(PAID) - 1)])]


@count
def artifacts(t: State) -> int:
    return sum(len(hero.artifacts) for hero in t.heroes)


@count
def bearers(t: State) -> int:
    """Heroes with an Artifact."""
    return sum(bool(hero.artifacts) for hero in t.heroes)


# -- for the table -------------------------------------------------------------------------------------------


@hook(RULE)
def facts(t: State) -> list[Fact]:
    found = {"number": artifacts(t), "most": len(LEGENDS(t.content))}
    told = [Fact("eu-fact-artifacts", found, "EU-64.11", drawn=True)]
    return [*told, Fact("eu-fact-seals", {"number": WEAK[t.n]}, "EU-64.10")] if weak(t) else told


@hook(RULE)
def marks(t: State) -> list[Mark]:
    """Whether the Artifact still lies there."""
    shown: list[Mark] = []
    for space, legend in on_map(t).items():
        if legends(t)[legend]:
            shown.append(Mark(space, "eu-mark-legend_taken", "EU-64.6", TAKEN))
        else:
            shown.append(Mark(space, "eu-mark-legend", "EU-64.6", LIES))
    return shown
