"""What a person is told before they choose: the best options and why, and a word before a clear mistake."""

from __future__ import annotations

from typing import Any

from .people import ME, Chair, Visitor, computer
from .serving import Process, awaited


async def asked_what_to_buy(anna: Visitor) -> Chair:
    info = await anna.set_table("thunderstone", [ME, computer()], seed="7")
    chair = await anna.open(info["id"])
    while chair.seen["decision"] is None or chair.seen["decision"]["kind"] != "buy":
        if chair.seen["decision"] is not None:
            keys = chair.options
            await chair.do("choose", ply=chair.ply, key=next((key for key in keys if key[0] == "village"), keys[0]))
        else:
            await chair.do("ping")
    return chair


@awaited
async def test_a_hint_names_the_best_options_with_figures_and_reasons(server: Process) -> None:
    async with Visitor(server.url) as anna:
        chair = await asked_what_to_buy(anna)
        best = (await chair.do("hint", ply=chair.ply))["hint"]["best"]
        assert len(best) == 3 and len({str(each["key"]) for each in best}) == 3
        for each in best:
            assert each["expected"][0].startswith("ts-worth-") and each["risk"][0] == "worth-risk"
            assert 1 <= len(each["reasons"]) <= 3
            assert all(said["say"][1]["points"] > 0 for said in each["reasons"])


@awaited
async def test_before_a_clear_mistake_there_is_a_word(server: Process) -> None:
    async with Visitor(server.url) as anna:
        chair = await asked_what_to_buy(anna)
        best: list[Any] = (await chair.do("hint", ply=chair.ply))["hint"]["key"]
        verdicts = {str(key): (await chair.do("check", ply=chair.ply, key=key))["verdict"] for key in chair.options}
        assert verdicts[str(best)] == {"ply": chair.ply, "chosen": None, "better": None}
        warned = {key: verdict for key, verdict in verdicts.items() if verdict["better"]}
        assert "['disease']" not in warned and 0 < len(warned) < len(verdicts)
        for key, verdict in warned.items():
            assert str(verdict["chosen"]["key"]) == key != str(verdict["better"]["key"])
        assert await chair.refused("check", ply=chair.ply, key=["nothing"]) == ("illegal", "this cannot be chosen now")
        assert await chair.refused("check", ply=chair.ply + 1, key=best) == (
            "stale",
            f"the table has moved on: it stands at move {chair.ply}, not {chair.ply + 1}",
        )
