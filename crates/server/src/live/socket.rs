//! One connection: the messages of its client, and the responses.

use std::{num::NonZeroU32, pin::pin, sync::Arc, time::Duration};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use rynek_kernel::Language;
use rynek_store::{StoreError, TokenHash};
use rynek_table::{Person, PersonId, TableId};
use rynek_wire::Done;
use tokio::{
    sync::{Semaphore, mpsc, oneshot},
    time::{Instant, MissedTickBehavior, interval, timeout},
};

use super::{
    hello::Outgoing,
    message::{FromClient, ToClient, Why},
    room::{self, Ask, Member, Number, QUEUE},
    rooms::Rooms,
};
use crate::{App, Problem, Slot, commands, guest};

/// How long the first message may take.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// How often the server sends pings, and how long it waits for a sign of life.
const HEARTBEAT: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(60);
/// After how many pings the server checks whether the token is still valid.
const SIGNED_IN: u32 = 3;
/// How long sending one message may take.
const STALLED: Duration = Duration::from_secs(20);
/// How long sending the last message may take.
const FAREWELL: Duration = Duration::from_secs(1);
/// How many messages above its limit a client may send before it is disconnected.
const PATIENCE: u32 = 100;
/// The longest id of a message, in bytes.
const MOST_ID: usize = 64;

/// Counts a socket as long as it is open.
struct Counted;

impl Counted {
    fn new() -> Counted {
        metrics::gauge!("rynek_sockets").increment(1.0);
        Counted
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("rynek_sockets").decrement(1.0);
    }
}

/// A connection that has said hello.
struct Socket {
    app: App,
    table: TableId,
    language: Language,
    person: Option<Person>,
    /// The token they signed in with.
    token: Option<TokenHash>,
    room: mpsc::Sender<Ask>,
    number: Number,
    /// The sender of this connection's own queue.
    out: mpsc::Sender<Outgoing>,
    /// Whether it was sent the table.
    is_greeted: bool,
    /// The number of the last line of chat it was sent.
    line: u64,
    /// Its place among the connections of its address.
    slot: Arc<Slot>,
    pace: DefaultDirectRateLimiter,
    too_many: u32,
    /// Whether a command of this client was just executed.
    expects_news: bool,
    /// The latest hint, which may be running.
    hint: Option<tokio::task::JoinHandle<()>>,
    /// Its single permit belongs to the running hint: one at a time.
    hint_turn: Arc<Semaphore>,
}

/// Handles a connection from its first message to its last.
pub(crate) async fn attend(
    mut socket: WebSocket,
    app: App,
    rooms: Arc<Rooms<Ask>>,
    table: TableId,
    language: Language,
    entered: Arc<Slot>,
) {
    let _counted = Counted::new();
    let (attended, queue, away) = match greet(&mut socket, app, rooms, table, language, entered).await {
        Ok(greeted) => greeted,
        // A client without a hello may have to make room for another one, so the server does not wait for its answer.
        Err(why) => return say_bye(&mut socket, why).await,
    };
    // The connection counts for its address until it is closed.
    let (room, number, _slot) = (attended.room.clone(), attended.number, attended.slot.clone());
    let why = attended.run(&mut socket, queue, away).await;
    let _ = room.send(Ask::Leave { number }).await;
    say_bye(&mut socket, why).await;
    let _ = timeout(FAREWELL, linger(&mut socket)).await;
}

/// Answers the client's close frame, or waits for its answer. A connection that is closed while messages of the client
/// are unread is reset, and the client would lose the last message of the server.
async fn linger(socket: &mut WebSocket) {
    let _ = SinkExt::flush(socket).await;
    while let Some(Ok(_)) = socket.recv().await {}
}

/// Sends the last message, if the server is the one that closes.
async fn say_bye(socket: &mut WebSocket, why: Option<Why>) {
    let Some(why) = why else { return };
    metrics::counter!("rynek_sockets_dropped_total", "why" => why.word()).increment(1);
    let code = match why {
        Why::Shutdown => close_code::AWAY,
        Why::Slow | Why::Flood | Why::NoHello | Why::Malformed | Why::SignedOut => close_code::POLICY,
        Why::Idle | Why::Gone => close_code::NORMAL,
    };
    let farewell = async {
        socket.send(Message::Text(ToClient::Bye { why }.text().into())).await?;
        socket.send(Message::Close(Some(CloseFrame { code, reason: why.word().into() }))).await
    };
    // An error cannot be reported to anyone.
    let _ = timeout(FAREWELL, farewell).await;
}

