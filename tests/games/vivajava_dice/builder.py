"""Positions of VivaJava Dice in the game's own words.

    p = position(3, roll="RRRGK", featured="GGGWW", by=BEN, marks={ANNA: {"white": 2}})
    p.answer("done", "research red 3")

Dice are letters: W Y B R G K on coffee dice, small letters and * on flavor dice. Anna is to move.
With `roll` the dice lie on the table and abilities may be used; without it her turn begins.
After every answer the invariants of the game are tested.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

from cosmocafe import testing
from cosmocafe.core.author.agenda import plan
from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.author.sets import only
from cosmocafe.core.author.table import NOBODY
from cosmocafe.games.vivajava_dice import game
from cosmocafe.games.vivajava_dice.box import Box
from cosmocafe.games.vivajava_dice.table import DONOR, INVESTOR, Table
from cosmocafe.games.vivajava_dice.vocabulary import ABILITIES, BEANS, FLAVOR, LETTERS, SEATS, TRACKS, Ability, Blend, Colour, Step
from cosmocafe.testing import Agreed, Values

ANNA, BEN, CARA, DAN = range(4)
FIRM = 1  # the corporation's side in the solo game
NAMES = ("anna", "ben", "cara", "dan")
COLOURS = tuple(Colour(track).name.lower() for track in range(TRACKS))

Tracks = Mapping[int, Mapping[str, int]]


class Position(testing.Position[Box, Table]):
    """A table with its box, in the game's own words."""

    of, people = game, NAMES

    def meant(self, text: str) -> int:
        """The answer with this text, or the only one that begins with it: `featured` for `featured regular red`."""
        longer = [offer for offer in self.offers() if offer.startswith(f"{text} ")]
        return super().meant(longer[0] if len(longer) == 1 else text)

    def until(self, text: str, is_wanted: Callable[[list[str]], bool]) -> Self:
        """Give an answer with the first random state whose events are wanted."""
        return self.try_until(text, lambda trial: is_wanted(trial.told()))

    def log(self, language: str = "en") -> list[str]:
        """What the last answers brought about, in words."""
        return [game.words(language).event(told, [name.title() for name in NAMES]) for told in self._told]

    def words(self, *texts: str) -> list[str]:
        """The legal answers that begin with one of these texts, in words."""
        return [game.words("en").answer(game.catalogue.number(offer)) for offer in self.offers(*texts)]

    @property
    def places(self) -> list[int]:
        """The final place of each side."""
        return list(self.table.places[: self.table.sides])

    @property
    def pp(self) -> list[int]:
        """The points of all sides."""
        return [seat.pp for seat in self.table.seats[: self.table.sides]]

    def marks(self, seat: int, colour: str) -> int:
        """The marks on a track."""
        return self.table.seats[seat].marks[COLOURS.index(colour)]

    def flavor(self, seat: int) -> int:
        """The flavor dice of a player."""
        return self.table.seats[seat].flavor

    def tokens(self, seat: int) -> int:
        """The tokens in a player's supply."""
        return self.table.seats[seat].tokens

    def ready(self, seat: int, colour: str) -> int:
        """The unused tokens at the end of a track."""
        return self.table.seats[seat].ready[COLOURS.index(colour)]

    def claims(self, seat: int, colour: str) -> int:
        """The tokens to be gained for a track."""
        return self.table.seats[seat].claims[COLOURS.index(colour)]

    @property
    def roll(self) -> str:
        """The dice in the roll."""
        return "".join(letter * self.table.own[bean] for bean, letter in enumerate(LETTERS))

    @property
    def featured(self) -> str:
        """The dice on the Featured coaster, in the order in which they lie there."""
        return "".join(LETTERS[colour - 1] for colour in self.table.featured if colour)

    @property
    def by(self) -> int:
        """Who controls the Featured Blend."""
        return self.table.featured_by

    @property
    def rainbow(self) -> int:
        """Who controls the Rainbow Blend."""
        return self.table.rainbow_by

    @property
    def discs(self) -> list[str]:
        """The abilities on the research coaster."""
        return [Ability(disc).name.lower() for disc in self.table.disc]


begun = Position.begun


