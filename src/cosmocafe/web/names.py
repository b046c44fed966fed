"""Names that may not be taken: compared as eyes would compare them, not as computers write them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from cosmocafe.core.errors import InputError

ANYTHING = "*"  # before or after a name: whatever stands there
# Letters of other alphabets, and signs, that look like Latin ones.
ALIKE = str.maketrans("абвгдезікмнорстухѕјԁѵαβγεηικνορτυχω0134579@$|", "abbrde3ikmhopctyxsjdvabyenikvoptuxwoieastgasi")


def fold(name: str) -> str:
    """What a name looks like: without case, accents, spaces, signs and letters that nobody sees."""
    for _ in range(2):  # some letters come apart only when their case is gone
        name = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(letter for letter in name if unicodedata.category(letter)[0] not in "MC").translate(ALIKE)
    return "".join(letter for letter in letters.translate(ALIKE) if letter.isalnum())


class Pattern(NamedTuple):
    """A barred name, perhaps with anything before or after it."""

    text: str
    before: bool
    after: bool

    def bars(self, folded: str) -> bool:
        """Whether it is this name."""
        if self.before and self.after:
            return self.text in folded
        if self.before:
            return folded.endswith(self.text)
        return folded.startswith(self.text) if self.after else folded == self.text


def pattern(text: str) -> Pattern:
    """A name as somebody wrote it on the list: `name`, `name*`, `*name` or `*name*`."""
    text = text.strip()
    found = Pattern(fold(text.strip(ANYTHING)), text.startswith(ANYTHING), text.endswith(ANYTHING))
    if not found.text:
        raise InputError("a blocked name needs letters or digits")
    return found


class Names:
    """All names that may not be taken."""

    def __init__(self, barred: Iterable[str]) -> None:
        self._patterns = [pattern(one) for one in barred if fold(one)]

    def bars(self, name: str) -> bool:
        """Whether this name may not be taken."""
        folded = fold(name)
        return any(one.bars(folded) for one in self._patterns)


def listed(text: str) -> list[str]:
    """The names of a file: one a line, what follows # is a remark."""
    return [name for line in text.splitlines() if (name := line.partition("#")[0].strip())]
