//! Notifications from other nodes.

use std::{future::poll_fn, pin::pin, task::Poll, time::Duration};

use tokio::sync::{broadcast, oneshot};
use tokio_postgres::{AsyncMessage, Config, Error, NoTls};

use crate::{StoreChange, StoreError};

/// How long to wait before the connection is tried again; longer each time, up to a limit.
const SOON: Duration = Duration::from_millis(100);
const LATE: Duration = Duration::from_secs(5);

type Ready = oneshot::Sender<Result<(), StoreError>>;

/// Listens for ever. After a lost connection is restored, all listeners are told to look again.
pub(super) async fn keep_listening(config: Config, news: broadcast::Sender<StoreChange>, ready: Ready) {
    let mut ready = Some(ready);
    let mut wait = SOON;
    loop {
        let mut heard = false;
        let ended = listen(&config, |event| {
            heard = true;
            match event {
                // Nothing was missed before the first connection.
                Heard::Listening if ready.is_some() => drop(ready.take().map(|ready| ready.send(Ok(())))),
                Heard::Listening => tell(&news, StoreChange::LookAgain),
                Heard::Told(text) => text.split(';').for_each(|text| tell(&news, StoreChange::from_text(text))),
            }
        })
        .await;
        if let (Some(ready), Err(error)) = (ready.take(), ended) {
            // The first connection failed: report it to the caller and give up.
            let _ = ready.send(Err(error.into()));
            return;
        }
        wait = if heard { SOON } else { (wait * 2).min(LATE) };
        tokio::time::sleep(wait).await;
    }
}

fn tell(news: &broadcast::Sender<StoreChange>, change: StoreChange) {
    // Without listeners this fails, which is fine.
    let _ = news.send(change);
}

enum Heard {
    Listening,
    Told(String),
}

/// Listens until the connection is lost.
async fn listen(config: &Config, mut hear: impl FnMut(Heard)) -> Result<(), Error> {
    let (client, mut connection) = config.connect(NoTls).await?;
    let mut asking = pin!(client.batch_execute("LISTEN rynek"));
    let mut asked = false;
    loop {
        // The connection carries the question and the news alike, so both are looked after in one place.
        let event = poll_fn(|context| {
            if !asked && let Poll::Ready(answer) = asking.as_mut().poll(context) {
                asked = true;
                return Poll::Ready(Some(answer.map(|()| Heard::Listening)));
            }
            match connection.poll_message(context) {
                Poll::Ready(Some(Ok(AsyncMessage::Notification(note)))) => {
                    Poll::Ready(Some(Ok(Heard::Told(note.payload().to_owned()))))
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
            Some(event) => hear(event?),
            None => return Ok(()),
        }
    }
}
