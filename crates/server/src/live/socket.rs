//! One connection: what its client says, and what it is told.

use std::{num::NonZeroU32, pin::pin, sync::Arc, time::Duration};

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use rynek_kernel::Language;
use rynek_tables::{
    Person, TableId,
    store::{StoreError, TokenHash},
};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, MissedTickBehavior, interval, timeout},
};

use super::{
    message::{FromClient, ToClient, Why},
    room::{Ask, Member, Number, QUEUE},
};
use crate::{
    Entered, House, Problem, api,
    commands::{self, Carried},
    guest, wire,
};

/// How long the first message may take.
const HELLO_WITHIN: Duration = Duration::from_secs(10);
/// How often the server asks whether anybody is there, and how long it waits for a sign.
const HEARTBEAT: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(60);
/// After how many heartbeats the server looks whether the token is still good.
const SIGNED_IN: u32 = 3;
/// How long one message may take to be read.
const STALLED: Duration = Duration::from_secs(20);
/// How long a farewell may take.
const FAREWELL: Duration = Duration::from_secs(1);
/// How many messages too many a client may send before it is sent away.
const PATIENCE: u32 = 100;
/// The longest name of a message.
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
    house: House,
    table: TableId,
    language: Language,
    person: Option<Person>,
    /// What they signed in with.
    token: Option<TokenHash>,
    room: mpsc::Sender<Ask>,
    number: Number,
    /// The way to this connection's own queue.
    out: mpsc::Sender<Utf8Bytes>,
    /// Where they came in.
    door: Arc<Entered>,
    pace: DefaultDirectRateLimiter,
    too_many: u32,
    /// The hint that is being thought about: one at a time.
    hint: Option<tokio::task::JoinHandle<()>>,
}

/// Attends to a connection from its first message to its last.
pub(crate) async fn attend(
    mut socket: WebSocket,
    house: House,
    table: TableId,
    language: Language,
    entered: Arc<Entered>,
) {
    let _counted = Counted::new();
    let why = match greet(&mut socket, house, table, language, entered).await {
        Ok((attended, queue, away)) => {
            let room = attended.room.clone();
            let number = attended.number;
            let why = attended.run(&mut socket, queue, away).await;
            let _ = room.send(Ask::Leave { number }).await;
            why
        }
        Err(why) => why,
    };
    if let Some(why) = why {
        say_bye(&mut socket, why).await;
    }
}

/// Sends the last message, if the client reads it.
async fn say_bye(socket: &mut WebSocket, why: Why) {
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
    // Nobody is left to be told that it did not work.
    let _ = timeout(FAREWELL, farewell).await;
}

type Greeted = (Socket, mpsc::Receiver<Utf8Bytes>, oneshot::Receiver<Why>);

/// Waits for the hello and brings the client into the room of the table.
async fn greet(
    socket: &mut WebSocket,
    house: House,
    table: TableId,
    mut language: Language,
    door: Arc<Entered>,
) -> Result<Greeted, Option<Why>> {
    let first = tokio::select! {
        first = timeout(HELLO_WITHIN, next_text(socket)) => first.map_err(|_| Some(Why::NoHello))??,
        () = house.closing() => return Err(Some(Why::Shutdown)),
        () = door.has_to_leave() => return Err(Some(Why::NoHello)),
    };
    door.said_hello();
    let entered = match read(&first) {
        Ok(FromClient::Hello { token, lang, seat, after, deltas }) => {
            language = lang.as_deref().and_then(Language::from_code).unwrap_or(language);
            enter(&house, table, language, Hello { token, seat, after, deltas }, door).await
        }
        Ok(_) => Err(Problem::malformed("hello must come first")),
        Err(problem) => Err(problem),
    };
    match entered {
        Ok(entered) => Ok(entered),
        Err(problem) => {
            let error = problem.words(house.words(language));
            let refused = ToClient::Refused { id: None, error, sight: None }.text();
            let _ = timeout(FAREWELL, socket.send(Message::Text(refused.into()))).await;
            Err(Some(if problem.code() == "not_found" { Why::Gone } else { Why::NoHello }))
        }
    }
}

