"""A language model's tools, used by a real client over standard input and output."""

from __future__ import annotations

import os
import re
import sys
from typing import Any

import anyio
import pytest
from mcp import ClientSession, StdioServerParameters, stdio_client

from cosmocafe.web.settings import Settings

from .servers import serving


async def said(session: ClientSession, tool: str, **given: Any) -> tuple[bool, str]:
    """Whether a tool refused, and what it said."""
    result = await session.call_tool(tool, given)
    return bool(result.is_error), "".join(getattr(part, "text", "") for part in result.content)


async def play(address: str) -> list[str]:
    """A model that takes the first answer, from the list of games to the end of a match; all that it read."""
    server = StdioServerParameters(command=sys.executable, args=["-m", "cosmocafe", "mcp", "--address", address], env=dict(os.environ))
    async with stdio_client(server) as (reading, writing), ClientSession(reading, writing) as session:
        await session.initialize()
        tools = {tool.name for tool in (await session.list_tools()).tools}
        assert tools == {"games", "new_match", "sit_down", "look", "answer", "rules"}
        read = [(await said(session, "games"))[1], (await said(session, "rules", game="kuhn_poker"))[1]]
        wrong: list[tuple[str, dict[str, Any]]] = [
            ("look", {"match": "nowhere"}),
            ("new_match", {"game": "chess", "opponents": ["random"]}),
        ]
        for tool, given in wrong:
            refused, why = await said(session, tool, **given)
            assert refused and why and "Traceback" not in why
        id = re.findall(r"match is (\S+);", (await said(session, "new_match", game="connect_four", opponents=["random"]))[1])[0]
        refused, why = await said(session, "answer", match=id, number=99)
        assert refused and "there is no answer 99: they are numbered 1 to 7" in why
        while "The match is over" not in read[-1]:
            refused, text = await said(session, "look", match=id)
            assert not refused
            read.append(text)
            if "are asked:" in text:
                assert not (await said(session, "answer", match=id, number=1))[0]
        return read


def test_a_model_plays_a_whole_match(settings: Settings) -> None:
    with serving(settings) as address:
        read = anyio.run(play, address)
    assert "connect_four" in read[0] and "bots, weakest first" in read[0]
    assert "Places by seat" in read[-1]
    assert any("  1  Drop into column 1" in text for text in read)


def test_a_café_that_is_not_there_is_said() -> None:
    from mcp.server.mcpserver.exceptions import ToolError

    from cosmocafe.talking import Api

    with pytest.raises(ToolError, match="does not answer"):
        Api("http://127.0.0.1:9").ask("/games")
