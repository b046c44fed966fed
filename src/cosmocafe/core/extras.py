"""What is installed only for those who ask for it, as in `pip install 'cosmocafe[web]'`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .errors import NotAvailable


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Import inside what an extra brings; if it is missing, say how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing in ("", "cosmocafe"):
            raise
        raise NotAvailable(f"{missing} is missing: install it with  pip install 'cosmocafe[{extra}]'") from None
