"""What can be set from outside."""

from __future__ import annotations

import pytest

from cosmocafe.core.errors import InputError
from cosmocafe.web.settings import Settings, from_environment


def test_seconds_may_be_parts_of_a_second() -> None:
    assert from_environment({"COSMOCAFE_THINK": "0.5"}).think == 0.5
    fractional = [name for name, kind in Settings.__annotations__.items() if kind == "float"]
    assert from_environment({f"COSMOCAFE_{name.upper()}": "0.5" for name in fractional}) == Settings(**dict.fromkeys(fractional, 0.5))  # type: ignore[arg-type]


def test_a_setting_that_is_no_number_is_refused_in_a_sentence() -> None:
    with pytest.raises(InputError, match="COSMOCAFE_THINK cannot be 'long'"):
        from_environment({"COSMOCAFE_THINK": "long"})
