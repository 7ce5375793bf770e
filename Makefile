# The commands of the README are `make play`, `make test` and `make bench`.

CARGO ?= cargo
# Cargo counts its own jobs: it must not share those of make.
cargo = env -u MAKEFLAGS $(CARGO)
# Builds from nothing are quicker without.
export CARGO_INCREMENTAL = 0
BUILT = $(or $(CARGO_TARGET_DIR),$(CURDIR)/target)
RYNEK = $(cargo) run --quiet --release -p rynek --

NPM = npm --prefix web --no-fund --no-audit --loglevel=error
# Notes how long a stage of the tests takes.
TIMES = $(BUILT)/times.tsv
timed = tools/timed $(TIMES)
# For what runs beside something else: its output comes in one piece, at the end.
in_one_piece = >$(BUILT)/$@.log 2>&1; status=$$?; cat $(BUILT)/$@.log; exit $$status

.PHONY: play engine page site install test test-all test-program test-rust test-page test-browser test-guide-and-lints test-guide test-engine test-python test-python-sb3 bench-python trials needs needs-play needs-test \
	check style lints lints-python advisories bench bench-server bench-page bench-wasm shots strength seats types words fuzz bless help

# The server's build script builds the page, beside everything else that is compiled.
play: | needs-play ## Start the server and its page on http://localhost:7878
	@echo "Building the program, and beside it its page. The first time this takes about four minutes on two cores."
	@test -e web/dist/index.html || touch crates/server/build.rs
	RYNEK_PAGE=build $(cargo) build --profile play -p rynek
	@$(BUILT)/play/rynek serve

install: engine ## Put `rynek` on your path, with its page built in
	@$(MAKE) --no-print-directory page
	$(cargo) install --path crates/cli --locked

# What depends on it makes the page afterwards, in a make of its own, which sees the new files.
engine: | needs-play ## Build the games for the browser, with their texts, into web/engine
	@echo "Building the games for the browser: a module for each."
	CARGO=$(CARGO) node tools/engine.mjs

page: web/dist/index.html ## Build the page that the server shows

PAGE_SOURCES = $(shell find web/src web/public web/plugins web/words web/index.html web/vite.config.ts $(wildcard web/engine) crates/*/words crates/*/*.json -type f)

web/dist/index.html: web/package-lock.json $(PAGE_SOURCES) | web/node_modules needs-play
	$(NPM) run build --silent
	@touch $@

site: engine ## Write a static site into target/site: the page alone, without a server; SERVER=https://… also offers that server's tables
	@$(MAKE) --no-print-directory page
	node tools/site.mjs $(BUILT)/site $(SERVER)
	@echo "The site is in $(BUILT)/site. docs/offline.md says how to host it."

web/node_modules: web/package-lock.json | needs-play
	$(NPM) ci
	@touch $@

test: needs-test ## Everything that must pass, and where the time goes
	@rm -f $(TIMES)
	@$(timed) "formatting and dependencies" $(MAKE) --no-print-directory style
	@$(timed) "the engine for the browser" $(MAKE) --no-print-directory engine
	@$(timed) "the page" $(MAKE) --no-print-directory page
	@$(MAKE) --no-print-directory -j3 test-all
	@tools/timed $(TIMES)

# On two cores: the program beside the small tests of the page, then three lanes: the Rust tests; the browser tests, which mostly
# wait; the guide, and the lints, which would delay the Rust tests.
test-all: test-program test-page test-rust test-engine test-browser test-guide-and-lints test-python

test-guide-and-lints: test-program test-page
	@{ $(MAKE) --no-print-directory test-guide && $(MAKE) --no-print-directory lints; } $(in_one_piece)

# The features are those of the tests, so everything is built once.
test-program: page
	$(timed) "the program" $(cargo) build --workspace --all-features --bin rynek

test-rust: test-program
	$(timed) "building the Rust tests" $(cargo) test --workspace --all-features --no-run
	$(timed) "Rust tests" $(cargo) test --workspace --all-features

test-page: page web/node_modules | needs-test
	@mkdir -p $(BUILT)
	$(timed) "types, lint and unit tests of the page" sh -c '$(NPM) run check && $(NPM) run lint && $(NPM) test' $(in_one_piece)

test-browser: test-program test-page
	RYNEK=$(BUILT)/debug/rynek $(timed) "browser tests" $(NPM) run e2e $(in_one_piece)

# The same answers from the modules for the browser and natively, and the sizes of the modules.
test-engine: test-rust
	$(timed) "the engine compared" node tools/engine-check.mjs $(BUILT)/debug/examples/native

test-python: | needs-test ## Build the Python package, install it in a fresh virtual environment and run its tests
	@mkdir -p $(BUILT)
	{ env -u MAKEFLAGS tools/python test && $(MAKE) --no-print-directory lints-python; } $(in_one_piece)

test-python-sb3: | needs-test ## Test the Python package with Stable-Baselines3 and train MaskablePPO on Engineer: downloads PyTorch, several gigabytes
	env -u MAKEFLAGS tools/python sb3

bench-python: | needs-test ## How fast the Python package is, beside EnvPool, PettingZoo and OpenSpiel
	@env -u MAKEFLAGS tools/python bench

