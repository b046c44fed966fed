"""A game's rules, registered step by step. Dispatch over them is generated, so nobody writes a forty-arm elif.

    @rules.does(Step.TURN)                       taken at once
    def start_turn(t, who): ...

    @rules.asks(Step.BUILD, about="SS-050")      offers the legal answers to one seat
    def offer_ships(box, t, who): ...

    @rules.answers(Step.BUILD, Answer.FRIGATE)   goes on from an answer of that block
    def build_frigate(box, t, who, square): ...

    @rules.forbids(Step.BUILD, Answer.FRIGATE, rule="SS-053")    says why an answer is not offered: by what the offer itself asks
    def is_full(box, t, who, square): ...

`about` names the rules of RULES.md that whoever is asked may want to read, separated by blanks: the question's, and each answer's.
A rule names what it wants: `box`, `t`, `who`, the parts of its step, the parts of its answer, or `choice`, the answer's number.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from ..anything import Function, Names
from ..errors import DeclarationError
from ..machine import generated
from .agenda import NOTHING_PLANNED, compiled_as, fail
from .table import Table
from .vocabulary import NUMBER, Answers, Domain, Steps

Rule = Callable[..., None]
R = TypeVar("R", bound=Rule)
Test = TypeVar("Test", bound=Callable[..., int])
MISSING = "missing"  # how many, in the sentence of a reason


class Reason(NamedTuple):
    """Why an answer is not offered: the id of a rule, and a test that stands beside the offer and asks what the offer asks."""

    name: str
    rule: str
    test: Callable[..., int]
    parts: dict[str, Domain]  # of the question and of the answer

    def speaks(self, box: object, t: object, who: int, values: dict[str, int]) -> int:
        """0 if the rule allows the answer; else 1, or how many are missing."""
        known = {"box": box, "t": t, "who": who, **values}
        return int(self.test(*(known[name] for name in inspect.signature(self.test).parameters)))


class Rulebook:
    """The rules of one game; `package` is the importable module they belong to."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._does: dict[Steps, Rule] = {}
        self._asks: dict[Steps, Rule] = {}
        self._answers: dict[Steps, dict[Answers, Rule]] = {}
        self._always: set[Steps] = set()
        self._about: dict[Steps, list[str]] = {}
        self._reasons: dict[tuple[Steps, Answers], list[Reason]] = {}

    def does(self, step: Steps) -> Callable[[R], R]:
        """The function takes this step at once."""

        def keep(rule: R) -> R:
            self._refuse_twice(step)
            self._does[step] = rule
            return rule

        return keep

    def asks(self, step: Steps, always: bool = False, about: str = "") -> Callable[[R], R]:
        """The function offers the legal answers of the question that this step puts.

        A single option is taken without asking, unless `always`: people want to see this question.
        """

        def keep(rule: R) -> R:
            self._refuse_twice(step)
            self._asks[step] = rule
            self._about[step] = [*about.split(), *self._about.get(step, ())]
            if always:
                self._always.add(step)
            return rule

        return keep

    def answers(self, step: Steps, *blocks: Answers, about: str = "") -> Callable[[R], R]:
        """The function goes on from an answer of one of these blocks to that question."""

        def keep(rule: R) -> R:
            handlers = self._answers.setdefault(step, {})
            for block in blocks:
                if block in handlers:
                    raise DeclarationError(f"{step.name}: the answer {block.name} has two rules")
                handlers[block] = rule
            self._about.setdefault(step, []).extend(about.split())
            return rule

        return keep

    def forbids(self, step: Steps, *blocks: Answers, rule: str = "", missing: Domain = NUMBER) -> Callable[[Test], Test]:
        """The function says whether the rule with this id (if any is written) forbids the answer: not 0, or how many (or what) are missing.

        It is written beside the offer, with the same helpers, and never compiled; its sentence is `reasons.<its name>` in the words files.
        """

        def keep(test: Test) -> Test:
            for block in blocks:
                parts = {**step.parts, **block.parts}
                strangers = set(inspect.signature(test).parameters) - {"box", "t", "who", *parts}
                if strangers:
                    raise DeclarationError(f"{test.__name__}: {min(strangers)!r} is not known at {step.name} and {block.name}")
                self._reasons.setdefault((step, block), []).append(Reason(test.__name__, rule, test, {**parts, MISSING: missing}))
            return test

        return keep

    def reasons(self, step: Steps, block: Answers) -> list[Reason]:
        """What may forbid the answers of a block to a question, in the order of the rules."""
        return self._reasons.get((step, block), [])

    @property
    def all_reasons(self) -> list[Reason]:
        """Every reason, once for each question and block that it speaks of."""
        return [reason for reasons in self._reasons.values() for reason in reasons]

    def ask(self, box: object, t: Table) -> list[int]:
        """What the open question's rule would offer at this table, which may have been changed."""
        top, t.n_options = t.agenda[t.depth - 1], 0
        step = type(self.questions[0]).with_number(top.step)
        rule, known = self._asks[step], {"box": box, "t": t, "who": top.who, **step.named(top.values)}
        rule(*(known[name] for name in inspect.signature(rule).parameters))
        return t.offered

    def _refuse_twice(self, step: Steps) -> None:
        if step in self._does or step in self._asks:
            raise DeclarationError(f"{step.name}: the step has two rules")

    def refuse_gaps(self, steps: type[Steps]) -> None:
        """Refuse a rulebook in which a step or an answer has no rule."""
        for step in steps:
            if step not in self._does and step not in self._asks:
                raise DeclarationError(f"{step.name}: no rule takes this step")
            if step in self._asks and step not in self._answers:
                raise DeclarationError(f"{step.name}: the question has no rule for its answers")
        for step in self._answers:
            if step not in self._asks:
                raise DeclarationError(f"{step.name}: there are answers, but no rule asks")
        for step, block in self._reasons:
            if block not in self._answers.get(step, {}):
                raise DeclarationError(f"{step.name}: a rule forbids {block.name}, which is none of its answers")

    @property
    def questions(self) -> list[Steps]:
        """The steps that ask."""
        return sorted(self._asks)

    def blocks_of(self, step: Steps) -> list[Answers]:
        """The blocks of answers that a question takes."""
        return sorted(self._answers[step])

    def about(self, step: Steps) -> list[str]:
        """The ids of the written rules that a question is about: its own first, then those of its answers."""
        return list(dict.fromkeys(self._about[step]))

    def functions(self) -> dict[str, Function]:
        """`take` (the top step), `resolve` (an answer) and `advance` (to the next question), as plain Python functions.

        Plain Python finds a step by halving. Compiled rules ask for one after the other, which LLVM makes a jump of.
        """
        plain, compiled = self._dispatch(_halved), self._dispatch(_in_turn)
        for name in ("take", "resolve", "advance"):
            compiled_as(compiled[name])(plain[name])
        return {name: plain[name] for name in ("take", "resolve", "advance")}

    def _dispatch(self, found: Callable[[list[Arm]], list[str]]) -> Names:
        env: Names = {"__name__": self.package, "fail": fail, "NOTHING_PLANNED": NOTHING_PLANNED}
        take = ["def take(box, t):", *REFUSE_NOTHING, *TOP, *indented(found(self._steps(env)))]
        resolve = ["def resolve(box, t, choice):", *TOP, "    t.depth -= 1", "    t.n_options = 0", *indented(found(self._questions(env)))]
        generated.run(f"dispatch of {self.package}", [*take, *resolve, *ADVANCE], env)
        return env

    def _steps(self, env: Names) -> list[Arm]:
        """What taking each step is."""
        arms = []
        for step in sorted([*self._does, *self._asks]):
            if step in self._does:
                lines = ["t.depth -= 1", _call(env, self._does[step], step)]
            else:
                settled = "t.n_options == 0" if step in self._always else "t.n_options < 2"
                lines = [_call(env, self._asks[step], step), f"if {settled}:", "    settle(box, t)"]
            arms.append(Arm(step, lines))
        return arms

    def _questions(self, env: Names) -> list[Arm]:
        """What answering each question is."""
        arms = []
        for step, handlers in sorted(self._answers.items()):
            lines = []
            for j, (block, rule) in enumerate(sorted(handlers.items())):
                last = int(block) + block.size
                test = "else:" if j == len(handlers) - 1 and j else f"{'elif' if j else 'if'} choice < {last}:"
                lines += [f"{test}  # {block.name}", f"    {_call(env, rule, step, block)}"]
            arms.append(Arm(step, lines))
        return arms


