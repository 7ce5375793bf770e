//! Changes that wait at the same time share one transaction and one flush to the disk. Then all are answered.

use std::{
    future::Future,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use tokio::sync::{mpsc, oneshot};

use super::{
    Append, StoreError,
    sql::{Answer, Session, to_json},
    tables,
};

/// How many changes may be in the queue; further callers have to wait.
const WAITING: usize = 4096;
/// How many changes share a transaction at most: so many that one notification can name all of their tables.
const TOGETHER: usize = 160;

/// The queue of changes.
#[derive(Debug)]
pub(crate) struct Queue {
    sender: mpsc::Sender<Box<dyn Task>>,
    commits: Arc<AtomicU64>,
}

/// The receiving end of the queue.
pub(crate) struct Waiting {
    receiver: mpsc::Receiver<Box<dyn Task>>,
    /// A change that was received but needs a transaction of its own.
    next: Option<Box<dyn Task>>,
    commits: Arc<AtomicU64>,
}

/// A change that waits.
trait Task: Send {
    /// What it touches; `None` if it needs a transaction of its own.
    fn touches(&self) -> Option<&str>;
    /// Runs it and stores its result. Returns whether it succeeded.
    fn run<'a>(&'a mut self, session: &'a mut dyn Session) -> Pin<Box<dyn Future<Output = bool> + Send + 'a>>;
    /// Answers the caller, after the commit succeeded or failed.
    fn answer(self: Box<Self>, stored: Result<(), StoreError>);
    /// The append that it is, if it is one: PostgreSQL makes many of them with few statements.
    fn appending(&mut self) -> Option<&mut Appending> {
        None
    }
}

type Work<T> = Box<dyn for<'a> FnOnce(&'a mut dyn Session) -> Answer<'a, T> + Send>;

struct Asked<T> {
    touches: Option<String>,
    work: Option<Work<T>>,
    result: Option<Result<T, StoreError>>,
    sender: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send + 'static> Task for Asked<T> {
    fn touches(&self) -> Option<&str> {
        self.touches.as_deref()
    }

    fn run<'a>(&'a mut self, session: &'a mut dyn Session) -> Pin<Box<dyn Future<Output = bool> + Send + 'a>> {
        Box::pin(async move {
            let Some(work) = self.work.take() else {
                return false;
            };
            let result = work(session).await;
            let stands = result.is_ok();
            self.result = Some(result);
            stands
        })
    }

    fn answer(self: Box<Self>, stored: Result<(), StoreError>) {
        answer(self.sender, self.result, stored);
    }
}

fn answer<T>(
    sender: oneshot::Sender<Result<T, StoreError>>,
    result: Option<Result<T, StoreError>>,
    stored: Result<(), StoreError>,
) {
    let result = match (result, stored) {
        (Some(Err(error)), _) | (_, Err(error)) => Err(error),
        (Some(result), Ok(())) => result,
        (None, Ok(())) => Err(lost()),
    };
    // The caller may have gone; the change is stored all the same.
    let _ = sender.send(result);
}

/// An append that waits: by far the most frequent change.
pub(crate) struct Appending {
    touches: String,
    pub append: Append,
    /// Its entries as text.
    pub bodies: Vec<String>,
    /// Its result.
    pub result: Option<Result<(), StoreError>>,
    sender: oneshot::Sender<Result<(), StoreError>>,
}

impl Task for Appending {
    fn touches(&self) -> Option<&str> {
        Some(&self.touches)
    }

    fn run<'a>(&'a mut self, session: &'a mut dyn Session) -> Pin<Box<dyn Future<Output = bool> + Send + 'a>> {
        Box::pin(async move {
            let result = tables::add(session, &self.append, &self.bodies).await;
            let stands = result.is_ok();
            self.result = Some(result);
            stands
        })
    }

    fn answer(self: Box<Self>, stored: Result<(), StoreError>) {
        answer(self.sender, self.result, stored);
    }

    fn appending(&mut self) -> Option<&mut Appending> {
        Some(self)
    }
}

fn lost() -> StoreError {
    StoreError::unavailable("the store has stopped")
}

