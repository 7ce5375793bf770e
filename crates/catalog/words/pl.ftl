catalog-no-game = Nie ma gry „{ $given }”. Dostępne gry: { $known }.
