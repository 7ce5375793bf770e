CREATE TABLE ratings (
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    mean DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (game, player)
);
CREATE INDEX ratings_of ON ratings (player);
CREATE TABLE rated (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE TABLE rating_steps (
    table_id TEXT NOT NULL REFERENCES rated (table_id) ON DELETE CASCADE,
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    place BIGINT NOT NULL,
    old_mean DOUBLE PRECISION NOT NULL,
    old_deviation DOUBLE PRECISION NOT NULL,
    new_mean DOUBLE PRECISION NOT NULL,
    new_deviation DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, player)
);
CREATE INDEX rating_steps_of ON rating_steps (player, at);
