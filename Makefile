# make play     : set up what is missing, start the server and open the browser
# make terminal : the same games in the terminal
# make test     : set up what is missing and run all checks
# make setup    : only set up
# make docs     : build the documentation into site/
# make static   : write a folder that plays without a server (DIR=static)
# make lock     : renew the locked versions
# make wheel    : build what is published into dist/; make test-wheel tries it

PYTHON ?= python3
BIN := .venv/bin
ARGS ?=
# Of the battery, what compiling could change.
UNCOMPILED := $(patsubst %,tests/battery/test_%.py,codec copies engines golden match observations play worlds)
# Tests of what is never compiled, words and pictures: once is enough.
NEVER_COMPILED := $(foreach what,text prompts explain reasons terminal data,--ignore-glob='*/test_$(what)*')
WEB := $(shell find web/src web/public web/scripts src/spieluhr/games -type f -name '*.*' 2>/dev/null \
         | grep -v '\.py$$\|\.so$$\|\.json$$\|\.test\.ts$$')
STATIC := $(shell find src/spieluhr -name '*.py' -o -path '*/offline/*' -type f 2>/dev/null)
COMPILED := $(shell find src/spieluhr/core src/spieluhr/games src/spieluhr/bots -name '*.py' 2>/dev/null)

.PHONY: setup setup-test debian play terminal test lint check-types check-imports check-web \
        check-messages test-compiled test-web test-interpreted coverage golden clauses \
        examples spaces game mutants docs static picture pictures lists types wheel test-wheel lock clean

# The compiler takes longest: what can be done meanwhile is done meanwhile.
TOGETHER := $(MAKE) --no-print-directory --jobs 3
FOR_TESTS := .venv/built .venv/web .venv/static .venv/dev debian
PYTEST := SPIELUHR_WITHOUT="$$(scripts/debian missing)" $(BIN)/pytest

OF_GAME := src/spieluhr/games tests/games

# What playing needs; what all checks need.
setup: .venv/packages
	@$(TOGETHER) .venv/built .venv/web

setup-test: .venv/packages
	@$(TOGETHER) $(FOR_TESTS)

# 1 the locked packages, each compared with its hash  2 the project itself, compiled where it stands
PIP := $(BIN)/pip --quiet --disable-pip-version-check

.venv/packages: requirements.lock
	@echo "Installing what playing needs into .venv ..."
	@$(PYTHON) -m venv .venv
	@$(PIP) install --require-hashes -r requirements.lock
	@touch $@

# Without looking for more, as PyTorch is not among those with hashes: then for what it needs besides.
.venv/dev: requirements-dev.lock requirements-torch.lock .venv/packages
	@echo "Installing what the checks need into .venv ..."
	@$(PIP) install --require-hashes --no-deps -r requirements-dev.lock
	@$(PIP) install -r requirements-torch.lock
	@$(PIP) check
	@touch $@

.venv/built: .venv/packages pyproject.toml setup.py $(COMPILED)
	@scripts/build
	@$(BIN)/spieluhr version
	@touch $@

# The web app: a bundle that the server serves. Versions are the locked ones; not `npm ci`, which wants
# the builds of a package for all platforms to be listed, not only for this one.
.venv/npm: web/package-lock.json .venv/packages
	@echo "Installing what the web app is built with into web/node_modules ..."
	@cd web && npm install --no-save --silent --no-audit --no-fund
	@touch $@

.venv/web: .venv/npm web/vite.config.ts web/index.html $(WEB)
	@echo "Building the web app ..."
	@cd web && npm run --silent build -- --logLevel error
	@touch $@

# Two programs that tests need come from Debian if they are missing. It is said before anything is
# installed; where that is not allowed, it is said which tests are left out.
debian: .venv/packages
	@scripts/debian postgresql
	@scripts/debian chromium

play: setup
	$(BIN)/spieluhr serve --open $(ARGS)

terminal: setup
	$(BIN)/spieluhr play $(ARGS)

test: .venv/packages
	@$(TOGETHER) $(FOR_TESTS) lint check-types check-imports check-web check-messages
	@$(MAKE) --no-print-directory test-compiled test-interpreted coverage

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

# With a cache of its own: the compiler checks types at the same time.
check-types: .venv/dev
	$(BIN)/mypy --cache-dir .venv/mypy
	$(BIN)/mypy --cache-dir .venv/mypy tests

check-imports: .venv/dev .venv/built
	$(BIN)/lint-imports

# Layout and habits, types, the shared parts.
check-web: .venv/npm
	npm --prefix web run --silent lint
	cd web && npm run --silent check
	cd web && npm run --silent test

# Does the browser know the same messages and views as the server?
check-messages: .venv/built .venv/npm
	$(BIN)/python -m spieluhr.server.http.openapi | (cd web && node scripts/types.mjs --check)
	$(BIN)/spieluhr view-types --check

test-compiled: setup-test
	$(PYTEST) -n 4

# Whole games in the browser for every number of players, not only for one and two.
test-web: setup-test
	SPIELUHR_WEB=all $(PYTEST) -n 3 tests/web

# What compiling could change, once more on the same sources: rules, states, worlds, numbers. What the
# games' own tests reach of the rules is counted; the battery goes without: counting halves its speed.
test-interpreted: .venv/built .venv/dev
	rm -f .coverage*
	SPIELUHR_INTERPRETED=1 $(BIN)/pytest -n 2 $(UNCOMPILED)
	SPIELUHR_INTERPRETED=1 $(BIN)/coverage run -m pytest -n 2 tests/games $(NEVER_COMPILED)

