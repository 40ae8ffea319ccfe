"""State is a tree of plain data that clones itself and goes through JSON unchanged."""

from __future__ import annotations

import pickle
from dataclasses import field
from typing import Any, Literal, NamedTuple

import msgspec
import pytest

from fabletop.kernel import Deck, Node, Rng, Root, state
from fabletop.kernel.state import read

from . import mini
from .tiny import Table, book, start


class Named(NamedTuple):
    word: str
    number: int


class Loose(NamedTuple):
    words: list[str]


@state
class Leaf(Node):
    name: str = ""
    numbers: list[int] = field(default_factory=list)


@state
class Tree(Node):
    leaf: Leaf
    maybe: Leaf | None = None
    leaves: list[Leaf] = field(default_factory=list)
    by_name: dict[str, Leaf] = field(default_factory=dict)
    by_hex: dict[int, str] = field(default_factory=dict)
    grid: list[list[int]] = field(default_factory=list)
    rows: dict[str, list[int]] = field(default_factory=dict)
    deep: dict[str, list[dict[int, Leaf]]] = field(default_factory=dict)
    pairs: list[tuple[str, int]] = field(default_factory=list)
    flat: tuple[str | int, ...] = ()
    named: list[tuple[Named, int]] = field(default_factory=list)
    note: str | int | None = None
    side: Literal["left", "right"] = "left"
    list_or_none: list[int] | None = None
    bag: Deck[int] = field(default_factory=Deck)


def tree() -> Tree:
    made = Tree(
        leaf=Leaf("a", [1]),
        maybe=Leaf("b", [2]),
        leaves=[Leaf("c", [3]), Leaf("d")],
        by_name={"e": Leaf("e", [5])},
        by_hex={7: "tower", -3: "lake"},
        grid=[[1], [2, 3]],
        rows={"x": [1]},
        deep={"y": [{4: Leaf("f", [6])}]},
        pairs=[("p", 1)],
        flat=("q", 2),
        named=[(Named("r", 3), 4)],
        note="n",
        side="right",
        list_or_none=[1],
    )
    made.bag.shuffle_on_top([3, 1, 2])
    return made


def pieces(value: Any) -> list[Any]:
    if isinstance(value, Node):
        inner = [getattr(value, name) for name in value.__dataclass_fields__]
    elif isinstance(value, list):
        inner = value
    elif isinstance(value, dict):
        inner = list(value.values())
    else:
        return []
    return [value, *(piece for each in inner for piece in pieces(each))]


def test_a_clone_is_equal_and_shares_no_piece() -> None:
    one = tree()
    other = one.clone()
    assert other == one and type(other) is Tree
    mine = [id(piece) for piece in pieces(one)]
    assert len(mine) > 20
    assert not any(id(piece) in mine for piece in pieces(other))


@pytest.mark.parametrize("empty", [True, False])
def test_json_gives_back_an_equal_tree_with_its_types(empty: bool) -> None:
    one = Tree(Leaf()) if empty else tree()
    again = read(Tree, msgspec.json.encode(one))
    assert again == one
    assert type(again.flat) is tuple and all(type(pair) is tuple for pair in again.pairs)
    assert all(type(name) is Named for name, _ in again.named)
    assert list(again.by_hex) == list(one.by_hex)
    assert msgspec.json.encode(again) == msgspec.json.encode(one)


def test_states_can_be_pickled_for_workers() -> None:
    assert pickle.loads(pickle.dumps(tree())) == tree()
    game = start(mini.BOOK, 3)
    assert pickle.loads(pickle.dumps(game.state)) == game.state


def test_json_of_a_wrong_type_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"numbers\[0\]"):
        read(Tree, b'{"leaf": {"name": "a", "numbers": ["x"]}}')
    with pytest.raises(msgspec.ValidationError):
        read(Tree, b'{"leaf": {"name": "a", "numbers": [1.5]}}')


def test_json_that_leaves_out_a_field_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="missing required field `numbers`"):
        read(Leaf, b'{"name": "a"}')


@pytest.mark.parametrize(
    "hint",
    [float, set[int], list[float], dict[str, set[int]], Any, tuple[list[int], int], Leaf | Table, bytes, object, Loose],
)
def test_what_is_not_plain_data_cannot_stand_in_a_state(hint: Any) -> None:
    made = type("Bad", (Node,), {"__annotations__": {"field": hint}, "__module__": __name__})
    with pytest.raises(TypeError, match="cannot stand in a state"):
        state(made)


@pytest.mark.pure("a class made of a compiled one has room for anything")
def test_states_have_no_room_for_stray_attributes() -> None:
    with pytest.raises(AttributeError):
        tree().nme = 3  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        start(mini.BOOK).state.lare = "rat"


def test_content_and_listeners_stand_aside() -> None:
    one = start(mini.BOOK).state
    assert one.out is not None and one.content is mini.ITEMS
    other = one.clone()
    assert other.content is one.content, "content is shared"
    assert other.out is None, "a clone tells nobody"
    assert other == one
    assert b"content" not in msgspec.json.encode(one) and b'"out"' not in msgspec.json.encode(one)


def test_a_class_that_inherits_clones_its_own_fields_too() -> None:
    @state
    class Twig(Leaf):
        more: list[int] = field(default_factory=list)

    one = Twig("t", [1], [2])
    other = one.clone()
    assert other == one and type(other) is Twig and other.more is not one.more


def test_what_was_put_on_the_agenda_last_runs_first() -> None:
    t = Table([], rng=Rng("7"), n=0)
    t.then("low")
    t.then("high", 3)
    assert t.agenda == [("low",), ("high", 3)]


def test_back_to_drops_what_lies_above_the_named_scene_and_keeps_it() -> None:
    t = Table([], rng=Rng("7"), n=0)
    for name in ("turn", "round", "turn", "fight", "word"):
        t.then(name)
    t.back_to("turn")
    assert t.agenda == [("turn",), ("round",), ("turn",)]


def test_rules_tell_only_if_somebody_listens() -> None:
    t = Table([], rng=Rng("7"), n=0)
    t.tell(mini.Bid, "XX-1", 0, "axe")
    t.out = []
    t.tell(mini.Bid, "XX-2", 1, "axe")
    t.tell(mini.Drew, "XX-3", 1, ("axe",))
    assert t.out == [mini.Bid("XX-2", 1, "axe"), mini.Drew("XX-3", 1, ("axe",))]


def test_a_secret_part_is_seen_by_its_seat_alone() -> None:
    event = mini.Drew("XX-3", 1, ("axe",))
    assert event.seen_by(1) == event
    for other in (0, 2, None, -1, -2):
        assert event.seen_by(other) == mini.Drew("XX-3", 1, ())


def test_a_root_is_the_base_of_every_games_state() -> None:
    assert issubclass(mini.State, Root) and issubclass(Table, Root)

    def only(t: Table) -> None:
        t.number = 1

    assert start(book(only)).state.number == 1


def test_seats_lie_in_a_circle() -> None:
    t = Table(rng=Rng("1"), n=3, gold=[])
    assert [t.next(seat) for seat in range(3)] == [1, 2, 0] == [*t.order(1)]
    assert [t.previous(t.next(seat)) for seat in range(3)] == [0, 1, 2]