impl Queue {
    pub fn new() -> (Queue, Waiting) {
        let (sender, receiver) = mpsc::channel(WAITING);
        let commits = Arc::new(AtomicU64::new(0));
        (Queue { sender, commits: commits.clone() }, Waiting { receiver, next: None, commits })
    }

    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// How many changes wait.
    pub fn waiting(&self) -> usize {
        self.sender.max_capacity() - self.sender.capacity()
    }

    /// Requests a change, and waits until it is durable.
    pub async fn ask<T, F>(&self, touches: Option<String>, work: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'a> FnOnce(&'a mut dyn Session) -> Answer<'a, T> + Send + 'static,
    {
        let (sender, receiver) = oneshot::channel();
        let asked = Asked { touches, work: Some(Box::new(work)), result: None, sender };
        self.sender.send(Box::new(asked)).await.map_err(|_| lost())?;
        receiver.await.map_err(|_| lost())?
    }

    /// Requests an append, and waits until it is durable.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (sender, receiver) = oneshot::channel();
        let bodies = append.entries.iter().map(to_json).collect();
        let touches = tables::touching(append.table);
        self.sender
            .send(Box::new(Appending { touches, append, bodies, result: None, sender }))
            .await
            .map_err(|_| lost())?;
        receiver.await.map_err(|_| lost())?
    }
}

/// Changes that go together.
pub(crate) struct Batch(Vec<Box<dyn Task>>);

impl Waiting {
    /// Waits until there is a change to store. Returns whether there is: no more come once the store is closed.
    pub async fn wait(&mut self) -> bool {
        if self.next.is_none() {
            self.next = self.receiver.recv().await;
        }
        self.next.is_some()
    }

    /// The changes that wait now, after [`Waiting::wait`].
    pub fn gather(&mut self) -> Batch {
        let mut batch: Vec<Box<dyn Task>> = self.next.take().into_iter().collect();
        let alone = batch.iter().any(|task| task.touches().is_none());
        while !alone && batch.len() < TOGETHER {
            match self.receiver.try_recv() {
                Ok(task) if task.touches().is_none() => {
                    self.next = Some(task);
                    break;
                }
                Ok(task) => batch.push(task),
                Err(_) => break,
            }
        }
        batch.sort_by(|one, other| one.touches().cmp(&other.touches()));
        Batch(batch)
    }

    pub fn count_commit(&self) {
        self.commits.fetch_add(1, Ordering::Relaxed);
    }
}

impl Batch {
    /// Makes the changes inside the transaction of the session. One that fails is rolled back and does not affect
    /// others.
    pub async fn run(&mut self, session: &mut dyn Session) -> Result<(), StoreError> {
        for task in &mut self.0 {
            session.defer("SAVEPOINT change")?;
            let told = session.told().len();
            if task.run(session).await {
                session.defer("RELEASE change")?;
            } else {
                session.told().truncate(told);
                session.script("ROLLBACK TO change; RELEASE change").await?;
            }
        }
        Ok(())
    }

    /// Makes appends without savepoints, which would make SQLite copy every changed page once more. Appends that are
    /// refused have changed nothing. Returns false if another error occurred: then the transaction must be rolled back.
    pub async fn run_appends(&mut self, session: &mut dyn Session) -> bool {
        for task in &mut self.0 {
            if !task.run(session).await {
                let result = task.appending().and_then(|appending| appending.result.as_ref());
                if !matches!(result, Some(Err(StoreError::Conflict { .. } | StoreError::NotFound))) {
                    return false;
                }
            }
        }
        true
    }

    /// The appends, each to another table, and whatever is left.
    pub fn split(self) -> (Batch, Batch) {
        let (mut appends, mut rest, mut last) = (Vec::new(), Vec::new(), None);
        for mut task in self.0 {
            let touches = task.touches().map(str::to_owned);
            let fits = task.appending().is_some() && touches != last;
            last = touches;
            if fits { appends.push(task) } else { rest.push(task) }
        }
        (Batch(appends), Batch(rest))
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn appendings(&mut self) -> Vec<&mut Appending> {
        self.0.iter_mut().filter_map(|task| task.appending()).collect()
    }

    /// Answers all of them.
    pub fn answer(self, stored: &Result<(), StoreError>) {
        self.0.into_iter().for_each(|task| task.answer(stored.clone()));
    }
}
