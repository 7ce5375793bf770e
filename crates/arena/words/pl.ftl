# Arena.

arena-log-file = Nie można użyć pliku: { $error }.
arena-log-differs = Zawiera inne zawody: „{ $field }” to tam { $found }, a tu { $wanted }.
arena-log-line = Nie można odczytać wiersza { $line }.

arena-heading = { $players ->
        [one] { TITLE($game) }, 1 gracz:
        [few] { TITLE($game) }, { $players } graczy:
       *[other] { TITLE($game) }, { $players } graczy:
    } { $deals ->
        [one] 1 rozdanie,
        [few] { $deals } rozdania,
       *[other] { $deals } rozdań,
    } { $games ->
        [one] 1 partia,
        [few] { $games } partie,
       *[other] { $games } partii,
    } ziarno { $seed }

arena-column-bot = bot
arena-column-wins = wygrane
arena-column-interval = 95%
arena-column-without-luck = bez szczęścia
arena-column-score = punkty
arena-column-score-interval = 95%
arena-column-rank = śr. miejsce
arena-column-time = ms na ruch
arena-column-rating = ranking
arena-column-deviation = odchylenie
arena-column-moves = ruchy na partię

arena-seat = Miejsce { $seat }
arena-report-title = { TITLE($game) }: arena
arena-percent = { $share }%
arena-report-how = Wszystkie boty grają każde rozdanie z tymi samymi losowaniami. Przedziały są 95-procentowe; partie jednego rozdania liczą się jako jedna obserwacja. Czas to czas procesora na jednym rdzeniu.
arena-report-again = Aby uruchomić to ponownie:

arena-axis-wins = wygrane partie
arena-axis-games = odsetek partii
arena-axis-points = punkty
arena-axis-moves = ruchy na partię
arena-axis-choices = dozwolone akcje
arena-axis-progress = postęp partii, %
arena-axis-changes = zmiany prowadzenia na partię
arena-axis-leader = partie wygrane przez prowadzącego
arena-axis-rating = ranking

arena-figure-ratings = Ranking
arena-figure-ratings-note = Siła w skali Elo, średnia to 1500: przewaga 100 punktów daje 64% wygranych spotkań, 200 punktów 76%.
arena-figure-pairs = Każdy z każdym
arena-figure-pairs-note = Odsetek spotkań, w których bot z lewej strony zajął lepsze miejsce.
arena-figure-wins = Kto wygrywa
arena-figure-wins-note = Odsetek wygranych partii z 95-procentowym przedziałem. Linia przerywana: wynik przy równej sile graczy.
arena-figure-scores = Punkty na koniec
arena-figure-scores-note = Jak często występował każdy wynik; pionowa linia to średnia.
arena-figure-seats = Czy miejsce ma znaczenie?
arena-figure-seats-note = Odsetek partii wygranych z każdego miejsca: przez dowolnego bota, a potem przez każdego z osobna.
arena-figure-length = Jak długa jest partia
arena-figure-length-note = Decyzje wszystkich graczy razem: średnio { $mean }, od { $least } do { $most }.
arena-figure-choices = Jak duży jest wybór
arena-figure-choices-note = Dozwolone akcje na decyzję: średnio { $mean }, od { $least } do { $most }. Linia to mediana wszystkich partii, pas obejmuje osiem na dziesięć.
arena-figure-changes = Jak często zmienia się prowadzenie
arena-figure-changes-note = Zmiany prowadzenia w punktach na partię: średnio { $mean }, od { $least } do { $most }. Remis nie jest zmianą.
arena-figure-leader = Kiedy partia jest rozstrzygnięta?
arena-figure-leader-note = Jak często wygrywa gracz, który w danej chwili prowadzi w punktach. Linia, która rośnie późno, oznacza grę otwartą do końca.
arena-figure-course = Jak przybywa punktów
arena-figure-course-note = Średnia liczba punktów, które miałby każdy bot, gdyby policzyć je w danej chwili.
arena-figure-sources = Skąd biorą się punkty
arena-figure-sources-note = Średnia liczba punktów z każdej pozycji arkusza na koniec.

arena-suite-column-match = mecz
arena-suite-column-bot = bot
arena-suite-column-figure = miara
arena-suite-column-target = cel
arena-suite-column-measured = pomiar
arena-suite-column-interval = 95%
arena-suite-column-verdict = ocena
arena-suite-wins = wygrane
arena-suite-wins_at_least = wygrane, dolna granica
arena-suite-wins_like = wygrane, górna granica
arena-suite-score_at_least = punkty, dolna granica
arena-suite-ms_at_most = ms na ruch
arena-suite-reached = osiągnięto
arena-suite-missed = nie osiągnięto