trials: engine | needs-test ## The long runs of what `make test` does briefly: kills, rude clients, secrets, second implementations, whole games by hand
	@$(MAKE) --no-print-directory page
	TRIALS=long $(cargo) test --workspace --all-features --test trials --test leak --test mutated_editions --test polis --test planners --test boulevards --test hidden_worst --test review
	$(cargo) build --workspace --all-features --example native
	TRIALS=long node tools/engine-check.mjs $(BUILT)/debug/examples/native
	$(cargo) build --workspace --all-features --bin rynek
	TRIALS=long RYNEK=$(BUILT)/debug/rynek $(NPM) run e2e -- polis planners rooftops boulevards engineer offline -t "whole game"

test-guide: | needs-test web/node_modules ## Carry out docs/adding-a-game.md in a copy of the tree, and play its game
	$(timed) "the guide" tools/guide

.PHONY: first-move
first-move: | needs-play ## How long it takes from a fresh clone to the first move: clone, build, start, page, action
	tools/first-move

needs: needs-test ## Find or install what building and testing need, and name what is missing

needs-play needs-test: needs-%:
	@tools/needs $*

check: style lints lints-python ## Formatting, what may be depended on, lints, documentation

style: | needs-test
	$(cargo) fmt --all --check
	$(cargo) fmt --manifest-path python/Cargo.toml --check
	tools/deny
	@! grep -rl 'cfg(test)' $$(grep -lx 'test = false' crates/*/Cargo.toml | sed 's|Cargo.toml|src|') \
		|| { echo "Tests in these files are not run: their crate has test = false. Move them to its tests/."; false; }

# Documentation needs every crate checked. With the compiler and the arguments that `cargo clippy` uses, Cargo finds that done.
like_clippy = RUSTC_WORKSPACE_WRAPPER=$$(env -u MAKEFLAGS rustc --print sysroot)/bin/clippy-driver CLIPPY_ARGS=-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__

lints: | needs-test
	$(timed) clippy $(cargo) clippy --workspace --all-targets --all-features --quiet -- -D warnings
	$(like_clippy) RUSTDOCFLAGS="-D warnings" $(timed) documentation $(cargo) doc --workspace --all-features --no-deps --quiet

# Clippy checks all dependencies of the package once more, which takes longer than the package itself.
lints-python: | needs-test ## Lints of the native part of the Python package
	CARGO_TARGET_DIR=$(BUILT)/python $(timed) "clippy for the Python package" $(cargo) clippy --manifest-path python/Cargo.toml --release --quiet -- -D warnings

advisories: ## Known vulnerabilities of dependencies; needs the network and cargo-deny
	$(cargo) deny check advisories

bench: ## How fast the rules and the search are
	@$(RYNEK) bench

bench-server: ## How fast the server is, on both stores: durable actions a second, waiting times, memory
	$(cargo) build --release -p rynek -p rynek-trials
	@$(BUILT)/release/rynek-load $(BUILT)/release/rynek $(LOAD)
	@$(BUILT)/release/rynek-load $(BUILT)/release/rynek --store postgres $(LOAD)

bench-page: page ## How quick the page is: answers to clicks, frames while a large city is dragged, and the clicks of each game
	$(cargo) build --release -p rynek
	RYNEK=$(BUILT)/release/rynek $(NPM) run bench

bench-wasm: engine web/node_modules ## How fast the search is in Chromium, compared with natively
	$(cargo) build --release -p rynek-wasm --example native
	node tools/bench-wasm.mjs $(BUILT)/release/examples/native

shots: page ## Pictures of every page and board, into target/shots; those that documents and the front page show, beside them
	$(cargo) build --release -p rynek
	RYNEK=$(BUILT)/release/rynek SHOTS=$(BUILT)/shots $(NPM) run shots
	node tools/terminal-picture.mjs $(BUILT)/release/rynek docs/pictures/rooftops-terminal.svg

words: ## What the translations that are not complete lack
	$(cargo) test --workspace --all-features --test cli -- --nocapture --quiet a_preview_tells

types: ## Write the page's TypeScript types anew from the Rust types
	RYNEK_BLESS=1 $(cargo) test -p rynek-server --all-features --test types

strength: ## How far the levels of the bots are apart: hours, but what was played is kept; GAME=polis for one game
	$(cargo) build --release -p rynek
	tools/ladder $(BUILT)/release/rynek target/strength $(GAME)

seats: ## How often each seat wins: hours, but what was played is kept; GAME=polis for one game
	$(cargo) build --release -p rynek
	tools/seats $(BUILT)/release/rynek target/seats/$(or $(GAME),all) $(GAME)

fuzz: export CARGO_PROFILE_RELEASE_LTO = off
fuzz: export CARGO_PROFILE_RELEASE_DEBUG = 1
fuzz: ## A minute of each fuzz target; needs a nightly toolchain, cargo-fuzz and a C++ compiler
	for target in $$($(cargo) +nightly fuzz list); do \
		$(cargo) +nightly fuzz run $$target -- -max_total_time=60 || exit 1; \
	done

bless: ## Write golden games, perft numbers and outputs in documents anew, after a change that is meant
	RYNEK_BLESS=1 $(cargo) test --workspace --all-features --test conformance --test edition_files --test documents

help: ## This list
	@grep -hE '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14
