"""Where each answer lies in the drawing: on a Space, a Character, a Door, or a token of a Hero."""

from __future__ import annotations

from cosmocafe.core.author.vocabulary import Domain
from cosmocafe.core.game import View

from ..answers import A_BERTH, A_CHARACTER, A_DOOR, A_FACE, A_HERO, A_SPACE, A_TILE, AN_UPGRADE, Answer

ON_OWN_TOKENS = (Answer.WEAPON, Answer.BOOST, Answer.REACT, Answer.DISCARD)
ON_TOKENS = (Answer.EXHAUST, Answer.READY, Answer.HAND_OVER)
FROM_DISPLAY = (Answer.KEEP, Answer.DISCARD)


class Choices:
    """The open options that lie in the drawing."""

    def __init__(self, view: View) -> None:
        self.on_space: dict[int, list[int]] = {}
        self.on_character: dict[int, list[int]] = {}
        self.on_door: dict[int, list[int]] = {}
        self.on_token: dict[tuple[int, int], list[int]] = {}
        self.on_display: dict[int, list[int]] = {}
        self.on_berth: dict[int, list[int]] = {}
        self.on_tile: dict[int, list[int]] = {}
        self.on_face: dict[int, list[int]] = {}
        for answer in view.options:
            self._lay(view, answer)

    def _lay(self, view: View, answer: int) -> None:
        block, parts = view.game.catalogue.block(answer), view.game.catalogue.parts(answer)
        values = {domain: parts[name] for name, domain in block.parts.items()}
        asked: dict[str, int] = view.parts
        hero = asked.get("hero", asked.get("character", -1))
        if A_SPACE in values:
            self.on_space.setdefault(values[A_SPACE], []).append(answer)
        elif block in ON_TOKENS:
            holder = partner(view, values[A_HERO]) if block == Answer.HAND_OVER else values[A_HERO]
            self.on_token.setdefault((holder, values[AN_UPGRADE]), []).append(answer)
        elif block in ON_OWN_TOKENS and hero >= 0:
            self.on_token.setdefault((hero, values[AN_UPGRADE]), []).append(answer)
        elif block in FROM_DISPLAY:
            self.on_display.setdefault(values[AN_UPGRADE], []).append(answer)
        elif A_CHARACTER in values or A_HERO in values:
            self.on_character.setdefault(values.get(A_CHARACTER, values.get(A_HERO, -1)), []).append(answer)
        else:
            self._lay_elsewhere(values, answer)

    def _lay_elsewhere(self, values: dict[Domain, int], answer: int) -> None:
        for domain, places in ((A_DOOR, self.on_door), (A_BERTH, self.on_berth), (A_TILE, self.on_tile), (A_FACE, self.on_face)):
            if domain in values:
                places.setdefault(values[domain], []).append(answer)

    @property
    def has_any(self) -> bool:
        """Whether there is anything to click."""
        return any(vars(self).values())


def partner(view: View, hero: int) -> int:
    """The other Hero of a Crew."""
    heroes = view.table.crews[view.table.heroes[hero].owner].heroes
    return int(heroes[1] if heroes[0] == hero else heroes[0])
