# Tabele wyników: rankingi i miasto dnia.

leaders-text = Wszyscy zaczynają od 1500 punktów, także boty. Gracz, który ma o 400 punktów więcej, wygrywa około dziesięciu partii na jedenaście. Liczba po znaku ± to niepewność: przy ustalaniu kolejności jest odejmowana, a z każdą partią maleje.
leaders-none = Nikt nie ma jeszcze rankingu
leaders-none-text = Zakończ partię z człowiekiem albo botem, a pierwsze miejsce będzie twoje.
leaders-place = Miejsce
leaders-name = Nick
leaders-rating = Ranking
leaders-games = Partie

## Miasto dnia.

daily-text = Codziennie nowe miasto w każdej grze: te same losowania i te same boty dla wszystkich. Liczy się pierwsza próba; niczego nie można cofnąć.
daily-card = Dziś w każdej grze jedno miasto, takie samo dla wszystkich. Jak wypadniesz?
daily-left = { $games ->
    [0] Na dziś wszystko rozegrane
    [one] Na dziś została 1 gra
    [few] Na dziś zostały { $games } gry
   *[other] Na dziś zostało { $games } gier
 }
daily-open = Dzisiejsze gry
daily-streak = { $days ->
    [one] 1 dzień z rzędu
    [few] { $days } dni z rzędu
   *[other] { $days } dni z rzędu
 }
daily-day = Dzień
daily-before = Poprzedni dzień
daily-after = Następny dzień
daily-today = Dzisiaj
daily-done = , rozegrane
daily-setup = { $bots ->
    [0] Grasz bez rywali.
    [one] Rywal: 1 bot, poziom: { NOUN("level", $level) }.
    [few] Rywale: { $bots } boty, poziom: { NOUN("level", $level) }.
   *[other] Rywale: { $bots } botów, poziom: { NOUN("level", $level) }.
 }
daily-until = Partie rankingowe tego dnia kończą się o { $time }.
daily-past = Ten dzień już minął: partie rozegrane teraz nie liczą się do rankingu.
daily-play = Zagraj w dzisiejsze miasto
daily-again = Zagraj jeszcze raz
daily-continue = Kontynuuj
daily-once = Masz jedną próbę rankingową, a zaczyna ją ten przycisk. Trzeba ją skończyć dzisiaj.
daily-not-yet = Jeszcze nierozegrane
daily-playing = W trakcie
daily-no-result = Bez wyniku: rezygnacja albo koniec dnia
daily-result = Miejsce { $place }, punkty: { $points }
daily-alone = { $won ->
    [yes] Wygrana
   *[no] Przegrana
 }, punkty: { $points }
daily-better = Nie gorzej niż { $percentile }% prób
daily-look = Zobacz stół
daily-share = Wiersz do udostępnienia. Nie zdradza niczego o mieście.
daily-board = Tabela wyników
daily-nobody = Nikt jeszcze nie grał.
daily-at-table = Przy stole
daily-points = Punkty
daily-percentile = Nie lepsi
daily-minutes = Minuty
daily-tries = Otwarcia
daily-week = Tydzień
daily-week-text = Suma procentów z pięciu najlepszych dni każdego gracza.
daily-week-score = Wynik
daily-days = Dni
daily-offline = Rozegrane offline
daily-offline-text = Losowania w tych partiach wynikają z samej daty, więc można je było znać wcześniej. Każdy ruch sprawdzono; nie liczą się do rankingu.
daily-here = Na tym urządzeniu
daily-here-text = Losowania tego miasta wynikają z daty, więc nie liczy się do rankingu i jest inne niż miasto serwera.
daily-play-here = Zagraj na tym urządzeniu
daily-hand-in = Wyślij na serwer
daily-handed-in = Wysłano na serwer
daily-fair = Kotwica zobowiązuje serwer co do miast wszystkich jego dni. Gdy dzień się skończy, serwer publikuje jego klucz, a polecenie „rynek verify” sprawdza każde losowanie i każdy ruch bota.
daily-anchor = Kotwica:
daily-key = Klucz dnia:
daily-none = Tego dnia nie było miasta.
