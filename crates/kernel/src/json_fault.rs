//! What is wrong with a JSON document, in words. The parser's own text is English and names Rust types.

use crate::{Arg, Message, json::Unread};

impl Unread {
    /// What is wrong, as a sentence.
    pub fn message(&self) -> Message {
        json_fault(self.detail())
    }
}

/// The fault that the parser describes by `detail`, as a sentence: what is missing, unknown or of the wrong kind.
///
/// ```
/// use rynek_kernel::json_fault;
/// let error = serde_json::from_str::<u16>("70000").unwrap_err();
/// assert_eq!(json_fault(&error.to_string()).to_string(), "json-value (found: 70000)");
/// ```
pub fn json_fault(detail: &str) -> Message {
    let quoted = |text: &str| text.split('`').nth(1).unwrap_or_default().to_owned();
    let starts = |beginning: &str| detail.starts_with(beginning);
    if starts("missing field") {
        Message::new("json-missing").with("name", quoted(detail))
    } else if starts("unknown field") || starts("unknown variant") {
        let known: Vec<&str> = detail.split('`').skip(1).step_by(2).skip(1).collect();
        let key = if known.is_empty() { "json-unknown" } else { "json-unknown-of" };
        Message::new(key).with("name", quoted(detail)).with("known", Arg::list(known))
    } else if starts("duplicate field") {
        Message::new("json-twice").with("name", quoted(detail))
    } else if starts("invalid type") || starts("invalid value") || starts("invalid length") {
        match found(detail) {
            Some(found) => Message::new("json-value").with("found", found),
            None => Message::new("json-kind"),
        }
    } else if starts("EOF") {
        Message::new("json-end")
    } else if starts("trailing characters") {
        Message::new("json-trailing")
    } else {
        Message::new("json-syntax")
    }
}

/// The value that was found: `string "x"`, `integer `7``.
fn found(detail: &str) -> Option<String> {
    let found = detail.split_once(": ")?.1.split(", expected").next()?;
    let value = found.split_once(['`', '"'])?.1;
    Some(value.trim_end_matches(['`', '"']).to_owned())
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Head {
        #[allow(dead_code)]
        port: u16,
    }

    #[test]
    fn no_name_of_a_type_is_told() {
        for (text, told) in [
            ("", "json-end"),
            ("{", "json-end"),
            ("nonsense", "json-syntax"),
            ("{} {}", "json-missing (name: port)"),
            ("{\"port\": 1} x", "json-trailing"),
            ("{}", "json-missing (name: port)"),
            ("[]", "json-kind"),
            ("{\"prot\": 1}", "json-unknown-of (known: [port], name: prot)"),
            ("{\"port\": 1, \"port\": 2}", "json-twice (name: port)"),
            ("{\"port\": \"many\"}", "json-value (found: many)"),
            ("{\"port\": 70000}", "json-value (found: 70000)"),
            ("{\"port\": null}", "json-kind"),
        ] {
            let error = serde_json::from_str::<Head>(text).unwrap_err();
            let fault = json_fault(&error.to_string()).to_string();
            assert!(!fault.contains("u16") && !fault.contains("Head"), "{text}: {fault}");
            assert_eq!(fault, told, "{text}");
        }
    }
}
