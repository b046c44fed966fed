"""What lies on the table."""

from __future__ import annotations

from cosmocafe import author
from cosmocafe.author import Byte, Piece, ints, many

from .ring import TILES
from .vocabulary import CARDS, COLORS, EVENTS, INGREDIENTS, PIRATES

SHIPS = 3
MARKET_ROW = 3  # the most Silver or Gold cards that can be declared to lie face up


class Board(Piece):
    """One player's Spaceship board and everything at it. Sets of ships, powers and cards have one bit each."""

    base: Byte  # the Starbase, NONE before it is chosen
    standing: Byte  # ships that are available
    stardust: Byte  # in the storage
    unlocked: Byte  # powers with a Stardust token
    tapped: Byte  # unlocked powers that are deactivated
    honor: Byte
    attacked: Byte  # whether a pirate was attacked in this round
    card: Byte  # undelivered, NONE without
    final: Byte  # delivered after the last round, NONE without
    delivered: int  # cards
    ships: list[int] = ints(SHIPS, Byte)  # tile of each, NONE while not in play
    goods: list[int] = ints(INGREDIENTS, Byte)  # in the storages
    poured: list[int] = ints(INGREDIENTS, Byte)  # on the undelivered card
    sprinkled: list[int] = ints(CARDS, Byte)  # Stardust on each delivered card


class Table(author.Table, agenda=20, options=40):
    """The whole truth of a match."""

    round: Byte
    first: Byte  # the first player
    event: Byte  # of this round, NONE without
    foreseen: Byte  # event of the next round, once turned up
    target: Byte  # what pirates rob, NONE in the first round
    marker: Byte  # space on the Pirate Movement track
    ready: Byte  # dice in the Action dice slot
    turn: Byte  # the seat that had the last turn
    die: Byte  # taken in this turn, NONE between turns
    ship: Byte  # active in this turn
    acted: Byte  # actions taken in this turn
    arrived: Byte  # whether the active ship entered its Starbase in this turn
    port: Byte  # number of the Stardust die, 0 while exhausted
    damaged: Byte  # toppled pirates
    stardust: Byte  # in the supply
    dusted: int  # tiles with a Stardust token
    dice: list[int] = ints(COLORS, Byte)  # number of each Action die
    supply: list[int] = ints(COLORS, Byte)
    globes: list[int] = ints(TILES, Byte)  # Ingredient Globe on each tile, NONE for a City
    tokens: list[int] = ints(TILES, Byte)  # ingredients lying on each tile
    colored: list[int] = ints(COLORS)  # tiles of each colour: follows from `globes`, kept because every question asks
    pirates: list[int] = ints(PIRATES, Byte)  # tile of each, NONE before it appears
    targets: list[int] = ints(COLORS, Byte)  # face-down markers left
    dawns: list[int] = ints(EVENTS, Byte)  # face-down tokens left
    dusks: list[int] = ints(EVENTS, Byte)
    silver: list[int] = ints(CARDS, Byte)  # left in the deck
    gold: list[int] = ints(CARDS, Byte)
    market: list[int] = ints(2 * MARKET_ROW, Byte)  # face up: the Silver row, then the Gold row; NONE for a gap
    boards: list[Board] = many(Board, 4)
