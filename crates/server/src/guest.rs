//! Who asks, and in what language.

use std::{convert::Infallible, time::Duration};

use axum::{
    extract::{FromRequest, FromRequestParts, Json, Request},
    http::{HeaderMap, Uri, header, request::Parts},
};
use rynek_kernel::Language;
use rynek_tables::{
    Person,
    store::{Profile, StoreError, TokenHash},
};
use serde::de::DeserializeOwned;

use crate::{House, Problem, bodies::Hold};

/// The length of a token: 256 bits in base64.
const TOKEN: usize = 43;
/// Once a day is enough to note that somebody was here.
const DAY: Duration = Duration::from_secs(86_400);

/// Whoever is signed in; nobody else gets further.
#[derive(Clone, Debug)]
pub struct Guest(pub Profile);

/// Whoever is signed in, if anybody is. A token that nobody has is refused all the same.
#[derive(Clone, Debug)]
pub struct MaybeGuest(pub Option<Profile>);

/// The language to answer in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lang(pub Language);

/// A body in JSON, whose faults are told as a [`Problem`].
#[derive(Clone, Debug)]
pub struct Body<T>(pub T);

impl Guest {
    /// The person as tables know them.
    pub fn person(&self) -> Person {
        Person { id: self.0.id, name: self.0.name.clone() }
    }
}

impl MaybeGuest {
    /// The person as tables know them.
    pub fn person(&self) -> Option<Person> {
        self.0.as_ref().map(|profile| Person { id: profile.id, name: profile.name.clone() })
    }
}

/// The person whom this token brings back.
pub async fn sign_in(house: &House, token: &str) -> Result<Profile, Problem> {
    if token.len() != TOKEN {
        return Err(Problem::unauthorized());
    }
    let profile = house.store().person_by_token(&TokenHash::of(token)).await.map_err(|error| match error {
        StoreError::NotFound => Problem::unauthorized(),
        error => error.into(),
    })?;
    house.limits().person(profile.id)?;
    note_visit(house, &profile);
    Ok(profile)
}

fn note_visit(house: &House, profile: &Profile) {
    let now = house.now();
    if now.since(profile.seen) > DAY.as_millis() as i64 {
        let (store, person) = (house.store().clone(), profile.id);
        tokio::spawn(async move { store.saw(person, now).await });
    }
}

fn token(headers: &HeaderMap) -> Result<Option<&str>, Problem> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let (scheme, token) =
        value.to_str().ok().and_then(|value| value.split_once(' ')).ok_or_else(Problem::unauthorized)?;
    if scheme.eq_ignore_ascii_case("bearer") { Ok(Some(token.trim())) } else { Err(Problem::unauthorized()) }
}

impl FromRequestParts<House> for MaybeGuest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<MaybeGuest, Problem> {
        match token(&parts.headers)? {
            None => Ok(MaybeGuest(None)),
            Some(token) => {
                let profile = sign_in(house, token).await?;
                if let Some(hold) = parts.extensions.get::<Hold>() {
                    hold.belongs_to(profile.id);
                }
                Ok(MaybeGuest(Some(profile)))
            }
        }
    }
}

impl FromRequestParts<House> for Guest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Guest, Problem> {
        let MaybeGuest(profile) = MaybeGuest::from_request_parts(parts, house).await?;
        profile.map(Guest).ok_or_else(Problem::unauthorized)
    }
}

impl<S: Sync> FromRequestParts<S> for Lang {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Lang, Infallible> {
        Ok(Lang(language_of(&parts.uri, &parts.headers)))
    }
}

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Problem> {
        let Json(body) = Json::from_request(request, state).await?;
        Ok(Body(body))
    }
}

/// The language of a request: by `?lang=`, or else by what its sender reads best.
pub(crate) fn language_of(uri: &Uri, headers: &HeaderMap) -> Language {
    let pairs = uri.query().unwrap_or_default().split('&').filter_map(|pair| pair.split_once('='));
    let asked = pairs.into_iter().find(|(name, _)| *name == "lang").and_then(|(_, code)| Language::from_code(code));
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    asked.or_else(|| accepted.and_then(best)).unwrap_or_default()
}

/// The language that an `Accept-Language` likes best among ours.
fn best(accepted: &str) -> Option<Language> {
    let liking = |part: &str| {
        let (code, rest) = part.split_once(';').unwrap_or((part, ""));
        let weight = rest.trim().strip_prefix("q=").map_or(Some(1.0), |weight| weight.parse::<f32>().ok())?;
        Language::from_code(code.trim()).map(|language| (language, weight))
    };
    let mut likings: Vec<(Language, f32)> = accepted.split(',').filter_map(liking).collect();
    // Equally liked languages stay in the order they were named in.
    likings.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    likings.first().filter(|(_, weight)| *weight > 0.0).map(|(language, _)| *language)
}

/// A new secret of 256 bits: what brings a person back.
pub fn new_token() -> String {
    use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
    URL_SAFE_NO_PAD.encode(random::<32>())
}

/// As many bytes from the system's source of randomness.
///
/// # Panics
/// If the system has none: nothing that is to be secret could be made then.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random numbers");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(query: &str, accepted: &str) -> Language {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, accepted.parse().expect("a header"));
        language_of(&format!("/x{query}").parse().expect("an address"), &headers)
    }

    #[test]
    fn the_language_asked_for_counts_first() {
        assert_eq!(read("?lang=pl", "en"), Language::Pl);
        assert_eq!(read("?a=b&lang=en", "pl"), Language::En);
        assert_eq!(read("?lang=xx", "pl-PL"), Language::Pl);
    }

    #[test]
    fn the_language_read_best_is_found() {
        assert_eq!(read("", "de, pl;q=0.8, en;q=0.5"), Language::Pl);
        assert_eq!(read("", "pl;q=0.2, en-GB;q=0.9"), Language::En);
        assert_eq!(read("", "de"), Language::En);
        assert_eq!(read("", "pl;q=0"), Language::En);
    }

    #[test]
    fn tokens_are_long_and_differ() {
        assert_eq!(new_token().len(), TOKEN);
        assert_ne!(new_token(), new_token());
    }
}
