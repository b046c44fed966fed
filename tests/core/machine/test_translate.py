"""Translation: every construct that rules may use does compiled what it does plain, and what they may not use is refused with its line."""

from __future__ import annotations

import ctypes
import enum
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from cosmocafe.core.author.agenda import plan
from cosmocafe.core.author.sets import count, first
from cosmocafe.core.errors import DeclarationError
from cosmocafe.core.machine import generated, native
from cosmocafe.core.machine.compiled import Compiled
from cosmocafe.core.machine.kinds import INT, NARROW, NOTHING, WEIGHT, piece, row
from cosmocafe.core.machine.pieces import Byte, Long, Piece, Short, Word, ints, many
from cosmocafe.core.machine.translate import Translation

from ..stones import Step, Table, stones

NUMBERS = [0, 1, -1, 2, 3, -3, 5, 7, 63, -64, 1000, -1001, 2**31, -(2**31) - 1, 2**40]
SMALL = NUMBERS[:12]  # whose products fit 64 bits
ROW, LIMIT = (4, -7, 9), 12


RESULTS = {NOTHING: None, INT: ctypes.c_int64, NARROW: ctypes.c_int32}


class Colour(enum.IntEnum):
    RED = 3
    BLUE = 5


class Bean(Piece):
    weight: Byte
    price: Word
    notes: list[int] = ints(3, Short)


class Bag(Piece):
    size: Short
    total: Long
    beans: list[Bean] = many(Bean, 4)


def compiled(function: Callable[..., Any], *kinds: Any, narrow: bool = False) -> Callable[..., Any]:
    translation = Translation(narrow=narrow)
    name, result = translation.add(function, list(kinds))
    code = native.Native("translate-test", translation.text())
    code.load()
    arguments = [one for kind in kinds for one in [RESULTS.get(kind, ctypes.c_void_p), *[ctypes.c_int64] * (kind.length == -1)]]
    found = code.function(name, RESULTS[result], arguments)
    found.code = code  # type: ignore[attr-defined]  # the machine code lives as long as its function
    return found


def floor(a: int, b: int) -> int:
    return a // 7 + a % 7 * 100 + a // -3 + a % -3 + (a // b + a % b if b != 0 else 0)


def arithmetic(a: int, b: int) -> int:
    return (a + b) * 3 - a * (b & 255) + (-a ^ b | 1) + (~a & 12) + (a << 2) + (b >> 3)


def comparing(a: int, b: int) -> int:
    found = 0
    if a < b <= 1000:
        found += 1
    if not (a == b or a == b + 1) and (a > 0 or b >= 2):
        found += 10
    if a != 3 and b:
        found += 100
    both = a > 0 and b > 0
    either = a > 5 or b > 5
    return found + 1000 * both + 10000 * either + 100000 * int(not a)


def choosing(a: int, b: int) -> int:
    c = a if a > b else b > 3
    return c + min(a, b, 7) + max(a, b) + abs(a) + (ROW[2] if a else Colour.RED) + LIMIT


def looping(a: int, b: int) -> int:
    total = 0
    for i in range(a % 9):
        if i == 5:
            break
        if i % 2:
            continue
        total += i * b
    for i in range(3, 10, 2):
        total += i
    for i in range(10, 3, -3):
        total -= i * a
    for i in range(9, 3, -3):  # 3 is not in it
        total += i
    for one in ROW:
        total += one
    for one in (Colour.BLUE, 2, LIMIT):
        total += one * b
    left = b & 63
    while left > 0:
        left -= 1 + total % 3
        if left == 7:
            return total
    a = total + left
    return a * len(ROW)


def bits(a: int, b: int) -> int:
    return count(a & 0xFFFF) + 100 * first(b | 1024) + (a & 0xFFFFF).bit_length() + (b & 0xFFF).bit_count()


def by_default(a: int, b: int = 5, c: int = Colour.BLUE) -> int:
    return a + 10 * b + 100 * c


def calling(a: int, b: int) -> int:
    return by_default(a) + by_default(b, a) + by_default(a, c=b) + is_even(a) + (1 if is_even(b) else 0)


def is_even(number: int) -> bool:
    return number % 2 == 0


def forgets(a: int, b: int) -> int:
    if a > b:
        return a
    if b > 2:
        pass
    else:
        a = 3
    return 4 if a else 5


def settling(a: int, b: int) -> int:
    either = a or b or 9
    both = a and b and a + b
    mixed = a > 2 or b
    return either * 31 + both * 7 + mixed + (b & 3 and a < b) + (a or a > b)


def shifting(a: int, b: int) -> int:
    flag = a > b
    return (a >> (b & 63)) + (flag >> 1) + (flag << 3) + (flag >> (b & 1)) + (1 << (b & 31)) + (-flag) + ~flag


