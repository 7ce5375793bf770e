# Wiersz poleceń.

cli = Graj w planszówki o budowaniu miast i badaj je.
cli-examples =
    rynek play polis  partia z botem
    rynek rules polis  jak grać
    rynek simulate polis --games 500  pięćset losowych partii
    rynek help play  wszystko o poleceniu
cli-games = Wypisz gry.
cli-games-examples =
    rynek games
    rynek games --csv
cli-rules = Pokaż zasady gry.
cli-rules-examples =
    rynek rules polis
    rynek rules polis --lang en | less
cli-play = Zagraj w terminalu.
cli-play-examples =
    rynek play { $game }  { $most ->
        [one] wyścig z czasem w pojedynkę
       *[other] ty przeciw botowi
    }
    rynek play { $game } { $option }  z inną opcją stołu
    { $most ->
        [one] rynek play { $game } --seed 7  za każdym razem z tymi samymi losowaniami
       *[other] rynek play { $game } --seats human,human,greedy  dwie osoby i bot
    }
    rynek play { $game } --save partia.json  zapisuj partię w tym pliku na bieżąco
    rynek play { $game } --resume  wznów ostatnią niedokończoną partię
    rynek play --resume partia.json  wznów partię z pliku
cli-serve = Uruchom serwer: stronę, stoły na żywo i API.
cli-serve-examples =
    rynek serve                                 pod adresem http://localhost:7878
    rynek serve --host 0.0.0.0                  dla telefonów i znajomych w twojej sieci
    rynek serve --config rynek.toml             z ustawieniami z pliku
    rynek serve --store postgres://db/rynek     z bazą danych wspólną dla kilku węzłów
cli-replay = Sprawdź zapis akcja po akcji i opowiedz, co się działo.
cli-replay-examples =
    rynek replay partia.json
    rynek replay partia.json --step     z planszą po każdej turze
    rynek replay partia.json --at 20    plansza po 20 akcjach
cli-verify = Sprawdź, czy wszystko, o czym zdecydował los, wynika z ziarna, czyli czy losowanie było uczciwe.
cli-verify-examples =
    rynek verify partia.json
    rynek verify - --json < partia.json
cli-backup = Skopiuj wszystko, co jest przechowywane, do jednego pliku, także gdy serwer działa.
cli-backup-examples =
    rynek backup rynek-poniedzialek.db                                    plik ze stołami z folderu danych
    rynek backup --store postgres://db/rynek rynek-poniedzialek.jsonl     baza danych jako wiersze tekstu
cli-restore = Wczytaj wszystko z kopii zapasowej do pustego magazynu.
cli-restore-examples =
    rynek restore rynek-poniedzialek.db --data nowy-folder
    rynek restore rynek-poniedzialek.db --store postgres://db/rynek     z pliku do bazy danych
    rynek restore rynek-poniedzialek.db --skip-damaged                  bez uszkodzonych stołów
cli-check = Sprawdź, czy magazyn danych lub kopia zapasowa nie są uszkodzone. Niczego to nie zmienia, a serwer może działać dalej.
cli-check-examples =
    rynek check                                 magazyn w folderze danych
    rynek check rynek-poniedzialek.db           kopia zapasowa
    rynek check --store postgres://db/rynek --json
cli-simulate = Niech boty rozegrają wiele partii; policz wyniki.
cli-simulate-examples =
    rynek simulate { $game } --games 20000 --seed 7
    rynek simulate { $game } --bots greedy --games 50 --csv  tabela do arkusza
    rynek simulate { $game } --games 50 --records partie  z zapisem każdej partii
cli-bench = Zmierz szybkość zasad i przeszukiwania.
cli-bench-examples =
    rynek bench
    rynek bench { $game } --seconds 5 --json
cli-arena = Niech boty zagrają ze sobą na tych samych rozdaniach; zmierz je.
cli-arena-examples =
    rynek arena { $game } --seats strong,greedy --games 200  każde rozdanie w każdym ustawieniu
    rynek arena { $game } --seats random,baseline,greedy,strong  kilka botów, z rankingiem
    rynek arena { $game } --seats greedy,greedy --report { $game }  jak zachowuje się gra, jako strona
    rynek arena --suite crates/{ $game }/strength.json  lista meczów z celami
cli-tune = Popraw wagi botów gry, każąc im grać ze sobą.
cli-tune-examples =
    rynek tune { $game } --out wagi.json  dopasuj wagi do wyników partii
    rynek tune { $game } --method match --generations 10  niech zmienione wagi grają przeciw sobie
    rynek tune { $game } --from wagi.json --out lepsze.json  zacznij od wag z pliku
cli-engine = Użycz botów innemu programowi: po jednym dokumencie JSON w wierszu, w obie strony.
cli-engine-examples =
    rynek engine polis
    printf '%s\n' '{ "{" }"cmd":"setup"{ "}" }' '{ "{" }"cmd":"state"{ "}" }' | rynek engine planners
