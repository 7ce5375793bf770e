# Co mówi Inżynier.

engineer-title = Inżynier
engineer-tagline = Prowadź inżyniera przez cztery dzielnice, używaj kości i kart i zbuduj na czas wszystkie budynki.
engineer-length = 15–30 min

## Odmowy: po jednej dla każdej zasady, którą można złamać.

engineer-setup-each-once = Dzielnica { $district } jest w układzie dwa razy. Każda z czterech kart ma jedno miejsce.
engineer-setup-start = Inżynier nie może zacząć na { $area }. Wybierz obszar mieszkalny: { $areas }.

engineer-round-order = Tego nie można teraz zrobić. Bieżący krok: { $step }.
engineer-end-over = Partia jest zakończona.

engineer-roll-three = Rzuca się wszystkimi trzema kośćmi.
engineer-keep-two = Nie ma takich kości w rzucie ({ $dice }). Zatrzymaj dwie z: { $rolled }.
engineer-plan-dice = Ustaw dokładnie dwie kości, każdą od 1 do 6.
engineer-dice-active = { $count ->
        [0] Nie masz już aktywnych kości, więc { $die } nie można użyć.
        [one] Żadna aktywna kość nie pokazuje { $die }. Jedyna, która została, pokazuje { $active }.
       *[other] Żadna aktywna kość nie pokazuje { $die }. Aktywne kości pokazują { $active }.
    }

engineer-extra-each = Kość usuwa jeden żeton i 2 $ też jeden. Za każdy żeton zapłać osobno.
engineer-extra-money = Usunięcie żetonu kosztuje { $price } $, a ty masz { $money } $.
engineer-token-there = Na { $area } nie ma żetonu.
engineer-token-most = { $most ->
        [one] W ten sposób można usunąć tylko 1 żeton.
        [few] W ten sposób można usunąć najwyżej { $most } żetony.
       *[other] W ten sposób można usunąć najwyżej { $most } żetonów.
    }

engineer-project-must = Tu nie można spasować: zagraj kartę projektu albo odzyskaj karty.
engineer-project-hand = Karty { $project } nie masz na ręce.
engineer-project-ways = Karta { $project } na to nie pozwala: { $deed }.
engineer-project-die = Akcja zaawansowana karty { $project } wymaga aktywnej kości, która pokazuje { $die }.
engineer-move-exact = { $to } nie jest oddalone dokładnie o { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    } od { $from }.
engineer-move-return = Inżynier już jest na { $area } i nie może tam skończyć ruchu.

engineer-set-die-active = Żadna aktywna kość, którą można ustawić, nie pokazuje { $die }.
engineer-set-die-other = Kość już pokazuje { $die }. Wybierz inną wartość.
engineer-swap-owned = Nie masz tego surowca do oddania: { $resource }.
engineer-swap-other = Nie można wymienić surowca na ten sam: { $resource }. Wybierz inny.
engineer-swap-two = Wybierz dwa surowce: ta wymiana daje dwa za jeden.
engineer-develop-side = Ta dzielnica jest już rozwinięta: { $district }.
engineer-develop-engineer = W tej dzielnicy jest inżynier: { $district }. Rozwinąć można tylko dzielnicę bez inżyniera.
engineer-develop-token = W tej dzielnicy nie ma żetonu: { $district }. Rozwinąć można tylko dzielnicę z żetonem.

engineer-area-kinds = Inżynier jest na { $area } (obszar { $kind }); nie ma tam takiej akcji.
engineer-area-die = { $area } nie przyjmuje kości, która pokazuje { $die }, tylko { $values }.
engineer-industrial-resource = { $area } nie daje tego surowca: { $resource }.
engineer-trade-die = Kość służy tu tylko do wymiany jednego surowca na dwa.
engineer-trade-sale = Nie masz tego surowca na sprzedaż ani przed wymianą, ani po niej: { $resource }.

