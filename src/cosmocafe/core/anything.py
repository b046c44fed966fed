"""The few places where a type says nothing, with a word why. Everywhere else `Any` in what others call is refused by a test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

Anything = Any  # the box and table of a game that is known only when it runs: `Game` alone is a game of any
Toml = dict[str, Any]  # what stands in a file until it is checked; JSON and words files alike
Records = np.ndarray[Any, Any]  # tables, boxes and numbers as bytes: their dtype is made from a declaration, and mypy cannot know it
Dtype = np.dtype[Any]  # the same of one record
Function = Callable[..., Any]  # a rule or loop: its parameters are those that it names, read when dispatch is made or it is compiled
Names = dict[str, Any]  # the globals that generated source runs in
Foreign = Any  # objects of LLVM, of NVIDIA's driver and of ctypes, which have no types
Held = Any  # tables and numbers where an engine keeps them: Python's own, arrays, or memory of a GPU
