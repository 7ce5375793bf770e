#![cfg_attr(fuzzing, no_main)]

rynek_fuzz::target!(rynek_kernel::conformance::fuzz::actions_agree::<rynek_rooftops::Rooftops>);
