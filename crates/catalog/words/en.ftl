catalog-no-game = There is no game “{ $given }”. The games are: { $known }.
catalog-no-position = This is not a position of the game: { $detail }.
