#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| rynek_polis::placements::fuzz(data));
