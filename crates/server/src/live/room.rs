//! The room of one table: its viewers, and what they are sent.
//!
//! A room never blocks, so that changes reach the players immediately, however many others connect. What needs
//! the store is done by the connections themselves or in the background.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
    time::Duration,
};

use axum::extract::ws::Utf8Bytes;
use rynek_hall::{Company, HallError, News, Watch};
use rynek_kernel::{Language, Seat, Viewer};
use rynek_store::ChatLine;
use rynek_table::{Entry, Person, PersonId, Table, TableId};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until, timeout},
};

use super::{
    chat::ChatQueue,
    errand::Errand,
    hello::{Greeting, LogCache, Outgoing},
    message::{ToClient, Why},
    presence::{NAMED, Presence, everywhere},
    render::{Face, Pose, Rendering, Sights, sight},
    rooms::Rooms,
};
use crate::{App, Problem};

/// The length of a connection's queue.
pub(crate) const QUEUE: usize = 64;
/// Changes of presence are sent together after this delay, so that many of them do not keep the room busy.
const TOGETHER: Duration = Duration::from_millis(250);
/// After this time without changes a room drops its caches.
const REST: Duration = Duration::from_secs(10);
/// How long to wait for further requests before a room that cannot be opened is closed.
const KNOCK: Duration = Duration::from_millis(20);

/// A connection, as its room knows it.
pub(crate) struct Member {
    pub person: Option<Person>,
    pub language: Language,
    pub deltas: bool,
    /// The queue of its messages.
    pub out: mpsc::Sender<Outgoing>,
    /// Disconnects it.
    pub away: Option<oneshot::Sender<Why>>,
}

/// The number of a connection within its room.
pub(crate) type Number = u64;

/// A request of a connection to its room.
pub(crate) enum Ask {
    /// Join the room.
    Enter {
        member: Box<Member>,
        /// The viewer's seat.
        seat: Option<Seat>,
        /// The last entry the client knows.
        after: Option<u64>,
        answer: oneshot::Sender<Result<Number, Problem>>,
    },
    /// Look from another seat.
    ViewAs { number: Number, seat: Option<Seat> },
    /// Send a refusal, with the current table.
    Refused { number: Number, id: Option<String>, problem: Box<Problem> },
    /// Leave the room.
    Leave { number: Number },
}

struct Seated {
    member: Member,
    face: Face,
    /// Whether they chose a seat; if not, they look from their seat as soon as they have one.
    chose: bool,
}

struct Room {
    app: App,
    id: TableId,
    table: Arc<Table>,
    members: HashMap<Number, Seated>,
    next: Number,
    sights: Sights,
    log: Arc<LogCache>,
    chat: ChatQueue,
    presence: Presence,
    /// When to send who is here.
    tell_at: Option<Instant>,
}

/// Runs the room of a table as long as it has viewers.
pub(crate) async fn keep(app: App, rooms: Arc<Rooms<Ask>>, id: TableId, mut asks: mpsc::Receiver<Ask>) {
    let mut watch = match app.hall().watch(id).await {
        Ok(watch) => watch,
        Err(error) => return turn_away(&rooms, id, &mut asks, error.into()).await,
    };
    let mut room = Room {
        table: watch.table.clone(),
        id,
        members: HashMap::new(),
        next: 0,
        sights: Sights::default(),
        log: Arc::default(),
        chat: ChatQueue::default(),
        presence: Presence::default(),
        tell_at: None,
        app: app.clone(),
    };
    // A new watch in place of one that fell behind.
    let mut again: Errand<Result<Watch, HallError>> = Errand::default();
    loop {
        let rest = Instant::now() + REST;
        tokio::select! {
            // Changes first, so that new clients get the current table.
            biased;
            news = watch.next(), if !again.is_running() => match news.as_deref() {
                Some(News::Gone) => {
                    room.send_all_away(Why::Gone);
                    break;
                }
                Some(News::Behind) | None => {
                    let hall = app.hall().clone();
                    again.start(async move { hall.watch(id).await });
                }
                Some(news) => room.hear(news),
            },
            opened = again.done() => match room.go_on(opened) {
                Some(opened) => watch = opened,
                None => break,
            },
            ask = asks.recv(), if !again.is_running() => match ask {
                Some(ask) => room.answer(ask),
                None => break,
            },
            said = room.chat.next() => room.said(said),
            () = sleep_until(room.tell_at.unwrap_or(rest)) => match room.tell_at.take() {
                Some(_) => room.tell_present(),
                None => room.rest(),
            },
        }
        if room.members.is_empty() && rooms.close(id, &asks) {
            return app.hall().announce(id, Company::default());
        }
    }
    app.hall().announce(id, Company::default());
    // Clients that are waiting may try again, and will learn what happened to the table.
    turn_away(&rooms, id, &mut asks, Problem::unavailable(REST)).await;
}

