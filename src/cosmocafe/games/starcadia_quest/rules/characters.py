"""Characters: where they stand, who is Ally and Enemy, what they can take (SQ-050 to SQ-064, SQ-233 to SQ-242)."""

from __future__ import annotations

from cosmocafe.author import count, first, has, only

from ..box import Box
from ..content import ALL_HEROES, HEROES, OF_MONSTERS, OF_UPGRADES
from ..language import Category, Trigger
from ..spaces import FULL, SIDES
from ..table import Table
from ..vocabulary import NONE


def is_hero(character: int) -> bool:
    return character < HEROES


def is_huge(box: Box, character: int) -> bool:
    return character >= HEROES and box.monsters[box.figure[character]].huge == 1


def weight(box: Box, character: int) -> int:
    """SQ-242: a Huge Character counts as two."""
    return 2 if is_huge(box, character) else 1


def crew_set(t: Table, seat: int) -> int:
    """The two Heroes of a Crew, on the board or not."""
    crew = t.crews[seat]
    return only(crew.heroes[0]) | only(crew.heroes[1])


def ally_of(t: Table, hero: int) -> int:
    """The other Hero of the Crew."""
    crew = t.crews[t.heroes[hero].owner]
    return crew.heroes[1] if crew.heroes[0] == hero else crew.heroes[0]


def allies(t: Table, character: int) -> int:
    """SQ-057: on the board."""
    if is_hero(character):
        return only(ally_of(t, character)) & t.on_board
    return t.on_board & ~ALL_HEROES & ~only(character)


def enemies(t: Table, character: int) -> int:
    """SQ-058: on the board."""
    if is_hero(character):
        return t.on_board & ~crew_set(t, t.heroes[character].owner)
    return t.on_board & ALL_HEROES


def standing_on(t: Table, characters: int, space: int) -> int:
    """Those of these Characters who stand in a Space."""
    found = 0
    while characters:
        character = first(characters)
        characters &= characters - 1
        if t.at[character] == space:
            found |= only(character)
    return found


def has_enemy_here(t: Table, hero: int) -> bool:
    """Whether an Enemy shares the Hero's Space."""
    space = t.at[hero]
    return t.crowd[space] > 1 and standing_on(t, enemies(t, hero), space) != 0


def right_of(t: Table) -> int:
    """SQ-R07: the player to the right of the active player."""
    return (t.seat - 1) % t.players


def decider(t: Table, character: int) -> int:
    """Who decides for a Character: its player, or the controller of a Monster (SQ-R56)."""
    if is_hero(character):
        return t.heroes[character].owner
    return t.controller if character == t.attacker else right_of(t)


def fits(box: Box, t: Table, character: int, space: int) -> bool:
    """Whether a Space can take one more Character like this one."""
    return t.crowd[space] + weight(box, character) <= FULL


def put(box: Box, t: Table, character: int, space: int) -> None:
    t.at[character] = space
    t.crowd[space] += weight(box, character)
    t.on_board |= only(character)


def lift(box: Box, t: Table, character: int) -> None:
    """Take a figure off the board."""
    t.crowd[t.at[character]] -= weight(box, character)
    t.at[character] = NONE
    t.on_board &= ~only(character)


def shift(box: Box, t: Table, character: int, space: int) -> None:
    """Put a figure on another Space."""
    t.crowd[t.at[character]] -= weight(box, character)
    put(box, t, character, space)


def life(box: Box, t: Table, character: int) -> int:
    """SQ-237: Extra Life counts even when exhausted."""
    if not is_hero(character):
        return box.monsters[box.figure[character]].life
    hero = t.heroes[character]
    total = box.heroes[character].life
    for slot in range(hero.held):
        total += box.tokens[hero.tokens[slot]].life
    return total


def defense(box: Box, t: Table, character: int) -> int:
    """SQ-115, SQ-236: dice of a Defense roll; SQ-233: a Dazed Character rolls none."""
    if has(t.dazed, character):
        return 0
    if not is_hero(character):
        return box.monsters[box.figure[character]].defense
    hero = t.heroes[character]
    total = box.heroes[character].defense
    for slot in range(hero.held):
        total += box.tokens[hero.tokens[slot]].defense
    return total


def rerolls(box: Box, t: Table, character: int) -> int:
    """SQ-238: the pool of Reroll icons; Monsters have none (SQ-R12)."""
    total = 0
    if is_hero(character):
        hero = t.heroes[character]
        for slot in range(hero.held):
            total += box.tokens[hero.tokens[slot]].reroll
    return total


def is_killed(box: Box, t: Table, character: int) -> bool:
    return t.wounds[character] >= life(box, t, character)


def static_in(box: Box, text: int, verb: int) -> int:
    """What the static rows of a text add up to."""
    total = 0
    for row in range(box.texts[text].first, box.texts[text].first + box.texts[text].count):
        if box.effects[row].on == Trigger.STATIC and box.effects[row].verb == verb:
            total += box.effects[row].n
    return total


def static(box: Box, t: Table, character: int, verb: int) -> int:
    """A continuous modifier of a Character: its card and, for Heroes, its Passives (SQ-234)."""
    if not is_hero(character):
        return static_in(box, OF_MONSTERS + box.figure[character], verb)
    total = static_in(box, character, verb)
    hero = t.heroes[character]
    for slot in range(hero.held):
        if box.tokens[hero.tokens[slot]].category == Category.PASSIVE:
            total += static_in(box, OF_UPGRADES + hero.tokens[slot], verb)
    return total


def is_close(t: Table, space: int, other: int) -> bool:
    """SQ-062: the same Space or one behind an open edge."""
    if space == other:
        return True
    for side in range(SIDES):
        if t.near[space * SIDES + side] == other:
            return True
    return False


def close_to(t: Table, characters: int, space: int) -> int:
    """Those of these Characters who are Close to a Space."""
    found = 0
    while characters:
        character = first(characters)
        characters &= characters - 1
        if is_close(t, t.at[character], space):
            found |= only(character)
    return found


def figures_of(box: Box, t: Table, monster: int) -> int:
    """The figures of a Monster that are on the board."""
    if monster < 0:
        return 0
    card = box.monsters[monster]
    return t.on_board & (((1 << card.figures) - 1) << card.figure)


def spare_figure(box: Box, t: Table, monster: int) -> int:
    """SQ-005: a figure that is not on the board, NONE if there is none."""
    card = box.monsters[monster]
    spare = (((1 << card.figures) - 1) << card.figure) & ~t.on_board
    return first(spare) if count(spare) > 0 else NONE
