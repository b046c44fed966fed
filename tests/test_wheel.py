"""The package as it is given to others: a wheel with everything in it that is not code, which works alone."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import cosmocafe

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(command, check=True)  # noqa: S603
    return next(folder.glob("*.whl"))


def test_the_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    kept = subprocess.run(["git", "ls-files", "src/cosmocafe"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()  # noqa: S607
    assert {name.removeprefix("src/") for name in kept if (ROOT / name).exists()} <= held
    kinds = (r"words/en\.toml", r"words/zh-Hant\.toml", r"components\.toml", r"lesson\.toml")
    for kind in (*kinds, r"RULES\.md", r"RULES\.zh-Hant\.md", r"howto\.md", r"howto\.zh-Hant\.md"):
        games = {name.split("/")[2] for name in held if re.fullmatch(rf"cosmocafe/games/\w+/{kind}", name)}
        assert games == set(cosmocafe.installed_games())
    assert {
        "cosmocafe/web/templates/base.html",
        "cosmocafe/web/static/cafe.js",
        "cosmocafe/web/static/table.js",
        "cosmocafe/web/static/cafe.css",
        "cosmocafe/py.typed",
    } <= held
    assert "cosmocafe/web/store/migrations/versions/0001_first.py" in held
    assert not {name for name in held if "__pycache__" in name or name.startswith("tests")}


def test_the_wheel_works_where_only_it_is_installed(wheel: Path, tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(tmp_path / "site"), str(wheel)]
    subprocess.run(pip, check=True)  # noqa: S603
    said = subprocess.run(
        [sys.executable, "-c", "import cosmocafe.cli, sys; sys.argv[1:] = ['games', '--json']; cosmocafe.cli.main()"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert {row["game"] for row in json.loads(said.stdout)} == set(cosmocafe.installed_games())


def test_the_version_is_the_same_everywhere(wheel: Path) -> None:
    version = cosmocafe.__version__
    assert wheel.name.startswith(f"cosmocafe-{version}-")
    latest = re.search(r"^## \[?([\d.]+)\]?", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert latest is not None
    assert latest[1] == version
    assert re.search(rf"^version: {re.escape(version)}$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)


def test_the_locked_versions_are_those_that_are_asked_for() -> None:
    from packaging.requirements import Requirement
    from packaging.utils import canonicalize_name

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    lines = [line.split("==") for line in (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines() if "==" in line]
    locked = {canonicalize_name(name): version for name, version in lines}
    for text in project["dependencies"] + extras["web"] + extras["postgres"] + extras["docs"] + extras["dev"]:
        wanted = Requirement(text)
        if wanted.name != "cosmocafe":
            assert wanted.specifier.contains(locked[canonicalize_name(wanted.name)]), text
