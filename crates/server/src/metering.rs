//! The metrics of a server, by name.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

use crate::{
    App,
    live::{KINDS, Why},
    process,
};

/// The buckets of histograms, in seconds.
const BUCKETS: [f64; 12] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

/// The buckets of histograms for long waits.
const LONG_BUCKETS: [f64; 12] = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0];

/// The codes of problems that an operator may want to be alerted of.
const ALARMING: [&str; 6] = ["internal", "damaged", "unavailable", "busy", "too_many", "no_room"];

/// All metrics, as Prometheus reads them.
pub(crate) fn render(app: &App) -> String {
    let census = app.hall().census();
    metrics::gauge!("rynek_tables_live").set(census.tables as f64);
    metrics::gauge!("rynek_watchers").set(census.watchers as f64);
    metrics::gauge!("rynek_bots_thinking").set(census.thinking as f64);
    metrics::gauge!("rynek_bots_waiting").set(census.waiting as f64);
    metrics::gauge!("rynek_commands_running").set(census.commands as f64);
    metrics::gauge!("rynek_tables_damaged").set(census.damaged as f64);
    metrics::gauge!("rynek_tables_behind").set(census.behind as f64);
    metrics::gauge!("rynek_other_nodes").set(census.nodes as f64);
    metrics::counter!("rynek_bulletins_total").absolute(census.bulletins);
    metrics::gauge!("rynek_editions").set(rynek_kernel::edition::loaded().editions as f64);
    metrics::gauge!("rynek_body_bytes").set(app.limits().bodies().bytes() as f64);
    measure_store(app);
    process::measure();
    recorder().render()
}

fn measure_store(app: &App) {
    let figures = app.store().figures();
    metrics::counter!("rynek_store_commits_total").absolute(app.store().commits());
    metrics::gauge!("rynek_store_queue").set(figures.queue as f64);
    metrics::gauge!("rynek_store_connections").set(figures.connections as f64);
    metrics::gauge!("rynek_store_connections_idle").set(figures.idle as f64);
    metrics::gauge!("rynek_store_callers_waiting").set(figures.callers as f64);
    let kind = if app.store().is_shared() { "postgresql" } else { "sqlite" };
    metrics::gauge!("rynek_build_info", "version" => env!("CARGO_PKG_VERSION"), "store" => kind).set(1.0);
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
        begin();
        handle
    })
}

/// Begins every series at zero: a series that appears with its first event hides that event from `rate`, and an alert on
/// a series that does not exist never fires.
fn begin() {
    let count = |name: &'static str, label: &'static str, values: &[&'static str]| {
        for value in values {
            metrics::counter!(name, label => *value).increment(0);
        }
    };
    count("rynek_problems_total", "code", &ALARMING);
    count("rynek_sockets_dropped_total", "why", &Why::ALL.map(Why::word));
    count("rynek_socket_messages_total", "type", &KINDS);
    count("rynek_connections_refused_total", "why", &["address", "server"]);
    count("rynek_bodies_refused_total", "why", &["person", "address", "server", "slow"]);
    metrics::counter!("rynek_connections_dropped_total").increment(0);
    metrics::counter!("rynek_store_failures_total").increment(0);
    metrics::gauge!("rynek_sockets").increment(0.0);
    metrics::gauge!("rynek_connections").increment(0.0);
    let page = [("method", "GET"), ("route", "page")];
    metrics::counter!("rynek_requests_total", "method" => "GET", "route" => "page", "status" => "200").increment(0);
    let _ = metrics::histogram!("rynek_request_seconds", &page);
    let _ = metrics::histogram!("rynek_command_seconds");
    let _ = metrics::histogram!("rynek_bots_wait_seconds");
    let _ = metrics::histogram!("rynek_bots_think_seconds");
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
    describe_gauge!("rynek_tables_behind", "Tables that changed on other nodes and are not read yet");
    describe_gauge!("rynek_other_nodes", "Other nodes that this one hears");
    describe_counter!("rynek_bulletins_total", "Bulletins to other nodes: signs of life, and who looks at tables");
    describe_counter!("rynek_store_commits_total", "Transactions of the store");
    describe_counter!("rynek_store_failures_total", "Times that the store did not answer, or did not take a change");
    describe_gauge!("rynek_store_queue", "Changes that wait to be stored");
    describe_gauge!("rynek_store_connections", "Open connections to the database");
    describe_gauge!("rynek_store_connections_idle", "Open connections to the database that nobody uses");
    describe_gauge!("rynek_store_callers_waiting", "Callers who wait for a connection to the database");
    describe_gauge!("rynek_build_info", "1, with the version of the program and the kind of its store");
    for (name, what) in process::SERIES {
        describe_gauge!(name, what);
    }
}
