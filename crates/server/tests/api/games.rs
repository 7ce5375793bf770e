//! The games and their rules.

use serde_json::{Value, json};

use crate::{caller::TestServer, schema::faults};

#[test]
fn games_are_described_in_both_languages() {
    let server = TestServer::open();
    let titles = |lang: &str| -> Vec<String> {
        let games = server.get(&format!("/games?lang={lang}"), None).ok(200);
        games.as_array().expect("a list").iter().map(|game| game["title"].as_str().expect("text").to_owned()).collect()
    };
    assert_eq!(titles("en"), ["Polis", "Rooftops", "Boulevards", "Planners", "Engineer"]);
    assert_eq!(titles("pl"), ["Polis", "Dachy", "Aleje", "Planiści", "Inżynier"]);
    let accepted = server.ask("GET", "/games/planners", None, None, &[("accept-language", "de, pl;q=0.8")]).ok(200);
    assert_eq!(accepted["title"], "Planiści");
}

#[test]
fn options_are_described_for_a_form() {
    let server = TestServer::open();
    let game = server.get("/games/polis", None).ok(200);
    assert_eq!((&game["players"], &game["rules_version"]), (&json!({ "min": 2, "max": 4 }), &json!(1)));
    assert_eq!(game["levels"], json!(["beginner", "novice", "casual", "skilled", "strong", "expert", "master"]));
    let options = game["options"].as_array().expect("options");
    let option = |name: &str| options.iter().find(|option| option["name"] == name).expect("an option").clone();
    assert_eq!((&option("players")["kind"], &option("long_game")["kind"]), (&json!("count"), &json!("switch")));
    let variants = option("variants");
    assert_eq!(variants["choices"][0], json!({ "value": "houses", "label": "Houses: a group worth 10 or more" }));
    assert!(options.iter().all(|option| option["label"] != "" && option["help"].as_str() != Some("")));
    let faults = |options: &Value| faults(&game["schema"], &game["schema"], options);
    assert_eq!(faults(&game["defaults"]), Vec::<String>::new());
    assert_eq!(faults(&json!({ "players": 9 })).len(), 1);
}

#[test]
fn rules_are_served_in_both_languages() {
    let server = TestServer::open();
    for (lang, word) in [("en", "tile"), ("pl", "płytk")] {
        let rules = server.get(&format!("/games/planners/rules?lang={lang}"), None).ok(200);
        assert_eq!(rules["lang"], lang);
        let text = rules["markdown"].as_str().map(str::to_lowercase).unwrap_or_default();
        assert!(text.contains(word), "{lang}: {}", text.chars().take(200).collect::<String>());
    }
    for path in ["/games/chess", "/games/chess/rules", "/games/chess/leaderboard"] {
        server.get(path, None).refused(404, "not_found");
    }
}

#[test]
fn an_installed_edition_is_offered_and_played() {
    let shipped: Value = serde_json::from_str(include_str!("../../../polis/components.json")).expect("JSON");
    let mut edition = shipped;
    edition["stones"]["start_by_turn_order"] = json!([9, 9, 9, 9]);
    let server = TestServer::with(|config| {
        let folder = config.editions();
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join("rich.json"), edition.to_string()).expect("a file");
    });
    assert_eq!(server.get("/games/polis", None).ok(200)["editions"], json!(["rich"]));
    assert_eq!(server.get("/games/planners", None).ok(200)["editions"], json!([]));
    let ada = server.guest("Ada");
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let (table, _) = ada.open(&json!({ "game": "polis", "seats": seats, "edition": "rich", "start": true }));
    assert_eq!(ada.look(&table)["points"], json!([9, 9]));
    for name in ["poor", "../rich", ""] {
        let new = json!({ "game": "polis", "seats": seats, "edition": name });
        ada.post("/tables", &new).refused(422, "edition");
    }
}
