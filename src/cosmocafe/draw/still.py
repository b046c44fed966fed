"""Parts of a drawing that stay as they are: drawn anew only when something that they looked at has changed.

After an answer most of a board looks as before. `@still` marks a function that draws a part of it from a view. While it draws, everything
that it reads of the view is noted: numbers of the table, answers that lie at a spot, the open question. As long as all of that is the
same, the part is taken from the view's sketchbook; nobody has to say what a part depends on, and nothing can be shown that the view does
not hold. Without a sketchbook everything is drawn.

`@noted` marks what is worked out once a view, however many parts ask for it. A part depends on what came out, not on what it came from.
Both get a view, or something that has one, and else only what can be compared by value.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from enum import Enum, auto
from functools import wraps
from operator import attrgetter, itemgetter
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar, cast

from cosmocafe.core.anything import Anything
from cosmocafe.core.errors import DeclarationError
from cosmocafe.core.game import View
from cosmocafe.core.machine.pieces import Piece

from .watched import Places, is_watched, once_a_class, watched

P = ParamSpec("P")
R = TypeVar("R")
OFFERED = "offered"  # what a view remembers of its drawing: the answers by their spots
KEPT = 3  # sketches of one part: a board looks different while its player is asked
ROOM = 600  # parts of one sketchbook
ASIDE = ("asked", "step", "parts", "events")  # what a view knows besides its table


class HasView(Protocol):
    """Something with which parts are drawn."""

    @property
    def view(self) -> Anything:
        """The view that it belongs to."""


V = TypeVar("V", bound=View | HasView)


class Offered:
    """What can be answered where in a drawing; parts that are given it are asked which spots they looked at."""


class Look(NamedTuple):
    """Something that was looked at besides the table, and what was seen."""

    ask: Callable[..., Anything]
    about: tuple[Anything, ...]
    seen: Anything


class Sketch(NamedTuple):
    """A part as it was drawn, and all that it came from: places of numbers and what lay there, answers at spots, other looks."""

    places: frozenset[int]
    lay: Callable[[list[int]], Anything]
    there: Anything
    spots: dict[Hashable, list[int] | None]
    offers: bool  # whether there was an answer at any spot
    looks: list[Look]
    drawn: Anything


class Trace:
    """What is read while parts are drawn."""

    def __init__(self) -> None:
        self.places: Places = []
        self.spots: list[tuple[Hashable, list[int] | None]] = []
        self.looks: list[Look] = []

    def add(self, sketch: Sketch) -> None:
        """What a part came from that is part of another one."""
        self.places.extend(sketch.places)
        self.spots.extend(sketch.spots.items())
        self.looks.extend(sketch.looks)


class Sketchbook:
    """The parts of one seat's drawings, from one moment to the next."""

    def __init__(self) -> None:
        self._parts: dict[Hashable, list[Sketch]] = {}
        self._frozen: dict[Hashable, int] = {}
        self._given: dict[int, tuple[Anything, int]] = {}  # rows of this drawing by their identity: held, so that it stays theirs
        self._whose: Hashable = None
        self._using = threading.Lock()
        self.numbers: list[int] = []
        self.trace: Trace | None = None
        self.hits = self.misses = 0

    @contextmanager
    def open_for(self, view: View) -> Iterator[None]:
        """Draw a view with what is in the book; if somebody is just drawing with it, without."""
        if not self._using.acquire(blocking=False):
            yield
            return
        try:
            whose = (view.seat, view.language, view.tall, *(view.names or ()))
            if whose != self._whose or len(self._parts) > ROOM or len(self._frozen) > ROOM:
                self._whose, self._parts, self._frozen = whose, {}, {}
            self._given = {}
            self.numbers = view.table.all_numbers()
            view.sketchbook = self
            yield
        finally:
            view.sketchbook = None
            self._using.release()

    def drawn(self, view: View, draw: Callable[..., Anything], args: tuple[Anything, ...]) -> Anything:
        """A part, drawn now or before."""
        known = self._parts.setdefault((draw, *map(self._key, args)), [])
        for sketch in known:
            if self._is_so(view, sketch):
                self.hits += 1
                break
        else:
            self.misses += 1
            sketch = self._sketched(view, draw, args)
            known.insert(0, sketch)
            del known[KEPT:]
        if self.trace is not None:
            self.trace.add(sketch)
        return sketch.drawn

    def _key(self, given: Anything) -> Hashable:
        """Something a part is drawn from, by its value; views and what they offer are looked at instead."""
        kind = _kind(type(given))
        if kind is _Kind.PLAIN:
            return cast("Hashable", given)
        if kind is _Kind.WATCHED:
            return cast("int", given._at)
        if kind is _Kind.LOOKED_AT:
            return None
        known = self._given.get(id(given))
        if known is None:
            value = _by_value(given)
            known = self._given[id(given)] = given, self._frozen.setdefault(value, len(self._frozen))
        return known[1]

    def _is_so(self, view: View, sketch: Sketch) -> bool:
        if sketch.lay(self.numbers) != sketch.there:
            return False
        offered = view.memo.get(OFFERED)
        if offered:
            for spot, answers in sketch.spots.items():  # loops, since this is asked more often than anything else
                if offered.get(spot) != answers:
                    return False
        elif sketch.offers:
            return False
        for ask, about, seen in sketch.looks:
            if ask(view, *about) != seen:
                return False
        return True

    def _sketched(self, view: View, draw: Callable[..., Anything], args: tuple[Anything, ...]) -> Sketch:
        if self.trace is not None:
            return self._traced(self.trace, draw, args)
        plain = type(view)
        if _Twin not in view.memo:
            trace = Trace()
            view.memo[_Twin] = trace, watched(view.__dict__["table"], trace.places)
        self.trace, view.__class__ = view.memo[_Twin][0], _watched_view(plain)
        try:
            return self._traced(self.trace, draw, args)
        finally:
            self.trace, view.__class__ = None, plain

    def _traced(self, trace: Trace, draw: Callable[..., Anything], args: tuple[Anything, ...]) -> Sketch:
        places, spots, looks = len(trace.places), len(trace.spots), len(trace.looks)
        drawn = draw(*args)
        if isinstance(drawn, Iterator):
            drawn = tuple(drawn)
        read = _flat(trace.places[places:])
        lay = itemgetter(*read) if read else _no_number
        seen = {(look.ask, look.about): look for look in trace.looks[looks:]}
        looked = dict(trace.spots[spots:])
        sketch = Sketch(read, lay, lay(self.numbers), looked, any(looked.values()), list(seen.values()), drawn)
        del trace.places[places:], trace.spots[spots:], trace.looks[looks:]  # whoever asked for this part is told all of it
        return sketch