type Greeted = (Socket, mpsc::Receiver<Outgoing>, oneshot::Receiver<Why>);

/// Waits for the hello and brings the client into the room of the table.
async fn greet(
    socket: &mut WebSocket,
    app: App,
    rooms: Arc<Rooms<Ask>>,
    table: TableId,
    mut language: Language,
    slot: Arc<Slot>,
) -> Result<Greeted, Option<Why>> {
    let first = tokio::select! {
        first = timeout(HELLO_WITHIN, next_text(socket)) => first.map_err(|_| Some(Why::NoHello))??,
        () = app.closing() => return Err(Some(Why::Shutdown)),
        () = slot.has_to_leave() => return Err(Some(Why::NoHello)),
    };
    slot.said_hello();
    let entered = match read(&first) {
        Ok(FromClient::Hello { token, lang, seat, after, deltas }) => {
            language = lang.as_deref().and_then(Language::from_code).unwrap_or(language);
            enter(&app, &rooms, table, language, Hello { token, seat, after, deltas }, slot).await
        }
        Ok(_) => Err(Problem::malformed("hello must come first")),
        Err(problem) => Err(problem),
    };
    match entered {
        Ok(entered) => Ok(entered),
        Err(problem) => {
            let error = problem.words(app.words(language));
            let refused = ToClient::Refused { id: None, error, sight: None }.text();
            let _ = timeout(FAREWELL, socket.send(Message::Text(refused.into()))).await;
            Err(Some(why_not(&problem)))
        }
    }
}

/// Why a client is disconnected whose hello cannot be answered.
fn why_not(problem: &Problem) -> Why {
    if problem.code() == "not_found" { Why::Gone } else { Why::NoHello }
}

/// Loads what other nodes have stored: a client that comes from one of them must not see less than it was sent there.
/// When this returns, the hall has sent the changes to the room.
async fn catch_up(app: &App, table: TableId) -> Result<(), Problem> {
    if app.store().is_shared() {
        app.hall().table(table).await?;
    }
    Ok(())
}

struct Hello {
    token: Option<String>,
    seat: Option<rynek_kernel::Seat>,
    after: Option<u64>,
    deltas: bool,
}

async fn enter(
    app: &App,
    rooms: &Arc<Rooms<Ask>>,
    table: TableId,
    language: Language,
    hello: Hello,
    slot: Arc<Slot>,
) -> Result<Greeted, Problem> {
    let person = match &hello.token {
        Some(token) => {
            let profile = guest::sign_in(app, token).await?;
            Some(Person { id: profile.id, name: profile.name })
        }
        None => None,
    };
    catch_up(app, table).await?;
    loop {
        let (out, queue) = mpsc::channel(QUEUE);
        let (away, sent_away) = oneshot::channel();
        let (answer, answered) = oneshot::channel();
        let member =
            Member { person: person.clone(), language, deltas: hello.deltas, out: out.clone(), away: Some(away) };
        let ask = Ask::Enter { member: Box::new(member), seat: hello.seat, after: hello.after, answer };
        let open = |asks| drop(tokio::spawn(room::keep(app.clone(), rooms.clone(), table, asks)));
        let room = rooms.sender(table, open);
        if room.send(ask).await.is_err() {
            // The room was just being closed: the next attempt opens another.
            continue;
        }
        let Ok(number) = answered.await else { continue };
        let per_second = NonZeroU32::new(app.config().limits.messages_per_socket).unwrap_or(NonZeroU32::MIN);
        let burst = NonZeroU32::new(per_second.get().saturating_mul(3)).unwrap_or(per_second);
        let socket = Socket {
            app: app.clone(),
            table,
            language,
            person,
            token: hello.token.as_deref().map(TokenHash::of),
            room,
            number: number?,
            out,
            is_greeted: false,
            line: 0,
            slot,
            pace: RateLimiter::direct(Quota::per_second(per_second).allow_burst(burst)),
            too_many: 0,
            expects_news: false,
            hint: None,
            hint_turn: Arc::new(Semaphore::new(1)),
        };
        return Ok((socket, queue, sent_away));
    }
}

