"""Whether everything that a drawing marks can be inspected: it has a card, with words, and rules that are written."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ..author.words import LANGUAGES
from ..author.written import rule_rows
from ..game import Game, View
from ..match import Match
from .leaks import Failed
from .variants import variants

MARKED = re.compile(r'data-thing="([^"]*)"')
EVERY = 11  # answers between two looks


def things_of(view: View) -> list[str]:
    """Everything that a drawing marks."""
    return list(dict.fromkeys(MARKED.findall(view.drawing or "")))


def check_cards(game: Game, answers: int, tick: Callable[[float], None]) -> str:
    """Each thing on many tables, in both languages, drawn for a wide and for a tall screen."""
    kinds, looked = set[str](), 0
    ways = [way for players in game.players for way in variants(game, players)]
    for number, way in enumerate(ways):
        tick(number / len(ways))
        match = Match(game, way.players, number, agreed=way.agreed)
        while not match.over and match.number < answers:
            if match.number % EVERY == 0:
                for view in eyes(match):
                    things = things_of(view)
                    kinds.update(name.partition(":")[0] for name in things)
                    looked += sum(1 for name in things if inspect(view, name))
            match.answer(match.options[(number + 7 * match.number) % len(match.options)])
    if not kinds:
        raise Failed("the game has cards, but its drawing marks nothing by `data_thing`")
    return f"{looked:,} cards of {len(kinds)} kinds"


def eyes(match: Match) -> Iterator[View]:
    """The table for those who look at it."""
    for n, language in enumerate(LANGUAGES):
        yield match.view(match.asked, language, tall=bool(n))
        yield match.view(language=language, tall=not n)


def inspect(view: View, name: str) -> bool:
    """The card of a thing is whole."""
    card = view.card(name)
    if card is None or not card.title.strip():
        raise Failed(f"{name!r} is drawn, but has no card: {view!r}")
    unwritten = [id for id in card.rules if id not in rule_rows(view.game)]
    if unwritten:
        raise Failed(f"the card of {name!r} names {unwritten[0]}, but no such rule is written")
    if view.game.look and card.picture:
        view.game.look.whole(card.picture)  # every symbol is there
    return True
