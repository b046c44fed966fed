"""What a learner sees: every side's score sheet, the own one first, the dice of the roll, the blends and the discs."""

from __future__ import annotations

from cosmocafe.author import has, seen

from .box import Box
from .table import BLENDS, DONOR, INVESTOR, Player, Table
from .vocabulary import (
    ABILITIES,
    ABILITY,
    BEAN,
    BEANS,
    BLEND,
    COLOUR,
    COLOURS,
    FACE,
    FACES,
    INTERNS,
    SEATS,
    TRACK,
    TRACKS,
)

DICE = 15  # no box has more
PLACES = 5  # of a blend


class Track(seen.Part):
    """One research track of a player."""

    marks: int = seen.count(30)
    ready: int = seen.count(9)
    claims: int = seen.count(9)
    partners: list[int] = seen.set_of(seen.SEATS)


class Side(seen.Part):
    """One player's sheet, or the corporation's points; `given` are donated dice, `taken` those of them chosen for the blend."""

    playing: int = seen.flag()
    points: int = seen.points(21)
    rainbow: int = seen.points(21)
    helped: int = seen.points(21)
    flavor: int = seen.count(DICE)
    tokens: int = seen.count(9)
    intern: int = seen.one_of(INTERNS)
    tracks: list[Track] = seen.parts(TRACK, Track)
    blocks: list[int] = seen.each([f"{blend}.{seat}" for blend in BLEND.texts or () for seat in seen.SEATS], seen.count(9))
    given: list[int] = seen.each(FACE, seen.count(DICE))
    taken: list[int] = seen.each(FACE, seen.count(DICE))


class Place(seen.Part):
    """A die on the Featured coaster, and the token on it."""

    colour: int = seen.one_of(COLOUR)
    donor: int = seen.seat()
    investor: int = seen.seat()


class Seen(seen.Seen):
    """The whole observation."""

    sides: list[Side] = seen.parts(seen.SEATS, Side)
    featured: list[Place] = seen.parts(PLACES, Place)
    featured_by: int = seen.seat()
    rainbow_by: int = seen.seat()
    active: int = seen.seat()
    turn: int = seen.points(60)
    target: int = seen.points(21)
    supply: int = seen.count(DICE)
    coaster: int = seen.count(DICE)
    sugar: int = seen.one_of(COLOUR)
    meter: int = seen.count(12)
    to_roll: int = seen.count(DICE)
    broke: int = seen.flag()
    noted: list[int] = seen.set_of(COLOUR)
    own: list[int] = seen.each(BEAN, seen.count(DICE))
    picked: list[int] = seen.each(BEAN, seen.count(DICE))
    laid: list[int] = seen.each(COLOUR, seen.count(DICE))
    used: list[int] = seen.each(ABILITY, seen.count(30))
    discs: list[int] = seen.each(TRACK, seen.one_of(ABILITY))


def observe(box: Box, t: Table, seat: int, out: Seen) -> None:
    """Fill the observation of a seat; a spectator sees the table as seat 0."""
    me = max(seat, 0)
    for other in range(SEATS):
        if other < t.sides:
            observe_side(t, me, (me + other) % t.sides, out.sides[other])
    for place in range(PLACES):
        observe_place(t, me, place, out.featured[place])
    observe_dice(t, out)
    observe_moment(box, t, me, out)


def side_of(t: Table, me: int, who: int) -> int:
    """A side as `me` counts, 0 for nobody: the corporation sits behind the players."""
    if who < 0:
        return 0
    return 1 + (who - me) % t.sides


def observe_side(t: Table, me: int, who: int, out: Side) -> None:
    player = t.seats[who]
    out.playing = 1
    out.points = player.pp
    out.rainbow = player.rainbow
    out.helped = player.helped
    out.flavor = player.flavor
    out.tokens = player.tokens
    out.intern = player.intern
    for track in range(TRACKS):
        observe_track(t, me, player, track, out.tracks[track])
    for other in range(t.sides):
        for blend in range(BLENDS):
            out.blocks[blend * SEATS + other] = player.blocks[blend * SEATS + (me + other) % t.sides]
    for face in range(FACES):
        out.given[face] = t.given[who * FACES + face]
        out.taken[face] = t.taken[who * FACES + face]


def observe_track(t: Table, me: int, player: Player, track: int, out: Track) -> None:
    out.marks = player.marks[track]
    out.ready = player.ready[track]
    out.claims = player.claims[track]
    for other in range(t.players):
        out.partners[other] = 1 if has(player.partners[track], (me + other) % t.players) else 0


def observe_place(t: Table, me: int, place: int, out: Place) -> None:
    out.colour = t.featured[place]
    token = t.on_die[place]
    if token >= INVESTOR:
        out.investor = side_of(t, me, token - INVESTOR)
    elif token >= DONOR:
        out.donor = side_of(t, me, token - DONOR)


def observe_dice(t: Table, out: Seen) -> None:
    for bean in range(BEANS):
        out.own[bean] = t.own[bean]
        out.picked[bean] = t.picked[bean]
    for colour in range(COLOURS):
        out.laid[colour] = t.laid[colour]
        out.noted[colour] = 1 if has(t.noted, colour) else 0
    out.supply = t.supply
    out.coaster = t.coaster
    out.to_roll = t.to_roll


def observe_moment(box: Box, t: Table, me: int, out: Seen) -> None:
    out.featured_by = side_of(t, me, t.featured_by)
    out.rainbow_by = side_of(t, me, t.rainbow_by)
    out.active = side_of(t, me, t.active)
    out.turn = t.turn
    out.target = box.target
    out.sugar = 1 + t.sugar
    out.meter = t.meter
    out.broke = t.broke
    for ability in range(ABILITIES):
        out.used[ability] = t.used[ability]
    for track in range(TRACKS):
        out.discs[track] = 1 + t.disc[track]
