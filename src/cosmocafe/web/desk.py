"""The designer's desk: numbers of a box in a form that knows their bounds and sources; simulate, see the report, play with them."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from itertools import groupby
from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from cosmocafe.core.author.numbers import Number, change_of
from cosmocafe.core.errors import BoxError, InputError
from cosmocafe.core.game import Game

from .desk_process import FILE, Wish, bot_of
from .guards import address
from .hindsight import for_scripts
from .pages import chosen_players
from .rooms.insight import Busy
from .rooms.seats import NewSeat
from .rooms.wishes import Simulation
from .store.rows import BOT, PERSON
from .visits import cafe_of, go, language, may_begin, page, visitor_of

GAMES = (1000, 4000, 10_000)  # that the form offers
FEWEST = 20
MOST_FIELDS = 3000
SHOWN = 14  # differences beside the report


class Field(NamedTuple):
    """A number in the form."""

    number: Number
    name: str  # what it is called inside its group
    value: str

    @property
    def is_changed(self) -> bool:
        """Whether it is not as printed."""
        return self.value != str(self.number.value)


class Fields(NamedTuple):
    """Numbers that belong together."""

    name: str
    fields: list[Field]

    @property
    def changed(self) -> int:
        """How many are not as printed."""
        return sum(field.is_changed for field in self.fields)


@lru_cache(maxsize=64)
def numbers_of(game: Game) -> dict[str, Number]:
    """All numbers of a game's box, for however many players."""
    return {number.key: number for players in game.players for number in game.numbers(players, game.trial_agreed)}


def fields_of(game: Game, given: dict[str, str]) -> list[Fields]:
    """All numbers of a game's box, by the first word of their keys."""
    all_ = [Field(one, ".".join(one.path[1:]) or key, given.get(key, str(one.value))) for key, one in numbers_of(game).items()]
    return [Fields(name, list(some)) for name, some in groupby(all_, key=lambda field: field.number.path[0])]


def given_in(form: FormData, game: Game) -> dict[str, str]:
    """What somebody wrote into the form, where it is not as printed."""
    numbers = numbers_of(game)
    found = {key: str(form.get(f"at:{key}", number.value)).strip() for key, number in numbers.items()}
    return {key: text for key, text in found.items() if text != str(numbers[key].value)}


def out_of_bounds(given: dict[str, str], game: Game) -> Number | None:
    """The first number that was given a value it cannot have."""
    numbers = numbers_of(game)
    return next(
        (numbers[key] for key, text in given.items() if not (is_whole(text) and numbers[key].least <= int(text) <= numbers[key].most)), None
    )


def is_whole(text: str) -> bool:
    """Whether a text is a whole number, and not too long."""
    return text.removeprefix("-").isascii() and text.removeprefix("-").isdecimal() and len(text) < 10


def wished(form: FormData, game: Game, given: dict[str, str]) -> Wish:
    """What is to be simulated; refuses what the box cannot take."""
    values = [(numbers_of(game)[key], int(text)) for key, text in given.items()]
    text = str(form.get("games", GAMES[0]))
    if not (text.isascii() and text.isdecimal() and len(text) < 6 and FEWEST <= int(text) <= GAMES[-1]):
        raise InputError(f"games are {FEWEST} to {GAMES[-1]:,}")
    wish = Wish(game.id, chosen_players(form, game), int(text), change_of(values))
    for players in game.players:
        game.new_box(players, game.trial_agreed, wish.change)
    return wish


async def show(request: Request) -> Response:
    """The form, as printed or as an earlier wish left it."""
    game = cafe_of(request).shelf.game(request.path_params["game"])
    found = await cafe_of(request).desk.found(of) if (of := request.query_params.get("of")) else None
    wish = found.wish if found else None
    changed = game.differences(wish.change) if wish and wish.change and wish.game == game.id else []
    players = wish.players if wish else next((count for count in game.players if count > 1), game.players[0])  # alone, nobody else wins
    return form(request, game, {place: str(value) for place, _, value in changed}, players=players)


def form(
    request: Request, game: Game, given: dict[str, str], status: int = 200, why: str = "", players: int = 0, wrong: str = ""
) -> Response:
    """The page of the form, perhaps with why it was refused and the number that is to blame."""
    words, groups = game.words(language(game, visitor_of(request))), fields_of(game, given)
    return page(
        request, "desk", status, game=game, words=words, groups=groups, why=why, wrong=wrong, counts=GAMES, chosen=players, bot=bot_of(game)
    )


