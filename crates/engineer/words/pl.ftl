# Co mówi Inżynier.

engineer-title = Inżynier
engineer-tagline = Prowadź inżyniera przez cztery dzielnice, używaj kości i kart i zbuduj na czas wszystkie budynki.
engineer-length = 15–30 min

# Jak gra każdy poziom botów.
engineer-level-beginner = Nie zauważa jednej trzeciej akcji, inne źle ocenia i trzyma się jednego pomysłu, na przykład oszczędza dolary albo gromadzi surowce.
engineer-level-novice = Też trzyma się jednego pomysłu, ale zauważa większość akcji; wygrywa niektóre łatwe partie.
engineer-level-casual = Niektóre akcje źle ocenia, kilku nie zauważa; wygrywa wiele łatwych partii.
engineer-level-skilled = Dobrze ocenia pozycję, choć czasem się myli i ma lekką słabość do jednego planu.
engineer-level-strong = Wybiera akcję, która wygląda najlepiej, i rzadko się myli.
engineer-level-expert = Sprawdza kilka sposobów rozegrania tury i każdy rzut po nich.
engineer-level-master = Sprawdza wiele sposobów rozegrania tury, a najlepsze z nich na dwa rzuty naprzód.

## Odmowy: po jednej dla każdej zasady, którą można złamać.

engineer-setup-each-once = Ta dzielnica jest w układzie dwa razy: { NOUN("engineer-district", $district) }. Każda z czterech kart ma jedno miejsce.
engineer-setup-start = Inżynier nie może zacząć na { $area }. Wybierz obszar mieszkalny: { OR($areas) }.

engineer-round-order = Tego nie można teraz zrobić. { NOUN("engineer-step", $step, form: "now") }
engineer-end-over = Partia jest zakończona.

engineer-roll-three = Rzuca się wszystkimi trzema kośćmi.
engineer-keep-two = Zatrzymaj dokładnie dwie z wyrzuconych kości: { $rolled }.
engineer-plan-dice = Ustaw dokładnie dwie kości, każdą od 1 do 6.
engineer-dice-active = Żadna aktywna kość nie pokazuje { $die }.
engineer-active-dice = Aktywne kości: { $dice }.
engineer-no-active-dice = Nie masz już aktywnych kości.

engineer-extra-each = Kość usuwa jeden żeton i { $price } $ też jeden. Za każdy żeton zapłać osobno.
engineer-extra-money = Usunięcie żetonu kosztuje { $price } $, a ty masz { $money } $.
engineer-token-there = Na { $area } nie ma żetonu.
engineer-token-most = { $most ->
        [one] W ten sposób można usunąć tylko 1 żeton.
        [few] W ten sposób można usunąć najwyżej { $most } żetony.
       *[other] W ten sposób można usunąć najwyżej { $most } żetonów.
    }
engineer-token-exact = { $tokens ->
        [one] Usuń 1 żeton: przy tym stole karta lub bonus usuwa dokładnie tyle żetonów, ile podaje.
        [few] Usuń { $tokens } żetony: przy tym stole karta lub bonus usuwa dokładnie tyle żetonów, ile podaje.
       *[other] Usuń { $tokens } żetonów: przy tym stole karta lub bonus usuwa dokładnie tyle żetonów, ile podaje.
    }

engineer-project-must = Tu nie można spasować: zagraj kartę projektu albo odzyskaj karty.
engineer-project-hand = Karty { $project } nie masz na ręce.
engineer-project-ways = Karta { $project } nie pozwala na { NOUN("engineer-deed", $deed, form: "accusative") }. Akcja podstawowa: { NOUN("engineer-effect", $basic) }. Akcja zaawansowana: { NOUN("engineer-effect", $advanced) }.
engineer-project-die = Akcja zaawansowana karty { $project } wymaga aktywnej kości, która pokazuje { $die }.
engineer-move-exact = { $to } nie jest oddalone dokładnie o { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    } od { $from }.
engineer-move-return = Inżynier już jest na { $area } i nie może tam skończyć ruchu.

