"""Mutants of a miniature pack are what they should be."""

from __future__ import annotations

import yaml

from .packs import mutants_in

PACK = """\
# Cards
- id: axe
  source: designed
  number: 7
  cost: 3  # Gold
  range: {low: 1, high: 4}
  effects:
  - {do: hit, n: 2}
  - do: heal
    who:
      each: 5
- id: bow
  effects:
  - {do: hit}
"""


def without(**fields: object) -> dict[str, object]:
    axe = {
        "id": "axe",
        "source": "designed",
        "number": 7,
        "cost": 3,
        "range": {"low": 1, "high": 4},
        "effects": [{"do": "hit", "n": 2}, {"do": "heal", "who": {"each": 5}}],
    }
    return {**axe, **fields}


def test_a_number_is_one_more_and_an_effect_or_a_part_is_left_out() -> None:
    made = [yaml.safe_load(mutant.applied(PACK)) for mutant in mutants_in({"card.yaml": PACK})]
    hit, heal, bow = (
        {"do": "hit", "n": 2},
        {"do": "heal", "who": {"each": 5}},
        {"id": "bow", "effects": [{"do": "hit"}]},
    )
    changed = [
        without(cost=4),
        without(range={"high": 4}),
        without(range={"low": 2, "high": 4}),
        without(range={"low": 1}),
        without(range={"low": 1, "high": 5}),
        without(effects=[heal]),
        without(effects=[{"do": "hit"}, heal]),
        without(effects=[{"do": "hit", "n": 3}, heal]),
        without(effects=[hit]),
        without(effects=[hit, {"do": "heal"}]),
        without(effects=[hit, {"do": "heal", "who": {}}]),
        without(effects=[hit, {"do": "heal", "who": {"each": 6}}]),
    ]
    assert made == [*([axe, bow] for axe in changed), [without(), {"id": "bow", "effects": []}]]


def test_a_mutant_names_its_entry_and_the_one_around_it() -> None:
    text = "id: tale\nplaces:\n- {id: well, depth: 3}\n"
    assert [(mutant.place, mutant.names) for mutant in mutants_in({"tale.yaml": text})] == [
        ("tale/well", ("well", "tale")),
        ("tale/well", ("well", "tale")),
    ]
