//! JSON Schemas derived from Rust types, only where they are asked for.
//!
//! The schema of a game's components is a file, `schema.json`, which a test compares with the types. So a program that is
//! played with needs none of this code. With the feature `derived` this crate is `schemars`. Without it
//! `#[derive(JsonSchema)]` adds nothing, and every type is a `JsonSchema`. Other crates know it as `schemars`, because that is
//! the name that the derived code uses.

#[cfg(feature = "derived")]
mod derived {
    use schemars::generate::SchemaSettings;
    use serde_json::Value;

    /// The schema of a type; `None` without the feature `derived`.
    pub fn schema_of<S: schemars::JsonSchema>() -> Option<Value> {
        Some(SchemaSettings::draft2020_12().into_generator().into_root_schema_for::<S>().to_value())
    }
}

#[cfg(feature = "derived")]
pub use derived::schema_of;
#[cfg(feature = "derived")]
pub use schemars::*;

#[cfg(not(feature = "derived"))]
mod absent;
#[cfg(not(feature = "derived"))]
pub use absent::{JsonSchema, Schema, SchemaGenerator, schema_of};
#[cfg(not(feature = "derived"))]
pub use rynek_texts::JsonSchema;
