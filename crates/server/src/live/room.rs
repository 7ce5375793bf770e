//! The room of one table: everybody who looks at it, and what they are told.

use std::{
    collections::{BTreeMap, HashMap},
    sync::Arc,
    time::Duration,
};

use axum::extract::ws::Utf8Bytes;
use rynek_kernel::{Language, Seat, Viewer};
use rynek_tables::{
    Entry, Person, PersonId, Table, TableId,
    hall::{News, Watch},
    store::{Company, Line},
};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until, timeout},
};

use super::{
    message::{PROTOCOL, Present, ToClient, Why},
    render::{Face, Pose, Rendering, Sights, sight},
};
use crate::{
    House, Problem,
    api::chat::unread,
    wire::{ChatLine, ToldLine, seats_of, viewer_of},
};

/// How many messages may wait for a connection.
pub(crate) const QUEUE: usize = 64;
/// How many entries a client gets that knows none, and how many may be missing for one to go on from what it knows.
const LATEST: u64 = 200;
const RESUMED: u64 = 1_000;
/// How many lines of chat a client gets.
const LINES: usize = 100;
/// How many people are named as present.
const NAMED: usize = 50;
/// Comings and goings are told together, so that a crowd at the door does not keep the room busy.
const TOGETHER: Duration = Duration::from_millis(250);
/// After this long without news a room forgets what it can make anew.
const REST: Duration = Duration::from_secs(10);

/// How long to wait for whoever may still knock at a door that stays closed.
const KNOCK: Duration = Duration::from_millis(20);

/// A connection, as its room knows it.
#[derive(Debug)]
pub(crate) struct Member {
    pub person: Option<Person>,
    pub language: Language,
    pub deltas: bool,
    /// Where their messages wait.
    pub out: mpsc::Sender<Utf8Bytes>,
    /// How they are sent away.
    pub away: Option<oneshot::Sender<Why>>,
}

/// The number of a connection within its room.
pub(crate) type Number = u64;

/// What connections ask of a room.
#[derive(Debug)]
pub(crate) enum Ask {
    /// To come in.
    Enter {
        member: Box<Member>,
        /// The seat to look from.
        seat: Option<Seat>,
        /// The last entry they know.
        after: Option<u64>,
        answer: oneshot::Sender<Result<Number, Problem>>,
    },
    /// To look from elsewhere.
    ViewAs { number: Number, seat: Option<Seat> },
    /// To be told that something is refused, and how the table looks.
    Refused { number: Number, id: Option<String>, problem: Box<Problem> },
    /// To go.
    Leave { number: Number },
}

struct Seated {
    member: Member,
    face: Face,
    /// Whether they chose where to look from; if not, they look from their seat as soon as they have one.
    chose: bool,
    /// The last line of chat they were told.
    line: u64,
}

struct Room {
    house: House,
    id: TableId,
    table: Arc<Table>,
    members: HashMap<Number, Seated>,
    next: Number,
    sights: Sights,
    /// When to tell who is here.
    tell_at: Option<Instant>,
    /// What the other nodes were told of who is here.
    announced: Company,
    /// Who is there on other nodes.
    elsewhere: Vec<Company>,
}

/// Keeps the room of a table open as long as somebody is in it.
pub(crate) async fn keep(house: House, id: TableId, mut asks: mpsc::Receiver<Ask>) {
    let mut watch = match house.hall().watch(id).await {
        Ok(watch) => watch,
        Err(error) => return turn_away(&house, id, &mut asks, error.into()).await,
    };
    let mut room = Room {
        table: watch.table.clone(),
        id,
        members: HashMap::new(),
        next: 0,
        sights: Sights::default(),
        tell_at: None,
        announced: Company::default(),
        elsewhere: Vec::new(),
        house,
    };
    room.look_elsewhere().await;
    loop {
        let rest = Instant::now() + REST;
        tokio::select! {
            // News first: whoever asks is told of the table as it is now.
            biased;
            news = watch.next() => if !room.hear(news, &mut watch).await { break },
            ask = asks.recv() => match ask {
                Some(ask) => if !room.answer(ask, &mut watch).await { break },
                None => break,
            },
            () = sleep_until(room.tell_at.unwrap_or(rest)) => match room.tell_at.take() {
                Some(_) => room.tell_present().await,
                None => room.rest().await,
            },
        }
        if room.members.is_empty() && room.house.rooms().close(id, &asks) {
            return room.announce().await;
        }
    }
    // Those at the door may try again, and will be told what became of the table.
    turn_away(&room.house, id, &mut asks, Problem::unavailable(REST)).await;
}

