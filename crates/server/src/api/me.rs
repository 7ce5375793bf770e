//! What a person may do about themselves.

use axum::{Json, extract::State, http::StatusCode};
use rynek_kernel::{Language, Message};
use rynek_tables::{
    Moment, PersonId,
    store::{Hook, Profile, Shunned, TokenHash},
};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::{asked::At, names, unprocessable};
use crate::{Body, Guest, House, Problem, guest::new_token, hooks::is_address, openapi::Problems};

/// What a person can ask to hear of.
pub const WISHES: [&str; 2] = ["your-turn", "game-over"];

/// The person who asks.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    /// Who: 32 hexadecimal digits.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// The language they read.
    pub language: Option<String>,
    /// Where their program listens.
    pub webhook: Option<Webhook>,
    /// What they want to hear of: `your-turn`, `game-over`.
    pub wishes: Vec<String>,
    /// Since when they are known.
    #[schema(value_type = i64)]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: Moment,
}

/// Where a person's program listens.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Webhook {
    /// Its address.
    pub url: String,
    /// What messages to it are signed with.
    pub secret: String,
}

impl From<Profile> for Me {
    fn from(profile: Profile) -> Me {
        let settings = profile.settings;
        Me {
            id: profile.id,
            name: profile.name,
            language: settings.language,
            webhook: settings.hook.map(|Hook { url, secret }| Webhook { url, secret }),
            wishes: settings.wishes,
            created: profile.created,
        }
    }
}

/// What to change; what is left out stays.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct MyChanges {
    /// What they want to be called: 1 to 40 characters.
    #[serde(default)]
    name: Option<String>,
    /// The language they read: `en` or `pl`.
    #[serde(default)]
    language: Option<String>,
    /// Where their program listens; `null` is nowhere. A new address gets a new secret.
    #[serde(default, deserialize_with = "said")]
    #[schema(value_type = Option<NewWebhook>)]
    #[cfg_attr(feature = "ts", ts(optional, type = "{ url: string } | null"))]
    webhook: Option<Option<NewWebhook>>,
    /// What they want to hear of: `your-turn`, `game-over`.
    #[serde(default)]
    wishes: Option<Vec<String>>,
}

/// Where a person's program will listen.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewWebhook {
    /// Its address: `https://` or `http://`, and public.
    url: String,
}

/// A secret that brings the person back.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Token {
    /// It is told once and kept nowhere.
    pub token: String,
}

/// Somebody whom a person shuns.
#[derive(Serialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShunnedPerson {
    /// Who.
    #[schema(value_type = String)]
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub person: PersonId,
    /// How.
    #[schema(value_type = ShunnedWord)]
    #[cfg_attr(feature = "ts", ts(type = "\"muted\" | \"blocked\""))]
    pub how: Shunned,
}

/// How to shun somebody.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Shunning {
    /// `muted`: what they say is left out. `blocked`: and they cannot sit down at one's tables.
    #[schema(value_type = ShunnedWord)]
    #[cfg_attr(feature = "ts", ts(type = "\"muted\" | \"blocked\""))]
    how: Shunned,
}

/// How somebody is shunned, for the document.
#[derive(ToSchema)]
#[schema(rename_all = "snake_case")]
#[allow(dead_code)]
pub enum ShunnedWord {
    /// What they say is left out.
    Muted,
    /// And they cannot sit down at one's tables.
    Blocked,
}

/// `null` is not the same as nothing.
fn said<'de, D: Deserializer<'de>, T: Deserialize<'de>>(reader: D) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(reader).map(Some)
}

/// A language that is spoken here.
pub fn language(code: &str) -> Result<String, Problem> {
    let known = Language::ALL.iter().find(|language| language.code() == code);
    known
        .map(|language| language.code().to_owned())
        .ok_or_else(|| unprocessable("language", Message::new("api-language")))
}

/// Who one is, and what one wishes.
#[utoipa::path(get, path = "/me", tag = "me", security(("token" = [])), responses((status = 200, body = Me), Problems))]
pub async fn read(Guest(profile): Guest) -> Json<Me> {
    Json(profile.into())
}

/// Change one's name, language, webhook or wishes.
#[utoipa::path(patch, path = "/me", tag = "me", security(("token" = [])), request_body = MyChanges,
    responses((status = 200, body = Me), Problems))]
