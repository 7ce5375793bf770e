//! Everything a table says is there in every language.

#[test]
fn all_languages_say_the_same() {
    assert_eq!(rynek_words::faults(&rynek_tables::WORDS), Vec::<String>::new());
}
