"""Positions of the Starfarers in the game's own words.

    p = position(hands={YELLOW: "ore fuel carbon food"})
    p.answer("build colony_ship", "launch T2 C20")

Colours are the seats: yellow, blue, white, red start on their printed sites, without a ship unless one is named.
The active player waits in his Trade and Building phase; `do` takes any other step first.
After every answer the invariants of the game are tested.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from cosmocafe.core.author.agenda import plan
from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.author.sets import has, only
from cosmocafe.core.author.table import NOBODY, Told
from cosmocafe.core.errors import IllegalAnswer
from cosmocafe.core.match import Match
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.answers import RACES, Cargo, Event, Expansion, Resource, Step
from cosmocafe.games.starfarers.board import NODE_NAMES, PER_BASE, PLANET_NAMES, SITE_NAMES
from cosmocafe.games.starfarers.box import Box
from cosmocafe.games.starfarers.rules.founding import build_colony, build_port, chip_owner, start_ship
from cosmocafe.games.starfarers.rules.setup import set_up, set_up_beginner
from cosmocafe.games.starfarers.rules.standing import points
from cosmocafe.games.starfarers.table import Table
from cosmocafe.games.starfarers.texts import CARDS, FRIENDS
from cosmocafe.testing.positions import answered

YELLOW, BLUE, WHITE, RED = range(4)
COLOURS = ("yellow", "blue", "white", "red")
RESOURCES = [resource.name.lower() for resource in Resource]
MOST_TRIES = 20_000

Agreed = dict[str, int | str]
Wanted = Callable[[list[str]], bool]


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

    def answer(self, *texts: str, until: Wanted | None = None) -> Position:
        """Give answers one after the other; with `until`, the last one with luck that brings about what is wanted."""
        *before, last = texts
        for text in before:
            self._try(text, None)
        self._try(last, until)
        return self

    def _try(self, text: str, until: Wanted | None) -> None:
        number = game.catalogue.number(text)
        if number not in self.table.offered:
            raise IllegalAnswer(f"{text!r} is not offered; offered are {', '.join(self.offers())}")
        if until is None and self.match is not None and self.match.table is self.table:
            self._told = answered(self.match, number).heard()
            self.check()
            return
        self._lucky(lambda trial: game.loops.answer(self.box, trial, number), until, text)

    def do(self, step: Step, who: int = YELLOW, a: int = 0, b: int = 0, *, until: Wanted | None = None) -> Position:
        """Take a step before anything else that is planned."""

        def take(trial: Table) -> None:
            trial.n_options = 0
            plan(trial, step, who, a, b)
            game.loops.advance(self.box, trial)

        self._lucky(take, until, step.name)
        return self

    def do_again(self) -> Position:
        """Put the open question once more after something was changed by hand."""

        def ask(trial: Table) -> None:
            trial.n_options = 0
            game.loops.advance(self.box, trial)

        self._lucky(ask, None, "the question")
        return self

    def encounter(self, card: str, *, until: Wanted | None = None) -> Position:
        """The active player meets this card; the ships do not fly afterwards."""
        self.table.deck = only(CARDS.index(card))
        return self.do(Step.ENCOUNTER, self.table.active, until=until)

    def fly(self, speed: int = 5, who: int = YELLOW) -> Position:
        """The Flight phase with this base speed, after the mother ship's roll."""
        self.table.base_speed = speed
        for ship in range(3):
            at = self.table.fleets[who].at[ship]
            self.table.start[ship] = at if at and self.box.site_on[at - 1] >= 0 else 0
            self.table.finished[ship] = 0
        return self.do(Step.SCOUT, who)

    def _lucky(self, change: Callable[[Table], None], until: Wanted | None, name: str) -> None:
        for luck in range(MOST_TRIES if until else 1):
            trial = self.table.copy()
            if until:
                seed_table(trial, luck, 0, 0)
            change(trial)
            told = trial.heard()
            if until is None or until([line(event) for event in told]):
                self.table, self._told = trial, told
                self.check()
                return
        raise AssertionError(f"{name}: chance never brought about what is wanted")

    def check(self) -> None:
        """Every invariant holds."""
        fault = game.loops.broken(self.box, self.table)
        assert fault == 0, game.invariants[fault - 1]

    def copy(self) -> Position:
        """The same position to try something on."""
        return Position(self.box, self.table.copy())

    def told(self, name: str = "", seat: int | None = None) -> list[str]:
        """What happened last, as `produced yellow 1 ore`; with a name only those, with a seat only what it heard."""
        lines = [line(told) for told in self._told if seat is None or told.to in (NOBODY, seat)]
        return [text.removeprefix(f"{name} ") for text in lines if not name or text.split()[0] == name]

    @property
    def asked(self) -> int:
        """The seat that is asked, or -1."""
        return self.table.asked

    @property
    def question(self) -> str:
        """The open question's name."""
        return list(Step)[self.table.question].name.lower()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table.over)

    @property
    def places(self) -> list[int]:
        """The final place of each seat."""
        return list(self.table.places[: self.table.players])

    def hand(self, seat: int) -> str:
        """The cards in a hand."""
        held = self.table.fleets[seat].hand
        return " ".join(name for name, count in zip(RESOURCES, held, strict=True) for _ in range(count))

    def cards(self, seat: int) -> int:
        """The size of a hand."""
        return self.table.fleets[seat].cards

    def points(self, seat: int) -> int:
        """Victory points."""
        return points(self.box, self.table, seat)

    def fame(self, seat: int) -> int:
        """Fame rings."""
        return self.table.fleets[seat].fame

    def expansions(self, seat: int) -> dict[str, int]:
        """Expansions on a mother ship."""
        return dict(zip(("booster", "cannon", "freight_ring"), self.table.fleets[seat].expansions, strict=True))

    def at(self, seat: int, ship: str = "T1") -> str:
        """The intersection of a ship, or nothing."""
        node = self.table.fleets[seat].at[int(ship[1]) - 1]
        return NODE_NAMES[node - 1] if node else ""

    def sites(self, seat: int) -> list[str]:
        """Sites with colonies and spaceports of a seat."""
        return [name for site, name in enumerate(SITE_NAMES) if has(self.table.fleets[seat].sites, site)]

    def friends(self, seat: int) -> list[str]:
        """Friendship cards of a seat."""
        return [name for card, name in enumerate(FRIENDS) if has(self.table.fleets[seat].friends, card)]

    def chip_holder(self, race: str) -> int:
        """Who holds a friendship chip, or -1."""
        return self.table.friendship[RACES.index(race)] - 1

    @property
    def bank(self) -> dict[str, int]:
        """The cards in the bank."""
        return dict(zip(RESOURCES, self.table.bank, strict=True))

    def is_face_up(self, planet: str) -> bool:
        """Whether all see the chip of a planet."""
        return has(self.table.face_up, PLANET_NAMES.index(planet))

    def knows(self, seat: int, planet: str) -> bool:
        """Whether a seat has looked at the chip of a planet."""
        return has(self.table.fleets[seat].seen, PLANET_NAMES.index(planet))

    def chip(self, planet: str) -> str:
        """The chip of a planet, or nothing while nobody has looked."""
        chip = self.table.chip[PLANET_NAMES.index(planet)]
        return f"C{chip:02}" if chip else ""

    def view(self, seat: int) -> Table:
        """The table as a seat sees it."""
        view = self.table.copy()
        game.loops.veil(self.box, view, seat)
        return view

    def guesses(self, seat: int, count: int = 60) -> list[Table]:
        """Tables as a seat may think they are."""
        tables = []
        for luck in range(count):
            guess = self.view(seat)
            seed_table(guess, luck, 5, 5)
            game.loops.unveil(self.box, guess, seat)
            fault = game.loops.broken(self.box, guess)
            assert fault == 0, game.invariants[fault - 1]
            tables.append(guess)
        return tables

    def guessed_hands(self, seat: int, other: int, count: int = 60) -> set[str]:
        """All hands of another player that a seat thinks possible."""
        return {Position(self.box, table).hand(other) for table in self.guesses(seat, count)}


