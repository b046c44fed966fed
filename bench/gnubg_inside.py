"""Runs inside GNU Backgammon's own Python (`gnubg -t -q -p`): commands from stdin, line by line, and a line after what each of them says.

Its text mode alone waits for more input before it looks at lines that have come together.
"""

import ctypes
import os
import sys

import gnubg  # type: ignore[import-not-found]

for line in sys.stdin:
    gnubg.command(line.strip())
    ctypes.CDLL(None).fflush(None)
    os.write(1, b"that is all\n")
