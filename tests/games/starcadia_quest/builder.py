"""Positions of Starcadia Quest in the game's own words.

    p = position("edge 1a1 pulse_blade, hannah 1b1", "digits 1a2, bahbaka 4a1", monsters="weeble1 1b2")
    p.answer("activate edge", "weapon pulse_blade", "attack weeble1", rolls="M S C M")

Each Crew is two Heroes with the Spaces they stand on (or - when dead) and their tokens. Dice are given as letters:
Melee, Ranged, Save, Crit. The Event card after a turn is Suspiciously Quiet unless another one is named.
The players are Ann, Ben, Cleo and Dan. After every answer the invariants of the game are tested.
"""

from __future__ import annotations

from collections.abc import Iterable
from unittest import mock

from cosmocafe import testing
from cosmocafe.core.author.sets import count, has, only
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.box import Box
from cosmocafe.games.starcadia_quest.content import HEROES, SCENARIO_IDS
from cosmocafe.games.starcadia_quest.language import Loot
from cosmocafe.games.starcadia_quest.rules import attacks, events, scenarios
from cosmocafe.games.starcadia_quest.rules.boards import flip_door, lay, lies
from cosmocafe.games.starcadia_quest.rules.characters import put
from cosmocafe.games.starcadia_quest.spaces import NAMES
from cosmocafe.games.starcadia_quest.table import Table
from cosmocafe.games.starcadia_quest.vocabulary import A_CHARACTER, A_LOOT, A_SLOT, AN_EVENT, AN_UPGRADE, NONE, Step
from cosmocafe.testing import Agreed, forced, number

FACES = {"M": 0, "R": 1, "S": 2, "C": 3}
QUIET = "all_quiet trooper3"


def figure(name: str) -> int:
    """The number of a Character."""
    return number(A_CHARACTER, name)


def upgrade(name: str) -> int:
    return number(AN_UPGRADE, name)


def space(name: str) -> int:
    return NAMES.index(name)


class Position(testing.Position[Box, Table]):
    """A table with its box, asked and answered in text form."""

    of, people = game, ("ann", "ben", "cleo", "dan")
    card: int  # the next Event card

    def ends(self, word: str) -> list[str]:
        """The last words of the offered answers of a sort, in order."""
        return sorted(text.split()[-1] for text in self.offers(word))

    def answer(self, *texts: str, rolls: str = "", event: str = QUIET) -> Position:
        """Give answers one after the other, with these dice and this Event card."""
        faces = [list(self.box.faces).index(FACES[letter]) for letter in rolls.replace(" ", "")]
        self.card = self._card(event)
        with forced(attacks, "one_of", *faces), mock.patch.object(events, "one_of", self._turn_up):
            return super().answer(*texts)

    def _tried(self, text: str, luck: int | None = None) -> Table:
        self.table.deck |= only(self.card)  # it is in the deck, however often it was played
        return super()._tried(text, luck)

    def _turn_up(self, t: Table, left: int) -> int:
        return count(t.deck & (only(self.card) - 1))

    def _card(self, event: str) -> int:
        name, slot = event.split()
        cards = zip(self.box.card_event, self.box.card_slot, strict=True)
        return list(cards).index((number(AN_EVENT, name), number(A_SLOT, slot)))

    def story(self, *names: str) -> list[str]:
        """What the last answers brought about of these sorts."""
        return [text for text in self.told() if text.split()[0] in names]

    def stands(self, name: str) -> str:
        """Where a Character stands, - off the board."""
        found = self.table.at[figure(name)]
        return NAMES[found] if found >= 0 else "-"

    def wounds(self, name: str) -> int:
        return self.table.wounds[figure(name)]

    def points(self, seat: int) -> int:
        return self.table.crews[seat].points

    def held(self, hero: str) -> list[str]:
        """The tokens of a Hero, exhausted ones in brackets."""
        card = self.table.heroes[figure(hero)]
        names = [AN_UPGRADE.text(card.tokens[place]) for place in range(card.held)]
        return [f"({name})" if has(card.spent, place) else name for place, name in enumerate(names)]

    def carried(self, hero: str, loot: str) -> int:
        return self.table.heroes[figure(hero)].carried[number(A_LOOT, loot)]

    def lies(self, loot: str, on: str) -> int:
        """How many tokens of a sort lie on a Space."""
        return lies(self.table, space(on), number(A_LOOT, loot))

    def is_dazed(self, name: str) -> bool:
        return has(self.table.dazed, figure(name))


def begun(players: int = 2, seed: int = 0, agreed: Agreed | None = None) -> Position:
    """A new match at its first question."""
    return Position.begun(players, seed, agreed)


