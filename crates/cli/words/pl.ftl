# Wiersz poleceń.

cli = Graj w planszówki o budowaniu miast i badaj je.
cli-examples =
    rynek play polis  partia z botem
    rynek rules polis  jak grać
    rynek simulate polis --games 500  pięćset losowych partii
    rynek help play  wszystko o poleceniu
cli-games = Pokaż listę gier.
cli-games-examples =
    rynek games
    rynek games --csv
cli-rules = Pokaż zasady gry.
cli-rules-examples =
    rynek rules polis
    rynek rules polis --lang en | less
cli-play = Zagraj w terminalu.
cli-play-examples =
    rynek play { $game }  { $alone ->
        [yes] wyścig z czasem w pojedynkę
       *[no] ty przeciw botowi
    }
    rynek play { $game } { $option }  z inną opcją stołu
    { $alone ->
        [yes] rynek play { $game } --seed 7  za każdym razem z tymi samymi losowaniami
       *[no] rynek play { $game } --seats human,human,greedy  dwie osoby i bot
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
cli-replay = Sprawdź zapis akcja po akcji i pokaż przebieg partii.
cli-replay-examples =
    rynek replay partia.json
    rynek replay partia.json --step     z planszą po każdej turze
    rynek replay partia.json --at 20    plansza po 20 akcjach
cli-verify = Sprawdź, czy wszystkie losowania w zapisie wynikają z ziarna.
cli-verify-examples =
    rynek verify partia.json
    rynek verify - --json < partia.json
    rynek verify partia.json --day 2026-11-19
cli-backup = Utwórz kopię zapasową wszystkich danych w jednym pliku. Serwer może przy tym działać.
cli-backup-examples =
    rynek backup rynek-poniedzialek.db                                    plik SQLite z folderu danych
    rynek backup --store postgres://db/rynek rynek-poniedzialek.jsonl     baza danych jako wiersze tekstu
cli-restore = Wczytaj kopię zapasową do pustego magazynu danych.
cli-restore-examples =
    rynek restore rynek-poniedzialek.db --data nowy-folder
    rynek restore rynek-poniedzialek.db --store postgres://db/rynek     z pliku do bazy danych
    rynek restore rynek-poniedzialek.db --skip-damaged                  bez uszkodzonych stołów
cli-check = Sprawdź, czy magazyn danych lub kopia zapasowa nie są uszkodzone. Niczego to nie zmienia, a serwer może działać dalej.
cli-check-examples =
    rynek check                                 magazyn w folderze danych
    rynek check rynek-poniedzialek.db           kopia zapasowa
    rynek check --store postgres://db/rynek --json
cli-simulate = Rozegraj botami wiele partii i podsumuj wyniki.
cli-simulate-examples =
    rynek simulate { $game } --games 20000 --seed 7
    rynek simulate { $game } --bots greedy --games 50 --csv  tabela do arkusza
    rynek simulate { $game } --games 50 --records partie  z zapisem każdej partii
cli-bench = Zmierz szybkość silnika zasad i botów.
cli-bench-examples =
    rynek bench
    rynek bench { $game } --seconds 5 --json
cli-arena = Rozegraj mecze między botami i zmierz ich siłę.
cli-arena-examples =
    rynek arena { $game } --seats strong,greedy --games 200  każde rozdanie w każdym ustawieniu
    rynek arena { $game } --seats random,baseline,greedy,strong  kilka botów, z rankingiem
    rynek arena { $game } --seats greedy,greedy --report { $game }  jak zachowuje się gra, jako strona
    rynek arena --suite crates/{ $game }/strength.json  lista meczów z celami
cli-tune = Ulepsz wagi botów na podstawie partii, które grają same ze sobą.
cli-tune-examples =
    rynek tune { $game } --out wagi.json  dopasuj wagi do wyników partii
    rynek tune { $game } --method match --generations 10  niech zmienione wagi grają przeciw sobie
    rynek tune { $game } --from wagi.json --out lepsze.json  zacznij od wag z pliku
cli-engine = Udostępnij zasady i boty innemu programowi: jeden dokument JSON w wierszu, w obie strony.
cli-engine-examples =
    rynek engine polis
    printf '%s\n' '{ "{" }"cmd":"setup"{ "}" }' '{ "{" }"cmd":"state"{ "}" }' | rynek engine planners
cli-review = Pokaż, co w zakończonej partii zrobiły losowania, a co gracze, i jakie akcje były lepsze.
cli-review-examples =
    rynek review partia.json                        szanse na wygraną, losowania, decyzje i lepsze akcje
    rynek review partia.json --html analiza.html    także strona z wykresem
    rynek review partia.json --bot master --json    lepsze akcje według silniejszego bota, dla skryptu
cli-hint = Pokaż, co bot zrobiłby w zapisanej partii i czego się spodziewa.
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
cli-edition = Utwórz, sprawdź i pokaż plik wydania, czyli własny zestaw elementów.
cli-edition-examples =
    rynek edition new planners moje-plytki.json     plik na początek
    rynek edition check moje-plytki.json            co jest w nim źle
    rynek play planners --edition moje-plytki.json
cli-edition-new = Zapisz plik z elementami gry i komentarzem do każdego pola.
cli-edition-new-examples =
    rynek edition new { $game } moje-wydanie.json
    rynek edition new { $game } --from standard     na ekran
cli-edition-check = Sprawdź plik wydania i wypisz wszystko, co jest w nim źle.
cli-edition-check-examples =
    rynek edition check moje-wydanie.json
    rynek edition check - --json < moje-wydanie.json
cli-edition-show = Pokaż elementy z pliku wydania i planszę partii z nimi.
cli-edition-show-examples =
    rynek edition show moje-wydanie.json
cli-edition-list = Wypisz wydania, które są częścią programu.
cli-edition-list-examples =
    rynek edition list
    rynek edition list planners --json
cli-completions = Wypisz skrypt uzupełniania dla powłoki.
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
cli-arg-lang = Język wszystkich tekstów: { OR($languages) } (domyślnie: RYNEK_LANG albo ustawienia systemu)
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
cli-arg-day = Rozegraj też zapis od nowa jako miasto dnia: data albo plik z odpowiedzią GET /daily/DATA/GRA
cli-arg-at = Pokaż tylko planszę po N akcjach
cli-arg-seats = Kto gra na kolejnych miejscach: human albo bot ({ COMMAS($bots) }); na pozostałych gra { $bot } (domyślnie: human przeciw { $bot })
cli-arg-lot = Rozlosuj, kto gra na którym miejscu
cli-arg-seed = Ziarno generatora losowego (domyślnie: nowe)
cli-arg-fixed-seed = Ziarno generatora losowego
cli-arg-save = Zapisuj partię w tym pliku po każdej akcji (domyślnie: nowy plik w ~/.local/share/rynek)
cli-arg-resume = Wznów partię z pliku (domyślnie: ostatnia niedokończona w ~/.local/share/rynek)
cli-arg-force = Zastąp plik, jeśli istnieje
cli-arg-edition = Użyj elementów z tego pliku lub z tego wydania z listy „rynek edition list” zamiast zwykłych
cli-arg-box = Pokaż tylko, skąd pochodzą elementy
cli-arg-edition-game = Gra, której dotyczy plik, jeśli sam tego nie podaje
cli-arg-edition-file = Plik do zapisania (domyślnie: ekran)
cli-arg-edition-from = Wydanie, od którego zaczynasz (domyślnie: pierwsze w „rynek edition list”)
cli-arg-serve-own-editions = Zezwól na prywatne stoły z własnym wydaniem gospodarza
cli-arg-serve-limits-own-tables-per-person = Nowe stoły z własnym wydaniem na godzinę na osobę
cli-arg-serve-limits-own-editions-per-person = Nieskończone stoły z własnym wydaniem na osobę
cli-arg-records = Zapisz każdą partię w tym folderze, który musi być nowy albo pusty
cli-arg-games = Ile partii
cli-arg-bots = Boty na kolejnych miejscach: { COMMAS($bots) }; ostatni zajmuje też pozostałe
cli-arg-threads = Ile wątków (domyślnie: jeden na rdzeń); wynik od tego nie zależy
cli-arg-seconds = Czas procesora na każdy pomiar, w sekundach
cli-arg-method = fit: według wyników partii bota z samym sobą; match: według tego, co wygrywa
cli-arg-tune-games = Na ilu rozdaniach uczy się pokolenie i na ilu najwyżej jest sprawdzane
cli-arg-tune-bot = Który bot gra z tymi wagami
cli-arg-generations = Ile pokoleń
cli-arg-only = Zmieniaj tylko te wagi; nazwa listy oznacza wszystkie jej liczby
cli-arg-noise = Losowy błąd w punktach, w co drugiej partii do dopasowania wag (domyślnie: dziesiąta część początkowej niepewności)
cli-arg-from = Zacznij od wag z tego pliku zamiast od tych z programu
cli-arg-out = Zapisz wagi w tym pliku; istniejący wymaga --force, chyba że to plik z --from (domyślnie: standardowe wyjście)
cli-arg-arena-seats = Boty: { COMMAS($bots) }; niektóre przyjmują budżet (search:400, search:100ms). Jeśli mieszczą się przy jednym stole (zobacz --players), grają przy nim; jeśli jest ich więcej, gra każda możliwa grupa; jeśli mniej, ostatni zajmuje pozostałe miejsca. W grach dla jednej osoby każdy gra osobno
cli-arg-arena-settings = Wagi i poziomy botów z tego pliku, zapisane jak bots.json gry (domyślnie: wbudowane)
cli-arg-arena-games = Ile rozdań; każde jest grane raz w każdym ustawieniu miejsc (domyślnie: 100)
cli-arg-rotate = Graj każde rozdanie w każdym ustawieniu miejsc, z tymi samymi losowaniami
cli-arg-state = Zapisuj zakończone partie w tym pliku i kontynuuj od tych, które zawiera; z --suite: folder
cli-arg-luck = Pokaż też wygrane bez szczęścia w losowaniach, które mniej się wahają
cli-arg-report = Zapisz w tym folderze stronę z wykresami, razem z rozegranymi partiami
cli-arg-suite = Rozegraj mecze z tego pliku i porównaj je z ich celami
cli-arg-review-bot = Który bot szuka lepszych akcji: { COMMAS($bots) }; niektóre przyjmują liczbę symulacji, np. search:400
cli-arg-review-seed = Ziarno próbnych partii
cli-arg-review-html = Zapisz też analizę jako stronę z wykresem
cli-arg-samples = Liczba próbnych partii na każdą wartość (domyślnie: zależnie od gry)
cli-arg-hint-at = Zapytaj o pozycję po N akcjach (domyślnie: ostatnia)
cli-arg-hint-bot = Którego bota pytać: { COMMAS($bots) }; niektóre przyjmują budżet, np. search:400
cli-arg-hint-seed = Ziarno generatora losowego bota
cli-arg-best = Ile najlepszych akcji pokazać
cli-arg-config = Plik z ustawieniami; flagi i zmienne RYNEK_… mają pierwszeństwo
cli-arg-serve-host = Adres, pod którym serwer nasłuchuje; 0.0.0.0 przyjmuje połączenia z sieci (domyślnie: 127.0.0.1, tylko ten komputer)
cli-arg-serve-port = Port, na którym serwer nasłuchuje; 0 wybiera dowolny wolny
cli-arg-serve-data = Folder danych (domyślnie: ~/.local/share/rynek)
cli-arg-serve-store = Gdzie zapisywane są stoły: postgres://… albo plik (domyślnie: rynek.db w folderze danych)
cli-arg-serve-store-direct = Adres samej bazy, jeśli --store prowadzi do programu pośredniczącego (poolera): dla powiadomień
cli-arg-serve-node = Nazwa tego węzła wśród kilku, które mają wspólne dane (domyślnie: własna, losowa)
cli-arg-serve-origins = Adresy innych stron, które mogą łączyć się ze stołami na żywo
cli-arg-serve-trusted-proxies = Sieci zaufanych serwerów proxy (nagłówek X-Forwarded-For)
cli-arg-serve-metrics-for = Sieci, które mogą czytać /metrics (domyślnie: tylko ten komputer)
cli-arg-serve-log = Jak szczegółowy jest dziennik: off, error, warn, info, debug albo trace
cli-arg-serve-log-format = Jak jest pisany: text dla ludzi, json dla programów
cli-arg-serve-pace = Co ile milisekund mogą odpowiadać boty
cli-arg-serve-thinkers = Ile botów myśli naraz (domyślnie: o jeden mniej niż procesorów)
cli-arg-serve-idle = Po ilu minutach bezczynny stół jest usuwany z pamięci
cli-arg-serve-grace = Ile sekund mają trwające żądania na zakończenie, gdy serwer się zatrzymuje
cli-arg-serve-private-hooks = Czy webhooki mogą prowadzić pod adresy prywatne: true albo false
cli-arg-serve-test-seed = Tylko do testów: ziarno wszystkich losowań; kto je zna, przewidzi każde losowanie
cli-arg-serve-limits-connections = Liczba wszystkich połączeń
cli-arg-serve-limits-connections-per-address = Liczba połączeń z jednego adresu, razem ze stołami na żywo
cli-arg-serve-limits-requests-per-address = Liczba żądań na minutę z jednego adresu
cli-arg-serve-limits-requests-per-person = Liczba żądań na minutę od jednej osoby
cli-arg-serve-limits-people-per-address = Liczba nowych osób na godzinę z jednego adresu
cli-arg-serve-limits-tables-per-person = Liczba nowych stołów na godzinę od jednej osoby
cli-arg-serve-limits-hints-per-person = Liczba podpowiedzi na minutę dla jednej osoby
cli-arg-serve-limits-lines-per-person = Liczba wiadomości czatu na minutę od jednej osoby
cli-arg-serve-limits-messages-per-socket = Liczba wiadomości na sekundę przy jednym stole na żywo
cli-arg-serve-limits-body-memory = Pamięć na treść wszystkich żądań, w MiB
cli-arg-serve-limits-body-memory-per-address = Pamięć na treść żądań z jednego adresu, w MiB
cli-arg-serve-limits-body-memory-per-person = Pamięć na treść żądań od jednej osoby, w MiB
cli-arg-serve-retention-gathering = Ile dni przechowywany jest stół, przy którym nie zaczęto partii
cli-arg-serve-retention-playing = Ile dni przechowywana jest niedokończona partia, której nikt już nie gra
cli-arg-serve-retention-closed = Ile dni przechowywany jest zamknięty stół
cli-arg-serve-retention-private = Ile dni przechowywana jest zakończona partia prywatna
cli-arg-serve-retention-public = Ile dni przechowywana jest zakończona partia publiczna (domyślnie: bez limitu)
cli-arg-serve-retention-people = Ile dni przechowywane są osoby bez stołów i rankingów
cli-arg-shell = bash, elvish, fish, powershell albo zsh
cli-one-of = Jedno z: { COMMAS($names) }
cli-any-of = Dowolne z: { COMMAS($names) }
cli-series-rooftops-goals = Trzy różne cele w dowolnej kolejności albo random, czyli trzy losowe.
cli-default = (domyślnie: { $value })

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
cli-man-rynek-lang = Język wszystkich tekstów: { OR($languages) }.
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
cli-did-you-mean = Może chodzi o „{ $word }”?
cli-stopping = Zatrzymywanie. Rozpoczęte partie zostaną dokończone; naciśnij Ctrl-C jeszcze raz, aby zakończyć natychmiast.
cli-stopped = Zatrzymano po { $done } z { $all }.
cli-try-help = Spróbuj „{ $command } --help”.
cli-unknown-argument = Nie ma tu opcji „{ $given }”.
cli-unknown-command = Nie ma polecenia „{ $given }”.
cli-unknown-game = Nie ma gry „{ $given }”.
cli-known-games = Dostępne gry: { COMMAS($known) }.
cli-bad-value = { $argument } nie przyjmuje wartości „{ $given }”.
cli-takes = Dozwolone: { COMMAS($known) }.
cli-unreadable-value = „{ $given }” nie jest liczbą, a { $argument } jej wymaga.
cli-out-of-range = { $argument } nie przyjmuje wartości „{ $given }”. Dozwolona jest liczba całkowita od { $least } do { $most }.
cli-missing-value = { $argument } wymaga wartości.
cli-no-equals = { $argument } przyjmuje wartość po znaku równości: { $argument }=true.
cli-too-many-values = { $argument } nie przyjmuje dodatkowo „{ $given }”.
cli-missing-argument = Brakuje argumentu { $argument }.
cli-missing-command = Nie podano polecenia.
cli-conflict = Nie można użyć { $argument } razem z { $other }.
cli-bad-usage = Nie można odczytać wiersza poleceń.
cli-save-exists = Plik { $path } już istnieje. Wybierz inną nazwę, wznów zapisaną w nim partię przez --resume { $path } albo zastąp go przez --force.
cli-which-game = Podaj grę: { COMMAS($known) }. Albo wznów zapisaną partię: --resume [PLIK].
cli-unknown-bot = Nie ma bota „{ $given }”.
cli-known-bots = Dostępne boty: { COMMAS($known) }. Niektóre przyjmują budżet, na przykład search:400 albo search:100ms.
cli-unknown-player = Nie ma gracza „{ $given }”.
cli-known-players = Do wyboru: { COMMAS($known) }.
cli-too-many-seats = { $given ->
        [one] Podano 1 miejsce.
        [few] Podano { $given } miejsca.
       *[other] Podano { $given } miejsc.
    } { $players ->
        [one] Ta gra jest dla 1 gracza.
        [few] Ta gra jest dla { $players } graczy.
       *[other] Ta gra jest dla { $players } graczy.
    }
cli-series-unknown = { $flag } nie przyjmuje wartości „{ $given }”.
cli-series-count = { $count ->
        [one] { $flag } przyjmuje 1 nazwę, a nie „{ $given }”.
        [few] { $flag } przyjmuje { $count } różne nazwy w dowolnej kolejności, a nie „{ $given }”.
       *[other] { $flag } przyjmuje { $count } różnych nazw w dowolnej kolejności, a nie „{ $given }”.
    }
cli-records-filled = Folder { $path } nie jest pusty. Wybierz na zapisy nowy folder.
cli-unknown-variable = Nie ma ustawienia { $name }, więc jest pomijane.
cli-seconds = Pomiar przez { $given } s nie jest możliwy. Dozwolone: od 0,01 do 3600.
cli-threads = Nie udało się uruchomić wątków: { $error }.
cli-no-seed = System nie dał liczby losowej ({ $error }). Podaj ją przez --seed.
cli-beyond-end = { $most ->
        [one] Zapis ma tylko 1 akcję.
        [few] Zapis ma tylko { $most } akcje.
       *[other] Zapis ma tylko { $most } akcji.
    } Akcji { $at } nie ma.
cli-cannot-read = Nie można odczytać { $path }.
cli-cannot-write = Nie można zapisać { $path }.
cli-output = Nie można pisać na standardowe wyjście.
cli-io-not-found = Plik nie istnieje.
cli-io-permission = Brak uprawnień.
cli-io-exists = Plik już istnieje.
cli-io-folder = To jest folder.
cli-io-no-folder = Część ścieżki nie jest folderem.
cli-io-full = Brak wolnego miejsca.
cli-io-read-only = Nośnik jest tylko do odczytu.
cli-io-other = Komunikat systemu: { $error }.
cli-too-long = { $path } jest za duży (limit: { $most } B).
cli-not-text = { $path } nie jest tekstem: bajt { $byte } nie jest w UTF-8.

cli-noise = --noise nie przyjmuje „{ $given }”. Przyjmuje liczbę punktów od 0 do 1000000.
cli-bad-settings = { $path } nie zawiera ustawień botów tej gry.
cli-tune-nothing = Boty gry { TITLE($game) } nie mają wag do strojenia.
cli-tune-unknown = Nie ma wagi „{ $name }”. Wagi to: { $known }.
cli-tune-unreadable = To nie są wagi gry { TITLE($game) }.
cli-tune-others = To nie są wagi gry { TITLE($game) }. Jej wagi to: { $known }.
cli-tune-progress = Pokolenie { $number } z { $all }, rozegrane partie:
cli-tune-last = Ostatni mecz, rozegrane partie:
cli-tune-worse = W ostatnim meczu nowe wagi wypadły gorzej niż początkowe. Porównaj jedne i drugie w arenie, zanim ich użyjesz.
cli-tune-generation = Pokolenie { $number }:
cli-tune-error = Błąd { $before } → { $after }.
cli-tune-surprise = Zaskoczenie { $before } → { $after }.
cli-tune-duel = { $deals ->
        [one] Nowe przeciw starym, 1 rozdanie:
        [few] Nowe przeciw starym, { $deals } rozdania:
       *[other] Nowe przeciw starym, { $deals } rozdań:
    } wygrane { $share }% ± { $margin } (po równo: { $even }%), przewaga { $lead }.
cli-tune-kept = Przyjęte.
cli-tune-dropped = Odrzucone.
cli-tune-no-step = Nie znaleziono nic lepszego.
cli-tune-changed = { $name }: { $was } → { $is }
cli-tune-summary = W sumie:
cli-tune-unchanged = Wagi pozostają bez zmian.
cli-tune-exists = Plik { $path } już istnieje. Wybierz inną nazwę, zacznij od niego przez --from albo zastąp go przez --force.

review-no-time = Bot „{ $given }” ma limit czasu, więc analiza za każdym razem byłaby inna. Podaj liczbę symulacji, np. search:400.
review-stopped = Przerwano, zanim przybliżona analiza była gotowa.
review-rough = Przerwano: to dotychczasowa analiza.
review-page-written = Strona jest zapisana w { $path }.
review-heading = { TITLE($game) }, { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }. Lepszych akcji szuka { $bot }. { $samples ->
        [one] { $samples } próbna partia
        [few] { $samples } próbne partie
       *[other] { $samples } próbnych partii
    } na każdą wartość, ziarno { $seed }.
review-page-title = { TITLE($game) }: analiza partii
review-page-how = Szanse i punkty to oszacowania: średnie z próbnych partii. Początek, losowania, własne decyzje i decyzje innych sumują się do wyniku; „bez losowań” to wynik minus wpływ losowań. Kropki to decydujące chwile, linie przerywane to zmiany prowadzenia.
review-title-curve = Szansa na wygraną
review-title-moments = Decydujące chwile
review-title-luck = Losowania i decyzje, w % szansy na wygraną
review-title-points = Losowania i decyzje, w punktach
review-title-accuracy = Decyzje
review-title-faults = Lepsze akcje
review-no-faults = Nie znaleziono wyraźnie lepszych akcji.
review-axis-steps = kroki
review-axis-win = szansa na wygraną, %
review-column-player = gracz
review-column-start = początek
review-column-luck = losowania
review-column-own = własne decyzje
review-column-others = decyzje innych
review-column-result = wynik
review-column-adjusted = bez losowań
review-column-lost = stracone decyzjami
review-column-accuracy = dokładność
review-column-decisions = decyzje
review-class-best = najlepsza
review-class-good = dobra
review-class-inaccuracy = niedokładność
review-class-mistake = błąd
review-class-blunder = poważny błąd
review-fault = { $line } Strata { $lost }% (± { $error }): { $class ->
        [inaccuracy] niedokładność
        [mistake] błąd
       *[blunder] poważny błąd
    }. Lepiej: { $better }
hint-heading = { $player } jest na ruchu. { $at ->
        [one] Rozegrano 1 akcję.
        [few] Rozegrano { $at } akcje.
       *[other] Rozegrano { $at } akcji.
    } { $points ->
        [one] Bieżący wynik: 1 punkt.
        [few] Bieżący wynik: { $points } punkty.
       *[other] Bieżący wynik: { $points } punktów.
    }
hint-line = Wygrywa { $win }% partii, na koniec około { $points } pkt. { $visits ->
        [one] 1 symulacja.
        [few] { $visits } symulacje.
       *[other] { $visits } symulacji.
    }
hint-changes = Teraz: { COMMAS($changes) }.
hint-change = { NOUN($sheet, $source) } +{ $points }
hint-loss = { NOUN($sheet, $source) } −{ $points }
hint-no-change = Teraz: bez punktów.
hint-chance = { $at ->
        [one] Po 1 akcji następuje losowanie,
        [few] Po { $at } akcjach następuje losowanie,
       *[other] Po { $at } akcjach następuje losowanie,
    } więc nie ma czego wybierać. Podaj inną pozycję przez --at.
hint-over = { $at ->
        [one] Po 1 akcji partia jest zakończona,
        [few] Po { $at } akcjach partia jest zakończona,
       *[other] Po { $at } akcjach partia jest zakończona,
    } więc nie ma czego wybierać. Podaj wcześniejszą pozycję przez --at.

engine-line-too-long = Wiersz może mieć najwyżej { $most } bajtów.
engine-not-text = Wiersz musi być w UTF-8; bajt { $byte } nie jest.
engine-not-json = Wiersz musi być jednym dokumentem JSON.
engine-not-an-object = Żądanie musi być obiektem JSON, na przykład { "{" }"cmd": "state"{ "}" }.
engine-bad-id = Identyfikator musi być liczbą albo tekstem o długości najwyżej { $most } bajtów.
engine-no-command = Żądanie musi podawać polecenie jako „cmd”. Polecenia to: { COMMAS($known) }.
engine-unknown-command = Nie ma polecenia „{ $given }”. Polecenia to: { COMMAS($known) }.
engine-bad-request = Polecenie { $command } tego nie przyjmuje.
engine-no-game = Nie rozpoczęto jeszcze partii. Zacznij od setup albo position.
engine-nothing-to-apply = Podaj, co wykonać: „action” z jednym zapisem albo „actions” z ich listą.
engine-chance = Teraz następuje losowanie. Wyślij chance albo podaj jego wynik w apply.
engine-not-chance = Teraz nie ma losowania.
engine-over = Partia jest zakończona. Zacznij nową poleceniem setup albo cofnij akcje poleceniem undo.
engine-other-seat = To tura gracza { $seat }, a nie gracza { $given }.
engine-undo = { $actions ->
        [one] Nie można cofnąć 1 akcji.
        [few] Nie można cofnąć { $actions } akcji.
       *[other] Nie można cofnąć { $actions } akcji.
    } { $played ->
        [0] Nie rozegrano żadnej.
        [one] Rozegrano tylko 1.
        [few] Rozegrano tylko { $played }.
       *[other] Rozegrano tylko { $played }.
    }
engine-budget = { $name } nie może wynosić { $given }; podaj od 1 do { $most }.

cli-game = { TITLE($id) }  ({ $game })
cli-players = { $least ->
        [one] { $most ->
            [one] 1 gracz
            [few] 1–{ $most } graczy
           *[other] 1–{ $most } graczy
        }
        [few] { $least }–{ $most } graczy
       *[other] { $least }–{ $most } graczy
    }
cli-games-next = Zagraj: „rynek play GRA”. Poznaj zasady: „rynek rules GRA”.
cli-step = Enter: dalej, k: koniec.
cli-step-quit = koniec
cli-replayed = { $actions ->
        [one] Zapis jest poprawny: sprawdzono 1 akcję.
        [few] Zapis jest poprawny: sprawdzono { $actions } akcje.
       *[other] Zapis jest poprawny: sprawdzono { $actions } akcji.
    }
cli-verified = { $events ->
        [one] Zapis jest poprawny: sprawdzono 1 zdarzenie.
        [few] Zapis jest poprawny: sprawdzono { $events } zdarzenia.
       *[other] Zapis jest poprawny: sprawdzono { $events } zdarzeń.
    } { $draws ->
        [0] Nie było losowań.
        [one] Jedyne losowanie wynika z ziarna.
        [few] Wszystkie { $draws } losowania wynikają z ziarna.
       *[other] Wszystkie losowania ({ $draws }) wynikają z ziarna.
    }
cli-verified-day = To miasto dnia { $date }: każde losowanie i każdy wybór bota powtórzono z tym samym wynikiem.
cli-verified-anchor = Klucz dnia prowadzi do kotwicy. Porównaj ją z tą, którą serwer publikuje od pierwszego dnia: { $anchor }
cli-day-unreadable = „{ $given }” nie jest ani datą taką jak 2026-11-19, ani odpowiedzią GET /daily/DATA/GRA.
cli-day-no-key = Klucz dnia { $date } nie jest jeszcze opublikowany: pobierz plik ponownie, gdy dzień się skończy.
cli-day-other-key = Klucz dnia { $date } nie prowadzi do kotwicy.
cli-verified-commitment = Ziarno zgadza się ze zobowiązaniem ogłoszonym przed partią. Porównaj je z wyświetlonym wtedy: { $commitment }
cli-backed-up = Wszystkie dane są w pliku { $path }. Przechowuj go bezpiecznie: są w nim ziarna trwających partii i tajne klucze webhooków.
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
cli-check-sound = { $path }: dane nie są uszkodzone. Stoły: { $tables }. Wpisy: { $entries }. Osoby: { $people }.
cli-check-sealed = Wszystkie sumy kontrolne się zgadzają.
cli-check-unsealed = Nie ma własnych sum kontrolnych: dodaje je „rynek backup”.
cli-check-others = { $others ->
        [one] 1 stół wymaga innej wersji zasad lub elementów.
        [few] { $others } stoły wymagają innej wersji zasad lub elementów.
       *[other] { $others } stołów wymaga innej wersji zasad lub elementów.
    }
cli-check-damaged = { $path }: znaleziono uszkodzenia.
    { $faults }
cli-check-more = … i jeszcze { $faults }. Wszystkie wypisze „rynek check --json”.
cli-not-a-file = { $path } nie jest plikiem. Podaj kopię zapasową albo plik SQLite.
cli-cannot-use = Nie można użyć pliku { $path }.
cli-backup-exists = Plik { $path } już istnieje. Wybierz inną nazwę.
cli-backup-nothing = Nie ma czego kopiować: nie ma pliku { $path }. Wskaż miejsce przechowywania przez --data albo --store.
cli-restore-filled = Plik { $path } już istnieje. Wczytaj kopię do innego folderu przez --data albo najpierw przenieś ten plik.
cli-city = Miasto { $number }
cli-district = { $label }  { $points } = { $value } × { $stars }
cli-total = Razem bez kamieni: { $points }
cli-simulated = { $games ->
        [one] { TITLE($game) }: 1 partia,
        [few] { TITLE($game) }: { $games } partie,
       *[other] { TITLE($game) }: { $games } partii,
    } { $players ->
        [one] 1 gracz,
        [few] { $players } graczy,
       *[other] { $players } graczy,
    } ziarno { $seed }
cli-score-line = Wynik: średnia { $mean }, odchylenie standardowe { $sd }, od { $min } do { $max }
cli-seat-line = Miejsce { $seat }, { $bot }: wygrywa { $wins }%, średnia { $mean }, odchylenie standardowe { $sd }, od { $min } do { $max }
cli-moves-line = Ruchów w partii: średnia { $mean }, odchylenie standardowe { $sd }, od { $min } do { $max }
cli-arena-which-game = Podaj grę: { COMMAS($known) }. Albo rozegraj listę meczów: --suite PLIK.
cli-arena-too-many = { $given ->
        [one] 1 bot to za dużo.
        [few] { $given } boty to za dużo.
       *[other] { $given } botów to za dużo.
    } Limit: { $most }.
cli-arena-games = Zawody obejmują od 1 do { $most } rozdań, a nie { $given }.
cli-arena-state = { $path } nie pasuje do tych zawodów. Podaj inny plik albo usuń ten.
cli-arena-report = Raport jest w { $path }.
cli-arena-not-ours = Plik { $path } już istnieje, a „rynek arena” go nie zapisała. Wybierz inny folder.
cli-bad-suite = { $path } nie jest listą meczów.
cli-suite-place = W elementach gry { $game } nie ma wartości w miejscu { $place }.
cli-suite-missed = { $missed ->
        [one] Nie osiągnięto jednego z celów (wszystkich: { $all }).
        [few] Nie osiągnięto { $missed } celów (wszystkich: { $all }).
       *[other] Nie osiągnięto { $missed } celów (wszystkich: { $all }).
    }
cli-unknown-match = Nie ma gry „{ $given }”.
cli-arena-place = Miejsce { $seat } wygrywa { $wins }% ({ $low }–{ $high })
cli-percent = { $share }%
cli-range = { $low }–{ $high }
cli-bench-measuring = Pomiar: { TITLE($game) } …
cli-bench-heading = { TITLE($game) }, na sekundę czasu procesora
cli-bench-options = Opcje stołu: { COMMAS($options) }
cli-bench-sampled = Jeden rdzeń, akcje losowane: { GROUPED($moves) } ruchów/s ({ GROUPED($actions) } z losowaniami), { GROUPED($playouts) } partii/s, { $allocations } przydziałów pamięci na partię
cli-bench-listed = Jeden rdzeń, wszystkie akcje wypisane: { GROUPED($moves) } ruchów/s ({ GROUPED($actions) } z losowaniami), { GROUPED($playouts) } partii/s, { $allocations } przydziałów pamięci na partię
cli-bench-all-cores = Wszystkie rdzenie ({ $threads }), akcje losowane: { GROUPED($moves) } ruchów/s ({ GROUPED($actions) } z losowaniami), { GROUPED($playouts) } partii/s, { $allocations } przydziałów pamięci na partię
cli-bench-search = Bot „strong”, jeden rdzeń: { GROUPED($iterations) } symulacji na sekundę.
cli-bench-size = Pozycja zajmuje { $position } B, akcja { $action } B.

# Gra w terminalu.

play-welcome = { TITLE($game) }, ziarno { $seed }
play-seat = Miejsce { $seat }: { $player }
play-begin = Wpisz akcję albo „pomoc”.
play-prompt = { $moves ->
        [one] { $player } (1 ruch)>
        [few] { $player } ({ $moves } ruchy)>
       *[other] { $player } ({ $moves } ruchów)>
    }
play-saving = Partia jest zapisywana po każdej akcji w pliku { $path }.
play-hand-over = { $player } jest na ruchu. Pozostali, odwróćcie wzrok. Naciśnij Enter, aby zobaczyć stół.
play-nothing = Wpisz akcję, np. jedną z listy „ruchy”, albo „pomoc”.
play-no-list = Numer { $number } nic jeszcze nie oznacza: w tej pozycji nie było listy ruchów. Wpisz „ruchy” albo „rada”, a potem numer, albo wpisz sam ruch.
play-nothing-listed = W tej pozycji nie było jeszcze listy ruchów. Wpisz „ruchy”.
play-no-number = Nie ma ruchu { $number }. { $most ->
        [0] Ostatnia lista jest pusta.
        [one] Ostatnia lista pokazuje tylko ruch 1.
        [few] Ostatnia lista pokazuje ruchy od 1 do { $most }.
       *[other] Ostatnia lista pokazuje ruchy od 1 do { $most }.
    }
play-unreadable = „{ $text }”: tej akcji nie można odczytać.
play-possible = Teraz można: { $next }
play-possible-after = Po „{ $before }” można wpisać: { $next }
play-too-narrow = Ta plansza potrzebuje { $needed } kolumn, a terminal ma { $columns }. Poszerz okno.
play-tie = { $points ->
        [one] Po 1 punkcie mają: { $names }.
        [few] Po { $points } punkty mają: { $names }.
       *[other] Po { $points } punktów mają: { $names }.
    }
play-tie-boulevards = Rozstrzyga wyższa suma cen na kartach udziałów.
play-tie-boulevards-bankrupt = Bankruci zajmują miejsca za wszystkimi pozostałymi, a pierwszy z nich ostatnie.
play-tie-planners = Rozstrzyga większa liczba umieszczonych obiektów.
play-tie-polis = Rozstrzyga większa liczba kamieni.
play-tie-rooftops = Rozstrzyga większa liczba pięter w zasobach.
play-tie-other = Zasady mówią, jak rozstrzyga się taki remis.
play-moves-all = { $all ->
        [0] Żaden dozwolony ruch tego nie zawiera.
        [one] To jedyny. Wpisz jego numer, aby go zagrać.
        [few] To wszystkie { $all }. Wpisz numer, aby zagrać ruch.
       *[other] To wszystkie { $all }. Wpisz numer, aby zagrać ruch.
    }
play-moves-more = Pokazano { $shown } z { $all }. „następne” pokazuje kolejne, a „ruchy TEKST” te, które zawierają TEKST. Wpisz pokazany numer, aby zagrać ruch.
play-no-seat = Nie ma miejsca „{ $given }”; miejsca mają numery od 1 do { $players }.
play-hint = { $bot } proponuje:
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
play-other-game = W pliku { $path } jest partia gry { TITLE($found) }, a nie { TITLE($given) }. Wznów ją: rynek play --resume { $path }
play-nothing-saved = W folderze { $folder } nie ma niedokończonej partii. Zacznij nową („rynek play GRA”) albo podaj plik: --resume PLIK.
play-nothing-saved-of = W folderze { $folder } nie ma niedokończonej partii gry { TITLE($game) }. Zacznij nową („rynek play { $id }”) albo podaj plik: --resume PLIK.
play-rules = Zasady: rynek rules { $game }
play-over = { $count ->
        [one] Koniec partii. Wygrywa { $winners }.
        [few] Koniec partii. Zwycięstwo dzielą: { $winners }.
       *[other] Koniec partii. Zwycięstwo dzielą: { $winners }.
    }
play-points = { $points ->
        [one] { $player }: 1 punkt
        [few] { $player }: { $points } punkty
       *[other] { $player }: { $points } punktów
    }
play-fact = { NOUN($sheet, $fact) } { $amount }

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

serve-open = Rynek działa pod adresem { $address }
serve-no-page = Ten program zbudowano bez strony: przeglądarka pokaże tylko informację o tym. Aby zbudować jedno i drugie, uruchom make install w folderze ze źródłami.
serve-only-here = Dostęp ma tylko ten komputer. Dla telefonów i znajomych w twojej sieci uruchom go z --host 0.0.0.0
serve-network = W twojej sieci: { $address }
serve-kept = Dane są w { $place }. Ctrl-C zatrzymuje serwer; wszystkie stoły pozostają zapisane.
serve-kept-in-database = Dane są w bazie danych. Ctrl-C zatrzymuje serwer; wszystkie stoły pozostają zapisane.
serve-stopping = Serwer się zatrzymuje; wszystkie stoły są zapisane.

# Wydania.
cli-edition-head = { TITLE($game) }: elementy do „rynek play { $id } --edition PLIK”, punkt wyjścia: { $title }.
    Zmień to, co jest inne w twoim pudełku, a potem uruchom „rynek edition check PLIK”.
    Takie wiersze jak ten to komentarze. W nawiasach podano, co jest dozwolone.
cli-edition-unknown = Nie ma wydania „{ $given }”. Wydania: { COMMAS($known) }.
cli-edition-exists = Plik { $path } już istnieje. Wybierz inny albo zastąp go opcją --force.
cli-edition-written = Zapisano w { $path }.
cli-edition-faults = { $faults ->
        [one] Plik wydania ma 1 błąd.
        [few] Plik wydania ma { $faults } błędy.
       *[other] Plik wydania ma { $faults } błędów.
    }
cli-edition-sound = Plik wydania jest poprawny ({ $game }, { $hash }).
cli-edition-no-game = Plik wydania nie podaje, do jakiej gry służy: jego pole „game” to „{ $found }”. Gry: { COMMAS($known) }.
cli-edition-line = { $game }  { $name }  { $title }  { $hash }
cli-edition-shown = Wydanie { $hash } gry { $game }
cli-edition-board = Partia z nim zaczyna się tak ({ $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[other] { $players } graczy
    }):
cli-box-part = { $part }: { $source }.
