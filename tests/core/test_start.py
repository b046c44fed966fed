"""Starting is quick: nothing is compiled, nothing heavy is imported, before it is needed.

Measured is the processor's time, so that a busy machine does not matter.
"""

from __future__ import annotations

import subprocess
import sys
import time

import cosmocafe
from cosmocafe.core.game import Game

SCRIPT = """
import sys, time
began = time.process_time()
import cosmocafe
print(time.process_time() - began, "llvmlite" in sys.modules)
"""


def test_the_package_is_imported_quickly_and_without_the_compiler() -> None:
    runs = [subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True).stdout.split() for _ in range(5)]  # noqa: S603
    assert {compiler for _, compiler in runs} == {"False"}
    assert min(float(seconds) for seconds, _ in runs) < 0.3


def test_the_first_question_of_a_match_comes_at_once(star_stations: Game) -> None:
    times = []
    for seed in range(5):
        began = time.process_time()
        assert cosmocafe.new(star_stations, players=4, seed=seed).question
        times.append(time.process_time() - began)
    assert min(times) < 0.05


def test_a_match_in_plain_python_imports_no_compiler() -> None:
    script = "import sys, cosmocafe; m = cosmocafe.new('star_stations'); m.answer(m.options[0]); print('llvmlite' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603
    assert found.stdout.strip() == "False"