coverage:
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

# Regenerate the golden playthroughs after a change that is meant.
golden: .venv/built .venv/dev
	$(BIN)/python -m tests.golden

# Regenerate the tables of clauses and their tests (docs/clauses).
clauses: .venv/built .venv/dev
	$(BIN)/python -m tests.clauses

# Regenerate the positions of the drawn examples of the rules (web/src/games/<id>/examples).
examples: .venv/built .venv/dev
	$(BIN)/python -m tests.examples

# Regenerate the tables of observations and moves (docs/spaces).
spaces: setup
	for game in $$(ls src/spieluhr/games/*/game.py | cut -d/ -f4); do \
	  $(BIN)/spieluhr spaces $$game --markdown > docs/spaces/$$game.md || exit 1; done

# Everything about one game: make game G=mine_field. Writes its playthroughs, clauses, examples, spaces
# and board types anew (read the difference), then runs its tests, the battery and the linters.
game: .venv/built .venv/dev .venv/npm
	@test -d src/spieluhr/games/$(or $(G),none) || { echo "Which game? make game G=mine_field"; exit 2; }
	for what in golden clauses examples; do $(BIN)/python -m tests.$$what $(G) || exit 1; done
	$(BIN)/spieluhr spaces $(G) --markdown > docs/spaces/$(G).md
	$(BIN)/spieluhr view-types $(G)
	$(BIN)/ruff check $(wildcard $(OF_GAME:%=%/$(G)))
	$(BIN)/ruff format --check $(wildcard $(OF_GAME:%=%/$(G)))
	$(BIN)/mypy --cache-dir .venv/mypy src/spieluhr/games/$(G) tests/games/$(G)
	$(BIN)/lint-imports
	cd web && npx --no-install prettier --check src/games/$(G)
	cd web && npx --no-install eslint --no-warn-ignored src/games/$(G)
	cd web && npm run --silent check
	$(PYTEST) -n 2 tests/games/$(G)
	$(PYTEST) -n 2 tests/battery tests/research/test_spaces.py tests/research/test_rules_text.py \
	  tests/docs/test_docstrings.py tests/docs/test_pages.py tests/test_lessons.py -k $(G)

# Do a game's tests notice mistakes in its rules? make mutants GAME=antinomy [COUNT=16] [SEED=1]
mutants: .venv/built .venv/dev
	$(BIN)/python -m bench.mutants $(GAME) $(if $(COUNT),--count $(COUNT)) $(if $(SEED),--seed $(SEED))

# The documentation as a site, in site/, with a page to play in site/demo/.
docs: .venv/static .venv/dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	rm -rf site/demo && cp -r .venv/page site/demo

# A folder that any web space can serve: all games in the browser, without a server. make static DIR=...
static: .venv/static
	@$(BIN)/spieluhr static $(or $(DIR),static)

# Once for whoever needs it: the documentation and the tests.
.venv/static: .venv/web .venv/built $(STATIC)
	@$(BIN)/spieluhr static .venv/page
	@touch $@

# The server's messages, and what each game's board reads of it, as types for the web app.
types: setup
	$(BIN)/python -m spieluhr.server.http.openapi | (cd web && node scripts/types.mjs)
	$(BIN)/spieluhr view-types

# Redraw the picture of the terminal; take the pictures of the boards.
picture: .venv/built .venv/dev
	$(BIN)/python docs/picture.py

pictures: setup-test
	$(BIN)/python -m docs.boards

# Only the lists of games in README.md and docs, which `make pictures` writes, too.
lists: .venv/built
	$(BIN)/python -m docs.lists

# What is published: the source archive, the wheel of this Python, the pure wheel (dist/).
wheel: .venv/web .venv/dev
	@scripts/wheels

# All of them in fresh environments without compiler and Node, on every Python that is found, also
# through pyenv; PYTHONS="python3.12 ..." takes these. Many minutes.
test-wheel: .venv/built wheel debian
	$(BIN)/python -m tests.wheel

# Three locks: what playing needs, and all, both with the hashes of every file that may be installed; and
# PyTorch without (requirements-torch.lock says why).
LOCK := pip-compile --quiet --strip-extras --no-header --no-emit-index-url --no-emit-find-links \
          --no-emit-trusted-host $(LOCK_ARGS)
# All but `all`, which names the project itself: pip-compile would lock this folder.
EXTRAS := build dev docs examples mcp ray research server

lock: .venv/dev
	$(BIN)/$(LOCK) --generate-hashes --allow-unsafe --extra build --extra server --output-file requirements.lock \
	  pyproject.toml
	torch=$$($(BIN)/$(LOCK) --allow-unsafe --extra examples --constraint requirements.lock \
	    --output-file - pyproject.toml | grep -oE '^torch==[0-9.]+') && \
	  sed -i "s/^torch==.*/$$torch/" requirements-torch.lock
	$(BIN)/$(LOCK) --generate-hashes --unsafe-package torch $(EXTRAS:%=--extra %) --constraint requirements.lock \
	  --constraint requirements-torch.lock --output-file requirements-dev.lock pyproject.toml
	sed -i -e '/^# WARNING/,$$d' -e '/^$$/d' requirements-dev.lock

clean:
	rm -rf .venv build dist *.egg-info src/*.egg-info .coverage* web/node_modules src/spieluhr/server/static site
	find src -name '*.so' -delete