cli-hint = Powiedz, co bot zrobiłby w zapisanej partii i czego się spodziewa.
cli-hint-examples =
    rynek hint partia.json                        trzy najlepsze akcje teraz
    rynek hint partia.json --at 20 --best 5       po 20 akcjach, pięć najlepszych
    rynek hint partia.json --bot master --json    po dłuższym namyśle, dla skryptu
cli-polis = Sprawdź i policz miasta Polis zbudowane gdzie indziej.
cli-polis-examples =
    rynek polis score miasto.txt
    rynek polis moves miasto.txt
cli-polis-score = Policz punkty miasta, dzielnica po dzielnicy.
cli-polis-score-examples =
    rynek polis score miasto.txt
    rynek polis score miasto.txt --variants houses,temples --json
    printf '30 1,-1 1\n4 0,1 2\n' | rynek polis score -
cli-polis-moves = Wypisz wszystkie miejsca na następny kafel jako Q,R K.
cli-polis-moves-examples =
    rynek polis moves miasto.txt
    rynek polis moves - --json < miasto.txt
cli-completions = Wypisz skrypt uzupełniający polecenia w powłoce.
cli-completions-examples =
    rynek completions bash > ~/.local/share/bash-completion/completions/rynek
    rynek completions zsh > ~/.zfunc/_rynek
cli-man = Wypisz stronę podręcznika w języku z opcji --lang.
cli-man-examples =
    rynek man --lang pl | man -l -  przeczytaj ją
    rynek man > ~/.local/share/man/man1/rynek.1  zainstaluj ją dla „man rynek”
cli-help = Pokaż pomoc do polecenia.
cli-help-examples =
    rynek help play
    rynek help play { $game }

cli-usage-options = opcje
cli-heading-usage = Użycie:
cli-heading-commands = Polecenia
cli-heading-games = Gry
cli-heading-arguments = Argumenty
cli-heading-options = Opcje
cli-heading-table = Opcje stołu
cli-heading-examples = Przykłady:

