"""Whether the reasons of rules agree with their offers: none speaks against an answer that is offered, seen by the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ..author.rulebook import Reason
from ..game import Game, View
from .leaks import Failed, questions
from .variants import variants

EVERY = 5  # questions between two looks at what is not offered


def check_reasons(game: Game, most: int, tick: Callable[[float], None]) -> str:
    """Random games of up to `most` ways for each number of players: every offered answer, and now and then all the others too."""
    offered = others = explained = 0
    used: set[str] = set()
    ways = [way for players in game.players for way in variants(game, players)[:most]]
    for number, way in enumerate(ways):
        tick(number / len(ways))
        for asked, table in enumerate(questions(game, way.box, way.players, number)):
            view = View(game, way.box, table, table.asked)
            for answer in view.options:
                refuse_contradiction(view, answer)
                offered += 1
            for answer in missed(view) if asked % EVERY == 0 else ():
                found = next(speaking(view, answer), None)
                others, explained = others + 1, explained + (found is not None)
                used |= {found.name} if found else set()
    known = {reason.name for reason in game.rules.all_reasons}
    share = f"{100 * explained // max(others, 1)} % of {others:,} that were not"
    return f"{offered:,} offered answers; {share} have a written reason; {len(used)} of {len(known)} reasons spoke"


def refuse_contradiction(view: View, answer: int) -> None:
    """No rule forbids what is offered."""
    for reason in speaking(view, answer):
        step = view.game.steps.with_number(view.step)
        says = f"{reason.name} ({reason.rule})" if reason.rule else reason.name
        raise Failed(f"{step.name} offers {view.game.catalogue.text(answer)!r}, but {says} forbids it")


def speaking(view: View, answer: int) -> Iterator[Reason]:
    """The reasons that forbid an answer to the open question."""
    game = view.game
    values = {**view.parts, **game.catalogue.parts(answer)}
    for reason in game.rules.reasons(game.steps.with_number(view.step), game.catalogue.block(answer)):
        if reason.speaks(view.box, view.table, view.seat, values):
            yield reason


def missed(view: View) -> list[int]:
    """The answers of the open question's blocks that are not offered."""
    offered = frozenset(view.options)
    blocks = view.game.rules.blocks_of(view.game.steps.with_number(view.step))
    return [answer for block in blocks for answer in range(block, block + block.size) if answer not in offered]
