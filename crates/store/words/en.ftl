store-conflict = Somebody was quicker. Look at the table as it is now and try again.
store-not-found = This is not here: it may be gone, or the address may be wrong.
store-exists = There is one already.
store-corrupt = What is stored is damaged: { $what }. Restore a backup, or ask whoever runs this place.
store-newer = A newer program wrote this store: it has version { $found }, and this program knows versions up to { $known }. Use the newer program.
store-older = An older version wrote this store: it has version { $found }, and this program uses version { $known }. Start the server once to bring it up to date.
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
    [one] The store does not answer. Try again in a second.
   *[other] The store does not answer. Try again in { $seconds } seconds.
 }
store-unsupported = This kind of store cannot do this.
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
check-twice = It is there twice.
check-missing = It is missing.
check-added = It was not there when the backup was made.
check-altered = It was changed after the backup was made.
check-value = Something in it cannot be read.
check-orphan = What it belongs to is missing.
check-entry-missing = Entry { $entry } is missing.
check-entry-changed = Entry { $entry } was changed after it was stored.
check-ends = The history ends at entry { $entry }, but the table does not.
check-seed = The seed is missing or was changed.
check-opening = The game cannot be opened as it was.
check-impossible = Entry { $entry } is not possible by the rules.
check-listing = What lists show of it does not match its history. Restoring puts this right.
check-chat = The chat was changed after the backup was made.
check-chat-line = A line of the chat cannot be read.
check-checksum = Only its checksum is damaged. The table itself is sound.
