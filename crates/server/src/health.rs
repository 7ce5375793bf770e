//! Health checks and metrics.

use std::sync::OnceLock;

use axum::{
    Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::{App, Problem, address::Address};

/// The buckets of histograms, in seconds.
const BUCKETS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// The buckets of histograms for long waits.
const LONG_BUCKETS: [f64; 12] = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0];

/// `/healthz`, `/readyz` and `/metrics`.
pub(crate) fn routes() -> Router<App> {
    Router::new().route("/healthz", get(alive)).route("/readyz", get(ready)).route("/metrics", get(figures))
}

/// Answers while the program runs.
async fn alive() -> &'static str {
    "ok\n"
}

/// Answers whether the server accepts requests: it is not closing, and its store answers.
async fn ready(State(app): State<App>) -> Response {
    let is_ready = !app.is_closing() && app.store().ping().await.is_ok();
    if is_ready { "ready\n".into_response() } else { (StatusCode::SERVICE_UNAVAILABLE, "not ready\n").into_response() }
}

async fn figures(State(app): State<App>, Address(address): Address) -> Result<Response, Problem> {
    if !app.config().metrics_for.iter().any(|net| net.contains(&address)) {
        return Err(Problem::not_found());
    }
    let census = app.hall().census();
    metrics::gauge!("rynek_tables_live").set(census.tables as f64);
    metrics::gauge!("rynek_watchers").set(census.watchers as f64);
    metrics::gauge!("rynek_bots_thinking").set(census.thinking as f64);
    metrics::gauge!("rynek_bots_waiting").set(census.waiting as f64);
    metrics::gauge!("rynek_commands_running").set(census.commands as f64);
    metrics::gauge!("rynek_tables_damaged").set(census.damaged as f64);
    metrics::gauge!("rynek_editions").set(rynek_kernel::edition::loaded().editions as f64);
    metrics::counter!("rynek_store_commits_total").absolute(app.store().commits());
    metrics::gauge!("rynek_body_bytes").set(app.limits().bodies().bytes() as f64);
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    Ok(([(header::CONTENT_TYPE, kind)], recorder().render()).into_response())
}

/// The recorder of metrics: one in a program, even if several servers run in it.
pub(crate) fn recorder() -> &'static PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDER.get_or_init(|| {
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("seconds".to_owned()), &BUCKETS)
            .and_then(|builder| {
                builder.set_buckets_for_metric(Matcher::Full("rynek_bots_wait_seconds".to_owned()), &LONG_BUCKETS)
            })
            .expect("there are buckets");
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        // A program that embeds the server may have set another recorder.
        let _ = metrics::set_global_recorder(recorder);
        describe();
        handle
    })
}

fn describe() {
    use metrics::{describe_counter, describe_gauge, describe_histogram};
    describe_counter!("rynek_requests_total", "Requests by method, route and status");
    describe_histogram!("rynek_request_seconds", "How long requests took");
    describe_counter!("rynek_problems_total", "Problems that clients were told, by code");
    describe_counter!("rynek_socket_messages_total", "Messages over sockets, by direction and type");
    describe_counter!("rynek_sockets_dropped_total", "Sockets that the server closed, by reason");
    describe_gauge!("rynek_body_bytes", "Memory charged for bodies of requests");
    describe_counter!("rynek_bodies_refused_total", "Bodies of requests that were not read to their end, by reason");
    describe_histogram!("rynek_command_seconds", "How long commands over sockets took until they were durable");
    describe_gauge!("rynek_sockets", "Sockets that are open");
    describe_gauge!("rynek_connections", "Connections that are open");
    describe_counter!("rynek_connections_dropped_total", "Connections that waited and had to make room for others");
    describe_counter!("rynek_connections_refused_total", "Connections there was no room for, by reason");
    describe_gauge!("rynek_tables_live", "Tables in memory");
    describe_gauge!("rynek_watchers", "Watchers of tables");
    describe_gauge!("rynek_editions", "Editions in memory that neither ship nor are installed");
    describe_gauge!("rynek_bots_thinking", "Bots that think");
    describe_gauge!("rynek_bots_waiting", "Bots that wait for their turn to think");
    describe_histogram!("rynek_bots_wait_seconds", "How long bots waited for their turn to think");
    describe_histogram!("rynek_bots_think_seconds", "How long bots thought");
    describe_gauge!("rynek_commands_running", "Commands that are being carried out");
    describe_gauge!("rynek_tables_damaged", "Tables that could not be opened because they are damaged");
    describe_counter!("rynek_store_commits_total", "Transactions of the store");
}
