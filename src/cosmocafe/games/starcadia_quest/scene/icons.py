"""Small signs: tokens, printed features, dice."""

from __future__ import annotations

from functools import lru_cache

from cosmocafe.draw.svg import Svg, circle, group, path, placed, rect, text

from ..language import Face, Loot

STYLE = {
    ".loot": "stroke:var(--night);stroke-width:.8",
    ".stimpack": "fill:#63d471",
    ".recharge": "fill:#f4d35e",
    ".hoverboard": "fill:#7fb8ff",
    ".victory": "fill:#ffc83d",
    ".quest_a, .quest_b": "fill:#f28bd0",
    ".printed": "fill:none;stroke:var(--haze);stroke-width:1.1",
    ".portal0": "stroke:#4fd8e8",
    ".portal1": "stroke:#f060d0",
    ".portal2": "stroke:#ff9f40",
    ".off": "stroke-dasharray:1.5 2;opacity:.5",
    ".face": "fill:var(--night);stroke:none",
    ".face-line": "fill:none;stroke:var(--night);stroke-width:1.6;stroke-linecap:round",
    ".face.again": "fill:var(--haze)",
    ".face-line.again": "stroke:var(--haze)",
    ".crit>.die": "fill:var(--amber)",
}
SHAPES = {
    Loot.STIMPACK: "M-1.1-3.4H1.1V-1.1H3.4V1.1H1.1V3.4H-1.1V1.1H-3.4V-1.1H-1.1Z",
    Loot.RECHARGE: "M1.4-4-2.6.6H-.2L-1.4 4 2.8-1H.4Z",
    Loot.HOVERBOARD: "M-4-.8H4L2.6 1.6H-2.6ZM-2 2.4H-.4V3.2H-2ZM.4 2.4H2V3.2H.4Z",
    Loot.VICTORY: "M0-4 1.2-1.3 4-1 1.8.9 2.5 3.8 0 2.2-2.5 3.8-1.8.9-4-1-1.2-1.3Z",
    Loot.QUEST_A: "M0-3.8 3.8 0 0 3.8-3.8 0Z",
    Loot.QUEST_B: "M0-3.8 3.6 2.4H-3.6Z",
}
FACES = {
    Face.MELEE: "M-3 3 2.4-2.4M.2-3.2 3.2-.2",
    Face.RANGED: "M-3.6 0H3.6M1.2-2.4 3.6 0 1.2 2.4",
    Face.SAVE: "M-3-3H3V0C3 2 1.4 3.2 0 3.8-1.4 3.2-3 2-3 0Z",
    Face.CRIT: "M0-4 1.2-1.2 4 0 1.2 1.2 0 4-1.2 1.2-4 0-1.2-1.2Z",
}


@lru_cache(maxsize=4096)
def loot(kind: int, x: float, y: float, scale: float = 1) -> Svg:
    """A token that lies on a Space or is carried."""
    return path(SHAPES[Loot(kind)], transform=placed(x, y, scale), class_=f"loot {Loot(kind).name.lower()}")


@lru_cache(maxsize=4096)
def terminal(x: float, y: float) -> Svg:
    """A Computer Terminal."""
    return path("M-4-3.4H4V2H-4ZM-1.6 4H1.6M0 2V4", transform=placed(x, y), class_="printed")


@lru_cache(maxsize=4096)
def spawn(x: float, y: float) -> Svg:
    """A Spawn Point."""
    return path("M0-4 4 3H-4ZM0-1V1", transform=placed(x, y), class_="printed")


@lru_cache(maxsize=4096)
def armory(x: float, y: float) -> Svg:
    """The Armory Upgrade."""
    return group(
        rect(x - 4.5, y - 3.5, 9, 7, rx=1.5, class_="loot victory"), text("A", x, y + 2.8, font_size=7.5, class_="middle strong night")
    )


@lru_cache(maxsize=4096)
def portal(colour: int, x: float, y: float, is_off: bool) -> Svg:
    """A Portal, with the letter of its colour."""
    marks = f"printed portal{colour}" + (" off" if is_off else "")
    letter = text("CMO"[colour], x, y + 2.2, font_size=6, class_="middle strong cream")
    return group(circle(x, y, 5.6, class_=marks), circle(x, y, 4, class_=marks), letter)


@lru_cache(maxsize=4096)
def die(face: int, x: float, y: float, size: float, is_faint: bool, is_extra: bool) -> Svg:
    """A die as it fell; faint when it was rolled again, with a plus when a CRIT added it."""
    scale = size / 11
    marks = ("face" if face in (Face.SAVE, Face.CRIT) else "face-line") + (" again" if is_faint else "")
    sign = path(FACES[Face(face)], transform=placed(x, y, scale), class_=marks)
    parts = [rect(x - size / 2, y - size / 2, size, size, rx=size / 5, class_="die faint" if is_faint else "die"), sign]
    plus = [text("+", x + size / 2 - 1, y - size / 2 + 4, font_size=8, class_="strong cream middle")] if is_extra else []
    return group(*parts, *plus, class_="crit" if face == Face.CRIT and not is_faint else None)
