//! How much memory there is.

use std::fs;

/// The bytes that can be taken, as far as the system tells: the memory that is available, and no more than the limits of
/// the container and of the process.
pub fn free() -> u64 {
    [available(), of_container(), of_process()].into_iter().flatten().min().unwrap_or(isize::MAX as u64)
}

fn available() -> Option<u64> {
    let known = fs::read_to_string("/proc/meminfo").ok()?;
    let line = known.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes << 10)
}

/// Without a limit, the file says `max`.
fn of_container() -> Option<u64> {
    fs::read_to_string("/sys/fs/cgroup/memory.max").ok()?.trim().parse().ok()
}

/// Without a limit, the line says `unlimited`.
fn of_process() -> Option<u64> {
    let known = fs::read_to_string("/proc/self/limits").ok()?;
    known.lines().find_map(|line| line.strip_prefix("Max address space"))?.split_whitespace().next()?.parse().ok()
}
