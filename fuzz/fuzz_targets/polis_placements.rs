#![cfg_attr(fuzzing, no_main)]

rynek_fuzz::target!(rynek_polis::placements::fuzz);
