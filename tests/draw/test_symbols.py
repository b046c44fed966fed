"""Symbols: drawn once, used and placed by scenes, carried by a picture that stands alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from cosmocafe.core.errors import DeclarationError
from cosmocafe.core.found import find_game, installed_games
from cosmocafe.draw.areas import Area
from cosmocafe.draw.svg import drawing
from cosmocafe.draw.symbols import Look, Symbols, at

from .reading import parsed

FILE = """<svg xmlns="http://www.w3.org/2000/svg"><style>.t-red{--f:red}</style>
<defs><linearGradient id="t-gold"><stop offset="0" stop-color="gold"/></linearGradient><clipPath id="t-round"><circle r="1"/></clipPath>
<symbol id="t-bean" viewBox="0 0 40 20"><circle r="9" fill="var(--f)"/></symbol></defs>
<symbol id="t-cup" viewBox="0 0 64 64"><g id="t-rim"><use href="#t-bean"/><rect fill="url(#t-gold)"/></g></symbol>
<symbol id="t-hat" viewBox="0 0 64 64"><use href="#t-rim" clip-path="url(#t-round)"/></symbol>
<!-- a specimen --><use href="#t-cup"/></svg>"""


@pytest.fixture
def symbols(tmp_path: Path) -> Symbols:
    file = tmp_path / "symbols.svg"
    file.write_text(FILE, encoding="utf-8")
    return Symbols(file)


def test_a_symbol_is_used_at_a_place(symbols: Symbols) -> None:
    assert symbols.use("t-cup", 1, 2, 30) == '<use href="#t-cup" x="1" y="2" width="30" height="30"/>'
    assert 'class="t-red"' in symbols.use("t-bean", *at(Area(0, 0, 20, 10)), class_="t-red")
    assert at(Area(0, 0, 20, 10)) == (5, 0, 10, 10)


def test_a_symbol_that_is_not_there_is_named(symbols: Symbols) -> None:
    with pytest.raises(DeclarationError, match=r"symbols\.svg has no symbol 't-pot'"):
        symbols.use("t-pot", 0, 0, 1)


def test_what_a_symbol_is_made_of_comes_with_it(symbols: Symbols) -> None:
    assert symbols.needed(symbols.use("t-bean", 0, 0, 1)) == ["t-bean"]
    assert symbols.needed(symbols.use("t-cup", 0, 0, 1)) == ["t-gold", "t-bean", "t-cup"]
    assert symbols.needed(symbols.use("t-hat", 0, 0, 1)) == ["t-gold", "t-round", "t-bean", "t-cup", "t-hat"]


def bare(symbols: Symbols, name: str) -> str:
    said = {"scope": "cosmocafe test", "label": "", "description": "", "clickable": False}
    return drawing(symbols.use(name, 0, 0, 9), width=9, height=9, **said)  # type: ignore[arg-type]


def test_a_picture_alone_carries_what_it_uses_and_a_page_carries_all(symbols: Symbols) -> None:
    look = Look("test", {".own": "fill:red"}, symbols)
    whole = look.whole(bare(symbols, "t-bean"))
    parsed(whole)
    assert '<symbol id="t-bean"' in whole
    assert "t-cup" not in whole
    for style in (".t-red", ".cosmocafe.test .own", "prefers-color-scheme"):
        assert style in whole
        assert style in look.page
        assert style not in bare(symbols, "t-bean")
    parsed(look.page)
    assert all(f'id="{id}"' in look.page for id in ("t-gold", "t-round", "t-bean", "t-cup", "t-hat"))
    assert look.page.count("t-cup") == 1  # the specimen stays at home


def test_a_portrait_has_the_shape_of_its_symbol(symbols: Symbols) -> None:
    root = parsed(symbols.portrait("t-bean", "t-red"))
    assert root.attrib["viewBox"] == "0 0 40 20"
    assert root[0].attrib["class"] == "t-red"


@pytest.mark.parametrize(
    "harm", ["<script/>", '<rect onload="x"/>', '<use href="https://a.example/x.svg#y"/>', "<foreignObject/>", "<image/>"]
)
def test_a_symbol_does_nothing_but_draw(tmp_path: Path, harm: str) -> None:
    file = tmp_path / "symbols.svg"
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg"><symbol id="x">{harm}</symbol></svg>', encoding="utf-8")
    with pytest.raises(DeclarationError, match=r"symbols\.svg"):
        Symbols(file).use("x", 0, 0, 1)


def test_games_that_share_a_page_share_no_symbol_by_chance() -> None:
    looks = {name: find_game(name).look for name in installed_games()}
    ids = [id for look in looks.values() if isinstance(look, Look) for id in look.symbols.parts]
    assert len(ids) == len(set(ids))


def test_every_symbol_of_a_game_is_whole() -> None:
    for name in installed_games():
        look = find_game(name).look
        if isinstance(look, Look):
            parsed(look.page)
            assert look.symbols.needed(look.page)  # nothing is used that is not there
