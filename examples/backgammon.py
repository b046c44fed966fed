"""Backgammon in one file, without the doubling cube: `cosmocafe play examples/backgammon.py --seats me,greedy`.

Rules: both sides have fifteen checkers and bring them home, from point 24 of their own to point 1, and off the board. The opening
roll is one die each; whoever rolls more begins with both. Each die moves one checker, a double is played four times. A point
with two checkers or more is closed to the other side; a single one is hit and has to come in again from the bar before anything
else moves. Both dice have to be played if that is possible; if only one of them can be, the higher one. With all checkers on
the points 1 to 6 they are borne off, from a lower point than the die says only if none lies higher. The first side
that is off wins 1 point; 2 (a gammon) if the other side has borne off none, 3 (a backgammon) if it also has a checker
on the bar or in the winner's home.

Every point is named as the side that moves counts it, so its 24 is the other side's 1. Sets of points are numbers, a bit each,
so that a die's moves are found by a shift.
"""

from __future__ import annotations

from collections.abc import Iterator

from cosmocafe import author
from cosmocafe.author import (
    NOBODY,
    NUMBER,
    Answers,
    Byte,
    Events,
    Game,
    Piece,
    Rulebook,
    Short,
    Steps,
    View,
    block,
    count,
    finish,
    first,
    found,
    has,
    ints,
    many,
    names,
    numbered,
    offer,
    only,
    plan,
    roll,
    seen,
    tell,
)
from cosmocafe.draw.cards import Figure, State, card_areas, seat_card
from cosmocafe.draw.columns import two_columns
from cosmocafe.draw.svg import NOTHING, Svg, button, circle, group, path, placed, rect, text, title
from cosmocafe.draw.text import seat_mark
from cosmocafe.draw.theme import SCOPE, SEATS, seat_class, style_sheet

CHECKERS, POINTS, HOME = 15, 24, 6
OFF, BAR = 0, 25
HIGH, LOW = 0, 1  # the two dice
LABELS = ("pips", "bar", "off", "turn", "hit", "dice")
POINT = numbered("point", 1, POINTS)
ENTRY = numbered("entry", POINTS - HOME + 1, POINTS)
HOME_POINT = numbered("home_point", 1, HOME)
RESULT = names("result", "single", "gammon", "backgammon")
rules = Rulebook(__name__)


class Step(Steps):
    OPEN = block()
    ROLL = block()
    MOVE = block()


class Answer(Answers):
    MOVE = block(start=POINT, target=POINT)
    BAR = block(target=ENTRY)
    OFF = block(start=HOME_POINT)


class Event(Events):
    OPENED = block(mine=NUMBER, theirs=NUMBER)
    ROLLED = block(high=NUMBER, low=NUMBER)
    MOVED = block(start=NUMBER, target=NUMBER)
    ENTERED = block(target=NUMBER)
    BORE_OFF = block(start=NUMBER)
    HIT = block(point=NUMBER)
    STUCK = block()
    WON = block(result=RESULT, points=NUMBER)


class Side(Piece):
    checkers: list[int] = ints(BAR + 1, Byte)  # on each point as this side counts them; 0 borne off, 25 on the bar
    held: int  # the set of points with a checker of this side
    shut: int  # the set of points, as this side counts them, where the other side has two checkers or more


class Table(author.Table, agenda=2, options=2 * CHECKERS):
    sides: list[Side] = many(Side, 2)
    dice: list[int] = ints(2, Byte)  # the higher one first
    left: list[int] = ints(2, Byte)  # how often each of them has still to be played
    turns: Short
    points: Byte  # won, at the end


# The start


def set_up(box: object, t: Table) -> None:
    for who in range(2):
        put_many(t, who, 24, 2)
        put_many(t, who, 13, 5)
        put_many(t, who, 8, 3)
        put_many(t, who, 6, 5)
    plan(t, Step.OPEN)


def put_many(t: Table, who: int, point: int, count: int) -> None:
    for _ in range(count):
        put(t, who, point)


