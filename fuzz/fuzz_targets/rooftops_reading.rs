#![cfg_attr(fuzzing, no_main)]

rynek_fuzz::target!(rynek_kernel::conformance::fuzz::reading::<rynek_rooftops::Rooftops>);