cli-arg-help = Pokaż tę pomoc
cli-arg-version = Pokaż wersję
cli-arg-lang = Język wszystkich napisów: en albo pl (domyślnie: RYNEK_LANG albo ustawienia systemu)
cli-arg-color = Kiedy używać kolorów; auto oznacza terminal, o ile nie ustawiono NO_COLOR
cli-arg-quiet = Wypisuj tylko wyniki, ostrzeżenia i błędy: bez postępu i powiadomień
cli-arg-json = Wypisz JSON dla skryptów
cli-arg-jsonl = Wypisz po jednym dokumencie JSON na wiersz tabeli
cli-arg-csv = Wypisz wiersze tabeli jako CSV
cli-arg-command = Polecenie, opcjonalnie z grą
cli-arg-game = Gra: zobacz „rynek games”
cli-arg-file = Plik do odczytu; - to standardowe wejście
cli-arg-backup-file = Plik do zapisania; nie może jeszcze istnieć
cli-arg-restore-file = Plik zapisany przez „rynek backup”
cli-arg-check-file = Kopia zapasowa albo plik SQLite do sprawdzenia (domyślnie magazyn serwera)
cli-arg-skip-damaged = Wczytaj uszkodzoną kopię bez uszkodzonych części i wypisz je
cli-arg-step = Pokazuj planszę po każdej turze i czekaj na Enter
cli-arg-at = Pokaż tylko planszę po N akcjach
cli-arg-seats = Kto gdzie siedzi: human albo bot ({ $bots }); miejsca bez nazwy zajmuje { $bot } (domyślnie: human przeciw { $bot })
cli-arg-seed = Liczba, która wyznacza wszystkie losowania (domyślnie: nowa)
cli-arg-fixed-seed = Liczba, która wyznacza wszystkie losowania
cli-arg-save = Zapisuj partię w tym pliku po każdej akcji (domyślnie: nowy plik w ~/.local/share/rynek)
cli-arg-resume = Wznów partię z pliku (domyślnie: ostatnia niedokończona w ~/.local/share/rynek)
cli-arg-force = Zastąp plik, jeśli istnieje
cli-arg-edition = Graj elementami z tego pliku zamiast dołączonych
cli-arg-records = Zapisz każdą partię w tym folderze, który musi być nowy albo pusty
cli-arg-games = Ile partii
cli-arg-bots = Kto gra na kolejnych miejscach: { $bots }; ostatni zajmuje też pozostałe
cli-arg-threads = Ile wątków (domyślnie: jeden na rdzeń); wynik od tego nie zależy
cli-arg-seconds = Czas procesora na każdy pomiar, w sekundach
cli-arg-method = fit: według wyników partii bota z samym sobą; match: według tego, co wygrywa
cli-arg-tune-games = Na ilu rozdaniach uczy się pokolenie i na ilu najwyżej jest sprawdzane
cli-arg-tune-bot = Który bot gra z tymi wagami
cli-arg-generations = Ile pokoleń
cli-arg-only = Zmieniaj tylko te wagi; nazwa listy oznacza ją całą
cli-arg-noise = O ile punktów mylą się gracze w co drugiej partii, do której dopasowuje się wagi (domyślnie: dziesiąta część początkowej niepewności)
cli-arg-from = Zacznij od wag z tego pliku zamiast od tych z programu
cli-arg-out = Zapisz wagi w tym pliku; istniejący wymaga --force, chyba że to plik z --from (domyślnie: standardowe wyjście)
cli-arg-arena-seats = Które boty grają: { $bots }; niektóre przyjmują budżet (search:400, search:100ms). Siadają przy jednym stole, jeśli gra przyjmuje tylu graczy, chyba że --players mówi inaczej. Jeśli jest ich więcej, gra każda grupa; jeśli mniej, ostatni zajmuje pozostałe miejsca. W grze dla jednej osoby każdy gra sam
cli-arg-arena-games = Ile rozdań; każde jest grane raz w każdym obrocie miejsc (domyślnie: 100)
cli-arg-rotate = Graj każde rozdanie w każdym obrocie miejsc, z tymi samymi losowaniami
cli-arg-state = Zapisuj w tym pliku każdą partię, gdy się skończy, i graj dalej od tego, co zawiera; z --suite: folder
cli-arg-report = Zapisz w tym folderze stronę z wykresami, obok stanu zawodów
cli-arg-suite = Rozegraj mecze z tego pliku i porównaj je z ich celami
cli-arg-hint-at = Zapytaj o pozycję po N akcjach (domyślnie: ostatnia)
cli-arg-hint-bot = Którego bota pytać: { $bots }; niektóre przyjmują budżet, np. search:400
cli-arg-hint-seed = Liczba, która wyznacza losowe wybory bota
cli-arg-best = Ile najlepszych akcji pokazać
cli-arg-config = Wczytaj ustawienia z tego pliku; flagi i zmienne RYNEK_… mają pierwszeństwo
cli-arg-serve-host = Adres, pod którym serwer nasłuchuje; 0.0.0.0 wpuszcza całą sieć (domyślnie: 127.0.0.1, tylko ten komputer)
cli-arg-serve-port = Port, na którym serwer nasłuchuje; 0 wybiera dowolny wolny
cli-arg-serve-data = Folder na wszystko, co jest zapisywane (domyślnie: ~/.local/share/rynek)
cli-arg-serve-store = Gdzie zapisywane są stoły: postgres://… albo plik (domyślnie: rynek.db w folderze na dane)
cli-arg-serve-node = Nazwa tego węzła wśród kilku, które mają wspólne dane (domyślnie: własna, losowa)
cli-arg-serve-origins = Adresy innych stron, które mogą łączyć się ze stołami na żywo
cli-arg-serve-trusted-proxies = Sieci pośredników, którzy mówią, w czyim imieniu pytają
cli-arg-serve-metrics-for = Sieci, które mogą czytać /metrics (domyślnie: tylko ten komputer)
cli-arg-serve-log = Jak szczegółowy jest dziennik: off, error, warn, info, debug albo trace
cli-arg-serve-log-format = Jak jest pisany: text dla ludzi, json dla programów
cli-arg-serve-pace = Co ile milisekund mogą odpowiadać boty
cli-arg-serve-thinkers = Ile botów myśli naraz (domyślnie: o jeden mniej niż procesorów)
cli-arg-serve-idle = Po ilu minutach stół, na który nikt nie patrzy, znika z pamięci
cli-arg-serve-grace = Ile sekund mają trwające zapytania, gdy serwer się zatrzymuje
cli-arg-serve-private-hooks = Czy webhooki mogą prowadzić pod adresy prywatne: true albo false
cli-arg-serve-test-seed = Tylko do testów: liczba, z której wynika losowość przy wszystkich stołach; kto ją zna, przewidzi każde losowanie
cli-arg-serve-limits-connections = Liczba wszystkich połączeń
cli-arg-serve-limits-connections-per-address = Liczba połączeń z jednego adresu, razem ze stołami na żywo
cli-arg-serve-limits-requests-per-address = Liczba zapytań na minutę z jednego adresu
cli-arg-serve-limits-requests-per-person = Liczba zapytań na minutę od jednej osoby
cli-arg-serve-limits-people-per-address = Liczba nowych osób na godzinę z jednego adresu
cli-arg-serve-limits-tables-per-person = Liczba nowych stołów na godzinę od jednej osoby
cli-arg-serve-limits-hints-per-person = Liczba podpowiedzi na minutę dla jednej osoby
cli-arg-serve-limits-lines-per-person = Liczba wiadomości czatu na minutę od jednej osoby
cli-arg-serve-limits-messages-per-socket = Liczba wiadomości na sekundę przy jednym stole na żywo
cli-arg-serve-limits-body-memory = Pamięć na treść wszystkich zapytań, w MiB
cli-arg-serve-limits-body-memory-per-address = Pamięć na treść zapytań z jednego adresu, w MiB
cli-arg-serve-limits-body-memory-per-person = Pamięć na treść zapytań od jednej osoby, w MiB
cli-arg-serve-retention-gathering = Ile dni przechowywany jest stół, przy którym nie zaczęto gry
cli-arg-serve-retention-playing = Ile dni przechowywana jest gra, w którą nikt już nie gra
cli-arg-serve-retention-closed = Ile dni przechowywany jest zamknięty stół
cli-arg-serve-retention-private = Ile dni przechowywana jest skończona gra prywatna
cli-arg-serve-retention-public = Ile dni przechowywana jest skończona gra publiczna (domyślnie: zawsze)
cli-arg-serve-retention-people = Ile dni przechowywane są osoby bez stołów i rankingów
cli-arg-shell = bash, elvish, fish, powershell albo zsh
cli-one-of = Jedno z: { $names }
cli-any-of = Dowolne z: { $names }
cli-series-rooftops-goals = Trzy różne cele w dowolnej kolejności albo random, czyli trzy losowe.
cli-default = {" "}(domyślnie: { $value })

