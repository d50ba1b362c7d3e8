# `make play` starts Homeward, `make test` runs the tests. Both install everything that they need.
PYTHON ?= python3
BIN := .venv/bin
# Tests that need no server or browser run twice: interpreted from src/, and compiled from site-packages.
RULES := tests/test_build.py tests/engine tests/games tests/bots tests/test_contract.py tests/test_golden.py
# Tests of the page that plays without a server: they need dist/site.
SITE := tests/wasm tests/browser/test_site.py tests/browser/test_page_storage.py
# Games in real time need most of the machine: the tests marked `alone` run last, and never more than two at once.
# `make test` leaves out the tests marked `long`; `make test-long` runs everything, with more examples.
WANTED := not long
# Two test processes suit a small machine; `make test WORKERS=8` suits a large one.
WORKERS ?= 2
# One part of the browser tests, for several machines: `make test-browser SHARD=1/3`.
SHARD ?= 1/1
# With this variable set, every test process would compile everything that it imports.
unexport PYTHONDONTWRITEBYTECODE
PYTEST := $(BIN)/python -m pytest -q
MANY := -n $(WORKERS) --dist loadgroup
# Tests of servers wait half of their time for other processes, tests in a browser a tenth: more of them fill both cores.
MANY_SERVERS := -n $(shell expr 2 \* $(WORKERS)) --dist loadgroup
MANY_BROWSERS := -n $(shell expr 1 + $(WORKERS)) --dist loadgroup
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
# The checks run in parallel, each with its output in one piece where make can do that; everything else in order.
SIDE_BY_SIDE := --no-print-directory -j 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) IN_ORDER=
IN_ORDER := yes
ifeq ($(IN_ORDER),yes)
.NOTPARALLEL:
endif

.PHONY: play site bench-site prepared test test-long test-rules test-house test-browser test-site test-alone test-learning \
	check check-python check-web check-site docs words border faults fuzz audit lock wheels sbom capacity format clean

play:
	@$(PYTHON) tools/prepare.py play
	@$(BIN)/homeward

# A page that plays without a server, for any file server: dist/site (docs/site.md).
site:
	@$(PYTHON) tools/prepare.py test
	$(BIN)/python tools/make_site.py

# Speed, size and start time of such a page.
bench-site: site
	$(BIN)/python tools/bench_site.py

prepared:
	@$(PYTHON) tools/prepare.py test

# docs/testing.md says what each part tests. CI runs the parts on several machines.
test: check test-rules test-house test-browser test-site test-alone

test-long: WANTED := (long or not long)
test-long: PYTEST += --hypothesis-profile=long
test-long: test

test-rules: prepared
	HOMEWARD_BUILD=interpreted PYTHONPATH=src $(PYTEST) $(MANY) -m '$(WANTED)' $(RULES)
	HOMEWARD_BUILD=compiled $(PYTEST) $(MANY) -m '$(WANTED)' $(RULES)

test-house: prepared
	HOMEWARD_BUILD=compiled $(PYTEST) $(MANY_SERVERS) -m '$(WANTED)' tests $(RULES:%=--ignore=%) $(SITE:%=--ignore=%) --ignore=tests/browser

test-browser: prepared
	HOMEWARD_BUILD=compiled $(PYTEST) $(MANY_BROWSERS) -m '$(WANTED) and not alone' --shard=$(SHARD) tests/browser $(SITE:%=--ignore=%)

test-site: prepared check-site
	HOMEWARD_BUILD=compiled $(PYTEST) $(MANY_BROWSERS) -m '$(WANTED)' $(SITE)

test-alone: prepared
	HOMEWARD_BUILD=compiled $(PYTEST) -n 2 --dist loadgroup -m '$(WANTED) and alone' tests/browser

# The tests that need torch and Ray, which are larger than everything else together and not locked. They are installed
# into .learning, in the newest versions that pyproject.toml allows.
test-learning: prepared
	$(BIN)/python tools/extra_requirements.py baselines ray | xargs $(BIN)/python -m pip install --quiet --upgrade --target .learning
	PYTHONPATH=.learning $(BIN)/python -c 'import ray, torch'
	HOMEWARD_BUILD=compiled PYTHONPATH=.learning $(PYTEST) tests/lab/test_baselines.py tests/lab/test_ray.py

check: prepared
	@$(MAKE) $(SIDE_BY_SIDE) check-web check-python check-site

check-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy -p homeward
	$(BIN)/mypy tools setup.py tests

check-web:
	$(NPM) run check
	$(NPM) run lint
	$(NPM) run format:check
	$(NPM) test
	$(NPM) run budget

check-site:
	$(BIN)/python tools/make_site.py

docs:
	@$(PYTHON) tools/prepare.py test
	PYTHONPATH=src $(BIN)/python tools/write_docs.py

# Updates the catalogues of all languages from the English ones; NEW=it begins a new language, here Italian.
words:
	@$(PYTHON) tools/prepare.py test
	PYTHONPATH=src $(BIN)/python tools/update_catalogues.py $(NEW)

# The types that server and client share, from the structs of the Python side, and frames for tests.
border:
	@$(PYTHON) tools/prepare.py test
	PYTHONPATH=src $(BIN)/python tools/write_border.py

# The long run of the fault tests, about half an hour. Its table is in docs/reliability.md.
faults:
	@$(PYTHON) tools/prepare.py test
	$(BIN)/python -m tests.faults

# Sends a million malformed messages to the sockets of a real server.
fuzz:
	@$(PYTHON) tools/prepare.py test
	$(BIN)/python -m tests.hostile

# Known vulnerabilities of our dependencies, from the advisory services of PyPI and npm. Needs the network.
audit:
	@$(PYTHON) tools/prepare.py test
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/audit.py $(AUDIT)

# Writes the versions and hashes of all Python packages from pyproject.toml; LOCK=--upgrade takes the newest.
lock:
	@$(PYTHON) tools/lock.py $(LOCK)

# The cost of a move with one, two and four processes, for docs/capacity.md.
capacity:
	@$(PYTHON) tools/prepare.py test
	$(BIN)/python -m tests.load.capacity

# Wheels for every Python on this machine, each tried in a new environment; WHEELS=--tests runs the tests on each.
wheels:
	@$(PYTHON) tools/prepare.py test
	$(BIN)/python tools/wheels.py $(WHEELS)

# The contents of a release as CycloneDX: the packages of the locks, and of the client.
sbom:
	@$(PYTHON) tools/prepare.py test
	mkdir -p dist
	$(BIN)/cyclonedx-py requirements requirements/run.txt --pyproject pyproject.toml --mc-type application --output-reproducible \
		--of JSON -o dist/homeward.cdx.json
	npm --prefix web sbom --sbom-format cyclonedx --package-lock-only > dist/homeward-client.cdx.json

format:
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf .venv .wasm .learning build dist web/node_modules web/dist web/dist-site src/homeward/server/static src/*.egg-info
