"""A game in a language: sentences for every question, answer and event, from one TOML file a language.

A sentence names its parts in braces: `{who} builds a {ship} on {square}`.
A count takes its plural from the language: `{who} mines {ore|# ore|# ores}`, one form each, `#` for the number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, Protocol

from ..anything import Toml
from ..errors import WordsError, in_print
from .agreements import Agreement
from .rulebook import Reason, Rulebook
from .table import NOBODY, Told
from .vocabulary import Answers, Catalogue, Domain, Events, Heap, Steps

PART = re.compile(r"\{(\w+)(?:\|([^{}]*))?\}")
# How many plural forms a language has, and which one a number takes.
PLURALS: dict[str, tuple[int, Callable[[int], int]]] = {"en": (2, lambda n: int(n != 1)), "zh-Hant": (1, lambda n: 0)}
LANGUAGES = tuple(PLURALS)


class Marks(NamedTuple):
    """How a language sets words beside each other."""

    several: str  # a thing that lies there several times
    comma: str  # between things
    semicolon: str  # between what is said of one thing
    stop: str  # between sentences
    titled: str  # a name, and what there is to say of it
    aside: str
    runs_on: bool = False  # letters stand side by side, without spaces between words


MARKS = {
    "en": Marks("{} ×{}", ", ", "; ", ". ", "{}: {}", "{} ({})"),
    "zh-Hant": Marks("{}×{}", "、", "；", "。", "{}：{}", "{}（{}）", runs_on=True),
}
HAN = "\u3400-\u9fff"
TOGETHER = re.compile(rf"(?<=[{HAN}（）「」，。：；、]) (?=[{HAN}（）「」，。：；、])")  # nothing stands between these
APART = re.compile(rf"(?<=[{HAN}])(?=[0-9A-Za-z])|(?<=[0-9A-Za-z])(?=[{HAN}])")  # a space does
OPEN = "…"  # where a part of a sentence is left open
MOST_KEPT = 100_000  # sentences in memory


class Said(NamedTuple):
    """A stretch of a sentence; a named part of it knows what it is about."""

    words: str
    part: str = ""
    domain: Domain | None = None
    value: int = 0
    is_name: bool = False  # of a player


class Spoken(Protocol):
    """What of a game has words."""

    id: str
    steps: type[Steps]
    events: type[Events]
    rules: Rulebook
    catalogue: Catalogue
    labels: tuple[str, ...]

    @property
    def agreements(self) -> list[Agreement]:
        """What players may agree on."""


class Words:
    """The words of one game in one language."""

    def __init__(self, game: Spoken, language: str, data: Toml) -> None:
        if language not in PLURALS:
            raise WordsError(f"{language}: no plural rule is known for this language; known are {', '.join(PLURALS)}")
        self.game, self.language, self.data, self.marks = game, language, data, MARKS[language]
        self._kept: dict[tuple[Any, tuple[str, ...]], str] = {}

    @property
    def title(self) -> str:
        """The game's title."""
        return self._find("game", "title")

    @property
    def about(self) -> str:
        """The game in a paragraph."""
        return self._find("game", "about")

    @property
    def minutes(self) -> str:
        """How long a match takes."""
        return self._find("game", "minutes")

    def seat(self, seat: int, names: list[str] | None = None) -> str:
        """A player's name; one that came with a record may hold anything."""
        if names is not None and 0 <= seat < len(names):
            return in_print(names[seat])
        return self._find("game", "seat").replace("#", str(seat + 1))

    def question(self, step: int, parts: dict[str, int], names: list[str] | None = None) -> str:
        """What a seat is asked."""
        found = self.game.steps.with_number(step)
        return self._sentence("questions", found.name, found.parts, parts, names)

    def tip(self, step: int) -> str:
        """What a beginner may want to know at a question; nothing, if the game says nothing."""
        return str(self.data.get("tips", {}).get(self.game.steps.with_number(step).name, ""))

    def answer(self, answer: int, names: list[str] | None = None) -> str:
        """What an answer says."""
        return self._keep(answer, names, self._answer)

    def _answer(self, answer: int, names: list[str] | None) -> str:
        block = self.game.catalogue.block(answer)
        return self._sentence("answers", block.name, block.parts, self.game.catalogue.parts(answer), names)

    def kind(self, block: Answers) -> str:
        """What the answers of a block have in common: their sentence with its parts left open."""
        return self.partly(block)

    def partly(self, member: Answers | Events, part: str = "", value: int = 0) -> str:
        """The sentence of an answer or event with one of its parts told, or none, and the others left open."""
        kind = "answers" if isinstance(member, Answers) else "events"

        def said(match: re.Match[str]) -> str:
            return self._part(match, member.parts, {part: value}, None, NOBODY).words if match.group(1) == part else OPEN

        return PART.sub(said, self._find(kind, member.name))

    def event(self, told: Told, names: list[str] | None = None) -> str:
        """What happened."""
        return self._keep(told, names, self._event)

    def _event(self, told: Told, names: list[str] | None) -> str:
        event = self.game.events.with_number(told.event)
        return self._sentence("events", event.name, event.parts, event.named(told.values), names, told.who)

    def reason(self, reason: Reason, values: dict[str, int], who: int, names: list[str] | None = None) -> str:
        """Why an answer is not offered."""
        return self._sentence("reasons", reason.name, reason.parts, values, names, who)

    def asks(self, step: Steps) -> str:
        """What a question asks, with its parts left open."""
        return PART.sub(OPEN, self._find("questions", step.name))

    @property
    def awards(self) -> dict[str, str]:
        """Titles for whoever did something most often, by the event's name."""
        return dict(self.data.get("awards", {}))

    def _keep(self, what: Any, names: list[str] | None, say: Callable[[Any, list[str] | None], str]) -> str:
        """Every new picture of a match tells its whole story and its answers again, so sentences are kept."""
        key = (what, tuple(names or ()))
        if key not in self._kept:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            self._kept[key] = say(what, names)
        return self._kept[key]

    def answer_said(self, answer: int, names: list[str] | None = None) -> list[Said]:
        """What an answer says, stretch by stretch."""
        block = self.game.catalogue.block(answer)
        return self._said("answers", block.name, block.parts, self.game.catalogue.parts(answer), names)

    def event_said(self, told: Told, names: list[str] | None = None) -> list[Said]:
        """What happened, stretch by stretch."""
        event = self.game.events.with_number(told.event)
        return self._said("events", event.name, event.parts, event.named(told.values), names, told.who)

    def agreement(self, name: str) -> str:
        """What something to agree on is called."""
        return self._find("agreements", name)

    def choice(self, agreement: str, value: int | str) -> str:
        """What a value to agree on is called, in `choices` or where the game names such things; numbers are shown as they are."""
        name = f"{agreement}_{value}".lower()
        return str({**self.data.get(agreement, {}), **self.data.get("choices", {})}.get(name, value))

    def label(self, name: str) -> str:
        """A word on the board, as the game declares them in `labels`."""
        return self._find("scene", name)

    def listed(self, things: Iterable[str]) -> str:
        """Things side by side, those left out that are nothing."""
        return self.marks.comma.join(filter(None, things))

    def phrases(self, said: Iterable[str]) -> str:
        """What there is to say of one thing."""
        return self.marks.semicolon.join(filter(None, said))

    def sentences(self, said: Iterable[str]) -> str:
        """Sentences one after the other; the words of some bring their full stop with them."""
        *before, last = [*filter(None, said)] or [""]
        return self.marks.stop.join([*(one.removesuffix(self.marks.stop.strip()) for one in before), last])

    def titled(self, name: str, what: object) -> str:
        """A name and what there is to say of it."""
        return self.marks.titled.format(name, what) if what != "" else name

    def aside(self, name: str, what: object) -> str:
        """Something, and in brackets what is to be added."""
        return self.marks.aside.format(name, what) if what != "" else name

    def value(self, domain: Domain, value: int, names: list[str] | None = None) -> str:
        """What one value of a domain is called."""
        if domain.seats:
            return self.seat(value, names)
        if isinstance(domain, Heap):
            return self._heap(domain, value)
        text = domain.text(value)
        return self._find(domain.sections[text], text) if text in domain.sections else text

    def _heap(self, heap: Heap, value: int) -> str:
        things = [(self.value(heap.of, kind), number) for kind, number in heap.many(value)]
        return self.listed(name if number == 1 else self.marks.several.format(name, number) for name, number in things)

    def _find(self, *keys: str) -> str:
        found: Any = self.data
        for key in keys:
            found = found.get(key) if isinstance(found, dict) else None
        if not isinstance(found, str):
            raise WordsError(f"{self.game.id}, {self.language}: there are no words for {'.'.join(keys)}")
        return found

    def _sentence(
        self, kind: str, name: str, domains: dict[str, Domain], values: dict[str, int], names: list[str] | None, who: int = NOBODY
    ) -> str:
        return "".join(said.words for said in self._said(kind, name, domains, values, names, who))

    def _said(
        self, kind: str, name: str, domains: dict[str, Domain], values: dict[str, int], names: list[str] | None, who: int = NOBODY
    ) -> list[Said]:
        sentence, said, end = self._find(kind, name), list[Said](), 0
        for match in PART.finditer(sentence):
            said += [Said(sentence[end : match.start()]), self._part(match, domains, values, names, who)]
            end = match.end()
        said.append(Said(sentence[end:]))
        return spaced([one for one in said if one.words]) if self.marks.runs_on else said

    def _part(self, match: re.Match[str], domains: dict[str, Domain], values: dict[str, int], names: list[str] | None, who: int) -> Said:
        key, forms = match.group(1), match.group(2)
        if key == "who":
            return Said(self.seat(who, names), is_name=True)
        text = self.value(domains[key], values[key], names)
        return Said(text if forms is None else self._plural(forms, int(text)), key, domains[key], values[key], domains[key].seats)

    def _plural(self, forms: str, number: int) -> str:
        return forms.split("|")[PLURALS[self.language][1](number)].replace("#", str(number))

    def gaps(self) -> Iterator[str]:
        """Every word that is missing, malformed or superfluous."""
        wanted = dict(self._wanted())
        for place, parts in wanted.items():
            try:
                sentence = self._find(*place)
            except WordsError as error:
                yield str(error)
                continue
            yield from self._malformed(place, sentence, parts)
        for kind, entries in self.data.items():
            if not isinstance(entries, dict):
                yield f"{self.game.id}, {self.language}: nothing uses the words for {kind}"
                continue
            for name in entries:
                if (kind, name) not in wanted:
                    yield f"{self.game.id}, {self.language}: nothing uses the words for {kind}.{name}"

    def _wanted(self) -> Iterator[tuple[tuple[str, str], dict[str, Domain]]]:
        nothing: dict[str, Domain] = {}
        for name in ("title", "about", "seat", "minutes"):
            yield ("game", name), nothing
        for one in self.game.agreements:
            yield ("agreements", one.name), nothing
            for value in one.named:
                yield ("choices", f"{one.name}_{value}"), nothing
        for label in self.game.labels:
            yield ("scene", label), nothing
        domains: dict[str, Domain] = {}
        for step in self.game.rules.questions:
            yield ("questions", step.name), step.parts
            if "tips" in self.data:  # for all questions, or for none
                yield ("tips", step.name), nothing
            domains.update({domain.name: domain for domain in step.parts.values()})
        for block in self.game.catalogue.blocks:
            yield ("answers", block.name), block.parts
            domains.update({domain.name: domain for domain in block.parts.values()})
        for event in self.game.events:
            yield ("events", event.name), event.parts
            if event.name in self.awards:
                yield ("awards", event.name), nothing
            domains.update({domain.name: domain for domain in event.parts.values()})
        for name, parts in self._forbidding().items():
            yield ("reasons", name), parts
        domains.update({domain.of.name: domain.of for domain in domains.values() if isinstance(domain, Heap)})
        for domain in domains.values():
            for text, section in domain.sections.items():
                yield (section, text), nothing

    def _forbidding(self) -> dict[str, dict[str, Domain]]:
        """The reasons by name, each with what is known wherever it speaks."""
        found: dict[str, dict[str, Domain]] = {}
        for reason in self.game.rules.all_reasons:
            known = found.setdefault(reason.name, reason.parts)
            found[reason.name] = {part: domain for part, domain in known.items() if part in reason.parts}
        return found

    def _malformed(self, place: tuple[str, str], sentence: str, parts: dict[str, Domain]) -> Iterator[str]:
        where = f"{self.game.id}, {self.language}: {'.'.join(place)}"
        for match in PART.finditer(sentence):
            key, forms = match.groups()
            if key not in parts and not (key == "who" and place[0] in ("events", "reasons")):
                yield f"{where}: {{{key}}} is no part of it; its parts are {', '.join(parts) or 'none'}"
            elif forms is not None and forms.count("|") + 1 != PLURALS[self.language][0]:
                yield f"{where}: {{{key}|...}} needs {PLURALS[self.language][0]} forms in this language"
            elif forms is not None and not (key in parts and parts[key].counts):
                yield f"{where}: {{{key}|...}} has plural forms, but {key} is no number"
        if set("{}") & set(PART.sub("", sentence)):
            yield f"{where}: a brace is not closed, or a part is written wrongly"
        if not sentence.strip():
            yield f"{where}: the sentence is empty"


def spaced(said: list[Said]) -> list[Said]:
    """A sentence of a language that runs on, with the spaces that its parts want: none between its letters, one beside digits and others.

    Names of players stay apart as they are written.
    """
    fit: list[Said] = []
    for one in said:
        before = fit[-1] if fit else Said("")
        if is_fitted(before) and is_fitted(one):
            gap = before.words[-1:].isspace() or one.words[:1].isspace()
            seam = joint(fit, one)
            if gap and TOGETHER.search(seam):
                fit[-1], one = before._replace(words=before.words.rstrip()), one._replace(words=one.words.lstrip())
            elif not gap and APART.search(seam):
                fit.append(Said(" "))
        fit.append(one)
    return [one for one in fit if one.words]


def is_fitted(said: Said) -> bool:
    """Whether spaces beside it may change: beside all but a player's name."""
    return said.words != "" and not said.is_name


def joint(before: list[Said], after: Said) -> str:
    """What meets where a sentence goes on: a letter, perhaps a space, a letter."""
    left = before[-1].words
    if left.isspace() and len(before) > 1 and not before[-2].is_name:
        left = before[-2].words + left
    return left[-2:] + after.words[:2] if left[-1:].isspace() or after.words[:1].isspace() else left[-1:] + after.words[:1]
