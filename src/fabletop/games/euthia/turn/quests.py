"""Fulfilling Quests (EU-35.22 to EU-35.28): what they ask for, how it is paid."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Question, Rules, ask
from ..choices.effects import HandIn, OneWay
from ..content import EQUIPMENT, Cost, Foe, Quest, several
from ..events.hero import MovesChanged, PotionsChanged, Wounded
from ..events.turn import HandedIn, QuestFulfilled, QuestMissed
from ..hero.body import gaar, gold
from ..hero.hands import discard_card
from ..hero.roll import outcome
from ..hero.storage import set_size, spend, taking_off_refusal, throw_away
from ..land.tokens import owners
from ..scenarios import elites_taken, passed, quest_done, quests_closed
from ..scenes import in_turn, scene
from ..state import State
from ..verbs.triggers import trigger
from ..verbs.walker import run

GOODS = (*EQUIPMENT, "scroll", "potion", "chest", "flask", "satchel", "backpack")  # what "an item" means
COUNTED = ("gold", "gaar", "movement", "wounds", "healing_potion")  # paid without a choice


def here(t: State, seat: int) -> str:
    """The Encounter at the Hero's place, if it is open."""
    at = t.heroes[seat].at
    if not at or not t.space(at).encounter or t.monster_at(at) or quests_closed(t, at):
        return ""
    return t.space(at).encounter


def offered(t: State, seat: int) -> list[str]:
    id = here(t, seat)
    return list(t.faceup.get(id, ())) if id else []


def ways(quest: Quest) -> list[tuple[Cost, ...]]:
    """The whole cost, once for each alternative in it."""
    found: list[tuple[Cost, ...]] = [()]
    for cost in quest.cost:
        choices = cost.any_of or ((cost,),)
        found = [(*way, *choice) for way in found for choice in choices]
    return found


def quest_refusal(t: State, seat: int, id: str) -> str:
    if id in t.heroes[seat].tried:
        return "EU-35.22"
    return "" if any(payable(t, seat, way) for way in ways(t.content.quests[id])) else "EU-35.22"


def payable(t: State, seat: int, costs: Sequence[Cost]) -> bool:
    return all(met(t, seat, cost) for cost in costs if cost.need) and _can(t, seat, _units(t, seat, costs), {})


def met(t: State, seat: int, cost: Cost) -> bool:
    """A condition: nothing is spent."""
    hero, n = t.heroes[seat], int(cost.n)
    match cost.need:
        case "armour_set":
            return set_size(t, seat) >= n
        case "interaction_tokens":
            return t.tokens_of(seat, "me") >= n
        case "trade_tokens":
            return t.tokens_of(seat, "t") >= n
        case "hero_tokens":
            return t.tokens_of(seat, "h") >= n
        case "gems_on_equipment":
            return sum(len(hero.gems_on.get(each, ())) for each in t.on_board(seat)) >= n
        case "reputation":
            return hero.reputation >= n
        case "bounties":
            return len(hero.bounties) + len(elites_taken(t, seat)) >= n  # EU-65.12
        case "deaths":
            return hero.deaths >= n
        case "confronted":
            own = [space for space in t.tokens if seat in owners(t, space, "e")]
            return len(dict.fromkeys(t.space(space).type for space in own)) >= n
    return True  # a Hero Roll is made when it is tried


# -- paying, unit by unit ----------------------------------------------------------------------------


def _units(t: State, seat: int, costs: Sequence[Cost]) -> list[Cost]:
    """Each thing to be handed in by itself; what is counted stays together."""
    found: list[Cost] = []
    for cost in costs:
        if not cost.pay:
            continue
        whole = cost.pay in COUNTED or cost.same_kind or cost.different
        found += [cost] if whole else [cost] * int(cost.n)
    return found