async def begin(request: Request) -> Response:
    """Simulate what the form says; whoever cannot hears why and has the form still."""
    cafe = cafe_of(request)
    game = cafe.shelf.game(request.path_params["game"])
    async with request.form(max_files=0, max_fields=MOST_FIELDS) as sent:
        given, players = given_in(sent, game), str(sent.get("players", ""))
        seats = int(players) if players.isascii() and players.isdecimal() and len(players) < 3 else 0
        if beyond := out_of_bounds(given, game):
            bounds = visitor_of(request).say("desk.bounds", name=beyond.key, least=beyond.least, most=beyond.most)
            return form(request, game, given, 422, bounds, seats, beyond.key)
        try:
            id = await cafe.desk.begin(wished(sent, game, given), address(request))
        except (BoxError, InputError) as error:
            return form(request, game, given, 422, in_own_words(request, str(error)), seats, named_in(str(error), given))
        except Busy:
            return form(request, game, given, 429, visitor_of(request).say("desk.busy"), seats)
    return go(request, f"/desk/{game.id}/{id}")


def in_own_words(request: Request, why: str) -> str:
    """Why a box cannot be: whoever sits at the desk changed numbers, and wrote no file."""
    return why.replace(FILE, visitor_of(request).say("desk.your_changes"))


def named_in(why: str, given: dict[str, str]) -> str:
    """Which of the changed numbers an error speaks of, if it names one."""
    return max((key for key in given if key in why), key=len, default="")


async def looked_at(request: Request) -> Simulation | None:
    """The wish that a request names, and how it stands."""
    return await cafe_of(request).desk.looked_at(request.path_params["id"], address(request))


async def wished_for(request: Request) -> tuple[Game, Simulation]:
    """The same where there has to be one, of this game."""
    game, found = cafe_of(request).shelf.game(request.path_params["game"]), await looked_at(request)
    if found is None or found.wish.game != game.id:
        raise HTTPException(404)
    return game, found


async def result(request: Request) -> Response:
    """How far it is, or what came of it."""
    game, found = await wished_for(request)
    wish, spoken = found.wish, language(game, visitor_of(request))
    rows = found.rows.get(spoken, []) if found.rows else []
    return page(
        request,
        "desk_result",
        game=game,
        words=game.words(spoken),
        id=found.id,
        wish=wish,
        changed=game.differences(wish.change) if wish.change else [],
        done=found.rows is not None,
        rows=rows[:SHOWN],
        more=len(rows),
        running=found.running,
        failed=found.failed and in_own_words(request, found.failed),
    )


@for_scripts
async def progress(request: Request) -> Response:
    """How far it is; nothing when it is made no more."""
    found = await looked_at(request)
    return JSONResponse({"running": found.running if found else None}, headers={"cache-control": "no-store"})


async def report(request: Request) -> Response:
    """The report as a page of its own."""
    game, found = await wished_for(request)
    spoken = language(game, visitor_of(request))
    text = await cafe_of(request).desk.report(found.id, spoken) if found.rows is not None else None
    if text is None:
        raise HTTPException(404)
    text = with_way_back(text, f"/desk/{game.id}/{found.id}", visitor_of(request).say("desk.back"))
    return HTMLResponse(text, headers={"cache-control": "no-store"})


def with_way_back(text: str, where: str, said: str) -> str:
    """A report from which one comes back: a café on a phone's home screen has no other way."""
    return text.replace("<header>", f'<nav class="contents"><a href="{where}">← {escape(said)}</a></nav><header>', 1)


async def play(request: Request) -> Response:
    """A table with the changed box, against bots; only once it has been simulated, so that everybody knows that it can be played."""
    await may_begin(request)
    cafe, visitor, (game, found) = cafe_of(request), visitor_of(request), await wished_for(request)
    if found.rows is None:
        raise InputError("a table is opened with a changed box when it has been simulated")
    me = NewSeat(kind=PERSON, name=visitor.name or visitor.say("new.guest"), visitors=[visitor.id])
    bot = cafe.shelf.usual_bot
    others = [NewSeat(kind=BOT, name=visitor.say.bot_name(bot), bot=bot) for _ in range(found.wish.players - 1)]
    table = await cafe.openings.new_table(game.id, [me, *others], change=found.wish.change, adds=True)
    return go(request, f"/table/{table.id}")


routes = [
    Route("/desk/{game}", show),
    Route("/desk/{game}", begin, methods=["POST"]),
    Route("/desk/{game}/{id:key}", result),
    Route("/desk/{game}/{id:key}/progress", progress),
    Route("/desk/{game}/{id:key}/report", report),
    Route("/desk/{game}/{id:key}/play", play, methods=["POST"]),
]
