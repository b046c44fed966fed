"""The pages: new table, table, rules, settings. Each is one small function over the café's doors."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from cosmocafe.bots import LEVELS
from cosmocafe.core.author.table import NOBODY
from cosmocafe.core.errors import CafeError, InputError
from cosmocafe.core.game import Game
from cosmocafe.core.howto import has_howto
from cosmocafe.core.lesson import has_lesson

from .cafe import Cafe
from .called import readable
from .fragments import fragment, templates
from .howto_text import howto_html
from .lobby_pages import card
from .manners_pages import terms_of
from .papers import on_paper
from .refusals import code_of
from .rooms.seats import NewSeat, clean
from .rooms.talk import PHRASES, PICTURES
from .rules_text import rules_html, rules_language
from .sockets import frame_of
from .store.rows import BOT, OPEN, PERSON, REMOVED
from .visitors import CHOICES, YES, Visitor
from .visits import cafe_of, go, keep_up, language, may_begin, page, preferring, rename, told, visitor_of

HOME = "/"
templates.globals.update(has_howto=has_howto, has_lesson=has_lesson)
FIRST_MATCHES = 3  # of a game, in which beginners see tips
COACH = "easy"  # whose face the coach has


async def new(request: Request) -> Response:
    """The form of a new table."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    game = cafe.shelf.game(request.path_params["game"])
    return page(
        request,
        "new",
        game=game,
        words=game.words(language(game, visitor)),
        bots=cafe.shelf.bots,
        usual=cafe.shelf.usual_bot,
        levels=LEVELS,
        card=card(game, visitor),
    )


async def learn(request: Request) -> Response:
    """Put up the prepared table of a lesson."""
    await may_begin(request)
    cafe, visitor = cafe_of(request), visitor_of(request)
    me = NewSeat(kind=PERSON, name=visitor.name or visitor.say("new.guest"), visitors=[visitor.id])
    rivals = [NewSeat(kind=BOT, name=visitor.say.bot_name(bot), bot=bot) for bot in cafe.shelf.bots if bot != COACH]
    table = await cafe.openings.new_lesson(request.path_params["game"], me, rivals)
    return go(request, f"/table/{table.id}")


async def open_table(request: Request) -> Response:
    """Put up the table that a form asks for."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    async with request.form(max_files=0, max_fields=60) as form:
        await may_begin(request, public="public" in form)
        game = cafe.shelf.game(request.path_params["game"])
        seats = [seat_of(form, number, visitor) for number in range(chosen_players(form, game))]
        agreed = {one.name: value for one in game.agreements if (value := str(form.get(f"agreed-{one.name}", "")).strip())}
        opener = next((number for number, seat in enumerate(seats) if visitor.id in seat.visitors), NOBODY)
        table = await cafe.openings.new_table(
            game.id,
            seats,
            dict(agreed),
            public="public" in form,
            hints="without_hints" not in form,
            terms=terms_of(form, opener),
            adds=True,
            free_talk="free_talk" in form,
        )
        rename(request, str(form.get("name-0", "")))
    return go(request, f"/table/{table.id}")


def chosen_players(form: FormData, game: Game) -> int:
    """How many players the form names."""
    text, counts = str(form.get("players", game.players[0])), {str(count): count for count in game.players}
    if text not in counts:
        raise InputError(f"{game.id} is for {' or '.join(counts)} players")
    return counts[text]


def seat_of(form: FormData, number: int, visitor: Visitor) -> NewSeat:
    """The seat that the form describes."""
    kind, name = str(form.get(f"seat-{number}", "friend")), clean(str(form.get(f"name-{number}", "")))
    say = visitor.say
    if kind == "me":
        return NewSeat(kind=PERSON, name=name or visitor.name or say("new.guest"), visitors=[visitor.id])
    if kind == "screen":
        return NewSeat(kind=PERSON, name=name or say("new.neighbour"), visitors=[visitor.id])
    if kind.startswith("bot:"):
        return NewSeat(kind=BOT, name=say.bot_name(kind[4:]), bot=kind[4:])
    return NewSeat(kind=OPEN, name=say("new.guest"))


async def table(request: Request) -> Response:
    """The table, drawn for the visitor's seat."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    found = await cafe.tables.find(request.path_params["id"])
    if found.is_record:
        return go(request, f"/replay/{found.id}")
    if found.course.ended == REMOVED:
        return told(request, visitor.say("manners.removed"), visitor.say("manners.removed_why"), 410)
    found.refuse_closed()
    mine, spoken = found.seats_of(visitor.id), language(found.game, visitor)
    eyes = mine[0] if len(mine) == 1 else -1
    frame = await frame_of(cafe, found, eyes, spoken, mine, tall=visitor.tall)
    return page(
        request,
        "table",
        table=found,
        frame=frame,
        mine=[readable(found.seats, visitor.language)[seat] for seat in mine],
        words=found.game.words(spoken),
        changed=found.game.differences(found.match.change) if found.match.change else [],
        bots=cafe.shelf.bots,
        me=cafe.talk.sign(visitor.id),
        phrases=PHRASES,
        pictures=PICTURES,
        papers=await on_paper(cafe, found, spoken),
        tips=await wants_tips(cafe, visitor, found.game.id),
        tournament=await cafe.crew.read(cafe.contests.book.of_match, found.id),
    )


