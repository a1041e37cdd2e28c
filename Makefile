# make serve   installs what the page needs and runs it
# make test    installs what the tests need, a browser included, and runs them
# make check   style, types, and the rule texts
# make bench   figures, as ratios; never fails on a time
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PORT ?= 8077
WHOOSH ?= whoosh

.PHONY: serve test check bench clean

serve: $(VENV)/.installed
	$(BIN)/judgekit serve --port $(PORT)

test: $(VENV)/.test
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest --numprocesses auto --dist loadfile

check: $(VENV)/.test
	$(BIN)/ruff check judgekit tests scripts benchmarks
	$(BIN)/ruff format --check --quiet judgekit tests scripts benchmarks
	$(BIN)/mypy
	$(BIN)/judgekit rules --check
	$(BIN)/judgekit lesson --check
	$(BIN)/python scripts/vocabulary.py --check

bench: $(VENV)/.bench
	$(BIN)/python -m benchmarks.search
	$(BIN)/python -m benchmarks.engine
	$(BIN)/python -m benchmarks.random_play
	$(BIN)/python -m benchmarks.starter_games --games 100
	$(BIN)/python -m benchmarks.page

$(VENV)/bin/python:
	sh scripts/venv.sh $(PYTHON) $(VENV)

$(VENV)/.installed: $(VENV)/bin/python pyproject.toml setup.py
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	sh scripts/offline.sh $(BIN)
	@touch $@

$(VENV)/.test: $(VENV)/bin/python pyproject.toml setup.py
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	test "$(WHOOSH)" = whoosh || { $(BIN)/python -m pip uninstall --quiet --yes whoosh; $(BIN)/python -m pip install --quiet $(WHOOSH); }
	sh scripts/browser.sh
	sh scripts/offline.sh $(BIN)
	@touch $@ $(VENV)/.installed

$(VENV)/.bench: $(VENV)/.test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@

clean:
	rm -rf $(VENV) build dist *.egg-info
