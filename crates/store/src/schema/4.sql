CREATE TABLE leases (
    name TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    until BIGINT NOT NULL
);
CREATE INDEX leases_of ON leases (owner);
CREATE TABLE notices (
    name TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    payload TEXT NOT NULL,
    created BIGINT NOT NULL,
    due BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    fault TEXT
);
CREATE INDEX notices_due ON notices (due);
CREATE INDEX notices_of ON notices (person);
