"""The rules, one file a chapter: setup, turns, moves, attacks, works (mine, refine, build), control, endings."""

from . import attacks, endings, moves, setup, turns, works

__all__ = ["attacks", "endings", "moves", "setup", "turns", "works"]