struct Hello {
    token: Option<String>,
    seat: Option<rynek_kernel::Seat>,
    after: Option<u64>,
    deltas: bool,
}

async fn enter(
    house: &House,
    table: TableId,
    language: Language,
    hello: Hello,
    door: Arc<Entered>,
) -> Result<Greeted, Problem> {
    let person = match &hello.token {
        Some(token) => {
            let profile = guest::sign_in(house, token).await?;
            Some(Person { id: profile.id, name: profile.name })
        }
        None => None,
    };
    loop {
        let (out, queue) = mpsc::channel(QUEUE);
        let (away, sent_away) = oneshot::channel();
        let (answer, answered) = oneshot::channel();
        let member =
            Member { person: person.clone(), language, deltas: hello.deltas, out: out.clone(), away: Some(away) };
        let ask = Ask::Enter { member: Box::new(member), seat: hello.seat, after: hello.after, answer };
        let room = house.rooms().door(house, table);
        if room.send(ask).await.is_err() {
            // The room was just being closed: there will be another.
            continue;
        }
        let Ok(number) = answered.await else { continue };
        let per_second = NonZeroU32::new(house.config().limits.messages_per_socket).unwrap_or(NonZeroU32::MIN);
        let burst = NonZeroU32::new(per_second.get().saturating_mul(3)).unwrap_or(per_second);
        let socket = Socket {
            house: house.clone(),
            table,
            language,
            person,
            token: hello.token.as_deref().map(TokenHash::of),
            room,
            number: number?,
            out,
            door,
            pace: RateLimiter::direct(Quota::per_second(per_second).allow_burst(burst)),
            too_many: 0,
            hint: None,
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

/// The next text, or why there is none; no reason where the client has gone.
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

/// A message that breaks the rules of sockets gets a farewell; a broken connection cannot have one.
fn fault(error: &axum::Error) -> Option<Why> {
    let said = error.to_string().to_lowercase();
    ["too long", "too big", "utf-8"].iter().any(|word| said.contains(word)).then_some(Why::Malformed)
}

impl Socket {
    /// Goes on until the client leaves or is sent away; why, if anybody is left to be told.
    async fn run(
        mut self,
        socket: &mut WebSocket,
        mut queue: mpsc::Receiver<Utf8Bytes>,
        mut away: oneshot::Receiver<Why>,
    ) -> Option<Why> {
        let mut heartbeat = interval(HEARTBEAT);
        heartbeat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut beats: u32 = 0;
        let mut heard = Instant::now();
        let house = self.house.clone();
        let mut closing = pin!(house.closing());
        let why = loop {
            let sent = tokio::select! {
                text = queue.recv() => match text {
                    Some(text) => send(socket, Message::Text(text), &mut away).await,
                    None => break Some(Why::Slow),
                },
                why = &mut away => {
                    flush(socket, &mut queue).await;
                    break Some(why.unwrap_or(Why::Shutdown));
                }
                () = &mut closing => break Some(Why::Shutdown),
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
                    send(socket, Message::Ping(Vec::new().into()), &mut away).await
                }
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

    /// Does what the client says, and answers.
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
            Ok(Some(answer)) => send(socket, Message::Text(answer.text().into()), away).await,
            Ok(None) => Ok(()),
            Err(problem) => self.refuse(socket, id, problem, away).await,
        }
    }

    /// Several sockets of one person are one person: whatever takes work counts as their request.
    fn may_ask(&self, message: &FromClient) -> Result<(), Problem> {
        let person = self.person.as_ref().map(|person| person.id);
        if matches!(message, FromClient::Ping) { Ok(()) } else { self.house.limits().message(person, &self.door) }
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
            // The room shows the table as it is: it knows what this client was told last.
            let ask = Ask::Refused { number: self.number, id, problem: Box::new(problem) };
            return self.room.send(ask).await.map_err(|_| Some(Why::Gone));
        }
        let error = problem.words(self.house.words(self.language));
        send(socket, Message::Text(ToClient::Refused { id, error, sight: None }.text().into()), away).await
    }

    /// Does what a message asks; the answer, if it is not given elsewhere.
    async fn obey(&mut self, message: FromClient) -> Result<Option<ToClient>, Problem> {
        match message {
            FromClient::Hello { .. } => Err(Problem::malformed("hello comes once")),
            FromClient::Ping => Ok(Some(ToClient::Pong { now: self.house.now() })),
            FromClient::ViewAs { seat } => {
                let ask = Ask::ViewAs { number: self.number, seat };
                self.room.send(ask).await.map_err(|_| Problem::not_found())?;
                Ok(None)
            }
            FromClient::Do { id, command } => {
                let began = Instant::now();
                let person = self.person()?;
                let Carried { number, keys } =
                    commands::carry_out(&self.house, self.table, command, person, Some(id.clone())).await?;
                metrics::histogram!("rynek_command_seconds").record(began.elapsed().as_secs_f64());
                Ok(Some(ToClient::Done { id, number, keys }))
            }
            FromClient::Preview { id, seat, action } => {
                let person = self.person()?.id;
                let table = self.house.hall().table(self.table).await?;
                let preview = Box::new(wire::preview(&table, person, seat, &action)?);
                Ok(Some(ToClient::Preview { id, preview }))
            }
            FromClient::Say { id, words, key } => {
                let person = self.person()?;
                let number = api::chat::say_by(&self.house, self.table, person, key.as_deref(), &words).await?;
                Ok(Some(ToClient::Done { id, number, keys: None }))
            }
            FromClient::Hint { id, seat, bot } => {
                let person = self.person()?.id;
                self.think(id, person, seat, bot)?;
                Ok(None)
            }
        }
    }

    /// Whether whoever signed in has not been forgotten since. A store that does not answer is no reason to doubt it.
    async fn is_signed_in(&self) -> bool {
        match &self.token {
            Some(token) => self.house.store().person_by_token(token).await != Err(StoreError::NotFound),
            None => true,
        }
    }

    fn person(&self) -> Result<&Person, Problem> {
        self.person.as_ref().ok_or_else(Problem::unauthorized)
    }

    /// Has a bot think without making anybody wait; the answer comes through the queue.
    fn think(
        &mut self,
        id: String,
        person: rynek_tables::PersonId,
        seat: rynek_kernel::Seat,
        bot: Option<String>,
    ) -> Result<(), Problem> {
        if self.hint.as_ref().is_some_and(|hint| !hint.is_finished()) {
            return Err(Problem::too_many(Duration::from_secs(1)));
        }
        let (house, table, language, out) = (self.house.clone(), self.table, self.language, self.out.clone());
        self.hint = Some(tokio::spawn(async move {
            let answer = match wire::advise(&house, table, person, seat, bot.as_deref(), language).await {
                Ok(hint) => ToClient::Hint { id, hint },
                Err(problem) => {
                    let error = problem.words(house.words(language));
                    ToClient::Refused { id: Some(id), error, sight: None }
                }
            };
            // Whoever has gone meanwhile does not need it any more.
            let _ = out.send(answer.text().into()).await;
        }));
        Ok(())
    }
}

/// Sends a message, unless the client does not read for too long or is sent away meanwhile.
async fn send(socket: &mut WebSocket, message: Message, away: &mut oneshot::Receiver<Why>) -> Result<(), Option<Why>> {
    tokio::select! {
        sent = timeout(STALLED, socket.send(message)) => match sent {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(None),
            Err(_) => Err(Some(Why::Slow)),
        },
        why = away => Err(Some(why.unwrap_or(Why::Shutdown))),
    }
}

/// Sends what still waits before the last message.
async fn flush(socket: &mut WebSocket, queue: &mut mpsc::Receiver<Utf8Bytes>) {
    let rest = async {
        while let Ok(text) = queue.try_recv() {
            socket.send(Message::Text(text)).await?;
        }
        Ok::<(), axum::Error>(())
    };
    let _ = timeout(FAREWELL, rest).await;
}