class Arm(NamedTuple):
    """What is done at a step."""

    step: Steps
    lines: list[str]


def indented(lines: list[str]) -> list[str]:
    """Lines of a block."""
    return [f"    {line}" for line in lines]


def _in_turn(arms: list[Arm]) -> list[str]:
    """Ask for one step after the other."""
    lines = []
    for i, (step, body) in enumerate(arms):
        lines += [f"{'elif' if i else 'if'} step == {int(step)}:  # {step.name}", *indented(body)]
    return lines


def _halved(arms: list[Arm]) -> list[str]:
    """Ask in which half of the steps it is, until one is left."""
    if len(arms) < 2:
        return [line for _, body in arms for line in body]
    low, high = arms[: len(arms) // 2], arms[len(arms) // 2 :]
    return [f"if step < {int(high[0].step)}:  # {high[0].step.name}", *indented(_halved(low)), "else:", *indented(_halved(high))]


REFUSE_NOTHING = [
    "    if t.depth == 0:",
    "        fail(t, NOTHING_PLANNED)",
    "        return",
]
TOP = [
    "    top = t.agenda[t.depth - 1]",
    "    step = top.step",
    "    who = top.who",
]
ADVANCE = [
    "def settle(box, t):",
    "    if t.n_options == 1:",
    "        resolve(box, t, t.options[0])",
    "    else:",
    "        t.depth -= 1",
    "def advance(box, t):",
    "    while t.n_options == 0 and t.over == 0:",
    "        take(box, t)",
]


def _call(env: Names, rule: Rule, step: Steps, block: Answers | None = None) -> str:
    """The source of a call of `rule`, each parameter filled by its name."""
    known = {"box": "box", "t": "t", "who": "who"}
    known.update(zip(step.parts, ("top.a", "top.b", "top.c", "top.d"), strict=False))
    if block is not None:
        known["choice"] = "choice"
        known.update(_parts(step, block))
    name = f"{rule.__module__.rsplit('.', 1)[-1]}_{rule.__name__}"
    while env.setdefault(name, rule) is not rule:  # two rules may have the same name
        name += "_"
    wanted = list(inspect.signature(rule).parameters)
    for parameter in wanted:
        if parameter not in known:
            raise DeclarationError(f"{rule.__name__}: {parameter!r} is not known at {step.name}; known are {', '.join(known)}")
    return f"{name}({', '.join(known[parameter] for parameter in wanted)})"


def _parts(step: Steps, block: Answers) -> dict[str, str]:
    """How each part of an answer is read from its number."""
    parts: dict[str, str] = {}
    below = 1
    for name, domain in reversed(block.parts.items()):
        if name in step.parts:
            raise DeclarationError(f"{step.name}: both the step and the answer {block.name} have a part {name!r}")
        rest = f"(choice - {int(block)})" if int(block) else "choice"
        rest = rest if below == 1 else f"{rest} // {below}"
        below *= domain.size
        parts[name] = rest if below == block.size else f"{rest} % {domain.size}"
    return parts
