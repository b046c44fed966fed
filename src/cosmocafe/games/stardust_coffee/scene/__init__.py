"""The table as a drawing: rounds, galaxy, Honor, coffees on offer, boards. One unit is about a pixel on a phone."""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe.draw.areas import Area
from cosmocafe.draw.columns import two_columns
from cosmocafe.draw.svg import Svg, path, rect
from cosmocafe.draw.theme import SCOPE, style_sheet

from .. import standing
from ..ring import SIDE
from ..standing import amounts, track
from ..view import View
from ..vocabulary import GOOD, Action, Badge
from . import boards, coffees, crews, dice, galaxy, icons, ingredients, middle, power_slots, storages, tiles, tracks, vessels
from .moments import moment_of

WIDTH, GAP = 400, 6
ROUNDS = Area(4, 4, WIDTH - 8, 36)
RING = ROUNDS.bottom + 3
HONOR = 46
LABELS = (
    *standing.LABELS,
    *("choices", "ship", "standing", "toppled", "pirate", "die", "stardust_die", "ready", "taken", "exhausted", "recharge", "port"),
    *("starbase", "tokens", "stardust_port", "pirate_port", "robbery", "appears", "dawn", "dusk", "hidden", "alarm"),
    *("basics", "short_basics", "short_advanced", "locked", "active", "deactivated", "needs"),
    *(f"code_{good}" for good in GOOD.texts or ()),
    *(f"act_{action.name.lower()}" for action in Action),
    *(f"badge_{badge.name.lower()}" for badge in Badge),
    *("does_warp", "does_pour", "does_take_stardust", "does_add_stardust", "does_ansible", "does_shoot", "does_duplicate"),
    *("does_gain_basic", "does_gain_advanced", "does_gain_stardust"),
)
PARTS = (ingredients, icons, vessels, crews, tiles, galaxy, tracks, dice, middle, coffees, storages, power_slots, boards)
RULES = {
    **{selector: rule for part in PARTS for selector, rule in part.STYLE.items()},
    ".sky": "stroke:var(--cream);stroke-linecap:round;opacity:.5;fill:none",
    ".bright>.calm.pill": "fill:none;stroke:var(--muted)",
    ".bright>.calm.pill-words": "fill:var(--muted)",
}


def scene(view: View) -> str:
    """The table as SVG."""
    moment = moment_of(view)
    ring = galaxy.ring_areas(2, RING, WIDTH - 4)
    honor = Area(4, ring[SIDE].bottom + 3, WIDTH - 8, HONOR)
    market = coffees.market_area(view, 1, honor.bottom + 4 + GAP, WIDTH - 2)
    seats = boards.board_areas(view, market.bottom + GAP, WIDTH)
    upper = [
        rect(0, 0, WIDTH, honor.bottom + 4, rx=12, class_="night"),
        sky(honor.bottom),
        tracks.round_track(view, ROUNDS),
        *galaxy.galaxy(moment, ring),
        *middle.middle(moment, galaxy.middle_area(ring)),
        *tracks.honor_track(view, honor),
    ]
    lower = [*coffees.market(moment, market), *(boards.player_board(moment, seat, area) for seat, area in seats.items())]
    return two_columns(
        upper,
        lower,
        width=WIDTH,
        split=honor.bottom + 4 + GAP,
        height=max(area.bottom for area in seats.values()) + 1,
        scope=f"{SCOPE} {view.game.id}",
        label=f"{view.words.title}. {', '.join(track(view))}",
        description=description(view),
        style=style_sheet(view.game.id, RULES),
        clickable=moment.choices.has_any,
    )


def description(view: View) -> str:
    """How everybody stands, in words."""
    return ". ".join(f"{view.seat_name(seat)}: {', '.join(said(view, seat))}" for seat in range(view.table.players))


def said(view: View, seat: int) -> Iterator[str]:
    """What a player has, in words."""
    for name, value in amounts(view, seat).items():
        if value:
            yield f"{view.words.label(name)} {value}"


def sky(bottom: float) -> Svg:
    """Points of light behind it all, strewn about but always the same ones."""
    return path("".join(f"M{(n * 97) % WIDTH} {(n * 61 + n * n * 13) % int(bottom)}h.01" for n in range(90)), class_="sky")