def position(
    *crews: str,
    monsters: str = "",
    scenario: str = "1",
    tiles: Iterable[int] = (1, 5, 2, 10, 7, 8),
    half_turns: Iterable[int] = (0, 0, 0, 0, 0, 0),
    opened: Iterable[int] = (),
    tokens: dict[str, str] | None = None,
    turn: int = 0,
    quest: int = 0,
    colours: Iterable[int] = (2, 1, 0, 3),
    agreed: Agreed | None = None,
) -> Position:
    """The first turn of a seat on a station laid out by hand, without Monsters, Gadgets or Victory tokens but those named."""
    crews = crews or ("edge s1dock pulse_blade, hannah s1cabin", "digits s2dock, bahbaka s2cabin")
    box, t = Position.new_box(len(crews), {"scenario": scenario, **(agreed or {})}), Table()
    t.players = len(crews)
    with mock.patch.object(scenarios, "one_of", lambda t, n: 0):
        game.loops.set_up(box, t)
        t.depth = 0
        t.scenario = SCENARIO_IDS.index(scenario)
        recruit_all(t, crews, list(colours))
        scenarios.lay_out(box, t)
    t.depth = 0
    lay_station(box, t, list(tiles), list(half_turns))
    for seat, crew in enumerate(crews):
        t.crews[seat].berth = seat
        dock_at(box, t, seat)
        for text in crew.split(","):
            place_hero(box, t, *text.split())
    for text in monsters.split(",") if monsters else []:
        put_monster(box, t, *text.split())
    for door in opened:
        flip_door(box, t, door - 1)
    for on, names in (tokens or {}).items():
        for name in names.split():
            put_token(t, on, name)
    t.first = t.seat = turn
    t.quest = quest
    return Position.at(box, t, Step.TURN, turn)


def recruit_all(t: Table, crews: tuple[str, ...], colours: list[int]) -> None:
    for hero in range(HEROES):
        t.heroes[hero].owner = NONE
    for seat, crew in enumerate(crews):
        t.crews[seat].colour = colours[seat]
        for place, text in enumerate(crew.split(",")):
            hero = figure(text.split()[0])
            t.crews[seat].heroes[place] = hero
            t.heroes[hero].owner = seat


def lay_station(box: Box, t: Table, tiles: list[int], half_turns: list[int]) -> None:
    """These printed tiles in the order of the Scenario's layout, and nothing on them but Portals and Quest tokens."""
    for place in range(box.scenarios[t.scenario].tiles):
        turns = box.scenarios[t.scenario].orient[place] + 2 * half_turns[place]
        t.tiles[place] = (tiles[place] - 1) * 4 + turns
    scenarios.clear_board(t)
    scenarios.clear_characters(t)
    scenarios.join_tiles(box, t)
    scenarios.put_quest_tokens(box, t)
    t.on_board = 0
    t.armory = NONE
    for gadget in range(3):
        t.reserve[gadget] = box.gadgets[gadget]


def dock_at(box: Box, t: Table, seat: int) -> None:
    scenarios.dock_shuttle(box, t, seat, seat)
    t.depth = 0


def place_hero(box: Box, t: Table, name: str, where: str, *names: str) -> None:
    hero = figure(name)
    if where != "-":
        put(box, t, hero, space(where))
    for each in names:
        card = t.heroes[hero]
        spent = each.startswith("(")
        card.tokens[card.held] = upgrade(each.strip("()"))
        card.spent |= only(card.held) if spent else 0
        card.held += 1


def put_monster(box: Box, t: Table, name: str, where: str) -> None:
    """A Monster; its card goes to the first slot of its rank that is free."""
    character = figure(name)
    put(box, t, character, space(where))
    monster = box.figure[character]
    if monster not in t.slots:
        slots = [slot for slot, rank in enumerate(box.rank_slots) if rank == box.monsters[monster].rank]
        free = [slot for slot in slots if t.slots[slot] == NONE or not has_figures(box, t, t.slots[slot])]
        t.slots[free[0]] = monster


def has_figures(box: Box, t: Table, monster: int) -> bool:
    card = box.monsters[monster]
    return count(t.on_board & (((1 << card.figures) - 1) << card.figure)) > 0


def put_token(t: Table, on: str, name: str) -> None:
    """A Gadget, Victory or Quest token on a Space, or in the hands of a Hero."""
    loot = number(A_LOOT, name)
    if loot < Loot.VICTORY:
        t.reserve[loot] -= 1
    if loot > Loot.VICTORY:
        lay(t, max(found for found in range(len(NAMES)) if lies(t, found, loot)), loot, -1)
    if on in NAMES:
        lay(t, space(on), loot, 1)
    else:
        t.heroes[figure(on)].carried[loot] += 1


def wound(p: Position, name: str, wounds: int) -> Position:
    """A Character that is already wounded."""
    p.table.wounds[figure(name)] = wounds
    return p