def stepping_in(a: int, b: int) -> int:
    row = ROW[b & 1] if 0 <= b < 2 and ROW[b & 1] > 0 else 0
    return row + (5, LIMIT, -8)[a & 1]


ORDINARY = [floor, arithmetic, comparing, choosing, looping, bits, calling, forgets, settling, shifting, stepping_in]


@pytest.mark.parametrize("function", ORDINARY)
def test_compiled_is_plain(function: Callable[[int, int], int]) -> None:
    fast = compiled(function, INT, INT)
    for a in NUMBERS:
        for b in NUMBERS:
            assert fast(a, b) == wrapped(function(a, b)), (a, b)


@pytest.mark.parametrize("function", [settling, shifting, stepping_in])
def test_narrow_is_plain(function: Callable[[int, int], int]) -> None:
    fast = compiled(function, NARROW, NARROW, narrow=True)
    for a in SMALL:
        for b in SMALL:
            assert fast(a, b) == function(a, b), (a, b)


def test_a_narrow_number_is_shifted_by_as_much_as_a_wide_one() -> None:
    fast = compiled(shifted, NARROW, NARROW, narrow=True)
    for a in SMALL:
        for by in (0, 1, 30, 31, 32, 40, 63):
            assert fast(a, by) == a >> by


def shifted(a: int, by: int) -> int:
    return a >> by


def test_the_lowest_number_divided_by_minus_one_stops_nobody() -> None:
    for kind, bits in ((INT, 64), (NARROW, 32)):
        divided, left = (compiled(one, kind, kind, narrow=kind == NARROW) for one in (quotient, remainder))
        lowest = -(2 ** (bits - 1))
        assert (divided(lowest, -1), left(lowest, -1)) == (lowest, 0)
        assert (divided(7, -1), left(7, -1), divided(-7, -1)) == (-7, 0, 7)
        assert (divided(7, 0), left(7, 0)) == (7, 0)  # `checked` rules find it


def quotient(a: int, b: int) -> int:
    return a // b


def remainder(a: int, b: int) -> int:
    return a % b


def step(bag: Bag) -> int:
    bag.size += 1
    return bag.size


def takes_steps(bag: Bag, a: int) -> int:
    found = 0
    if a < 3 < step(bag):  # not looked at unless a is small
        found += 1
    if (0 < step(bag) < 4 and step(bag) > 1) or step(bag) > 7:
        found += 10
    last = a or step(bag)
    return found + 100 * last + (step(bag) if a > 3 else 0)


@pytest.mark.parametrize("narrow", [False, True])
def test_what_is_not_looked_at_does_nothing(narrow: bool) -> None:
    fast = compiled(takes_steps, piece(Bag.dtype), INT, narrow=narrow)
    for a in range(-2, 9):
        for size in range(10):
            plain, record = Bag(), np.zeros(1, Bag.dtype)
            plain.size = record["size"][0] = size
            assert fast(record.ctypes.data, a) == takes_steps(plain, a)
            assert record.tobytes() == plain.to_bytes()


def grows(bag: Bag, a: int) -> int:
    found = 1
    for _ in range(2):
        found = twice(a) + found + bag.total
    return found + twice(bag.total) + bag.total // 3 + bag.beans[1].price + bag.beans[1].notes[2]


def twice(number: int) -> int:
    return number + number


@pytest.mark.parametrize("narrow", [False, True])
def test_what_a_wide_number_reaches_is_wide(narrow: bool) -> None:
    fast = compiled(grows, piece(Bag.dtype), NARROW if narrow else INT, narrow=narrow)
    for total in (5, -5, 2**40, -(2**40)):
        bag = Bag()
        bag.total, bag.beans[1].price, bag.beans[1].notes[2] = total, 2**32 - 7, -9
        assert fast(bag.packed().ctypes.data, 3) == grows(bag, 3)


def wrapped(number: int) -> int:
    """A number as 64 bits hold it."""
    return (number + 2**63) % 2**64 - 2**63


def fill(bag: Bag, a: int) -> None:
    bag.size = a
    bag.total = a * 1_000_003
    for i in range(len(bag.beans)):
        bean = bag.beans[i]
        bean.weight = (a + i) % 100
        bean.price = a * 1000 + i
        bean.notes[i % 3] -= bean.weight
        add_up(bean.notes, bean)
    bag.beans[2].notes[1] = bag.beans[1].notes[0] > 0


def add_up(notes: list[int], bean: Bean) -> None:
    for i in range(len(notes)):
        notes[i] += i + bean.price % 7


@pytest.mark.parametrize("narrow", [False, True])
def test_pieces_are_written_as_plain_python_writes_them(narrow: bool) -> None:
    fast = compiled(fill, piece(Bag.dtype), INT, narrow=narrow)
    for a in (0, 1, 7, 99, 1234):
        plain, record = Bag(), np.zeros(1, Bag.dtype)
        fill(plain, a)
        fast(record.ctypes.data, a)
        assert record.tobytes() == plain.to_bytes()


