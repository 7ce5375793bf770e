store-conflict = Someone else was faster. Look at the table again and retry.
store-not-found = Not found: it may have been removed, or the address may be wrong.
store-exists = It already exists.
store-corrupt = The stored data is damaged: { $what }. Restore a backup, or contact the operator of this server.
store-newer = This data was written by a newer version (format { $found }; this program reads up to { $known }). Please upgrade.
store-older = This data was written by an older version (format { $found }; this program uses { $known }). Start the server once to update it.
store-not-a-store = This is neither a store nor a backup of Rynek, or its beginning is damaged.
store-empty = The file is empty.
store-in-use = { $path } is in use by another server{ $process ->
    [none] {""}
   *[other] {" "}(process { $process }{ $place ->
        [none] {""}
       *[other] , { $place }
     })
 }. Stop that server first, or use another file or folder. Several servers can share a PostgreSQL database (--store postgres://…).
store-unavailable = { $seconds ->
    [one] The store is not responding. Try again in 1 second.
   *[other] The store is not responding. Try again in { $seconds } seconds.
 }
store-unsupported = This kind of store does not support this.
check-in-file = The file: { $what }
check-in-line = Line { $line }: { $what }
check-in-shelf = All of “{ $shelf }”: { $what }
check-in-table = Table { $table }: { $what }
check-in-row = “{ $shelf }”, { $key }: { $what }
check-structure = The structure of the database is damaged.
check-cut-off = The end is missing.
check-bytes = The checksum of the whole file does not match.
check-seals = Some checksums are missing.
check-unreadable = It cannot be read.
check-malformed = It cannot be read as a part of a backup.
check-twice = It appears twice.
check-missing = It is missing.
check-added = It did not exist when the backup was made.
check-altered = It was changed after the backup was made.
check-value = Part of its data cannot be read.
check-orphan = The data it belongs to is missing.
check-entry-missing = Entry { $entry } is missing.
check-entry-changed = Entry { $entry } was changed after it was stored.
check-ends = The history ends at entry { $entry }, but the table does not.
check-seed = The seed is missing or was changed.
check-opening = The game cannot be opened in its original state.
check-impossible = Entry { $entry } is not possible by the rules.
check-listing = The data in the lists does not match the history of the table. Restoring fixes this.
check-chat = The chat was changed after the backup was made.
check-chat-line = A chat message cannot be read.
check-checksum = Only its checksum is damaged. The table itself is intact.
