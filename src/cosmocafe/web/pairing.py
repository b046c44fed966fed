"""Who meets whom in a tournament: round robin and Swiss, for any number of people and of seats at a table. Pure: numbers in, numbers out.

A round is a list of groups of people. At two seats a round robin is the circle method, and a Swiss round meets nobody twice while that can
be avoided, which is exact. At more seats both look for groups with the fewest repeated meetings by exchanging people; finding the very best
ones is hard, and a handful of tries is good enough for friends.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise, permutations

Group = tuple[int, ...]
Round = list[Group]  # who sits together; who is alone rests, unless bots sit down there
Meetings = Counter[frozenset[int]]
BOT = -1
TRIES = 12


def round_robin(people: int, size: int, times: int = 1, *, shared: bool = False) -> list[Round]:
    """All rounds in which everybody meets everybody, `times` times at least; `shared`: bots take seats that are left, so nobody rests."""
    once = _circle(people) if size == 2 else _everybody(people, size, shared)
    return [list(groups) if turn % 2 == 0 else [group[::-1] for group in groups] for turn in range(times) for groups in once]


def swiss(order: Sequence[int], past: Iterable[Round], size: int, *, shared: bool = False) -> Round:
    """The next round: `order` are those who are here, the best first."""
    rounds = list(past)
    met, rested = meetings(rounds), Counter(group[0] for groups in rounds for group in groups if len(group) == 1)
    if size > 2:
        return _alike(order, met, rested, size, shared)
    left = list(order)
    resting = [_who_rests(left, met, rested)] if len(left) % 2 else []
    left = [one for one in left if one not in resting]
    return [*_pairs(left, met), *((one,) for one in resting)]


def meetings(rounds: Iterable[Round]) -> Meetings:
    """How often any two have met."""
    return Counter(frozenset(pair) for groups in rounds for group in groups for pair in combinations(group, 2))


def seated(groups: Iterable[Group], past: Iterable[Group], size: int) -> list[Group]:
    """Each group in the order in which everybody has sat everywhere about as often; bots (-1) take what is left."""
    sat = Counter((who, seat) for group in past for seat, who in enumerate(group))
    found = []
    for group in groups:
        places = [*group, *[BOT] * (size - len(group))]
        found.append(min(permutations(places), key=lambda one: sum((2 * sat[who, n] + 1) for n, who in enumerate(one) if who != BOT)))
    return found


def _circle(people: int) -> list[Round]:
    """Everybody but one goes round in a circle; with an odd number that one is nobody, and its partner rests."""
    last = people - 1 if people % 2 == 0 else people
    rounds = list[Round]()
    for turn in range(last):
        first: Group = (turn,) if people % 2 else (turn, last) if turn % 2 == 0 else (last, turn)
        across = [((turn + step) % last, (turn - step) % last) for step in range(1, (last + 1) // 2)]
        rounds.append([first, *(pair if step % 2 else pair[::-1] for step, pair in enumerate(across))])
    return rounds


def _who_rests(order: Sequence[int], met: Meetings, rested: Counter[int]) -> int:
    """Who has rested least, then whoever stands lowest, but so that as few as possible meet again."""
    least = min(rested[one] for one in order)
    able = [one for one in reversed(order) if rested[one] == least]
    return max(able, key=lambda one: _most_pairs([other for other in order if other != one], met))


def _pairs(order: Sequence[int], met: Meetings) -> Round:
    """From the best down, everybody meets whoever stands nearest, as long as the rest can still be paired as well as possible."""
    left, found = list(order), Round()
    best = _most_pairs(left, met)
    while left:
        one, others = left[0], left[1:]
        for other in sorted(others, key=lambda other: met[frozenset((one, other))] > 0):
            rest, is_new = [who for who in others if who != other], not met[frozenset((one, other))]
            if _most_pairs(rest, met) == best - is_new:
                found.append((one, other))
                left, best = rest, best - is_new
                break
    return found


def _most_pairs(people: Sequence[int], met: Meetings) -> int:
    """How many pairs of people who have not met there can be at once: Edmonds' blossoms."""
    friends = {one: [other for other in people if other != one and not met[frozenset((one, other))]] for one in people}
    mate: dict[int, int] = {}
    for one in people:
        if one not in mate and (other := next((other for other in friends[one] if other not in mate), None)) is not None:
            mate[one], mate[other] = other, one
    while any(_grow(one, friends, mate) for one in people if one not in mate):
        pass
    return len(mate) // 2


def _grow(root: int, friends: dict[int, list[int]], mate: dict[int, int]) -> bool:
    """Find a way from somebody alone to somebody else alone, and pair anew along it."""
    parent: dict[int, int] = {}
    base = {one: one for one in friends}
    reached, waiting = {root}, [root]
    while waiting:
        one = waiting.pop(0)
        for other in friends[one]:
            if base[one] == base[other] or mate.get(one) == other:
                continue
            if other == root or mate.get(other) in parent:
                _shrink(one, other, parent, base, mate, reached, waiting)
            elif other not in parent:
                parent[other] = one
                if other not in mate:
                    _pair_along(other, parent, mate)
                    return True
                reached.add(mate[other])
                waiting.append(mate[other])
    return False


