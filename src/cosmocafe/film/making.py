"""From a match to its film, picture by picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cosmocafe.core.game import View
from cosmocafe.core.match import Match

from .animated import animated
from .picture import Still, body, told_since
from .reel import Shot, reel


def stills(match: Match, language: str) -> Iterator[tuple[Shot, Still]]:
    """Every shot of a film with its moment; the match is played again for it."""
    again, shots = match.begun_again(), reel(match)
    for number, shot in enumerate(shots):
        for answer in match.answers[again.number : shot.at]:
            again.answer(answer)
        yield shot, still(match, again.view(language=language), again.scores, shot, is_first=number == 0 and len(shots) > 1)


def still(match: Match, view: View, scores: Sequence[int], shot: Shot, *, is_first: bool = False) -> Still:
    """A moment of a match: what was seen then, and everybody's score."""
    view.table.n_options = 0  # nothing to click in the past
    places = match.places if view.table.over else ()
    return Still(view, scores, told_since(match, view.language, shot.since, shot.at), shot.at, match.number, places, is_first)


def film(match: Match, language: str = "en", tell: Callable[[float], None] = lambda share: None) -> str:
    """A match as an SVG file that moves by itself; `tell` hears how much is done."""
    pictures, seconds = [], []
    count = len(reel(match))
    for shot, moment in stills(match, language):
        pictures.append(body(moment))
        seconds.append(shot.seconds)
        tell(len(pictures) / count)
    return animated(match.game, pictures, seconds, title(match, language))


def title(match: Match, language: str) -> str:
    """What a film is called: the game, and who played."""
    view = match.view(language=language)
    return f"{view.words.title}: {', '.join(view.seat_name(seat) for seat in range(match.players))}"
