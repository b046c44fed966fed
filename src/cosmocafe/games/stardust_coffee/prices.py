"""What an answer costs now, in words."""

from __future__ import annotations

from .rules.numbers import price_of_trade
from .rules.pirates import owed, too_many
from .rules.upgrades import ingredient_of_port
from .view import View
from .vocabulary import GOOD, Answer, Step


def price(view: View, answer: int) -> str:
    """The price of an answer, or nothing."""
    box, t, block = view.box, view.table, view.game.catalogue.block(answer)
    parts = view.game.catalogue.parts(answer)
    if block in (Answer.UNLOCK, Answer.REPAIR):
        return price_of_upgrade(view, parts["power"], is_new=block == Answer.UNLOCK)
    if block == Answer.TRADE:
        return amount(view, price_of_trade(box, t), box.color[parts["ingredient"]])
    if block == Answer.COLLECT:
        return amount(view, 1, ingredient_of_port(box, t))
    if block == Answer.ATTACK:
        return amount(view, 1, box.attack_pay)
    if block == Answer.CONVERT:
        return amount(view, box.convert_price, box.convert_pay)
    if block == Answer.DISCARD:
        return view.words.label("refills") if view.step == Step.ACT else ""
    if block == Answer.PAY:
        return amount(view, owed(box, t), t.target)
    return amount(view, too_many(box, t, view.seat), t.target) if block == Answer.FALL_SHORT else ""


def price_of_upgrade(view: View, power: int, *, is_new: bool) -> str:
    """SC-068, SC-069: an ingredient, and a Stardust for a new power; an event asks for nothing (SC-135)."""
    if view.step == Step.FREE_UPGRADE:
        return view.words.label("free")
    needs = amount(view, 1, view.box.powers[power].needs)
    return view.words.listed([needs, f"1 {view.words.label('stardust')}"]) if is_new else needs


def amount(view: View, tokens: int, ingredient: int) -> str:
    """So many tokens of an ingredient."""
    return f"{tokens} {view.words.value(GOOD, ingredient)}"
