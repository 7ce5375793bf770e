//! A review can be stopped and resumed, and comes out the same however it is sliced.

use rynek_review::{ReviewError, Reviewing};

use crate::games::{Players, played, record, review, tiny, words};

#[test]
fn slices_do_not_matter() {
    for (game, players) in [("polis", 2), ("boulevards", 3), ("engineer", 1)] {
        let played = played(game, players, Players::Bot("casual"), 2);
        let record = record(played.as_ref());
        let whole = review(&record, tiny(2));
        let mut sliced = Reviewing::begin(&record, tiny(2)).expect("a finished game");
        let mut looks = 1;
        let mut rough = None;
        while !sliced.progress().done {
            sliced.go_on(looks);
            looks = looks % 97 + 13;
            if sliced.progress().passes == 1 && rough.is_none() {
                rough = sliced.review(&words("en"));
            }
            // What was saved is read back from JSON, as a page would keep it.
            let saved = serde_json::to_string(&sliced.save()).expect("plain data");
            let mut resumed = Reviewing::begin(&record, tiny(2)).expect("a finished game");
            if looks % 5 == 0 {
                resumed.resume(serde_json::from_str(&saved).expect("what was saved")).expect("it fits");
                sliced = resumed;
            }
        }
        assert_eq!(sliced.review(&words("en")).expect("it is done"), whole, "{game}");
        let rough = rough.expect("a rough result");
        assert!(!rough.done && rough.steps.len() == whole.steps.len(), "{game}");
    }
}

#[test]
fn progress_never_goes_back() {
    let played = played("rooftops", 2, Players::Random, 2);
    let mut reviewing = Reviewing::begin(&record(played.as_ref()), tiny(2)).expect("a finished game");
    assert!(reviewing.review(&words("en")).is_none(), "there is nothing to tell yet");
    let mut before = reviewing.progress();
    while !before.done {
        reviewing.go_on(50);
        let after = reviewing.progress();
        assert!(after.looks >= before.looks && after.passes >= before.passes && after.looks <= after.most, "{after:?}");
        before = after;
    }
    assert_eq!(before.looks, before.most);
}

#[test]
fn what_was_saved_of_another_review_does_not_fit() {
    let [one, other] = [1, 2].map(|seed| record(played("planners", 2, Players::Random, seed).as_ref()));
    let mut first = Reviewing::begin(&one, tiny(2)).expect("a finished game");
    first.go_on(100);
    assert!(Reviewing::begin(&other, tiny(2)).expect("a finished game").resume(first.save()).is_err());
    assert!(Reviewing::begin(&one, tiny(3)).expect("a finished game").resume(first.save()).is_err());
    assert!(Reviewing::begin(&one, tiny(2)).expect("a finished game").resume(first.save()).is_ok());
}

#[test]
fn nothing_is_shown_before_the_game_is_over() {
    for game in rynek_catalog::IDS {
        let players = crate::games::tables(game)[0];
        let played = played(game, players, Players::Random, 4);
        let unfinished = record(played.after(played.played() - 1).as_ref());
        assert_eq!(Reviewing::begin(&unfinished, tiny(1)).err(), Some(ReviewError::NotOver), "{game}");
    }
}

#[test]
fn a_record_that_is_not_valid_is_refused() {
    let mut record = record(played("polis", 2, Players::Random, 1).as_ref());
    record.events.pop();
    assert!(matches!(Reviewing::begin(&record, tiny(1)), Err(ReviewError::Record(_))));
    record.game = "chess".into();
    assert!(matches!(Reviewing::begin(&record, tiny(1)), Err(ReviewError::NoGame(_))));
}
