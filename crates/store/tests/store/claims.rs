//! Only one server may use a file.

use rynek_store::{Owner, Store, StoreError};

use crate::test_store::{StoredTable, TestStore};

fn is_refused(answer: Result<Store, StoreError>) -> bool {
    matches!(answer, Err(StoreError::InUse { .. }))
}

#[tokio::test]
async fn a_file_is_opened_by_one_server() {
    let test_store = TestStore::file();
    let store = Store::open_alone(&test_store.address(), None).await.expect("a new file");
    let Err(StoreError::InUse { owner, .. }) = Store::open_alone(&test_store.address(), None).await else {
        panic!("the file is in use");
    };
    assert_eq!(owner.process, Some(std::process::id()));
    store.sign("http://here");
    let Err(StoreError::InUse { owner, .. }) = Store::open_alone(&test_store.address(), None).await else {
        panic!("the file is in use");
    };
    assert_eq!(owner, Owner { process: Some(std::process::id()), place: Some("http://here".to_owned()) });
    // Reading and backups are still possible.
    StoredTable::started(&store, 1).await;
    let looking = Store::look(&test_store.address()).await.expect("it can be looked at");
    assert!(looking.check(|_| ()).await.is_ok_and(|report| report.is_sound() && report.tables == 1));
    let copy = TestStore::file();
    assert_eq!(test_store.store().await.backup(copy.address()).await, Ok(true));
    drop((store, looking));
    // The writer thread releases the lock when its work is done.
    crate::claims::eventually(&test_store.address()).await;
}

/// Opens the file as soon as it is not locked.
pub async fn eventually(address: &str) -> Store {
    loop {
        match Store::open_alone(address, None).await {
            Ok(store) => return store,
            Err(StoreError::InUse { .. }) => tokio::time::sleep(std::time::Duration::from_millis(10)).await,
            Err(error) => panic!("{error}"),
        }
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_link_to_the_same_file_is_locked_too() {
    let (test_store, other) = (TestStore::file(), TestStore::file());
    let _store = Store::open_alone(&test_store.address(), None).await.expect("a new file");
    std::os::unix::fs::symlink(test_store.address(), other.address()).expect("a link");
    assert!(is_refused(Store::open_alone(&other.address(), None).await));
    std::fs::remove_file(other.address()).expect("the link");
    std::fs::hard_link(test_store.address(), other.address()).expect("a link");
    assert!(is_refused(Store::open_alone(&other.address(), None).await));
}

#[tokio::test]
async fn a_database_can_be_used_by_several_servers() {
    let test_store = TestStore::database();
    let first = Store::open_alone(&test_store.address(), None).await.expect("a store");
    let second = Store::open_alone(&test_store.address(), None).await.expect("the same store");
    StoredTable::started(&first, 1).await;
    assert!(second.load(crate::test_store::id(1)).await.is_ok());
}