OPERATORS = ["+", "-", "*", "&", "|", "^", "//", "%", "<", "==", ">=", "and", "or"]


def expression(chance: random.Random, depth: int) -> str:
    if depth == 0 or chance.random() < 0.15:
        return chance.choice(["a", "b", "c", "LIMIT", str(chance.randrange(-9, 99))])
    if chance.random() < 0.15:
        return f"({expression(chance, depth - 1)} if {expression(chance, depth - 1)} else {expression(chance, depth - 1)})"
    if chance.random() < 0.1:
        return f"(-{expression(chance, depth - 1)})" if chance.random() < 0.5 else f"(not {expression(chance, depth - 1)})"
    operator = chance.choice(OPERATORS)
    right = str(chance.choice([-7, -2, 3, 8])) if operator in ("//", "%") else expression(chance, depth - 1)
    left = expression(chance, depth - 1)
    return f"({left} {operator} {right})"


def statements(chance: random.Random, depth: int, indent: str = "    ") -> list[str]:
    lines = []
    for _ in range(chance.randrange(1, 4)):
        kind = chance.random() if depth else 0
        if kind < 0.5:
            lines.append(f"{indent}{chance.choice('abc')} {chance.choice(['=', '+=', '-='])} {expression(chance, 2)} % 1009")
        elif kind < 0.75:
            lines += [f"{indent}if {expression(chance, 2)}:", *statements(chance, depth - 1, indent + "    ")]
            if chance.random() < 0.5:
                lines += [f"{indent}else:", *statements(chance, depth - 1, indent + "    ")]
        else:
            lines += [f"{indent}for i{depth} in range({expression(chance, 1)} % 7):", *statements(chance, depth - 1, indent + "    ")]
            if chance.random() < 0.3:
                lines += [f"{indent}    if {expression(chance, 1)}:", f"{indent}        {chance.choice(['break', 'continue', 'return a'])}"]
    return lines


