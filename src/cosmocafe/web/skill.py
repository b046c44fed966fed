"""How somebody's skill changed over time: a rating for each game from the places in matches of this café, and error rates from reviews.

Ratings are Weng and Lin's, as in tournaments. A bot of a level begins where its level lies and is rated as everybody else; so are other
people, as far as they have met this visitor. No account: a visitor is whoever has the cookie.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from cosmocafe.bots import LEVELS
from cosmocafe.insight.chances import ONE
from cosmocafe.lab.ratings import BETA, MU, Rating, learn

from .store import Played

ME = "me"
SURE_OF_BOTS = 2.0  # standard deviation of a level's first rating
WIDE, HIGH, EDGE = 320.0, 120.0, 6.0  # of a curve


class Worth(msgspec.Struct):
    """What a review says of a seat, as far as it is wanted here."""

    counted: int
    loss: float
    rate: float


class Judged(msgspec.Struct):
    """A review, as far as it is wanted here."""

    seats: list[Worth]


class Game(NamedTuple):
    """A match of mine that is over."""

    id: str
    game: str
    at: float
    seat: int
    place: int
    names: list[str]  # of the others
    rating: Rating | None  # afterwards; none where it does not count
    worth: Worth | None  # of my seat, if the match was reviewed

    @property
    def players(self) -> int:
        """How many sat there."""
        return len(self.names) + 1


class Skill(NamedTuple):
    """One game's curve: the ratings after each match that counts, and the error rate of all reviewed ones."""

    game: str
    ratings: list[Rating]
    decisions: int
    rate: float | None
    reviewed: int


def games_of(visitor: str, played: Sequence[Played]) -> list[Game]:
    """A visitor's matches with the ratings after them, the first first."""
    known: dict[tuple[str, str], Rating] = {}
    found = []
    for one in sorted(played, key=lambda one: (one.row.touched, one.row.id)):
        mine = [seat for seat, sitters in sorted(one.sitters.items()) if visitor in sitters]
        if one.row.standing.places is None or not mine:
            continue
        rating = rated(one, mine, known) if counts(one, mine) else None
        others = [seat.name for seat in one.row.seats if seat.seat != mine[0]]
        place = one.row.standing.places[mine[0]]
        found.append(Game(one.row.id, one.row.game, one.row.touched, mine[0], place, others, rating, worth(one, mine[0])))
    return found


def counts(one: Played, mine: list[int]) -> bool:
    """Only a match against others, in which I sat on one seat and answered myself."""
    return len(mine) == 1 and one.row.players > 1 and bot_of(one, mine[0]) is None


def rated(one: Played, mine: list[int], known: dict[tuple[str, str], Rating]) -> Rating:
    """My rating after a match; everybody's is kept in `known`."""
    who = [(one.row.game, player(one, seat, mine)) for seat in range(one.row.players)]
    learn(known, who, one.row.standing.places or [], lambda key: first(key[1]))
    return known[who[mine[0]]]


def player(one: Played, seat: int, mine: list[int]) -> str:
    """Who sat on a seat: I, a bot of a level, or somebody known by a cookie."""
    name = one.row.seats[seat].name
    return ME if seat in mine else bot_of(one, seat) or f"visitor {min(one.sitters.get(seat, [name]))}"


def bot_of(one: Played, seat: int) -> str | None:
    """The bot whose result it is; whoever resigned keeps the own one, which is the last place."""
    return None if seat in one.row.course.resigned else one.row.seats[seat].bot


def first(who: str) -> Rating:
    """The rating of somebody who was never met: a bot's lies where its level does."""
    if who not in LEVELS:
        return Rating()
    return Rating(MU + (list(LEVELS).index(who) - (len(LEVELS) - 1) / 2) * BETA, SURE_OF_BOTS)


def worth(one: Played, seat: int) -> Worth | None:
    """What the review says of a seat, if there is one that can be read."""
    if one.review is None:
        return None
    try:
        return msgspec.json.decode(one.review, type=Judged, strict=False).seats[seat]
    except (msgspec.DecodeError, LookupError):  # an older café made it
        return None


def skills(games: Iterable[Game]) -> list[Skill]:
    """The curve of each game, those played most first."""
    by_game: dict[str, list[Game]] = {}
    for one in games:
        by_game.setdefault(one.game, []).append(one)
    return [skill(game, own) for game, own in sorted(by_game.items(), key=lambda item: (-len(item[1]), item[0]))]


def skill(game: str, own: Sequence[Game]) -> Skill:
    """One game's curve and error rate."""
    said = [one.worth for one in own if one.worth is not None]
    decisions = sum(one.counted for one in said)
    rate = 1000 * sum(one.loss for one in said) / ONE / decisions if decisions else None
    return Skill(game, [one.rating for one in own if one.rating is not None], decisions, rate, len(said))


def curve(ratings: Sequence[Rating]) -> dict[str, str]:
    """The points of a rating's line and of the band in which it lies with 95 %, for an SVG of 320 x 120."""
    low = min(one.interval[0] for one in ratings)
    high = max(one.interval[1] for one in ratings)

    def point(number: int, value: float) -> str:
        x = EDGE + (WIDE - 2 * EDGE) * (number / (len(ratings) - 1) if len(ratings) > 1 else 0.5)
        return f"{x:.1f},{HIGH - EDGE - (HIGH - 2 * EDGE) * (value - low) / max(high - low, 1e-9):.1f}"

    upper = [point(number, one.interval[1]) for number, one in enumerate(ratings)]
    lower = [point(number, one.interval[0]) for number, one in enumerate(ratings)]
    line = [point(number, one.mu) for number, one in enumerate(ratings)]
    return {"line": " ".join(line), "band": " ".join([*upper, *reversed(lower)]), "last": line[-1]}
