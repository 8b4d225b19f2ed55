# Two commands do everything on a fresh machine: `make run` and `make test`.
# `make` alone prints this menu.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCKS := config/locks
ARGS ?=
TEST_PACKAGES := chromium mosquitto openssl pg_ctlcluster:postgresql systemd-analyze:systemd aplay:alsa-utils espeak-ng gcc:build-essential ip:iproute2 pdftoppm:poppler-utils

# Tests start many processes: each would compile every module again where this is set.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := menu
.PHONY: menu run test test-suites coverage test-long test-kills test-powercut test-disk test-kernel test-home test-network fuzz soak bench bench-floods bench-moves bench-bots bench-page check format page lock contract pictures clean
.PHONY: deb release test-deb

menu: ## print this menu
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: $(VENV)/run page ## set up and run the box: a virtual one in the browser (ARGS="--config FILE")
	$(BIN)/totembox run $(ARGS)

test: $(VENV)/dev page ## set up and run the tests (ARGS="-k words")
	.ci/system $(TEST_PACKAGES)
	$(BIN)/python dashboard/build.py --run test
	$(BIN)/python -m pytest --numprocesses auto --dist worksteal $(ARGS)

test-suites: $(VENV)/dev page ## what takes longer: hidden information, fuzz, kills, disk, network, and most tests of pages
	.ci/system $(TEST_PACKAGES)
	$(BIN)/python -m pytest -m suite --numprocesses auto --dist worksteal $(ARGS)

coverage: $(VENV)/dev page ## the same tests, with branch coverage
	.ci/system $(TEST_PACKAGES)
	$(BIN)/coverage run -m pytest $(ARGS)
	$(BIN)/coverage report --skip-covered --skip-empty

test-long: $(VENV)/dev ## the long suites: a million grabs, ten thousand matches, a thousand tables against their model
	$(BIN)/python -m pytest -m long --timeout=0 $(ARGS)

test-kills: $(VENV)/dev ## kill boxes 10,000 times at random moments: nothing is lost or doubled (ARGS="--kills 200 --seed 7")
	.ci/system mosquitto
	$(BIN)/python -m tests.kills $(ARGS)

test-powercut: $(VENV)/dev ## cut the power of boxes in virtual machines 200 times: nothing is lost or doubled (ARGS="--cuts 10 --seed 7")
	$(BIN)/python -m tests.powercut $(ARGS)

test-disk: $(VENV)/dev ## every call of the journal on the disk fails once, in turn: play goes on, nothing is lost
	.ci/system gcc:build-essential
	$(BIN)/python -m tests.disk.suite

test-kernel: $(VENV)/dev ## the drivers of the Pi in a virtual machine with a real kernel (ARGS="-k words")
	$(BIN)/python -m tests.kernel.vm $(ARGS)

test-deb: $(VENV)/dev page ## the Debian package in real Debians under systemd: installed, upgraded in a match, purged
	.ci/system mosquitto
	$(BIN)/python -m tests.deb $(ARGS)

test-network: $(VENV)/dev page ## a box and a phone's page in networks of their own, with bad Wi-Fi between them
	.ci/system chromium mosquitto ip:iproute2
	$(BIN)/python -m tests.network

fuzz: $(VENV)/dev $(VENV)/fuzz ## every parser under hypothesis and atheris (ARGS="--seconds 600 --only words")
	$(BIN)/python -m tests.fuzz $(ARGS)

soak: $(VENV)/dev page ## play a box for a million events: nothing may grow (ARGS="--minutes 30 --broker nats")
	.ci/system mosquitto
	$(BIN)/python -m tests.soak $(ARGS)

test-home: $(VENV)/dev ## validate the discovery by Home Assistant's own schemas, in its own environment (large)
	$(BIN)/totembox home-assistant show | $(BIN)/uv run --no-project --isolated --python 3.13 \
		--with homeassistant --with paho-mqtt tests/home_assistant/validate_discovery.py

