//! Accepts connections, and closes them when the server stops.

use std::{io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{Router, body::Body, http::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use rynek_kernel::Language;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpSocket, TcpStream},
    sync::Semaphore,
    time::timeout,
};
use tower::ServiceExt;

use crate::{
    App, Problem, ProblemBody,
    address::{Peer, is_trusted},
    arrival::Arrival,
    bodies::STEP,
    limits::household,
    visits::Full,
};

/// How long a client may take to send the headers of a request.
const HEADERS_WITHIN: Duration = Duration::from_secs(15);
/// How long to wait when the system cannot open another connection.
const NO_ROOM: Duration = Duration::from_millis(100);

/// The send buffer of a connection, in bytes. It bounds the memory that clients use that do not read.
const SEND_BUFFER: u32 = 256 * 1024;
/// How many connections may wait to be accepted.
const BACKLOG: u32 = 1_024;
/// How many clients are sent an error at the same time because there is no room; further connections are just closed.
const MAX_REFUSING: usize = 64;
/// How long sending this error may take, and when the client may try again.
const REFUSE_WITHIN: Duration = Duration::from_secs(1);
const RETRY: Duration = Duration::from_secs(10);

pub(crate) fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A server that was just stopped can be started again immediately.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Accepts connections until the server closes, then waits for the open ones as long as the settings say.
pub(crate) async fn run(listener: TcpListener, router: Router, app: App) {
    let visits = app.visits();
    let refusing = Arc::new(Semaphore::new(MAX_REFUSING));
    loop {
        let (stream, address) = tokio::select! {
            taken = listener.accept() => match taken {
                Ok(taken) => taken,
                Err(error) => {
                    tracing::warn!(%error, "could not accept a connection");
                    visits.make_room();
                    tokio::time::sleep(NO_ROOM).await;
                    continue;
                }
            },
            () = app.closing() => break,
        };
        let is_proxy = is_trusted(&app.config().trusted_proxies, address.ip());
        match visits.enter(household(address.ip()), is_proxy) {
            Ok(visit) => {
                let peer = Peer { address, visit: Arc::new(visit) };
                tokio::spawn(serve(stream, peer, router.clone(), app.clone()));
            }
            Err(full) => {
                metrics::counter!("rynek_connections_refused_total", "why" => why(full)).increment(1);
                if let Ok(permit) = refusing.clone().try_acquire_owned() {
                    let text = no_room(&app, full);
                    tokio::spawn(async move {
                        let _ = timeout(REFUSE_WITHIN, refuse(stream, text)).await;
                        drop(permit);
                    });
                }
            }
        }
    }
    drop(listener);
    if timeout(app.config().grace(), visits.all_gone()).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

fn why(full: Full) -> &'static str {
    match full {
        Full::Address => "address",
        Full::Server => "server",
    }
}

/// The response to a request that is not read because there is no room.
fn no_room(app: &App, full: Full) -> String {
    let problem = match full {
        Full::Address => Problem::too_many(RETRY),
        Full::Server => Problem::busy(RETRY),
    };
    let body = ProblemBody { error: problem.words(app.words(Language::default())) };
    let body = serde_json::to_string(&body).unwrap_or_default();
    let (status, retry, length) = (problem.status(), problem.retry_after().unwrap_or(1), body.len());
    format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {length}\r\nretry-after: {retry}\r\n\
         connection: close\r\n\r\n{body}"
    )
}

/// Sends the error and reads until the client closes: closing with unread data would reset the connection.
async fn refuse(mut stream: TcpStream, text: String) -> io::Result<()> {
    stream.write_all(text.as_bytes()).await?;
    stream.shutdown().await?;
    let mut ignored = [0; 1024];
    while stream.read(&mut ignored).await? > 0 {}
    Ok(())
}

async fn serve(stream: TcpStream, peer: Peer, router: Router, app: App) {
    let gauge = metrics::gauge!("rynek_connections");
    gauge.increment(1.0);
    let _ = stream.set_nodelay(true);
    let visit = peer.visit.clone();
    let service = service_fn(move |request: Request<Incoming>| {
        let (mut parts, body) = request.into_parts();
        let body = Arrival::new(body, &parts.headers, peer.visit.clone());
        parts.extensions.insert(peer.clone());
        let answered = router.clone().oneshot(Request::from_parts(parts, Body::new(body)));
        let visit = peer.visit.clone();
        async move {
            let answer = answered.await;
            visit.waits();
            answer
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS_WITHIN)
        .max_buf_size(STEP)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        is_served = visit.has_to_leave() => {
            if is_served {
                connection.as_mut().graceful_shutdown();
                connection.await
            } else {
                Ok(())
            }
        }
        () = app.closing() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%error, "a connection ended early");
    }
    gauge.decrement(1.0);
}
