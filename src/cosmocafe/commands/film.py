"""`cosmocafe replay FILE --film`: a match as a film."""

from __future__ import annotations

from pathlib import Path

from cosmocafe.commands import bar, refuse_language
from cosmocafe.commands import out as console
from cosmocafe.core.errors import InputError
from cosmocafe.core.files import refuse_place, write_bytes
from cosmocafe.core.match import Match

KINDS = (".svg", ".webp", ".gif", ".mp4")


def make_film(match: Match, file: Path, language: str) -> None:
    """Write the film; the end of the file's name says which kind."""
    from cosmocafe.film import rasters
    from cosmocafe.film.making import film

    kind = file.suffix.lower()
    if kind not in KINDS:
        raise InputError(f"{file.name}: a film is called something with {', '.join(KINDS[:-1])} or {KINDS[-1]} at its end")
    refuse_language(language, "a film speaks")
    refuse_place(file, InputError)
    with bar(f"{match.game.id}: {file.name}") as progress:

        def tell(done: float) -> None:
            progress.update(progress.task_ids[0], completed=done)

        if kind == ".svg":
            made = film(match, language, tell).encode()
        elif kind == ".webp":
            made = rasters.webp(match, language, tell)
        else:
            made = rasters.by_ffmpeg(match, language, kind, tell)
    write_bytes(file, made, InputError)
    console().print(f"written to {file} ({len(made) / 1e6:.1f} MB)", markup=False, highlight=False)