# Nazwy wartości.
cli-value-address = ADRES
cli-value-bot = BOT
cli-value-command = POLECENIE
cli-value-days = DNI
cli-value-dir = FOLDER
cli-value-file = PLIK
cli-value-game = GRA
cli-value-level = POZIOM
cli-value-minutes = MINUTY
cli-value-name = NAZWA
cli-value-net = SIEĆ
cli-value-points = PUNKTY
cli-value-record = ZAPIS
cli-value-seat = MIEJSCE
cli-value-seconds = SEKUNDY
cli-value-seed = ZIARNO
cli-value-shell = POWŁOKA

# Strona podręcznika.
cli-man-name = NAZWA
cli-man-synopsis = SKŁADNIA
cli-man-options = OPCJE
cli-man-commands = POLECENIA
cli-man-environment = ŚRODOWISKO
cli-man-rynek-lang = Język wszystkich napisów: en albo pl.
cli-man-rynek-config = Plik z ustawieniami serwera. Każde ustawienie ma też zmienną, na przykład RYNEK_PORT dla --port.
cli-man-no-color = Jeśli jest ustawiona, kolory są wyłączone, chyba że podano --color always.
cli-man-xdg-data-home = Zapisane partie i dane serwera są w folderze rynek wewnątrz tego folderu.
cli-man-exit = STAN WYJŚCIA
cli-man-exit-0 = Powodzenie.
cli-man-exit-1 = Dane są niepoprawne albo uszkodzone, plik już istnieje albo serwer nie może wystartować.
cli-man-exit-2 = Wiersz poleceń albo ustawienie jest niepoprawne.
cli-man-exit-3 = Pliku nie można odczytać albo zapisać.
cli-man-exit-4 = Nie osiągnięto celów polecenia arena --suite.
cli-man-exit-130 = Naciśnięto Ctrl-C. Wypisano dotychczasowe wyniki.

