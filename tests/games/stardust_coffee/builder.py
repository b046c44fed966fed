"""Positions of Stardust Coffee in the game's own words, on the first-game layout.

    p = position(board(base="A", ships="D3 A", goods="1 cream"), board(base="C"), die="milk 5", ship="D3")
    p.answer("sail A1")

The players are Sara, Tom, Leah and Max. A toppled ship or a deactivated power is written in brackets: `ships="(A1) B"`.
Without `die` the position is at the beginning of a turn. Tokens that lie nowhere else are in the supply.
After every answer the invariants of the game are tested.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cosmocafe import testing
from cosmocafe.core.author.chance import seed_table
from cosmocafe.core.author.sets import count, has, only
from cosmocafe.games.stardust_coffee import game
from cosmocafe.games.stardust_coffee.box import Box
from cosmocafe.games.stardust_coffee.ring import NAMES
from cosmocafe.games.stardust_coffee.rules.setup import fill_supply, lay_globes, lay_piles
from cosmocafe.games.stardust_coffee.scoring import stardust_on_cards
from cosmocafe.games.stardust_coffee.table import MARKET_ROW, SHIPS, Board, Table
from cosmocafe.games.stardust_coffee.vocabulary import BASIC, CARD, CARDS, EVENT, GOOD, NONE, PIRATE, POWER, Step, Tier
from cosmocafe.testing import Agreed, Values, number

SARA, TOM, LEAH, MAX = range(4)
PEOPLE = ("sara", "tom", "leah", "max")
FIRST_GAME: Agreed = {"layout": "first_game"}


@dataclass
class Given:
    """One player's board as a test describes it."""

    base: str
    ships: str
    goods: str
    stardust: int
    powers: str
    honor: int
    card: str
    poured: str
    delivered: str
    attacked: bool


def board(
    base: str = "",
    ships: str = "",
    *,
    goods: str = "",
    stardust: int = 0,
    powers: str = "",
    honor: int = 0,
    card: str = "espresso",
    poured: str = "",
    delivered: str = "",
    attacked: bool = False,
) -> Given:
    """A board; `delivered` names cards with a star for each Stardust on them, as `latte** espresso`."""
    return Given(base, ships, goods, stardust, powers, honor, card, poured, delivered, attacked)


def counted(text: str) -> list[int]:
    """Goods as numbers: `2 coffee, 1 ice`."""
    found = [0] * GOOD.size
    for part in filter(None, text.split(", ")):
        amount, name = part.split()
        found[number(GOOD, name)] += int(amount)
    return found


def named(goods: list[int]) -> str:
    """Goods as text, in the order of the rulebook."""
    return ", ".join(f"{amount} {GOOD.text(good)}" for good, amount in enumerate(goods) if amount)


class Position(testing.Position[Box, Table]):
    """A table with its box, in the game's own words."""

    of, people = game, PEOPLE

    def board(self, seat: int) -> Board:
        """A player's board."""
        return self.table.boards[seat]

    def goods(self, seat: int) -> str:
        """What lies in a player's storages."""
        return named(self.board(seat).goods)

    def poured(self, seat: int) -> str:
        """What lies on a player's undelivered card."""
        return named(self.board(seat).poured)

    def card(self, seat: int) -> str:
        """A player's undelivered card."""
        return "" if self.board(seat).card == NONE else CARD.text(self.board(seat).card)

    def delivered(self, seat: int) -> str:
        """A player's delivered cards with their Stardust."""
        me = self.board(seat)
        return " ".join(CARD.text(card) + "*" * me.sprinkled[card] for card in range(CARDS) if has(me.delivered, card))

    def powers(self, seat: int) -> str:
        """A player's unlocked powers, deactivated ones in brackets."""
        me = self.board(seat)
        unlocked = [power for power in range(POWER.size) if has(me.unlocked, power)]
        return " ".join(f"({POWER.text(power)})" if has(me.tapped, power) else POWER.text(power) for power in unlocked)

    def ships(self, seat: int) -> str:
        """A player's ships in play, toppled ones in brackets."""
        me = self.board(seat)
        tiles = [(NAMES[me.ships[ship]], has(me.standing, ship)) for ship in range(SHIPS) if me.ships[ship] != NONE]
        return " ".join(tile if stands else f"({tile})" for tile, stands in tiles)

    @property
    def pirates(self) -> str:
        """Where the pirates are, damaged ones in brackets."""
        t = self.table
        here = [(PIRATE.text(pirate), has(t.damaged, pirate), tile) for pirate, tile in enumerate(t.pirates) if tile != NONE]
        return ", ".join(f"({name}) {NAMES[tile]}" if damaged else f"{name} {NAMES[tile]}" for name, damaged, tile in here)

    def tokens(self, *tiles: str) -> list[int]:
        """How many ingredients lie on tiles."""
        return [self.table.tokens[NAMES.index(tile)] for tile in tiles]

    @property
    def dusted(self) -> str:
        """The tiles with a Stardust token."""
        return " ".join(name for tile, name in enumerate(NAMES) if has(self.table.dusted, tile))

    @property
    def ready(self) -> str:
        """The dice in the Action dice slot."""
        return " ".join(BASIC.text(color) for color in range(BASIC.size) if has(self.table.ready, color))

    @property
    def market(self) -> str:
        """The cards on offer."""
        return " ".join(CARD.text(card) for card in self.table.market if card != NONE)


begun = Position.begun


def settled(players: int = 2, seed: int = 1, agreed: Agreed | None = None, change: Values | None = None) -> Position:
    """A game in which all Starbases are chosen, at the first question of round I."""
    p = begun(players, seed, agreed, change)
    while p.question == "starbase":
        p.answer(p.offers()[0])
    return p


