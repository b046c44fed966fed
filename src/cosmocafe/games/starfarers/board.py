"""How many places the board has and what they are called; where they lie is in the box."""

from __future__ import annotations

NODES = 319  # intersections
NEIGHBOURS = 3
SYSTEM_NAMES = ("alpha", "beta", "gamma", "delta", "S1", "S2", "S3", "S4", "S5", "S6", "S7")
SYSTEMS = len(SYSTEM_NAMES)
PER_SYSTEM = 3  # planets, and as many colony sites
PLANETS = SYSTEMS * PER_SYSTEM
SITES = SYSTEMS * PER_SYSTEM
BASES = 4
PER_BASE = 5  # outpost intersections, and as many friendship cards
OUTPOSTS = BASES * PER_BASE

NODE_NAMES = tuple(f"I{number:03}" for number in range(1, NODES + 1))
PLANET_NAMES = tuple(f"{system}.{number}" for system in SYSTEM_NAMES for number in (1, 2, 3))
SITE_NAMES = tuple(f"{system}.{letter}" for system in SYSTEM_NAMES for letter in "abc")
