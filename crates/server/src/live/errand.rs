//! Background work of a room, which must not block.

use tokio::task::JoinHandle;

/// At most one task in the background.
#[derive(Debug)]
pub(crate) struct Errand<T>(Option<JoinHandle<T>>);

impl<T> Default for Errand<T> {
    fn default() -> Errand<T> {
        Errand(None)
    }
}

impl<T: Send + 'static> Errand<T> {
    pub fn is_running(&self) -> bool {
        self.0.is_some()
    }

    /// Starts a task. The previous one must be done.
    pub fn start(&mut self, work: impl Future<Output = T> + Send + 'static) {
        self.0 = Some(tokio::spawn(work));
    }

    /// Waits until the task is done; for ever, if there is none. Returns nothing if it panicked.
    pub async fn done(&mut self) -> Option<T> {
        let Some(task) = &mut self.0 else { return std::future::pending().await };
        let result = task.await.ok();
        self.0 = None;
        result
    }
}