fn read(text: &str) -> Result<FromClient, Problem> {
    let message: FromClient = serde_json::from_str(text).map_err(|error| Problem::malformed(error.to_string()))?;
    match message.id() {
        Some(id) if id.len() > MOST_ID => Err(Problem::malformed(format!("an id has at most {MOST_ID} bytes"))),
        _ => Ok(message),
    }
}

/// The next text, or why there is none; no reason if the client has disconnected.
async fn next_text(socket: &mut WebSocket) -> Result<Utf8Bytes, Option<Why>> {
    loop {
        match socket.recv().await {
            Some(Ok(message)) => {
                if let Some(text) = text_of(message)? {
                    return Ok(text);
                }
            }
            Some(Err(error)) => return Err(fault(&error)),
            None => return Err(None),
        }
    }
}

fn text_of(message: Message) -> Result<Option<Utf8Bytes>, Option<Why>> {
    match message {
        Message::Text(text) => Ok(Some(text)),
        Message::Ping(_) | Message::Pong(_) => Ok(None),
        Message::Binary(_) => Err(Some(Why::Malformed)),
        Message::Close(_) => Err(None),
    }
}

/// Whether the client broke the protocol and can still be told so, or the connection is broken.
fn fault(error: &axum::Error) -> Option<Why> {
    let said = error.to_string().to_lowercase();
    ["too long", "too big", "utf-8"].iter().any(|word| said.contains(word)).then_some(Why::Malformed)
}

