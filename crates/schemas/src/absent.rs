//! What stands in for `schemars` in a build without schemas.

use serde_json::Value;

/// A type that has a schema.
pub trait JsonSchema {}

impl<T: ?Sized> JsonSchema for T {}

/// A schema. There is none in this build.
#[derive(Clone, Default, Debug, serde::Serialize)]
pub struct Schema;

impl Schema {
    /// Adds nothing.
    pub fn insert(&mut self, _: String, _: Value) {}

    /// The schema as a value: nothing.
    pub fn to_value(self) -> Value {
        Value::Null
    }
}

impl TryFrom<Value> for Schema {
    type Error = serde_json::Error;

    fn try_from(_: Value) -> Result<Schema, serde_json::Error> {
        Ok(Schema)
    }
}

impl From<Schema> for Value {
    fn from(_: Schema) -> Value {
        Value::Null
    }
}

/// What would make schemas.
#[derive(Debug)]
pub struct SchemaGenerator(());

impl SchemaGenerator {
    /// The schema of a type: nothing.
    pub fn subschema_for<T: ?Sized + JsonSchema>(&mut self) -> Schema {
        Schema
    }
}

/// The schema of a type; `None` without the feature `derived`.
pub fn schema_of<S: JsonSchema>() -> Option<Value> {
    None
}