engineer-set-die-active = Żadna aktywna kość, którą można ustawić, nie pokazuje { $die }.
engineer-set-die-other = Kość już pokazuje { $die }. Wybierz inną wartość.
engineer-swap-owned = Nie masz { NOUN("engineer-resource", $resource, form: "genitive") } do oddania.
engineer-swap-other = Nie można wymienić { NOUN("engineer-resource", $resource, form: "genitive") } na { NOUN("engineer-resource", $resource) }. Wybierz inny surowiec.
engineer-swap-two = Wybierz dwa surowce: ta wymiana daje dwa za jeden.
engineer-develop-side = Ta dzielnica jest już rozwinięta: { NOUN("engineer-district", $district) }.
engineer-develop-engineer = W tej dzielnicy jest inżynier: { NOUN("engineer-district", $district) }. Rozwinąć można tylko dzielnicę bez inżyniera.
engineer-develop-token = W tej dzielnicy nie ma żetonu: { NOUN("engineer-district", $district) }. Rozwinąć można tylko dzielnicę z żetonem.

engineer-area-kinds = { $kind ->
        [industrial] { $area } to obszar przemysłowy: możesz tam tylko brać surowce.
        [trade] { $area } to obszar handlowy: możesz tam tylko handlować.
       *[residential] { $area } to obszar mieszkalny: możesz tam tylko zbierać podatki albo budować.
    }
engineer-area-die = { $area } nie przyjmuje kości, która pokazuje { $die }, tylko { OR($values) }.
engineer-industrial-resource = { $area } nie daje { NOUN("engineer-resource", $resource, form: "genitive") }, tylko { OR($gives) }.
engineer-trade-die = Kość służy tu tylko do wymiany jednego surowca na dwa.
engineer-trade-sale = Nie masz { NOUN("engineer-resource", $resource, form: "genitive") } na sprzedaż ani przed wymianą, ani po niej.

engineer-build-card = Na karcie nie ma budynku { $building }; numery są od 1 do { $most }.
engineer-build-once = To już jest zbudowane: { NOUN("engineer-building", $building) }.
engineer-build-token = Żeby zbudować { NOUN("engineer-building", $building, form: "accusative") }, potrzebujesz żetonu, a pula jest pusta.
engineer-build-cost = Nie stać cię na { NOUN("engineer-building", $building, form: "accusative") }. Koszt: { $cost }.
engineer-challenge-order = Tej części nie można jeszcze zbudować: { NOUN("engineer-building", $building) }. Następna część: { NOUN("engineer-building", $next) }.
engineer-bonus-kinds = Bonus tej części nie pozwala na { NOUN("engineer-deed", $deed, form: "accusative") }.
engineer-have = Masz { $stock }.

## Wpisy dziennika.

engineer-log-layout = Dzielnice od północnego zachodu do południowego wschodu: { $districts }.
engineer-log-start = Inżynier zaczyna na { $area }.
engineer-log-roll = Kości pokazują { $dice }.
engineer-log-keep = Aktywne kości: { $dice }.
engineer-log-set = Kości ustawione po planowaniu: { $dice }.
engineer-log-clear = { $tokens ->
        [one] Usuwa żeton z { $areas }.
        [few] Usuwa żetony z { $areas }.
       *[other] Usuwa żetony z { $areas }.
    }
engineer-log-project = Zagrywa { $project } i idzie na { $area }.
engineer-log-recover = Idzie na { $area } i odzyskuje wszystkie karty projektów.
engineer-log-take = { $count ->
        [one] Bierze 1 { NOUN("engineer-resource", $resource) }.
        [few] Bierze { $count } { NOUN("engineer-resource", $resource, form: "genitive") }.
       *[other] Bierze { $count } { NOUN("engineer-resource", $resource, form: "genitive") }.
    }
engineer-log-tax = Zbiera podatki: { $money } $.
engineer-log-build = Buduje { NOUN("engineer-building", $building, form: "accusative") } za kość { $die }.
engineer-log-trade = Handluje i dostaje { $money } $.
engineer-log-bonus = Używa bonusu.
engineer-log-pass = { $step ->
        [extra] Nie usuwa żetonów.
        [invest] Rezygnuje z inwestycji.
       *[other] Rezygnuje z bonusu.
    }