def line(told: Told) -> str:
    """An event in text form."""
    event = list(Event)[told.event]
    who = [] if told.who == NOBODY else [COLOURS[told.who]]
    parts = [
        COLOURS[value] if domain.seats else domain.text(value)
        for domain, value in zip(event.parts.values(), (told.a, told.b, told.c), strict=False)
    ]
    return " ".join([event.name.lower().replace("_", "-"), *who, *parts])


def begun(players: int = 4, seed: int = 1, agreed: Agreed | None = None, change: Mapping[str, Any] | None = None) -> Position:
    """A game at its very first question."""
    match = Match(game, players, seed, agreed=agreed, change=None if change is None else {"file": "changed.toml", "values": dict(change)})
    p = Position(match.box, match.table)
    p.match, p._told = match, match.events_of(0)
    p.check()
    return p


def position(
    players: int = 4,
    *,
    active: int = YELLOW,
    hands: Mapping[int, str] | None = None,
    ships: Mapping[int, str] | None = None,
    colonies: Mapping[int, str] | None = None,
    ports: Mapping[int, str] | None = None,
    outposts: Mapping[int, str] | None = None,
    friends: Mapping[int, str] | None = None,
    expansions: Mapping[int, str] | None = None,
    fame: Mapping[int, int] | None = None,
    chips: Mapping[str, str] | None = None,
    agreed: Agreed | None = None,
    change: Mapping[str, Any] | None = None,
) -> Position:
    """The active player's Trade and Building phase.

    `ships` are written `T1 colony A16, T2 trade N9`, `outposts` as `merchants merchants green_folk` in the order of founding
    (who has a friendship card also has an outpost there, and the other way round),
    `chips` says which chip lies on a planet (nobody has looked yet); a colony turns the chips beside it face up.
    """
    box, t = _box(players, {"colours": "fixed", **(agreed or {})}, change), Table()
    t.players, t.active = players, active
    seed_table(t, 1, 2, 3)
    set_up(box, t)
    t.turn = 1
    for seat in range(players):
        _empty_hand(t, seat)
        set_up_beginner(box, t, seat)
    t.depth = 0
    for name, chip in (chips or {}).items():
        _lay_chip(t, PLANET_NAMES.index(name), int(chip[1:]) - 1)
    for seat in range(players):
        _man(box, t, seat, (ships or {}).get(seat, ""), (colonies or {}).get(seat, ""), (ports or {}).get(seat, ""))
        me = t.fleets[seat]
        for name in (hands or {}).get(seat, "").split():
            _deal(t, seat, RESOURCES.index(name))
        for name in (expansions or {}).get(seat, "").split():
            me.expansions[Expansion[name.upper()]] += 1
        for name in (friends or {}).get(seat, "").split():
            me.friends |= only(FRIENDS.index(name))
        me.fame = (fame or {}).get(seat, me.fame)
    _trade(t, outposts or {})
    plan(t, Step.END_TURN, active)
    plan(t, Step.FLIGHT, active)
    plan(t, Step.BUSINESS, active)
    game.loops.advance(box, t)
    t.heard()
    return Position(box, t)


