"""A film as one SVG file that moves by itself: what does not change is drawn once, the rest is shown while it lies there.

Pictures are laid over each other branch by branch. A branch that some of them have in common stands once; where they differ, each has
its own, which a style shows at its time. Who wants no motion, and who cannot show any, sees the last picture.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from html import escape
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from cosmocafe.core.game import Game
from cosmocafe.draw.svg import escaped
from cosmocafe.draw.symbols import SVG

from .picture import whole

Frames = frozenset[int]
UNSAID = ("title", "desc")  # what only a page needs, as are these attributes
SILENT = ("data-", "aria-", "role", "tabindex")
WORDS = ("text", "style")  # what is never laid over another


class Branch:
    """An element with all that lies in it. `head` is what two of them must have in common to be laid over each other."""

    def __init__(self, part: Element) -> None:
        self.tag = str(part.tag).rpartition("}")[2]
        kept = {name: value for name, value in part.attrib.items() if not name.startswith(SILENT)}
        self.opened = "".join([self.tag, *(f' {name}="{escape(value)}"' for name, value in kept.items())])
        self.children = [child for child in map(Branch, part) if child.tag not in UNSAID]
        self._after = escape(part.tail or "", quote=False)
        inside = self._words(part) if self.tag in (*WORDS, "tspan") else "".join(child.text for child in self.children)
        self.text: str = f"<{self.opened}>{inside}</{self.tag}>" if inside else f"<{self.opened}/>"
        self.head = self.text if self.tag in WORDS else self.opened

    def _words(self, part: Element) -> str:
        return escape(part.text or "", quote=False) + "".join(child.text + child._after for child in self.children)


Variant = tuple[Branch, Frames]  # a branch, and the pictures in which it looks so


def animated(game: Game, pictures: Sequence[str], seconds: Sequence[float], words: str) -> str:
    """The film of these pictures (as `picture.body` draws them), each shown for so long, again and again."""
    times = Times(seconds)
    stages = [(parsed(drawn), frozenset([number])) for number, drawn in enumerate(pictures)]
    inside = _laid(stages, times.always, times)
    return whole(game, f"<title>{escaped(words)}</title>\n{inside}", style=times.style)


class Times:
    """When things are seen: a style for each set of pictures."""

    def __init__(self, seconds: Sequence[float]) -> None:
        self.always: Frames = frozenset(range(len(seconds)))
        self._total = sum(seconds)
        self._begins = [100 * sum(seconds[:number]) / self._total for number in range(len(seconds))]
        self._names: dict[Frames, str] = {}

    def shown(self, when: Frames) -> str:
        """The class of what is seen in these pictures."""
        return self._names.setdefault(when, f"t{len(self._names)}")

    @property
    def style(self) -> str:
        """All of them."""
        moves = f"[class^=t]{{animation:{self._total:g}s step-end infinite}}" if self._names else ""
        rules = [self._rule(when, name) for when, name in self._names.items()]
        return "\n".join([moves, *rules, "@media (prefers-reduced-motion:reduce){[class^=t]{animation:none}}"])

    def _rule(self, when: Frames, name: str) -> str:
        last = len(self.always) - 1
        changes = [n for n in sorted(self.always) if n == 0 or (n in when) != (n - 1 in when)]
        steps = "".join(f"{self._begins[n]:.3f}%{{visibility:{'visible' if n in when else 'hidden'}}}" for n in changes)
        still = "visible" if last in when else "hidden"
        return f".{name}{{visibility:{still};animation-name:{name}}}@keyframes {name}{{{steps}}}"


def parsed(drawn: str) -> Branch:
    """A picture branch by branch."""
    return Branch(ElementTree.fromstring(f'<g xmlns="{SVG}">{drawn}</g>'))  # noqa: S314  drawn by ourselves


def _laid(variants: Sequence[Variant], around: Frames, times: Times) -> str:
    """What lies in a branch, over all pictures."""
    slots: list[list[Variant]] = []
    for branch, frames in _apart(variants):
        laid: list[list[Variant]] = []
        heads = [slot[0][0].head for slot in slots], [child.head for child in branch.children]
        for kind, a, b, c, d in SequenceMatcher(None, *heads, autojunk=False).get_opcodes():
            if kind == "equal":
                laid += [[*slot, (child, frames)] for slot, child in zip(slots[a:b], branch.children[c:d], strict=True)]
            else:
                laid += [*slots[a:b], *([(child, frames)] for child in branch.children[c:d])]
        slots = laid
    return "".join(_slot(slot, around, times) for slot in slots)


def _apart(variants: Sequence[Variant]) -> list[Variant]:
    """Each look once, with all pictures that have it."""
    found: dict[str, Variant] = {}
    for branch, frames in variants:
        found[branch.text] = (branch, frames | found[branch.text][1]) if branch.text in found else (branch, frames)
    return list(found.values())


def _slot(variants: Sequence[Variant], around: Frames, times: Times) -> str:
    """One branch: as it is, or with what changes in it; shown while it is there."""
    looks, when = _apart(variants), frozenset[int]().union(*(frames for _, frames in variants))
    first = looks[0][0]
    drawn = first.text if len(looks) == 1 else f"<{first.opened}>{_laid(looks, when, times)}</{first.tag}>"
    return drawn if when == around else f'<g class="{times.shown(when)}">{drawn}</g>'
