//! What this process uses of its machine, for metrics. Only Linux says all of it.

use std::{fs, sync::LazyLock, time::SystemTime};

use cpu_time::ProcessTime;

/// When the program began to count, in seconds since 1970.
static BEGAN: LazyLock<f64> =
    LazyLock::new(|| SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs_f64());

/// The series about the process, and what each of them counts.
pub(crate) const SERIES: [(&str, &str); 6] = [
    ("process_cpu_seconds_total", "Processor time of the program"),
    ("process_resident_memory_bytes", "Memory of the program"),
    ("process_open_fds", "Files and connections that the program has open"),
    ("process_max_fds", "How many it may have open"),
    ("process_threads", "Its threads"),
    ("process_start_time_seconds", "When it began, in seconds since 1970"),
];

/// Sets the gauges to what the process uses now.
pub(crate) fn measure() {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let open = fs::read_dir("/proc/self/fd").map_or(0, Iterator::count);
    let time = ProcessTime::try_now().map_or(0.0, |time| time.as_duration().as_secs_f64());
    let values = [
        time,
        number(&status, "VmRSS:") * 1024.0,
        open as f64,
        number(&limits, "Max open files"),
        number(&status, "Threads:"),
        *BEGAN,
    ];
    for ((name, _), value) in SERIES.into_iter().zip(values) {
        metrics::gauge!(name).set(value);
    }
}

/// The number after these words; 0 if there is none.
fn number(text: &str, words: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(words));
    line.and_then(|line| line.split_whitespace().next()).and_then(|number| number.parse().ok()).unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_by_their_words() {
        let text = "Name:\trynek\nVmRSS:\t   51200 kB\nMax open files            65536                65536    files\n";
        assert_eq!((number(text, "VmRSS:"), number(text, "Max open files")), (51_200.0, 65_536.0));
        assert_eq!(number(text, "Threads:"), 0.0);
    }
}
