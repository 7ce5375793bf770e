# The two commands of the README are `make play` and `make test`.

CARGO ?= cargo
BUILT = $(or $(CARGO_TARGET_DIR),$(CURDIR)/target)
RYNEK = $(CARGO) run --quiet --release -p rynek --

NPM = npm --prefix web --no-fund --no-audit --loglevel=error

.PHONY: play page install test test-rust test-page needs needs-play needs-test check bench bench-server bench-page shots strength types fuzz bless help

play: page ## Start the server and its page on http://localhost:7878
	$(CARGO) build --release -p rynek
	@$(RYNEK) serve

install: page ## Put `rynek` on your path, with its page built in
	$(CARGO) install --path crates/cli --locked

page: web/node_modules | needs-play ## Build the page that the server shows
	$(NPM) run build --silent

web/node_modules: web/package-lock.json | needs-play
	$(NPM) ci
	@touch $@

test: needs-test page check test-rust test-page ## Everything that must pass

test-rust: | needs-test
	$(CARGO) test --workspace --all-features
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --all-features --no-deps --quiet

# The browser plays on the server that the Rust tests have built.
test-page: page | needs-test
	$(NPM) run check
	$(NPM) run lint
	$(NPM) test
	$(CARGO) build --workspace --all-features
	RYNEK=$(BUILT)/debug/rynek $(NPM) run e2e

needs: needs-test ## Find or install what building and testing need, and name what is missing

needs-play needs-test: needs-%:
	@tools/needs $*

check: | needs-test ## Formatting, lints, and that the fuzz targets build
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --all-features --quiet -- -D warnings
	$(CARGO) fmt --manifest-path fuzz/Cargo.toml --check
	$(CARGO) check --manifest-path fuzz/Cargo.toml --target-dir target/fuzz --quiet

bench: ## How fast the rules and the search are
	@$(RYNEK) bench

bench-server: ## How fast the server is, on both stores: durable actions a second, waiting times, memory
	$(CARGO) build --release -p rynek -p rynek-trials
	@$(BUILT)/release/rynek-load $(BUILT)/release/rynek
	@$(BUILT)/release/rynek-load $(BUILT)/release/rynek --store postgres

bench-page: page ## How quick the page is: answers to clicks, and frames while a large city is dragged
	$(CARGO) build --release -p rynek
	RYNEK=$(CURDIR)/target/release/rynek $(NPM) run bench

shots: page ## Pictures of every page and board, into docs/shots
	$(CARGO) build --release -p rynek
	RYNEK=$(BUILT)/release/rynek $(NPM) run shots

types: ## Write the page's TypeScript types anew from the Rust types
	RYNEK_BLESS=1 $(CARGO) test -p rynek-server --all-features --test types

strength: ## How strong the bots are: hours, but what was played is kept; GAME=polis for one game
	@$(RYNEK) arena $(GAME) --suite strength.json --state target/strength

fuzz: ## A minute of each fuzz target; needs a nightly toolchain and cargo-fuzz
	for target in $$($(CARGO) +nightly fuzz list); do \
		$(CARGO) +nightly fuzz run $$target -- -max_total_time=60 || exit 1; \
	done

bless: ## Write golden games and perft numbers anew, after a change that is meant
	RYNEK_BLESS=1 $(CARGO) test --workspace --all-features --test conformance

help: ## This list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14
