"""What a picture says of the table in words: shared by the drawing and the terminal."""

from __future__ import annotations

from cosmocafe.core.table import NOBODY
from cosmocafe.core.view import View

from .answers import ABILITY, BEANS, FACES, FIRM, FLAVOR, ROBUSTNESS, TRACK, TRACKS, Ability, Dice
from .rules.blends import QUALITIES, featured_rank
from .rules.tracks import ability_on, level

TEXTS = tuple(f"text_{ability.name.lower()}" for ability in Ability)
LABELS = (
    "turn",
    "roll",
    "aside",
    "donated",
    "supply",
    "flavor",
    "tokens",
    "ready",
    "claims",
    "points",
    "meter",
    "sugar",
    "nobody",
    "blocked",
    "interns",
    "done",
    "sudden",
    "target",
    *TEXTS,
)
LETTERS = Dice.LETTERS


def beans(counts: list[int], first: int = 0) -> list[int]:
    """Counted dice one by one."""
    return [first + bean for bean, number in enumerate(counts) for _ in range(number)]


def letters(dice: list[int]) -> str:
    """Dice as letters."""
    return " ".join(LETTERS[bean] for bean in dice)


def gifts(view: View, seat: int) -> list[int]:
    """The dice a seat has donated in this turn."""
    return beans(view.table.given[seat * FACES : (seat + 1) * FACES], FLAVOR)


def owner_name(view: View, side: int) -> str:
    """A player, the corporation, or nobody."""
    if side == NOBODY:
        return view.words.label("nobody")
    return view.seat_name(side) if side < view.table.players else view.words.value(FIRM, view.box.firm)


def robustness(view: View) -> str:
    """What the Featured Blend is called."""
    return view.words.value(ROBUSTNESS, featured_rank(view.box, view.table) // QUALITIES)


def disc_name(view: View, track: int) -> str:
    """The disc on a track, or a dash while none lies there."""
    disc = view.table.disc[track]
    return view.words.value(ABILITY, disc) if disc >= 0 else "-"


def disc_text(view: View, track: int) -> str:
    """What the disc on a track does."""
    disc = view.table.disc[track]
    return view.words.label(TEXTS[disc]) if disc >= 0 else ""


def track_name(view: View, track: int) -> str:
    """The colour of a track."""
    return view.words.value(TRACK, track)


def level_of(view: View, seat: int, track: int) -> int:
    """A player's level on a track, 3 when it is completed."""
    if view.table.seats[seat].marks[track] >= view.box.cup:
        return 3
    return level(view.box, view.table, seat, track)


def intern_name(view: View, seat: int) -> str:
    """The ability of a player's intern, or nothing."""
    if view.table.seats[seat].intern == 0:
        return ""
    track = next((track for track in range(TRACKS) if view.table.disc[track] == Ability.INTERN), 0)
    return view.words.value(ABILITY, ability_on(view.box, view.table, seat, track))


def roll_dice(view: View) -> list[int]:
    """The dice of the current roll."""
    return beans(view.table.own[:BEANS])
