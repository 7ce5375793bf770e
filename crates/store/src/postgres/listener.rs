//! Notifications from other nodes.

use std::{future::poll_fn, pin::pin, task::Poll, time::Duration};

use tokio::sync::{broadcast, oneshot};
use tokio_postgres::{AsyncMessage, Config, Error, NoTls};

use crate::{StoreChange, StoreError};

/// How long to wait before the connection is tried again; longer each time, up to a limit.
const FIRST_RETRY: Duration = Duration::from_millis(100);
const LAST_RETRY: Duration = Duration::from_secs(5);

type Ready = oneshot::Sender<Result<(), StoreError>>;

/// Listens until the task is stopped. After a lost connection is restored, all listeners are told to look again.
pub(super) async fn keep_listening(config: Config, news: broadcast::Sender<StoreChange>, ready: Ready) {
    let mut ready = Some(ready);
    let mut wait = FIRST_RETRY;
    loop {
        let mut connected = false;
        let ended = listen(&config, |event| {
            connected = true;
            match event {
                // Nothing was missed before the first connection.
                Received::Listening if ready.is_some() => drop(ready.take().map(|ready| ready.send(Ok(())))),
                Received::Listening => tell(&news, StoreChange::LookAgain),
                Received::Notification(text) => {
                    text.split(';').for_each(|text| tell(&news, StoreChange::from_text(text)))
                }
            }
        })
        .await;
        if let (Some(ready), Err(error)) = (ready.take(), ended) {
            // The first connection failed: report it to the caller and give up.
            let _ = ready.send(Err(error.into()));
            return;
        }
        wait = if connected { FIRST_RETRY } else { (wait * 2).min(LAST_RETRY) };
        tokio::time::sleep(wait).await;
    }
}

fn tell(news: &broadcast::Sender<StoreChange>, change: StoreChange) {
    // Without listeners this fails, which is fine.
    let _ = news.send(change);
}

enum Received {
    Listening,
    Notification(String),
}

/// Listens until the connection is lost.
async fn listen(config: &Config, mut receive: impl FnMut(Received)) -> Result<(), Error> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let mut request = pin!(client.batch_execute("LISTEN rynek"));
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
                    Poll::Ready(Some(Ok(Received::Notification(note.payload().to_owned()))))
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
