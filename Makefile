# The two commands of the README are `make play` and `make test`.

CARGO ?= cargo
RYNEK = $(CARGO) run --quiet --release -p rynek --

# What the tests use besides Rust: a PostgreSQL server of their own, and Python for the example in docs/engine.md.
PACKAGES = postgresql python3

.PHONY: play test needs check bench strength fuzz bless help

play: ## Play Polis in the terminal against a bot
	$(CARGO) build --release -p rynek
	@$(RYNEK) play polis

test: check ## Everything that must pass
	$(CARGO) test --workspace --all-features
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --all-features --no-deps --quiet

needs: ## Install what the tests use, on Debian and its like
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && command -v python3 >/dev/null || \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends $(PACKAGES); }

check: ## Formatting, lints, and that the fuzz targets build
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --all-features --quiet -- -D warnings
	$(CARGO) fmt --manifest-path fuzz/Cargo.toml --check
	$(CARGO) check --manifest-path fuzz/Cargo.toml --target-dir target/fuzz --quiet

bench: ## How fast the rules and the search are
	@$(RYNEK) bench

strength: ## How strong the bots are: hours, but what was played is kept; GAME=polis for one game
	@$(RYNEK) arena $(GAME) --suite strength.json --state target/strength

fuzz: ## A minute of each fuzz target; needs a nightly toolchain and cargo-fuzz
	for target in $$($(CARGO) +nightly fuzz list); do \
		$(CARGO) +nightly fuzz run $$target -- -max_total_time=60 || exit 1; \
	done

bless: ## Write golden games and perft numbers anew, after a change that is meant
	RYNEK_BLESS=1 $(CARGO) test --workspace --all-features --test conformance

help: ## This list
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10
