table-no-seat = Przy tym stole nie ma miejsca { $seat }.
table-seat-taken = Miejsce { $seat } jest zajęte. Wybierz inne albo oglądaj.
table-seat-reserved = Miejsce { $seat } czeka na kogoś z odnośnikiem. Poproś o odnośnik albo wybierz inne miejsce.
table-seat-not-yours = Miejsce { $seat } nie należy do ciebie.
table-removed = Gospodarz stołu usunął cię od tego stołu. Poproś go, aby cię wpuścił, albo wybierz inny stół.
table-private = To prywatny stół: pisać mogą tu tylko osoby, które do niego należą. Najpierw zajmij miejsce albo otwórz otrzymany link.
table-not-the-host = To może zrobić tylko osoba, która otworzyła stół.
table-house-only = O to nie można poprosić: tego pilnuje gospodarz serwera.
table-begun = Gra już się zaczęła, więc miejsca są ustalone.
table-not-begun = Gra jeszcze się nie zaczęła.
table-over = Gra jest skończona.
table-not-over = Gra jeszcze się nie skończyła.
table-empty-seats = { $seats ->
    [one] Jedno miejsce jest jeszcze wolne. Zaproś kogoś albo posadź bota.
    [few] { $seats } miejsca są jeszcze wolne. Zaproś kogoś albo posadź boty.
   *[other] { $seats } miejsc jest jeszcze wolnych. Zaproś kogoś albo posadź boty.
 }
table-not-your-turn = To nie jest ruch miejsca { $seat }.
table-stale = Od twojego wyboru coś się wydarzyło. Spójrz na stół i wybierz ponownie.
table-nothing-to-take-back = Nie możesz nic cofnąć: ktoś już zagrał albo coś zostało odsłonięte. Możesz zapytać pozostałych.
table-nothing-asked = Nikt nie prosi o cofnięcie ruchu.
table-out-of-time = Miejscu { $seat } skończył się czas, więc bot gra dalej: przy zegarze na dni do następnej tury, w przeciwnym razie do końca.
table-time-left = Na zegarze jest jeszcze czas.
table-too-long = To za długie: najwyżej { $most } bajtów.
table-no-such-bot = Nazwa bota to słowo o najwyżej 64 literach.
table-clock = Zegar ma od 10 do { $seconds } sekund na grę albo od 1 do { $days } dni na ruch.
table-seat-count = Zaplanowano miejsca w liczbie { $seats }, a graczy jest { $players }.
table-log-opened = { $name } otwiera stół.
table-log-sat = { $player } zajmuje miejsce { $seat }.
table-log-rose = { $player } zwalnia miejsce { $seat }.
table-log-removed = { $player } traci miejsce { $seat } decyzją gospodarza.
table-log-admitted = { $name } może znowu zająć miejsce.
table-log-started = Gra się zaczyna.
table-log-took-back = { $actions ->
    [one] { $player } cofa ruch.
    [few] { $player } cofa { $actions } ruchy.
   *[other] { $player } cofa { $actions } ruchów.
 }
table-log-asked = { $actions ->
    [one] { $player } prosi o cofnięcie ruchu.
   *[other] { $player } prosi o cofnięcie { $actions } ruchów.
 }
table-log-agreed = { $player } zgadza się.
table-log-declined = { $player } się nie zgadza.
table-log-left = { $player } odchodzi od stołu; dalej gra { $bot }.
table-log-returned = { $player } wraca do stołu.
table-log-resigned = { $player } się poddaje.
table-log-advised = { $player } prosi bota o radę. Ta gra nie liczy się do rankingu.
table-log-ran-out = { $player }: skończył się czas.
table-log-outage = Serwer był niedostępny, więc zegary stały ({ $time }).
table-log-closed = Stół został zamknięty.
table-log-followed = Następna gra jest przy nowym stole.
table-log-hidden = Wydarzyło się coś, czego nie widać z tego miejsca.
bot-name = { $bot ->
    [novice] Bot Początkujący
    [casual] Bot Niedzielny
    [strong] Bot Mocny
    [master] Bot Mistrz
   *[other] Bot { $bot }
 }{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
 }