cli-error = Błąd:
cli-warning = Ostrzeżenie:
cli-did-you-mean = {" "}Może chodzi o „{ $word }”?
cli-stopping = Zatrzymywanie. Rozpoczęte partie zostaną dokończone; naciśnij Ctrl-C jeszcze raz, aby zakończyć natychmiast.
cli-stopped = Zatrzymano po { $done } z { $all }.
cli-try-help = Spróbuj „{ $command } --help”.
cli-unknown-argument = Nie ma tu opcji „{ $given }”.{ $mean } { $hint }
cli-unknown-command = Nie ma polecenia „{ $given }”.{ $mean } { $hint }
cli-unknown-game = Nie ma gry „{ $given }”.{ $mean } Dostępne gry: { $known }. { $hint }
cli-bad-value = { $argument } nie przyjmuje „{ $given }”.{ $mean } Przyjmuje: { $known }. { $hint }
cli-unreadable-value = „{ $given }” nie jest liczbą, a { $argument } jej potrzebuje. { $hint }
cli-out-of-range = { $argument } nie przyjmuje „{ $given }”. Przyjmuje liczbę całkowitą od { $least } do { $most }. { $hint }
cli-missing-value = { $argument } wymaga wartości. { $hint }
cli-no-equals = { $argument } przyjmuje wartość po znaku równości: { $argument }=true. { $hint }
cli-too-many-values = { $argument } nie przyjmuje dodatkowo „{ $given }”. { $hint }
cli-missing-argument = Brakuje { $argument }. { $hint }
cli-missing-command = Podaj, co zrobić. { $hint }
cli-conflict = { $argument } nie łączy się z { $other }. { $hint }
cli-bad-usage = Nie można odczytać wiersza poleceń. { $hint }
cli-save-exists = Plik { $path } już istnieje. Wybierz inną nazwę, wznów zapisaną w nim partię przez --resume { $path } albo zastąp go przez --force.
cli-which-game = Podaj, w co grać: { $known }. Albo wznów zapisaną partię: --resume [PLIK].
cli-unknown-bot = Nie ma bota „{ $given }”.{ $mean } Dostępne boty: { $known }; niektóre przyjmują budżet, na przykład search:400 albo search:100ms.
cli-unknown-player = Nie ma bota „{ $given }”.{ $mean } Miejsce przyjmuje: { $known }.
cli-too-many-seats = Podano { $given } miejsc, a gra { $players }.
cli-series-unknown = { $flag } nie przyjmuje „{ $given }”.{ $mean } Przyjmuje: { $known }.
cli-series-count = { $flag } przyjmuje różne nazwy w dowolnej kolejności, w liczbie { $count }, a nie „{ $given }”. Nazwy to: { $known }.
cli-records-filled = Folder { $path } nie jest pusty. Wybierz na zapisy nowy folder.
cli-unknown-variable = Nie ma ustawienia { $name }, więc jest pomijane.{ $mean }
cli-seconds = Pomiar przez { $given } s nie jest możliwy; podaj od 0.01 do 3600.
cli-threads = Nie udało się uruchomić wątków: { $error }.
cli-no-seed = System nie dał liczby losowej ({ $error }). Podaj ją przez --seed.
cli-beyond-end = Zapis ma { $most } akcji; po { $at } nic już nie ma.
cli-cannot-read = Nie można odczytać { $path }: { $error }.
cli-cannot-write = Nie można zapisać { $path }: { $error }.
cli-output = Nie można pisać na standardowe wyjście: { $error }.
cli-io-not-found = nie istnieje
cli-io-permission = brak uprawnień
cli-io-exists = już istnieje
cli-io-folder = to folder
cli-io-no-folder = część ścieżki nie jest folderem
cli-io-full = brak wolnego miejsca
cli-io-read-only = nośnik jest tylko do odczytu
cli-too-long = { $path } ma więcej niż { $most } bajtów, a tak długich plików się tu nie czyta.
cli-not-text = { $path } nie jest tekstem: bajt { $byte } nie jest w UTF-8.

cli-noise = --noise nie przyjmuje „{ $given }”. Przyjmuje liczbę punktów od 0 do 1000000.
cli-tune-nothing = Boty gry { $game } nie mają wag do strojenia.
cli-tune-unknown = Nie ma wagi „{ $name }”. Wagi to: { $known }.
cli-tune-unreadable = To nie są wagi gry { $game }: { $detail }.
cli-tune-others = To nie są wagi gry { $game }. Jej wagi to: { $known }.
cli-tune-progress = Pokolenie { $number } z { $all }, rozegrane partie:
cli-tune-last = Ostatni mecz, rozegrane partie:
cli-tune-worse = W ostatnim meczu nowe wagi wypadły gorzej niż początkowe. Porównaj jedne i drugie w arenie, zanim ich użyjesz.
cli-tune-generation = Pokolenie { $number }: { $line }
cli-tune-error = błąd { $before } → { $after }
cli-tune-surprise = zaskoczenie { $before } → { $after }
cli-tune-duel = nowe przeciw starym, { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
       *[other] { $deals } rozdań
    }: wygrane { $share } % ± { $margin } (po równo: { $even } %), przewaga { $lead }
cli-tune-kept = przyjęte
cli-tune-dropped = odrzucone
cli-tune-no-step = nie znaleziono nic lepszego
cli-tune-changed = { $name }: { $was } → { $is }
cli-tune-summary = W sumie { $line }
cli-tune-unchanged = Wagi pozostają bez zmian.
cli-tune-exists = Plik { $path } już istnieje. Wybierz inną nazwę, zacznij od niego przez --from albo zastąp go przez --force.

hint-heading = { $name } (miejsce { $seat }) jest na ruchu po { $at ->
        [one] 1 akcji
       *[other] { $at } akcjach
    } i ma teraz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }. { $bot } zagrałby:
hint-line = { $number }. { $action }   { $line }
    { "   " }wygrane { $win } %, na koniec { $points } pkt ({ $visits ->
        [one] 1 symulacja
        [few] { $visits } symulacje
       *[other] { $visits } symulacji
    }); od razu: { $changes }
hint-no-change = bez punktów
hint-chance = Po { $at } akcjach następuje losowanie; nie ma czego wybierać. Zapytaj o akcję wcześniej albo później, używając --at.
hint-over = Po { $at } akcjach partia jest skończona; nie ma czego wybierać. Zapytaj o wcześniejszą pozycję, używając --at.

