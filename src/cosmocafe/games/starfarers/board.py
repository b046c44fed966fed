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

COLUMNS = "ABCDEFGHJKLMNP"  # without I and O, which look like 1 and 0
ROWS = range(1, 25)
SUNS = {"H4", "D7", "L7", "F10", "J10", "C14", "M14", "F21", "J21", "B22", "N22"}
HOLES = SUNS | {"A4", "A10", "A24", "P4", "P10", "P24"}  # and outer corners of home bases and of the map
NODE_NAMES = tuple(name for row in ROWS for column in COLUMNS if (name := f"{column}{row}") not in HOLES)
PLANET_NAMES = tuple(f"{system}.{number}" for system in SYSTEM_NAMES for number in (1, 2, 3))
SITE_NAMES = tuple(f"{system}.{letter}" for system in SYSTEM_NAMES for letter in "abc")
