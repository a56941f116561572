# Needs Python 3.11 or newer and make. Everything else is installed into .venv on first use.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
PIP    := $(BIN)/python -m pip --disable-pip-version-check

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test soak lint format bench screenshots lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) ## play a game in the terminal
	@$(BIN)/stavka play

test: $(READY) ## run the tests, all but the long ones
	$(BIN)/pytest -n auto -m "not soak"

soak: $(READY) ## many whole games: random play, replay, invariants
	$(BIN)/pytest -n auto -m soak
	$(BIN)/stavka simulate race-for-berlin --games 200

lint: $(READY) ## style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(READY) ## put the code in the house style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(READY) ## measure the engine
	$(BIN)/stavka bench

screenshots: $(READY) ## draw the pictures of the README anew
	$(BIN)/python tools/screenshots.py

lock: ## write requirements.lock anew from pyproject.toml (needs uv)
	uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header --upgrade --quiet --output-file requirements.lock

clean: ## remove the environment, builds and caches
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -type d -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# The environment: exact versions checked by hash, then Stavka itself, editable, with nothing more to download.
$(READY): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Stavka needs Python 3.11 or newer, and '$(PYTHON)' is not:" >&2; \
		$(PYTHON) --version >&2; \
		echo "Name another one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; \
		exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --quiet --require-hashes --requirement requirements.lock
	$(PIP) install --quiet --no-deps --no-build-isolation --editable .
	@touch $@
