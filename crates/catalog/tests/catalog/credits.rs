//! Who invented the games.

const PAGE: &str = include_str!("../../../../docs/credits.md");

/// The rules of each game name its designers, in every language, as the page of credits does.
#[test]
fn rules_name_the_designers() {
    for info in rynek_catalog::all() {
        let credits = PAGE.lines().filter_map(|line| line.strip_prefix("- ")?.split_once(": "));
        let names = credits.filter(|(title, _)| title.to_lowercase() == info.id).map(|(_, names)| names).next();
        let names = names.unwrap_or_else(|| panic!("{} has no credits", info.id));
        let names = names.replace(", with ", ", ").replace(" and ", ", ");
        for (language, rules) in info.rules.0 {
            for name in names.split(", ") {
                assert!(rules.contains(name), "{} in {language} does not name {name}", info.id);
            }
        }
    }
}
