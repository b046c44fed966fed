"""The contract every game has to fulfil, as a test that anybody can run on any game: `cosmocafe check GAME`."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np

from ..anything import Records
from ..author.coverage import Coverage
from ..author.table import Table
from ..author.words import LANGUAGES
from ..author.written import unwritten
from ..errors import CafeError
from ..game import Game
from ..howto import has_howto
from ..lesson import has_lesson
from ..machine.compiled import Compiled, compiled
from ..machine.pieces import Piece
from ..match import Match, record_lines
from ..record import parse
from .coverage import Advise, count_used, summary
from .leaks import Failed, check_secrets
from .lessons import check_howto, check_lesson
from .peeping import check_undo
from .reasons import check_reasons
from .shown import check_shown
from .sights import check_cards
from .variants import Variant, variants

MOST = 100_000  # answers after which a game is said not to end
Progress = Callable[[str, float], None]


@dataclass
class Result:
    """The outcome of one check."""

    name: str
    ok: bool
    detail: str
    seconds: float = 0.0


def check(
    game: Game, games: int = 1000, threads: int = 2, progress: Progress = lambda name, done: None, advise: Advise | None = None
) -> Iterator[Result]:
    """Every check in turn. Plain and compiled rules are compared on `games` / 10 whole games for each number of players,
    invariants are tested on `games` * 10 compiled games. Where a bot gives advice, what it uses of the game is counted."""
    checks: list[tuple[str, Callable[[Callable[[float], None]], str]]] = [
        ("words", lambda tick: check_words(game)),
        ("text forms", lambda tick: check_texts(game)),
        ("games end, answers are accepted, copies stand alone", lambda tick: check_plain(game, max(3, games // 300), tick)),
        ("everybody can be shown everything", lambda tick: check_shown(game, max(1, games // 100), tick)),
        ("records replay", lambda tick: check_records(game, max(2, games // 500))),
        ("secrets stay secret", lambda tick: check_secrets(game, max(3, games // (200 if game.has_secrets else 2000)), tick)),
        ("undo teaches nobody anything", lambda tick: check_undo(game, max(1, games // 500), tick)),
        ("plain and compiled agree", lambda tick: check_twins(game, max(10, games // 10), tick)),
        ("observations and masks agree", lambda tick: check_observations(game, max(5, games // 200))),
        ("no index out of bounds", lambda tick: check_bounds(game, max(10, games // 10), tick)),
        ("invariants", lambda tick: check_invariants(game, games * 10, threads, tick)),
    ]
    if game.rules.all_reasons:
        checks.append(("no rule forbids what is offered", lambda tick: check_reasons(game, max(1, games // 200), tick)))
    if game.cards:
        checks.append(("what is drawn can be inspected", lambda tick: check_cards(game, max(60, games // 5), tick)))
    if has_lesson(game):
        checks.append(("the lesson can be followed", lambda tick: check_lesson(game, tick)))
    if has_howto(game):
        checks.append(("how to play is written", lambda tick: check_howto(game)))
    if game.coverage and advise:
        coverage, bot = game.coverage, advise
        checks.append(("what bots use", lambda tick: check_coverage(game, coverage, max(1, games // 200), bot, tick)))
    for name, run in checks:
        began = time.perf_counter()
        try:
            ok, detail = True, run(lambda done, name=name: progress(name, done))  # type: ignore[misc]
        except (Failed, CafeError) as error:
            ok, detail = False, str(error)
        except Exception as error:  # a rule that crashes is a finding, not a crash of the check
            ok, detail = False, f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else 'no message'}"
        yield Result(name, ok, detail, time.perf_counter() - began)


def check_words(game: Game) -> str:
    """Words exist in each language for every question, answer and event, and so do the rules that a question is about."""
    gaps = [*(gap for language in LANGUAGES for gap in game.words(language).gaps()), *unwritten(game)]
    if gaps:
        raise Failed(f"{len(gaps)} gaps, the first: {gaps[0]}")
    return f"{', '.join(LANGUAGES)}: {len(game.rules.questions)} questions, {game.catalogue.size} answers, {len(game.events)} events"


def check_texts(game: Game) -> str:
    """The text form of every answer leads back to it."""
    for answer in range(game.catalogue.size):
        text = game.catalogue.text(answer)
        if game.catalogue.number(text) != answer:
            raise Failed(f"answer {answer} is {text!r}, but that is read as {game.catalogue.number(text)}")
    return f"{game.catalogue.size} answers"


def check_plain(game: Game, games: int, tick: Callable[[float], None]) -> str:
    """Random games end; at sampled questions every answer is accepted by a copy, and the original does not notice."""
    played = longest = tried = 0
    ways = [way for players in game.players for way in variants(game, players)]
    for number, way in enumerate(ways):
        tick(number / len(ways))
        for seed in range(max(1, games // len(ways))):
            table = game.table()
            game.loops.start(way.box, table, way.players, seed)
            given = 0
            while not table.over:
                if given >= MOST:
                    raise Failed(f"{way}, seed {seed}: not over after {MOST:,} answers")
                refuse_strays(game, way, table, seed)
                if given < 10 or given % 7 == 0:
                    tried += try_all(game, way, table, seed)
                game.loops.random_answer(way.box, table)
                given += 1
            refuse_bad_end(way, table, seed)
            played, longest = played + 1, max(longest, given)
    return f"{played} plain games over {len(ways)} variants, the longest {longest} answers; {tried:,} answers tried on copies"


def try_all(game: Game, way: Variant, table: Table, seed: int) -> int:
    before = table.to_bytes()
    for answer in table.offered:
        copy = table.copy()
        game.loops.answer(way.box, copy, answer)
    if table.to_bytes() != before:
        raise Failed(f"{way}, seed {seed}: an answer given on a copy changed the original")
    if len(set(table.offered)) < table.n_options:
        raise Failed(f"{way}, seed {seed}: the same answer is offered twice")
    return int(table.n_options)


def refuse_strays(game: Game, way: Variant, table: Table, seed: int) -> None:
    step = game.steps.with_number(table.question)
    taken = game.rules.blocks_of(step)
    for answer in table.offered:
        if game.catalogue.block(answer) not in taken:
            raise Failed(f"{way}, seed {seed}: {step.name} offers {game.catalogue.text(answer)!r}, but no rule takes that answer")


def refuse_bad_end(way: Variant, table: Table, seed: int) -> None:
    places = table.places[: way.players]
    if way.players == 1:  # alone one is first, or second to the game itself
        if places[0] not in (1, 2):
            raise Failed(f"{way}, seed {seed}: the game ended with place {places[0]}, but alone it is 1 (won) or 2 (lost)")
    elif min(places) != 1 or max(places) > way.players:
        raise Failed(f"{way}, seed {seed}: the game ended with places {places}, but somebody must be first")


def check_records(game: Game, games: int) -> str:
    """A record replays to the same table and the same events."""
    answers = 0
    for players in game.players:
        ways = variants(game, players)
        for seed in range(games):
            match = Match(game, players, seed, agreed=ways[seed % len(ways)].agreed)
            while not match.over:
                match.answer(match.options[(seed + 7 * match.number) % len(match.options)])
            again = parse("\n".join(record_lines(match)), "record", game)
            if again.table != match.table or again.events != match.events:
                raise Failed(f"{ways[seed % len(ways)]}, seed {seed}: the replayed record gives another table or other events")
            answers += match.number
    return f"{games * len(game.players)} matches, {answers:,} answers"


def check_twins(game: Game, games: int, tick: Callable[[float], None]) -> str:
    """After every answer the compiled table is byte for byte the plain one."""
    rules, answers, total = compiled(game), 0, 0
    for players in game.players:
        ways = variants(game, players)
        for number, way in enumerate(ways):
            tick((game.players.index(players) + number / len(ways)) / len(game.players))
            share = games * (number + 1) // len(ways) - games * number // len(ways)
            answers += compare_twins(rules, way, share, number * games)
            total += share
    return f"{total:,} whole games ({games:,} for each number of players), {answers:,} answers"


def compare_twins(rules: Compiled, way: Variant, games: int, first_seed: int) -> int:
    game, box, answers = rules.game, way.box.packed(), 0
    packed = rules.new_tables(games)
    rules.start(box, packed, way.players, first_seed)
    plain = [game.table() for _ in range(games)]
    for i, table in enumerate(plain):
        game.loops.start(way.box, table, way.players, first_seed + i)
    running = list(range(games))
    while True:
        for i in running:
            if plain[i].to_bytes() != packed[i].tobytes():
                raise Failed(f"{way}, seed {first_seed + i}: plain and compiled differ in {difference(plain[i], packed[i])}")
        running = [i for i in running if not plain[i].over]
        if not running:
            return answers
        for i in running:
            game.loops.random_answer(way.box, plain[i])
            plain[i].heard()
        rules.answer_randomly(box, packed)
        answers += len(running)


def difference(plain: Table, record: Records) -> str:
    other = type(plain)()
    other.unpack(record)
    return next((repr(name) for name in plain.fields if getattr(plain, name) != getattr(other, name)), "padding")


def check_observations(game: Game, games: int) -> str:
    """Observation and mask are the same plain and compiled."""
    rules, seen = compiled(game), 0
    for players in game.players:
        ways = variants(game, players)
        for seed in range(games):
            box, table = ways[seed % len(ways)].box, game.table()
            packed = box.packed()  # once: a box may be large
            game.loops.start(box, table, players, seed)
            while not table.over:
                seen += compare_observations(rules, box, packed, table, seen % players)
                game.loops.random_answer(box, table)
    return f"{seen:,} observations of {len(game.features)} numbers"


def compare_observations(rules: Compiled, box: Piece, packed_box: Records, table: Table, seat: int) -> int:
    game, packed = rules.game, table.packed()
    row = rules.observe(packed_box, packed, np.array([seat]))[0]
    seen = game.seen()
    game.loops.see(box, table, seat, game.table(), seen)
    differs = [one.name for one, there, here in zip(game.features, row.tolist(), seen.numbers, strict=True) if there != here]
    if differs:
        raise Failed(f"seat {seat}: the observations differ in {differs[0]!r}")
    refuse_outside(game, seat, seen.numbers)
    if np.nonzero(rules.masks(packed)[0])[0].tolist() != sorted(table.offered):
        raise Failed("the mask of legal answers is not the list of options")
    return 1


def refuse_outside(game: Game, seat: int, numbers: list[int]) -> None:
    """Refuse an observation that has other numbers than it says."""
    for (name, meaning), number in zip(game.features, numbers, strict=True):
        if not meaning.least <= number <= meaning.most:
            raise Failed(f"seat {seat}: it observes {name!r} as {number}, which is not in {meaning.least} to {meaning.most}")


def check_bounds(game: Game, games: int, tick: Callable[[float], None]) -> str:
    """Compiled games in which every index, shift, division and width is tested."""
    rules, played = compiled(game, checked=True), 0
    ways = [way for players in game.players for way in variants(game, players)]
    for number, way in enumerate(ways):
        tick(number / len(ways))
        count = max(1, games // len(ways))
        rules.play(way.box.packed(), rules.new_tables(count), way.players, number * games, most=MOST)
        played += count
    return f"{played:,} games"


def check_invariants(game: Game, games: int, threads: int, tick: Callable[[float], None]) -> str:
    """What must always hold, tested after every answer of compiled games."""
    if not game.invariants:
        return "the game names none"
    rules, played = compiled(game), 0
    ways = [way for players in game.players for way in variants(game, players)]
    chunk = max(1, min(2000, games // len(ways)))  # every way has its turn
    while played < games:
        way = ways[(played // chunk) % len(ways)]
        tick(played / games)
        tables = rules.new_tables(min(chunk, games - played))
        faults = rules.check(way.box.packed(), tables, way.players, played, threads=threads, most=MOST)
        if faults.any():
            i = int(np.nonzero(faults)[0][0])
            raise Failed(f"{way}, seed {played + i}: broken: {game.invariants[int(faults[i]) - 1]}")
        if not tables["over"].all():
            raise Failed(f"{way}: a game was not over after {MOST:,} answers")
        played += len(tables)
    return f"{played:,} compiled games, {len(game.invariants)} invariants"


def check_coverage(game: Game, coverage: Coverage, rounds: int, advise: Advise, tick: Callable[[float], None]) -> str:
    """How much of everything that the game names bots have used, and what never; they stop as soon as it is all."""
    for number, found in enumerate(count_used(game, coverage, rounds, advise), start=1):
        tick(number / rounds)
        if coverage.everything <= set(found):
            break
    return summary(coverage, found)
