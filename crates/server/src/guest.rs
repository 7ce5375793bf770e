//! Extractors: who sends a request, and in what language.

use std::{convert::Infallible, time::Duration};

use axum::{
    extract::{FromRequest, FromRequestParts, Json, Request},
    http::{HeaderMap, Uri, header, request::Parts},
};
use rynek_kernel::Language;
use rynek_store::{Profile, StoreError, TokenHash};
use rynek_table::Person;
use serde::de::DeserializeOwned;
use utoipa::{
    IntoParams,
    openapi::{
        ObjectBuilder, Type,
        path::{Parameter, ParameterBuilder, ParameterIn},
    },
};

use crate::{App, Problem, bodies::Hold, secrets::TOKEN};

/// How often to store that a person was seen.
const DAY: Duration = Duration::from_secs(86_400);

/// The person who is signed in. Without one, the request is refused.
#[derive(Clone, Debug)]
pub struct Guest(pub Profile);

/// The person who is signed in, if any. An unknown token is refused.
#[derive(Clone, Debug)]
pub struct MaybeGuest(pub Option<Profile>);

/// The language of the response.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lang(pub Language);

/// A JSON body. If it cannot be read, the response is a [`Problem`].
#[derive(Clone, Debug)]
pub struct Body<T>(pub T);

impl Guest {
    /// The person as tables know them.
    pub fn person(&self) -> Person {
        Person { id: self.0.id, name: self.0.name.clone() }
    }
}

/// The person with this token.
pub async fn sign_in(app: &App, token: &str) -> Result<Profile, Problem> {
    if token.len() != TOKEN {
        return Err(Problem::unauthorized());
    }
    let profile = app.store().person_by_token(&TokenHash::of(token)).await.map_err(|error| match error {
        StoreError::NotFound => Problem::unauthorized(),
        error => error.into(),
    })?;
    app.limits().person(profile.id)?;
    note_visit(app, &profile);
    Ok(profile)
}

fn note_visit(app: &App, profile: &Profile) {
    let now = app.now();
    if now.since(profile.seen) > DAY.as_millis() as i64 {
        let (store, person) = (app.store().clone(), profile.id);
        tokio::spawn(async move { store.saw(person, now).await });
    }
}

fn token(headers: &HeaderMap) -> Result<Option<&str>, Problem> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let (scheme, token) =
        value.to_str().ok().and_then(|value| value.split_once(' ')).ok_or_else(Problem::unauthorized)?;
    if scheme.eq_ignore_ascii_case("bearer") { Ok(Some(token.trim())) } else { Err(Problem::unauthorized()) }
}

impl FromRequestParts<App> for MaybeGuest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<MaybeGuest, Problem> {
        match token(&parts.headers)? {
            None => Ok(MaybeGuest(None)),
            Some(token) => {
                let profile = sign_in(app, token).await?;
                if let Some(hold) = parts.extensions.get::<Hold>() {
                    hold.belongs_to(profile.id);
                }
                Ok(MaybeGuest(Some(profile)))
            }
        }
    }
}

impl FromRequestParts<App> for Guest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Guest, Problem> {
        let MaybeGuest(profile) = MaybeGuest::from_request_parts(parts, app).await?;
        profile.map(Guest).ok_or_else(Problem::unauthorized)
    }
}

impl<S: Sync> FromRequestParts<S> for Lang {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Lang, Infallible> {
        Ok(Lang(language_of(&parts.uri, &parts.headers)))
    }
}

impl IntoParams for Lang {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let codes = ObjectBuilder::new().schema_type(Type::String).enum_values(Some(["en", "pl"]));
        let lang = ParameterBuilder::new().name("lang").parameter_in(ParameterIn::Query).schema(Some(codes));
        vec![lang.description(Some("The language to answer in, if not that of Accept-Language")).build()]
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let Json(body) = Json::from_request(request, state).await?;
        Ok(Body(body))
    }
}

/// The language of a request: from `?lang=`, or else from `Accept-Language`.
pub(crate) fn language_of(uri: &Uri, headers: &HeaderMap) -> Language {
    let pairs = uri.query().unwrap_or_default().split('&').filter_map(|pair| pair.split_once('='));
    let asked = pairs.into_iter().find(|(name, _)| *name == "lang").and_then(|(_, code)| Language::from_code(code));
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    asked.or_else(|| accepted.and_then(best)).unwrap_or_default()
}

/// The supported language that an `Accept-Language` header prefers.
fn best(accepted: &str) -> Option<Language> {
    let preference = |part: &str| {
        let (code, rest) = part.split_once(';').unwrap_or((part, ""));
        let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |weight| weight.parse::<f32>().ok())?;
        Language::from_locale(code.trim()).map(|language| (language, weight))
    };
    let mut preferences: Vec<(Language, f32)> = accepted.split(',').filter_map(preference).collect();
    // Languages of equal weight stay in their order.
    preferences.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    preferences.first().filter(|(_, weight)| *weight > 0.0).map(|(language, _)| *language)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn polish() -> Language {
        Language::from_code("pl").expect("Polish")
    }

    fn read(query: &str, accepted: &str) -> Language {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, accepted.parse().expect("a header"));
        language_of(&format!("/x{query}").parse().expect("an address"), &headers)
    }

    #[test]
    fn the_requested_language_counts_first() {
        assert_eq!(read("?lang=pl", "en"), polish());
        assert_eq!(read("?a=b&lang=en", "pl"), Language::ENGLISH);
        assert_eq!(read("?lang=xx", "pl-PL"), polish());
    }

    #[test]
    fn the_preferred_language_is_found() {
        assert_eq!(read("", "de, pl;q=0.8, en;q=0.5"), polish());
        assert_eq!(read("", "pl;q=0.2, en-GB;q=0.9"), Language::ENGLISH);
        assert_eq!(read("", "de"), Language::ENGLISH);
        assert_eq!(read("", "pl;q=0"), Language::ENGLISH);
    }
}