def _pair_along(end: int, parent: dict[int, int], mate: dict[int, int]) -> None:
    one: int | None = end
    while one is not None:
        before = parent[one]
        further = mate.get(before)
        mate[one], mate[before] = before, one
        one = further


def _shrink(
    one: int, other: int, parent: dict[int, int], base: dict[int, int], mate: dict[int, int], reached: set[int], waiting: list[int]
) -> None:
    """A circle of odd length counts as one person from now on."""
    root, inside = _common(one, other, parent, base, mate), set[int]()
    for start, child in ((one, other), (other, one)):
        while base[start] != root:
            inside |= {base[start], base[mate[start]]}
            parent[start], child = child, mate[start]
            start = parent[mate[start]]
    for who in base:
        if base[who] in inside:
            base[who] = root
            if who not in reached:
                reached.add(who)
                waiting.append(who)


def _common(one: int, other: int, parent: dict[int, int], base: dict[int, int], mate: dict[int, int]) -> int:
    seen = set()
    while True:
        one = base[one]
        seen.add(one)
        if one not in mate:
            break
        one = parent[mate[one]]
    while base[other] not in seen:
        other = parent[mate[base[other]]]
    return base[other]


def _everybody(people: int, size: int, shared: bool) -> list[Round]:
    """Rounds until everybody has met everybody, at more than two seats."""
    rounds, met, rested = list[Round](), Meetings(), Counter[int]()
    if people < size and not shared:
        return rounds
    rng = random.Random(people * 100 + size)  # noqa: S311  the same for all who ask
    while missing := [pair for pair in combinations(range(people), 2) if not met[frozenset(pair)]]:
        order = [*missing[0], *rng.sample(others := [one for one in range(people) if one not in missing[0]], len(others))]
        groups = _alike(order, met, rested, size, shared, anyhow=True)
        if not any(not met[frozenset(pair)] for group in groups for pair in combinations(group, 2)):
            groups = _sliced(order, rested, size, shared, safe=2)
        rounds.append(groups)
        met += meetings([groups])
        rested.update(group[0] for group in groups if len(group) == 1)
    return rounds


def _sliced(order: Sequence[int], rested: Counter[int], size: int, shared: bool, safe: int = 0) -> Round:
    """Neighbours sit together. Without bots, whoever is too many rests: those who did so least, from below; the first `safe` never."""
    if shared:
        tables = -(-len(order) // size)
        cuts = [len(order) * number // tables for number in range(tables + 1)]
        return [tuple(order[a:b]) for a, b in pairwise(cuts)]
    able = sorted(order[safe:], key=lambda one: (rested[one], -order.index(one)))
    resting = set(able[: len(order) % size])
    left = [one for one in order if one not in resting]
    groups = [tuple(left[start : start + size]) for start in range(0, len(left), size)]
    return [*groups, *((one,) for one in order if one in resting)]


def _alike(order: Sequence[int], met: Meetings, rested: Counter[int], size: int, shared: bool, *, anyhow: bool = False) -> Round:
    """Groups of people who stand near each other and have not met, as far as exchanging people finds them; `anyhow`: near or not."""
    rank = {who: 0 if anyhow else number for number, who in enumerate(order)}
    first = _sliced(order, rested, size, shared, safe=2 if anyhow else 0)
    playing, resting = [group for group in first if shared or len(group) > 1], [group for group in first if not shared and len(group) == 1]
    rng = random.Random(len(order))  # noqa: S311  the same for all who ask
    tries = [playing] + [_shuffled(playing, rng) for _ in range(TRIES if _repeats(_exchanged(playing, met, rank), met) else 0)]
    found = min((_exchanged(one, met, rank) for one in tries), key=lambda groups: (_repeats(groups, met), _spread(groups, rank)))
    return [*found, *resting]


def _shuffled(groups: Round, rng: random.Random) -> Round:
    people = [one for group in groups for one in group]
    rng.shuffle(people)
    return [tuple(people.pop() for _ in group) for group in groups]


def _repeats(groups: Iterable[Group], met: Meetings) -> int:
    return sum(met[frozenset(pair)] for group in groups for pair in combinations(group, 2))


def _spread(groups: Iterable[Group], rank: dict[int, int]) -> int:
    return sum(abs(rank[a] - rank[b]) for group in groups for a, b in combinations(group, 2))


def _exchanged(groups: Round, met: Meetings, rank: dict[int, int]) -> Round:
    """Exchange two people of two groups as long as that helps."""
    found, better = list(groups), True

    def cost(*some: Group) -> tuple[int, int]:
        return _repeats(some, met), _spread(some, rank)

    while better:
        better = False
        for a, b in combinations(range(len(found)), 2):
            for i, j in ((i, j) for i in range(len(found[a])) for j in range(len(found[b]))):
                one, two = found[a], found[b]
                new = ((*one[:i], two[j], *one[i + 1 :]), (*two[:j], one[i], *two[j + 1 :]))
                if cost(*new) < cost(one, two):
                    found[a], found[b] = new
                    better = True
    return found
