# Works with GNU make 3.81 (macOS) and later. `make help` lists the targets.

BIN := .venv/bin
REPORT := build/report
SITE := build/site
JOBS ?= 2
# Set to choose the interpreter of a new .venv: make test PYTHON=python3.12
PYTHON ?=
# Where a file of the repository is on the web, for the site: make docs CODE_URL='https://.../{path}#L{line}'
CODE_URL ?=
# `make lock UPGRADE=--upgrade` takes the newest versions; without it, pins that still fit are kept.
UPGRADE ?=
# Commands that start others by the hundred shall not compile everything anew in each.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: certify test lint prove compiled fuzz bench docs lock clean help

certify: .venv/.ready ## Certify the bundled engines; the report goes to build/report
	@$(BIN)/duelproof certify reference --report $(REPORT); status=$$?; \
	if [ -f $(REPORT)/report.html ]; then echo "The report is $(CURDIR)/$(REPORT)/report.html"; fi; \
	exit $$status

test: .venv/.ready ## Run all tests: the judge's, the engines', the scenarios and the properties
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

lint: .venv/.ready ## Check style, types, who imports whom, and that the engines can be compiled
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -c 'from reference.compiling import check; check()'

prove: .venv/.ready ## Try on wrong engines that every scenario and invariant can fail; features/ keeps the records
	$(BIN)/duelproof prove --no-survivors -n $(JOBS)

compiled: .venv/.ready-bench ## Compile the reference engines into build/compiled: python:reference:compiled plays more than twice as fast
	$(BIN)/python -c 'from reference.compiling import build; build()'
	$(BIN)/duelproof diff reference python:reference:compiled --games 1000 --total-limit 7200

fuzz: .venv/.ready ## Try 100,000 changed messages, tables, answers, bundles, files and verdicts (nightly; test tries 5,000)
	$(BIN)/python -m duelproof.tests.fuzz -n $(JOBS)

bench: .venv/.ready-bench ## Measure play-outs beside RLCard, scenarios, proofs; results in build/bench.json
	@mkdir -p build
	$(BIN)/duelproof bench --output build/bench.json --catalogue duel-masters=docs/examples/duel-masters-py/cards.toml

docs: .venv/.ready ## Build the rule book site in build/site, and regenerate docs/schema and docs/port
	$(BIN)/duelproof schema docs/schema
	for game in gate-ruler duel-masters dimension-zero; do $(BIN)/duelproof port --game $$game --output docs/port/$$game.md || exit; done
	$(BIN)/duelproof site $(SITE) $(if $(CODE_URL),--code-url '$(CODE_URL)')

lock: ## Refresh the lock files from pyproject.toml
	@$(find_python); "$$python" -m venv build/lock-tools
	@build/lock-tools/bin/python -m pip install --quiet --disable-pip-version-check uv
	$(compile) --group dev pyproject.toml --output-file requirements.lock
	$(compile) --group bench --constraints requirements.lock --output-file requirements-bench.lock

clean: ## Remove the environment and everything that was built
	rm -rf .venv build dist .hypothesis .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
	rm -f .coverage .coverage.*
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# Sets $python to the first interpreter that is new enough, or says plainly that there is none.
find_python = python=; \
	for candidate in $(PYTHON) python3 python3.13 python3.12 python3.11 python3.14 python; do \
		if "$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
			python=$$candidate; break; \
		fi; \
	done; \
	if [ -z "$$python" ]; then \
		echo "Duelproof needs Python 3.11 or newer and found none on PATH;" \
			"install one, or name it: make PYTHON=/path/to/python3.12" >&2; \
		exit 1; \
	fi

compile = build/lock-tools/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" $(UPGRADE)

pip = $(BIN)/python -m pip install --quiet --disable-pip-version-check

# The markers are newer than their lock exactly when the environment fits it. An environment that works is
# filled up in place; one whose interpreter is gone or too old is made anew.
.venv/.ready: requirements.lock
	@if ! $(BIN)/python -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
		$(find_python); echo "Making .venv with $$python"; "$$python" -m venv --clear .venv || exit 1; \
	fi
	@echo "Installing the locked dependencies into .venv"
	@$(pip) --require-hashes --requirement requirements.lock
	@$(pip) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.ready-bench: .venv/.ready requirements-bench.lock
	@echo "Installing RLCard for the comparison into .venv"
	@$(pip) --require-hashes --requirement requirements-bench.lock
	@touch $@
