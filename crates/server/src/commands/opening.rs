//! Opening a table.

use rynek_table::Person;
use rynek_wire::{
    editions::find_shipped,
    games::known,
    tables::{NewTable, Opened, choose_edition, no_edition},
};

use super::allow_own_table;
use crate::{App, Problem, names, secrets};

/// The longest options, in bytes of JSON.
const MOST_OPTIONS: usize = 4096;

/// Opens a table for its host, and carries out its first commands.
pub async fn open(app: &App, host: &Person, new: &NewTable) -> Result<Opened, Problem> {
    known(&new.game)?;
    new.refuse_early()?;
    app.limits().table(host.id)?;
    if new.options.to_string().len() > MOST_OPTIONS {
        return Err(Problem::too_large());
    }
    let (mut terms, keys) = new.terms(secrets::key);
    if let Some(edition) = &new.edition {
        if edition.is_object() {
            allow_own_table(app, host.id).await?;
        }
        let find = |name: &str| edition_text(app, &new.game, name);
        choose_edition(edition, &mut terms, find, |name| no_edition(&new.game, name, app.editions()))?;
    }
    new.names().try_for_each(|name| names::choose(app, name).map(drop))?;
    let id = app.hall().create(terms, host).await?;
    let mut number = 1;
    for command in new.first_commands(&secrets::key()) {
        number = app.hall().command(id, &names::check(app, command)?, Some(host)).await?;
    }
    Ok(Opened { id, number, keys })
}

/// The text of the edition with this name.
fn edition_text<'a>(app: &'a App, game: &str, name: &str) -> Option<&'a str> {
    find_shipped(game, name).map(|shipped| shipped.text).or_else(|| app.edition(name))
}
