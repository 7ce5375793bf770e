# Co jądro mówi o zapisach, wydaniach, opcjach i notacji.

notation = Nie można odczytać „{ $text }”. Poprawna postać: { $form }

setup-not-an-object = Opcje to obiekt JSON, np. { "{" }"players": 2{ "}" }.
setup-unknown = Nie ma opcji „{ $name }”. Dostępne opcje: { $known }.
setup-value = Opcja { $name } nie przyjmuje wartości { $value }. Przyjmuje: { $takes }.

json-missing = brakuje „{ $name }”
json-unknown = nie ma tu miejsca na „{ $name }”
json-unknown-of = nie ma tu miejsca na „{ $name }”; możliwe są: { $known }
json-twice = „{ $name }” występuje dwa razy
json-value = wartość „{ $found }” nie jest tu możliwa
json-kind = potrzebna jest tu wartość innego rodzaju
json-end = tekst kończy się za wcześnie
json-trailing = po końcu dokumentu jest dalszy tekst
json-syntax = to nie jest JSON

edition-json = Wiersz { $line }, kolumna { $column } wydania: { $detail }.
edition-too-long = Wydanie ma { $bytes } bajtów; czytane jest najwyżej { $most }.
edition-too-many = W użyciu jest naraz zbyt wiele wydań. Zmieści się ich { $most }, a dużych mniej. Spróbuj, gdy inne nie będą już w użyciu.
edition-missing = W wydaniu brakuje { $place }.
edition-twice = W wydaniu { $place } powtarza { $found }; każda wartość może wystąpić raz.
edition-value = W wydaniu { $place } ma wartość { $found }, a powinno mieć { $expected }.

record-too-long = Zapis ma { $bytes } bajtów; czytane jest najwyżej { $most }.
record-json = Wiersz { $line }, kolumna { $column } zapisu: { $detail }.
record-too-new = Zapis ma format { $found }; ten program czyta formaty do { $known }. Utworzyła go nowsza wersja Rynku.
record-other-game = To zapis gry { $found }, nie { $expected }.
record-unknown-game = To zapis gry „{ $found }”, której tu nie ma. Dostępne gry: { $known }.
record-other-rules = Zapis powstał według wersji { $found } zasad; ten program gra według wersji { $expected } i nie zmieni znaczenia zapisu.
record-no-edition = Zapis wskazuje wydanie { $hash }, którego nie ma w Rynku ani w samym zapisie.
record-other-edition = Zapis zawiera wydanie { $found }, a wskazuje { $named }.
record-seats = { $found ->
        [one] Zapis ma jedno miejsce
        [few] Zapis ma { $found } miejsca
       *[other] Zapis ma { $found } miejsc
    }, a jego opcje są dla { $expected } graczy.
record-event = Zdarzenie { $event } zapisu nie mogło się zdarzyć. { $fault }
record-result = Wynik w zapisie nie wynika ze zdarzeń.

event-json = To nie jest zdarzenie: { $detail }.
event-turn = Ruch ma miejsce { $seat }.
event-turn-chance = Teraz decyduje los, nie gracz.
event-turn-over = Gra jest skończona.
event-undo = Cofa { $actions } akcji, a rozegrano tylko { $played }.
event-seat = Przy tym stole nie ma miejsca { $seat }.

# Gracz, którego imienia nie znamy, jako podmiot zdania.
seat-name = Gracz { $seat }
