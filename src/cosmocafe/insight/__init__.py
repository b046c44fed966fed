"""Insight: what each seat's chances are, which answer would have been better, and what luck and skill did to a match."""

from __future__ import annotations

from .judge import Analysis, Judge, Option, analyse

__all__ = ["Analysis", "Judge", "Option", "analyse"]
