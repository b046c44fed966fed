"""The table as text for a terminal, at most a hundred columns wide."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.author import NOBODY, has
from cosmocafe.draw.still import still
from cosmocafe.draw.text import padded, plain, seat_mark, shortened, table

from .rules.tokens import token_owner
from .standing import (
    beans,
    blocked,
    disc_name,
    disc_text,
    featured_name,
    gifts,
    goal,
    intern_name,
    laid_dice,
    letters,
    level_of,
    owner_name,
    roll_dice,
)
from .view import View
from .vocabulary import ABILITY, BLEND, COLOUR, LETTERS, SEATS, TRACKS, UNIT, Ability, Blend

WIDTH, NAME = 100, 20
MARK, SPACE, READY, CLAIM = "■□◉○"


def picture(view: View) -> str:
    """Coasters, dice, discs, and how everybody stands."""
    lines = [*coasters(view), "", *dice(view), "", *discs(view), "", *sheets(view), *partnerships(view), legend(view)]
    return "\n".join(shortened(plain(line), WIDTH) for line in lines)


@still
def coasters(view: View) -> Iterator[str]:
    """The blends, the supplies, and the corporation."""
    t, label = view.table, view.words.label
    featured = " ".join(featured_die(view, place) for place, colour in enumerate(t.featured) if colour)
    held = view.words.titled(view.words.value(BLEND, Blend.FEATURED), owner_name(view, t.featured_by))
    yield f"  {held}  {featured_name(view)}  {featured}".rstrip()
    yield f"  {view.words.titled(view.words.value(BLEND, Blend.RAINBOW), owner_name(view, t.rainbow_by))}"
    yield f"  {label('turn')} {t.turn}   {label('supply')} {t.supply}   {label('flavor')} {t.coaster}   {goal(view)}"
    if view.box.solo:
        yield f"  {view.words.listed(firm(view))}"


@still
def firm(view: View) -> Iterator[str]:
    """The corporation: points, meter, sugar, and what is blocked."""
    t, label = view.table, view.words.label
    yield f"{view.words.titled(owner_name(view, t.players), t.seats[t.players].pp)} {label('points')}"
    spaces = view.box.meter[: view.box.meter_top + 1]
    meter = " ".join(f"[{number}]" if space == t.meter else str(number) for space, number in enumerate(spaces))
    yield f"{view.words.value(UNIT, view.box.firm)} {meter}"
    if t.sugar != NOBODY:
        yield f"{label('sugar')} {view.words.value(COLOUR, t.sugar)}"
    yield from blocked(view, t.players)


def featured_die(view: View, place: int) -> str:
    """A die of the Featured Blend with its token."""
    token = view.table.on_die[place]
    return LETTERS[view.table.featured[place] - 1] + (f"({seat_mark(token_owner(token))})" if token else "")


@still
def dice(view: View) -> Iterator[str]:
    """The roll, what is laid aside, and what others donated."""
    t, label = view.table, view.words.label
    yield f"  {view.words.titled(label('roll'), letters(roll_dice(view)) or '-')}"
    if any(t.picked):
        yield f"  {view.words.titled(label('aside'), letters(beans(t.picked)))}"
    if any(t.laid):
        yield f"  {view.words.titled(label('laid'), letters(laid_dice(view)))}"
    for seat in range(t.players):
        if gifts(view, seat):
            yield f"  {label('donated')} {view.words.titled(seat_mark(seat), letters(gifts(view, seat)))}"


@still
def discs(view: View) -> list[str]:
    """Each track's disc with its points."""
    t, box = view.table, view.box
    rows = [
        [LETTERS[track], disc_name(view, track), f"{box.pp[t.disc[track]] if t.disc[track] >= 0 else 0} PP", disc_text(view, track)]
        for track in range(TRACKS)
    ]
    return [f"  {line}" for line in table(rows)]


def sheets(view: View) -> list[str]:
    """Every player's score sheet."""
    heads = ["", "", *(view.words.label(name) for name in ("points", "flavor", "tokens")), *LETTERS[:TRACKS], ""]
    rows = [sheet(view, seat) for seat in range(view.table.players)]
    return [f"  {line}" for line in table([heads, *rows])]


@still
def sheet(view: View, seat: int) -> list[str]:
    """Points, dice, tokens, tracks, and what else is to be known of a player."""
    me = view.table.seats[seat]
    notes = [intern_name(view, seat), *blocked(view, seat)]
    tracks = [track_text(view, seat, track) for track in range(TRACKS)]
    name = padded(view.seat_name(seat), NAME).rstrip()
    return [seat_mark(seat), name, str(me.pp), str(me.flavor), str(me.tokens), *tracks, " ".join(filter(None, notes))]


def track_text(view: View, seat: int, track: int) -> str:
    """The marks of a track, its level, its unused tokens and those to come."""
    me, cup = view.table.seats[seat], view.box.cup
    reached = ("", " 1X", " 2X", " ✓")[level_of(view, seat, track)]
    return f"{MARK * me.marks[track]}{SPACE * (cup - me.marks[track])}{reached}{READY * me.ready[track]}{CLAIM * me.claims[track]}"


@still
def partnerships(view: View) -> Iterator[str]:
    """Whose tokens lie on whose tracks."""
    name = view.words.value(ABILITY, Ability.RESEARCH_PARTNERSHIP)
    for seat in range(view.table.players):
        shared = view.table.seats[seat].partners
        pairs = [f"{LETTERS[track]} {seat_mark(other)}" for track in range(TRACKS) for other in range(SEATS) if has(shared[track], other)]
        if pairs:
            yield f"  {view.words.titled(view.words.listed([name, view.seat_name(seat)]), view.words.listed(pairs))}"


@still
def legend(view: View) -> str:
    """What the tokens at a track are."""
    label = view.words.label
    ready, claims = (view.words.listed([label("tokens"), label(name)]) for name in ("ready", "claims"))
    return f"  {READY} {ready}  {CLAIM} {claims}"