@rules.does(Step.OPEN)
def open_game(t: Table) -> None:
    mine = roll(t)
    theirs = roll(t)
    while mine == theirs:
        tell(t, Event.OPENED, 0, mine, theirs)
        mine = roll(t)
        theirs = roll(t)
    tell(t, Event.OPENED, 0, mine, theirs)
    begin_turn(t, 0 if mine > theirs else 1, max(mine, theirs), min(mine, theirs))


@rules.does(Step.ROLL)
def roll_dice(t: Table, who: int) -> None:
    one = roll(t)
    other = roll(t)
    begin_turn(t, who, max(one, other), min(one, other))


def begin_turn(t: Table, who: int, high: int, low: int) -> None:
    t.turns += 1
    t.dice[HIGH] = high
    t.dice[LOW] = low
    t.left[HIGH] = 4 if high == low else 1
    t.left[LOW] = 0 if high == low else 1
    tell(t, Event.ROLLED, who, high, low)
    plan(t, Step.ROLL, 1 - who)
    plan(t, Step.MOVE, who)


# What may move


@rules.asks(Step.MOVE)
def offer_moves(t: Table, who: int) -> None:
    side = t.sides[who]
    high = starts(side.held, side.shut, t.dice[HIGH]) if t.left[HIGH] > 0 else 0
    low = starts(side.held, side.shut, t.dice[LOW]) if t.left[LOW] > 0 else 0
    if t.left[HIGH] > 0 and t.left[LOW] > 0:
        high_first = leading_on(side, high, t.dice[HIGH], t.dice[LOW])
        low_first = leading_on(side, low, t.dice[LOW], t.dice[HIGH])
        if high_first != 0 or low_first != 0:
            high = high_first
            low = low_first
        elif high != 0:
            low = 0
        high &= ~low | -2 << t.dice[LOW]  # what both dice bear off is offered once
    offer_from(t, high, t.dice[HIGH])
    offer_from(t, low, t.dice[LOW])
    if t.n_options == 0:
        tell(t, Event.STUCK, who)


def starts(held: int, shut: int, die: int) -> int:
    """The set of points from which a die can be played. Doubles need nothing else: no move takes another one away."""
    if has(held, BAR):
        return 0 if has(shut, BAR - die) else only(BAR)
    found = held & ~(shut << die) & (-2 << die)
    return found | borne_off(held, die) if held >> HOME + 1 == 0 else found


def borne_off(held: int, die: int) -> int:
    """From where a die bears off when all are home: its own point, or the highest if none lies there or higher."""
    if held >> die + 1 != 0:
        return held & only(die)
    for point in range(die, 0, -1):
        if has(held, point):
            return only(point)
    return 0


def leading_on(side: Side, found: int, die: int, other: int) -> int:
    """Of these starts those after which the other die can be played, too."""
    kept = 0
    left = found
    while left != 0:
        start = first(left)
        left &= left - 1
        held = side.held | only(max(start - die, OFF))
        if side.checkers[start] == 1:
            held &= ~only(start)
        if starts(held, side.shut, other) != 0:
            kept |= only(start)
    return kept


def offer_from(t: Table, found: int, die: int) -> None:
    left = found
    while left != 0:
        start = first(left)
        left &= left - 1
        if start == BAR:
            offer(t, Answer.BAR + HOME - die)
        elif start <= die:
            offer(t, Answer.OFF + start - 1)
        else:
            offer(t, Answer.MOVE + POINTS * (start - 1) + start - die - 1)


# Moving


@rules.answers(Step.MOVE, Answer.MOVE)
def move(t: Table, who: int, start: int, target: int) -> None:
    tell(t, Event.MOVED, who, start + 1, target + 1)
    play(t, who, start + 1, target + 1, die_for(t, start - target))


@rules.answers(Step.MOVE, Answer.BAR)
def enter(t: Table, who: int, target: int) -> None:
    tell(t, Event.ENTERED, who, POINTS - HOME + 1 + target)
    play(t, who, BAR, POINTS - HOME + 1 + target, die_for(t, HOME - target))