def candidates(t: State, seat: int, cost: Cost, spent: dict[str, int]) -> list[str]:
    """What could be handed in for one unit, after what was spent."""
    hero = t.heroes[seat]
    if cost.pay in ("gem", "essence"):
        held = hero.gems if cost.pay == "gem" else hero.essences
        left = {kind: n - spent.get(kind, 0) for kind, n in held.items() if n > spent.get(kind, 0)}
        if cost.same_kind:
            return [kind for kind, n in left.items() if n >= int(cost.n)]
        if cost.different:
            return ["different"] if len(left) >= int(cost.n) else []
        return [kind for kind in left if cost.kind in ("", "any") or kind in several(cost.kind)]
    if cost.pay in ("silver_card", "gold_card"):
        hand = hero.silver if cost.pay == "silver_card" else hero.golden
        return [card for card in dict.fromkeys(hand) if hand.count(card) > spent.get(card, 0)]
    if cost.pay == "action_token":
        tokens = [each for each in hero.tokens if cost.action in ("", "any", each)]
        return [each for each in dict.fromkeys(tokens) if tokens.count(each) > spent.get(each, 0)]
    found = []
    for each in dict.fromkeys((*hero.bag, *t.on_board(seat))):
        free = (*hero.bag, *t.on_board(seat)).count(each) > spent.get(each, 0)
        stays = each not in hero.bag and taking_off_refusal(t, seat, each)  # EU-40.6
        if free and not stays and _asked_for(t, each, cost, each in hero.bag):
            found.append(each)
    return found


def _asked_for(t: State, thing: str, cost: Cost, stored: bool) -> bool:
    entry = t.thing(thing)
    if cost.pay == "trophy":
        return stored and isinstance(entry, Foe) and entry.level == cost.level  # also an Elite one (EU-46.18)
    if cost.pay == "resource":
        return stored and entry.item_type == "natural_resource" and cost.stack in ("any", t.content.stack_of[thing])
    wanted = cost.item_type or GOODS
    return entry.item_type in wanted and (entry.purchase_price or 0) >= cost.price_min


def _counted(t: State, seat: int, cost: Cost) -> int:
    hero = t.heroes[seat]
    held = {"gold": hero.gold, "gaar": hero.gaar, "movement": hero.moves, "wounds": hero.health - 1}
    return hero.bag.count("healing_potion") if cost.pay == "healing_potion" else held[cost.pay]


def _can(t: State, seat: int, units: Sequence[Cost], spent: dict[str, int]) -> bool:
    """Whether all of it can be paid, whatever is handed in first."""
    if not units:
        return True
    cost, rest = units[0], units[1:]
    if cost.pay in COUNTED:
        need = cost.min if cost.n == "all" else int(cost.n)
        return _counted(t, seat, cost) >= need and _can(t, seat, rest, spent)
    n = int(cost.n) if cost.same_kind else 1
    return any(
        _can(t, seat, rest, {**spent, each: spent.get(each, 0) + n}) for each in candidates(t, seat, cost, spent)
    )


def _choices(t: State, seat: int, id: str, way: int, index: int) -> list[HandIn]:
    units = _units(t, seat, ways(t.content.quests[id])[way])
    cost, rest = units[index], units[index + 1 :]
    n = int(cost.n) if cost.same_kind else 1
    return [HandIn(each) for each in candidates(t, seat, cost, {}) if _can(t, seat, rest, {each: n})]


PAY = Question("pay", "EU-35.27", _choices)
PAY_CARD = Question("pay", "EU-35.27", _choices, secret=True)  # with a card of the hand
WAY: Question[OneWay] = Question(
    "way",
    "EU-35.22",
    lambda t, seat, id: [OneWay(i) for i in range(len(ways(t.content.quests[id])))],
    lambda t, seat, key, id: "" if payable(t, seat, ways(t.content.quests[id])[key.which]) else "EU-35.22",
)


def begin_quest(t: State, seat: int, id: str) -> None:
    t.then("tidy", seat)
    t.then("quest_way", seat, id)


@scene(below=in_turn)
def quest_way(t: State, seat: int, id: str) -> Rules[None]:
    """A49: which of several costs; a Hero Roll comes before anything is handed in."""
    key = yield from ask(t, seat, WAY, id)
    way = key.which
    t.then("pay_quest", seat, id, way, 0)
    need = next((int(cost.n) for cost in ways(t.content.quests[id])[way] if cost.need == "hero_roll"), 0)
    if need:
        t.then("quest_rolled", seat, id, need, way)
        t.then("roll", seat, "quest")


