//! What an operator sees of a server: its metrics, their description, the dashboard, and a full disk.

use std::{
    collections::BTreeSet,
    fs,
    io::Read,
    path::Path,
    process::{Command, Stdio},
};

use serde_json::Value;

use crate::{
    caller::{RYNEK, scratch},
    serve::{serve, start},
};

fn project(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of metrics in a text. A histogram has several series.
fn metrics_in(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let names = words.filter(|word| word.starts_with("rynek_") || word.starts_with("process_"));
    let bare = |name: &str| {
        let part = ["_bucket", "_sum", "_count"].iter().find_map(|part| name.strip_suffix(part));
        part.unwrap_or(name).to_owned()
    };
    names.map(bare).collect()
}

/// All values of this key, however deep.
fn values_of(key: &str, value: &Value, found: &mut String) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| match value {
            Value::String(text) if name == key => found.push_str(&format!("{text}\n")),
            _ => values_of(key, value, found),
        }),
        Value::Array(values) => values.iter().for_each(|value| values_of(key, value, found)),
        _ => {}
    }
}

#[test]
fn metrics_are_there_from_the_start_and_known_to_the_documents_and_the_dashboard() {
    let server = start(serve(&scratch("data"), &["--port", "0"]));
    let answer = server.get("/metrics");
    let real: BTreeSet<String> =
        answer.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).map(str::to_owned).collect();
    assert_eq!(metrics_in(&project("docs/operation.md")), real, "the table in docs/operation.md");
    let dashboard: Value = serde_json::from_str(&project("deploy/grafana.json")).expect("JSON");
    let mut shown = String::new();
    values_of("expr", &dashboard, &mut shown);
    values_of("query", &dashboard, &mut shown);
    assert_eq!(metrics_in(&shown), real, "the dashboard shows all that there is");
    for series in [
        "rynek_problems_total{code=\"internal\"} 0",
        "rynek_sockets_dropped_total{why=\"slow\"} 0",
        "rynek_command_seconds_count 0",
        "rynek_bots_wait_seconds_bucket{le=\"60\"} 0",
        "rynek_store_queue 0",
        "rynek_build_info{version=\"",
    ] {
        assert!(answer.contains(series), "{series} is missing in {answer}");
    }
    let memory = answer.lines().find_map(|line| line.strip_prefix("process_resident_memory_bytes "));
    assert!(!cfg!(target_os = "linux") || memory.is_some_and(|bytes| bytes != "0"), "{memory:?}");
    server.end();
}

#[cfg(unix)]
#[test]
fn a_server_whose_disk_is_full_is_alive_but_not_ready() {
    let data = scratch("data");
    // No file may grow above a mebibyte.
    let limited = "trap '' XFSZ; ulimit -f 2048; exec \"$0\" \"$@\"";
    let mut command = Command::new("sh");
    command.args(["-c", limited, RYNEK, "serve", "--port", "0", "--log", "warn", "--data"]).arg(&data);
    command.args(["--limits-people-per-address", "1000000", "--limits-requests-per-address", "1000000"]);
    let mut server = start({
        command.env("RYNEK_LANG", "en").stderr(Stdio::piped());
        command
    });
    let mut log = server.child.stderr.take().expect("its log");
    assert!(server.get("/readyz").ends_with("\r\n\r\nready\n"));
    let join = || server.ask("POST /api/v1/people", "{\"name\":\"Ada\"}");
    while join().contains(" 201 ") {}
    // Something smaller may still fit.
    while server.get("/readyz").contains(" 200 ") {}
    let refused = (0..20).map(|_| join()).filter(|answer| answer.contains("\"unavailable\"")).count();
    assert_eq!(refused, 20);
    let ready = server.get("/readyz");
    assert!(ready.contains(" 503 ") && ready.ends_with("not ready: the store takes no changes\n"), "{ready}");
    assert!(server.get("/healthz").ends_with("ok\n"));
    server.child.kill().expect("it runs");
    server.child.wait().expect("it ends");
    let mut said = String::new();
    log.read_to_string(&mut said).expect("its log");
    let warnings = said.lines().filter(|line| line.contains("takes no changes")).count();
    assert!((1..10).contains(&warnings), "one a minute: {said}");
}