def position(
    players: int = 2,
    *,
    roll: str = "",
    to_move: int = ANNA,
    discs: Mapping[str, str] | None = None,
    marks: Tracks | None = None,
    ready: Tracks | None = None,
    claims: Tracks | None = None,
    flavor: Mapping[int, int] | None = None,
    pp: Sequence[int] = (),
    featured: str = "",
    by: int = NOBODY,
    donors: Mapping[int, int] | None = None,
    investors: Mapping[int, int] | None = None,
    rainbow: int = NOBODY,
    partners: Mapping[tuple[int, str], Sequence[int]] | None = None,
    blocks: Mapping[tuple[int, int], str] | None = None,
    interns: Mapping[int, str] | None = None,
    sugar: str = "",
    meter: int = 0,
    turn: int = 10,
    luck: int = 1,
    agreed: Agreed | None = None,
    change: Values | None = None,
) -> Position:
    """A position in the middle of a game: at the beginning of a turn, or with the dice of `roll` on the table.

    `donors` and `investors` say whose token lies on which die of the Featured Blend; `partners` who has a token on a track;
    `blocks` which blend a seat (second) has blocked for another (first). Tokens come from their owners' supplies.
    """
    box, t = Position.new_box(players, agreed, change), Table()
    t.players, t.sides, t.turn, t.meter = players, players + box.solo, turn, meter
    t.supply, t.coaster, t.sugar = box.coffee_dice, box.flavor_dice, NOBODY
    t.featured_by, t.rainbow_by, t.active = by, rainbow, to_move
    t.disc[:] = box.disc
    for colour, disc in (discs or {}).items():
        t.disc[COLOURS.index(colour)] = Ability[disc.upper()]
    for seat in range(players):
        t.seats[seat].tokens = box.tokens
        t.seats[seat].flavor = (flavor or {}).get(seat, 0)
        t.coaster -= t.seats[seat].flavor
    for seat, points in enumerate(pp):
        t.seats[seat].pp = points
    _mark(t, marks or {}, ready or {}, claims or {})
    _blend(t, featured, donors or {}, investors or {})
    _use_tokens(box, t, partners or {}, blocks or {}, interns or {})
    if sugar:
        t.sugar, t.supply = game.catalogue.parts(game.catalogue.number(f"gain {sugar}"))["colour"], t.supply - 1
    return Position.at(box, t, _start(t, roll, to_move, luck), to_move)


def _start(t: Table, roll: str, to_move: int, luck: int) -> Step:
    """Lay the dice and what comes after them; which step is next."""
    seed_table(t, luck, 2, 3)
    if not roll:
        return Step.TURN if to_move < t.players else Step.FIRM_TURN
    for step in (Step.END_TURN, Step.ACTIVATE, Step.ACT):
        plan(t, step, to_move)
    for letter in roll:
        bean = LETTERS.index(letter)
        t.own[bean] += 1
        if bean < FLAVOR:
            t.supply -= 1
        else:
            t.coaster -= 1
    return Step.ADJUST


def _mark(t: Table, marks: Tracks, ready: Tracks, claims: Tracks) -> None:
    for seat, tracks in marks.items():
        for colour, count in tracks.items():
            t.seats[seat].marks[COLOURS.index(colour)] = count
    for seat, tracks in ready.items():
        for colour, count in tracks.items():
            t.seats[seat].ready[COLOURS.index(colour)] = count
            t.seats[seat].tokens -= count
    for seat, tracks in claims.items():
        for colour, count in tracks.items():
            t.seats[seat].claims[COLOURS.index(colour)] = count


def _blend(t: Table, featured: str, donors: Mapping[int, int], investors: Mapping[int, int]) -> None:
    for place, letter in enumerate(featured):
        t.featured[place] = LETTERS.index(letter) + 1
        t.supply -= 1
    for kind, owners in ((DONOR, donors), (INVESTOR, investors)):
        for place, seat in owners.items():
            t.on_die[place] = kind + seat
            t.seats[seat].tokens -= 1


def _use_tokens(
    box: Box,
    t: Table,
    partners: Mapping[tuple[int, str], Sequence[int]],
    blocks: Mapping[tuple[int, int], str],
    interns: Mapping[int, str],
) -> None:
    for (host, colour), seats in partners.items():
        for seat in seats:
            t.seats[host].partners[COLOURS.index(colour)] |= only(seat)
            t.seats[seat].tokens -= 1
    for (target, seat), blend in blocks.items():
        t.seats[target].blocks[Blend[blend.upper()] * SEATS + seat] += 1
        t.seats[seat].tokens -= 1
    for seat, ability in interns.items():
        t.seats[seat].intern = box.intern.index(Ability[ability.upper()]) + 1
        t.seats[seat].tokens -= 1


def with_disc(ability: str, level: int, players: int = 2, colour: str = "yellow", **more: Any) -> Position:
    """A position in which Anna has an ability at a level; it lies on the yellow track if nothing else is said."""
    marks = {ANNA: {colour: (0, 2, 4)[level]}}
    for seat, tracks in more.pop("marks", {}).items():
        marks[seat] = {**marks.get(seat, {}), **tracks}
    return position(players, discs={colour: ability, **more.pop("discs", {})}, marks=marks, **more)


def new_roll(p: Position) -> str:
    """The dice that were rolled last."""
    return p.told("rolled")[-1].split()[1]


assert len(Ability) == ABILITIES and len(LETTERS) == BEANS
