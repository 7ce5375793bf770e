//! Starting, running and stopping a server.

use std::{io, net::SocketAddr, time::Duration};

use axum::{
    Router,
    http::StatusCode,
    middleware::{from_fn, from_fn_with_state},
    routing::any,
};
use rynek_kernel::{Explain, Message};
use rynek_store::{Store, StoreError};
use tokio::{task::JoinHandle, time::timeout};
use tower_http::{catch_panic::CatchPanicLayer, timeout::TimeoutLayer};

use crate::{
    App, Config, Problem, accept, health, hooks, layers, live, logs, metering, openapi, pages,
    signals::{Signal, Signals},
};

/// How long a request may take.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(60);
/// How long background tasks may take to end: webhooks return their messages to the store.
const CHORES_TIMEOUT: Duration = Duration::from_secs(2);
/// How often the limits remove entries that are not needed.
const TIDY: Duration = Duration::from_secs(600);

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The server cannot listen at the address.
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
    /// The system cannot start the runtime.
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
            ServeError::Store(error) => Message::new("server-no-store").then(error.message()),
        }
    }
}

/// A running server. It stops on [`Server::stop`], not when this is dropped.
pub struct Server {
    app: App,
    address: SocketAddr,
    accepting: JoinHandle<()>,
    chores: JoinHandle<()>,
}

impl Server {
    /// Starts a server with a store.
    pub async fn start(config: Config, store: Store) -> Result<Server, ServeError> {
        metering::recorder();
        let address = SocketAddr::new(config.host, config.port);
        let listen = |why| ServeError::Listen { address, why };
        let listener = accept::listen(address).map_err(listen)?;
        let address = listener.local_addr().map_err(listen)?;
        if config.test_seed.is_some() {
            tracing::warn!("test_seed is set: every draw at every table can be predicted. Use it for tests only.");
        }
        let app = App::open(store, config).await?;
        let chores = tokio::spawn(chores(app.clone()));
        let accepting = tokio::spawn(accept::run(listener, router(app.clone()), app.clone()));
        Ok(Server { app, address, accepting, chores })
    }

    /// The address it listens at.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its state.
    pub fn app(&self) -> &App {
        &self.app
    }

    /// Stops the server: closes sockets, finishes requests and saves every table. It does not wait for webhooks;
    /// their messages are sent again later.
    pub async fn stop(mut self) {
        self.app.begin_closing();
        if timeout(CHORES_TIMEOUT, &mut self.chores).await.is_err() {
            self.chores.abort();
        }
        // This waits for open connections only for a limited time, and fails only by a panic, which is logged.
        let _ = self.accepting.await;
        self.app.hall().close().await;
    }
}

/// Opens the configured store and starts a server with it.
pub async fn open(config: Config) -> Result<Server, ServeError> {
    if config.store.is_none() {
        let data = |why| ServeError::Data { path: config.data.display().to_string(), why };
        std::fs::create_dir_all(&config.data).map_err(data)?;
    }
    let store = Store::open_alone(&config.store_address(), config.store_direct.as_deref()).await?;
    let server = Server::start(config, store).await?;
    server.app.store().sign(&format!("http://{}", server.address));
    Ok(server)
}

/// Runs a server until the system asks the program to end. `opened` is called once it accepts requests, `closing` when
/// it is about to stop. On SIGHUP the settings are read again with `read`, if there is anything to read them from;
/// otherwise the program ends, as other programs do when their terminal is closed.
pub fn serve(
    config: Config,
    read: Option<&dyn Fn() -> Result<Config, String>>,
    opened: impl FnOnce(&Server),
    closing: impl FnOnce(),
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ServeError::System)?;
    runtime.block_on(async {
        let mut signals = Signals::listen().map_err(ServeError::System)?;
        let server = open(config).await?;
        tracing::info!(address = %server.address(), "open");
        opened(&server);
        while signals.next().await == Signal::HangUp {
            let Some(read) = read else { break };
            reload(&server.app, read());
        }
        tracing::info!("closing");
        closing();
        server.stop().await;
        tracing::info!("closed");
        Ok(())
    })
}

/// The routes of the server.
pub fn router(app: App) -> Router {
    let api = openapi::routes()
        .merge(live::routes())
        .fallback(nothing)
        .layer(from_fn_with_state(app.clone(), layers::limit))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, REQUEST_TIMEOUT))
        .layer(CatchPanicLayer::new())
        .layer(from_fn_with_state(app.clone(), layers::in_words))
        .layer(layers::other_origins(app.clone()));
    let elsewhere = Router::new().fallback(nothing).layer(from_fn_with_state(app.clone(), layers::in_words));
    // A nested router does not match its own path with a trailing slash.
    let bare = Router::new()
        .route("/api/", any(nothing))
        .route("/api/v1/", any(nothing))
        .layer(from_fn_with_state(app.clone(), layers::in_words));
    Router::new()
        .nest("/api/v1", api)
        .nest("/api", elsewhere)
        .merge(bare)
        .merge(health::routes())
        .fallback(pages::serve)
        .layer(from_fn(layers::measure))
        .layer(from_fn(layers::guard))
        .with_state(app)
}

async fn nothing() -> Problem {
    Problem::not_found()
}

/// The background tasks, until the server closes.
async fn chores(app: App) {
    let delivery = hooks::Delivery { to_private: app.config().private_hooks, ..hooks::Delivery::default() };
    let told = hooks::deliver(app.store().clone(), delivery, || app.now(), app.closing());
    tokio::select! {
        () = tidy(app.clone()) => {}
        () = told => {}
    }
}

/// Removes unneeded entries of the limits. The hall removes old data itself.
async fn tidy(app: App) {
    let mut times = tokio::time::interval(TIDY);
    loop {
        times.tick().await;
        app.limits().tidy();
    }
}

/// Takes over settings that were read again. Invalid ones change nothing.
fn reload(app: &App, read: Result<Config, String>) {
    match read {
        Ok(config) => {
            let left = app.reload(&config);
            logs::set_level(app.config().log);
            tracing::info!("the settings were read again");
            if !left.is_empty() {
                tracing::warn!(
                    settings = left.join(", "),
                    "these settings change only when the server is started again"
                );
            }
        }
        Err(why) => tracing::error!(why, "the settings could not be read again, and stay as they are"),
    }
}
