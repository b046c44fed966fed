"""The rules, one chapter a phase."""

from . import business, encounters, exploring, flight, founding, production, results, setup, trading, turns

__all__ = ["business", "encounters", "exploring", "flight", "founding", "production", "results", "setup", "trading", "turns"]
