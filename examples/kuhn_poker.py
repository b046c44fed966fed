"""Kuhn poker for three in one file: four cards, one each, a single bet. It shows hidden hands.

Rules: everybody puts 1 chip into the pot and gets one of the cards 1 to 4. In turn a player checks or bets 1;
once somebody has bet, the others in turn call or fold. The highest card among those who did not fold takes the pot.

    cosmocafe play examples/kuhn_poker.py --seats me,greedy,random
"""

from __future__ import annotations

from cosmocafe import author
from cosmocafe.author import (
    NUMBER,
    Answers,
    Byte,
    Events,
    Game,
    Piece,
    Rulebook,
    Steps,
    View,
    block,
    finish,
    found,
    many,
    offer,
    one_of,
    plan,
    tell,
    whisper,
)

PLAYERS, CARDS, FACE_DOWN = 3, 4, 0
rules = Rulebook(__name__)


class Step(Steps):
    OPEN = block()
    REPLY = block()
    SHOWDOWN = block()


class Answer(Answers):
    CHECK = block()
    BET = block()
    CALL = block()
    FOLD = block()


class Event(Events):
    DEALT = block(card=NUMBER)
    CHECKED = block()
    BET = block()
    CALLED = block()
    FOLDED = block()
    SHOWN = block(card=NUMBER)
    WON = block(chips=NUMBER)


class Hand(Piece):
    card: Byte  # 1 to 4, 0 face down
    paid: Byte
    folded: Byte


class Table(author.Table, agenda=8, options=2):
    hands: list[Hand] = many(Hand, PLAYERS)


def set_up(box: object, t: Table) -> None:
    for seat in range(PLAYERS):
        t.hands[seat].paid = 1
    deal(t)
    for seat in range(PLAYERS):
        whisper(t, Event.DEALT, seat, t.hands[seat].card)
    plan(t, Step.SHOWDOWN)
    plan(t, Step.OPEN, 0)


def deal(t: Table) -> None:
    """Give every hand that is face down one of the cards that nobody holds."""
    for seat in range(PLAYERS):
        if t.hands[seat].card == FACE_DOWN:
            card = 1 + one_of(t, CARDS)
            while is_held(t, card):
                card = 1 + one_of(t, CARDS)
            t.hands[seat].card = card


def is_held(t: Table, card: int) -> bool:
    for seat in range(PLAYERS):
        if t.hands[seat].card == card:
            return True
    return False


@rules.asks(Step.OPEN)
def offer_bet(t: Table) -> None:
    offer(t, Answer.CHECK)
    offer(t, Answer.BET)


@rules.answers(Step.OPEN, Answer.CHECK)
def check(t: Table, who: int) -> None:
    tell(t, Event.CHECKED, who)
    if who + 1 < PLAYERS:
        plan(t, Step.OPEN, who + 1)


@rules.answers(Step.OPEN, Answer.BET)
def bet(t: Table, who: int) -> None:
    t.hands[who].paid += 1
    tell(t, Event.BET, who)
    for k in range(PLAYERS - 1, 0, -1):
        plan(t, Step.REPLY, (who + k) % PLAYERS)


@rules.asks(Step.REPLY)
def offer_call(t: Table) -> None:
    offer(t, Answer.CALL)
    offer(t, Answer.FOLD)


@rules.answers(Step.REPLY, Answer.CALL)
def call(t: Table, who: int) -> None:
    t.hands[who].paid += 1
    tell(t, Event.CALLED, who)


@rules.answers(Step.REPLY, Answer.FOLD)
def fold(t: Table, who: int) -> None:
    t.hands[who].folded = 1
    tell(t, Event.FOLDED, who)


@rules.does(Step.SHOWDOWN)
def show_down(t: Table) -> None:
    winner = best_hand(t)
    for seat in range(PLAYERS):
        t.places[seat] = 1 if seat == winner else 2
        if t.hands[seat].folded == 0:
            tell(t, Event.SHOWN, seat, t.hands[seat].card)
    tell(t, Event.WON, winner, pot(t))
    finish(t)


def best_hand(t: Table) -> int:
    best = -1
    for seat in range(PLAYERS):
        if t.hands[seat].folded == 0 and (best < 0 or t.hands[seat].card > t.hands[best].card):
            best = seat
    return best


def pot(t: Table) -> int:
    chips = 0
    for seat in range(PLAYERS):
        chips += t.hands[seat].paid
    return chips


def hide(box: object, t: Table, seat: int) -> None:
    """Turn the other hands face down; after the end only those that folded stay so."""
    for other in range(PLAYERS):
        if other != seat and (t.over == 0 or t.hands[other].folded != 0):
            t.hands[other].card = FACE_DOWN


def guess(box: object, t: Table, seat: int) -> None:
    """Deal the hands that are face down."""
    deal(t)


def score(box: object, t: Table, seat: int) -> int:
    """Chips won or lost."""
    won = pot(t) if t.over != 0 and t.places[seat] == 1 else 0
    return won - t.hands[seat].paid


def value(box: object, t: Table, seat: int) -> int:
    """What a bot likes: chips at the end; before it, the pot by the rank of its card."""
    if t.over != 0:
        return 12 * score(box, t, seat)
    mine = t.hands[seat]
    return -12 * mine.paid if mine.folded != 0 else 4 * (mine.card - 1) * pot(t) - 12 * mine.paid


INVARIANTS = ("every player holds another card of the four",)


def broken(box: object, t: Table) -> int:
    for seat in range(PLAYERS):
        card = t.hands[seat].card
        t.hands[seat].card = FACE_DOWN
        twice = is_held(t, card)
        t.hands[seat].card = card
        if twice or card < 1 or card > CARDS:
            return 1
    return 0


def picture(view: View) -> str:
    hands = [f"[{hand.card or '?'}] paid {hand.paid}{' folded' if hand.folded else ''}" for hand in view.table.hands]
    return "\n".join(f"{view.seat_name(seat)}: {hand}" for seat, hand in enumerate(hands))


WORDS = {
    "en": {
        "game": {"title": "Kuhn Poker", "about": "One card each, one bet, the highest card wins.", "seat": "Player #", "minutes": "1"},
        "questions": {"OPEN": "Check or bet?", "REPLY": "Call or fold?"},
        "answers": {"CHECK": "Check", "BET": "Bet 1 chip", "CALL": "Call", "FOLD": "Fold"},
        "events": {
            "DEALT": "You hold the {card}",
            "CHECKED": "{who} checks",
            "BET": "{who} bets",
            "CALLED": "{who} calls",
            "FOLDED": "{who} folds",
            "SHOWN": "{who} shows the {card}",
            "WON": "{who} takes {chips|# chip|# chips}",
        },
    },
    "zh-Hant": {
        "game": {"title": "庫恩撲克", "about": "每人一張牌，只下注一次，牌大者勝。", "seat": "玩家 #", "minutes": "1"},
        "questions": {"OPEN": "過牌或下注？", "REPLY": "跟注或棄牌？"},
        "answers": {"CHECK": "過牌", "BET": "下注 1 枚籌碼", "CALL": "跟注", "FOLD": "棄牌"},
        "events": {
            "DEALT": "你的牌是 {card}",
            "CHECKED": "{who} 過牌",
            "BET": "{who} 下注",
            "CALLED": "{who} 跟注",
            "FOLDED": "{who} 棄牌",
            "SHOWN": "{who} 亮出 {card}",
            "WON": "{who} 贏得 {chips} 枚籌碼",
        },
    },
}

game: Game = found(__name__, version=1, players=[PLAYERS])