bench: $(VENV)/dev $(VENV)/bench page ## measure everything beside yardsticks and by its size; writes docs/benchmarks.md (ARGS="--only press")
	.ci/system mosquitto
	$(BIN)/python dashboard/build.py --run bench-peers
	$(BIN)/python -m tests.bench $(ARGS)

bench-moves: $(VENV)/dev ## what one move and one press cost the box, game by game: listings, views, publishes, bytes, time
	$(BIN)/python -m tests.bench.move_costs $(ARGS)

bench-floods: $(VENV)/dev ## press to lamp and an honest phone while guests flood the box
	.ci/system mosquitto
	$(BIN)/python -m tests.bench.floods $(ARGS)

bench-bots: $(VENV)/dev ## how often the hard bot wins (two hours)
	$(BIN)/python -m tests.engines.top_totem.strength --against greedy
	$(BIN)/python -m tests.engines.top_totem.strength --against random

bench-page: $(VENV)/dev page ## how soon the phone page is usable over fast 3G, beside a page of one word
	.ci/system chromium mosquitto
	$(BIN)/python -m tests.bench.page_load

check: $(VENV)/dev page ## ruff, mypy, pyright, import-linter, the contract, tsc, biome
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	MYPYPATH=.ci/release $(BIN)/mypy .ci/release/*.py
	$(BIN)/python dashboard/build.py --run pyright
	$(BIN)/lint-imports
	$(BIN)/python -m firmware_host.wire.contract docs/contract --check
	$(BIN)/python dashboard/build.py --run check

format: $(VENV)/dev page ## put Python, TypeScript and CSS in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python dashboard/build.py --run format

deb: $(VENV)/run page ## build the Debian packages in dist (ARGS="--architecture arm64")
	.ci/system dpkg-deb:dpkg
	$(BIN)/python .ci/release/deb.py $(ARGS)

release: $(VENV)/run page ## sdist, wheel, Debian packages, SBOM and checksums in dist/VERSION (ARGS=--draft before it is ready)
	.ci/system dpkg-deb:dpkg git
	$(BIN)/python .ci/release/release.py $(ARGS)

page: $(VENV)/run ## build the phone page, if its sources are newer than what is built
	@$(BIN)/python dashboard/build.py --has-node || $(PIP) install --require-hashes --requirement $(LOCKS)/node.txt
	@$(BIN)/python dashboard/build.py

contract: $(VENV)/run ## write docs/contract anew from the payload structs
	$(BIN)/python -m firmware_host.wire.contract docs/contract

pictures: $(VENV)/dev page ## take the stored pictures of all pages anew that look different now
	.ci/system chromium mosquitto
	-$(BIN)/python -m pytest tests/browser/test_looks.py tests/browser/test_looks_tapped.py tests/browser/test_tv.py -m 'not long' -k 'looks' --reshoot --numprocesses auto --quiet --no-header --tb=no

lock: $(VENV)/dev ## write the lock files anew from pyproject.toml
	.ci/lock $(BIN)/uv $(LOCKS)

clean: ## remove everything that can be made again
	rm -rf $(VENV) dashboard/dist dashboard/node_modules dashboard/src/contract .coverage .mypy_cache .pytest_cache .ruff_cache

$(VENV)/made:
	.ci/venv $(PYTHON) $(VENV)
	@touch $@

$(VENV)/run: $(VENV)/made $(LOCKS)/run.txt pyproject.toml
	$(PIP) install --require-hashes --requirement $(LOCKS)/run.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/fuzz: $(VENV)/dev $(LOCKS)/fuzz.txt
	$(PIP) install --require-hashes --requirement $(LOCKS)/fuzz.txt
	@touch $@

$(VENV)/bench: $(VENV)/dev $(LOCKS)/bench.txt
	$(PIP) install --require-hashes --requirement $(LOCKS)/bench.txt
	@touch $@

$(VENV)/dev: $(VENV)/run $(LOCKS)/dev.txt
	$(PIP) install --require-hashes --requirement $(LOCKS)/dev.txt
	@touch $@