impl Socket {
    /// Runs until the client leaves or is disconnected; returns why, if the client can still be told.
    async fn run(
        mut self,
        socket: &mut WebSocket,
        mut queue: mpsc::Receiver<Outgoing>,
        mut away: oneshot::Receiver<Why>,
    ) -> Option<Why> {
        // The table comes first; messages of the client wait meanwhile.
        if let Some(hello) = queue.recv().await
            && let Err(why) = self.pass_on(socket, hello, &mut away).await
        {
            return why;
        }
        if let Err(why) = flush(socket, &mut away).await {
            return why;
        }
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut beats: u32 = 0;
        let mut heard = Instant::now();
        let app = self.app.clone();
        let mut closing = pin!(app.closing());
        let mut signed_out = app.hall().signed_out();
        let why = loop {
            let sent = tokio::select! {
                note = queue.recv() => match note {
                    Some(note) => self.pass_on(socket, note, &mut away).await,
                    None => break Some(Why::Slow),
                },
                why = &mut away => {
                    send_rest(socket, &mut queue).await;
                    break Some(why.unwrap_or(Why::Shutdown));
                }
                () = &mut closing => break Some(Why::Shutdown),
                who = signed_out.recv() => {
                    // A revocation that is missed is found by the heartbeat.
                    if who.is_ok_and(|who| self.is_person(who)) && !self.is_signed_in().await {
                        break Some(Why::SignedOut);
                    }
                    Ok(())
                }
                message = socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(message)) => match text_of(message) {
                            Ok(Some(text)) => self.take(socket, &text, &mut away).await,
                            Ok(None) => Ok(()),
                            Err(why) => break why,
                        },
                        Some(Err(error)) => break fault(&error),
                        None => break None,
                    }
                }
                _ = heartbeat.tick() => {
                    if heard.elapsed() > SILENCE {
                        break Some(Why::Idle);
                    }
                    beats += 1;
                    if beats.is_multiple_of(SIGNED_IN) && !self.is_signed_in().await {
                        break Some(Why::SignedOut);
                    }
                    write(socket, Message::Ping(Vec::new().into()), &mut away).await
                }
            };
            let sent = match sent {
                Ok(()) => self.send_ready(socket, &mut queue, &mut away).await,
                Err(why) => Err(why),
            };
            if let Err(why) = sent {
                break why;
            }
        };
        if let Some(hint) = self.hint.take() {
            hint.abort();
        }
        why
    }

    /// Sends what was written, together with the messages that wait in the queue: each write is a system call.
    async fn send_ready(
        &mut self,
        socket: &mut WebSocket,
        queue: &mut mpsc::Receiver<Outgoing>,
        away: &mut oneshot::Receiver<Why>,
    ) -> Result<(), Option<Why>> {
        if std::mem::take(&mut self.expects_news) {
            // Gives the room the chance to bring the news of the command.
            tokio::task::yield_now().await;
        }
        for _ in 0..QUEUE {
            let Ok(note) = queue.try_recv() else { break };
            self.pass_on(socket, note, away).await?;
        }
        flush(socket, away).await
    }

    /// Writes a message of the room's queue to the client.
    async fn pass_on(
        &mut self,
        socket: &mut WebSocket,
        note: Outgoing,
        away: &mut oneshot::Receiver<Why>,
    ) -> Result<(), Option<Why>> {
        let text = match note {
            Outgoing::Text(text) => text,
            Outgoing::Said(line, _) if line <= self.line => return Ok(()),
            Outgoing::Said(line, text) => {
                self.line = line;
                text
            }
            Outgoing::Hello(greeting) => {
                let hello = tokio::select! {
                    hello = greeting.text(&self.app, self.table, self.person.as_ref(), self.language) => hello,
                    why = &mut *away => return Err(Some(why.unwrap_or(Why::Shutdown))),
                };
                match hello {
                    Ok((text, line)) => {
                        self.is_greeted = true;
                        self.line = self.line.max(line);
                        text
                    }
                    Err(problem) => return self.cannot_greet(socket, problem, away).await,
                }
            }
        };
        write(socket, Message::Text(text), away).await
    }

    /// The table cannot be read now. A client that has not been sent the table is disconnected and may try again later.
    async fn cannot_greet(
        &mut self,
        socket: &mut WebSocket,
        problem: Problem,
        away: &mut oneshot::Receiver<Why>,
    ) -> Result<(), Option<Why>> {
        let why = why_not(&problem);
        self.refuse(socket, None, problem, away).await?;
        if self.is_greeted { Ok(()) } else { Err(Some(why)) }
    }

    /// Handles a message of the client.
    async fn take(
        &mut self,
        socket: &mut WebSocket,
        text: &str,
        away: &mut oneshot::Receiver<Why>,
    ) -> Result<(), Option<Why>> {
        if self.pace.check().is_err() {
            self.too_many += 1;
            if self.too_many > PATIENCE {
                return Err(Some(Why::Flood));
            }
            return self.refuse(socket, None, Problem::too_many(Duration::from_secs(1)), away).await;
        }
        let message = match read(text) {
            Ok(message) => message,
            Err(problem) => return self.refuse(socket, None, problem, away).await,
        };
        metrics::counter!("rynek_socket_messages_total", "type" => message.kind()).increment(1);
        let id = message.id().map(str::to_owned);
        if let Err(problem) = self.may_ask(&message) {
            return self.refuse(socket, id, problem, away).await;
        }
        match self.obey(message).await {
            Ok(Some(answer)) => write(socket, Message::Text(answer.text().into()), away).await,
            Ok(None) => Ok(()),
            Err(problem) => self.refuse(socket, id, problem, away).await,
        }
    }

    /// Messages count as requests of the person, so that several sockets of one person share one limit.
    fn may_ask(&self, message: &FromClient) -> Result<(), Problem> {
        let person = self.person.as_ref().map(|person| person.id);
        if matches!(message, FromClient::Ping) { Ok(()) } else { self.app.limits().message(person, &self.slot) }
    }

    async fn refuse(
        &mut self,
        socket: &mut WebSocket,
        id: Option<String>,
        problem: Problem,
        away: &mut oneshot::Receiver<Why>,
    ) -> Result<(), Option<Why>> {
        metrics::counter!("rynek_problems_total", "code" => problem.code()).increment(1);
        if problem.code() == "stale" {
            // The room adds the current table: it knows what this client was sent last.
            let ask = Ask::Refused { number: self.number, id, problem: Box::new(problem) };
            return self.room.send(ask).await.map_err(|_| Some(Why::Gone));
        }
        let error = problem.words(self.app.words(self.language));
        write(socket, Message::Text(ToClient::Refused { id, error, sight: None }.text().into()), away).await
    }

    /// Executes a message. Returns the response, unless it comes through the queue.
    async fn obey(&mut self, message: FromClient) -> Result<Option<ToClient>, Problem> {
        match message {
            FromClient::Hello { .. } => Err(Problem::malformed("hello comes once")),
            FromClient::Ping => Ok(Some(ToClient::Pong { now: self.app.now() })),
            FromClient::ViewAs { seat } => {
                catch_up(&self.app, self.table).await?;
                let ask = Ask::ViewAs { number: self.number, seat };
                self.room.send(ask).await.map_err(|_| Problem::not_found())?;
                Ok(None)
            }
            FromClient::Do { id, command } => {
                let began = Instant::now();
                let person = self.person()?;
                let done = commands::carry_out(&self.app, self.table, command, person, Some(id.clone())).await?;
                metrics::histogram!("rynek_command_seconds").record(began.elapsed().as_secs_f64());
                self.expects_news = true;
                Ok(Some(ToClient::Done { id, done }))
            }
            FromClient::Preview { id, seat, action } => {
                let person = self.person()?.id;
                let preview = commands::preview(&self.app, self.table, person, seat, &action).await?;
                Ok(Some(ToClient::Preview { id, preview: Box::new(preview) }))
            }
            FromClient::Say { id, words, key } => {
                let person = self.person()?;
                let number = commands::say(&self.app, self.table, person, key.as_deref(), &words).await?;
                Ok(Some(ToClient::Done { id, done: Done { number, keys: None } }))
            }
            FromClient::Hint { id, seat, bot } => {
                let person = self.person()?.id;
                self.think(id, person, seat, bot)?;
                Ok(None)
            }
        }
    }

    fn is_person(&self, who: PersonId) -> bool {
        self.person.as_ref().is_some_and(|person| person.id == who)
    }

    /// Whether the token is still valid. If the store does not answer, it is assumed to be.
    async fn is_signed_in(&self) -> bool {
        match &self.token {
            Some(token) => self.app.store().person_by_token(token).await != Err(StoreError::NotFound),
            None => true,
        }
    }

    fn person(&self) -> Result<&Person, Problem> {
        self.person.as_ref().ok_or_else(Problem::unauthorized)
    }

    /// Computes a hint in the background; the response comes through the queue.
    fn think(
        &mut self,
        id: String,
        person: PersonId,
        seat: rynek_kernel::Seat,
        bot: Option<String>,
    ) -> Result<(), Problem> {
        let Ok(turn) = self.hint_turn.clone().try_acquire_owned() else {
            return Err(Problem::too_many(Duration::from_secs(1)));
        };
        let (app, table, language, out) = (self.app.clone(), self.table, self.language, self.out.clone());
        self.hint = Some(tokio::spawn(async move {
            let answer = match commands::advise(&app, table, person, seat, bot.as_deref(), language).await {
                Ok(hint) => ToClient::Hint { id, hint },
                Err(problem) => {
                    let error = problem.words(app.words(language));
                    ToClient::Refused { id: Some(id), error, sight: None }
                }
            };
            // Freed before the answer is sent: a client that has read the answer may ask again immediately.
            drop(turn);
            // The client may have disconnected meanwhile.
            let _ = out.send(Outgoing::Text(answer.text().into())).await;
        }));
        Ok(())
    }
}

