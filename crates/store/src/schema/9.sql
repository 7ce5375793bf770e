CREATE TABLE day_chain (
    name TEXT PRIMARY KEY,
    root TEXT NOT NULL,
    since TEXT NOT NULL
);
CREATE TABLE day_attempts (
    date TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    began BIGINT NOT NULL,
    finished BIGINT,
    tries BIGINT NOT NULL,
    place BIGINT,
    points BIGINT,
    PRIMARY KEY (date, game, kind, person)
);
CREATE INDEX day_attempts_of ON day_attempts (person, date);
CREATE INDEX day_attempts_at ON day_attempts (table_id);
