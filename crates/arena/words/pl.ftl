# Arena.

arena-log-file = Nie można użyć pliku: { $error }.
arena-log-differs = zawiera inne zawody: „{ $field }” ma tam wartość { $found }, a tutaj { $wanted }
arena-log-line = wiersza { $line } nie da się odczytać ({ $detail })

arena-heading = { $title }, { $players ->
        [one] 1 gracz
        [few] { $players } gracze
       *[other] { $players } graczy
    }: { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
       *[other] { $deals } rozdań
    }, { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[other] { $games } partii
    }, ziarno { $seed }

arena-column-bot = bot
arena-column-wins = wygrane
arena-column-interval = 95 %
arena-column-score = punkty
arena-column-score-interval = 95 %
arena-column-rank = śr. miejsce
arena-column-time = ms na ruch
arena-column-rating = ranking
arena-column-deviation = odchylenie
arena-column-moves = ruchów w partii

arena-seat = Miejsce { $seat }
arena-report-title = { $title } na arenie
arena-report-how = Każdy, kto gra dane rozdanie, spotyka ten sam los. Przedziały są 95-procentowe; partie jednego rozdania liczą się jako jedna obserwacja. Czas to czas procesora na jednym rdzeniu.
arena-report-again = Aby rozegrać to jeszcze raz:

arena-axis-wins = wygrane partie
arena-axis-games = część partii
arena-axis-points = punkty
arena-axis-moves = ruchów w partii
arena-axis-choices = dozwolone akcje
arena-axis-progress = ile partii już za nami, %
arena-axis-changes = zmian prowadzenia w partii
arena-axis-leader = partie wygrane przez prowadzącego
arena-axis-rating = ranking

arena-figure-ratings = Ranking
arena-figure-ratings-note = Siła w skali Elo, średnia to 1500: przewaga 100 punktów wygrywa 64 % spotkań, 200 punktów 76 %.
arena-figure-pairs = Każdy z każdym
arena-figure-pairs-note = Część spotkań, w których bot z lewej strony zajął lepsze miejsce.
arena-figure-wins = Kto wygrywa
arena-figure-wins-note = Część wygranych partii z przedziałem 95 %. Linia przerywana to tyle, ile wygrywaliby równi sobie.
arena-figure-scores = Punkty na koniec
arena-figure-scores-note = Jak często zdarzał się każdy wynik; pionowa linia to średnia.
arena-figure-seats = Czy miejsce ma znaczenie?
arena-figure-seats-note = Część partii wygranych z każdego miejsca: przez kogokolwiek, a potem przez każdego bota.
arena-figure-length = Jak długa jest partia
arena-figure-length-note = Decyzje wszystkich graczy razem: średnio { $mean }, od { $least } do { $most }.
arena-figure-choices = Jak duży jest wybór
arena-figure-choices-note = Dozwolone akcje przy decyzji: średnio { $mean }, od { $least } do { $most }. Linia to środek wszystkich partii, pas obejmuje osiem na dziesięć.
arena-figure-changes = Jak często zmienia się prowadzenie
arena-figure-changes-note = Zmiany prowadzenia w punktach w jednej partii: średnio { $mean }, od { $least } do { $most }. Remis to jeszcze nie zmiana.
arena-figure-leader = Kiedy partia jest rozstrzygnięta?
arena-figure-leader-note = Jak często wygrywa ten, kto w danej chwili prowadzi w punktach. Linia, która rośnie późno, to gra otwarta do końca.
arena-figure-course = Jak przybywa punktów
arena-figure-course-note = Ile punktów miałby każdy, gdyby policzyć je w danej chwili, średnio.
arena-figure-sources = Skąd są punkty
arena-figure-sources-note = Co przynosi na koniec każda linia arkusza punktacji, średnio.

arena-suite-column-match = mecz
arena-suite-column-bot = bot
arena-suite-column-figure = co
arena-suite-column-target = cel
arena-suite-column-measured = pomiar
arena-suite-column-interval = 95 %
arena-suite-column-verdict = ocena
arena-suite-wins = wygrane
arena-suite-wins_at_least = wygrane, dolny koniec
arena-suite-wins_like = wygrane, górny koniec
arena-suite-score_at_least = punkty, dolny koniec
arena-suite-ms_at_most = ms na ruch
arena-suite-reached = osiągnięty
arena-suite-missed = nieosiągnięty
