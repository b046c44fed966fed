"""Pieces: declared once, packed, copied and compared from the declaration."""

from __future__ import annotations

import types
from typing import Any, ClassVar

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmocafe.core.author.table import Table
from cosmocafe.core.errors import DeclarationError
from cosmocafe.core.machine.pieces import Byte, Long, Piece, Short, Word, ints, many, widths


class Coin(Piece):
    face: Byte
    worth: Long  # begins at the eighth byte: seven bytes of padding before it


class Purse(Piece):
    colour: Byte
    weight: Short
    owner: int
    serial: Word
    pockets: list[int] = ints(3, Byte)
    coins: list[Coin] = many(Coin, 2)


LIMITS = {
    "i1": (-(2**7), 2**7 - 1),
    "i2": (-(2**15), 2**15 - 1),
    "i4": (-(2**31), 2**31 - 1),
    "u4": (0, 2**32 - 1),
    "i8": (-(2**63), 2**63 - 1),
}
BYTE, SHORT, INT, WORD, LONG = (st.integers(*LIMITS[width]) for width in ("i1", "i2", "i4", "u4", "i8"))


@st.composite
def purses(draw: st.DrawFn) -> Purse:
    purse = Purse()
    purse.colour, purse.weight, purse.owner, purse.serial = draw(BYTE), draw(SHORT), draw(INT), draw(WORD)
    for i in range(3):
        purse.pockets[i] = draw(BYTE)
    for coin in purse.coins:
        coin.face, coin.worth = draw(BYTE), draw(LONG)
    return purse


def laid_out_by_numpy(purse: Purse) -> np.ndarray[Any, Any]:
    """The same record, field by field and without our packing."""
    record = np.zeros(1, Purse.dtype)
    for name in ("colour", "weight", "owner", "serial", "pockets"):
        record[name][0] = getattr(purse, name)
    for i, coin in enumerate(purse.coins):
        record["coins"][0, i]["face"], record["coins"][0, i]["worth"] = coin.face, coin.worth
    return record


@given(purses())
def test_a_piece_comes_back_from_its_record(purse: Purse) -> None:
    again = Purse()
    again.unpack(purse.packed()[0])
    assert again == purse


@given(purses())
def test_the_bytes_are_those_of_the_dtype_padding_included(purse: Purse) -> None:
    expected = laid_out_by_numpy(purse).tobytes()
    assert purse.to_bytes() == purse.packed().tobytes() == expected


@given(purses(), purses())
def test_equal_means_the_same_bytes(one: Purse, other: Purse) -> None:
    assert (one == other) == (one.to_bytes() == other.to_bytes())


@given(purses())
def test_a_copy_is_equal_and_stands_alone(purse: Purse) -> None:
    before = purse.to_bytes()
    copy = purse.copy()
    assert copy == purse
    copy.colour ^= 1
    copy.pockets[0] ^= 1
    copy.coins[0].worth ^= 1
    assert purse.to_bytes() == before
    assert copy != purse


def test_packing_one_record_of_many_leaves_the_others_alone() -> None:
    records = np.zeros(3, Coin.dtype)
    coin = Coin()
    coin.face, coin.worth = -3, 2**40
    coin.pack(records[1:2])
    assert records["face"].tolist() == [0, -3, 0]
    assert records["worth"].tolist() == [0, 2**40, 0]


def test_padding_is_zero_and_where_the_dtype_says() -> None:
    assert Coin.dtype.fields is not None
    assert Coin.dtype.fields["worth"][1] == 8
    coin = Coin()
    coin.face, coin.worth = -1, -1
    assert coin.to_bytes() == b"\xff" + bytes(7) + b"\xff" * 8


def test_a_new_piece_is_a_record_of_zeros() -> None:
    assert Purse().to_bytes() == bytes(Purse.dtype.itemsize)


def test_pieces_of_different_kinds_are_never_equal() -> None:
    class Token(Coin):
        pass

    assert Token() != Coin()
    assert Coin() != 0


def test_pieces_change_and_so_have_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Coin())


def test_a_piece_shows_what_is_not_zero() -> None:
    purse = Purse()
    purse.coins[1].worth = 5
    purse.pockets[2] = 1
    assert repr(purse) == "Purse(pockets=[0, 0, 1], coins=[Coin(), Coin(worth=5)])"


def test_widths_are_found_through_all_levels() -> None:
    assert widths(Purse) == {"i1", "i2", "i4", "u4", "i8"}
    assert widths(Coin) == {"i1", "i8"}


def test_a_game_sets_the_lengths_of_its_agenda_and_options() -> None:
    class Small(Table, agenda=3, options=5):
        pass

    assert (len(Small().agenda), len(Small().options)) == (3, 5)
    assert len(Table().agenda) == 32