/// Tells everybody at the door why they cannot come in, until nobody is there.
async fn turn_away(house: &House, id: TableId, asks: &mut mpsc::Receiver<Ask>, problem: Problem) {
    while !house.rooms().close(id, asks) {
        if let Ok(Some(Ask::Enter { answer, .. })) = timeout(KNOCK, asks.recv()).await {
            let _ = answer.send(Err(problem.clone()));
        }
    }
}

impl Room {
    /// Takes in news; whether the room stays open.
    async fn hear(&mut self, news: Option<Arc<News>>, watch: &mut Watch) -> bool {
        match news.as_deref() {
            Some(News::Moved { before, entries, after }) => self.moved(before, entries, after),
            Some(News::Said(line)) => self.said(line).await,
            Some(News::Company) => {
                if self.look_elsewhere().await {
                    self.tell_soon();
                }
            }
            Some(News::Anew(table)) => {
                self.table = table.clone();
                self.look_anew(None).await;
            }
            Some(News::Gone) => {
                self.send_all_away(Why::Gone);
                return false;
            }
            Some(News::Behind) | None => match self.house.hall().watch(self.id).await {
                Ok(again) => {
                    let known = self.table.number();
                    self.table = again.table.clone();
                    *watch = again;
                    self.look_anew(Some(known)).await;
                }
                Err(error) => {
                    tracing::debug!(%error, "a table cannot be watched any more");
                    let gone = matches!(Problem::from(error).code(), "not_found");
                    self.send_all_away(if gone { Why::Gone } else { Why::Shutdown });
                    return false;
                }
            },
        }
        true
    }

    fn moved(&mut self, before: &Arc<Table>, entries: &[Entry], after: &Arc<Table>) {
        self.table = after.clone();
        let poses: Vec<(Number, Pose)> =
            self.members.iter_mut().map(|(number, seated)| (*number, seated.turn_to(after))).collect();
        let mut viewers: Vec<Viewer> = poses.iter().map(|(_, pose)| pose.face.viewer).collect();
        viewers.sort_by_key(|viewer| if let Viewer::Seat(seat) = viewer { seat.index() } else { usize::MAX });
        viewers.dedup();
        let mut sights = std::mem::take(&mut self.sights);
        let mut rendering = Rendering::new(&self.house, before, entries, after, &viewers, &mut sights);
        let texts: Vec<(Number, Utf8Bytes)> =
            poses.iter().map(|(number, pose)| (*number, rendering.text(pose))).collect();
        drop(rendering);
        self.sights = sights;
        for (number, text) in texts {
            self.send(number, text);
        }
    }

    /// Whom somebody shuns is asked for each line, so that it counts at once, from whatever node they said it.
    async fn said(&mut self, line: &Line) {
        // Of a store that does not answer nobody can know who shuns the speaker; the line itself was stored.
        let shunners = self.house.store().shunners(line.person.id).await.unwrap_or_default();
        let shuns = |member: &Member| member.person.as_ref().is_some_and(|person| shunners.contains(&person.id));
        let text: Utf8Bytes = ToClient::Said { line: line.clone().into() }.text().into();
        let readers: Vec<Number> = self
            .members
            .iter_mut()
            .filter(|(_, seated)| seated.line < line.number && !shuns(&seated.member))
            .map(|(number, seated)| {
                seated.line = line.number;
                *number
            })
            .collect();
        for number in readers {
            self.send(number, text.clone());
        }
    }

    /// Does what a connection asks; whether the room stays open.
    async fn answer(&mut self, ask: Ask, watch: &mut Watch) -> bool {
        match ask {
            Ask::Enter { member, seat, after, answer } => {
                let (stays, entered) = match self.catch_up(watch).await {
                    Ok(true) => (true, self.enter(*member, seat, after).await),
                    Ok(false) => (false, Err(Problem::unavailable(REST))),
                    Err(problem) => (true, Err(problem)),
                };
                let _ = answer.send(entered);
                return stays;
            }
            Ask::ViewAs { number, seat } => match self.catch_up(watch).await {
                Ok(true) => self.view_as(number, seat).await,
                Ok(false) => return false,
                Err(problem) => self.refuse(number, None, &problem),
            },
            Ask::Refused { number, id, problem } => self.refuse(number, id, &problem),
            Ask::Leave { number } => {
                if self.members.remove(&number).is_some() {
                    self.tell_soon();
                }
            }
        }
        true
    }

