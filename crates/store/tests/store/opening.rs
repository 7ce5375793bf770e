//! Opening a store: what keeps it from opening, encryption, poolers, and whether it takes changes.

use std::path::{Path, PathBuf};

use rynek_kernel::{Explain, Language};
use rynek_store::{Obstacle, Store, StoreError};
use rynek_trials::{Flush, Postgres};

use crate::test_store::{StoredTable, TestStore, at};

async fn obstacle(address: &str) -> Obstacle {
    match Store::open(address).await {
        Err(StoreError::CannotOpen(obstacle)) => obstacle,
        Err(error) => panic!("{address}: {error}"),
        Ok(_) => panic!("{address} opens"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_keeps_a_store_from_opening_is_named() {
    let postgres = Postgres::start(Flush::Never);
    let address = postgres.database();
    postgres.run(&address, "CREATE ROLE guarded LOGIN PASSWORD 'right'; CREATE ROLE poor LOGIN");
    let place = format!("127.0.0.1:{}", postgres.port());
    let name = address.rsplit('/').next().expect("a name");
    let nobody = "role \"nobody\" does not exist".to_owned();
    for (address, expected) in [
        (format!("postgres://guarded:wrong@{place}/{name}"), Obstacle::Password { role: "guarded".to_owned() }),
        (format!("postgres://guarded@{place}/{name}"), Obstacle::Password { role: "guarded".to_owned() }),
        (format!("postgres://nobody@{place}/{name}"), Obstacle::Login { role: "nobody".to_owned(), why: nobody }),
        (format!("postgres://rynek@{place}/none"), Obstacle::Database { name: "none".to_owned() }),
        ("postgres://rynek@none.invalid/rynek".to_owned(), Obstacle::Host { host: "none.invalid".to_owned() }),
    ] {
        assert_eq!(obstacle(&address).await, expected, "{address}");
    }
    let poor = obstacle(&format!("postgres://poor@{place}/{name}")).await;
    assert!(matches!(&poor, Obstacle::Refusal { why } if why.contains("permission denied")), "{poor:?}");
    let silent = obstacle("postgres://rynek@127.0.0.1:1/rynek").await;
    assert!(matches!(&silent, Obstacle::Silence { place, .. } if place == "127.0.0.1:1"), "{silent:?}");
    let unread = obstacle("postgres://rynek:secret@db/rynek?sslmode=full").await;
    assert!(matches!(&unread, Obstacle::Address { why } if why.contains("verify-full")), "{unread:?}");
    let folder = obstacle("/no/such/folder/rynek.db").await;
    assert!(matches!(&folder, Obstacle::File { path, .. } if path.contains("/no/such/folder")), "{folder:?}");
    for language in Language::all() {
        let words = rynek_words::Words::new(language, &[rynek_store::WORDS]);
        for obstacle in [&poor, &silent, &unread, &folder] {
            let said = words.say(&obstacle.message());
            assert!(!said.contains("store-") && !said.contains("secret"), "{said}");
        }
    }
    Store::open(&format!("postgres://guarded:right@{place}/{name}")).await.expect_err("it may not create tables");
}

fn certificate(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/certificates").join(name)
}

/// Whether a store opens with these words of libpq at its address.
async fn opens(address: &str, query: &str) -> Result<(), Obstacle> {
    match Store::open(&format!("{address}?{query}")).await {
        Ok(_) => Ok(()),
        Err(StoreError::CannotOpen(obstacle)) => Err(obstacle),
        Err(error) => panic!("{query}: {error}"),
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_are_encrypted_as_the_address_demands() {
    let postgres = Postgres::encrypted(&certificate("server.pem"), &certificate("server.key"));
    let by_number = postgres.database();
    let by_name = by_number.replace("127.0.0.1", "localhost");
    let (issuer, other) = (certificate("issuer.pem"), certificate("alone.pem"));
    let (issuer, other) = (issuer.display(), other.display());
    // The certificate is for `localhost`.
    for (address, query, fits) in [
        (&by_number, "sslmode=disable".to_owned(), true),
        (&by_number, "sslmode=require".to_owned(), true),
        (&by_number, format!("sslmode=require&sslrootcert={issuer}"), true),
        (&by_number, format!("sslmode=require&sslrootcert={other}"), false),
        (&by_number, format!("sslmode=verify-ca&sslrootcert={issuer}"), true),
        (&by_number, format!("sslmode=verify-full&sslrootcert={issuer}"), false),
        (&by_name, format!("sslmode=verify-full&sslrootcert={issuer}"), true),
        (&by_name, format!("sslmode=verify-full&sslrootcert={other}"), false),
        (&by_name, "sslmode=verify-full&sslrootcert=/no/such/file.pem".to_owned(), false),
    ] {
        let opened = opens(address, &query).await;
        let refused = matches!(opened, Err(Obstacle::Encryption { .. }));
        assert!(if fits { opened.is_ok() } else { refused }, "{query}: {opened:?}");
    }
    let store = Store::open(&format!("{by_name}?sslmode=verify-full&sslrootcert={issuer}")).await.expect("it opens");
    StoredTable::started(&store, 1).await;
    // The connection for notifications is encrypted as well.
    let plain = "SELECT count(*) FILTER (WHERE NOT ssl), count(*) > 1 FROM pg_stat_ssl JOIN pg_stat_activity \
                 USING (pid) WHERE datname = current_database() AND application_name = 'rynek'";
    assert_eq!(postgres.run(&by_number, plain), "0|t");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_self_signed_certificate_is_trusted_if_it_is_named() {
    let postgres = Postgres::encrypted(&certificate("alone.pem"), &certificate("alone.key"));
    let address = postgres.database();
    let (own, issuer) = (certificate("alone.pem"), certificate("issuer.pem"));
    let (own, issuer) = (own.display(), issuer.display());
    assert_eq!(opens(&address, &format!("sslmode=verify-ca&sslrootcert={own}")).await, Ok(()));
    assert!(opens(&address, &format!("sslmode=verify-full&sslrootcert={own}")).await.is_err(), "it has another name");
    let named = address.replace("127.0.0.1", "localhost");
    assert_eq!(opens(&named, &format!("sslmode=verify-full&sslrootcert={own}")).await, Ok(()));
    assert!(opens(&named, &format!("sslmode=verify-full&sslrootcert={issuer}")).await.is_err());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_without_encryption_is_refused_if_it_is_required() {
    let address = TestStore::database().address();
    assert_eq!(opens(&address, "sslmode=prefer").await, Ok(()));
    assert!(matches!(opens(&address, "sslmode=require").await, Err(Obstacle::Encryption { .. })));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notifications_have_an_address_of_their_own() {
    let postgres = Postgres::start(Flush::Never);
    let (address, elsewhere) = (postgres.database(), postgres.database());
    postgres.run(&address, "CREATE ROLE ear LOGIN");
    let direct = address.replace("rynek@", "ear@");
    let store = Store::open_alone(&address, Some(&direct)).await.expect("notifications arrive");
    StoredTable::started(&store, 1).await;
    let listens = "SELECT string_agg(usename, ' ') FROM pg_stat_activity WHERE query LIKE 'LISTEN %'";
    assert_eq!(postgres.run(&address, listens), "ear");
    assert_eq!(store.durability().await.as_deref(), Ok("on"));
    // Another database gets none of them.
    let deaf = Store::open_alone(&address, Some(&elsewhere)).await.map(|_| ());
    assert_eq!(deaf, Err(StoreError::CannotOpen(Obstacle::Deafness)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_takes_no_changes_is_noticed() {
    let postgres = Postgres::start(Flush::Never);
    let address = postgres.database();
    let store = Store::postgres(&address).await.expect("it opens");
    store.try_write("node", at(0)).await.expect("it takes changes");
    // The connections hear of it a moment later.
    for (setting, takes) in [("on", false), ("off", true)] {
        postgres.run(&address, &format!("ALTER SYSTEM SET default_transaction_read_only = {setting}"));
        postgres.run(&address, "SELECT pg_reload_conf()");
        while store.try_write("node", at(1)).await.is_ok() != takes {}
        assert_eq!(store.ping().await, Ok(()), "it can be read all the time");
    }
}

#[tokio::test]
async fn a_file_says_how_busy_it_is() {
    let test_store = TestStore::file();
    let store = test_store.store().await;
    store.try_write("node", at(0)).await.expect("it takes changes");
    store.ping().await.expect("it can be read");
    let figures = store.figures();
    assert!(figures.connections >= 2 && figures.idle >= 1 && figures.queue == 0, "{figures:?}");
}
