//! What types are called in TypeScript, for screens.

/// Says what a type is in TypeScript, where its JSON is something simple.
#[cfg(feature = "ts")]
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

/// Says what a type is in TypeScript; nobody asks without the feature `ts`.
#[cfg(not(feature = "ts"))]
#[macro_export]
macro_rules! typescript {
    ($kind:ty, $name:literal) => {};
}