def still(draw: Callable[Concatenate[V, P], R]) -> Callable[Concatenate[V, P], R]:
    """A part of a drawing that is drawn anew only if something that it looked at has changed."""

    @wraps(draw)
    def drawn(of: Any, /, *args: Any, **named: Any) -> Any:
        view = of if isinstance(of, View) else of.view
        book = view.sketchbook
        return draw(of, *args, **named) if book is None else book.drawn(view, draw, (of, *args, *named.values()))

    return cast("Callable[Concatenate[V, P], R]", drawn)


def noted(work: Callable[Concatenate[V, P], R]) -> Callable[Concatenate[V, P], R]:
    """What is worked out once a view."""
    return _noted(work, attrgetter("memo"))


def noted_for_all(work: Callable[Concatenate[V, P], R]) -> Callable[Concatenate[V, P], R]:
    """What is worked out once for all who look at the same moment; who see what others do not, each for itself."""
    return _noted(work, attrgetter("seen_by_all"))


def _noted(work: Callable[Concatenate[V, P], R], among: Callable[[Anything], dict[Hashable, Anything]]) -> Callable[Concatenate[V, P], R]:
    work_out: Callable[..., Anything] = work

    @wraps(work)
    def found(view: Any, /, *args: Any) -> Any:
        key, known = (work, *args), among(view)
        trace = view.sketchbook and view.sketchbook.trace
        if key not in known:
            known[key] = _unwatched(view, work, args) if trace else work_out(view, *args)
        if trace:
            trace.looks.append(Look(found, args, known[key]))
        return known[key]

    return cast("Callable[Concatenate[V, P], R]", found)


