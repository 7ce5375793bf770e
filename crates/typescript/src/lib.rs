//! TypeScript types derived from Rust types, only where they are asked for.
//!
//! The page's types are written by a test, so a program that is played with needs none of this code. With the feature
//! `typescript` this crate is `ts-rs`. Without it `#[derive(ts_rs::TS)]` adds nothing, and every type is a `TS`. Other
//! crates know it as `ts_rs`, because that is the name that the derived code uses.

#[cfg(feature = "typescript")]
pub use ts_rs::*;

#[cfg(not(feature = "typescript"))]
pub use rynek_texts::TS;

/// A type that has a TypeScript type.
#[cfg(not(feature = "typescript"))]
pub trait TS {}

#[cfg(not(feature = "typescript"))]
impl<T: ?Sized> TS for T {}

/// Gives a type this TypeScript type.
#[cfg(feature = "typescript")]
#[macro_export]
macro_rules! typescript {
    ($kind:ty, $name:literal) => {
        impl $crate::TS for $kind {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_: &$crate::Config) -> ::std::string::String {
                $name.into()
            }

            fn inline(_: &$crate::Config) -> ::std::string::String {
                $name.into()
            }
        }
    };
}

/// Without the feature `typescript` there is nothing to do.
#[cfg(not(feature = "typescript"))]
#[macro_export]
macro_rules! typescript {
    ($kind:ty, $name:literal) => {};
}
