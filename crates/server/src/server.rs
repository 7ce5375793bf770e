//! A server from its start to its end.

use std::{io, net::SocketAddr, time::Duration};

use axum::{
    Router,
    http::StatusCode,
    middleware::{from_fn, from_fn_with_state},
    routing::any,
};
use rynek_kernel::{Explain, Message};
use rynek_tables::store::{Store, StoreError};
use tokio::{task::JoinHandle, time::timeout};
use tower_http::{catch_panic::CatchPanicLayer, timeout::TimeoutLayer};

use crate::{Config, House, Problem, api, door, health, hooks, layers, live, pages, problem};

/// The largest body of a request; records may be larger.
pub const MOST_BODY: usize = 64 * 1024;
/// The largest record.
pub const MOST_RECORD: usize = 8 * 1024 * 1024;
/// How long a request may take.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long what goes on besides answering may take to end: the store has to note what was not told.
const TO_PUT_BY: Duration = Duration::from_secs(2);
/// How often those are forgotten who are far from every limit.
const TIDY: Duration = Duration::from_secs(600);

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address cannot be listened at.
    #[error("{address}: {why}")]
    Listen {
        /// Which.
        address: SocketAddr,
        /// What the system says.
        why: io::Error,
    },
    /// The folder for data cannot be used.
    #[error("{path}: {why}")]
    Data {
        /// Which.
        path: String,
        /// What the system says.
        why: io::Error,
    },
    /// The system gives no threads.
    #[error("{0}")]
    System(io::Error),
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Explain for ServeError {
    fn message(&self) -> Message {
        match self {
            ServeError::Listen { address, why } => {
                let key = if why.kind() == io::ErrorKind::AddrInUse {
                    "server-address-taken"
                } else {
                    "server-cannot-listen"
                };
                Message::new(key)
                    .with("address", address.to_string())
                    .with("port", address.port())
                    .with("why", why.to_string())
            }
            ServeError::Data { path, why } => {
                Message::new("server-no-data").with("path", path.as_str()).with("why", why.to_string())
            }
            ServeError::System(why) => Message::new("server-no-system").with("why", why.to_string()),
            ServeError::Store(error) => Message::new("server-no-store").with("why", error.message()),
        }
    }
}

/// A server that runs. It stops when it is told to, not when this is dropped.
pub struct Server {
    house: House,
    address: SocketAddr,
    door: JoinHandle<()>,
    chores: JoinHandle<()>,
}

impl Server {
    /// Starts a server in front of a store.
    pub async fn start(config: Config, store: Store) -> Result<Server, ServeError> {
        health::recorder();
        let address = SocketAddr::new(config.host, config.port);
        let listen = |why| ServeError::Listen { address, why };
        let listener = door::listen(address).map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        if config.test_seed.is_some() {
            tracing::warn!("test_seed is set: every draw at every table can be predicted. Use it for tests only.");
        }
        let house = House::open(store, config).await?;
        let chores = tokio::spawn(chores(house.clone()));
        let door = tokio::spawn(door::keep(listener, router(house.clone()), house.clone()));
        Ok(Server { house, address, door, chores })
    }

    /// The address it listens at.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// What is behind it.
    pub fn house(&self) -> &House {
        &self.house
    }

    /// Stops it: sockets are told, running requests are finished, every table is kept. Nobody waits for the answers of
    /// people's programs: what they were being told is told again later.
    pub async fn stop(mut self) {
        self.house.begin_closing();
        if timeout(TO_PUT_BY, &mut self.chores).await.is_err() {
            self.chores.abort();
        }
        // The door waits for its guests only so long; it cannot fail but by a panic, which is in the log then.
        let _ = self.door.await;
        self.house.hall().close().await;
    }
}

/// Opens the store of a configuration and starts a server in front of it.
pub async fn open(config: Config) -> Result<Server, ServeError> {
    if config.store.is_none() {
        let data = |why| ServeError::Data { path: config.data.display().to_string(), why };
        std::fs::create_dir_all(&config.data).map_err(data)?;
    }
    let store = Store::open_alone(&config.store_address()).await?;
    let server = Server::start(config, store).await?;
    server.house.store().sign(&format!("http://{}", server.address));
    Ok(server)
}

/// Runs a server until the system asks the program to end. `opened` is called once it takes requests, `closing` when it
/// is about to stop.
pub fn serve(config: Config, opened: impl FnOnce(&Server), closing: impl FnOnce()) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::System)?;
    runtime.block_on(async {
        let end = asked_to_end().map_err(ServeError::System)?;
        let server = open(config).await?;
        tracing::info!(address = %server.address(), "open");
        opened(&server);
        end.await;
        tracing::info!("closing");
        closing();
        server.stop().await;
        tracing::info!("closed");
        Ok(())
    })
}

/// Everything that is answered here.
pub fn router(house: House) -> Router {
    let api = api::routes()
        .merge(live::routes())
        .fallback(nothing)
        .layer(from_fn_with_state(house.clone(), layers::limit))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, PATIENCE))
        .layer(CatchPanicLayer::new())
        .layer(from_fn_with_state(house.clone(), problem::in_words));
    let elsewhere = Router::new().fallback(nothing).layer(from_fn_with_state(house.clone(), problem::in_words));
    // What is nested does not answer for its own name with a slash behind it.
    let bare = Router::new()
        .route("/api/", any(nothing))
        .route("/api/v1/", any(nothing))
        .layer(from_fn_with_state(house.clone(), problem::in_words));
    Router::new()
        .nest("/api/v1", api)
        .nest("/api", elsewhere)
        .merge(bare)
        .merge(health::routes())
        .fallback(pages::serve)
        .layer(from_fn(layers::measure))
        .layer(from_fn(layers::guard))
        .with_state(house)
}

async fn nothing() -> Problem {
    Problem::not_found()
}

/// What goes on besides answering, until the house closes.
async fn chores(house: House) {
    let delivery = hooks::Delivery { to_private: house.config().private_hooks, ..hooks::Delivery::default() };
    let told = hooks::deliver(house.store().clone(), delivery, || house.now(), house.closing());
    tokio::select! {
        () = tidy(house.clone()) => {}
        () = told => {}
    }
}

/// Forgets those who are far from every limit. What need not be kept any more, the hall removes.
async fn tidy(house: House) {
    let mut times = tokio::time::interval(TIDY);
    loop {
        times.tick().await;
        house.limits().tidy();
    }
}

/// Waits until the system asks the program to end. It listens from the call on, not only once it is awaited.
#[cfg(unix)]
fn asked_to_end() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Waits until somebody presses Ctrl-C.
#[cfg(not(unix))]
fn asked_to_end() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
