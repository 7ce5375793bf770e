//! Notifications from other nodes.

use std::{
    future::poll_fn,
    pin::pin,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    task::Poll,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tokio::sync::{broadcast, oneshot};
use tokio_postgres::{AsyncMessage, Error};

use super::address::DatabaseAddress;
use crate::{StoreChange, StoreError};

/// How long to wait before the connection is tried again; longer each time, up to a limit.
const FIRST_RETRY: Duration = Duration::from_millis(100);
const LAST_RETRY: Duration = Duration::from_secs(5);

/// How a notification begins that a node sends itself to find out whether notifications arrive.
const HELLO: &str = "hello ";

/// What a listener reports when it begins.
pub(super) struct Greeting {
    listening: Option<oneshot::Sender<Result<(), StoreError>>>,
    greeted: Option<oneshot::Sender<()>>,
    word: String,
}

/// What is heard from a listener that begins.
pub(super) struct Heard {
    /// Whether it listens.
    pub listening: oneshot::Receiver<Result<(), StoreError>>,
    /// Its own notification arrived.
    pub greeted: oneshot::Receiver<()>,
}

impl Greeting {
    pub fn new() -> (Greeting, Heard) {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let (listening, is_listening) = oneshot::channel();
        let (greeted, is_greeted) = oneshot::channel();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let word = format!("{HELLO}{:x}-{now:x}-{count:x}", std::process::id());
        let greeting = Greeting { listening: Some(listening), greeted: Some(greeted), word };
        (greeting, Heard { listening: is_listening, greeted: is_greeted })
    }

    /// The notification that the listener waits for.
    pub fn word(&self) -> String {
        self.word.clone()
    }
}

/// Where what was heard is told.
pub(crate) struct Outlets {
    pub news: broadcast::Sender<StoreChange>,
    pub bulletins: broadcast::Sender<Arc<str>>,
}

/// Listens until the task is stopped. After a lost connection is restored, all listeners are told to look again.
pub(super) async fn keep_listening(address: DatabaseAddress, told: Outlets, mut greeting: Greeting) {
    let mut wait = FIRST_RETRY;
    loop {
        let mut connected = false;
        let ended = listen(&address, |event| {
            connected = true;
            match event {
                // Nothing was missed before the first connection.
                Received::Listening if greeting.listening.is_some() => {
                    drop(greeting.listening.take().map(|listening| listening.send(Ok(()))));
                }
                Received::Listening => told.tell(StoreChange::LookAgain),
                Received::Notification(text) if text == greeting.word => {
                    let _ = greeting.greeted.take().map(|greeted| greeted.send(()));
                }
                // Another node has begun.
                Received::Notification(text) if text.starts_with(HELLO) => {}
                Received::Notification(text) => {
                    text.split(';').for_each(|text| told.tell(StoreChange::from_text(text)));
                }
                Received::Bulletin(text) => {
                    // Without listeners this fails, which is fine.
                    let _ = told.bulletins.send(text.into());
                }
            }
        })
        .await;
        if let (Some(listening), Err(error)) = (greeting.listening.take(), ended) {
            // The first connection failed: report it to the caller and give up.
            let _ = listening.send(Err(error.into()));
            return;
        }
        wait = if connected { FIRST_RETRY } else { (wait * 2).min(LAST_RETRY) };
        tokio::time::sleep(wait).await;
    }
}

impl Outlets {
    fn tell(&self, change: StoreChange) {
        // Without listeners this fails, which is fine.
        let _ = self.news.send(change);
    }
}

enum Received {
    Listening,
    Notification(String),
    Bulletin(String),
}

/// Listens until the connection is lost.
async fn listen(address: &DatabaseAddress, mut receive: impl FnMut(Received)) -> Result<(), Error> {
    let (client, mut connection) = address.connect().await?;
    let mut request = pin!(client.batch_execute("LISTEN rynek; LISTEN rynek_nodes"));
    let mut answered = false;
    loop {
        // The same connection carries the answer and the notifications, so one loop polls both.
        let event = poll_fn(|context| {
            if !answered && let Poll::Ready(answer) = request.as_mut().poll(context) {
                answered = true;
                return Poll::Ready(Some(answer.map(|()| Received::Listening)));
            }
            match connection.poll_message(context) {
                Poll::Ready(Some(Ok(AsyncMessage::Notification(note)))) => {
                    let text = note.payload().to_owned();
                    let is_bulletin = note.channel() == "rynek_nodes";
                    let received = if is_bulletin { Received::Bulletin } else { Received::Notification };
                    Poll::Ready(Some(Ok(received(text))))
                }
                Poll::Ready(Some(Ok(_))) => {
                    context.waker().wake_by_ref();
                    Poll::Pending
                }
                Poll::Ready(Some(Err(error))) => Poll::Ready(Some(Err(error))),
                Poll::Ready(None) => Poll::Ready(None),
                Poll::Pending => Poll::Pending,
            }
        })
        .await;
        match event {
            Some(event) => receive(event?),
            None => return Ok(()),
        }
    }
}