    /// Takes in what other nodes have stored and this one has not heard of yet: a client that comes from one of them must
    /// not see less than it was told there. Whether the room stays open.
    async fn catch_up(&mut self, watch: &mut Watch) -> Result<bool, Problem> {
        if !self.house.store().is_shared() {
            return Ok(true);
        }
        let reached = self.house.hall().table(self.id).await?.number();
        while self.table.number() < reached {
            // The hall has told all of it; if this room was too slow for that, it has to watch anew.
            let news = watch.waiting();
            let missed = news.is_none();
            if !self.hear(news, watch).await {
                return Ok(false);
            }
            if missed {
                break;
            }
        }
        Ok(true)
    }

    async fn enter(&mut self, member: Member, seat: Option<Seat>, after: Option<u64>) -> Result<Number, Problem> {
        let person = member.person.as_ref().map(|person| person.id);
        let viewer = viewer_of(&self.table, person, seat)?;
        let face = Face { viewer, yours: seats_of(&self.table, person) };
        let number = self.next;
        self.next += 1;
        self.members.insert(number, Seated { member, face, chose: seat.is_some(), line: 0 });
        match self.hello(number, after).await {
            Ok(text) => self.send(number, text),
            Err(problem) => {
                self.members.remove(&number);
                return Err(problem);
            }
        }
        self.tell_soon();
        Ok(number)
    }

    async fn view_as(&mut self, number: Number, seat: Option<Seat>) {
        let Some(seated) = self.members.get_mut(&number) else { return };
        let person = seated.member.person.as_ref().map(|person| person.id);
        let viewer = match seat {
            None => Ok(Viewer::Spectator),
            Some(_) => viewer_of(&self.table, person, seat),
        };
        match viewer {
            Ok(viewer) => {
                seated.face = Face { viewer, yours: seats_of(&self.table, person) };
                seated.chose = true;
                self.say_hello(number, None).await;
            }
            Err(problem) => self.refuse(number, None, &problem),
        }
    }

    fn refuse(&mut self, number: Number, id: Option<String>, problem: &Problem) {
        let Some(seated) = self.members.get(&number) else { return };
        let sight = (problem.code() == "stale").then(|| sight(&self.table, &seated.face, self.house.now()));
        let error = problem.words(self.house.words(seated.member.language));
        self.send(number, ToClient::Refused { id, error, sight }.text().into());
    }

    /// Everybody is told of the table anew, from the entry they knew or from nothing.
    async fn look_anew(&mut self, known: Option<u64>) {
        self.sights.forget();
        let numbers: Vec<Number> = self.members.keys().copied().collect();
        for number in numbers {
            if let Some(seated) = self.members.get_mut(&number) {
                let _ = seated.turn_to(&self.table);
            }
            self.say_hello(number, known).await;
        }
    }

    async fn say_hello(&mut self, number: Number, after: Option<u64>) {
        match self.hello(number, after).await {
            Ok(text) => self.send(number, text),
            Err(problem) => self.refuse(number, None, &problem),
        }
    }

