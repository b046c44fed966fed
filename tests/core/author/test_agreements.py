"""What players agree on before a match, as it stands in a box file and as rules see it."""

from __future__ import annotations

from typing import Any

import pytest

from cosmocafe.core.author.agreements import Agreement, agreements_in, settled
from cosmocafe.core.errors import BoxError, InputError

SIZE = Agreement("size", [6, 5, 7])
ROUNDS = Agreement("rounds", [20, 0], range=(5, 100))
WAY = Agreement("way", ["players", "random"])


def test_what_is_agreed_on_is_numbers_for_the_rules() -> None:
    assert settled([SIZE, ROUNDS, WAY], {}) == {"size": 6, "rounds": 20, "way": 0}
    assert settled([SIZE, ROUNDS, WAY], {"size": "7", "rounds": 5, "way": "random"}) == {"size": 7, "rounds": 5, "way": 1}


def test_a_range_allows_what_lies_in_it_and_what_is_listed() -> None:
    assert [ROUNDS.number(value) for value in (0, 5, 100)] == [0, 5, 100]
    assert ROUNDS.allowed == "a number from 5 to 100 or 0"


@pytest.mark.parametrize("value", [8, -6, "8", "--6", "six", "6.0", "", "٦", "9" * 5000, True, 6.0, None, [6]])
def test_a_value_that_is_not_allowed_is_refused(value: Any) -> None:
    with pytest.raises(InputError, match=r"size cannot be .*: it is 6 or 5 or 7"):
        SIZE.number(value)


@pytest.mark.parametrize("value", [4, 101, -1])
def test_a_value_outside_the_range_is_refused(value: int) -> None:
    with pytest.raises(InputError, match=rf"rounds cannot be {value}: it is a number from 5 to 100 or 0"):
        ROUNDS.number(value)


@pytest.mark.parametrize("value", ["Players", 0, None])
def test_a_word_that_is_not_allowed_is_refused(value: Any) -> None:
    with pytest.raises(InputError, match=r"way cannot be .*: it is players or random"):
        WAY.number(value)


def test_an_unknown_agreement_is_refused_with_those_that_exist() -> None:
    with pytest.raises(InputError, match="'colour' is nothing to agree on in this game; that would be size, way"):
        settled([SIZE, WAY], {"colour": 1})
    with pytest.raises(InputError, match="that would be none"):
        settled([], {"colour": 1})


def test_agreements_are_read_from_a_box_file() -> None:
    size = {"name": "size", "values": [6, 5, 7], "source": "original"}
    rounds = {"name": "rounds", "values": [20, 0], "range": [5, 100], "trial": 30}
    way = {"name": "way", "values": ["players", "random"], "trial": "random"}
    assert agreements_in({"agreements": [size, rounds, way], "ships": 4}, "box.toml") == [
        SIZE,
        Agreement("rounds", [20, 0], (5, 100), 30),
        Agreement("way", ["players", "random"], None, "random"),
    ]
    assert agreements_in({"ships": 4}, "box.toml") == []


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"name": "size"}, "agreements.size.values: is missing"),
        ({"name": 6, "values": [6]}, "agreements.6.name: expected text, got 6"),
        ({"name": "size", "values": 6}, "agreements.size.values: expected a list of 1 to 99 values, got 6"),
        ({"name": "size", "values": []}, "agreements.size.values: expected a list of 1 to 99 values, got 0"),
        ({"name": "size", "values": [6, "seven"]}, "agreements.size.values.1: expected text, got 6"),
        ({"name": "size", "values": [True]}, "agreements.size.values.1: expected a number from -1000000 to 1000000, got true or false"),
        ({"name": "size", "values": [6], "range": [5]}, "agreements.size.range: expected a list of 2 values, got 1"),
        ({"name": "size", "values": [6], "trial": "six"}, "agreements.size.trial: expected a number from -1000000 to 1000000, got 'six'"),
        ({"name": "size", "values": [6], "rnge": [5, 7]}, "agreements.size.rnge: nothing is played by this value"),
    ],
)
def test_a_wrong_agreement_is_named_with_file_key_and_what_was_expected(row: dict[str, Any], said: str) -> None:
    with pytest.raises(BoxError) as caught:
        agreements_in({"agreements": [row]}, "box.toml")
    assert str(caught.value) == f"box.toml: {said}"