def test_class_variables_and_private_names_are_no_fields() -> None:
    class Named(Piece):
        kind: ClassVar[str] = "named"
        _note: str
        size: Byte

    assert list(Named.fields) == ["size"]


@pytest.mark.parametrize(
    ("name", "width", "said"),
    [("colour", "i1", "Purse.colour"), ("weight", "i2", "Purse.weight"), ("owner", "i4", "Purse.owner"), ("serial", "u4", "Purse.serial")],
)
def test_a_number_too_large_for_its_field_is_named(name: str, width: str, said: str) -> None:
    low, high = LIMITS[width]
    for value in (low - 1, high + 1):
        purse = Purse()
        setattr(purse, name, value)
        with pytest.raises(DeclarationError, match=f"{said}: {value} does not fit the field"):
            purse.to_bytes()


def test_a_misfit_is_named_in_rows_and_in_pieces_inside() -> None:
    purse = Purse()
    purse.pockets[1] = 128
    with pytest.raises(DeclarationError, match=r"Purse\.pockets: 128 does not fit"):
        purse.packed()
    purse = Purse()
    purse.coins[1].worth = 2**63
    with pytest.raises(DeclarationError, match=r"Coin\.worth: 9223372036854775808 does not fit"):
        purse.packed()


def test_what_is_no_whole_number_is_a_misfit() -> None:
    purse = Purse()
    purse.weight = 1.5  # type: ignore[assignment]
    with pytest.raises(DeclarationError, match=r"Purse\.weight: 1\.5 does not fit"):
        purse.to_bytes()


def test_a_row_that_a_rule_replaced_is_named() -> None:
    purse = Purse()
    purse.pockets = [1, 2]
    with pytest.raises(DeclarationError, match=r"Purse\.pockets: the row has 2 places instead of 3"):
        purse.to_bytes()


def declare(base: type[Piece], hints: dict[str, Any], values: dict[str, Any] | None = None, **lengths: int) -> Any:
    """A class `Bad` with these annotations."""
    body = {"__annotations__": hints, "__module__": __name__, **(values or {})}
    return types.new_class("Bad", (base,), lengths, lambda names: names.update(body))


@pytest.mark.parametrize("hint", [float, str, bool, list[int], "list[Coin]"])
def test_an_unknown_type_is_refused(hint: Any) -> None:
    with pytest.raises(DeclarationError, match=r"Bad\.x: .* cannot lie on a table; use int, Byte, Short, Word, Long"):
        declare(Piece, {"x": hint})


def test_a_type_that_does_not_exist_is_refused() -> None:
    with pytest.raises(DeclarationError, match=r"Bad: name 'Pebble' is not defined"):
        declare(Piece, {"x": "Pebble"})


def test_a_name_used_below_is_refused() -> None:
    with pytest.raises(DeclarationError, match=r"Bad\.face: the name is already used by a piece it builds on"):
        declare(Coin, {"face": Byte})


@pytest.mark.parametrize("name", ["pack", "copy", "fields", "dtype", "layout", "become"])
def test_a_name_of_every_piece_is_refused(name: str) -> None:
    with pytest.raises(DeclarationError, match=rf"Bad\.{name}: the name belongs to every piece, choose another"):
        declare(Piece, {name: int})


@pytest.mark.parametrize("name", ["asked", "question", "offered", "heard"])
def test_a_name_of_every_table_is_refused(name: str) -> None:
    with pytest.raises(DeclarationError, match=rf"Bad\.{name}: the name belongs to every table, choose another"):
        declare(Table, {name: int})


@pytest.mark.parametrize("value", [0, 3])
def test_a_default_value_is_refused(value: int) -> None:
    with pytest.raises(DeclarationError, match=r"Bad\.x: everything begins at 0, so write `x: int` without a value"):
        declare(Piece, {"x": int}, {"x": value})


def test_rows_without_places_are_refused() -> None:
    with pytest.raises(DeclarationError, match=r"ints\(0\): a row needs at least one number"):
        ints(0)
    with pytest.raises(DeclarationError, match=r"many\(Coin, 0\): a row needs at least one piece"):
        many(Coin, 0)
    with pytest.raises(DeclarationError, match=r"Bad: agenda=0: a row needs at least one place"):
        declare(Table, {}, agenda=0)


def test_a_row_of_something_else_is_refused() -> None:
    with pytest.raises(DeclarationError, match="the width must be int, Byte, Short, Word or Long"):
        ints(2, float)


@pytest.mark.parametrize("name", ["nothing", "depth"])
def test_only_rows_get_lengths(name: str) -> None:
    with pytest.raises(DeclarationError, match=rf"Bad: there is no row named '{name}' whose length could be set"):
        declare(Table, {}, None, **{name: 3})
