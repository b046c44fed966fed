"""A review for machines, and as a table for a terminal."""

from __future__ import annotations

from collections.abc import Callable

from rich.markup import escape
from rich.table import Table

from cosmocafe.core.anything import Toml

from .chances import POINT
from .judge import VERSION
from .page import words_of
from .review import Decision, Review


def as_dict(review: Review) -> Toml:
    """Everything, chances in millionths."""
    match, text = review.match, review.match.game.catalogue.text
    return {
        "game": match.game.id,
        "players": match.players,
        "names": match.names,
        "answers": match.number,
        "over": match.over,
        "places": match.places,
        "judge": {"version": VERSION, "visits": review.visits},
        "fair": review.ledger.fair,
        "seats_alone": review.ledger.seats,
        "chances": review.chances,
        "scores": review.scores,
        "rows": [vars(row) for row in review.ledger.rows],
        "decisions": [decided(one, text) for one in review.decisions],
        "seats": [{**vars(one), "columns": vars(one.columns)} for one in review.seats],
        "turning_points": [vars(point) for point in review.turning_points],
    }


def decided(decision: Decision, text: Callable[[int], str]) -> Toml:
    """A decision, with its answers in text form."""
    worst = decision.worst
    return {
        "from": decision.verdicts[0].number,
        "to": decision.verdicts[-1].number,
        "seat": decision.seat,
        "label": decision.label,
        "loss": round(decision.loss),
        "error": round(decision.error),
        "counts": decision.counts,
        "number": worst.number,
        "answer": text(worst.answer),
        "better": [text(answer) for answer in worst.better],
    }


def as_table(review: Review, language: str = "en") -> Table:
    """Luck and skill of every seat, in points."""
    words, view = words_of(language), review.match.view(language=language)
    names = [escape(view.seat_name(seat)) for seat in range(review.match.players)]
    table = Table("", *names, title=f"{escape(view.words.title)}: {words['ledger']}")
    columns = [one.columns for one in review.seats]
    parts = {"fair": "fair", "seat": "seat", "deal": "deal", "own": "decisions"}
    rows = [(words[word], [getattr(one, part) for one in columns]) for word, part in parts.items()]
    if len(names) > 1:
        rows += [(words["of"].format(name=name), [one.others[seat] for one in columns]) for seat, name in enumerate(names)]
    rows += [(words[word], [getattr(one, word) for one in columns]) for word in ("unseen", "chance", "result")]
    for word, numbers in rows:
        table.add_row(word, *(f"{number / POINT:.1f}" for number in numbers))
    table.add_row(words["error_rate"], *(f"{one.rate:.1f} ({words['bands'][one.band]})" for one in review.seats))
    for word, name in words["labels"].items():
        table.add_row(name, *(str(one.labels[word]) for one in review.seats))
    return table
