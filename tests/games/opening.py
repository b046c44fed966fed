"""Positions of a match that has just begun go on through the match, so that its numbering of moments and its dice are tested too."""

from __future__ import annotations

from typing import Any

from cosmocafe.core.match import Match


def heard_anew(match: Match) -> Any:
    """The match's table, on which the events of the last moment are told once more."""
    match.table._heard = list(match.events_of(match.number))
    return match.table


def answered(match: Match, answer: int) -> Any:
    """The table after an answer."""
    match.answer(answer)
    return heard_anew(match)
