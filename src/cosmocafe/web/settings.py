"""What can be set from outside, all of it optional: `COSMOCAFE_*` in the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

import platformdirs

from cosmocafe.core.errors import InputError

PREFIX = "COSMOCAFE_"


@dataclass(frozen=True)
class Settings:
    """The settings of a café; see docs/web.md."""

    db: str = ""
    secret: str = ""
    games: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    compile: bool = True
    log: str = "text"
    bot_pause: float = 0.6
    think: float = 3.0
    deal_wait: float = 10.0
    messages_per_second: float = 20.0
    tables_per_minute: float = 60.0
    talk_per_minute: float = 30.0
    requests_per_second: float = 100.0
    sockets_per_address: int = 100
    longest_work: float = 30.0
    largest_message: int = 16 * 1024
    largest_upload: int = 2 * 1024 * 1024
    records_kept: int = 500
    reviews_kept: int = 500
    review_visits: int = 600_000
    farewell: float = 3.0
    metrics_token: str = ""
    admin: str = ""
    blocked_names: tuple[str, ...] = ()
    blocked_names_file: str = ""
    tables_per_visitor: int = 200
    public_tables_per_visitor: int = 5
    metrics_folder: str = ""  # set by whoever starts several workers, as is the next one
    worker: str = "0"

    @property
    def url(self) -> str:
        """The database; a file in the user's data folder if none is named."""
        if self.db:
            return self.db if "://" in self.db else f"sqlite:///{self.db}"
        folder = Path(platformdirs.user_data_dir("cosmocafe"))
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'cafe.db'}"

    @property
    def names(self) -> frozenset[str]:
        """The names under which the café can be reached, besides those of the own network."""
        return frozenset(name.lower() for name in (*self.hosts, *(urlsplit(origin).hostname or "" for origin in self.origins)))


def from_environment(environ: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """The settings of the environment; `given` wins."""
    found: dict[str, object] = {}
    for name, default in vars(Settings()).items():
        text = environ.get(PREFIX + name.upper())
        if text is not None:
            found[name] = _read(name, text, default)
    found.update({name: value for name, value in given.items() if value is not None})
    return Settings(**found)  # type: ignore[arg-type]


def _read(name: str, text: str, default: object) -> object:
    if isinstance(default, tuple):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if isinstance(default, bool):
        return text.lower() in ("1", "yes", "true", "on")
    try:
        return type(default)(text)  # type: ignore[call-arg]
    except ValueError:
        raise InputError(f"{PREFIX}{name.upper()} cannot be {text!r}: a number is expected") from None