## Zdania po wpisie.

engineer-log-die = Używa kości { $die }.
engineer-log-pays = Płaci { $money } $.
engineer-log-sale = Sprzedaje 1 { NOUN("engineer-resource", $resource) } za { $money } $.
engineer-log-deed-nothing = Nie używa akcji karty.
engineer-log-deed-remove = { $tokens ->
        [one] Usuwa żeton z { $areas }.
        [few] Usuwa żetony z { $areas }.
       *[other] Usuwa żetony z { $areas }.
    }
engineer-log-deed-take = Bierze 1 { NOUN("engineer-resource", $resource) }.
engineer-log-deed-set = Ustawia kość z { $from } na { $to }.
engineer-log-deed-build = Buduje { NOUN("engineer-building", $building, form: "accusative") }.
engineer-log-deed-halt = Zatrzymuje czas w tej rundzie.
engineer-log-deed-swap = Wymienia 1 { NOUN("engineer-resource", $give) } na { $get }.
engineer-log-deed-develop = Rozwija dzielnicę { NOUN("engineer-district", $district) }.
engineer-log-deed-plan = Planuje następne kości.
engineer-log-round-ends = Koniec rundy.
engineer-log-round-token = Obszar { $area } dostaje żeton.
engineer-log-round-no-token = Obszar ma już żeton.
engineer-log-round-money = Dwie niewykorzystane kości dają { $money } $.
engineer-log-round-stays = Znacznik czasu zostaje na polu { $to }.
engineer-log-round-moves = Znacznik czasu przechodzi z pola { $from } na pole { $to }.
engineer-log-won = Wszystko zbudowane: gra wygrana; na liczniku rund zostało { $time }.
engineer-log-out-of-time = Czas się skończył: gra przegrana.
engineer-log-out-of-tokens = Nie ma już żetonu na ten obszar: gra przegrana.
engineer-log-card-turned = Strona A jest gotowa: wszystkie żetony wracają do puli i zaczyna się strona B.

## Części wyliczeń.

engineer-district = { NOUN("engineer-district", $district) }
engineer-resource = { NOUN("engineer-resource", $resource) }
engineer-resources = { $count ->
        [one] 1 { NOUN("engineer-resource", $resource) }
        [few] { $count } { NOUN("engineer-resource", $resource, form: "genitive") }
       *[other] { $count } { NOUN("engineer-resource", $resource, form: "genitive") }
    }
engineer-money = { $money } $

## Opcje stołu.

engineer-option-mode = Tryb
engineer-option-mode-help = Co trzeba zbudować i w ilu rundach.
engineer-option-mode-a_easy = Strona A, poziom łatwy
engineer-option-mode-a_medium = Strona A, poziom średni
engineer-option-mode-b_medium = Strona B, poziom średni
engineer-option-mode-b_hard = Strona B, poziom trudny
engineer-option-mode-ab_easy = Strona A, potem strona B, poziom łatwy
engineer-option-mode-ab_medium = Strona A, potem strona B, poziom średni
engineer-option-mode-ab_hard = Strona A, potem strona B, poziom trudny
engineer-option-mode-eiffel_easy = Wieża Eiffla, poziom łatwy
engineer-option-mode-eiffel_medium = Wieża Eiffla, poziom średni
engineer-option-mode-eiffel_hard = Wieża Eiffla, poziom trudny
engineer-option-mode-empire_state_easy = Empire State Building, poziom łatwy
engineer-option-mode-empire_state_medium = Empire State Building, poziom średni
engineer-option-mode-empire_state_hard = Empire State Building, poziom trudny
engineer-option-layout = Dzielnice
engineer-option-layout-help = Układ czterech kart dzielnic.
engineer-option-layout-random = Losowy
engineer-option-layout-chosen = Własny
engineer-option-layout-first_game = Stały (na pierwszą rozgrywkę)
engineer-option-exact_removal = Dokładne usuwanie
engineer-option-exact_removal-help = Karta lub bonus usuwa dokładnie tyle żetonów, ile podaje, a nie mniej. Instrukcja nie jest tu jednoznaczna.

## Arkusz punktacji.

