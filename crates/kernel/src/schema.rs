//! A macro that describes the JSON of a type for clients, with the feature `schema`.

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