def _unwatched(view: Anything, work: Callable[..., R], args: tuple[Anything, ...]) -> R:
    """Work something out while nothing is noted."""
    book, watching = view.sketchbook, type(view)
    trace, book.trace, view.__class__ = book.trace, None, watching.__mro__[1]
    try:
        return work(view, *args)
    finally:
        book.trace, view.__class__ = trace, watching


def look_at(view: View, spot: Hashable, answers: list[int] | None) -> None:
    """Somebody looks at what can be answered at a spot."""
    if view.sketchbook is not None and view.sketchbook.trace is not None:
        view.sketchbook.trace.spots.append((spot, answers))


def look_at_all(view: View, offered: dict[Anything, list[int]]) -> None:
    """Somebody looks at everything that can be answered."""
    _look(view, _offered, (), offered)


def look_whether_any(view: View, any_offered: bool) -> None:
    """Somebody looks whether anything can be answered."""
    _look(view, _has_any, (), any_offered)


def _offered(view: View) -> Anything:
    return view.memo.get(OFFERED)


def _has_any(view: View) -> bool:
    return bool(view.memo.get(OFFERED))


def _look(view: View, ask: Callable[..., Anything], about: tuple[Anything, ...], seen: Anything) -> None:
    if view.sketchbook is not None and view.sketchbook.trace is not None:
        view.sketchbook.trace.looks.append(Look(ask, about, seen))


def _no_number(numbers: list[int]) -> None:
    return None


def _flat(places: Places) -> frozenset[int]:
    read: set[int] = set()
    for place in places:
        if type(place) is range:
            read.update(place)
        else:
            read.add(place)
    return frozenset(read)


def _by_value(given: Anything) -> Hashable:
    """Something as a value that can be compared, without views and what they offer."""
    kind = _kind(type(given))
    if kind is _Kind.PLAIN:
        return cast("Hashable", given)
    if kind is _Kind.LOOKED_AT:
        return None
    if isinstance(given, dict):
        return tuple((key, _by_value(value)) for key, value in given.items())
    return (type(given), *(_by_value(value) for value in given))


class _Kind(Enum):
    PLAIN = auto()
    LOOKED_AT = auto()
    WATCHED = auto()
    ROW = auto()


@once_a_class
def _kind(given: type) -> _Kind:
    if issubclass(given, View | Offered):
        return _Kind.LOOKED_AT
    if issubclass(given, Piece):
        if not is_watched(given):
            raise DeclarationError(f"a part that stays is drawn from a view, and not from its {given.__name__}")
        return _Kind.WATCHED
    is_row = issubclass(given, dict | list) or (issubclass(given, tuple) and hasattr(given, "view"))
    return _Kind.ROW if is_row else _Kind.PLAIN


class _Twin:
    """Where a view keeps the twin of its table."""


@once_a_class
def _watched_view(plain: type[View]) -> type[View]:
    return type(f"Watched{plain.__name__}", (plain,), {"table": property(_twin), **{name: _noting(name) for name in ASIDE}})


def _twin(view: Anything) -> Anything:
    return view.memo[_Twin][1]


def _noting(name: str) -> property:
    def ask(view: Anything) -> Anything:
        return view.__dict__[name]

    def seen(view: Anything) -> Anything:
        found = view.__dict__[name]
        view.sketchbook.trace.looks.append(Look(ask, (), found))
        return found

    return property(seen)
