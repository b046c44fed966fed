"""The page's scripts: small modules of short functions, each found where another one looks for it."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from cosmocafe.web.app import STATIC

MODULES = {file.name: file.read_text(encoding="utf-8") for file in sorted(STATIC.glob("*.js"))}
FUNCTION = re.compile(r"^(?:export )?(?:async )?function (\w+).*?^}", re.M | re.S)
IMPORT = re.compile(r'^import \{ (.*) \} from "\./(.*)";$', re.M)
LONGEST = 20  # lines of a function


@pytest.mark.parametrize("name", MODULES)
def test_functions_are_short(name: str) -> None:
    lengths = {found[1]: found[0].count("\n") + 1 for found in FUNCTION.finditer(MODULES[name])}
    assert {one: lines for one, lines in lengths.items() if lines > LONGEST} == {}


@pytest.mark.parametrize("name", MODULES)
def test_what_a_module_imports_is_exported_and_used(name: str) -> None:
    code = MODULES[name]
    for names, source in IMPORT.findall(code):
        for one in map(re.escape, names.split(", ")):
            exported = re.search(rf"^export (?:async )?(?:const|let|function) {one}(?![\w$])", MODULES[source], re.M)
            assert exported, f"{source} exports no {one}"
            assert len(re.findall(rf"(?<![\w$]){one}(?![\w$])", code)) > 1, f"{one} is not needed"


def test_a_page_names_its_version_of_every_script(client: TestClient) -> None:
    """Modules import each other by relative paths, so the stamp stands in the path and not behind it."""
    shown = client.get("/").text
    [script] = re.findall(r'<script type="module" src="(/static/[0-9a-f]{8}/cafe\.js)">', shown)
    for name in MODULES:
        found = client.get(script.replace("cafe.js", name))
        assert found.status_code == 200 and "javascript" in found.headers["content-type"]