engineer-build-card = Na karcie nie ma budynku { $building }; numery są od 1 do { $most }.
engineer-build-once = To już jest zbudowane: { $building }.
engineer-build-token = Do budowy ({ $building }) potrzebny jest żeton, a pula jest pusta.
engineer-build-cost = Nie stać cię na to: { $building }. Koszt: drewno { $wood }, węgiel { $coal }, stal { $steel }, { $money } $.
engineer-challenge-order = Tej części nie można jeszcze zbudować: { $building }. Następna część: { $next }.
engineer-bonus-kinds = Bonus tej części na to nie pozwala: { $deed }.

## Wpisy dziennika.

engineer-log-layout = Dzielnice od północnego zachodu do południowego wschodu: { $districts }.
engineer-log-start = Inżynier zaczyna na { $area }.
engineer-log-roll = Kości pokazują { $dice }.
engineer-log-keep = Aktywne kości: { $dice }.
engineer-log-set = Kości ustawione po planowaniu: { $dice }.
engineer-log-clear = { $tokens ->
        [one] Usuwa żeton z { $areas }
       *[other] Usuwa żetony z { $areas }
    } { $money ->
        [0] za kość { $die }.
       *[other] { $die ->
            [0] za { $money } $.
           *[other] za kość { $die } i { $money } $.
        }
    }
engineer-log-project = { $project }: ruch na { $area }; { $deed }.
engineer-log-recover = Ruch na { $area }; odzyskuje wszystkie karty projektów.
engineer-log-take = Bierze: { $resource }{ $many ->
        [1] {""}
       *[other] {" "}×{ $many }
    }{ $die ->
        [0] .
       *[other] {" "}za kość { $die }.
    }
engineer-log-tax = Zbiera podatki: { $money } $.
engineer-log-build = Buduje za kość { $die }: { $building }.
engineer-log-trade = Handluje: { $trade }.
engineer-log-bonus = Bonus: { $deed }.
engineer-log-pass = Pomija: { $step }.
engineer-log-end = { $told } { $end }
engineer-log-won = Wszystko zbudowane: gra wygrana; na liczniku rund zostało { $time }.
engineer-log-out-of-time = Czas się skończył: gra przegrana.
engineer-log-out-of-tokens = Nie ma już żetonu na ten obszar: gra przegrana.
engineer-log-card-turned = Strona A jest gotowa: wszystkie żetony wracają do puli i zaczyna się strona B.

engineer-deed-nothing = bez akcji karty
engineer-deed-remove = { $tokens ->
        [one] usuwa żeton z { $areas }
       *[other] usuwa żetony z { $areas }
    }
engineer-deed-take = bierze: { $resource }
engineer-deed-set-die = ustawia kość z { $from } na { $to }
engineer-deed-build = buduje: { $building }
engineer-deed-halt = zatrzymuje czas w tej rundzie
engineer-deed-swap = wymienia: { $swap }
engineer-deed-develop = rozwija dzielnicę: { $district }
engineer-deed-plan = planuje następne kości

engineer-traded-money = { $money } $
engineer-traded-swap = { $die ->
        [0] { $swap }
       *[other] { $swap } za kość { $die }
    }
engineer-traded-sale = sprzedaż: { $resource } za { $money } $
engineer-swap = { $give } na: { $get }
engineer-list = { $first }, { $rest }
engineer-plus = { $first } + { $rest }
engineer-none = –
engineer-name = { $own ->
        [0] { $en }
       *[other] { $pl }
    }

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

## Arkusz punktacji.

engineer-score-buildings = Budynki
engineer-score-time = Pozostały czas (po wygranej)
engineer-fact-to-build = do zbudowania
engineer-fact-time-left = na liczniku rund

## Nazwy.

engineer-resource-wood = drewno
engineer-resource-coal = węgiel
engineer-resource-steel = stal
engineer-kind-industrial = przemysłowy
engineer-kind-trade = handlowy
engineer-kind-residential = mieszkalny
engineer-step-layout = układanie dzielnic
engineer-step-start = pierwszy obszar inżyniera
engineer-step-roll = rzut kośćmi
engineer-step-set_dice = ustawienie dwóch kości
engineer-step-keep = wybór dwóch kości
engineer-step-extra = usuwanie żetonów
engineer-step-project = projekt
engineer-step-card_bonus = bonus
engineer-step-invest = inwestycja
engineer-step-area_bonus = bonus
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
