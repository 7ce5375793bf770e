table-no-seat = Przy tym stole nie ma miejsca { $seat }.
table-seat-taken = Miejsce { $seat } jest zajęte. Wybierz inne albo oglądaj.
table-seat-reserved = Miejsce { $seat } jest zarezerwowane. Poproś o link do niego albo wybierz inne miejsce.
table-seat-not-yours = Miejsce { $seat } nie należy do ciebie.
table-removed = Gospodarz usunął cię z tego stołu. Poproś go, aby cię wpuścił, albo wybierz inny stół.
table-private = To prywatny stół: pisać mogą tu tylko osoby, które przy nim są. Najpierw zajmij miejsce albo otwórz otrzymany link.
table-not-the-host = To może zrobić tylko gospodarz stołu.
table-server-only = Serwer robi to automatycznie; nie można o to poprosić.
table-begun = Partia już się zaczęła, więc miejsc nie można zmienić.
table-day = To jest miasto dnia: gra się w nie samemu i tylko raz, a bot nikogo nie zastąpi. Możesz się poddać.
table-not-begun = Partia jeszcze się nie zaczęła.
table-over = Partia jest zakończona.
table-not-over = Partia jeszcze się nie skończyła.
table-empty-seats = { $seats ->
    [one] 1 miejsce jest jeszcze wolne. Zaproś kogoś albo dodaj bota.
    [few] { $seats } miejsca są jeszcze wolne. Zaproś kogoś albo dodaj boty.
   *[other] { $seats } miejsc jest jeszcze wolnych. Zaproś kogoś albo dodaj boty.
 }
table-not-your-turn = To nie jest tura gracza { $seat }.
table-stale = Od twojego wyboru stół się zmienił. Spójrz na niego i wybierz ponownie.
table-nothing-to-take-back = Nie możesz nic cofnąć: inny gracz już zagrał albo coś zostało odkryte. Możesz poprosić pozostałych.
table-nothing-asked = Nikt nie prosi o cofnięcie akcji.
table-out-of-time = Na miejscu { $seat } skończył się czas, więc dalej gra bot: przy zegarze dziennym do następnej tury, w innym wypadku do końca partii.
table-time-left = Na zegarze jest jeszcze czas.
table-too-long = Tekst jest za długi (limit: { $most } B).
table-name = Nick ma od 1 do { $most } widocznych znaków.
table-no-such-bot = Nazwa bota to jedno słowo, najwyżej 64 litery.
table-clock = Zegar daje od 10 do { $seconds } sekund na partię albo od 1 do { $days } dni na turę.
table-seat-count = Liczba miejsc ({ $seats }) nie zgadza się z liczbą graczy ({ $players }).
table-log-opened = { $name } otwiera stół.
table-log-sat = { $name } zajmuje miejsce { $seat }.
table-log-named = Gracz na miejscu { $seat }: { $name }.
table-log-rose = { $name } zwalnia miejsce { $seat }.
table-log-removed = { $name } traci miejsce { $seat } decyzją gospodarza.
table-log-admitted = { $name } może znowu zająć miejsce.
table-log-seats-drawn = Losowanie miejsc: { $seats }.
table-log-seat = { $name } na miejscu { $seat }
table-log-started = Partia się zaczyna.
table-log-took-back = { $whose ->
        [yours] Cofasz
       *[theirs] { $player } cofa
    } { $actions ->
        [one] akcję.
        [few] { $actions } akcje.
       *[other] { $actions } akcji.
    }
table-log-asked = { $whose ->
        [yours] Prosisz
       *[theirs] { $player } prosi
    } o cofnięcie { $actions ->
        [one] akcji.
        [few] { $actions } akcji.
       *[other] { $actions } akcji.
    }
table-log-agreed = { $whose ->
        [yours] Zgadzasz się
       *[theirs] { $player } zgadza się
    }.
table-log-declined = { $whose ->
        [yours] Nie zgadzasz się
       *[theirs] { $player } się nie zgadza
    }.
table-log-left = { $whose ->
        [yours] Odchodzisz od stołu
       *[theirs] { $player } odchodzi od stołu
    }; dalej gra { $bot }.
table-log-returned = { $whose ->
        [yours] Wracasz
       *[theirs] { $player } wraca
    } do stołu.
table-log-resigned = { $whose ->
        [yours] Rezygnujesz
       *[theirs] { $player } rezygnuje
    }.
table-log-advised = { $whose ->
        [yours] Prosisz
       *[theirs] { $player } prosi
    } bota o podpowiedź. Ta partia nie liczy się do rankingu.
table-log-ran-out = { $whose ->
        [yours] Skończył ci się czas.
       *[theirs] { $player }: skończył się czas.
    }
table-log-outage = Serwer był niedostępny, więc zegary stały: { $time }.
table-log-closed = Stół został zamknięty.
table-log-followed = Następna partia jest przy nowym stole.
table-log-hidden = Wydarzyło się coś, czego nie możesz zobaczyć.
record-fault-no-game = To zapis gry „{ $given }”, której tu nie ma. Dostępne gry: { COMMAS($known) }.
record-fault-not-bound = Ten zapis nie zawiera danych o losowaniach, więc nie ma czego sprawdzić. Mają je tylko partie rozegrane przy stole na serwerze.
record-fault-no-seed = Ziarno tego zapisu nie jest jeszcze znane: pobierz zapis ponownie po zakończeniu partii.
record-fault-other-seed = Ziarno nie zgadza się z zobowiązaniem ogłoszonym przed partią.
record-fault-counts = Zapis jest niepełny: dla części losowań lub miejsc brakuje danych losowych.
record-fault-lot = Miejsca nie zostały rozlosowane uczciwie: z ziarna wynika inna kolejność.
record-fault-draw = Zdarzenie { $event } nie zostało wylosowane uczciwie: z ziarna wynika co innego.
record-fault-too-long = Zapis jest za długi. Zdarzenia: { $events }. Limit: { $most }.
