# make play         set everything up and open the café in a browser; with HOST=0.0.0.0 friends in the same network can join
# make test         set everything up and run every check; the same as .ci/run
# make lint types imports   the checks without the tests: ruff, mypy, import contracts
# make alone        how long a page is busy, on a machine where nothing else runs
# make quick        the tests without whole matches in a browser, crashes and load
# make screenshots  pictures of every game for docs/pictures
# make docs         the documentation as a site: build/site/index.html
# make pythons      try the wheel with every Python from 3.11 that is found
# make wheel        the package for others: dist/*.whl
# make lock         set up anew with the newest versions, and write them to requirements.lock
.PHONY: play test quick alone lint types imports docs pythons wheel tests browser postgres gnubg learning screenshots lock clean help

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
BIN := .venv/bin
SIDE_BY_SIDE := -n auto --maxprocesses 4 --dist loadgroup

help:
	@grep -E '^# make' Makefile | cut -c3-

.venv/ready: pyproject.toml requirements.lock scripts/set-up
	PYTHON=$(PYTHON) scripts/set-up

.venv/playable: pyproject.toml requirements.lock scripts/set-up
	PYTHON=$(PYTHON) scripts/set-up play

play: .venv/playable
	$(BIN)/cosmocafe serve --browser --host $(HOST) --port $(PORT)

test: lint types imports docs tests pythons

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready learning
	$(BIN)/mypy

imports: .venv/ready
	$(BIN)/lint-imports

docs: .venv/ready
	$(BIN)/python scripts/make-docs

pythons: .venv/ready
	$(BIN)/python scripts/test-pythons

wheel: .venv/ready
	$(BIN)/python -m build --no-isolation --wheel

browser postgres gnubg:
	scripts/set-up-debian $@

learning: .venv/ready
	scripts/set-up-learning

tests: .venv/ready browser postgres gnubg learning
	scripts/test-twice $(SIDE_BY_SIDE) -m "not slow"
	scripts/test-twice -n 2 --dist loadgroup -m "slow and not alone"

quick: .venv/ready
	$(BIN)/pytest $(SIDE_BY_SIDE) -m "not slow"

alone: .venv/ready browser
	$(BIN)/pytest -m alone

screenshots: .venv/ready browser
	$(BIN)/python -m bench.screenshots

lock:
	PYTHON=$(PYTHON) scripts/lock

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
