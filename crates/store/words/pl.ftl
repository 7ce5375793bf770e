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
check-checksum = Uszkodzona jest tylko suma kontrolna. Sam stół jest w porządku.