engineer-score-buildings = Budynki
engineer-score-time = Pozostały czas (po wygranej)
engineer-fact-to-build = do zbudowania
engineer-fact-time-left = na liczniku rund

## Nazwy. „genitive”: dopełniacz, „accusative”: biernik (buduje kamienicę), „now”: co teraz zrobić.

engineer-district-d1 = Nabrzeże
engineer-district-d2 = Hutnicza
engineer-district-d3 = Stare Miasto
engineer-district-d4 = Kolejowa
engineer-building-a1 = Kamienica
    .accusative = kamienicę
engineer-building-a2 = Warsztat
    .accusative = warsztat
engineer-building-a3 = Dworzec
    .accusative = dworzec
engineer-building-a4 = Hala targowa
    .accusative = halę targową
engineer-building-b1 = Ratusz
    .accusative = ratusz
engineer-building-b2 = Teatr
    .accusative = teatr
engineer-building-b3 = Elektrownia
    .accusative = elektrownię
engineer-building-b4 = Most stalowy
    .accusative = most stalowy
engineer-building-e1 = Fundamenty
    .accusative = fundamenty
engineer-building-e2 = Pierwsza platforma
    .accusative = pierwszą platformę
engineer-building-e3 = Druga platforma
    .accusative = drugą platformę
engineer-building-e4 = Szczyt
    .accusative = szczyt
engineer-building-s1 = Fundamenty
    .accusative = fundamenty
engineer-building-s2 = Dolne kondygnacje
    .accusative = dolne kondygnacje
engineer-building-s3 = Środkowe kondygnacje
    .accusative = środkowe kondygnacje
engineer-building-s4 = Górne tarasy
    .accusative = górne tarasy
engineer-building-s5 = Iglica
    .accusative = iglicę
engineer-challenge-eiffel = Wieża Eiffla
engineer-challenge-empire_state = Empire State Building
engineer-deed-nothing = brak akcji
    .accusative = brak akcji
engineer-deed-remove = usunięcie żetonów
engineer-deed-take = wzięcie surowca
engineer-deed-set = ustawienie kości
engineer-deed-build = budowa
    .accusative = budowę
engineer-deed-halt = zatrzymanie czasu
engineer-deed-swap = wymiana
    .accusative = wymianę
engineer-deed-develop = rozwinięcie dzielnicy
engineer-deed-plan = planowanie
engineer-resource-wood = drewno
    .genitive = drewna
engineer-resource-coal = węgiel
    .genitive = węgla
engineer-resource-steel = stal
    .genitive = stali
engineer-kind-industrial = przemysłowy
engineer-kind-trade = handlowy
engineer-kind-residential = mieszkalny
engineer-step-layout = układanie dzielnic
    .now = Najpierw ułóż dzielnice.
engineer-step-start = pierwszy obszar inżyniera
    .now = Najpierw wybierz pierwszy obszar inżyniera.
engineer-step-roll = rzut kośćmi
    .now = Najpierw rzut kośćmi.
engineer-step-set_dice = ustawienie dwóch kości
    .now = Najpierw ustaw dwie kości.
engineer-step-keep = wybór dwóch kości
    .now = Najpierw zatrzymaj dwie kości.
engineer-step-extra = usuwanie żetonów
    .now = Usuń żetony albo spasuj.
engineer-step-project = projekt
    .now = Zagraj kartę projektu albo odzyskaj karty.
engineer-step-card_bonus = bonus
    .now = Użyj bonusu albo spasuj.
engineer-step-invest = inwestycja
    .now = Użyj obszaru, na którym stoi inżynier, albo spasuj.
engineer-step-area_bonus = bonus
    .now = Użyj bonusu albo spasuj.
engineer-step-won = gra wygrana
engineer-step-out_of_time = koniec czasu
engineer-step-out_of_tokens = brak żetonów