/// Refuses all waiting clients until there are no more.
async fn turn_away(rooms: &Rooms<Ask>, id: TableId, asks: &mut mpsc::Receiver<Ask>, problem: Problem) {
    while !rooms.close(id, asks) {
        if let Ok(Some(Ask::Enter { answer, .. })) = timeout(KNOCK, asks.recv()).await {
            let _ = answer.send(Err(problem.clone()));
        }
    }
}

impl Room {
    /// Handles a change of the table.
    fn hear(&mut self, news: &News) {
        match news {
            News::Moved { before, entries, after } => self.moved(before, entries, after),
            News::Said(line) => self.chat.hear(line.clone(), self.app.store()),
            News::Company => self.tell_soon(),
            News::Anew(table) => {
                self.table = table.clone();
                self.look_anew(None);
            }
            News::Gone | News::Behind => {}
        }
    }

    /// Continues with a new watch in place of one that fell behind. If there is none, all clients are disconnected.
    fn go_on(&mut self, opened: Option<Result<Watch, HallError>>) -> Option<Watch> {
        match opened {
            Some(Ok(watch)) => {
                let known = self.table.number();
                self.table = watch.table.clone();
                self.look_anew(Some(known));
                Some(watch)
            }
            Some(Err(error)) => {
                tracing::debug!(%error, "a table cannot be watched any more");
                let gone = matches!(Problem::from(error).code(), "not_found");
                self.send_all_away(if gone { Why::Gone } else { Why::Shutdown });
                None
            }
            None => {
                self.send_all_away(Why::Shutdown);
                None
            }
        }
    }

    fn moved(&mut self, before: &Arc<Table>, entries: &[Entry], after: &Arc<Table>) {
        self.table = after.clone();
        let poses: Vec<(Number, Pose)> =
            self.members.iter_mut().map(|(number, seated)| (*number, seated.turn_to(after))).collect();
        let mut viewers: Vec<Viewer> = poses.iter().map(|(_, pose)| pose.face.viewer).collect();
        viewers.sort_by_key(|viewer| if let Viewer::Seat(seat) = viewer { seat.index() } else { usize::MAX });
        viewers.dedup();
        let mut sights = std::mem::take(&mut self.sights);
        let mut rendering = Rendering::new(&self.app, before, entries, after, &viewers, &mut sights);
        let texts: Vec<(Number, Utf8Bytes)> =
            poses.iter().map(|(number, pose)| (*number, rendering.text(pose))).collect();
        drop(rendering);
        self.sights = sights;
        for (number, text) in texts {
            self.send(number, Outgoing::Text(text));
        }
    }

    /// Sends a line of chat to all who have not muted its speaker.
    fn said(&mut self, said: Option<(ChatLine, Vec<PersonId>)>) {
        self.chat.ask(self.app.store());
        let Some((line, shunners)) = said else { return };
        let text: Utf8Bytes = ToClient::Said { line: line.clone() }.text().into();
        let shuns = |member: &Member| member.person.as_ref().is_some_and(|person| shunners.contains(&person.id));
        self.send_to(|seated| !shuns(&seated.member), || Outgoing::Said(line.number, text.clone()));
    }

