quay-title = Nabrzeże
quay-tagline = Zacumuj najlepsze z wpływających statków.
quay-length = 5 min

quay-play-help =
    moor 3   statek cumuje od stanowiska 3
    sail     statek zostaje odesłany

quay-option-players = Gracze
quay-option-players-help = Ilu bosmanów portu gra.
quay-option-full_quay = Pełne nabrzeże
quay-option-full_quay-help = Nabrzeże bez wolnego stanowiska przynosi jeszcze 5 punktów.

quay-score-cargo = Ładunek
quay-score-full = Pełne nabrzeże
quay-fact-ships = statki

quay-view-ship = Statek
quay-view-at_sea = Na morzu
quay-view-quays = Nabrzeże
quay-view-berths = stanowiska
quay-view-score = punkty
quay-view-length = długość
quay-view-cargo = ładunek

quay-log-draw = Wpływa statek o długości { $length } z ładunkiem { $cargo }.
quay-log-moor = { $whose ->
        [yours] Cumujesz
       *[theirs] { $player } cumuje
    } go przy stanowisku { $berth }.
quay-log-sail = { $whose ->
        [yours] Odsyłasz
       *[theirs] { $player } odsyła
    } go.

quay-turn-draw = Najpierw wpływa statek, jeden z jeszcze niewidzianych.
quay-moor-fits = Statek o długości { $length } nie zmieści się od stanowiska { $berth }: nabrzeże ma ich { $berths }.
quay-moor-free = Od stanowiska { $berth } statek leżałby na innym. Wybierz wolne stanowiska albo go odeślij.
quay-end = Gra jest skończona: wpłynęły wszystkie statki.

quay-field-game = Gra
quay-field-berths = Miejsca przy nabrzeżu
quay-field-ships = Statki
quay-field-ship-length = Ile miejsc zajmuje
quay-field-ship-cargo = Punkty