engineer-effect-remove1 = usuń żeton
engineer-effect-remove2 = usuń najwyżej 2 żetony
engineer-effect-set_die = ustaw kość
engineer-effect-remove1_or_take1 = usuń żeton albo weź surowiec
engineer-effect-build_anywhere = buduj gdziekolwiek
engineer-effect-no_time_or_swap = zatrzymaj czas albo wymień 1 na 2
engineer-effect-develop = rozwiń dzielnicę
engineer-bonus-take1 = weź surowiec
engineer-bonus-remove2 = usuń najwyżej 2 żetony
engineer-bonus-no_time = zatrzymaj czas

# Pola pliku wydania.

engineer-field-game = Gra
engineer-field-constants = Liczby
engineer-field-constants-tokens = Żetony inwestycji
engineer-field-constants-resource-max = Najwięcej każdego surowca
engineer-field-constants-money-max = Najwięcej pieniędzy
engineer-field-constants-start = Surowce i pieniądze na początku
engineer-field-constants-extra-action-cash-cost = Cena usunięcia żetonu
engineer-field-constants-unused-dice-bonus = Pieniądze za niewykorzystaną kość
engineer-field-constants-recover-move = Kroki przy odzyskiwaniu kart
engineer-field-constants-recover-time = Czas przy odzyskiwaniu kart
engineer-field-constants-industrial = Obszary przemysłowe
engineer-field-constants-trade = Obszary handlowe
engineer-field-constants-residential = Obszary mieszkalne
engineer-field-industrial-basic = Surowce bez kości
engineer-field-industrial-die = Surowce z kością
engineer-field-trade-money = Otrzymywane pieniądze
engineer-field-trade-sell-price = Cena sprzedanego surowca
engineer-field-residential-basic-money = Pieniądze z podatków
engineer-field-districts = Karty dzielnic
engineer-field-district-id = Numer karty
engineer-field-district-name = Nazwa, według języka
engineer-field-district-a = Obszary strony A
engineer-field-district-b = Obszary strony B
engineer-field-area-kind = Rodzaj obszaru
engineer-field-area-resource = Surowiec
engineer-field-area-die = Wartości kości, których można tu użyć
engineer-field-first-game-layout = Dzielnice pierwszej partii
engineer-field-layout-nw = Północny zachód
engineer-field-layout-ne = Północny wschód
engineer-field-layout-sw = Południowy zachód
engineer-field-layout-se = Południowy wschód
engineer-field-projects = Karty projektów
engineer-field-project-id = Numer karty
engineer-field-project-move = Kroki
engineer-field-project-die = Wartość kości
engineer-field-project-basic = Akcja podstawowa
engineer-field-project-advanced = Akcja zaawansowana
engineer-field-building-card = Karta budynków
engineer-field-building-card-a = Budynki strony A
engineer-field-building-card-b = Budynki strony B
engineer-field-building-id = Identyfikator budynku
engineer-field-building-name = Nazwa, według języka
engineer-field-building-cost = Koszt
engineer-field-building-bonus = Bonus za budowę
engineer-field-stock-wood = Drewno
engineer-field-stock-coal = Węgiel
engineer-field-stock-steel = Stal
engineer-field-stock-money = Pieniądze
engineer-field-challenges = Wyzwania
engineer-field-challenges-eiffel = Pierwsze wyzwanie
engineer-field-challenges-empire-state = Drugie wyzwanie
engineer-field-challenge-name = Nazwa, według języka
engineer-field-challenge-parts = Części, w kolejności budowy
engineer-field-modes = Tryby
engineer-field-mode-id = Tryb
engineer-field-mode-rounds = Rundy
engineer-field-district-a-help = Północny zachód, północny wschód, południowy zachód, południowy wschód.
engineer-field-district-b-help = Północny zachód, północny wschód, południowy zachód, południowy wschód.
engineer-field-area-resource-help = Tylko dla obszarów przemysłowych; „any” to dowolny surowiec.
engineer-field-building-bonus-help = Tylko dla części wyzwania.
engineer-field-district-name-help = Bez niej używana jest zwykła nazwa.
engineer-field-building-name-help = Bez niej używana jest zwykła nazwa.
engineer-field-challenge-name-help = Bez niej używana jest zwykła nazwa.

# Skąd pochodzą części wydania.
engineer-provenance-projects = To, która karta ma które z akcji.
engineer-part-dice = Kości
engineer-part-actions = Akcje kart projektów