engine-line-too-long = Wiersz może mieć najwyżej { $most } bajtów.
engine-not-text = Wiersz musi być w UTF-8; bajt { $byte } nie jest.
engine-not-json = Wiersz musi być jednym dokumentem JSON: { $detail }.
engine-not-an-object = Żądanie musi być obiektem JSON, na przykład { "{" }"cmd": "state"{ "}" }.
engine-bad-id = Identyfikator musi być liczbą albo tekstem o długości najwyżej { $most } bajtów.
engine-no-command = Żądanie musi podawać polecenie jako „cmd”. Polecenia to: { $known }.
engine-unknown-command = Nie ma polecenia „{ $given }”. Polecenia to: { $known }.
engine-bad-request = Polecenie { $command } tego nie przyjmuje: { $detail }.
engine-no-game = Nie ma jeszcze gry. Zacznij od setup albo position.
engine-nothing-to-apply = Podaj, co wykonać: „action” z jednym zapisem albo „actions” z ich listą.
engine-chance = Teraz decyduje los. Wyślij chance albo podaj w apply, co się stało.
engine-not-chance = To nie jest tura losu.
engine-over = Partia jest skończona. Zacznij nową poleceniem setup albo cofnij akcje poleceniem undo.
engine-other-seat = To nie tura miejsca { $given }, tylko miejsca { $seat }.
engine-undo = Nie można cofnąć { $actions } akcji: rozegrano { $played }.
engine-budget = { $name } nie może wynosić { $given }; podaj od 1 do { $most }.

cli-game =
    { $title }  ({ $id })
    { "  " }{ $tagline }
    { "  " }{ $least ->
          [one] 1 gracz
         *[other] { $least }–{ $most } graczy
      }, { $length }
cli-games-next = Zagraj: „rynek play GRA”. Poznaj zasady: „rynek rules GRA”.
cli-log-line = { $number }. { $line }
cli-step = Enter: dalej, k: koniec.
cli-step-quit = koniec
cli-replayed = { $actions ->
        [one] Jedyna akcja zapisu jest poprawna.
        [few] Wszystkie { $actions } akcje zapisu są poprawne.
       *[other] Wszystkie { $actions } akcji zapisu jest poprawnych.
    }
cli-verified = { $events ->
        [one] Jedyne zdarzenie zapisu jest poprawne
        [few] Wszystkie { $events } zdarzenia zapisu są poprawne
       *[other] Wszystkie { $events } zdarzeń zapisu jest poprawnych
    }, a { $draws ->
        [0] losowań nie było.
        [one] jedyne losowanie wynika z ziarna.
        [few] wszystkie { $draws } losowania wynikają z ziarna.
       *[other] wszystkie { $draws } losowań wynika z ziarna.
    }
cli-verified-commitment = Ziarno jest tym, z którym gra została związana przed rozpoczęciem. Porównaj z tym, co wtedy pokazano: { $commitment }
cli-backed-up = Wszystko jest w pliku { $path }. Przechowuj go bezpiecznie: są w nim ziarna trwających gier i tajne klucze webhooków.
cli-backed-up-damaged = Magazyn danych jest uszkodzony, więc ta kopia też. „rynek check { $path }” wypisze, co jest uszkodzone.
cli-restored = Cała zawartość pliku { $path } została sprawdzona i wczytana.
cli-restored-in-part = Plik { $path } został wczytany, ale jest uszkodzony. { $tables ->
        [0] Żaden stół nie został pominięty.
        [one] Pominięto 1 stół.
        [few] Pominięto { $tables } stoły.
       *[other] Pominięto { $tables } stołów.
    }
    { $faults }
cli-restore-damaged = Plik { $path } jest uszkodzony, więc nic nie zostało wczytane:
    { $faults }
    Użyj innej kopii albo dodaj --skip-damaged, aby wczytać ją bez uszkodzonych części.
cli-restore-lost = Plik { $path } jest zbyt uszkodzony, aby go wczytać:
    { $faults }
    Użyj innej kopii.
cli-check-sound = Plik { $path } nie jest uszkodzony: { $tables ->
        [one] 1 stół
        [few] { $tables } stoły
       *[other] { $tables } stołów
    }, { $entries ->
        [one] 1 wpis
        [few] { $entries } wpisy
       *[other] { $entries } wpisów
    }, { $people ->
        [one] 1 osoba
        [few] { $people } osoby
       *[other] { $people } osób
    }. { $sealed ->
        [yes] Wszystkie sumy kontrolne się zgadzają.
       *[no] Nie ma własnych sum kontrolnych: dodaje je „rynek backup”.
    }{ $others ->
        [0] {""}
        [one] {" "}1 stół wymaga innej wersji zasad lub elementów.
        [few] {" "}{ $others } stoły wymagają innej wersji zasad lub elementów.
       *[other] {" "}{ $others } stołów wymaga innej wersji zasad lub elementów.
    }
cli-check-damaged = { $path }: znaleziono uszkodzenia.
    { $faults }