async def wants_tips(cafe: Cafe, visitor: Visitor, game: str) -> bool:
    """Whether tips stand at the questions: as the visitor chose, else in the first matches of a game."""
    if visitor.chosen["tips"]:
        return visitor.chosen["tips"] == YES
    return await cafe.crew.read(cafe.store.count_of_visitor, visitor.id, [game]) <= FIRST_MATCHES


async def rematch(request: Request) -> Response:
    """The same people once more."""
    await may_begin(request)
    cafe, visitor = cafe_of(request), visitor_of(request)
    other = await cafe.openings.rematch(await cafe.tables.find(request.path_params["id"]), visitor.id)
    return go(request, f"/table/{other.id}")


async def rules(request: Request) -> Response:
    """The rules of a game."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    game = cafe.shelf.game(request.path_params["game"])
    return page(request, "rules", game=game, words=game.words(language(game, visitor)), rules=await written_rules(cafe, game, visitor))


async def written_rules(cafe: Cafe, game: Game, visitor: Visitor) -> str:
    """The rules as the visitor can read them best."""
    html = await cafe.crew.draw(rules_html, game, visitor.language)
    return fragment("rules", say=visitor.say, rules=html, rules_language=rules_language(game, visitor.language))


async def howto(request: Request) -> Response:
    """How to play a game, in prose with pictures."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    game = cafe.shelf.game(request.path_params["game"])
    if not has_howto(game):
        raise HTTPException(404)
    spoken = language(game, visitor)
    html = await cafe.crew.draw(howto_html, game, spoken)
    return page(request, "howto", game=game, words=game.words(spoken), html=html)


async def rules_text(request: Request) -> Response:
    """The rules alone, for the panel at the table; fetched when somebody opens it."""
    cafe, visitor = cafe_of(request), visitor_of(request)
    shown = await written_rules(cafe, cafe.shelf.game(request.path_params["game"]), visitor)
    return HTMLResponse(shown, headers={"cache-control": "private, max-age=600", "vary": "cookie, accept-language"})


async def settle(request: Request) -> Response:
    """Choose a name, or what else a visitor may prefer."""
    async with request.form(max_files=0, max_fields=12) as form:
        rename(request, str(form.get("name", "")))
        back = str(form.get("here", HOME))
        response = go(request, back if back.startswith("/") and not back.startswith(("//", "/\\")) else HOME)
        chosen = {name: str(form[name]) for name, allowed in CHOICES.items() if form.get(name) in allowed}
    await keep_up(request, chosen)
    return preferring(request, response, chosen)


def error_page(request: Request, error: Exception) -> Response:
    """What went wrong, in the visitor's words."""
    say = visitor_of(request).say
    if isinstance(error, CafeError):
        code, status = code_of(error)
        title = say("page.not_found" if status == 404 else "page.refused")
        return told(request, title, say(f"errors.{code}", why=str(error)), status)
    status = error.status_code if isinstance(error, HTTPException) else 500
    kind = {404: "not_found", 405: "not_found", 429: "too_much"}.get(status, "refused" if status < 500 else "broken")
    shown = told(request, say(f"page.{kind}"), say(f"page.{kind}_why") if kind != "refused" else "", status)
    shown.headers.update((error.headers or {}) if isinstance(error, HTTPException) else {})
    return shown


routes = [
    Route("/games/{game}/howto", howto),
    Route("/games/{game}/rules", rules),
    Route("/games/{game}/rules/text", rules_text),
    Route("/new/{game}", new),
    Route("/new/{game}", open_table, methods=["POST"]),
    Route("/learn/{game}", learn, methods=["POST"]),
    Route("/table/{id:key}", table),
    Route("/table/{id:key}/rematch", rematch, methods=["POST"]),
    Route("/settings", settle, methods=["POST"]),
]
