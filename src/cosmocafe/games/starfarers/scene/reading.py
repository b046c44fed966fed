"""The encounter card in words, as only the one who reads it aloud sees it: every box, and what answers lead to (SF-120, SF-R24)."""

from __future__ import annotations

from collections.abc import Iterator

from ..passages import OUTCOMES, Effect
from ..rules.encounters import opponent
from ..view import View
from ..vocabulary import CARD_NAME, RESOURCE, STAT, TEXT_NAME, Answer, Op, PassageKind

READ_NOW, INSIDE = "▸ ", "  "
LABELS = (
    "won", "lost", "has_more", "otherwise", "against", "boosters_against", "ship_roll", "op_fame", "op_lose_expansion", "op_gain_expansion",
    "op_ground_first_ship", "op_space_jump", "op_free_trade_ship", "op_gain", "op_gain_choice", "op_draw_from_each", "op_each_gives",
    "op_return_gift", "op_pay", "op_swap", "op_lose_swapped", "op_new_encounter", "op_wear", "op_most_freight_rings",
    "op_reshuffle_and_draw",
)  # fmt: skip


def whole_card(view: View) -> list[str]:
    """The card that the viewer reads, box below box; nothing for everybody else."""
    card = view.table.card - 1
    if card < 0:
        return []
    return [view.words.value(CARD_NAME, card), *box_lines(view, view.box.card_first[card], "", 0)]


def box_lines(view: View, node: int, outcome: str, depth: int) -> Iterator[str]:
    """A box with the answer that leads to it, and then those that it leads to."""
    mark = READ_NOW if node == view.table.node else ""
    said = box_words(view, node)
    yield f"{INSIDE * depth}{mark}{view.words.titled(outcome, said) if outcome else said}"
    for name, there in ways(view, node).items():
        yield from box_lines(view, there, name, depth + 1)


def ways(view: View, node: int) -> dict[str, int]:
    """The boxes that follow, by the names of the outcomes that lead there."""
    found: dict[int, list[str]] = {}
    named = outcome_names(view, node)
    for outcome in sorted(range(OUTCOMES), reverse=view.box.passages[node].kind in TWO_WAYS):
        there = view.box.passages[node].ways[outcome]
        if there >= 0:
            found.setdefault(there, []).append(named[outcome])
    return {view.words.listed(names): there for there, names in found.items()}


TWO_WAYS = (PassageKind.ASK, PassageKind.CONTEST, PassageKind.COMPARE_BOOSTERS)


def outcome_names(view: View, node: int) -> list[str]:
    """What the outcomes of a box are called."""
    label, kind = view.words.label, view.box.passages[node].kind
    if kind == PassageKind.ASK:
        return [view.answer_words(answer) for answer in (Answer.NO, Answer.YES)] + [""] * OUTCOMES
    if kind == PassageKind.CONTEST:
        return [label("lost"), label("won")] + [""] * OUTCOMES
    if kind == PassageKind.COMPARE_BOOSTERS:
        return [label("otherwise"), label("has_more").replace("#", rival(view, node))] + [""] * OUTCOMES
    return [""] * OUTCOMES if kind == PassageKind.DO else [str(outcome) for outcome in range(OUTCOMES)]


def rival(view: View, node: int) -> str:
    """Who rolls for the other side."""
    return view.seat_name(opponent(view.table, view.table.active, view.box.passages[node]))


def box_words(view: View, node: int) -> str:
    """What a box says and does."""
    passage, label = view.box.passages[node], view.words.label
    effects = view.words.listed(effect_words(view, effect) for effect in passage.effects[: passage.effect_count])
    if passage.text >= 0:
        return view.words.aside(view.words.value(TEXT_NAME, passage.text), effects)
    if passage.kind == PassageKind.CONTEST:
        return view.words.listed([label("against").replace("#", rival(view, node)), view.words.value(STAT, passage.stat)])
    if passage.kind == PassageKind.COMPARE_BOOSTERS:
        return label("boosters_against").replace("#", rival(view, node))
    return label("ship_roll") if passage.kind == PassageKind.ROLL else effects


def effect_words(view: View, effect: Effect) -> str:
    """What one effect brings."""
    op = Op(effect.op)
    words = view.words.label(f"op_{op.name.lower()}")
    if op == Op.GAIN:
        return words.replace("#", str(effect.amount)).replace("…", view.words.value(RESOURCE, effect.resource))
    return words.replace("#", f"{effect.amount:+}".replace("-", "−") if op == Op.FAME else str(effect.amount))
