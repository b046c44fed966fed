"""How true chances are: scores, bins with bands over whole matches, the best monotone curve, and a picture of it all."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import numpy as np

BINS, RESAMPLED = 10, 400
PHASES = ("first third", "second third", "last third")
LEAST = 1e-6


@dataclass(frozen=True)
class Sample:
    """What was said at each moment, what came of it, in which match and when."""

    said: Any  # moments x seats, summing up to 1
    came: Any
    match: Any
    phase: Any

    @classmethod
    def of(cls, rows: Sequence[dict[str, Any]]) -> Sample:
        """From the lines of a file."""
        moments = [(win, row["result"], number, at) for number, row in enumerate(rows) for at, win in row["said"]]
        said, came, match, at = zip(*moments, strict=True)
        return cls(np.array(said) / 1e6, np.array(came) / 1e6, np.array(match), np.minimum((3 * np.array(at)).astype(int), 2))

    def part(self, rows: Any) -> Sample:
        """Some of the moments."""
        return Sample(self.said[rows], self.came[rows], self.match[rows], self.phase[rows])

    def figures(self) -> dict[str, Any]:
        """Everything in numbers."""
        seats = self.said.shape[1]
        found: dict[str, Any] = {"matches": len(np.unique(self.match)), "moments": len(self.said)}
        found |= {"log_loss": round(log_loss(self), 4), "of_who_knows_nothing": round(math.log(seats), 4)}
        found |= {"brier": round(brier(self), 4), "brier_of_who_knows_nothing": round(1 - 1 / seats, 4)}
        found |= {name: round(value, 4) for name, value in decomposed(self.said.ravel(), self.came.ravel()).items()}
        found["temperature"] = round(temperature(self), 3)
        for phase, name in enumerate(PHASES):
            part = self.part(self.phase == phase)
            if len(part.said):
                found[name] = {"log_loss": round(log_loss(part), 4), "temperature": round(temperature(part), 3)}
        found["seats_said_minus_won"] = [round(float(one), 4) for one in (self.said - self.came).mean(axis=0)]
        found["bins"] = [{name: round(float(value), 4) for name, value in one.items()} for one in bins(self)]
        return found


def log_loss(sample: Sample, chances: Any = None) -> float:
    """The mean surprise; every match counts the same."""
    said = sample.said if chances is None else chances
    return by_match(sample, -(sample.came * np.log(np.maximum(said, LEAST))).sum(axis=1))


def brier(sample: Sample) -> float:
    """The mean square of what was said less what came, over all seats."""
    return by_match(sample, ((sample.said - sample.came) ** 2).sum(axis=1))


def by_match(sample: Sample, numbers: Any) -> float:
    """The mean over matches of the means over their moments."""
    _, where = np.unique(sample.match, return_inverse=True)
    return float((np.bincount(where, numbers) / np.bincount(where)).mean())


def temperature(sample: Sample) -> float:
    """By how much all log odds should be divided: above 1 the chances are too sure of themselves."""
    logits = np.log(np.maximum(sample.said, LEAST))

    def loss(power: float) -> float:
        scaled = np.exp(power * (logits - logits.max(axis=1, keepdims=True)))
        return log_loss(sample, scaled / scaled.sum(axis=1, keepdims=True))

    low, high = 0.2, 4.0
    for _ in range(40):  # golden section: the loss has one lowest point
        one, other = high - 0.618 * (high - low), low + 0.618 * (high - low)
        low, high = (low, other) if loss(one) < loss(other) else (one, high)
    return 2 / (low + high)


def decomposed(said: Any, came: Any) -> dict[str, float]:
    """The Brier score of single chances as miscalibration, less discrimination, plus uncertainty (CORP)."""
    curve, base = monotone(said, came), came.mean()
    score, best, plain = ((said - came) ** 2).mean(), ((curve - came) ** 2).mean(), ((base - came) ** 2).mean()
    return {"miscalibration": float(score - best), "discrimination": float(plain - best), "uncertainty": float(plain)}


def monotone(said: Any, came: Any) -> Any:
    """What came, as the best curve that never falls with what was said: neighbours that would fall are pooled."""
    order = np.argsort(said, kind="stable")
    pools: list[list[float]] = []
    for value in came[order]:
        pools.append([float(value), 1.0])
        while len(pools) > 1 and pools[-2][0] * pools[-1][1] >= pools[-1][0] * pools[-2][1]:
            total, count = pools.pop()
            pools[-1][0] += total
            pools[-1][1] += count
    found = np.empty(len(said))
    found[order] = np.concatenate([np.full(int(count), total / count) for total, count in pools])
    return found


def bins(sample: Sample, count: int = BINS) -> list[dict[str, float]]:
    """Equally many chances in each bin: what was said, what came, and its 90 % band where whole matches are drawn again."""
    said, came = sample.said.ravel(), sample.came.ravel()
    match = np.repeat(sample.match, sample.said.shape[1])
    edges = np.quantile(said, np.linspace(0, 1, count + 1)[1:-1])
    where, matches = np.searchsorted(edges, said), int(sample.match.max()) + 1
    rng, found = np.random.default_rng(1), []
    weights = rng.multinomial(matches, np.full(matches, 1 / matches), RESAMPLED)
    for one in range(count):
        rows = where == one
        if not rows.any():
            continue
        hits, sizes = np.bincount(match[rows], came[rows], matches), np.bincount(match[rows], minlength=matches)
        again = (weights @ hits) / np.maximum(weights @ sizes, 1)
        low, high = np.quantile(again, [0.05, 0.95])
        found.append({"said": said[rows].mean(), "came": came[rows].mean(), "low": low, "high": high, "moments": rows.sum()})
    return found


# ---- the picture

SIDE, LEFT, TOP, BARS = 360, 56, 44, 60
STYLE = """text{font:13px system-ui,sans-serif;fill:#222}.axis{stroke:#888;fill:none}.true{stroke:#888;stroke-dasharray:4 4}
.band{fill:#2a6fb0;opacity:.18}.line{stroke:#2a6fb0;fill:none;stroke-width:2}.dot{fill:#2a6fb0}.bar{fill:#888;opacity:.5}
.p0{stroke:#b0602a}.p1{stroke:#4d9a3a}.p2{stroke:#8a3a9a}.phase{fill:none;stroke-width:1.2;opacity:.8}.paper{fill:#fff}
@media(prefers-color-scheme:dark){text{fill:#ddd}.paper{fill:#16181d}.line{stroke:#6fb1ee}.dot,.band{fill:#6fb1ee}}"""


def drawn(sample: Sample, title: str) -> str:
    """Said across, won upwards, with the band; below how often each chance was said."""
    rows = bins(sample)
    wide, high = LEFT + SIDE + 24, TOP + SIDE + BARS + 90
    parts = [f'<rect class="paper" width="{wide}" height="{high}"/><text x="{LEFT}" y="26" font-weight="600">{escape(title)}</text>']
    for tick in range(0, 101, 20):
        x, y = at(tick / 100, 0)[0], at(0, tick / 100)[1]
        parts.append(f'<text x="{x:.0f}" y="{TOP + SIDE + BARS + 22}" text-anchor="middle">{tick} %</text>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.0f}" text-anchor="end">{tick} %</text>')
    parts.append(
        f'<rect class="axis" x="{LEFT}" y="{TOP}" width="{SIDE}" height="{SIDE}"/><path class="true" d="{path([(0, 0), (1, 1)])}"/>'
    )
    band = [(one["said"], one["high"]) for one in rows] + [(one["said"], one["low"]) for one in reversed(rows)]
    parts.append(f'<path class="band" d="{path(band)}Z"/>')
    for phase in range(3):
        part = sample.part(sample.phase == phase)
        if len(part.said):
            parts.append(f'<path class="phase p{phase}" d="{path([(one["said"], one["came"]) for one in bins(part, 6)])}"/>')
            x = LEFT + 10 + 118 * phase
            parts.append(f'<path class="phase p{phase}" d="M{x},{high - 18}h18"/><text x="{x + 23}" y="{high - 14}">{PHASES[phase]}</text>')
    parts.append(f'<path class="line" d="{path([(one["said"], one["came"]) for one in rows])}"/>')
    parts += [f'<circle class="dot" cx="{at(one["said"], 0)[0]:.1f}" cy="{at(0, one["came"])[1]:.1f}" r="4"/>' for one in rows]
    counts, _ = np.histogram(sample.said.ravel(), 40, (0, 1))
    for number, count in enumerate(counts):
        x, tall = LEFT + number * SIDE / 40, BARS * count / counts.max()
        y = TOP + SIDE + BARS + 4 - tall
        parts.append(f'<rect class="bar" x="{x:.1f}" y="{y:.1f}" width="{SIDE / 40 - 1:.1f}" height="{tall:.1f}"/>')
    parts.append(f'<text x="{LEFT + SIDE / 2}" y="{TOP + SIDE + BARS + 44}" text-anchor="middle">said to win (bars: how often)</text>')
    parts.append(f'<text transform="translate(14 {TOP + SIDE / 2}) rotate(-90)" text-anchor="middle">won</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}"><style>{STYLE}</style>{"".join(parts)}</svg>\n'
    )


def at(said: float, came: float) -> tuple[float, float]:
    """A point of the picture."""
    return LEFT + SIDE * float(said), TOP + SIDE * (1 - float(came))


def path(points: Sequence[tuple[float, float]]) -> str:
    """Points as a line."""
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in points))
