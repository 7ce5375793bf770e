# Plansza Polis.

polis-board-round = Runda { $round } z { $rounds }. Główny architekt: gracz { $chief }. { $stacks ->
        [0] Nie ma już stosów.
        [one] Został jeden stos.
        [few] Zostały { $stacks } stosy.
       *[other] Zostało { $stacks } stosów.
    }
polis-board-last-round = To ostatnia runda.
polis-board-market = Rynek:
polis-board-price = { $price ->
        [0] za darmo
        [one] 1 kamień
        [few] { $price } kamienie
       *[other] { $price } kamieni
    }
polis-board-city = Miasto gracza { $seat }: { $stones ->
        [one] 1 kamień
        [few] { $stones } kamienie
       *[other] { $stones } kamieni
    }, dotąd punktów: { $points }
polis-board-city-to-move = Miasto gracza { $seat }, na ruchu: { $stones ->
        [one] 1 kamień
        [few] { $stones } kamienie
       *[other] { $stones } kamieni
    }, dotąd punktów: { $points }
polis-board-legend =
    Wielka litera* = plac; liczba to poziom; niżej stoi Q,R.
    Kierunki K: 0 góra, 1 góra w prawo, 2 dół w prawo, 3 dół, 4 dół w lewo, 5 góra w lewo.
polis-play-help = Akcja to KAFEL Q,R K: numer kafla, miejsce jego pierwszego pola i kierunek K drugiego pola; trzecie leży dalej zgodnie z zegarem. Przykład: 12 1,-1 1