@rules.answers(Step.MOVE, Answer.OFF)
def bear_off(t: Table, who: int, start: int) -> None:
    tell(t, Event.BORE_OFF, who, start + 1)
    play(t, who, start + 1, OFF, die_for(t, start + 1))


def die_for(t: Table, pips: int) -> int:
    """Which die goes so far: the lower one if it is there and high enough. If both bear off, either leaves the same moves."""
    return LOW if t.left[LOW] > 0 and t.dice[LOW] >= pips else HIGH


def play(t: Table, who: int, start: int, target: int, die: int) -> None:
    t.left[die] -= 1
    lift(t, who, start)
    there = BAR - target
    if target != OFF and t.sides[1 - who].checkers[there] == 1:
        lift(t, 1 - who, there)
        put(t, 1 - who, BAR)
        tell(t, Event.HIT, who, target)
    put(t, who, target)
    if t.sides[who].checkers[OFF] == CHECKERS:
        win(t, who)
    elif t.left[HIGH] > 0 or t.left[LOW] > 0:
        plan(t, Step.MOVE, who)


def lift(t: Table, who: int, point: int) -> None:
    side = t.sides[who]
    side.checkers[point] -= 1
    if side.checkers[point] == 0:
        side.held &= ~only(point)
    elif side.checkers[point] == 1:
        t.sides[1 - who].shut &= ~only(BAR - point)


def put(t: Table, who: int, point: int) -> None:
    side = t.sides[who]
    side.checkers[point] += 1
    side.held |= only(point)
    if side.checkers[point] == 2:
        t.sides[1 - who].shut |= only(BAR - point)


def win(t: Table, who: int) -> None:
    t.points = points_won(t.sides[1 - who])
    t.places[who] = 1
    t.places[1 - who] = 2
    tell(t, Event.WON, who, t.points - 1, t.points)
    finish(t)


def points_won(loser: Side) -> int:
    if loser.checkers[OFF] > 0:
        return 1
    return 3 if loser.held >> BAR - HOME != 0 else 2


# What it is worth


def score(box: object, t: Table, seat: int) -> int:
    """Points won or lost."""
    return t.points if t.places[seat] == 1 else -t.points


def value(box: object, t: Table, seat: int) -> int:
    """What a bot likes: points at the end; before it thousandths of log odds, as self-play has shown them."""
    if t.over != 0:
        return 100_000 * score(box, t, seat)
    mine = t.sides[seat]
    theirs = t.sides[1 - seat]
    is_next = (t.agenda[t.depth - 1].who == seat) == is_fresh(t)  # whether the seat moves before the other side does
    if farthest(mine) + farthest(theirs) < BAR:
        ahead = 15_200 * (pips(theirs) - pips(mine)) + (40_500 if is_next else -40_500)
        return ahead // (pips(mine) + pips(theirs) + 20)
    return standing(mine, theirs, is_next) - standing(theirs, mine, not is_next) + (165 if is_next else -165)


def is_fresh(t: Table) -> bool:
    """Whether nothing of the roll has been played yet."""
    return t.left[HIGH] + t.left[LOW] == (4 if t.dice[HIGH] == t.dice[LOW] else 2)


def farthest(side: Side) -> int:
    """The point of the last checker, 0 if all are off."""
    point = BAR
    while point > OFF and side.checkers[point] == 0:
        point -= 1
    return point


def standing(mine: Side, theirs: Side, is_next: bool) -> int:
    """A shorter way, points in a row before somebody, few blots and stacks; blots and who is on the bar fear a strong home."""
    home = made_at_home(theirs)
    back = mine.checkers[BAR]
    worth = 210 * mine.checkers[OFF] - 25 * pips(mine)
    row = 0
    for point in range(1, POINTS + 1):
        here = mine.checkers[point]
        row = row + 1 if here >= 2 else 0
        if here == 1:
            worth -= 55
            if not is_next:
                worth -= shots(theirs, BAR - point) * (6 * (BAR - point) + 14 * home) // 20
        elif here > 1:
            worth += made(point, row, theirs.held >> BAR - point + 1 != 0) - 40 * max(here - 3, 0)
        if point > POINTS - HOME:
            back += here
    return worth - 25 * back * home - 60 * mine.checkers[BAR] * home


