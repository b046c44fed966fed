"""What lies on the table."""

from __future__ import annotations

from cosmocafe import author
from cosmocafe.author import Byte, Piece, Short, ints, many

from .vocabulary import ABILITIES, BEANS, COLOURS, FACES, SEATS, TRACKS

BLENDS = 2
DONOR, INVESTOR = 1, 1 + SEATS  # what a token on a die says: a donor's or an investor's, plus the seat


class Player(Piece):
    """One player's score sheet, flavor dice and tokens; a corporation has only points."""

    pp: Short
    rainbow: Short  # those of them for the Rainbow Blend
    helped: Short  # those of them for donations and tokens on others' blends
    flavor: Byte  # flavor dice owned and not in the roll
    tokens: Byte  # in the own supply
    intern: Byte  # the hired intern, counted from 1
    marks: list[int] = ints(TRACKS, Byte)
    ready: list[int] = ints(TRACKS, Byte)  # unused tokens at the end of each track
    claims: list[int] = ints(TRACKS, Byte)  # tokens to be gained in the next Activate phase
    partners: list[int] = ints(TRACKS, Byte)  # the set of seats with a partnership token on this player's track
    blocks: list[int] = ints(BLENDS * SEATS, Byte)  # blocking tokens on this player: blend by blend, from each seat


class Table(author.Table, agenda=16, options=40):
    """The whole truth of a match."""

    sides: Byte  # seats, and the corporation in the solo game
    active: Byte
    featured_by: Byte
    rainbow_by: Byte
    turn: Short
    supply: Byte  # coffee dice
    coaster: Byte  # flavor dice owned by nobody
    sugar: Byte  # the colour on the sugar cube
    meter: Byte  # the space of the corporation's token
    to_roll: Byte  # coffee dice still to be rolled
    shared: Short  # the points of the lead that was last told to be shared
    broke: Byte  # whether a blend was broken apart in this turn
    noted: Byte  # the set of colours that have got research points by the ability in progress
    own: list[int] = ints(BEANS, Byte)  # the dice of the current roll
    picked: list[int] = ints(BEANS, Byte)  # those of them laid aside to be rolled again
    given: list[int] = ints(SEATS * FACES, Byte)  # donated dice, donor by donor
    taken: list[int] = ints(SEATS * FACES, Byte)  # those of them chosen for the blend
    laid: list[int] = ints(COLOURS, Byte)  # own dice chosen as fillers of the blend
    used: list[int] = ints(ABILITIES, Byte)  # how often each ability was used in this turn
    disc: list[int] = ints(TRACKS, Byte)  # the ability of each track
    featured: list[int] = ints(5, Byte)  # the dice on the Featured coaster, colours counted from 1
    on_die: list[int] = ints(5, Byte)  # the token on each of them
    started: list[int] = ints(SEATS, Byte)  # the colour each side rolled for the first turn
    seats: list[Player] = many(Player, SEATS)
