# make play   set everything up and start a game
# make test   set everything up and run every check; the same as .ci/run
.PHONY: play test check lint types imports tests lock clean help

PYTHON ?= python3
BIN := .venv/bin

help:
	@grep -E '^# make' Makefile | cut -c3-

.venv/ready: pyproject.toml requirements.lock scripts/set-up
	PYTHON=$(PYTHON) scripts/set-up

play: .venv/ready
	$(BIN)/cosmocafe play star_stations

test: lint types imports tests

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/ready
	$(BIN)/mypy

imports: .venv/ready
	$(BIN)/lint-imports

tests: .venv/ready
	$(BIN)/pytest

lock: .venv/ready
	scripts/lock

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis
