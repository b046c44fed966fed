"""Encounter cards in the box: each is a way through passages, of which one after the other is read aloud (SF-120 to SF-122)."""

from __future__ import annotations

from cosmocafe.author import Byte, Row, Sheet, Short, ints, number, rows, several, text, word

from .table import HEARD
from .vocabulary import CARD_NAME, MOST_GIFT, NONE, STAT, TEXT_NAME, Op, PassageKind, Resource

PASSAGES = 200  # on all encounter cards together
OUTCOMES, EFFECTS, FEW = 6, 4, 99
OPPONENTS = {"L1": 1, "L2": 2, "R1": -1, "R2": -2}  # how many seats to the left
AMOUNTS = {  # how much or how many: each effect calls its number by its own name
    Op.FAME: number("amount", -9, 9),
    Op.LOSE_EXPANSION: number("count", 0, FEW),
    Op.GAIN_EXPANSION: number("count", 0, FEW),
    Op.GAIN: number("count", 0, FEW),
    Op.GAIN_CHOICE: number("count", 0, FEW),
    Op.DRAW_FROM_EACH: number("cards", 0, FEW),
    Op.EACH_GIVES: number("cards", 0, FEW),
    Op.PAY: number("cards", 0, FEW),
    Op.SWAP: number("take", 0, FEW),
    Op.WEAR: number("more_than", 0, FEW),
    Op.MOST_FREIGHT_RINGS: number("fame", 0, FEW),
}
WAYS = {  # where outcome 0 and outcome 1 lead
    PassageKind.ASK: ("no", "yes"),
    PassageKind.CONTEST: ("lose", "win"),
    PassageKind.COMPARE_BOOSTERS: ("otherwise", "opponent_has_more"),
    PassageKind.DO: ("next",),
}


class Effect(Row):
    op: Byte = word("op", Op)
    amount: Byte
    resource: Byte

    def complete(self, row: Sheet) -> None:
        if self.op in AMOUNTS:
            self.amount = row.read(AMOUNTS[Op(self.op)])
        if self.op == Op.GAIN:
            self.resource = row.read(word("resource", Resource))
        if self.op == Op.SWAP:
            row.read(number("give", 1, 1))


class Passage(Row):
    """A box of an encounter card, which is read aloud at once."""

    kind: Byte = word("type", PassageKind)
    text: Byte = word("text", TEXT_NAME, default=NONE)
    opponent: Byte
    stat: Byte
    cards: Byte  # needed to say yes, or the largest gift
    effect_count: Byte
    sign: Short  # passages that sound the same have the same sign
    ways: list[int] = ints(OUTCOMES, Short)  # the passage that follows each outcome, or NONE
    effects: list[Effect] = rows("effects", Effect, count=EFFECTS, fewest=0)

    def complete(self, row: Sheet) -> None:
        self.effect_count = len(row.rows("effects")) if row.has("effects") else 0
        has_effects = self.kind in (PassageKind.DO, PassageKind.RESULT)
        row.expect(has_effects or not self.effect_count, "effects", "only passages of the types do and result have effects")
        row.expect(self.text != NONE or self.kind not in (PassageKind.ASK, PassageKind.GIFT), "text", "is missing")
        if self.kind == PassageKind.ASK:
            self.cards = row.read(number("yes_needs_cards", 0, FEW, default=0))
        elif self.kind == PassageKind.GIFT:
            self.cards = row.read(number("max", 0, MOST_GIFT))
        elif self.kind in (PassageKind.CONTEST, PassageKind.COMPARE_BOOSTERS):
            self.opponent = row.read(word("opponent", OPPONENTS))
        if self.kind == PassageKind.CONTEST:
            self.stat = row.read(word("stat", STAT))


def lay_cards(passages: list[Passage], firsts: list[int], toml: Sheet) -> None:
    """The passages of all encounter cards; each leads to later ones, so that every card comes to an end."""
    signs: dict[bytes, int] = {}
    first = 0
    for card, row in enumerate(toml.rows("encounter", CARD_NAME)):
        sheets = row.rows("nodes")
        row.expect(0 < len(sheets) <= HEARD, "nodes", f"expected 1 to {HEARD} rows, got {len(sheets)}")
        row.expect(first + len(sheets) <= len(passages), "nodes", "the encounter cards have too many passages")
        places = {sheet.read(text("id")): place for place, sheet in enumerate(sheets, first)}
        for place, sheet in enumerate(sheets, first):
            passage = passages[place]
            passage.fill(sheet)
            passage.sign = signs.setdefault(passage.to_bytes(), len(signs))  # before it is known where its outcomes lead
            lead(passage, sheet, {name: there for name, there in places.items() if there > place})
        firsts[card] = first
        first += len(sheets)


def lead(passage: Passage, row: Sheet, later: dict[str, int]) -> None:
    """Where the outcomes of a passage lead."""
    if passage.kind == PassageKind.GIFT:
        ways = row.read(several("next", word("", later), passage.cards + 1, OUTCOMES))
    elif passage.kind == PassageKind.ROLL:
        ways = [row.table("next").read(word(str(total), later, default=NONE)) for total in range(OUTCOMES)]
    else:
        ways = [row.read(word(way, later)) for way in WAYS.get(PassageKind(passage.kind), ())]
    passage.ways[:] = [*ways, *[NONE] * OUTCOMES][:OUTCOMES]