@scene()
def quest_rolled(t: State, seat: int, id: str, need: int, way: int) -> None:
    """Too low; or what was to be handed in was used up for the roll."""
    value = outcome(t)
    t.roll = None
    if value < need or not payable(t, seat, ways(t.content.quests[id])[way]):
        t.agenda.pop()  # nothing is paid and nothing fulfilled
        t.heroes[seat].tried.append(id)
        t.tell(QuestMissed, "EU-35.22", seat, id)


@scene()
def pay_quest(t: State, seat: int, id: str, way: int, index: int) -> Rules[None]:
    """The cost is paid before the Reward is taken (EU-35.27)."""
    units = _units(t, seat, ways(t.content.quests[id])[way])
    if index >= len(units):
        fulfil(t, seat, id)
        return
    cost = units[index]
    t.then("pay_quest", seat, id, way, index + 1)
    if cost.pay in COUNTED:
        _pay_counted(t, seat, cost)
    elif cost.different:
        t.then("pay_different", seat, cost.pay, int(cost.n))
    else:
        question = PAY_CARD if cost.pay in ("silver_card", "gold_card") else PAY
        key = yield from ask(t, seat, question, id, way, index)
        hand_in(t, seat, cost.pay, key.thing, int(cost.n) if cost.same_kind else 1)


def _pay_counted(t: State, seat: int, cost: Cost) -> None:
    hero = t.heroes[seat]
    n = _counted(t, seat, cost) if cost.n == "all" else int(cost.n)
    if cost.pay == "gold":
        gold(t, seat, -n, "EU-35.27")
    elif cost.pay == "gaar":
        gaar(t, seat, -n, "EU-35.27")
    elif cost.pay == "movement":
        hero.moves -= n
        t.tell(MovesChanged, "EU-35.27", seat, -n)
    elif cost.pay == "wounds":
        hero.health -= n
        t.tell(Wounded, "EU-35.27", seat, n)
    else:
        for _ in range(n):
            hero.bag.remove("healing_potion")
        t.tell(PotionsChanged, "EU-35.27", seat, -n)


def _unlike(t: State, seat: int, what: str, *given: str) -> list[HandIn]:
    held = t.heroes[seat].gems if what == "gem" else t.heroes[seat].essences
    return [HandIn(kind) for kind in held if kind not in given]


DIFFERENT = Question("different", "EU-35.27", _unlike)


@scene()
def pay_different(t: State, seat: int, what: str, n: int, *given: str) -> Rules[None]:
    if n:
        key = yield from ask(t, seat, DIFFERENT, what, *given)
        t.then("pay_different", seat, what, n - 1, *given, key.thing)
        hand_in(t, seat, what, key.thing, 1)


def hand_in(t: State, seat: int, what: str, thing: str, n: int) -> None:
    hero = t.heroes[seat]
    if what in ("gem", "essence"):
        spend(hero.gems if what == "gem" else hero.essences, thing, n)
    elif what in ("silver_card", "gold_card"):
        discard_card(t, seat, thing)
    elif what == "action_token":
        hero.tokens.remove(thing)
    else:
        throw_away(t, seat, thing)
    for _ in range(n):
        t.tell(HandedIn, "EU-35.27", seat, what, thing)


def fulfil(t: State, seat: int, id: str) -> None:
    """EU-35.23, EU-35.24; a trial is that of a Scenario, and has no deck."""
    if id not in t.content.encounter_of:
        passed(t, seat, id)
        return
    encounter = t.content.encounter_of[id]
    t.faceup[encounter].remove(id)
    t.heroes[seat].quests.append(id)
    t.tell(QuestFulfilled, "EU-35.23", seat, id)
    quest_done(t, seat, id)
    trigger(t, "quest_fulfilled", seat)
    run(t, f"quest-{id}", seat)
