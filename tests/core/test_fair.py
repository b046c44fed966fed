"""Chance can be checked by anybody, with nothing but hashes and additions; players may add to it."""

from __future__ import annotations

import hashlib
import hmac
import json

import pytest

import cosmocafe
from cosmocafe.core.author.table import Draw
from cosmocafe.core.errors import InputError, RecordError
from cosmocafe.core.fair import checked, moments
from cosmocafe.core.match import Match, record_text
from cosmocafe.core.record import parse
from cosmocafe.insight.moments import moments_of

MASK = 0xFFFFFFFF


class State:
    """sfc32, written a second time."""

    def __init__(self, secret: bytes, moment: int) -> None:
        digest = hmac.digest(secret, str(moment).encode(), "sha256")
        self.a, self.b, self.c, self.k = (*(int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8)), 1)
        for _ in range(12):
            self.word()

    def word(self) -> int:
        out = (self.a + self.b + self.k) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((self.c << 21 | self.c >> 11) + out) & MASK
        self.k += 1
        return out

    def one_of(self, n: int) -> int:
        while True:
            product = self.word() * n
            if product & MASK >= (1 << 32) % n:
                return product >> 32


def played(name: str, seed: str, answers: int, added: list[str] | None = None) -> Match:
    match = Match(cosmocafe.find_game(name), 2, seed, added=added)
    for number in range(answers):
        if not match.over:
            match.answer(match.options[number % len(match.options)])
    return match


@pytest.mark.parametrize("name", ["star_stations", "vivajava_dice", "stardust_coffee", "starcadia_quest"])
@pytest.mark.parametrize("added", [None, ["a wish", ""]])
def test_whoever_knows_the_seed_finds_every_number(name: str, added: list[str] | None) -> None:
    match = played(name, "seed", 60, added)
    secret = hashlib.sha256(b"cosmocafe seed").digest()
    assert match.commitment == hashlib.sha256(secret).hexdigest()
    chance = secret if added is None else hmac.digest(secret, json.dumps(added).encode(), "sha256")
    total = 0
    for moment in moments(match):
        state = State(chance, moment.number)
        for draw in moment.draws:
            assert draw == Draw(draw.of, state.one_of(draw.of))
            total += 1
    assert total > 10


def test_what_a_seat_adds_changes_what_comes_and_not_the_commitment() -> None:
    plain, mine, other = (played("vivajava_dice", "seed", 5, added) for added in (None, ["mine", ""], ["", "mine"]))
    assert plain.commitment == mine.commitment == other.commitment
    assert len({repr(moments(match)[0].draws) for match in (plain, mine, other)}) == 3
    assert moments(played("vivajava_dice", "seed", 5, ["", ""])) == moments(plain)


def test_a_record_holds_what_was_added() -> None:
    match = played("star_stations", "seed", 20, ["one", "zwei"])
    read = parse(record_text(match))
    assert read.added == ["one", "zwei"] and moments(read) == moments(match)
    assert '"format": 3' in record_text(played("star_stations", "seed", 2))
    head, *rest = record_text(match).split("\n")
    for wrong in ("null", "[1, 2]", '["one"]', f'["{"x" * 65}", ""]'):
        with pytest.raises(RecordError):
            parse("\n".join([head.replace('["one", "zwei"]', wrong), *rest]))


def test_what_was_noted_down_is_compared() -> None:
    match = played("star_stations", "seed", 10, ["mine", ""])
    assert checked(match, match.commitment.upper(), 0, "mine")
    with pytest.raises(RecordError, match="chosen later"):
        checked(match, "0" * 64)
    for seat, added in ((1, "mine"), (None, "other"), (7, "mine")):
        with pytest.raises(RecordError, match="was not added"):
            checked(match, None, seat, added)
    with pytest.raises(InputError, match="characters"):
        played("star_stations", "seed", 0, ["x" * 65, ""])


def test_a_match_begun_again_has_the_same_chance_with_what_was_added_to_it() -> None:
    match = played("vivajava_dice", "seed", 5, ["mine", ""])
    assert match.begun_again().chance(0) == match.chance(0) != match.begun_again(["", "mine"]).chance(0)
    again, table = moments_of(match)
    assert table.table == match.table and len(again) == 5
