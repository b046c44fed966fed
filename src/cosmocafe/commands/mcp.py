"""The command `cosmocafe mcp`."""

from __future__ import annotations

from typing import Annotated

import typer

from cosmocafe.core.errors import InputError
from cosmocafe.core.extras import needing

EXAMPLE = "Example: cosmocafe mcp --address http://localhost:8000"


def mcp(address: Annotated[str, typer.Option(help="Where the café is served.")] = "http://localhost:8000") -> None:
    """Let a language model sit down: a café that is being served, as tools of the Model Context Protocol."""
    if not address.startswith(("http://", "https://")):
        raise InputError(f"{address!r} is no address of a café: it begins with http:// or https://")
    with needing("mcp"):
        from cosmocafe.talking import make_server
    make_server(address).run()