@pytest.mark.parametrize("seed", range(40))
def test_rules_that_nobody_thought_of_do_compiled_what_they_do_plain(seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311
    lines = ["def made(a: int, b: int, c: int) -> int:", *statements(chance, 3), "    return (a * 31 + b) * 31 + c"]
    env: dict[str, Any] = {"__name__": __name__, "LIMIT": LIMIT}
    generated.run("a rule", lines, env)
    fast, narrow = compiled(env["made"], INT, INT, INT), compiled(env["made"], NARROW, NARROW, NARROW, narrow=True)
    for _ in range(30):
        given = [chance.choice(SMALL) for _ in range(3)]
        expected = env["made"](*given)
        assert fast(*given) == wrapped(expected), "\n".join(lines)
        assert narrow(*given) == expected, "\n".join(lines)


# ---- what cannot be compiled


def in_a_closure() -> Any:
    extra = 1

    def goes_on(t: Table, who: int) -> None:
        plan(t, Step.TURN, extra)

    return goes_on


def ping(t: Table, who: int) -> None:
    pong(t, who)


def pong(t: Table, who: int) -> None:
    ping(t, who)


def itself(t: Table, who: int) -> None:
    itself(t, who)


def test_a_closure_is_refused() -> None:
    with pytest.raises(DeclarationError, match=r"test_translate\.in_a_closure\.<locals>\.goes_on: a rule cannot be a closure"):
        Compiled(stones(goes_on=in_a_closure()))


@pytest.mark.parametrize(("rule", "name"), [(ping, "ping"), (itself, "itself")])
def test_rules_that_call_each_other_in_a_circle_are_refused(rule: Any, name: str) -> None:
    with pytest.raises(DeclarationError, match=rf"test_translate\.{name}: rules cannot call each other in a circle: plan a step instead"):
        Compiled(stones(goes_on=rule))


def misspells(t: Table, who: int) -> None:
    t.heep = 0  # type: ignore[attr-defined]


def says_a_word(t: Table, who: int) -> None:
    t.heap = "none"  # type: ignore[assignment]


def uses_what_is_not_there(t: Table, who: int) -> None:
    t.heap = missing  # type: ignore[name-defined]  # noqa: F821


def has_a_list(t: Table, who: int) -> None:
    t.heap = [1, 2][who]


def has_a_part_of_one(t: Table, who: int) -> None:
    t.heap = who / 2  # type: ignore[assignment]


def puts_a_whole_row(t: Table, who: int) -> None:
    t.taken = t.places


def calls_what_is_no_rule(t: Table, who: int) -> None:
    print(t.heap)


def calls_with_too_little(t: Table, who: int) -> None:
    plan(t)  # type: ignore[call-arg]


def loops_over_a_piece(t: Table, who: int) -> None:
    for one in t:  # type: ignore[attr-defined]
        t.heap = one


def makes_a_number_a_piece(t: Table, who: int) -> None:
    who = t  # type: ignore[assignment]  # noqa: F841


def counts_from_the_end(t: Table, who: int) -> None:
    t.heap = t.taken[-1]


def reaches_past_the_end(t: Table, who: int) -> None:
    t.heap = ROW[3]  # type: ignore[misc]


def shifts_too_far(t: Table, who: int) -> None:
    t.heap = who >> 64


def shifts_backwards(t: Table, who: int) -> None:
    t.heap = 1 << -1


def ends_a_loop_otherwise(t: Table, who: int) -> None:
    for _ in range(who):
        pass
    else:
        t.heap = 0


def ends_another_loop_otherwise(t: Table, who: int) -> None:
    while who > 0:
        who -= 1
    else:
        t.heap = 0


def is_true_and_then_a_number(t: Table, who: int) -> None:
    found = who > 0
    found += 1  # type: ignore[assignment]
    t.heap = found


def gives_back_a_number(t: Table, who: int) -> None:
    t.heap = says_bool(who)


def says_bool(who: int) -> bool:
    return who & 6  # type: ignore[return-value]


def reads_what_is_written_later(t: Table, who: int) -> None:
    for i in range(who):
        t.heap = LIMIT  # noqa: F823
        LIMIT = i  # noqa: F841, N806


def asks_for_the_least_by_a_key(t: Table, who: int) -> None:
    t.heap = min(who, 3, key=abs)


def calls_with_too_much(t: Table, who: int) -> None:
    plan(t, Step.TURN, whom=who)  # type: ignore[call-arg]


WRONG = [
    counts_from_the_end,
    reaches_past_the_end,
    shifts_too_far,
    shifts_backwards,
    ends_a_loop_otherwise,
    ends_another_loop_otherwise,
    is_true_and_then_a_number,
    reads_what_is_written_later,
    asks_for_the_least_by_a_key,
    calls_with_too_much,
    misspells,
    says_a_word,
    uses_what_is_not_there,
    has_a_list,
    has_a_part_of_one,
    puts_a_whole_row,
    calls_what_is_no_rule,
    calls_with_too_little,
    loops_over_a_piece,
    makes_a_number_a_piece,
]


@pytest.mark.parametrize("rule", WRONG)
def test_a_rule_that_cannot_be_compiled_is_named_with_its_line(rule: Any) -> None:
    said = rf"^tests\.core\.machine\.test_translate\.{rule.__name__}: cannot be compiled: .*test_translate\.py:\d+: \S.+$"
    with pytest.raises(DeclarationError, match=said) as caught:
        Compiled(stones(goes_on=rule))
    assert "\n" not in str(caught.value)
    line = int(str(caught.value).split(".py:")[1].split(":")[0])
    assert 0 <= line - rule.__code__.co_firstlineno <= 3


def test_a_function_that_says_bool_gives_back_no_number() -> None:
    said = r"test_translate\.says_bool: cannot be compiled: .*it gives back a number, but says that it gives back a bool"
    with pytest.raises(DeclarationError, match=said):
        Compiled(stones(goes_on=gives_back_a_number))


def weighed(weights: Any, sums: Any, times: int) -> int:
    for j in range(len(sums)):
        sums[j] = 0
        for k in range(len(weights)):
            more = weights[k] * (times + j)
            sums[j] = sums[j] + more - -weights[k] / 2
        if sums[j] < 0:
            sums[j] = j
    return int(sums[0] * 1024) + (1 if sums[1] >= sums[0] else 0)


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("times", [-3, 0, 2])
def test_fractions_are_added_up_as_plain_python_does(times: int, narrow: bool) -> None:
    weights, sums, others = np.array([0.5, -0.25, 3], np.float32), np.ones(4, np.float32), np.ones(4, np.float32)
    found = compiled(weighed, row(WEIGHT), row(WEIGHT), INT, narrow=narrow)
    told = found(weights.ctypes.data, 3, sums.ctypes.data, 4, times)
    assert told == weighed(weights, others, times)
    assert sums.tolist() == others.tolist()


def fraction_for_a_number(weights: Any, bag: Bag) -> None:
    bag.size = weights[0]


def fraction_as_an_index(weights: Any, bag: Bag) -> None:
    bag.size = bag.beans[weights[0]].weight


def remainder_of_a_fraction(weights: Any, bag: Bag) -> None:
    weights[0] = weights[0] % 2


@pytest.mark.parametrize("rule", [fraction_for_a_number, fraction_as_an_index, remainder_of_a_fraction])
def test_fractions_stay_out_of_what_is_counted(rule: Any) -> None:
    with pytest.raises(DeclarationError, match=f"{__file__}:"):
        compiled(rule, row(WEIGHT), piece(Bag.dtype))
