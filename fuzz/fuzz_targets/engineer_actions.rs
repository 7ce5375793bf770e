#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| rynek_kernel::conformance::fuzz::actions_agree::<rynek_engineer::Engineer>(
    data
));
