"""A game's rules, registered step by step. Dispatch over them is generated, so nobody writes a forty-arm elif.

    @rules.does(Step.TURN)                       taken at once
    def start_turn(t, who): ...

    @rules.asks(Step.BUILD, about="SS-050")      offers the legal answers to one seat
    def offer_ships(box, t, who): ...

    @rules.answers(Step.BUILD, Answer.FRIGATE)   goes on from an answer of that block
    def build_frigate(box, t, who, square): ...

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
from .vocabulary import Answers, Steps

Rule = Callable[..., None]
R = TypeVar("R", bound=Rule)


class Rulebook:
    """The rules of one game; `package` is the importable module they belong to."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._does: dict[Steps, Rule] = {}
        self._asks: dict[Steps, Rule] = {}
        self._answers: dict[Steps, dict[Answers, Rule]] = {}
        self._always: set[Steps] = set()
        self._about: dict[Steps, list[str]] = {}

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
