# Needs Python 3.11 or newer and make. Everything else is installed into .venv on first use.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/.ready
PIP    := $(BIN)/python -m pip --disable-pip-version-check
CLIENT := src/stavka/client
PAGE   := $(CLIENT)/dist/index.html
# One more than there are cores: browser tests wait more than they work.
WORKERS = $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')

# What was compiled is kept, whatever the environment says: else each process compiles all of it anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play client browser test soak lint format bench bench-table screenshots wheel lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) $(PAGE) ## play in the browser: starts the server on this machine and opens the page
	@$(BIN)/stavka serve

client: $(READY) $(PAGE) ## build the page that the server serves

browser: ## see that there is a Chromium for the browser tests; on Debian, install it
	@for name in chromium chromium-browser google-chrome; do command -v $$name >/dev/null && exit 0; done; \
	if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
		echo "Installing Chromium for the browser tests"; \
		apt-get update --quiet=2 && \
		DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --no-install-recommends chromium >/dev/null; \
	else \
		echo "The browser tests need Chromium, and there is none on the PATH. Install it first." >&2; exit 1; \
	fi

test: $(READY) $(PAGE) browser ## run the tests, all but the long ones
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not soak"

soak: $(READY) $(PAGE) browser ## many whole games: random play, replay, invariants
	$(BIN)/pytest -n auto --dist worksteal -m soak
	for game in $$($(BIN)/python -c 'import stavka; print(*stavka.GAMES)'); do \
		$(BIN)/stavka simulate $$game --games 200 || exit 1; \
	done

lint: $(READY) ## style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python tools/build_client.py check

format: $(READY) ## put the code in the house style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(READY) ## measure the engine
	$(BIN)/stavka bench

bench-table: $(READY) $(PAGE) browser ## measure the server and the page
	$(BIN)/python tools/bench_server.py
	$(BIN)/python -m tools.bench_page

screenshots: $(READY) $(PAGE) browser ## draw the pictures of the README anew
	$(BIN)/python tools/screenshots.py
	$(BIN)/python -m tools.page_pictures

wheel: $(READY) $(PAGE) ## build the package, with the page in it
	rm -rf dist
	$(BIN)/python -m hatchling build -t wheel

lock: ## write requirements.lock anew from pyproject.toml (needs uv)
	uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header --upgrade --quiet --output-file requirements.lock

clean: ## remove the environment, builds and caches
	rm -rf $(VENV) $(CLIENT)/dist $(CLIENT)/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
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

# The page is built anew when its sources or the structs that go over the wire have changed.
$(PAGE): $(READY) $(shell find $(CLIENT) -path $(CLIENT)/node_modules -prune -o -path $(CLIENT)/dist -prune -o \
		-type f ! -name wire.ts ! -name openapi.json -print) \
		src/stavka/server/wire.py src/stavka/kernel/views.py src/stavka/kernel/charts.py src/stavka/render/layout.py
	$(BIN)/python tools/build_client.py
	@touch $@
