//! The engine as a native program: a request on each line, an answer on each line. `tools/engine-check.mjs` compares it with
//! the modules for the browser, and `make bench-wasm` compares their speed.

use std::io::{BufRead, Write, stdin, stdout};

use rynek_wasm::Engine;

fn main() -> std::io::Result<()> {
    let mut engine = Engine::default();
    for request in stdin().lock().lines() {
        let mut out = stdout().lock();
        out.write_all(engine.call(&request?).as_bytes())?;
        out.write_all(b"\n")?;
        out.flush()?;
    }
    Ok(())
}
