//! Games, tables and bots for the browser, behind one call: JSON in and out.
//!
//! `README.md` of this crate has every call. [`Engine`] answers them; it is the same natively, where the tests compare
//! the two. The exports for WebAssembly are in `exports`.
//!
//! ```
//! use rynek_wasm::Engine;
//!
//! let mut engine = Engine::default();
//! let answer = engine.call(r#"{"call":"game","game":"polis"}"#);
//! assert!(answer.starts_with(r#"{"ok":{"id":"polis","title":"Polis""#), "{answer}");
//! assert!(engine.call("?").starts_with(r#"{"error":{"code":"malformed""#));
//! ```

mod call;
mod catalog;
mod dispatch;
mod engine;
#[cfg(target_family = "wasm")]
mod exports;
mod library;
mod local_table;
#[cfg(feature = "review")]
mod reviews;
mod studies;
mod tables;
mod thoughts;

pub use engine::Engine;