def made(point: int, row: int, is_wall: bool) -> int:
    """What a point is worth that is the last of so many in a row; a wall has somebody behind it."""
    if point > POINTS - HOME:
        return 0 if 20 <= point <= 22 else -250
    if point > POINTS // 2:
        return -150
    if not is_wall:
        return 0
    return (24 * row if row > 1 else 0) + (-50 if point <= 3 else 150 if point <= HOME else -15)


def made_at_home(side: Side) -> int:
    """How many points of its home a side holds with two checkers or more."""
    found = 0
    for point in range(1, HOME + 1):
        if side.checkers[point] >= 2:
            found += 1
    return found


def pips(side: Side) -> int:
    """How far all checkers have to go."""
    total = 0
    for point in range(1, BAR + 1):
        total += point * side.checkers[point]
    return total


def shots(side: Side, target: int) -> int:
    """About how many of 36 rolls hit a checker on the target: 11 with one die and some together, 3 from farther away."""
    found = 0
    for point in range(target + 1, min(target + 12, BAR) + 1):
        if side.checkers[point] > 0:
            found += 10 + point - target if point - target <= 6 else 3
    return min(found, 30)


def turn(box: object, t: Table) -> int:
    return t.turns


SIDES = ("mine", "theirs")
WITH = tuple(
    sum(1 << high * (high - 1) // 2 + low - 1 for high in range(1, 7) for low in range(1, high + 1) if die in (high, low))
    for die in range(7)
)
DOUBLES = sum(1 << die * (die - 1) // 2 + die - 1 for die in range(1, 7))


class Seen(seen.Seen):
    mine: list[int] = seen.each(BAR + 1, seen.count(CHECKERS))  # the own checkers, as the own side counts: 0 is off, 25 the bar
    theirs: list[int] = seen.each(BAR + 1, seen.count(CHECKERS))  # the other side's, as that side counts
    dice: list[int] = seen.each(2, seen.count(6))  # none, when the roll has been played
    left: list[int] = seen.each(2, seen.count(4))  # how often each die can still be played
    is_race: int = seen.flag()  # whether nobody can hit any more
    pips: list[int] = seen.each(SIDES, seen.points(100))
    home: list[int] = seen.each(SIDES, seen.count(HOME))  # points held there with two checkers or more
    wall: list[int] = seen.each(SIDES, seen.count(8))  # as many in a row, anywhere
    hits: list[int] = seen.each(SIDES, seen.points(36))  # of 36 rolls those with which a side hits, as far as the way is open


def observe(box: object, t: Table, seat: int, out: Seen) -> None:
    """The table as a seat counts its points."""
    me = max(seat, 0)
    mine = t.sides[me]
    theirs = t.sides[1 - me]
    for point in range(BAR + 1):
        out.mine[point] = mine.checkers[point]
        out.theirs[point] = theirs.checkers[point]
    if t.left[HIGH] + t.left[LOW] > 0:
        for die in range(2):
            out.dice[die] = t.dice[die]
            out.left[die] = t.left[die]
    out.is_race = 1 if farthest(mine) + farthest(theirs) < BAR else 0
    for who in range(2):
        side = t.sides[me if who == 0 else 1 - me]
        out.pips[who] = pips(side)
        out.home[who] = made_at_home(side)
        out.wall[who] = longest_wall(side)
        out.hits[who] = hits(side, t.sides[1 - me if who == 0 else me]) if out.is_race == 0 else 0


def longest_wall(side: Side) -> int:
    """The most points in a row that a side holds with two checkers or more."""
    longest = 0
    row = 0
    for point in range(1, POINTS + 1):
        row = row + 1 if side.checkers[point] >= 2 else 0
        longest = max(longest, row)
    return min(longest, 8)


def hits(side: Side, other: Side) -> int:
    """With how many of the 36 rolls some single checker of the other side is hit; who is on the bar is not asked to come in first."""
    rolls = 0
    for target in range(1, POINTS + 1):
        if other.checkers[BAR - target] == 1:
            left = side.held >> target + 1 << target + 1
            while left != 0:
                rolls |= rolls_from(side.shut, first(left), target)
                left &= left - 1
    return 2 * count(rolls & ~DOUBLES) + count(rolls & DOUBLES)


def rolls_from(shut: int, start: int, target: int) -> int:
    """The set of rolls, of which there are 21, that bring a checker from one point to another."""
    pips = start - target
    found = WITH[pips] if pips <= 6 else 0
    for die in range(1, 7):
        rest = pips - die
        if die < rest <= 6 and not (has(shut, start - die) and has(shut, start - rest)):
            found |= only(rest * (rest - 1) // 2 + die - 1)
        if pips == 2 * die or pips == 3 * die or pips == 4 * die:
            between = start - die
            while between > target and not has(shut, between):
                between -= die
            if between == target:
                found |= only(die * (die - 1) // 2 + die - 1)
    return found


INVARIANTS = (
    "each side has fifteen checkers",
    "no point holds checkers of both sides",
    "the sets of held and of shut points are those of the checkers",
)


def broken(box: object, t: Table) -> int:
    for who in range(2):
        total = 0
        for point in range(BAR + 1):
            here = t.sides[who].checkers[point]
            total += here
            if has(t.sides[who].held, point) != (here > 0) or has(t.sides[1 - who].shut, BAR - point) != (here > 1):
                return 3
            if 0 < point < BAR and here > 0 and t.sides[1 - who].checkers[BAR - point] > 0:
                return 2
        if total != CHECKERS:
            return 1
    return 0


# In words and drawn

WIDTH, LEFT, TOP = 400, 8, 42
WIDE, TALL, MIDDLE = 26, 124, 46  # a point, and what lies between the two rows of them
BAR_AT, BAR_WIDE, TRAY_AT, TRAY_WIDE = LEFT + 6 * WIDE, 28, LEFT + 12 * WIDE + 36, 36
BOTTOM = TOP + 2 * TALL + MIDDLE
NIGHT = BOTTOM + 22
RADIUS, STACK = 11.6, 5
PIPS = ((), (4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))  # of three times three places
STYLE = {
    ".felt": "fill:#12163c;stroke:var(--line)",
    ".wood": "fill:#2a2048;stroke:var(--line)",
    ".dark": "fill:#262c6e",
    ".pale": "fill:#4b4f9e",
    ".checker": "fill:var(--seat);stroke:var(--night);stroke-width:1.2",
    ".groove": "fill:none;stroke:var(--night);stroke-opacity:.45;stroke-width:1.3;vector-effect:non-scaling-stroke",
    ".mark": "fill:var(--night);fill-opacity:.5",
    ".trail": "fill:none;stroke-width:2.4;stroke-dasharray:.1 5;stroke-linecap:round;pointer-events:none",
    ".landing": "fill:var(--amber);pointer-events:none",
    ".pip": "fill:var(--night)",
    ".spent": "opacity:.35",
}


def scene(view: View) -> str:
    cards = card_areas(view, NIGHT + 6, WIDTH, figures(view, 0))
    upper = [
        rect(0, 0, WIDTH, NIGHT, rx=12, class_="night"),
        text(headline(view), LEFT, 18, font_size=12.5, class_="cream strong"),
        *board(),
        *trails(view),
        *(stack(view, seat, point) for seat in range(2) for point in range(BAR + 1)),
        *dice(view),
        *choices(view),
    ]
    return two_columns(
        upper,
        (seat_card(view, seat, area, figures(view, seat), state(view, seat)) for seat, area in cards.items()),
        width=WIDTH,
        split=NIGHT + 6,
        height=max(area.bottom for area in cards.values()) + 1,
        scope=f"{SCOPE} {view.game.id}",
        label=f"{view.words.title}. {headline(view)}",
        description=". ".join(description(view, seat) for seat in range(2)),
        style=style_sheet(view.game.id, STYLE),
        clickable=bool(view.options),
    )


def headline(view: View) -> str:
    """What happened last."""
    return view.words.event(view.events[-1], view.names) if view.events else view.words.title


def figures(view: View, seat: int) -> list[Figure]:
    checkers = view.table.sides[seat].checkers
    shown = {"pips": pips(view.table.sides[seat]), "bar": checkers[BAR], "off": checkers[OFF]}
    return [Figure(view.words.label(name), str(number)) for name, number in shown.items()]


def state(view: View, seat: int) -> State:
    if view.table.over:
        has_won = view.table.places[seat] == 1
        return State(f"+{view.table.points}" if has_won else f"−{view.table.points}", has_won)
    return State(view.words.label("turn") if view.asked == seat else "", view.asked == seat)


def description(view: View, seat: int) -> str:
    """Where a side's checkers are, as it counts."""
    checkers = view.table.sides[seat].checkers
    places = [f"{place(view, point)}: {checkers[point]}" for point in range(BAR, -1, -1) if checkers[point]]
    return f"{view.seat_name(seat)}: {', '.join(places)}"


def place(view: View, point: int) -> str:
    return view.words.label("bar") if point == BAR else view.words.label("off") if point == OFF else str(point)


def near(view: View) -> int:
    """Whose home is drawn below at the right."""
    return 0 if view.seat == NOBODY else view.seat


def from_here(view: View, seat: int, point: int) -> int:
    """A seat's point as the near side counts it; off and bar stay what they are."""
    return point if seat == near(view) or point in (OFF, BAR) else BAR - point


def spot(view: View, seat: int, point: int) -> tuple[float, float, int]:
    """The middle of the outermost checker there, and the direction in which others are stacked."""
    is_near = seat == near(view)
    if point == BAR:
        return BAR_AT + BAR_WIDE / 2, TOP + TALL + (MIDDLE + 14 if is_near else -14), 1 if is_near else -1
    shown = from_here(view, seat, point)
    below = is_near if point == OFF else shown <= POINTS // 2
    y, way = (BOTTOM - RADIUS - 1, -1) if below else (TOP + RADIUS + 1, 1)
    return (TRAY_AT + TRAY_WIDE / 2 if point == OFF else column(shown) + WIDE / 2), y, way


def column(shown: int) -> float:
    """The left edge of a point."""
    across = POINTS // 2 - shown if shown <= POINTS // 2 else shown - POINTS // 2 - 1
    return LEFT + WIDE * across + (BAR_WIDE if across >= HOME else 0)


def board() -> Iterator[Svg]:
    yield rect(LEFT - 4, TOP - 4, TRAY_AT + TRAY_WIDE - LEFT + 8, BOTTOM - TOP + 8, rx=7, class_="wood")
    for half in (LEFT, BAR_AT + BAR_WIDE):
        yield rect(half, TOP, 6 * WIDE, BOTTOM - TOP, rx=3, class_="felt")
    for y in (TOP, TOP + TALL + MIDDLE):
        yield rect(TRAY_AT, y, TRAY_WIDE, TALL, rx=4, class_="felt")
    for point in range(1, POINTS + 1):
        x, below = column(point), point <= POINTS // 2
        base, tip = (BOTTOM, BOTTOM - TALL) if below else (TOP, TOP + TALL)
        yield path(f"M{x + 1} {base}L{x + WIDE / 2} {tip}L{x + WIDE - 1} {base}Z", class_="dark" if point % 2 else "pale")
        yield text(str(point), x + WIDE / 2, BOTTOM + 15 if below else TOP - 8, font_size=10.5, class_="haze middle")


def stack(view: View, seat: int, point: int) -> Svg:
    """All checkers of a side on one point; flat in the tray, and with their number where they are too many to show."""
    count = view.table.sides[seat].checkers[point]
    if count == 0:
        return NOTHING
    x, y, way = spot(view, seat, point)
    if point == OFF:
        lying = [rect(TRAY_AT + 4, y - 3 + way * (7.4 * n - 7), TRAY_WIDE - 8, 6.4, rx=2, class_="checker") for n in range(count)]
    else:
        shown = min(count, STACK if point != BAR else STACK - 1)
        lying = [checker(seat, x, y + way * 2 * RADIUS * n, count if n + 1 == shown < count else 0) for n in range(shown)]
    return group(title(f"{view.seat_name(seat)}, {place(view, point)}: {count}"), *lying, class_=seat_class(seat))


def checker(seat: int, x: float, y: float, crowd: int = 0) -> Svg:
    """A disc with its seat's shape in it, or with the number of all that lie there."""
    groove = path(SEATS[0].outline, transform=placed(x, y, 8.4), class_="groove")
    mark = path(SEATS[seat].outline, transform=placed(x, y, 3.6), class_="mark")
    number = text(str(crowd), x, y + 4, font_size=11, class_="pip middle strong")
    return group(circle(x, y, RADIUS, class_="checker"), groove, number if crowd else mark)


def trails(view: View) -> Iterator[Svg]:
    """The moves since the dice were rolled last."""
    rolled = max((n for n, told in enumerate(view.events) if told.event == Event.ROLLED), default=0)
    for told in view.events[rolled:]:
        ways: dict[int, tuple[int, int]] = {Event.MOVED: (told.a, told.b), Event.ENTERED: (BAR, told.a), Event.BORE_OFF: (told.a, OFF)}
        if told.event in ways:
            (x, y, _), (to_x, to_y, _) = (spot(view, told.who, point) for point in ways[told.event])
            yield path(f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}", class_=f"trail seat-line {seat_class(told.who)}")


def dice(view: View) -> Iterator[Svg]:
    """The roll, beside the home of who rolled or across from it; what has been played is faint."""
    table = view.table
    who = table.places.index(1) if table.over else view.asked
    faces = [table.dice[HIGH]] * 4 if table.dice[HIGH] == table.dice[LOW] else list(table.dice)
    left = [n < table.left[HIGH] for n in range(4)] if len(faces) == 4 else [bool(n) for n in table.left]
    middle = BAR_AT + BAR_WIDE + 3 * WIDE if who == near(view) else LEFT + 3 * WIDE
    for n, (face, is_left) in enumerate(zip(faces, left, strict=True)):
        x, y = middle + 32 * (n - len(faces) / 2) + 3, TOP + TALL + MIDDLE / 2 - 13
        pip = [circle(x + 6 + 7 * (k % 3), y + 6 + 7 * (k // 3), 2.3, class_="pip") for k in PIPS[face]]
        yield group(title(str(face)), rect(x, y, 26, 26, rx=5, class_="die"), *pip, class_="" if is_left else "spent")


def ends(answer: int) -> tuple[int, int]:
    """From where to where an answer moves a checker."""
    if answer >= Answer.OFF:
        return answer - Answer.OFF + 1, OFF
    if answer >= Answer.BAR:
        return BAR, answer - Answer.BAR + POINTS - HOME + 1
    return answer // POINTS + 1, answer % POINTS + 1


def choices(view: View) -> Iterator[Svg]:
    """A frame around every checker that can move, and a mark where it can go."""
    by_start: dict[int, list[int]] = {}
    for answer in view.options:
        by_start.setdefault(ends(answer)[0], []).append(answer)
    for target in {ends(answer)[1] for answer in view.options}:
        x, y, way = spot(view, view.seat, target)
        yield path("M0-5 4.4 3H-4.4Z", transform=placed(x, y + way * (TALL - 18)), class_="landing")
    for start, answers in by_start.items():
        x, y, way = spot(view, view.seat, start)
        top = y - RADIUS if way > 0 else y + RADIUS - (TALL if start != BAR else 2 * RADIUS)
        frame = rect(x - WIDE / 2 + 0.5, top, WIDE - 1, TALL if start != BAR else 2 * RADIUS, rx=5, class_="ring")
        yield button(answers, "; ".join(view.answer_words(answer) for answer in answers), frame)


def price(view: View, answer: int) -> str:
    """Whether it hits."""
    target = ends(answer)[1]
    is_hit = target != OFF and view.asked != NOBODY and view.table.sides[1 - view.asked].checkers[BAR - target] == 1
    return view.words.label("hit") if is_hit else ""


def picture(view: View) -> str:
    """Both rows of points, the near side's 1 below at the right, with the bar between and what is borne off at the side."""
    upper, lower = list(range(13, 25)), list(range(12, 0, -1))
    rows = [row_of(view, [cell(view, point, depth) for point in upper]) for depth in range(STACK)]
    rows += ["", *(row_of(view, [cell(view, point, depth) for point in lower]) for depth in reversed(range(STACK)))]
    dice_left = [str(die) for die, left in zip(view.table.dice, view.table.left, strict=True) for _ in range(left)]
    sides = [f"{seat_mark(seat)} {view.seat_name(seat)}: {', '.join(said(figures(view, seat)))}" for seat in range(2)]
    numbered = [row_of(view, [str(point) for point in row]) for row in (upper, lower)]
    return "\n".join([numbered[0], *rows, numbered[1], *sides, f"{view.words.label('dice')}: {' '.join(dice_left)}"])


def row_of(view: View, cells: list[str]) -> str:
    return " ".join([*(f"{cell:>2}" for cell in cells[:HOME]), "|", *(f"{cell:>2}" for cell in cells[HOME:])])


def cell(view: View, point: int, depth: int) -> str:
    """One place of a point, counted from the edge; the innermost says how many there are if not all can be shown."""
    for seat in range(2):
        count = view.table.sides[seat].checkers[from_here(view, seat, point)]
        if count > depth:
            return str(count) if depth == STACK - 1 and count > STACK else seat_mark(seat)[0]
    return "·" if depth == 0 else ""


def said(shown: list[Figure]) -> list[str]:
    return [f"{figure.label} {figure.value}" for figure in shown]


WORDS = {
    "en": {
        "game": {"title": "Backgammon", "about": "Bring all fifteen checkers home and off the board.", "seat": "Player #", "minutes": "15"},
        "questions": {"MOVE": "Move a checker"},
        "answers": {"MOVE": "Move {start} to {target}", "BAR": "Enter on {target}", "OFF": "Bear off from {start}"},
        "events": {
            "OPENED": "The opening roll: {mine} against {theirs}",
            "ROLLED": "{who} plays {high} and {low}",
            "MOVED": "{who} moves {start} to {target}",
            "ENTERED": "{who} enters on {target}",
            "BORE_OFF": "{who} bears off from {start}",
            "HIT": "{who} hits on {point}",
            "STUCK": "{who} cannot move",
            "WON": "{who} wins {result}: {points|# point|# points}",
        },
        "result": {"single": "a single game", "gammon": "a gammon", "backgammon": "a backgammon"},
        "scene": {"pips": "Pips", "bar": "Bar", "off": "Off", "turn": "to move", "hit": "hits", "dice": "Dice left"},
    },
    "zh-Hant": {
        "game": {"title": "雙陸棋", "about": "把十五枚棋子全部帶回內盤並移出棋盤。", "seat": "玩家 #", "minutes": "15"},
        "questions": {"MOVE": "請移動一枚棋子"},
        "answers": {"MOVE": "從 {start} 移到 {target}", "BAR": "從中柱進入 {target}", "OFF": "從 {start} 移出"},
        "events": {
            "OPENED": "開局擲骰：{mine} 對 {theirs}",
            "ROLLED": "{who} 的點數是 {high} 和 {low}",
            "MOVED": "{who} 從 {start} 移到 {target}",
            "ENTERED": "{who} 從中柱進入 {target}",
            "BORE_OFF": "{who} 從 {start} 移出一枚棋子",
            "HIT": "{who} 在 {point} 擊中對手",
            "STUCK": "{who} 無法移動",
            "WON": "{who} 以{result}獲勝：{points} 分",
        },
        "result": {"single": "單勝", "gammon": "全勝", "backgammon": "完勝"},
        "scene": {"pips": "點數", "bar": "中柱", "off": "移出", "turn": "輪到", "hit": "擊中", "dice": "剩下的骰子"},
    },
}

game: Game = found(__name__, version=1, players=[2])
