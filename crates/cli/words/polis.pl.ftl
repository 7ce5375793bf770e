# Plansza Polis.

polis-board-round = Runda { $round } z { $rounds }.
polis-board-chief = Główny architekt: gracz { $chief }.
polis-board-stacks = { $stacks ->
        [0] Nie ma już stosów.
        [one] Został 1 stos.
        [few] Zostały { $stacks } stosy.
       *[other] Zostało { $stacks } stosów.
    }
polis-board-last-round = To ostatnia runda.
polis-board-market = Rynek, z numerami kafli:
polis-board-faces = { COMMAS($faces) }
polis-board-price = { $price ->
        [0] za darmo
        [one] 1 kamień
        [few] { $price } kamienie
       *[other] { $price } kamieni
    }
polis-board-city = Gracz { $seat }: { $stones ->
        [one] 1 kamień
        [few] { $stones } kamienie
       *[other] { $stones } kamieni
    }, na razie { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
polis-board-city-to-move = Gracz { $seat }, na ruchu: { $stones ->
        [one] 1 kamień
        [few] { $stones } kamienie
       *[other] { $stones } kamieni
    }, na razie { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
polis-board-legend =
    Wielka litera z * to plac. Liczba obok litery to poziom; niżej jest Q,R.
    Kierunki K: 0 w górę, 1 w górę w prawo, 2 w dół w prawo, 3 w dół, 4 w dół w lewo, 5 w górę w lewo.
polis-play-help = Akcja to KAFEL Q,R K: numer kafla, pole dla jego pierwszej części i kierunek K drugiej; trzecia jest następna zgodnie z ruchem wskazówek zegara. Przykład: 12 1,-1 1
