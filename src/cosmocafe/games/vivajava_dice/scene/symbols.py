"""The symbols of the game: beans, dice, discs, cups, tokens and what they lie on."""

from __future__ import annotations

from pathlib import Path

from cosmocafe.draw.symbols import Pictures, Symbols

from ..vocabulary import ABILITY, BEAN, BLEND, COLOUR, FACE, FIRM, FLAVOR, TRACK, Ability, Blend, Colour, Firm, colour_of

SYMBOLS = Symbols(Path(__file__).with_suffix(".svg"))
use = SYMBOLS.use
SIGNS = {  # of the abilities whose sign is not called like their first word
    Ability.RE_ROLL: "reroll",
    Ability.BIG_BATCH: "batch",
    Ability.RESEARCH_BOOST: "boost",
    Ability.RESEARCH_PARTNERSHIP: "partner",
    Ability.PRESERVATIVE: "preserve",
    Ability.RED_TAPE: "tape",
    Ability.BRAND_LOYALTY: "loyalty",
}


def colour_class(colour: int) -> str:
    """The class that gives a bean, a cube, a stamp or a disc its colours."""
    return f"vj-c-{Colour(colour).name.lower()}"


def bean_symbol(colour: int) -> str:
    """The bean of a colour."""
    return f"vj-bean-{Colour(colour).name.lower()}"


def die_symbol(bean: int) -> str:
    """The face that a die shows: cubes are coffee dice, crystals flavor dice."""
    return f"vj-{'flavor' if bean >= FLAVOR else 'coffee'}-{Colour(colour_of(bean)).name.lower()}"


def sign_of(ability: int) -> str:
    """The word that the signs of an ability are called by."""
    return SIGNS.get(Ability(ability), Ability(ability).name.lower().partition("_")[0])


def intern_symbol(ability: int) -> str:
    """The portrait of an intern."""
    return f"vj-intern-{sign_of(ability)}"


def firm_symbol(firm: int) -> str:
    """The emblem of a corporation."""
    return f"vj-firm-{Firm(firm).name.lower()}"


def chip_symbol(colour: int) -> str:
    """A bean on its colour."""
    return f"vj-chip-{Colour(colour).name.lower()}"


PICTURES: Pictures = {  # of what sentences name
    COLOUR: chip_symbol,
    TRACK: chip_symbol,
    FACE: lambda face: die_symbol(FLAVOR + face),
    BEAN: die_symbol,
    ABILITY: lambda ability: f"vj-i-{sign_of(ability)} vj-sign",
    BLEND: lambda blend: f"vj-cup-{Blend(blend).name.lower()}",
    FIRM: firm_symbol,
    "pp": lambda points: "vj-pp",
}
