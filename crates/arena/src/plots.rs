//! Plots as inline SVG and the style of their pages, for other reports.

pub use crate::report::{
    chart::{Drawing, Scale, escaped},
    page::{STYLE, table},
};
