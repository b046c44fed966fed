"""The games of a café, and what becomes of those that cannot be compiled."""

from __future__ import annotations

from unittest import mock

from cosmocafe.core.errors import NotAvailable
from cosmocafe.web.shelf import Shelf


def test_a_cafe_that_cannot_keep_compiled_rules_says_so_and_stays_open() -> None:
    full = NotAvailable("compiled rules cannot be kept there")
    with mock.patch("cosmocafe.core.machine.compiled.compiled_for", side_effect=full), mock.patch("cosmocafe.web.shelf.log") as log:
        Shelf(["star_stations"]).compile()
    log.error.assert_called_once_with("not compiled: bots think in plain Python", extra={"reason": str(full)})
