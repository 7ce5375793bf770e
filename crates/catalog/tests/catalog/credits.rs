//! Who invented the games.

const PAGE: &str = include_str!("../../../../docs/credits.md");

/// The rules of each game name its designers, in every language, as the page of credits does. A game that nobody else
/// invented has no line there.
#[test]
fn rules_name_the_designers() {
    let credits: Vec<(&str, &str)> =
        PAGE.lines().filter_map(|line| line.strip_prefix("- ")?.split_once(": ")).collect();
    assert!(credits.len() >= 5, "{credits:?}");
    for (title, names) in credits {
        let info = rynek_catalog::all().find(|info| info.id == title.to_lowercase());
        let info = info.unwrap_or_else(|| panic!("there is no game {title}"));
        let names = names.replace(", with ", ", ").replace(" and ", ", ");
        for (language, rules) in info.rules.0 {
            for name in names.split(", ") {
                assert!(rules.contains(name), "{title} in {language} does not name {name}");
            }
        }
    }
}
