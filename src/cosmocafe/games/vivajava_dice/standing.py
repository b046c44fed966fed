"""What a picture says of the table in words: shared by the drawing and the terminal."""

from __future__ import annotations

from cosmocafe.author import NOBODY

from .rules.blends import QUALITIES, featured_rank
from .rules.tokens import is_blocked
from .rules.tracks import ability_on, level
from .view import View
from .vocabulary import ABILITY, BLEND, COLOUR, COLOURS, FACES, FIRM, FLAVOR, LETTERS, ROBUSTNESS, TRACKS, Ability, Answer, Blend

TEXTS = tuple(f"text_{ability.name.lower()}" for ability in Ability)
BRIEFS = tuple(f"brief_{ability.name.lower()}" for ability in Ability)
PARTS = ("from_featured", "from_rainbow", "from_helping", "from_tracks")
LABELS = (
    "turn",
    "roll",
    "aside",
    "laid",
    "donated",
    "supply",
    "flavor",
    "tokens",
    "ready",
    "claims",
    "points",
    "sugar",
    "nobody",
    "blocked",
    "done",
    "sudden",
    "target",
    *PARTS,
    *TEXTS,
    *BRIEFS,
)


def sheet(view: View, seat: int) -> dict[str, int]:
    """Where a player's points came from."""
    me = view.table.seats[seat]
    tracks = sum(view.box.pp[view.table.disc[track]] for track in range(TRACKS) if me.marks[track] >= view.box.cup)
    return dict(zip(PARTS, (me.pp - me.rainbow - me.helped - tracks, me.rainbow, me.helped, tracks), strict=True))


def beans(counts: list[int], first: int = 0) -> list[int]:
    """Counted dice one by one."""
    return [first + bean for bean, number in enumerate(counts) for _ in range(number)]


def letters(dice: list[int]) -> str:
    """Dice as letters."""
    return " ".join(LETTERS[bean] for bean in dice)


def gifts(view: View, seat: int) -> list[int]:
    """The dice a seat has donated in this turn."""
    return beans(view.table.given[seat * FACES : (seat + 1) * FACES], FLAVOR)


def owner_name(view: View, side: int) -> str:
    """A player, the corporation, or nobody."""
    if side == NOBODY:
        return view.words.label("nobody")
    return view.seat_name(side) if side < view.table.players else view.words.value(FIRM, view.box.firm)


def featured_name(view: View) -> str:
    """What the Featured Blend is called, if there is one."""
    if view.table.featured_by == NOBODY:
        return ""
    robustness, quality = divmod(featured_rank(view.box, view.table), QUALITIES)
    return f"{view.words.value(ROBUSTNESS, robustness)} · {view.words.value(COLOUR, view.box.quality.index(quality))}"


def best_rank(view: View, answers: list[int]) -> tuple[int, int] | None:
    """Robustness and colour of the best Featured Blend that these answers make."""
    parts = [view.game.catalogue.parts(answer) for answer in answers]
    ranks = [(blend["robustness"], blend["colour"]) for blend in parts if "robustness" in blend]
    return max(ranks, key=lambda rank: (rank[0], view.box.quality[rank[1]]), default=None)


def disc_name(view: View, track: int) -> str:
    """The disc on a track, or a dash while none lies there."""
    disc = view.table.disc[track]
    return view.words.value(ABILITY, disc) if disc >= 0 else "-"


def disc_text(view: View, track: int) -> str:
    """What the disc on a track does."""
    disc = view.table.disc[track]
    hired = [
        view.words.titled(view.seat_name(seat), intern_name(view, seat)) for seat in range(view.table.players) if intern_name(view, seat)
    ]
    if disc == Ability.INTERN and hired:
        return view.words.listed(hired)
    return view.words.label(TEXTS[disc]) if disc >= 0 else ""


def mine_of(view: View) -> int:
    """Whose sheet lies in front: my own; for who looks on, that of whoever plays."""
    return view.seat if view.seat != NOBODY else min(max(view.table.active, 0), view.table.players - 1)


def brief(view: View, track: int) -> str:
    """What the disc on a track does, in very few words; of my intern, what he can."""
    disc = ability_on(view.box, view.table, mine_of(view), track) if view.table.disc[track] >= 0 else -1
    return view.words.label(BRIEFS[disc]) if disc >= 0 else ""


def track_words(view: View, seat: int, colour: int) -> str:
    """Marks and tokens of a track in words."""
    me, label = view.table.seats[seat], view.words.label
    if me.marks[colour] >= view.box.cup:
        return label("done")
    tokens = [view.words.titled(label(name), n) for name, n in (("ready", me.ready[colour]), ("claims", me.claims[colour])) if n]
    return view.words.listed([f"{me.marks[colour]} / {view.box.cup}", *tokens])


def level_of(view: View, seat: int, track: int) -> int:
    """A player's level on a track, 3 when it is completed."""
    if view.table.seats[seat].marks[track] >= view.box.cup:
        return 3
    return level(view.box, view.table, seat, track)


def blocked(view: View, side: int) -> list[str]:
    """What a side may not blend in its next turn, in words."""
    return [
        view.words.titled(view.words.label("blocked"), view.words.value(BLEND, blend))
        for blend in Blend
        if is_blocked(view.table, side, blend)
    ]


def goal(view: View) -> str:
    """The points that win, or the lead in sudden death."""
    return view.words.label("sudden") if is_sudden(view) else f"{view.words.label('target')} {view.box.target}"


def is_sudden(view: View) -> bool:
    """Whether several have reached the goal at once and the game goes on."""
    return not view.table.over and max(side.pp for side in view.table.seats) >= view.box.target


def intern_name(view: View, seat: int) -> str:
    """The ability of a player's intern, or nothing."""
    if view.table.seats[seat].intern == 0:
        return ""
    return view.words.value(ABILITY, view.box.intern[view.table.seats[seat].intern - 1])


def gains(view: View, answers: list[int]) -> list[int]:
    """How much each of the answers on a track brings."""
    bring = (Answer.RESEARCH, Answer.GAIN, Answer.TAKE)
    return [view.game.catalogue.parts(answer).get("amount", 0) + 1 for answer in answers if view.game.catalogue.block(answer) in bring]


def gain_of(view: View, answers: list[int]) -> int:
    """The most that the answers on a track bring."""
    return max(gains(view, answers), default=0)


def gain_text(view: View, answers: list[int]) -> str:
    """The same as words, ` +2` or ` +1-3`."""
    amounts = gains(view, answers)
    if not amounts:
        return ""
    return f" +{amounts[0]}" if min(amounts) == max(amounts) else f" +{min(amounts)}-{max(amounts)}"


def track_with(view: View, seat: int, ability: int) -> int:
    """The track on which a player has an ability by disc or intern, or -1."""
    for track in range(TRACKS):
        if ability in (view.table.disc[track], ability_on(view.box, view.table, max(seat, 0), track)):
            return track
    return -1


def roll_dice(view: View) -> list[int]:
    """The dice of the current roll that are not laid down."""
    counts = list(view.table.own)
    for bean in laid_dice(view):
        counts[bean] -= 1
    return beans(counts)


def laid_dice(view: View) -> list[int]:
    """The dice chosen as fillers, coffee dice first."""
    own, laid = view.table.own, view.table.laid
    dice = [[colour] * min(own[colour], laid[colour]) for colour in range(COLOURS)]
    dice += [[FLAVOR + colour] * (laid[colour] - own[colour]) for colour in range(TRACKS)]
    return [bean for same in dice for bean in same]
