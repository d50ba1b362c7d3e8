# Two commands: `make play` opens the table, `make test` runs every test. Both set up everything themselves.
PYTHON ?= python3
BIN := .venv/bin
# Tests that need no server or browser run twice: interpreted from src/, and compiled from site-packages.
RULES := tests/engine tests/games tests/bots tests/test_contract.py tests/test_golden.py
# Games in real time need the machine for themselves: the tests marked `alone` run last, one after another.
# `make test` leaves out the tests marked `long`; `make test-long` runs everything, with more examples.
# Two test processes suit a small machine; `make test WORKERS=8` suits a large one.
WORKERS ?= 2
# Where Python is told to keep no byte code, every process of the tests would compile all it imports.
unexport PYTHONDONTWRITEBYTECODE
PYTEST := $(BIN)/python -m pytest -q -n $(WORKERS) --dist loadgroup

.PHONY: play site bench-site test test-long check docs words border faults fuzz audit lock wheels sbom capacity format clean

play:
	@$(PYTHON) tools/prepare.py play
	@$(BIN)/homeward

# A page that plays without a server, for any file server: dist/site (docs/site.md).
site:
	@$(PYTHON) tools/prepare.py test
	$(BIN)/python tools/make_site.py

# What such a page costs: speed, bytes, seconds.
bench-site: site
	$(BIN)/python tools/bench_site.py

test: WANTED := not long
test-long: WANTED := (long or not long)
test-long: PYTEST += --hypothesis-profile=long
test test-long: check
	HOMEWARD_BUILD=interpreted PYTHONPATH=src $(PYTEST) -m '$(WANTED)' tests/test_build.py $(RULES)
	HOMEWARD_BUILD=compiled $(PYTEST) -m '$(WANTED)' tests --ignore tests/browser
	HOMEWARD_BUILD=compiled $(PYTEST) -m '$(WANTED) and not alone' tests/browser
	HOMEWARD_BUILD=compiled $(BIN)/python -m pytest -q -m '$(WANTED) and alone' tests/browser

check:
	@$(PYTHON) tools/prepare.py test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy -p homeward
	$(BIN)/mypy tools setup.py tests
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run check
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run lint
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run format:check
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web test
	PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web run budget
	$(BIN)/python tools/make_site.py

docs:
	@$(PYTHON) tools/prepare.py test
	PYTHONPATH=src $(BIN)/python tools/write_docs.py

# The catalogues of all languages, brought up to the English ones; NEW=it begins one more language, here Italian.
words:
	@$(PYTHON) tools/prepare.py test
	PYTHONPATH=src $(BIN)/python tools/words.py $(NEW)

# The types that server and client share, from the structs of the Python side, and frames to draw in tests.
border:
	@$(PYTHON) tools/prepare.py test
	PYTHONPATH=src $(BIN)/python tools/write_border.py

# Real faults, the long version: about half an hour. Its table goes into docs/reliability.md.
faults:
	@$(PYTHON) tools/prepare.py test
	$(BIN)/python -m tests.faults

# A million messages of nonsense over the sockets of a real server.
fuzz:
	@$(PYTHON) tools/prepare.py test
	$(BIN)/python -m tests.hostile

# Known vulnerabilities of what we depend on. Asks PyPI's and npm's advisory services, so it needs the network.
audit:
	@$(PYTHON) tools/prepare.py test
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python tools/audit.py $(AUDIT)

# The versions and hashes of all Python packages, newly written from pyproject.toml; LOCK=--upgrade takes the newest.
lock:
	@$(PYTHON) tools/lock.py $(LOCK)

# What a move costs whom, with one, two and four processes: the numbers of docs/capacity.md.
capacity:
	@$(PYTHON) tools/prepare.py test
	$(BIN)/python -m tests.load.capacity

# Wheels for every Python found here, each tried in an empty environment; WHEELS=--tests runs the tests on each.
wheels:
	@$(PYTHON) tools/prepare.py test
	$(BIN)/python tools/wheels.py $(WHEELS)

# What a release is made of, as CycloneDX: the packages of the locks, and of the client.
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
	rm -rf .venv .wasm build dist web/node_modules web/dist web/dist-site src/homeward/server/static src/*.egg-info