def position(
    *boards: Given,
    die: str = "",
    ship: str = "",
    dice: str = "coffee 1, water 1, milk 1",
    port: int = 0,
    pirates: str = "",
    target: str = "coffee",
    marker: int = 0,
    round: int = 2,
    event: str = "",
    foreseen: str = "",
    tokens: Mapping[str, int] | None = None,
    dusted: str = "",
    market: str = "latte mocha breve vienna",
    left: Mapping[str, int] | None = None,
    first: int = SARA,
    to_move: int = SARA,
    begin: Step = Step.TURN,
    change: Values | None = None,
) -> Position:
    """A position: with `die` in the turn of the ship on `ship`, else where `begin` leads to.

    `left` says how many tokens a pool has left (`coffee`, `stardust`), as if the missing ones had never been in the box.
    """
    players = len(boards)
    box, t = Position.new_box(players, FIRST_GAME, change), Table()
    seed_table(t, 1, 2, 3)
    t.players, t.round, t.first, t.marker, t.port, t.die = players, round, first, marker, port, NONE
    t.event, t.foreseen = (number(EVENT, name) if name else NONE for name in (event, foreseen))
    t.target = number(BASIC, target) if round > 1 else NONE
    lay_globes(box, t)
    lay_piles(box, t)
    fill_supply(box, t)
    _lay_dice(t, dice, die)
    _lay_galaxy(t, pirates, tokens or {}, dusted)
    for seat, given in enumerate(boards):
        _lay_board(t, seat, given)
    _lay_cards(box, t, market)
    _count_supply(box, t, left or {})
    p = Position.at(box, t, begin, to_move)
    return _taken(p, die, ship) if die else p


def _lay_dice(t: Table, dice: str, die: str) -> None:
    for part in filter(None, f"{dice}, {die}".split(", ")):
        color, pips = part.split()
        t.dice[number(BASIC, color)] = int(pips)
        t.ready |= only(number(BASIC, color))


def _lay_galaxy(t: Table, pirates: str, tokens: Mapping[str, int], dusted: str) -> None:
    for part in filter(None, pirates.split(", ")):
        name, tile = part.split()
        pirate = number(PIRATE, name.strip("()"))
        t.pirates[pirate] = NAMES.index(tile)
        t.damaged |= only(pirate) if name.startswith("(") else 0
    for name, amount in tokens.items():
        t.tokens[NAMES.index(name)] = amount
    t.dusted = sum(only(NAMES.index(name)) for name in dusted.split())


def _lay_board(t: Table, seat: int, given: Given) -> None:
    me = t.boards[seat]
    me.base = NAMES.index(given.base or "ACBD"[seat])
    me.ships[:] = [NONE] * SHIPS
    for ship, tile in enumerate(given.ships.split() or [NAMES[me.base]] * 2):
        me.ships[ship] = NAMES.index(tile.strip("()"))
        me.standing |= 0 if tile.startswith("(") else only(ship)
    me.goods[:], me.poured[:] = counted(given.goods), counted(given.poured)
    me.stardust, me.honor, me.attacked, me.final = given.stardust, given.honor, int(given.attacked), NONE
    me.card = number(CARD, given.card) if given.card else NONE
    for name in given.powers.split():
        me.unlocked |= only(number(POWER, name.strip("()")))
        me.tapped |= only(number(POWER, name.strip("()"))) if name.startswith("(") else 0
    for name in given.delivered.split():
        card = number(CARD, name.rstrip("*"))
        me.delivered |= only(card)
        me.sprinkled[card] = name.count("*")


def _lay_cards(box: Box, t: Table, market: str) -> None:
    """The cards on offer, unless somebody has them; the decks hold the rest."""
    owned = {me.card for me in t.boards[: t.players]}
    owned |= {card for me in t.boards[: t.players] for card in range(CARDS) if has(me.delivered, card)}
    t.market[:] = [NONE] * len(t.market)
    places = {Tier.SILVER: 0, Tier.GOLD: MARKET_ROW}
    for card in (number(CARD, name) for name in market.split()):
        if card not in owned:
            tier = Tier(box.cards[card].tier)
            t.market[places[tier]] = card
            places[tier] += 1
    for card in range(CARDS):
        is_left = card not in owned and card not in t.market
        t.silver[card] = int(is_left and box.cards[card].tier == Tier.SILVER)
        t.gold[card] = int(is_left and box.cards[card].tier == Tier.GOLD)


def _count_supply(box: Box, t: Table, left: Mapping[str, int]) -> None:
    used, stardust = [0] * BASIC.size, count(t.dusted)
    for color in range(BASIC.size):
        used[color] += sum(t.tokens[tile] for tile in range(len(NAMES)) if has(t.colored[color], tile))
    for me in t.boards[: t.players]:
        stardust += me.stardust + count(me.unlocked) + stardust_on_cards(me)
        for good in range(GOOD.size):
            used[box.color[good]] += me.goods[good] + me.poured[good]
    for color in range(BASIC.size):
        t.supply[color] = left.get(BASIC.text(color), box.supply[color] - used[color])
        box.supply[color] = t.supply[color] + used[color]
    t.stardust = left.get("stardust", box.stardust - stardust)
    box.stardust = t.stardust + stardust


def _taken(p: Position, die: str, ship: str) -> Position:
    p.answer("keep-dice")
    if p.question == "die":
        p.answer(f"die {die.split()[0]}")
    if p.question == "ship":
        p.answer(f"ship {ship}")
    return p
