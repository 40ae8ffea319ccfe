"""What no schema can say: names that must exist, places that can be reached, endings that can happen."""

from __future__ import annotations

from ...kernel import PackError
from .content import ANY, RESOURCES, TESTS, VERBS, Adventure, Condition, Content, Effect, Place


def check(content: Content) -> None:
    for name, effects in content.lists.items():
        for i, effect in enumerate(effects):
            _effect(content, f"{name}[{i}]", effect)
    for card in content.terrain.values():
        if len(card.grid) != content.rows:
            raise PackError(f"terrain.yaml: {card.id}.grid: all Terrain cards have the same number of rows (TH-3.14)")
    for hero in content.heroes.values():
        if hero.item not in content.items or content.items[hero.item].hero != hero.id:
            raise PackError(f"hero.yaml: {hero.id}.item: '{hero.item}' is not the Item of this Hero")
    for adventure in content.adventures.values():
        _adventure(content, adventure)


def _effect(content: Content, where: str, effect: Effect) -> None:
    if effect.do not in VERBS:
        raise PackError(f"{where}: there is no verb '{effect.do}'")
    if effect.shape and effect.shape not in content.tiles:
        raise PackError(f"{where}: there is no tile '{effect.shape}'")
    if effect.die and effect.die not in content.dice:
        raise PackError(f"{where}: there is no die '{effect.die}'")
    if effect.card and effect.card not in content.actions:
        raise PackError(f"{where}: there is no Action card '{effect.card}'")
    for condition in (effect.if_, effect.cond, effect.where):
        if condition is not None:
            _condition(where, condition)
    for place in (effect.at, effect.to, effect.from_):
        _place(where, place)


def _place(where: str, place: Place | None) -> None:
    if place is not None and place.only and place.only not in TESTS:
        raise PackError(f"{where}: there is no test '{place.only}'")


def _condition(where: str, condition: Condition) -> None:
    if condition.named and condition.named not in TESTS:
        raise PackError(f"{where}: there is no test '{condition.named}'")
    _place(where, condition.place)
    _place(where, condition.enemies.at if condition.enemies is not None else None)
    for each in (*condition.all_, *condition.any_):
        _condition(where, each)


def _adventure(content: Content, adventure: Adventure) -> None:
    from .adventure import BORDERS, HOOKS, TOLD

    file = f"{adventure.id}/adventure.yaml"
    areas = [area.id for area in adventure.areas]
    known_rules = [*TOLD, *(rule for hooks in HOOKS.values() for rule in hooks)]
    for rule in adventure.rules:
        if rule not in known_rules:
            raise PackError(f"{file}: rules: there is no rule '{rule}'")
    for kind, rule in adventure.border_rules.items():
        if rule not in BORDERS:
            raise PackError(f"{file}: border_rules.{kind}: there is no rule '{rule}'")
    for border in adventure.borders:
        for end in (border.a, border.b):
            if end not in areas:
                raise PackError(f"{file}: borders.{border.id}: there is no Area '{end}'")
    borders = [border.id for border in adventure.borders]
    for location in adventure.locations:
        if bool(location.area) == bool(location.border):
            raise PackError(f"{file}: locations.{location.id}: it lies in an Area or on a Border")
        if location.area and location.area not in areas:
            raise PackError(f"{file}: locations.{location.id}.area: there is no Area '{location.area}'")
        if location.border and location.border not in borders:
            raise PackError(f"{file}: locations.{location.id}.border: there is no Border '{location.border}'")
        for box in location.boxes:
            for resource in (*box.needs.cost, *box.needs.of):
                if resource not in (*RESOURCES, ANY):
                    raise PackError(f"{file}: locations.{location.id}: there is no Resource '{resource}'")
            if box.only is not None:
                _condition(f"{file}: locations.{location.id}", box.only)
    for card in adventure.row:
        if card not in content.actions:
            raise PackError(f"{file}: row: there is no Action card '{card}'")
    if adventure.setup.start not in areas:
        raise PackError(f"{file}: setup.start: there is no Area '{adventure.setup.start}'")
    _paragraphs(content, adventure, file)


def _paragraphs(content: Content, adventure: Adventure, file: str) -> None:
    """Every Paragraph is opened by something, and everything that opens one opens one that exists."""
    numbers = [paragraph.number for paragraph in adventure.paragraphs]
    for card, number in adventure.card_paragraphs.items():
        if card not in adventure.cards or number not in numbers:
            raise PackError(f"{file}: card_paragraphs.{card}: there is no such card, or no Paragraph {number}")
    opened = list(adventure.card_paragraphs.values())
    for name, effects in content.lists.items():
        if name.startswith(f"{adventure.id}:"):
            for effect in effects:
                if effect.do == "read":
                    opened.append(effect.p)
                    if effect.p not in numbers:
                        raise PackError(f"{file}: {name}: there is no Paragraph {effect.p}")
    for number in numbers:
        if number not in opened:
            raise PackError(f"{file}: paragraphs: nothing opens Paragraph {number}")
