"""Can a secret be looked at and the look be taken back?

An answer that can be taken back may bring about only what everybody could foresee who saw the table and knew the answer.
So deal again what a seat cannot see, give the same answer, and the seat must see and hear the same afterwards.
"""

from __future__ import annotations

from collections.abc import Callable

from ..author.chance import seed_table
from ..author.table import NOBODY, Table
from ..game import Game
from ..machine.pieces import Piece
from ..match import give
from .leaks import Failed, questions
from .variants import variants

DEALS = 2  # of the hidden rest for each answer and seat
MOST_ANSWERS = 3  # of a question that are tried
SKIPPED = 4  # one question of so many is tried, in another game another one


def check_undo(game: Game, games: int, tick: Callable[[float], None]) -> str:
    """What can be taken back has taught nobody anything."""
    if not game.has_secrets:
        return "nothing is hidden"
    tried = reversible = 0
    for players in game.players:
        boxes = [way.box for way in variants(game, players, game.secret_when)]
        for seed in range(games):
            tick(seed / games)
            box = boxes[seed % len(boxes)]
            for number, table in enumerate(questions(game, box, players, seed)):
                for answer in some(table.offered, number) if number % SKIPPED == seed % SKIPPED else []:
                    tried += 1
                    reversible += refuse_peeping(game, box, table, answer, number)
    return f"{tried:,} answers, {reversible:,} of them could be taken back and had taught nobody anything"


def some(options: list[int], number: int) -> list[int]:
    """Options of a question, in each question others."""
    first = number % len(options)
    return [*options[first:], *options[:first]][:MOST_ANSWERS]


def refuse_peeping(game: Game, box: Piece, table: Table, answer: int, number: int) -> bool:
    """Whether the answer can be taken back; refused if anybody learned something by it."""
    after = table.copy()
    seed_table(after, number, 1, 1)
    told, is_reversible = give(game, box, after, answer)
    for seat in range(NOBODY, table.players if is_reversible else NOBODY):
        for deal in range(DEALS):
            dealt = dealt_again(game, box, table, seat, DEALS * number + deal)
            if answer in dealt.offered:
                otherwise = [event for event in give(game, box, dealt, answer)[0] if event.to in (NOBODY, seat)]
                what = learned(game, box, seat, after, dealt) or ("an event" if told != otherwise else "")
                if what:
                    raise Failed(
                        f"{game.catalogue.text(answer)!r} can be taken back, but by it seat {seat} learned something hidden ({what}): "
                        "say `uncover(t)` where it is turned up"
                    )
    return is_reversible


def dealt_again(game: Game, box: Piece, table: Table, seat: int, seed: int) -> Table:
    """The table as the seat may think it is."""
    dealt = table.copy()
    game.loops.veil(box, dealt, seat)
    seed_table(dealt, seed, 78, seat + 1)
    game.loops.unveil(box, dealt, seat)
    dealt.heard()
    dealt.uncovered()
    return dealt


def learned(game: Game, box: Piece, seat: int, truth: Table, dealt: Table) -> str:
    """What a seat sees otherwise on one table than on the other."""
    one, other = truth.copy(), dealt.copy()
    for view in (one, other):
        game.loops.veil(box, view, seat)
    return next((name for name in one.fields if getattr(one, name) != getattr(other, name)), "")