pub async fn change(
    State(house): State<House>,
    Guest(mut profile): Guest,
    Body(changes): Body<MyChanges>,
) -> Result<Json<Me>, Problem> {
    let name = changes.name.as_deref().map(names::tidy).transpose()?;
    let before = profile.settings.clone();
    let settings = &mut profile.settings;
    if let Some(code) = &changes.language {
        settings.language = Some(language(code)?);
    }
    if let Some(webhook) = changes.webhook {
        settings.hook = webhook.map(|webhook| hook(&house, webhook)).transpose()?;
    }
    if let Some(wishes) = changes.wishes {
        settings.wishes = known_wishes(wishes)?;
    }
    if profile.settings != before {
        house.store().set_settings(profile.id, &profile.settings).await?;
    }
    if let Some(name) = name {
        house.store().rename(profile.id, &name).await?;
        profile.name = name;
    }
    Ok(Json(profile.into()))
}

fn hook(house: &House, webhook: NewWebhook) -> Result<Hook, Problem> {
    if !is_address(&webhook.url, house.config().private_hooks) {
        return Err(unprocessable("webhook", Message::new("api-webhook")));
    }
    Ok(Hook { url: webhook.url, secret: new_token() })
}

fn known_wishes(mut wishes: Vec<String>) -> Result<Vec<String>, Problem> {
    wishes.sort();
    wishes.dedup();
    if wishes.iter().all(|wish| WISHES.contains(&wish.as_str())) {
        return Ok(wishes);
    }
    Err(unprocessable("wishes", Message::new("api-wishes").with("known", WISHES.join(", "))))
}

/// One more secret that brings one back, for another device.
#[utoipa::path(post, path = "/me/tokens", tag = "me", security(("token" = [])),
    responses((status = 201, body = Token), Problems))]
pub async fn add_token(
    State(house): State<House>,
    Guest(profile): Guest,
) -> Result<(StatusCode, Json<Token>), Problem> {
    let token = new_token();
    house.store().add_token(profile.id, TokenHash::of(&token), house.now()).await?;
    Ok((StatusCode::CREATED, Json(Token { token })))
}

/// Forget every secret that brings one back, and get a new one.
#[utoipa::path(delete, path = "/me/tokens", tag = "me", security(("token" = [])),
    responses((status = 200, body = Token), Problems))]
pub async fn forget_tokens(State(house): State<House>, Guest(profile): Guest) -> Result<Json<Token>, Problem> {
    let token = new_token();
    house.store().keep_only_token(profile.id, TokenHash::of(&token), house.now()).await?;
    Ok(Json(Token { token }))
}

/// Everything that is kept about one.
#[utoipa::path(get, path = "/me/export", tag = "me", security(("token" = [])),
    responses((status = 200, body = Object), Problems))]
pub async fn export(State(house): State<House>, Guest(profile): Guest) -> Result<Json<Value>, Problem> {
    Ok(Json(house.store().export_person(profile.id).await?))
}

/// Delete oneself. Bots play on at running tables; at others a nameless somebody is left.
#[utoipa::path(delete, path = "/me", tag = "me", security(("token" = [])), responses((status = 204), Problems))]
pub async fn delete(State(house): State<House>, Guest(profile): Guest) -> Result<StatusCode, Problem> {
    house.hall().see_off(profile.id).await?;
    house.store().delete_person(profile.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whom one shuns.
#[utoipa::path(get, path = "/me/shunned", tag = "me", security(("token" = [])),
    responses((status = 200, body = Vec<ShunnedPerson>), Problems))]
pub async fn shunned(State(house): State<House>, Guest(profile): Guest) -> Result<Json<Vec<ShunnedPerson>>, Problem> {
    let shunned = house.store().shunned(profile.id).await?.into_iter();
    Ok(Json(shunned.map(|(person, how)| ShunnedPerson { person, how }).collect()))
}

/// Shun somebody.
#[utoipa::path(put, path = "/me/shunned/{person}", tag = "me", security(("token" = [])), request_body = Shunning,
    params(("person" = String, Path)), responses((status = 204), Problems))]
pub async fn shun(
    State(house): State<House>,
    Guest(profile): Guest,
    At(person): At<PersonId>,
    Body(shunning): Body<Shunning>,
) -> Result<StatusCode, Problem> {
    if person == profile.id {
        return Err(unprocessable("person", Message::new("api-shun-oneself")));
    }
    house.store().person(person).await?;
    house.store().shun(profile.id, person, Some(shunning.how)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Shun somebody no more.
#[utoipa::path(delete, path = "/me/shunned/{person}", tag = "me", security(("token" = [])),
    params(("person" = String, Path)), responses((status = 204), Problems))]
pub async fn unshun(
    State(house): State<House>,
    Guest(profile): Guest,
    At(person): At<PersonId>,
) -> Result<StatusCode, Problem> {
    house.store().shun(profile.id, person, None).await?;
    Ok(StatusCode::NO_CONTENT)
}