cli-check-more = … i jeszcze { $faults }. Wszystkie wypisze „rynek check --json”.
cli-not-a-file = { $path } nie jest plikiem. Podaj kopię zapasową albo plik SQLite.
cli-cannot-use = Nie można użyć pliku { $path }. { $why }
cli-backup-exists = Plik { $path } już istnieje. Wybierz inną nazwę.
cli-backup-nothing = Nie ma czego kopiować: nie ma pliku { $path }. Wskaż miejsce przechowywania przez --data albo --store.
cli-restore-filled = Plik { $path } już istnieje. Wczytaj kopię do innego folderu przez --data albo najpierw przenieś ten plik.
cli-city = Miasto { $number }
cli-district = { $label }  { $points } = { $value } × { $stars }
cli-total = Razem bez kamieni: { $points }
cli-simulated = { $title }: { $games ->
        [one] 1 partia
        [few] { $games } partie
       *[other] { $games } partii
    }, graczy: { $players }, ziarno { $seed }
cli-score-line = Wynik: średnia { $mean }, odchylenie standardowe { $sd }, od { $min } do { $max }
cli-seat-line = Miejsce { $seat }, { $bot }: wygrywa { $wins } %, średnia { $mean }, odchylenie standardowe { $sd }, od { $min } do { $max }
cli-moves-line = Ruchów w partii: średnia { $mean }, odchylenie standardowe { $sd }, od { $min } do { $max }
cli-arena-which-game = Podaj, w co grać: { $known }. Albo rozegraj listę meczów: --suite PLIK.
cli-arena-too-many = { $given } botów to za dużo na jedne zawody; najwięcej może być { $most }.
cli-arena-games = Zawody obejmują od 1 do { $most } rozdań, a nie { $given }.
cli-arena-state = { $path } nie pasuje do tych zawodów: { $why }. Podaj inny plik albo usuń ten.
cli-arena-report = Raport jest w { $path }.
cli-arena-not-ours = Plik { $path } już istnieje, a „rynek arena” go nie zapisała. Wybierz inny folder.
cli-bad-suite = { $path } nie jest listą meczów: { $why }.
cli-suite-missed = { $missed ->
        [one] Nie osiągnięto jednego z celów (wszystkich: { $all }).
        [few] Nie osiągnięto { $missed } celów (wszystkich: { $all }).
       *[other] Nie osiągnięto { $missed } celów (wszystkich: { $all }).
    }
cli-unknown-match = nie ma gry „{ $given }”
cli-arena-place = Miejsce { $seat } wygrywa { $wins } ({ $interval })
cli-bench-measuring = Pomiar: { $title } …
cli-bench-heading = { $title } { $setup }, na sekundę czasu procesora
cli-bench-sampled = jeden rdzeń, akcje losowane
cli-bench-listed = jeden rdzeń, wszystkie akcje wypisane
cli-bench-all-cores = wątków: { $threads }, akcje losowane
cli-bench-line = { $label }: { $moves } ruchów/s ({ $actions } z losowaniami), { $playouts } partii/s, { $allocations } przydziałów pamięci na partię
cli-bench-search = Bot „strong”, jeden rdzeń: { $iterations } symulacji na sekundę.
cli-bench-size = Pozycja zajmuje { $position } B, akcja { $action } B.

# Gra w terminalu.

play-welcome = { $title }, ziarno { $seed }
play-seat = Miejsce { $seat }: { $name }
play-begin = Wpisz akcję albo „pomoc”.
play-name-human = Gracz { $seat }
play-name-bot = Bot { $seat } ({ $bot })
play-prompt = { $name } (ruchów: { $moves })>
play-saving = Partia jest zapisywana po każdej akcji w pliku { $path }.
play-hand-over = Teraz ruch ma: { $name }. Pozostali, odwróćcie wzrok. Naciśnij Enter, aby zobaczyć stół.
play-log = · { $line }
play-stage = ! { $stage }
play-nothing = Wpisz akcję, np. jedną z listy „ruchy”, albo „pomoc”.
play-no-list = Numer { $number } nic jeszcze nie oznacza: w tej pozycji nie było listy ruchów. Wpisz „ruchy” albo „rada”, a potem numer, albo wpisz sam ruch.
play-nothing-listed = W tej pozycji nie było jeszcze listy ruchów. Wpisz „ruchy”.
play-no-number = Nie ma ruchu { $number }. { $most ->
        [0] Ostatnia lista jest pusta.
        [one] Ostatnia lista pokazuje tylko ruch 1.
        [few] Ostatnia lista pokazuje ruchy od 1 do { $most }.
       *[other] Ostatnia lista pokazuje ruchy od 1 do { $most }.
    }
play-refused = ✗ { $why }
play-ruled = { $why } [{ $rule }]
play-unreadable = „{ $text }”: tej akcji nie można odczytać.
play-possible = Teraz można: { $next }
play-possible-after = Po „{ $before }” można wpisać: { $next }
play-too-narrow = Ta plansza potrzebuje { $needed } kolumn, a terminal ma { $columns }. Poszerz okno.
play-tie = Po { $points ->
        [one] 1 punkcie
        [few] { $points } punkty
       *[other] { $points } punktów
    } mają: { $names }. { $rule }
