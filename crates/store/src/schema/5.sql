CREATE TABLE company (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    node TEXT NOT NULL,
    people TEXT NOT NULL,
    watching BIGINT NOT NULL,
    PRIMARY KEY (table_id, node)
);
CREATE INDEX company_of ON company (node);
