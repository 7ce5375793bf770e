//! Ctrl-C during long commands: the first one asks for the results so far, the second one ends the program.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::terminal::Terminal;

static ASKED: AtomicBool = AtomicBool::new(false);

/// Whether Ctrl-C was pressed.
pub fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

/// Listens for Ctrl-C from now on. Where that is not possible, Ctrl-C ends the program as usual.
#[cfg(unix)]
pub fn listen(terminal: &Terminal<'_>) {
    use std::{process, thread};

    use rynek_kernel::Message;
    use tokio::{
        runtime::Builder,
        signal::unix::{SignalKind, signal},
    };

    use crate::failure::Code;

    let Ok(runtime) = Builder::new_current_thread().enable_all().build() else { return };
    let listening = {
        let _inside = runtime.enter();
        signal(SignalKind::interrupt())
    };
    let Ok(mut pressed) = listening else { return };
    let notice = terminal.words().say(&Message::new("cli-stopping"));
    thread::spawn(move || {
        runtime.block_on(async move {
            pressed.recv().await;
            ASKED.store(true, Ordering::Relaxed);
            anstream::eprintln!("{notice}");
            pressed.recv().await;
            process::exit(Code::Stopped as i32);
        });
    });
}

/// Ctrl-C ends the program as usual.
#[cfg(not(unix))]
pub fn listen(_: &Terminal<'_>) {}
