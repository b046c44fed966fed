"""What must always hold."""

from __future__ import annotations

from cosmocafe.author import first, has

from .box import Box
from .content import CHARACTERS, HEROES, UPGRADES
from .language import GADGETS, LOOTS, Feature, Loot
from .rules.boards import features, lies
from .rules.characters import life, weight
from .rules.collecting import carries
from .spaces import FULL, ON_TILES, SIDES, SPACES, opposite
from .table import Table

INVARIANTS = (
    "Characters stand on the board exactly if they have a Space, which is not Blocked",
    "a Space knows how many Characters stand in it, and only somebody on the move is one too many",
    "every Gadget is on the board, on a Hero card or in the reserve",
    "open edges lead both ways",
    "a Hero holds no more tokens than slots, but for one in the middle of a trade",
    "nobody stands on the board with all its Life gone but during an attack",
    "Quest tokens are never more than were placed",
    "a Hero off the board carries nothing but during an attack",
    "no kind of Upgrade token is there more often than the box holds it",
)


def broken(box: Box, t: Table) -> int:
    """The number of the first invariant that does not hold, counted from 1, or 0."""
    if not are_upgrades_few(box, t):
        return 9
    if t.turn == 0:
        return 0
    for character in range(CHARACTERS):
        if has(t.on_board, character) != (t.at[character] >= 0):
            return 1
        if t.at[character] >= 0 and has(features(box, t, t.at[character]), Feature.BLOCKED):
            return 1
    if not is_crowd_right(box, t):
        return 2
    if not are_gadgets_complete(box, t):
        return 3
    if not is_board_even(t):
        return 4
    for hero in range(HEROES):
        if t.heroes[hero].held > box.slots + 1:
            return 5
    if t.attacker < 0 and has_dead(box, t):
        return 6
    if not are_quests_right(box, t):
        return 7
    return 8 if t.attacker < 0 and is_anybody_dead_laden(t) else 0


def is_crowd_right(box: Box, t: Table) -> bool:
    third = 0
    for space in range(SPACES):
        crowd = 0
        left = t.on_board
        while left:
            character = first(left)
            left &= left - 1
            if t.at[character] == space:
                crowd += weight(box, character)
        if crowd != t.crowd[space]:
            return False
        third += max(crowd - FULL, 0)
    return third <= FULL


def are_gadgets_complete(box: Box, t: Table) -> bool:
    for gadget in range(GADGETS):
        tokens = t.reserve[gadget]
        for space in range(ON_TILES):
            tokens += lies(t, space, gadget)
        for space in range(ON_TILES, SPACES):
            tokens += lies(t, space, gadget)
        for hero in range(HEROES):
            tokens += t.heroes[hero].carried[gadget]
        if tokens != box.gadgets[gadget]:
            return False
    return True


def is_board_even(t: Table) -> bool:
    for space in range(SPACES):
        for side in range(SIDES):
            beyond = t.near[space * SIDES + side]
            if beyond >= 0 and t.near[beyond * SIDES + opposite(side)] != space:
                return False
    return True


def has_dead(box: Box, t: Table) -> bool:
    left = t.on_board
    while left:
        character = first(left)
        left &= left - 1
        if t.wounds[character] >= life(box, t, character):
            return True
    return False


def are_quests_right(box: Box, t: Table) -> bool:
    for loot in range(Loot.QUEST_A, LOOTS):
        tokens = 0
        for space in range(SPACES):
            tokens += lies(t, space, loot)
        for hero in range(HEROES):
            tokens += t.heroes[hero].carried[loot]
        if tokens > box.scenarios[t.scenario].group[loot - Loot.QUEST_A].count:
            return False
    return True


def is_anybody_dead_laden(t: Table) -> bool:
    for hero in range(HEROES):
        if t.at[hero] < 0 and carries(t, hero) > 0:
            return True
    return False


def are_upgrades_few(box: Box, t: Table) -> bool:
    for upgrade in range(UPGRADES):
        if tokens_of(t, upgrade) > box.tokens[upgrade].copies:
            return False
    return True


def tokens_of(t: Table, upgrade: int) -> int:
    """How many Upgrade tokens of a kind lie on the table."""
    tokens = t.display[upgrade]
    for seat in range(t.players):
        crew = t.crews[seat]
        for place in range(crew.piled):
            tokens += 1 if crew.pile[place] == upgrade else 0
        for place in range(crew.dealt):
            tokens += 1 if crew.hand[place] == upgrade else 0
        for place in range(crew.picked):
            tokens += 1 if crew.picks[place] == upgrade else 0
    for hero in range(HEROES):
        for place in range(t.heroes[hero].held):
            tokens += 1 if t.heroes[hero].tokens[place] == upgrade else 0
    return tokens
