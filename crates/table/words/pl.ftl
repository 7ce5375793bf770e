table-no-seat = Przy tym stole nie ma miejsca { $seat }.
table-seat-taken = Miejsce { $seat } jest zajęte. Wybierz inne albo oglądaj.
table-seat-reserved = Miejsce { $seat } czeka na kogoś z odnośnikiem. Poproś o odnośnik albo wybierz inne miejsce.
table-seat-not-yours = Miejsce { $seat } nie należy do ciebie.
table-removed = Gospodarz stołu usunął cię od tego stołu. Poproś go, aby cię wpuścił, albo wybierz inny stół.
table-private = To prywatny stół: pisać mogą tu tylko osoby, które do niego należą. Najpierw zajmij miejsce albo otwórz otrzymany link.
table-not-the-host = To może zrobić tylko osoba, która otworzyła stół.
table-server-only = To może zrobić tylko serwer.
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
record-fault-no-game = To zapis gry „{ $given }”, której tu nie ma. Są: { $known }.
record-fault-not-bound = Ten zapis nie mówi, skąd wzięły się losowania, więc nie ma czego sprawdzić: nie grano przy stole.
record-fault-no-seed = Ziarno losowań tego zapisu nie jest jeszcze znane: pobierz zapis ponownie po zakończeniu gry.
record-fault-other-seed = To nie jest ziarno, do którego stół zobowiązał się przed grą.
record-fault-counts = Zapis nie podaje dla każdego losowania i każdego miejsca, skąd wzięło się szczęście.
record-fault-draw = Zdarzenie { $event } nie zostało wylosowane uczciwie: z ziarna wynika co innego.