play-tie-boulevards = Rozstrzyga wyższa suma cen na kartach udziałów.{ $points ->
        [0] {" "}Bankruci zajmują miejsca za wszystkimi pozostałymi, a pierwszy z nich ostatnie.
       *[other] {""}
    }
play-tie-planners = Rozstrzyga większa liczba umieszczonych obiektów.
play-tie-polis = Rozstrzyga większa liczba kamieni.
play-tie-rooftops = Rozstrzyga większa liczba pięter w zasobach.
play-tie-other = Zasady mówią, jak rozstrzyga się taki remis.
play-move = { $number }: { $action }   { $line }
play-moves-all = { $all ->
        [0] Żaden dozwolony ruch tego nie zawiera.
        [one] To jedyny. Wpisz jego numer, aby go zagrać.
        [few] To wszystkie { $all }. Wpisz numer, aby zagrać ruch.
       *[other] To wszystkie { $all }. Wpisz numer, aby zagrać ruch.
    }
play-moves-more = Pokazano { $shown } z { $all }. „następne” pokazuje kolejne, a „ruchy TEKST” te, które zawierają TEKST. Wpisz pokazany numer, aby zagrać ruch.
play-no-seat = Nie ma miejsca „{ $given }”; miejsca mają numery od 1 do { $players }.
play-hint = { $bot } zagrałby:
play-nothing-to-undo = Nie masz ruchu do cofnięcia.
play-undone = { $actions ->
        [one] Cofnięto jedną akcję.
        [few] Cofnięto { $actions } akcje.
       *[other] Cofnięto { $actions } akcji.
    }
play-saved = Partia jest zapisana w { $path }.
play-left = Partia jest zapisana w { $path }. Wznów ją:
    { "  " }rynek play --resume { $argument }
play-finished = Partia jest zapisana w { $path }. Obejrzyj ją:
    { "  " }rynek replay { $argument }
play-save-exists = Plik { $path } już istnieje. Wybierz inną nazwę albo zastąp go: zapisz --force { $path }
play-changed-elsewhere = Inny program zmienił plik { $path }, więc partia nie jest już w nim zapisywana.
play-no-file = { $path } nie jest plikiem. Wybierz inną nazwę.
play-other-game = W pliku { $path } jest partia gry { $found }, a nie { $given }. Wznów ją: rynek play --resume { $path }
play-nothing-saved = { $game ->
        [any] W folderze { $folder } nie ma niedokończonej partii. Zacznij nową („rynek play GRA”) albo podaj plik: --resume PLIK.
       *[other] W folderze { $folder } nie ma niedokończonej partii gry { $game }. Zacznij nową („rynek play { $game }”) albo podaj plik: --resume PLIK.
    }
play-rules = Zasady: rynek rules { $game }
play-over = { $count ->
        [one] Koniec gry. Wygrywa { $winners }.
       *[other] Koniec gry. Zwycięstwo dzielą { $winners }.
    }
play-points = { $name }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }

play-help-number = Numer zagrywa ruch z ostatniej listy pokazanej w tej pozycji. Tab uzupełnia. Ponadto:
play-command-moves = ruchy
play-help-moves = wypisz dozwolone ruchy; „ruchy TEKST” tylko te, które zawierają TEKST
play-command-next = następne
play-help-next = pokaż dalszy ciąg ostatniej listy
play-command-board = plansza
play-help-board = narysuj stół jeszcze raz; „plansza 2” pokazuje miejsce 2
play-command-score = wynik
play-help-score = bieżące punkty
play-command-hint = rada
play-help-hint = trzy najlepsze ruchy według bota
play-command-undo = cofnij
play-help-undo = cofnij swój ostatni ruch i wszystko, co po nim nastąpiło
play-command-log = dziennik
play-help-log = co się dotąd działo
play-command-save = zapisz
play-help-save = zapisz partię teraz; „zapisz PLIK” zapisuje ją odtąd w tym pliku
play-command-rules = zasady
play-help-rules = gdzie przeczytać zasady
play-command-help = pomoc
play-help-help = ta lista
play-command-quit = koniec
play-help-quit = wyjdź; partia zostaje zapisana

serve-open = Rynek jest otwarty: { $address }
serve-no-page = Ten program zbudowano bez strony: przeglądarka pokaże tylko informację o tym. Aby zbudować jedno i drugie, uruchom make install w folderze ze źródłami.
serve-only-here = Dostęp ma tylko ten komputer. Dla telefonów i znajomych w twojej sieci uruchom go z --host 0.0.0.0
serve-network = W twojej sieci: { $address }
serve-kept = Wszystko jest zapisywane w { $place }. Ctrl-C zatrzymuje serwer; każdy stół zostaje.
serve-kept-in-database = Wszystko jest zapisywane w bazie danych. Ctrl-C zatrzymuje serwer; każdy stół zostaje.
serve-stopping = Serwer się zatrzymuje; każdy stół jest zapisany.
