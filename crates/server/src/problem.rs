//! Errors, as clients are told of them.

use std::{collections::BTreeMap, time::Duration};

use axum::{
    extract::rejection::JsonRejection,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use rynek_hall::HallError;
use rynek_kernel::{Explain, Message};
use rynek_store::StoreError;
use rynek_table::Refused;
use rynek_wire::{Fault, ProblemBody, ProblemWords};
use rynek_words::Words;
use serde_json::Value;
use utoipa::{
    IntoResponses, ToSchema,
    openapi::{ContentBuilder, Ref, RefOr, Response as Described, ResponseBuilder},
};

use crate::warnings;

/// When there may be room for another edition.
const ROOM_AFTER: Duration = Duration::from_secs(60);

/// An error for a client, not yet in any language.
///
/// The middleware `in_words` writes it in the language of the client.
#[derive(Clone, PartialEq, Debug)]
pub struct Problem {
    status: StatusCode,
    code: &'static str,
    message: Box<Message>,
    rule: Option<String>,
    details: Option<Box<Value>>,
    retry: Option<Duration>,
}

impl Problem {
    /// An error with a code for programs and a message for people.
    pub fn new(status: StatusCode, code: &'static str, message: Message) -> Problem {
        Problem { status, code, message: Box::new(message), rule: None, details: None, retry: None }
    }

    /// The request cannot be parsed. What the parser says is English, so programmers find it in the details.
    pub fn malformed(why: impl Into<String>) -> Problem {
        Fault::malformed(why).into()
    }

    /// The client is not signed in.
    pub fn unauthorized() -> Problem {
        Problem::new(StatusCode::UNAUTHORIZED, "unauthorized", Message::new("server-unauthorized"))
    }

    /// The client has no right to this.
    pub fn forbidden() -> Problem {
        Problem::new(StatusCode::FORBIDDEN, "forbidden", Message::new("server-forbidden"))
    }

    /// There is no such thing.
    pub fn not_found() -> Problem {
        Fault::not_found().into()
    }

    /// The client has sent too many requests.
    pub fn too_many(retry: Duration) -> Problem {
        let seconds = retry.as_secs().max(1);
        let message = Message::new("server-too-many").with("seconds", seconds);
        Problem::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message).retry(retry)
    }

    /// The client has too many unfinished tables with editions of their own.
    pub fn too_many_own_editions(most: usize) -> Problem {
        let message = Message::new("api-own-editions-many").with("most", most);
        Problem::new(StatusCode::CONFLICT, "own_editions_many", message)
    }

    /// The body is too large.
    pub fn too_large() -> Problem {
        Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", Message::new("server-too-large"))
    }

    /// The body took too long to arrive.
    pub fn too_slow() -> Problem {
        Problem::new(StatusCode::REQUEST_TIMEOUT, "too_slow", Message::new("server-too-slow"))
    }

    /// The server has too many requests at the moment.
    pub fn busy(retry: Duration) -> Problem {
        let message = Message::new("hall-busy").with("seconds", retry.as_secs().max(1));
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy", message).retry(retry)
    }

    /// The server cannot do it now.
    pub fn unavailable(retry: Duration) -> Problem {
        let message = Message::new("server-unavailable").with("seconds", retry.as_secs().max(1));
        Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message).retry(retry)
    }

    /// Something is wrong with the server itself. The log says what.
    pub fn internal() -> Problem {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", Message::new("server-internal"))
    }

    /// Adds details for programs.
    #[must_use]
    pub fn with_details(mut self, details: Value) -> Problem {
        self.details = Some(Box::new(details));
        self
    }

    fn retry(mut self, retry: Duration) -> Problem {
        self.retry = Some(retry);
        self
    }

    /// The code for programs.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// After how many seconds to try again, if that is known.
    pub(crate) fn retry_after(&self) -> Option<u64> {
        self.retry.map(|retry| retry.as_secs().max(1))
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        self.status
    }

    /// The error in words.
    pub fn words(&self, words: &Words) -> ProblemWords {
        ProblemWords {
            code: self.code.to_owned(),
            message: words.say(&self.message),
            rule: self.rule.clone(),
            details: self.details.as_deref().cloned(),
            retry_after: self.retry_after(),
        }
    }

    /// The error for a response of axum or of a layer that has only a status.
    pub(crate) fn of_status(status: StatusCode) -> Problem {
        match status {
            StatusCode::NOT_FOUND => Problem::not_found(),
            StatusCode::METHOD_NOT_ALLOWED => {
                Problem::new(status, "method_not_allowed", Message::new("server-method-not-allowed"))
            }
            StatusCode::PAYLOAD_TOO_LARGE => Problem::too_large(),
            StatusCode::REQUEST_TIMEOUT | StatusCode::SERVICE_UNAVAILABLE => {
                Problem::unavailable(Duration::from_secs(1))
            }
            status if status.is_client_error() => Problem { status, ..Problem::malformed(status.to_string()) },
            _ => Problem::internal(),
        }
    }

    /// The request can be parsed, but not accepted.
    pub(crate) fn unprocessable(code: &'static str, message: Message) -> Problem {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// The errors that every request may be answered with.
pub struct Problems;

impl IntoResponses for Problems {
    fn responses() -> BTreeMap<String, RefOr<Described>> {
        let body = Ref::from_schema_name(ProblemBody::name().into_owned());
        let content = ContentBuilder::new().schema(Some(body));
        let described = ResponseBuilder::new()
            .description("What is wrong, and what is allowed")
            .content("application/json", content.build())
            .build();
        BTreeMap::from([("default".to_owned(), RefOr::T(described))])
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        let message = error.message();
        match error {
            StoreError::Conflict { .. } => Problem::new(StatusCode::CONFLICT, "conflict", message),
            StoreError::NotFound => Problem::not_found(),
            StoreError::Exists => Problem::new(StatusCode::CONFLICT, "exists", message),
            StoreError::Unavailable { why, retry } => {
                warnings::of_store(&why);
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message).retry(retry)
            }
            StoreError::Unsupported(_) => Problem::new(StatusCode::NOT_IMPLEMENTED, "unsupported", message),
            StoreError::Corrupt { .. }
            | StoreError::Newer { .. }
            | StoreError::Older { .. }
            | StoreError::NotAStore
            | StoreError::Empty
            | StoreError::InUse { .. }
            | StoreError::CannotOpen(_) => {
                tracing::error!(%error, "the store cannot be read");
                Problem::internal()
            }
        }
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Problem {
        let Fault { status, code, message, rule, details } = fault;
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let retry = (status == StatusCode::SERVICE_UNAVAILABLE).then_some(ROOM_AFTER);
        Problem { status, code, message, rule, details, retry }
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        Fault::from(refused).into()
    }
}

impl From<HallError> for Problem {
    fn from(error: HallError) -> Problem {
        const TERMS: StatusCode = StatusCode::UNPROCESSABLE_ENTITY;
        let message = error.message();
        match error {
            HallError::Refused(refused) => refused.into(),
            HallError::Store(error) => error.into(),
            HallError::Damaged { table, what } => {
                tracing::error!(%table, %what, "a table is damaged");
                let details = serde_json::json!({ "table": table });
                Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "damaged", message).with_details(details)
            }
            HallError::OtherVersion(_) => Problem::new(StatusCode::CONFLICT, "other_version", message),
            HallError::NoSuchBot { .. } => Problem::new(TERMS, "no_such_bot", message),
            HallError::NoHints => Problem::new(StatusCode::FORBIDDEN, "no_hints", message),
            HallError::NotAPlayer => Problem::new(StatusCode::FORBIDDEN, "not_a_player", message),
            HallError::Words => Problem::new(TERMS, "words", message),
            HallError::Record(_) => Problem::new(TERMS, "record", message),
            HallError::NoRoom => Problem::new(StatusCode::SERVICE_UNAVAILABLE, "no_room", message).retry(ROOM_AFTER),
            HallError::Closing => {
                Problem::new(StatusCode::SERVICE_UNAVAILABLE, "closing", message).retry(Duration::from_secs(2))
            }
            HallError::Busy { retry } => Problem::new(StatusCode::SERVICE_UNAVAILABLE, "busy", message).retry(retry),
        }
    }
}

impl From<JsonRejection> for Problem {
    fn from(rejection: JsonRejection) -> Problem {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            return Problem::too_large();
        }
        Problem::malformed(rejection.body_text())
    }
}
