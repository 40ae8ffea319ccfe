# Every target sets up what it needs. A machine with Python 3.11 (venv), make and git is enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

GAME ?=
ARGS ?=

.PHONY: play test lint bench lock clean help

play: $(READY)  ## Play a game in the terminal against computer players
	@$(BIN)/fabletop play $(GAME) $(ARGS)

test: $(READY)  ## Run every test
	$(BIN)/python -m pytest -n auto

lint: $(READY)  ## Check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(READY)  ## Print speed figures as JSON, with peers measured in the same run
	@$(BIN)/python bench/run.py

lock: $(READY)  ## Pin the newest allowed dependencies into the lock file
	$(BIN)/pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --strip-extras --allow-unsafe --generate-hashes --no-emit-index-url \
		--no-emit-trusted-host --no-emit-find-links --extra dev --upgrade --output-file requirements.lock pyproject.toml

help:  ## Say what there is
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:.*## /  /'

clean:  ## Remove what the other targets made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): requirements.lock pyproject.toml
	@echo "Setting up (once) ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Fabletop needs Python 3.11 or newer")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@
