"""Heroes and monsters, what they carry and how they fight."""

from __future__ import annotations

from cosmocafe.author import Card, has
from cosmocafe.draw.svg import Svg
from cosmocafe.draw.theme import seat_class

from ..content import CHARACTERS, HERO_IDS, HEROES, MONSTER_IDS, UPGRADE_IDS
from ..language import FACES, Category, Face, Kind, Mode
from ..places import owner
from ..rules.characters import defense, life, rerolls
from ..scene.sights import movement
from ..scene.story import last_attack
from ..scene.symbols import SYMBOLS, base_symbol, die_symbol, figure_symbol, hero_symbol, kind_of, monster_symbol, upgrade_symbol, use
from ..standing import ability, amounts, held, hero_name, life_left, sheet, type_of, upgrade_name
from ..view import View
from ..vocabulary import A_CHARACTER, A_CREW, A_FACE, A_LOOT, A_MONSTER, A_SLOT, A_SPACE, AN_UPGRADE, NONE
from .shared import cards, said, with_state

CATEGORIES = {Category.WEAPON: "SQ-231", Category.BOOST: "SQ-232", Category.PASSIVE: "SQ-234", Category.REACTION: "SQ-235"}
DIE_RULES = ("SQ-116", "SQ-117", "SQ-R04")


def standing(symbol: str, base: str, seat: int) -> Svg:
    """A figure on its base."""
    parts = [use(base, 0, 0, 112, 116), use(symbol, 0, 0, 112, 116)]
    return SYMBOLS.framed(*parts, width=112, height=116, class_=seat_class(seat) if seat >= 0 else None)


@cards.of("character")
def character(view: View, who: int) -> Card | None:
    """A Hero, or a Monster that stands on the station."""
    if who >= CHARACTERS:
        return None
    return hero(view, who) if who < HEROES else figure(view, who)


def hero(view: View, who: int) -> Card:
    """A Hero card and everything on it."""
    t, box, label, seat = view.table, view.box, view.words.label, owner(view, who)
    lines = [ability(view, HERO_IDS[who])]
    lines += [view.words.titled(label("owned_by"), view.seat_name(seat))] if seat >= 0 else []
    lines += said(view, "how_dead") if t.turn and t.at[who] < 0 and seat >= 0 else []
    lines += said(view, "how_dazed") if has(t.dazed, who) else []
    tokens = [with_state(view, upgrade_name(view, upgrade), spent) for upgrade, spent in held(view, who)]
    lines += [view.words.titled(label("upgrades"), view.words.listed(tokens))] if tokens else []
    carried = [view.words.value(A_LOOT, loot) for loot, amount in enumerate(t.heroes[who].carried) for _ in range(amount)]
    lines += [view.words.titled(label("carries"), view.words.listed(carried))] if carried else []
    numbers = [
        (label("life"), f"{life_left(view, who)} / {life(box, t, who)}"),
        (label("defense"), str(defense(box, t, who))),
        (label("rerolls"), str(rerolls(box, t, who))),
        (label("movement"), str(movement(view, who))),
    ]
    lines += said(view, "how_hero")
    return Card(
        hero_name(view, who),
        standing(hero_symbol(who), base_symbol(view, who, seat), seat),
        lines,
        numbers,
        ("SQ-024", "SQ-027", "SQ-075", "SQ-130"),
    )


def figure(view: View, who: int) -> Card | None:
    """A Monster on the station: its card, and how it is."""
    shown = monster(view, view.box.figure[who])
    if shown is None:
        return None
    where = view.table.at[who]
    lines = [*shown.lines[:1], *(said(view, "how_dazed") if has(view.table.dazed, who) else []), *shown.lines[1:]]
    left = (view.words.label("life"), f"{life_left(view, who)} / {life(view.box, view.table, who)}")
    here = [(view.words.label("where"), view.words.value(A_SPACE, where))] if where >= 0 else []
    picture = standing(figure_symbol(view, who), base_symbol(view, who, NONE), NONE)
    return shown._replace(title=view.words.value(A_CHARACTER, who), picture=picture, lines=lines, numbers=[left, *shown.numbers[1:], *here])


@cards.of("monster")
def monster(view: View, kind: int) -> Card | None:
    """A Monster card with the numbers of its rank."""
    card, label = view.box.monsters[kind], view.words.label
    slots = [view.words.value(A_SLOT, slot) for slot, held_by in enumerate(view.table.slots) if held_by == kind]
    numbers = [
        (label("life"), str(card.life)),
        (label("defense"), str(card.defense)),
        (label("attack_dice"), view.words.aside(str(card.dice), view.words.value(A_FACE, Face.MELEE if card.melee else Face.RANGED))),
        (label("movement"), str(card.movement)),
        (label("overkill"), str(card.overkill)),
        (label("reward"), str(card.reward)),
    ]
    lines = [ability(view, MONSTER_IDS[kind]), *slots, *said(view, "how_monster")]
    rules = ("SQ-180", "SQ-181", "SQ-165", "SQ-171", "SQ-182", *(("SQ-242",) if card.huge else ()))
    return Card(view.words.value(A_MONSTER, kind), SYMBOLS.portrait(monster_symbol(kind)), lines, numbers, rules)


