"""Which numbers come from the rulebook and which are ours: `python -m cosmocafe.games.stardust_coffee.provenance` prints the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from cosmocafe.author import Toml, read_toml

COMPONENTS = Path(__file__).parent / "components.toml"
MARKS = ("source", "rulebook_fixed", "original_fields")
HEAD = """# The numbers of Stardust Coffee

The rulebook states many numbers in words and shows others only in pictures. What it states is played as stated; what is only pictured
was designed for Cosmocafé and balanced with bots ([figures](stardust_coffee_balance.md)). This page is made from the marks in the game's
[`components.toml`](../src/cosmocafe/games/stardust_coffee/components.toml):
`python -m cosmocafe.games.stardust_coffee.provenance > docs/stardust_coffee_numbers.md`.

## Play the printed numbers

If you own the printed game, write what is printed into a file of your own and hand it over with `--box`:

    cosmocafe play stardust_coffee --box printed.toml --seats me,greedy

The file holds single values only; everything else stays as it is. A row is named by the first column of the tables below:

```toml
[player.storage]
basic_slots = 5

[coffee_cards.latte]
vp = 9
stardust = 2
badges = ["honor"]
recipe = ["coffee", "milk", "milk", "milk_foam"]

[rounds.3]
rob = 2
event = "dusk"

[pirate_tracks.2]
spaces = [2, 2, 3]

[honor_track.4]
reward = "gain_advanced_choice"
count = 1

[powers.1]
upgrade_with = "ice"
```

A value that the rules cannot play is refused with its place in the file. Matches with another box keep their own records: a record
remembers the changed values and is played with them again.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for key, found in read_toml(COMPONENTS).items() for line in section(key, found))])


def section(key: str, found: Toml | list[Toml]) -> Iterator[str]:
    """One table of the file, row by row."""
    yield from (f"## `{key}`", "", "| row | from the rulebook | ours |", "| --- | --- | --- |")
    if isinstance(found, list):
        for row in found:
            name = next(iter(row.values()))
            yield line(f"{key}.{name}", row, skip=next(iter(row)))
    else:
        yield line(key, found)
        for inner, table in found.items():
            if isinstance(table, dict):
                yield line(f"{key}.{inner}", table)
    yield ""


def line(name: str, row: Toml, skip: str = "") -> str:
    """One row: which of its values the rulebook states, and which are ours."""
    columns: dict[str, list[str]] = {"rulebook": [], "original": []}
    for field, value in row.items():
        if field not in (*MARKS, skip) and not (isinstance(value, dict) and "source" in value):
            columns[source(row, field)].append(f"{field} = {json.dumps(value, ensure_ascii=False)}")
    return f"| `{name}` | {'<br>'.join(columns['rulebook'])} | {'<br>'.join(columns['original'])} |"


def source(row: Toml, field: str) -> str:
    """Where one value comes from."""
    if field in row.get("rulebook_fixed", []):
        return "rulebook"
    return "original" if field in row.get("original_fields", []) else str(row["source"])


if __name__ == "__main__":
    print(page())