    /// The table as somebody sees it, with what they do not know of its log and chat.
    async fn hello(&mut self, number: Number, after: Option<u64>) -> Result<Utf8Bytes, Problem> {
        let (present, watching) = self.present();
        let seated = self.members.get_mut(&number).ok_or_else(Problem::internal)?;
        let last = self.table.number();
        let known = after.filter(|after| *after <= last && last - after <= RESUMED);
        let from = known.unwrap_or_else(|| last.saturating_sub(LATEST));
        let told = match from {
            from if from == last => Vec::new(),
            from => self.house.hall().told(self.id, seated.face.viewer, from, RESUMED as usize).await?,
        };
        let words = self.house.words(seated.member.language);
        // The hall may be further than this room, which has not heard of it yet.
        let log = told.into_iter().filter(|told| told.number <= last).map(|told| ToldLine::new(told, words)).collect();
        let lines = self.house.store().chat(self.id, 0).await?;
        seated.line = seated.line.max(lines.last().map_or(0, |line| line.number));
        let shunned = unread(&self.house, seated.member.person.as_ref().map(|person| person.id)).await?;
        let read = |line: &Line| !shunned.contains(&line.person.id);
        let chat: Vec<ChatLine> = lines.into_iter().filter(read).map(ChatLine::from).collect();
        let hello = ToClient::Hello {
            protocol: PROTOCOL,
            person: seated.member.person.clone(),
            sight: sight(&self.table, &seated.face, self.house.now()),
            log,
            chat: chat[chat.len().saturating_sub(LINES)..].to_vec(),
            present,
            watching,
            resumed: known.is_some(),
        };
        Ok(hello.text().into())
    }

    /// Who is in this room: players first, where there are too many to name.
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

    /// Asks who is there on other nodes; whether that has changed.
    async fn look_elsewhere(&mut self) -> bool {
        // Of a store that does not answer the last answer counts.
        let Ok(elsewhere) = self.house.hall().elsewhere(self.id).await else { return false };
        let changed = elsewhere != self.elsewhere;
        self.elsewhere = elsewhere;
        changed
    }

    /// Tells the other nodes who is here, if that has changed.
    async fn announce(&mut self) {
        let here = self.here();
        if here != self.announced && self.house.hall().announce(self.id, here.clone()).await.is_ok() {
            self.announced = here;
        }
    }

    /// Nothing has happened for a while. A node that died has said nothing of it.
    async fn rest(&mut self) {
        self.sights.forget();
        self.announce().await;
        if !self.elsewhere.is_empty() && self.look_elsewhere().await {
            self.tell_soon();
        }
    }

    /// Who is present on all nodes, each once, and how many look on.
    fn present(&self) -> (Vec<Present>, usize) {
        let here = self.here();
        let everywhere = self.elsewhere.iter().chain([&here]);
        let watching = everywhere.clone().map(|company| company.watching).sum::<u64>() as usize;
        let people: HashMap<PersonId, &Person> =
            everywhere.flat_map(|company| &company.people).map(|person| (person.id, person)).collect();
        let mut present: Vec<Present> = people
            .into_values()
            .map(|person| Present {
                name: person.name.clone(),
                person: person.id,
                seats: seats_of(&self.table, Some(person.id)),
            })
            .collect();
        // Players first, and always in the same order.
        present.sort_by_key(|present| (present.seats.is_empty(), present.seats.first().copied(), present.person));
        present.truncate(NAMED);
        (present, watching)
    }

    fn tell_soon(&mut self) {
        self.tell_at.get_or_insert_with(|| Instant::now() + TOGETHER);
    }

    async fn tell_present(&mut self) {
        self.announce().await;
        let (present, watching) = self.present();
        let text: Utf8Bytes = ToClient::Present { present, watching }.text().into();
        let numbers: Vec<Number> = self.members.keys().copied().collect();
        for number in numbers {
            self.send(number, text.clone());
        }
    }

    /// Puts a message into somebody's queue. Whoever has let it fill up is sent away.
    fn send(&mut self, number: Number, text: Utf8Bytes) {
        let Some(seated) = self.members.get_mut(&number) else { return };
        if seated.member.out.try_send(text).is_err() {
            seated.member.send_away(Why::Slow);
            self.members.remove(&number);
            self.tell_soon();
        }
    }

    fn send_all_away(&mut self, why: Why) {
        for (_, mut seated) in self.members.drain() {
            if why == Why::Gone {
                let _ = seated.member.out.try_send(ToClient::Gone.text().into());
            }
            seated.member.send_away(why);
        }
    }
}

impl Member {
    fn send_away(&mut self, why: Why) {
        if let Some(away) = self.away.take() {
            // Whoever has gone already need not be told.
            let _ = away.send(why);
        }
    }
}

impl Seated {
    /// How they look at a table that has changed: from the same seat as long as it is theirs.
    fn turn_to(&mut self, table: &Table) -> Pose {
        let person = self.member.person.as_ref().map(|person| person.id);
        let yours = seats_of(table, person);
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
