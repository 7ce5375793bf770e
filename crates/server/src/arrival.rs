//! The body of a request while it arrives.

use std::{
    future::poll_fn,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{
    body::{Bytes, HttpBody},
    http::{HeaderMap, header},
};
use hyper::body::{Frame, Incoming, SizeHint};
use tokio::{runtime::Handle, time::timeout};

use crate::{bodies::MOST_RECORD, visits::Visit};

/// How long the rest of a refused body is read and discarded.
const LINGER: Duration = Duration::from_secs(2);

/// A body that marks its connection as waiting until all of it has arrived.
///
/// If it is refused, the rest is discarded for a short time while the response is sent. Otherwise a client that is
/// still sending would see a broken connection and never read the response.
pub(crate) struct Arrival {
    body: Option<Incoming>,
    visit: Arc<Visit>,
    /// Whether the client waits for `100 Continue` before it sends.
    is_held_back: bool,
}

impl Arrival {
    pub fn new(body: Incoming, headers: &HeaderMap, visit: Arc<Visit>) -> Arrival {
        let body = (!body.is_end_stream()).then_some(body);
        if body.is_some() {
            visit.waits()
        } else {
            visit.is_served()
        }
        Arrival { body, visit, is_held_back: headers.contains_key(header::EXPECT) }
    }
}

impl HttpBody for Arrival {
    type Data = Bytes;
    type Error = hyper::Error;

    fn poll_frame(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, hyper::Error>>> {
        let this = self.get_mut();
        let Some(body) = &mut this.body else { return Poll::Ready(None) };
        let frame = ready!(Pin::new(&mut *body).poll_frame(context));
        if !matches!(frame, Some(Ok(_))) || body.is_end_stream() {
            this.body = None;
            this.visit.is_served();
        }
        Poll::Ready(frame)
    }

    fn is_end_stream(&self) -> bool {
        self.body.as_ref().is_none_or(HttpBody::is_end_stream)
    }

    fn size_hint(&self) -> SizeHint {
        self.body.as_ref().map_or_else(|| SizeHint::with_exact(0), HttpBody::size_hint)
    }
}

impl Drop for Arrival {
    fn drop(&mut self) {
        if let Some(rest) = self.body.take()
            && !self.is_held_back
            && let Ok(runtime) = Handle::try_current()
        {
            runtime.spawn(timeout(LINGER, discard(rest)));
        }
    }
}

async fn discard(mut rest: Incoming) {
    let mut left = MOST_RECORD;
    while let Some(Ok(frame)) = poll_fn(|context| Pin::new(&mut rest).poll_frame(context)).await {
        left = left.saturating_sub(frame.data_ref().map_or(0, Bytes::len));
        if left == 0 {
            return;
        }
    }
}
