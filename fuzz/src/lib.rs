//! Fuzz targets. cargo-fuzz builds them with `--cfg fuzzing`; any other build only checks that they compile.

#[cfg(fuzzing)]
pub use libfuzzer_sys;

/// A fuzz target that hands its bytes to a function.
#[macro_export]
macro_rules! target {
    ($run:expr) => {
        #[cfg(fuzzing)]
        $crate::libfuzzer_sys::fuzz_target!(|data: &[u8]| $run(data));
        #[cfg(not(fuzzing))]
        fn main() {
            let _: fn(&[u8]) = $run;
        }
    };
}
