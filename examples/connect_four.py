"""Connect Four in one file: `cosmocafe play examples/connect_four.py --seats me,greedy`."""

from __future__ import annotations

from cosmocafe import author
from cosmocafe.author import Byte, Long, Rulebook, block, count, finish, found, ints, numbered, offer, only, plan, seen, tell

COLUMNS, ROWS = 7, 6
HIGH = ROWS + 1  # a square above each column stays empty, so that no line goes on at the foot of the next one
COLUMN = numbered("column", 1, COLUMNS)
BOTTOM = sum(1 << HIGH * column for column in range(COLUMNS))  # the set of the lowest squares
rules = Rulebook(__name__)


class Step(author.Steps):
    TURN = block()
    FULL = block()


class Answer(author.Answers):
    DROP = block(column=COLUMN)


class Event(author.Events):
    DROPPED = block(column=COLUMN)
    WON = block()
    SHARED = block()


class Table(author.Table, agenda=4, options=COLUMNS):
    discs: list[int] = ints(2, Long)  # each seat's set of squares, column by column
    height: list[int] = ints(COLUMNS, Byte)


def set_up(box: object, t: Table) -> None:
    plan(t, Step.FULL)  # below all turns: taken when a turn has no column left
    plan(t, Step.TURN, 0)


@rules.asks(Step.TURN)
def offer_columns(t: Table) -> None:
    for column in range(COLUMNS):
        if t.height[column] < ROWS:
            offer(t, Answer.DROP + column)


@rules.answers(Step.TURN, Answer.DROP)
def drop(t: Table, who: int, column: int) -> None:
    square = only(HIGH * column + t.height[column])
    t.discs[who] |= square
    t.height[column] += 1
    tell(t, Event.DROPPED, who, column)
    if fours(t.discs[who]) & square != 0:
        t.places[who] = 1
        t.places[1 - who] = 2
        tell(t, Event.WON, who)
        finish(t)
    else:
        plan(t, Step.TURN, 1 - who)


@rules.does(Step.FULL)
def share(t: Table) -> None:
    t.places[0] = 1
    t.places[1] = 1
    tell(t, Event.SHARED)
    finish(t)


def fours(discs: int) -> int:
    """The set of squares with which there are four in a row."""
    return gaps(discs, 1) | gaps(discs, HIGH - 1) | gaps(discs, HIGH) | gaps(discs, HIGH + 1)


def gaps(discs: int, step: int) -> int:
    pairs = discs & discs >> step
    ends = discs & discs >> 3 * step
    inner = (ends & discs >> 2 * step) << step | (ends & discs >> step) << 2 * step
    return inner | pairs >> step & pairs >> 2 * step | (pairs & pairs >> step) << 3 * step


def score(box: object, t: Table, seat: int) -> int:
    return 1 if t.places[seat] == 1 else 0


def value(box: object, t: Table, seat: int) -> int:
    """What a bot likes: winning, squares that would make four (more in the rows that its side gets at last), the middle."""
    if t.over != 0:
        return 1000 * (t.places[1 - seat] - t.places[seat])
    worth = 2 * count(t.discs[seat] >> 2 * HIGH & (1 << 3 * HIGH) - 1) - 2 * count(t.discs[1 - seat] >> 2 * HIGH & (1 << 3 * HIGH) - 1)
    for who in range(2):
        free = threats(t, who)
        sure = count(free & (t.discs[0] | t.discs[1]) + BOTTOM) * (4 if t.agenda[t.depth - 1].who == who else 1) // 2  # or two at once
        good = 10 * count(free) + 14 * count(free & 0b10101 * BOTTOM << who) + 400 * sure
        worth += good if who == seat else -good
    return worth


def threats(t: Table, who: int) -> int:
    """The set of free squares with which somebody would have four in a row."""
    return fours(t.discs[who]) & 0b111111 * BOTTOM & ~(t.discs[0] | t.discs[1])


SQUARES = [f"{column}{row}" for row in "123456" for column in "abcdefg"]
FOUR = seen.one_of(("later", "now"))  # a disc would make four there, and can lie there


class Seen(seen.Seen):
    squares: list[int] = seen.each(SQUARES, seen.seat())  # whose disc
    mine: list[int] = seen.each(SQUARES, FOUR)
    theirs: list[int] = seen.each(SQUARES, FOUR)


def observe(box: object, t: Table, seat: int, out: Seen) -> None:
    mine = threats(t, seat)
    theirs = threats(t, 1 - seat)
    for i in range(COLUMNS * ROWS):
        out.squares[i] = disc(t, i % COLUMNS, i // COLUMNS) * (2 if seat == 1 else 1) % 3  # 1 is the own, 2 the other's
        out.mine[i] = when(t, mine, i % COLUMNS, i // COLUMNS)
        out.theirs[i] = when(t, theirs, i % COLUMNS, i // COLUMNS)


def when(t: Table, squares: int, column: int, row: int) -> int:
    """When a disc can lie on a square of a set: 0 never, 1 later, 2 now."""
    return (squares >> HIGH * column + row & 1) * (2 if t.height[column] == row else 1)


def disc(t: Table, column: int, row: int) -> int:
    """0 empty, else seat + 1."""
    return (t.discs[0] >> HIGH * column + row & 1) + 2 * (t.discs[1] >> HIGH * column + row & 1)


def scene(view: author.View) -> str:
    colours = ("#1b2340", "#e69f00", "#56b4e9")
    dots = "".join(
        f'<circle cx="{30 + 50 * column}" cy="{280 - 50 * row}" r="20" fill="{colours[disc(view.table, column, row)]}"/>'
        for row in range(ROWS)
        for column in range(COLUMNS)
    )
    drops = "".join(
        f'<rect data-answer="{answer}" x="{5 + 50 * (answer - Answer.DROP)}" y="5" width="50" height="300" fill="transparent">'
        f"<title>{view.answer_words(answer)}</title></rect>"
        for answer in view.options
    )
    frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 310"><rect width="360" height="310" fill="#3d3a78"/>'
    return f"{frame}{dots}{drops}</svg>"


def picture(view: author.View) -> str:
    rows = [" ".join(".XO"[disc(view.table, column, row)] for column in range(COLUMNS)) for row in reversed(range(ROWS))]
    return "\n".join([*rows, "1 2 3 4 5 6 7"])


WORDS = {
    "en": {
        "game": {"title": "Connect Four", "about": "Four in a row wins.", "seat": "Player #", "minutes": "5"},
        "questions": {"TURN": "Choose a column"},
        "answers": {"DROP": "Drop into column {column}"},
        "events": {"DROPPED": "{who} drops into column {column}", "WON": "{who} wins", "SHARED": "The board is full: a draw"},
    },
    "zh-Hant": {
        "game": {"title": "四子棋", "about": "先連成四子者勝。", "seat": "玩家 #", "minutes": "5"},
        "questions": {"TURN": "請選擇一欄"},
        "answers": {"DROP": "落在第 {column} 欄"},
        "events": {"DROPPED": "{who} 落在第 {column} 欄", "WON": "{who} 獲勝", "SHARED": "棋盤已滿：和局"},
    },
}

game: author.Game = found(__name__, version=1, players=[2])
