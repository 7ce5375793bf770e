CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    settings TEXT NOT NULL
);
CREATE INDEX people_seen ON people (seen);
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created BIGINT NOT NULL
);
CREATE INDEX tokens_of ON tokens (person);
CREATE TABLE shunned (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    other TEXT NOT NULL,
    how TEXT NOT NULL,
    PRIMARY KEY (person, other)
);
CREATE INDEX shunned_by ON shunned (other);
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE INDEX chat_of ON chat (person);
