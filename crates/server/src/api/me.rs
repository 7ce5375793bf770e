//! The account of the person who is signed in.

use axum::{Json, extract::State, http::StatusCode};
use rynek_kernel::{Arg, Language, Message};
use rynek_store::{Hook, Profile, Shunned, TokenHash};
use rynek_table::{Moment, PersonId};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::asked::At;
use crate::{App, Body, Guest, Problem, hooks::is_address, names, problem::Problems, secrets};

/// The notifications that a person can ask for.
pub const WISHES: [&str; 2] = ["your-turn", "game-over"];

/// The person who is signed in.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Me {
    /// Who: 32 hexadecimal digits.
    pub id: PersonId,
    /// Their name.
    pub name: String,
    /// Their language.
    pub language: Option<String>,
    /// Their webhook.
    pub webhook: Option<Hook>,
    /// The notifications they want: `your-turn`, `game-over`.
    pub wishes: Vec<String>,
    /// When they first came.
    pub created: Moment,
}

impl From<Profile> for Me {
    fn from(profile: Profile) -> Me {
        let settings = profile.settings;
        Me {
            id: profile.id,
            name: profile.name,
            language: settings.language,
            webhook: settings.hook,
            wishes: settings.wishes,
            created: profile.created,
        }
    }
}

/// The changes; missing fields stay as they are.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[ts(optional_fields)]
#[serde(deny_unknown_fields)]
pub struct MyChanges {
    /// Their name: 1 to 40 characters.
    #[serde(default)]
    name: Option<String>,
    /// Their language: `en` or `pl`.
    #[serde(default)]
    language: Option<String>,
    /// Their webhook; `null` removes it. A new address gets a new secret.
    #[serde(default, deserialize_with = "said")]
    #[schema(value_type = Option<NewWebhook>)]
    #[ts(optional, type = "{ url: string } | null")]
    webhook: Option<Option<NewWebhook>>,
    /// The notifications they want: `your-turn`, `game-over`.
    #[serde(default)]
    wishes: Option<Vec<String>>,
}

/// A new webhook.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    /// Its address: `https://` or `http://`, and public.
    url: String,
}

/// A secret that signs the person in.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct Token {
    /// It is told only once, and only its hash is stored.
    pub token: String,
}

/// A person who is muted or blocked.
#[derive(Serialize, ToSchema, ts_rs::TS)]
pub struct ShunnedPerson {
    /// Who.
    pub person: PersonId,
    /// How.
    pub how: Shunned,
}

/// How to mute or block a person.
#[derive(Deserialize, ToSchema, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Shunning {
    /// `muted`: their chat is hidden. `blocked`: and they cannot sit down at your tables.
    how: Shunned,
}

/// Tells `null` from a missing field.
fn said<'de, D: Deserializer<'de>, T: Deserialize<'de>>(reader: D) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(reader).map(Some)
}

/// Checks the code of a supported language.
pub fn language(code: &str) -> Result<String, Problem> {
    Language::from_code(code).map(|language| language.code().to_owned()).ok_or_else(|| {
        let known = Arg::list(Language::all().map(Language::code));
        Problem::unprocessable("language", Message::new("api-language").with("known", known))
    })
}

/// Your account.
#[utoipa::path(get, path = "/me", tag = "me", security(("token" = [])), responses((status = 200, body = Me), Problems))]
pub async fn read(Guest(profile): Guest) -> Json<Me> {
    Json(profile.into())
}

/// Change your name, language, webhook or notifications.
#[utoipa::path(patch, path = "/me", tag = "me", security(("token" = [])), request_body = MyChanges,
    responses((status = 200, body = Me), Problems))]
pub async fn change(
    State(app): State<App>,
    Guest(mut profile): Guest,
    Body(changes): Body<MyChanges>,
) -> Result<Json<Me>, Problem> {
    let name = changes.name.as_deref().map(|name| names::choose(&app, name)).transpose()?;
    let before = profile.settings.clone();
    let settings = &mut profile.settings;
    if let Some(code) = &changes.language {
        settings.language = Some(language(code)?);
    }
    if let Some(webhook) = changes.webhook {
        settings.hook = webhook.map(|webhook| hook(&app, webhook)).transpose()?;
    }
    if let Some(wishes) = changes.wishes {
        settings.wishes = known_wishes(wishes)?;
    }
    if profile.settings != before {
        app.store().set_settings(profile.id, &profile.settings).await?;
    }
    if let Some(name) = name {
        app.store().rename(profile.id, &name).await?;
        profile.name = name;
    }
    Ok(Json(profile.into()))
}