    /// Handles a request of a connection.
    fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Enter { member, seat, after, answer } => {
                let _ = answer.send(self.enter(*member, seat, after));
            }
            Ask::ViewAs { number, seat } => self.view_as(number, seat),
            Ask::Refused { number, id, problem } => self.refuse(number, id, &problem),
            Ask::Leave { number } => {
                if self.members.remove(&number).is_some() {
                    self.tell_soon();
                }
            }
        }
    }

    fn enter(&mut self, member: Member, seat: Option<Seat>, after: Option<u64>) -> Result<Number, Problem> {
        let person = member.person.as_ref().map(|person| person.id);
        let face = Face { viewer: self.table.viewer_of(person, seat)?, yours: self.table.seats_of(person) };
        let number = self.next;
        self.next += 1;
        self.members.insert(number, Seated { member, face, chose: seat.is_some() });
        self.greet(number, after);
        self.tell_soon();
        Ok(number)
    }

    fn view_as(&mut self, number: Number, seat: Option<Seat>) {
        let Some(seated) = self.members.get_mut(&number) else { return };
        let person = seated.member.person.as_ref().map(|person| person.id);
        let viewer = match seat {
            None => Ok(Viewer::Spectator),
            Some(_) => self.table.viewer_of(person, seat),
        };
        match viewer {
            Ok(viewer) => {
                seated.face = Face { viewer, yours: self.table.seats_of(person) };
                seated.chose = true;
                self.greet(number, None);
            }
            Err(refused) => self.refuse(number, None, &refused.into()),
        }
    }

    fn refuse(&mut self, number: Number, id: Option<String>, problem: &Problem) {
        let Some(seated) = self.members.get(&number) else { return };
        let sight = (problem.code() == "stale").then(|| sight(&self.table, &seated.face, self.app.now()));
        let error = problem.words(self.app.words(seated.member.language));
        self.send(number, Outgoing::Text(ToClient::Refused { id, error, sight }.text().into()));
    }

    /// Sends a snapshot to all clients, from the entry they knew or from the beginning.
    fn look_anew(&mut self, known: Option<u64>) {
        self.sights.forget();
        self.log = Arc::default();
        let numbers: Vec<Number> = self.members.keys().copied().collect();
        for number in numbers {
            if let Some(seated) = self.members.get_mut(&number) {
                let _ = seated.turn_to(&self.table);
            }
            self.greet(number, known);
        }
    }

    /// Sends a snapshot of the table to a client, with the log and the chat that it does not know.
    fn greet(&mut self, number: Number, after: Option<u64>) {
        let (present, watching) = everywhere(self.app.hall(), &self.here(), self.id, &self.table);
        let Some(seated) = self.members.get(&number) else { return };
        let (table, face, log) = (self.table.clone(), seated.face.clone(), self.log.clone());
        self.send(number, Outgoing::Hello(Box::new(Greeting { table, face, after, present, watching, log })));
    }

    /// Who is in this room; players come first, in case there are too many to name.
    fn here(&self) -> Company {
        let members = self.members.values();
        let known = members.clone().filter_map(|seated| Some((seated.member.person.as_ref()?, &seated.face.yours)));
        let people: BTreeMap<(bool, PersonId), &Person> =
            known.map(|(person, yours)| ((yours.is_empty(), person.id), person)).collect();
        Company {
            people: people.into_values().take(NAMED).cloned().collect(),
            watching: members.filter(|seated| seated.face.yours.is_empty()).count() as u64,
        }
    }

    /// Tells the other nodes who is here, if that has changed.
    fn announce(&mut self) {
        let here = self.here();
        self.presence.announce(self.app.hall(), self.id, here);
    }

    /// Called when nothing has happened for a while.
    fn rest(&mut self) {
        self.sights.forget();
    }

    fn tell_soon(&mut self) {
        self.tell_at.get_or_insert_with(|| Instant::now() + TOGETHER);
    }

    fn tell_present(&mut self) {
        self.announce();
        let (present, watching) = everywhere(self.app.hall(), &self.here(), self.id, &self.table);
        let text: Utf8Bytes = ToClient::Present { present, watching }.text().into();
        self.send_to(|_| true, || Outgoing::Text(text.clone()));
    }

    fn send_to(&mut self, reads: impl Fn(&Seated) -> bool, note: impl Fn() -> Outgoing) {
        let readers = self.members.iter().filter(|(_, seated)| reads(seated));
        let readers: Vec<Number> = readers.map(|(number, _)| *number).collect();
        for number in readers {
            self.send(number, note());
        }
    }

    /// Puts a message into a client's queue. If the queue is full, the client is disconnected.
    fn send(&mut self, number: Number, note: Outgoing) {
        let Some(seated) = self.members.get_mut(&number) else { return };
        if seated.member.out.try_send(note).is_err() {
            seated.member.send_away(Why::Slow);
            self.members.remove(&number);
            self.tell_soon();
        }
    }

    fn send_all_away(&mut self, why: Why) {
        for (_, mut seated) in self.members.drain() {
            if why == Why::Gone {
                let _ = seated.member.out.try_send(Outgoing::Text(ToClient::Gone.text().into()));
            }
            seated.member.send_away(why);
        }
    }
}

impl Member {
    fn send_away(&mut self, why: Why) {
        if let Some(away) = self.away.take() {
            // The client may have disconnected already.
            let _ = away.send(why);
        }
    }
}

impl Seated {
    /// The viewer after a change of the table: at the same seat as long as it is theirs.
    fn turn_to(&mut self, table: &Table) -> Pose {
        let person = self.member.person.as_ref().map(|person| person.id);
        let yours = table.seats_of(person);
        let viewer = match self.face.viewer {
            Viewer::Seat(seat) if yours.contains(&seat) => Viewer::Seat(seat),
            Viewer::Spectator if self.chose => Viewer::Spectator,
            _ => yours.first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat)),
        };
        let face = Face { viewer, yours };
        let whole = !self.member.deltas || face != self.face;
        self.face = face;
        Pose { face: self.face.clone(), language: self.member.language, whole }
    }
}
