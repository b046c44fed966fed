"""How others reach the café: its address in the network, and links as pictures that a telephone can read."""

from __future__ import annotations

import socket
from functools import lru_cache
from typing import NamedTuple

import segno
from starlette.requests import Request

from cosmocafe.draw.svg import Svg, element, path, rect

THIS_MACHINE = frozenset(("localhost", "127.0.0.1", "::1"))
EVERYWHERE = frozenset(("0.0.0.0", "::"))  # noqa: S104  only compared
SOMEWHERE = "192.0.2.1"  # an address for examples, in nobody's network
BORDER = 4  # modules around a picture, as its standard wants


class Reach(NamedTuple):
    """Where a café listens; without a host nobody has told."""

    host: str = ""
    port: int = 0

    @property
    def is_private(self) -> bool:
        """Whether only this machine can come in."""
        return self.host in THIS_MACHINE

    @property
    def address(self) -> str:
        """By which others in the network come in; empty if they cannot."""
        host = own_address() if self.host in EVERYWHERE else self.host
        if not host or host in THIS_MACHINE or host.startswith("127."):
            return ""
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"


class Shared(NamedTuple):
    """What a page says about links: the address they begin with, and whether they are of any use to others."""

    address: str
    is_private: bool


def own_address() -> str:
    """This machine's address in its network. Nothing is sent: the system only says from where it would send."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((SOMEWHERE, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def shared(request: Request) -> Shared:
    """How others would open a page that is asked for now: by the same name, unless that name means their own machine."""
    reach: Reach = getattr(request.app.state, "reach", Reach())
    asked = f"{request.url.scheme}://{request.url.netloc}"
    if request.url.hostname not in THIS_MACHINE:
        return Shared(asked, False)
    return Shared(reach.address or asked, reach.is_private)


@lru_cache(maxsize=256)
def picture(link: str, label: str) -> Svg:
    """A link as a QR code: dark on light, whatever the theme, or it could not be read."""
    rows = [list(row) for row in segno.make(link, error="m", micro=False).matrix]
    size = len(rows) + 2 * BORDER
    dark = "".join(f"M{x + BORDER} {y + BORDER}h1v1h-1z" for y, row in enumerate(rows) for x, module in enumerate(row) if module)
    parts = [rect(0, 0, size, size, fill="#ffffff"), path(dark, fill="#0d0f2b", shape_rendering="crispEdges")]
    return element("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {size} {size}", role="img", aria_label=label)
