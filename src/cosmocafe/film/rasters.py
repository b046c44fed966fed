"""Films for where an SVG is of no use: WebP needs a Chromium that draws each picture, GIF and MP4 also ffmpeg, which puts them together."""

from __future__ import annotations

import base64
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from cosmocafe.core.errors import NotAvailable
from cosmocafe.core.extras import needing
from cosmocafe.core.match import Match

from .making import stills
from .picture import picture
from .reel import reel

if TYPE_CHECKING:
    from playwright.sync_api import Page

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
WIDTH = 880  # pixels
LONGEST = 600  # seconds that ffmpeg may take
QUALITY = 0.74
# The same as the café's page does: each picture becomes dots, then all of them one file.
DOTS = """async ([svg, width, quality]) => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, 2 * Math.round(image.naturalHeight * width / image.naturalWidth / 2)];
  canvas.getContext("2d", { alpha: false }).drawImage(image, 0, 0, canvas.width, canvas.height);
  const made = quality ? canvas.toDataURL("image/webp", quality) : canvas.toDataURL("image/png");
  if (!quality) return made.split(",")[1];
  const bytes = Uint8Array.from(atob(made.split(",")[1]), (one) => one.charCodeAt(0));
  (window.pictures ??= []).push({ width: canvas.width, height: canvas.height, bytes });
}"""
TOGETHER = """(seconds) => {
  const bytes = window.animated(window.pictures.map((dots, n) => ({ dots, milliseconds: Math.round(1000 * seconds[n]) })));
  let text = "";
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(text);
}"""
PALETTE = "split[a][b];[a]palettegen=max_colors=192:stats_mode=diff[p];[b][p]paletteuse=dither=bayer:bayer_scale=4"
FFMPEG = {".gif": ["-vf", PALETTE], ".mp4": ["-c:v", "libx264", "-pix_fmt", "yuv420p", "-r", "10", "-movflags", "+faststart"]}
Tell = Callable[[float], None]


def webp(match: Match, language: str, tell: Tell) -> bytes:
    """A match as a WebP picture that moves."""
    seconds = [shot.seconds for shot in reel(match)]
    with _page() as page:
        muxer = files("cosmocafe.web").joinpath("static/webp.js").read_text(encoding="utf-8")
        page.add_script_tag(content=f"{muxer}\nwindow.animated = animated;", type="module")
        for number, (_, still) in enumerate(stills(match, language), start=1):
            page.evaluate(DOTS, [picture(still), WIDTH, QUALITY])
            tell(number / len(seconds))
        return base64.b64decode(page.evaluate(TOGETHER, seconds))


def by_ffmpeg(match: Match, language: str, kind: str, tell: Tell) -> bytes:
    """A match as a GIF or as an MP4."""
    ffmpeg = shutil.which("ffmpeg")
    if ffmpeg is None:
        raise NotAvailable(f"ffmpeg is missing, which a film as {kind[1:].upper()} needs: install it, or make a film as .svg or .webp")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "list.txt").write_text(_drawn(match, language, folder, tell), encoding="utf-8")
        command = [ffmpeg, "-y", "-v", "error", "-f", "concat", "-i", "list.txt", *FFMPEG[kind], f"film{kind}"]
        done = subprocess.run(command, cwd=folder, capture_output=True, timeout=LONGEST, check=False)  # noqa: S603  our own command
        if done.returncode:
            raise NotAvailable(f"ffmpeg could not make the film: {done.stderr.decode(errors='replace').strip()[-200:]}")
        return (folder / f"film{kind}").read_bytes()


def _drawn(match: Match, language: str, folder: Path, tell: Tell) -> str:
    """Every picture as a file, and the list of them as ffmpeg reads it: the last one stands there twice, or its time would be lost."""
    lines, count = list[str](), len(reel(match))
    with _page() as page:
        for number, (shot, still) in enumerate(stills(match, language)):
            (folder / f"{number}.png").write_bytes(base64.b64decode(page.evaluate(DOTS, [picture(still), WIDTH, 0])))
            lines += [f"file {number}.png", f"duration {shot.seconds:.3f}"]
            tell((number + 1) / count)
    return "\n".join([*lines, lines[-2], ""])


@contextmanager
def _page() -> Iterator[Page]:
    """An empty page of a browser that nobody sees."""
    with needing("film"):
        from playwright.sync_api import Error, sync_playwright
    with sync_playwright() as playwright:
        found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
        try:
            browser = playwright.chromium.launch(executable_path=found)
        except Error:
            raise NotAvailable("a Chromium is missing that draws the film: install one, or make a film as .svg") from None
        try:
            yield browser.new_page()
        finally:
            browser.close()
