"""The app: its routes, its errors, and the page around them. What a table is and may do: `house` and `table`."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from ..games import games
from ..kernel import FabletopError, PackError, RulesError
from .doors import Doors
from .errors import Forbidden, Unknown
from .guests import Guests, client_of
from .house import House
from .limits import SmallBodies
from .metrics import Metrics
from .owners_packs import HIDDEN_PACK, packs_by_game
from .routes import routes
from .store import Store
from .trouble import out_of_order, trouble
from .visitors import Visitors
from .waking import Halted

log = logging.getLogger("fabletop.server")
CLIENT = Path(__file__).parent.parent / "client"  # the built browser client
NOT_BUILT = "The browser client has not been built. In a checkout: make client."
PULSE = 2.0  # seconds in which a database that is well answers
FIRST_PAGE = 1.0  # seconds in which nothing else is done
ROUND_OF_SLEEP = 60.0  # seconds between two looks for idle tables


def make_app(
    db: str,
    *,
    processes: int = 1,
    packs: Sequence[Path | str] = (),
    names: Sequence[str] = (),
    door: tuple[str, int] | None = None,
) -> FastAPI:
    """`door` is the host and the port that it will listen at, if they are known."""
    by_game = packs_by_game(packs)  # a pack that fits no game is refused here
    guests, metrics = Guests(), Metrics()
    store = Store(db)  # a database that cannot be opened is refused here, not when the server runs

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.visitors = Visitors(store.signing_key())
        app.state.house = house = House(store, processes, by_game, guests, metrics, door)
        house.inspected = inspecting = asyncio.create_task(_inspect(house))
        sleeper = asyncio.create_task(_sleep_now_and_then(house))
        warming = asyncio.create_task(_warm_up(house))
        yield
        sleeper.cancel()
        warming.cancel()
        inspecting.cancel()
        await _keep(house)
        house.close()

    app = FastAPI(
        title="Fabletop",
        description="Tables of fantasy board games. The WebSocket protocol stands in docs/protocol.md.",
        version="1",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        routes=list(routes.routes),  # a router that is included makes each of its routes a second time
    )
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(SmallBodies)
    app.add_middleware(Doors, guests=guests, metrics=metrics, names=names)
    app.state.guests = guests
    _add_errors(app)
    _add_signs(app)
    _add_client(app)
    return app


async def _warm_up(house: House) -> None:
    """Once the first page has been shown, make ready what the first game needs."""
    await asyncio.sleep(FIRST_PAGE)
    if not gc.isenabled():  # `serve` let it rest; what has been loaded since then stays, and need not be gone through
        gc.freeze()
        gc.enable()
    await house.thinkers.warm_up()
    for game in games():
        await asyncio.to_thread(house.open, game)


async def _sleep_now_and_then(house: House) -> None:
    while True:
        await house.look_around()
        await asyncio.sleep(ROUND_OF_SLEEP)
        await _keep(house)
        house.sleep(time.monotonic())


async def _keep(house: House) -> None:
    """Tables go on without checkpoints, too: nobody waits for one."""
    try:
        await house.keep()
    except Exception:
        log.exception("checkpoints could not be kept")


async def _inspect(house: House) -> None:
    try:
        await house.inspect()
    except Exception:
        log.exception("it could not be found out which tables can go on")


# -- errors ----------------------------------------------------------------------------------------


def _add_errors(app: FastAPI) -> None:
    def answer(status: int, error: str, message: str) -> JSONResponse:
        return JSONResponse({"error": error, "message": message}, status)

    @app.exception_handler(FabletopError)
    async def ours(request: Request, error: FabletopError) -> JSONResponse:
        if isinstance(error, PackError):
            log.error("a pack cannot be read: %s", error)  # with its path, which is the host's alone
            return answer(400, "refused", HIDDEN_PACK)
        for kind, status, code in ((Unknown, 404, "unknown"), (Forbidden, 403, "forbidden"), (Halted, 409, "aside")):
            if isinstance(error, kind):
                return answer(status, code, str(error))
        return answer(400, "refused", str(error))

    @app.exception_handler(RulesError)
    async def rules_failed(request: Request, error: RulesError) -> JSONResponse:
        return answer(500, "rules", str(error))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        parts = []
        for each in error.errors()[:5]:
            where = ".".join(str(part) for part in each["loc"][1:])
            parts.append(f"{where}: {each['msg']}" if where else str(each["msg"]))
        return answer(422, "invalid", "; ".join(parts))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> JSONResponse:
        return answer(error.status_code, "http", str(error.detail))

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> JSONResponse:
        return answer(503 if out_of_order(error) else 500, "server", trouble(error))


# -- signs of life ---------------------------------------------------------------------------------


def _add_signs(app: FastAPI) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        """Whether the server answers and its database does."""
        house: House = app.state.house
        try:
            async with asyncio.timeout(PULSE):
                await house.in_store(house.store.pulse)
        except Exception as error:
            return JSONResponse({"status": "ill", "message": trouble(error)}, 503)
        return JSONResponse({"status": "well"})

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """Figures for Prometheus: for this machine only."""
        if not house_of(request).guests.of(client_of(request.scope)).trusted:
            raise Forbidden("the figures of this server are for its own machine")
        house = house_of(request)
        told = house.metrics.text(
            awake=len(house.tables), connections=house.guests.connections, waiting=house.store_waiting
        )
        return PlainTextResponse(told, media_type="text/plain; version=0.0.4")


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


# -- the client ------------------------------------------------------------------------------------


class Assets(StaticFiles):
    """Files whose names change with their content may be kept forever."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


def _add_client(app: FastAPI) -> None:
    app.mount("/assets", Assets(directory=CLIENT / "assets", check_dir=False), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    def page(path: str) -> Response:
        """One page for all addresses; the client finds its way."""
        if path.startswith("api/") or "\0" in path:
            raise HTTPException(404, f"there is nothing at /{path}")
        if "." in path.rpartition("/")[2]:
            with contextlib.suppress(OSError):  # a name that no file can have
                file = (CLIENT / path).resolve()  # "//etc/x.conf" is a path of its own
                if file.is_relative_to(CLIENT.resolve()) and file.is_file():
                    return FileResponse(file)
            raise HTTPException(404, f"there is nothing at /{path}")
        if not (CLIENT / "index.html").is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        return FileResponse(CLIENT / "index.html", headers={"cache-control": "no-cache"})
