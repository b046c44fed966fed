"""The lines of LLVM text of one function: blocks, jumps, room for variables."""

from __future__ import annotations

from .kinds import Kind

NOUGHT = {"ptr": "null", "float": "0.0"}  # of each type; all others are whole numbers


class Text:
    """The lines of one function."""

    def __init__(self) -> None:
        self.slots: list[str] = []  # its variables come first
        self.lines: list[str] = []
        self.open = True  # whether something can come after the last line
        self._count = 0

    def fresh(self) -> str:
        """A name that nothing has."""
        self._count += 1
        return f"%v{self._count}"

    def line(self, text: str) -> None:
        """Write a line, if one can come here."""
        if self.open:
            self.lines.append(f"  {text}")

    def new(self, text: str) -> str:
        """The name of what an instruction gives."""
        name = self.fresh()
        self.line(f"{name} = {text}")
        return name

    def label(self, why: str) -> str:
        """The name of a block to come."""
        self._count += 1
        return f"{why}.{self._count}"

    def begin(self, label: str) -> None:
        """Begin a block to which others jump."""
        self.lines.append(f"{label}:")
        self.open = True

    def go(self, label: str) -> None:
        """Jump."""
        self.line(f"br label %{label}")
        self.open = False

    def branch(self, test: str, yes: str, no: str) -> None:
        """Jump to one of two blocks."""
        self.line(f"br i1 {test}, label %{yes}, label %{no}")
        self.open = False

    def slot(self, kind: Kind) -> str:
        """Room for a variable."""
        name = self.fresh()
        self.slots.append(f"  {name} = alloca {kind.text}")
        self.slots.append(f"  store {kind.text} {NOUGHT.get(kind.text, '0')}, ptr {name}")
        return name
