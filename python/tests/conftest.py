"""What all tests share: the tables at which games are played."""

import rynek

#: Every game with every number of its players.
TABLES = [
    (game, players)
    for game in rynek.games()
    for players in range(rynek.info(game).players[0], rynek.info(game).players[1] + 1)
]


def of_table(game, players):
    """The option for the number of players; a game for one has none."""
    return {} if rynek.info(game).players[1] == 1 else {"players": players}


def pytest_generate_tests(metafunc):
    """Runs a test with the arguments `game` and `players` at every table, and one with `game` alone for every game."""
    if {"game", "players"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("game", "players"), TABLES)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", rynek.games())
