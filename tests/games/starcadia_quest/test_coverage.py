"""What of the box counts as used."""

from __future__ import annotations

from cosmocafe.core.coverage import Used
from cosmocafe.games.starcadia_quest import game
from cosmocafe.games.starcadia_quest.answers import Event
from cosmocafe.games.starcadia_quest.coverage import used

from .builder import position


def test_what_counts_as_used() -> None:
    p = position("edge 1a1 pulse_blade iron_fists red_shirt, hannah 1b4", "digits 4a1, red 4a2", monsters="scuttlebutt1 1a1")
    p.answer("activate edge", "weapon pulse_blade", "boost iron_fists", rolls="S S S S")
    shown = {one for told in p._told for one in used(p.box, p.table, told)}
    assert {Used("hero", "edge"), Used("upgrade", "pulse_blade"), Used("upgrade", "iron_fists"), Used("upgrade", "red_shirt")} <= shown
    assert Used("upgrade", "repeater_pistol") not in shown
    assert {told.event for told in p._told} >= {Event.ACTIVATED, Event.ATTACKED}


def test_everything_that_can_be_used_is_wanted() -> None:
    assert game.coverage is not None
    counts = {sort: len(names) for sort, names in game.coverage.wanted.items()}
    assert counts == {"hero": 8, "monster": 8, "event": 15, "quest": 20, "pvp": 4, "upgrade": 54, "gadget": 3, "scenario": 7}
