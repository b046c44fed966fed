"""The chapters of the rulebook, in the order of play."""

from . import actions, activations, adjustments, corporations, donations, endings, fillers, rolls, scores, setup, targets

__all__ = [
    "actions",
    "activations",
    "adjustments",
    "corporations",
    "donations",
    "endings",
    "fillers",
    "rolls",
    "scores",
    "setup",
    "targets",
]
