//! The door: takes connections in, and sees them off in the end.

use std::{io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};

use axum::{Router, body::Body, http::Request};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpSocket, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore},
};
use tower::ServiceExt;

use crate::{House, address::Peer};

/// How long somebody may take to say what they want: whoever only holds the door open is sent away.
const HEADERS_WITHIN: Duration = Duration::from_secs(15);
/// How long to wait where the system has no more room for connections.
const NO_ROOM: Duration = Duration::from_millis(100);

/// How many bytes the system may hold for a client that does not read: without a bound, many of them fill the memory.
const HELD: u32 = 256 * 1024;
/// How many may wait to be taken in.
const WAITING: u32 = 1_024;

/// Listens at an address.
pub(crate) fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A server that was just stopped may be started again at once.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(HELD)?;
    socket.bind(address)?;
    socket.listen(WAITING)
}

/// The room that a connection takes up until it is over, sockets included.
pub(crate) type Room = Arc<OwnedSemaphorePermit>;

/// Takes connections in until the house closes, then waits for those inside as long as the settings say.
pub(crate) async fn keep(listener: TcpListener, router: Router, house: House) {
    let most = u32::try_from(house.config().limits.connections).unwrap_or(u32::MAX).min(Semaphore::MAX_PERMITS as u32);
    let rooms = Arc::new(Semaphore::new(most as usize));
    loop {
        let (stream, address) = tokio::select! {
            taken = listener.accept() => match taken {
                Ok(taken) => taken,
                Err(error) => {
                    tracing::warn!(%error, "could not take a connection in");
                    tokio::time::sleep(NO_ROOM).await;
                    continue;
                }
            },
            () = house.closing() => break,
        };
        // Without room the connection is closed at once, so that clients try again or elsewhere.
        if let Ok(room) = rooms.clone().try_acquire_owned() {
            let peer = Peer { address, _room: Arc::new(room) };
            tokio::spawn(serve(stream, peer, router.clone(), house.clone()));
        }
    }
    drop(listener);
    if tokio::time::timeout(house.config().grace(), rooms.acquire_many(most)).await.is_err() {
        tracing::warn!("some connections did not end in time");
    }
}

async fn serve(stream: TcpStream, peer: Peer, router: Router, house: House) {
    let gauge = metrics::gauge!("rynek_connections");
    gauge.increment(1.0);
    // Small messages matter more than full packets.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        router.clone().oneshot(request.map(Body::new))
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS_WITHIN)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = house.closing() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%error, "a connection ended early");
    }
    gauge.decrement(1.0);
}
