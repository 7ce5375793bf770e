//! Macros that describe the JSON of a type for clients: in TypeScript, and with the feature `schema` in OpenAPI.

/// Gives a type this TypeScript type.
#[macro_export]
macro_rules! typescript {
    ($kind:ty, $name:literal) => {
        impl $crate::ts_rs::TS for $kind {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &$crate::ts_rs::Config) -> ::std::string::String {
                $name.into()
            }

            fn inline(_: &$crate::ts_rs::Config) -> ::std::string::String {
                $name.into()
            }
        }
    };
}

/// Gives a type the OpenAPI schema of another type that has the same JSON.
#[cfg(feature = "schema")]
#[macro_export]
macro_rules! schema {
    ($kind:ty, $like:ty, $what:literal) => {
        impl $crate::utoipa::PartialSchema for $kind {
            fn schema() -> $crate::utoipa::openapi::RefOr<$crate::utoipa::openapi::Schema> {
                use $crate::utoipa::openapi::{RefOr, Schema};
                let mut schema = <$like as $crate::utoipa::PartialSchema>::schema();
                if let RefOr::T(Schema::Object(object)) = &mut schema {
                    object.description = Some($what.into());
                }
                schema
            }
        }

        impl $crate::utoipa::ToSchema for $kind {}
    };
}

/// Without the feature `schema` there is nothing to do.
#[cfg(not(feature = "schema"))]
#[macro_export]
macro_rules! schema {
    ($kind:ty, $like:ty, $what:literal) => {};
}
