# Teksty o zapisach, wydaniach, opcjach i notacji.

notation = Nie można odczytać „{ $text }”. Poprawna postać: { FORM($form) }

# Nazwy wartości w notacji.
notation-area = OBSZAR
notation-attraction = ATRAKCJA
notation-card = KARTA
notation-colour = KOLOR
notation-deed = DZIAŁANIE
notation-die = KOŚĆ
notation-goal = CEL
notation-lot = DZIAŁKA
notation-price = CENA
notation-resource = SUROWIEC
notation-site = PLAC
notation-tile = NUMER

setup-not-an-object = Opcje to obiekt JSON, np. { "{" }"players": 2{ "}" }.
setup-unknown = Nie ma opcji „{ $name }”. Dostępne opcje: { COMMAS($known) }.
setup-count = Wartość { $value } nie jest dozwolona dla opcji „{ $name }”. Dozwolone: od { $least } do { $most }.
setup-choice = Wartość { $value } nie jest dozwolona dla opcji „{ $name }”. Dozwolone: { OR($names) }.
setup-subset = Wartość { $value } nie jest dozwolona dla opcji „{ $name }”. Dozwolone: dowolne z { COMMAS($names) }.

json-missing = Brakuje pola „{ $name }”.
json-unknown = Nieznana nazwa „{ $name }”.
json-unknown-of = Nieznana nazwa „{ $name }”. Możliwe: { COMMAS($known) }.
json-twice = „{ $name }” występuje dwa razy.
json-value = Wartość „{ $found }” nie jest tu możliwa.
json-kind = Potrzebna jest tu wartość innego rodzaju.
json-end = Tekst kończy się za wcześnie.
json-trailing = Po końcu dokumentu jest dalszy tekst.
json-syntax = To nie jest JSON.

edition-json = Nie można odczytać wiersza { $line }, kolumny { $column } pliku wydania.
edition-too-long = Plik wydania jest za duży: { $bytes } B (limit: { $most } B).
edition-too-many = W użyciu jest zbyt wiele wydań. Limit: { $most }, a dla dużych mniej. Spróbuj, gdy inne nie będą już w użyciu.
edition-missing = W pliku wydania brakuje pola „{ $place }”.
edition-lacks = W pliku wydania { $place } nie ma pozycji: { $entry }.
edition-twice = W pliku wydania { $place } powtarza { $found }; każda wartość może wystąpić raz.
edition-value = W pliku wydania { $place } ma wartość { $found }, a powinno mieć { $expected }.
edition-kind-object = W pliku wydania { $place } to { $found }, a potrzebna jest grupa pól w nawiasach klamrowych.
edition-kind-array = W pliku wydania { $place } to { $found }, a potrzebna jest lista w nawiasach kwadratowych.
edition-kind-string = W pliku wydania { $place } to { $found }, a potrzebny jest tekst w cudzysłowie.
edition-kind-integer = W pliku wydania { $place } to { $found }, a potrzebna jest liczba całkowita.
edition-kind-boolean = W pliku wydania { $place } to { $found }, a potrzebne jest true lub false.
edition-entries = W pliku wydania liczba pozycji w { $place } to { $found }, a powinna być: { $expected }.
edition-letters = W pliku wydania liczba znaków w { $place } to { $found }, a powinna być: { $expected }.
edition-unknown = W pliku wydania { $place } nie jest znanym polem. Możliwe: { COMMAS($known) }.
edition-field-twice = W pliku wydania pole { $place } jest podane dwa razy.
edition-part = W pliku wydania nie można odczytać { $place }.

# Pole z wartością dla każdej liczby graczy.
edition-players-2 = 2 graczy
edition-players-3 = 3 graczy
edition-players-4 = 4 graczy
edition-players-5 = 5 graczy
edition-players-6 = 6 graczy

# Wydania i pochodzenie ich części.
edition-standard = Wydanie standardowe
edition-about = O tym pudełku
edition-about-part = Część
edition-about-source = Skąd pochodzi
edition-about-note = Uwaga
edition-source-known = znane
edition-source-rulebook = podane w instrukcji
edition-source-reconstructed = odtworzone

record-too-long = Zapis jest za duży: { $bytes } B (limit: { $most } B).
record-json = Nie można odczytać wiersza { $line }, kolumny { $column } zapisu.
record-too-new = Zapis ma format { $found }; ten program czyta formaty do { $known }. Utworzyła go nowsza wersja Rynku.
record-other-game = To zapis gry { $found }, nie { $expected }.
record-unknown-game = To zapis gry „{ $found }”, której tu nie ma. Dostępne gry: { COMMAS($known) }.
record-other-rules = Zapis powstał według wersji { $found } zasad, a ten program obsługuje tylko wersję { $expected }.
record-no-edition = Zapis wskazuje wydanie { $hash }, którego nie ma w Rynku ani w samym zapisie.
record-other-edition = Zapis zawiera wydanie { $found }, a wskazuje { $named }.
record-seats = { $found ->
        [one] Zapis ma 1 miejsce
        [few] Zapis ma { $found } miejsca
       *[other] Zapis ma { $found } miejsc
    }. { $expected ->
        [one] Jego opcje są dla 1 gracza.
        [few] Jego opcje są dla { $expected } graczy.
       *[other] Jego opcje są dla { $expected } graczy.
    }
record-event = Zdarzenie { $event } zapisu jest niemożliwe.
record-result = Wynik w zapisie nie wynika ze zdarzeń.

event-json = To nie jest zdarzenie.
event-turn = { $player } jest na ruchu.
event-turn-chance = Teraz następuje losowanie, a nie akcja gracza.
event-turn-over = Partia jest zakończona.
event-undo = { $actions ->
        [one] Cofa 1 akcję.
        [few] Cofa { $actions } akcje.
       *[other] Cofa { $actions } akcji.
    } { $played ->
        [0] Nie rozegrano żadnej.
        [one] Rozegrano tylko 1.
        [few] Rozegrano tylko { $played }.
       *[other] Rozegrano tylko { $played }.
    }
event-seat = Przy tym stole nie ma miejsca { $seat }.

# Gracz bez nicku, jako podmiot zdania.
seat-name = Gracz { $seat }

# Boty, jako podmiot zdania: według poziomu albo nazwy bota z zewnątrz. Kilka botów jednego poziomu ma numery.
bot-level-beginner = Bot Debiutant
bot-level-novice = Bot Nowicjusz
bot-level-casual = Bot Amator
bot-level-skilled = Bot Bywalec
bot-level-strong = Bot Zaawansowany
bot-level-expert = Bot Ekspert
bot-level-master = Bot Mistrz
bot-named = { NOUN("bot-level", $level) }
bot-named-numbered = { NOUN("bot-level", $level) } { $number }
bot-other = Bot { $name }
bot-other-numbered = Bot { $name } { $number }
