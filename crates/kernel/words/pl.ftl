# Teksty o zapisach, wydaniach, opcjach i notacji.

notation = Nie można odczytać „{ $text }”. Poprawna postać: { $form }

setup-not-an-object = Opcje to obiekt JSON, np. { "{" }"players": 2{ "}" }.
setup-unknown = Nie ma opcji „{ $name }”. Dostępne opcje: { $known }.
setup-value = Wartość { $value } nie jest dozwolona dla opcji „{ $name }”. Dozwolone: { $takes }.

json-missing = brakuje „{ $name }”
json-unknown = nie ma tu miejsca na „{ $name }”
json-unknown-of = nie ma tu miejsca na „{ $name }”; możliwe są: { $known }
json-twice = „{ $name }” występuje dwa razy
json-value = wartość „{ $found }” nie jest tu możliwa
json-kind = potrzebna jest tu wartość innego rodzaju
json-end = tekst kończy się za wcześnie
json-trailing = po końcu dokumentu jest dalszy tekst
json-syntax = to nie jest JSON

edition-json = Wiersz { $line }, kolumna { $column } pliku wydania: { $detail }.
edition-too-long = Plik wydania jest za duży: { $bytes } B (limit: { $most } B).
edition-too-many = W użyciu jest zbyt wiele wydań. Limit: { $most }, a dla dużych mniej. Spróbuj, gdy inne nie będą już w użyciu.
edition-missing = W pliku wydania brakuje pola „{ $place }”.
edition-twice = W pliku wydania { $place } powtarza { $found }; każda wartość może wystąpić raz.
edition-value = W pliku wydania { $place } ma wartość { $found }, a powinno mieć { $expected }.

record-too-long = Zapis jest za duży: { $bytes } B (limit: { $most } B).
record-json = Wiersz { $line }, kolumna { $column } zapisu: { $detail }.
record-too-new = Zapis ma format { $found }; ten program czyta formaty do { $known }. Utworzyła go nowsza wersja Rynku.
record-other-game = To zapis gry { $found }, nie { $expected }.
record-unknown-game = To zapis gry „{ $found }”, której tu nie ma. Dostępne gry: { $known }.
record-other-rules = Zapis powstał według wersji { $found } zasad, a ten program obsługuje tylko wersję { $expected }.
record-no-edition = Zapis wskazuje wydanie { $hash }, którego nie ma w Rynku ani w samym zapisie.
record-other-edition = Zapis zawiera wydanie { $found }, a wskazuje { $named }.
record-seats = { $found ->
        [one] Zapis ma 1 miejsce
        [few] Zapis ma { $found } miejsca
       *[other] Zapis ma { $found } miejsc
    }, a jego opcje przewidują inną liczbę graczy ({ $expected }).
record-event = Zdarzenie { $event } zapisu jest niemożliwe. { $fault }
record-result = Wynik w zapisie nie wynika ze zdarzeń.

event-json = To nie jest zdarzenie: { $detail }.
event-turn = Teraz ruch gracza { $seat }.
event-turn-chance = Teraz następuje losowanie, a nie akcja gracza.
event-turn-over = Partia jest zakończona.
event-undo = { $actions ->
        [one] Cofa 1 akcję
        [few] Cofa { $actions } akcje
       *[other] Cofa { $actions } akcji
    }, a rozegrano tylko { $played }.
event-seat = Przy tym stole nie ma miejsca { $seat }.

# Gracz bez nicku, jako podmiot zdania.
seat-name = Gracz { $seat }
