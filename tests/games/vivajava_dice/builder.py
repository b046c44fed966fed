"""Positions of VivaJava Dice in the game's own words.

    p = position(3, roll="RRRGK", featured="GGGWW", by=BEN, marks={ANNA: {"white": 2}})
    p.answer("done", "research red 3")

Dice are letters: W Y B R G K on coffee dice, small letters and * on flavor dice. Anna is to move.
With `roll` the dice lie on the table and abilities may be used; without it her turn begins.
After every answer the invariants of the game are tested.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from cosmocafe.core.author.agenda import plan
from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.author.sets import only
from cosmocafe.core.author.table import NOBODY, Told
from cosmocafe.core.errors import IllegalAnswer
from cosmocafe.core.match import Match
from cosmocafe.games.vivajava_dice import game
from cosmocafe.games.vivajava_dice.answers import ABILITIES, BEANS, FLAVOR, LETTERS, SEATS, TRACKS, Ability, Blend, Colour, Event, Step
from cosmocafe.games.vivajava_dice.box import Box
from cosmocafe.games.vivajava_dice.table import DONOR, INVESTOR, Table
from cosmocafe.testing.positions import answered, heard_anew

ANNA, BEN, CARA, DAN = range(4)
FIRM = 1  # the corporation's side in the solo game
NAMES = ("anna", "ben", "cara", "dan")
COLOURS = tuple(Colour(track).name.lower() for track in range(TRACKS))
MOST_TRIES = 20_000

Agreed = dict[str, int | str]
Tracks = Mapping[int, Mapping[str, int]]


class Position:
    """A table with its box, asked and answered in text form."""

    def __init__(self, box: Box, table: Table) -> None:
        self.box, self.table = box, table
        self.match: Match | None = None  # that this is a position of, until something is changed by hand
        self._told: list[Told] = []

    def offers(self, *words: str) -> list[str]:
        """The legal answers in text form; with words, only those that begin with one of them."""
        texts = [game.catalogue.text(option) for option in self.table.offered]
        return [text for text in texts if not words or text.split()[0] in words]

    def answer(self, *texts: str) -> Position:
        """Give answers one after the other."""
        for text in texts:
            self._settle(self._tried(text))
        return self

    def hoping(self, text: str, *wanted: str) -> Position:
        """Give an answer with the first random state that brings all these events about."""
        return self.until(text, lambda told: set(wanted) <= set(told))

    def until(self, text: str, is_wanted: Callable[[list[str]], bool]) -> Position:
        """Give an answer with the first random state whose events are wanted."""
        for luck in range(MOST_TRIES):
            trial = self._tried(text, luck)
            if is_wanted([line(told) for told in trial._heard]):
                self._settle(trial)
                return self
        raise AssertionError(f"{text}: chance never brought about what is wanted")

    def _meant(self, text: str) -> int:
        """The answer with this text, or the only one that begins with it: `featured` for `featured regular red`."""
        meant = [offer for offer in self.offers() if offer == text] or [offer for offer in self.offers() if offer.startswith(f"{text} ")]
        if len(meant) != 1:
            raise IllegalAnswer(f"{text!r} is not offered; offered are {', '.join(self.offers())}")
        return game.catalogue.number(meant[0])

    def _tried(self, text: str, luck: int | None = None) -> Table:
        number = self._meant(text)
        if luck is None and self.match is not None and self.match.table is self.table:
            return cast("Table", answered(self.match, number))
        trial = self.table.copy()
        if luck is not None:
            seed_table(trial, luck, 0, 0)
        game.loops.answer(self.box, trial, number)
        return trial

    def _settle(self, table: Table) -> None:
        self.table, self._told = table, table.heard()
        fault = game.loops.broken(self.box, table)
        assert fault == 0, game.invariants[fault - 1]

    def copy(self) -> Position:
        """The same position to try something on."""
        return Position(self.box, self.table.copy())

    def log(self, language: str = "en") -> list[str]:
        """What the last answer brought about, in words."""
        return [game.words(language).event(told, [name.title() for name in NAMES]) for told in self._told]

    def words(self, *texts: str) -> list[str]:
        """The legal answers that begin with one of these texts, in words."""
        return [game.words("en").answer(game.catalogue.number(offer)) for offer in self.offers(*texts)]

    def told(self, name: str = "") -> list[str]:
        """What the last answer brought about, as `marked anna white 2`; with a name, only those events, without it."""
        lines = [line(told) for told in self._told]
        return [text.removeprefix(name).strip() for text in lines if not name or text.split()[0] == name]

    @property
    def asked(self) -> int:
        """The seat that is asked, or -1."""
        return self.table.asked

    @property
    def question(self) -> str:
        """The open question's name."""
        return list(Step)[self.table.question].name.lower() if self.table.n_options else ""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table.over)

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


def line(told: Told) -> str:
    """An event in text form."""
    event = list(Event)[told.event]
    who = [] if told.who == NOBODY else [NAMES[told.who]]
    parts = [
        NAMES[value] if domain.seats else domain.text(value)
        for domain, value in zip(event.parts.values(), (told.a, told.b, told.c), strict=False)
    ]
    return " ".join([event.name.lower().replace("_", "-"), *who, *parts])


def begun(players: int = 2, seed: int = 1, agreed: Agreed | None = None, change: Mapping[str, Any] | None = None) -> Position:
    """A game at its very first question."""
    match = Match(game, players, seed, agreed=agreed, change=changed(change))
    p = Position(match.box, match.table)
    p.match = match
    p._settle(heard_anew(match))
    return p


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
    change: Mapping[str, Any] | None = None,
) -> Position:
    """A position in the middle of a game: at the beginning of a turn, or with the dice of `roll` on the table.

    `donors` and `investors` say whose token lies on which die of the Featured Blend; `partners` who has a token on a track;
    `blocks` which blend a seat (second) has blocked for another (first). Tokens come from their owners' supplies.
    """
    box, t = game.new_box(players, agreed, changed(change)), Table()
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
    _start(t, roll, to_move, luck)
    game.loops.advance(box, t)
    p = Position(box, t)
    p._settle(t)
    return p


def _start(t: Table, roll: str, to_move: int, luck: int) -> None:
    seed_table(t, luck, 2, 3)
    if not roll:
        plan(t, Step.TURN if to_move < t.players else Step.FIRM_TURN, to_move)
        return
    for step in (Step.END_TURN, Step.ACTIVATE, Step.ACT, Step.ADJUST):
        plan(t, step, to_move)
    for letter in roll:
        bean = LETTERS.index(letter)
        t.own[bean] += 1
        if bean < FLAVOR:
            t.supply -= 1
        else:
            t.coaster -= 1


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


def changed(values: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """Single values of the box instead of the printed ones."""
    return None if values is None else {"file": "changed.toml", "values": dict(values)}


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