/// Writes a message, which [`flush`] sends.
async fn write(socket: &mut WebSocket, message: Message, away: &mut oneshot::Receiver<Why>) -> Result<(), Option<Why>> {
    unless_stalled(socket.feed(message), away).await
}

/// Sends the written messages.
async fn flush(socket: &mut WebSocket, away: &mut oneshot::Receiver<Why>) -> Result<(), Option<Why>> {
    unless_stalled(SinkExt::flush(socket), away).await
}

/// Sends something, unless the client does not read for too long or is disconnected meanwhile.
async fn unless_stalled(
    sending: impl Future<Output = Result<(), axum::Error>>,
    away: &mut oneshot::Receiver<Why>,
) -> Result<(), Option<Why>> {
    tokio::select! {
        sent = timeout(STALLED, sending) => match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(None),
            Err(_) => Err(Some(Why::Slow)),
        },
        why = away => Err(Some(why.unwrap_or(Why::Shutdown))),
    }
}

/// Sends the messages that wait in the queue before the last message, up to the first that needs the store.
async fn send_rest(socket: &mut WebSocket, queue: &mut mpsc::Receiver<Outgoing>) {
    let rest = async {
        while let Ok(Outgoing::Text(text) | Outgoing::Said(_, text)) = queue.try_recv() {
            socket.send(Message::Text(text)).await?;
        }
        Ok::<(), axum::Error>(())
    };
    let _ = timeout(FAREWELL, rest).await;
}
