catalog-no-game = There is no game “{ $given }”. The games are: { $known }.
