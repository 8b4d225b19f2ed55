# Two commands do everything on a fresh machine: `make run` and `make test`.
# `make` alone prints this menu.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
LOCKS := config/locks
ARGS ?=

.DEFAULT_GOAL := menu
.PHONY: menu run test coverage test-long test-kernel test-home bench bench-bots bench-page check format page lock contract pictures clean

menu: ## print this menu
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: $(VENV)/run page ## set up and run the box: a virtual one in the browser (ARGS="--config FILE")
	$(BIN)/totembox run $(ARGS)

test: $(VENV)/dev page ## set up and run all tests but the long ones (ARGS="-k words")
	.ci/system chromium mosquitto openssl pg_ctlcluster:postgresql systemd-analyze:systemd
	$(BIN)/python dashboard/build.py --run test
	$(BIN)/python -m pytest --numprocesses auto --dist worksteal $(ARGS)

coverage: $(VENV)/dev page ## the same tests, with branch coverage
	.ci/system chromium mosquitto openssl pg_ctlcluster:postgresql systemd-analyze:systemd
	$(BIN)/coverage run -m pytest $(ARGS)
	$(BIN)/coverage report --skip-covered --skip-empty

test-long: $(VENV)/dev ## the long suites: a million grabs, ten thousand matches
	$(BIN)/python -m pytest -m long $(ARGS)

test-kernel: $(VENV)/dev ## the drivers of the Pi in a virtual machine with a real kernel (ARGS="-k words")
	$(BIN)/python tests/kernel/vm $(ARGS)

test-home: $(VENV)/dev ## Home Assistant's own schemas judge the discovery, in an environment of its own (large)
	$(BIN)/totembox home-assistant show | $(BIN)/uv run --no-project --isolated --python 3.13 \
		--with homeassistant --with paho-mqtt tests/home_assistant/judged_by_home.py

bench: $(VENV)/dev page ## measure presses, an idle box, commands over MQTT, hints and playouts, each beside a yardstick
	.ci/system mosquitto
	$(BIN)/python tests/hardware/bench_press.py
	$(BIN)/python tests/hardware/bench_idle.py
	$(BIN)/python tests/bench/table_on_mqtt.py
	$(BIN)/python tests/engines/totemix/hint_benchmark.py
	$(BIN)/python tests/engines/top_totem/speed.py

bench-bots: $(VENV)/dev ## how often the hard bot wins (two hours)
	$(BIN)/python tests/engines/top_totem/strength.py --against greedy
	$(BIN)/python tests/engines/top_totem/strength.py --against random

bench-page: $(VENV)/dev page ## how soon the phone page is usable over fast 3G, beside a page of one word
	.ci/system chromium mosquitto
	$(BIN)/python tests/bench/page_load.py

check: $(VENV)/dev page ## ruff, mypy, pyright, import-linter, tsc
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python dashboard/build.py --run pyright
	$(BIN)/lint-imports
	$(BIN)/python dashboard/build.py --run check

format: $(VENV)/dev ## put the Python code in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

page: $(VENV)/run ## build the phone page, if its sources are newer than what is built
	@$(BIN)/python dashboard/build.py --has-node || $(PIP) install --require-hashes --requirement $(LOCKS)/node.txt
	@$(BIN)/python dashboard/build.py

contract: $(VENV)/run ## write docs/contract anew from the payload structs
	$(BIN)/python -m firmware_host.contract docs/contract

pictures: $(VENV)/dev page ## take the stored pictures of all pages anew that look different now
	.ci/system chromium mosquitto
	-$(BIN)/python -m pytest tests/browser/test_looks.py --reshoot --numprocesses auto --quiet --no-header --tb=no

lock: $(VENV)/dev ## write the lock files anew from pyproject.toml
	.ci/lock $(BIN)/uv $(LOCKS)

clean: ## remove everything that can be made again
	rm -rf $(VENV) dashboard/dist dashboard/node_modules .coverage .mypy_cache .pytest_cache .ruff_cache

$(VENV)/made:
	.ci/venv $(PYTHON) $(VENV)
	@touch $@

$(VENV)/run: $(VENV)/made $(LOCKS)/run.txt pyproject.toml
	$(PIP) install --require-hashes --requirement $(LOCKS)/run.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev: $(VENV)/run $(LOCKS)/dev.txt
	$(PIP) install --require-hashes --requirement $(LOCKS)/dev.txt
	@touch $@
