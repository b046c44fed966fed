"""Parts of a page, and pages, from their templates."""

from __future__ import annotations

from jinja2 import Environment, PackageLoader, StrictUndefined

from cosmocafe.draw.text import SHAPES

from .symbols import symbol

templates = Environment(
    loader=PackageLoader("cosmocafe.web"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    auto_reload=False,  # no look at the disk for every part of every picture
)
templates.globals["symbol"] = symbol
templates.globals["shapes"] = SHAPES * 4  # so that any number of seats has one


def fragment(name: str, **context: object) -> str:
    """A part of the page."""
    return templates.get_template(f"parts/{name}.html").render(**context)
