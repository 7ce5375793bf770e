//! The native part of the Python package `rynek`. Python sees it as `rynek._rynek`; the modules beside it are what people
//! use.

mod batch;
mod bots;
mod callable;
mod errors;
mod games;
mod interrupt;
mod memory;
mod outcome;
mod position;
mod rows;
mod selfplay;
mod shard;
mod study;
mod vector;

use pyo3::prelude::*;

/// Everything that the Python modules use.
#[pymodule]
fn _rynek(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("RynekError", py.get_type::<errors::RynekError>())?;
    module.add("IllegalAction", py.get_type::<errors::IllegalAction>())?;
    module.add("BadNotation", py.get_type::<errors::BadNotation>())?;
    module.add("BadOptions", py.get_type::<errors::BadOptions>())?;
    module.add("BadEdition", py.get_type::<errors::BadEdition>())?;
    module.add("BadRecord", py.get_type::<errors::BadRecord>())?;
    module.add_class::<position::Position>()?;
    module.add_class::<outcome::Outcome>()?;
    module.add_class::<bots::Bot>()?;
    module.add_class::<bots::Candidate>()?;
    module.add_class::<vector::Vector>()?;
    module.add_function(wrap_pyfunction!(games::ids, module)?)?;
    module.add_function(wrap_pyfunction!(games::about, module)?)?;
    module.add_function(wrap_pyfunction!(games::edition_text, module)?)?;
    module.add_function(wrap_pyfunction!(games::rules, module)?)?;
    module.add_function(wrap_pyfunction!(games::space, module)?)?;
    module.add_function(wrap_pyfunction!(position::open, module)?)?;
    module.add_function(wrap_pyfunction!(position::load, module)?)?;
    module.add_function(wrap_pyfunction!(shard::tables, module)?)?;
    module.add_function(wrap_pyfunction!(shard::play_shard, module)?)?;
    module.add_function(wrap_pyfunction!(shard::standings, module)?)?;
    module.add_function(wrap_pyfunction!(selfplay::selfplay_shard, module)?)
}
