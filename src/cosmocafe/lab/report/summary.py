"""A report for a terminal and for machines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.table import Table

from cosmocafe.core.errors import InputError
from cosmocafe.core.game import Game

from ..tally import Column, tally_of
from .compare import Compared, Comparison
from .comparing import Compares, plus
from .figures import Figures, Happening, Shares
from .page import HEAD, cells
from .telling import Telling, exact, number, percent, signed
from .tuned import Tells

if TYPE_CHECKING:
    from ..tune import Tuned  # it needs the extra `lab`


def overview(reports: Sequence[Figures], language: str) -> Table:
    """All set-ups, a line each."""
    tellings = [Telling(figures.run, language) for figures in reports]
    table = Table(*(tellings[0].say(word) for word in HEAD), title=tellings[0].game_words.title)
    for figures, telling in zip(reports, tellings, strict=True):
        table.add_row(escape(telling.setup()), *cells(figures))
    return table


def tables(figures: Figures, about: Sequence[str], language: str) -> Iterator[Table]:
    """Who wins, where points come from, and what somebody wants to know about."""
    telling = Telling(figures.run, language)
    for one in (figures.by_seat, figures.by_bot, *figures.by_order, *figures.by_role):
        if one.rows:
            yield _shares(figures, telling, one)
    if figures.score_parts:
        yield _parts(figures, telling)
    for name in about:
        yield _about(figures, telling, name)


def refuse_unknown(game: Game, name: str) -> None:
    """Refuse what is not counted."""
    known = {group_name(column) for column in tally_of(game).columns}
    if name not in known:
        raise InputError(f"{name!r} is not counted in this game; there are {', '.join(sorted(known))}")


def group_name(column: Column) -> str:
    """What a column is about: its block, or a part of it."""
    return f"{column.block}.{column.part}" if column.part else column.block


def _about(figures: Figures, telling: Telling, name: str) -> Table:
    head = [name, telling.say("times"), telling.say("seats_with"), telling.say("win_by"), "95 %"]
    table = Table(*head, title=escape(telling.setup()))
    for one in figures.happenings:
        if group_name(one.column) == name:
            words = telling.naming.value(one.column) if one.column.part else telling.naming.of(one.column)
            effect, mark = one.effect, " *" if one.marked else ""
            span = f"{signed(effect.low)} – {signed(effect.high)}" if effect.chance < 1 else ""
            table.add_row(escape(words), number(one.times), percent(one.seats), f"{signed(effect.by)}{mark}" if span else "", span)
    return table


def _parts(figures: Figures, telling: Telling) -> Table:
    table = Table(telling.say("part"), telling.say("everybody"), telling.say("winners"), title=escape(telling.setup()))
    for part in figures.score_parts:
        table.add_row(escape(telling.game_words.label(part.label)), number(part.everybody), number(part.winners))
    return table


def _shares(figures: Figures, telling: Telling, shares: Shares) -> Table:
    head = [telling.by(shares, figures), telling.say("games"), telling.say("wins"), "95 %"]
    table = Table(*head, title=escape(telling.setup()))
    for (row, share), marked in zip(shares.rows, shares.marked, strict=True):
        mark = " *" if marked else ""
        span = f"{percent(share.low)} – {percent(share.high)}"
        table.add_row(escape(telling.name(shares, row, figures)), f"{share.seats:,}", f"{percent(share.share)}{mark}", span)
    return table


def differences(comparison: Comparison, language: str) -> Table:
    """What differs between two boxes beyond chance."""
    telling = Telling(comparison.after.run, language)
    title = f"{telling.say('compare')}: {telling.say('compare_marked')} ({len(comparison.marked)} / {len(comparison.rows)})"
    table = Table("", telling.say("before"), telling.say("after"), telling.say("difference"), title=escape(title))
    for row in told_rows(comparison, language):
        table.add_row(*map(escape, row))
    return table


def told_rows(comparison: Comparison, language: str) -> list[list[str]]:
    """What differs beyond chance: what it is, before, after, and by how much."""
    words, rows = Compares(comparison, Telling(comparison.after.run, language)), []
    for one in comparison.marked:
        say, differ = (percent, signed) if one.is_share else (number, plus)
        rows.append([words.name(one), say(one.before), say(one.after), differ(one.by_how_much)])
    return rows


def reached(found: Tuned, language: str) -> Table:
    """What tuning came to: each goal, and each number that was changed."""
    telling = Tells(found, language)
    say = telling.say
    title = f"{telling.words.title}: {say('tuned_short', games=f'{found.games:,}', tries=f'{found.tries:,}')}"
    table = Table(say("goals"), say("wanted"), say("before"), say("after"), "", title=escape(title))
    for goal, before, after in found.goals:
        cells = telling.named(goal), telling.wanted(goal), exact(before), exact(after), telling.reached(goal, after)
        table.add_row(*map(escape, cells))
    return table


def as_dict(figures: Figures) -> dict[str, object]:
    """Everything, by the names that the game's author gave."""
    run, telling = figures.run, Telling(figures.run, "en")
    wins = [figures.by_seat, figures.by_bot, *figures.by_order, *figures.by_role]
    return {
        "game": run.game.id,
        "players": run.players,
        "bots": run.played.bots,
        "games": run.games,
        "seed": run.seed,
        "agreed": dict(run.agreed),
        "box": run.change,
        "wins": [
            {"by": by_name(one, figures), "who": telling.name(one, row, figures), **share._asdict(), "marked": marked}
            for one in wins
            for (row, share), marked in zip(one.rows, one.marked, strict=True)
        ],
        "answers": figures.length._asdict(),
        "options": figures.options._asdict(),
        "leads": figures.leads._asdict(),
        "decided": figures.decided._asdict(),
        "shared_wins": figures.shared_wins,
        "score": figures.scores._asdict(),
        "winning_score": figures.winning_scores._asdict(),
        "score_parts": [asdict(part) for part in figures.score_parts],
        "happenings": [happening(one) for one in figures.happenings],
        "dead": [one.column.name for one in figures.dead],
    }


def happening(one: Happening) -> dict[str, object]:
    """A column, for machines."""
    return {**one.column._asdict(), "times": one.times, "seats": one.seats, **one.effect._asdict(), "marked": one.marked}


def by_name(shares: Shares, figures: Figures) -> str:
    """What wins are told apart by, for machines."""
    if shares.by is not None:
        return f"{shares.by.block}.{shares.by.part}" if shares.by.part else shares.by.block or "asked first"
    return "bot" if shares is figures.by_bot else "seat"


def as_rows(comparison: Comparison, language: str) -> list[dict[str, object]]:
    """All comparisons, for machines."""
    words = Compares(comparison, Telling(comparison.after.run, language))
    return [{"what": words.name(one), **{name: getattr(one, name) for name in Compared._fields if name != "by"}} for one in comparison.rows]
