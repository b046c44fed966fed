"""What cards and tokens do: effect rows of the box, as language.py has them (SQ-R56)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cosmocafe.author import Byte, Piece, Row, Sheet, Short, bits, flag, ints, number, only, word, words

from .language import OF_ATTACKS, STEPS, TALLIED, TARGETLESS, Condition, Filter, Limit, Rank, Scope, To, Trigger, Verb
from .layouts import PLACE, PLACES
from .vocabulary import A_COLOUR, A_MONSTER, A_SLOT, NONE, Step

EFFECTS = 192  # rows there is room for
MOST_OF_A_TEXT = 6
OF_CHARACTERS = range(Trigger.STATIC, Trigger.GADGET)  # what can happen to Heroes, Monsters and their tokens
SELF_ASKING = (Verb.HEAL, Verb.STEP, Verb.ALLY_MP, Verb.FLIP_DOOR, Verb.EXTRA_TARGET, Verb.STEAL, Verb.READY)
OF_EVENTS_ONLY = range(Verb.SPAWN, Verb.CLEAR_SLOT + 1)
STATIC = (Verb.MP, Verb.NO_GUARD, Verb.IMMUNE_DAZE)
AIMING = (Verb.REACH, Verb.IGNORE_LOS)
WITHOUT_TARGET = only(Condition.ALLY_CLOSE) | only(Condition.NOT_MOVED)
SLOT = word("slot", A_SLOT)
ABOUT: dict[Verb, dict[str, int | list[int]]] = {  # what single verbs need besides their number
    Verb.EXTRA_TARGET: {"scope": word("scope", Scope)},
    Verb.READY: {"wanted": word("filter", Filter, default=Filter.ANY)},
    Verb.ACTIVATE: {"rank": word("class", Rank)},
    Verb.DOORS: {"opened": word("state", {"closed": 0, "open": 1})},
    Verb.SPAWN: {"slot": SLOT},
    Verb.CLEAR_SLOT: {"slot": SLOT},
    Verb.FILL_SLOT: {"slot": SLOT, "monster": word("monster", A_MONSTER)},
    Verb.PLACE_MONSTER: {"slot": SLOT, "places": words("at", 1, PLACE), "reserve_only": flag("reserve_only", default=0)},
    Verb.PLACE_PORTALS: {"colour": word("colour", A_COLOUR), "places": words("at", 2, PLACE)},
}


class Effect(Row):
    """When `on` happens and all `conditions` hold, do `verb`."""

    on: Byte = word("on", Trigger)
    conditions: Short = bits("if", Condition, default=0)
    verb: Byte = word("do", Verb)
    step: Short  # of a verb that is a step of its own
    n: Byte = number("n", -20, 99, default=1)
    to: Byte = word("to", To, default=To.SELF)
    may: Byte = flag("may", default=0)
    asks: Byte  # the verb's own question can be declined
    cost: Byte = number("cost.wounds", 0, 30, default=0)
    limit: Byte = word("limit", Limit, default=Limit.NONE)
    once: Byte = flag("once", default=0)
    source: Short  # text it stands in
    scope: Byte
    wanted: Byte  # category of Upgrades
    slot: Byte
    rank: Byte
    opened: Byte
    colour: Byte
    loot: Byte
    monster: Byte
    reserve_only: Byte
    places: list[int] = ints(2, Byte)

    def complete(self, row: Sheet) -> None:
        verb = Verb(self.verb)
        self.step = Step[verb.name] if verb >= STEPS else NONE
        self.asks = int(verb in SELF_ASKING and (verb != Verb.HEAL or self.to == To.SELF_OR_ALLY_CLOSE))
        self.fill_more(row, ABOUT.get(verb, {}))
        self.refuse_nonsense(row, verb, Trigger(self.on))

    def refuse_nonsense(self, row: Sheet, verb: Verb, on: Trigger) -> None:
        """A row that no rule could carry out."""
        goes = (verb in STATIC) == (on == Trigger.STATIC) and (verb in OF_EVENTS_ONLY) == (on in (Trigger.EVENT, Trigger.QUEST))
        row.expect(goes, "do", f"{verb.name.lower()!r} does not go with {on.name.lower()!r}")
        row.expect(verb >= TALLIED or on in OF_ATTACKS, "do", f"{verb.name.lower()!r} counts only during an attack")
        is_declared = on == Trigger.DECLARE
        row.expect(verb not in AIMING or is_declared, "do", f"{verb.name.lower()!r} counts only when an attack is declared")
        row.expect(verb != Verb.EXTRA_TARGET or is_declared, "on", "more targets are chosen when an attack is declared")
        if on in TARGETLESS:
            row.expect(self.to in (To.SELF, To.SELF_OR_ALLY_CLOSE), "to", "there is no target then")
            row.expect(self.conditions & ~WITHOUT_TARGET == 0, "if", "there is no target then")
        row.expect(self.cost == 0 or self.may == 1, "cost", "a sacrifice is always a choice: it needs `may`")


class Text(Piece):
    """The effects of a card or token: from `first`, so many."""

    first: Short
    count: Byte
    aims: Byte  # whether they change who can be a target


class Scribe:
    """Writes effects into the box, text by text."""

    def __init__(self, effects: list[Effect], texts: list[Text]) -> None:
        self.effects, self.texts, self.written = effects, texts, 0

    def write(self, text: int, row: Sheet, triggers: Sequence[int] = OF_CHARACTERS, path: str = "effect") -> list[tuple[Effect, Sheet]]:
        """The effects of one card or token, which may use only these triggers."""
        rows = row.rows(path) if row.has(path) else []
        row.expect(len(rows) <= MOST_OF_A_TEXT, path, f"at most {MOST_OF_A_TEXT} effects")
        row.expect(self.written + len(rows) <= EFFECTS, path, f"the box has room for {EFFECTS} effects")
        found = list(zip(self.effects[self.written : self.written + len(rows)], rows, strict=True))
        for effect, each in found:
            effect.fill(each)
            effect.source = text
            each.expect(effect.on in triggers, "on", f"{Trigger(effect.on).name.lower()!r} cannot happen to this")
        self.texts[text].first, self.texts[text].count = self.written, len(rows)
        self.texts[text].aims = int(any(effect.verb in AIMING for effect, _ in found))
        self.written += len(rows)
        return found

    def write_quest(self, text: int, row: Sheet, path: str, groups: Mapping[str, int], tiles: int) -> None:
        """The effects of a Quest, which speak of the tokens and tiles of its Scenario."""
        for effect, each in self.write(text, row, [Trigger.QUEST], path):
            if effect.verb == Verb.REMOVE_QUEST_TOKENS:
                effect.loot = each.read(word("group", groups))
            each.expect(max(effect.places) < tiles * PLACES, "at", f"the Scenario has {tiles} tiles")