@cards.of("upgrade")
def upgrade(view: View, which: int) -> Card | None:
    """An Upgrade token: what it counts, what it does, who has it."""
    token, label = view.box.tokens[which], view.words.label
    category = Category(token.category)
    has_kind = category in (Category.WEAPON, Category.BOOST)
    numbers = [(label("attack_dice"), f"{'+' if category == Category.BOOST else ''}{token.dice}")] if token.dice else []
    numbers += [
        (label(name), f"+{amount}")
        for name, amount in (("defense", token.defense), ("life", token.life), ("rerolls", token.reroll))
        if amount
    ]
    lines = [type_of(view, which), ability(view, UPGRADE_IDS[which]), *said(view, f"how_{category.name.lower()}")]
    lines = [line for line in lines if line]
    lines += said(view, "how_special") if has_kind and token.kind == Kind.SPECIAL else []
    seats = [(who, spent) for who in range(HEROES) for one, spent in held(view, who) if one == which]
    lines += [with_state(view, hero_name(view, who), spent) for who, spent in seats]
    lines += said(view, "how_exhausted") if any(spent for _, spent in seats) else []
    sign = use(f"sq-kind-{kind_of(view, which)}", 0, 0, 15)
    picture = SYMBOLS.framed(use(upgrade_symbol(which), 6, 6, 48), sign, width=60, height=60)
    icons = [id for id, amount in (("SQ-236", token.defense), ("SQ-237", token.life), ("SQ-238", token.reroll)) if amount]
    return Card(view.words.value(AN_UPGRADE, which), picture, lines, numbers, (CATEGORIES[category], *icons, "SQ-113"))


@cards.of("die")
def die(view: View, shown: int) -> Card | None:
    """A face of the die: where it counts, and how often it is on the die."""
    if shown >= FACES:
        return None
    lines = said(view, f"how_{Face(shown).name.lower()}")
    return Card(view.words.value(A_FACE, shown), SYMBOLS.portrait(die_symbol(shown)), lines, (), DIE_RULES)


@cards.of("attack")
def attack(view: View) -> Card | None:
    """The last attack."""
    told, rolls = last_attack(view)
    if told is None:
        return None
    label, parts = view.words.label, view.told_parts(told)
    numbers = [
        (label("attack") if roll.character < 0 else view.words.value(A_CHARACTER, roll.character), str(roll.successes))
        for roll in rolls
        if roll.successes >= 0
    ]
    figures = [figure_symbol(view, parts["character"]), figure_symbol(view, parts["target"])]
    picture = SYMBOLS.framed(*(use(symbol, n * 60, 0, 56, 58) for n, symbol in enumerate(figures)), width=118, height=60)
    return Card(view.words.event(told, view.names), picture, said(view, "how_attack"), numbers, ("SQ-100", "SQ-114", "SQ-115", "SQ-121"))


@cards.of("seat")
def seat(view: View, who: int) -> Card | None:
    """A Crew: its Heroes, its points and where they come from."""
    if who >= view.table.players:
        return None
    crew, label = view.table.crews[who], view.words.label
    heroes = [one for one in crew.heroes if one >= 0]
    picture = (
        SYMBOLS.framed(*(use(hero_symbol(one), n * 58, 0, 56, 58) for n, one in enumerate(heroes)), width=116, height=60) if heroes else ""
    )
    lines = [view.words.value(A_CREW, crew.colour)] if crew.colour >= 0 else []
    lines += [view.words.listed(hero_name(view, one) for one in heroes)] if heroes else []
    numbers = [(label(name), str(amount)) for name, amount in amounts(view, who).items()]
    numbers += [(label(name), str(amount)) for name, amount in sheet(view, who).items() if amount]
    waiting = [upgrade_name(view, one) for one in crew.pile[: crew.piled]]
    lines += [view.words.titled(label("upgrades"), view.words.listed(waiting))] if waiting else []
    rules = ("SQ-202", "SQ-201", "SQ-252") if view.box.mode == Mode.CAMPAIGN else ("SQ-202", "SQ-199")
    return Card(view.seat_name(who), picture, [*lines, *said(view, "how_seat")], numbers, rules)
