//! Calls about a game: what the server answers below `/games`.

use rynek_kernel::{Explain, Record};
use rynek_table::verify_record;
use rynek_wire::{
    Fault, editions,
    games::{self, GameInfo},
    lessons,
};
use serde_json::{Value, json};

use crate::{
    Engine,
    engine::{Body, body},
};

impl Engine {
    pub(crate) fn games(&mut self) -> Body {
        let ids = rynek_catalog::IDS.iter();
        body(&ids.map(|game| self.info(game)).collect::<Result<Vec<_>, _>>()?)
    }

    pub(crate) fn game(&mut self, game: &str) -> Body {
        body(&self.info(game)?)
    }

    fn info(&mut self, game: &str) -> Result<GameInfo, Fault> {
        Ok(games::describe(&games::known(game)?, &*self.words()?, Vec::new(), true))
    }

    pub(crate) fn rules(&mut self, game: &str) -> Body {
        let language = self.language;
        body(&self.library.rules(game, language)?)
    }

    pub(crate) fn editions(&mut self, game: &str) -> Body {
        let words = self.words()?;
        let shipped = editions::shipped(game)?.into_iter();
        body(&shipped.filter_map(|edition| editions::line(game, edition, &words)).collect::<Vec<_>>())
    }

    pub(crate) fn edition(&mut self, game: &str, name: &str) -> Body {
        let edition = editions::find_shipped(game, name).ok_or_else(Fault::not_found)?;
        body(&editions::info(game, edition, &*self.words()?)?)
    }

    pub(crate) fn edition_schema(&mut self, game: &str) -> Body {
        let words = self.words()?;
        body(&rynek_catalog::edition_schema_in(game, &words).ok_or_else(Fault::not_found)?)
    }

    pub(crate) fn check_edition(&mut self, game: &str, components: &Value) -> Body {
        body(&editions::check(game, &components.to_string(), &*self.words()?)?)
    }

    pub(crate) fn lessons(&mut self, game: &str) -> Body {
        body(&lessons::course(game, &*self.words()?)?)
    }

    pub(crate) fn try_out(&mut self, game: &str, trial: &lessons::Trial) -> Body {
        body(&lessons::look(game, trial, &*self.words()?)?)
    }

    pub(crate) fn verify(&mut self, record: &Value) -> Body {
        let draws = verify_record(&read_record(record)?);
        body(&json!({ "draws": draws.map_err(|fault| Fault::unprocessable("record", fault.message()))? }))
    }
}

/// A record that was sent as JSON.
pub(crate) fn read_record(record: &Value) -> Result<Record, Fault> {
    Record::parse(&record.to_string()).map_err(|error| Fault::unprocessable("record", error.message()))
}
