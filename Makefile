# The two commands of the README are `make play` and `make test`.

CARGO ?= cargo
RYNEK = $(CARGO) run --quiet --release -p rynek --

.PHONY: play test check bench strength fuzz bless help

play: ## Play Polis in the terminal against a bot
	$(CARGO) build --release -p rynek
	@$(RYNEK) play polis

test: check ## Everything that must pass
	$(CARGO) test --workspace --all-features
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --all-features --no-deps --quiet

check: ## Formatting, lints, and that the fuzz targets build
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets --all-features --quiet -- -D warnings
	$(CARGO) fmt --manifest-path fuzz/Cargo.toml --check
	$(CARGO) check --manifest-path fuzz/Cargo.toml --target-dir target/fuzz --quiet

bench: ## How fast the rules are, on one core and on all
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
