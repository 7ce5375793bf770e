CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    number BIGINT NOT NULL,
    head TEXT NOT NULL,
    chat BIGINT NOT NULL DEFAULT 0,
    game TEXT NOT NULL,
    phase TEXT NOT NULL,
    is_public BIGINT NOT NULL,
    open_seats BIGINT NOT NULL,
    awaited TEXT,
    awaits_bot BIGINT NOT NULL,
    runs_out BIGINT,
    people TEXT NOT NULL,
    changed BIGINT NOT NULL,
    summary TEXT NOT NULL
);
CREATE INDEX tables_listed ON tables (phase, is_public, changed, id);
CREATE INDEX tables_with_bots ON tables (id) WHERE awaits_bot = 1;
CREATE INDEX tables_with_clocks ON tables (runs_out) WHERE runs_out IS NOT NULL;
CREATE TABLE seeds (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seed TEXT NOT NULL
);
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    body TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE sitting (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX sitting_at ON sitting (table_id);
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    actions BIGINT NOT NULL,
    mark TEXT NOT NULL,
    position TEXT NOT NULL,
    hash TEXT NOT NULL
);
