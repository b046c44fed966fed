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
from typing import Self

from cosmocafe import testing
from cosmocafe.core.author.agenda import plan
from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.author.sets import has, only
from cosmocafe.games.starfarers import game
from cosmocafe.games.starfarers.board import NODE_NAMES, PER_BASE, PLANET_NAMES, SITE_NAMES
from cosmocafe.games.starfarers.box import Box
from cosmocafe.games.starfarers.rules.founding import build_colony, build_port, chip_owner, start_ship
from cosmocafe.games.starfarers.rules.setup import set_up, set_up_beginner
from cosmocafe.games.starfarers.scoring import score
from cosmocafe.games.starfarers.table import Table
from cosmocafe.games.starfarers.vocabulary import CARDS, COLOURS, FRIENDS, RACES, SHIPS, Cargo, Expansion, Resource, Step
from cosmocafe.testing import Agreed, Values
from cosmocafe.testing.positions import MOST_TRIES

YELLOW, BLUE, WHITE, RED = range(4)
RESOURCES = [resource.name.lower() for resource in Resource]

Wanted = Callable[[list[str]], bool]


class Position(testing.Position[Box, Table]):
    """A table with its box, asked and answered in text form."""

    of, people = game, COLOURS

    def answer(self, *texts: str, until: Wanted | None = None) -> Self:
        """Give answers one after the other; with `until`, the last one with luck that brings about what is wanted."""
        if until is None:
            return super().answer(*texts)
        super().answer(*texts[:-1])
        return self.try_until(texts[-1], lambda trial: until(trial.told()))

    def do(self, step: Step, who: int = YELLOW, a: int = 0, b: int = 0, *, until: Wanted | None = None) -> Self:
        """Take a step before anything else that is planned."""
        for luck in range(MOST_TRIES if until else 1):
            trial = self.copy()
            if until:
                seed_table(trial.table, luck, 0, 0)
            plan(trial.table, step, who, a, b)
            trial.do_again()
            if until is None or until(trial.told()):
                self.table, self._told = trial.table, trial._told
                return self
        raise AssertionError(f"{step.name}: chance never brought about what is wanted")

    def do_again(self) -> Self:
        """Put the open question once more after something was changed by hand."""
        self.table.n_options = 0
        game.loops.advance(self.box, self.table)
        self._settle(self.table)
        return self

    def encounter(self, card: str, *, until: Wanted | None = None) -> Self:
        """The active player meets this card; the ships do not fly afterwards."""
        self.table.deck = only(CARDS.index(card))
        return self.do(Step.ENCOUNTER, self.table.active, until=until)

    def fly(self, speed: int = 5, who: int = YELLOW) -> Self:
        """The Flight phase with this base speed, after the mother ship's roll."""
        self.table.base_speed = speed
        for ship in range(SHIPS):
            at = self.table.fleets[who].at[ship]
            self.table.start[ship] = at if at and self.box.nodes[at - 1].site >= 0 else 0
            self.table.finished[ship] = 0
        return self.do(Step.SCOUT, who)

    def hand(self, seat: int) -> str:
        """The cards in a hand."""
        held = self.table.fleets[seat].hand
        return " ".join(name for name, count in zip(RESOURCES, held, strict=True) for _ in range(count))

    def cards(self, seat: int) -> int:
        """The size of a hand."""
        return self.table.fleets[seat].cards

    def points(self, seat: int) -> int:
        """Victory points."""
        return score(self.box, self.table, seat)

    def fame(self, seat: int) -> int:
        """Fame rings."""
        return self.table.fleets[seat].fame

    def expansions(self, seat: int) -> dict[str, int]:
        """Expansions on a mother ship."""
        return dict(zip(("booster", "cannon", "freight_ring"), self.table.fleets[seat].expansions, strict=True))

    def ship_at(self, seat: int, ship: str = "T1") -> str:
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
    change: Values | None = None,
) -> Position:
    """The active player's Trade and Building phase.

    `ships` are written `T1 colony A16, T2 trade N9`, `outposts` as `merchants merchants green_folk` in the order of founding
    (who has a friendship card also has an outpost there, and the other way round),
    `chips` says which chip lies on a planet (nobody has looked yet); a colony turns the chips beside it face up.
    """
    box, t = Position.new_box(players, {"colours": "fixed", **(agreed or {})}, change), Table()
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
        for planet in box.sites[site].planets:
            if not t.chip[planet]:
                dot = box.planets[planet].dot
                _lay_chip(t, planet, next(c for c, chip in enumerate(box.chips) if chip.dot == dot and has(t.unplaced, c) and chip.rolls))
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
