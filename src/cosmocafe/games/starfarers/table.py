"""What lies on the table."""

from __future__ import annotations

from cosmocafe import author
from cosmocafe.author import Byte, Long, Piece, Short, ints, many

from .board import BASES, PLANETS
from .vocabulary import EXPANSIONS, RESOURCES, SHIPS

SEATS = 4
POSSIBILITIES = 6  # how many ways the other hands may differ in one mind before the vaguest are thrown together
PUBLIC = SEATS  # the mind of those who only look on
DRAFT = SEATS + 1  # scratch for a mind that is thought over
HEARD = 8  # boxes of one encounter card that can be read


class Fleet(Piece):
    """All that belongs to one player. Sets are of sites, outposts, chips, friendship cards and planets."""

    colour: Byte  # -1 until it is chosen
    fame: Byte
    claims: Byte  # free trade ships that wait (SF-R32)
    cards: Byte  # the size of the hand, which all may see
    modules: list[int] = ints(2, Byte)  # colony and trade modules in the reserve
    rings: Byte  # spaceport rings in the reserve
    hand: list[int] = ints(RESOURCES, Byte)
    owed: list[int] = ints(RESOURCES, Byte)  # scratch of a production roll
    expansions: list[int] = ints(EXPANSIONS, Byte)
    at: list[int] = ints(SHIPS, Short)  # the intersection of each transporter, counted from 1; 0 in the reserve
    cargo: list[int] = ints(SHIPS, Byte)
    sites: Long  # colonies, spaceports among them
    ports: Long
    outposts: Long
    trophies: Long  # pirate and ice chips
    friends: Long
    seen: Long  # planets whose chip this player has looked at


class Offer(Piece):
    """What one player gives and wants in a trade."""

    state: Byte
    give: list[int] = ints(RESOURCES, Byte)
    want: list[int] = ints(RESOURCES, Byte)


class Possibility(Piece):
    """One way the other hands may be: the cards known to be in each, the rest of each hand may be anything."""

    known: list[int] = ints(SEATS * RESOURCES, Byte)


class Mind(Piece):
    """What one player knows of the other hands; the truth agrees with one of the possibilities."""

    count: Byte
    drawn: list[int] = ints(RESOURCES, Byte)  # own draws from the reserve pile since it was made
    possible: list[Possibility] = many(Possibility, POSSIBILITIES)


class Table(author.Table, agenda=20, options=320):
    """The whole truth of a match."""

    turn: int
    active: Byte
    first: Byte
    blocked: Long  # sites of the unused colour
    bank: list[int] = ints(RESOURCES, Byte)
    pile: list[int] = ints(RESOURCES, Byte)
    pile_cards: Byte
    made: list[int] = ints(RESOURCES, Byte)  # what the reserve pile was made of
    pool: list[int] = ints(EXPANSIONS, Byte)  # expansions to choose from in the advanced setup
    fleets: list[Fleet] = many(Fleet, SEATS)
    minds: list[Mind] = many(Mind, SEATS + 2)
    chip: list[int] = ints(PLANETS, Byte)  # the chip on each planet, counted from 1; 0 while nobody has looked
    unplaced: Long  # chips that no planet has
    face_up: Long  # planets
    dared: list[int] = ints(PLANETS, Byte)  # the greatest strength that passed a face-down chip without a fight
    thawed: list[int] = ints(PLANETS, Byte)  # the most freight rings that passed it
    friendship: list[int] = ints(BASES, Byte)  # who holds each friendship chip, counted from 1
    supplies: Byte  # whether supplies wait to be drawn
    brokered: list[int] = ints(RESOURCES, Byte)  # limited bank ratios used this turn
    praised: Byte  # whether fame was bought this turn
    helped: Byte
    proposals: Byte  # to the others and calls for theirs, this turn
    offers: list[Offer] = many(Offer, SEATS)
    base_speed: Byte
    steps: Byte  # taken by the ship that flies
    grounded: Byte  # transporter that may not move this turn, counted from 1
    finished: list[int] = ints(SHIPS, Byte)
    start: list[int] = ints(SHIPS, Short)  # colony intersection where the ship began the flight, counted from 1
    deck: Long  # encounter cards in the pile
    card: Byte  # encounter card being read, counted from 1
    node: Short
    effect: Byte
    again: Byte  # whether another card follows
    boxes: Byte  # of the card that were read
    followed: Byte  # whether the last one was answered and left
    signs: list[int] = ints(HEARD, Short)  # what was heard in each
    outcomes: list[int] = ints(HEARD, Byte)
    gift: list[int] = ints(RESOURCES, Byte)
    swapped: list[int] = ints(RESOURCES, Byte)
    rolled: list[int] = ints(SEATS, Byte)
