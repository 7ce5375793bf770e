DROP INDEX tables_listed;
CREATE INDEX tables_listed ON tables (phase, changed, id) WHERE is_public = 1;
CREATE INDEX tables_in_phase ON tables (phase, is_public);