fn hook(app: &App, webhook: NewWebhook) -> Result<Hook, Problem> {
    if !is_address(&webhook.url, app.config().private_hooks) {
        return Err(Problem::unprocessable("webhook", Message::new("api-webhook")));
    }
    Ok(Hook { url: webhook.url, secret: secrets::token() })
}

fn known_wishes(mut wishes: Vec<String>) -> Result<Vec<String>, Problem> {
    wishes.sort();
    wishes.dedup();
    if wishes.iter().all(|wish| WISHES.contains(&wish.as_str())) {
        return Ok(wishes);
    }
    Err(Problem::unprocessable("wishes", Message::new("api-wishes").with("known", Arg::list(WISHES))))
}

/// Get another token, for another device.
#[utoipa::path(post, path = "/me/tokens", tag = "me", security(("token" = [])),
    responses((status = 201, body = Token), Problems))]
pub async fn add_token(State(app): State<App>, Guest(profile): Guest) -> Result<(StatusCode, Json<Token>), Problem> {
    let token = secrets::token();
    app.store().add_token(profile.id, TokenHash::of(&token), app.now()).await?;
    Ok((StatusCode::CREATED, Json(Token { token })))
}

/// Revoke all your tokens, and get a new one.
#[utoipa::path(delete, path = "/me/tokens", tag = "me", security(("token" = [])),
    responses((status = 200, body = Token), Problems))]
pub async fn forget_tokens(State(app): State<App>, Guest(profile): Guest) -> Result<Json<Token>, Problem> {
    let token = secrets::token();
    app.store().keep_only_token(profile.id, TokenHash::of(&token), app.now()).await?;
    Ok(Json(Token { token }))
}

/// Export everything that is stored about you.
#[utoipa::path(get, path = "/me/export", tag = "me", security(("token" = [])),
    responses((status = 200, body = Object), Problems))]
pub async fn export(State(app): State<App>, Guest(profile): Guest) -> Result<Json<Value>, Problem> {
    Ok(Json(app.store().export_person(profile.id).await?))
}

/// Delete your account. Bots continue your running games; in others your name is removed.
#[utoipa::path(delete, path = "/me", tag = "me", security(("token" = [])), responses((status = 204), Problems))]
pub async fn delete(State(app): State<App>, Guest(profile): Guest) -> Result<StatusCode, Problem> {
    app.hall().leave_all_tables(profile.id).await?;
    app.store().delete_person(profile.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The people you have muted or blocked.
#[utoipa::path(get, path = "/me/shunned", tag = "me", security(("token" = [])),
    responses((status = 200, body = Vec<ShunnedPerson>), Problems))]
pub async fn shunned(State(app): State<App>, Guest(profile): Guest) -> Result<Json<Vec<ShunnedPerson>>, Problem> {
    let shunned = app.store().shunned(profile.id).await?.into_iter();
    Ok(Json(shunned.map(|(person, how)| ShunnedPerson { person, how }).collect()))
}

/// Mute or block a person.
#[utoipa::path(put, path = "/me/shunned/{person}", tag = "me", security(("token" = [])), request_body = Shunning,
    params(("person" = String, Path)), responses((status = 204), Problems))]
pub async fn shun(
    State(app): State<App>,
    Guest(profile): Guest,
    At(person): At<PersonId>,
    Body(shunning): Body<Shunning>,
) -> Result<StatusCode, Problem> {
    if person == profile.id {
        return Err(Problem::unprocessable("person", Message::new("api-shun-oneself")));
    }
    app.store().person(person).await?;
    app.store().shun(profile.id, person, Some(shunning.how)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stop muting or blocking a person.
#[utoipa::path(delete, path = "/me/shunned/{person}", tag = "me", security(("token" = [])),
    params(("person" = String, Path)), responses((status = 204), Problems))]
pub async fn unshun(
    State(app): State<App>,
    Guest(profile): Guest,
    At(person): At<PersonId>,
) -> Result<StatusCode, Problem> {
    app.store().shun(profile.id, person, None).await?;
    Ok(StatusCode::NO_CONTENT)
}
