//! Long work that Ctrl-C stops.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{RecvTimeoutError, channel},
    },
    thread,
    time::Duration,
};

use pyo3::{exceptions::PyRuntimeError, prelude::*};

/// How often signals are looked for.
const PAUSE: Duration = Duration::from_millis(50);

/// Does the work in another thread, without the interpreter's lock. After Ctrl-C the flag that the work gets becomes true;
/// when the work has ended, the exception of the signal is raised.
pub fn run<T: Send>(py: Python<'_>, work: impl FnOnce(&Arc<AtomicBool>) -> T + Send) -> PyResult<T> {
    let stop = Arc::new(AtomicBool::new(false));
    run_with(py, &stop, || work(&stop))
}

/// The same with a flag that the work knows already.
pub fn run_with<T: Send>(py: Python<'_>, stop: &AtomicBool, work: impl FnOnce() -> T + Send) -> PyResult<T> {
    stop.store(false, Ordering::Relaxed);
    py.detach(|| {
        thread::scope(|scope| {
            let (ended, news) = channel::<()>();
            let worker = scope.spawn(move || {
                // Hung up when the work ends, also by a panic.
                let _ended = ended;
                work()
            });
            let mut signal = Ok(());
            while news.recv_timeout(PAUSE) == Err(RecvTimeoutError::Timeout) {
                if signal.is_ok() {
                    signal = Python::attach(|py| py.check_signals());
                    stop.store(signal.is_err(), Ordering::Relaxed);
                }
            }
            let done = worker.join();
            signal?;
            done.map_err(|_| PyRuntimeError::new_err("the work ended by a fault of the program"))
        })
    })
}
