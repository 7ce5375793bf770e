//! The types of everything on the wire, for clients in TypeScript.

use std::path::Path;

use ts_rs::{ExportError, TS};

use crate::{ProblemBody, api, live, wire};

/// Writes the TypeScript types of the API and of the socket into `wire`, and of every game's view beside it.
pub fn export_types(folder: &Path) -> Result<(), ExportError> {
    rynek_catalog::export_types(folder)?;
    let types = rynek_catalog::types_in(&folder.join("wire"));
    live::FromClient::export_all(&types)?;
    live::ToClient::export_all(&types)?;
    wire::TableSight::export_all(&types)?;
    ProblemBody::export_all(&types)?;
    api::games::GameInfo::export_all(&types)?;
    api::games::Rules::export_all(&types)?;
    api::lessons::Course::export_all(&types)?;
    api::lessons::Trial::export_all(&types)?;
    api::lessons::TrialSight::export_all(&types)?;
    api::ratings::Rank::export_all(&types)?;
    api::people::NewPerson::export_all(&types)?;
    api::people::Welcome::export_all(&types)?;
    api::people::ProfileSight::export_all(&types)?;
    api::me::Me::export_all(&types)?;
    api::me::MyChanges::export_all(&types)?;
    api::me::Token::export_all(&types)?;
    api::me::ShunnedPerson::export_all(&types)?;
    api::me::Shunning::export_all(&types)?;
    api::tables::TableList::export_all(&types)?;
    api::tables::NewTable::export_all(&types)?;
    api::tables::Opened::export_all(&types)?;
    api::table::Asking::export_all(&types)?;
    api::table::Done::export_all(&types)?;
    api::table::Log::export_all(&types)?;
    api::table::Again::export_all(&types)?;
    api::table::TableName::export_all(&types)?;
    api::study::MomentSight::export_all(&types)?;
    api::study::Scores::export_all(&types)?;
    api::study::Attempt::export_all(&types)?;
    api::study::AskingAdvice::export_all(&types)?;
    api::chat::Chat::export_all(&types)?;
    api::chat::Saying::export_all(&types)?;
    api::chat::Said::export_all(&types)
}