def _empty_hand(t: Table, seat: int) -> None:
    me = t.fleets[seat]
    for resource, count in enumerate(me.hand):
        t.pile[resource] += count
        t.pile_cards += count
        me.hand[resource] = t.minds[seat].drawn[resource] = 0
    me.cards = 0


def _deal(t: Table, seat: int, resource: int) -> None:
    """A card of the reserve pile that nobody else saw; of the bank when the pile has none left."""
    source = t.pile if t.pile[resource] else t.bank
    t.pile_cards -= int(source is t.pile)
    source[resource] -= 1
    t.fleets[seat].hand[resource] += 1
    t.fleets[seat].cards += 1
    t.minds[seat].drawn[resource] += int(source is t.pile)


def _lay_chip(t: Table, planet: int, chip: int) -> None:
    t.unplaced &= ~only(chip)
    t.chip[planet] = chip + 1


def _man(box: Box, t: Table, seat: int, ships: str, colonies: str, ports: str) -> None:
    for name in colonies.split() + [name for name in ports.split() if not has(t.fleets[seat].sites, SITE_NAMES.index(name))]:
        site = SITE_NAMES.index(name)
        build_colony(t, seat, site)
        for planet in box.site_planet[site * 2 : site * 2 + 2]:
            if not t.chip[planet]:
                kind = next(c for c in range(38) if box.chip_dot[c] == box.planet_dot[planet] and has(t.unplaced, c) and box.chip_rolls[c])
                _lay_chip(t, planet, kind)
            t.face_up |= only(planet)
    for name in ports.split():
        build_port(t, seat, SITE_NAMES.index(name))
    for ship in filter(None, (ship.split() for ship in ships.split(","))):
        start_ship(t, seat, int(ship[0][1]) - 1, Cargo[ship[1].upper()], NODE_NAMES.index(ship[2]))


def _trade(t: Table, outposts: Mapping[int, str]) -> None:
    """Outposts in the order they are named, seat by seat; cards and outposts without their counterpart get one."""
    founded: Counter[str] = Counter()
    for seat in range(t.players):
        me = t.fleets[seat]
        names = outposts.get(seat, "").split()
        for race, name in enumerate(RACES):
            cards = [card for card in range(race * PER_BASE, (race + 1) * PER_BASE) if has(me.friends, card)]
            names += [name] * max(len(cards) - names.count(name), 0)
            for _ in range(names.count(name) - len(cards)):
                taken = [fleet.friends for fleet in t.fleets]
                me.friends |= only(next(card for card in range(race * PER_BASE, 20) if not any(has(held, card) for held in taken)))
        for name in names:
            me.modules[Cargo.TRADE] -= 1
            me.outposts |= only(RACES.index(name) * PER_BASE + founded[name])
            founded[name] += 1
    for race in range(len(RACES)):
        t.friendship[race] = chip_owner(t, race) + 1


BOXES: dict[str, Box] = {}


def _box(players: int, agreed: Agreed, change: Mapping[str, Any] | None) -> Box:
    """Nothing changes a box, so that all positions of one kind share it."""
    key = repr((players, agreed, change))
    if key not in BOXES:
        BOXES[key] = game.new_box(players, agreed, None if change is None else {"file": "changed.toml", "values": dict(change)})
    return BOXES[key]
