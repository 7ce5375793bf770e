store-conflict = Ktoś był szybszy. Spójrz na stół i spróbuj ponownie.
store-not-found = Tego tu nie ma: mogło zostać usunięte albo adres jest błędny.
store-exists = To już istnieje.
store-corrupt = Zapisane dane są uszkodzone: { $what }. Przywróć kopię zapasową albo skontaktuj się z administratorem serwera.
store-newer = Te dane zapisała nowsza wersja (format { $found }; ten program czyta do { $known }). Zaktualizuj program.
store-older = Te dane zapisała starsza wersja (format { $found }; ten program używa { $known }). Uruchom raz serwer, aby je zaktualizować.
store-not-a-store = To nie jest magazyn danych ani kopia zapasowa Rynku albo jej początek jest uszkodzony.
store-empty = Plik jest pusty.
store-in-use = Pliku { $path } używa inny serwer.
store-in-use-by = To proces { $process }.
store-in-use-at = To proces { $process }, adres { $place }.
store-in-use-advice = Najpierw zatrzymaj tamten serwer albo użyj innego pliku lub folderu. Kilka serwerów może wspólnie używać bazy PostgreSQL (--store postgres://…).
store-unavailable = { $seconds ->
    [one] Magazyn danych nie odpowiada. Spróbuj ponownie za 1 sekundę.
    [few] Magazyn danych nie odpowiada. Spróbuj ponownie za { $seconds } sekundy.
   *[other] Magazyn danych nie odpowiada. Spróbuj ponownie za { $seconds } sekund.
 }
store-unsupported = Ten rodzaj magazynu danych tego nie obsługuje.
check-in-file = Plik:
check-in-line = Wiersz { $line }:
check-in-shelf = Wszystko z „{ $shelf }”:
check-in-table = Stół { $table }:
check-in-row = „{ $shelf }”, { $key }:
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
check-orphan = Brakuje danych, do których to należy.
check-entry-missing = Brakuje wpisu { $entry }.
check-entry-changed = Wpis { $entry } zmieniono po zapisaniu.
check-ends = Historia kończy się na wpisie { $entry }, a stół nie.
check-seed = Brakuje ziarna albo zostało zmienione.
check-opening = Nie można otworzyć partii w jej pierwotnej postaci.
check-impossible = Wpis { $entry } jest niemożliwy według zasad.
check-listing = Dane na listach nie zgadzają się z historią stołu. Przywrócenie kopii to naprawia.
check-chat = Czat zmieniono po utworzeniu kopii.
check-chat-line = Wiadomości z czatu nie można odczytać.
check-checksum = Uszkodzona jest tylko suma kontrolna. Sam stół jest w porządku.
