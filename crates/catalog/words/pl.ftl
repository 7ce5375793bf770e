catalog-no-game = Nie ma gry „{ $given }”. Dostępne gry: { $known }.
catalog-no-position = To nie jest pozycja tej gry: { $detail }.