store-conflict = Ktoś był szybszy. Spójrz na stół i spróbuj jeszcze raz.
store-not-found = Tego tu nie ma: mogło zostać usunięte albo adres jest błędny.
store-exists = To już istnieje.
store-corrupt = Zapisane dane są uszkodzone: { $what }. Przywróć kopię zapasową albo zapytaj osobę, która prowadzi ten serwer.
store-newer = Te dane zapisał nowszy program: mają wersję { $found }, a ten program zna wersje do { $known }. Użyj nowszego programu.
store-older = Te dane zapisała starsza wersja: mają wersję { $found }, a ten program używa wersji { $known }. Uruchom raz serwer, aby je zaktualizować.
store-not-a-store = To nie jest magazyn danych ani kopia zapasowa Rynku albo jej początek jest uszkodzony.
store-empty = Plik jest pusty.
store-in-use = Pliku { $path } używa inny serwer{ $process ->
    [none] {""}
   *[other] {" "}(proces { $process }{ $place ->
        [none] {""}
       *[other] , { $place }
     })
 }. Najpierw zatrzymaj tamten serwer albo użyj innego pliku lub folderu. Kilka serwerów może wspólnie używać bazy PostgreSQL (--store postgres://…).
store-unavailable = { $seconds ->
    [one] Magazyn danych nie odpowiada. Spróbuj ponownie za sekundę.
    [few] Magazyn danych nie odpowiada. Spróbuj ponownie za { $seconds } sekundy.
   *[other] Magazyn danych nie odpowiada. Spróbuj ponownie za { $seconds } sekund.
 }
store-unsupported = Ten rodzaj magazynu danych tego nie potrafi.
hall-damaged = Stół { $table } jest uszkodzony na serwerze i nie można go otworzyć. Inne stoły działają normalnie. Powiadom osobę, która prowadzi ten serwer: „rynek check” pokazuje, co jest uszkodzone, a stół można odzyskać z kopii zapasowej.
hall-other-rules = Ta gra zaczęła się według wersji { $found } zasad, a ten serwer gra według wersji { $expected }. Żadna gra nie toczy się według innych zasad niż te, z którymi się zaczęła, więc ta poczeka tu na serwer w swojej wersji.
hall-other-edition = Ta gra zaczęła się z innymi elementami, niż ma ten serwer, więc nie może się tu toczyć dalej.
hall-no-such-bot = Nie ma tu bota o nazwie „{ $given }”. Wybierz: { $known }.
hall-no-hints = Ten stół otwarto bez podpowiedzi.
hall-not-a-player = O następną grę może poprosić tylko ktoś, kto grał.
hall-words = Wiadomość może mieć od 1 do { $most } znaków.
hall-no-room = W użyciu jest teraz zbyt wiele stołów z własnymi elementami. Spróbuj za kilka minut albo zagraj zwykłymi elementami gry.
hall-closing = Serwer zaraz uruchomi się ponownie. Spróbuj za chwilę.
hall-busy = { $seconds ->
    [one] Za dużo dzieje się naraz. Spróbuj za sekundę.
    [few] Za dużo dzieje się naraz. Spróbuj za { $seconds } sekundy.
   *[other] Za dużo dzieje się naraz. Spróbuj za { $seconds } sekund.
 }
record-fault-no-game = To zapis gry „{ $given }”, której tu nie ma. Są: { $known }.
record-fault-not-bound = Ten zapis nie mówi, skąd wzięły się losowania, więc nie ma czego sprawdzić: nie grano przy stole.
record-fault-no-seed = Ziarno losowań tego zapisu nie jest jeszcze znane: pobierz zapis ponownie po zakończeniu gry.
record-fault-other-seed = To nie jest ziarno, do którego stół zobowiązał się przed grą.
record-fault-counts = Zapis nie podaje dla każdego losowania i każdego miejsca, skąd wzięło się szczęście.
record-fault-draw = Zdarzenie { $event } nie zostało wylosowane uczciwie: z ziarna wynika co innego.
record-fault-too-long = Zapis ma zdarzenia w liczbie { $events }; przyjmowanych jest najwyżej { $most }.
check-in-file = Plik: { $what }
check-in-line = Wiersz { $line }: { $what }
check-in-shelf = Wszystko z „{ $shelf }”: { $what }
check-in-table = Stół { $table }: { $what }
check-in-row = „{ $shelf }”, { $key }: { $what }
check-structure = Struktura bazy danych jest uszkodzona.
check-cut-off = Brakuje końca.
check-bytes = Suma kontrolna całego pliku się nie zgadza.
check-seals = Brakuje części sum kontrolnych.
check-unreadable = Nie można tego odczytać.
check-malformed = Nie można tego odczytać jako części kopii zapasowej.
check-twice = Występuje dwa razy.
check-missing = Tego brakuje.
check-added = Tego nie było, gdy powstawała kopia.
check-altered = Zmieniono to po utworzeniu kopii.
check-value = Części danych nie można odczytać.
check-orphan = Brakuje tego, do czego to należy.
check-entry-missing = Brakuje wpisu { $entry }.
check-entry-changed = Wpis { $entry } zmieniono po zapisaniu.
check-ends = Historia kończy się na wpisie { $entry }, a stół nie.
check-seed = Brakuje ziarna albo zostało zmienione.
check-opening = Nie można otworzyć gry w jej pierwotnej postaci.
check-impossible = Wpis { $entry } jest niemożliwy według zasad.
check-listing = Dane na listach nie zgadzają się z historią stołu. Wczytanie kopii to naprawia.
check-chat = Czat zmieniono po utworzeniu kopii.
check-chat-line = Wiersza czatu nie można odczytać.
check-snapshot = Zapisana pozycja nie zgadza się z historią. To nie szkodzi.
check-checksum = Uszkodzona jest tylko suma kontrolna. Sam stół jest w porządku.
